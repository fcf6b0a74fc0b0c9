-- Puts the named readers, or the writer, out of somebody else's Redisson read-write lock, if all of them still hold it; other
-- readers stay. When nobody is left the lock goes and its waiters are woken.
-- KEYS[1] lock. ARGV: expected holders (fields of the hash, a space between two), the lock's channel, ms to hold newcomers off
-- or 0, owner of the hold-off, how the keys of the holds begin.
-- Answers as force_release_redisson, and {3, readers that stay (at most 256 bytes), subscribers woken or none}.
-- [only_hash]
-- [fields]
local noHolder = 'mode'
-- [named_fields]
-- What the user may not do to set a hold-off is found out while the lock stands, with values that it has already: then nothing is
-- done. One without a TTL has one of thirty years meanwhile.
local holdsOff = tonumber(ARGV[3]) > 0
local ttl = 0
if holdsOff then
  ttl = redis.call('PTTL', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], ttl < 0 and '946080000000' or math.max(ttl, 1))
end
local function asItWas(refused)
  if ttl < 0 then redis.pcall('PERSIST', KEYS[1]) end
  return refused
end
if holdsOff then
  local tried = redis.pcall('HSET', KEYS[1], holders[1], redis.call('HGET', KEYS[1], holders[1]))
  if type(tried) ~= 'number' then return asItWas(tried) end
end
local wrote = false
for _, holder in ipairs(holders) do
  local count = tonumber(redis.call('HGET', KEYS[1], holder)) or 0
  local out = redis.pcall('HDEL', KEYS[1], holder)
  if type(out) ~= 'number' then return asItWas(out) end
  if string.sub(holder, -6) == ':write' then
    wrote = true
  else
    -- one key per hold; a count beyond reason is no count
    for n = 1, math.min(count, 1000) do redis.call('DEL', ARGV[5] .. holder .. ':rwlock_timeout:' .. n) end
  end
end
local left = redis.call('HLEN', KEYS[1])
local othersStay = left > 1 or (left == 1 and redis.call('HEXISTS', KEYS[1], 'mode') == 0)
if othersStay then
  -- A writer that also reads goes on reading, and others may join it.
  asItWas()
  if not wrote then return {3, fields(noHolder)} end
  redis.call('HSET', KEYS[1], 'mode', 'read')
elseif holdsOff then
  redis.call('HSET', KEYS[1], 'mode', 'write', ARGV[4], 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  wrote = true -- all who wait have to read its TTL
else
  redis.call('DEL', KEYS[1])
end
-- [tell]
-- 1 wakes all who wait, 0 one of each client (Redisson, LockPubSub).
local woken = tell(ARGV[2], wrote and '1' or '0')
return othersStay and {3, fields(noHolder), woken} or {1, woken}

-- Puts the named readers, or the writer, out of somebody else's Redisson read-write lock, if all of them still hold it; other
-- readers stay. When nobody is left the lock goes and its waiters are woken.
-- KEYS[1] lock. ARGV: expected holders (fields of the hash, a space between two), the lock's channel, ms to hold newcomers off
-- or 0, owner of the hold-off, how the keys of the holds begin.
-- Answers as force_release_redisson.
-- [only_hash]
-- [fields]
-- [named_fields]
local wrote = false
for _, holder in ipairs(holders) do
  local count = tonumber(redis.call('HGET', KEYS[1], holder)) or 0
  redis.call('HDEL', KEYS[1], holder)
  if string.sub(holder, -6) == ':write' then
    wrote = true
  else
    -- one key per hold; a count beyond reason is no count
    for n = 1, math.min(count, 1000) do redis.call('DEL', ARGV[5] .. holder .. ':rwlock_timeout:' .. n) end
  end
end
local left = redis.call('HLEN', KEYS[1])
if left > 1 or (left == 1 and redis.call('HEXISTS', KEYS[1], 'mode') == 0) then
  -- A writer that also reads goes on reading, and others may join it.
  if wrote then redis.call('HSET', KEYS[1], 'mode', 'read') else return {1} end
else
  redis.call('DEL', KEYS[1])
  if tonumber(ARGV[3]) > 0 then
    redis.call('HSET', KEYS[1], 'mode', 'write', ARGV[4], 1)
    -- A user without the right to PEXPIRE must not leave a lock behind that never ends.
    local limited = redis.pcall('PEXPIRE', KEYS[1], ARGV[3])
    if type(limited) == 'table' and limited.err then redis.call('DEL', KEYS[1]) end
    return {1, 0}
  end
end
-- [tell]
-- 1 wakes all who wait, 0 one of each client (Redisson, LockPubSub).
return {1, tell(ARGV[2], wrote and '1' or '0')}

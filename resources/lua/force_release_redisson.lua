-- Releases somebody else's Redisson lock (hash: one field, the owner) if the owner is still the one the operator was
-- shown, and wakes the waiters: without the message they sleep until the TTL they last read (Redisson, LockPubSub), and the
-- first in a fair queue, who has a channel of its own, for minutes, with the lock reserved for it.
-- KEYS: lock, queue, time-outs of the queue. ARGV: expected owner, the lock's channel, ms to hold newcomers off or 0, owner of
-- the hold-off, whose TTL the waiters read then.
-- Answers {1, subscribers woken or -1 when publishing is not allowed} held off, {1, the same, TTL it had or -3 when that may not
-- be asked, its hold count} released, {0} absent, {-1, found owner} changed, {-2, type} not a hash any more.
-- [only_hash]
-- [fields]
-- [only_owner]
-- [tell]
-- [tell_all]
if tonumber(ARGV[3]) > 0 then
  -- What the user may not do is found out while the lock stands, with values that it has already: then nothing is done. One
  -- without a TTL has one of thirty years meanwhile.
  local ttl = redis.call('PTTL', KEYS[1])
  redis.call('PEXPIRE', KEYS[1], ttl < 0 and '946080000000' or math.max(ttl, 1))
  local tried = redis.pcall('HSET', KEYS[1], ARGV[1], redis.call('HGET', KEYS[1], ARGV[1]))
  if type(tried) == 'number' then tried = redis.pcall('DEL', KEYS[1]) end
  if type(tried) ~= 'number' then
    if ttl < 0 then redis.pcall('PERSIST', KEYS[1]) end
    return tried
  end
  redis.call('HSET', KEYS[1], ARGV[4], 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {1, tellAll(ARGV[2], KEYS[2])}
end
local left = redis.pcall('PTTL', KEYS[1])
if type(left) ~= 'number' then left = -3 end
local holds = tonumber(redis.call('HGET', KEYS[1], ARGV[1])) or 0
redis.call('DEL', KEYS[1])
local woken = tell(ARGV[2], '0')
-- A user without rights on the queue releases all the same; its head then wakes by its own time-out.
local head = redis.pcall('LINDEX', KEYS[2], 0)
if type(head) == 'string' then
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  while type(head) == 'string' do
    local deadline = redis.pcall('ZSCORE', KEYS[3], head)
    if type(deadline) == 'string' and tonumber(deadline) > now then break end
    redis.pcall('ZREM', KEYS[3], head)
    local dropped = redis.pcall('LPOP', KEYS[2])
    head = type(dropped) == 'string' and redis.pcall('LINDEX', KEYS[2], 0) or nil
  end
  if type(head) == 'string' then
    local told = tell(ARGV[2] .. ':' .. head, '0')
    if told >= 0 then woken = math.max(woken, 0) + told end
  end
end
return {1, woken, left, holds}

-- Makes somebody else's Redisson lock (hash: one field, the owner) end sooner, never later, if the owner is still the one the
-- operator was shown. Who waits is woken, to read the new TTL: they sleep for the one they last read, for ever where there was
-- none (Redisson, RedissonLock.lock).
-- KEYS: lock, queue. ARGV: expected owner, TTL in ms, > 0, 'longer' or 'endless' as limit_ttl_string, the lock's channel.
-- Answers as limit_ttl_string, with the subscribers woken or -1 when publishing is not allowed.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
if redis.call('HLEN', KEYS[1]) ~= 1 or redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then
  if redis.call('HLEN', KEYS[1]) > 16 then return {-1, ''} end
  return {-1, string.sub(table.concat(redis.call('HKEYS', KEYS[1]), ' '), 1, 256)}
end
local left = redis.call('PTTL', KEYS[1])
if ARGV[3] == 'endless' then
  if left ~= -1 then return {2, left} end
else
  if left == -1 then return {-3} end
  if left <= tonumber(ARGV[2]) then return {2, left} end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
-- 1 wakes all who wait, 0 one of each client (Redisson, LockPubSub). Clients of Redis 7 clusters listen on the sharded channel.
local function tell(channel)
  local woken = redis.pcall('PUBLISH', channel, '1')
  local sharded = redis.pcall('SPUBLISH', channel, '1')
  if type(woken) ~= 'number' then woken = -1 end
  if type(sharded) == 'number' and sharded > 0 then woken = math.max(woken, 0) + sharded end
  return woken
end
local woken = tell(ARGV[4])
-- The first in a fair queue has a channel of its own. A user without rights on the queue does it all the same.
local head = redis.pcall('LINDEX', KEYS[2], 0)
if type(head) == 'string' then
  local told = tell(ARGV[4] .. ':' .. head)
  if told >= 0 then woken = math.max(woken, 0) + told end
end
return {1, woken, left}

-- Releases somebody else's Redisson lock (hash: one field, the owner) if the owner is still the one the operator was
-- shown, and wakes the waiters: without the message they sleep until the TTL they last read (Redisson, LockPubSub).
-- KEYS[1] lock, ARGV: expected owner, the lock's channel, ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1, subscribers woken or -1 when publishing is not allowed} released, {0} absent,
-- {-1, found owner} changed, {-2, type} not a hash any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
if redis.call('HLEN', KEYS[1]) ~= 1 or redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then
  if redis.call('HLEN', KEYS[1]) > 16 then return {-1, ''} end
  local fields = redis.call('HKEYS', KEYS[1])
  return {-1, string.sub(table.concat(fields, ' '), 1, 256)}
end
redis.call('DEL', KEYS[1])
if tonumber(ARGV[3]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[4], 1)
  -- A user without the right to PEXPIRE must not leave a lock behind that never ends.
  local limited = redis.pcall('PEXPIRE', KEYS[1], ARGV[3])
  if type(limited) == 'table' and limited.err then redis.call('DEL', KEYS[1]) end
  return {1, 0}
end
-- Clients of Redis 7 clusters listen on the sharded channel; older servers do not know it.
local woken = redis.pcall('PUBLISH', ARGV[2], '0')
local sharded = redis.pcall('SPUBLISH', ARGV[2], '0')
if type(woken) ~= 'number' then woken = -1 end
if type(sharded) == 'number' and sharded > 0 then woken = math.max(woken, 0) + sharded end
return {1, woken}

-- Takes Redisson's reentrant lock (a hash: owner = hold count) as its clients do (RedissonLock, RedissonFairLock). Where
-- clients stand in line for it (fair lock), nobody jumps the queue: it is granted only to its head, and who is willing to
-- wait joins it.
-- KEYS: lock, queue, time-outs of the queue, fencing counter. ARGV: our owner, TTL in ms, our place in line or '',
-- ms that a head of the queue may hesitate, '1' for a fencing token, hold count, '1' if we hold it on other nodes already.
-- Answers {1, fencing token or 0} granted, {0} held or not our turn.
local lock, queue, timeouts, counter = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local owner, ttl, place, patience = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local holds, healing = ARGV[6], ARGV[7] == '1'

local head = redis.call('LINDEX', queue, 0)
local now = 0
if head then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
  -- Those who did not come when it was their turn have lost it.
  while head do
    local deadline = redis.call('ZSCORE', timeouts, head)
    if deadline and tonumber(deadline) > now then break end
    redis.call('ZREM', timeouts, head)
    redis.call('LPOP', queue)
    head = redis.call('LINDEX', queue, 0)
  end
end

if redis.call('EXISTS', lock) == 0 and (not head or head == place or healing) then
  if head == place then
    redis.call('LPOP', queue)
    redis.call('ZREM', timeouts, place)
    for _, waiter in ipairs(redis.call('ZRANGE', timeouts, 0, -1)) do
      redis.call('ZINCRBY', timeouts, -patience, waiter)
    end
  end
  redis.call('HSET', lock, owner, holds)
  -- A user without the right to PEXPIRE must not leave a lock behind that never ends.
  local limited = redis.pcall('PEXPIRE', lock, ttl)
  if type(limited) == 'table' and limited.err then
    redis.call('DEL', lock)
    return limited
  end
  if ARGV[5] == '1' then return {1, redis.call('INCR', counter)} end
  return {1, 0}
end

if head and place ~= '' and not redis.call('ZSCORE', timeouts, place) then
  local last = redis.call('LINDEX', queue, -1)
  local before = tonumber(redis.call('ZSCORE', timeouts, last) or now)
  redis.call('ZADD', timeouts, string.format('%.0f', math.max(before, now) + patience), place)
  redis.call('RPUSH', queue, place)
end
return {0}

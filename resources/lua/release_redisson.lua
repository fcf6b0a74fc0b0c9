-- Gives Redisson's reentrant lock back, whatever its hold count, and wakes who waits: the clients of the plain lock by its
-- channel, those in line (fair lock) by the channel of the first.
-- KEYS: lock, queue, time-outs of the queue. ARGV: our owner, channel or ''.
-- Answers 1 released, 0 absent, -1 held by somebody else.
local lock, queue, timeouts = KEYS[1], KEYS[2], KEYS[3]
if redis.call('HEXISTS', lock, ARGV[1]) == 0 then
  if redis.call('EXISTS', lock) == 0 then return 0 end
  return -1
end
redis.call('DEL', lock)
if ARGV[2] == '' then return 1 end
-- A user without the right to publish releases all the same; who waits then finds out by asking.
redis.pcall('PUBLISH', ARGV[2], '0')
-- Clients of Redis 7 clusters listen on the sharded channel; older servers do not know it.
redis.pcall('SPUBLISH', ARGV[2], '0')
local head = redis.call('LINDEX', queue, 0)
if head then
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  while head do
    local deadline = redis.call('ZSCORE', timeouts, head)
    if deadline and tonumber(deadline) > now then break end
    redis.call('ZREM', timeouts, head)
    redis.call('LPOP', queue)
    head = redis.call('LINDEX', queue, 0)
  end
  if head then redis.pcall('PUBLISH', ARGV[2] .. ':' .. head, '0') end
end
return 1

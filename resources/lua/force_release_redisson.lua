-- Releases somebody else's Redisson lock (hash: one field, the owner) if the owner is still the one the operator was
-- shown, and wakes the waiters: without the message they sleep until the TTL they last read (Redisson, LockPubSub), and the
-- first in a fair queue, who has a channel of its own, for minutes, with the lock reserved for it.
-- KEYS: lock, queue, time-outs of the queue. ARGV: expected owner, the lock's channel, ms to hold newcomers off or 0, owner of
-- the hold-off.
-- Answers {1, subscribers woken or -1 when publishing is not allowed, TTL it had or -3 when that may not be asked, its hold
-- count} released, {0} absent,
-- {-1, found owner} changed, {-2, type} not a hash any more.
-- [only_hash]
-- [fields]
-- [only_owner]
local left = redis.pcall('PTTL', KEYS[1])
if type(left) ~= 'number' then left = -3 end
local holds = tonumber(redis.call('HGET', KEYS[1], ARGV[1])) or 0
redis.call('DEL', KEYS[1])
if tonumber(ARGV[3]) > 0 then
  redis.call('HSET', KEYS[1], ARGV[4], 1)
  -- A user without the right to PEXPIRE must not leave a lock behind that never ends.
  local limited = redis.pcall('PEXPIRE', KEYS[1], ARGV[3])
  if type(limited) == 'table' and limited.err then redis.call('DEL', KEYS[1]) end
  return {1, 0}
end
-- [tell]
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

-- Releases a python-redis-lock and wakes its waiters, who block on a list: its own release, or, with the owner that an
-- operator saw, its reset.
-- KEYS: lock, signal list. ARGV: owner (see carried), '1' to wake who waits, ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1} or {1, -2, TTL it had or -3 when that may not be asked} released, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} no string.
-- [only_string]
-- [carried]
if not carried(KEYS[1]) then return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)} end
if tonumber(ARGV[3]) > 0 then
  redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[3])
  return {1}
end
local left = redis.pcall('PTTL', KEYS[1])
if type(left) ~= 'number' then left = -3 end
redis.call('DEL', KEYS[1])
if ARGV[2] == '1' then
  redis.call('DEL', KEYS[2])
  redis.call('LPUSH', KEYS[2], 1)
  redis.call('PEXPIRE', KEYS[2], 1000)
end
return {1, -2, left}

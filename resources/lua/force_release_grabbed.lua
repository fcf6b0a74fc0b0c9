-- Gives named permits of redis-semaphore (Ruby) back, if all of them are still in use: to the list of free ones, on which who
-- waits blocks. A permit that is only deleted would be lost for good.
-- KEYS: the hash of permits in use, the list of free ones. ARGV: expected permits (a space between two).
-- Answers {1} released, {0} absent, {-1, ''} changed, {-2, type} not a hash any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
local permits = {}
for permit in string.gmatch(ARGV[1], '%S+') do
  if redis.call('HEXISTS', KEYS[1], permit) == 0 then return {-1, ''} end
  permits[#permits + 1] = permit
end
if #permits == 0 then return {-1, ''} end
redis.call('HDEL', KEYS[1], unpack(permits))
redis.call('LPUSH', KEYS[2], unpack(permits))
return {1}

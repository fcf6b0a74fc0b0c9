-- Gives named permits of Redisson's semaphore back, if all of them are still given out, and wakes who waits.
-- KEYS: the sorted set of permits, the counter of free ones. ARGV: expected permits (32 hex digits each, a space between two),
-- the channel.
-- Answers as force_release_redisson, {3, '', subscribers woken} beside others, -2 for a set that is none any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'zset' then return {-2, kind} end
local permits = {}
for hex in string.gmatch(ARGV[1], '%S+') do
  local permit = string.gsub(hex, '%x%x', function(byte) return string.char(tonumber(byte, 16)) end)
  if not redis.call('ZSCORE', KEYS[1], permit) then return {-1, ''} end
  permits[#permits + 1] = permit
end
if #permits == 0 then return {-1, ''} end
for _, permit in ipairs(permits) do redis.call('ZREM', KEYS[1], permit) end
-- [tell]
local woken = tell(ARGV[2], redis.call('INCRBY', KEYS[2], #permits))
local left = redis.pcall('ZCARD', KEYS[1])
return type(left) == 'number' and left > 0 and {3, '', woken} or {1, woken}

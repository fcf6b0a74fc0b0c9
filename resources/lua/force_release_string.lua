-- Releases somebody else's string lock if, at this very moment, the owner is still the one the operator was shown.
-- KEYS[1] lock, ARGV: expected owner, channel that wakes who waits or '', ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1} or {1, subscribers woken, or -1 when publishing is not allowed} released, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} not a string any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'string' then return {-2, kind} end
-- the length first: a value that has become huge is not copied into the script
if redis.call('STRLEN', KEYS[1]) ~= #ARGV[1] or redis.call('GET', KEYS[1]) ~= ARGV[1] then
  return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)}
end
if tonumber(ARGV[3]) > 0 then
  redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[3])
  return {1}
end
redis.call('DEL', KEYS[1])
if ARGV[2] == '' then return {1} end
local woken = redis.pcall('PUBLISH', ARGV[2], '0')
return {1, type(woken) == 'number' and woken or -1}

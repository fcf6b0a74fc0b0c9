-- Puts a string lock back that an operator has released, if the key is still free.
-- KEYS[1] lock. ARGV: its owner, the ms that were left of its TTL, or -1 for none.
-- Answers {1} put back, {-1, found owner (at most 256 bytes)} taken meanwhile, {-2, type} another kind of key meanwhile.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'string' then return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)} end
if kind ~= 'none' then return {-2, kind} end
if tonumber(ARGV[2]) > 0 then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
else
  redis.call('SET', KEYS[1], ARGV[1])
end
return {1}

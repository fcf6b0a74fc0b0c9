-- Makes somebody else's lock end sooner, never later, that is a hash with the owner in one of its fields, if that is still the
-- expected one.
-- KEYS[1] lock. ARGV: expected owner, TTL in ms, > 0, 'longer' or 'endless' as limit_ttl_string, the field.
-- Answers as limit_ttl_string.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
if redis.call('HSTRLEN', KEYS[1], ARGV[4]) ~= #ARGV[1] then return {-1, ''} end
local found = redis.call('HGET', KEYS[1], ARGV[4])
if found ~= ARGV[1] then return {-1, string.sub(found or '', 1, 256)} end
local left = redis.call('PTTL', KEYS[1])
if ARGV[3] == 'endless' then
  if left ~= -1 then return {2, left} end
else
  if left == -1 then return {-3} end
  if left <= tonumber(ARGV[2]) then return {2, left} end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return {1, -2, left}

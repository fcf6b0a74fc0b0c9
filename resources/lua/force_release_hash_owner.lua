-- Releases somebody else's lock that is a hash with the owner in one of its fields, if that is still the expected one.
-- KEYS[1] lock. ARGV: expected owner, the field.
-- Answers {1} released, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} not a hash any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
-- the length first: a value that has become huge is not copied into the script
if redis.call('HSTRLEN', KEYS[1], ARGV[2]) ~= #ARGV[1] then return {-1, ''} end
local found = redis.call('HGET', KEYS[1], ARGV[2])
if found ~= ARGV[1] then return {-1, string.sub(found or '', 1, 256)} end
redis.call('DEL', KEYS[1])
return {1}

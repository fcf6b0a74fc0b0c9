-- the length first: a value that has become huge is not copied into the script
if redis.call('HSTRLEN', KEYS[1], field) ~= #ARGV[1] then return {-1, ''} end
local found = redis.call('HGET', KEYS[1], field)
if found ~= ARGV[1] then return {-1, string.sub(found or '', 1, 256)} end

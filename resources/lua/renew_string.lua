-- Renewal by compare-and-PEXPIRE. Never re-creates a lost key.
-- KEYS[1] lock, ARGV[1] our token, ARGV[2] TTL in ms, > 0 (a PEXPIRE of 0 or less would delete the key and answer 1).
-- Answers 1 renewed, 0 absent, -1 held by somebody else.
local found = redis.call('GET', KEYS[1])
if not found then return 0 end
if found ~= ARGV[1] then return -1 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])

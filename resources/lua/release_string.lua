-- Release by compare-and-delete (Redis documentation, "Distributed Locks with Redis"), then a word to those who wait.
-- KEYS[1] lock, ARGV[1] our token, ARGV[2] channel or ''. Answers 1 released, 0 absent, -1 held by somebody else.
local found = redis.call('GET', KEYS[1])
if not found then return 0 end
if found ~= ARGV[1] then return -1 end
redis.call('DEL', KEYS[1])
-- A user without the right to publish releases all the same; who waits then finds out by asking.
if ARGV[2] ~= '' then redis.pcall('PUBLISH', ARGV[2], '0') end
return 1

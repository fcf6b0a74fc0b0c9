-- Release by compare-and-delete (Redis documentation, "Distributed Locks with Redis").
-- KEYS[1] lock, ARGV[1] our token. Answers 1 released, 0 absent, -1 held by somebody else.
local found = redis.call('GET', KEYS[1])
if not found then return 0 end
if found ~= ARGV[1] then return -1 end
redis.call('DEL', KEYS[1])
return 1

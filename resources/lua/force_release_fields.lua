-- Removes the named fields of a hash, each of which is a lock or a permit in use, if all of them are still there; others stay.
-- With a list they go back to it: on it waits who wants one, and a permit that is only deleted would be lost for good.
-- KEYS: the hash, the list of free ones or none. ARGV: expected fields (a space between two).
-- Answers {1} released, {3, permits that stay (at most 256 bytes)} released beside others, {0} absent, {-1, found fields (at most 256 bytes)} changed, {-2, type} not a hash any more.
-- [only_hash]
-- [fields]
-- [others_stay]
local noHolder = nil
-- [named_fields]
redis.call('HDEL', KEYS[1], unpack(holders))
if not KEYS[2] then return {1} end
redis.call('LPUSH', KEYS[2], unpack(holders))
return out()

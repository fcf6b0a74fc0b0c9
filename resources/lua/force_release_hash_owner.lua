-- Releases somebody else's lock that is a hash with the owner in one of its fields, if that is still the expected one.
-- KEYS[1] lock. ARGV: expected owner, the field.
-- Answers {1} released, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} not a hash any more.
-- [only_hash]
local field = ARGV[2]
-- [owner_field]
redis.call('DEL', KEYS[1])
return {1}

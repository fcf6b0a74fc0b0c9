-- Makes somebody else's lock end sooner, never later, that is a hash with the owner in one of its fields, if that is still the
-- expected one.
-- KEYS[1] lock. ARGV: expected owner, TTL in ms, > 0, 'longer' or 'endless' as limit_ttl_string, the field.
-- Answers as limit_ttl_string.
-- [only_hash]
local field = ARGV[4]
-- [owner_field]
-- [limit]
return {1, -2, left}

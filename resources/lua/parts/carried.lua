-- ARGV[1] is the owner as it stands or, as comparableOwner() writes it, 'sha1:', its length, ':' and its digest.
local length, digest = string.match(ARGV[1], '^sha1:(%d+):(%x+)$')
length = tonumber(length) or #ARGV[1]
-- the length first: a value that has become huge is not copied into the script
local function carried(key)
  if redis.call('STRLEN', key) ~= length then return false end
  local value = redis.call('GET', key)
  if digest then return redis.sha1hex(value) == digest end
  return value == ARGV[1]
end

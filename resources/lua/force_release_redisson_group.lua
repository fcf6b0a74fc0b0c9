-- Puts the named holders out of Redisson's multi-lock of a group, if all of them still hold their value, and wakes who waits.
-- KEYS[1] the group's hash. ARGV: expected holders (`<hash of the value>:<client>:<thread>`, a space between two), the channel.
-- Answers as force_release_redisson, and {3, '', subscribers woken} beside others.
-- [only_hash]
local holders = {}
for holder in string.gmatch(ARGV[1], '%S+') do
  local value, owner = string.match(holder, '^([^:]+):(.+)$')
  local found = value and redis.call('HGET', KEYS[1], value)
  if not value or found ~= owner then return {-1, type(found) == 'string' and string.sub(found, 1, 256) or ''} end
  holders[#holders + 1] = {value, holder}
end
if #holders == 0 then return {-1, ''} end
for _, holder in ipairs(holders) do
  redis.call('HDEL', KEYS[1], holder[1], holder[2] .. ':expire_time', holder[2] .. ':lock_count')
end
-- [tell]
local left = redis.pcall('HLEN', KEYS[1])
local woken = tell(ARGV[2], '0')
return type(left) == 'number' and left > 0 and {3, '', woken} or {1, woken}

-- Puts the named owners out of a resource lock of Pulp, a string or a set, if all of them still hold it, and takes the lock off
-- the registry of each, by which Pulp cleans up behind owners that have died.
-- KEYS: lock, then the registries of the owners. ARGV: expected owners (a space between two members of a set), expected type,
-- ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1} released, {3, ''} released beside others, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} not of
-- that type any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= ARGV[2] then return {-2, kind} end
-- [carried]
local owners = {}
if kind == 'string' then
  if not carried(KEYS[1]) then return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)} end
else
  for owner in string.gmatch(ARGV[1], '%S+') do
    if redis.call('SISMEMBER', KEYS[1], owner) == 0 then return {-1, ''} end
    owners[#owners + 1] = owner
  end
  if #owners == 0 then return {-1, ''} end
end
-- The registry first: a user who may not change it releases nothing.
for i = 2, #KEYS do redis.call('SREM', KEYS[i], KEYS[1]) end
if kind == 'set' then
  redis.call('SREM', KEYS[1], unpack(owners))
  local left = redis.pcall('SCARD', KEYS[1])
  if type(left) == 'number' and left > 0 then return {3, ''} end
elseif tonumber(ARGV[3]) > 0 then
  redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[3])
else
  redis.call('DEL', KEYS[1])
end
return {1}

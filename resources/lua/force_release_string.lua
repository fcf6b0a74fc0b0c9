-- Releases somebody else's string lock if, at this very moment, the owner is still the one the operator was shown.
-- KEYS: lock, then keys that go with it. ARGV: expected owner (see carried), ms to hold newcomers off or 0, owner of the hold-off, 'twins' when
-- the further keys belong to it only where they carry the same owner, or 'all', then channels and messages that wake who waits.
-- Answers {1} held off, {1, subscribers woken, -1 when publishing is not allowed, -2 when nobody is told, TTL it had or -3 when
-- that may not be asked} released, {0} absent, {-1, found owner (at most 256 bytes)} changed, {-2, type} not a string any more.
-- [only_string]
-- [carried]
if not carried(KEYS[1]) then return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)} end
local twins = ARGV[4] == 'twins'
local meant = {KEYS[1]}
for i = 2, #KEYS do
  if not twins or (redis.call('TYPE', KEYS[i]).ok == 'string' and carried(KEYS[i])) then meant[#meant + 1] = KEYS[i] end
end
if tonumber(ARGV[2]) > 0 then
  redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
  for i = 2, twins and #meant or 0 do redis.call('SET', meant[i], ARGV[3], 'PX', ARGV[2]) end
  return {1}
end
local left = redis.pcall('PTTL', KEYS[1])
if type(left) ~= 'number' then left = -3 end
redis.call('DEL', unpack(meant))
if #ARGV < 6 then return {1, -2, left} end
local woken = 0
for i = 5, #ARGV - 1, 2 do
  local told = redis.pcall('PUBLISH', ARGV[i], ARGV[i + 1])
  woken = (type(told) == 'number' and woken >= 0) and woken + told or -1
end
return {1, woken, left}

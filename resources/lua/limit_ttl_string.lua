-- Makes somebody else's string lock end sooner, never later, if at this very moment the owner is still the one the operator
-- was shown.
-- KEYS: lock, then keys that belong to it where they carry the same owner. ARGV: expected owner (see carried), TTL in ms, > 0, 'longer' for a
-- lock whose TTL is running and longer, or 'endless' for one that has none.
-- Answers {1, -2, TTL before} done, {0} absent,
-- {2, TTL} nothing to do: it ends sooner, or has one, {-1, found owner (at most 256 bytes)} changed, {-2, type} not a string
-- any more, {-3} 'longer', but it has no TTL.
-- [only_string]
-- [carried]
if not carried(KEYS[1]) then return {-1, redis.call('GETRANGE', KEYS[1], 0, 255)} end
local wanted = tonumber(ARGV[2])
local function meant(left)
  if ARGV[3] == 'endless' then return left == -1 end
  return left > wanted
end
local left = redis.call('PTTL', KEYS[1])
if ARGV[3] ~= 'endless' and left == -1 then return {-3} end
if not meant(left) then return {2, left} end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
for i = 2, #KEYS do
  if redis.call('TYPE', KEYS[i]).ok == 'string' and carried(KEYS[i]) and meant(redis.call('PTTL', KEYS[i])) then
    redis.call('PEXPIRE', KEYS[i], ARGV[2])
  end
end
return {1, -2, left}

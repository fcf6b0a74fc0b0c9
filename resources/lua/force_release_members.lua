-- Puts the named holders out of a lock that is a set or a sorted set, if all of them are still in it; others stay.
-- KEYS: the set, then sorted sets or lists in which the same members stand. ARGV: expected holders (a space between two), a member that stands
-- for the writer and goes with the last holder, or '', ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1} released, {3, members that stay (at most 256 bytes)} released beside others, whose leases may be over, {0} absent,
-- {-1, ''} changed, {-2, type} not a set any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'set' and kind ~= 'zset' then return {-2, kind} end
local function has(member)
  if kind == 'set' then return redis.call('SISMEMBER', KEYS[1], member) == 1 end
  return redis.call('ZSCORE', KEYS[1], member) ~= false
end
local function size()
  return redis.call(kind == 'set' and 'SCARD' or 'ZCARD', KEYS[1])
end
local function members()
  local there = kind == 'zset' and redis.pcall('ZRANGE', KEYS[1], 0, 15) or {}
  return there.err and '' or string.sub(table.concat(there, ' '), 1, 256)
end
local holders = {}
for holder in string.gmatch(ARGV[1], '%S+') do
  if not has(holder) then
    return {-1, members()}
  end
  holders[#holders + 1] = holder
end
if #holders == 0 then return {-1, ''} end
for _, holder in ipairs(holders) do
  redis.call(kind == 'set' and 'SREM' or 'ZREM', KEYS[1], holder)
  for i = 2, #KEYS do
    if redis.call('TYPE', KEYS[i]).ok == 'list' then redis.call('LREM', KEYS[i], 0, holder) else redis.call('ZREM', KEYS[i], holder) end
  end
end
if ARGV[2] ~= '' and size() == 1 and has(ARGV[2]) then redis.call('DEL', KEYS[1]) end
local left = redis.pcall(kind == 'set' and 'SCARD' or 'ZCARD', KEYS[1])
local holdsOff = tonumber(ARGV[3]) > 0
if left == 0 and holdsOff then redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[3]) end
-- Where it may not be asked, no hold-off takes the place of others.
return (left == 0 or (type(left) ~= 'number' and not holdsOff)) and {1} or {3, members()}

-- Puts the named holders out of a lock that is a set or a sorted set, if all of them are still in it; others stay.
-- KEYS: the set, then sets in which the same members stand. ARGV: expected holders (a space between two), a member that stands
-- for the writer and goes with the last holder, or '', ms to hold newcomers off or 0, owner of the hold-off.
-- Answers {1} released, {0} absent, {-1, ''} changed, {-2, type} not a set any more.
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
local holders = {}
for holder in string.gmatch(ARGV[1], '%S+') do
  if not has(holder) then
    if kind == 'set' then return {-1, ''} end
    return {-1, string.sub(table.concat(redis.call('ZRANGE', KEYS[1], 0, 15), ' '), 1, 256)}
  end
  holders[#holders + 1] = holder
end
if #holders == 0 then return {-1, ''} end
for _, holder in ipairs(holders) do
  redis.call(kind == 'set' and 'SREM' or 'ZREM', KEYS[1], holder)
  for i = 2, #KEYS do redis.call('ZREM', KEYS[i], holder) end
end
if ARGV[2] ~= '' and size() == 1 and has(ARGV[2]) then redis.call('DEL', KEYS[1]) end
if tonumber(ARGV[3]) > 0 and size() == 0 then redis.call('SET', KEYS[1], ARGV[4], 'PX', ARGV[3]) end
return {1}

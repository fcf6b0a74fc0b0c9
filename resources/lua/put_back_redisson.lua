-- Puts a Redisson lock back that an operator has released, if the key is still free.
-- KEYS[1] lock. ARGV: its owner, the ms that were left of its TTL, or -1 for none, its hold count.
-- Answers as put_back_string, -2 for what is no hash.
local kind = redis.call('TYPE', KEYS[1]).ok
-- [fields]
if kind == 'hash' then return {-1, fields()} end
if kind ~= 'none' then return {-2, kind} end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
if tonumber(ARGV[2]) > 0 then
  -- A user without the right to PEXPIRE must not leave a lock behind that never ends.
  local limited = redis.pcall('PEXPIRE', KEYS[1], ARGV[2])
  if type(limited) == 'table' and limited.err then
    redis.call('DEL', KEYS[1])
    return limited
  end
end
return {1}

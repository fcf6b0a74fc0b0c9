local left = redis.call('PTTL', KEYS[1])
if ARGV[3] == 'endless' then
  if left ~= -1 then return {2, left} end
else
  if left == -1 then return {-3} end
  if left <= tonumber(ARGV[2]) then return {2, left} end
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])

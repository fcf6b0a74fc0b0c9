local holders = {}
for holder in string.gmatch(ARGV[1], '%S+') do
  if redis.call('HEXISTS', KEYS[1], holder) == 0 then return {-1, fields(noHolder)} end
  holders[#holders + 1] = holder
end
if #holders == 0 then return {-1, ''} end

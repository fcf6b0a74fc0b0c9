-- what a refusal shows of a hash
local function fields()
  if redis.call('HLEN', KEYS[1]) > 16 then return '' end
  return string.sub(table.concat(redis.call('HKEYS', KEYS[1]), ' '), 1, 256)
end

-- the length first: a value that has become huge is not copied into the script
local function carried(key)
  return redis.call('STRLEN', key) == #ARGV[1] and redis.call('GET', key) == ARGV[1]
end

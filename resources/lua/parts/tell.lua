-- How many were told, -1 when publishing is not allowed. Clients of Redis 7 clusters listen on the sharded channel; older servers
-- do not know it.
local function tell(channel, message)
  local woken = redis.pcall('PUBLISH', channel, message)
  local sharded = redis.pcall('SPUBLISH', channel, message)
  if type(woken) ~= 'number' then woken = -1 end
  if type(sharded) == 'number' and sharded > 0 then woken = math.max(woken, 0) + sharded end
  return woken
end

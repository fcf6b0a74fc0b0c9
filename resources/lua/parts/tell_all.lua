-- Tells all who wait: 1 wakes them all, 0 one of each client (Redisson, LockPubSub). The first in a fair queue has a channel of its
-- own; a user without rights on the queue does it all the same. Answers as tell.
local function tellAll(channel, queue)
  local woken = tell(channel, '1')
  local head = redis.pcall('LINDEX', queue, 0)
  if type(head) == 'string' then
    local told = tell(channel .. ':' .. head, '1')
    if told >= 0 then woken = math.max(woken, 0) + told end
  end
  return woken
end

-- Makes somebody else's Redisson lock (hash: one field, the owner) end sooner, never later, if the owner is still the one the
-- operator was shown. Who waits is woken, to read the new TTL: they sleep for the one they last read, for ever where there was
-- none (Redisson, RedissonLock.lock).
-- KEYS: lock, queue. ARGV: expected owner, TTL in ms, > 0, 'longer' or 'endless' as limit_ttl_string, the lock's channel.
-- Answers as limit_ttl_string, with the subscribers woken or -1 when publishing is not allowed.
-- [only_hash]
-- [fields]
-- [only_owner]
-- [limit]
-- [tell]
-- 1 wakes all who wait, 0 one of each client (Redisson, LockPubSub).
local woken = tell(ARGV[4], '1')
-- The first in a fair queue has a channel of its own. A user without rights on the queue does it all the same.
local head = redis.pcall('LINDEX', KEYS[2], 0)
if type(head) == 'string' then
  local told = tell(ARGV[4] .. ':' .. head, '1')
  if told >= 0 then woken = math.max(woken, 0) + told end
end
return {1, woken, left}

-- Steps out of the line of a Redisson fair lock. If it was our turn, the next one is told.
-- KEYS: lock, queue, time-outs of the queue. ARGV: our place, channel. Answers how many entries were removed.
local wasHead = redis.call('LINDEX', KEYS[2], 0) == ARGV[1]
redis.call('ZREM', KEYS[3], ARGV[1])
local removed = redis.call('LREM', KEYS[2], 0, ARGV[1])
local head = redis.call('LINDEX', KEYS[2], 0)
if wasHead and head and redis.call('EXISTS', KEYS[1]) == 0 then redis.pcall('PUBLISH', ARGV[2] .. ':' .. head, '0') end
return removed

-- Puts the named jobs out of a lock of sidekiq-unique-jobs, if all of them still hold it; others of a limit stay. When nobody
-- is left, what belongs to the lock goes, too. Then who blocks on the queue is woken, as the library's own release does it.
-- KEYS: the hash of holders, the digest, its lists QUEUED and PRIMED, its INFO, the two registries of digests.
-- ARGV: expected jobs (a space between two), the digest.
-- Answers {1} released, {3, jobs that stay (at most 256 bytes)} released beside others, {0} absent, {-1, found jobs (at most 256 bytes)} changed, {-2, type} not a hash any more.
-- [only_hash]
-- [fields]
-- [others_stay]
local noHolder = nil
-- [named_fields]
redis.call('HDEL', KEYS[1], unpack(holders))
if redis.call('HLEN', KEYS[1]) == 0 then
  redis.call('UNLINK', KEYS[2], KEYS[3], KEYS[4], KEYS[5])
  redis.call('ZREM', KEYS[6], ARGV[2])
  redis.call('ZREM', KEYS[7], ARGV[2])
end
redis.call('LPUSH', KEYS[3], '1')
redis.call('PEXPIRE', KEYS[3], 5000)
return out()

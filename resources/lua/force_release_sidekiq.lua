-- Puts the named jobs out of a lock of sidekiq-unique-jobs, if all of them still hold it; others of a limit stay. When nobody
-- is left, what belongs to the lock goes, too. Then who blocks on the queue is woken, as the library's own release does it.
-- KEYS: the hash of holders, the digest, its lists QUEUED and PRIMED, its INFO, the two registries of digests.
-- ARGV: expected jobs (a space between two), the digest.
-- Answers {1} released, {0} absent, {-1, found jobs (at most 256 bytes)} changed, {-2, type} not a hash any more.
local kind = redis.call('TYPE', KEYS[1]).ok
if kind == 'none' then return {0} end
if kind ~= 'hash' then return {-2, kind} end
local jobs = {}
for job in string.gmatch(ARGV[1], '%S+') do
  if redis.call('HEXISTS', KEYS[1], job) == 0 then
    if redis.call('HLEN', KEYS[1]) > 16 then return {-1, ''} end
    return {-1, string.sub(table.concat(redis.call('HKEYS', KEYS[1]), ' '), 1, 256)}
  end
  jobs[#jobs + 1] = job
end
if #jobs == 0 then return {-1, ''} end
redis.call('HDEL', KEYS[1], unpack(jobs))
if redis.call('HLEN', KEYS[1]) == 0 then
  redis.call('UNLINK', KEYS[2], KEYS[3], KEYS[4], KEYS[5])
  redis.call('ZREM', KEYS[6], ARGV[2])
  redis.call('ZREM', KEYS[7], ARGV[2])
end
redis.call('LPUSH', KEYS[3], '1')
redis.call('PEXPIRE', KEYS[3], 5000)
return {1}

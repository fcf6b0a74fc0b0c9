-- Redisson's watchdog: PEXPIRE if our field is there. Never re-creates a lost lock. It also sets the hold count, so that a
-- node that missed a change has it after the next renewal.
-- KEYS[1] lock, ARGV: our owner, TTL in ms, > 0, hold count. Answers 1 renewed, 0 absent, -1 held by somebody else.
local holds = redis.call('HGET', KEYS[1], ARGV[1])
if not holds then
  if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
  return -1
end
if holds ~= ARGV[3] then redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])

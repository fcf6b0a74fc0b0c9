-- SET NX PX with a fencing token: the counter grows with every acquisition and outlives the lock.
-- KEYS[1] lock, KEYS[2] counter, ARGV[1] our token, ARGV[2] TTL in ms. Answers {1, fencing token} granted, {0} held.
if not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return {0} end
return {1, redis.call('INCR', KEYS[2])}

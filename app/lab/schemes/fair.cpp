#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// Waiters form a queue, and only its first one may acquire: Redisson's fair lock, redis_queued_locks. A waiter that
/// has not asked for five seconds leaves the queue.
class FairQueue final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script(
            "local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000) "
            "if not redis.call('ZSCORE', KEYS[3], ARGV[1]) then redis.call('RPUSH', KEYS[2], ARGV[1]) end "
            "redis.call('ZADD', KEYS[3], now, ARGV[1]) "
            "local head = redis.call('LINDEX', KEYS[2], 0) "
            "while tonumber(redis.call('ZSCORE', KEYS[3], head) or 0) < now - 5000 do "
            "redis.call('LPOP', KEYS[2]) redis.call('ZREM', KEYS[3], head) head = redis.call('LINDEX', KEYS[2], 0) end "
            "if head ~= ARGV[1] or not redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 0 end "
            "redis.call('LPOP', KEYS[2]) redis.call('ZREM', KEYS[3], head) return 1",
            keys(m_context.lock, m_context.lock + ":queue", m_context.lock + ":asked"), m_owner, ttl());
        co_return integerOf(reply) == 1;
    }
    Task<QString> release() override { return compareAndDelete(); }
};

} // namespace

std::vector<SchemeInfo> fairSchemes()
{
    return {{.id = QStringLiteral("fair"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Compare and delete, with a queue"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redisson's fair lock, redis_queued_locks"),
             .weakness = QT_TRANSLATE_NOOP(
                 "Lockscope::Lab::Words",
                 "Work that outlasts the TTL goes on without the lock. A dead waiter delays the queue for a while."),
             .brokenBy = QStringLiteral("long-pause"),
             .make = makeScheme<FairQueue>}};
}

} // namespace Lockscope::Lab

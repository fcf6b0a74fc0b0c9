#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// INCR returns 1 to whoever made the key. EXPIRE follows after each attempt, so that no crash leaves the key without
/// an expiry, and so waiters prolong it. In tutorials, and in Redis' old page about INCR as a rate limiter.
class IncrLock final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply count = co_await m_context.node().call("INCR", m_context.lock);
        co_await m_context.node().call("PEXPIRE", m_context.lock, ttl());
        co_return integerOf(count) == 1;
    }
    Task<QString> release() override { return deleteBlindly(); }
    QByteArray value() const override { return "1"; }
};

} // namespace

std::vector<SchemeInfo> incrSchemes()
{
    return {{.id = QStringLiteral("incr"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "INCR as a lock"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "tutorials, by hand"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "Each attempt prolongs the TTL: waiters keep a dead owner's lock alive."),
             .brokenBy = QStringLiteral("incr-prolonged"),
             .make = makeScheme<IncrLock>}};
}

} // namespace Lockscope::Lab

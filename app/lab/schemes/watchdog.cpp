#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// Renews at half the TTL, by a script of its own. Its holder learns of no loss.
class CarelessWatchdog : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().call("SET", m_context.lock, m_owner, "NX", "PX", ttl());
        const bool taken = isOk(reply);
        if (taken && m_renews)
            m_watchdog.emplace(watch());
        co_return taken;
    }
    Task<QString> release() override
    {
        m_watchdog.reset();
        return compareAndDelete();
    }

    void setRenewing(bool renews) override
    {
        Scheme::setRenewing(renews);
        m_watchdog.reset();
        if (renews && m_held)
            m_watchdog.emplace(watch());
    }

protected:
    /// Gets the lock's key, the owner and the TTL.
    [[nodiscard]] virtual QByteArray renewal() const = 0;

private:
    Task<bool> watch()
    {
        while (true) {
            co_await sleepFor(m_context.ttl / 2);
            co_await m_context.node().script(renewal(), keys(m_context.lock), m_owner, ttl());
        }
        co_return true;
    }

    std::optional<Task<bool>> m_watchdog;
};

/// Recreates a missing key: RedLock.net (whose timer continues even if another client has the lock), aioredlock,
/// EasyCaching, redsync with WithSetNXOnExtend. A lock deleted by an operator comes back. A holder that lost it holds
/// it again, without knowing what happened meanwhile.
class RecreatingWatchdog final : public CarelessWatchdog
{
public:
    using CarelessWatchdog::CarelessWatchdog;

protected:
    QByteArray renewal() const override
    {
        return "local found = redis.call('GET', KEYS[1]) "
               "if not found then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1 end "
               "if found ~= ARGV[1] then return -1 end return redis.call('PEXPIRE', KEYS[1], ARGV[2])";
    }
};

/// Renews by a plain EXPIRE, whoever holds the lock by now.
class BlindWatchdog final : public CarelessWatchdog
{
public:
    using CarelessWatchdog::CarelessWatchdog;

protected:
    QByteArray renewal() const override { return "return redis.call('PEXPIRE', KEYS[1], ARGV[2])"; }
};

} // namespace

std::vector<SchemeInfo> watchdogSchemes()
{
    return {{.id = QStringLiteral("watchdog-recreates"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Watchdog that sets a missing key again"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "RedLock.net, aioredlock, EasyCaching"),
             .weakness
             = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A deleted lock comes back, and its holder does not notice."),
             .brokenBy = QStringLiteral("holder-recreates"),
             .renews = true,
             .make = makeScheme<RecreatingWatchdog>},
            {.id = QStringLiteral("watchdog-blind"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Watchdog that renews without comparing"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "tutorials, by hand"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "A holder that lost its lock prolongs its successor's, even a dead one's."),
             .brokenBy = QStringLiteral("renewed-by-two"),
             .renews = true,
             .make = makeScheme<BlindWatchdog>}};
}

} // namespace Lockscope::Lab

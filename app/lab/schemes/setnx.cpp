#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// SETNX to acquire, DEL to release, no expiry: celery-singleton without lock_expiry, Spring's cache lock, own code.
class SetnxDel final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().call("SETNX", m_context.lock, m_owner);
        co_return integerOf(reply) == 1;
    }
    Task<QString> release() override { return deleteBlindly(); }
};

/// The value is the expiry time by the owner's clock. A client that finds it passed takes over by GETSET. Redis' SETNX
/// page recommended this before SET NX PX; used by JedisLock, old redis-objects, redis-lock (node).
class SetnxGetset final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        m_end = text(m_context.wallMillis() + m_context.ttl.count());
        const Reply set = co_await m_context.node().call("SETNX", m_context.lock, m_end);
        if (integerOf(set) == 1)
            co_return true;
        const Reply read = co_await m_context.node().call("GET", m_context.lock);
        const QByteArray found = textOf(read);
        if (found.isEmpty() || found.toLongLong() >= m_context.wallMillis())
            co_return false;
        const Reply swapped = co_await m_context.node().call("GETSET", m_context.lock, m_end);
        co_return textOf(swapped) == found; // if another client was faster, our time still replaces theirs
    }
    Task<QString> release() override { return deleteBlindly(); }
    QByteArray value() const override { return m_end; }

private:
    QByteArray m_end;
};

/// SETNX, then EXPIRE: Laravel 5.8, redis-py 2.10, many tutorials.
class SetnxThenExpire final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply set = co_await m_context.node().call("SETNX", m_context.lock, "1");
        if (integerOf(set) != 1)
            co_return false;
        co_await m_context.reach(QStringLiteral("between SETNX and EXPIRE"));
        const Reply limited = co_await m_context.node().call("PEXPIRE", m_context.lock, ttl());
        co_return limited.hasValue();
    }
    Task<QString> release() override { return deleteBlindly(); }
    QByteArray value() const override { return "1"; }
};

/// Both in one script, which the server runs atomically. The value still names no owner.
class SetnxExpireScript final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().script("if redis.call('SETNX', KEYS[1], '1') == 0 then return 0 "
                                                             "end redis.call('PEXPIRE', KEYS[1], ARGV[1]) return 1",
                                                             keys(m_context.lock), ttl());
        co_return integerOf(reply) == 1;
    }
    Task<QString> release() override { return deleteBlindly(); }
    QByteArray value() const override { return "1"; }
};

} // namespace

std::vector<SchemeInfo> setnxSchemes()
{
    return {{.id = QStringLiteral("setnx-del"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX and DEL"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "celery-singleton, Spring's cache lock, by hand"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A dead owner keeps the lock for ever."),
             .brokenBy = QStringLiteral("crash-without-expiry"),
             .make = makeScheme<SetnxDel>},
            {.id = QStringLiteral("setnx-getset"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX with a timestamp and GETSET"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "JedisLock, old redis-objects, redis-lock of node"),
             .weakness = QT_TRANSLATE_NOOP(
                 "Lockscope::Lab::Words",
                 "A client whose clock is ahead takes over a held lock. DEL deletes the lock, whoever holds it."),
             .brokenBy = QStringLiteral("clock-jump"),
             .make = makeScheme<SetnxGetset>},
            {.id = QStringLiteral("setnx-expire"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX, then EXPIRE"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Laravel 5.8, redis-py 2.10, tutorials"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "An owner that dies between the two keeps the lock for ever."),
             .brokenBy = QStringLiteral("crash-between-setnx-and-expire"),
             .make = makeScheme<SetnxThenExpire>},
            {.id = QStringLiteral("setnx-expire-script"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX and EXPIRE in one script"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "by hand, for servers before SET NX PX"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "The value names no owner: a late owner deletes someone else's lock."),
             .brokenBy = QStringLiteral("wrong-lock-deleted"),
             .make = makeScheme<SetnxExpireScript>}};
}

} // namespace Lockscope::Lab

#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// SET NX PX with one value for all clients, DEL to release: arq, RQ's maintenance, ShedLock by default, own code.
class FixedValue final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override
    {
        const Reply reply = co_await m_context.node().call("SET", m_context.lock, "1", "NX", "PX", ttl());
        co_return isOk(reply);
    }
    Task<QString> release() override { return deleteBlindly(); }
    QByteArray value() const override { return "1"; }
};

/// SET NX PX with an owner. Derived classes differ in their release.
class WithOwner : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() final
    {
        const Reply reply = co_await m_context.node().call("SET", m_context.lock, m_owner, "NX", "PX", ttl());
        co_return isOk(reply);
    }
};

/// GET, compare in the client, DEL: Spring Integration before its script, own code.
class CheckThenDelete final : public WithOwner
{
public:
    using WithOwner::WithOwner;

    Task<QString> release() override
    {
        const Reply found = co_await m_context.node().call("GET", m_context.lock);
        if (textOf(found) != m_owner) {
            m_held = false;
            co_return textOf(found).isEmpty() ? QStringLiteral("absent")
                                              : QStringLiteral("refused: someone else holds it");
        }
        co_await m_context.reach(QStringLiteral("between GET and DEL"));
        const QString done = co_await deleteBlindly();
        co_return done;
    }
};

/// Compares and deletes in one script: redis-py, Laravel, GitLab, the Redis documentation.
class CompareAndDelete final : public WithOwner
{
public:
    using WithOwner::WithOwner;

    Task<QString> release() override { return compareAndDelete(); }
};

} // namespace

std::vector<SchemeInfo> setNxSchemes()
{
    return {
        {.id = QStringLiteral("set-fixed"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SET NX PX with a fixed value, DEL"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "arq, RQ, by hand"),
         .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A late owner deletes someone else's lock."),
         .brokenBy = QStringLiteral("wrong-lock-deleted"),
         .make = makeScheme<FixedValue>},
        {.id = QStringLiteral("set-owner-check"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SET NX PX with an owner, GET then DEL"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Spring Integration before 6.2, by hand"),
         .weakness
         = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The lock may change hands between the check and the DEL."),
         .brokenBy = QStringLiteral("check-then-delete"),
         .make = makeScheme<CheckThenDelete>},
        {.id = QStringLiteral("set-owner-lua"),
         .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SET NX PX, compare and delete in Lua"),
         .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "redis-py, Laravel, GitLab"),
         .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Work that outlasts the TTL goes on without the lock."),
         .brokenBy = QStringLiteral("long-pause"),
         .make = makeScheme<CompareAndDelete>}};
}

} // namespace Lockscope::Lab

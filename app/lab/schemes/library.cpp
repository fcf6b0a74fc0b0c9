#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// The library itself. On one node: a lock with a strict watchdog. It renews by compare-and-expire, never recreates a
/// lost key, and reports a loss to its holder. On five nodes: a Redlock that also handles restarts and clocks.
class LibraryLock final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> prepare() override
    {
        m_context.library
            = std::make_unique<LockClient>(m_context.endpoints, LockClientOptions{.trustYoungNodes = true}, nullptr,
                                           countingTransport(&m_context.commands));
        // Let the client learn about its nodes, like a service that has been running for a while.
        const Later<bool> known;
        const QByteArray ownName = m_context.lock + ":hello:" + text(QCoreApplication::applicationPid());
        m_context.library->acquire(ownName, {}, m_context.library.get(), [this, known](Result<HeldLock> lock) {
            if (!lock)
                return known.give(false);
            m_lock = std::move(*lock);
            m_lock.release(m_context.library.get(), [known](const Result<void> &) { known.give(true); });
        });
        const bool reached = co_await known;
        co_return reached;
    }

    Task<bool> acquire(Millis wait) override
    {
        LockOptions options;
        options.ttl = m_context.ttl;
        options.wait = wait;
        options.retryMin = m_context.retryMin;
        options.retryMax = m_context.retryMax;
        options.autoRenew = m_renews;
        options.program = QString::fromUtf8(m_context.name);
        const Later<bool> answer;
        m_context.library->acquire(m_context.lock, options, m_context.library.get(),
                                   [this, answer](Result<HeldLock> lock) {
                                       if (lock)
                                           m_lock = std::move(*lock);
                                       answer.give(lock.hasValue());
                                   });
        const bool taken = co_await answer;
        if (taken && m_lock.events() != nullptr) {
            QObject::connect(
                m_lock.events(), &LeaseSignals::lost, m_lock.events(), [&context = m_context](const QString &why) {
                    context.say({{QStringLiteral("event"), QStringLiteral("lost")}, {QStringLiteral("why"), why}});
                });
        }
        co_return taken;
    }
    Task<bool> tryAcquire() override { co_return false; }
    void setRenewing(bool renews) override
    {
        Scheme::setRenewing(renews);
        m_lock.setAutoRenew(renews);
    }

    Task<QString> release() override
    {
        const Later<bool> released;
        m_lock.release(m_context.library.get(),
                       [released](const Result<void> &result) { released.give(result.hasValue()); });
        const bool done = co_await released;
        co_return done ? QStringLiteral("released") : QStringLiteral("absent");
    }

    bool believesHeld() const override { return m_lock.isHeld(); }
    QByteArray value() const override { return m_lock.token(); }
    std::optional<int> tries() const override { return std::nullopt; }

private:
    HeldLock m_lock;
};

} // namespace

std::vector<SchemeInfo> librarySchemes()
{
    return {{.id = QStringLiteral("watchdog"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Strict watchdog: this library on one node"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Lockscope"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A failing master loses its latest locks."),
             .brokenBy = QStringLiteral("failover-watchdog"),
             .renews = true,
             .make = makeScheme<LibraryLock>},
            {.id = QStringLiteral("redlock-strict"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Strict Redlock: this library on five nodes"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Lockscope"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "A holder that pauses between its check and its write writes too late."),
             .brokenBy = QStringLiteral("long-pause"),
             .nodes = 5,
             .renews = true,
             .make = makeScheme<LibraryLock>}};
}

} // namespace Lockscope::Lab

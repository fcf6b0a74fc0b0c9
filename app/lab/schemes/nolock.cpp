#include "../scheme.h"

namespace Lockscope::Lab {

namespace {

/// Every client enters.
class NoLock final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> tryAcquire() override { co_return true; }
    QByteArray value() const override { return {}; }
    Task<QString> release() override
    {
        m_held = false;
        co_return QStringLiteral("released");
    }
};

/// `synchronized`, a mutex, a semaphore of one: excludes threads of one process. A second server has its own mutex.
class ProcessLock final : public Scheme
{
public:
    using Scheme::Scheme;

    Task<bool> acquire(Millis) override
    {
        ++m_tries;
        if (m_context.taken) {
            const Later<Done> turn;
            m_context.inLine.push_back(turn);
            co_await turn;
        }
        m_context.taken = true;
        m_held = true;
        co_return true;
    }
    Task<bool> tryAcquire() override { co_return false; }
    QByteArray value() const override { return {}; }

    Task<QString> release() override
    {
        m_held = false;
        if (m_context.inLine.empty()) {
            m_context.taken = false;
        } else {
            m_context.inLine.front().give({}); // handed over, so it stays taken
            m_context.inLine.pop_front();
        }
        co_return QStringLiteral("released");
    }
};

} // namespace

std::vector<SchemeInfo> noLockSchemes()
{
    return {{.id = QStringLiteral("none"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "No lock"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "read, decide, write back"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "Two buyers read the same stock and both write it back: one sale is lost."),
             .brokenBy = QStringLiteral("stock"),
             .isOnNodes = false,
             .locks = false,
             .exact = false,
             .make = makeScheme<NoLock>},
            {.id = QStringLiteral("process"),
             .title = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A lock inside each process"),
             .seenIn = QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "synchronized, Mutex, std::mutex"),
             .weakness = QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                                           "Each process has its own lock, so processes do not exclude each other."),
             .brokenBy = QStringLiteral("stock"),
             .isOnNodes = false,
             .exact = false,
             .make = makeScheme<ProcessLock>}};
}

} // namespace Lockscope::Lab

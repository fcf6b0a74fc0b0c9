#include "lockloop.h"

#include <lockscope/core/base/whendone.h>

using namespace Lockscope;

namespace LockscopeBench {

LockLoop::LockLoop(const QList<Endpoint> &nodes, int atOnce) : m_client(nodes)
{
    for (int i = 0; i < atOnce; ++i)
        m_callers.push_back({.name = "ours:lock:" + QByteArray::number(i)});
}

std::optional<QString> LockLoop::run(std::chrono::duration<double> length, Stretch &stretch)
{
    const StretchTimer timer(stretch);
    m_until = timer.begun() + std::chrono::duration_cast<SteadyClock::duration>(length);
    m_stretch = &stretch;
    m_failure.reset();
    for (qsizetype caller = 0; caller < std::ssize(m_callers); ++caller)
        begin(caller);
    m_loop.exec();
    return m_failure;
}

void LockLoop::begin(qsizetype index)
{
    auto &caller = m_callers[static_cast<size_t>(index)];
    ++m_underWay;
    caller.begun = SteadyClock::now();
    whenDone(m_client.acquire(caller.name), &m_client, [this, index](const Result<HeldLockPtr> &acquired) { giveBack(index, acquired); });
}

void LockLoop::giveBack(qsizetype index, const Result<HeldLockPtr> &acquired)
{
    if (!acquired) {
        stop(acquired.error().message);
        return;
    }
    whenDone((*acquired)->release(), &m_client, [this, index](const Result<void> &released) { end(index, released); });
}

void LockLoop::end(qsizetype index, const Result<void> &released)
{
    if (!released) {
        stop(released.error().message);
        return;
    }
    const auto now = SteadyClock::now();
    m_stretch->latencies.push_back(std::chrono::duration<float, std::micro>(now - m_callers[static_cast<size_t>(index)].begun).count());
    --m_underWay;
    if (now < m_until && !m_failure)
        begin(index);
    else if (m_underWay == 0)
        m_loop.quit();
}

void LockLoop::stop(const QString &failure)
{
    m_failure = failure;
    if (--m_underWay == 0)
        m_loop.quit();
}

} // namespace LockscopeBench

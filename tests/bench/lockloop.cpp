#include "lockloop.h"

#include <lockscope/core/base/whendone.h>

using namespace Lockscope;

namespace LockscopeBench {

LockLoop::LockLoop(const QList<Endpoint> &nodes, int atOnce, Calls calls) : m_client(nodes), m_calls(calls)
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
    if (m_calls == Calls::Futures) {
        whenDone(m_client.acquire(caller.name), &m_client, [this, index](const Result<HeldLockPtr> &acquired) {
            if (acquired)
                giveBack(index, **acquired);
            else
                stop(acquired.error().message);
        });
        return;
    }
    m_client.acquire(caller.name, {}, &m_client, [this, index](Result<HeldLock> acquired) {
        if (acquired)
            giveBack(index, *acquired);
        else
            stop(acquired.error().message);
    });
}

void LockLoop::giveBack(qsizetype index, HeldLock &lock)
{
    const auto handler = [this, index](const Result<void> &released) { end(index, released); };
    if (m_calls == Calls::Futures)
        whenDone(lock.release(), &m_client, handler);
    else
        lock.release(&m_client, handler);
}

void LockLoop::end(qsizetype index, const Result<void> &released)
{
    if (!released) {
        stop(released.error().message);
        return;
    }
    const auto now = SteadyClock::now();
    m_stretch->latencies.push_back(
        std::chrono::duration<float, std::micro>(now - m_callers[static_cast<size_t>(index)].begun).count());
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

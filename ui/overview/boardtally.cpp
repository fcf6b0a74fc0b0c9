#include "boardtally.h"

#include <algorithm>

namespace Lockscope {

LockConcern concernOf(const LockState &lock)
{
    if (lock.overlap && lock.assessment.isHeld())
        return LockConcern::Overlap;
    switch (lock.assessment.verdict) {
    case Verdict::Held: return LockConcern::None;
    case Verdict::HeldDegraded: return LockConcern::Degraded;
    case Verdict::Leftover: return LockConcern::Leftover;
    case Verdict::Split: return LockConcern::Split;
    case Verdict::Unknown: return LockConcern::Unknown;
    case Verdict::NoExpiry: return LockConcern::NoExpiry;
    case Verdict::RenewLate: return LockConcern::RenewLate;
    }
    return LockConcern::None;
}

Severity severityOf(LockConcern concern)
{
    switch (concern) {
    case LockConcern::Overlap: return Severity::Alarm;
    case LockConcern::Split: return severityOf(Verdict::Split);
    case LockConcern::NoExpiry: return severityOf(Verdict::NoExpiry);
    case LockConcern::Unknown: return severityOf(Verdict::Unknown);
    case LockConcern::RenewLate: return severityOf(Verdict::RenewLate);
    case LockConcern::Leftover: return severityOf(Verdict::Leftover);
    case LockConcern::Degraded: return severityOf(Verdict::HeldDegraded);
    case LockConcern::None: return Severity::Fine;
    }
    return Severity::Fine;
}

void BoardTally::apply(const BoardDiff &diff)
{
    m_isWhole = diff.complete;
    for (const QByteArray &name : diff.removed)
        forget(name);
    for (const LockStatePtr &state : diff.changed) {
        Entry &entry = m_locks[state->name];
        const Entry now{.concern = concernOf(*state), .knowsWaiters = state->waiters().has_value()};
        if (entry.concern != now.concern) {
            if (entry.concern != LockConcern::None)
                m_concerns.at(static_cast<size_t>(entry.concern)).remove(state->name);
            if (now.concern != LockConcern::None)
                m_concerns.at(static_cast<size_t>(now.concern)).insert(state->name);
        }
        m_knownWaiters += (now.knowsWaiters ? 1 : 0) - (entry.knowsWaiters ? 1 : 0);
        entry = now;
        const auto waiting = now.knowsWaiters ? state->waiting() : std::nullopt;
        const qint64 count = waiting ? std::max<qint64>(waiting->count, 0) : 0;
        const auto known = m_waits.find(state->name);
        m_waiters += count - (known == m_waits.end() ? 0 : *known);
        if (count > 0)
            m_waits.insert(state->name, count);
        else if (known != m_waits.end())
            m_waits.erase(known);
    }
}

void BoardTally::forget(const QByteArray &name)
{
    const auto found = m_locks.constFind(name);
    if (found == m_locks.constEnd())
        return;
    if (found->concern != LockConcern::None)
        m_concerns.at(static_cast<size_t>(found->concern)).remove(name);
    m_knownWaiters -= found->knowsWaiters ? 1 : 0;
    m_waiters -= m_waits.take(name);
    m_locks.erase(found);
}

const QSet<QByteArray> &BoardTally::of(LockConcern concern) const
{
    static const QSet<QByteArray> kNoLocks;
    return concern == LockConcern::None ? kNoLocks : m_concerns.at(static_cast<size_t>(concern));
}

QByteArrayList BoardTally::some(LockConcern concern, qsizetype most)
{
    if (concern == LockConcern::None)
        return {};
    const QSet<QByteArray> &all = of(concern);
    QByteArrayList &names = m_returned.at(static_cast<size_t>(concern));
    names.removeIf([&all](const QByteArray &name) { return !all.contains(name); });
    names.resize(std::min(names.size(), most));
    for (auto name = all.begin(); name != all.end() && names.size() < std::min(most, all.size()); ++name) {
        if (!names.contains(*name))
            names.append(*name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace Lockscope

#include "boardtally.h"

#include <algorithm>
#include <limits>

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
    for (const QByteArray &name : diff.removed) {
        if (Entry *entry = m_locks.find(name)) {
            put(*entry, LockConcern::None, false, 0);
            m_locks.remove(*entry);
        }
    }
    for (const LockStatePtr &state : diff.changed) {
        const bool knowsWaiters = state->waiters().has_value();
        const auto waiting = knowsWaiters ? state->waiting() : std::nullopt;
        const qint64 count = waiting ? std::clamp<qint64>(waiting->count, 0, std::numeric_limits<qint32>::max()) : 0;
        put(m_locks[state->name], concernOf(*state), knowsWaiters, static_cast<qint32>(count));
    }
}

void BoardTally::put(Entry &entry, LockConcern concern, bool knowsWaiters, qint32 waiters)
{
    if (entry.concern != concern) {
        if (entry.concern != LockConcern::None)
            m_concerns.at(static_cast<size_t>(entry.concern)).remove(entry.name);
        if (concern != LockConcern::None)
            m_concerns.at(static_cast<size_t>(concern)).insert(entry.name);
    }
    m_knownWaiters += (knowsWaiters ? 1 : 0) - (entry.knowsWaiters ? 1 : 0);
    m_waiters += waiters - entry.waiters;
    m_waitedFor += (waiters > 0 ? 1 : 0) - (entry.waiters > 0 ? 1 : 0);
    entry.concern = concern;
    entry.knowsWaiters = knowsWaiters;
    entry.waiters = waiters;
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

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
        if (PlacedLock *known = m_locks.find(name)) {
            count(known->lock.get(), nullptr);
            m_locks.remove(*known);
        }
    }
    for (const LockStatePtr &state : diff.changed) {
        PlacedLock &known = m_locks[state->name];
        count(known.lock.get(), state.get());
        known.lock = state;
    }
}

void BoardTally::count(const LockState *before, const LockState *now)
{
    const auto concernIn
        = [](const LockState *state) { return state != nullptr ? concernOf(*state) : LockConcern::None; };
    const LockConcern was = concernIn(before);
    const LockConcern is = concernIn(now);
    if (was != is) {
        if (was != LockConcern::None)
            m_concerns.at(static_cast<size_t>(was)).remove(before->name);
        if (is != LockConcern::None)
            m_concerns.at(static_cast<size_t>(is)).insert(now->name);
    }
    const auto add = [this](const LockState *state, int sign) {
        if (state == nullptr || !state->waiters())
            return;
        m_knownWaiters += sign;
        const auto waiting = state->waiting();
        if (!waiting || waiting->count <= 0)
            return;
        m_waiters += sign * std::min<qint64>(waiting->count, std::numeric_limits<qint32>::max());
        m_waitedFor += sign;
    };
    add(before, -1);
    add(now, 1);
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

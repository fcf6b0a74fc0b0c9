#include "overlaps.h"

#include <algorithm>

namespace Lockscope {

namespace {

/// Nobody reads more of them. Further overlaps appear only in history and alerts.
constexpr qsizetype kMost = 100'000;

WallTime wallTime(Instant moment, Micros wallAhead)
{
    return WallTime(floorMillis(moment.time_since_epoch() + wallAhead));
}

} // namespace

Instant Overlaps::endOf(const Standing &standing) const
{
    const Instant forgotten = standing.at + m_standsFor;
    return std::min(standing.before.until, forgotten);
}

void Overlaps::note(const HistoryEvent &event, Micros wallAhead)
{
    if (event.kind == HistoryKind::Ended || isOverlapOver(event)) {
        const auto standing = m_standing.constFind(event.lock);
        if (standing != m_standing.cend() && standing->owner == event.owner)
            m_standing.erase(standing);
        return;
    }
    if (event.kind != HistoryKind::Overlap || (m_standing.size() >= kMost && !m_standing.contains(event.lock)))
        return;
    LockOverlap overlap{.other = event.other, .since = wallTime(event.at, wallAhead), .cause = event.cause};
    if (event.length != Micros::max())
        overlap.until = wallTime(event.at + event.length, wallAhead);
    m_standing.insert(
        event.lock,
        {.owner = event.owner, .at = event.at, .before = Reliance::reportedBy(event), .overlap = std::move(overlap)});
}

void Overlaps::follow(Standing &standing, const LockState &state, Instant now, Micros wallAhead)
{
    const Instant before = standing.before.until;
    standing.before.follow(state, now);
    const Instant until = standing.before.until;
    if (until == before)
        return;
    standing.overlap.until = until == Instant::max() ? std::nullopt : std::optional(wallTime(until, wallAhead));
}

BoardDiffPtr Overlaps::apply(const BoardDiffPtr &diff, const std::vector<HistoryEvent> &events, Instant now,
                             Micros wallAhead)
{
    for (const auto &event : events)
        note(event, wallAhead);
    if (m_standing.isEmpty())
        return diff;
    std::shared_ptr<BoardDiff> reported;
    for (size_t i = 0; i < diff->changed.size(); ++i) {
        const LockState &state = *diff->changed[i];
        const auto standing = m_standing.find(state.name);
        if (standing != m_standing.end())
            follow(*standing, state, now, wallAhead);
        // While the holder is unknown, the overlap may continue.
        if (standing == m_standing.end() || now >= endOf(*standing)
            || !(state.assessment.isHeld() || state.assessment.verdict == Verdict::Unknown))
            continue;
        if (!reported)
            reported = std::make_shared<BoardDiff>(*diff);
        auto with = std::make_shared<LockState>(state);
        with->overlap = standing->overlap;
        reported->changed[i] = std::move(with);
    }
    return reported ? reported : diff;
}

bool Overlaps::tick(Instant now)
{
    return m_standing.removeIf([&](QHash<QByteArray, Standing>::iterator standing) { return now >= endOf(*standing); })
        > 0;
}

} // namespace Lockscope

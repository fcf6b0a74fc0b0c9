#include "timelinehits.h"

#include <algorithm>

namespace Lockscope {

namespace {

using Kind = TimelineSpot::Kind;

int gravity(const TimelineMark &mark)
{
    switch (mark.kind) {
    case HistoryKind::Overlap: return 4;
    case HistoryKind::Split: return 3;
    case HistoryKind::Ended: return 2;
    default: return 1;
    }
}

/// The index of the element nearest to `x` within `reach`. `count`: how many elements are drawn as one with it.
template <typename T>
std::optional<size_t> nearest(const std::vector<T> &list, const TimelineScale &scale, double x, double reach,
                              size_t &count)
{
    const auto place = [&](Instant moment) {
        return std::partition_point(list.begin(), list.end(), [moment](const T &thing) { return thing.at < moment; });
    };
    const auto begin = place(scale.at(x - reach));
    const auto end = place(scale.at(x + reach));
    if (begin == end)
        return std::nullopt;
    count = static_cast<size_t>(end - begin);
    auto best = place(scale.at(x));
    if (best == end || (best != begin && scale.at(x) - (best - 1)->at < best->at - scale.at(x)))
        --best;
    return static_cast<size_t>(best - list.begin());
}

const TimelineSpan *spanAt(const std::vector<TimelineSpan> &spans, Instant moment)
{
    const auto found = std::find_if(spans.begin(), spans.end(), [moment](const TimelineSpan &span) {
        return span.from <= moment && moment < span.to;
    });
    return found == spans.end() ? nullptr : &*found;
}

TimelineSpot spotOf(Kind kind, const TimelineTrack &track, Instant at, size_t first, size_t count = 1)
{
    return {.kind = kind, .lock = track.name, .at = at, .first = first, .count = count};
}

/// The most severe mark at `at`, else the wait that starts there.
TimelineSpot contentionAt(const TimelineTrack &track, Instant at)
{
    auto mark = std::partition_point(track.marks.begin(), track.marks.end(),
                                     [at](const TimelineMark &candidate) { return candidate.at < at; });
    if (mark != track.marks.end() && mark->at == at) {
        auto gravest = mark;
        for (; mark != track.marks.end() && mark->at == at; ++mark) {
            if (gravity(*mark) > gravity(*gravest))
                gravest = mark;
        }
        return spotOf(Kind::Mark, track, at, static_cast<size_t>(gravest - track.marks.begin()));
    }
    const auto wait = std::partition_point(track.waits.begin(), track.waits.end(),
                                           [at](const TimelineSpan &span) { return span.from < at; });
    return spotOf(Kind::Wait, track, at, static_cast<size_t>(wait - track.waits.begin()));
}

Instant beginOf(const TimelineMark &mark)
{
    return mark.at;
}
Instant beginOf(const TimelineSpan &span)
{
    return span.from;
}

/// A hand-over counts as contention. If waiters are known, it counts only if somebody waited for it, as its story says.
bool isContention(const TimelineMark &mark, const TimelineTrack &track, bool areWaitsKnown)
{
    if (mark.kind != HistoryKind::HandOver || !areWaitsKnown)
        return true;
    const auto before = std::partition_point(track.bars.begin(), track.bars.end(),
                                             [&mark](const TimelineBar &bar) { return bar.from < mark.at; });
    const Instant since = before == track.bars.begin() ? mark.at - mark.length : (before - 1)->from;
    const auto wait = std::partition_point(track.waits.begin(), track.waits.end(),
                                           [&mark](const TimelineSpan &span) { return span.from < mark.at; });
    return wait != track.waits.begin() && (wait - 1)->to > since;
}

bool isContentionAt(const TimelineTrack &track, Instant at, bool areWaitsKnown)
{
    auto mark = std::partition_point(track.marks.begin(), track.marks.end(),
                                     [at](const TimelineMark &candidate) { return candidate.at < at; });
    for (; mark != track.marks.end() && mark->at == at; ++mark) {
        if (isContention(*mark, track, areWaitsKnown))
            return true;
    }
    return false;
}

/// The next moment after `at`, or the last one before it. `mayBeEqual`: `at` itself counts as well.
template <typename T>
std::optional<Instant> neighbour(const std::vector<T> &list, Instant at, bool forward, bool mayBeEqual)
{
    if (forward) {
        const auto found = std::partition_point(list.begin(), list.end(), [&](const T &thing) {
            return mayBeEqual ? beginOf(thing) < at : beginOf(thing) <= at;
        });
        return found == list.end() ? std::nullopt : std::optional(beginOf(*found));
    }
    const auto found = std::partition_point(list.begin(), list.end(), [&](const T &thing) {
        return mayBeEqual ? beginOf(thing) <= at : beginOf(thing) < at;
    });
    return found == list.begin() ? std::nullopt : std::optional(beginOf(*(found - 1)));
}

} // namespace

TimelineSpot timelineSpotAt(const TimelinePicture &picture, const TimelineRow &row, const TimelineScale &scale,
                            double x, const TimelineMoment &moment, double reach)
{
    const TimelineTrack &track = picture.track(row);
    const Instant at = scale.at(x);
    const Instant told = timelineToldUntil(picture, moment);
    if (row.isLock()) {
        size_t count = 1;
        if (const auto mark = nearest(track.marks, scale, x, reach, count)) {
            // A hand-over and an overlap may share a moment; the more severe one counts.
            const TimelineSpot gravest = contentionAt(track, track.marks[*mark].at);
            return spotOf(Kind::Mark, track, gravest.at, gravest.first, count);
        }
        if (const auto renewal = nearest(track.renewals, scale, x, reach / 2, count))
            return spotOf(Kind::Renewal, track, track.renewals[*renewal].at, *renewal, count);
    }
    if (row.isLock()) {
        if (const TimelineSpan *unseen = spanAt(track.unseen, at); unseen != nullptr && at <= told)
            return spotOf(Kind::Unseen, track, unseen->from, static_cast<size_t>(unseen - track.unseen.data()));
    }
    const TimelineOwner *owner = picture.owner(row);
    if (row.owner != TimelineRow::kMore) {
        const auto pieces = timelinePieces(track, owner, scale, moment.now);
        auto piece = std::partition_point(pieces.begin(), pieces.end(),
                                          [x](const TimelinePiece &candidate) { return candidate.x2 < x - 0.5; });
        // Ahead of now the last bar extends to the end of its validity.
        if (piece == pieces.end() && at > moment.now && !pieces.empty() && pieces.back().count == 1)
            piece = pieces.end() - 1;
        if (piece != pieces.end() && piece->x1 <= x + 0.5) {
            const size_t first = owner == nullptr ? piece->first : owner->bars[piece->first];
            const TimelineBar &bar = track.bars[first];
            const auto &valid = picture.index.now[static_cast<size_t>(row.slot)].validUntil;
            if (at <= told || (bar.goesOn() && valid && at <= *valid))
                return spotOf(piece->count > 1 ? Kind::Block : Kind::Hold, track, bar.from, first, piece->count);
        }
    }
    if (row.isLock()) {
        if (const TimelineSpan *wait = spanAt(track.waits, at); wait != nullptr && at <= told)
            return spotOf(Kind::Wait, track, wait->from, static_cast<size_t>(wait - track.waits.data()));
        if (const TimelineSpan *blocked = spanAt(track.blocked, at); blocked != nullptr && at <= told)
            return spotOf(Kind::Blocked, track, blocked->from, static_cast<size_t>(blocked - track.blocked.data()));
    }
    const TimelineWatch &watch = picture.index.watch;
    if (at > told)
        return spotOf(Kind::Future, track, at, 0);
    if (at < watch.knownSince)
        return spotOf(Kind::BeforeHistory, track, at, 0);
    if (const TimelineSpan *gap = spanAt(watch.gaps, at))
        return spotOf(Kind::Gap, track, gap->from, static_cast<size_t>(gap - watch.gaps.data()));
    if (moment.pausedSince && at >= *moment.pausedSince)
        return spotOf(Kind::Gap, track, *moment.pausedSince, watch.gaps.size());
    if (const TimelineSpan *down = spanAt(watch.down, at))
        return spotOf(Kind::NodeDown, track, at, static_cast<size_t>(down - watch.down.data()));
    return spotOf(Kind::Nothing, track, at, 0);
}

std::optional<TimelineSpot> timelineFindAgain(const TimelinePicture &picture, const TimelineSpot &spot)
{
    const int slot = picture.slotOf(spot.lock);
    if (slot < 0)
        return std::nullopt;
    const TimelineTrack &track = *picture.index.tracks[static_cast<size_t>(slot)];
    TimelineSpot again = spot;
    const auto find = [&](const auto &list, auto momentOf) -> std::optional<TimelineSpot> {
        const auto found = std::partition_point(list.begin(), list.end(),
                                                [&](const auto &thing) { return momentOf(thing) < spot.at; });
        if (found == list.end() || momentOf(*found) != spot.at)
            return std::nullopt;
        again.first = static_cast<size_t>(found - list.begin());
        return again;
    };
    switch (spot.kind) {
    case Kind::Hold:
    case Kind::Block: return find(track.bars, [](const TimelineBar &bar) { return bar.from; });
    case Kind::Mark: {
        if (!find(track.marks, [](const TimelineMark &mark) { return mark.at; }))
            return std::nullopt;
        again.first = contentionAt(track, spot.at).first;
        return again;
    }
    case Kind::Renewal: return find(track.renewals, [](const TimelineRenewal &renewal) { return renewal.at; });
    case Kind::Wait: return find(track.waits, [](const TimelineSpan &span) { return span.from; });
    case Kind::Unseen: return find(track.unseen, [](const TimelineSpan &span) { return span.from; });
    case Kind::Blocked: return find(track.blocked, [](const TimelineSpan &span) { return span.from; });
    case Kind::NodeDown: {
        const TimelineSpan *down = spanAt(picture.index.watch.down, spot.at);
        if (down == nullptr)
            return std::nullopt;
        again.first = static_cast<size_t>(down - picture.index.watch.down.data());
        return again;
    }
    case Kind::Gap: {
        const TimelineSpan *gap = spanAt(picture.index.watch.gaps, spot.at);
        again.first = gap == nullptr ? picture.index.watch.gaps.size()
                                     : static_cast<size_t>(gap - picture.index.watch.gaps.data());
        return again;
    }
    default: return again;
    }
}

std::optional<TimelineSpot> timelineContention(const TimelinePicture &picture, const TimelinePlace &from, bool forward,
                                               std::optional<int> onlySlot)
{
    std::optional<TimelinePlace> best;
    const auto isBetter = [&](const TimelinePlace &place) {
        if (!best)
            return true;
        if (place.at != best->at)
            return (place.at < best->at) == forward;
        return (place.slot < best->slot) == forward;
    };
    for (const auto &contention : picture.contention) {
        if (onlySlot && contention.slot != *onlySlot)
            continue;
        if (forward ? contention.last < from.at || (best && contention.first > best->at)
                    : contention.first > from.at || (best && contention.last < best->at))
            continue;
        const TimelineTrack &track = *picture.index.tracks[static_cast<size_t>(contention.slot)];
        const bool mayBeEqual = forward ? contention.slot > from.slot : contention.slot < from.slot;
        const bool areWaitsKnown = !track.waits.empty() || track.waitersKnownSince;
        auto mark = neighbour(track.marks, from.at, forward, mayBeEqual);
        while (mark && !isContentionAt(track, *mark, areWaitsKnown))
            mark = neighbour(track.marks, *mark, forward, false);
        for (const auto &at : {mark, neighbour(track.waits, from.at, forward, mayBeEqual)}) {
            if (at && isBetter({.at = *at, .slot = contention.slot}))
                best = TimelinePlace{.at = *at, .slot = contention.slot};
        }
    }
    if (!best)
        return std::nullopt;
    return contentionAt(*picture.index.tracks[static_cast<size_t>(best->slot)], best->at);
}

} // namespace Lockscope

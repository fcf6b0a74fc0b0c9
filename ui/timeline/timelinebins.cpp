#include "timelinebins.h"

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

/// The first index from `first` on for which `isBefore` is false. Searches in growing steps: it is usually near.
template <typename IsBefore>
size_t gallop(size_t first, size_t end, IsBefore isBefore)
{
    size_t step = 1;
    size_t low = first;
    while (low < end && isBefore(low)) {
        const size_t next = std::min(end, low + step);
        if (next == end || !isBefore(next)) {
            size_t left = low + 1;
            size_t right = next;
            while (left < right) {
                const size_t middle = left + (right - left) / 2;
                if (isBefore(middle))
                    left = middle + 1;
                else
                    right = middle;
            }
            return left;
        }
        low = next;
        step *= 2;
    }
    return low;
}

template <typename BarAt, typename HasTrouble>
std::vector<TimelinePiece> cut(size_t count, BarAt barAt, HasTrouble hasTrouble, const TimelineScale &scale,
                               Instant now)
{
    std::vector<TimelinePiece> pieces;
    const Instant begin = scale.at(-2);
    const Instant end = scale.at(scale.width + 2);
    const auto endOf = [&](const TimelineBar &bar) { return bar.goesOn() ? std::max(now, bar.from) : bar.to; };
    const auto isNarrow = [&](const TimelineBar &bar) { return scale.x(endOf(bar)) - scale.x(bar.from) < kLeastPiece; };
    size_t i = 0;
    {
        size_t right = count;
        while (i < right) {
            const size_t middle = i + (right - i) / 2;
            if (barAt(middle).reach <= begin)
                i = middle + 1;
            else
                right = middle;
        }
    }
    while (i < count && barAt(i).from <= end) {
        const TimelineBar &bar = barAt(i);
        if (!isNarrow(bar)) {
            const Instant stop = endOf(bar);
            if (stop > begin)
                pieces.push_back(
                    {.x1 = scale.x(bar.from), .x2 = scale.x(stop), .first = i, .trouble = hasTrouble(i, i + 1)});
            ++i;
            continue;
        }
        const size_t first = i;
        const double x1 = scale.x(bar.from);
        double pixel = std::floor(x1);
        size_t next = i;
        double x2 = x1;
        do {
            // Bars that end on this pixel are narrow. The next one may be narrow as well, although it ends beyond it.
            const Instant edge = scale.at(pixel + 1);
            next = gallop(next, count, [&](size_t at) { return !barAt(at).goesOn() && barAt(at).reach <= edge; });
            if (next < count && barAt(next).from <= edge && isNarrow(barAt(next)))
                ++next;
            if (next == i)
                ++next;
            i = next;
            x2 = std::max(x2, scale.x(endOf(barAt(next - 1))));
            if (next >= count)
                break;
            const double ahead = std::floor(scale.x(barAt(next).from));
            if (ahead > pixel + 1)
                break;
            pixel = std::max(pixel + 1, ahead);
        } while (barAt(next).from <= end && isNarrow(barAt(next)));
        pieces.push_back({.x1 = x1,
                          .x2 = std::max(x2, x1 + 1),
                          .first = first,
                          .count = i - first,
                          .trouble = hasTrouble(first, i)});
    }
    return pieces;
}

template <typename T, typename GraveBefore>
std::vector<TimelineDot> dots(const std::vector<T> &list, const TimelineScale &scale, double width,
                              GraveBefore gravesUpTo)
{
    std::vector<TimelineDot> found;
    const Instant begin = scale.at(-width);
    const Instant end = scale.at(scale.width + width);
    auto i = static_cast<size_t>(
        std::partition_point(list.begin(), list.end(), [begin](const T &thing) { return thing.at < begin; })
        - list.begin());
    while (i < list.size() && list[i].at <= end) {
        const double x = scale.x(list[i].at);
        const Instant edge = scale.at(x + width);
        const size_t next = gallop(i + 1, list.size(), [&](size_t at) { return list[at].at < edge; });
        found.push_back({.x = x, .first = i, .count = next - i, .grave = gravesUpTo(next - 1) != gravesUpTo(i)});
        i = next;
    }
    return found;
}

} // namespace

std::vector<TimelinePiece> timelinePieces(const TimelineTrack &track, const TimelineOwner *owner,
                                          const TimelineScale &scale, Instant now)
{
    const auto &bars = track.bars;
    if (owner == nullptr) {
        const auto hasTrouble = [&](size_t first, size_t end) {
            return bars[end - 1].troubles != bars[first].troubles
                || (!bars[first].goesOn() && TimelineBar::isTrouble(bars[first].end));
        };
        return cut(
            bars.size(), [&](size_t i) -> const TimelineBar & { return bars[i]; }, hasTrouble, scale, now);
    }
    const auto barAt = [&](size_t i) -> const TimelineBar & { return bars[owner->bars[i]]; };
    const auto hasTrouble = [&](size_t first, size_t end) {
        return std::any_of(owner->bars.begin() + static_cast<qsizetype>(first),
                           owner->bars.begin() + static_cast<qsizetype>(end),
                           [&](quint32 bar) { return !bars[bar].goesOn() && TimelineBar::isTrouble(bars[bar].end); });
    };
    return cut(owner->bars.size(), barAt, hasTrouble, scale, now);
}

std::vector<TimelineDot> timelineDots(const std::vector<TimelineMark> &marks, const TimelineScale &scale, double width)
{
    auto found = dots(marks, scale, width, [&](size_t i) { return marks[i].alarms; });
    for (TimelineDot &dot : found)
        dot.grave = dot.grave || marks[dot.first].kind != HistoryKind::HandOver;
    return found;
}

std::vector<TimelineDot> timelineDots(const std::vector<TimelineRenewal> &renewals, const TimelineScale &scale,
                                      double width)
{
    auto found = dots(renewals, scale, width, [&](size_t i) { return renewals[i].lates; });
    for (TimelineDot &dot : found)
        dot.grave = dot.grave || renewals[dot.first].isLate();
    return found;
}

std::vector<TimelineSpan> timelineDepth(const std::vector<TimelineSpan> &spans, int depth)
{
    std::vector<std::pair<Instant, int>> edges;
    for (const TimelineSpan &span : spans) {
        edges.emplace_back(span.from, 1);
        edges.emplace_back(span.to, -1);
    }
    std::sort(edges.begin(), edges.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    });
    std::vector<TimelineSpan> found;
    int now = 0;
    for (const auto &[at, step] : edges) {
        const int before = std::exchange(now, now + step);
        if (before < depth && now >= depth)
            found.push_back({.from = at});
        else if (before >= depth && now < depth)
            found.back().to = at;
    }
    return found;
}

} // namespace Lockscope

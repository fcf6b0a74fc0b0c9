#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QHash>

#include <memory>
#include <vector>

namespace Lockscope {

/// A time from `from` to `to`; Instant::max(): still open.
struct TimelineSpan
{
    Instant from;
    Instant to = Instant::max();
    int value = 0; ///< waits: the most waiters at once; nodes: the index; blocked: the Verdict
};

/// Spans of one kind in sequence: only the last one may be open.
using TimelineSpans = std::vector<TimelineSpan>;

// Pure.

[[nodiscard]] inline bool isOpen(const TimelineSpans &spans)
{
    return !spans.empty() && spans.back().to == Instant::max();
}
void openSpan(TimelineSpans &spans, Instant at); ///< nothing if one is open
void closeSpan(TimelineSpans &spans,
               Instant at); ///< nothing if none is open
void forgetSpans(TimelineSpans &spans,
                 Instant before); ///< removes spans that ended earlier
/// The union of both; touching spans become one.
[[nodiscard]] TimelineSpans unitedSpans(const TimelineSpans &a, const TimelineSpans &b);

/// The parts of `spans` outside all `others`, which may overlap each other. Both must be sorted by start.
[[nodiscard]] TimelineSpans spansOutside(const TimelineSpans &spans, const TimelineSpans &others);

/// The number of waiters; 0 also if it is unknown.
[[nodiscard]] int waitingFor(const LockState &lock);
void noteWaits(TimelineSpans &waits, int waiting, Instant now);
/// Records splits and leftovers: nobody holds the lock, and it is not free on all nodes.
void noteBlocked(TimelineSpans &blocked, Verdict verdict, Instant now);

/// What the history of a whole recording lacks: waits, unknown times, and times when nodes had keys but nobody held the
/// lock. Made in one pass, so that it does not depend on which moments are shown in which order.
class LOCKSCOPE_WIDGETS_EXPORT TimelinePast
{
public:
    struct Lock
    {
        TimelineSpans waits;
        TimelineSpans unseen;
        TimelineSpans blocked;
    };

    /// Call this with each diff of the recording, in order.
    void apply(const BoardDiff &diff, Instant now);
    /// Call this once at the end of the recording.
    void end(Instant now);

    [[nodiscard]] const QHash<QByteArray, Lock> &locks() const { return m_locks; }

private:
    QHash<QByteArray, Lock> m_locks; ///< only locks with any span
};

using TimelinePastPtr = std::shared_ptr<const TimelinePast>;

} // namespace Lockscope

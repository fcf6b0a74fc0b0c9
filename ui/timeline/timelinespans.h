#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QHash>

#include <memory>
#include <vector>

namespace Lockscope {

/// From `from` to `to`; Instant::max(): goes on.
struct TimelineSpan
{
    Instant from;
    Instant to = Instant::max();
    int value = 0; ///< of waits the most that were seen to wait; of nodes which one; of what blocks them the Verdict
};

/// Spans of one kind, one after the other: only the last one may go on.
using TimelineSpans = std::vector<TimelineSpan>;

// Pure.

[[nodiscard]] inline bool isOpen(const TimelineSpans &spans)
{
    return !spans.empty() && spans.back().to == Instant::max();
}
void openSpan(TimelineSpans &spans, Instant at); ///< nothing where one goes on
void closeSpan(TimelineSpans &spans,
               Instant at); ///< nothing where none goes on
void forgetSpans(TimelineSpans &spans,
                 Instant before); ///< those that ended before that
/// Those of both, where they touch as one.
[[nodiscard]] TimelineSpans unitedSpans(const TimelineSpans &a, const TimelineSpans &b);

/// What of `spans` lies in none of the others, which may overlap each other; both sorted by their beginnings.
[[nodiscard]] TimelineSpans spansOutside(const TimelineSpans &spans, const TimelineSpans &others);

/// How many wait for the lock, as far as anybody tells: 0 also where nobody can.
[[nodiscard]] int waitingFor(const LockState &lock);
void noteWaits(TimelineSpans &waits, int waiting, Instant now);
/// Split and residue: nobody holds the lock, and it is not free on all nodes.
void noteBlocked(TimelineSpans &blocked, Verdict verdict, Instant now);

/// What history does not tell of the past, of a whole recording: when somebody was seen to wait, when it could not be told who
/// holds a lock, and when keys of nobody's hold stood on nodes. Made in one pass, so that it does not depend on which moments are shown in which order.
class LOCKSCOPE_WIDGETS_EXPORT TimelinePast
{
public:
    struct Lock
    {
        TimelineSpans waits;
        TimelineSpans unseen;
        TimelineSpans blocked;
    };

    /// To be called with each diff of the recording, in order.
    void apply(const BoardDiff &diff, Instant now);
    /// The recording ends.
    void end(Instant now);

    [[nodiscard]] const QHash<QByteArray, Lock> &locks() const { return m_locks; }

private:
    QHash<QByteArray, Lock> m_locks; ///< of others there is nothing to tell
};

using TimelinePastPtr = std::shared_ptr<const TimelinePast>;

} // namespace Lockscope

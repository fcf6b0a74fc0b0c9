#pragma once

#include "timelinerows.h"
#include "timelinescale.h"

namespace Lockscope {

/// One bar, or a block of neighbouring narrow bars, as drawn.
struct TimelinePiece
{
    double x1 = 0;
    double x2 = 0;
    size_t first = 0; ///< index in the list: a track's bars, or an owner's
    size_t count = 1; ///< > 1: a block of bars that are too narrow to draw one by one
    bool trouble = false; ///< a bar of this piece ended in trouble, see TimelineBar::isTrouble()
};

/// One or several marks or renewals, drawn as one.
struct TimelineDot
{
    double x = 0;
    size_t first = 0;
    size_t count = 1;
    bool grave = false; ///< a mark is more than a hand-over; a renewal was late
};

// Pure. The cost depends on the pixels in view, not on the number of bars: bars on the same pixel are skipped.

/// A bar narrower than this joins a block if it has neighbours. In pixels.
inline constexpr double kLeastPiece = 1.5;

/// The bars of a lock or, with `owner`, of one of its owners. Open bars end at `now`.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelinePiece>
timelinePieces(const TimelineTrack &track, const TimelineOwner *owner, const TimelineScale &scale, Instant now);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineDot> timelineDots(const std::vector<TimelineMark> &marks,
                                                                             const TimelineScale &scale, double width);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineDot>
timelineDots(const std::vector<TimelineRenewal> &renewals, const TimelineScale &scale, double width);
/// The times in which at least `depth` spans overlap; sorted, not touching.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineSpan> timelineDepth(const std::vector<TimelineSpan> &spans,
                                                                               int depth);

} // namespace Lockscope

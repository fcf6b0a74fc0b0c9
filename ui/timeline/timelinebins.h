#pragma once

#include "timelinerows.h"
#include "timelinescale.h"

namespace Lockscope {

/// What one or several bars become on the screen.
struct TimelinePiece
{
    double x1 = 0;
    double x2 = 0;
    size_t first = 0; ///< in the list that was cut: a track's bars, or an owner's
    size_t count = 1; ///< more than one: each too narrow to be drawn by itself
    bool trouble = false; ///< one of them ended in trouble
};

/// The same of marks and renewals.
struct TimelineDot
{
    double x = 0;
    size_t first = 0;
    size_t count = 1;
    bool grave = false; ///< one of them is no mere hand-over; was late
};

// Pure. The cost goes with the pixels in view, not with the number of bars: what falls on one pixel is stepped over.

/// A bar narrower than this is one of a block where it has neighbours.
inline constexpr double kLeastPiece = 1.5;

/// The bars of a lock or, with `owner`, of one of its owners; those that go on end at `now`.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelinePiece> timelinePieces(const TimelineTrack &track, const TimelineOwner *owner,
                                                                                 const TimelineScale &scale, Instant now);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineDot> timelineDots(const std::vector<TimelineMark> &marks, const TimelineScale &scale, double width);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineDot> timelineDots(const std::vector<TimelineRenewal> &renewals, const TimelineScale &scale,
                                                                             double width);
/// Where at least `depth` of the spans lie over each other; sorted, not touching.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::vector<TimelineSpan> timelineDepth(const std::vector<TimelineSpan> &spans, int depth);

} // namespace Lockscope

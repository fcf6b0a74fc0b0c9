#pragma once

#include "timelinebins.h"

namespace Lockscope {

/// Identifies a thing on the timeline. It stays valid when the picture changes, see timelineFindAgain().
struct TimelineSpot
{
    enum class Kind {
        Nothing, ///< no hold was seen; short ones may have been missed
        Hold,
        Block, ///< several holds, too short to draw one by one
        Mark, ///< hand-over, overlap, split, or an end in trouble
        Renewal,
        Wait,
        Unseen, ///< the holder was unknown: too few nodes were readable
        Blocked, ///< nobody held the lock, but some nodes still had keys: split or leftover
        NodeDown,
        Gap, ///< no reading took place
        BeforeHistory, ///< before watching began, or dropped from the history
        Future,
    };

    Kind kind = Kind::Nothing;
    QByteArray lock;
    Instant at; ///< the start of the thing; for Nothing: the position itself
    size_t first = 0; ///< index in the track's list of that kind in this picture; NodeDown and Gap: in the watch's list
    size_t count = 1; ///< things drawn as one: Block, marks, renewals

    [[nodiscard]] bool isSame(const TimelineSpot &other) const
    {
        return kind == other.kind && lock == other.lock && at == other.at;
    }
};

/// The time for which a picture is shown.
struct TimelineMoment
{
    Instant now;
    std::optional<Instant> pausedSince; ///< reading is paused since then
};

// Pure.

/// The end of what the picture knows. A recording also knows what came after the shown moment.
[[nodiscard]] inline Instant timelineToldUntil(const TimelinePicture &picture, const TimelineMoment &moment)
{
    return std::max(moment.now, picture.index.watch.takenAt);
}

/// The thing at `x` in a row. Within `reach` pixels small things take precedence over what lies under them.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT TimelineSpot timelineSpotAt(const TimelinePicture &picture,
                                                                   const TimelineRow &row, const TimelineScale &scale,
                                                                   double x, const TimelineMoment &moment,
                                                                   double reach = 4);
/// The same thing in another picture, with its `first` there; unset if it no longer exists.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<TimelineSpot> timelineFindAgain(const TimelinePicture &picture,
                                                                                     const TimelineSpot &spot);

/// A position while stepping through moments of contention.
struct TimelinePlace
{
    Instant at;
    int slot = -1;
};

/// The next or previous moment of contention in the rows: a hand-over, overlap, split, end in trouble, or the start of
/// a wait. For locks with known waiters a hand-over counts only if somebody waited for it. `onlySlot`: of this lock
/// only. Of several things at one moment it returns the most severe.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<TimelineSpot> timelineContention(const TimelinePicture &picture,
                                                                                      const TimelinePlace &from,
                                                                                      bool forward,
                                                                                      std::optional<int> onlySlot = {});

} // namespace Lockscope

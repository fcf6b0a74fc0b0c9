#pragma once

#include "timelinebins.h"

namespace Lockscope {

/// What is at a place of the timeline. It stays the same thing when pictures change.
struct TimelineSpot
{
    enum class Kind {
        Nothing, ///< nobody was seen to hold the lock, as far as the watching can tell
        Hold,
        Block, ///< several holds, too short to be drawn one by one
        Mark, ///< hand-over, overlap, split, end in trouble
        Renewal,
        Wait,
        Unseen, ///< it could not be told who holds the lock
        Blocked, ///< nobody held it, and keys of some stood on nodes
        NodeDown,
        Gap, ///< nobody watched
        Before, ///< it was not watched yet, or is forgotten
        Ahead, ///< in the future
    };

    Kind kind = Kind::Nothing;
    QByteArray lock;
    Instant at; ///< what was pointed at begins then; of nothing: the place itself
    size_t first = 0; ///< in the track's list of that kind, in the picture it was found in; of NodeDown and Gap in the watch's
    size_t count = 1; ///< of Block, and of marks and renewals that are drawn as one

    [[nodiscard]] bool isSame(const TimelineSpot &other) const { return kind == other.kind && lock == other.lock && at == other.at; }
};

/// What is known of the picture besides.
struct TimelineMoment
{
    Instant now;
    std::optional<Instant> pausedSince; ///< nobody reads since then
};

// Pure.

/// As far as the picture tells of what was: a recording knows what came after the moment that is shown.
[[nodiscard]] inline Instant timelineToldUntil(const TimelinePicture &picture, const TimelineMoment &moment)
{
    return std::max(moment.now, picture.index.watch.takenAt);
}

/// What is at `x` in a row. Within `reach` pixels what is small is found before what lies under it.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT TimelineSpot timelineSpotAt(const TimelinePicture &picture, const TimelineRow &row, const TimelineScale &scale, double x,
                                                                   const TimelineMoment &moment, double reach = 4);
/// The same thing in another picture, with `first` as it is there; nothing when it is not there any more.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<TimelineSpot> timelineFindAgain(const TimelinePicture &picture, const TimelineSpot &spot);

/// Where a walk through moments of contention stands.
struct TimelinePlace
{
    Instant at;
    int slot = -1;
};

/// The next, or the one before, moment of contention of the locks in the rows: a hand-over (where it is told who waits,
/// one that was waited for), an overlap, a split, an end in trouble, or somebody who begins to wait. `onlySlot`: of this lock alone. Of several things at one
/// moment it is the gravest.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<TimelineSpot> timelineContention(const TimelinePicture &picture, const TimelinePlace &from, bool forward,
                                                                                      std::optional<int> onlySlot = {});

} // namespace Lockscope

#pragma once

#include "timelinehits.h"

namespace Lockscope {

/// What is selected on a timeline: a lock, of it one owner, and a thing that happened. It stays the same when pictures change,
/// also while the lock is in none. No widget.
class LOCKSCOPE_WIDGETS_EXPORT TimelineSelection
{
public:
    [[nodiscard]] const QByteArray &lock() const { return m_lock; } ///< null: none
    /// Of the selected owner of it; null: of the lock alone.
    [[nodiscard]] QByteArray ownerLabel() const { return m_owner >= 0 ? m_ownerLabel : QByteArray(); }
    [[nodiscard]] const std::optional<TimelineSpot> &spot() const { return m_spot; } ///< in the latest picture
    /// The row of the owner, else that of the lock; -1: it is not in the picture.
    [[nodiscard]] int rowIn(const TimelinePicture &picture) const;

    /// False: it is selected already.
    bool selectLock(const QByteArray &name);
    /// `spot.first` is looked up.
    void selectSpot(const TimelinePicture *picture, const TimelineSpot &spot);
    void selectRow(const TimelinePicture &picture, int row, const std::optional<TimelineSpot> &spot);
    /// There is another picture.
    void findAgain(const TimelinePicture &picture);
    /// Where a walk begins: at what is selected, else at the edge of what is in sight; while it follows at `now`, unless what is selected can be seen.
    [[nodiscard]] TimelinePlace walkFrom(const TimelinePicture &picture, const TimelineScale &scale, bool forward, std::optional<Instant> now) const;
    /// The next, or the one before, moment of contention. `thisLock`: of the selected one alone.
    [[nodiscard]] std::optional<TimelineSpot> contention(const TimelinePicture &picture, const TimelinePlace &from, bool forward, bool thisLock) const;

private:
    QByteArray m_lock;
    int m_owner = TimelineRow::kLock;
    QByteArray m_ownerLabel; ///< the same owner may stand in another row later
    std::optional<TimelineSpot> m_spot;
};

} // namespace Lockscope

#pragma once

#include "timelinehits.h"

namespace Lockscope {

/// The selection on a timeline: a lock, perhaps one of its owners, and a thing that happened. It survives picture
/// changes, even while the lock is in no picture. No widget.
class LOCKSCOPE_WIDGETS_EXPORT TimelineSelection
{
public:
    [[nodiscard]] const QByteArray &lock() const { return m_lock; } ///< null: none
    /// The selected owner's label; null: only the lock is selected.
    [[nodiscard]] QByteArray ownerLabel() const { return m_owner >= 0 ? m_ownerLabel : QByteArray(); }
    [[nodiscard]] const std::optional<TimelineSpot> &spot() const { return m_spot; } ///< in the latest picture
    /// The selected owner's row, else the lock's row; -1: the lock is not in the picture.
    [[nodiscard]] int rowIn(const TimelinePicture &picture) const;

    /// Returns false if the lock is selected already.
    bool selectLock(const QByteArray &name);
    /// Looks up `spot.first`.
    void selectSpot(const TimelinePicture *picture, const TimelineSpot &spot);
    void selectRow(const TimelinePicture &picture, int row, const std::optional<TimelineSpot> &spot);
    /// Call this with each new picture.
    void findAgain(const TimelinePicture &picture);
    /// Where to start stepping: at the selection, else at the edge of the view. `now`: set while following; start there
    /// unless the selection is visible.
    [[nodiscard]] TimelinePlace walkFrom(const TimelinePicture &picture, const TimelineScale &scale, bool forward,
                                         std::optional<Instant> now) const;
    /// The next or previous moment of contention. `thisLock`: of the selected lock only.
    [[nodiscard]] std::optional<TimelineSpot> contention(const TimelinePicture &picture, const TimelinePlace &from,
                                                         bool forward, bool thisLock) const;

private:
    QByteArray m_lock;
    int m_owner = TimelineRow::kLock;
    QByteArray m_ownerLabel; ///< the owner's index may change
    std::optional<TimelineSpot> m_spot;
};

} // namespace Lockscope

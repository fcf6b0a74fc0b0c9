#include "timelineselection.h"

namespace Lockscope {

int TimelineSelection::rowIn(const TimelinePicture &picture) const
{
    const int slot = m_lock.isNull() ? -1 : picture.slotOf(m_lock);
    if (slot < 0)
        return -1;
    if (m_owner != TimelineRow::kLock) {
        // The owner's index may have changed.
        if (const int row
            = m_owner == TimelineRow::kMore ? picture.rowOf(slot, m_owner) : picture.rowOfOwner(slot, m_ownerLabel);
            row >= 0)
            return row;
    }
    return picture.rowOf(slot);
}

bool TimelineSelection::selectLock(const QByteArray &name)
{
    if (name == m_lock)
        return false;
    m_lock = name;
    m_owner = TimelineRow::kLock;
    m_spot.reset();
    return true;
}

void TimelineSelection::selectSpot(const TimelinePicture *picture, const TimelineSpot &spot)
{
    m_lock = spot.lock;
    m_owner = TimelineRow::kLock;
    m_spot = picture == nullptr ? std::nullopt : timelineFindAgain(*picture, spot);
}

void TimelineSelection::selectRow(const TimelinePicture &picture, int row, const std::optional<TimelineSpot> &spot)
{
    const TimelineRow &what = picture.rows[static_cast<size_t>(row)];
    m_lock = picture.track(what).name;
    m_owner = what.owner;
    const TimelineOwner *owner = picture.owner(what);
    m_ownerLabel = owner == nullptr ? QByteArray() : owner->label;
    m_spot = spot;
}

void TimelineSelection::findAgain(const TimelinePicture &picture)
{
    if (m_spot)
        m_spot = timelineFindAgain(picture, *m_spot);
}

TimelinePlace TimelineSelection::walkFrom(const TimelinePicture &picture, const TimelineScale &scale, bool forward,
                                          std::optional<Instant> now) const
{
    const bool isInSight = m_spot && m_spot->at >= scale.from && m_spot->at <= scale.to();
    if (m_spot && (!now || isInSight))
        return {.at = m_spot->at, .slot = m_lock.isNull() ? -1 : picture.slotOf(m_lock)};
    // While following, start at now: the selection may be far to the left. A replay also contains later moments.
    return {.at = now.value_or(forward ? scale.from : scale.to()), .slot = -1};
}

std::optional<TimelineSpot> TimelineSelection::contention(const TimelinePicture &picture, const TimelinePlace &from,
                                                          bool forward, bool thisLock) const
{
    const int slot = m_lock.isNull() ? -1 : picture.slotOf(m_lock);
    return timelineContention(picture, from, forward, thisLock && slot >= 0 ? std::optional(slot) : std::nullopt);
}

} // namespace Lockscope

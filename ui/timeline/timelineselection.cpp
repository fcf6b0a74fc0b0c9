#include "timelineselection.h"

namespace Lockscope {

int TimelineSelection::rowIn(const TimelinePicture &picture) const
{
    const int slot = m_lock.isNull() ? -1 : picture.slotOf(m_lock);
    if (slot < 0)
        return -1;
    if (m_owner != TimelineRow::kLock) {
        // Where it stood another one may stand by now.
        if (const int row = m_owner == TimelineRow::kMore ? picture.rowOf(slot, m_owner) : picture.rowOfOwner(slot, m_ownerLabel); row >= 0)
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

std::optional<TimelineSpot> TimelineSelection::contention(const TimelinePicture &picture, const TimelineScale &scale, bool forward, bool thisLock,
                                                          bool isLive) const
{
    const int slot = m_lock.isNull() ? -1 : picture.slotOf(m_lock);
    // Where it follows it ends with now, and nothing is later: who walks forward must not be thrown back to what is far to the left.
    TimelinePlace from{.at = forward && !isLive ? scale.from : scale.to(), .slot = -1};
    if (m_spot && (!isLive || (m_spot->at >= scale.from && m_spot->at <= scale.to())))
        from = {.at = m_spot->at, .slot = slot};
    return timelineContention(picture, from, forward, thisLock && slot >= 0 ? std::optional(slot) : std::nullopt);
}

} // namespace Lockscope

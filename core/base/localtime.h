#pragma once

#include "clock.h"

#include <QDateTime>

namespace Lockscope {

/// Formats as HH:mm:ss in the machine's time zone.
[[nodiscard]] inline QString timeOfDay(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).time().toString(QStringLiteral("HH:mm:ss"));
}

/// Formats as yyyy-MM-dd HH:mm:ss in the machine's time zone.
[[nodiscard]] inline QString dateAndTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

/// Formats `time` as the time of day, with its date if that is not the date of `now`.
[[nodiscard]] inline QString timeWithDateIfOtherDay(WallTime now, WallTime time)
{
    const auto dayOf
        = [](WallTime moment) { return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count()).date(); };
    return dayOf(now) == dayOf(time) ? timeOfDay(time) : dateAndTime(time);
}

} // namespace Lockscope

#pragma once

#include "clock.h"

#include <QDateTime>

namespace Lockscope {

/// HH:mm:ss, in the machine's time zone.
[[nodiscard]] inline QString timeOfDay(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).time().toString(QStringLiteral("HH:mm:ss"));
}

/// yyyy-MM-dd HH:mm:ss, in the machine's time zone.
[[nodiscard]] inline QString dateAndTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

/// The time of day of what is to come; with its date where that is another than that of `now`.
[[nodiscard]] inline QString momentSeenFrom(WallTime now, WallTime time)
{
    const auto dayOf = [](WallTime moment) { return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count()).date(); };
    return dayOf(now) == dayOf(time) ? timeOfDay(time) : dateAndTime(time);
}

} // namespace Lockscope

#pragma once

#include "clock.h"

#include <QDateTime>
#include <QString>

namespace Lockscope {

/// ISO 8601 with milliseconds, UTC: how a time is written in JSON, files and exports.
[[nodiscard]] inline QString isoTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODateWithMs);
}

} // namespace Lockscope

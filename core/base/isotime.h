#pragma once

#include "clock.h"

#include <QDateTime>
#include <QString>

namespace Lockscope {

/// Formats a time as ISO 8601 in UTC with milliseconds, for JSON, files and exports.
[[nodiscard]] inline QString isoTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODateWithMs);
}

} // namespace Lockscope

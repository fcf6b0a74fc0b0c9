#include "durationtext.h"

#include <algorithm>

namespace Lockscope {

QString durationText(Micros span)
{
    const qint64 seconds = std::chrono::ceil<std::chrono::seconds>(std::max(span, Micros(0))).count();
    const auto two = [](qint64 first, const char *firstUnit, qint64 second, const char *secondUnit, int width) {
        return QStringLiteral("%1 %2 %3 %4")
            .arg(first)
            .arg(QLatin1String(firstUnit))
            .arg(second, width, 10, QLatin1Char('0'))
            .arg(QLatin1String(secondUnit));
    };
    if (seconds < 60)
        return QStringLiteral("%1 s").arg(seconds);
    if (seconds < 3600)
        return two(seconds / 60, "m", seconds % 60, "s", 2);
    if (seconds < 86400)
        return two(seconds / 3600, "h", seconds % 3600 / 60, "m", 2);
    return two(seconds / 86400, "d", seconds % 86400 / 3600, "h", 1);
}

} // namespace Lockscope

#pragma once

#include "../kit/export.h"

#include <lockscope/core/base/clock.h>

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace Lockscope {

struct Roles;

/// A small curve without axes: what happened lately, beside the figure of now.
struct Sparkline
{
    struct Point
    {
        Instant at;
        std::optional<double> value; ///< unset: a gap
    };

    std::vector<Point> points; ///< by time
    Instant from; ///< the left edge
    Instant to;
    double leastTop = 1; ///< the top is no lower, so that noise stays flat
};

LOCKSCOPE_WIDGETS_EXPORT void paintSparkline(QPainter *painter, const QRect &place, const Sparkline &line,
                                             const Roles &roles);

} // namespace Lockscope

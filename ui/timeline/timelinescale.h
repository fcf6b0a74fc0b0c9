#pragma once

#include "../kit/export.h"

#include <lockscope/core/base/clock.h>

#include <vector>

namespace Lockscope {

/// Where the axis is marked.
struct TimelineTick
{
    Instant at;
    double x = 0;
};

/// Maps time to pixels and back. Pure; x is in logical pixels from the left edge of the time area.
class LOCKSCOPE_WIDGETS_EXPORT TimelineScale
{
public:
    static constexpr double kClosest = 10; ///< µs per pixel
    static constexpr double kWidest = 36e6; ///< 10 h in 1000 pixels

    Instant from; ///< at x = 0
    double perPixel = 100'000; ///< µs
    int width = 1000; ///< pixels

    /// Far outside of the view it saturates: what paints with it cannot overflow.
    [[nodiscard]] double x(Instant moment) const;
    /// Saturates too.
    [[nodiscard]] Instant at(double x) const;
    [[nodiscard]] Instant to() const { return at(width); }
    [[nodiscard]] Micros span() const { return Micros(static_cast<qint64>(perPixel * width)); }

    /// What is under `anchor` stays there. `factor` > 1: closer. Limited to kClosest … kWidest.
    [[nodiscard]] TimelineScale zoomed(double factor, double anchor) const;
    [[nodiscard]] TimelineScale moved(double pixels) const;
    /// The same view, so that `moment` stands at `x`.
    [[nodiscard]] TimelineScale with(Instant moment, double x) const;

    /// Round moments of the wall clock, at least `spacing` pixels apart. `wallAhead`: the local wall clock less the
    /// monotonic one.
    [[nodiscard]] std::vector<TimelineTick> ticks(Micros wallAhead, int spacing) const;
    [[nodiscard]] Micros tickStep(int spacing) const;
};

} // namespace Lockscope

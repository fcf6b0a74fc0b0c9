#pragma once

#include "../kit/export.h"

#include <lockscope/core/base/clock.h>

#include <vector>

namespace Lockscope {

/// A mark on the time axis.
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

    /// Saturates far outside of the view, so that painting cannot overflow.
    [[nodiscard]] double x(Instant moment) const;
    /// Saturates, too.
    [[nodiscard]] Instant at(double x) const;
    [[nodiscard]] Instant to() const { return at(width); }
    [[nodiscard]] Micros span() const { return Micros(static_cast<qint64>(perPixel * width)); }

    /// Keeps the moment at `anchor` in place. `factor` > 1: closer. Limits perPixel to kClosest … kWidest.
    [[nodiscard]] TimelineScale zoomed(double factor, double anchor) const;
    [[nodiscard]] TimelineScale moved(double pixels) const;
    /// The same scale, moved so that `moment` is at `x`.
    [[nodiscard]] TimelineScale with(Instant moment, double x) const;

    /// Round wall-clock moments, at least `spacing` pixels apart. `wallAhead`: wall clock minus monotonic clock.
    [[nodiscard]] std::vector<TimelineTick> ticks(Micros wallAhead, int spacing) const;
    [[nodiscard]] Micros tickStep(int spacing) const;
};

} // namespace Lockscope

#include "timelinescale.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Lockscope {

namespace {

constexpr double kFar = 1e6; ///< pixels: beyond any screen, and still exact in a painter
constexpr qint64 kMillisecond = 1000;
constexpr qint64 kSecond = 1'000'000;
constexpr qint64 kMinute = 60 * kSecond;
constexpr qint64 kHour = 60 * kMinute;

constexpr std::array kSteps{kMillisecond,       2 * kMillisecond,
                            5 * kMillisecond,   10 * kMillisecond,
                            20 * kMillisecond,  50 * kMillisecond,
                            100 * kMillisecond, 200 * kMillisecond,
                            500 * kMillisecond, kSecond,
                            2 * kSecond,        5 * kSecond,
                            10 * kSecond,       15 * kSecond,
                            30 * kSecond,       kMinute,
                            2 * kMinute,        5 * kMinute,
                            10 * kMinute,       15 * kMinute,
                            30 * kMinute,       kHour,
                            2 * kHour,          6 * kHour,
                            12 * kHour,         24 * kHour};

} // namespace

double TimelineScale::x(Instant moment) const
{
    // Subtract as doubles: the difference of extreme moments would overflow.
    const double micros
        = static_cast<double>(moment.time_since_epoch().count()) - static_cast<double>(from.time_since_epoch().count());
    return std::clamp(micros / perPixel, -kFar, kFar);
}

Instant TimelineScale::at(double x) const
{
    return from + Micros(static_cast<qint64>(std::llround(std::clamp(x, -kFar, kFar) * perPixel)));
}

TimelineScale TimelineScale::zoomed(double factor, double anchor) const
{
    TimelineScale scale = *this;
    scale.perPixel = std::clamp(perPixel / factor, kClosest, kWidest);
    return scale.with(at(anchor), anchor);
}

TimelineScale TimelineScale::moved(double pixels) const
{
    TimelineScale scale = *this;
    scale.from = at(pixels);
    return scale;
}

TimelineScale TimelineScale::with(Instant moment, double x) const
{
    TimelineScale scale = *this;
    scale.from = moment - Micros(static_cast<qint64>(std::llround(x * perPixel)));
    return scale;
}

Micros TimelineScale::tickStep(int spacing) const
{
    const double least = perPixel * spacing;
    const auto step = std::find_if(kSteps.begin(), kSteps.end(),
                                   [least](qint64 candidate) { return static_cast<double>(candidate) >= least; });
    return Micros(step == kSteps.end() ? kSteps.back() : *step);
}

std::vector<TimelineTick> TimelineScale::ticks(Micros wallAhead, int spacing) const
{
    std::vector<TimelineTick> found;
    const qint64 step = tickStep(spacing).count();
    const qint64 begin = (from.time_since_epoch() + wallAhead).count();
    qint64 wall = begin - begin % step;
    if (wall < begin)
        wall += step;
    for (const qint64 end = begin + span().count(); wall <= end; wall += step) {
        const Instant moment{Micros(wall) - wallAhead};
        found.push_back({.at = moment, .x = x(moment)});
    }
    return found;
}

} // namespace Lockscope

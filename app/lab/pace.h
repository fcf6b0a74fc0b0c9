#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope::Lab {

/// Adapts times in an exercise to its viewer. TTLs run in real time, even during a pause. Times below kLong are part of
/// what is shown: slow speeds stretch them. Longer times must only outlast the exercise, so they become kForever.
struct Pace
{
    static constexpr Millis kLong{10'000}; ///< means: longer than the exercise takes
    static constexpr Millis kForever{1'800'000}; ///< less than the hour by which a clock is ahead in scenarios

    int stretch = 1; ///< the factor for times below kLong

    [[nodiscard]] Millis operator()(Millis time) const { return time < kLong ? time * stretch : kForever; }
};

} // namespace Lockscope::Lab

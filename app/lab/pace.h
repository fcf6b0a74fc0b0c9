#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope::Lab {

/// How the times of an exercise are set. Servers and clients live in real time, and no pause stops a TTL; so what is to run out
/// within the exercise gets longer for one who looks on, and what only has to outlast it gets so long that it always does, however
/// busy the machine is.
struct Pace
{
    static constexpr Millis kLong{10'000}; ///< scenarios mean by it: longer than this takes
    static constexpr Millis kForever{1'800'000}; ///< less than an hour, by which a clock may be ahead

    int stretch = 1; ///< of times that are part of what is shown

    [[nodiscard]] Millis operator()(Millis time) const { return time < kLong ? time * stretch : kForever; }
};

} // namespace Lockscope::Lab

#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope {

/// As of when something is shown.
struct Moment
{
    Instant now;
    WallTime wallNow;

    /// A lock that was read later is shown as of its reading: what was left then is not made more.
    [[nodiscard]] Moment notBefore(Instant read) const
    {
        return read > now ? Moment{.now = read, .wallNow = wallNow + std::chrono::floor<Millis>(read - now)} : *this;
    }
};

} // namespace Lockscope

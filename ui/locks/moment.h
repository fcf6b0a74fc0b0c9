#pragma once

#include <lockscope/core/base/clock.h>

namespace Lockscope {

/// The moment as of which something is shown.
struct Moment
{
    Instant now;
    WallTime wallNow;

    /// For a lock that was read later: the moment of its reading, so that its TTL does not grow.
    [[nodiscard]] Moment notBefore(Instant read) const
    {
        return read > now ? Moment{.now = read, .wallNow = wallNow + std::chrono::floor<Millis>(read - now)} : *this;
    }
};

} // namespace Lockscope

#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <algorithm>

namespace Lockscope {

// Redlock's arithmetic (Redis documentation, "Distributed Locks with Redis"). N is always the number of *configured*
// nodes. If only reachable nodes counted, both sides of a partition could win (rule S2).

[[nodiscard]] constexpr int quorumOf(int configuredNodes)
{
    return configuredNodes / 2 + 1;
}

/// Maximum drift between client and nodes over `ttl`: 1 %, plus 2 ms for the granularity of Redis' expiry.
[[nodiscard]] constexpr Micros driftAllowance(Millis ttl)
{
    return Micros(ttl) / 100 + Millis(2);
}

/// Inaccuracy of the end of a TTL that an observer has read once: synchronised clocks differ by 0.05 %, and Redis
/// rounds to milliseconds. Only for watching; no hold may rely on it.
[[nodiscard]] constexpr Micros expiryUncertainty(Millis ttl)
{
    return Micros(ttl) / 1000 + Millis(2);
}

/// The last moment when a lease that was requested at `started` is certainly valid.
[[nodiscard]] constexpr Instant validityEnd(Instant started, Millis ttl)
{
    return started + ttl - driftAllowance(ttl);
}

/// Time after which a silent node counts as a vote against: 5 % of the TTL, at least 5 ms, at most 1 s.
[[nodiscard]] constexpr Millis defaultNodeTimeout(Millis ttl)
{
    return std::clamp(ttl / 20, Millis(5), Millis(1000));
}

/// Longer TTLs are rejected: a lease must end, and Redis deletes a key whose expiry overflows.
inline constexpr Millis kLongestTtl = std::chrono::hours(24 * 30);
/// Shorter TTLs are rejected: drift and a round trip would use them up, and a TTL of 0 or less deletes the key.
inline constexpr Millis kShortestTtl{10};

} // namespace Lockscope

#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <algorithm>

namespace Lockscope {

// Redlock's arithmetic (Redis documentation, "Distributed Locks with Redis"). N is always the number of *configured*
// nodes, never of reachable ones: counting the reachable lets two sides of a partition both win (rule S2).

[[nodiscard]] constexpr int quorumOf(int configuredNodes)
{
    return configuredNodes / 2 + 1;
}

/// How far the clocks of client and nodes may run apart over `ttl`: 1 % and 2 ms for the granularity of Redis' expiry.
[[nodiscard]] constexpr Micros driftAllowance(Millis ttl)
{
    return Micros(ttl) / 100 + Millis(2);
}

/// By how much the end of a TTL that was read at one moment may be off, for whoever only watches: clocks that are set right
/// all the time differ by 0.05 %, and Redis rounds to milliseconds. Nothing that is held may rest on it.
[[nodiscard]] constexpr Micros endDoubt(Millis ttl)
{
    return Micros(ttl) / 1000 + Millis(2);
}

/// The last moment at which a lease that was requested at `started` is certainly still valid.
[[nodiscard]] constexpr Instant validityEnd(Instant started, Millis ttl)
{
    return started + ttl - driftAllowance(ttl);
}

/// How long one node may take to answer before it counts as a vote against: 5 % of the TTL, 5 ms to 1 s.
[[nodiscard]] constexpr Millis defaultNodeTimeout(Millis ttl)
{
    return std::clamp(ttl / 20, Millis(5), Millis(1000));
}

/// Longer TTLs are refused: a lease is a hold with an end, and Redis deletes a key whose expiry overflows.
inline constexpr Millis kLongestTtl = std::chrono::hours(24 * 30);
/// Shorter TTLs are refused: drift and one round trip would eat them. A TTL of 0 or less would delete the key.
inline constexpr Millis kShortestTtl{10};

} // namespace Lockscope

#include "keptlock_p.h"

#include "../quorum/quorum.h"

namespace Lockscope {

namespace {

/// As kTtlJitter, on a server and on the replica that takes its place: their clocks differ, and one lags behind the other.
constexpr Millis kReplicaJitter{500};
/// A replica that lags further behind is told of by Sentinel and `doctor`; it is not what a failover mostly promotes.
constexpr Micros kReplicatedWithin = std::chrono::seconds(10);

} // namespace

Kept keptAs(const NodeReading &before, const NodeReading &after, const KeptWhere &where)
{
    if (before.ttl.kind != after.ttl.kind)
        return before.ttl.kind == KeyTtl::Kind::Unknown || after.ttl.kind == KeyTtl::Kind::Unknown ? Kept::Unclear : Kept::No;
    const Kept replicated = where.moved && where.stood >= kReplicatedWithin ? Kept::Yes : Kept::Unclear;
    if (after.ttl.kind != KeyTtl::Kind::Finite)
        return replicated;
    const Micros jitter = (where.moved ? kReplicaJitter : kTtlJitter) + endDoubt(before.ttl.left);
    if (Micros(after.ttl.left) <= *before.left(after.readAt) + jitter)
        return Kept::Yes;
    // Its owner may have renewed what was kept.
    if (where.renewed)
        return replicated;
    return where.keepsAll && !where.moved ? Kept::Unclear : Kept::No;
}

} // namespace Lockscope

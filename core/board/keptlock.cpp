#include "keptlock_p.h"

#include "../quorum/quorum.h"

namespace Lockscope {

namespace {

/// The same for a server and the replica that replaces it: their clocks differ, and the replica lags.
constexpr Millis kReplicaJitter{500};
/// Failovers rarely promote a replica that lags further behind; Sentinel and `doctor` report such a lag.
constexpr Micros kReplicatedWithin = std::chrono::seconds(10);

} // namespace

Kept keptAs(const NodeReading &before, const NodeReading &after, const KeptWhere &where)
{
    if (before.ttl.kind != after.ttl.kind)
        return before.ttl.kind == KeyTtl::Kind::Unknown || after.ttl.kind == KeyTtl::Kind::Unknown ? Kept::Unclear
                                                                                                   : Kept::No;
    const Kept replicated = where.moved && where.stood >= kReplicatedWithin ? Kept::Yes : Kept::Unclear;
    if (after.ttl.kind != KeyTtl::Kind::Finite)
        return replicated;
    const Micros jitter = (where.moved ? kReplicaJitter : kTtlJitter) + expiryUncertainty(before.ttl.left);
    if (Micros(after.ttl.left) <= *before.left(after.readAt) + jitter)
        return Kept::Yes;
    // The owner may have renewed a kept lock.
    if (where.renewed)
        return replicated;
    return where.keepsAll && !where.moved ? Kept::Unclear : Kept::No;
}

} // namespace Lockscope

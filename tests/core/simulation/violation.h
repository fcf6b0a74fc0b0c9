#pragma once

#include "random.h"

#include <string>

namespace LockscopeTest::Simulation {

/// A broken promise. The rules are those of the design's reliability list.
struct Violation
{
    enum class Kind {
        Overlap, ///< S1: two leases of one lock are believed in at the same moment
        ValidityOverstated, ///< S3: fewer than a quorum of nodes keep the key until the believed end, or that has
                            ///< passed
        LossNotSticky, ///< S9: a lease that had ended was believed in again
        NotTold, ///< S9: a holder did not hear of its loss when a majority refused, or at the end of validity
        RenewedWithoutQuorum, ///< S8: fewer than a quorum of nodes that already held the token confirmed
        SentAfterEnd, ///< S12: a SET or a renewal of a token whose acquire or lease had ended
        KeyAfterRelease, ///< S11: a key set behind its release, not released at all, or there when it should be gone
        ReleaseGivenUpEarly, ///< S11: the release is given up while a TTL that was asked for may still run
        StuckKey, ///< a key outlived its owner by more than the longest TTL
        NeverEnded, ///< L3: an acquire outlasted its deadline
        NotGranted, ///< a quorum is healthy and nobody holds the lock, yet it is not granted
        NotHealed, ///< L6: a healthy node still lacks the key after renewals
        LostForNothing, ///< L8: a lease that renews itself was lost though a quorum kept its key and nothing was in the
                        ///< way
        VoteInQuarantine, ///< S15, S16: a node voted that had lost data or whose clock had stepped, before the longest
                          ///< TTL was over
    };
    static constexpr int kKinds = static_cast<int>(Kind::VoteInQuarantine) + 1;

    Kind kind;
    Micros when{0};
    std::string text;
};

[[nodiscard]] std::string toText(Violation::Kind kind);

} // namespace LockscopeTest::Simulation

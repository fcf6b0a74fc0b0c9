#pragma once

#include "../base/maybemicros.h"
#include "../base/nodeset.h"
#include "../base/rarely.h"
#include "quorum.h"
#include "readings.h"

#include <optional>
#include <span>
#include <vector>

namespace Lockscope {

/// The result of all readings of one lock. Overlap and expired-in-use are not verdicts: they need history, not the
/// readings of one moment.
enum class Verdict : quint8 { Held, HeldDegraded, Leftover, Split, Unknown, NoExpiry, RenewLate };

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Verdict verdict);

/// How an owner renews. It distinguishes a late renewal from a lock that is never renewed.
struct RenewalHabit
{
    int renewalsSeen = 0;
    float leastFraction = 1; ///< smallest remaining part of the TTL at a renewal
    Millis fullTtl{0}; ///< largest TTL seen of this owner

    /// Returns the longest pause seen between two renewals.
    [[nodiscard]] std::optional<Millis> longestPause() const
    {
        return renewalsSeen == 0 ? std::nullopt
                                 : std::optional(Millis(static_cast<qint64>(
                                     static_cast<double>(fullTtl.count()) * (1 - static_cast<double>(leastFraction)))));
    }
};

/// A renewal is late when less remains than this part of what usually remains at a renewal.
inline constexpr double kLateFraction = 0.6;

/// The verdict on one lock, with the votes behind it. Indexes are positions in VerdictInput::readings.
struct Assessment
{
    Verdict verdict = Verdict::Unknown;
    bool local = false; ///< judged by `nodes` alone, without votes
    /// Enough keys for a quorum have no expiry; of a lock that nobody holds, any key.
    bool neverExpires = false;
    qint16 votes = 0; ///< number of holders
    qint16 quorum = 1;
    qint16 unknownNodes = 0;
    qint16 owners = 0; ///< number of different owners seen
    /// How many nodes the lock can lose and still be held; negative if it is not held.
    qint16 margin = -1;
    NodeSet nodes; ///< indexes of the nodes that count: all, or the only one of a local lock
    NodeSet holders; ///< indexes of the nodes that agree on the owner
    QByteArray owner; ///< the owner with most votes; empty if split or unknown
    Rarely<QByteArray> agreement; ///< see agreed(); empty: the owner
    /// Remaining TTL at `now`: the Q-th largest if the lock is held, else the largest. Unset if it is unknown, endless
    /// (see neverExpires), or only written in the value: no verdict trusts the holder's clock.
    MaybeMicros ttl;
    /// The TTL minus drift and the time of reading: what certainly remains. Unset if the lock is not held.
    MaybeMicros validity;

    /// What the nodes of that owner have in common, see agreements().
    [[nodiscard]] const QByteArray &agreed() const { return agreement->isEmpty() ? owner : *agreement; }
    [[nodiscard]] bool isHeld() const
    {
        return verdict == Verdict::Held || verdict == Verdict::HeldDegraded || verdict == Verdict::NoExpiry
            || verdict == Verdict::RenewLate;
    }
};

/// What assess() judges by.
struct VerdictInput
{
    std::span<const NodeReading> readings; ///< one per configured node
    Instant now;
    RenewalHabit habit = {};
    bool everVoted = false; ///< voted on before, see Board::isVoted(); stays so even if only one node has it
    std::optional<int> localNode; ///< judge as a lock of only this node
};

/// Judges a lock. Returns nothing if no node has it and the unreadable nodes cannot hold it. Pure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Assessment> assess(const VerdictInput &input);

} // namespace Lockscope

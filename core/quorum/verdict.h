#pragma once

#include "quorum.h"
#include "readings.h"

#include <optional>
#include <span>
#include <vector>

namespace Lockscope {

/// What the readings of one lock add up to. `overlap` and `expired in use` are no verdicts over one
/// moment's readings; they belong to history.
enum class Verdict { Held, HeldDegraded, Residue, Split, Unknown, NoExpiry, RenewLate };

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Verdict verdict);

/// What is known of how an owner renews, to tell a late renewal from a lock that is simply not renewed.
struct RenewalHabit
{
    int renewalsSeen = 0;
    double leastFraction = 1; ///< the smallest fraction of the TTL that was left when a renewal came
    Millis fullTtl{0}; ///< the largest TTL seen for this owner

    /// The longest that was seen between two renewals.
    [[nodiscard]] std::optional<Millis> longestPause() const
    {
        return renewalsSeen == 0 ? std::nullopt : std::optional(Millis(static_cast<qint64>(static_cast<double>(fullTtl.count()) * (1 - leastFraction))));
    }
};

/// A renewal is late once less than this part of what the owner usually has left then is left.
inline constexpr double kLateFraction = 0.6;

struct Assessment
{
    Verdict verdict = Verdict::Unknown;
    bool local = false; ///< judged by `nodes` alone, not voted on
    std::vector<int> nodes; ///< indexes of the nodes that count: all, or the one of a local lock
    QByteArray owner; ///< of the best supported owner; empty when split or nothing is known
    QByteArray agreement; ///< what the nodes of that owner agree by, see agreements()
    std::vector<int> holders; ///< indexes of the nodes that agree on that owner
    int votes = 0; ///< how many they are
    int quorum = 1;
    int unknownNodes = 0;
    int owners = 0; ///< different owners seen
    /// Node losses the hold survives; negative when it is not held.
    int margin = -1;
    /// Q-th largest remaining TTL at `now`. Nothing when it cannot be known, never ends (see neverExpires), or ends when the
    /// value says so: that is told by the holder's clock, and no verdict rests on it.
    std::optional<Micros> ttl;
    /// The same less drift and the time the reading took: what is left for sure.
    std::optional<Micros> validity;
    /// As many nodes as it needs have it without an end; of what nobody holds any node.
    bool neverExpires = false;

    [[nodiscard]] bool isHeld() const
    {
        return verdict == Verdict::Held || verdict == Verdict::HeldDegraded || verdict == Verdict::NoExpiry || verdict == Verdict::RenewLate;
    }
};

struct VerdictInput
{
    std::span<const NodeReading> readings; ///< one per configured node
    Instant now;
    RenewalHabit habit = {};
    bool everVoted = false; ///< seen as a voted one before, as Board::isVoted() has it: it stays one, though one node alone has it
    std::optional<int> localNode; ///< judge as a lock of this node alone
};

/// Pure. With no node that has the lock and none unknown there is nothing to judge: no value.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Assessment> assess(const VerdictInput &input);

} // namespace Lockscope

#pragma once

#include "../redis/nodestatus.h"

#include <vector>

namespace Lockscope {

/// The end of a readable node's quarantine: until then it has no vote on new locks, because it may have forgotten some
/// (rule S15). Unset: the node may vote, or cannot be read.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> quarantineEnd(const NodeStatus &node, WallTime now);

/// The nodes without a vote on new locks, and what that means for the deployment.
struct LOCKSCOPE_CORE_EXPORT Quarantine
{
    struct Node
    {
        int index = 0;
        QString label;
        WallTime until;

        friend bool operator==(const Node &, const Node &) = default;
    };

    std::vector<Node> nodes; ///< sorted by the end of their quarantine
    /// No lock can be acquired before this time, because too many votes are missing. Unset: the other nodes suffice, or
    /// even all would not.
    std::optional<WallTime> blockedUntil;

    /// Includes nodes whose process is young (NodeStatus::mayLackLocksUntil): Lockscope takes no lock by their votes.
    [[nodiscard]] static Quarantine of(std::vector<NodeStatus> nodes, WallTime now);

    friend bool operator==(const Quarantine &, const Quarantine &) = default;
};

} // namespace Lockscope

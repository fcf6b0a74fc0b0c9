#pragma once

#include "../redis/nodestatus.h"

#include <vector>

namespace Lockscope {

/// Until when this node, though it can be read, has no vote on new locks, because it may have forgotten some (rule S15). Nothing: it
/// has one, or cannot be read.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> quarantineEnd(const NodeStatus &node, WallTime now);

/// Which nodes have no vote on new locks at a moment, and what that means.
struct LOCKSCOPE_CORE_EXPORT Quarantine
{
    struct Node
    {
        int index = 0;
        QString label;
        WallTime until;

        friend bool operator==(const Node &, const Node &) = default;
    };

    std::vector<Node> nodes; ///< whose quarantine ends first comes first
    /// For lack of their votes no lock can be taken until then. Nothing: enough others have one, or even theirs would be too few.
    std::optional<WallTime> blockedUntil;

    [[nodiscard]] static Quarantine of(const std::vector<NodeStatus> &nodes, WallTime now);

    friend bool operator==(const Quarantine &, const Quarantine &) = default;
};

} // namespace Lockscope

#include "quarantine.h"

#include "lockstate.h"

#include <algorithm>

namespace Lockscope {

std::optional<WallTime> quarantineEnd(const NodeStatus &node, WallTime now)
{
    const bool isReadable = node.reach == NodeStatus::Reach::Up && !node.error && !node.retired;
    return isReadable && node.quarantinedUntil && *node.quarantinedUntil > now ? node.quarantinedUntil : std::nullopt;
}

Quarantine Quarantine::of(std::vector<NodeStatus> nodes, WallTime now)
{
    for (auto &node : nodes)
        node.quarantinedUntil = std::max(node.quarantinedUntil, node.mayLackLocksUntil);
    Quarantine quarantine;
    for (const auto &node : nodes) {
        if (const auto until = quarantineEnd(node, now))
            quarantine.nodes.push_back({.index = node.index, .label = node.label, .until = *until});
    }
    std::stable_sort(quarantine.nodes.begin(), quarantine.nodes.end(),
                     [](const Node &a, const Node &b) { return a.until < b.until; });
    const Capability capability = Capability::of(nodes, now);
    const int missing = -capability.margin();
    if (missing > 0 && missing <= capability.quarantined)
        quarantine.blockedUntil = quarantine.nodes.at(static_cast<size_t>(missing) - 1).until;
    return quarantine;
}

} // namespace Lockscope

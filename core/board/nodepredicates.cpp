#include "nodepredicates.h"

#include "../quorum/quorum.h"

#include <algorithm>

namespace Lockscope {

namespace {

static_assert(kClockTolerance == driftAllowance(Millis(30000)));

Micros medianOf(std::vector<Micros> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// The reference for comparing clocks, relative to the local clock.
Micros clockReference(const std::vector<NodeStatus> &nodes)
{
    std::vector<Micros> known;
    for (const auto &node : nodes) {
        if (node.reach == NodeStatus::Reach::Up && node.clock)
            known.push_back(node.clock->middle());
    }
    return known.size() >= 3 ? medianOf(std::move(known)) : Micros(0);
}

} // namespace

WallTime processStart(const NodeStatus &node)
{
    return std::max(node.restartedAt.value_or(WallTime()), node.startedAt.value_or(WallTime()));
}

bool isReplica(const NodeStatus &node)
{
    return node.facts && (node.facts->role == QLatin1String("slave") || node.facts->role == QLatin1String("replica"));
}

bool isReachUnknown(const NodeStatus &node)
{
    return node.reach == NodeStatus::Reach::Connecting || (node.error && node.error->kind == ErrorKind::Io);
}

bool saysNothing(const NodeStatus &node)
{
    return node.reach == NodeStatus::Reach::Up && node.error && node.error->kind == ErrorKind::Timeout;
}

bool refusesToBeRead(const NodeStatus &node)
{
    return node.error && (node.error->kind == ErrorKind::Permission || node.error->kind == ErrorKind::Authentication);
}

bool runsSinceItBegan(const NodeStatus &node, const Deployment &deployment)
{
    constexpr Millis kUptimeStep{1000}; // servers report whole seconds
    return deployment.beganEmptyAt && !node.restartedAt && node.startedAt
        && *node.startedAt <= *deployment.beganEmptyAt + kUptimeStep;
}

std::optional<WallTime> mayHaveForgottenUntil(const NodeStatus &node, Millis longestTtl, WallTime now)
{
    const WallTime start = processStart(node);
    const bool keepsAll = node.facts && node.facts->appendOnly == true && node.settings
        && node.settings->appendFsync == QLatin1String("always");
    return start == WallTime() || keepsAll ? std::nullopt : quarantineAfter(start, longestTtl, now);
}

std::optional<WallTime> quarantineAfter(WallTime restartedAt, Millis longestTtl, WallTime now)
{
    const WallTime until = restartedAt + longestTtl + std::chrono::ceil<Millis>(driftAllowance(longestTtl));
    return until > now ? std::optional(until) : std::nullopt;
}

std::optional<Micros> clockOffset(const std::vector<NodeStatus> &nodes, size_t node)
{
    if (node >= nodes.size() || !nodes[node].clock)
        return std::nullopt;
    return nodes[node].clock->middle() - clockReference(nodes);
}

std::optional<bool> clockIsOff(const std::vector<NodeStatus> &nodes, size_t node, Micros tolerance)
{
    const auto offset = clockOffset(nodes, node);
    if (!offset)
        return std::nullopt;
    const Micros room = nodes[node].clock->uncertainty();
    if (std::chrono::abs(*offset) - room > tolerance)
        return true;
    return std::chrono::abs(*offset) + room <= tolerance ? std::optional(false) : std::nullopt;
}

} // namespace Lockscope

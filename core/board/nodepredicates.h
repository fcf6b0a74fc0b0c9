#pragma once

#include "../redis/nodestatus.h"
#include "deployment.h"

#include <optional>
#include <vector>

namespace Lockscope {

// What a node's status says about its votes and its clock. Pure; any thread.

/// By its own word; of one that is down, the last one.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isReplica(const NodeStatus &node);

/// Until when a node that restarted at `restartedAt` may have forgotten locks: the longest of them, with clock drift, has ended
/// then (rule S15; Redis documentation, delayed restarts). Nothing when that has passed.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> quarantineAfter(WallTime restartedAt, Millis longestTtl, WallTime now);

/// A clock that is off by more is told: as much as clocks may run apart over a lock of 30 s (quorum.h, driftAllowance()).
inline constexpr Micros kClockTolerance = Millis(302);

/// Whether a node's clock is off by more than `tolerance` for sure, or within it for sure. It is compared with the median of
/// the nodes' clocks where at least three are known, so that our own clock is not the judge, else with ours. Nothing: that
/// cannot be told.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<bool> clockIsOff(const std::vector<NodeStatus> &nodes, size_t node, Micros tolerance = kClockTolerance);

/// By how much: the middle of what is known. Nothing when it is not.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> clockOffset(const std::vector<NodeStatus> &nodes, size_t node);

/// Its connection stands, and what it was asked for does not come.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool saysNothing(const NodeStatus &node);

/// It is there, and says no: to the login, or to being read at all. Who may ask it otherwise is another question.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool refusesToBeRead(const NodeStatus &node);

/// It runs since the deployment began, empty (Deployment::beganEmptyAt): however young its process is, it lacks no earlier lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool runsSinceItBegan(const NodeStatus &node, const Deployment &deployment);

/// Until when the node may have forgotten locks because its process is young, whoever saw it start: by its uptime, for the longest
/// TTL that clients use. A node that keeps all is none. Nothing: not for that reason, or not known. Watching knows of more by the
/// process' run id (NodeStatus::quarantinedUntil).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> mayHaveForgottenUntil(const NodeStatus &node, Millis longestTtl, WallTime now);

/// When its process began, by what was seen and by its uptime. The epoch: unknown.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WallTime processStart(const NodeStatus &node);

} // namespace Lockscope

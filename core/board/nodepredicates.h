#pragma once

#include "../redis/nodestatus.h"
#include "deployment.h"

#include <optional>
#include <vector>

namespace Lockscope {

// Facts derived from a node's status. Pure; any thread.

/// By the role that the node reported last.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isReplica(const NodeStatus &node);

/// The time until which a node that restarted at `restartedAt` may lack locks: the longest TTL plus clock drift later
/// (rule S15; Redis documentation, "delayed restarts"). Unset if it has passed.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> quarantineAfter(WallTime restartedAt, Millis longestTtl,
                                                                            WallTime now);

/// Clocks that differ by more are reported: the drift allowance of a lock of 30 s (driftAllowance() in quorum.h).
inline constexpr Micros kClockTolerance = Millis(302);

/// True if the node's clock is certainly off by more than `tolerance`, false if it certainly is not. Unset if the
/// measurement is too coarse. The reference is the median of the nodes' clocks if at least three are known, else the
/// local clock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<bool> clockIsOff(const std::vector<NodeStatus> &nodes, size_t node,
                                                                   Micros tolerance = kClockTolerance);

/// The most likely offset from that reference; unset if unknown.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> clockOffset(const std::vector<NodeStatus> &nodes,
                                                                      size_t node);

/// Whether the node is up is not known: it is still connecting, or this process has no file descriptor left for it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isReachUnknown(const NodeStatus &node);

/// The node is connected but does not answer.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool saysNothing(const NodeStatus &node);

/// The node answers, but rejects the login or the reading commands. Other users may be allowed to read it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool refusesToBeRead(const NodeStatus &node);

/// The node runs since the deployment began empty (Deployment::beganEmptyAt), so it has forgotten nothing, however
/// young its process.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool runsSinceItBegan(const NodeStatus &node, const Deployment &deployment);

/// The time until which the node may lack locks because its process is young. Depends on its uptime and the longest TTL
/// in use. Unset if the node persists every write, is old enough, or its uptime is unknown. Restarts that were seen are
/// in NodeStatus::quarantinedUntil.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> mayHaveForgottenUntil(const NodeStatus &node,
                                                                                  Millis longestTtl, WallTime now);

/// The start of the process, from observed restarts and uptime. The epoch if unknown.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WallTime processStart(const NodeStatus &node);

} // namespace Lockscope

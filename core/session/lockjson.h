#pragma once

#include "../board/lockstate.h"

#include <QJsonObject>

namespace Lockscope {

class Dialect;

/// One lock, as `list`, `show` and `watch` print it with --json. Field names are a contract (resources/docs/json.md).
/// Unknown values are null, TTLs without an end are -1. Times are counted down to now, by `clock`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject lockToJson(const LockState &lock, const std::vector<NodeStatus> &nodes,
                                                           const Clock &clock);

/// Appends the same as compact JSON, many times faster.
LOCKSCOPE_CORE_EXPORT void addLockJson(QByteArray &text, const LockState &lock, const std::vector<NodeStatus> &nodes,
                                       const Clock &clock);

/// A dialect, as `dialects --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject dialectToJson(const Dialect &dialect);

/// A node's state, as `watch --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject nodeToJson(const NodeStatus &node);

/// The current cost of watching a node, as `watch --json` prints it now and then. Values are null while the node is
/// down, or before the first measurement.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject costToJson(const NodeStatus &node);

} // namespace Lockscope

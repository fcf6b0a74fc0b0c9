#pragma once

#include "../board/lockstate.h"

#include <QJsonObject>

namespace Lockscope {

/// One lock as `list`, `show` and `watch` print it with --json. The field names are a contract (README, "JSON"): what is
/// not known is null, TTLs that never end are -1, times are counted down to now, by `clock`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject lockToJson(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock);

/// What is known of a dialect, as `dialects --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject dialectToJson(const Dialect &dialect);

/// One node's state as `watch --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject nodeToJson(const NodeStatus &node);

/// What watching costs a node at present, as `watch --json` tells it now and then; null while it is down, or not measured yet.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject costToJson(const NodeStatus &node);

} // namespace Lockscope

#pragma once

#include "../diagnosis/contentionsample.h"

#include <QJsonObject>

namespace Lockscope {

/// The contention for one lock, as `sample --json` prints it; unknown values are null. A `…Kind` field says whether its
/// number is `exact`, `at-least` or unknown (null). `nodes` are all nodes of the deployment.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject contentionToJson(const LockContention &contention,
                                                                 const std::vector<NodeStatus> &nodes);

/// The figures about all keys, as `sample --json` prints them at the end.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject anyKeysToJson(const AnyKeys &keys);

/// The sample's course on one node, as `sample --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject sampledNodeToJson(const SampledNode &node);

} // namespace Lockscope

#pragma once

#include "../diagnosis/contentionsample.h"

#include <QJsonObject>

namespace Lockscope {

/// Who contended for a lock, as `sample --json` prints it; what is not known is null. Beside a number stands what it is:
/// `exact`, `at-least`, or null. `nodes` are all of the deployment.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject contentionToJson(const LockContention &contention, const std::vector<NodeStatus> &nodes);

/// What else was heard of any key, as `sample --json` prints it at the end.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject anyKeysToJson(const AnyKeys &keys);

/// How the sampling of one node went, as `sample --json` prints it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject sampledNodeToJson(const SampledNode &node);

} // namespace Lockscope

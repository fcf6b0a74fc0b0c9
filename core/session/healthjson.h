#pragma once

#include "../diagnosis/nodehealth.h"
#include "../diagnosis/rightsprobe.h"

#include <QJsonObject>

namespace Lockscope {

// As `doctor --json` prints them. The field names are a contract (README, "JSON"): what is not known is null.

/// nodeToJson() and what endangers locks, or would.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject healthToJson(const NodeStatus &node);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject findingToJson(const HealthFinding &finding);
/// `user`: whose right it is; empty: the server's default user.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject missingRightToJson(const MissingRight &right, const QString &user);

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject missingCommandToJson(const MissingCommand &command);

/// The line that gives the right.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString lineToGrant(const MissingRight &right, const QString &user);

} // namespace Lockscope

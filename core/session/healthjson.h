#pragma once

#include "../diagnosis/nodehealth.h"
#include "../diagnosis/rightsprobe.h"

#include <QJsonObject>

namespace Lockscope {

// The objects of `doctor --json`. Field names are a contract (resources/docs/json.md); unknown values are null.

/// nodeToJson() with further fields about the dangers to locks.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject healthToJson(const NodeStatus &node);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject findingToJson(const HealthFinding &finding);
/// `user` has the right; empty: the server's default user.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject missingRightToJson(const MissingRight &right, const QString &user);

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject missingCommandToJson(const MissingCommand &command);

/// The command line that grants these rights, for redis-cli or a shell.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString lineToGrant(const QByteArrayList &rules, const QString &user);

} // namespace Lockscope

#pragma once

#include "../base/result.h"
#include "../history/alerts.h"

#include <QJsonObject>

namespace Lockscope {

/// What is told, as `watch --json` prints it. `since`: Alert::since as a time of day. Times in milliseconds, what is not known or not
/// given is null. Of an overlap `isPast` says whether it is over, `lastSince` and `lastUntil` when it was, the last time (`lastUntil` null: the
/// earlier lease never ends). `lastSince` of a margin that is exceeded is since when.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject alertToJson(const Alert &alert, const std::vector<NodeStatus> &nodes, WallTime since);

/// When to tell of what, as it is kept: by Lockscope::toString(AlertKind) one object with `enabled`, `forAtLeastMs`, `coolDownMs`,
/// `thresholdMs`, `factor`, `count` and `windowMs`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject alertRulesToJson(const AlertRules &rules);

/// The inverse. What is not given is as defaultAlertRules() has it; an unknown alert, or a value that is none, is an error that
/// names it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<AlertRules> alertRulesFromJson(const QJsonObject &object);

} // namespace Lockscope

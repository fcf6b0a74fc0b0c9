#pragma once

#include "../base/result.h"
#include "../history/alert.h"

#include <QJsonObject>

namespace Lockscope {

/// An alert, as `watch --json` prints it. `since`: Alert::since as wall-clock time. Times are in milliseconds; unknown
/// or inapplicable values are null. Overlap: `isPast` says whether it is over. `lastSince` and `lastUntil` are the
/// times of the latest one (`lastUntil` null: the earlier lease never ends). NoMargin: `lastSince` is when it was
/// exceeded.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject alertToJson(const Alert &alert, const std::vector<NodeStatus> &nodes,
                                                            WallTime since);

/// The alert rules as stored: by Lockscope::toString(AlertKind), one object with `enabled`, `forAtLeastMs`,
/// `coolDownMs`, `thresholdMs`, `factor`, `count` and `windowMs`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject alertRulesToJson(const AlertRules &rules);

/// The inverse; missing fields have the values of defaultAlertRules(). Error: InvalidArgument, which names the unknown
/// alert or the unusable field.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<AlertRules> alertRulesFromJson(const QJsonObject &object);

} // namespace Lockscope

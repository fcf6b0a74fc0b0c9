#pragma once

#include "../history/historysnapshot.h"
#include "../redis/nodestatus.h"

#include <QJsonObject>

namespace Lockscope {

/// One event, as `replay --json` prints it. `wall` is the wall-clock time at `now`; unknown values are null.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject historyToJson(const HistoryEvent &event,
                                                              const std::vector<NodeStatus> &nodes, Instant now,
                                                              WallTime wall);

} // namespace Lockscope

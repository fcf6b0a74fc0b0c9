#pragma once

#include "../history/history.h"

#include <QJsonObject>

namespace Lockscope {

/// One thing that happened, as `replay --json` prints it. `wall` is the wall clock's time at `now`; what is not known is null.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QJsonObject historyToJson(const HistoryEvent &event, const std::vector<NodeStatus> &nodes, Instant now, WallTime wall);

} // namespace Lockscope

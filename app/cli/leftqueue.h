#pragma once

#include "../commandline.h"

#include <lockscope/core/redis/nodestatus.h>

#include <vector>

namespace Lockscope::App {

/// What Redisson's fair lock of this name has left of its queue, while nobody holds it: a lock that was deleted by hand is free, and
/// newcomers stand behind those who wait, whom nobody wakes (the queue has no row of its own, as it is no lock). In words; empty:
/// there is none, or it cannot be asked for.
[[nodiscard]] QString leftQueueText(const Deployment &deployment, std::vector<NodeStatus> nodes, const QByteArray &name, Millis timeout);

} // namespace Lockscope::App

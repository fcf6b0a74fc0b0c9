#pragma once

#include "../redis/link.h"

#include <QHash>

#include <functional>

namespace Lockscope {

/// The number of blocked clients per command (lower case). Redis does not report which keys they wait for.
using BlockedCounts = QHash<QByteArray, qint64>;

/// Counts the blocked clients of one node by INFO and CLIENT LIST. Calls the handler once, even if the link ends.
/// Errors: those of the commands; NotAllowed: more than 2000 connected clients; Server: INFO does not report
/// connected_clients.
LOCKSCOPE_CORE_EXPORT void countBlockedClients(Link &link, std::function<void(const Result<BlockedCounts> &)> handler);

} // namespace Lockscope

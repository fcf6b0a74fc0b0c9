#pragma once

#include "../redis/link.h"

#include <QHash>

#include <functional>

namespace Lockscope {

/// Per command in lower case, how many clients of a node are blocked in it. For which key they wait is not known.
using BlockedCounts = QHash<QByteArray, qint64>;

/// Asks one node. The handler is called once, also when the link goes. Errors: those of the commands, NotAllowed (the node has so many
/// clients that their list would cost it too much), Server (INFO does not say how many there are).
LOCKSCOPE_CORE_EXPORT void countBlockedClients(Link &link, std::function<void(const Result<BlockedCounts> &)> handler);

} // namespace Lockscope

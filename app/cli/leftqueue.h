#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/redis/nodestatus.h>

#include <QJsonObject>

#include <optional>
#include <vector>

namespace Lockscope::App {

/// What Redisson's fair lock of a name has left of its queue, while nobody holds it: a lock that was deleted by hand is free, and
/// newcomers stand behind those who wait, whom nobody wakes (the queue has no row of its own, as it is no lock).
struct LeftQueue
{
    QByteArray name; ///< of the lock
    QString node; ///< the one with the longest
    qint64 places = 0;
    std::optional<qint64> waiting; ///< whose time is not over; nothing: not known
};

/// Nothing: there is none on a node that answers, or it cannot be asked for.
[[nodiscard]] std::optional<LeftQueue> findLeftQueue(const Deployment &deployment, std::vector<NodeStatus> nodes, const QByteArray &name, Millis timeout);
/// `isCertain`: all nodes have told that nobody holds it.
[[nodiscard]] QString leftQueueText(const LeftQueue &queue, bool isCertain);
/// As `show --json` prints it in the place of a lock.
[[nodiscard]] QJsonObject leftQueueToJson(const LeftQueue &queue);

} // namespace Lockscope::App

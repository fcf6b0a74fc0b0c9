#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/redis/nodestatus.h>

#include <QJsonObject>

#include <optional>
#include <vector>

namespace Lockscope::App {

/// The queue that a Redisson fair lock left although nobody holds the lock, for example after a manual deletion. New
/// clients queue behind waiters that nobody wakes. The queue has no row of its own, because it is no lock.
struct LeftQueue
{
    QByteArray name; ///< the lock's name
    QString node; ///< the node with the longest queue
    qint64 places = 0;
    std::optional<qint64> waiting; ///< waiters whose time is not over; unset: unknown
};

/// Unset: no node that answers has such a queue, or reading it failed.
[[nodiscard]] std::optional<LeftQueue> findLeftQueue(const Deployment &deployment, std::vector<NodeStatus> nodes,
                                                     const QByteArray &name, Millis timeout);
/// `isCertain`: all nodes confirmed that nobody holds the lock.
[[nodiscard]] QString leftQueueText(const LeftQueue &queue, bool isCertain);
/// The object that `show --json` prints instead of a lock.
[[nodiscard]] QJsonObject leftQueueToJson(const LeftQueue &queue, bool isCertain);

} // namespace Lockscope::App

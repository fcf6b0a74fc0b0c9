#pragma once

#include <QStringList>

namespace Lockscope::App {

/// The client processes of the demo: `lockscope demo-worker KIND LOCK NODE-URI…`. Each is a real client of the nodes:
///   contend   takes the lock by Redlock, holds it for a random while with renewal, gives it back, tries again
///   lead      takes the lock and keeps it, renewing (a leader)
///   hold      takes the lock for ten minutes without renewing, says "held", and waits to be killed
///   forget    sets the lock by SETNX without expiry on every node, and ends: the classic immortal lock
///   redisson  takes the lock as Redisson does (hash, watchdog, wake-up message) on the first node, gives it back
///   plain     SET NX PX on the first node with its own value, deletes it after a while, tries again
[[nodiscard]] int runWorker(const QStringList &arguments);

} // namespace Lockscope::App

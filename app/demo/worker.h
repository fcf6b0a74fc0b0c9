#pragma once

#include <QStringList>

namespace Lockscope::App {

/// The client processes of the demo: `lockscope demo-worker KIND LOCK NODE-URI…`. Each is a real client of the nodes:
///   contend   acquires the lock by Redlock, holds it for a random time with renewal, releases it, tries again
///   lead      acquires the lock and keeps renewing it (a leader)
///   hold      acquires the lock for ten minutes without renewal, prints "held", and waits to be killed
///   forget    sets the lock by SETNX without expiry on every node, and ends: the classic immortal lock
///   redisson  acquires the lock as Redisson does (hash, watchdog, wake-up message) on the first node, releases it
///   plain     SET NX PX on the first node with its own value, deletes it after a while, tries again
[[nodiscard]] int runWorker(const QStringList &arguments);

} // namespace Lockscope::App

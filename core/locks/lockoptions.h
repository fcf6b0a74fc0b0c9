#pragma once

#include "../base/clock.h"

#include <QString>

namespace Lockscope {

/// What a LockClient has to know about its nodes.
struct LockClientOptions
{
    /// The longest TTL (with lock-delay) that any client uses on these nodes. A node that restarted, and may have come back
    /// empty, has no vote on new locks for this long (Redis documentation, "Distributed Locks", delayed restarts), and the
    /// same for one whose clock was stepped. What this client itself asks for raises it.
    Millis longestTtl{30000};
    /// The nodes have every acknowledged write after a restart: `appendonly yes` and `appendfsync always`. Then a restart
    /// costs no vote, and fencing tokens can be had.
    bool nodesKeepData = false;
    /// Also use nodes whose ACL does not let us run INFO. They cannot be checked for being replicas or the same server
    /// twice, nor for restarts.
    bool trustUnidentifiedNodes = false;
};

/// How a lock is taken.
struct LockOptions
{
    Millis ttl{30000}; ///< 10 ms to 30 days
    Millis wait{0}; ///< keep trying for this long; 0: one attempt
    Millis retryMin{50}; ///< random pause between attempts; longer where every owner's release is told to us
    Millis retryMax{250};
    Millis nodeTimeout{0}; ///< per node; 0: 5 % of the TTL, 5 ms to 1 s. Must be well below the TTL.
    bool autoRenew = true; ///< renew at TTL/3 until released, lost or `longestHold` is over
    Millis longestHold{0}; ///< the lock ends for good after this long, renewed or not; 0: no limit
    /// When the holder fails, nobody else gets the lock for this much longer than its validity, so that what it still had
    /// under way can end (Chubby's and Consul's lock-delay). A release frees it at once. The keys live so much longer.
    Millis lockDelay{0};
    /// Count a fencing token: a number that grows with each acquisition, for the protected resource to check. Only on one
    /// node that keeps its data (LockClientOptions::nodesKeepData). N independent nodes cannot offer one: each has its own
    /// counter, any majority may serve, and a counter that was not among the last majority hands out an old number.
    bool fencingToken = false;
    /// The id of the dialect to write, one of takeableDialects(): whose clients are to be excluded. `lockscope` is a plain
    /// string, which all libraries of the Redlock family respect; `redisson` is Redisson's reentrant lock.
    QString dialect = QStringLiteral("lockscope");
    QString program = {}; ///< shown to operators as part of the owner; empty: the application's name
};

} // namespace Lockscope

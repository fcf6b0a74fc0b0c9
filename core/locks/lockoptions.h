#pragma once

#include "../base/clock.h"

#include <QString>

namespace Lockscope {

/// What a LockClient must know about its nodes.
struct LockClientOptions
{
    /// The longest TTL (plus lock-delay) that any client uses on these nodes. A restarted node may be empty. So a node
    /// has no vote on new locks until its process runs for this long (Redis documentation, "Distributed Locks", delayed
    /// restarts). The same holds for a node whose clock was stepped. Longer TTLs of this client raise it.
    Millis longestTtl{30000};
    /// The nodes keep all acknowledged writes over a restart: `appendonly yes` and `appendfsync always`. Then a restart
    /// does not cost their vote, and fencing tokens are available.
    bool nodesKeepData = false;
    /// The nodes have just been set up and lack no locks, so their first contact does not ask for their age. Restarts
    /// that this client sees still cost their vote.
    bool trustYoungNodes = false;
    /// Also use nodes whose ACL forbids INFO. They cannot be checked for replicas, duplicates and restarts.
    bool trustUnidentifiedNodes = false;
};

/// How to acquire a lock.
struct LockOptions
{
    Millis ttl{30000}; ///< 10 ms to 30 days
    Millis wait{0}; ///< retry for this long; 0: one attempt
    Millis retryMin{50}; ///< shortest random pause between attempts; longer if the nodes report all releases
    Millis retryMax{250};
    Millis nodeTimeout{0}; ///< 0: 5 % of the TTL, 5 ms to 1 s. Must be well below the TTL.
    bool autoRenew = true; ///< renew at TTL/3 until the lock is released, lost or `longestHold` ends
    Millis longestHold{0}; ///< the lock ends after this long, despite renewals; 0: no limit
    /// If the holder fails, nobody else gets the lock for this long after its validity (lock-delay of Chubby and
    /// Consul). So unfinished work can end. The keys live that much longer. A release frees the lock at once.
    Millis lockDelay{0};
    /// Requests a fencing token, a number that grows with each acquire, for the protected resource to check. Only on
    /// one node that keeps its data (LockClientOptions::nodesKeepData). N nodes cannot offer one: each has its own
    /// counter, any majority may grant, and a node outside the previous majority returns an old number.
    bool fencingToken = false;
    /// The id of the dialect to write, from writableDialects(). It decides whose clients are excluded. `lockscope` is a
    /// plain string that all Redlock libraries respect; `redisson` is Redisson's reentrant lock.
    QString dialect = QStringLiteral("lockscope");
    QString program = {}; ///< part of the owner, for operators; empty: the application's name
};

} // namespace Lockscope

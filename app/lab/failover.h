#pragma once

#include "../demo/privatenodes.h"
#include "../demo/privatesentinel.h"
#include "task.h"

namespace Lockscope::Lab {

/// Redis Sentinel with a master and its replica, as in production: it names the master, and clients ask it.
class Failover
{
public:
    /// `nodes` must outlive this object.
    Failover(App::PrivateNodes &nodes, int master, int replica);

    /// Starts the Sentinel; call this once the replica replicates. False: it does not run or know both nodes in time.
    Task<bool> setUp(Millis patience);
    /// Tells Sentinel to fail over now; call this when the master is dead and the replica answers. Sentinel would do
    /// the same by itself a few seconds later. False: the replica is not the master within `patience`.
    Task<bool> carryOut(Millis patience);

    [[nodiscard]] Endpoint sentinel() const { return m_sentinel->endpoint(); }

private:
    /// Sentinel's complete reply; empty if it is unreachable.
    Later<QByteArray> ask(const QByteArray &command);

    App::PrivateNodes &m_nodes;
    const int m_master;
    const int m_replica;
    std::unique_ptr<App::PrivateSentinel> m_sentinel;
};

} // namespace Lockscope::Lab

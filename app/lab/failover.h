#pragma once

#include "../demo/privatenodes.h"
#include "../demo/privatesentinel.h"
#include "task.h"

namespace Lockscope::Lab {

/// Redis Sentinel beside a master and its replica, as in production: it decides who the master is, and clients ask it.
class Failover
{
public:
    /// `nodes` outlive it.
    Failover(App::PrivateNodes &nodes, int master, int replica);

    /// Once the replica replicates: starts the Sentinel. False: it does not run, or has not got to know both in `patience`.
    Task<bool> setUp(Millis patience);
    /// The master is dead, the replica answers: Sentinel is told to fail over now, instead of waiting until it is sure. (It would have
    /// done the same a few seconds later.) False: the replica is not the master in `patience`.
    Task<bool> carryOut(Millis patience);

    [[nodiscard]] Endpoint sentinel() const { return m_sentinel->endpoint(); }

private:
    /// What it answers, whole; nothing if it cannot be reached.
    Later<QByteArray> ask(const QByteArray &command);

    App::PrivateNodes &m_nodes;
    const int m_master;
    const int m_replica;
    std::unique_ptr<App::PrivateSentinel> m_sentinel;
};

} // namespace Lockscope::Lab

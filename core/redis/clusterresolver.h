#pragma once

#include "clustertopology.h"
#include "link.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// Finds the masters of a Redis Cluster and the slots that they serve. Asks the cluster's nodes by CLUSTER SHARDS, or
/// by CLUSTER SLOTS where that fails (before Redis 7). Single-threaded.
class LOCKSCOPE_CORE_EXPORT ClusterResolver : public QObject
{
    Q_OBJECT

public:
    ClusterResolver(const QList<Endpoint> &seeds, TransportFactory factory = makeSocketTransport,
                    const Clock &clock = Clock::system(), QObject *parent = nullptr);

    void start();
    void stop();
    /// Asks `others`, then the seeds, without links that are down. Emits resolved() for the first node that describes a
    /// cluster, else failed(). That view may be out of date for a moment. Does nothing during a query.
    void resolve(const std::vector<Link *> &others = {});

Q_SIGNALS:
    /// Emitted after each successful query, even if nothing changed. No host is empty.
    void resolved(const Lockscope::ClusterTopology &topology);
    void failed(const Lockscope::Error &why);

private:
    void askNext();
    void ask(const QPointer<Link> &link, bool shards);
    void onAnswer(const QPointer<Link> &link, bool shards, const Result<Value> &reply);
    void onDown();

    std::vector<std::unique_ptr<Link>> m_seeds;
    std::vector<QPointer<Link>> m_toAsk; ///< links still to ask; the next one is last
    std::optional<Error> m_why; ///< the first failure of this query
    quint64 m_round = 0; ///< incremented by stop(), so that older replies are ignored
    bool m_asking = false;
};

} // namespace Lockscope

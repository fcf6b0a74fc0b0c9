#pragma once

#include "clustertopology.h"
#include "link.h"

#include <memory>
#include <vector>

namespace Lockscope {

/// Asks the nodes of a Redis Cluster who its masters are and which slots they serve: CLUSTER SHARDS, or CLUSTER SLOTS where
/// that is not known (before Redis 7). Single-threaded.
class LOCKSCOPE_CORE_EXPORT ClusterResolver : public QObject
{
    Q_OBJECT

public:
    ClusterResolver(const QList<Endpoint> &seeds, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                    QObject *parent = nullptr);

    void start();
    void stop();
    /// Asks now, unless it is asking already; resolved() or failed() tells. These links in turn, those that are up, then the
    /// seeds; the first that describes a cluster is believed: each node's view may be behind for a moment.
    void resolve(const std::vector<Link *> &others = {});

Q_SIGNALS:
    /// Also when it is the same as before. No host is empty.
    void resolved(const Lockscope::ClusterTopology &topology);
    void failed(const Lockscope::Error &why);

private:
    void askNext();
    void ask(const QPointer<Link> &link, bool shards);
    void onAnswer(const QPointer<Link> &link, bool shards, const Result<Value> &reply);
    void onDown();

    std::vector<std::unique_ptr<Link>> m_seeds;
    std::vector<QPointer<Link>> m_toAsk; ///< still, the next one last
    std::optional<Error> m_why; ///< the first failure of this round
    quint64 m_round = 0; ///< grows with stop(): answers of before do not count
    bool m_asking = false;
};

} // namespace Lockscope

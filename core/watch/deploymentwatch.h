#pragma once

#include "../board/deployment.h"
#include "../board/forgettable.h"
#include "../board/slothomes.h"
#include "deadlines.h"
#include "nodewatcher.h"

namespace Lockscope {

class ClusterResolver;
class SentinelResolver;

/// Watches all nodes of a deployment into one board and publishes what changes. Where sentinels or a cluster say which
/// servers the nodes are, it follows them: a node keeps its number and moves. Numbers only grow: a node whose part has ended
/// is retired. Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT DeploymentWatch : public QObject
{
    Q_OBJECT

public:
    explicit DeploymentWatch(Deployment deployment, TransportFactory factory = makeSocketTransport, const Clock &clock = Clock::system(),
                             QObject *parent = nullptr);
    ~DeploymentWatch() override;

    void start();
    void stop();
    /// Clamped to Deployment's bounds.
    void setInterval(Millis interval);
    /// While paused nothing is read but what refresh() and refreshLock() ask for; links stay up, and a keep-alive now and then
    /// tells whether the nodes answer. That one does not is told of the node; the locks stand still until something is read.
    /// Afterwards all is read again at once, and caughtUp() tells when that is done.
    void setPaused(bool paused);
    static constexpr Millis kKeepAlive{10000};
    /// Whether keys of Grade::Possible are on the board as well; see Deployment::possible for how it begins.
    void setPossible(bool possible);
    /// Reads everything known now, paused or not.
    void refresh();
    /// Publishes everything known once more.
    void republish();
    /// Reads one lock now.
    void refreshLock(const QByteArray &name);
    /// Locks that are held by whoever watches: since when is known.
    void setOwnHolds(const QHash<QByteArray, Board::OwnHold> &holds);
    /// Tries nodes that are down at once, also those whose password was refused.
    void reconnect();

    /// The latest published state; null when there is no such lock.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const { return m_board.published(name); }
    [[nodiscard]] std::vector<LockStatePtr> locks() const { return m_board.published(); }
    [[nodiscard]] std::vector<NodeStatus> nodeStatuses() const;
    /// That was seen on these nodes, at least what LockClientOptions takes for the longest: how long a quarantine lasts.
    [[nodiscard]] Millis longestTtl() const { return m_forgettable.longestTtl(); }
    /// How often it was time to read everything, or asked for.
    [[nodiscard]] quint64 ticks() const { return m_ticks; }
    /// Every change of a lock is told by every node: all can be read and track, and what they track is all that is looked at.
    [[nodiscard]] bool isTold() const;

    [[nodiscard]] const Deployment &deployment() const { return m_deployment; }
    [[nodiscard]] const DialectCatalog &dialects() const { return m_dialects; }
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    /// The watching link of a node, for reads besides the timer.
    [[nodiscard]] Link &link(int node) { return m_nodes.at(static_cast<size_t>(node))->link(); }
    /// Where the node is; nothing while that is not known, or it is retired.
    [[nodiscard]] std::optional<Endpoint> endpoint(int node) const;
    /// The nodes that are to be asked about this lock: all, or in a cluster the one that serves its slot, if any does.
    [[nodiscard]] std::vector<int> nodesOf(const QByteArray &name) const;
    /// The node that has this lock does not serve its slot yet: what is asked about it there goes behind an ASKING.
    [[nodiscard]] bool isLent(const QByteArray &name) const { return m_homes.isLent(name); }
    /// Where a node of a cluster sends who asks it about a lock.
    struct Redirection
    {
        int node = 0;
        bool asking = false; ///< behind an ASKING
    };
    /// This node answered so to a command about this lock, which it did not carry out. Nothing when it sends nowhere, or to a
    /// server that is not known yet.
    [[nodiscard]] std::optional<Redirection> redirection(int node, const QByteArray &name, const QByteArray &serverWords);

Q_SIGNALS:
    /// A node has come, gone or moved to another server: endpoint() tells.
    void nodesChanged();
    void changed(const Lockscope::BoardDiffPtr &diff);
    /// After a pause: every node has been read again, or cannot be. What it told has been told by changed().
    void caughtUp();

private:
    void addNode(const Endpoint &endpoint);
    /// A replica has no vote, nor has a part of a cluster, and one server under two names has one (rule S14).
    void decideVotes();
    [[nodiscard]] std::optional<Error> replicaAt(size_t node) const;
    /// Asks whoever knows where the nodes are.
    void resolve();
    void onUnresolved(const Error &why);
    void onMaster(const QString &host, quint16 port);
    void onTopology(const ClusterTopology &topology);
    void onRedirected(int node, const QByteArray &key, const QByteArray &serverWords);
    /// This key is asked for there from now on.
    void lend(const QByteArray &key, const QString &host, quint16 port);
    void onStrays(const QByteArrayList &keys);
    /// Has them asked about by whoever is to tell.
    void ask(const QByteArrayList &keys);
    /// For how long a node that restarts may have forgotten what its clients rely on.
    void noteReplacement(int node);
    /// The same of nodes whose start nobody here saw: as soon as all locks are known.
    void noteKnown();
    [[nodiscard]] bool isAllRead(size_t node) const;
    /// What the feeds listen for: what the patterns say, or where locks were seen.
    void chooseFeedPrefixes();
    [[nodiscard]] bool isListenedFor(const QByteArray &name) const;
    /// This lock was seen: its namespace is to be listened for.
    void noteNamespace(const QByteArray &name);
    void schedulePublish();
    /// The same where something that is known of locks has been read, or may have been: also while paused.
    void publishLocks();
    void publish();
    /// With what every diff has: its number, the nodes, when it was made.
    void tell(BoardDiff diff);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool hasCaughtUp() const; ///< all has been read again
    /// Asked from then on at each diff: what was in doubt then has been told by now.
    [[nodiscard]] bool isDoubtOver();

    const Deployment m_deployment;
    const TransportFactory m_factory;
    const Clock &m_clock;
    const DialectCatalog m_dialects;
    SlotHomes m_homes;
    Board m_board;
    Alarms m_alarms;
    Deadlines m_deadlines;
    std::vector<std::unique_ptr<Node>> m_nodes;
    std::vector<std::unique_ptr<NodeWatcher>> m_watchers;
    std::unique_ptr<SentinelResolver> m_sentinels;
    std::unique_ptr<ClusterResolver> m_cluster;
    Feed::Prefixes m_prefixes; ///< that the feeds listen for
    QSet<QByteArray> m_namespaces; ///< of locks seen that the feeds do not listen for yet
    Forgettable m_forgettable; ///< by the nodes' starts
    QTimer m_tick;
    QTimer m_listen;
    QTimer m_publish;
    QTimer m_confirm;
    QTimer m_firstVerdict;
    QTimer m_keepAlive; ///< while paused
    Instant m_publishedAt;
    quint64 m_generation = 0;
    quint64 m_ticks = 0;
    int m_ticksAwaiting = 0; ///< in which answers were awaited that nobody has given
    bool m_started = false;
    bool m_complete = false;
    bool m_paused = false;
    Instant m_pausedAt;
    bool m_catchingUp = false; ///< after a pause
    std::optional<QSet<QByteArray>> m_inDoubt; ///< while it catches up: names of which, once all had been read, the verdict still had to be confirmed
    bool m_standsStill = false; ///< while paused: nothing that is known of locks was read since the last time it was published
    int m_looksLeft = 0; ///< while paused: how often what was asked for is read again to confirm it
};

} // namespace Lockscope

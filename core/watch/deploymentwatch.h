#pragma once

#include "../board/deployment.h"
#include "../board/restartmemory.h"
#include "../board/slothomes.h"
#include "deadlines.h"
#include "nodewatcher.h"

namespace Lockscope {

class ClusterResolver;
class SentinelResolver;

/// Watches all nodes of a deployment, merges their readings into one board and publishes the changes. Follows sentinels
/// and clusters: a node keeps its number when another server takes over its role. A node without a role is retired; its
/// number is not used again. Lives in the engine thread.
class LOCKSCOPE_CORE_EXPORT DeploymentWatch : public QObject
{
    Q_OBJECT

public:
    explicit DeploymentWatch(Deployment deployment, TransportFactory factory = makeSocketTransport,
                             const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~DeploymentWatch() override;

    void start();
    void stop();
    /// Clamped to Deployment's bounds.
    void setInterval(Millis interval);
    /// While paused, only refresh() and refreshLock() read. Connections stay open, and a keep-alive shows which nodes
    /// answer; the locks stay as they are. After the pause everything is read again at once, and caughtUp() follows.
    void setPaused(bool paused);
    static constexpr Millis kKeepAlive{10000};
    /// Whether the board includes keys of Grade::Possible. Deployment::possible is the initial value.
    void setPossible(bool possible);
    /// Reads all known locks now, paused or not.
    void refresh();
    /// Publishes the whole board again.
    void republish();
    /// Publishes what is known, although nodes have not answered yet: a caller waits no longer. Nodes that are
    /// connected and have said nothing count as unreadable until they answer.
    void publishKnown();
    /// Reads one lock now, paused or not.
    void refreshLock(const QByteArray &name);
    /// While set, changes are collected and not published: the receiver has not taken the latest diff yet. A receiver
    /// that is slow or stands still costs no memory, and then gets the latest state.
    void setReceiverBusy(bool busy);
    /// The locks that this process holds, whose start is known exactly.
    void setOwnHolds(const QHash<QByteArray, OwnHold> &holds);
    /// Reconnects nodes that are down at once, including those that rejected the password.
    void reconnect();

    /// The latest published state; null if the board has no such lock.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const { return m_board.published(name); }
    [[nodiscard]] std::vector<LockStatePtr> locks() const { return m_board.published(); }
    [[nodiscard]] std::vector<NodeStatus> nodeStatuses() const;
    /// The longest TTL seen on these nodes, at least the default of LockClientOptions: the length of a quarantine.
    [[nodiscard]] Millis longestTtl() const { return m_restartMemory.longestTtl(); }
    /// The number of full readings so far.
    [[nodiscard]] quint64 ticks() const { return m_ticks; }
    /// Every node reports every change: all are readable, and tracking covers all watched keys.
    [[nodiscard]] bool reportsAllChanges() const;

    [[nodiscard]] const Deployment &deployment() const { return m_deployment; }
    [[nodiscard]] const DialectCatalog &dialects() const { return m_dialects; }
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    /// Why a node that is connected counts as silent; unset: it answers, or is down.
    [[nodiscard]] std::optional<Error> silence(int node) const;
    /// The watching link of a node, for additional reads.
    [[nodiscard]] Link &link(int node) { return m_nodes.at(static_cast<size_t>(node))->link(); }
    /// The node's address; unset while it is unknown, or if the node is retired.
    [[nodiscard]] std::optional<Endpoint> endpoint(int node) const;
    /// The nodes to ask about this lock: all, or in a cluster the one that serves its slot.
    [[nodiscard]] std::vector<int> nodesOf(const QByteArray &name) const;
    /// The lock's slot is migrating: commands to its node need ASKING.
    [[nodiscard]] bool isLent(const QByteArray &name) const { return m_homes.isLent(name); }
    /// The target of a MOVED or ASK answer.
    struct Redirection
    {
        int node = 0;
        bool asking = false; ///< ASK: send ASKING first
    };
    /// Interprets `serverReply`, the error of a node that did not run a command about this lock. Unset if it is no
    /// redirection, or names an unknown server.
    [[nodiscard]] std::optional<Redirection> redirection(int node, const QByteArray &name,
                                                         const QByteArray &serverReply);

Q_SIGNALS:
    /// A node was added, retired or moved to another server: see endpoint().
    void nodesChanged();
    void changed(const Lockscope::BoardDiffPtr &diff);
    /// After a pause: every node was read again, or cannot be. changed() was emitted before.
    void caughtUp();

private:
    void addNode(const Endpoint &endpoint);
    /// Decides which nodes vote: no replicas, no parts of a cluster, and one vote for a server under two names (rule
    /// S14).
    void decideVotes();
    [[nodiscard]] std::optional<Error> replicaAt(size_t node) const;
    /// Asks the sentinels or the cluster for the addresses.
    void resolve();
    /// How long to wait for the next question. `isNew`: the answer names servers that the one before did not.
    void pauseResolving(bool isNew);
    void onUnresolved(const Error &why);
    void onMaster(const QString &host, quint16 port);
    void onTopology(const ClusterTopology &topology);
    void onRedirected(int node, const QByteArray &key, const QByteArray &serverReply);
    /// Reads this key from that server from now on.
    void lend(const QByteArray &key, const QString &host, quint16 port);
    void onStrays(const QByteArrayList &keys);
    /// Reads the keys from the responsible nodes.
    void ask(const QByteArrayList &keys);
    /// Updates the restart memory when a node restarted or moved.
    void noteReplacement(int node);
    /// Updates the restart memory for nodes whose start was not seen, once all locks are known.
    void noteKnown();
    [[nodiscard]] bool isAllRead(size_t node) const;
    /// Chooses the prefixes of the feeds: from the patterns, or from the namespaces of known locks.
    void chooseFeedPrefixes();
    [[nodiscard]] bool isListenedFor(const QByteArray &name) const;
    void noteNamespace(const QByteArray &name);
    void schedulePublish();
    /// Publishes after locks were read, even while paused.
    void publishLocks();
    /// `mostLater`: see Board::takeChanges().
    void publish(size_t mostLater);
    /// Completes the diff (number, nodes, time) and emits it.
    void tell(BoardDiff diff);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool hasCaughtUp() const; ///< after a pause, everything was read again
    /// After the first reading or a pause: every verdict that needed confirmation has been published.
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
    Feed::Prefixes m_prefixes; ///< of the feeds
    QSet<QByteArray> m_namespaces; ///< of known locks, not yet covered by the feeds
    RestartMemory m_restartMemory;
    QTimer m_tick;
    QTimer m_listen;
    QTimer m_publish;
    QTimer m_confirm;
    QTimer m_firstVerdict;
    QTimer m_keepAlive; ///< while paused
    QTimer m_resolvePause; ///< since the sentinels or the cluster were asked
    bool m_resolveAgain = false; ///< after the pause
    Instant m_publishedAt;
    Micros m_publishTook{0};
    quint64 m_generation = 0;
    quint64 m_ticks = 0;
    int m_ticksAwaiting = 0; ///< consecutive ticks with missing answers
    bool m_receiverBusy = false; ///< see setReceiverBusy()
    bool m_owesPublishing = false; ///< there is something to publish once the receiver is ready
    bool m_started = false;
    bool m_complete = false;
    bool m_paused = false;
    Instant m_pausedAt;
    bool m_catchingUp = false; ///< after a pause
    std::optional<QSet<QByteArray>> m_inDoubt; ///< locks whose verdict still needs confirmation
    bool m_standsStill = false; ///< while paused: no lock was read since the latest publication
    int m_looksLeft = 0; ///< while paused: remaining confirming readings of requested locks
};

} // namespace Lockscope

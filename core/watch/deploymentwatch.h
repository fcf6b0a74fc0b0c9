#pragma once

#include "deadlines.h"
#include "deployment.h"
#include "nodewatcher.h"

namespace Lockscope {

/// Watches all nodes of a deployment into one board and publishes what changes. Lives in the engine thread.
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
    /// While paused nothing is read; links stay up.
    void setPaused(bool paused);
    /// Reads everything known now, paused or not.
    void refresh();
    /// Publishes everything known once more.
    void republish();
    /// Reads one lock now.
    void refreshLock(const QByteArray &name);
    /// Tries nodes that are down at once, also those that were given up.
    void reconnect();

    /// The latest published state; null when there is no such lock.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const { return m_locks.value(name); }
    [[nodiscard]] QList<QByteArray> lockNames() const { return m_locks.keys(); }
    [[nodiscard]] std::vector<NodeStatus> nodeStatuses() const;
    /// Every change of a lock is told by every node: all can be read and track, and what they track is all that is looked at.
    [[nodiscard]] bool isTold() const;

    [[nodiscard]] const Deployment &deployment() const { return m_deployment; }
    [[nodiscard]] const DialectCatalog &dialects() const { return m_dialects; }
    /// The watching link of a node, for reads besides the timer.
    [[nodiscard]] Link &link(int node) { return m_nodes.at(static_cast<size_t>(node))->link(); }

Q_SIGNALS:
    void changed(const Lockscope::BoardDiffPtr &diff);

private:
    /// One server under two names has one vote (rule S14).
    void excludeTwins();
    /// For how long a node that restarts may have forgotten what its clients rely on.
    void noteTtls(const LockState &state);
    /// What the feeds listen for: what the patterns say, or where locks were seen.
    void chooseFeedPrefixes();
    void schedulePublish();
    void publish();
    [[nodiscard]] bool isComplete() const;

    const Deployment m_deployment;
    const Clock &m_clock;
    const DialectCatalog m_dialects;
    Board m_board;
    Alarms m_alarms;
    Deadlines m_deadlines;
    std::vector<std::unique_ptr<Node>> m_nodes;
    std::vector<std::unique_ptr<NodeWatcher>> m_watchers;
    QHash<QByteArray, LockStatePtr> m_locks;
    QSet<QByteArray> m_namespaces; ///< of all locks seen
    Millis m_longestTtl{30000}; ///< seen, at least what LockClientOptions takes for the longest
    QTimer m_tick;
    QTimer m_listen;
    QTimer m_publish;
    QTimer m_confirm;
    Instant m_publishedAt;
    quint64 m_generation = 0;
    bool m_complete = false;
    bool m_paused = false;
};

} // namespace Lockscope

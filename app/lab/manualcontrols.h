#pragma once

#include "task.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <vector>

class QJsonObject;
class QTcpSocket;

namespace Lockscope::Lab {

class ClientProcess;
class Stage;
using Said = QJsonObject;

/// The viewer's actions on a stage: on its nodes, and on clients that only follow commands. All of it is real: signals
/// to processes, commands to servers. It ends with the stage.
class ManualControls : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kSlowStop{200}; ///< the length of each stop
    static constexpr Millis kSlowRound{250};

    explicit ManualControls(Stage &stage);
    ~ManualControls() override;

    void freeze(int node); ///< SIGSTOP: it accepts connections, but does not answer
    void thaw(int node);
    /// Stops and continues the node by turns, so that answers are late by up to kSlowStop.
    void setSlow(int node, bool slow);
    [[nodiscard]] bool isSlow(int node) const { return m_slow.contains(node); }
    /// Closes the node's port (CONFIG SET port 0) and its client connections: no client reaches it, while it counts
    /// TTLs down and feeds its replica. Redis below 7 refuses this, which the story reports.
    void cutOff(int node);
    void reconnect(int node);
    [[nodiscard]] bool isCutOff(int node) const { return m_cut.contains(node); }
    void kill(int node); ///< SIGKILL: its keys are lost
    void shutDown(int node); ///< SHUTDOWN SAVE: it saves its keys
    void start(int node); ///< empty after kill(), with its keys after shutDown()
    [[nodiscard]] bool keptItsKeys(int node) const { return m_kept.contains(node); }

    /// Adds a client with this name and scheme, on all nodes that the scheme uses; `ttl`: of its locks.
    void addClient(const QString &name, const QString &scheme, Millis ttl);
    void acquire(ClientProcess &client, Millis wait);
    void holdFor(ClientProcess &client, Millis wait, Millis hold); ///< acquires, holds for `hold`, releases
    /// The time until holdFor() releases the lock. Unset: the client holds nothing, or has another command since.
    [[nodiscard]] std::optional<Millis> leftOf(const ClientProcess &client) const;
    void setRenewing(ClientProcess &client, bool renews); ///< at once, also for a held lock
    void setShowingToken(ClientProcess &client, bool shows); ///< for all further writes
    void buy(ClientProcess &client); ///< reads the stock, thinks, writes one less
    void release(ClientProcess &client);
    void setStopped(ClientProcess &client, bool stopped); ///< SIGSTOP, SIGCONT
    void crash(ClientProcess &client);

Q_SIGNALS:
    void changed();

private:
    /// A holdFor() that no other command has replaced.
    struct Hold
    {
        int told = 0; ///< its number
        QDeadlineTimer until{QDeadlineTimer::Forever}; ///< set once the client has the lock
    };

    [[nodiscard]] bool isToHold(const ClientProcess &client, int told) const;
    void tell(const QString &what);
    void doIt(Task<bool> task);
    /// The client's latest command continues by itself at any speed: manual actions are no steps of the story.
    static Later<Said> atOnce(ClientProcess &client, const Later<Said> &answer);
    Later<Said> begin(ClientProcess &client, Millis wait);
    Task<bool> comesUp(int node, bool withData);
    Task<bool> holds(ClientProcess &client, Millis wait, Millis hold);
    Task<bool> buys(ClientProcess &client);
    /// The client believes that it holds the lock, and the nodes confirm it.
    Task<bool> reallyHolds(const ClientProcess &client);
    Task<bool> comes(QString name, QString scheme, Millis ttl);
    void stopAndGo();

    Stage &m_stage;
    QTimer m_slowness;
    QList<int> m_slow; ///< slow nodes
    QList<int> m_kept; ///< nodes that saved their keys
    QHash<int, QPointer<QTcpSocket>> m_cut; ///< cut-off nodes, with the connection that can reopen each
    QHash<const ClientProcess *, Hold> m_holds;
    int m_told = 0; ///< number of holdFor() calls
    std::vector<Task<bool>> m_tasks;
};

} // namespace Lockscope::Lab

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

class Holders;
class ClientProcess;
class Stage;
using Said = QJsonObject;

/// What somebody who looks on does to a stage: to its nodes, and with clients that only do what they are told. All of it is real:
/// signals to processes, commands to servers. It ends with the stage.
class ManualControls : public QObject
{
    Q_OBJECT

public:
    static constexpr Millis kSlowStop{200}; ///< of each
    static constexpr Millis kSlowRound{250};

    explicit ManualControls(Stage &stage);
    ~ManualControls() override;

    void freeze(int node); ///< SIGSTOP: accepts connections, answers nothing
    void thaw(int node);
    /// Stopped for most of the time, by turns: answers come late, up to kSlowStop.
    void setSlow(int node, bool slow);
    [[nodiscard]] bool isSlow(int node) const { return m_slow.contains(node); }
    /// Its port is closed (CONFIG SET port 0) and its clients are cut: nobody reaches it, and it runs on, counts TTLs down, and feeds
    /// its replica. Needs Redis 7; an older one refuses, which is told.
    void cutOff(int node);
    void reconnect(int node);
    [[nodiscard]] bool isCutOff(int node) const { return m_cut.contains(node); }
    void kill(int node); ///< SIGKILL: its keys are gone
    void shutDown(int node); ///< SHUTDOWN SAVE: it writes its keys down
    void start(int node); ///< as it ended: empty, or with its keys
    [[nodiscard]] bool keptItsKeys(int node) const { return m_kept.contains(node); }

    /// A client of this name and way of locking, on all nodes that the scheme is meant for; its locks have this TTL.
    void addClient(const QString &name, const QString &scheme, Millis ttl);
    void acquire(ClientProcess &seat, Millis wait);
    void holdFor(ClientProcess &seat, Millis wait, Millis hold); ///< acquires, and gives back in the end
    /// Until it gives back what it was told to hold for so long; nothing: it holds nothing, or until it is told otherwise.
    [[nodiscard]] std::optional<Millis> leftOf(const ClientProcess &seat) const;
    void setRenewing(ClientProcess &seat, bool renews); ///< at once, also what it holds
    void setShowingToken(ClientProcess &seat, bool shows); ///< with all that it writes from now on
    void buy(ClientProcess &seat); ///< reads the stock, thinks, and writes one less
    void release(ClientProcess &seat);
    void setStopped(ClientProcess &seat, bool stopped); ///< SIGSTOP, SIGCONT
    void crash(ClientProcess &seat);

Q_SIGNALS:
    void changed();

private:
    /// A client was told to hold for a time, and was not told otherwise since.
    struct Hold
    {
        int told = 0; ///< which of all holds this is
        QDeadlineTimer until{QDeadlineTimer::Forever}; ///< once it has the lock
    };

    [[nodiscard]] bool isToHold(const ClientProcess &seat, int told) const;
    void tell(const QString &what);
    void doIt(Task<bool> task);
    /// What `seat` was told last goes on by itself, at any speed: what is done by hand is no step of the story.
    static Later<Said> atOnce(ClientProcess &seat, const Later<Said> &answer);
    Later<Said> begin(ClientProcess &seat, Millis wait);
    Task<bool> comesUp(int node, bool withData);
    Task<bool> holds(ClientProcess &seat, Millis wait, Millis hold);
    Task<bool> buys(ClientProcess &seat);
    /// As it believes, and as the nodes have it.
    Task<bool> reallyHolds(const ClientProcess &seat);
    Task<bool> comes(QString name, QString scheme, Millis ttl);
    void stopAndGo();

    Stage &m_stage;
    QTimer m_slowness;
    QList<int> m_slow; ///< nodes
    QList<int> m_kept; ///< the same
    QHash<int, QPointer<QTcpSocket>> m_cut; ///< by which each can be opened again
    std::unique_ptr<Holders> m_holders; ///< asked whether who buys has the lock
    QHash<const ClientProcess *, Hold> m_holds;
    int m_told = 0; ///< holds, in all
    std::vector<Task<bool>> m_tasks;
};

} // namespace Lockscope::Lab

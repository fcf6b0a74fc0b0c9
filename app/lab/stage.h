#pragma once

#include "../demo/privatenodes.h"
#include "clientprocess.h"
#include "failover.h"
#include "keywatch.h"
#include "manualcontrols.h"
#include "pace.h"
#include "stageevent.h"
#include "stepgate.h"
#include "wire.h"
#include "words.h"

#include <lockscope/core/board/deployment.h>

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QSet>

namespace Lockscope::Lab {

/// Progress of the stock experiment.
struct StockCount
{
    qint64 bought = 0;
    qint64 failed = 0; ///< sold out, refused, or never got the lock
    qint64 left = 0; ///< on the server
    qint64 lost = 0; ///< sold, but not missing; may be off by a few while sales are in flight
    qint64 unguarded = 0; ///< bought by the viewer's clients without the lock
};

/// The environment of a scenario: nodes that hold the lock, and the server with the stock that the lock guards. The
/// first node may have a replica and a Sentinel. All are real processes, which end with this object.
///
/// Scenarios use its functions. A step that fails emits failed() and never completes, so that scenarios need not check
/// every answer: the waiting coroutine does not resume. The viewer is the user who watches the exercise.
class Stage : public QObject
{
    Q_OBJECT

public:
    static constexpr char kLock[] = "lab:lock";
    static constexpr Millis kStoodStill{100}; ///< shorter times do not count as a pause
    static constexpr Millis kPatience{60'000}; ///< for one step; only a defect takes longer, even on a busy machine

    /// `gate` must outlive the stage; it holds the exercise between steps.
    Stage(int lockNodes, bool replica, StepGate &gate, const Pace &pace = {});
    ~Stage() override;

    /// Starts all processes and waits until they answer.
    Task<bool> setUp();

    /// Starts a client process and waits until it is ready.
    Task<ClientProcess *> client(const QString name, const QString scheme, const ClientOptions options = {});

    [[nodiscard]] int lockNodes() const { return m_lockNodes; }
    [[nodiscard]] int replica() const { return m_lockNodes; } ///< the number of the replica's node, if it has one
    [[nodiscard]] Wire &node(int number) { return *m_wires.at(static_cast<size_t>(number)); }
    [[nodiscard]] Wire &store() { return *m_wires.back(); }
    [[nodiscard]] App::PrivateNodes &nodes() { return *m_nodes; }
    /// The viewer's actions.
    [[nodiscard]] ManualControls &manual() { return m_manual; }
    /// What the lock's key is on each node. Call it only when the stage is set up.
    [[nodiscard]] KeyWatch &keys() { return *m_keys; }
    [[nodiscard]] StagePlan plan() const { return {.nodes = m_lockNodes, .replica = m_hasReplica}; }
    [[nodiscard]] StepGate &gate() { return m_gate; }
    [[nodiscard]] const Pace &pace() const { return m_pace; }
    /// What a window watches: the nodes that hold the lock, or the current master according to the Sentinel.
    [[nodiscard]] Deployment watched() const;
    /// The servers that a window may show.
    [[nodiscard]] QList<Endpoint> watchedNodes() const;
    [[nodiscard]] const std::vector<std::unique_ptr<ClientProcess>> &clients() const { return m_clients; }
    [[nodiscard]] bool isAnyReleasing() const;
    /// Lets clients handle output that had to wait for a release.
    void processOthersOutput();
    [[nodiscard]] int nextGrant() { return ++m_grants; }

    void kill(int number); ///< SIGKILL: its data is lost
    /// Restarts a node, empty or with the data of its shutdown, and waits until it answers.
    Task<bool> restart(int number, bool withData = false);
    Task<bool> bringUp(int number, bool withData); ///< like restart(), but no step of the story
    /// Call this when the viewer ends a node: that does not fail the exercise.
    void noteExpectedEnd(int number) { m_killed.insert(number); }
    void noteInterference() { m_wasMeddledWith = true; }
    [[nodiscard]] bool wasMeddledWith() const { return m_wasMeddledWith; }
    /// Sends an administrative command without waiting for a reply: SHUTDOWN.
    void send(int number, const QByteArray &command);
    /// Sends an administrative command and returns the first line of the reply: REPLICAOF, CLIENT KILL.
    Later<QByteArray> administer(int number, const QByteArray command);
    /// Runs this program with these arguments on a node, as an operator would. Returns its exit code.
    Task<int> runProgram(const QStringList arguments, int number = 0);
    /// A plain DEL of the lock's key on the first node, as by an operator.
    Task<bool> deleteKey();

    /// The value of the lock's key on a node.
    Task<QByteArray> owner(int number = 0);
    Task<qint64> ttl(int number = 0); ///< in ms; -1 no expiry, -2 no key
    Task<bool> untilGone(int number = 0); ///< expired, or deleted
    Task<bool> untilThere(int number = 0);
    Task<bool> untilReplicating();
    /// Waits until Sentinel has made the replica the master; call this when the master is dead.
    Task<bool> failOver();
    Task<qint64> stock();
    Task<qint64> mostInside(); ///< the most clients that did the guarded work at once

    /// Sets the stock, and starts to count sales.
    Task<bool> openShops(qint64 stock);
    /// Counts a sale by the viewer's client. `guarded`: it held the lock.
    void noteBuyer(bool successfully, bool guarded);

    /// Records a check that must hold if everything works as expected.
    void expect(bool holds, const QString &what);
    /// Steps do not wait at the gate meanwhile: a TTL is running that must not end first.
    void setHurried(bool hurried) { m_isHurried = hurried; }
    [[nodiscard]] bool isHurried() const { return m_isHurried; }
    /// Records a measurement.
    void note(const QString &name, const QJsonValue &value) { m_evidence.insert(name, value); }
    /// Records a measured time, unless the exercise was paused, which would distort it.
    void noteTime(const QString &name, const QJsonValue &time);
    [[nodiscard]] bool hasStoodStill() const { return m_gate.stoodStill() > kStoodStill; }
    /// Adds an event, with the time of now. Its sentence, if it has one, continues the story.
    void record(StageEvent event);
    /// Adds a sentence to the story.
    void tell(const QString &what) { record({.told = what}); }

    /// What a step waits for, to show to the viewer if it takes a while.
    struct Wait
    {
        QString what = {}; ///< a sentence without a full stop
        int leaseOn = -1; ///< the node where the lock's key must expire first; -1: none
        QDeadlineTimer givesUp{QDeadlineTimer::Forever};
    };

    /// Returns `answer`; fails the exercise with `otherwise` if it does not come in time.
    template <typename T>
    Later<T> within(const Later<T> &answer, Millis more, const QString &otherwise, const Wait &wait)
    {
        expectWithin(
            kPatience * m_pace.stretch + more, m_gate.stoodStill(), [answer] { return answer.isGiven(); }, otherwise);
        if (!wait.what.isEmpty())
            noteWait(wait, [answer] {
                return answer.isGiven() ? Waiting::Over : answer.isAwaited() ? Waiting::Step : Waiting::Beside;
            });
        return answer;
    }
    template <typename T>
    Later<T> within(const Later<T> &answer, Millis more, const QString &otherwise)
    {
        return within(answer, more, otherwise, Wait());
    }
    /// What the current step waits for; empty: nothing, or not for long yet.
    [[nodiscard]] QString awaited();
    /// Fails the exercise.
    void fail(const QString &why);
    /// For the free mode: failures are shown, but do not end the exercise.
    void setFree() { m_isFree = true; }
    /// Stops all clients (SIGSTOP), or continues them.
    void haltClients(bool halted);
    /// Waits at the gate, unless isHurried().
    Later<Done> passGate();

    [[nodiscard]] bool isSetUp() const { return m_isSetUp; }
    [[nodiscard]] bool isAsExpected() const;
    [[nodiscard]] const QJsonObject &evidence() const { return m_evidence; }
    [[nodiscard]] const QJsonArray &checks() const { return m_checks; }
    [[nodiscard]] const StageEvents &events() const { return m_events; }

Q_SIGNALS:
    void told(const QString &what);
    void recorded(const Lockscope::Lab::StageEvent &event);
    void failed(const QString &why);
    void counted(const Lockscope::Lab::StockCount &count);

private:
    /// Over: the wait has ended. Beside: the story continues meanwhile. Step: the story waits, too.
    enum class Waiting { Over, Beside, Step };
    struct NotedWait
    {
        Wait wait;
        std::function<Waiting()> how;
        QElapsedTimer since;
    };

    void noteWait(const Wait &wait, const std::function<Waiting()> &how);
    Task<Done> askLease(int number);
    Task<bool> until(int number, bool there);
    Task<bool> untilUp(int number);
    void expectWithin(Millis time, Millis stoodStill, const std::function<bool()> &isGiven, const QString &otherwise);
    /// Records what changed at the nodes. Fails the exercise if one ended unexpectedly.
    void watchNodes();
    void countBuyer(bool successfully);
    Task<Done> count();

    const int m_lockNodes;
    const bool m_hasReplica;
    StepGate &m_gate;
    const Pace m_pace;
    std::unique_ptr<App::PrivateNodes> m_nodes;
    std::unique_ptr<Failover> m_failover; ///< only with a replica
    std::unique_ptr<KeyWatch> m_keys; ///< null until set up
    struct NodeState
    {
        bool isRunning = true;
        bool isFrozen = false;
    };
    std::vector<NodeState> m_nodeStates; ///< as recorded
    QSet<int> m_killed; ///< nodes that ended on purpose
    std::vector<std::unique_ptr<Wire>> m_wires; ///< the program's own connections
    std::vector<std::unique_ptr<ClientProcess>> m_clients;
    qint64 m_commands = 0; ///< Wire needs a counter; nothing reads this one
    qint64 m_startingStock = 0;
    StockCount m_count;
    bool m_isCountStale = false;
    std::optional<Task<Done>> m_counting;
    std::vector<NotedWait> m_waits;
    /// When the key asked about last expires; unset: no key, or no expiry.
    std::optional<QDeadlineTimer> m_leaseEnds;
    std::optional<Task<Done>> m_askingLease;
    QElapsedTimer m_time;
    QJsonArray m_checks;
    StageEvents m_events;
    QJsonObject m_evidence;
    ManualControls m_manual{*this}; ///< its tasks use the other members
    bool m_isSetUp = false;
    WallTime m_beganAt; ///< when everything was set up, and empty
    bool m_failed = false;
    bool m_isFree = false;
    bool m_wasMeddledWith = false;
    bool m_isHurried = false;
    int m_grants = 0;
};

} // namespace Lockscope::Lab

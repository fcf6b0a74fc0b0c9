#pragma once

#include "../demo/privatenodes.h"
#include "clientprocess.h"
#include "failover.h"
#include "manualcontrols.h"
#include "pace.h"
#include "stepgate.h"
#include "wire.h"
#include "words.h"

#include <lockscope/core/board/deployment.h>

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QSet>

namespace Lockscope::Lab {

/// The stock experiment as it goes on.
struct StockCount
{
    qint64 bought = 0;
    qint64 failed = 0; ///< sold out, refused, or never had the lock
    qint64 left = 0; ///< as the server has it
    qint64 lost = 0; ///< sold, and not missing; while sales are under way it may be a few off
    qint64 unguarded = 0; ///< bought by hand, by who did not hold the lock
};

/// The bare resource of a scenario: nodes that hold the lock, perhaps a replica of the first and the Sentinel that decides which of the
/// two is the master, and the server with the stock that the lock guards. All real processes; they are gone with this object.
///
/// Scenarios are written with its functions. A step that cannot be done ends the scenario by failed(), so that scenarios need not
/// look at each answer: a coroutine that waits for such a step does not go on.
class Stage : public QObject
{
    Q_OBJECT

public:
    static constexpr char kLock[] = "lab:lock";
    static constexpr Millis kStoodStill{100}; ///< less is no pause
    static constexpr Millis kPatience{60'000}; ///< for one step; only what is broken takes so long, also on a busy machine

    /// `gate`, which outlives it, stands between the steps.
    Stage(int lockNodes, bool replica, StepGate &gate, const Pace &pace = {});
    ~Stage() override;

    /// Until all answer.
    Task<bool> setUp();

    /// Starts a client process and waits until it is ready.
    Task<ClientProcess *> client(const QString name, const QString scheme, const ClientOptions options = {});

    [[nodiscard]] int lockNodes() const { return m_lockNodes; }
    [[nodiscard]] int replica() const { return m_lockNodes; } ///< its number, if there is one
    [[nodiscard]] Wire &node(int number) { return *m_wires.at(static_cast<size_t>(number)); }
    [[nodiscard]] Wire &store() { return *m_wires.back(); }
    [[nodiscard]] App::PrivateNodes &nodes() { return *m_nodes; }
    /// Of whoever looks on.
    [[nodiscard]] ManualControls &manual() { return m_manual; }
    [[nodiscard]] StepGate &gate() { return m_gate; }
    [[nodiscard]] const Pace &pace() const { return m_pace; }
    /// What a window watches: the nodes that hold the lock, or whichever is the master by the Sentinel's word.
    [[nodiscard]] Deployment watched() const;
    /// Servers that may be seen by it.
    [[nodiscard]] QList<Endpoint> watchedNodes() const;
    [[nodiscard]] const std::vector<std::unique_ptr<ClientProcess>> &seats() const { return m_seats; }
    /// One of its clients, as far as is known.
    [[nodiscard]] bool isAnyGivingBack() const;
    /// They may have been kept waiting for it.
    void hearOthers();
    [[nodiscard]] int nextGrant() { return ++m_grants; }

    void kill(int number); ///< SIGKILL: what it had is gone
    Task<bool> restart(int number, bool withData = false); ///< empty, or as it was shut down; and until it answers
    Task<bool> bringUp(int number, bool withData); ///< the same, and no step of the story
    /// Whoever looks on ends a node, or a client; that is no failure of the exercise.
    void excuse(int number) { m_killed.insert(number); }
    void meddle() { m_wasMeddledWith = true; }
    [[nodiscard]] bool wasMeddledWith() const { return m_wasMeddledWith; }
    /// A command that no client would send: SHUTDOWN. Nobody waits for an answer.
    void send(int number, const QByteArray &command);
    /// The same, and its answer's first line: REPLICAOF, CLIENT KILL.
    Later<QByteArray> administer(int number, const QByteArray command);
    /// Runs this program with these words and these nodes, as an operator would; its exit code.
    Task<int> runProgram(const QStringList arguments, int number = 0);
    /// An operator's bare DEL of the lock's key, on the first node.
    Task<bool> deleteKey();

    /// What the lock's key is on a node.
    Task<QByteArray> owner(int number = 0);
    Task<qint64> ttl(int number = 0); ///< in ms; -1 no expiry, -2 no key
    Task<bool> untilGone(int number = 0); ///< by its TTL, or by somebody
    Task<bool> untilThere(int number = 0);
    Task<bool> untilReplicating();
    /// The master is dead: until its replica is the master, by Sentinel's doing.
    Task<bool> failOver();
    Task<qint64> stock();
    Task<qint64> mostInside(); ///< the most that did the guarded work at once

    /// Begins to count what buyers do with this stock.
    Task<bool> openShops(qint64 stock);
    /// One of them has come by hand. `guarded`: holding the lock.
    void noteBuyer(bool successfully, bool guarded);

    /// What has to be true if all goes as expected.
    void expect(bool holds, const QString &what);
    /// What follows a step follows it at once, whatever the gate says: a TTL runs that must not end before.
    void setHurried(bool hurried) { m_isHurried = hurried; }
    [[nodiscard]] bool isHurried() const { return m_isHurried; }
    /// What was measured.
    void note(const QString &name, const QJsonValue &value) { m_evidence.insert(name, value); }
    /// The same of a time; none where the story has stood still, which it would measure.
    void noteTime(const QString &name, const QJsonValue &time);
    [[nodiscard]] bool hasStoodStill() const { return m_gate.stoodStill() > kStoodStill; }
    /// For who looks on.
    void tell(const QString &what);

    /// What a step waits for that may take a while, as it is told to who looks on.
    struct Wait
    {
        QString what = {}; ///< a sentence without its full stop
        int leaseOn = -1; ///< the node on which the lock's key has to end first, if any
        QDeadlineTimer givesUp{QDeadlineTimer::Forever};
    };

    /// `answer`, which ends the exercise by `otherwise` when it does not come in time.
    template <typename T>
    Later<T> within(const Later<T> &answer, Millis more, const QString &otherwise, const Wait &wait = {})
    {
        expectWithin(
            kPatience * m_pace.stretch + more, m_gate.stoodStill(), [answer] { return answer.isGiven(); }, otherwise);
        if (!wait.what.isEmpty())
            noteWait(wait, [answer] { return answer.isGiven() ? Waiting::Over : answer.isAwaited() ? Waiting::Step : Waiting::Beside; });
        return answer;
    }
    /// What the step under way waits for, as of now; empty: nothing that has taken a moment already.
    [[nodiscard]] QString awaited();
    /// The exercise cannot go on.
    void fail(const QString &why);
    /// What fails is told, and ends nothing: there is no exercise, only somebody who tries things out.
    void setFree() { m_isFree = true; }
    /// Stops all clients where they are (SIGSTOP), or lets them go on.
    void haltClients(bool halted);
    /// Lets pass what waits at the gate for a word.
    Later<Done> passGate();

    [[nodiscard]] bool isSetUp() const { return m_isSetUp; }
    [[nodiscard]] bool isAsExpected() const;
    [[nodiscard]] const QJsonObject &evidence() const { return m_evidence; }
    [[nodiscard]] const QJsonArray &checks() const { return m_checks; }
    [[nodiscard]] const QJsonArray &story() const { return m_story; }

Q_SIGNALS:
    void told(const QString &what);
    void failed(const QString &why);
    void counted(const Lockscope::Lab::StockCount &count);

private:
    enum class Waiting { Over, Beside, Step }; ///< something waits, and the story goes on beside it, or waits with it
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
    /// Nothing dies but by the scenario's hand.
    void watchNodes();
    void countBuyer(bool successfully);
    Task<Done> count();

    const int m_lockNodes;
    const bool m_hasReplica;
    StepGate &m_gate;
    const Pace m_pace;
    std::unique_ptr<App::PrivateNodes> m_nodes;
    std::unique_ptr<Failover> m_failover; ///< where there is a replica
    QSet<int> m_killed; ///< nodes, by the scenario
    std::vector<std::unique_ptr<Wire>> m_wires; ///< of the program itself, to look and to set up
    std::vector<std::unique_ptr<ClientProcess>> m_seats;
    qint64 m_commands = 0; ///< of ours; nobody asks
    qint64 m_startingStock = 0;
    StockCount m_count;
    bool m_isCountStale = false;
    std::optional<Task<Done>> m_counting;
    std::vector<NotedWait> m_waits;
    std::optional<QDeadlineTimer> m_leaseEnds; ///< of the key that was asked about last; nothing: there is none, or none that ends
    std::optional<Task<Done>> m_askingLease;
    QElapsedTimer m_time;
    QJsonArray m_checks;
    QJsonArray m_story;
    QJsonObject m_evidence;
    ManualControls m_manual{*this}; ///< what it has begun uses the rest
    bool m_isSetUp = false;
    WallTime m_beganAt; ///< everything was set up, and empty
    bool m_failed = false;
    bool m_isFree = false;
    bool m_wasMeddledWith = false;
    bool m_isHurried = false;
    int m_grants = 0;
};

} // namespace Lockscope::Lab

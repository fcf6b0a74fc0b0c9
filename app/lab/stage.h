#pragma once

#include "../demo/privatenodes.h"
#include "seat.h"
#include "wire.h"

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
};

/// The bare resource of a scenario: nodes that hold the lock, perhaps a replica of the first, and the server with the stock that
/// the lock guards. All real processes; they are gone with this object.
///
/// Scenarios are written with its functions. A step that cannot be done ends the scenario by failed(), so that scenarios need not
/// look at each answer: a coroutine that waits for such a step does not go on.
class Stage : public QObject
{
    Q_OBJECT

public:
    static constexpr char kLock[] = "lab:lock";
    static constexpr Millis kPatience{15'000}; ///< for one step; only what is broken takes so long

    Stage(int lockNodes, bool replica);
    ~Stage() override;

    /// Until all answer.
    Task<bool> setUp();

    /// Starts a client process and waits until it is ready.
    Task<Seat *> client(const QString name, const QString scheme, const SeatOptions options = {});

    [[nodiscard]] int lockNodes() const { return m_lockNodes; }
    [[nodiscard]] int replica() const { return m_lockNodes; } ///< its number, if there is one
    [[nodiscard]] Wire &node(int number) { return *m_wires.at(static_cast<size_t>(number)); }
    [[nodiscard]] Wire &store() { return *m_wires.back(); }
    [[nodiscard]] App::PrivateNodes &nodes() { return *m_nodes; }

    void kill(int number); ///< SIGKILL: what it had is gone
    Task<bool> restart(int number); ///< empty, and until it answers
    /// A command that no client would send, and its answer's first line: REPLICAOF, CLIENT KILL.
    Later<QByteArray> administer(int number, const QByteArray command);
    /// Runs this program with these words and these nodes, as an operator would; its exit code.
    Task<int> runProgram(QStringList arguments, int number = 0);

    /// What the lock's key is on a node.
    Task<QByteArray> owner(int number = 0);
    Task<qint64> ttl(int number = 0); ///< in ms; -1 no expiry, -2 no key
    Task<bool> untilGone(int number = 0); ///< by its TTL, or by somebody
    Task<bool> untilThere(int number = 0);
    Task<bool> untilReplicating();
    Task<qint64> stock();
    Task<qint64> mostInside(); ///< the most that did the guarded work at once

    /// Begins to count what buyers do with this stock.
    Task<bool> openShops(qint64 stock);

    /// What has to be true if all goes as expected.
    void expect(bool holds, const QString &what);
    /// What was measured.
    void note(const QString &name, const QJsonValue &value) { m_evidence.insert(name, value); }
    /// For who looks on.
    void tell(const QString &what);

    template <typename T>
    Later<T> within(const Later<T> &answer, Millis more, const QString &otherwise)
    {
        QTimer::singleShot(kPatience + more, this, [this, answer, otherwise] {
            if (!answer.isGiven())
                fail(otherwise);
        });
        return answer;
    }
    void fail(const QString &why);

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
    Task<bool> until(int number, bool there);
    Task<bool> untilUp(int number);
    /// Nothing dies but by the scenario's hand.
    void watchNodes();
    void countBuyer(bool successfully);
    Task<Done> count();

    const int m_lockNodes;
    const bool m_hasReplica;
    std::unique_ptr<App::PrivateNodes> m_nodes;
    QSet<int> m_killed; ///< nodes, by the scenario
    std::vector<std::unique_ptr<Wire>> m_wires; ///< of the program itself, to look and to set up
    std::vector<std::unique_ptr<Seat>> m_seats;
    qint64 m_commands = 0; ///< of ours; nobody asks
    qint64 m_startingStock = 0;
    StockCount m_count;
    bool m_isCountStale = false;
    std::optional<Task<Done>> m_counting;
    QElapsedTimer m_time;
    QJsonArray m_checks;
    QJsonArray m_story;
    QJsonObject m_evidence;
    bool m_isSetUp = false;
    bool m_failed = false;
};

} // namespace Lockscope::Lab

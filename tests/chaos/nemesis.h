#pragma once

#include "fixtures/redisset.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <functional>
#include <random>

namespace LockscopeTest {

/// Does to nodes what happens to nodes: seeded random faults, several at a time. At most a minority is dead at once,
/// and every restart is an empty one. Now and then a majority is silent for a moment: that costs availability and must
/// cost nothing else. What assumptions A1 to A4 exclude (clocks, replicas, other writers) it leaves alone.
class Nemesis : public QObject
{
    Q_OBJECT

public:
    enum class Fault {
        Kill, ///< one or two die and come back empty after a while
        Restart, ///< one dies and is back at once
        RollingRestart, ///< all of them in turn, two at a time, back at once
        Freeze, ///< SIGSTOP for a minority
        FreezeMajority,
        Pause, ///< CLIENT PAUSE, of all commands or of writes only
        DropClients, ///< CLIENT KILL TYPE normal, and of subscribers
        FlushScripts,
        RefuseWrites, ///< too few replicas for min-replicas-to-write
    };
    Q_ENUM(Fault)

    struct Options
    {
        quint64 seed = 1;
        QList<Fault> faults = {};
        int longestMs = 1000; ///< that a fault lasts; that of a majority half as long
        int calmMs = 800; ///< most between two faults of one kind of evil
        int calmAfterLossMs = 3000; ///< the same for nodes that lost their data: they stay without a vote for a while
    };

    Nemesis(RedisSet &nodes, const Options &options, QObject *parent = nullptr);

    void start();
    /// Ends all faults; every node runs and answers then. False when one does not.
    [[nodiscard]] bool stop();

    [[nodiscard]] int count(Fault fault) const { return m_counts.value(fault); }
    [[nodiscard]] int total() const;
    /// How often the least frequent of its faults has happened.
    [[nodiscard]] int least() const;
    [[nodiscard]] QString summary() const;
    /// What was done when: time in microseconds, the fault and its nodes, or its end.
    [[nodiscard]] const QStringList &diary() const { return m_diary; }
    /// Not empty when a node could not be started again.
    [[nodiscard]] const QString &trouble() const { return m_trouble; }

private:
    enum class State { Up, Dead, Frozen };

    /// Evils of different kinds go on at the same time; those of one kind one after the other.
    struct Evil
    {
        QList<Fault> faults;
        QList<Fault> bag; ///< drawn from until empty, so that every fault has its turn
        QTimer timer;
        int calmMs = 0;
        Fault latest = {};
        std::function<bool()> undo; ///< false: not possible yet
    };

    void next(Evil &evil);
    void begin(Evil &evil, Fault fault);
    [[nodiscard]] QList<int> victimsOf(Fault fault, int most);
    void kill(int node);
    [[nodiscard]] bool revive(int node);
    [[nodiscard]] bool reviveAll(const QList<int> &nodes);
    void freeze(const QList<int> &nodes, Evil &evil);
    void tell(int node, const QString &line);
    void note(const QString &what);
    [[nodiscard]] int upTo(int most) { return static_cast<int>(std::uniform_int_distribution(0, most)(m_random)); }

    RedisSet &m_nodes;
    const Options m_options;
    std::mt19937_64 m_random;
    QList<State> m_states;
    std::vector<std::unique_ptr<Evil>> m_evils;
    QMap<Fault, int> m_counts;
    QStringList m_diary;
    QString m_trouble;
};

} // namespace LockscopeTest

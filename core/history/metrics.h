#pragma once

#include "alerts.h"

#include <array>
#include <map>
#include <set>
#include <unordered_map>

namespace Lockscope {

/// What the locks of a deployment do, as text in Prometheus' exposition format (prometheus.io, "Exposition formats", version 0.0.4).
/// README, "Metrics", lists the names; they are a contract. Labels are namespaces (a lock's name up to its first colon; at most
/// kMostNamespaces of them, the others together stand under "…"), never locks or owners: those come without end. What is not known
/// is left out. Pure; single-threaded.
class LOCKSCOPE_CORE_EXPORT Metrics
{
public:
    static constexpr size_t kMostNamespaces = 200;

    /// To be called with every diff of the board.
    void apply(const BoardDiff &diff);
    /// To be called often enough that nothing is forgotten in between (HistoryLimits): counts what it has not seen yet.
    void count(const HistorySnapshot &history);
    /// The alerts that stand now.
    void setAlerts(const std::vector<Alert> &alerts);

    /// `version`: of the program that tells. `database`: a label on each value, where several databases are watched.
    [[nodiscard]] QByteArray text(Instant now, WallTime wall, const QByteArray &version, std::optional<int> database = std::nullopt) const;
    /// One text of several, each of another database: a metric's head comes once, before all its values.
    [[nodiscard]] static QByteArray merged(const QList<QByteArray> &texts);

    /// Upper bounds of the histogram of holds.
    static constexpr std::array<Millis, 15> kHoldBounds{Millis(5),      Millis(10),     Millis(25),     Millis(50),      Millis(100),
                                                        Millis(250),    Millis(500),    Millis(1000),   Millis(2500),    Millis(5000),
                                                        Millis(10'000), Millis(30'000), Millis(60'000), Millis(300'000), Millis(1'800'000)};

private:
    static constexpr size_t kEnds = 9; ///< values of HoldEnd

    /// Of one namespace, since the beginning.
    struct Counts
    {
        qint64 acquisitions = 0;
        qint64 renewals = 0;
        qint64 overlaps = 0;
        qint64 splits = 0;
        std::array<qint64, kEnds> ends{};
        std::array<qint64, kHoldBounds.size()> holdsUpTo{}; ///< each alone
        qint64 holds = 0; ///< seen whole
        Micros held{0}; ///< by them
    };

    [[nodiscard]] QByteArray labelFor(const QByteArray &lock);
    void count(const HistoryEvent &event);

    std::unordered_map<QByteArray, LockStatePtr> m_locks;
    std::vector<NodeStatus> m_nodes;
    bool m_complete = false;
    bool m_allTold = false; ///< every change is told, and all nodes are readable
    quint64 m_counted = 0; ///< events
    std::map<QByteArray, Counts> m_counts; ///< by namespace
    std::set<QByteArray> m_outOfSight; ///< locks of which a hold went out of sight: when it ended nobody saw
    std::map<AlertKind, qint64> m_alerts;
};

} // namespace Lockscope

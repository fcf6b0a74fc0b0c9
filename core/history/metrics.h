#pragma once

#include "alerts.h"

#include <array>
#include <map>
#include <set>
#include <unordered_map>

namespace Lockscope {

/// The locks of a deployment in Prometheus' exposition format (prometheus.io, "Exposition formats", version 0.0.4).
/// resources/docs/metrics.md lists the names, which never change. Labels are namespaces (a lock's name up to its first
/// colon), never locks or owners, whose number has no limit. At most kMostNamespaces have a label; the others share
/// "…". Unknown values are omitted. A diff costs work for its locks, a text for the namespaces. Pure; single-threaded.
class LOCKSCOPE_CORE_EXPORT Metrics
{
public:
    static constexpr size_t kMostNamespaces = 200;

    /// Call this with each diff of the board.
    void apply(const BoardDiff &diff);
    /// Counts new events. Call this before the history drops any of them (HistoryLimits).
    void count(const HistorySnapshot &history);
    /// Sets the active alerts.
    void setAlerts(const std::vector<Alert> &alerts);

    /// `version`: of this program. `database`: a label on each value if several databases are watched.
    [[nodiscard]] QByteArray text(Instant now, WallTime wall, const QByteArray &version,
                                  std::optional<int> database = std::nullopt) const;
    /// Merges texts of several databases: a metric's head comes once, before all its values.
    [[nodiscard]] static QByteArray merged(const QList<QByteArray> &texts);

    /// Upper bounds of the histogram of holds.
    static constexpr std::array<Millis, 15> kHoldBounds{
        Millis(5),      Millis(10),     Millis(25),     Millis(50),      Millis(100),
        Millis(250),    Millis(500),    Millis(1000),   Millis(2500),    Millis(5000),
        Millis(10'000), Millis(30'000), Millis(60'000), Millis(300'000), Millis(1'800'000)};

private:
    static constexpr size_t kEnds = 9; ///< number of HoldEnd values

    /// Totals of one namespace since the start.
    struct Counts
    {
        qint64 acquisitions = 0;
        qint64 renewals = 0;
        qint64 overlaps = 0;
        qint64 splits = 0;
        std::array<qint64, kEnds> ends{};
        std::array<qint64, kHoldBounds.size()> holdsUpTo{}; ///< per bucket, not cumulative
        qint64 holds = 0; ///< whose beginning and end were seen
        Micros held{0}; ///< total time of `holds`
    };

    /// The locks of one namespace that are on the board now.
    struct Standing
    {
        std::map<Verdict, qint64> verdicts; ///< positive numbers
        qint64 locksWithWaiters = 0; ///< whose number of waiters is known
        qint64 waiters = 0;
        std::multiset<Instant> heldSince;

        void add(const Standing &other);
    };
    /// What a lock adds to its namespace.
    struct Part
    {
        Verdict verdict = Verdict::Unknown;
        std::optional<qint64> waiters;
        std::optional<Instant> heldSince; ///< the hold, if there is one
    };

    [[nodiscard]] QByteArray labelFor(const QByteArray &lock);
    void count(const HistoryEvent &event);
    void leave(const QByteArray &lock);

    std::unordered_map<QByteArray, Part> m_locks;
    std::map<QByteArray, Standing> m_standing; ///< by namespace, of any number; none is empty
    std::vector<NodeStatus> m_nodes;
    bool m_complete = false;
    bool m_allReported = false; ///< every change is reported, and all nodes are readable
    quint64 m_counted = 0; ///< events counted so far
    std::map<QByteArray, Counts> m_counts; ///< by namespace
    std::set<QByteArray> m_outOfSight; ///< locks whose hold is unobservable: its end is not seen
    std::map<AlertKind, qint64> m_alerts;
};

} // namespace Lockscope

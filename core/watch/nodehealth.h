#pragma once

#include "../redis/nodestatus.h"
#include "deployment.h"

#include <QList>

namespace Lockscope {

/// What about a node, or about the nodes together, endangers locks. Pure: nothing is asked, and nothing is mended.
struct HealthFinding
{
    enum class Severity {
        Notice, ///< good to know; locks are safe
        Warning, ///< locks may be lost, or refused, once something else happens
        Danger, ///< locks may be lost now, or do not count
    };

    QString id; ///< a stable word, for example `evicts`
    Severity severity = Severity::Notice;
    int node = -1; ///< or none: about all together
    QString sentence; ///< what is found
    QString consequence; ///< what it does to locks
    QStringList remedy; ///< lines that would mend it; never run by us. Empty: there is no such line

    friend bool operator==(const HealthFinding &, const HealthFinding &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HealthFinding::Severity severity);

/// By its own word; of one that is down, the last one.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isReplica(const NodeStatus &node);

/// Until when a node that restarted at `restartedAt` may have forgotten locks: the longest of them, with clock drift, has ended
/// then (rule S15; Redis documentation, delayed restarts). Nothing when that has passed.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> quarantineAfter(WallTime restartedAt, Millis longestTtl, WallTime now);

/// A clock that is off by more is told: as much as clocks may run apart over a lock of 30 s (quorum.h, driftAllowance()).
inline constexpr Micros kClockTolerance = Millis(302);

/// Whether a node's clock is off by more than `tolerance` for sure, or within it for sure. It is compared with the median of
/// the nodes' clocks where at least three are known, so that our own clock is not the judge, else with ours. Nothing: that
/// cannot be told.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<bool> clockIsOff(const std::vector<NodeStatus> &nodes, size_t node, Micros tolerance = kClockTolerance);

/// By how much: the middle of what is known. Nothing when it is not.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Micros> clockOffset(const std::vector<NodeStatus> &nodes, size_t node);

/// Its connection stands, and what it was asked for does not come.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool saysNothing(const NodeStatus &node);

/// It is there, and says no: to the login, or to being read at all. Who may ask it otherwise is another question.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool refusesToBeRead(const NodeStatus &node);

/// It runs since the deployment began, empty (Deployment::beganEmptyAt): however young its process is, it lacks no earlier lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool runsSinceItBegan(const NodeStatus &node, const Deployment &deployment);

/// Until when the node may have forgotten locks because its process is young, whoever saw it start: by its uptime, for the longest
/// TTL that clients use. A node that keeps all is none. Nothing: not for that reason, or not known. Watching knows of more by the
/// process' run id (NodeStatus::quarantinedUntil).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<WallTime> mayHaveForgottenUntil(const NodeStatus &node, Millis longestTtl, WallTime now);

struct HealthOptions
{
    static constexpr Millis kUsualTtl{30000};

    Millis longestTtl = kUsualTtl; ///< that any client uses on these nodes
    WallTime now;
};

/// All that is found, the gravest first. Of a node that is not reached only that.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QList<HealthFinding> healthFindings(const std::vector<NodeStatus> &nodes, const Deployment &deployment,
                                                                        const HealthOptions &options);

} // namespace Lockscope

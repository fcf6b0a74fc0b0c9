#pragma once

#include "../board/nodepredicates.h"
#include "../board/severity.h"
#include "../redis/nodestatus.h"

#include <QList>

namespace Lockscope {

/// A danger to locks, found on one node or in the nodes together. Finding it sends nothing and changes nothing.
struct HealthFinding
{
    QString id; ///< a stable word, for example `evicts`
    /// Notice: locks are safe. Warning: they may be lost or refused if something else fails. Alarm: they may be lost
    /// now, or do not count.
    Severity severity = Severity::Notice;
    int node = -1; ///< -1: about all nodes together
    QString problem; ///< the problem
    QString impact; ///< its impact on locks
    QStringList fix; ///< commands or hints that fix it, for the operator to run; may be empty

    friend bool operator==(const HealthFinding &, const HealthFinding &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String
severityWord(Severity severity); ///< "notice", "warning" or "danger", for JSON

/// What healthFindings() cannot read from the nodes.
struct HealthOptions
{
    static constexpr Millis kUsualTtl{30000};

    Millis longestTtl = kUsualTtl; ///< of any client on these nodes
    WallTime now;
};

/// All findings, the most severe first. An unreachable node has only that finding.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QList<HealthFinding>
healthFindings(const std::vector<NodeStatus> &nodes, const Deployment &deployment, const HealthOptions &options);

} // namespace Lockscope

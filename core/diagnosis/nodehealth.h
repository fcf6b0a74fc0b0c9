#pragma once

#include "../board/nodepredicates.h"
#include "../redis/nodestatus.h"

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

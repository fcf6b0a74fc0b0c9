#include "findinggroups.h"

#include "../base/text.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace Lockscope {

QString FindingGroups::problemOf(const QString &id, int nodes)
{
    if (id == "forgets"_L1)
        return tr("%n nodes keep no append-only file", nullptr, nodes);
    if (id == "evicts"_L1)
        return tr("%n nodes evict keys when their memory is full", nullptr, nodes);
    if (id == "nearly-full"_L1)
        return tr("%n nodes have little memory left", nullptr, nodes);
    if (id == "append-fails"_L1)
        return tr("%n nodes could not write their append-only file", nullptr, nodes);
    if (id == "fsync-unknown"_L1)
        return tr("%n nodes do not show how often they write to disk", nullptr, nodes);
    if (id == "fsync-late"_L1)
        return tr("%n nodes write to disk later than they answer", nullptr, nodes);
    if (id == "snapshot-fails"_L1)
        return tr("The latest snapshot of %n nodes failed", nullptr, nodes);
    if (id == "fails-over"_L1)
        return tr("%n nodes have replicas", nullptr, nodes);
    if (id == "replica"_L1)
        return tr("%n nodes are replicas", nullptr, nodes);
    if (id == "lacks-replicas"_L1)
        return tr("%n nodes have too few replicas in sync", nullptr, nodes);
    if (id == "sentinel"_L1)
        return tr("%n nodes are Sentinels", nullptr, nodes);
    if (id == "cluster"_L1)
        return tr("%n nodes belong to a Redis Cluster", nullptr, nodes);
    if (id == "unreachable"_L1)
        return tr("%n nodes cannot be reached", nullptr, nodes);
    if (id == "unreadable"_L1)
        return tr("%n nodes cannot be read", nullptr, nodes);
    if (id == "restarted"_L1)
        return tr("%n nodes started recently", nullptr, nodes);
    if (id == "clock-off"_L1)
        return tr("The clocks of %n nodes are off", nullptr, nodes);
    if (id == "clock-stepped"_L1)
        return tr("The clocks of %n nodes jumped", nullptr, nodes);
    if (id == "unidentified"_L1)
        return tr("%n nodes do not answer INFO", nullptr, nodes);
    if (id == "age-unknown"_L1)
        return tr("%n nodes do not report their uptime", nullptr, nodes);
    if (id == "no-scripts"_L1)
        return tr("%n nodes do not support scripts", nullptr, nodes);
    if (id == "locks-left-out"_L1)
        return tr("Some locks of %n nodes are not shown", nullptr, nodes);
    if (id == "hidden-keys"_L1)
        return tr("Some keys of %n nodes cannot be read", nullptr, nodes);
    if (id == "second-name"_L1)
        return tr("%n nodes are second names of others", nullptr, nodes);
    return {};
}

QList<FindingGroup> FindingGroups::of(const QList<HealthFinding> &findings, const std::vector<NodeStatus> &nodes)
{
    struct Group
    {
        const HealthFinding *first = nullptr;
        FindingGroup group;
    };
    std::vector<Group> groups;
    for (const HealthFinding &finding : findings) {
        const auto same = [&finding](const Group &other) {
            return finding.node >= 0 && other.first->node >= 0 && other.first->id == finding.id
                && other.first->severity == finding.severity && other.first->impact == finding.impact
                && other.first->fix == finding.fix
                && (other.first->problem == finding.problem || !problemOf(finding.id, 2).isEmpty());
        };
        auto found = std::find_if(groups.begin(), groups.end(), same);
        if (found == groups.end()) {
            groups.push_back({.first = &finding,
                              .group = {.key = {},
                                        .severity = finding.severity,
                                        .problem = finding.problem,
                                        .impact = finding.impact,
                                        .fix = finding.fix,
                                        .nodes = {},
                                        .problems = {}}});
            found = groups.end() - 1;
        }
        found->group.problems += finding.problem;
        for (const NodeStatus &node : nodes) {
            if (finding.node >= 0 && node.index == finding.node)
                found->group.nodes += visibleText(node.label, 60);
        }
    }
    QList<FindingGroup> result;
    QHash<QByteArray, int> numbers;
    for (Group &each : groups) {
        const auto count = static_cast<int>(each.group.problems.size());
        if (count > 1) {
            const QString problem = problemOf(each.first->id, count);
            each.group.problem
                = problem.isEmpty() ? tr("%n nodes: %1", nullptr, count).arg(each.first->problem) : problem;
        }
        // A node that joins or leaves changes the row, and is no new row.
        each.group.key = each.first->id.toUtf8() + '/' + QByteArray::number(static_cast<int>(each.first->severity));
        if (const int number = numbers[each.group.key]++; number > 0)
            each.group.key += '/' + QByteArray::number(number);
        result += each.group;
    }
    std::stable_sort(result.begin(), result.end(), [](const FindingGroup &a, const FindingGroup &b) {
        return a.severity != b.severity ? a.severity > b.severity : a.nodes.size() > b.nodes.size();
    });
    return result;
}

} // namespace Lockscope

#include "releaseplan.h"

#include "../base/text.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

int ReleasePlan::nodesToRelease() const
{
    return static_cast<int>(std::count_if(nodes.begin(), nodes.end(), [](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Release; }));
}

QByteArray ReleasePlan::script() const
{
    const DialectCatalog catalog;
    const Dialect *found = catalog.find(dialect);
    const auto call = found != nullptr ? found->forceRelease(name, owner) : Result<ScriptCall>(ScriptCall());
    return call ? call->body : QByteArray();
}

int ReleaseReport::count(ReleasedNode::Outcome outcome) const
{
    return static_cast<int>(std::count_if(nodes.begin(), nodes.end(), [outcome](const ReleasedNode &node) { return node.outcome == outcome; }));
}

bool ReleaseReport::isComplete() const
{
    using Outcome = ReleasedNode::Outcome;
    return std::all_of(nodes.begin(), nodes.end(), [](const ReleasedNode &node) {
        return node.outcome == Outcome::Released || node.outcome == Outcome::Absent || node.outcome == Outcome::NotTried;
    });
}

bool mayStillBeHeld(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    const auto unseen
        = std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Unreachable; });
    return unseen + report.count(Outcome::Unknown) + report.count(Outcome::Unreachable) + report.count(Outcome::Failed) >= plan.quorum;
}

QLatin1String toString(PlannedNode::Effect effect)
{
    switch (effect) {
    case PlannedNode::Effect::Release: return QLatin1String("release");
    case PlannedNode::Effect::NothingThere: return QLatin1String("nothing-there");
    case PlannedNode::Effect::OtherOwner: return QLatin1String("other-owner");
    case PlannedNode::Effect::NotComparable: return QLatin1String("not-comparable");
    case PlannedNode::Effect::Unreachable: return QLatin1String("unreachable");
    }
    return QLatin1String("unreachable");
}

QLatin1String toString(ReleasedNode::Outcome outcome)
{
    switch (outcome) {
    case ReleasedNode::Outcome::Released: return QLatin1String("released");
    case ReleasedNode::Outcome::Refused: return QLatin1String("refused");
    case ReleasedNode::Outcome::Absent: return QLatin1String("absent");
    case ReleasedNode::Outcome::Unreachable: return QLatin1String("unreachable");
    case ReleasedNode::Outcome::Unknown: return QLatin1String("unknown");
    case ReleasedNode::Outcome::Failed: return QLatin1String("failed");
    case ReleasedNode::Outcome::NotTried: return QLatin1String("not-tried");
    }
    return QLatin1String("unknown");
}

QLatin1String toString(HolderReaction reaction)
{
    switch (reaction) {
    case HolderReaction::Told: return QLatin1String("told");
    case HolderReaction::Quiet: return QLatin1String("quiet");
    case HolderReaction::MayRecreate: return QLatin1String("may-recreate");
    case HolderReaction::Unknown: return QLatin1String("unknown");
    }
    return QLatin1String("unknown");
}

QLatin1String toString(Environment environment)
{
    switch (environment) {
    case Environment::Development: return QLatin1String("development");
    case Environment::Unspecified: return QLatin1String("unspecified");
    case Environment::Production: return QLatin1String("production");
    }
    return QLatin1String("unspecified");
}

namespace {

QJsonValue textOrNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonText(bytes));
}

QJsonValue messageOrNull(const std::optional<Error> &error)
{
    return error ? QJsonValue(error->message) : QJsonValue(QJsonValue::Null);
}

QJsonValue ttlOrNull(const KeyTtl &ttl)
{
    switch (ttl.kind) {
    case KeyTtl::Kind::Finite: return static_cast<qint64>(ttl.left.count());
    case KeyTtl::Kind::Never: return -1;
    default: return QJsonValue::Null;
    }
}

} // namespace

QJsonObject toJson(const ReleasePlan &plan)
{
    QJsonArray nodes;
    for (const auto &node : plan.nodes) {
        nodes.append(QJsonObject{{u"node"_s, node.label},
                                 {u"effect"_s, toString(node.effect)},
                                 {u"owner"_s, textOrNull(node.effect == PlannedNode::Effect::Release ? node.expectedOwner : node.seenOwner)},
                                 {u"ttlMs"_s, ttlOrNull(node.ttl)},
                                 {u"error"_s, messageOrNull(node.error)}});
    }
    return {{u"name"_s, jsonText(plan.name)},
            {u"dialect"_s, plan.dialect},
            {u"owner"_s, textOrNull(plan.owner)},
            {u"holderReaction"_s, toString(plan.reaction)},
            {u"holdOffMs"_s, static_cast<qint64>(plan.holdOff.count())},
            {u"nodes"_s, nodes}};
}

QJsonObject toJson(const ReleaseReport &report)
{
    QJsonArray nodes;
    for (const auto &node : report.nodes) {
        nodes.append(QJsonObject{{u"node"_s, node.label},
                                 {u"outcome"_s, toString(node.outcome)},
                                 {u"expectedOwner"_s, textOrNull(node.expectedOwner)},
                                 {u"foundOwner"_s, textOrNull(node.foundOwner)},
                                 {u"woken"_s, node.woken ? QJsonValue(*node.woken) : QJsonValue(QJsonValue::Null)},
                                 {u"error"_s, messageOrNull(node.error)}});
    }
    return {{u"name"_s, jsonText(report.name)}, {u"complete"_s, report.isComplete()}, {u"nodes"_s, nodes}};
}

} // namespace Lockscope

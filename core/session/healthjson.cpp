#include "healthjson.h"

#include "../base/jsonvalues_p.h"
#include "../base/text.h"
#include "lockjson.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QJsonValue exactMillis(Micros duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

QJsonValue negated(const std::optional<bool> &value)
{
    return value ? QJsonValue(!*value) : kNull;
}

} // namespace

QJsonObject healthToJson(const NodeStatus &node)
{
    QJsonObject object = nodeToJson(node);
    const ServerFacts facts = node.facts.value_or(ServerFacts());
    const ServerUse use = node.use.value_or(ServerUse());
    const ServerSettings settings = node.settings.value_or(ServerSettings());
    object.insert(u"startedAt"_s, isoTimeOrNull(node.startedAt));
    object.insert(u"evictionPolicy"_s, orNull(facts.evictionPolicy));
    object.insert(u"maxMemoryBytes"_s, orNull(facts.maxMemory));
    object.insert(u"usedMemoryBytes"_s, orNull(use.usedMemory));
    object.insert(u"evictedKeys"_s, orNull(facts.evictedKeys));
    object.insert(u"appendOnly"_s, orNull(facts.appendOnly));
    object.insert(u"appendOk"_s, negated(facts.appendFails));
    object.insert(u"appendFsync"_s, orNull(settings.appendFsync));
    object.insert(u"savePoints"_s, orNull(settings.savePoints));
    object.insert(u"snapshotOk"_s, negated(facts.snapshotFails));
    object.insert(u"keyspaceEvents"_s, orNull(settings.keyspaceEvents));
    object.insert(u"replicas"_s, orNull(facts.replicas));
    object.insert(u"primary"_s, orNull(facts.primary));
    object.insert(u"clusterMember"_s, node.facts ? QJsonValue(facts.clusterMember) : kNull);
    object.insert(u"clockOffsetMs"_s, node.clock ? exactMillis(node.clock->middle()) : kNull);
    object.insert(u"clockUncertaintyMs"_s, node.clock ? exactMillis(node.clock->uncertainty()) : kNull);
    return object;
}

QJsonObject findingToJson(const HealthFinding &finding)
{
    return {{u"id"_s, finding.id},
            {u"severity"_s, severityWord(finding.severity)},
            {u"sentence"_s, finding.problem},
            {u"consequence"_s, finding.impact},
            {u"remedy"_s, QJsonArray::fromStringList(finding.fix)}};
}

QString lineToGrant(const QByteArrayList &rules, const QString &user)
{
    QString line
        = QStringLiteral("ACL SETUSER ") + (user.isEmpty() ? QStringLiteral("default") : visibleText(user, 80));
    for (const auto &rule : rules)
        line += u' ' + visibleText(quotedForShell(rule), 200);
    return line;
}

QJsonObject missingRightToJson(const MissingRight &right, const QString &user)
{
    return {{u"right"_s, jsonText(right.rule)},
            {u"feature"_s, toString(right.feature)},
            {u"cost"_s, lossWithout(right.feature)},
            {u"remedy"_s, lineToGrant({right.rule}, user)},
            {u"serverWords"_s, jsonText(right.serverReply)}};
}

QJsonObject missingCommandToJson(const MissingCommand &command)
{
    return {{u"command"_s, jsonText(command.command)},
            {u"feature"_s, toString(command.feature)},
            {u"cost"_s, lossWithout(command.feature)},
            {u"serverWords"_s, jsonText(command.serverReply)}};
}

} // namespace Lockscope

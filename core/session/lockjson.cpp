#include "lockjson.h"

#include "../base/text.h"

#include <QDateTime>
#include <QJsonArray>

namespace Lockscope {

namespace {

const QJsonValue kNull(QJsonValue::Null);

QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? kNull : QJsonValue(text);
}

QJsonValue orNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? kNull : QJsonValue(jsonText(bytes));
}

QJsonValue millis(const std::optional<Micros> &duration)
{
    return duration ? QJsonValue(static_cast<qint64>(floorMillis(*duration).count())) : kNull;
}

QString isoTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), Qt::UTC).toString(Qt::ISODateWithMs);
}

QJsonValue ownerInfo(const OwnerInfo &info)
{
    if (info == OwnerInfo())
        return kNull;
    return QJsonObject{{"program", orNull(info.program)},
                       {"host", orNull(info.host)},
                       {"pid", info.pid ? QJsonValue(*info.pid) : kNull},
                       {"thread", orNull(info.thread)},
                       {"client", orNull(info.client)}};
}

QJsonObject readingToJson(const NodeReading &reading, const NodeStatus &node, Instant now)
{
    QJsonObject object{{"node", node.label}, {"owner", kNull}, {"ttlMs", kNull}, {"ageMs", kNull}, {"error", kNull}};
    if (reading.answer == NodeReading::Answer::Unknown) {
        object["error"] = reading.error ? reading.error->message : QStringLiteral("not read yet");
        return object;
    }
    object["ageMs"] = millis(now - reading.readAt);
    if (reading.answer == NodeReading::Answer::Present) {
        object["owner"] = reading.lock ? orNull(reading.lock->owner) : kNull;
        object["ttlMs"] = reading.ttl.kind == KeyTtl::Kind::Never ? QJsonValue(-1) : millis(reading.left(now));
    }
    return object;
}

} // namespace

QJsonObject lockToJson(const LockState &lock, const std::vector<NodeStatus> &nodes, Instant now)
{
    const Assessment assessment = lock.assessedNow(now);
    QJsonArray readings;
    for (const int node : assessment.nodes) {
        const auto index = static_cast<size_t>(node);
        if (index < lock.readings.size() && index < nodes.size())
            readings.append(readingToJson(lock.readings[index], nodes[index], now));
    }
    const bool forEver = assessment.neverExpires && !assessment.ttl;
    return {{"name", jsonText(lock.name)},
            {"resource", orNull(lock.resource)},
            {"dialect", orNull(lock.dialect)},
            {"verdict", toString(assessment.verdict)},
            {"owner", orNull(assessment.owner)},
            {"ownerInfo", ownerInfo(lock.ownerInfo)},
            {"votes", assessment.votes},
            {"quorum", assessment.quorum},
            {"holdCount", lock.holdCount ? QJsonValue(*lock.holdCount) : kNull},
            {"nodes", readings},
            {"validityMs", forEver ? QJsonValue(-1) : millis(assessment.validity)},
            {"ttlMs", forEver ? QJsonValue(-1) : millis(assessment.ttl)},
            // Only an acquisition that was seen gives a hold time; before that it is at least as old as our look.
            {"heldMs", lock.ownerSinceExact && assessment.isHeld() ? millis(now - lock.ownerSeenSince) : kNull},
            {"waiters", kNull}};
}

QJsonObject nodeToJson(const NodeStatus &node)
{
    const char *reach = node.reach == NodeStatus::Reach::Up ? "up" : node.reach == NodeStatus::Reach::Down ? "down" : "connecting";
    return {{"node", node.label},
            {"address", node.address},
            {"state", QLatin1String(reach)},
            {"since", isoTime(node.since)},
            {"roundTripUs", node.roundTrip ? QJsonValue(static_cast<qint64>(node.roundTrip->count())) : kNull},
            {"role", node.facts ? orNull(node.facts->role) : kNull},
            {"version", node.facts ? orNull(node.facts->version) : kNull},
            {"restartedAt", node.restartedAt ? QJsonValue(isoTime(*node.restartedAt)) : kNull},
            {"error", node.error ? QJsonValue(node.error->message) : kNull}};
}

} // namespace Lockscope

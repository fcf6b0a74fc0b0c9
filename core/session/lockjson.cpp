#include "lockjson.h"

#include "../base/jsontext_p.h"
#include "../base/jsonvalues_p.h"
#include "../board/nodepredicates.h"
#include "../dialects/dialect.h"
#include "../dialects/words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

std::optional<QJsonObject> ownerInfo(const OwnerInfo &info)
{
    if (info == OwnerInfo())
        return std::nullopt;
    return QJsonObject{{u"program"_s, orNull(info.program)},
                       {u"host"_s, orNull(info.host)},
                       {u"pid"_s, info.pid ? QJsonValue(*info.pid) : kNull},
                       {u"thread"_s, orNull(info.thread)},
                       {u"client"_s, orNull(info.client)},
                       {u"since"_s, isoTimeOrNull(info.since)}};
}

std::optional<QJsonObject> waiters(const std::optional<WaiterCount> &waiters)
{
    if (!waiters)
        return std::nullopt;
    return QJsonObject{
        {u"count"_s, waiters->count}, {u"unit"_s, toString(waiters->unit)}, {u"exact"_s, waiters->exact}};
}

std::optional<qint64> wholeMillis(const std::optional<Micros> &duration)
{
    return duration ? std::optional<qint64>(floorMillis(*duration).count()) : std::nullopt;
}

/// How the node reports changes, in addition to the timer. Null without a reason: nothing to listen for yet.
QJsonValue feed(FeedKind kind, const QString &why)
{
    switch (kind) {
    case FeedKind::None: return why.isEmpty() ? kNull : QJsonValue("none"_L1);
    case FeedKind::Tracking: return "tracking"_L1;
    case FeedKind::KeyspaceEvents: return "events"_L1;
    }
    return kNull;
}

QJsonValue keyspaceToJson(const std::optional<ServerUse> &use)
{
    if (!use || !use->keyspace)
        return kNull;
    QJsonArray list;
    for (const auto &[database, keys] : *use->keyspace)
        list.append(QJsonObject{{u"database"_s, database}, {u"keys"_s, keys}});
    return list;
}

void addReading(JsonText &json, const NodeReading &reading, const NodeStatus &node, Instant now)
{
    using Answer = NodeReading::Answer;
    const bool isKnown = reading.answer != Answer::Unknown;
    const bool isPresent = reading.answer == Answer::Present;
    static const Shared<Recognition> kNone;
    const auto &recognised = isPresent ? reading.lock : kNone;
    const Recognition &lock = recognised.orEmpty();
    json.begin('{');
    json.field("ageMs"_L1, isKnown ? wholeMillis(now - reading.readAt) : std::nullopt);
    json.key("error"_L1);
    if (isKnown)
        json.add(std::nullopt);
    else
        json.add(reading.error() ? reading.error()->message : QStringLiteral("not read yet"));
    json.field("holdCount"_L1, lock.details->holdCount);
    json.field("node"_L1, node.label);
    json.fieldOrNull("owner"_L1, lock.owner);
    json.field("ttlMs"_L1,
               !isPresent                                    ? std::nullopt
                   : reading.ttl.kind == KeyTtl::Kind::Never ? std::optional<qint64>(-1)
                                                             : wholeMillis(reading.left(now)));
    json.end('}');
}

std::optional<QJsonObject> overlapJson(const Shared<LockOverlap> &overlap)
{
    if (!overlap)
        return std::nullopt;
    return QJsonObject{{u"other"_s, jsonText(overlap->other)},
                       {u"since"_s, isoTime(overlap->since)},
                       {u"until"_s, overlap->until ? QJsonValue(isoTime(*overlap->until)) : kNull},
                       {u"cause"_s, toString(overlap->cause)}};
}

} // namespace

/// The caveats of the dialect and of this lock.
static QStringList caveatsOf(const LockState &lock)
{
    QStringList caveats = words(lock.caveats());
    if (lock.isOnOneOfMany())
        caveats.append(QStringLiteral("one-node"));
    if (lock.ownerCut())
        caveats.append(QStringLiteral("owner-cut"));
    return caveats;
}

void addLockJson(QByteArray &text, const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock)
{
    const Instant now = clock.now();
    const Assessment assessment = lock.assessedNow(now);
    const Recognition &seen = lock.seen.orEmpty();
    const auto counts = lock.holdCounts();
    const bool isHoldKnown = lock.hold.exact && !lock.hold.unseen && assessment.isHeld();
    const bool forEver = assessment.neverExpires && !assessment.ttl;
    std::optional<Micros> valueLeft;
    if (const auto end = lock.valueExpiry())
        valueLeft = std::max(Millis(0), *end - clock.wallNow());
    // The value's end is by its holder's clock, which is unknown here, so no validity is certain.
    const bool endsSooner
        = lock.valueExpiry() && assessment.validity && *lock.valueExpiry() - clock.wallNow() < *assessment.validity;
    const auto orForEver = [forEver](const std::optional<Micros> &duration) {
        return forEver ? std::optional<qint64>(-1) : wholeMillis(duration);
    };

    JsonText json(text);
    json.begin('{');
    json.fieldOfTexts("caveats"_L1, caveatsOf(lock), false);
    json.field("database"_L1, databaseOf(nodes));
    json.fieldOrNull("dialect"_L1, lock.dialect());
    json.key("evidence"_L1);
    json.begin('[');
    for (const SignTraits &traits : each(lock.signs()))
        json.add(traits.word);
    json.end(']');
    json.field("fencingToken"_L1, lock.fencingToken());
    json.fieldOfTexts("goneHolders"_L1, seen.details->goneHolders, true);
    json.field("grade"_L1, toString(lock.grade()));
    // A hold time needs an observed acquisition and a hold without gaps.
    json.field("heldMs"_L1, isHoldKnown ? wholeMillis(now - lock.hold.since) : std::nullopt);
    json.field("heldSlackMs"_L1, isHoldKnown ? wholeMillis(lock.hold.slack) : std::nullopt);
    json.field("holdCount"_L1, counts && !counts->differ() ? std::optional(counts->most) : std::nullopt);
    json.field("holderCount"_L1, lock.holderCount());
    json.fieldOfTexts("holders"_L1, lock.holders(), true);
    json.field("mode"_L1, lock.dialect().isEmpty() ? std::nullopt : std::optional(toString(lock.mode())));
    json.field("name"_L1, lock.name);
    json.key("nodes"_L1);
    json.begin('[');
    for (const int node : lock.nodesToShow()) {
        const auto index = static_cast<size_t>(node);
        if (index < lock.readings.size() && index < nodes.size())
            addReading(json, lock.readings[index], nodes[index], now);
    }
    json.end(']');
    json.field("overlap"_L1, overlapJson(lock.overlap));
    json.fieldOrNull("owner"_L1, assessment.owner);
    json.field("ownerInfo"_L1, ownerInfo(lock.ownerInfo()));
    json.field("permits"_L1, seen.details->permits > 0 ? std::optional(seen.details->permits) : std::nullopt);
    json.field("quorum"_L1, assessment.quorum);
    json.fieldOrNull("resource"_L1, lock.resource());
    json.field("size"_L1,
               lock.isUnderstood() || seen.details->size == 0 ? std::nullopt : std::optional(seen.details->size));
    json.field("ttlMs"_L1, orForEver(assessment.ttl));
    json.field("type"_L1, lock.seen ? std::optional(toString(seen.keyType)) : std::nullopt);
    json.field("validityMs"_L1, orForEver(endsSooner ? std::nullopt : assessment.validity));
    json.field("valueExpiryMs"_L1, wholeMillis(valueLeft));
    json.field("verdict"_L1, toString(assessment.verdict));
    json.field("votes"_L1, assessment.votes);
    json.field("waiters"_L1, waiters(lock.waiters()));
    json.end('}');
}

QJsonObject lockToJson(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock)
{
    QByteArray text;
    addLockJson(text, lock, nodes, clock);
    return QJsonDocument::fromJson(text).object();
}

QJsonObject dialectToJson(const Dialect &dialect)
{
    // The answers are the same for every lock; these names only fill the scripts' arguments.
    const auto release = dialect.forceRelease("lock", "owner");
    const auto holdOff = dialect.forceRelease("lock", "owner", {.duration = Millis(1), .owner = "owner"});
    return {{u"dialect"_s, dialect.id()},
            {u"title"_s, dialect.title()},
            {u"recognised"_s, dialect.sharesItsForms() ? u"by-evidence"_s : u"always"_s},
            {u"takeable"_s, dialect.recipe() != nullptr},
            {u"release"_s, release.hasValue()},
            {u"releaseRefusal"_s, release ? kNull : QJsonValue(release.error().message)},
            {u"holdOff"_s, holdOff.hasValue()},
            {u"holderReaction"_s, toString(dialect.holderReaction())},
            {u"caveats"_s, QJsonArray::fromStringList(words(dialect.caveats()))}};
}

QJsonObject nodeToJson(const NodeStatus &node)
{
    const char *reach = isReachUnknown(node) ? "connecting" : node.reach == NodeStatus::Reach::Up ? "up" : "down";
    return {{u"node"_s, node.label},
            {u"address"_s, orNull(node.address)},
            {u"database"_s, orNull(node.database)},
            {u"databases"_s, keyspaceToJson(node.use)},
            {u"state"_s, QLatin1String(reach)},
            {u"since"_s, isoTime(node.since)},
            {u"roundTripUs"_s, node.roundTrip ? QJsonValue(static_cast<qint64>(node.roundTrip->count())) : kNull},
            {u"commandsPerSecond"_s, node.cost ? QJsonValue(std::round(node.cost->commandsPerSecond)) : kNull},
            {u"bytesPerSecond"_s, node.cost ? QJsonValue(std::round(node.cost->bytesPerSecond)) : kNull},
            {u"role"_s, node.facts ? orNull(node.facts->role) : kNull},
            {u"version"_s, node.facts ? orNull(node.facts->version) : kNull},
            {u"restartedAt"_s, isoTimeOrNull(node.restartedAt)},
            {u"clockSteppedAt"_s, isoTimeOrNull(node.clockSteppedAt)},
            {u"clockStepMs"_s, node.clockSteppedAt ? millisOrNull(node.clockStep) : kNull},
            {u"quarantinedUntil"_s, isoTimeOrNull(node.quarantinedUntil)},
            {u"youngUntil"_s, isoTimeOrNull(node.mayLackLocksUntil)},
            {u"feed"_s, feed(node.feed, node.feedWhy)},
            {u"feedWhy"_s, orNull(node.feedWhy)},
            {u"failedOverAt"_s, isoTimeOrNull(node.failedOverAt)},
            {u"formerAddress"_s, orNull(node.formerAddress)},
            {u"retired"_s, node.retired},
            {u"hiddenKeys"_s, static_cast<qint64>(node.hiddenKeys)},
            {u"leftOut"_s, static_cast<qint64>(node.leftOut)},
            {u"undecidedKeys"_s, static_cast<qint64>(node.undecidedKeys)},
            {u"possibleKeys"_s, node.possibleKeys ? QJsonValue(static_cast<qint64>(*node.possibleKeys)) : kNull},
            {u"error"_s, node.error ? QJsonValue(node.error->message) : kNull}};
}

QJsonObject costToJson(const NodeStatus &node)
{
    return {{u"node"_s, node.label},
            {u"database"_s, orNull(node.database)},
            {u"roundTripUs"_s, node.roundTrip ? QJsonValue(static_cast<qint64>(node.roundTrip->count())) : kNull},
            {u"commandsPerSecond"_s, node.cost ? QJsonValue(std::round(node.cost->commandsPerSecond)) : kNull},
            {u"bytesPerSecond"_s, node.cost ? QJsonValue(std::round(node.cost->bytesPerSecond)) : kNull}};
}

} // namespace Lockscope

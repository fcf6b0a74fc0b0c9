#include "lockjson.h"

#include "../base/jsonvalues_p.h"
#include "../dialects/words.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

QJsonValue ownerInfo(const OwnerInfo &info)
{
    if (info == OwnerInfo())
        return kNull;
    return QJsonObject{{u"program"_s, orNull(info.program)},
                       {u"host"_s, orNull(info.host)},
                       {u"pid"_s, info.pid ? QJsonValue(*info.pid) : kNull},
                       {u"thread"_s, orNull(info.thread)},
                       {u"client"_s, orNull(info.client)},
                       {u"since"_s, isoTimeOrNull(info.since)}};
}

QJsonValue holders(const QByteArrayList &tokens)
{
    QJsonArray list;
    for (const auto &token : tokens)
        list.append(jsonText(token));
    return list.isEmpty() ? kNull : QJsonValue(list);
}

QJsonValue waiters(const std::optional<WaiterCount> &waiters)
{
    if (!waiters)
        return kNull;
    return QJsonObject{
        {u"count"_s, waiters->count}, {u"unit"_s, toString(waiters->unit)}, {u"exact"_s, waiters->exact}};
}

/// The remaining time by the end in the value; 0 once it has passed, as for TTLs.
QJsonValue valueLeft(const std::optional<WallTime> &end, WallTime now)
{
    return end ? QJsonValue(static_cast<qint64>(std::max(Millis(0), *end - now).count())) : kNull;
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

QJsonObject readingToJson(const NodeReading &reading, const NodeStatus &node, Instant now)
{
    QJsonObject object{{u"node"_s, node.label}, {u"owner"_s, kNull}, {u"holdCount"_s, kNull},
                       {u"ttlMs"_s, kNull},     {u"ageMs"_s, kNull}, {u"error"_s, kNull}};
    if (reading.answer == NodeReading::Answer::Unknown) {
        object[u"error"_s] = reading.error ? reading.error->message : QStringLiteral("not read yet");
        return object;
    }
    object[u"ageMs"_s] = millisOrNull(now - reading.readAt);
    if (reading.answer == NodeReading::Answer::Present) {
        object[u"owner"_s] = reading.lock ? orNull(reading.lock->owner) : kNull;
        object[u"holdCount"_s] = reading.lock ? orNull(reading.lock->holdCount) : kNull;
        object[u"ttlMs"_s] = reading.ttl.kind == KeyTtl::Kind::Never ? QJsonValue(-1) : millisOrNull(reading.left(now));
    }
    return object;
}

QJsonValue overlapJson(const Shared<LockOverlap> &overlap)
{
    if (!overlap)
        return kNull;
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

static QJsonArray evidence(Signs signs)
{
    QJsonArray words;
    for (const SignTraits &traits : each(signs))
        words.append(traits.word);
    return words;
}

/// Null: no holder is known to be gone.
static QJsonValue goneHolders(const LockState &lock)
{
    QJsonArray gone;
    for (const QByteArray &holder : lock.seen.orEmpty().goneHolders)
        gone.append(jsonText(holder));
    return gone.isEmpty() ? kNull : QJsonValue(gone);
}

QJsonObject lockToJson(const LockState &lock, const std::vector<NodeStatus> &nodes, const Clock &clock)
{
    const Instant now = clock.now();
    const Assessment assessment = lock.assessedNow(now);
    QJsonArray readings;
    for (const int node : lock.nodesToShow()) {
        const auto index = static_cast<size_t>(node);
        if (index < lock.readings.size() && index < nodes.size())
            readings.append(readingToJson(lock.readings[index], nodes[index], now));
    }
    // The value's end is by its holder's clock, which is unknown here, so no validity is certain.
    const bool endsSooner
        = lock.valueExpiry() && assessment.validity && *lock.valueExpiry() - clock.wallNow() < *assessment.validity;
    const bool forEver = assessment.neverExpires && !assessment.ttl;
    const auto counts = lock.holdCounts();
    const bool isHoldKnown = lock.hold.exact && !lock.hold.unseen && assessment.isHeld();
    return {{u"name"_s, jsonText(lock.name)},
            {u"database"_s, orNull(databaseOf(nodes))},
            {u"resource"_s, orNull(lock.resource())},
            {u"dialect"_s, orNull(lock.dialect())},
            {u"grade"_s, toString(lock.grade())},
            {u"evidence"_s, evidence(lock.signs())},
            {u"type"_s, lock.seen ? QJsonValue(toString(lock.seen.orEmpty().keyType)) : kNull},
            {u"size"_s,
             lock.isUnderstood() || lock.seen.orEmpty().size == 0 ? kNull : QJsonValue(lock.seen.orEmpty().size)},
            {u"mode"_s, lock.dialect().isEmpty() ? kNull : QJsonValue(toString(lock.mode()))},
            {u"verdict"_s, toString(assessment.verdict)},
            {u"owner"_s, orNull(assessment.owner)},
            {u"ownerInfo"_s, ownerInfo(lock.ownerInfo())},
            {u"votes"_s, assessment.votes},
            {u"quorum"_s, assessment.quorum},
            {u"holders"_s, holders(lock.holders())},
            {u"holderCount"_s, lock.holderCount() ? QJsonValue(*lock.holderCount()) : kNull},
            {u"goneHolders"_s, goneHolders(lock)},
            {u"permits"_s, lock.seen.orEmpty().permits > 0 ? QJsonValue(lock.seen.orEmpty().permits) : kNull},
            {u"holdCount"_s, counts && !counts->differ() ? QJsonValue(counts->most) : kNull},
            {u"fencingToken"_s, orNull(lock.fencingToken())},
            {u"overlap"_s, overlapJson(lock.overlap)},
            {u"nodes"_s, readings},
            {u"validityMs"_s, forEver ? QJsonValue(-1) : millisOrNull(endsSooner ? std::nullopt : assessment.validity)},
            {u"ttlMs"_s, forEver ? QJsonValue(-1) : millisOrNull(assessment.ttl)},
            {u"valueExpiryMs"_s, valueLeft(lock.valueExpiry(), clock.wallNow())},
            // A hold time needs an observed acquisition and a hold without gaps.
            {u"heldMs"_s, isHoldKnown ? millisOrNull(now - lock.hold.since) : kNull},
            {u"heldSlackMs"_s, isHoldKnown ? millisOrNull(lock.hold.slack) : kNull},
            {u"waiters"_s, waiters(lock.waiters())},
            {u"caveats"_s, QJsonArray::fromStringList(caveatsOf(lock))}};
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
    const char *reach = node.reach == NodeStatus::Reach::Up ? "up"
        : node.reach == NodeStatus::Reach::Down             ? "down"
                                                            : "connecting";
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

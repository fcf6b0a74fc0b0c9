#include "recordingjson_p.h"

#include "../base/text.h"
#include "../dialects/words.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope::RecordingJson {

namespace {

using NodeAnswer = NodeReading::Answer;

/// End times that differ by at most this much belong to the same TTL, read twice.
constexpr Micros kTtlJitter = Millis(50);
constexpr int kLastErrorKind = static_cast<int>(ErrorKind::Io);

QJsonValue since(Instant moment, Instant start)
{
    return static_cast<qint64>((moment - start).count());
}

Instant moment(const QJsonValue &value, Instant start)
{
    // A hostile file may contain numbers that would overflow.
    constexpr qint64 kMost = 1LL << 52;
    return start + Micros(std::clamp<qint64>(value.toInteger(), -kMost, kMost));
}

QJsonValue ttl(const KeyTtl &ttl)
{
    switch (ttl.kind) {
    case KeyTtl::Kind::Never: return -1;
    case KeyTtl::Kind::Finite: return static_cast<qint64>(ttl.left.count());
    default: return QJsonValue::Null;
    }
}

KeyTtl ttl(const QJsonValue &value)
{
    if (!value.isDouble())
        return {};
    return KeyTtl::fromPttl(std::max<qint64>(value.toInteger(), -1));
}

std::optional<bool> flag(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

QLatin1String word(NodeAnswer answer)
{
    return answer == NodeAnswer::Present ? "present"_L1 : answer == NodeAnswer::Absent ? "absent"_L1 : "unknown"_L1;
}

QLatin1String word(Scope scope)
{
    return scope == Scope::Quorum ? "quorum"_L1 : scope == Scope::Local ? "local"_L1 : "either"_L1;
}

QLatin1String word(LockMode mode)
{
    switch (mode) {
    case LockMode::Exclusive: return "exclusive"_L1;
    case LockMode::Read: return "read"_L1;
    case LockMode::Write: return "write"_L1;
    case LockMode::Permits: return "permits"_L1;
    }
    return "exclusive"_L1;
}

QLatin1String word(WaiterSource::Unit unit)
{
    return toString(unit);
}

QString wordsOf(Signs signs)
{
    QStringList words;
    for (const SignTraits &traits : each(signs))
        words.append(traits.word);
    return words.join(u' ');
}

Signs signsFrom(const QString &words)
{
    Signs signs;
    for (const SignTraits &traits : signTraits())
        signs.setFlag(traits.sign, words.split(u' ').contains(traits.word));
    return signs ? signs : Signs(Sign::Form);
}

QLatin1String word(FeedKind kind)
{
    return kind == FeedKind::Tracking ? "tracking"_L1 : kind == FeedKind::KeyspaceEvents ? "events"_L1 : "none"_L1;
}

QLatin1String word(NodeStatus::Reach reach)
{
    return reach == NodeStatus::Reach::Up ? "up"_L1 : reach == NodeStatus::Reach::Down ? "down"_L1 : "connecting"_L1;
}

QLatin1String word(OverlapCause cause)
{
    return toString(cause);
}

QLatin1String word(HistoryKind kind)
{
    return toString(kind);
}

QLatin1String word(OwnAction::Kind kind)
{
    return toString(kind);
}

template <typename T>
std::optional<T> fromWord(const QJsonValue &value, std::initializer_list<T> all)
{
    const QString given = value.toString();
    const auto found = std::find_if(all.begin(), all.end(), [&](T candidate) { return word(candidate) == given; });
    return found == all.end() ? std::nullopt : std::optional<T>(*found);
}

QJsonValue errorJson(const Shared<Error> &error)
{
    if (!error)
        return QJsonValue::Null;
    return QJsonObject{{u"kind"_s, toString(error->kind)},
                       {u"message"_s, error->message},
                       {u"serverWords"_s, text(error->serverReply)}};
}

std::optional<Error> errorFrom(const QJsonValue &value)
{
    if (!value.isObject())
        return std::nullopt;
    Error error{.message = value["message"_L1].toString(),
                .serverReply = bytesFromText(value["serverWords"_L1].toString())};
    for (int kind = 0; kind <= kLastErrorKind; ++kind) {
        if (toString(static_cast<ErrorKind>(kind)) == value["kind"_L1].toString())
            error.kind = static_cast<ErrorKind>(kind);
    }
    return error;
}

/// Empty values are left out, because most owners have none of them.
void put(QJsonObject &object, const QString &key, const QString &value)
{
    if (!value.isEmpty())
        object.insert(key, value);
}

void put(QJsonObject &object, const QString &key, std::optional<qint64> number)
{
    if (number)
        object.insert(key, *number);
}

std::optional<qint64> number(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
}

std::optional<qint64> wall(const std::optional<WallTime> &time)
{
    return time ? std::optional<qint64>(time->time_since_epoch().count()) : std::nullopt;
}

std::optional<WallTime> wallTime(const QJsonValue &value)
{
    const auto millis = number(value);
    return millis ? std::optional(WallTime(Millis(*millis))) : std::nullopt;
}

QJsonObject recognitionJson(const Recognition &lock)
{
    QJsonObject object{{u"dialect"_s, lock.dialect}, {u"scope"_s, word(lock.scope)}, {u"owner"_s, text(lock.owner)}};
    put(object, u"resource"_s, *lock.resource);
    if (lock.agreed() != lock.owner)
        object.insert(u"agreement"_s, text(lock.agreed()));
    if (lock.ownerCut)
        object.insert(u"ownerCut"_s, true);
    if (lock.endIsInCompanion)
        object.insert(u"endUntold"_s, true);
    if (lock.mode != LockMode::Exclusive)
        object.insert(u"mode"_s, word(lock.mode));
    if (lock.signs != Signs(Sign::Form))
        object.insert(u"signs"_s, wordsOf(lock.signs));
    const RecognitionDetails &details = *lock.details;
    if (details.size > 0)
        object.insert(u"size"_s, details.size);
    put(object, u"holdCount"_s, details.holdCount);
    put(object, u"holders"_s, details.holders);
    if (details.permits > 0)
        object.insert(u"permits"_s, details.permits);
    QJsonArray gone;
    for (const QByteArray &holder : details.goneHolders)
        gone.append(jsonText(holder));
    if (!gone.isEmpty())
        object.insert(u"goneHolders"_s, gone);
    if (details.waiters)
        object.insert(u"waiters"_s,
                      QJsonArray{details.waiters->count, word(details.waiters->unit), details.waiters->exact,
                                 details.waiters->isPart});
    put(object, u"fencingToken"_s, details.fencingToken);
    put(object, u"valueExpiry"_s, wall(details.valueExpiry));
    put(object, u"ownerSince"_s, wall(lock.ownerInfo.orEmpty().since));
    put(object, u"pid"_s, lock.ownerInfo.orEmpty().pid);
    put(object, u"program"_s, lock.ownerInfo.orEmpty().program);
    put(object, u"host"_s, lock.ownerInfo.orEmpty().host);
    put(object, u"thread"_s, lock.ownerInfo.orEmpty().thread);
    put(object, u"client"_s, lock.ownerInfo.orEmpty().client);
    return object;
}

std::optional<Recognition> recognitionFrom(const QJsonObject &object, const QByteArray &name)
{
    const auto scope = fromWord(object["scope"_L1], {Scope::Quorum, Scope::Local, Scope::Either});
    if (!scope || !object["owner"_L1].isString())
        return std::nullopt;
    Recognition lock{.name = name,
                     .resource = object["resource"_L1].toString(),
                     .dialect = object["dialect"_L1].toString(),
                     .scope = *scope,
                     .signs = signsFrom(object["signs"_L1].toString()),
                     .owner = bytesFromText(object["owner"_L1].toString()),
                     .ownerCut = object["ownerCut"_L1].toBool(),
                     .endIsInCompanion = object["endUntold"_L1].toBool()};
    if (object.contains("agreement"_L1))
        lock.agreement = bytesFromText(object["agreement"_L1].toString());
    const OwnerInfo info{.program = object["program"_L1].toString(),
                         .host = object["host"_L1].toString(),
                         .pid = number(object["pid"_L1]),
                         .thread = object["thread"_L1].toString(),
                         .client = object["client"_L1].toString(),
                         .since = wallTime(object["ownerSince"_L1])};
    if (info != OwnerInfo())
        lock.ownerInfo = info;
    lock.mode = fromWord(object["mode"_L1], {LockMode::Exclusive, LockMode::Read, LockMode::Write, LockMode::Permits})
                    .value_or(LockMode::Exclusive);
    RecognitionDetails details;
    details.size = object["size"_L1].toInteger();
    details.holdCount = number(object["holdCount"_L1]);
    details.holders = number(object["holders"_L1]);
    details.permits = object["permits"_L1].toInteger();
    for (const auto &holder : object["goneHolders"_L1].toArray())
        details.goneHolders.append(bytesFromText(holder.toString()));
    const QJsonArray waiters = object["waiters"_L1].toArray();
    const auto unit = fromWord(waiters.at(1),
                               {WaiterSource::Unit::Waiters, WaiterSource::Unit::Clients, WaiterSource::Unit::Processes,
                                WaiterSource::Unit::Jobs});
    if (unit)
        details.waiters = WaiterCount{.count = waiters.at(0).toInteger(),
                                      .unit = *unit,
                                      .exact = waiters.at(2).toBool(),
                                      .isPart = waiters.at(3).toBool()};
    details.fencingToken = number(object["fencingToken"_L1]);
    details.valueExpiry = wallTime(object["valueExpiry"_L1]);
    lock.details = details;
    return lock;
}

std::optional<OverlapCause> overlapCause(const QJsonValue &word)
{
    return fromWord(
        word, {OverlapCause::Restarted, OverlapCause::FailedOver, OverlapCause::ClockAhead, OverlapCause::OtherNodes});
}

QJsonObject overlapJson(const LockOverlap &overlap)
{
    QJsonObject object{{u"other"_s, text(overlap.other)},
                       {u"since"_s, static_cast<qint64>(overlap.since.time_since_epoch().count())},
                       {u"cause"_s, toString(overlap.cause)}};
    put(object, u"until"_s, wall(overlap.until));
    return object;
}

std::optional<LockOverlap> overlapFrom(const QJsonObject &object)
{
    const auto since = wallTime(object["since"_L1]);
    const auto cause = overlapCause(object["cause"_L1]);
    if (!since || !cause)
        return std::nullopt;
    return LockOverlap{.other = bytesFromText(object["other"_L1].toString()),
                       .since = *since,
                       .until = wallTime(object["until"_L1]),
                       .cause = *cause};
}

QJsonArray habitJson(const RenewalHabit &habit)
{
    return {habit.renewalsSeen, static_cast<double>(habit.leastFraction), static_cast<qint64>(habit.fullTtl.count())};
}

RenewalHabit habitFrom(const QJsonArray &array)
{
    return {.renewalsSeen = array.at(0).toInt(),
            .leastFraction = static_cast<float>(array.at(1).toDouble(1)),
            .fullTtl = ttl(array.at(2)).left};
}

/// Judges the readings as the board did.
bool judge(LockState &state)
{
    const auto assessment = LockState::judge(
        state.home,
        {.readings = state.readings, .now = state.assessedAt, .habit = state.habit, .everVoted = state.everVoted});
    if (!assessment)
        return false;
    state.assessment = *assessment;
    state.describe();
    return true;
}

} // namespace

QString text(const QByteArray &bytes)
{
    static const QByteArray kMark("\xEF\xBB\xBF");
    return bytes.startsWith(kMark) ? QStringLiteral("\\xEF\\xBB\\xBF") + jsonText(bytes.mid(kMark.size()))
                                   : jsonText(bytes);
}

QJsonObject lock(const LockState &state, Instant start)
{
    // Nodes mostly agree, so equal recognitions are written only once.
    QJsonArray locks;
    std::vector<const Recognition *> known;
    QJsonArray readings;
    for (const auto &reading : state.readings) {
        QJsonObject object{{u"answer"_s, word(reading.answer)}};
        if (reading.readAt != Instant()) {
            object.insert(u"at"_s, since(reading.readAt, start));
            object.insert(u"took"_s, static_cast<qint64>(reading.took.count()));
        }
        if (reading.answer != NodeAnswer::Absent)
            object.insert(u"ttl"_s, ttl(reading.ttl));
        if (reading.cut() > Millis(0))
            object.insert(u"cut"_s, static_cast<qint64>(reading.cut().count()));
        if (reading.forgot)
            object.insert(u"forgot"_s, true);
        if (reading.lock) {
            auto place = std::find_if(known.begin(), known.end(),
                                      [&](const Recognition *other) { return *other == *reading.lock; });
            if (place == known.end()) {
                locks.append(recognitionJson(*reading.lock));
                known.push_back(&*reading.lock);
                place = known.end() - 1;
            }
            object.insert(u"lock"_s, static_cast<qint64>(place - known.begin()));
        }
        if (reading.error())
            object.insert(u"error"_s, errorJson(reading.error()));
        readings.append(object);
    }
    QJsonObject object{{u"name"_s, text(state.name)},
                       {u"verdict"_s, toString(state.assessment.verdict)},
                       {u"locks"_s, locks},
                       {u"readings"_s, readings},
                       {u"assessedAt"_s, since(state.assessedAt, start)},
                       {u"habit"_s, habitJson(state.habit)},
                       {u"everVoted"_s, state.everVoted},
                       {u"since"_s, since(state.hold.since, start)},
                       {u"exact"_s, state.hold.exact},
                       {u"hold"_s, static_cast<qint64>(state.hold.id)}};
    if (state.home != LockState::kEverywhere)
        object.insert(u"home"_s, state.home);
    if (state.hold.slack > Micros(0))
        object.insert(u"sinceSlack"_s, static_cast<qint64>(state.hold.slack.count()));
    if (state.seenFirst)
        object.insert(u"seenFirst"_s, since(*state.seenFirst, start));
    if (state.blindSince != Instant::max())
        object.insert(u"blindSince"_s, since(state.blindSince, start));
    if (state.hold.unseen)
        object.insert(u"unseen"_s,
                      QJsonArray{since(state.hold.unseen->from, start), since(state.hold.unseen->to, start)});
    if (state.comebacks > 0)
        object.insert(u"comebacks"_s, state.comebacks);
    if (state.overlap)
        object.insert(u"overlap"_s, overlapJson(*state.overlap));
    return object;
}

std::shared_ptr<LockState> lock(const QJsonObject &object, Instant start, size_t nodes)
{
    auto state = std::make_shared<LockState>();
    state->name = bytesFromText(object["name"_L1].toString());
    const QJsonArray locks = object["locks"_L1].toArray();
    const QJsonArray readings = object["readings"_L1].toArray();
    if (!object["name"_L1].isString() || static_cast<size_t>(readings.size()) != nodes)
        return nullptr;
    for (const auto &value : readings) {
        const QJsonObject given = value.toObject();
        const auto answer
            = fromWord(given["answer"_L1], {NodeAnswer::Present, NodeAnswer::Absent, NodeAnswer::Unknown});
        if (!answer)
            return nullptr;
        NodeReading reading{.answer = *answer,
                            .forgot = given["forgot"_L1].toBool(),
                            .rare = NodeReading::Rare{.error = errorFrom(given["error"_L1])}};
        if (given.contains("at"_L1)) {
            reading.readAt = moment(given["at"_L1], start);
            reading.took = shortened(Micros(given["took"_L1].toInteger()));
        }
        if (given["lock"_L1].isDouble()) {
            reading.lock = recognitionFrom(locks.at(given["lock"_L1].toInt(-1)).toObject(), state->name);
            if (!reading.lock)
                return nullptr;
        }
        if (reading.answer == NodeAnswer::Present && !reading.lock)
            return nullptr;
        reading.ttl
            = reading.answer == NodeAnswer::Absent ? KeyTtl{KeyTtl::Kind::Gone, Millis(0)} : ttl(given["ttl"_L1]);
        reading.setCut(ttl(given["cut"_L1]).left);
        state->readings.push_back(std::move(reading));
    }
    state->assessedAt = moment(object["assessedAt"_L1], start);
    state->habit = habitFrom(object["habit"_L1].toArray());
    state->everVoted = object["everVoted"_L1].toBool();
    state->hold.since = moment(object["since"_L1], start);
    state->hold.id = static_cast<quint64>(std::max<qint64>(0, object["hold"_L1].toInteger()));
    state->hold.exact = object["exact"_L1].toBool();
    state->hold.slack
        = std::clamp<Micros>(Micros(object["sinceSlack"_L1].toInteger()), Micros(0), std::chrono::hours(24 * 365));
    if (object.contains("seenFirst"_L1))
        state->seenFirst = moment(object["seenFirst"_L1], start);
    if (object.contains("blindSince"_L1))
        state->blindSince = moment(object["blindSince"_L1], start);
    if (const QJsonArray unseen = object["unseen"_L1].toArray(); unseen.size() == 2)
        state->hold.unseen = UnseenTime{.from = moment(unseen[0], start), .to = moment(unseen[1], start)};
    state->comebacks = static_cast<quint16>(std::clamp(object["comebacks"_L1].toInt(), 0, 0xFFFF));
    if (object["overlap"_L1].isObject())
        state->overlap = overlapFrom(object["overlap"_L1].toObject());
    state->home = object["home"_L1].toInt(LockState::kEverywhere);
    if (state->home < LockState::kEverywhere || state->home >= static_cast<int>(nodes))
        return nullptr;
    return judge(*state) ? state : nullptr;
}

QJsonObject again(const LockState &state, Instant start)
{
    QJsonArray readings;
    for (const auto &reading : state.readings) {
        QJsonArray given{since(reading.readAt, start), static_cast<qint64>(reading.took.count()), ttl(reading.ttl)};
        if (reading.cut() > Millis(0))
            given.append(static_cast<qint64>(reading.cut().count()));
        readings.append(given);
    }
    return {{u"name"_s, text(state.name)},
            {u"verdict"_s, toString(state.assessment.verdict)},
            {u"readings"_s, readings},
            {u"assessedAt"_s, since(state.assessedAt, start)},
            {u"habit"_s, habitJson(state.habit)}};
}

std::shared_ptr<LockState> again(const QJsonObject &object, Instant start, const LockState &before)
{
    const QJsonArray readings = object["readings"_L1].toArray();
    if (static_cast<size_t>(readings.size()) != before.readings.size())
        return nullptr;
    auto state = std::make_shared<LockState>(before);
    for (size_t i = 0; i < state->readings.size(); ++i) {
        const QJsonArray given = readings.at(static_cast<qsizetype>(i)).toArray();
        NodeReading &reading = state->readings[i];
        if (reading.readAt == Instant())
            continue; // never read
        reading.readAt = moment(given.at(0), start);
        reading.took = shortened(Micros(given.at(1).toInteger()));
        if (reading.answer != NodeAnswer::Absent)
            reading.ttl = ttl(given.at(2));
        reading.setCut(ttl(given.at(3)).left);
    }
    state->assessedAt = moment(object["assessedAt"_L1], start);
    state->habit = habitFrom(object["habit"_L1].toArray());
    return judge(*state) ? state : nullptr;
}

QJsonObject node(const NodeStatus &status, Instant start)
{
    QJsonObject object{{u"index"_s, status.index},
                       {u"label"_s, status.label},
                       {u"address"_s, status.address},
                       {u"reach"_s, word(status.reach)},
                       {u"since"_s, static_cast<qint64>(status.since.time_since_epoch().count())},
                       {u"everUp"_s, status.everUp},
                       {u"hiddenKeys"_s, static_cast<qint64>(status.hiddenKeys)},
                       {u"hiddenWhy"_s, errorJson(status.hiddenWhy)},
                       {u"leftOut"_s, static_cast<qint64>(status.leftOut)},
                       {u"error"_s, errorJson(status.error)}};
    if (status.database)
        object.insert(u"database"_s, *status.database);
    if (status.roundTrip)
        object.insert(u"roundTrip"_s, static_cast<qint64>(status.roundTrip->count()));
    if (status.startedAt)
        object.insert(u"startedAt"_s, static_cast<qint64>(status.startedAt->time_since_epoch().count()));
    if (status.restartedAt)
        object.insert(u"restartedAt"_s, static_cast<qint64>(status.restartedAt->time_since_epoch().count()));
    if (status.quarantinedUntil)
        object.insert(u"quarantinedUntil"_s, static_cast<qint64>(status.quarantinedUntil->time_since_epoch().count()));
    if (status.mayLackLocksUntil)
        object.insert(u"youngUntil"_s, static_cast<qint64>(status.mayLackLocksUntil->time_since_epoch().count()));
    if (status.clock)
        object.insert(u"clock"_s,
                      QJsonArray{static_cast<qint64>(status.clock->least.count()),
                                 static_cast<qint64>(status.clock->most.count())});
    object.insert(u"feed"_s, word(status.feed));
    if (!status.trackedPrefixes.empty()) {
        QJsonArray trackedPrefixes;
        for (const auto &one : status.trackedPrefixes)
            trackedPrefixes.append(QJsonArray{text(one.prefix), since(one.since, start)});
        object.insert(u"listensFor"_s, trackedPrefixes);
    }
    if (!status.feedWhy.isEmpty())
        object.insert(u"feedWhy"_s, status.feedWhy);
    if (status.failedOverAt) {
        object.insert(u"failedOverAt"_s, static_cast<qint64>(status.failedOverAt->time_since_epoch().count()));
        object.insert(u"formerAddress"_s, status.formerAddress);
    }
    if (!status.silentSentinels.isEmpty())
        object.insert(u"silentSentinels"_s, QJsonArray::fromStringList(status.silentSentinels));
    if (status.partial)
        object.insert(u"partial"_s, true);
    if (status.retired)
        object.insert(u"retired"_s, true);
    if (status.restartUnknown)
        object.insert(u"perhapsAnother"_s, true);
    if (status.facts) {
        QJsonObject facts{{u"runId"_s, text(status.facts->runId)},
                          {u"version"_s, status.facts->version},
                          {u"role"_s, status.facts->role},
                          {u"primary"_s, status.facts->primary},
                          {u"evictionPolicy"_s, status.facts->evictionPolicy},
                          {u"clusterMember"_s, status.facts->clusterMember}};
        if (status.facts->appendOnly)
            facts.insert(u"appendOnly"_s, *status.facts->appendOnly);
        if (status.facts->appendFails)
            facts.insert(u"appendFails"_s, *status.facts->appendFails);
        if (status.facts->snapshotFails)
            facts.insert(u"snapshotFails"_s, *status.facts->snapshotFails);
        if (status.facts->goodReplicas)
            facts.insert(u"goodReplicas"_s, *status.facts->goodReplicas);
        if (isFull(status)) { // otherwise the memory use would be outdated soon
            facts.insert(u"maxMemory"_s, *status.facts->maxMemory);
            facts.insert(u"usedMemory"_s, *status.use->usedMemory);
        }
        object.insert(u"facts"_s, facts);
    }
    return object;
}

std::optional<NodeStatus> node(const QJsonObject &object, Instant start)
{
    const auto reach
        = fromWord(object["reach"_L1], {NodeStatus::Reach::Up, NodeStatus::Reach::Down, NodeStatus::Reach::Connecting});
    if (!reach || !object["index"_L1].isDouble())
        return std::nullopt;
    NodeStatus status{.index = object["index"_L1].toInt(-1),
                      .label = object["label"_L1].toString(),
                      .address = object["address"_L1].toString(),
                      .reach = *reach,
                      .since = WallTime(Millis(object["since"_L1].toInteger())),
                      .error = errorFrom(object["error"_L1]),
                      .everUp = object["everUp"_L1].toBool(),
                      .hiddenKeys = static_cast<qsizetype>(object["hiddenKeys"_L1].toInteger()),
                      .hiddenWhy = errorFrom(object["hiddenWhy"_L1]),
                      .leftOut = static_cast<qsizetype>(object["leftOut"_L1].toInteger())};
    if (const int database = object["database"_L1].toInt(-1); database >= 0)
        status.database = database;
    if (object["roundTrip"_L1].isDouble())
        status.roundTrip = Micros(object["roundTrip"_L1].toInteger());
    if (object["startedAt"_L1].isDouble())
        status.startedAt = WallTime(Millis(object["startedAt"_L1].toInteger()));
    if (object["restartedAt"_L1].isDouble())
        status.restartedAt = WallTime(Millis(object["restartedAt"_L1].toInteger()));
    if (object["quarantinedUntil"_L1].isDouble())
        status.quarantinedUntil = WallTime(Millis(object["quarantinedUntil"_L1].toInteger()));
    if (object["youngUntil"_L1].isDouble())
        status.mayLackLocksUntil = WallTime(Millis(object["youngUntil"_L1].toInteger()));
    // Larger offsets are implausible and would overflow.
    constexpr qint64 kMostOffset = 1LL << 52;
    if (const QJsonArray clock = object["clock"_L1].toArray(); clock.size() == 2)
        status.clock = ClockOffset{.least = Micros(std::clamp(clock.at(0).toInteger(), -kMostOffset, kMostOffset)),
                                   .most = Micros(std::clamp(clock.at(1).toInteger(), -kMostOffset, kMostOffset))};
    status.feed = fromWord(object["feed"_L1], {FeedKind::Tracking, FeedKind::KeyspaceEvents, FeedKind::None})
                      .value_or(FeedKind::None);
    for (const auto &one : object["listensFor"_L1].toArray())
        status.trackedPrefixes.push_back({.prefix = bytesFromText(one[0].toString()), .since = moment(one[1], start)});
    status.feedWhy = object["feedWhy"_L1].toString();
    if (object["failedOverAt"_L1].isDouble())
        status.failedOverAt = WallTime(Millis(object["failedOverAt"_L1].toInteger()));
    status.formerAddress = object["formerAddress"_L1].toString();
    for (const auto &label : object["silentSentinels"_L1].toArray())
        status.silentSentinels += label.toString();
    status.partial = object["partial"_L1].toBool();
    status.retired = object["retired"_L1].toBool();
    status.restartUnknown = object["perhapsAnother"_L1].toBool();
    if (const QJsonValue facts = object["facts"_L1]; facts.isObject()) {
        status.facts = ServerFacts{.runId = bytesFromText(facts["runId"_L1].toString()),
                                   .version = facts["version"_L1].toString(),
                                   .role = facts["role"_L1].toString(),
                                   .evictionPolicy = facts["evictionPolicy"_L1].toString(),
                                   .clusterMember = facts["clusterMember"_L1].toBool(),
                                   .maxMemory = number(facts["maxMemory"_L1]),
                                   .appendOnly = flag(facts["appendOnly"_L1]),
                                   .appendFails = flag(facts["appendFails"_L1]),
                                   .snapshotFails = flag(facts["snapshotFails"_L1]),
                                   .goodReplicas = number(facts["goodReplicas"_L1]),
                                   .primary = facts["primary"_L1].toString()};
        if (const auto used = number(facts["usedMemory"_L1]))
            status.use = ServerUse{.uptime = {}, .usedMemory = used};
    }
    return status;
}

QJsonObject past(const HistoryEvent &event, Instant start)
{
    QJsonObject object{{u"event"_s, toString(event.kind)},
                       {u"at"_s, since(event.at, start)},
                       {u"slack"_s, static_cast<qint64>(event.slack.count())}};
    if (event.node >= 0)
        object.insert(u"node"_s, event.node);
    for (const auto &[field, bytes] :
         {std::pair(u"name"_s, event.lock), std::pair(u"owner"_s, event.owner), std::pair(u"other"_s, event.other)}) {
        if (!bytes.isEmpty())
            object.insert(field, text(bytes));
    }
    if (event.kind == HistoryKind::Overlap) {
        object.insert(u"cause"_s, toString(event.cause));
        if (event.length != Micros::max()) // otherwise it has no end
            object.insert(u"length"_s, static_cast<qint64>(event.length.count()));
    }
    return object;
}

std::optional<HistoryEvent> past(const QJsonObject &object, Instant start)
{
    const auto kind
        = fromWord(object["event"_L1],
                   {HistoryKind::Overlap, HistoryKind::Split, HistoryKind::NodeRestarted, HistoryKind::NodeFailover});
    if (!kind || !object["at"_L1].isDouble())
        return std::nullopt;
    HistoryEvent event{
        .kind = *kind,
        .node = object["node"_L1].toInt(-1),
        .at = std::min(moment(object["at"_L1], start), start),
        .slack = std::clamp<Micros>(Micros(object["slack"_L1].toInteger()), Micros(0), HistoryEvent::kUnbounded),
        .lock = bytesFromText(object["name"_L1].toString()),
        .owner = bytesFromText(object["owner"_L1].toString()),
        .other = bytesFromText(object["other"_L1].toString())};
    if (*kind == HistoryKind::Overlap) {
        const auto cause = overlapCause(object["cause"_L1]);
        event.cause = cause.value_or(OverlapCause::None);
        event.length = !cause                ? Micros(0) // older recordings have neither cause nor length
            : object["length"_L1].isDouble() ? std::max(Micros(0), Micros(object["length"_L1].toInteger()))
                                             : Micros::max();
    }
    const bool isOfNode = *kind == HistoryKind::NodeRestarted || *kind == HistoryKind::NodeFailover;
    return isOfNode == (event.node >= 0) && isOfNode == event.lock.isEmpty() ? std::optional(std::move(event))
                                                                             : std::nullopt;
}

QJsonObject ownAction(const OwnAction &ownAction)
{
    QJsonObject object{{u"what"_s, toString(ownAction.kind)}, {u"name"_s, text(ownAction.lock)}};
    if (!ownAction.owner.isEmpty())
        object.insert(u"owner"_s, text(ownAction.owner));
    return object;
}

std::optional<OwnAction> ownAction(const QJsonObject &object)
{
    using Kind = OwnAction::Kind;
    const auto kind
        = fromWord(object["what"_L1],
                   {Kind::ReleaseBegins, Kind::ReleaseFailed, Kind::OwnTaken, Kind::OwnReleased, Kind::OwnLost});
    if (!kind || !object["name"_L1].isString())
        return std::nullopt;
    return OwnAction{.kind = *kind,
                     .lock = bytesFromText(object["name"_L1].toString()),
                     .owner = bytesFromText(object["owner"_L1].toString())};
}

quint64 inferredHold(const LockState *before, const LockState &state)
{
    if (before == nullptr)
        return 1;
    const Assessment &was = before->assessment;
    const Assessment &is = state.assessment;
    const bool isNew = state.hold.since > before->assessedAt;
    const bool areShared = isShared(before->mode()) && isShared(state.mode());
    const bool goesOn = state.hold.since == before->hold.since || (areShared && (state.hold.exact || !isNew))
        || (was.owner == is.owner && (!isNew || !is.isHeld()));
    return before->hold.id + (goesOn ? 0 : 1);
}

bool sameFacts(const LockState &a, const LockState &b)
{
    return a.readings.size() == b.readings.size() && a.everVoted == b.everVoted && a.home == b.home && a.hold == b.hold
        && a.blindSince == b.blindSince && a.comebacks == b.comebacks && a.overlap == b.overlap
        && std::equal(a.readings.begin(), a.readings.end(), b.readings.begin(),
                      [](const NodeReading &x, const NodeReading &y) {
                          return x.answer == y.answer && x.lock == y.lock && x.error() == y.error()
                              && x.ttl.kind == y.ttl.kind && (x.readAt == Instant()) == (y.readAt == Instant());
                      });
}

bool sameDues(const LockState &a, const LockState &b)
{
    return a.assessment.verdict == b.assessment.verdict
        && std::equal(a.readings.begin(), a.readings.end(), b.readings.begin(), b.readings.end(),
                      [](const NodeReading &x, const NodeReading &y) {
                          return x.ttl.kind != KeyTtl::Kind::Finite
                              || std::chrono::abs((x.readAt + Micros(x.ttl.left)) - (y.readAt + Micros(y.ttl.left)))
                              <= kTtlJitter;
                      });
}

} // namespace Lockscope::RecordingJson

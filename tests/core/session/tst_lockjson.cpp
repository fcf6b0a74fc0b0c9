#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/dialects/dialect.h>
#include <lockscope/core/session/lockjson.h>

#include <QJsonArray>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

const FakeClock kClock;
const Instant kReadAt = kClock.now();
const QJsonValue kNull(QJsonValue::Null);

std::vector<NodeStatus> nodes(int count)
{
    std::vector<NodeStatus> result;
    for (int i = 0; i < count; ++i)
        result.push_back({.index = i, .label = QStringLiteral("n%1").arg(i)});
    return result;
}

NodeReading present(const QByteArray &owner, KeyTtl ttl)
{
    return {.ttl = ttl,
            .answer = NodeReading::Answer::Present,
            .lock = Recognition{.scope = Scope::Quorum, .owner = owner},
            .readAt = kReadAt};
}

LockState judged(std::vector<NodeReading> readings)
{
    LockState state;
    state.name = "lock:a";
    state.readings = std::move(readings);
    state.assessment = *assess({.readings = state.readings, .now = kReadAt});
    state.assessedAt = kReadAt;
    return state;
}

constexpr KeyTtl kTenSeconds{KeyTtl::Kind::Finite, Millis(10000)};
constexpr KeyTtl kForEver{KeyTtl::Kind::Never, Millis(0)};

} // namespace

class TestLockJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreAContract();
    void heldLock();
    void whatIsNotKnownIsNull();
    void whatTheDialectTells();
    void anEndThatStandsInTheValue();
    void timesAreCountedDown();
    void neverEndingIsMinusOne();
    void holdTimeOnlyWhenSeen();
    void localLockShowsItsNode();
    void bytesThatAreNoText();
    void nodeFields();
    void dialectFields();
};

void TestLockJson::fieldsAreAContract()
{
    const QJsonObject json = lockToJson(judged({present("A", kTenSeconds)}), nodes(1), kClock);
    QStringList keys = json.keys();
    keys.sort();
    QCOMPARE(keys.join(u' '),
             QStringLiteral("caveats database dialect evidence fencingToken goneHolders grade heldMs heldSlackMs "
                            "holdCount holderCount holders mode name nodes overlap "
                            "owner ownerInfo permits "
                            "quorum resource size ttlMs type validityMs valueExpiryMs verdict votes waiters"));
    QCOMPARE(json.value(QStringLiteral("nodes")).toArray().first().toObject().keys().join(u' '),
             QStringLiteral("ageMs error holdCount node owner ttlMs"));
}

void TestLockJson::heldLock()
{
    LockState state = judged({present("A", kTenSeconds), present("A", kTenSeconds),
                              NodeReading{.ttl = {KeyTtl::Kind::Gone, Millis(0)},
                                          .answer = NodeReading::Answer::Absent,
                                          .readAt = kReadAt}});
    state.describe();
    Recognition &told = state.seen.edit();
    told.dialect = QStringLiteral("lockscope");
    told.ownerInfo = OwnerInfo{.program = QStringLiteral("p"), .pid = 7, .since = WallTime(Millis(1500))};
    told.details.edit().holdCount = 2;
    told.signs = Sign::LockWord | Sign::Token;
    const QJsonObject json = lockToJson(state, nodes(3), kClock);
    QCOMPARE(json.value(QStringLiteral("name")).toString(), QStringLiteral("lock:a"));
    QCOMPARE(json.value(QStringLiteral("verdict")).toString(), QStringLiteral("held-degraded"));
    QCOMPARE(json.value(QStringLiteral("owner")).toString(), QStringLiteral("A"));
    QCOMPARE(json.value(QStringLiteral("votes")).toInt(), 2);
    QCOMPARE(json.value(QStringLiteral("quorum")).toInt(), 2);
    QCOMPARE(json.value(QStringLiteral("holdCount")).toInt(), 2);
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(), 10000);
    QCOMPARE(json.value(QStringLiteral("validityMs")).toInt(), 9898);
    const QJsonObject info = json.value(QStringLiteral("ownerInfo")).toObject();
    QCOMPARE(info.value(QStringLiteral("program")).toString(), QStringLiteral("p"));
    QCOMPARE(info.value(QStringLiteral("pid")).toInt(), 7);
    QCOMPARE(info.value(QStringLiteral("host")), kNull);
    QCOMPARE(info.value(QStringLiteral("since")).toString(), QStringLiteral("1970-01-01T00:00:01.500Z"));
    QCOMPARE(json.value(QStringLiteral("grade")).toString(), QStringLiteral("likely"));
    QCOMPARE(json.value(QStringLiteral("evidence")).toArray(),
             (QJsonArray{QStringLiteral("lock-word"), QStringLiteral("token")}));
    QCOMPARE(json.value(QStringLiteral("mode")).toString(), QStringLiteral("exclusive"));
    QCOMPARE(json.value(QStringLiteral("holders")).toArray(), QJsonArray{QStringLiteral("A")});
    QCOMPARE(json.value(QStringLiteral("caveats")).toArray(), QJsonArray());
    const QJsonArray readings = json.value(QStringLiteral("nodes")).toArray();
    QCOMPARE(readings.size(), 3);
    QCOMPARE(readings.at(0).toObject(),
             (QJsonObject{{QStringLiteral("node"), QStringLiteral("n0")},
                          {QStringLiteral("owner"), QStringLiteral("A")},
                          {QStringLiteral("holdCount"), kNull},
                          {QStringLiteral("ttlMs"), 10000},
                          {QStringLiteral("ageMs"), 0},
                          {QStringLiteral("error"), kNull}}));
    // absent: answered, and nothing there
    QCOMPARE(readings.at(2).toObject(),
             (QJsonObject{{QStringLiteral("node"), QStringLiteral("n2")},
                          {QStringLiteral("owner"), kNull},
                          {QStringLiteral("holdCount"), kNull},
                          {QStringLiteral("ttlMs"), kNull},
                          {QStringLiteral("ageMs"), 0},
                          {QStringLiteral("error"), kNull}}));
}

void TestLockJson::whatIsNotKnownIsNull()
{
    NodeReading past = present("A", kTenSeconds);
    past.answer = NodeReading::Answer::Unknown;
    past.setError(
        NodeReading::Rare{.error = Error{.kind = ErrorKind::Timeout, .message = QStringLiteral("n0 did not answer")}});
    const QJsonObject json = lockToJson(judged({past, NodeReading{}}), nodes(2), kClock);
    QCOMPARE(json.value(QStringLiteral("verdict")).toString(), QStringLiteral("unknown"));
    for (const char *field :
         {"owner", "ownerInfo", "resource", "dialect", "type", "size", "mode", "holders", "holdCount", "fencingToken",
          "validityMs", "ttlMs", "valueExpiryMs", "heldMs", "heldSlackMs", "waiters"})
        QVERIFY2(json.value(QLatin1String(field)) == kNull, field);
    const QJsonArray readings = json.value(QStringLiteral("nodes")).toArray();
    // what was last seen there is past, not an answer
    QCOMPARE(readings.at(0).toObject().value(QStringLiteral("owner")), kNull);
    QCOMPARE(readings.at(0).toObject().value(QStringLiteral("ageMs")), kNull);
    QCOMPARE(readings.at(0).toObject().value(QStringLiteral("error")).toString(), QStringLiteral("n0 did not answer"));
    QCOMPARE(readings.at(1).toObject().value(QStringLiteral("error")).toString(), QStringLiteral("not read yet"));
}

void TestLockJson::whatTheDialectTells()
{
    LockState state = judged({present(QByteArray("a\xFF b"), kTenSeconds)});
    Recognition &told = state.readings[0].lock.edit();
    told.dialect = QStringLiteral("redisson-permits");
    told.mode = LockMode::Permits;
    told.details.edit().holders = 2;
    told.details.edit().fencingToken = 33;
    told.details.edit().waiters = WaiterCount{.count = 5, .unit = WaiterSource::Unit::Processes};
    state.describe();
    const QJsonObject json = lockToJson(state, nodes(1), kClock);
    QCOMPARE(json.value(QStringLiteral("mode")).toString(), QStringLiteral("permits"));
    QCOMPARE(json.value(QStringLiteral("holders")).toArray(),
             (QJsonArray{QStringLiteral("a\\xFF"), QStringLiteral("b")}));
    QCOMPARE(json.value(QStringLiteral("fencingToken")).toInt(), 33);
    QCOMPARE(json.value(QStringLiteral("waiters")).toObject(),
             (QJsonObject{{QStringLiteral("count"), 5},
                          {QStringLiteral("unit"), QStringLiteral("processes")},
                          {QStringLiteral("exact"), false}}));
    QCOMPARE(json.value(QStringLiteral("caveats")).toArray(), QJsonArray{QStringLiteral("ttl-is-not-lease")});
}

void TestLockJson::anEndThatStandsInTheValue()
{
    NodeReading reading = present("1700000000", kForEver);
    reading.lock.edit().details.edit().valueExpiry = kClock.wallNow() + 7s;
    LockState state = judged({reading});
    state.describe();
    QJsonObject json = lockToJson(state, nodes(1), kClock);
    QCOMPARE(json.value(QStringLiteral("verdict")).toString(), QStringLiteral("held")); // and not no-expiry
    QCOMPARE(json.value(QStringLiteral("valueExpiryMs")).toInt(), 7000);
    // Redis tells no end of it, which is not the same as there being none.
    QCOMPARE(json.value(QStringLiteral("ttlMs")), kNull);
    QCOMPARE(json.value(QStringLiteral("validityMs")), kNull);
    QCOMPARE(json.value(QStringLiteral("nodes")).toArray().first().toObject().value(QStringLiteral("ttlMs")).toInt(),
             -1);
    // Redis ends it as well, but later: what is left for sure is not known.
    reading = present("1700000000", kTenSeconds);
    reading.lock.edit().details.edit().valueExpiry = state.valueExpiry();
    LockState both = judged({reading});
    QVERIFY(lockToJson(both, nodes(1), kClock).value(QStringLiteral("validityMs")).toInt() > 9000);
    both.describe();
    json = lockToJson(both, nodes(1), kClock);
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(), 10000);
    QCOMPARE(json.value(QStringLiteral("validityMs")), kNull);
    both.seen.edit().details.edit().valueExpiry = kClock.wallNow() + 11s;
    QVERIFY(lockToJson(both, nodes(1), kClock).value(QStringLiteral("validityMs")).toInt() > 9000);
    FakeClock later;
    later.advance(1h);
    QCOMPARE(lockToJson(state, nodes(1), later).value(QStringLiteral("valueExpiryMs")), QJsonValue(0));
}

void TestLockJson::timesAreCountedDown()
{
    const LockState state = judged({present("A", kTenSeconds)});
    FakeClock clock;
    clock.advance(1500us);
    QJsonObject json = lockToJson(state, nodes(1), clock);
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(), 9998); // rounded down
    QCOMPARE(json.value(QStringLiteral("nodes")).toArray().first().toObject().value(QStringLiteral("ageMs")).toInt(),
             1);
    clock.advance(1h);
    json = lockToJson(state, nodes(1), clock);
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(-5), 0);
    QCOMPARE(json.value(QStringLiteral("validityMs")).toInt(-5), 0);
    QCOMPARE(json.value(QStringLiteral("verdict")).toString(),
             QStringLiteral("held")); // the verdict is the published one
}

void TestLockJson::neverEndingIsMinusOne()
{
    QJsonObject json = lockToJson(judged({present("A", kForEver)}), nodes(1), kClock);
    QCOMPARE(json.value(QStringLiteral("verdict")).toString(), QStringLiteral("no-expiry"));
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(), -1);
    QCOMPARE(json.value(QStringLiteral("validityMs")).toInt(), -1);
    QCOMPARE(json.value(QStringLiteral("nodes")).toArray().first().toObject().value(QStringLiteral("ttlMs")).toInt(),
             -1);
    // one immortal key of three does not make the hold immortal
    json = lockToJson(judged({present("A", kForEver), present("A", kTenSeconds), present("A", kTenSeconds)}), nodes(3),
                      kClock);
    QCOMPARE(json.value(QStringLiteral("ttlMs")).toInt(), 10000);
}

void TestLockJson::holdTimeOnlyWhenSeen()
{
    LockState state = judged({present("A", kTenSeconds)});
    state.hold.since = kReadAt - 3s;
    QCOMPARE(lockToJson(state, nodes(1), kClock).value(QStringLiteral("heldMs")), kNull);
    state.hold.exact = true;
    state.hold.slack = 1500ms; // it was read late
    QCOMPARE(lockToJson(state, nodes(1), kClock).value(QStringLiteral("heldMs")).toInt(), 3000);
    QCOMPARE(lockToJson(state, nodes(1), kClock).value(QStringLiteral("heldSlackMs")).toInt(), 1500);
    state.assessment.verdict = Verdict::Unknown;
    QCOMPARE(lockToJson(state, nodes(1), kClock).value(QStringLiteral("heldMs")), kNull);
}

void TestLockJson::localLockShowsItsNode()
{
    NodeReading absent{.answer = NodeReading::Answer::Absent, .readAt = kReadAt};
    NodeReading held = present("A", kTenSeconds);
    held.lock.edit().scope = Scope::Local;
    const QJsonObject json = lockToJson(judged({absent, held}), nodes(2), kClock);
    QCOMPARE(json.value(QStringLiteral("caveats")).toArray(), QJsonArray{QStringLiteral("one-node")});
    const QJsonArray readings = json.value(QStringLiteral("nodes")).toArray();
    QCOMPARE(readings.size(), 1);
    QCOMPARE(readings.first().toObject().value(QStringLiteral("node")).toString(), QStringLiteral("n1"));
}

void TestLockJson::bytesThatAreNoText()
{
    LockState state = judged({present(QByteArray("o\xFF"), kTenSeconds)});
    state.name = QByteArray("l\xFE\\");
    const QJsonObject json = lockToJson(state, nodes(1), kClock);
    QCOMPARE(json.value(QStringLiteral("name")).toString(), QStringLiteral("l\\xFE\\x5C"));
    QCOMPARE(json.value(QStringLiteral("owner")).toString(), QStringLiteral("o\\xFF"));
}

void TestLockJson::nodeFields()
{
    NodeStatus status{.index = 0,
                      .label = QStringLiteral("A"),
                      .address = QStringLiteral("h:1"),
                      .database = 3,
                      .reach = NodeStatus::Reach::Up,
                      .since = WallTime(Millis(1500)),
                      .roundTrip = 250us,
                      .cost = NodeCost{.commandsPerSecond = 12.4, .bytesPerSecond = 3399.6}};
    status.facts = ServerFacts{.version = QStringLiteral("Redis 7.0.15"), .role = QStringLiteral("master")};
    QCOMPARE(nodeToJson(status),
             (QJsonObject{{QStringLiteral("node"), QStringLiteral("A")},
                          {QStringLiteral("address"), QStringLiteral("h:1")},
                          {QStringLiteral("database"), 3},
                          {QStringLiteral("databases"), kNull},
                          {QStringLiteral("state"), QStringLiteral("up")},
                          {QStringLiteral("since"), QStringLiteral("1970-01-01T00:00:01.500Z")},
                          {QStringLiteral("roundTripUs"), 250},
                          {QStringLiteral("commandsPerSecond"), 12},
                          {QStringLiteral("bytesPerSecond"), 3400},
                          {QStringLiteral("role"), QStringLiteral("master")},
                          {QStringLiteral("version"), QStringLiteral("Redis 7.0.15")},
                          {QStringLiteral("restartedAt"), kNull},
                          {QStringLiteral("clockSteppedAt"), kNull},
                          {QStringLiteral("clockStepMs"), kNull},
                          {QStringLiteral("quarantinedUntil"), kNull},
                          {QStringLiteral("youngUntil"), kNull},
                          {QStringLiteral("feed"), QJsonValue(QJsonValue::Null)},
                          {QStringLiteral("feedWhy"), kNull},
                          {QStringLiteral("failedOverAt"), kNull},
                          {QStringLiteral("formerAddress"), kNull},
                          {QStringLiteral("retired"), false},
                          {QStringLiteral("hiddenKeys"), 0},
                          {QStringLiteral("leftOut"), 0},
                          {QStringLiteral("possibleKeys"), kNull},
                          {QStringLiteral("undecidedKeys"), 0},
                          {QStringLiteral("error"), kNull}}));
    status.use
        = ServerUse{.keyspace = std::vector<DatabaseKeys>{{.database = 0, .keys = 2}, {.database = 1, .keys = 1}}};
    QCOMPARE(nodeToJson(status).value(QStringLiteral("databases")).toArray(),
             (QJsonArray{QJsonObject{{QStringLiteral("database"), 0}, {QStringLiteral("keys"), 2}},
                         QJsonObject{{QStringLiteral("database"), 1}, {QStringLiteral("keys"), 1}}}));
    status.feed = FeedKind::KeyspaceEvents;
    status.feedWhy = QStringLiteral("tracking is refused");
    status.quarantinedUntil = WallTime(Millis(2500));
    const QJsonObject told = nodeToJson(status);
    QCOMPARE(told.value(QStringLiteral("feed")).toString(), QStringLiteral("events"));
    QCOMPARE(told.value(QStringLiteral("feedWhy")).toString(), QStringLiteral("tracking is refused"));
    QCOMPARE(told.value(QStringLiteral("quarantinedUntil")).toString(), QStringLiteral("1970-01-01T00:00:02.500Z"));
    status.feed = FeedKind::Tracking;
    QCOMPARE(nodeToJson(status).value(QStringLiteral("feed")).toString(), QStringLiteral("tracking"));
    const NodeStatus down{.label = QStringLiteral("B"),
                          .reach = NodeStatus::Reach::Down,
                          .error = Error{.message = QStringLiteral("gone")}};
    const QJsonObject json = nodeToJson(down);
    QCOMPARE(json.value(QStringLiteral("state")).toString(), QStringLiteral("down"));
    QCOMPARE(json.value(QStringLiteral("error")).toString(), QStringLiteral("gone"));
    QCOMPARE(json.value(QStringLiteral("roundTripUs")), kNull);
    QCOMPARE(json.value(QStringLiteral("role")), kNull);
    QCOMPARE(json.value(QStringLiteral("commandsPerSecond")), kNull);
    QCOMPARE(nodeToJson(NodeStatus{}).value(QStringLiteral("state")).toString(), QStringLiteral("connecting"));
}

void TestLockJson::dialectFields()
{
    const auto &catalog = DialectCatalog::standard();
    QCOMPARE(dialectToJson(*catalog.find(QStringLiteral("redisson"))),
             (QJsonObject{{QStringLiteral("dialect"), QStringLiteral("redisson")},
                          {QStringLiteral("title"), catalog.find(QStringLiteral("redisson"))->title()},
                          {QStringLiteral("recognised"), QStringLiteral("always")},
                          {QStringLiteral("takeable"), true},
                          {QStringLiteral("release"), true},
                          {QStringLiteral("releaseRefusal"), kNull},
                          {QStringLiteral("holdOff"), true},
                          {QStringLiteral("holderReaction"), QStringLiteral("quiet")},
                          {QStringLiteral("caveats"), QJsonArray()}}));
    const QJsonObject counter = dialectToJson(*catalog.find(QStringLiteral("counter")));
    QCOMPARE(counter.value(QStringLiteral("recognised")).toString(), QStringLiteral("by-evidence"));
    QCOMPARE(counter.value(QStringLiteral("release")), QJsonValue(false));
    QVERIFY(counter.value(QStringLiteral("releaseRefusal")).toString().contains(QStringLiteral("it names no holder")));
    QCOMPARE(counter.value(QStringLiteral("caveats")), QJsonValue(QJsonArray{QStringLiteral("no-owner")}));
    const QJsonObject jedis = dialectToJson(*catalog.find(QStringLiteral("jedislock")));
    QCOMPARE(jedis.value(QStringLiteral("caveats")),
             QJsonValue(QJsonArray{QStringLiteral("deletes-blindly"), QStringLiteral("recreates"),
                                   QStringLiteral("ttl-is-not-lease")}));
    QCOMPARE(jedis.value(QStringLiteral("holderReaction")).toString(), QStringLiteral("may-recreate"));
    QCOMPARE(jedis.value(QStringLiteral("release")), QJsonValue(true));
    QCOMPARE(jedis.value(QStringLiteral("holdOff")), QJsonValue(false)); // its clients would read a hold-off as a time
    // Told by several keys together, so it is recognised always.
    QCOMPARE(dialectToJson(*catalog.find(QStringLiteral("spring-integration")))
                 .value(QStringLiteral("recognised"))
                 .toString(),
             QStringLiteral("always"));
    for (const char *id : {"string", "easycaching", "lease-set"})
        QCOMPARE(dialectToJson(*catalog.find(QLatin1String(id))).value(QStringLiteral("recognised")).toString(),
                 QStringLiteral("by-evidence"));
}

LOCKSCOPE_TEST(QCoreApplication, TestLockJson)
#include "tst_lockjson.moc"

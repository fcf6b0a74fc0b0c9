#include "fixtures/faultproxy.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"
#include "lockfixtures.h"

#include <lockscope/core/watch/atomicread.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <algorithm>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

WallTime now()
{
    return Clock::system().wallNow();
}

/// The command that writes such a key.
QByteArrayList writing(const RawKey &raw)
{
    const bool pairs = raw.type == KeyType::Hash;
    const char *verb = raw.type == KeyType::String ? "SET"
        : pairs                                    ? "HSET"
        : raw.type == KeyType::List                ? "RPUSH"
        : raw.type == KeyType::Set                 ? "SADD"
                                                   : "ZADD";
    QByteArrayList command{verb, raw.key};
    if (raw.type == KeyType::String)
        command << raw.value;
    for (const auto &[first, second] : raw.fields) {
        if (raw.type == KeyType::SortedSet)
            command << second << first;
        else if (pairs)
            command << first << second;
        else
            command << first;
    }
    return command;
}

} // namespace

/// What libraries leave, on a real server: read by the watching connection, recognised, and released by the scripts.
class TestRealDialects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void readAndReleased_data();
    void readAndReleased();
    void theBoardShowsLocksAndNothingElse();
    void whoWaitsIsCountedOnce();
    void locksThatEndByTheirValueGo();
    void endsInValuesAreLookedAtInTime();
    void holdersGoWhenTheirTimeIsOver();
    void theSecondKeyMakesTheLock();
    void aSignalShowsWhoseLockItIs();
    void whatCouldNotBeReadIsCounted();
    void keysThatJavaSerialized();
    void semaphoresThatAreWaitedFor();
    void permitsEndInTime();
    void theLastLiveHolderLeaves();
    void aCrowdOfReadersStaysOnTheBoard_data();
    void aCrowdOfReadersStaysOnTheBoard();
    void crowdsAreSeenAtFirstSight();
    void whatIsLongAndNoLock();
    void twoOfThreeKeysHold();
    void twoOfThreeKeysStay();
    void aWholeRegistryAtFirstSight();
    void oneOfTwoReaders();
    void aWriterThatReadsGoesOnReading();
    void permitsGoBack();
    void symfonyReadersStay();
    void symfonyHoldOff();
    void theHeadOfAFairQueueIsWoken();
    void stalePlacesInTheQueueAreCleared();
    void fencingCountersStay();
    void sidekiqIsFreedWhole();
    void rubyPermitsGoBack();
    void twinsOfAnotherOwnerStay();
    void mlanettLosesBothKeys();
    void pulpsRegistriesForgetIt();
    void hueyKeepsItsResults();

private:
    /// Sends any command, as whoever writes locks would.
    Value raw(const QByteArrayList &command)
    {
        QByteArrayList words{"EVAL", "return redis.call(unpack(ARGV))", "0"};
        const auto reply = ask(*m_act, words + command);
        if (!reply)
            qWarning("%s", qPrintable(reply.error().message));
        return reply.valueOr(Value());
    }
    void write(const RawKey &key)
    {
        raw(writing(key));
        if (key.ttl.kind == KeyTtl::Kind::Finite)
            raw({"PEXPIRE", key.key, QByteArray::number(key.ttl.left.count())});
    }
    RawKey read(const QByteArray &key, KeyType type)
    {
        std::optional<Result<RawKey>> answer;
        readAtomically(*m_watch, key, type, [&](Result<RawKey> found) { answer.emplace(std::move(found)); });
        if (!QTest::qWaitFor([&] { return answer.has_value(); }, kPatienceMs) || !*answer)
            return {};
        return **answer;
    }
    /// The first element of the script's answer.
    qint64 release(const Recognition &lock, const QByteArray &owner, const HoldOff &holdOff = {})
    {
        const auto call = m_catalog.find(lock.dialect)->forceRelease(lock.name, owner, holdOff);
        const auto reply = call ? ask(*m_act, call->command()) : Result<Value>(call.error());
        if (!reply || reply->elements.empty()) {
            qWarning("%s", reply ? "no array" : qPrintable(reply.error().message));
            return -99;
        }
        m_answer = *reply;
        return m_answer.elements[0].integer;
    }
    qint64 release(const RawKey &key, const QByteArray &owner = {})
    {
        const auto lock = m_catalog.recognise(read(key.key, key.type), now(), true);
        return lock ? release(*lock, owner.isEmpty() ? lock->owner : owner) : -98;
    }
    /// What the board shows the first time that it is complete.
    QHash<QByteArray, LockStatePtr> atFirstSight(const QByteArrayList &patterns = {})
    {
        DeploymentWatch watch({.name = QStringLiteral("one"),
                               .nodes = {m_server.endpoint()},
                               .patterns = patterns,
                               .interval = Millis(100)});
        QHash<QByteArray, LockStatePtr> shown;
        bool complete = false;
        connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
            if (complete)
                return;
            for (const auto &lock : diff->changed)
                shown.insert(lock->name, lock);
            for (const auto &name : diff->removed)
                shown.remove(name);
            m_nodesShown = diff->nodes;
            complete = diff->complete;
        });
        watch.start();
        if (!QTest::qWaitFor([&] { return complete; }, kPatienceMs))
            qWarning("the board did not become complete");
        return shown;
    }
    bool exists(const QByteArray &key) { return raw({"EXISTS", key}).integer == 1; }

    std::vector<NodeStatus> m_nodesShown;
    Value m_answer; ///< of the last release()
    RedisServer m_server;
    const DialectCatalog m_catalog;
    std::unique_ptr<Link> m_act;
    std::unique_ptr<Link> m_watch;
};

void TestRealDialects::initTestCase()
{
    QVERIFY(m_server.start());
    m_act = std::make_unique<Link>(m_server.endpoint(), Purpose::Act);
    m_watch = std::make_unique<Link>(m_server.endpoint(), Purpose::Watch);
    m_act->start();
    m_watch->start();
    QVERIFY(QTest::qWaitFor([this] { return m_act->isUp() && m_watch->isUp(); }, kPatienceMs));
}

void TestRealDialects::init()
{
    QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), QByteArray("OK"));
}

void TestRealDialects::readAndReleased_data()
{
    QTest::addColumn<int>("index");
    const auto fixtures = lockFixtures(now());
    for (size_t i = 0; i < fixtures.size(); ++i)
        QTest::newRow(fixtures[i].what) << static_cast<int>(i);
}

void TestRealDialects::readAndReleased()
{
    QFETCH(int, index);
    const auto fixture = lockFixtures(now()).at(static_cast<size_t>(index));
    write(fixture.raw);
    const RawKey found = read(fixture.raw.key, fixture.raw.type);
    QCOMPARE(found.length, fixture.raw.length);
    QCOMPARE(found.value, fixture.raw.value);
    QVERIFY(!found.isCut());
    QCOMPARE(found.fields.size(), fixture.raw.fields.size());
    const auto lock = m_catalog.recognise(found, now());
    QVERIFY(lock);
    QCOMPARE(lock->dialect, QString::fromLatin1(fixture.dialect));

    if (!m_catalog.find(lock->dialect)->forceRelease(lock->name, lock->owner))
        return; // refused, see tst_dialects
    QCOMPARE(release(*lock, "somebody-else"), -1);
    const RawKey after = read(fixture.raw.key, fixture.raw.type);
    QVERIFY2(after.value == found.value && after.fields == found.fields, "released though the owner was another");
    const qint64 done = release(*lock, lock->owner);
    const auto left = m_catalog.recognise(read(fixture.raw.key, fixture.raw.type), now());
    QCOMPARE(done, left ? 3 : 1);
    QVERIFY(!left || (lock->mode == LockMode::Write && left->mode == LockMode::Read));
    QCOMPARE(release(*lock, lock->owner), left ? -1 : 0);
    // What has become another kind of thing is left alone.
    raw({"DEL", lock->name});
    raw({"XADD", lock->name, "*", "a", "b"});
    QCOMPARE(release(*lock, lock->owner), -2);
    QVERIFY(exists(lock->name));
}

void TestRealDialects::theBoardShowsLocksAndNothingElse()
{
    // All of them on one node at once, each name once: what is a lock by itself gets one row, nothing else any.
    QSet<QByteArray> written;
    QHash<QByteArray, QString> expected;
    const auto add = [&](const RawKey &key, const QString &dialect) {
        if (key.type == KeyType::None || key.type == KeyType::Stream || written.contains(key.key))
            return;
        written.insert(key.key);
        RawKey lasting = key;
        if (key.ttl.kind == KeyTtl::Kind::Finite && dialect != u"cacheops" && dialect != u"discourse"
            && dialect != u"spring-integration")
            lasting.ttl.left = std::max(key.ttl.left, kHeldFor);
        write(lasting);
        if (!dialect.isEmpty())
            expected.insert(key.key, dialect);
    };
    for (const auto &fixture : lockFixtures(now()))
        add(fixture.raw, QString::fromLatin1(fixture.dialect));
    for (const auto &companion : companionFixtures(now()))
        add(companion.first, {});
    for (const auto &[what, key] : lookAlikes(now()))
        add(key, key.key == "my:lock" ? QStringLiteral("not-understood") : QString());
    for (const auto &[what, key] : passingLookAlikes(now()))
        add(key, {});
    for (const char *name : {"a", "b", "c"})
        add(stringKey(QByteArray("registry5:") + name, kOtherUuid, 60s), QStringLiteral("spring-integration"));

    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    QHash<QByteArray, QString> shown;
    bool complete = false;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            shown.insert(lock->name, lock->dialect());
        for (const auto &name : diff->removed)
            shown.remove(name);
        complete = diff->complete;
    });
    watch.start();
    const bool reached = QTest::qWaitFor([&] { return complete && shown == expected; }, kPatienceMs);
    for (auto row = expected.begin(); row != expected.end(); ++row) {
        if (shown.value(row.key()) != row.value())
            qWarning("%s: %s, not %s", row.key().constData(), qPrintable(shown.value(row.key())),
                     qPrintable(row.value()));
    }
    for (auto row = shown.begin(); row != shown.end(); ++row) {
        if (!expected.contains(row.key()))
            qWarning("%s: shown as %s", row.key().constData(), qPrintable(row.value()));
    }
    QVERIFY(reached);
}

void TestRealDialects::whoWaitsIsCountedOnce()
{
    const QByteArray sidekiq = "uniquejobs:" + kDigest;
    write(hashKey(sidekiq + ":LOCKED", {{kJid, seconds(now())}}, kNoTtl));
    write(keyOf(KeyType::List, sidekiq + ":QUEUED", {{"1", ""}, {"2", ""}}, kNoTtl));
    write(keyOf(KeyType::List, sidekiq + ":PRIMED", {{"3", ""}}, kNoTtl));
    // The library puts those out whose time is over; one of them still waits.
    write(hashKey("fair", {{kUuid + ":1", "1"}}));
    write(keyOf(KeyType::List, "redisson_lock_queue:{fair}",
                {{kOtherUuid + ":7", ""}, {kOtherUuid + ":8", ""}, {kOtherUuid + ":9", ""}}, kNoTtl));
    write(sortedSetKey("redisson_lock_timeout:{fair}",
                       {{kOtherUuid + ":7", millis(now() - 60s)},
                        {kOtherUuid + ":8", millis(now() - 60s)},
                        {kOtherUuid + ":9", millis(now() + 60s)}},
                       kNoTtl));
    // All of them have left.
    write(hashKey("left", {{kUuid + ":1", "1"}}));
    write(keyOf(KeyType::List, "redisson_lock_queue:{left}", {{kOtherUuid + ":7", ""}}, kNoTtl));
    write(sortedSetKey("redisson_lock_timeout:{left}", {{kOtherUuid + ":7", millis(now() - 60s)}}, kNoTtl));

    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    bool complete = false;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) { complete = diff->complete; });
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(complete, kPatienceMs);
    // With the first whole picture they are known.
    const auto waiters
        = [&](const QByteArray &name) { return watch.lock(name) ? watch.lock(name)->waiters() : std::nullopt; };
    QVERIFY((waiters(sidekiq + ":LOCKED") == WaiterCount{.count = 3, .unit = WaiterSource::Unit::Jobs, .exact = true}));
    QVERIFY((waiters("fair") == WaiterCount{.count = 1, .exact = true}));
    QVERIFY(waiters("left") && waiters("left")->count == 0);
}

void TestRealDialects::locksThatEndByTheirValueGo()
{
    // For as long as clocks may differ they are shown; then whoever comes next takes them.
    write(stringKey("lock.foo", seconds(now() + 1s), kNoTtl));
    write(stringKey("lock.bar", millis(now() + 500ms), kNoTtl));
    write(stringKey("lock:baz", kUuid + ':' + millis(now() + 500ms), kNoTtl));
    write(stringKey("lock:stays", seconds(now() + 600s), kNoTtl));
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    QSet<QByteArray> seen;
    QSet<QByteArray> gone;
    QStringList wrong;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed) {
            seen.insert(lock->name);
            if (lock->assessment.neverExpires || gone.contains(lock->name))
                wrong += QString::fromUtf8(lock->name) + u' ' + lock->dialect();
        }
        for (const auto &name : diff->removed)
            gone.insert(name);
    });
    watch.start();
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 3, kPatienceMs);
    QCOMPARE(seen.size(), 4);
    QCOMPARE(watch.locks().size(), size_t(1));
    const auto ticks = watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(watch.ticks() > ticks + 3, kPatienceMs);
    QCOMPARE(wrong, QStringList());
    // By a user's pattern it is no lock either.
    QVERIFY(!DialectCatalog().recognise(read("lock.foo", KeyType::String), now(), true));
}

void TestRealDialects::endsInValuesAreLookedAtInTime()
{
    // Redis tells of no such end, and with the feed known locks are read again every 30th tick only.
    const WallTime end = now() + 3s;
    write(stringKey("lock.bar", millis(end), kNoTtl));
    write(stringKey("lock:owner:stock", "web-1:4711", kNoTtl));
    write(stringKey("lock:expire:stock", seconds(end), kNoTtl));
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(1000)});
    QHash<QByteArray, Millis> late;
    QSet<QByteArray> told;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed) {
            if (lock->valueExpiry())
                told.insert(lock->name);
        }
        for (const auto &name : diff->removed)
            late.insert(name, now() - end);
    });
    watch.start();
    QTRY_COMPARE_WITH_TIMEOUT(told.size(), 2, kPatienceMs);
    QVERIFY(late.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(late.size(), 2, kPatienceMs);
    // The end, the grace for clocks, and for what stands beside it the second it was cut to: two intervals.
    for (auto lock = late.cbegin(); lock != late.cend(); ++lock)
        QVERIFY2(*lock >= -1000ms && *lock < 2500ms,
                 qPrintable(QStringLiteral("%1: %2").arg(QString::fromUtf8(lock.key())).arg(lock->count())));
    // They stay in Redis, and are none when they are found again.
    const auto ticks = watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(watch.ticks() > ticks + 2, kPatienceMs);
    QCOMPARE(watch.locks().size(), size_t(0));
}

void TestRealDialects::holdersGoWhenTheirTimeIsOver()
{
    write(sortedSetKey("med:sem", {{kOtherMedallion, millis(now() + 2s)}, {kMedallion, millis(now() + 60s)}}, 90s));
    write(sortedSetKey("invoice", {{kOtherBase64Of32, millis(now() + 2s)}, {kBase64Of32, millis(now() + 60s)}}, 60s));
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(1000)});
    watch.start();
    const auto holders
        = [&](const QByteArray &name) { return watch.lock(name) ? watch.lock(name)->holderCount().value_or(0) : -1; };
    QTRY_COMPARE_WITH_TIMEOUT(holders("med:sem") + holders("invoice"), 4, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(holders("med:sem") + holders("invoice"), 2, kPatienceMs);
    QCOMPARE(watch.lock("invoice")->assessment.owner, kBase64Of32);
}

void TestRealDialects::theSecondKeyMakesTheLock()
{
    write(stringKey("lock:owner:alone", "web-1:4711", kNoTtl));
    write(stringKey("lock:owner:ended", "web-1:4712", kNoTtl));
    write(stringKey("lock:expire:ended", seconds(now() - 100s), kNoTtl));
    write(stringKey("lock:owner:stock", "web-1:4713", kNoTtl));
    write(stringKey("lock:expire:stock", seconds(now() + 300s), kNoTtl));
    for (const QByteArrayList &patterns : {QByteArrayList(), QByteArrayList{"lock:owner:*"}}) {
        const auto shown = atFirstSight(patterns);
        QCOMPARE(shown.keys(), QByteArrayList{"lock:owner:stock"});
        QVERIFY(shown.value("lock:owner:stock")->valueExpiry());
        QVERIFY(shown.value("lock:owner:stock")->grade() == Grade::Known);
    }
    // Nor is there ever a word of the others; and who takes it from its holder is told as such.
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    QSet<QByteArray> seen;
    QByteArrayList removed;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        removed += QByteArrayList(diff->removed.begin(), diff->removed.end());
        for (const auto &lock : diff->changed)
            seen.insert(lock->name);
    });
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("lock:owner:stock"), kPatienceMs);
    raw({"MSET", "lock:owner:stock", "web-2:1", "lock:expire:stock", seconds(now() + 300s)});
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("lock:owner:stock")->assessment.owner == "web-2:1"
                                 && watch.lock("lock:owner:stock")->valueExpiry(),
                             kPatienceMs);
    QVERIFY(removed.isEmpty());
    raw({"DEL", "lock:expire:stock"});
    QTRY_COMPARE_WITH_TIMEOUT(removed, QByteArrayList{"lock:owner:stock"}, kPatienceMs);
    QCOMPARE(seen, QSet<QByteArray>{"lock:owner:stock"});
}

void TestRealDialects::aSignalShowsWhoseLockItIs()
{
    write(stringKey("lock:import", "worker seven", kNoTtl));
    write(stringKey("lock:plain", "worker seven", kNoTtl));
    write(keyOf(KeyType::List, "lock-signal:import", {{"1", ""}}, 60s));
    const auto shown = atFirstSight();
    QCOMPARE(shown.size(), 2);
    QVERIFY(shown.value("lock:plain")->grade() == Grade::Likely);
    QCOMPARE(shown.value("lock:import")->dialect(), QStringLiteral("python-redis-lock"));
    QVERIFY(shown.value("lock:import")->grade() == Grade::Known);
    // The signal is there for a second; what it has shown stays.
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("lock:import"), kPatienceMs);
    raw({"DEL", "lock-signal:import"});
    const auto ticks = watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(watch.ticks() > ticks + 3, kPatienceMs);
    QVERIFY(watch.lock("lock:import"));
    QCOMPARE(watch.lock("lock:import")->dialect(), QStringLiteral("python-redis-lock"));
}

void TestRealDialects::whatCouldNotBeReadIsCounted()
{
    QByteArrayList results{"HSET", "huey.results.shop"};
    for (int i = 0; i < 1000; ++i)
        results << QByteArray::number(i) << "x";
    raw(results);
    raw({"HSET", "rql:lock:big", "acq_id", kRql, "payload", QByteArray(1'200'000, 'x')});
    write(hashKey("settings", {{"a", "1"}}));
    atFirstSight();
    QCOMPARE(m_nodesShown.front().undecidedKeys, qsizetype(2));
}

void TestRealDialects::keysThatJavaSerialized()
{
    // As Spring's RedisTemplate writes them, unless it is told otherwise.
    const auto java = [](const QByteArray &text) {
        const auto size = static_cast<char>(text.size());
        return QByteArray::fromHex("aced00057400") + size + text;
    };
    write(stringKey(java("lock:report"), java(kUuid), 60s));
    const auto lock = m_catalog.recognise(read(java("lock:report"), KeyType::String), now(), true);
    QVERIFY(lock);
    QCOMPARE(lock->resource, QStringLiteral("lock:report"));
    QVERIFY(m_catalog.recognise(stringKey(java("lock:report").chopped(1), "x", 60s), now(), true)->resource->isEmpty());
}

void TestRealDialects::semaphoresThatAreWaitedFor()
{
    // Nothing in its name or value says what it is; that somebody waits for it does.
    write(stringKey("pool", "4", kNoTtl));
    write(stringKey("visits", "4", kNoTtl));
    DeploymentWatch watch(
        {.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .possible = true, .interval = Millis(100)});
    bool complete = false;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) { complete = diff->complete; });
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(complete, kPatienceMs);
    QVERIFY(watch.locks().empty());
    Link waiter(m_server.endpoint(), Purpose::Listen);
    waiter.start();
    QTRY_VERIFY_WITH_TIMEOUT(waiter.isUp(), kPatienceMs);
    waiter.send({"SUBSCRIBE", "redisson_sc:{pool}"}, [](const Result<Value> &) {});
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("pool"), kPatienceMs);
    QCOMPARE(watch.lock("pool")->dialect(), QStringLiteral("counter"));
    QVERIFY(watch.lock("pool")->grade() == Grade::Known);
    QCOMPARE(watch.locks().size(), size_t(1));
    // Without possible keys nobody asks for channels, so what they said does not count any more.
    watch.setPossible(false);
    QTRY_VERIFY_WITH_TIMEOUT(!watch.lock("pool"), kPatienceMs);
}

/// A holder that is not refreshed any more, beside one that is: nothing but time ends it.
void TestRealDialects::permitsEndInTime()
{
    constexpr Millis kInterval = 1s;
    const WallTime begun = now();
    // Refreshed 5 s ago, with a time-out of 6 s.
    write(sortedSetKey("semaphore:s", {{kUuid, millis(begun - 5s)}, {kOtherUuid, millis(begun)}}, 6s));
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = kInterval});
    watch.start();
    const auto holders = [&watch] {
        const auto lock = watch.lock("semaphore:s");
        return lock ? lock->holderCount() : std::nullopt;
    };
    QTRY_COMPARE_WITH_TIMEOUT(holders(), std::optional<qint64>(2), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(holders(), std::optional<qint64>(1), kPatienceMs);
    const Millis late = now() - (begun + 1s);
    QVERIFY2(late < 2 * kInterval, qPrintable(QString::number(late.count())));
}

/// Then nothing in the key tells that the other one had ended: who saw it knows.
void TestRealDialects::theLastLiveHolderLeaves()
{
    const QByteArray name = "semaphore:s";
    // As its scripts write: refreshed 5 s ago, and the other one now, with a time-out of 6 s.
    const auto refresh = [&](const QByteArray &holder, WallTime at) {
        raw({"ZADD", name, millis(at), holder});
        raw({"PEXPIRE", name, "6000"});
    };
    const WallTime begun = now();
    refresh(kUuid, begun - 5s);
    refresh(kOtherUuid, begun);
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(200)});
    watch.start();
    const auto owner = [&watch] {
        const auto lock = watch.lock("semaphore:s");
        return lock ? lock->assessment.owner : QByteArray();
    };
    QTRY_COMPARE_WITH_TIMEOUT(owner(), kUuid + ' ' + kOtherUuid, kPatienceMs);
    refresh(kOtherUuid, now());
    QTRY_COMPARE_WITH_TIMEOUT(owner(), kOtherUuid, kPatienceMs);
    raw({"ZREM", name, kOtherUuid});
    QTRY_VERIFY_WITH_TIMEOUT(!watch.lock(name), kPatienceMs);
    // It has not come back with later looks either, though its key is there.
    bool cameBack = false;
    int looks = 0;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        ++looks;
        cameBack = cameBack || std::any_of(diff->changed.begin(), diff->changed.end(), [&](const auto &lock) {
                       return lock->name == name;
                   });
    });
    watch.republish();
    for (const QByteArray &other :
         {QByteArray("lock:b"), QByteArray("lock:c")}) { // what is told of these was found by later looks
        write(stringKey(other, uuid1At(now()), 30s));
        QTRY_VERIFY_WITH_TIMEOUT(watch.lock(other), kPatienceMs);
        watch.refreshLock(name);
    }
    QVERIFY(exists(name));
    QVERIFY(!cameBack && looks > 2);
    // The same member, once it is refreshed, is a holder; so is who comes.
    refresh(kUuid, now());
    QTRY_COMPARE_WITH_TIMEOUT(owner(), kUuid, kPatienceMs);
    refresh(kOtherUuid, now());
    QTRY_COMPARE_WITH_TIMEOUT(owner(), kUuid + ' ' + kOtherUuid, kPatienceMs);
}

void TestRealDialects::aCrowdOfReadersStaysOnTheBoard_data()
{
    QTest::addColumn<bool>("whileItIsRead");
    QTest::newRow("joins between two readings") << false;
    QTest::newRow("joins between the question how long it is and its reading") << true;
}

void TestRealDialects::aCrowdOfReadersStaysOnTheBoard()
{
    QFETCH(const bool, whileItIsRead);
    write(hashKey("rw", {{"mode", "read"}, {kUuid + ":1", "1"}}, 600s));
    FaultProxy proxy(m_server);
    QVERIFY(proxy.start());
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {proxy.endpoint()}, .interval = Millis(100)});
    LockStatePtr last;
    bool removed = false;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            last = lock;
        removed = removed || !diff->removed.empty();
    });
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(last, kPatienceMs);
    // More than a small hash holds: a page of HSCAN need not show its mode.
    QByteArrayList joined{"HSET", "rw"};
    for (int thread = 2; thread < 700; ++thread)
        joined << kUuid + ':' + QByteArray::number(thread) << "1";
    if (whileItIsRead) {
        proxy.holdCommands({.from = "HSCAN"});
        QTRY_VERIFY_WITH_TIMEOUT(proxy.held("HSCAN rw") > 0, kPatienceMs);
    }
    raw(joined);
    proxy.letGo();
    const auto isCrowd = [&] {
        const auto &lock = last->readings.front().lock;
        return lock && lock->ownerCut && lock->mode == LockMode::Read;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isCrowd(), kPatienceMs);
    QVERIFY(!removed);
}

void TestRealDialects::crowdsAreSeenAtFirstSight()
{
    // More holders than are read whole, and, beyond 128, more than a page of a scan shows.
    for (const int holders : {16, 17, 40, 700}) {
        QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), QByteArray("OK"));
        QByteArrayList readers{"HSET", "rw", "mode", "read"};
        QByteArrayList medallion{"SADD", "big.readers"};
        QByteArrayList jobs{"HSET", "uniquejobs:" + kDigest + ":LOCKED"};
        QByteArrayList permits{"HSET", "SEMAPHORE:pool:GRABBED"};
        QByteArrayList pulp{"SADD", "pulp:resource_lock:prn:core.repository:2"};
        for (int i = 0; i < holders; ++i) {
            const QByteArray number = QByteArray::number(i);
            readers << kUuid + ':' + number << "1";
            medallion << "web-" + number + "_4711_0123456789abcdef0123456789abcdef";
            jobs << kJid + number << seconds(now());
            permits << number << seconds(now());
            pulp << "worker@" + number;
        }
        for (const auto &command : {readers, medallion, jobs, permits, pulp})
            raw(command);
        raw({"PEXPIRE", "rw", "60000"});
        raw({"PEXPIRE", "big.readers", "60000"});
        const auto shown = atFirstSight();
        const QHash<QByteArray, QString> expected{{"rw", QStringLiteral("redisson-rw")},
                                                  {"big.readers", QStringLiteral("medallion-readers")},
                                                  {jobs.at(1), QStringLiteral("sidekiq-unique-jobs")},
                                                  {permits.at(1), QStringLiteral("redis-semaphore-ruby")},
                                                  {pulp.at(1), QStringLiteral("pulp-shared")}};
        for (auto row = expected.begin(); row != expected.end(); ++row) {
            const LockStatePtr lock = shown.value(row.key());
            QVERIFY2(lock, qPrintable(QStringLiteral("%1 of %2").arg(row.value()).arg(holders)));
            QCOMPARE(lock->dialect(), row.value());
            QVERIFY(lock->assessment.isHeld());
            QCOMPARE(lock->holderCount(), std::optional<qint64>(holders));
            QVERIFY(lock->ownerCut() || lock->holders().size() == holders);
        }
        QCOMPARE(shown.size(), expected.size());
    }
    // A lock among results.
    QByteArrayList results{"HSET", "huey.results.app", "app.lock.l", "1"};
    for (int i = 0; i < 20; ++i)
        results << "task-" + QByteArray::number(i) << "result";
    raw(results);
    const auto lock = atFirstSight().value("huey.results.app");
    QVERIFY(lock);
    QCOMPARE(lock->assessment.owner, QByteArray("app.lock.l"));
}

void TestRealDialects::whatIsLongAndNoLock()
{
    QByteArrayList settings{"HSET", "settings", "mode", "read"};
    QByteArrayList profile{"HSET", "profile"};
    QByteArrayList tags{"SADD", "tags"};
    QByteArrayList book{"SADD", "book.readers"};
    for (int i = 0; i < 700; ++i) {
        const QByteArray word = "word" + QByteArray::number(i);
        settings << word << "1";
        profile << word << "1";
        tags << word;
        book << word;
    }
    for (const auto &command : {settings, profile, tags, book})
        raw(command);
    QVERIFY(atFirstSight().isEmpty());
    QVERIFY(!m_nodesShown.front().undecided);
    // Named by the user it is shown, and not called absent.
    auto named = atFirstSight({"profile"}).value("profile");
    QVERIFY(named && named->grade() == Grade::NotUnderstood);
    QCOMPARE(named->seen->details->size, 700);
    raw({"DEL", "profile"});
    raw({"HSET", "profile", "a", "b"});
    named = atFirstSight({"profile"}).value("profile");
    QVERIFY(named && named->grade() == Grade::NotUnderstood);
    QCOMPARE(named->seen->details->size, 1);
}

void TestRealDialects::twoOfThreeKeysHold()
{
    const QByteArray owner = randomBytes(24);
    const QByteArray other(24, '\x99');
    const auto keyAt = [](int number) { return "rueidislock:" + QByteArray::number(number) + ":z"; };
    const auto hold
        = [&](int number, const QByteArray &value, Millis ttl) { write(stringKey(keyAt(number), value, ttl)); };
    // Whichever two they are.
    for (int missing = 0; missing < 3; ++missing) {
        QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), QByteArray("OK"));
        for (int number = 0; number < 3; ++number) {
            if (number != missing)
                hold(number, owner, number == 2 ? 40s : 60s);
        }
        const auto shown = atFirstSight();
        QCOMPARE(shown.keys(), QList<QByteArray>{keyAt(0)});
        const LockStatePtr lock = shown.value(keyAt(0));
        QCOMPARE(lock->dialect(), QStringLiteral("rueidislock"));
        QVERIFY(lock->assessment.isHeld());
        QCOMPARE(lock->assessment.owner, owner);
        // Until the first of the two ends.
        const auto ttl = std::chrono::duration_cast<std::chrono::seconds>(*lock->assessment.ttl);
        QVERIFY2(missing == 2 ? ttl > 50s : ttl > 30s && ttl <= 40s, qPrintable(QString::number(ttl.count())));
        QVERIFY(atFirstSight({"rueidislock:[012]:z"}).contains(keyAt(0)));
    }
    // One, three owners, or one and another two.
    QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), QByteArray("OK"));
    hold(0, owner, 60s);
    QVERIFY(atFirstSight().isEmpty());
    hold(1, other, 60s);
    hold(2, QByteArray(24, '\x98'), 60s);
    QVERIFY(atFirstSight().isEmpty());
    hold(2, other, 60s);
    QCOMPARE(atFirstSight().value(keyAt(0))->assessment.owner, other);
}

void TestRealDialects::twoOfThreeKeysStay()
{
    const QByteArray owner = randomBytes(24);
    for (const char *key : {"rueidislock:0:z", "rueidislock:1:z", "rueidislock:2:z"})
        write(stringKey(key, owner, 600s));
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    QHash<QByteArray, LockStatePtr> shown;
    int removed = 0;
    connect(&watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            shown.insert(lock->name, lock);
        for (const auto &name : diff->removed)
            removed += shown.remove(name) ? 1 : 0;
    });
    watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(shown.contains("rueidislock:0:z"), kPatienceMs);
    raw({"DEL", "rueidislock:0:z"});
    const auto before = shown.value("rueidislock:0:z")->readings.front().readAt;
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("rueidislock:0:z")->readings.front().readAt > before, kPatienceMs);
    QVERIFY(watch.lock("rueidislock:0:z")->assessment.isHeld());
    QCOMPARE(removed, 0);
    raw({"DEL", "rueidislock:1:z"});
    QTRY_VERIFY_WITH_TIMEOUT(shown.isEmpty(), kPatienceMs);
}

void TestRealDialects::aWholeRegistryAtFirstSight()
{
    for (int i = 0; i < 100; ++i)
        write(stringKey("myreg:k" + QByteArray::number(i), kUuid, 60s));
    for (const char *name : {"a", "b", "c"})
        write(stringKey(QByteArray("registry5:") + name, kOtherUuid, 60s));
    const auto shown = atFirstSight();
    QCOMPARE(shown.size(), 103);
    for (const auto &lock : shown)
        QCOMPARE(lock->dialect(), QStringLiteral("spring-integration"));
}

void TestRealDialects::oneOfTwoReaders()
{
    const QByteArray first = kUuid + ":82";
    const QByteArray second = kOtherUuid + ":7";
    write(hashKey("rw", {{"mode", "read"}, {first, "2"}, {second, "1"}}));
    for (const QByteArray &hold :
         {first + ":rwlock_timeout:1", first + ":rwlock_timeout:2", second + ":rwlock_timeout:1"})
        write(stringKey("{rw}:" + hold, "1"));
    QCOMPARE(release(hashKey("rw", {}), first), 3);
    QCOMPARE(m_answer.elements[1].text, second); // who stays, and not the field `mode`
    QCOMPARE(raw({"HGET", "rw", second}).text, QByteArray("1"));
    QCOMPARE(raw({"HEXISTS", "rw", first}).integer, 0);
    QVERIFY(!exists("{rw}:" + first + ":rwlock_timeout:1"));
    QVERIFY(!exists("{rw}:" + first + ":rwlock_timeout:2"));
    QVERIFY(exists("{rw}:" + second + ":rwlock_timeout:1"));
    // Whoever joined since the plan is not in it: the plan is refused whole only if one of its own has gone.
    QCOMPARE(release(hashKey("rw", {}), first + ' ' + second), -1);
    QCOMPARE(m_answer.elements[1].text, second);
    QCOMPARE(release(hashKey("rw", {}), second), 1);
    QVERIFY(!exists("rw"));
}

void TestRealDialects::aWriterThatReadsGoesOnReading()
{
    const QByteArray thread = kUuid + ":82";
    write(hashKey("rw", {{"mode", "write"}, {thread + ":write", "1"}, {thread, "1"}}));
    QCOMPARE(release(hashKey("rw", {})), 3);
    QCOMPARE(raw({"HGET", "rw", "mode"}).text, QByteArray("read"));
    QCOMPARE(raw({"HGET", "rw", thread}).text, QByteArray("1"));
    QCOMPARE(raw({"HLEN", "rw"}).integer, 2);
}

void TestRealDialects::permitsGoBack()
{
    const QByteArray other = randomBytes(15) + '\x81';
    write(stringKey("sem", "3", kNoTtl));
    write(
        sortedSetKey("{sem}:timeout", {{randomBytes(16), millis(now() + 30s)}, {other, millis(now() + 40s)}}, kNoTtl));
    QCOMPARE(release(sortedSetKey("{sem}:timeout", {}), other.toHex()), 3);
    QCOMPARE(raw({"GET", "sem"}).text, QByteArray("4"));
    QCOMPARE(raw({"ZCARD", "{sem}:timeout"}).integer, 1);
    QCOMPARE(release(sortedSetKey("{sem}:timeout", {}), other.toHex()), -1);
    QCOMPARE(raw({"GET", "sem"}).text, QByteArray("4"));
}

void TestRealDialects::symfonyReadersStay()
{
    write(sortedSetKey("invoice", {{kBase64Of32, millis(now() + 30s)}, {kOtherBase64Of32, millis(now() + 30s)}}));
    QCOMPARE(release(sortedSetKey("invoice", {}), kBase64Of32), 3);
    QCOMPARE(raw({"ZCARD", "invoice"}).integer, 1);
}

void TestRealDialects::symfonyHoldOff()
{
    write(sortedSetKey("invoice", {{kBase64Of32, millis(now() + 30s)}, {"__write__", millis(now() + 30s)}}));
    const auto lock = m_catalog.recognise(read("invoice", KeyType::SortedSet), now());
    QCOMPARE(release(*lock, lock->owner, {.duration = Millis(20'000), .owner = "nobody"}), 1);
    QCOMPARE(raw({"GET", "invoice"}).text, QByteArray("nobody"));
    QVERIFY(raw({"PTTL", "invoice"}).integer > 0);
}

void TestRealDialects::theHeadOfAFairQueueIsWoken()
{
    const QByteArray waiter = kOtherUuid + ":7";
    write(hashKey("fair", {{kUuid + ":1", "1"}}));
    write(keyOf(KeyType::List, "redisson_lock_queue:{fair}", {{waiter, ""}}, kNoTtl));
    write(sortedSetKey("redisson_lock_timeout:{fair}", {{waiter, millis(now() + 60s)}}, kNoTtl));
    Link listener(m_server.endpoint(), Purpose::Listen);
    QByteArray heard;
    connect(&listener, &Link::message, this,
            [&](const QByteArray &channel, const QByteArray &payload) { heard = channel + ' ' + payload; });
    listener.start();
    QVERIFY(QTest::qWaitFor([&] { return listener.isUp(); }, kPatienceMs));
    const QByteArray channel = "redisson_lock__channel:{fair}:" + waiter;
    listener.send({"SUBSCRIBE", channel}, [](const Result<Value> &) {});
    QVERIFY(QTest::qWaitFor(
        [&] {
            return raw({"PUBSUB", "NUMSUB", channel}).elements.at(1).integer == 1;
        },
        kPatienceMs));
    QCOMPARE(release(hashKey("fair", {})), 1);
    QTRY_COMPARE_WITH_TIMEOUT(heard, channel + " 0", kPatienceMs);
    QVERIFY(exists("redisson_lock_queue:{fair}")); // it takes its place itself
}

void TestRealDialects::stalePlacesInTheQueueAreCleared()
{
    write(hashKey("fair", {{kUuid + ":1", "1"}}));
    write(
        keyOf(KeyType::List, "redisson_lock_queue:{fair}", {{kOtherUuid + ":7", ""}, {kOtherUuid + ":8", ""}}, kNoTtl));
    write(sortedSetKey("redisson_lock_timeout:{fair}", {{kOtherUuid + ":7", millis(now() - 60s)}}, kNoTtl));
    QCOMPARE(release(hashKey("fair", {})), 1);
    QVERIFY(!exists("redisson_lock_queue:{fair}"));
    QVERIFY(!exists("redisson_lock_timeout:{fair}"));
}

void TestRealDialects::fencingCountersStay()
{
    write(hashKey("fenced", {{kUuid + ":1", "1"}}));
    write(stringKey("redisson_lock_token:{fenced}", "7", kNoTtl));
    QCOMPARE(release(hashKey("fenced", {})), 1);
    QCOMPARE(raw({"GET", "redisson_lock_token:{fenced}"}).text, QByteArray("7"));
}

void TestRealDialects::sidekiqIsFreedWhole()
{
    const QByteArray digest = "uniquejobs:" + kDigest;
    write(hashKey(digest + ":LOCKED", {{kJid, seconds(now())}, {"other", seconds(now())}}, kNoTtl));
    write(stringKey(digest, kJid, kNoTtl));
    write(stringKey(digest + ":INFO", "{}", kNoTtl));
    write(keyOf(KeyType::List, digest + ":PRIMED", {{kJid, ""}}, kNoTtl));
    write(sortedSetKey("uniquejobs:digests", {{digest, seconds(now())}, {"another", "1"}}, kNoTtl));
    QCOMPARE(release(hashKey(digest + ":LOCKED", {}), kJid), 3);
    QCOMPARE(raw({"HLEN", digest + ":LOCKED"}).integer, 1);
    QVERIFY(exists(digest + ":INFO"));
    QCOMPARE(raw({"ZCARD", "uniquejobs:digests"}).integer, 2);
    QCOMPARE(release(hashKey(digest + ":LOCKED", {}), "other"), 1);
    for (const char *suffix : {"", ":LOCKED", ":PRIMED", ":INFO"})
        QVERIFY2(!exists(digest + suffix), suffix);
    QCOMPARE(raw({"ZCARD", "uniquejobs:digests"}).integer, 1);
    QCOMPARE(raw({"LINDEX", digest + ":QUEUED", "0"}).text, QByteArray("1")); // wakes who blocks on it
    const qint64 left = raw({"PTTL", digest + ":QUEUED"}).integer;
    QVERIFY(left > 0 && left <= 5000);
}

void TestRealDialects::rubyPermitsGoBack()
{
    write(hashKey("SEMAPHORE:pool:GRABBED", {{"0", seconds(now())}, {"2", seconds(now())}}, kNoTtl));
    QCOMPARE(release(hashKey("SEMAPHORE:pool:GRABBED", {}), "2"), 3);
    QCOMPARE(m_answer.elements[1].text, QByteArray("0"));
    QCOMPARE(raw({"LINDEX", "SEMAPHORE:pool:AVAILABLE", "0"}).text, QByteArray("2"));
    QCOMPARE(raw({"HLEN", "SEMAPHORE:pool:GRABBED"}).integer, 1);
}

void TestRealDialects::twinsOfAnotherOwnerStay()
{
    write(stringKey("rueidislock:0:a", randomBytes(24)));
    write(stringKey("rueidislock:1:a", randomBytes(24)));
    write(stringKey("rueidislock:2:a", QByteArray(24, '\x99')));
    const auto lock = m_catalog.recognise(read("rueidislock:0:a", KeyType::String), now());
    QCOMPARE(release(*lock, lock->owner, {.duration = Millis(20'000), .owner = "nobody"}), 1);
    QCOMPARE(raw({"GET", "rueidislock:1:a"}).text, QByteArray("nobody"));
    QCOMPARE(raw({"GET", "rueidislock:2:a"}).text, QByteArray(24, '\x99'));
    write(stringKey("rueidislock:0:a", randomBytes(24)));
    write(stringKey("rueidislock:1:a", randomBytes(24)));
    QCOMPARE(release(*lock, lock->owner), 1);
    QVERIFY(!exists("rueidislock:0:a") && !exists("rueidislock:1:a") && exists("rueidislock:2:a"));
}

void TestRealDialects::pulpsRegistriesForgetIt()
{
    const QByteArray mine = "pulp:resource_lock:a";
    const QByteArray shared = "pulp:resource_lock:b";
    for (const char *owner : {"w1", "w2"})
        write(keyOf(KeyType::Set, QByteArray("pulp:owner_locks:") + owner, {{mine, ""}, {shared, ""}, {"task:1", ""}},
                    kNoTtl));
    write(stringKey(mine, "w1", kNoTtl));
    write(keyOf(KeyType::Set, shared, {{"w1", ""}, {"w2", ""}}, kNoTtl));
    const auto registered = [this](const char *owner, const QByteArray &lock) {
        return raw({"SISMEMBER", QByteArray("pulp:owner_locks:") + owner, lock}).integer == 1;
    };
    QCOMPARE(release(stringKey(mine, {}), "w2"), -1);
    QVERIFY(registered("w2", mine));
    QCOMPARE(release(stringKey(mine, {})), 1);
    QVERIFY(!registered("w1", mine) && registered("w1", shared) && registered("w1", "task:1"));
    // One of two who share it: the other stays, in the lock and in its registry.
    QCOMPARE(release(keyOf(KeyType::Set, shared, {}), "w2"), 3);
    QVERIFY(!registered("w2", shared) && registered("w1", shared));
    QCOMPARE(raw({"SISMEMBER", shared, "w1"}).integer, 1);
    // What was a string has become shared by its owner: that is another lock.
    write(keyOf(KeyType::Set, mine, {{"w1", ""}}, kNoTtl));
    QCOMPARE(release(*m_catalog.recognise(stringKey(mine, "w1", kNoTtl), now()), "w1"), -2);
    raw({"DEL", mine});
    write(stringKey(mine, "w1", kNoTtl));
    QCOMPARE(release(*m_catalog.recognise(read(mine, KeyType::String), now()), "w1",
                     {.duration = Millis(20'000), .owner = "nobody"}),
             1);
    QCOMPARE(raw({"GET", mine}).text, QByteArray("nobody"));
    QVERIFY(raw({"PTTL", mine}).integer > 0);
}

void TestRealDialects::hueyKeepsItsResults()
{
    const QByteArray name = "huey.results.shop";
    write(hashKey(name, {{"shop.lock.mail", "1"}, {"shop.lock.import", "1"}, {kUuid, "result"}}, kNoTtl));
    QCOMPARE(release(hashKey(name, {}), "shop.lock.mail shop.lock.other"), -1);
    QCOMPARE(raw({"HLEN", name}).integer, 3);
    QCOMPARE(release(hashKey(name, {}), "shop.lock.mail"), 1);
    QCOMPARE(raw({"HKEYS", name}).elements.size(), size_t(2));
    QCOMPARE(release(hashKey(name, {})), 1);
    QCOMPARE(raw({"HGET", name, kUuid}).text, QByteArray("result"));
}

void TestRealDialects::mlanettLosesBothKeys()
{
    write(stringKey("lock:owner:stock", "web-1:4711", kNoTtl));
    write(stringKey("lock:expire:stock", seconds(now() + 30s), kNoTtl));
    QCOMPARE(release(stringKey("lock:owner:stock", "")), 1);
    QVERIFY(!exists("lock:owner:stock") && !exists("lock:expire:stock"));
}

LOCKSCOPE_TEST(QCoreApplication, TestRealDialects)
#include "tst_realdialects.moc"

#include "fixtures/testprogram.h"

#include "lockfixtures.h"

#include <lockscope/core/dialects/keyquorum.h>
#include <lockscope/core/dialects/sharedownerdetector.h>
#include <lockscope/core/dialects/signalkeys.h>
#include <lockscope/core/dialects/token.h>

#include <algorithm>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

const WallTime kNow{Millis(1'795'255'200'000)}; // 2026-11-21T10:00:00Z

const DialectCatalog &catalogue()
{
    static const DialectCatalog all;
    return all;
}

std::optional<Recognition> recognise(const RawKey &raw, bool patternNamed = false)
{
    return catalogue().recognise(raw, kNow, patternNamed);
}

const Dialect &dialectOf(const char *id)
{
    const Dialect *dialect = catalogue().find(QString::fromLatin1(id));
    Q_ASSERT(dialect != nullptr);
    return *dialect;
}

} // namespace

class TestDialects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognises_data();
    void recognises();
    void everyDialectHasAnExample();
    void companions_data();
    void companions();
    void lookAlikes_data();
    void lookAlikes();
    void passingLookAlikes_data();
    void passingLookAlikes();
    void sharedForms_data();
    void sharedForms();
    void grades();
    void notUnderstood();
    void pins();
    void nativeLock();
    void redissonLock();
    void redissonFairAndFenced();
    void redissonAgreesByThread();
    void readersAndWriters();
    void permits();
    void groupsForgetWhatHasEnded();
    void holdersThatHaveEnded();
    void permitsThatWereNotRefreshed();
    void aCountIsNoLock();
    void aCountThatSaysLock();
    void crowdsAreCounted();
    void oneOfTwoKeysIsBroken();
    void anIdOfItsOwnChoice();
    void owners_data();
    void owners();
    void resources();
    void expiryInTheValue();
    void medallionWriterWaits();
    void whichLocksHaveMoreKeys();
    void springRegistry();
    void threeKeysOfOneLock();
    void whatMayBeLong();
    void bullsJob();
    void knownDialectBeatsTheGenericForm();
    void waiterSources();
    void everyCompanionLeadsBack();
    void forceReleaseComparesTheOwner();
    void forceReleaseWakesWhoWaits();
    void pulpsRegistries();
    void hueysLocksAreFields();
    void refusals();
    void ttlLimitsCompareTheOwner();
    void whatIsPutBack();
    void hostile_data();
    void hostile();
    void cutValues();
    void pttlReplies();
    void idsAreUnique();
};

void TestDialects::recognises_data()
{
    QTest::addColumn<RawKey>("raw");
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<Grade>("grade");
    QTest::addColumn<bool>("needsCompanion");
    for (const auto &fixture : lockFixtures(kNow))
        QTest::newRow(fixture.what) << fixture.raw << QString::fromLatin1(fixture.dialect) << fixture.grade
                                    << fixture.needsCompanion;
    QTest::newRow("a native lock") << stringKey("x", makeToken(QStringLiteral("p"))) << QStringLiteral("lockscope")
                                   << Grade::Known << false;
    QTest::newRow("a native token on a key that never ends") << stringKey("x", makeToken(QStringLiteral("p")), kNoTtl)
                                                             << QStringLiteral("lockscope") << Grade::Known << false;
}

void TestDialects::recognises()
{
    QFETCH(RawKey, raw);
    QFETCH(QString, dialect);
    QFETCH(Grade, grade);
    QFETCH(bool, needsCompanion);
    const auto lock = recognise(raw);
    QVERIFY(lock);
    QCOMPARE(lock->dialect, dialect);
    const Grade least = dialectOf(dialect.toLatin1()).sharesItsForms() ? std::min(grade, Grade::Likely) : grade;
    QVERIFY2(gradeOf(lock->signs) >= least, toString(gradeOf(lock->signs)).data());
    QCOMPARE(lock->needsCompanion, needsCompanion);
    QCOMPARE(lock->name, raw.key);
    QVERIFY(!lock->ownerCut);
    QVERIFY(raw.type != KeyType::String || lock->owner == raw.value);
    QVERIFY(lock->agreed().isEmpty() == lock->owner.isEmpty());
    QVERIFY(!catalogue().companionOf(raw, kNow));
    // What the user names is believed, and stays what it is.
    const auto named = recognise(raw, true);
    QVERIFY(named && gradeOf(named->signs) >= Grade::Likely);
    QCOMPARE(named->needsCompanion, needsCompanion);
}

void TestDialects::everyDialectHasAnExample()
{
    QSet<QString> seen{QStringLiteral("lockscope")};
    for (const auto &fixture : lockFixtures(kNow))
        seen.insert(QString::fromLatin1(fixture.dialect));
    // Recognised by several keys together, never shown as likely, or by no form at all.
    seen += {QStringLiteral("spring-integration"), QStringLiteral("counter"), QStringLiteral("not-understood")};
    for (const auto &dialect : catalogue().all())
        QVERIFY2(seen.contains(dialect->id()), qPrintable(dialect->id()));
}

void TestDialects::companions_data()
{
    QTest::addColumn<RawKey>("raw");
    QTest::addColumn<QByteArray>("name");
    for (const auto &[raw, name] : companionFixtures(kNow))
        QTest::newRow(raw.key.constData()) << raw << name;
}

void TestDialects::companions()
{
    QFETCH(RawKey, raw);
    QFETCH(QByteArray, name);
    QVERIFY(!recognise(raw));
    QVERIFY(!recognise(raw, true));
    QCOMPARE(catalogue().companionOf(raw, kNow), std::optional(name));
}

void TestDialects::lookAlikes_data()
{
    QTest::addColumn<RawKey>("raw");
    for (const auto &[what, raw] : LockscopeTest::lookAlikes(kNow))
        QTest::newRow(what) << raw;
}

void TestDialects::lookAlikes()
{
    QFETCH(RawKey, raw);
    const auto lock = recognise(raw);
    QVERIFY2(!lock || gradeOf(lock->signs) == Grade::Possible, lock ? qPrintable(lock->dialect) : "");
}

void TestDialects::passingLookAlikes_data()
{
    QTest::addColumn<RawKey>("raw");
    for (const auto &[what, raw] : LockscopeTest::passingLookAlikes(kNow))
        QTest::newRow(what) << raw;
}

void TestDialects::passingLookAlikes()
{
    QFETCH(RawKey, raw);
    const auto lock = recognise(raw);
    QVERIFY2(!lock || gradeOf(lock->signs) == Grade::Possible, lock ? qPrintable(lock->dialect) : "");
}

void TestDialects::sharedForms_data()
{
    QTest::addColumn<RawKey>("raw");
    QTest::addColumn<QString>("dialect"); // empty: no lock
    QTest::addColumn<Signs>("signs");
    const auto row = [](const char *what, const RawKey &raw, const char *dialect, Signs signs = {}) {
        QTest::newRow(what) << raw << QString::fromLatin1(dialect) << signs;
    };
    row("a string that ends by itself", stringKey("order:1", "abc"), "string", Sign::Owner);
    row("a string that never ends is a value", stringKey("order:1", "abc", kNoTtl), "");
    row("unless its name says lock", stringKey("order-lock", "abc", kNoTtl), "string", Sign::LockWord | Sign::Owner);
    row("in whatever case", stringKey("orderMUTEX", "abc", kNoTtl), "string", Sign::LockWord | Sign::Owner);
    row("an empty value is an owner too", stringKey("a:lock", ""), "string", Sign::LockWord | Sign::Owner);
    row("a form without a lock's name", stringKey("stock", kBase64Of16), "redsync", Sign::Token);
    row("an id that never ends", stringKey("stock", kUuid, kNoTtl), "string", Sign::Token | Sign::NoExpiry);
    row("a library's token that never ends", stringKey("stock", kBase64Of16, kNoTtl), "string", Sign::Token);
    row("a process", stringKey("stock", "web-7|4711"), "string", Sign::Process);
    row("a server's address", stringKey("stock", "10.0.0.5:8080"), "host-pid", Sign::Owner);
    row("a session", stringKey("session:1", kUuid), "");
    row("data", stringKey("order:1", "<html>"), "");
    row("data of a lock", stringKey("order-lock", "<html>"), "string", Sign::LockWord | Sign::Content);
    row("what tells about a lock", stringKey("order-lock:count", "7"), "");
    row("permits that are free", stringKey("pool-semaphore", "5", kNoTtl), "counter",
        Sign::LockWord | Sign::Owner | Sign::Count);
    row("what a latch waits for", stringKey("start:latch", "2", kNoTtl), "counter",
        Sign::LockWord | Sign::Owner | Sign::Count);
    row("Sentry", stringKey("l:a", kHex32V4), "sentry", Sign::Form);
    row("EasyCaching", stringKey("default/a", randomBytes(16), 16s), "easycaching", Sign::Token);
    row("Redis::DistLock", stringKey("a-lock", kBase64Of24), "redis-distlock", Sign::LockWord | Sign::Token);
    row("a list", keyOf(KeyType::List, "my:lock", {{"a", ""}}), "");
}

void TestDialects::sharedForms()
{
    QFETCH(RawKey, raw);
    QFETCH(QString, dialect);
    QFETCH(Signs, signs);
    const auto lock = DialectCatalog().recognise(raw, kNow);
    QCOMPARE(lock ? lock->dialect : QString(), dialect);
    if (lock)
        QCOMPARE(lock->signs.toInt(), signs.toInt());
}

void TestDialects::grades()
{
    QVERIFY(gradeOf(Sign::Form) == Grade::Known);
    QVERIFY(gradeOf(Sign::LockWord | Sign::Owner) == Grade::Likely);
    QVERIFY(gradeOf(Sign::LockWord | Sign::Token | Sign::SeveralNodes) == Grade::Likely); // no library's own form
    QVERIFY(gradeOf(Sign::Owner) == Grade::Possible);
    QVERIFY(gradeOf(Sign::Owner | Sign::ComesBack) == Grade::Likely);
    QVERIFY(gradeOf(Sign::UnknownForm | Sign::Named) == Grade::NotUnderstood);
    QVERIFY(weightOf(Sign::Token | Sign::OtherPurpose) < kPossibleWeight);
    QSet<QString> words;
    for (const SignTraits &traits : signTraits())
        words.insert(traits.word);
    QCOMPARE(words.size(), static_cast<qsizetype>(signTraits().size()));
}

void TestDialects::notUnderstood()
{
    const auto unknown = [](const RawKey &raw, bool named) { return catalogue().notUnderstood(raw, kNow, named); };
    const auto list = unknown(keyOf(KeyType::List, "import:lock", {{"a", ""}}), false);
    QVERIFY(list && gradeOf(list->signs) == Grade::NotUnderstood);
    QVERIFY(list->keyType == KeyType::List && list->details->size == 1);
    QVERIFY(!unknown(keyOf(KeyType::List, "imports", {{"a", ""}}), false));
    QVERIFY(unknown(keyOf(KeyType::List, "imports", {{"a", ""}}), true)); // named by the user
    QVERIFY(!unknown(stringKey("lock:pool", "5", kNoTtl), false));
    QCOMPARE(unknown(stringKey("lock:pool", "5", kNoTtl), true)->source, "5"); // a count
    QVERIFY(unknown(keyOf(KeyType::Stream, "events", {}), true));
    QVERIFY(!recognise(stringKey("page:1", "<html><body>Hello</body></html>", 60s), true));
    QVERIFY(unknown(stringKey("page:1", "<html><body>Hello</body></html>", 60s), true));
    QVERIFY(recognise(stringKey("page:1", QByteArray("x\0y\xfe", 4), 60s), true)); // may be a token
    QVERIFY(!unknown(keyOf(KeyType::Hash, "mutex_stats", {{"a", "1"}}), false));
    // Neither is what belongs to a lock, nor one that nobody holds.
    QVERIFY(!unknown(keyOf(KeyType::List, "lock-signal:import", {{"1", ""}}), true));
    const RawKey ended = stringKey("cronlock.report", seconds(kNow - 60s), kNoTtl);
    QVERIFY(!unknown(ended, true));
    QCOMPARE(catalogue().freeAs(ended, kNow)->id(), QStringLiteral("cronlock"));
    QVERIFY(!catalogue().find(list->dialect)->forceRelease(list->name, {}));
}

void TestDialects::pins()
{
    const DialectCatalog catalog({.pins = {{"jobs:*", QStringLiteral("laravel")},
                                           {"map:*", QStringLiteral("redisson")},
                                           {"x:*", QStringLiteral("nosuch")}}});
    const auto lock = catalog.recognise(stringKey("jobs:1", "anything", kNoTtl), kNow);
    QVERIFY(lock);
    QCOMPARE(lock->dialect, QStringLiteral("laravel"));
    QVERIFY(gradeOf(lock->signs) >= Grade::Likely);
    QVERIFY(!catalog.recognise(hashKey("jobs:2", {{"a", "b"}}), kNow)); // a string is what it reads
    QVERIFY(!catalog.recognise(stringKey("map:1", kUuid), kNow));
    QVERIFY(gradeOf(catalog.recognise(hashKey("map:1", {{kUuid + ":1", "1"}}, kNoTtl), kNow)->signs) >= Grade::Likely);
    // A pin on a dialect that this version does not have changes nothing.
    QCOMPARE(catalog.recognise(stringKey("x:stock", uuid1At(kNow)), kNow)->dialect, QStringLiteral("redis-py"));
    // Every dialect of strings can be pinned to any string, and none is upset by it.
    for (const auto &dialect : catalogue().all()) {
        const DialectCatalog pinned({.pins = {{"*", dialect->id()}}});
        for (const QByteArray &value : {QByteArray(), QByteArray("1"), QByteArray(":"), QByteArray(600, ':'),
                                        randomBytes(100), QByteArray("12:34 56:78")}) {
            const auto any = pinned.recognise(stringKey("any", value), kNow);
            QVERIFY(!any || any->dialect == dialect->id());
            QVERIFY(!any || any->ownerCut == (value.size() > RawKey::kValueLimit));
        }
    }
}

void TestDialects::nativeLock()
{
    const QByteArray token = makeToken(QStringLiteral("billing"));
    const auto lock = recognise(stringKey("x", token));
    QVERIFY(lock);
    QVERIFY(lock->scope == Scope::Quorum);
    QCOMPARE(lock->owner, token);
    QCOMPARE(lock->agreed(), token);
    QCOMPARE(lock->ownerInfo.orEmpty().program, QStringLiteral("billing"));
}

void TestDialects::redissonLock()
{
    const auto lock = recognise(hashKey("anyLock", {{kUuid + ":73", "2"}}));
    QVERIFY(lock);
    QVERIFY(lock->scope == Scope::Either);
    QCOMPARE(lock->owner, kUuid + ":73");
    QCOMPARE(lock->ownerInfo.orEmpty().thread, QStringLiteral("73"));
    QCOMPARE(lock->ownerInfo.orEmpty().client, QString::fromLatin1(kUuid));
    QCOMPARE(lock->details->holdCount, std::optional<qint64>(2));
    for (const QByteArray &field : {kUuid + ":1:write", kUuid + ":1\n", kUuid + ":", kUuid + ":-",
                                    kUuid.toUpper() + ":1", kUuid, QByteArray("name")})
        QVERIFY2(!recognise(hashKey("h", {{field, "1"}})), field.constData());
}

void TestDialects::redissonFairAndFenced()
{
    auto lock = recognise(hashKey("anyLock", {{kUuid + ":73", "1"}}));
    const Dialect &redisson = dialectOf("redisson");
    const auto companions = redisson.companions("anyLock");
    QCOMPARE(std::count_if(companions.begin(), companions.end(),
                           [](const auto &companion) { return companion.role == Companion::Role::FencingCounter; }),
             1);
    RawKey queue = keyOf(KeyType::List, "redisson_lock_queue:{anyLock}", {{kOtherUuid + ":1", ""}}, kNoTtl);
    queue.length = 40; // the rest was not read
    redisson.refine(*lock, {queue, stringKey("redisson_lock_token:{anyLock}", "17", kNoTtl)});
    QVERIFY(!lock->details->waiters); // those whose time is over stand in the queue, too: the deadlines are counted
    QCOMPARE(lock->details->fencingToken, std::optional<qint64>(17));
    redisson.refine(*lock, {stringKey("redisson_lock_token:{anyLock}", "x", kNoTtl)});
    QCOMPARE(lock->details->fencingToken, std::optional<qint64>(17));
}

void TestDialects::redissonAgreesByThread()
{
    // A multi-lock has another client per node; its thread is what the nodes have in common.
    const auto first = recognise(hashKey("l", {{kUuid + ":5", "1"}}));
    const auto second = recognise(hashKey("l", {{kOtherUuid + ":5", "1"}}));
    const auto third = recognise(hashKey("l", {{kOtherUuid + ":6", "1"}}));
    QVERIFY(first && second && third);
    QCOMPARE(first->agreed(), second->agreed());
    QVERIFY(first->owner != second->owner);
    QVERIFY(second->agreed() != third->agreed());
}

void TestDialects::readersAndWriters()
{
    const auto readers = recognise(hashKey("rw", {{"mode", "read"}, {kOtherUuid + ":7", "2"}, {kUuid + ":82", "1"}}));
    QVERIFY(readers->mode == LockMode::Read);
    QCOMPARE(readers->details->holders, std::optional<qint64>(2));
    QCOMPARE(readers->details->holdCount, std::optional<qint64>(3));
    QCOMPARE(readers->owner, kUuid + ":82 " + kOtherUuid + ":7"); // in order, whatever the server's
    QCOMPARE(readers->ownerInfo.orEmpty().thread, QStringLiteral("82"));
    const auto writer = recognise(hashKey("rw", {{"mode", "write"}, {kUuid + ":82:write", "1"}, {kUuid + ":82", "1"}}));
    QVERIFY(writer->mode == LockMode::Write);
    QCOMPARE(writer->owner, kUuid + ":82:write");
    QCOMPARE(writer->ownerInfo.orEmpty().thread, QStringLiteral("82"));
    // More readers than are read: they can be seen, and not be compared.
    RawKey many = hashKey("rw", {{"mode", "read"}, {kUuid + ":82", "1"}});
    many.length = 60;
    const auto crowd = recognise(many);
    QVERIFY(crowd->ownerCut);
    QCOMPARE(crowd->details->holders, std::optional<qint64>(59)); // beside the mode
    QVERIFY(!crowd->details->holdCount);
    // Of a very long hash no more than its named fields may be read: then it takes the user's word.
    QVERIFY(catalogue().requiredFields().contains("mode"));
    many.fields = {{"mode", "read"}};
    QVERIFY(!recognise(many));
    QVERIFY(recognise(many, true)->ownerCut);
    QVERIFY(
        recognise(sortedSetKey("invoice", {{kBase64Of32, millis(kNow + 30s)}, {"__write__", millis(kNow + 30s)}}))->mode
        == LockMode::Exclusive);
    QVERIFY(recognise(sortedSetKey("invoice", {{kBase64Of32, millis(kNow + 30s)}}))->mode == LockMode::Read);
    QVERIFY(!recognise(sortedSetKey(
        "invoice", {{kBase64Of32, millis(kNow)}, {kOtherBase64Of32, millis(kNow)}, {"__write__", millis(kNow)}})));
}

void TestDialects::permits()
{
    const QByteArray ended = randomBytes(15) + '\x81';
    const auto lock = recognise(
        sortedSetKey("{sem}:timeout", {{ended, millis(kNow - 1s)}, {randomBytes(16), millis(kNow + 30s)}}, kNoTtl));
    QVERIFY(lock->mode == LockMode::Permits);
    QCOMPARE(lock->details->holders, std::optional<qint64>(1));
    QCOMPARE(lock->owner, randomBytes(16).toHex());
    QCOMPARE(lock->resource, QStringLiteral("sem"));
    QCOMPARE(lock->details->valueExpiry, std::optional(kNow + 30s));
    // One without a lease: then the whole has no end, either.
    const auto endless = recognise(
        sortedSetKey("{sem}:timeout", {{ended, "922337203685477"}, {randomBytes(16), millis(kNow + 30s)}}, kNoTtl));
    QCOMPARE(endless->details->holders, std::optional<qint64>(2));
    QVERIFY(!endless->details->valueExpiry);
    QVERIFY(!recognise(sortedSetKey("{sem}:timeout", {{ended, millis(kNow - 1s)}}, kNoTtl))); // all have ended
    QVERIFY(!recognise(sortedSetKey("pool", {{kMedallion, millis(kNow - 1s)}})));
    QVERIFY(!recognise(sortedSetKey("{pool}:time", {{kBase64Of32, seconds(kNow - 1s)}})));
    // Scores that are no times, or beyond all numbers.
    for (const char *score : {"nan", "inf", "-inf", "1e300", "-5", "", "0"})
        QVERIFY2(!recognise(sortedSetKey("{sem}:timeout", {{randomBytes(16), score}}, kNoTtl)), score);
}

void TestDialects::groupsForgetWhatHasEnded()
{
    const QByteArray holder = kHash22 + ':' + kUuid + ":82";
    const Fields ended{
        {kHash22, kUuid + ":82"}, {holder + ":expire_time", millis(kNow - 1s)}, {holder + ":lock_count", "1"}};
    QVERIFY(!recognise(hashKey("group", ended)));
    const QByteArray hash = "x" + kHash22.mid(1);
    const QByteArray other = hash + ':' + kOtherUuid + ":9";
    const auto lock = recognise(hashKey("group",
                                        ended
                                            + Fields{{hash, kOtherUuid + ":9"},
                                                     {other + ":expire_time", millis(kNow + 9s)},
                                                     {other + ":lock_count", "1"}}));
    QCOMPARE(lock->owner, other);
    QCOMPARE(lock->details->valueExpiry, std::optional(kNow + 9s));
}

void TestDialects::holdersThatHaveEnded()
{
    // Each holder's own end counts, and the key lives longer than the last of them.
    const QByteArray ended = kOtherMedallion;
    const auto permits = recognise(
        sortedSetKey("med:sem", {{ended, millis(kNow - 1s)}, {kMedallion, millis(kNow + 20s) + ".25"}}, 90s));
    QCOMPARE(permits->details->holders, std::optional<qint64>(1));
    QCOMPARE(permits->owner, kMedallion);
    QCOMPARE(permits->details->valueExpiry, std::optional(kNow + 20s));
    QCOMPARE(permits->details->changesAt, WallTime(kNow + 20s + 1ms));
    for (const char *score : {"nan", "inf", "-inf", "1e300", "", "-5"})
        recognise(sortedSetKey("med:sem", {{kMedallion, score}})); // nothing to be upset by
    // Symfony's scripts first put out the readers that have ended.
    const auto readers = recognise(
        sortedSetKey("invoice", {{kOtherBase64Of32, millis(kNow - 60s)}, {kBase64Of32, millis(kNow + 60s)}}));
    QCOMPARE(readers->details->holders, std::optional<qint64>(1));
    QCOMPARE(readers->owner, kBase64Of32);
    QCOMPARE(readers->details->changesAt, WallTime(kNow + 60s + 1ms));
    QVERIFY(!recognise(
        sortedSetKey("invoice", {{kOtherBase64Of32, millis(kNow - 60s)}, {kBase64Of32, millis(kNow - 1s)}})));
    // A writer's end is the key's: Redis tells it, by its own clock.
    QVERIFY(recognise(sortedSetKey("invoice", {{kBase64Of32, millis(kNow - 1s)}, {"__write__", millis(kNow - 1s)}})));
    // The first of several ends is when it is read again.
    const auto two = recognise(
        sortedSetKey("{pool}:time", {{kBase64Of32, seconds(kNow + 5s)}, {kOtherBase64Of32, seconds(kNow + 30s)}}));
    QCOMPARE(two->details->changesAt, WallTime(kNow + 5s + 1ms));
    QCOMPARE(two->details->valueExpiry, std::optional(kNow + 30s));
}

void TestDialects::permitsThatWereNotRefreshed()
{
    // The time-out is not stored; who is refreshed sets it as the key's TTL. Of the latest 10 s are left, so whoever is
    // a minute behind it has ended.
    const auto lock
        = recognise(sortedSetKey("semaphore:s", {{kOtherUuid, millis(kNow - 60s)}, {kUuid, millis(kNow)}}, 10s));
    QCOMPARE(lock->details->holders, std::optional<qint64>(1));
    QCOMPARE(lock->owner, kUuid);
    // Refreshed every 8 s of 10 s: nobody is late.
    QCOMPARE(recognise(sortedSetKey("semaphore:s", {{kOtherUuid, millis(kNow - 8s)}, {kUuid, millis(kNow - 2s)}}, 8s))
                 ->details->holders,
             std::optional<qint64>(2));
    // It is known beforehand when one that is not refreshed any more has ended, but for what their clocks may differ.
    QCOMPARE(recognise(sortedSetKey("semaphore:s", {{kOtherUuid, millis(kNow - 8s)}, {kUuid, millis(kNow - 2s)}}, 8s))
                 ->details->changesAt,
             WallTime(kNow + 3s + 1ms));
    QVERIFY(recognise(sortedSetKey("semaphore:s", {{kUuid, millis(kNow - 2s)}}, 8s))->details->changesAt
            == RecognitionDetails::kNever);
    // One alone may have a long time-out: as long as Redis keeps the key it may be held.
    QCOMPARE(recognise(sortedSetKey("semaphore:s", {{kUuid, millis(kNow - 60s)}}, 10s))->details->holders,
             std::optional<qint64>(1));
    // Whatever our clock says, as long as theirs agree.
    QCOMPARE(
        recognise(sortedSetKey("semaphore:s", {{kOtherUuid, millis(kNow + 3600s)}, {kUuid, millis(kNow + 3660s)}}, 10s))
            ->owner,
        kUuid);
}

/// Whoever names it: a semaphore's free permits look so. Only who names its dialect is believed.
void TestDialects::aCountIsNoLock()
{
    for (const char *count : {"3", "0", "1", "2147483647"}) {
        QVERIFY2(!recognise(stringKey("perm", count, kNoTtl)), count);
        QVERIFY2(!recognise(stringKey("perm", count, kNoTtl), true), count);
        QVERIFY2(!DialectCatalog().recognise(stringKey("perm", count, kNoTtl), kNow), count);
    }
    const DialectCatalog pinned({.pins = {{.pattern = "perm", .dialect = QStringLiteral("string")}}});
    QCOMPARE(pinned.recognise(stringKey("perm", "3", kNoTtl), kNow)->owner, "3");
    // It ends by itself, is called a lock, or is no count.
    QCOMPARE(recognise(stringKey("perm", "3", 60s), true)->dialect, QStringLiteral("string"));
    QCOMPARE(recognise(stringKey("perm-lock", "1", kNoTtl), true)->dialect, QStringLiteral("string"));
    QCOMPARE(recognise(stringKey("lock:worker", "4711", 60s), true)->dialect,
             QStringLiteral("string")); // a pid, or a thread's id
    QVERIFY(recognise(stringKey("lock:worker", "4711", 60s))->signs == (Sign::LockWord | Sign::Owner));
    QCOMPARE(recognise(stringKey("perm", "worker-3", kNoTtl), true)->dialect, QStringLiteral("string"));
    QCOMPARE(recognise(stringKey("perm", "31415926535897932384", kNoTtl), true)->dialect, QStringLiteral("string"));
}

/// A number with a lock's word that never ends is one of permits or of attempts (rule 33), unless it is the 1 of SETNX
/// (rule 32).
void TestDialects::aCountThatSaysLock()
{
    const DialectCatalog generic;
    for (const char *count : {"5", "0", "2", "-1", "2147483647"}) {
        const RawKey raw = stringKey("lock:pool", count, kNoTtl);
        QVERIFY2(!recognise(raw, true), count); // not because somebody asks for it
        const auto lock = generic.recognise(raw, kNow);
        QVERIFY2(lock, count);
        QCOMPARE(lock->dialect, QStringLiteral("counter"));
        QVERIFY(gradeOf(lock->signs) == Grade::Possible);
        QVERIFY(lock->mode == LockMode::Permits);
        QVERIFY(lock->owner.isEmpty());
        QVERIFY(!dialectOf("counter").forceRelease(raw.key, lock->owner)); // nobody's to delete
    }
    // dramatiq's limiter of 1 is one at work, or none: that ends by itself.
    QVERIFY(!recognise(stringKey("distributed-mutex", "0", 900s)));
    QVERIFY(!recognise(stringKey("distributed-mutex", "0", 900s), true));
    QVERIFY(catalogue().freeAs(stringKey("distributed-mutex", "0", 900s), kNow) != nullptr);
    QCOMPARE(recognise(stringKey("distributed-mutex", "1", 900s), true)->dialect, QStringLiteral("string"));
    for (const char *flag : {"1", "true", "locked", ""}) {
        QVERIFY(gradeOf(recognise(stringKey("lock:flag", flag, kNoTtl))->signs) == Grade::Likely);
        QCOMPARE(generic.recognise(stringKey("lock:flag", flag, kNoTtl), kNow)->dialect, QStringLiteral("string"));
        QVERIFY(generic.find(QStringLiteral("string"))->caveatsFor(flag) & Caveat::NoOwner); // whoever has it
    }
    QVERIFY(!(generic.find(QStringLiteral("string"))->caveatsFor("worker-1") & Caveat::NoOwner));
    // A time is no count, over or not.
    QVERIFY(!generic.recognise(stringKey("lock.foo", seconds(kNow - 60s), kNoTtl), kNow));
    QVERIFY(!generic.recognise(stringKey("lock:last_run", seconds(kNow + 1s), kNoTtl), kNow));
    QCOMPARE(generic.recognise(stringKey("lock.foo", seconds(kNow + 30s), kNoTtl), kNow)->dialect,
             QStringLiteral("setnx-timestamp"));
    const DialectCatalog pinned({.pins = {{.pattern = "lock:*", .dialect = QStringLiteral("string")}}});
    QCOMPARE(pinned.recognise(stringKey("lock:pool", "5", kNoTtl), kNow)->owner, "5");
}

void TestDialects::crowdsAreCounted()
{
    // Of a sorted set the low end is read: what comes behind one that has not ended has not ended, either.
    const auto crowd = [](const QByteArray &key, const QByteArray &member, auto score) {
        RawKey raw = sortedSetKey(key, {});
        for (int i = 0; i < RawKey::kElementLimit; ++i) {
            QByteArray holder = member;
            holder[0] = static_cast<char>('A' + i);
            raw.fields.append({holder, score(i < 3 ? kNow - 5s : kNow + 30s)});
        }
        raw.length = 100;
        return raw;
    };
    for (const RawKey &raw : {crowd("invoice", kBase64Of32, millis), crowd("med:sem", kMedallion, millis),
                              crowd("{pool}:time", kBase64Of32, seconds)}) {
        const auto lock = recognise(raw);
        QVERIFY2(lock, raw.key.constData());
        QVERIFY(lock->ownerCut);
        QCOMPARE(lock->details->holders, std::optional<qint64>(97));
    }
    QVERIFY(!recognise(crowd("invoice", kBase64Of32, millis))->details->valueExpiry); // the last was not read
}

void TestDialects::oneOfTwoKeysIsBroken()
{
    // The next to come clears it away, and so it is no lock by itself, whatever the user calls it.
    const RawKey alone = stringKey("lock:owner:x", "web-1:4711", kNoTtl);
    for (const bool named : {false, true}) {
        auto lock = recognise(alone, named);
        QVERIFY(lock->needsCompanion);
        dialectOf("mlanett").refine(*lock, {});
        QVERIFY(lock->needsCompanion);
        dialectOf("mlanett").refine(*lock, {stringKey("lock:expire:x", seconds(kNow + 30s), kNoTtl)});
        QVERIFY(!lock->needsCompanion);
        QVERIFY(lock->details->changesAt > kNow + 30s && lock->details->changesAt < kNow + 32s);
    }
    const DialectCatalog pinned({.pins = {{"lock:owner:*", QStringLiteral("mlanett")}}});
    QVERIFY(!pinned.recognise(alone, kNow)->needsCompanion);
}

void TestDialects::anIdOfItsOwnChoice()
{
    auto lock = recognise(stringKey("lock:import", "worker seven", kNoTtl));
    QCOMPARE(lock->dialect, QStringLiteral("string"));
    QVERIFY(gradeOf(lock->signs) == Grade::Likely);
    const Dialect &generic = dialectOf("string");
    QVERIFY((generic.companions("lock:import")
             == std::vector<Companion>{
                 {.key = "lock-signal:import", .type = KeyType::List, .role = Companion::Role::Signal}}));
    QVERIFY(generic.companions("import").empty());
    Recognition untold = *lock;
    generic.refine(untold, {});
    QVERIFY(untold == *lock);
    generic.refine(*lock, {keyOf(KeyType::List, "lock-signal:import", {{"1", ""}})});
    QCOMPARE(lock->dialect, QStringLiteral("python-redis-lock"));
    QCOMPARE(lock->resource, QStringLiteral("import"));
    QVERIFY(gradeOf(lock->signs) == Grade::Known);
}

void TestDialects::owners_data()
{
    QTest::addColumn<RawKey>("raw");
    QTest::addColumn<QString>("info"); // host, pid, thread, client, program, seconds ago
    const auto row = [](const char *what, const RawKey &raw, const char *info) {
        QTest::newRow(what) << raw << QString::fromLatin1(info);
    };
    row("redis-py tells when, and the network address", stringKey("stock", uuid1At(kNow - 42s)),
        "0242ac110002,,,,,42000");
    row("ShedLock tells host and time", stringKey("a", "ADDED:2026-11-21T09:59:00.123Z@batch-1:" + kUuid),
        "batch-1,,,,,59877");
    row("ShedLock without a fraction", stringKey("a", "ADDED:2026-11-21T09:59:00Z@batch-1"), "batch-1,,,,,60000");
    row("Medallion tells machine and pid", stringKey("a", kMedallion), "WEB_7,4711,,,,");
    row("host and pid", stringKey("lock:reindex", "worker-3:4711"), "worker-3,4711,,,,");
    row("the greatest pid", stringKey("lock:reindex", "worker-3:4194304"), "worker-3,4194304,,,,");
    row("a number beyond all pids", stringKey("lock:reindex", "worker-3:4194305"), ",,,,,");
    row("RedBeat tells when, and the network address", stringKey("redbeat::lock", uuid1At(kNow - 42s)),
        "0242ac110002,,,,,42000");
    row("mlanett", stringKey("lock:owner:stock", "web-1:4711", kNoTtl), "web-1,4711,,,,");
    row("uniqid tells the microsecond",
        stringKey("stock-lock", QByteArray::number((kNow - 7s).time_since_epoch().count() / 1000, 16) + "1e240"),
        ",,,,,6877");
    row("php-redis-lock tells pid and time", stringKey("stock", "4711:0.25000000 " + seconds(kNow - 3s) + ":1234"),
        ",4711,,,,2750");
    row("warlock tells when", stringKey("stock:lock", QByteArray::fromHex(uuid1At(kNow - 5s)).toBase64()), ",,,,,5000");
    row("bsm tells the metadata", stringKey("stock-lock", "_d332ZZsQvEWoZyTNkudmAjob 7"), ",,,,job 7,");
    row("BullMQ tells the worker", stringKey("bull:mail:17:lock", kUuid + ":3"),
        ",,,3edaecd7-8b5a-4c47-bdc6-fff775044369,,");
    row("redis_queued_locks tells pid and thread",
        hashKey("rql:lock:a", {{"acq_id", kRql}, {"hst_id", "h"}, {"ts", seconds(kNow - 2s) + ".5"}}),
        ",4711,1234,h,,1500");
    row("sidekiq tells job and time",
        hashKey("uniquejobs:" + kDigest + ":LOCKED", {{kJid, seconds(kNow - 9s) + ".25"}}),
        ",,b4a577edbccf1d805744efa9,,,8750");
    row("Redisson 1.x",
        stringKey("old",
                  R"({"@class":"org.redisson.RedissonLock$LockValue","counter":1,"id":"3edaecd7","threadId":321})"),
        ",,321,3edaecd7,,");
}

void TestDialects::owners()
{
    QFETCH(RawKey, raw);
    QFETCH(QString, info);
    const auto lock = recognise(raw);
    QVERIFY(lock);
    const OwnerInfo &owner = lock->ownerInfo.orEmpty();
    const QStringList found{owner.host,    owner.pid ? QString::number(*owner.pid) : QString(),
                            owner.thread,  owner.client,
                            owner.program, owner.since ? QString::number((kNow - *owner.since).count()) : QString()};
    QCOMPARE(found.join(u','), info);
}

void TestDialects::resources()
{
    const auto resourceOf
        = [](const QByteArray &key, const QByteArray &value) { return recognise(stringKey(key, value))->resource; };
    QCOMPARE(resourceOf("asynq:{default}:unique:email:ab12", kUuid), QStringLiteral("default:email:ab12"));
    QCOMPARE(resourceOf("resque:resque_scheduler_master_lock", "web-1:4711"), QStringLiteral("resque"));
    QCOMPARE(resourceOf("lock4j:com.x.Y#m", kHex32V4), QStringLiteral("com.x.Y#m"));
    QCOMPARE(resourceOf("job-lock:default:rep", "ADDED:2026-11-21T09:59:00Z@batch-1"), QStringLiteral("rep"));
    QCOMPARE(resourceOf("job-lock:default:rep:daily", "ADDED:2026-11-21T09:59:00Z@batch-1"),
             QStringLiteral("rep:daily"));
    QCOMPARE(resourceOf("gitlab:exclusive_lease::a", kUuid), QStringLiteral(":a"));
}

void TestDialects::expiryInTheValue()
{
    const auto inSeconds = recognise(stringKey("lock.foo", seconds(kNow + 30s), kNoTtl));
    QCOMPARE(inSeconds->details->valueExpiry, std::optional(kNow + 30s));
    QVERIFY(dialectOf("setnx-timestamp").caveats() & Caveat::TtlIsNotLease);
    QCOMPARE(recognise(stringKey("stock", kUuid + ':' + millis(kNow + 1500ms), kNoTtl))->details->valueExpiry,
             std::optional(kNow + 1500ms));
    // Clocks differ a little: a moment after its end it is not called free yet, and it is read again once it is.
    QVERIFY(recognise(stringKey("lock.foo", seconds(kNow - 1s), kNoTtl)));
    QVERIFY(!recognise(stringKey("lock.foo", seconds(kNow - 2s), kNoTtl)));
    QVERIFY(inSeconds->details->changesAt > kNow + 30s && inSeconds->details->changesAt < kNow + 32s);
    QVERIFY(!recognise(stringKey("lock.foo", millis(kNow - 1500ms), kNoTtl), true));
    QVERIFY(!recognise(stringKey("resque:lock:x", "true", kNoTtl))->details->valueExpiry);
    auto mlanett = recognise(stringKey("lock:owner:stock", "web-1:4711", kNoTtl));
    QVERIFY(mlanett->endIsInCompanion); // until what stands beside it was read
    dialectOf("mlanett").refine(*mlanett, {stringKey("lock:expire:stock", seconds(kNow + 30s), kNoTtl)});
    QCOMPARE(mlanett->details->valueExpiry, std::optional(kNow + 30s));
    QVERIFY(!mlanett->needsCompanion);
}

void TestDialects::medallionWriterWaits()
{
    auto lock = recognise(keyOf(KeyType::Set, "orders.readers", {{kOtherMedallion, ""}, {kMedallion, ""}}));
    QVERIFY(lock->mode == LockMode::Read);
    QCOMPARE(lock->resource, QStringLiteral("orders"));
    QCOMPARE(lock->owner, kMedallion + ' ' + kOtherMedallion);
    const Dialect &dialect = dialectOf("medallion-readers");
    QCOMPARE(dialect.companions("orders.readers").front().key, QByteArray("orders.writer"));
    dialect.refine(*lock, {stringKey("orders.writer", kMedallion + "_WRITERWAITING")});
    QVERIFY(lock->details->waiters == std::optional(WaiterCount{.count = 1})); // readers behind it do not show
    QVERIFY(recognise(stringKey("orders.writer", kMedallion))->mode == LockMode::Write);
}

void TestDialects::whichLocksHaveMoreKeys()
{
    for (const auto &dialect : catalogue().all()) {
        for (const QByteArray name : {"x", "lock:x", "x:lock", "lock:", ":lock", "lock:x:lock", "orders.writer"}) {
            const auto companions = dialect->companions(name);
            const AsideNeed need = dialect->asideNeed(name);
            const QByteArray what = dialect->id().toUtf8() + ' ' + name;
            QVERIFY2((need == AsideNeed::None) == (companions.empty() && dialect->waiters(name).empty()), what);
            if (need != AsideNeed::IfFound)
                continue;
            QVERIFY2(dialect->waiters(name).empty() && companions.size() == 1, what);
            QVERIFY2(name.startsWith(kPythonLockStart), what);
            QCOMPARE(companions.front().key, kPythonSignalStart.toByteArray() + name.mid(kPythonLockStart.size()));
        }
    }
    const Dialect &plain = *catalogue().find(QStringLiteral("string"));
    QVERIFY(plain.asideNeed("lock:x") == AsideNeed::IfFound);
    QVERIFY(plain.asideNeed("lock:x:lock") == AsideNeed::Always);
}

void TestDialects::springRegistry()
{
    SharedOwnerDetector detector;
    QVERIFY(!detector.recognise(stringKey("registry:a", kUuid)));
    QVERIFY(!detector.recognise(stringKey("registry:a", kUuid))); // the same again is none more
    QVERIFY(!detector.recognise(stringKey("registry:b", kUuid)));
    QVERIFY(!detector.recognise(stringKey("registry:c", kOtherUuid)));
    QVERIFY(!detector.recognise(stringKey("elsewhere:c", kUuid)));
    QVERIFY(!detector.recognise(stringKey("registry:long", kUuid, 600s)));
    QVERIFY(!detector.recognise(stringKey("registry:ever", kUuid, kNoTtl)));
    const auto third = detector.recognise(stringKey("registry:d:1", kUuid));
    QVERIFY(third);
    QCOMPARE(third->dialect, QStringLiteral("spring-integration"));
    QVERIFY(!detector.recognise(stringKey("registry:session:d", kUuid))); // the name has another purpose
    // Those before it are to be read again, once.
    const QByteArrayList earlier = detector.takeKeysToReread();
    QCOMPARE(QSet<QByteArray>(earlier.begin(), earlier.end()), (QSet<QByteArray>{"registry:a", "registry:b"}));
    QVERIFY(detector.takeKeysToReread().isEmpty());
    QCOMPARE(third->resource, QStringLiteral("d:1"));
    QVERIFY(detector.recognise(stringKey("registry:a", kUuid)));
    QVERIFY(catalogue().find(third->dialect) != nullptr);
    QVERIFY(!catalogue().isGeneric(*third));
    QVERIFY(catalogue().isGeneric(*recognise(stringKey("registry:a", kUuid))));
    // Many registries, or sessions that look like it: it stays small and goes on.
    for (int i = 0; i < 20'000; ++i)
        QVERIFY(!detector.recognise(stringKey("s" + QByteArray::number(i) + ":x", kUuid)));
}

void TestDialects::threeKeysOfOneLock()
{
    for (const char *key : {"rueidislock:0:a", "rueidislock:1:a", "rueidislock:2:a", "valkeylock:2:"})
        QVERIFY2(KeyQuorum::isPart(key) == (QByteArrayView(key).back() == 'a'), key);
    for (const char *key : {"", "r", "v", "rueidislock:", "rueidislock:0", "rueidislock:3:a", "rueidislock:10:a",
                            "xrueidislock:0:a", "lock:0:a"}) {
        QVERIFY2(!KeyQuorum::isPart(key), key);
        QCOMPARE(KeyQuorum::mainKeyOf(key), QByteArray(key));
        QVERIFY(KeyQuorum::otherKeysOf(key).isEmpty());
    }
    QCOMPARE(KeyQuorum::mainKeyOf("valkeylock:2:a:b"), QByteArray("valkeylock:0:a:b"));
    QCOMPARE(KeyQuorum::otherKeysOf("valkeylock:0:a"), (QByteArrayList{"valkeylock:1:a", "valkeylock:2:a"}));
    QVERIFY(KeyQuorum::otherKeysOf("valkeylock:1:a").isEmpty());

    const auto settled = [](std::array<std::pair<const char *, qint64>, 3> keys) {
        std::array<RawKey, 3> raw;
        for (size_t i = 0; i < 3; ++i)
            raw[i] = {.type = KeyType::String,
                      .ttl = KeyTtl::fromPttl(keys[i].second),
                      .length = qint64(qstrlen(keys[i].first)),
                      .value = keys[i].first};
        KeyQuorum::resolve(raw[0], {raw[1], raw[2]});
        return raw[0];
    };
    const auto whole = settled({{{"A", 30}, {"A", 10}, {"A", 20}}});
    QCOMPARE(whole.value, QByteArray("A"));
    QCOMPARE(whole.ttl.left, Millis(20)); // then two have ended
    QCOMPARE(settled({{{"", -2}, {"A", 10}, {"A", -1}}}).ttl.left, Millis(10));
    QCOMPARE(settled({{{"B", 30}, {"A", 10}, {"A", 20}}}).value, QByteArray("A"));
    QVERIFY(settled({{{"A", -1}, {"A", -1}, {"", -2}}}).ttl.kind == KeyTtl::Kind::Never);
    for (const auto &keys : {std::array<std::pair<const char *, qint64>, 3>{{{"A", 30}, {"B", 10}, {"C", 20}}},
                             {{{"A", 30}, {"", -2}, {"", -2}}},
                             {{{"", -2}, {"", -2}, {"", -2}}}})
        QVERIFY(settled(keys).ttl.kind == KeyTtl::Kind::Gone);
}

void TestDialects::whatMayBeLong()
{
    const auto longKey = [](KeyType type, const QByteArray &key, const Fields &fields = {}) {
        RawKey raw = keyOf(type, key, fields);
        raw.length = 1000;
        return catalogue().mayBeLong(raw);
    };
    QVERIFY(longKey(KeyType::Hash, "any", {{"mode", "read"}}));
    QVERIFY(!longKey(KeyType::Hash, "any", {{"mode", "dark"}}));
    QVERIFY(!longKey(KeyType::Hash, "any"));
    QVERIFY(longKey(KeyType::Hash, "uniquejobs:" + kDigest + ":LOCKED"));
    QVERIFY(longKey(KeyType::Hash, "huey.results.app"));
    QVERIFY(longKey(KeyType::Hash, "SEMAPHORE:a:GRABBED"));
    QVERIFY(longKey(KeyType::Hash, "rql:lock:a"));
    QVERIFY(longKey(KeyType::Set, "a.readers"));
    QVERIFY(!longKey(KeyType::Hash, "a.readers"));
    QVERIFY(longKey(KeyType::Set, "pulp:resource_lock:a"));
    QVERIFY(!longKey(KeyType::Set, "tags"));
    RawKey pinned = keyOf(KeyType::Hash, "groups:1", {});
    QVERIFY(DialectCatalog({.pins = {{"groups:*", QStringLiteral("redisson-group")}}}).mayBeLong(pinned));
}

void TestDialects::bullsJob()
{
    auto lock = recognise(stringKey("bull:mail:17:lock", kUuid + ":3"));
    const Dialect &bull = dialectOf("bull");
    QCOMPARE(bull.companions(lock->name).front().key, QByteArray("bull:mail:17"));
    QVERIFY(gradeOf(lock->signs) == Grade::Known);
    QVERIFY(recognise(stringKey("bull:mail:lock", kUuid))->dialect != u"bull");
    QVERIFY(recognise(stringKey("bull:mail:17:token", kUuid))->dialect != u"bull");
}

void TestDialects::knownDialectBeatsTheGenericForm()
{
    const DialectCatalog &catalog = catalogue();
    const RawKey raw = stringKey("registry:a", kUuid);
    QCOMPARE(catalog.recognise(raw, kNow, true, QStringLiteral("spring-integration"))->dialect,
             QStringLiteral("spring-integration"));
    QCOMPARE(catalog.recognise(raw, kNow, true, QStringLiteral("string"))->dialect, QStringLiteral("string"));
    QCOMPARE(catalog.recognise(raw, kNow, true, QStringLiteral("redisson"))->dialect, QStringLiteral("string"));
    // What the form tells is not overruled.
    QCOMPARE(catalog.recognise(stringKey("redlock:a", kUuid), kNow, true, QStringLiteral("gitlab"))->dialect,
             QStringLiteral("redlock"));
}

void TestDialects::waiterSources()
{
    using Query = WaiterSource::Query;
    using Unit = WaiterSource::Unit;
    const auto redisson = dialectOf("redisson").waiters("a");
    QCOMPARE(redisson.size(), size_t(2));
    QVERIFY(
        (redisson[0]
         == WaiterSource{.query = Query::Subscribers, .key = "redisson_lock__channel:{a}", .unit = Unit::Processes}));
    QVERIFY((redisson[1]
             == WaiterSource{.query = Query::SetCountSince,
                             .key = "redisson_lock_timeout:{a}",
                             .unit = Unit::Waiters,
                             .exact = true,
                             .inMillis = true}));
    QCOMPARE(dialectOf("redisson").waiters("a{b}")[0].key, QByteArray("redisson_lock__channel:a{b}"));
    QCOMPARE(dialectOf("redisson-rw").waiters("a")[0].key, QByteArray("redisson_rwlock:{a}"));
    QCOMPARE(dialectOf("redisson-permits").waiters("{a}:timeout")[0].key, QByteArray("redisson_sc:{a}"));
    const auto queued = dialectOf("redis-queued-locks").waiters("rql:lock:a");
    QCOMPARE(queued.front().key, QByteArray("rql:lock_queue:a"));
    QVERIFY(queued.front().query == Query::SetCountSince && queued.front().freshFor == Millis(15'000)
            && queued.front().exact);
    QCOMPARE(dialectOf("sidekiq-unique-jobs").waiters("uniquejobs:d:LOCKED")[0].key, QByteArray("uniquejobs:d:QUEUED"));
    QVERIFY(dialectOf("python-redis-lock").waiters("lock:a")[0].query == Query::BlockedClients);
    QVERIFY(dialectOf("walrus").waiters("lock:a")[0].query == Query::BlockedClients);
    QCOMPARE(dialectOf("spring-integration").waiters("reg:a:b")[0].key, QByteArray("reg-channel"));
    for (const char *id : {"redlock", "redsync", "redis-py", "string", "symfony", "medallion", "shedlock"})
        QVERIFY2(dialectOf(id).waiters("a").empty(), id); // from outside they cannot be seen
}

void TestDialects::everyCompanionLeadsBack()
{
    // What companions() names, companionOf() takes home, but for what is a key like any other, or shared.
    const DialectCatalog &catalog = catalogue();
    for (const auto &fixture : lockFixtures(kNow)) {
        const auto lock = catalog.recognise(fixture.raw, kNow);
        for (const Companion &companion : catalog.find(lock->dialect)->companions(lock->name)) {
            using Role = Companion::Role;
            QVERIFY(companion.key != lock->name);
            if (companion.role == Role::Counter || companion.role == Role::Guarded
                || (companion.role == Role::Queue && companion.type == KeyType::String) || lock->dialect == u"cacheops"
                || lock->needsCompanion || companion.key == lock->resource->toUtf8())
                continue;
            const RawKey raw{
                .key = companion.key, .type = companion.type, .ttl = ttlOf(kNoTtl), .length = 1, .value = "1"};
            const auto name = catalog.companionOf(raw, kNow);
            QVERIFY2(name, companion.key.constData());
            QCOMPARE(*name, companion.role == Role::Registry ? QByteArray() : lock->name);
        }
    }
}

void TestDialects::forceReleaseComparesTheOwner()
{
    const QByteArray name("na\r\nme");
    const QByteArray owner("']] return 1 --");
    int released = 0;
    for (const auto &dialect : catalogue().all()) {
        const auto call = dialect->forceRelease(name, owner);
        if (!call) {
            QVERIFY(call.error().kind == ErrorKind::NotAllowed);
            QVERIFY(call.error().message.contains(dialect->title()));
            continue;
        }
        ++released;
        QCOMPARE(call->keys.first(), name);
        QCOMPARE(call->arguments.first(), owner);
        // SEC11: a body is a constant, whatever the names are
        QCOMPARE(call->body, dialect->forceRelease("x", "y")->body);
        QVERIFY(!call->body.isEmpty());
        QCOMPARE(call->command().mid(0, 4),
                 (QByteArrayList{"EVAL", call->body, QByteArray::number(call->keys.size()), name}));
        QCOMPARE(call->command().at(3 + call->keys.size()), owner);
        // A counter of fencing tokens is nobody's to delete.
        for (const Companion &companion : dialect->companions("a"))
            QVERIFY(companion.role != Companion::Role::FencingCounter
                    || !dialect->forceRelease("a", owner)->keys.contains(companion.key));
        // A hold-off is put in its place, or refused, but never left out in silence.
        const HoldOff holdOff{.duration = Millis(5000), .owner = "nobody"};
        const auto held = dialect->forceRelease(name, owner, holdOff);
        QVERIFY(held ? held->arguments.contains("5000") && held->arguments.contains("nobody")
                     : held.error().kind == ErrorKind::NotAllowed);
        QVERIFY(!held || !dialect->holdOffOwner().isEmpty());
    }
    QVERIFY(released > 40);
}

void TestDialects::forceReleaseWakesWhoWaits()
{
    const auto redisson = dialectOf("redisson").forceRelease("a", "o");
    QCOMPARE(redisson->keys, (QByteArrayList{"a", "redisson_lock_queue:{a}", "redisson_lock_timeout:{a}"}));
    QCOMPARE(redisson->arguments.at(1), QByteArray("redisson_lock__channel:{a}"));
    QCOMPARE(dialectOf("redisson").forceRelease("a{b}", "o")->arguments.at(1),
             QByteArray("redisson_lock__channel:a{b}"));
    QCOMPARE(dialectOf("redisson-permits").forceRelease("{a}:timeout", "o")->keys,
             (QByteArrayList{"{a}:timeout", "a"}));
    QCOMPARE(dialectOf("spring-integration").forceRelease("reg:a:b", "o")->arguments.mid(4),
             (QByteArrayList{"reg-channel", "reg:a:b", "reg-channel:reg:a:b", "reg:a:b"}));
    QCOMPARE(dialectOf("rueidislock").forceRelease("rueidislock:0:a", "o")->keys,
             (QByteArrayList{"rueidislock:0:a", "rueidislock:1:a", "rueidislock:2:a"}));
    QCOMPARE(dialectOf("mlanett").forceRelease("lock:owner:a", "o")->keys,
             (QByteArrayList{"lock:owner:a", "lock:expire:a"}));
    QCOMPARE(dialectOf("python-redis-lock").forceRelease("lock:a", "o")->keys,
             (QByteArrayList{"lock:a", "lock-signal:a"}));
    QCOMPARE(dialectOf("walrus").forceRelease("lock:a", "o")->keys, (QByteArrayList{"lock:a", "lock.event:a"}));
    QCOMPARE(dialectOf("cacheops").forceRelease("a", "LOCK")->keys, (QByteArrayList{"a", "a:signal"}));
    QCOMPARE(dialectOf("symfony-semaphore").forceRelease("{a}:time", "o")->keys,
             (QByteArrayList{"{a}:time", "{a}:weight"}));
}

void TestDialects::pulpsRegistries()
{
    QCOMPARE(dialectOf("pulp").forceRelease("pulp:resource_lock:a", "one worker")->keys,
             (QByteArrayList{"pulp:resource_lock:a", "pulp:owner_locks:one worker"}));
    QCOMPARE(dialectOf("pulp-shared").forceRelease("pulp:resource_lock:a", "w1 w2")->keys,
             (QByteArrayList{"pulp:resource_lock:a", "pulp:owner_locks:w1", "pulp:owner_locks:w2"}));
    const auto shared = recognise(keyOf(KeyType::Set, "pulp:resource_lock:a", {{"w2", ""}, {"w1", ""}}, kNoTtl));
    QVERIFY(shared->mode == LockMode::Read);
    QCOMPARE(shared->owner, "w1 w2");
    QCOMPARE(shared->resource, QStringLiteral("a"));
    // Names that cannot be told apart are shown, and not compared.
    QVERIFY(recognise(keyOf(KeyType::Set, "pulp:resource_lock:a", {{"w 2", ""}}, kNoTtl))->ownerCut);
}

void TestDialects::hueysLocksAreFields()
{
    const auto lock = recognise(
        hashKey("huey.results.shop", {{"shop.lock.mail", "1"}, {kUuid, "1"}, {"shop.lock.import", "1"}}, kNoTtl));
    QCOMPARE(lock->owner, "shop.lock.import shop.lock.mail");
    QCOMPARE(lock->details->holders, std::optional<qint64>(2));
    QVERIFY(!lock->ownerCut);
    QVERIFY(dialectOf("huey").caveats() & Caveat::NotAKey);
    QVERIFY(recognise(hashKey("huey.results.shop", {{"shop.lock.two words", "1"}}, kNoTtl))->ownerCut);
    RawKey many = hashKey("huey.results.shop", {{"shop.lock.mail", "1"}}, kNoTtl);
    many.length = 1000;
    QVERIFY(recognise(many)->ownerCut);
}

void TestDialects::refusals()
{
    for (const char *id : {"hangfire", "quartz-jobstore", "redisson-1", "counter"})
        QVERIFY2(!dialectOf(id).forceRelease("a", "o"), id);
    // Their clients would read the hold-off as a time, or as a member.
    const HoldOff holdOff{.duration = Millis(1000), .owner = "x"};
    for (const char *id : {"setnx-timestamp", "jedislock", "mlanett", "redisson-permits", "medallion-readers",
                           "sidekiq-unique-jobs", "huey", "pulp-shared"}) {
        QVERIFY2(dialectOf(id).forceRelease("a", "o"), id);
        QVERIFY2(!dialectOf(id).forceRelease("a", "o", holdOff), id);
    }
}

void TestDialects::ttlLimitsCompareTheOwner()
{
    const QByteArray name("na\r\nme");
    const QByteArray owner("']] return 1 --");
    int limited = 0;
    for (const auto &dialect : catalogue().all()) {
        for (const auto only : {TtlLimit::Only::IfLonger, TtlLimit::Only::IfEndless}) {
            const TtlLimit limit{.ttl = Millis(4711), .only = only};
            const auto call = dialect->limitTtl(name, owner, limit);
            if (!call) {
                QVERIFY(call.error().kind == ErrorKind::NotAllowed);
                QVERIFY(call.error().message.contains(dialect->title()));
                continue;
            }
            ++limited;
            // What cannot be released is not let run out either, and a TTL that is no lease says nothing about one
            // holder.
            QVERIFY2(dialect->forceRelease(name, owner), qPrintable(dialect->id()));
            QVERIFY2(!(dialect->caveats() & Caveat::TtlIsNotLease), qPrintable(dialect->id()));
            QCOMPARE(call->keys.first(), name);
            QCOMPARE(call->arguments.mid(0, 3),
                     (QByteArrayList{owner, "4711", only == TtlLimit::Only::IfLonger ? "longer" : "endless"}));
            QCOMPARE(call->body, dialect->limitTtl("x", "y", limit)->body);
            QVERIFY(!call->body.contains("'DEL'") && !call->body.contains("'SET'"));
        }
    }
    QVERIFY(limited > 60);
    QCOMPARE(dialectOf("redisson").limitTtl("a", "o", {.ttl = Millis(1)})->keys,
             (QByteArrayList{"a", "redisson_lock_queue:{a}"}));
    QCOMPARE(dialectOf("rueidislock").limitTtl("rueidislock:0:a", "o", {.ttl = Millis(1)})->keys,
             (QByteArrayList{"rueidislock:0:a", "rueidislock:1:a", "rueidislock:2:a"}));
    // Their waiters block for ever where there was no TTL.
    for (const char *id : {"python-redis-lock", "walrus", "cacheops"}) {
        QVERIFY2(dialectOf(id).limitTtl("a", "o", {.ttl = Millis(1)}), id);
        QVERIFY2(!dialectOf(id).limitTtl("a", "o", {.ttl = Millis(1), .only = TtlLimit::Only::IfEndless}), id);
    }
    for (const char *id : {"hangfire", "pulp", "counter", "mlanett", "setnx-timestamp", "redisson-rw",
                           "redisson-permits", "symfony", "sidekiq-unique-jobs"})
        QVERIFY2(!dialectOf(id).limitTtl("a", "o", {.ttl = Millis(1)}), id);
}

void TestDialects::whatIsPutBack()
{
    const ReleasedState taken{.ttl = KeyTtl::fromPttl(4711), .holdCount = 3};
    for (const auto &dialect : catalogue().all()) {
        const auto call = dialect->putBack("name", "owner", taken);
        if (!call) {
            QVERIFY(call.error().kind == ErrorKind::NotAllowed);
            continue;
        }
        QCOMPARE(call->keys, QByteArrayList{"name"});
        QCOMPARE(call->arguments.mid(0, 2), (QByteArrayList{"owner", "4711"}));
        QCOMPARE(dialect->putBack("name", "owner", {.ttl = KeyTtl::fromPttl(-1), .holdCount = 3})->arguments.at(1),
                 "-1");
    }
    QCOMPARE(dialectOf("redisson").putBack("name", "owner", taken)->arguments.at(2), "3");
    QVERIFY(!dialectOf("redisson").putBack("name", "owner", {.ttl = KeyTtl::fromPttl(4711)}));
    // More than one key, or more than one holder.
    for (const char *id : {"rueidislock", "mlanett", "redisson-rw", "symfony", "sidekiq-unique-jobs", "hangfire",
                           "medallion-readers", "redis-queued-locks"})
        QVERIFY2(!dialectOf(id).putBack("name", "owner", taken), id);
}

void TestDialects::hostile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a NUL") << QByteArray("\0", 1);
    QTest::newRow("line breaks") << QByteArray("\r\n\r\n");
    QTest::newRow("an escape sequence") << QByteArray("\x1b[2J\x1b]0;x\x07");
    QTest::newRow("bytes that are no text") << randomBytes(200);
    QTest::newRow("a cut character") << QByteArray("\xe2\x80");
    QTest::newRow("colons") << QByteArray(300, ':');
    QTest::newRow("braces") << QByteArray(300, '{');
    QTest::newRow("an UUID and colons") << kUuid + QByteArray(100, ':');
    QTest::newRow("a prefix and nothing") << QByteArray("lockscope:");
    QTest::newRow("uniquejobs and nothing") << QByteArray("uniquejobs:");
    QTest::newRow("a name of 100,000 bytes") << QByteArray(100'000, 'l');
    QTest::newRow("digits") << QByteArray(400, '9');
    QTest::newRow("13 digits of an age to come") << QByteArray("9999999999999");
    QTest::newRow("a huge length in a record") << QByteArray("\xff\xff\xff\xff\x01");
    QTest::newRow("ADDED and no time") << QByteArray("ADDED:@");
    QTest::newRow("ADDED and nothing") << QByteArray("ADDED:");
    QTest::newRow("a class and nothing") << QByteArray(R"({"@class":"org.redisson.RedissonLock$LockValue")");
    QTest::newRow("rwlock_timeout alone") << QByteArray(":rwlock_timeout:1");
    QTest::newRow("s:1:") << QByteArray("s:1:\"\";");
    QTest::newRow("rueidislock cut") << QByteArray("rueidislock:1");
}

void TestDialects::hostile()
{
    // Whatever a server says, a reading comes out, or none; the sanitizers watch the way there.
    QFETCH(QByteArray, bytes);
    {
        const DialectCatalog catalog;
        for (const QByteArray &key : {bytes, QByteArray("lock:a"), bytes + ":lock", bytes + ".readers",
                                      bytes + ":timeout", "{" + bytes + "}:timeout"}) {
            const Fields fields{
                {bytes, bytes}, {bytes + ":write", "1"}, {"mode", bytes}, {bytes + ":expire_time", bytes}};
            std::vector<RawKey> keys{stringKey(key, bytes), stringKey(key, bytes, kNoTtl)};
            for (const KeyType type :
                 {KeyType::Hash, KeyType::Set, KeyType::List, KeyType::SortedSet, KeyType::Stream, KeyType::Other}) {
                keys.push_back(keyOf(type, key, fields));
                keys.push_back(keyOf(type, key, fields.mid(0, 1)));
                keys.push_back(keyOf(type, key, {}));
            }
            for (const RawKey &raw : keys) {
                for (const bool named : {false, true}) {
                    const auto lock = catalog.recognise(raw, kNow, named);
                    (void)catalog.companionOf(raw, kNow);
                    if (lock) {
                        const Dialect *dialect = catalog.find(lock->dialect);
                        QVERIFY(dialect != nullptr);
                        (void)dialect->companions(lock->name);
                        (void)dialect->waiters(lock->name);
                        (void)dialect->forceRelease(lock->name, lock->owner);
                    }
                }
            }
        }
    }
    for (const auto &dialect : catalogue().all()) {
        (void)dialect->companions(bytes);
        (void)dialect->waiters(bytes);
        (void)dialect->forceRelease(bytes, bytes);
        Recognition lock;
        dialect->refine(lock, {});
        dialect->refine(lock, {stringKey(bytes, bytes), keyOf(KeyType::List, bytes, {})});
    }
}

void TestDialects::cutValues()
{
    // A long value that begins like an owner is none; named by the user it is shown, and never compared.
    const RawKey raw = stringKey("a:lock", kUuid + QByteArray(600, 'x'));
    QVERIFY(raw.isCut());
    QVERIFY(gradeOf(recognise(raw)->signs) == Grade::Possible);
    QVERIFY(recognise(raw, true)->ownerCut);
    RawKey huge = hashKey("h", {{kUuid + ":1", "1"}});
    huge.length = 100'000;
    QVERIFY(!recognise(huge));
    huge = hashKey("rql:lock:a", {{"acq_id", kRql}});
    huge.length = 100;
    QVERIFY(recognise(huge) && !recognise(huge)->ownerCut); // its owner was read whole
    huge = sortedSetKey("invoice", {{kBase64Of32, millis(kNow + 30s)}});
    huge.length = 1000;
    QVERIFY(recognise(huge)->ownerCut);
}

void TestDialects::pttlReplies()
{
    QCOMPARE(KeyTtl::fromPttl(-2), (KeyTtl{KeyTtl::Kind::Gone, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(-1), (KeyTtl{KeyTtl::Kind::Never, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(0), (KeyTtl{KeyTtl::Kind::Finite, Millis(0)}));
    QCOMPARE(KeyTtl::fromPttl(7), (KeyTtl{KeyTtl::Kind::Finite, Millis(7)}));
    for (const qint64 absurd : {qint64(-3), std::numeric_limits<qint64>::min()})
        QCOMPARE(KeyTtl::fromPttl(absurd), (KeyTtl{KeyTtl::Kind::Finite, Millis(0)}));
}

void TestDialects::idsAreUnique()
{
    const DialectCatalog &catalog = catalogue();
    QSet<QString> ids;
    for (const auto &dialect : catalog.all()) {
        ids.insert(dialect->id());
        QVERIFY(catalog.find(dialect->id()) == dialect.get());
        QVERIFY(!dialect->title().isEmpty());
        QVERIFY(!dialect->types().empty());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(catalog.all().size()));
    QVERIFY(catalog.find(QStringLiteral("nosuch")) == nullptr);
}

LOCKSCOPE_TEST(QCoreApplication, TestDialects)
#include "tst_dialects.moc"

#include "fixtures/redisserver.h"
#include "fixtures/subscriber.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/control/releasecontroller.h>
#include <lockscope/core/diagnosis/rightsprobe.h>
#include <lockscope/core/locks/lockclient.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QDateTime>
#include <QTcpSocket>

#include <algorithm>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kString = "lock:string";
const QByteArray kHash = "lock:hash";
const QByteArray kSet = "lock:set.readers";
const QByteArray kSortedSet = "lock:zset";
const QString kId = QStringLiteral("3edaecd7-8b5a-4c47-bdc6-fff775044369");
const QString kOtherId = QStringLiteral("96b38d21-5ded-4eeb-ac36-87b581f3be26");
const QString kMedallionId = QStringLiteral("WEB_7_4711_0123456789abcdef0123456789abcdef");
const QString kUlockId = QStringLiteral("aRxayyjVyO5uzngqXlRtOhRBw4lNPNB6xN5r3/Jy+sk=");

using Features = QSet<Feature>;

QByteArray words(const Features &features)
{
    QByteArrayList list;
    for (const Feature feature : features)
        list.append(toString(feature).data());
    std::ranges::sort(list);
    return list.join(' ');
}

/// What a user sees and can do, by looking.
class Look : public QObject
{
public:
    explicit Look(const Deployment &deployment)
        : watch(deployment)
        , controller(&watch, AuditJournal(m_folder.filePath(QStringLiteral("audit.jsonl"))))
    {
        connect(&watch, &DeploymentWatch::changed, this, [this](const BoardDiffPtr &diff) {
            for (const auto &state : diff->changed)
                m_locks.insert(state->name, state);
            for (const auto &name : diff->removed)
                m_locks.remove(name);
            m_nodes = diff->nodes;
            m_complete = diff->complete;
        });
        watch.start();
    }

    /// What works now, of all that can be seen to work.
    [[nodiscard]] Features works(const RedisServer &server) const
    {
        Features found;
        const NodeStatus node = m_nodes.empty() ? NodeStatus{} : m_nodes.front();
        const auto held = [this](const QByteArray &name) {
            const auto lock = m_locks.value(name);
            return lock && lock->assessment.verdict == Verdict::Held;
        };
        const auto note = [&found](Feature feature, bool works) {
            if (works)
                found.insert(feature);
        };
        note(Feature::Strings, held(kString));
        note(Feature::Hashes, held(kHash));
        note(Feature::Sets, held(kSet));
        note(Feature::SortedSets, held(kSortedSet));
        note(Feature::Reading, !node.error && !m_locks.isEmpty());
        note(Feature::Identity, node.facts && !node.facts->runId.isEmpty());
        note(Feature::Clock, node.clock.has_value());
        note(Feature::Feed, node.feed == FeedKind::Tracking);
        note(Feature::Name, server.tell(QStringLiteral("CLIENT LIST")).contains("name=lockscope-watch"));
        note(Feature::Plans, m_planned == true);
        return found;
    }
    /// All has been tried: what does not work now will not.
    [[nodiscard]] bool isSettled() const
    {
        const NodeStatus node = m_nodes.empty() ? NodeStatus{} : m_nodes.front();
        return (m_complete || node.error) && node.roundTrip
            && (node.feed == FeedKind::Tracking || !node.feedWhy.isEmpty());
    }
    [[nodiscard]] bool isComplete() const { return m_complete; }
    void plan()
    {
        m_planned.reset();
        whenDone(controller.plan(kString), this,
                 [this](const Result<ReleasePlan> &plan) { m_planned = plan.hasValue(); });
    }
    [[nodiscard]] bool hasPlanned() const { return m_planned.has_value(); }
    [[nodiscard]] NodeStatus node() const { return m_nodes.empty() ? NodeStatus{} : m_nodes.front(); }
    [[nodiscard]] qint64 waiters(const QByteArray &name) const
    {
        const auto lock = m_locks.value(name);
        return lock && lock->waiters() ? lock->waiters()->count : -1;
    }
    [[nodiscard]] bool holds(const QByteArray &name, const QByteArray &owner) const
    {
        const auto lock = m_locks.value(name);
        return lock && lock->assessment.owner == owner;
    }

private:
    QTemporaryDir m_folder;

public:
    DeploymentWatch watch;
    ReleaseController controller;

private:
    QHash<QByteArray, LockStatePtr> m_locks;
    std::vector<NodeStatus> m_nodes;
    std::optional<bool> m_planned;
    bool m_complete = false;
};

} // namespace

class TestLeastPrivilege : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void theWatchingUserWatches();
    void theWatchingUserChangesNothing_data();
    void theWatchingUserChangesNothing();
    void withoutPatternsAsWell();
    void whoCanReadNothingIsToldSoOfAnEmptyServer();
    void whoMayReadOtherKeysOnlyIsNotRefused();
    void whoMayListKeysNoMoreIsToldSo_data();
    void whoMayListKeysNoMoreIsToldSo();
    void eachRightCostsOneFeature_data();
    void eachRightCostsOneFeature();
    void eventsTakeThePlaceOfTracking();
    void theActingUserReleases_data();
    void theActingUserReleases();
    void theActingUserTakes_data();
    void theActingUserTakes();

private:
    [[nodiscard]] AccessScope scope(const QByteArrayList &patterns = {"lock:*"}) const
    {
        return {.patterns = patterns, .version = m_version};
    }
    /// Runs the line as it is printed, with a password.
    [[nodiscard]] bool make(const QByteArray &user, const std::vector<AccessRight> &rights) const
    {
        const QByteArray line = aclLine(user, rights).replace(">PASSWORD", ">pw");
        // As a shell takes it.
        QProcess shell;
        shell.start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("redis-cli -p %1 ").arg(m_server.port()) + QString::fromUtf8(line)});
        return shell.waitForFinished() && shell.readAllStandardOutput() == "OK\n"
            && m_server.tell(QStringLiteral("ACL LOG RESET")) == "OK";
    }
    [[nodiscard]] Deployment as(const char *user, const QByteArrayList &patterns = {"lock:*"}) const
    {
        Endpoint endpoint = m_server.endpoint();
        endpoint.user = QLatin1String(user);
        endpoint.password = Secret("pw");
        return {.name = QStringLiteral("test"), .nodes = {endpoint}, .patterns = patterns, .interval = Millis(100)};
    }
    /// What redis-cli hears as this user.
    [[nodiscard]] QByteArray tellAs(const QString &user, const QString &line) const
    {
        return m_server.cli(QStringList{QStringLiteral("--user"), user, QStringLiteral("--pass"), QStringLiteral("pw"),
                                        QStringLiteral("--no-auth-warning")}
                            + line.split(u' '));
    }
    void seed() const;

    RedisServer m_server;
    std::optional<ServerVersion> m_version;
};

void TestLeastPrivilege::initTestCase()
{
    QVERIFY(m_server.start());
    m_version = parseServerInfo(m_server.tell(QStringLiteral("INFO server"))).compatibleRedisVersion;
    QVERIFY(m_version);
}

void TestLeastPrivilege::init()
{
    QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), "OK");
    m_server.cli(
        {QStringLiteral("CONFIG"), QStringLiteral("SET"), QStringLiteral("notify-keyspace-events"), QString()});
}

void TestLeastPrivilege::seed() const
{
    const QString soon = QString::number(QDateTime::currentMSecsSinceEpoch() + 100'000);
    m_server.tell(QStringLiteral("SET lock:string owner-1 PX 100000"));
    m_server.tell(QStringLiteral("HSET lock:hash %1:82 1").arg(kId));
    m_server.tell(QStringLiteral("RPUSH redisson_lock_queue:{lock:hash} %1:7").arg(kOtherId));
    m_server.tell(QStringLiteral("ZADD redisson_lock_timeout:{lock:hash} %1 %2:7").arg(soon, kOtherId));
    m_server.tell(QStringLiteral("SADD lock:set.readers ") + kMedallionId);
    m_server.tell(QStringLiteral("ZADD lock:zset %1 %2 %1 __write__").arg(soon, kUlockId));
    for (const auto *key : {"lock:hash", "lock:set.readers", "lock:zset"})
        m_server.tell(QStringLiteral("PEXPIRE %1 100000").arg(QLatin1String(key)));
}

const Features kSeen{Feature::Reading,  Feature::Strings, Feature::Hashes, Feature::Sets, Feature::SortedSets,
                     Feature::Identity, Feature::Clock,   Feature::Feed,   Feature::Name, Feature::Plans};

void TestLeastPrivilege::theWatchingUserWatches()
{
    seed();
    m_server.tell(QStringLiteral("SET private:a owner-1 PX 100000"));
    QVERIFY(make("lockscope-watch", rightsToWatch(scope())));
    Look look(as("lockscope-watch"));
    QTRY_VERIFY_WITH_TIMEOUT(look.isSettled(), kPatienceMs);
    look.plan();
    const bool all = QTest::qWaitFor([&] { return look.works(m_server) == kSeen; }, kPatienceMs);
    QVERIFY2(all, words(look.works(m_server)));
    QTRY_VERIFY_WITH_TIMEOUT(look.waiters(kHash) == 1, kPatienceMs);
    // Changes are told at once, far sooner than the timer of another test would.
    m_server.tell(QStringLiteral("SET lock:string owner-2 XX PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(look.holds(kString, "owner-2"), kPatienceMs);
    RightsProbe probe(as("lockscope-watch"), scope());
    bool finished = false;
    connect(&probe, &RightsProbe::finished, this, [&finished] { finished = true; });
    probe.start();
    QTRY_VERIFY_WITH_TIMEOUT(finished, kPatienceMs);
    QVERIFY(probe.rights().front().asked);
    QCOMPARE(probe.rights().front().missing, QList<MissingRight>{});
    QVERIFY(!probe.rights().front().settings); // the configuration is none of its rights, and the only refusal
    const QByteArray log = m_server.tell(QStringLiteral("ACL LOG"));
    QVERIFY2(log.count("object\n")
                 == log.count(RedisServer::version() < QVersionNumber(7) ? "object\nconfig\n" : "object\nconfig|get\n"),
             log.constData());
}

void TestLeastPrivilege::theWatchingUserChangesNothing_data()
{
    QTest::addColumn<QString>("line");
    for (const char *line : {"SET lock:string x",
                             "DEL lock:string",
                             "UNLINK lock:string",
                             "PEXPIRE lock:string 1",
                             "PERSIST lock:string",
                             "EVAL return 0",
                             "EVALSHA x 0",
                             "FCALL f 0",
                             "GET private:a",
                             "PTTL private:a",
                             "STRLEN private:a",
                             "CONFIG GET requirepass",
                             "CONFIG SET save x",
                             "KEYS *",
                             "MONITOR",
                             "DEBUG SLEEP 0",
                             "FLUSHALL",
                             "PUBLISH c m",
                             "CLIENT KILL ID 1",
                             "CLIENT PAUSE 1",
                             "CLIENT NO-EVICT ON",
                             "ACL LIST",
                             "SHUTDOWN NOSAVE",
                             "SUBSCRIBE other",
                             "PSUBSCRIBE *",
                             "REPLICAOF NO ONE",
                             "SLOWLOG GET",
                             "RENAME lock:string x",
                             "COPY lock:string lock:x",
                             "HSET lock:hash a b",
                             "SCRIPT FLUSH"}) {
        // What it does not know it does not refuse; and its redis-cli goes on listening after a refusal.
        static constexpr QByteArrayView kOfYoung[]
            = {"FCALL f 0", "COPY lock:string lock:x", "MONITOR", "SUBSCRIBE other", "PSUBSCRIBE *"};
        if (RedisServer::version() >= QVersionNumber(7)
            || std::ranges::find(kOfYoung, QByteArrayView(line)) == std::end(kOfYoung))
            QTest::newRow(line) << QString::fromLatin1(line);
    }
}

void TestLeastPrivilege::theWatchingUserChangesNothing()
{
    QFETCH(QString, line);
    seed();
    QVERIFY(make("lockscope-watch", rightsToWatch(scope())));
    const QByteArray answer = tellAs(QStringLiteral("lockscope-watch"), line);
    QVERIFY2(answer.contains("NOPERM"), answer.constData());
    QCOMPARE(m_server.tell(QStringLiteral("EXISTS lock:string lock:hash lock:set.readers lock:zset")), "4");
}

void TestLeastPrivilege::withoutPatternsAsWell()
{
    seed();
    QVERIFY(make("lockscope-watch", rightsToWatch(scope({}))));
    Deployment any = as("lockscope-watch", {});
    any.possible = true;
    Look look(any);
    QTRY_VERIFY_WITH_TIMEOUT(look.isSettled(), kPatienceMs);
    look.plan();
    const bool all = QTest::qWaitFor([&] { return look.works(m_server) == kSeen; }, kPatienceMs);
    QVERIFY2(all, words(look.works(m_server)));
    QCOMPARE(m_server.tell(QStringLiteral("ACL LOG")), "");
    QVERIFY(tellAs(QStringLiteral("lockscope-watch"), QStringLiteral("SET a b")).contains("NOPERM"));
    // Nor is anything said to be missing, or refused but the configuration: Redis finds that no pattern fits an empty
    // key. The user above was refused on purpose.
    m_server.tell(QStringLiteral("ACL LOG RESET"));
    RightsProbe probe(any, scope({}));
    bool finished = false;
    connect(&probe, &RightsProbe::finished, this, [&finished] { finished = true; });
    probe.start();
    QTRY_VERIFY_WITH_TIMEOUT(finished, kPatienceMs);
    QCOMPARE(probe.rights().front().missing, QList<MissingRight>{});
    const QByteArray log = m_server.tell(QStringLiteral("ACL LOG"));
    QVERIFY2(log.count("object\n")
                 == log.count(RedisServer::version() < QVersionNumber(7) ? "object\nconfig\n" : "object\nconfig|get\n"),
             log.constData());
}

void TestLeastPrivilege::whoCanReadNothingIsToldSoOfAnEmptyServer()
{
    QCOMPARE(m_server.tell(QStringLiteral("ACL SETUSER limited reset on >pw ~x:* -@all +ping +scan")), "OK");
    const auto before = std::chrono::time_point_cast<Millis>(std::chrono::system_clock::now());
    Look look(as("limited", {}));
    QTRY_VERIFY_WITH_TIMEOUT(look.node().error.has_value(), kPatienceMs);
    QVERIFY(look.node().reach == NodeStatus::Reach::Up);
    QVERIFY(look.node().error->kind == ErrorKind::Permission);
    QVERIFY(look.node().since >= before); // since then it cannot be read
}

/// That it may not read the name that is tried tells nothing of others.
void TestLeastPrivilege::whoMayReadOtherKeysOnlyIsNotRefused()
{
    QVERIFY(make("lockscope-watch", rightsToWatch(scope())));
    Look look(as("lockscope-watch", {}));
    QTRY_VERIFY_WITH_TIMEOUT(look.isComplete(), kPatienceMs);
    QVERIFY(!look.node().error);
    QCOMPARE(look.node().hiddenKeys, 0);
}

void TestLeastPrivilege::whoMayListKeysNoMoreIsToldSo_data()
{
    QTest::addColumn<QString>("rights");
    QTest::addColumn<QByteArrayList>("patterns");
    for (const QByteArrayList &patterns : {QByteArrayList(), QByteArrayList{"lock:*"}}) {
        const char *of = patterns.isEmpty() ? "all keys" : "keys of a pattern";
        QTest::addRow("changes are told, %s", of) << u"+@all"_s << patterns;
        QTest::addRow("by the timer alone, %s", of) << u"+@all -client -psubscribe -subscribe"_s << patterns;
    }
}

/// What it reads all the same tells nothing of what it cannot find: it does not count until it can again.
void TestLeastPrivilege::whoMayListKeysNoMoreIsToldSo()
{
    QFETCH(const QString, rights);
    QFETCH(const QByteArrayList, patterns);
    seed();
    const QString channels = RedisServer::version() < QVersionNumber(6, 2) ? QString() : u"&* "_s;
    QCOMPARE(m_server.tell(u"ACL SETUSER limited reset on >pw ~* "_s + channels + rights), "OK");
    auto deployment = as("limited", patterns);
    deployment.possible = true;
    Look look(deployment);
    QTRY_VERIFY_WITH_TIMEOUT(look.isSettled() && look.isComplete() && look.works(m_server).contains(Feature::Strings),
                             kPatienceMs);
    QCOMPARE(m_server.tell(u"ACL SETUSER limited -scan"_s), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(look.node().error && look.node().error->kind == ErrorKind::Permission, kPatienceMs);
    int told = 0;
    int taken = 0;
    const auto heard = connect(&look.watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        ++told;
        taken += diff->nodes.front().error ? 0 : 1;
        m_server.tell(u"SET lock:string owner-%1 XX PX 100000"_s.arg(told)); // it would be read
    });
    QTRY_VERIFY_WITH_TIMEOUT(told >= 10, kPatienceMs);
    disconnect(heard);
    QCOMPARE(taken, 0);
    m_server.tell(u"SET lock:new owner-1 PX 100000"_s);
    QCOMPARE(m_server.tell(u"ACL SETUSER limited +scan"_s), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(!look.node().error && look.holds("lock:new", "owner-1"), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(look.works(m_server).contains(Feature::Strings), kPatienceMs);
}

void TestLeastPrivilege::eachRightCostsOneFeature_data()
{
    QTest::addColumn<AccessRight>("right");
    for (const auto &right : rightsToWatch(scope()))
        QTest::newRow(right.rule) << right;
}

void TestLeastPrivilege::eachRightCostsOneFeature()
{
    QFETCH(AccessRight, right);
    seed();
    auto rights = rightsToWatch(scope());
    std::erase(rights, right);
    QVERIFY(make("lockscope-watch", rights));

    // What is named as its cost …
    RightsProbe probe(as("lockscope-watch"), scope());
    bool finished = false;
    connect(&probe, &RightsProbe::finished, this, [&finished] { finished = true; });
    probe.start();
    QTRY_VERIFY_WITH_TIMEOUT(finished, kPatienceMs);
    QVERIFY(probe.rights().front().asked);
    const auto missing = probe.rights().front().missing;
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing.front().rule, right.rule);
    QCOMPARE(toString(missing.front().feature), toString(right.feature));
    QVERIFY(missing.front().serverReply.contains("NOPERM"));

    // … is what is lost, and nothing else.
    Look look(as("lockscope-watch"));
    const bool settled = QTest::qWaitFor([&] { return look.isSettled(); }, kPatienceMs);
    QVERIFY2(settled, words(look.works(m_server)));
    look.plan();
    QTRY_VERIFY_WITH_TIMEOUT(look.hasPlanned(), kPatienceMs);
    if (right.feature == Feature::Reading) {
        // Without it nothing can be told of locks; of the node all the same.
        const Features left{Feature::Identity, Feature::Clock, Feature::Name};
        QTRY_VERIFY_WITH_TIMEOUT((look.works(m_server) & left) == left, kPatienceMs);
        QVERIFY(look.node().error || look.node().hiddenKeys > 0);
        return;
    }
    Features expected = kSeen;
    expected.remove(right.feature);
    if (right.feature == Feature::Strings)
        expected.remove(Feature::Plans); // of a lock that is a string
    const bool asExpected = QTest::qWaitFor([&] { return look.works(m_server) == expected; }, kPatienceMs);
    QVERIFY2(asExpected,
             QByteArray("works: " + words(look.works(m_server)) + "; expected: " + words(expected)).constData());
    if (right.rule == "+strlen")
        m_server.cli({QStringLiteral("SET"), QStringLiteral("lock:long"), QString(600, u'x')});
    const bool hides = right.feature == Feature::Strings || right.feature == Feature::Sets
        || right.feature == Feature::SortedSets || right.rule == "+strlen";
    if (hides)
        QTRY_VERIFY_WITH_TIMEOUT(look.node().hiddenKeys > 0 && look.node().hiddenWhy, kPatienceMs);
    QVERIFY(!look.node().error);
}

void TestLeastPrivilege::eventsTakeThePlaceOfTracking()
{
    seed();
    m_server.tell(QStringLiteral("CONFIG SET notify-keyspace-events KA"));
    auto rights = rightsToWatch(scope());
    std::erase_if(rights, [](const AccessRight &right) { return right.rule == "+client|tracking"; });
    QVERIFY(make("lockscope-watch", rights));
    Deployment seldom = as("lockscope-watch");
    seldom.interval = Deployment::kLongestInterval; // what is seen was told
    Look look(seldom);
    QTRY_VERIFY_WITH_TIMEOUT(look.isSettled(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_server.tell(QStringLiteral("PUBSUB NUMPAT")) == "1", kPatienceMs);
    QCOMPARE(look.node().feed, FeedKind::None); // until one has come, nobody knows whether any will
    m_server.tell(QStringLiteral("SET lock:string owner-2 XX PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(look.holds(kString, "owner-2"), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(look.node().feed, FeedKind::KeyspaceEvents, kPatienceMs);
    const QString refused = RedisServer::version() < QVersionNumber(7)
        ? QStringLiteral("'client' command or its subcommand")
        : QStringLiteral("client|tracking");
    QVERIFY2(look.node().feedWhy.contains(refused), qPrintable(look.node().feedWhy));
    m_server.tell(QStringLiteral("SET private:a x")); // not ours to hear of
    m_server.tell(QStringLiteral("PEXPIRE lock:string 1"));
    QTRY_VERIFY_WITH_TIMEOUT(!look.works(m_server).contains(Feature::Strings), kPatienceMs);

    // The right is given: tracking takes over, and events are not listened to any more.
    m_server.tell(QStringLiteral("ACL SETUSER lockscope-watch +client|tracking"));
    const auto tracks = [&] {
        look.watch.refresh();
        return look.node().feed == FeedKind::Tracking;
    };
    QVERIFY(QTest::qWaitFor(tracks, kPatienceMs));
    QVERIFY(look.node().feedWhy.isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(m_server.tell(QStringLiteral("PUBSUB NUMPAT")), "0", kPatienceMs);
    m_server.tell(QStringLiteral("SET lock:string owner-3 PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(look.holds(kString, "owner-3"), kPatienceMs);
    QCOMPARE(look.node().feed, FeedKind::Tracking);
}

void TestLeastPrivilege::theActingUserReleases_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QStringList>("seeds"); // SOON stands for a moment in milliseconds, SECONDS in seconds
    QTest::addColumn<QByteArray>("channel"); // that is told; empty: none
    const auto row
        = [](const char *dialect, const QByteArray &name, const QStringList &seeds, const QByteArray &channel = {}) {
              QTest::newRow(dialect) << QString::fromLatin1(dialect) << name << seeds << channel;
          };
    row("string", "lock:a", {QStringLiteral("SET lock:a owner-1 PX 100000")});
    row("redisson", "lock:a",
        {QStringLiteral("HSET lock:a %1:82 1").arg(kId), QStringLiteral("PEXPIRE lock:a 100000"),
         QStringLiteral("RPUSH redisson_lock_queue:{lock:a} %1:7").arg(kOtherId),
         QStringLiteral("ZADD redisson_lock_timeout:{lock:a} SOON %1:7").arg(kOtherId)},
        "redisson_lock__channel:{lock:a}:" + kOtherId.toLatin1() + ":7");
    row("redisson-rw", "lock:a",
        {QStringLiteral("HSET lock:a mode read %1:82 1").arg(kId),
         QStringLiteral("SET {lock:a}:%1:82:rwlock_timeout:1 1 PX 100000").arg(kId),
         QStringLiteral("PEXPIRE lock:a 100000")},
        "redisson_rwlock:{lock:a}");
    row("python-redis-lock", "lock:a", {QStringLiteral("SET lock:a FtPGYcjANDBTxDWnjcCyUual PX 100000")});
    row("symfony", "lock:a",
        {QStringLiteral("ZADD lock:a SOON %1 SOON __write__").arg(kUlockId), QStringLiteral("PEXPIRE lock:a 100000")});
    row("medallion-readers", "lock:a.readers",
        {QStringLiteral("SADD lock:a.readers ") + kMedallionId, QStringLiteral("PEXPIRE lock:a.readers 100000")});
    row("sidekiq-unique-jobs", "uniquejobs:0123456789abcdef0123456789abcdef:LOCKED",
        {QStringLiteral("HSET uniquejobs:0123456789abcdef0123456789abcdef:LOCKED b4a577edbccf1d805744efa9 SECONDS.5"),
         QStringLiteral("ZADD uniquejobs:digests 1 uniquejobs:0123456789abcdef0123456789abcdef")});
    row("redis-semaphore-ruby", "SEMAPHORE:pool:GRABBED", {QStringLiteral("HSET SEMAPHORE:pool:GRABBED 0 SECONDS.5")});
    row("redis-queued-locks", "rql:lock:billing",
        {QStringLiteral("HSET rql:lock:billing acq_id rql:acq:4711/1234/5678/1/0123456789abcdef hst_id rql:hst:1 ts "
                        "SECONDS.25 ini_ttl 5000"),
         QStringLiteral("PEXPIRE rql:lock:billing 100000")});
}

void TestLeastPrivilege::theActingUserReleases()
{
    QFETCH(QString, dialect);
    QFETCH(QByteArray, name);
    QFETCH(QStringList, seeds);
    QFETCH(QByteArray, channel);
    const auto now = QDateTime::currentMSecsSinceEpoch();
    for (QString line : std::as_const(seeds)) {
        line.replace(QStringLiteral("SOON"), QString::number(now + 100'000))
            .replace(QStringLiteral("SECONDS"), QString::number(now / 1000));
        m_server.tell(line);
    }
    const QByteArrayList patterns{"lock:*", "uniquejobs:*", "SEMAPHORE:*", "rql:*"};
    AccessScope needs = scope(patterns);
    needs.dialects = {dialect};
    QVERIFY(make("lockscope-act", rightsToAct(needs)));
    Look look(as("lockscope-act", patterns));
    look.controller.unlock();
    QTRY_VERIFY_WITH_TIMEOUT(look.isSettled(), kPatienceMs);
    const auto plan = await(look.controller.plan(name));
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->dialect, dialect);
    std::optional<Subscriber> subscriber;
    if (!channel.isEmpty()) {
        subscriber.emplace(m_server, channel);
        QVERIFY(subscriber->hears(":1\r\n"));
    }
    const auto report = await(look.controller.execute(*plan));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QVERIFY2(report->count(ReleasedNode::Outcome::Released) == 1,
             qPrintable(report->nodes.front().error ? report->nodes.front().error->message
                                                    : QString(toString(report->nodes.front().outcome))));
    QCOMPARE(m_server.cli({QStringLiteral("EXISTS"), QString::fromUtf8(name)}), "0");
    if (subscriber)
        QVERIFY(subscriber->hears("message"));
    const QByteArray log = m_server.tell(QStringLiteral("ACL LOG"));
    QVERIFY2(log.isEmpty(), log.constData()); // nothing was refused, also of what a script may do without
}

void TestLeastPrivilege::theActingUserTakes_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<bool>("fencing");
    for (const char *dialect : {"lockscope", "redisson", "python-redis-lock"})
        QTest::addRow("%s", dialect) << QString::fromLatin1(dialect) << false;
    QTest::newRow("lockscope with fencing tokens") << QStringLiteral("lockscope") << true;
    QTest::newRow("redisson with fencing tokens") << QStringLiteral("redisson") << true;
}

void TestLeastPrivilege::theActingUserTakes()
{
    QFETCH(QString, dialect);
    QFETCH(bool, fencing);
    QVERIFY(make("lockscope-act", rightsToAct(scope())));
    const auto nodes = as("lockscope-act").nodes;
    LockClientOptions options;
    options.nodesKeepData = true;
    LockClient first(nodes, options);
    LockClient second(nodes, options);
    LockOptions lock{.ttl = Millis(20'000),
                     .wait = Millis(8000),
                     .retryMin = Millis(5),
                     .retryMax = Millis(20),
                     .autoRenew = false,
                     .fencingToken = fencing};
    lock.dialect = dialect;
    const auto taken = await(first.acquire("lock:mine", lock));
    QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().message));
    const auto renewed = await((*taken)->renew());
    QVERIFY2(renewed, qPrintable(renewed ? QString() : renewed.error().message));
    // Somebody waits for it, listens, and is told.
    auto waiting = second.acquire("lock:mine", lock);
    QTRY_VERIFY_WITH_TIMEOUT(m_server.tell(QStringLiteral("CLIENT LIST TYPE pubsub")).contains("user=lockscope-act")
                                 || dialect == QLatin1String("python-redis-lock"),
                             kPatienceMs);
    const auto released = await((*taken)->release());
    QVERIFY2(released, qPrintable(released ? QString() : released.error().message));
    const auto next = await(waiting);
    QVERIFY2(next, qPrintable(next ? QString() : next.error().message));
    QVERIFY(await((*next)->release()));
    const QByteArray log = m_server.tell(QStringLiteral("ACL LOG"));
    QVERIFY2(log.isEmpty(), log.constData());
    QVERIFY(tellAs(QStringLiteral("lockscope-act"), QStringLiteral("SET other:key x")).contains("NOPERM"));
    QVERIFY(tellAs(QStringLiteral("lockscope-act"), QStringLiteral("CONFIG GET save")).contains("NOPERM"));
    QVERIFY(tellAs(QStringLiteral("lockscope-act"), QStringLiteral("FLUSHALL")).contains("NOPERM"));
}

LOCKSCOPE_TEST(QCoreApplication, TestLeastPrivilege)
#include "tst_leastprivilege.moc"

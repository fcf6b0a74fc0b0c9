#include "fixtures/keyspacefile.h"
#include "fixtures/redisserver.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/watch/deploymentwatch.h>

using namespace Lockscope;
using namespace LockscopeTest;

/// What real applications leave in Redis in states that are easily read wrongly: each with what is true of it.
class TestCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void moodleSessions();
    void phpredisSessions();
    void phpSessionHashes();
    void nextcloudFiles();
    void atlantis();
    void juiceFs();
    void seata();
    void gocraftWork();
    void cronlock();
    void sidekiqUniqueJobsOfOld();
    void giteaAndCaddy();
    void stuckForLong();
    void prefixesOfTheirOwn();
    void learnedWhileWatched();

private:
    /// In the form of tests/fixtures/keyspaces.
    void plant(const QByteArray &text);
    Result<Value> run(const QByteArrayList &command)
    {
        return ask(*m_link, QByteArrayList{"EVAL", "return redis.call(unpack(ARGV))", "0"} + command);
    }
    /// Watches until the picture is complete: all that is shown by default.
    QHash<QByteArray, LockStatePtr> shown();
    const Dialect *freeAs(const QByteArray &key, const QByteArray &value)
    {
        const RawKey raw{
            .key = key, .type = KeyType::String, .ttl = KeyTtl::fromPttl(-1), .length = value.size(), .value = value};
        return DialectCatalog::standard().freeAs(raw, Clock::system().wallNow());
    }

    RedisServer m_server;
    std::unique_ptr<Link> m_link;
};

void TestCases::initTestCase()
{
    QVERIFY(m_server.start());
    m_link = std::make_unique<Link>(m_server.endpoint(), Purpose::Act);
    m_link->start();
    QVERIFY(QTest::qWaitFor([this] { return m_link->isUp(); }, kPatienceMs));
}

void TestCases::init()
{
    QCOMPARE(m_server.tell(QStringLiteral("FLUSHALL")), QByteArray("OK"));
}

void TestCases::plant(const QByteArray &text)
{
    const auto file = KeyspaceFile::parse(QStringLiteral("case"), text, Clock::system().wallNow());
    QVERIFY2(file, qPrintable(file ? QString() : file.error().message));
    for (const QByteArrayList &command : file->commands) {
        const auto reply = run(command);
        QVERIFY2(reply, qPrintable(reply ? QString() : reply.error().message));
    }
}

QHash<QByteArray, LockStatePtr> TestCases::shown()
{
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    bool complete = false;
    connect(&watch, &DeploymentWatch::changed, this,
            [&complete](const BoardDiffPtr &diff) { complete = diff->complete; });
    watch.start();
    if (!QTest::qWaitFor([&complete] { return complete; }, kPatienceMs))
        qWarning("the picture did not become complete");
    QHash<QByteArray, LockStatePtr> locks;
    for (const LockStatePtr &lock : watch.locks())
        locks.insert(lock->name, lock);
    return locks;
}

void TestCases::moodleSessions()
{
    plant(R"(SET k4c9.lock "s:47:\"[pid 31870] web-3:/mod/quiz/view.php?id=3327\";" EX 28800
SET k4c9 "s:22:\"SESSION|O:8:\"stdClass\"\";" EX 28880
SETNX 0p6l.lock "s:47:\"[pid 31870] web-3:/mod/quiz/view.php?id=3327\";")");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    for (const char *name : {"k4c9.lock", "0p6l.lock"}) {
        QCOMPARE(locks.value(name)->ownerInfo().host, QStringLiteral("web-3"));
        QCOMPARE(locks.value(name)->ownerInfo().pid, std::optional<qint64>(31870));
    }
    QVERIFY(locks.value("0p6l.lock")->assessment.verdict == Verdict::NoExpiry);
}

void TestCases::phpredisSessions()
{
    plant(R"(SET PHPREDIS_SESSION:e50h_LOCK web-7|31870 NX PX 60000
SET PHPREDIS_SESSION:e50h "username|s:10:\"testing123\";" EX 1440
SET PHPREDIS_SESSION:9b1h_LOCK web-7|4242 NX)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    QCOMPARE(locks.value("PHPREDIS_SESSION:e50h_LOCK")->ownerInfo().pid, std::optional<qint64>(31870));
    QCOMPARE(locks.value("PHPREDIS_SESSION:9b1h_LOCK")->ownerInfo().host, QStringLiteral("web-7"));
    QVERIFY(locks.value("PHPREDIS_SESSION:9b1h_LOCK")->assessment.verdict == Verdict::NoExpiry);
}

void TestCases::phpSessionHashes()
{
    plant(R"(HSET sess_73 data :gz:xxxx writes 12 lock 3 pid web-9|5583 wait 2 req "GET shop.example.com/checkout/cart"
EXPIRE sess_73 21600
HSET sess_00 data :gz:yyyy writes 3 lock 0 pid "" wait 0 req "GET shop.example.com/"
EXPIRE sess_00 604800)");
    const auto locks = shown();
    QCOMPARE(locks.keys(), QByteArrayList{"sess_73"});
    QCOMPARE(locks.value("sess_73")->ownerInfo().host, QStringLiteral("web-9"));
    QCOMPARE(locks.value("sess_73")->ownerInfo().pid, std::optional<qint64>(5583));
    QCOMPARE(locks.value("sess_73")->waiters()->count, 2);
    QVERIFY(locks.value("sess_73")->waiters()->exact);
}

void TestCases::nextcloudFiles()
{
    plant(R"(SET 1f38/lockfiles/0cc1 "\"exclusive\"" EX 3600
SET 1f38/lockfiles/92eb 2 EX 3600
SET 1f38/lockfiles/4a8a "\"exclusive\""
SET 1f38/lockfiles/8277 0 EX 3600)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 3);
    QVERIFY(locks.value("1f38/lockfiles/0cc1")->mode() == LockMode::Exclusive);
    QVERIFY(locks.value("1f38/lockfiles/92eb")->mode() == LockMode::Read);
    QCOMPARE(locks.value("1f38/lockfiles/92eb")->holderCount(), std::optional<qint64>(2));
    QVERIFY(locks.value("1f38/lockfiles/4a8a")->assessment.verdict == Verdict::NoExpiry);
    QVERIFY(freeAs("1f38/lockfiles/8277", "0"));
}

void TestCases::atlantis()
{
    const QByteArray user
        = R"(\"User\":{\"Username\":\"a-devops-guy\",\"Teams\":null},\"Workspace\":\"default\",\"Time\":\"2023-11-19T18:24:52.123456Z\"}")";
    plant(
        R"(SET pr/infra/live/infra/prod/default "{\"Project\":{\"RepoFullName\":\"infra/live\"},\"Pull\":{\"Num\":2,\"URL\":\"https://gitlab.example.com/mr/2\",\"Author\":\"ann\",\"Note\":\")"
        + QByteArray(400, 'x') + R"(\"},)" + user + R"(
SET global/apply/lock "{\"LockMetadata\":{\"UnixTime\":1700418292},\"CommandName\":0}"
SET gitlab.example.com::infra/live::2 "{\"Projects\":[],\"Pull\":{\"Num\":2}}")");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    QVERIFY(locks.value("pr/infra/live/infra/prod/default")->dialect() == u"atlantis");
    QVERIFY(locks.value("pr/infra/live/infra/prod/default")->assessment.verdict == Verdict::NoExpiry);
    QCOMPARE(locks.value("pr/infra/live/infra/prod/default")->seen->ownerInfo.orEmpty().thread,
             QStringLiteral("https://gitlab.example.com/mr/2"));
    QVERIFY(locks.contains("global/apply/lock"));
}

void TestCases::juiceFs()
{
    plant(R"(HSET lockf1042 13_840C604D1CD0D030 W
SADD locked13 lockf1042
HSET lockf1043 13_840C604D1CD0D031 R 14_00000000ABCD0001 R
HSET lockp1044 14_00000000ABCD0002 "\x00\x00\x00\x01\x00\x00\x12g\x00\x00\x00\x00\x00\x00\x00\x00\x7f\xff\xff\xff\xff\xff\xff\xff"
ZADD allSessions ${s+300} 14
HSET sessionInfos 13 "{\"HostName\":\"node-a\",\"ProcessID\":2231}" 14 "{\"HostName\":\"node-b\",\"ProcessID\":99}")");
    const auto isTold = [](const QHash<QByteArray, LockStatePtr> &locks) {
        return locks.size() == 3
            && std::ranges::none_of(locks, [](const LockStatePtr &lock) { return lock->ownerInfo().host.isEmpty(); });
    };
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    watch.start();
    QHash<QByteArray, LockStatePtr> locks;
    QTRY_VERIFY_WITH_TIMEOUT(([&] {
                                 locks.clear();
                                 for (const auto &lock : watch.locks())
                                     locks.insert(lock->name, lock);
                                 return isTold(locks);
                             }()),
                             kPatienceMs);
    QCOMPARE(locks.value("lockf1042")->ownerInfo().host, QStringLiteral("node-a"));
    QCOMPARE(locks.value("lockf1042")->ownerInfo().pid, std::optional<qint64>(2231));
    QCOMPARE(locks.value("lockp1044")->ownerInfo().host, QStringLiteral("node-b"));
    QCOMPARE(locks.value("lockf1042")->ownerInfo().client, QStringLiteral("13"));
    QVERIFY(locks.value("lockf1043")->mode() == LockMode::Read);
    QCOMPARE(locks.value("lockf1043")->holderCount(), std::optional<qint64>(2));
    QCOMPARE(locks.value("lockp1044")->ownerInfo().client, QStringLiteral("14"));
}

void TestCases::seata()
{
    plant(
        R"(HSET SEATA_ROW_LOCK_db^^^t_order^^^1001 xid 192.168.1.102:8091:31400754087878656 branchId 31400754087878658 rowKey db^^^t_order^^^1001 pk 1001
HSET SEATA_GLOBAL_LOCK_192.168.1.102:8091:31400754087878656 31400754087878658 SEATA_ROW_LOCK_db^^^t_order^^^1001)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    for (const char *name :
         {"SEATA_ROW_LOCK_db^^^t_order^^^1001", "SEATA_GLOBAL_LOCK_192.168.1.102:8091:31400754087878656"}) {
        QVERIFY2(locks.contains(name), name);
        QCOMPARE(locks.value(name)->assessment.owner, QByteArray("192.168.1.102:8091:31400754087878656"));
        QVERIFY(locks.value(name)->assessment.verdict == Verdict::NoExpiry);
    }
}

void TestCases::gocraftWork()
{
    plant(R"(SET workers:jobs:process:lock 20519
HSET workers:jobs:process:lock_info 3f1c2b6a9d8e7f60 20514 0aa1bb2cc3dd4ee5 5
SET workers:jobs:process:max_concurrency 200
LPUSH workers:jobs:process "{\"name\":\"process\",\"id\":\"a\"}"
SADD workers:worker_pools 0aa1bb2cc3dd4ee5)");
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    watch.start();
    const QByteArray name = "workers:jobs:process:lock_info";
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock(name) && watch.lock(name)->seen->details->permits == 200
                                 && !watch.lock(name)->seen->details->goneHolders.isEmpty(),
                             kPatienceMs);
    QCOMPARE(watch.lock(name)->seen->details->goneHolders, QByteArrayList{"3f1c2b6a9d8e7f60"});
    QCOMPARE(watch.lock(name)->holderCount(), std::optional<qint64>(20519));
    QCOMPARE(watch.lock(name)->resource(), QStringLiteral("process"));
    QCOMPARE(watch.locks().size(), size_t(1));
}

void TestCases::cronlock()
{
    plant("SETNX cronlock.185accf3472a7ada6207586b6f31a4c0 ${s+86401}\nSETNX cronlock.nightly-report ${s-5000}");
    const auto locks = shown();
    QCOMPARE(locks.keys(), QByteArrayList{"cronlock.185accf3472a7ada6207586b6f31a4c0"});
    QVERIFY(locks.begin().value()->valueExpiry());
    const auto ended = freeAs("cronlock.nightly-report", QByteArray::number(QDateTime::currentSecsSinceEpoch() - 5000));
    QVERIFY(ended != nullptr && ended->id() == u"cronlock");
}

void TestCases::sidekiqUniqueJobsOfOld()
{
    plant(R"(SET sidekiq:shop:uniquejobs:36921ee9dba3ac68b6dbeced4ddb9d47:EXISTS f303ac5c00514b7fb3268f94
HSET sidekiq:shop:uniquejobs:36921ee9dba3ac68b6dbeced4ddb9d47:GRABBED f303ac5c00514b7fb3268f94 ${s-90000}.239
SET sidekiq:shop:uniquejobs:36921ee9dba3ac68b6dbeced4ddb9d47:VERSION 6.0.6
SET uniquejobs:0123456789abcdef0123456789abcdef f303ac5c00514b7fb3268f95 NX EX 1800)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    const auto version6 = locks.value("sidekiq:shop:uniquejobs:36921ee9dba3ac68b6dbeced4ddb9d47:GRABBED");
    QCOMPARE(version6->assessment.owner, QByteArray("f303ac5c00514b7fb3268f94"));
    QVERIFY(version6->ownerInfo().since);
    QCOMPARE(locks.value("uniquejobs:0123456789abcdef0123456789abcdef")->assessment.owner,
             QByteArray("f303ac5c00514b7fb3268f95"));
}

void TestCases::giteaAndCaddy()
{
    plant(R"(SET gitea:globallock:repo_working_12 4ZathNmb0l+HgplCLmIPag== NX PX 30000
SET caddy/locks/issue_cert_shop.example.com _d332ZZsQvEWoZyTNkudmA NX PX 60000)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 2);
    QCOMPARE(locks.value("gitea:globallock:repo_working_12")->dialect(), QStringLiteral("redsync"));
    QCOMPARE(locks.value("caddy/locks/issue_cert_shop.example.com")->dialect(), QStringLiteral("bsm-redislock"));
}

void TestCases::stuckForLong()
{
    plant(R"(SET import-products ${uuid1-10368000}
SET jobs:reindex ${uuid1-432000}
SET lock:shop.tasks.send_notifications GxwErhZvp2QmLvacH/pVgjGj
HSET order:pay:1001 3edaecd7-8b5a-4c47-bdc6-fff775044369:82 1
HSET myLock:settlement 3edaecd7-8b5a-4c47-bdc6-fff775044369:83 1
RPUSH redisson_lock_queue:{fairjob} 3edaecd7-8b5a-4c47-bdc6-fff775044369:90
ZADD redisson_lock_timeout:{fairjob} ${ms-86400000} 3edaecd7-8b5a-4c47-bdc6-fff775044369:90)");
    const auto locks = shown();
    QCOMPARE(locks.size(), 6);
    for (const char *name : {"import-products", "jobs:reindex", "lock:shop.tasks.send_notifications", "order:pay:1001",
                             "myLock:settlement"})
        QVERIFY2(locks.value(name) && locks.value(name)->assessment.verdict == Verdict::NoExpiry, name);
    QVERIFY(locks.value("import-products")->ownerInfo().since);
    // The queue is left without its lock, in the way of newcomers, and can be cleared.
    const auto queue = locks.value("redisson_lock_timeout:{fairjob}");
    QVERIFY(queue && queue->assessment.verdict == Verdict::Leftover);
    QCOMPARE(queue->resource(), QStringLiteral("fairjob"));
    const auto call
        = DialectCatalog::standard().find(queue->dialect())->forceRelease(queue->name, queue->assessment.owner);
    QVERIFY(call);
    QCOMPARE(ask(*m_link, call->command())->elements.front().integer, 1);
    QCOMPARE(run({"EXISTS", "redisson_lock_queue:{fairjob}", "redisson_lock_timeout:{fairjob}"})->integer, 0);
}

void TestCases::prefixesOfTheirOwn()
{
    plant(R"(SET shop:36921ee9dba3ac68b6dbeced4ddb9d47 f303ac5c00514b7fb3268f94
HSET shop:36921ee9dba3ac68b6dbeced4ddb9d47:LOCKED f303ac5c00514b7fb3268f94 ${s-90000}.239
RPUSH shop:36921ee9dba3ac68b6dbeced4ddb9d47:PRIMED f303ac5c00514b7fb3268f94
SET shop:36921ee9dba3ac68b6dbeced4ddb9d47:INFO "{\"worker\":\"SyncJob\",\"type\":\"until_executed\"}"
ZADD uniquejobs:digests ${s-90000}.239 shop:36921ee9dba3ac68b6dbeced4ddb9d47
HSET bull:mail:user:42 name x data {} attemptsMade 1
SET bull:mail:user:42:lock 7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:3 PX 600000
LPUSH bull:mail:active user:42
HSET {immich_bull}:thumbnailGeneration:17 name x data {}
SET {immich_bull}:thumbnailGeneration:17:lock 7f0c3e1a-2222-4b5c-9d3d-1a52c1a7d1b6:4 PX 600000)");
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    watch.start();
    const auto isOf = [&watch](const QByteArray &name, const char *dialect) {
        return watch.lock(name) && watch.lock(name)->dialect() == QLatin1String(dialect)
            && watch.lock(name)->grade() == Grade::Known;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isOf("shop:36921ee9dba3ac68b6dbeced4ddb9d47:LOCKED", "sidekiq-unique-jobs"), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isOf("bull:mail:user:42:lock", "bull"), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isOf("{immich_bull}:thumbnailGeneration:17:lock", "bull"), kPatienceMs);
    QCOMPARE(watch.locks().size(), size_t(3));
}

void TestCases::learnedWhileWatched()
{
    // Its name and value say too little. That it is taken, deleted and taken again by another shows what it is.
    DeploymentWatch watch({.name = QStringLiteral("one"), .nodes = {m_server.endpoint()}, .interval = Millis(100)});
    watch.start();
    const auto possible = [&watch] { return possibleKeys(watch.nodeStatuses()).value_or(-1); };
    plant("SET nightly:import ann PX 600000");
    QTRY_COMPARE_WITH_TIMEOUT(possible(), 1, kPatienceMs);
    QVERIFY(!watch.lock("nightly:import"));
    QCOMPARE(run({"DEL", "nightly:import"})->integer, 1);
    QTRY_COMPARE_WITH_TIMEOUT(possible(), 0, kPatienceMs);
    plant("SET nightly:import bob PX 600000");
    QTRY_VERIFY_WITH_TIMEOUT(watch.lock("nightly:import"), kPatienceMs);
    QVERIFY(watch.lock("nightly:import")->grade() == Grade::Likely);
    QVERIFY(watch.lock("nightly:import")->signs().testFlag(Sign::ComesBack));
}

LOCKSCOPE_TEST(QCoreApplication, TestCases)
#include "tst_cases.moc"

// One node of which sentinels say where it is: found, followed over a failover to a replica that lacks the lock, and
// over a master's restart; against real servers and a real sentinel.

#include "fixtures/sentinel.h"
#include "fixtures/testprogram.h"
#include "picture.h"

#include <lockscope/core/redis/sentinelresolver.h>
#include <lockscope/core/session/session.h>

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

const QByteArray kWatchedLock = "lock:a";

/// A master, its replica, and the sentinel that knows both.
struct Group
{
    RedisServer master;
    RedisServer replica;
    Sentinel sentinel;

    [[nodiscard]] bool start()
    {
        return master.start() && replica.start() && replica.tell(u"REPLICAOF 127.0.0.1 %1"_s.arg(master.port())) == "OK"
            && QTest::qWaitFor([this] { return isInStep(); }, kPatienceMs) && sentinel.start(master)
            && QTest::qWaitFor([this] { return sentinel.knowsReplicas(1); }, 2 * kPatienceMs);
    }
    [[nodiscard]] bool isInStep() const
    {
        return replica.tell(u"INFO replication"_s).contains("master_link_status:up");
    }

    [[nodiscard]] Deployment deployment() const
    {
        return {.name = u"shop"_s,
                .rule = DeploymentRule::Sentinel,
                .nodes = {Endpoint()},
                .sentinels = {sentinel.endpoint()},
                .master = u"shop"_s,
                .possible = true,
                .interval = Millis(1000)};
    }
};

} // namespace

class TestSentinel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void masterIsFoundAndWatched();
    void anUnknownMasterIsTold();
    void noSentinelAnswers();
    void theSecondSentinelIsAsked();
    void oneOfTwoDies();
    void failoverToAReplicaThatLacksTheLock();
    void failoverToAReplicaThatHasTheLock();
    void takenAgainByTheSameOwnerAfterAFailover();
    void ownLocksFollowTheMaster();
};

void TestSentinel::masterIsFoundAndWatched()
{
    RedisServer master;
    Sentinel sentinel;
    QVERIFY(master.start());
    QVERIFY(sentinel.start(master));
    QCOMPARE(master.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    Picture picture({.name = u"shop"_s,
                     .rule = DeploymentRule::Sentinel,
                     .nodes = {Endpoint()},
                     .sentinels = {sentinel.endpoint()},
                     .master = u"shop"_s,
                     .possible = true,
                     .interval = Millis(1000)});
    QCOMPARE(picture.watch.nodeCount(), 1);
    QVERIFY(!picture.watch.endpoint(0));
    TRY_VERDICT(picture, kWatchedLock, Verdict::Held);
    QCOMPARE(picture.nodes.size(), 1U);
    QCOMPARE(picture.nodes[0].label, u"shop"_s);
    QCOMPARE(picture.nodes[0].address, master.endpoint().display());
    QVERIFY(!picture.nodes[0].failedOverAt);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 0);
    // Restarted at its place before any sentinel minds: no failover, and the lock is gone.
    QVERIFY(master.restart());
    TRY_WITHIN_TWO_INTERVALS(picture, kWatchedLock, picture.removed.contains(kWatchedLock));
    QCOMPARE(picture.endOf(kWatchedLock), std::optional(HoldEnd::Lost));
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 0);
}

void TestSentinel::anUnknownMasterIsTold()
{
    RedisServer master;
    Sentinel sentinel;
    QVERIFY(master.start());
    QVERIFY(sentinel.start(master));
    Picture picture({.rule = DeploymentRule::Sentinel,
                     .nodes = {Endpoint()},
                     .sentinels = {sentinel.endpoint()},
                     .master = u"shpo"_s});
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY(picture.nodes[0].error);
    QVERIFY2(picture.nodes[0].error->message.contains(u"knows no master named \"shpo\""_s),
             qPrintable(picture.nodes[0].error->message));
    QVERIFY(picture.nodes[0].address.isEmpty());
}

void TestSentinel::noSentinelAnswers()
{
    RedisServer server;
    QVERIFY(server.start());
    const Endpoint nobody = server.endpoint();
    server.kill();
    Picture picture(
        {.rule = DeploymentRule::Sentinel, .nodes = {Endpoint()}, .sentinels = {nobody}, .master = u"shop"_s});
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY2(picture.nodes[0].error->message.contains(u"No sentinel answers"_s),
             qPrintable(picture.nodes[0].error->message));
    QVERIFY(picture.nodes[0].error->message.contains(nobody.display()));
}

void TestSentinel::theSecondSentinelIsAsked()
{
    // The first is a server that is no sentinel at all.
    RedisServer master;
    Sentinel sentinel;
    QVERIFY(master.start());
    QVERIFY(sentinel.start(master));
    SentinelResolver resolver({master.endpoint(), sentinel.endpoint()}, u"shop"_s);
    QSignalSpy resolved(&resolver, &SentinelResolver::resolved);
    resolver.start();
    QTRY_VERIFY_WITH_TIMEOUT(!resolved.isEmpty(), kPatienceMs);
    QCOMPARE(resolved.last().at(0).toString(), u"127.0.0.1"_s);
    QCOMPARE(resolved.last().at(1).value<quint16>(), master.port());
}

void TestSentinel::oneOfTwoDies()
{
    RedisServer master;
    Sentinel first;
    QVERIFY(master.start());
    QVERIFY(first.start(master));
    auto second = std::make_unique<Sentinel>();
    QVERIFY(second->start(master));
    const QString label = second->endpoint().label();
    Picture picture({.name = u"shop"_s,
                     .rule = DeploymentRule::Sentinel,
                     .nodes = {Endpoint()},
                     .sentinels = {first.endpoint(), second->endpoint()},
                     .master = u"shop"_s});
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.nodes[0].silentSentinels, QStringList());
    second.reset();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodes[0].silentSentinels, QStringList{label}, kPatienceMs);
    QCOMPARE(picture.nodes[0].reach, NodeStatus::Reach::Up);
}

void TestSentinel::failoverToAReplicaThatLacksTheLock()
{
    Group group;
    QVERIFY(group.start());
    Picture picture(group.deployment());
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    // The replica is cut off and sleeps while the lock is taken, and the master dies before it wakes.
    group.replica.freeze();
    QCOMPARE(group.master.tell(u"CLIENT KILL TYPE replica"_s), "1");
    QCOMPARE(group.master.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    TRY_VERDICT(picture, kWatchedLock, Verdict::Held);
    group.master.kill();
    group.replica.thaw();
    TRY_VERDICT(picture, kWatchedLock, Verdict::Unknown);
    QVERIFY2(picture.removed.isEmpty(), "it is not known to be free while there is no master");
    const bool promoted = QTest::qWaitFor([&] { return group.sentinel.says(group.replica); }, 2 * kPatienceMs);
    QVERIFY(promoted);
    TRY_WITHIN_TWO_INTERVALS(picture, kWatchedLock, picture.removed.contains(kWatchedLock));
    QCOMPARE(picture.nodes[0].address, group.replica.endpoint().display());
    QCOMPARE(picture.nodes[0].formerAddress, group.master.endpoint().display());
    QVERIFY(picture.nodes[0].failedOverAt);
    QVERIFY2(!picture.nodes[0].restartedAt, "another server is no restart");
    const WallTime moment = Clock::system().wallNow();
    QVERIFY2(picture.nodes[0].quarantinedUntil > moment, "yet it may lack what was locked before");
    QCOMPARE(Capability::of(picture.nodes, moment).quarantined, 1);
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 1);
    QCOMPARE(picture.count(HistoryKind::NodeRestarted), 0);
    QCOMPARE(picture.endOf(kWatchedLock), std::optional(HoldEnd::Lost));
    // What is taken there is seen, and who may rely on the one before is told.
    QCOMPARE(group.replica.tell(u"SET lock:a owner-2 PX 100000"_s), "OK");
    TRY_VERDICT(picture, kWatchedLock, Verdict::Held);
    QCOMPARE(picture.locks.value(kWatchedLock)->assessment.owner, "owner-2");
    QCOMPARE(picture.count(HistoryKind::Overlap), 1);
    // The old master comes back, for a while believing to be one, without the lock: nothing moves.
    QVERIFY(group.master.start());
    const quint64 now = picture.watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() >= now + 2, kPatienceMs);
    QVERIFY(picture.is(kWatchedLock, Verdict::Held));
    QCOMPARE(picture.nodes[0].address, group.replica.endpoint().display());
}

void TestSentinel::failoverToAReplicaThatHasTheLock()
{
    Group group;
    QVERIFY(group.start());
    QCOMPARE(group.master.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    QTRY_COMPARE_WITH_TIMEOUT(group.replica.tell(u"EXISTS lock:a"_s), QByteArray("1"), kPatienceMs);
    Picture picture(group.deployment());
    TRY_VERDICT(picture, kWatchedLock, Verdict::Held);
    // The master hangs: it accepts connections and says nothing.
    group.master.freeze();
    TRY_VERDICT(picture, kWatchedLock, Verdict::Unknown);
    const bool promoted = QTest::qWaitFor([&] { return group.sentinel.says(group.replica); }, 2 * kPatienceMs);
    QVERIFY(promoted);
    TRY_WITHIN_TWO_INTERVALS(picture, kWatchedLock, picture.is(kWatchedLock, Verdict::Held));
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.nodes[0].address, group.replica.endpoint().display());
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 1);
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
    group.master.thaw();
}

void TestSentinel::takenAgainByTheSameOwnerAfterAFailover()
{
    Group group;
    QVERIFY(group.start());
    // Its owner is sooner there than we: it takes the lock while the replica is none yet that is asked.
    QCOMPARE(group.replica.tell(u"CONFIG SET replica-read-only no"_s), "OK");
    Picture picture(group.deployment());
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    group.replica.freeze();
    QCOMPARE(group.master.tell(u"CLIENT KILL TYPE replica"_s), "1");
    QCOMPARE(group.master.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    TRY_VERDICT(picture, kWatchedLock, Verdict::Held);
    const Instant failedOver = Clock::system().now();
    group.master.kill();
    group.replica.thaw();
    QCOMPARE(group.replica.tell(u"SET lock:a owner-1 PX 200000"_s), "OK");
    const bool promoted = QTest::qWaitFor([&] { return group.sentinel.says(group.replica); }, 2 * kPatienceMs);
    QVERIFY(promoted);
    TRY_WITHIN_TWO_INTERVALS(picture, kWatchedLock, picture.is(kWatchedLock, Verdict::Held));
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.endOf(kWatchedLock), std::optional(HoldEnd::Lost));
    QCOMPARE(picture.count(HistoryKind::Began), 2);
    QCOMPARE(picture.count(HistoryKind::HandOver) + picture.count(HistoryKind::Overlap), 0);
    QVERIFY(picture.locks.value(kWatchedLock)->hold.since > failedOver);
}

void TestSentinel::ownLocksFollowTheMaster()
{
    Group group;
    QVERIFY(group.start());
    QTemporaryDir folder;
    Session session(group.deployment(), {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    QString lost;
    connect(&session, &Session::ownLockLost, this, [&](const QByteArray &, const QString &reason) { lost = reason; });
    std::vector<NodeStatus> nodes;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) { nodes = diff->nodes; });
    session.start();
    session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!nodes.empty() && nodes[0].reach == NodeStatus::Reach::Up, kPatienceMs);
    const auto taken = await(session.acquire("stock", {.ttl = Millis(3000)}));
    QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message));
    QCOMPARE(group.master.tell(u"EXISTS stock"_s), "1");
    QTRY_COMPARE_WITH_TIMEOUT(group.replica.tell(u"EXISTS stock"_s), QByteArray("1"), kPatienceMs);
    // Refused until it has heard from the replica that it is in step.
    QVERIFY(QTest::qWaitFor([&] { return group.sentinel.tell(u"SENTINEL FAILOVER shop"_s) == "OK"; }, 2 * kPatienceMs));
    QTRY_VERIFY_WITH_TIMEOUT(nodes[0].address == group.replica.endpoint().display(), 2 * kPatienceMs);
    // It is renewed there for longer than its TTL, or is told to be lost: never neither.
    QTRY_VERIFY_WITH_TIMEOUT(
        !lost.isEmpty() || (session.owns("stock") && group.replica.tell(u"ROLE"_s).startsWith("master")), kPatienceMs);
    if (session.owns("stock")) {
        QVERIFY(await(session.release("stock")));
        QCOMPARE(group.replica.tell(u"EXISTS stock"_s), "0");
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestSentinel)
#include "tst_sentinel.moc"

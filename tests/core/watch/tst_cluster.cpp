// A Redis Cluster of three masters, against real servers: every lock is judged by the master of its slot, slots are
// followed when they move, with their keys, and masters when a replica takes their place.

#include "fixtures/rediscluster.h"
#include "fixtures/testprogram.h"
#include "picture.h"

#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/session.h>

#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QByteArray lockOn(int master, int number = 0)
{
    return RedisCluster::lockOn(master, number);
}

} // namespace

class TestCluster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void everyLockIsOfItsMaster();
    void noClusterIsTold();
    void memberIsNotWatchedByItself();
    void slotMovesWithItsLock();
    void firstLookFollowsAKeyThatHasGoneAhead_data();
    void firstLookFollowsAKeyThatHasGoneAhead();
    void slotMovesToAMasterWithoutSlots();
    void releaseGoesToTheMasterOfTheSlot();
    void releaseFollowsAKeyThatMoves();
    void releaseFollowsASlotThatHasMoved_data();
    void releaseFollowsASlotThatHasMoved();
    void takingIsRefused();
    void masterIsKilledAndComesBack();
    void failoverToAReplicaThatLacksTheLock();

private:
    [[nodiscard]] Deployment deployment()
    {
        return {.name = u"the cluster"_s,
                .rule = DeploymentRule::Cluster,
                .nodes = {m_cluster[0].endpoint()},
                .possible = true,
                .interval = Millis(1000)};
    }
    void take(int master, const QByteArray &name)
    {
        QCOMPARE(m_cluster[master].tell(u"SET %1 owner-1 PX 100000"_s.arg(QString::fromLatin1(name))), "OK");
    }
    [[nodiscard]] int nodeAt(const Picture &picture, int server)
    {
        const auto found = std::find_if(picture.nodes.begin(), picture.nodes.end(), [&](const NodeStatus &node) {
            return node.address == m_cluster[server].endpoint().display();
        });
        return found == picture.nodes.end() ? -1 : found->index;
    }

    RedisCluster m_cluster; ///< its last server is later a replica of the first
};

void TestCluster::initTestCase()
{
    QVERIFY(m_cluster.start());
}

void TestCluster::init()
{
    for (int i = 0; i < RedisCluster::kServers; ++i)
        QCOMPARE(m_cluster[i].tell(u"FLUSHALL"_s), "OK");
}

void TestCluster::everyLockIsOfItsMaster()
{
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        take(i, lockOn(i));
    Picture picture(deployment());
    for (int i = 0; i < RedisCluster::kMasters; ++i) {
        TRY_VERDICT(picture, lockOn(i), Verdict::Held);
        const auto state = picture.locks.value(lockOn(i));
        QVERIFY(state->assessment.local);
        QCOMPARE(state->assessment.quorum, 1);
        QCOMPARE(state->assessment.nodes, std::vector<int>{nodeAt(picture, i)});
        QCOMPARE(state->assessment.owner, "owner-1");
    }
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.nodes.size(), static_cast<size_t>(RedisCluster::kMasters)); // the one without slots has no part
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), RedisCluster::kMasters);
    QCOMPARE(Capability::of(picture.nodes).margin(), 0);
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 0);
    // Seen at once, and its end too.
    take(1, lockOn(1, 1));
    TRY_VERDICT(picture, lockOn(1, 1), Verdict::Held);
    QVERIFY(picture.locks.value(lockOn(1, 1))->hold.exact);
    QCOMPARE(m_cluster[1].tell(u"DEL %1"_s.arg(QString::fromLatin1(lockOn(1, 1)))), "1");
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains(lockOn(1, 1)), kPatienceMs);
}

void TestCluster::noClusterIsTold()
{
    RedisServer alone;
    QVERIFY(alone.start());
    Picture picture({.rule = DeploymentRule::Cluster, .nodes = {alone.endpoint()}});
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY2(picture.nodes[0].error->message.contains(u"is no node of a cluster"_s),
             qPrintable(picture.nodes[0].error->message));
}

/// It has a part of the locks, and what it has not is not free.
void TestCluster::memberIsNotWatchedByItself()
{
    take(0, lockOn(0));
    // Its slot is the third one's: to be asked about it is answered by MOVED.
    QCOMPARE(m_cluster[0].tell(
                 u"CLUSTER SETSLOT %1 IMPORTING %2"_s.arg(QString::number(clusterSlotOf(lockOn(2))), m_cluster.id(2))),
             "OK");
    QProcess client;
    client.start(u"redis-cli"_s, {u"-h"_s, u"127.0.0.1"_s, u"-p"_s, QString::number(m_cluster[0].port())});
    client.write("ASKING\nSET " + lockOn(2) + " owner-2 PX 100000\n");
    client.closeWriteChannel();
    QVERIFY(client.waitForFinished());
    const auto stable = qScopeGuard([&] {
        QCOMPARE(m_cluster[0].tell(u"CLUSTER SETSLOT %1 STABLE"_s.arg(QString::number(clusterSlotOf(lockOn(2))))),
                 "OK");
    });
    Deployment alone = deployment();
    alone.rule = DeploymentRule::Independent;
    Picture picture(alone);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QVERIFY(picture.nodes[0].error);
    QVERIFY2(picture.nodes[0].error->message.contains(u"belongs to a Redis Cluster"_s),
             qPrintable(picture.nodes[0].error->message));
    QCOMPARE(Capability::of(picture.nodes).readable, 0);
    const auto ticks = picture.watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() > ticks + 1, kPatienceMs);
    QVERIFY2(picture.nodes[0].error->message.contains(u"belongs to a Redis Cluster"_s),
             qPrintable(picture.nodes[0].error->message));
}

void TestCluster::slotMovesWithItsLock()
{
    const QByteArray name = lockOn(0);
    take(0, name);
    Picture picture(deployment());
    TRY_VERDICT(picture, name, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    const int from = nodeAt(picture, 0);
    const int to = nodeAt(picture, 1);

    QVERIFY(m_cluster.beginToMove(name, 0, 1));
    const auto isHeldOn = [&](int node) {
        return picture.is(name, Verdict::Held) && picture.locks.value(name)->assessment.nodes == std::vector<int>{node};
    };
    picture.watch.refreshLock(name);
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(from));
    QVERIFY(m_cluster.moveKey(name, 0, 1));
    // Its slot is the first one's still, and the key is at the second: that one is asked.
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(to));
    // What is taken meanwhile is taken there.
    const QByteArray sameSlot = "{" + name + "}:b";
    QCOMPARE(clusterSlotOf(sameSlot), clusterSlotOf(name));
    QProcess client;
    client.start(u"redis-cli"_s, {u"-h"_s, u"127.0.0.1"_s, u"-p"_s, QString::number(m_cluster[1].port())});
    client.write("ASKING\nSET " + sameSlot + " owner-2 PX 100000\n");
    client.closeWriteChannel();
    QVERIFY(client.waitForFinished());
    TRY_WITHIN_TWO_INTERVALS(picture, sameSlot, picture.is(sameSlot, Verdict::Held));
    QVERIFY(m_cluster.endMove(name, 0, 1));
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(to) && picture.is(sameSlot, Verdict::Held));
    QVERIFY2(picture.removed.isEmpty(), "a lock that moves is never free");
    QCOMPARE(picture.locks.size(), 2);
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
    QCOMPARE(picture.locks.value(name)->assessment.owner, "owner-1");
    // The end is seen where it is now.
    QCOMPARE(m_cluster[1].tell(u"DEL %1"_s.arg(QString::fromLatin1(name))), "1");
    TRY_WITHIN_TWO_INTERVALS(picture, name, picture.removed.contains(name));
    // And back, without a stop between: all at once.
    take(1, name);
    TRY_VERDICT(picture, name, Verdict::Held);
    picture.removed.clear();
    QVERIFY(m_cluster.beginToMove(name, 1, 0));
    QVERIFY(m_cluster.moveKey(name, 1, 0));
    QVERIFY(m_cluster.moveKey(sameSlot, 1, 0));
    QVERIFY(m_cluster.endMove(name, 1, 0));
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(from));
    QVERIFY(picture.removed.isEmpty());
}

void TestCluster::firstLookFollowsAKeyThatHasGoneAhead_data()
{
    QTest::addColumn<bool>("byName");
    QTest::addRow("all that is there") << false;
    QTest::addRow("one lock by its name") << true;
}

/// It is asked for where its slot is, which sends us on: until then nobody has said that it is not held. That it was
/// there before us is known, since when is not.
void TestCluster::firstLookFollowsAKeyThatHasGoneAhead()
{
    QFETCH(bool, byName);
    const QByteArray name = lockOn(2);
    take(2, name);
    const auto back = qScopeGuard([&] {
        const bool isBack = m_cluster.endMove(name, 2, 0) && m_cluster.beginToMove(name, 0, 2)
            && m_cluster.moveKey(name, 0, 2) && m_cluster.endMove(name, 0, 2);
        QVERIFY(isBack);
    });
    QVERIFY(m_cluster.beginToMove(name, 2, 0));
    QVERIFY(m_cluster.moveKey(name, 2, 0));
    Deployment looked = deployment();
    looked.interval = Deployment::kLongestInterval; // there is one look
    if (byName)
        looked.patterns = {globEscaped(name)};
    for (int i = 0; i < 20; ++i) {
        Picture picture(looked);
        LockStatePtr found;
        connect(&picture.watch, &DeploymentWatch::changed, &picture,
                [&, told = false](const BoardDiffPtr &diff) mutable {
                    if (diff->complete && !std::exchange(told, true))
                        found = picture.locks.value(name);
                });
        QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
        QVERIFY2(found, ("look " + QByteArray::number(i) + ": " + picture.tell(name)).constData());
        QVERIFY(found->assessment.verdict == Verdict::Held);
        const std::vector<int> where{nodeAt(picture, 0)};
        QCOMPARE(found->assessment.nodes, where);
        QVERIFY(!found->hold.exact);
    }
}

void TestCluster::slotMovesToAMasterWithoutSlots()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "masters that give their last slot away and stay masters");
    const QByteArray name = lockOn(2);
    take(2, name);
    Picture picture(deployment());
    TRY_VERDICT(picture, name, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.watch.nodeCount(), 3);
    QVERIFY(m_cluster.beginToMove(name, 2, 3));
    QVERIFY(m_cluster.moveKey(name, 2, 3));
    // Its new master serves no slot yet, and yet has the lock.
    QTRY_COMPARE_WITH_TIMEOUT(picture.watch.nodeCount(), 4, kPatienceMs);
    TRY_WITHIN_TWO_INTERVALS(picture, name,
                             picture.is(name, Verdict::Held)
                                 && picture.locks.value(name)->assessment.nodes == std::vector<int>{3});
    QVERIFY(m_cluster.endMove(name, 2, 3));
    TRY_WITHIN_TWO_INTERVALS(picture, name,
                             picture.is(name, Verdict::Held)
                                 && picture.locks.value(name)->assessment.nodes == std::vector<int>{3});
    QCOMPARE(picture.nodes[3].address, m_cluster[3].endpoint().display());
    // It gives the slot back and has no part any more.
    QVERIFY(m_cluster.beginToMove(name, 3, 2));
    QVERIFY(m_cluster.moveKey(name, 3, 2));
    QVERIFY(m_cluster.endMove(name, 3, 2));
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[3].retired, kPatienceMs);
    TRY_WITHIN_TWO_INTERVALS(picture, name,
                             picture.is(name, Verdict::Held)
                                 && picture.locks.value(name)->assessment.nodes != std::vector<int>{3});
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(Capability::of(picture.nodes).nodes, 3);
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
}

void TestCluster::releaseGoesToTheMasterOfTheSlot()
{
    const QByteArray name = lockOn(1);
    take(1, name);
    QTemporaryDir folder;
    Session session(deployment(), {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    QSet<QByteArray> held;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        for (const auto &state : diff->changed)
            held.insert(state->name);
        for (const auto &gone : diff->removed)
            held.remove(gone);
    });
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(held.contains(name), kPatienceMs);
    session.unlockActions();
    const auto plan = await(session.planRelease(name));
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().message));
    QCOMPARE(plan->nodes.size(), 1U);
    QCOMPARE(plan->nodesToActOn(), 1);
    const auto report = await(session.executeRelease(*plan));
    QVERIFY2(report, report ? "" : qPrintable(report.error().message));
    QVERIFY(report->isComplete());
    QCOMPARE(m_cluster[1].tell(u"EXISTS %1"_s.arg(QString::fromLatin1(name))), "0");
    QTRY_VERIFY_WITH_TIMEOUT(!held.contains(name), kPatienceMs);
}

/// Its slot is being moved, and the key has gone ahead: before the plan, or between the plan and its execution.
void TestCluster::releaseFollowsAKeyThatMoves()
{
    for (const bool beforeThePlan : {true, false}) {
        const QByteArray name = lockOn(1, 2);
        take(1, name);
        QTemporaryDir folder;
        Deployment quiet = deployment();
        quiet.interval = Deployment::kLongestInterval; // nobody has looked since
        Session session(quiet, {.journalPath = folder.filePath(u"audit.jsonl"_s)});
        QSet<QByteArray> held;
        connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
            for (const auto &state : diff->changed)
                held.insert(state->name);
        });
        session.start();
        QTRY_VERIFY_WITH_TIMEOUT(held.contains(name), kPatienceMs);
        session.unlockActions();
        QVERIFY(m_cluster.beginToMove(name, 1, 2));
        if (beforeThePlan)
            QVERIFY(m_cluster.moveKey(name, 1, 2));
        const auto plan = await(session.planRelease(name));
        QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
        QCOMPARE(plan->owner, "owner-1");
        if (!beforeThePlan)
            QVERIFY(m_cluster.moveKey(name, 1, 2));
        const auto report = await(session.executeRelease(*plan));
        QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
        QVERIFY2(report->isComplete(),
                 qPrintable(report->nodes.front().error ? report->nodes.front().error->message : QString()));
        QVERIFY(report->nodes.front().outcome == ReleasedNode::Outcome::Released);
        QVERIFY(m_cluster.endMove(name, 1, 2));
        QCOMPARE(m_cluster[2].tell(u"EXISTS %1"_s.arg(QString::fromLatin1(name))), "0");
        QVERIFY(m_cluster.beginToMove(name, 2, 1));
        QVERIFY(m_cluster.endMove(name, 2, 1));
    }
}

void TestCluster::releaseFollowsASlotThatHasMoved_data()
{
    QTest::addColumn<bool>("beforeThePlan");
    QTest::addColumn<int>("to");
    QTest::addRow("before the plan, to another master") << true << 2;
    QTest::addRow("since the plan, to another master") << false << 2;
    if (RedisServer::version() >= QVersionNumber(6, 2)) { // before, who gives its last slot away becomes a replica
        QTest::addRow("before the plan, to one that had no slots") << true << 3;
        QTest::addRow("since the plan, to one that had no slots") << false << 3;
    }
}

/// Who had the slot answers MOVED, and nobody has told us so far.
void TestCluster::releaseFollowsASlotThatHasMoved()
{
    QFETCH(bool, beforeThePlan);
    QFETCH(int, to);
    const QByteArray name = lockOn(1, 3);
    take(1, name);
    QTemporaryDir folder;
    Deployment quiet = deployment();
    quiet.interval = Deployment::kLongestInterval;
    Session session(quiet, {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    QSet<QByteArray> held;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        for (const auto &state : diff->changed)
            held.insert(state->name);
    });
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(held.contains(name), kPatienceMs);
    session.unlockActions();
    const auto move = [&] {
        QVERIFY(m_cluster.beginToMove(name, 1, to));
        QVERIFY(m_cluster.moveKey(name, 1, to));
        QVERIFY(m_cluster.endMove(name, 1, to));
    };
    if (beforeThePlan)
        move();
    const auto plan = await(session.planRelease(name));
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    QCOMPARE(plan->owner, "owner-1");
    if (!beforeThePlan)
        move();
    const auto report = await(session.executeRelease(*plan));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QVERIFY2(report->isComplete(),
             qPrintable(report->nodes.front().error ? report->nodes.front().error->message : QString()));
    QVERIFY(report->nodes.front().outcome == ReleasedNode::Outcome::Released);
    QCOMPARE(m_cluster[to].tell(u"EXISTS %1"_s.arg(QString::fromLatin1(name))), "0");
    QVERIFY(m_cluster.beginToMove(name, to, 1));
    QVERIFY(m_cluster.endMove(name, to, 1));
}

void TestCluster::takingIsRefused()
{
    QTemporaryDir folder;
    Session session(deployment(), {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    session.start();
    session.unlockActions();
    const auto taken = await(session.acquire("stock"));
    QVERIFY(!taken);
    QVERIFY2(taken.error().message.contains(u"cluster"_s), qPrintable(taken.error().message));
}

void TestCluster::masterIsKilledAndComesBack()
{
    const QByteArray name = lockOn(1);
    const QByteArray other = lockOn(2);
    take(1, name);
    take(2, other);
    Picture picture(deployment());
    TRY_VERDICT(picture, name, Verdict::Held);
    TRY_VERDICT(picture, other, Verdict::Held);
    m_cluster[1].kill();
    TRY_VERDICT(picture, name, Verdict::Unknown);
    // Its cluster goes down with it, and then the others let nobody read either.
    TRY_VERDICT(picture, other, Verdict::Unknown);
    QVERIFY(picture.removed.isEmpty());
    QVERIFY(m_cluster[1].start());
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        QTRY_VERIFY_WITH_TIMEOUT(m_cluster.isWell(i), 2 * kPatienceMs);
    TRY_WITHIN_TWO_INTERVALS(picture, name, picture.removed.contains(name) && picture.is(other, Verdict::Held));
    QVERIFY(!picture.removed.contains(other));
    QCOMPARE(picture.endOf(name), std::optional(HoldEnd::Lost));
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 0);
}

void TestCluster::failoverToAReplicaThatLacksTheLock()
{
    const QByteArray name = lockOn(0);
    const QByteArray old = lockOn(0, 1);
    QCOMPARE(m_cluster[3].tell(u"CLUSTER REPLICATE %1"_s.arg(m_cluster.id(0))), "OK");
    take(0, old);
    QTRY_VERIFY_WITH_TIMEOUT(m_cluster[3].tell(u"INFO replication"_s).contains("master_link_status:up"),
                             2 * kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_cluster[3].tell(u"DBSIZE"_s), m_cluster[0].tell(u"DBSIZE"_s),
                              kPatienceMs); // the older lock is there
    Picture picture(deployment());
    TRY_VERDICT(picture, old, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    const int node = nodeAt(picture, 0);
    m_cluster[3].freeze();
    QCOMPARE(m_cluster[0].tell(u"CLIENT KILL TYPE replica"_s), "1");
    take(0, name);
    TRY_VERDICT(picture, name, Verdict::Held);
    m_cluster[0].kill();
    m_cluster[3].thaw();
    TRY_VERDICT(picture, name, Verdict::Unknown);
    QVERIFY(picture.removed.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(m_cluster[3].tell(u"ROLE"_s).startsWith("master") && m_cluster.isWell(1), 2 * kPatienceMs);
    TRY_WITHIN_TWO_INTERVALS(picture, old, picture.removed.contains(name) && picture.is(old, Verdict::Held));
    QVERIFY(!picture.removed.contains(old));
    QCOMPARE(nodeAt(picture, 3), node);
    QCOMPARE(picture.nodes[static_cast<size_t>(node)].formerAddress, m_cluster[0].endpoint().display());
    QCOMPARE(picture.count(HistoryKind::NodeFailover), 1);
    QCOMPARE(picture.endOf(name), std::optional(HoldEnd::Lost));
    QVERIFY(!picture.endOf(old));
}

LOCKSCOPE_TEST(QCoreApplication, TestCluster)
#include "tst_cluster.moc"

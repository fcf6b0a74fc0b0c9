// A Redis Cluster that speaks TLS, against real servers: its nodes are found by the addresses it announces to those who
// speak TLS, and a release follows where they send it, over TLS.

#include "fixtures/rediscluster.h"
#include "fixtures/testprogram.h"
#include "picture.h"

#include <lockscope/core/session/session.h>

#include <QProcess>
#include <QTemporaryDir>

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

} // namespace

class TestTlsCluster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void everyLockIsOfItsMaster();
    void slotMovesWithItsLock();
    void releaseIsSentOn_data();
    void releaseIsSentOn();
    void anUntrustedClusterIsTold();

private:
    [[nodiscard]] Deployment deployment() const
    {
        return {.name = u"the cluster"_s,
                .rule = DeploymentRule::Cluster,
                .nodes = {m_cluster.endpoint(0)},
                .possible = true,
                .interval = Millis(1000)};
    }
    void take(int master, const QByteArray &name)
    {
        QCOMPARE(m_cluster[master].tell(u"SET %1 owner-1 PX 100000"_s.arg(QString::fromLatin1(name))), "OK");
    }
    [[nodiscard]] QByteArray has(int server, const QByteArray &name)
    {
        return m_cluster[server].tell(u"EXISTS %1"_s.arg(QString::fromLatin1(name)));
    }

    RedisCluster m_cluster{true};
};

void TestTlsCluster::initTestCase()
{
    QVERIFY(m_cluster.start());
}

void TestTlsCluster::init()
{
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        QCOMPARE(m_cluster[i].tell(u"FLUSHALL"_s), "OK");
}

void TestTlsCluster::everyLockIsOfItsMaster()
{
    for (int i = 0; i < RedisCluster::kMasters; ++i)
        take(i, RedisCluster::lockOn(i));
    Picture picture(deployment());
    for (int i = 0; i < RedisCluster::kMasters; ++i) {
        const QByteArray name = RedisCluster::lockOn(i);
        TRY_VERDICT(picture, name, Verdict::Held);
        const auto nodes = picture.locks.value(name)->assessment.nodes;
        QCOMPARE(nodes.size(), 1U);
        const auto endpoint = picture.watch.endpoint(nodes.front());
        QVERIFY(endpoint);
        QVERIFY(endpoint->tls.enabled);
        QCOMPARE(endpoint->port, m_cluster[i].tlsPort());
    }
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), RedisCluster::kMasters);
    QCOMPARE(picture.nodes.size(), static_cast<size_t>(RedisCluster::kMasters));
    QCOMPARE(m_cluster[1].tell(u"DEL %1"_s.arg(QString::fromLatin1(RedisCluster::lockOn(1)))), "1");
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains(RedisCluster::lockOn(1)), kPatienceMs);
}

void TestTlsCluster::slotMovesWithItsLock()
{
    const QByteArray name = RedisCluster::lockOn(0);
    take(0, name);
    Picture picture(deployment());
    TRY_VERDICT(picture, name, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    const auto isHeldOn = [&](int server) {
        const auto state = picture.locks.value(name);
        if (!picture.is(name, Verdict::Held) || state->assessment.nodes.size() != 1)
            return false;
        const auto endpoint = picture.watch.endpoint(state->assessment.nodes.front());
        return endpoint && endpoint->port == m_cluster[server].tlsPort();
    };
    QVERIFY(m_cluster.beginToMove(name, 0, 1));
    QVERIFY(m_cluster.moveKey(name, 0, 1));
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(1)); // by ASK
    QVERIFY(m_cluster.endMove(name, 0, 1));
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(1));
    QVERIFY(m_cluster.beginToMove(name, 1, 0));
    QVERIFY(m_cluster.moveKey(name, 1, 0));
    QVERIFY(m_cluster.endMove(name, 1, 0));
    TRY_WITHIN_TWO_INTERVALS(picture, name, isHeldOn(0)); // by MOVED
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
}

void TestTlsCluster::releaseIsSentOn_data()
{
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("whole");
    QTest::addRow("stays") << 1 << false;
    QTest::addRow("its key has gone ahead: ASK") << 2 << false;
    QTest::addRow("its slot has moved: MOVED") << 2 << true;
    if (RedisServer::version() >= QVersionNumber(6, 2)) // before, who gives its last slot away becomes a replica
        QTest::addRow("its slot has moved to one that had none: MOVED") << 3 << true;
}

void TestTlsCluster::releaseIsSentOn()
{
    QFETCH(int, to);
    QFETCH(bool, whole);
    const QByteArray name = RedisCluster::lockOn(1, 1);
    take(1, name);
    QTemporaryDir folder;
    Deployment quiet = deployment();
    quiet.interval = Deployment::kLongestInterval; // nobody has looked since the plan
    Session session(quiet, {.journalPath = folder.filePath(u"audit.jsonl"_s)});
    QSet<QByteArray> held;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        for (const auto &state : diff->changed)
            held.insert(state->name);
    });
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(held.contains(name), kPatienceMs);
    session.unlockActions();
    const auto plan = await(session.planRelease(name));
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().message));
    if (to != 1) {
        QVERIFY(m_cluster.beginToMove(name, 1, to));
        QVERIFY(m_cluster.moveKey(name, 1, to));
        if (whole)
            QVERIFY(m_cluster.endMove(name, 1, to));
    }
    const auto report = await(session.executeRelease(*plan));
    QVERIFY2(report, qPrintable(report ? QString() : report.error().message));
    QVERIFY2(report->isComplete(),
             qPrintable(report->nodes.front().error ? report->nodes.front().error->message : QString()));
    QVERIFY(report->nodes.front().outcome == ReleasedNode::Outcome::Released);
    if (to != 1) {
        if (!whole)
            QVERIFY(m_cluster.endMove(name, 1, to));
        QCOMPARE(has(to, name), "0");
        QVERIFY(m_cluster.beginToMove(name, to, 1));
        QVERIFY(m_cluster.endMove(name, to, 1));
    }
    QCOMPARE(has(1, name), "0");
}

void TestTlsCluster::anUntrustedClusterIsTold()
{
    Deployment distrusting = deployment();
    distrusting.nodes[0].tls.caFile = m_cluster[0].otherCaFile();
    Picture picture(distrusting);
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY(picture.nodes[0].error);
    QVERIFY(picture.locks.isEmpty());
    QVERIFY2(picture.nodes[0].error->message.contains(u"None of the nodes by which the cluster was to be found"_s),
             qPrintable(picture.nodes[0].error->message));
}

LOCKSCOPE_TEST(QCoreApplication, TestTlsCluster)
#include "tst_tlscluster.moc"

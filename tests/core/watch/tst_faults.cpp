// Kill, pause, partition and restart of independent nodes, against real servers: the board never shows as free what it
// cannot know, and is right again within two intervals after each.

#include "fixtures/faultproxy.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "picture.h"

using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kNodes = 3;
const QByteArray kLock = "lock:a";

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void killAndStartEmpty();
    void restartWithItsData();
    void restartWithoutItsData();
    void pause();
    void aPausedNodeIsSilentAtOnce_data();
    void aPausedNodeIsSilentAtOnce();
    void whatNobodyCouldSeeBeginsWithTheSilence();
    void whatIsTakenBesideAFrozenNodeIsSeen();
    void aHandshakeAloneProvesNothing_data();
    void aHandshakeAloneProvesNothing();
    void aSlowLinkIsNotSilent();
    void pauseOfAMajority();
    void partition();
    void partitionOfAMajority();
    void cutConnections();
    void theOnlyNodeIsKilled();
    void takenAgainAfterARestart();
    void theClockIsSet();
    void replicaHasNoVote();

private:
    [[nodiscard]] Deployment deployment(int count = kNodes) const
    {
        Deployment result{.name = u"test"_s, .possible = true, .interval = Millis(1000)};
        for (int i = 0; i < count; ++i)
            result.nodes.append(m_proxies[static_cast<size_t>(i)]->endpoint());
        return result;
    }
    void take(int count = kNodes)
    {
        for (int i = 0; i < count; ++i)
            QCOMPARE(node(i).tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    }
    RedisServer &node(int index) { return *m_servers[static_cast<size_t>(index)]; }
    FaultProxy &proxy(int index) { return *m_proxies[static_cast<size_t>(index)]; }

    std::vector<std::unique_ptr<RedisServer>> m_servers;
    std::vector<std::unique_ptr<FaultProxy>> m_proxies;
};

void TestFaults::initTestCase()
{
    for (int i = 0; i < kNodes; ++i) {
        m_servers.push_back(std::make_unique<RedisServer>(RedisServer::Options{.keepData = i == 2}));
        QVERIFY(node(i).start());
        m_proxies.push_back(std::make_unique<FaultProxy>(node(i)));
        QVERIFY(proxy(i).start());
    }
}

void TestFaults::init()
{
    for (int i = 0; i < kNodes; ++i) {
        proxy(i).pass();
        QVERIFY(node(i).start());
        node(i).tell(u"REPLICAOF NO ONE"_s);
        QCOMPARE(node(i).tell(u"FLUSHALL"_s), "OK");
    }
}

void TestFaults::killAndStartEmpty()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    node(0).kill();
    TRY_VERDICT(picture, kLock, Verdict::HeldDegraded);
    QVERIFY(picture.locks.value(kLock)->readings[0].answer == NodeReading::Answer::Unknown);
    node(1).kill();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QVERIFY(picture.removed.isEmpty());
    QVERIFY(node(0).start());
    // One of three has it, one does not, one is silent: it may be held, it may be free.
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.locks.value(kLock)->readings[0].answer == NodeReading::Answer::Absent);
    QVERIFY2(picture.is(kLock, Verdict::Unknown), picture.tell(kLock).constData());
    QVERIFY(node(1).start());
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Leftover));
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::NodeRestarted), 2);
}

void TestFaults::restartWithItsData()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    QVERIFY(node(2).restart());
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.is(kLock, Verdict::Held) && picture.nodes[2].restartedAt.has_value());
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
}

void TestFaults::restartWithoutItsData()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    QVERIFY(node(0).restart());
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.is(kLock, Verdict::HeldDegraded)
                                 && picture.locks.value(kLock)->readings[0].answer == NodeReading::Answer::Absent);
    QVERIFY(picture.removed.isEmpty());
}

void TestFaults::pause()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    node(1).freeze();
    TRY_VERDICT(picture, kLock, Verdict::HeldDegraded);
    QVERIFY(picture.locks.value(kLock)->readings[1].answer == NodeReading::Answer::Unknown);
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].reach == NodeStatus::Reach::Up && picture.nodes[1].error, kPatienceMs);
    const WallTime silentSince = picture.nodes[1].since;
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].reach != NodeStatus::Reach::Up, kPatienceMs);
    const auto error = picture.nodes[1].error;
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].error && picture.nodes[1].error != error,
                             kPatienceMs); // it was tried again, in vain
    QVERIFY(picture.nodes[1].since == silentSince); // it is away for as long as before its connection was given up
    node(1).thaw();
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Held));
    QVERIFY(picture.nodes[1].since > silentSince);
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::NodeRestarted), 0);
}

void TestFaults::aPausedNodeIsSilentAtOnce_data()
{
    QTest::addColumn<QString>("how");
    QTest::newRow("stopped") << u"stop"_s;
    QTest::newRow("CLIENT PAUSE") << u"pause"_s;
    QTest::newRow("partition") << u"hole"_s;
}

/// Shown within two intervals, long before the connection is given up; and back with the first answer, over the same
/// connection.
void TestFaults::aPausedNodeIsSilentAtOnce()
{
    QFETCH(QString, how);
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete && picture.nodes[1].roundTrip, kPatienceMs);
    const WallTime upSince = picture.nodes[1].since;
    const auto connection = [&] { // by which it is read: its id
        for (const QByteArray &line : node(1).tell(u"CLIENT LIST"_s).split('\n')) {
            if (line.contains(" name=lockscope-watch "))
                return line.left(line.indexOf(' '));
        }
        return QByteArray();
    };
    const QByteArray before = connection();
    QVERIFY(before.startsWith("id="));
    if (how == u"stop")
        node(1).freeze();
    else if (how == u"pause")
        QCOMPARE(node(1).tell(u"CLIENT PAUSE 2600 ALL"_s), "OK");
    else
        proxy(1).blackHole();
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::HeldDegraded));
    QVERIFY(picture.nodes[1].since > upSince); // so long it is silent
    QVERIFY(picture.locks.value(kLock)->readings[1].answer == NodeReading::Answer::Unknown);
    QVERIFY(picture.nodes[1].reach == NodeStatus::Reach::Up);
    QVERIFY(picture.nodes[1].error);
    QVERIFY(picture.nodes[1].error->kind == ErrorKind::Timeout);
    QVERIFY2(picture.nodes[1].error->message.contains(u"has said nothing for more than 8"_s),
             qPrintable(picture.nodes[1].error->message));
    QCOMPARE(Capability::of(picture.nodes).readable, 2);
    if (how == u"stop")
        node(1).thaw();
    else
        proxy(1).pass();
    if (how == u"pause") { // which ends by itself
        QTRY_VERIFY_WITH_TIMEOUT(picture.is(kLock, Verdict::Held) && !picture.nodes[1].error, kPatienceMs);
    } else {
        TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Held) && !picture.nodes[1].error);
        QCOMPARE(connection(), before);
        QVERIFY(picture.nodes[1].since > upSince); // not as if it had never been silent
    }
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::NodeRestarted), 0);
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
}

/// From when they were heard last, and not from when their silence was noticed.
void TestFaults::whatNobodyCouldSeeBeginsWithTheSilence()
{
    for (int i = 0; i < kNodes; ++i)
        QCOMPARE(node(i).tell(u"SET lock:a owner-1"_s), "OK"); // no lease tells whether it went on
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::NoExpiry);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete && picture.nodes[0].roundTrip && picture.nodes[1].roundTrip, kPatienceMs);
    node(0).freeze();
    node(1).freeze();
    const Instant frozen = Clock::system().now();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QTRY_VERIFY_WITH_TIMEOUT(Clock::system().now() - frozen > std::chrono::milliseconds(2500), kPatienceMs);
    const Instant thawed = Clock::system().now();
    node(0).thaw();
    node(1).thaw();
    TRY_VERDICT(picture, kLock, Verdict::NoExpiry);
    const auto unseen = picture.locks.value(kLock)->hold.unseen;
    QVERIFY(unseen);
    QVERIFY(unseen->from <= frozen);
    QVERIFY(unseen->to >= thawed);
}

/// Who holds a lock is told before it is known that a node that was asked as well is silent.
void TestFaults::whatIsTakenBesideAFrozenNodeIsSeen()
{
    Deployment seldom = deployment();
    seldom.interval = Deployment::kLongestInterval;
    for (int i = 0; i < kNodes; ++i) // so that the nodes are asked to tell of such names
        QCOMPARE(node(i).tell(u"SET lock:other owner-2 PX 100000"_s), "OK");
    Picture picture(seldom);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete && picture.nodes[1].feed == FeedKind::Tracking, kPatienceMs);
    node(1).freeze();
    QCOMPARE(node(0).tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    QCOMPARE(node(2).tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.contains(kLock), kPatienceMs);
    QVERIFY2(picture.is(kLock, Verdict::HeldDegraded), picture.tell(kLock).constData());
    const NodeReading &missing = picture.locks.value(kLock)->readings[1];
    QVERIFY(missing.answer == NodeReading::Answer::Unknown && !missing.error());
    QVERIFY(picture.locks.value(kLock)->hold.exact);
    node(1).thaw();
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value(kLock)->readings[1].answer == NodeReading::Answer::Absent,
                             kPatienceMs);
    QVERIFY2(picture.is(kLock, Verdict::HeldDegraded), picture.tell(kLock).constData());
}

/// Far away, or held up for a moment, a node is not silent.
/// A node that accepts connections and answers no reading stays unread, however often it is connected to.
void TestFaults::aHandshakeAloneProvesNothing_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::newRow("no answer after INFO") << QByteArray("TIME");
    QTest::newRow("no key") << QByteArray("GETRANGE");
}

void TestFaults::aHandshakeAloneProvesNothing()
{
    QFETCH(const QByteArray, from);
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    int asGood = 0;
    bool wasLost = false;
    connect(&picture.watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        const bool isGood = diff->nodes[1].reach == NodeStatus::Reach::Up && !diff->nodes[1].error;
        wasLost = wasLost || !isGood;
        asGood += wasLost && isGood ? 1 : 0;
    });
    proxy(1).holdCommands({.from = from});
    TRY_VERDICT(picture, kLock, Verdict::HeldDegraded);
    const int connections = proxy(1).connections();
    QTRY_VERIFY_WITH_TIMEOUT(proxy(1).connections() > connections + 2, kPatienceMs);
    QCOMPARE(asGood, 0);
    proxy(1).pass();
    TRY_VERDICT(picture, kLock, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].reach == NodeStatus::Reach::Up && !picture.nodes[1].error, kPatienceMs);
}

void TestFaults::aSlowLinkIsNotSilent()
{
    take();
    proxy(1).delay(Millis(300), Millis(300));
    Deployment often = deployment();
    often.interval = Millis(200);
    Picture picture(often);
    TRY_VERDICT(picture, kLock, Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].roundTrip && picture.nodes[0].roundTrip, kPatienceMs);
    const quint64 begun = picture.watch.ticks();
    bool isBusy = false;
    for (quint64 time = 1; time <= 3; ++time) {
        QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() >= begun + 5 * time && !isBusy, kPatienceMs);
        isBusy = true;
        node(0).freeze();
        QTimer::singleShot(300, &picture, [&] {
            node(0).thaw();
            isBusy = false;
        });
    }
    QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() >= begun + 25, kPatienceMs);
    QVERIFY2(picture.is(kLock, Verdict::Held), picture.tell(kLock).constData());
    QCOMPARE(picture.count(HistoryKind::NodeDown), 0);
}

void TestFaults::pauseOfAMajority()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    node(0).freeze();
    node(1).freeze();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QCOMPARE(node(2).tell(u"DEL lock:a"_s), "1");
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.locks.value(kLock)
                                 && picture.locks.value(kLock)->readings[2].answer == NodeReading::Answer::Absent);
    QVERIFY2(picture.is(kLock, Verdict::Unknown), picture.tell(kLock).constData());
    node(0).thaw();
    node(1).thaw();
    TRY_WITHIN_TWO_INTERVALS(
        picture, kLock, picture.is(kLock, Verdict::HeldDegraded) && picture.locks.value(kLock)->assessment.votes == 2);
    QVERIFY(picture.removed.isEmpty());
}

void TestFaults::partition()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    proxy(2).blackHole();
    TRY_VERDICT(picture, kLock, Verdict::HeldDegraded);
    proxy(2).pass();
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Held));
    QVERIFY(picture.removed.isEmpty());
}

void TestFaults::partitionOfAMajority()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    proxy(0).blackHole();
    proxy(1).refuse();
    proxy(1).cutAll();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    // Behind the partition it is given back: nobody here can know.
    for (int i = 0; i < kNodes; ++i)
        QCOMPARE(node(i).tell(u"DEL lock:a"_s), "1");
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.locks.value(kLock)
                                 && picture.locks.value(kLock)->readings[2].answer == NodeReading::Answer::Absent);
    QVERIFY(picture.removed.isEmpty());
    proxy(0).pass();
    proxy(1).refuse(false);
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.removed.contains(kLock));
}

void TestFaults::cutConnections()
{
    take();
    Picture picture(deployment());
    TRY_VERDICT(picture, kLock, Verdict::Held);
    for (int i = 0; i < kNodes; ++i)
        proxy(i).cutAll();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Held));
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.count(HistoryKind::Ended), 0);
}

void TestFaults::theOnlyNodeIsKilled()
{
    take(1);
    Picture picture(deployment(1));
    TRY_VERDICT(picture, kLock, Verdict::Held);
    node(0).kill();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QVERIFY(picture.removed.isEmpty());
    QVERIFY(node(0).start());
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.removed.contains(kLock));
    QCOMPARE(picture.endOf(kLock), std::optional(HoldEnd::Lost));
}

/// By the same owner, before anybody has seen that the lock was lost.
void TestFaults::takenAgainAfterARestart()
{
    take(1);
    Picture picture(deployment(1));
    TRY_VERDICT(picture, kLock, Verdict::Held);
    const Instant first = picture.locks.value(kLock)->hold.since;
    proxy(0).refuse(); // nobody looks while it restarts
    proxy(0).cutAll();
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QVERIFY(node(0).restart());
    QCOMPARE(node(0).tell(u"SET lock:a owner-1 PX 200000"_s), "OK");
    proxy(0).refuse(false);
    TRY_WITHIN_TWO_INTERVALS(picture, kLock,
                             picture.is(kLock, Verdict::Held) && picture.nodes[0].restartedAt.has_value());
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.locks.value(kLock)->hold.since > first);
    QVERIFY(!picture.locks.value(kLock)->hold.exact);
    QVERIFY(picture.removed.isEmpty());
    QCOMPARE(picture.endOf(kLock), std::optional(HoldEnd::Lost));
    QCOMPARE(picture.count(HistoryKind::Began), 2);
    QCOMPARE(picture.count(HistoryKind::HandOver) + picture.count(HistoryKind::Overlap), 0);
}

void TestFaults::theClockIsSet()
{
    RedisServer server;
    QVERIFY(server.start());
    QCOMPARE(server.tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    Deployment one{
        .name = u"test"_s, .nodes = {server.endpoint()}, .possible = true, .interval = Deployment::kShortestInterval};
    Picture picture(one);
    QTRY_VERIFY_WITH_TIMEOUT(picture.is(kLock, Verdict::Held) && picture.nodes[0].clock, kPatienceMs);
    QVERIFY(!picture.nodes[0].clockSteppedAt);
    server.shiftClock(std::chrono::seconds(-20));
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[0].clockSteppedAt, kPatienceMs);
    const Micros step = picture.nodes[0].clockStep;
    QVERIFY2(step < Micros(std::chrono::seconds(-19)) && step > Micros(std::chrono::seconds(-21)),
             QByteArray::number(step.count()));
}

void TestFaults::replicaHasNoVote()
{
    take(1);
    QCOMPARE(node(1).tell(u"SET lock:a owner-1 PX 100000"_s), "OK");
    QCOMPARE(node(1).tell(u"REPLICAOF 127.0.0.1 %1"_s.arg(node(0).port())), "OK");
    QTRY_VERIFY_WITH_TIMEOUT(node(1).tell(u"INFO replication"_s).contains("master_link_status:up"), kPatienceMs);
    Picture picture(deployment(2));
    // Both answer with the lock: it is one server's word.
    TRY_VERDICT(picture, kLock, Verdict::Unknown);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    const auto state = picture.locks.value(kLock);
    QCOMPARE(state->assessment.votes, 1);
    QCOMPARE(state->assessment.quorum, 2);
    QVERIFY(state->readings[1].answer == NodeReading::Answer::Unknown);
    QCOMPARE(picture.nodes[1].facts->role, u"slave"_s);
    QVERIFY(picture.nodes[1].error);
    QVERIFY2(
        picture.nodes[1].error->message.contains(u"is a replica of 127.0.0.1:%1: it has no vote"_s.arg(node(0).port())),
        qPrintable(picture.nodes[1].error->message));
    QCOMPARE(Capability::of(picture.nodes).readable, 1);
    // Promoted by hand: seen at the next tick.
    const WallTime promoted = Clock::system().wallNow();
    QCOMPARE(node(1).tell(u"REPLICAOF NO ONE"_s), "OK");
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Held));
    QVERIFY(!picture.nodes[1].error);
    QVERIFY2(picture.nodes[1].since >= promoted, "its connection is older, and was no use to a replica");
    // And a replica again.
    QCOMPARE(node(1).tell(u"REPLICAOF 127.0.0.1 %1"_s.arg(node(0).port())), "OK");
    TRY_WITHIN_TWO_INTERVALS(picture, kLock, picture.is(kLock, Verdict::Unknown));
    QVERIFY(picture.nodes[1].error);
}

LOCKSCOPE_TEST(QCoreApplication, TestFaults)
#include "tst_faults.moc"

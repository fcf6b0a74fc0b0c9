#include "fixtures/faultproxy.h"
#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/webserver.h"
#include "picture.h"

#include <lockscope/core/locks/lockclient.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QSignalSpy>

using namespace Lockscope;
using namespace Qt::StringLiterals;
using namespace LockscopeTest;

namespace {

/// A cluster's node that names another master in each answer, where nobody listens.
class RestlessNode : public QTcpServer
{
public:
    RestlessNode()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *client = nextPendingConnection()) {
                connect(client, &QTcpSocket::disconnected, client, &QObject::deleteLater);
                connect(client, &QTcpSocket::readyRead, client, [this, client] {
                    const QByteArray command = client->readAll();
                    if (!command.contains("SLOTS"))
                        client->write(command.contains("SHARDS") ? "-ERR unknown subcommand\r\n" : "+OK\r\n");
                    else
                        client->write("*1\r\n*3\r\n:0\r\n:16383\r\n*2\r\n$9\r\n127.0.0.1\r\n:"
                                      + QByteArray::number(++asked) + "\r\n");
                });
            }
        });
    }

    [[nodiscard]] Endpoint endpoint() const { return {.port = serverPort()}; }

    int asked = 0;
};

const QByteArray kWatchedOwner = "6f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42";

} // namespace

class TestDeploymentWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void stringLockIsHeld();
    void theFirstReadingEndsWhereSomethingIsAlwaysInDoubt();
    void ttlAgreesWithTheServer();
    void thatThereIsNothingWasAskedForToo();
    void nativeLockTellsItsOwner();
    void theFirstLocksAreShownLongBeforeAllAreRead();
    void redissonLockOnEveryNode();
    void changesAreFollowed();
    void aBusyReceiverIsWaitedFor();
    void aNodeDies();
    void aMajorityDies();
    void aNodeThatIsBackAtOnceWasLost();
    void moreLocksThanAreShownAreCounted();
    void aNodeThatIsNoRedisIsWaitedForByNobody();
    void channelsOfOddFormDoNoHarm();
    void aNodeThatSendsTooManyKeysIsNotRead();
    void aClusterThatNeverRestsIsAskedSeldom();
    void aNodeComesBackEmpty();
    void whatIsTakenAfterARestartLengthensNoQuarantine();
    void aNodeThatStartedBeforeUsIsYoung();
    void aLoneNodeIsYoungByAllThatWasSeen();
    void aLaterLockMakesNoNodeYoungAgain();
    void nodesOfANewDeploymentLackNothing();
    void amongStringsFewTypesAreAskedFor();
    void aNodeIsFrozen();
    void residueAndSplit();
    void anotherOwnerInAQuorumsPlaceIsSeen();
    void localLockBelongsToItsNode();
    void endedLocalLockLeavesThoughANodeIsDown();
    void noExpiryIsTold();
    void missingScanRightIsTold();
    void readOnlyUserSuffices();
    void keysOfNoConcernDoNotHideTheNode();
    void keyThatBecomesAnotherTypeIsReadAgain();
    void twoClientsWithOneThreadIdAreTwoOwners();
    void oneServerUnderTwoNamesHasOneVote();
    void hugeValuesDoNoHarm();
    void longOwnersThatDifferAtTheirEndsAreSeveral();
    void lockThatReplacesAHugeValueIsSeen();
    void binaryNames();
    void patterns();
    void paused();
    void whilePausedLocksStandStill();
    void waitersAreOfTheLibraryThatKeepsThem();
    void onlyReadsAreSent();

    void feedTellsBeforeTheTimer();
    void tellsSinceWhenItListens();
    void endOfATtlIsSeenBeforeTheTimer();
    void feedComesBack();
    void feedThatIsRefusedIsTold();
    void feedPrefixes();
    void moreNamespacesThanAreListenedFor();
    void whatIsToldOfIsReadAtTheTickAllTheSame();
    void aSweepWithoutPausesFindsAll();
    void theFirstReadingReadsEachKeyOnce();
    void aSignalThatTheWalkFindsTellsTheLibrary();
    void locksAmongManyKeysOfTheirFamilyAreFound();
    void whatIsReadAnewKeepsToThePace();

private:
    /// With the generic forms: the locks of these tests are plain strings, often on one node alone.
    Deployment deployment(int nodes = 5) const
    {
        return {.name = QStringLiteral("test"),
                .nodes = m_nodes.endpoints(nodes),
                .possible = true,
                .interval = Millis(100)};
    }
    void setOnAll(const QString &line, int count = 5) const { m_nodes.tellAll(line, count); }
    /// Adds each lock that is unknown from now on, however briefly.
    void noteUnknown(const Picture &picture, QSet<QByteArray> &names) const
    {
        connect(&picture.watch, &DeploymentWatch::changed, &picture, [&names](const BoardDiffPtr &diff) {
            for (const auto &state : diff->changed) {
                if (state->assessment.verdict == Verdict::Unknown)
                    names.insert(state->name);
            }
        });
    }
    /// The same endpoints with a login.
    Deployment as(const QString &user, int nodes = 5) const
    {
        Deployment result = deployment(nodes);
        for (auto &endpoint : result.nodes) {
            endpoint.user = user;
            endpoint.password = Secret("pw");
        }
        return result;
    }

    RedisSet m_nodes{5};
};

void TestDeploymentWatch::initTestCase()
{
    QVERIFY(m_nodes.reset());
}

void TestDeploymentWatch::init()
{
    QVERIFY(m_nodes.reset());
}

void TestDeploymentWatch::stringLockIsHeld()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 NX PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    const auto state = picture.locks.value("lock:a");
    QCOMPARE(state->assessment.owner, "owner-1");
    QCOMPARE(state->assessment.votes, 5);
    QCOMPARE(state->assessment.quorum, 3);
    QCOMPARE(state->assessment.margin, 2);
    QVERIFY(!state->assessment.local);
    QCOMPARE(state->dialect(), QStringLiteral("string"));
    QVERIFY(!state->hold.exact);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), 5);
    for (const auto &node : picture.nodes) {
        QVERIFY(node.facts);
        QCOMPARE(node.facts->role, QStringLiteral("master"));
        QVERIFY2(node.facts->version == u"Redis "_s + RedisServer::version().toString()
                     || node.facts->version == u"Valkey "_s + RedisServer::version().toString(),
                 qPrintable(node.facts->version));
    }
    // What is acquired while we look on has an exact beginning.
    setOnAll(QStringLiteral("SET lock:b owner-2 NX PX 100000"));
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
    QVERIFY(picture.locks.value("lock:b")->hold.exact);
}

/// Each node sets ever new names, with its own owner: every one is a split, which is shown only after a second reading.
void TestDeploymentWatch::theFirstReadingEndsWhereSomethingIsAlwaysInDoubt()
{
    std::vector<std::unique_ptr<QProcess>> clients;
    for (int node = 0; node < 5; ++node) {
        auto &client = clients.emplace_back(std::make_unique<QProcess>());
        const QString script = u"return redis.call('SET', 'lock:' .. redis.call('INCR', 'n'), ARGV[1], 'PX', 3000)"_s;
        client->start(u"redis-cli"_s,
                      {u"-p"_s, QString::number(m_nodes[node].port()), u"-r"_s, u"-1"_s, u"-i"_s, u"0.02"_s, u"EVAL"_s,
                       script, u"0"_s, u"owner-%1"_s.arg(node)});
        QVERIFY(client->waitForStarted());
        QVERIFY(client->waitForReadyRead()); // the first one is set
    }
    Picture picture(deployment());
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    const auto isSplit = [](const LockStatePtr &state) { return state->assessment.verdict == Verdict::Split; };
    QTRY_VERIFY_WITH_TIMEOUT(std::any_of(picture.locks.cbegin(), picture.locks.cend(), isSplit), kPatienceMs);
    for (auto &client : clients) {
        QCOMPARE(client->state(), QProcess::Running); // so it went on all the time
        client->kill();
        QVERIFY(client->waitForFinished());
    }
}

/// Nodes name their keys in different orders, so it takes long until all five have read the same one by chance.
void TestDeploymentWatch::theFirstLocksAreShownLongBeforeAllAreRead()
{
    for (int node = 0; node < 5; ++node)
        m_nodes[node].cli(
            {u"EVAL"_s, u"for i = 1, 20000 do redis.call('SET', 'lock:' .. i, 'A', 'PX', 600000) end"_s, u"0"_s});
    Picture picture(deployment());
    size_t shown = 0;
    std::optional<qint64> walked; // by the fastest node, when the first hundred were shown
    connect(&picture.watch, &DeploymentWatch::changed, &picture, [&](const BoardDiffPtr &diff) {
        shown += diff->changed.size();
        if (shown < 100 || walked)
            return;
        walked = 0;
        for (const NodeStatus &node : diff->nodes)
            walked = std::max(*walked, node.walk ? node.walk->keys : 20'000);
    });
    QTRY_VERIFY_WITH_TIMEOUT(walked, kPatienceMs);
    // By chance all five have read the same hundred after a third of the walk.
    QVERIFY2(*walked < 4000, qPrintable(QString::number(*walked)));
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.size(), 20'000, kPatienceMs);
}

/// From question to answer, also of a key that is not there: no node answers in no time.
void TestDeploymentWatch::thatThereIsNothingWasAskedForToo()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 NX PX 100000"), 4);
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    const auto isAskedFor = [&] {
        const NodeReading &reading = picture.locks.value("lock:a")->readings[4];
        return reading.answer == NodeReading::Answer::Absent && reading.took >= Micros(10);
    };
    QTRY_VERIFY2_WITH_TIMEOUT(isAskedFor(),
                              qPrintable(QString::number(picture.locks.value("lock:a")->readings[4].took.count())),
                              kPatienceMs);
}

void TestDeploymentWatch::ttlAgreesWithTheServer()
{
    for (int node = 0; node < 5; ++node)
        m_nodes[node].tell(QStringLiteral("SET lock:a owner-1 NX PX %1").arg(100'000 * (node + 1)));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    // The third largest is the third node's. What the server says before and after brackets what is shown.
    const qint64 before = m_nodes[2].tell(QStringLiteral("PTTL lock:a")).toLongLong();
    const Assessment shown = picture.locks.value("lock:a")->assessedNow(Clock::system().now());
    const qint64 after = m_nodes[2].tell(QStringLiteral("PTTL lock:a")).toLongLong();
    QVERIFY(shown.ttl);
    constexpr qint64 kTolerance = 250;
    const qint64 ttl = floorMillis(*shown.ttl).count();
    QVERIFY2(ttl <= before + kTolerance && ttl >= after - kTolerance,
             qPrintable(QStringLiteral("%1 is not from %2 to %3").arg(ttl).arg(after).arg(before)));
    QVERIFY(*shown.validity < *shown.ttl);
    for (size_t node = 0; node < 5; ++node) {
        const qint64 said = m_nodes[static_cast<int>(node)].tell(QStringLiteral("PTTL lock:a")).toLongLong();
        const auto left = picture.locks.value("lock:a")->readings[node].left(Clock::system().now());
        QVERIFY(left);
        QVERIFY(qAbs(floorMillis(*left).count() - said) < kTolerance);
    }
}

void TestDeploymentWatch::nativeLockTellsItsOwner()
{
    Picture picture(deployment());
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", {.ttl = Millis(60'000), .program = QStringLiteral("shop")}));
    QVERIFY(taken);
    TRY_VERDICT(picture, "stock", Verdict::Held);
    const auto state = picture.locks.value("stock");
    QCOMPARE(state->dialect(), QStringLiteral("lockscope"));
    QCOMPARE(state->assessment.owner, (*taken)->token());
    QCOMPARE(state->ownerInfo().program, QStringLiteral("shop"));
    QCOMPARE(state->ownerInfo().pid, QCoreApplication::applicationPid());
    QVERIFY(await((*taken)->release()));
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("stock"), kPatienceMs);
}

void TestDeploymentWatch::redissonLockOnEveryNode()
{
    // A multi-lock: another client id on each node, the same thread.
    for (int node = 0; node < 5; ++node) {
        m_nodes[node].tell(QStringLiteral("HSET stock %1f0829ed-bfd3-4e6f-bba3-6f3d66cd1761:42 2").arg(node));
        m_nodes[node].tell(QStringLiteral("PEXPIRE stock 100000"));
    }
    Picture picture(deployment());
    TRY_VERDICT(picture, "stock", Verdict::Held);
    QCOMPARE(picture.locks.value("stock")->assessment.votes, 5);
    QCOMPARE(picture.locks.value("stock")->dialect(), QStringLiteral("redisson"));
    QCOMPARE(picture.locks.value("stock")->ownerInfo().thread, QStringLiteral("42"));
}

void TestDeploymentWatch::changesAreFollowed()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 NX PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    setOnAll(QStringLiteral("SET lock:a owner-2 PX 100000"));
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.value("lock:a")->assessment.owner, QByteArray("owner-2"), kPatienceMs);
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    m_nodes[3].tell(QStringLiteral("DEL lock:a"));
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    QCOMPARE(picture.locks.value("lock:a")->assessment.margin, 1);
    setOnAll(QStringLiteral("DEL lock:a"));
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:a"), kPatienceMs);
    // one that ends by itself
    setOnAll(QStringLiteral("SET lock:b owner-1 PX 100000"));
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
    setOnAll(QStringLiteral("PEXPIRE lock:b 1"));
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:b"), kPatienceMs);
}

void TestDeploymentWatch::aBusyReceiverIsWaitedFor()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    const QSignalSpy published(&picture.watch, &DeploymentWatch::changed);
    picture.watch.setReceiverBusy(true);
    setOnAll(QStringLiteral("SET lock:a owner-2 PX 100000"));
    setOnAll(QStringLiteral("SET lock:b owner-1 PX 100000"));
    setOnAll(QStringLiteral("SET lock:a owner-3 PX 100000"));
    const quint64 before = picture.watch.ticks();
    QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() >= before + 3, kPatienceMs);
    QCOMPARE(published.count(), 0);
    QCOMPARE(picture.locks.value("lock:a")->assessment.owner, QByteArray("owner-1"));
    picture.watch.setReceiverBusy(false);
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.value("lock:a")->assessment.owner, QByteArray("owner-3"), kPatienceMs);
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
}

void TestDeploymentWatch::aNodeDies()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    m_nodes[1].kill();
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    const auto state = picture.locks.value("lock:a");
    QCOMPARE(state->assessment.votes, 4);
    QCOMPARE(state->assessment.unknownNodes, 1);
    QVERIFY(state->readings[1].answer == NodeReading::Answer::Unknown);
    QVERIFY(state->readings[1].error());
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QVERIFY(picture.nodes[1].error);
}

void TestDeploymentWatch::aMajorityDies()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    for (const int node : {0, 2, 4})
        m_nodes[node].kill();
    TRY_VERDICT(picture, "lock:a", Verdict::Unknown);
    QCOMPARE(picture.locks.value("lock:a")->assessment.unknownNodes, 3);
    // The two that are left lose it: the three silent ones could still be its quorum.
    setOnAll(QStringLiteral("DEL lock:a"));
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.value("lock:a")->assessment.votes, 0, kPatienceMs);
    QVERIFY(picture.is("lock:a", Verdict::Unknown));
    QVERIFY(picture.removed.isEmpty());
    const Capability capability = Capability::of(picture.nodes);
    QVERIFY(!capability.canLock());
    for (const int node : {0, 2, 4})
        QVERIFY(m_nodes[node].start());
    // They come back empty: now it is known to be free.
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:a"), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Up), 5, kPatienceMs);
}

void TestDeploymentWatch::aNodeThatIsBackAtOnceWasLost()
{
    constexpr int kLocks = 3000;
    m_nodes[0].cli({QStringLiteral("EVAL"),
                    QStringLiteral("for i = 1, ARGV[1] do redis.call('SET', 'lock:' .. i, 'A', 'PX', 60000) end"),
                    QStringLiteral("0"), QString::number(kLocks)});
    QSet<QByteArray> lost;
    Picture picture(deployment(1));
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.size(), kLocks, kPatienceMs);
    noteUnknown(picture, lost);
    m_nodes[0].tell(QStringLiteral("CLIENT KILL TYPE normal SKIPME yes"));
    QTRY_COMPARE_WITH_TIMEOUT(lost.size(), kLocks, kPatienceMs);
    const auto isHeld = [](const LockStatePtr &state) { return state->assessment.verdict == Verdict::Held; };
    QTRY_VERIFY_WITH_TIMEOUT(std::all_of(picture.locks.cbegin(), picture.locks.cend(), isHeld), kPatienceMs);
}

void TestDeploymentWatch::moreLocksThanAreShownAreCounted()
{
    constexpr int kLocks = 30;
    for (int i = 0; i < kLocks; ++i)
        setOnAll(QStringLiteral("SET lock:%1 A PX 60000").arg(i), 3);
    Deployment few = deployment(3);
    few.mostLocks = 10;
    Picture picture(few);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.size(), 10, kPatienceMs);
    const auto leftOut = [&picture](qsizetype expected) {
        return std::all_of(picture.nodes.cbegin(), picture.nodes.cend(),
                           [expected](const NodeStatus &node) { return node.leftOut == expected; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(leftOut(kLocks - 10), kPatienceMs);
    setOnAll(QStringLiteral("SET lock:stuck A"), 3);
    TRY_VERDICT(picture, "lock:stuck", Verdict::NoExpiry);
    // Room appears: others come up.
    const auto shown = picture.locks.keys();
    for (const auto &name : shown)
        setOnAll(QStringLiteral("DEL ") + QString::fromLatin1(name), 3);
    QTRY_VERIFY_WITH_TIMEOUT(leftOut(kLocks - 20), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.size(), 10, kPatienceMs);
}

void TestDeploymentWatch::aNodeThatIsNoRedisIsWaitedForByNobody()
{
    WebServer web;
    setOnAll(QStringLiteral("SET lock:w owner-1 NX PX 100000"), 1);
    Deployment mixed = deployment(1);
    mixed.nodes.prepend(web.endpoint());
    Picture picture(mixed);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), 1);
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Down), 1);
    QVERIFY(picture.locks.contains("lock:w"));
    QVERIFY2(picture.nodes.at(0).error->message.contains(u"not the Redis protocol"_s),
             qPrintable(picture.nodes.at(0).error->message));
}

/// The channels of Redisson's semaphores, as no Redis server would tell them.
void TestDeploymentWatch::channelsOfOddFormDoNoHarm()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 1);
    for (const QByteArray reply : {"*1\r\n$0\r\n\r\n", "*1\r\n:5\r\n", "*1\r\n*1\r\n+x\r\n",
                                   "*2\r\n$-1\r\n$5\r\nother\r\n", "$3\r\nabc\r\n", ":1\r\n"}) {
        FaultProxy proxy(m_nodes[0]);
        QVERIFY(proxy.start());
        proxy.garble(reply, {.to = "PUBSUB", .count = -1});
        Picture picture({.nodes = {proxy.endpoint()}, .possible = true, .interval = Millis(200)});
        TRY_VERDICT(picture, "lock:a", Verdict::Held);
        const quint64 ticks = picture.watch.ticks();
        QTRY_VERIFY_WITH_TIMEOUT(picture.watch.ticks() > ticks + 2, kPatienceMs);
        QVERIFY(picture.is("lock:a", Verdict::Held));
    }
}

/// All keys of a page of SCAN are requested at once, so a page has a limit.
void TestDeploymentWatch::aNodeThatSendsTooManyKeysIsNotRead()
{
    constexpr int kKeys = 60'000;
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    QByteArray page = "*2\r\n$1\r\n0\r\n*" + QByteArray::number(kKeys) + "\r\n";
    for (int i = 0; i < kKeys; ++i)
        page += "$10\r\nlock:" + QByteArray::number(i).rightJustified(5, '0') + "\r\n";
    proxy.garble(page, {.to = "SCAN", .count = -1});
    Picture picture({.nodes = {proxy.endpoint()}, .interval = Millis(1000)});
    QTRY_VERIFY_WITH_TIMEOUT(!picture.nodes.empty() && picture.nodes[0].reach == NodeStatus::Reach::Down, kPatienceMs);
    QVERIFY2(picture.nodes[0].error->message.contains(u"in one page of SCAN"_s),
             qPrintable(picture.nodes[0].error->message));
    QVERIFY(proxy.forwarded() < kKeys);
}

void TestDeploymentWatch::aClusterThatNeverRestsIsAskedSeldom()
{
    RestlessNode node;
    Picture picture({.rule = DeploymentRule::Cluster, .nodes = {node.endpoint()}, .interval = Millis(1000)});
    QTRY_VERIFY_WITH_TIMEOUT(node.asked > 0, kPatienceMs);
    const QDeadlineTimer until(2000);
    (void)QTest::qWaitFor([&] { return until.hasExpired(); }, kPatienceMs);
    QVERIFY2(node.asked < 20, qPrintable(QString::number(node.asked)));
}

void TestDeploymentWatch::aNodeComesBackEmpty()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    m_nodes[1].kill();
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    QVERIFY(m_nodes[1].start());
    const auto readAgain
        = [&] { return picture.locks.value("lock:a")->readings[1].answer == NodeReading::Answer::Absent; };
    QTRY_VERIFY_WITH_TIMEOUT(readAgain(), kPatienceMs);
    QVERIFY(picture.is("lock:a", Verdict::HeldDegraded));
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].restartedAt.has_value(), kPatienceMs);
    QVERIFY(!picture.nodes[0].restartedAt);
    m_nodes[1].tell(QStringLiteral("SET lock:a owner-1 PX 100000"));
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
}

void TestDeploymentWatch::whatIsTakenAfterARestartLengthensNoQuarantine()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 3);
    Picture picture(deployment(3));
    picture.watch.start();
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    m_nodes[1].kill();
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].reach == NodeStatus::Reach::Down, kPatienceMs);
    QVERIFY(m_nodes[1].start());
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes[1].quarantinedUntil.has_value(), kPatienceMs);
    const WallTime until = *picture.nodes[1].quarantinedUntil;
    const Millis length = until - *picture.nodes[1].restartedAt;
    QVERIFY2(length > Millis(80'000) && length < Millis(104'000), qPrintable(QString::number(length.count())));
    // What is found by the looks that went on then may have been there before.
    for (const QString &name :
         {QStringLiteral("lock:look1"), QStringLiteral("lock:look2"), QStringLiteral("lock:look3")}) {
        setOnAll(QStringLiteral("SET %1 owner-3 PX 20000").arg(name), 3);
        TRY_VERDICT(picture, name.toUtf8(), Verdict::Held);
    }
    setOnAll(QStringLiteral("SET lock:b owner-2 PX 3600000"), 3);
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.watch.longestTtl() > Millis(3'500'000), kPatienceMs);
    picture.watch.republish();
    QCOMPARE(*picture.nodes[1].quarantinedUntil, until);
    QVERIFY(!picture.nodes[0].quarantinedUntil);
}

void TestDeploymentWatch::aNodeThatStartedBeforeUsIsYoung()
{
    // Nobody here sees that it comes back empty: it did before.
    QVERIFY(m_nodes[1].restart());
    setOnAll(QStringLiteral("SET lock:long worker PX 3600000"), 1);
    Picture picture(deployment(2));
    picture.watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.contains("lock:long") && picture.complete, kPatienceMs);
    const auto &node = picture.nodes.at(1);
    QVERIFY(!node.restartedAt && node.startedAt && node.mayLackLocksUntil);
    // As long as the longest TTL seen, not for 30 s.
    const Millis left = *node.mayLackLocksUntil - *node.startedAt;
    QVERIFY2(left > std::chrono::minutes(59) && left < std::chrono::minutes(62),
             qPrintable(QString::number(left.count())));
    const WallTime now = Clock::system().wallNow();
    QVERIFY(Capability::of(picture.nodes, now).possiblyLackingLocks >= 1);
    QCOMPARE(Capability::of(picture.nodes, now).quarantined, 0);
    QCOMPARE(Capability::of({node}, *node.mayLackLocksUntil).possiblyLackingLocks, 0);
}

/// What it forgot stood nowhere else: that locks last so long here shows by any of them.
void TestDeploymentWatch::aLoneNodeIsYoungByAllThatWasSeen()
{
    QVERIFY(m_nodes[0].restart());
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 1);
    Picture picture(deployment(1));
    picture.watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete && picture.nodes[0].mayLackLocksUntil, kPatienceMs);
    QVERIFY(*picture.nodes[0].mayLackLocksUntil - *picture.nodes[0].startedAt < std::chrono::minutes(3));
    setOnAll(QStringLiteral("SET lock:long worker PX 3600000"), 1);
    QTRY_VERIFY_WITH_TIMEOUT(
        *picture.nodes[0].mayLackLocksUntil - *picture.nodes[0].startedAt > std::chrono::minutes(59), kPatienceMs);
}

/// Two windows, of which only one saw the node start, and two nodes in one window, of which only one was seen starting:
/// a lock that is taken before the eyes of both lengthens for neither what may be lacking.
void TestDeploymentWatch::aLaterLockMakesNoNodeYoungAgain()
{
    QVERIFY(m_nodes[0].restart() && m_nodes[1].restart());
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 2);
    Picture first(deployment(2));
    QTRY_VERIFY_WITH_TIMEOUT(first.complete && first.locks.contains("lock:a"), kPatienceMs);
    QVERIFY(m_nodes[1].restart());
    QTRY_VERIFY_WITH_TIMEOUT(first.nodes.at(1).quarantinedUntil.has_value(), kPatienceMs);
    Picture second(deployment(2));
    QTRY_VERIFY_WITH_TIMEOUT(second.complete && second.locks.contains("lock:a"), kPatienceMs);
    const WallTime quarantined = *first.nodes.at(1).quarantinedUntil;
    const WallTime young = *first.nodes.at(0).mayLackLocksUntil;
    const WallTime youngThere = second.nodes.at(1).mayLackLocksUntil.value();
    // Uptime comes in whole seconds, and the later window read less of the TTL; the lock that comes now would lengthen
    // it by an hour.
    static constexpr Millis kAbout(20'000);
    QVERIFY2(std::chrono::abs(youngThere - quarantined) < kAbout,
             qPrintable(QString::number((youngThere - quarantined).count())));
    setOnAll(QStringLiteral("SET lock:first owner-3 PX 20000"),
             2); // what the looks that go on find may have been there before
    TRY_VERDICT(first, "lock:first", Verdict::Held);
    TRY_VERDICT(second, "lock:first", Verdict::Held);
    setOnAll(QStringLiteral("SET lock:b owner-2 PX 3600000"), 2);
    for (Picture *picture : {&first, &second}) {
        TRY_VERDICT((*picture), "lock:b", Verdict::Held);
        QTRY_VERIFY_WITH_TIMEOUT(picture->watch.longestTtl() > Millis(3'500'000), kPatienceMs);
        picture->watch.republish();
    }
    const auto hasMoved
        = [](std::optional<WallTime> now, WallTime before) { return !now || std::chrono::abs(*now - before) > kAbout; };
    QCOMPARE(*first.nodes.at(1).quarantinedUntil, quarantined);
    QVERIFY(!hasMoved(first.nodes.at(0).mayLackLocksUntil, young));
    QVERIFY(!hasMoved(second.nodes.at(0).mayLackLocksUntil, *first.nodes.at(0).mayLackLocksUntil));
    QVERIFY(!hasMoved(second.nodes.at(1).mayLackLocksUntil, youngThere));
    // When they end, they end for both windows, and so does what the banner says.
    const WallTime after = std::max(quarantined, youngThere) + kAbout;
    for (const Picture *picture : {&first, &second}) {
        const Capability capability = Capability::of(picture->nodes, after);
        QCOMPARE(capability.possiblyLackingLocks, 0);
        QCOMPARE(capability.quarantined, 0);
        QCOMPARE(capability.margin(), 0);
    }
}

void TestDeploymentWatch::nodesOfANewDeploymentLackNothing()
{
    QVERIFY(m_nodes[0].restart());
    Deployment fresh = deployment(2);
    fresh.beganEmptyAt = Clock::system().wallNow();
    setOnAll(QStringLiteral("SET lock:long worker PX 3600000"), 2);
    Picture picture(fresh);
    picture.watch.start();
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.contains("lock:long") && picture.complete, kPatienceMs);
    QVERIFY(picture.nodes.at(0).startedAt);
    QCOMPARE(Capability::of(picture.nodes, Clock::system().wallNow()).possiblyLackingLocks, 0);
}

void TestDeploymentWatch::amongStringsFewTypesAreAskedFor()
{
    constexpr int kStrings = 6000; // each hash costs a page of TYPEs, wherever SCAN comes upon it
    (void)m_nodes[0].cli(
        {QStringLiteral("EVAL"),
         QStringLiteral("for i = 1, tonumber(ARGV[1]) do redis.call('SET', 'lock:' .. i, 'owner', 'PX', 100000) end"),
         QStringLiteral("0"), QString::number(kStrings)});
    for (int i = 0; i < 5; ++i)
        m_nodes[0].tell(QStringLiteral("HSET lock:hash:%1 6c0e3ad1-3b1a-4f7e-9f5e-0d9c1b2a3f4d:56 1").arg(i));
    m_nodes[0].tell(QStringLiteral("CONFIG RESETSTAT"));
    Picture picture(deployment(1));
    picture.watch.start();
    QTRY_COMPARE_WITH_TIMEOUT(std::ssize(picture.locks), kStrings + 5, kPatienceMs);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(picture.locks.value("lock:hash:" + QByteArray::number(i))->dialect(), QStringLiteral("redisson"));
    const auto number = [](const QByteArray &info, const QByteArray &before) {
        const qsizetype at = info.indexOf(before);
        return at < 0 ? 0 : info.mid(at + before.size(), 10).split(',').front().trimmed().toInt();
    };
    const int types = number(m_nodes[0].tell(QStringLiteral("INFO commandstats")), "cmdstat_type:calls=");
    QVERIFY2(types >= 100 && types < kStrings / 2, qPrintable(QString::number(types)));
    // Wrong guesses are errors of the server's: one a hash at most.
    QVERIFY(number(m_nodes[0].tell(QStringLiteral("INFO errorstats")), "errorstat_WRONGTYPE:count=") <= 5);
}

void TestDeploymentWatch::aNodeIsFrozen()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    m_nodes[4].freeze();
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    QCOMPARE(toString(picture.nodes[4].error->kind), toString(ErrorKind::Unreachable));
    QVERIFY2(picture.nodes[4].error->message.contains(QStringLiteral("does not answer")),
             qPrintable(picture.nodes[4].error->message));
    m_nodes[4].thaw();
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Up), 5, kPatienceMs);
}

void TestDeploymentWatch::residueAndSplit()
{
    for (int node = 0; node < 2; ++node)
        m_nodes[node].tell(QStringLiteral("SET lock:residue owner-1 PX 100000"));
    for (int node = 0; node < 5; ++node)
        m_nodes[node].tell(QStringLiteral("SET lock:split owner-%1 PX 100000").arg(node / 2)); // 2 + 2 + 1
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:residue", Verdict::Leftover);
    TRY_VERDICT(picture, "lock:split", Verdict::Split);
    QCOMPARE(picture.locks.value("lock:residue")->assessment.votes, 2);
    QVERIFY(!picture.locks.value("lock:residue")->assessment.isHeld());
    QCOMPARE(picture.locks.value("lock:split")->assessment.owners, 3);
    QVERIFY(picture.locks.value("lock:split")->assessment.owner.isEmpty());
}

/// Without the generic forms: what stands at a quorum's name on another node is in its way, whatever it looks like by
/// itself.
void TestDeploymentWatch::anotherOwnerInAQuorumsPlaceIsSeen()
{
    for (const QString &name : {u"lock:z"_s, u"order"_s, u"stock"_s}) {
        // That of the last one has neither a lock's name nor an end.
        m_nodes[0].tell(u"SET "_s + name + u" tokA NX"_s + (name == u"stock"_s ? QString() : u" PX 100000"_s));
        for (int node = 1; node < 5; ++node)
            m_nodes[node].tell(u"SET "_s + name + u" tokB NX PX 100000"_s);
    }
    m_nodes[0].tell(u"SET config on"_s);
    Deployment strict = deployment();
    strict.possible = false;
    strict.interval = Millis(60'000); // at the first look, not with the next
    Picture picture(strict);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.locks.size(), 3);
    for (const QByteArray &name : {QByteArray("lock:z"), QByteArray("order"), QByteArray("stock")}) {
        const auto state = picture.locks.value(name);
        QVERIFY2(state, name.constData());
        QVERIFY(state->assessment.verdict == Verdict::HeldDegraded);
        QCOMPARE(state->assessment.owner, QByteArray("tokB"));
        QCOMPARE(state->assessment.owners, 2);
        QVERIFY2(state->readings[0].lock && state->readings[0].lock->owner == "tokA", name.constData());
    }
}

void TestDeploymentWatch::localLockBelongsToItsNode()
{
    m_nodes[3].cli(
        {QStringLiteral("HSET"), QStringLiteral("stock"), QString::fromLatin1(kWatchedOwner), QStringLiteral("2")});
    m_nodes[3].tell(QStringLiteral("PEXPIRE stock 100000"));
    m_nodes[1].tell(QStringLiteral("SET lock:plain owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "stock", Verdict::Held);
    const auto state = picture.locks.value("stock");
    QVERIFY(state->assessment.local);
    QCOMPARE(state->assessment.nodes, std::vector<int>{3});
    QCOMPARE(state->dialect(), QStringLiteral("redisson"));
    QCOMPARE(state->assessment.owner, kWatchedOwner);
    QCOMPARE(state->ownerInfo().thread, QStringLiteral("42"));
    QCOMPARE(state->holdCounts(), HoldCounts(2, 2));
    TRY_VERDICT(picture, "lock:plain", Verdict::Held);
    QCOMPARE(picture.locks.value("lock:plain")->assessment.nodes, std::vector<int>{1});
}

void TestDeploymentWatch::endedLocalLockLeavesThoughANodeIsDown()
{
    m_nodes[0].tell(QStringLiteral("SET lock:here owner-1 PX 100000"));
    m_nodes[4].tell(QStringLiteral("SET lock:there owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:here", Verdict::Held);
    TRY_VERDICT(picture, "lock:there", Verdict::Held);
    m_nodes[4].kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs);
    m_nodes[0].tell(QStringLiteral("DEL lock:here"));
    // Its own node says that it is gone; the silent node never had it.
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:here"), kPatienceMs);
    // The other's node is silent.
    QVERIFY(picture.is("lock:there", Verdict::Unknown));
}

void TestDeploymentWatch::noExpiryIsTold()
{
    setOnAll(QStringLiteral("SET lock:a owner-1"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::NoExpiry);
    QVERIFY(picture.locks.value("lock:a")->assessment.neverExpires);
}

void TestDeploymentWatch::missingScanRightIsTold()
{
    setOnAll(QStringLiteral(
        "ACL SETUSER blind reset on >pw ~* -@all +type +pttl +getrange +strlen +hlen +hscan +info +time +client"));
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(as(QStringLiteral("blind")));
    const auto allTell = [&] {
        return picture.nodes.size() == 5
            && std::all_of(picture.nodes.begin(), picture.nodes.end(), [](const NodeStatus &node) {
                   return node.error && node.error->kind == ErrorKind::Permission;
               });
    };
    QTRY_VERIFY_WITH_TIMEOUT(allTell(), kPatienceMs);
    QVERIFY2(picture.nodes[0].error->message.contains(QStringLiteral("'scan'")),
             qPrintable(picture.nodes[0].error->message));
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), 5);
    QVERIFY2(!Capability::of(picture.nodes).canLock(), "a node that cannot be read is not counted on");
    // The right is given: it is noticed without a new connection.
    setOnAll(QStringLiteral("ACL SETUSER blind +scan"));
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(!picture.nodes[0].error, kPatienceMs);
}

void TestDeploymentWatch::readOnlyUserSuffices()
{
    setOnAll(QStringLiteral("ACL LOG RESET"));
    setOnAll(QStringLiteral(
        "ACL SETUSER lockwatch reset on >pw resetkeys resetchannels -@all %R~lock:* %R~redisson_lock_*:* +scan +type "
        "+pttl +getrange "
        "+strlen +hlen +hscan +llen +zcard +zcount +pubsub|channels +pubsub|numsub +multi +exec +eval_ro "
        "+client|no-touch "
        "+ping +time +role +info +hello +client|setname +client|id +client|tracking +subscribe &__redis__:invalidate"));
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    setOnAll(QStringLiteral("HSET lock:b %1 1").arg(QString::fromLatin1(kWatchedOwner)));
    setOnAll(QStringLiteral("PEXPIRE lock:b 100000"));
    setOnAll(QStringLiteral("SET private:a owner-1 PX 100000"));
    Deployment limited = as(QStringLiteral("lockwatch"));
    limited.patterns = {"lock:*"};
    Picture picture(limited);
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    for (const auto &node : picture.nodes) {
        QVERIFY2(!node.error, qPrintable(node.error ? node.error->message : QString()));
        QVERIFY(node.facts);
    }
    const auto listens = [&] {
        return std::ranges::all_of(picture.nodes,
                                   [](const NodeStatus &node) { return node.feed == FeedKind::Tracking; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(listens(), kPatienceMs);
    QCOMPARE(m_nodes.tellAll(QStringLiteral("ACL LOG")).count(QByteArray()), 5);
}

void TestDeploymentWatch::keysOfNoConcernDoNotHideTheNode()
{
    // SCAN names keys that the user may not read.
    setOnAll(QStringLiteral("ACL SETUSER partial reset on >pw -@all %R~lock:* +scan +type +pttl +getrange +strlen "
                            "+hlen +hscan +info +time +client"));
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    setOnAll(QStringLiteral("SET private:a owner-1 PX 100000"));
    Picture picture(as(QStringLiteral("partial")));
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QVERIFY(!picture.locks.contains("private:a"));
    // That something is hidden is told: it may be a lock.
    for (const auto &node : picture.nodes) {
        QCOMPARE(node.hiddenKeys, 1);
        QVERIFY(node.hiddenWhy && node.hiddenWhy->kind == ErrorKind::Permission);
    }
}

void TestDeploymentWatch::keyThatBecomesAnotherTypeIsReadAgain()
{
    setOnAll(QStringLiteral("SET lock:flip me PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:flip", Verdict::Held);
    const QString toHash = QStringLiteral("redis.call('DEL', KEYS[1]) redis.call('HSET', KEYS[1], ARGV[1], 1) return "
                                          "redis.call('PEXPIRE', KEYS[1], 100000)");
    for (int node = 0; node < 5; ++node)
        m_nodes[node].cli({QStringLiteral("EVAL"), toHash, QStringLiteral("1"), QStringLiteral("lock:flip"),
                           QString::fromLatin1(kWatchedOwner)});
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("lock:flip")
                                 && picture.locks.value("lock:flip")->dialect() == QLatin1String("redisson"),
                             kPatienceMs);
    TRY_VERDICT(picture, "lock:flip", Verdict::Held);
    QCOMPARE(picture.locks.value("lock:flip")->assessment.owner, kWatchedOwner);
    setOnAll(QStringLiteral("SET lock:flip me PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(
        picture.locks.value("lock:flip") && picture.locks.value("lock:flip")->assessment.owner == "me", kPatienceMs);
    QVERIFY(!picture.removed.contains("lock:flip")); // it was held all the time: never drawn as gone
}

void TestDeploymentWatch::twoClientsWithOneThreadIdAreTwoOwners()
{
    const QByteArray other = "00000000-bfd3-4e6f-bba3-6f3d66cd1761:42";
    for (int node = 0; node < 5; ++node) {
        m_nodes[node].tell(
            QStringLiteral("HSET order %1 1").arg(QString::fromLatin1(node < 2 ? other : kWatchedOwner)));
        m_nodes[node].tell(QStringLiteral("PEXPIRE order 100000"));
    }
    Picture picture(deployment());
    TRY_VERDICT(picture, "order", Verdict::HeldDegraded);
    QCOMPARE(picture.locks.value("order")->assessment.owner, kWatchedOwner);
    QCOMPARE(picture.locks.value("order")->assessment.votes, 3);
}

void TestDeploymentWatch::oneServerUnderTwoNamesHasOneVote()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 1);
    Deployment twice = deployment(2);
    Endpoint socket = m_nodes[0].unixEndpoint();
    twice.nodes.append(socket);
    Picture picture(twice);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QVERIFY(picture.nodes.at(2).error);
    QVERIFY2(picture.nodes.at(2).error->message.contains(QStringLiteral("the same server")),
             qPrintable(picture.nodes.at(2).error->message));
    QCOMPARE(Capability::of(picture.nodes).readable, 2);
    TRY_VERDICT(picture, "lock:a", Verdict::Unknown);
}

void TestDeploymentWatch::hugeValuesDoNoHarm()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 3);
    setOnAll(QStringLiteral("SETRANGE lock:huge-string 8388607 x"), 3); // a string of a reply may have 1 MB
    for (int node = 0; node < 3; ++node) {
        m_nodes[node].cli({QStringLiteral("EVAL"),
                           QStringLiteral("for i = 1, 100000 do redis.call('HSET', KEYS[1], i, i) end"),
                           QStringLiteral("1"), QStringLiteral("lock:many-fields")});
        m_nodes[node].cli({QStringLiteral("EVAL"),
                           QStringLiteral("redis.call('HSET', KEYS[1], 'f', redis.call('GET', KEYS[2]))"),
                           QStringLiteral("2"), QStringLiteral("lock:huge-field"), QStringLiteral("lock:huge-string")});
    }
    Picture picture(deployment(3));
    // A node that a key has cost its connection is back soon, and is waited for: whoever looks once sees what it has.
    std::optional<int> upWhenComplete;
    connect(&picture.watch, &DeploymentWatch::changed, this, [&](const BoardDiffPtr &diff) {
        if (diff->complete && !upWhenComplete)
            upWhenComplete = picture.nodesThat(NodeStatus::Reach::Up);
    });
    QTRY_COMPARE_WITH_TIMEOUT(upWhenComplete, 3, 3 * kPatienceMs);
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Up), 3, kPatienceMs);
    // Its name says lock and it exists: held, by an owner that is too long to be read whole.
    TRY_VERDICT(picture, "lock:huge-string", Verdict::NoExpiry);
    QVERIFY(picture.locks.value("lock:huge-string")->readings[0].lock->ownerCut);
    QVERIFY(picture.locks.value("lock:many-fields")->grade() == Grade::NotUnderstood);
    QVERIFY(picture.locks.value("lock:huge-field")->grade() == Grade::NotUnderstood);
    // It goes on watching.
    setOnAll(QStringLiteral("SET lock:b owner-1 PX 100000"), 3);
    TRY_VERDICT(picture, "lock:b", Verdict::Held);
    setOnAll(QStringLiteral("DEL lock:a"), 3);
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:a"), kPatienceMs);
}

void TestDeploymentWatch::longOwnersThatDifferAtTheirEndsAreSeveral()
{
    // Longer than what is read of a value.
    const QString begin(600, u'a');
    for (int node = 0; node < 3; ++node) {
        m_nodes[node].tell(QStringLiteral("SET lock:ends %1%2 PX 100000").arg(begin).arg(node));
        m_nodes[node].tell(QStringLiteral("SET lock:lengths %1 PX 100000").arg(QString(600 + node, u'a')));
    }
    setOnAll(QStringLiteral("SET lock:same %1x PX 100000").arg(begin), 3);
    Picture picture(deployment(3));
    TRY_VERDICT(picture, "lock:ends", Verdict::Split);
    TRY_VERDICT(picture, "lock:lengths", Verdict::Split);
    TRY_VERDICT(picture, "lock:same", Verdict::Held);
    QCOMPARE(picture.locks.value("lock:ends")->assessment.owners, 3);
    const auto &owner = picture.locks.value("lock:same")->assessment.owner;
    QVERIFY(owner.contains(" [601 bytes] ") && owner.endsWith('x'));
}

void TestDeploymentWatch::lockThatReplacesAHugeValueIsSeen()
{
    m_nodes[0].tell(QStringLiteral("SETRANGE huge 52428799 x"));
    m_nodes[0].cli({QStringLiteral("EVAL"),
                    QStringLiteral("redis.call('HSET', KEYS[1], 'f', redis.call('GET', KEYS[2]))"), QStringLiteral("2"),
                    QStringLiteral("lock:a"), QStringLiteral("huge")});
    Picture picture(deployment(1));
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.contains("lock:a"), kPatienceMs);
    QVERIFY(picture.locks.value("lock:a")->grade() == Grade::NotUnderstood);
    m_nodes[0].tell(QStringLiteral("SET lock:a owner-1 PX 100000"));
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
}

void TestDeploymentWatch::binaryNames()
{
    const QByteArray name = QByteArrayLiteral("lock:\0\r\n$3\xff\xfe*?[\\");
    for (int node = 0; node < 5; ++node)
        m_nodes[node].cli(
            {QStringLiteral("EVAL"),
             QStringLiteral("redis.call('SET', 'lock:\\0\\r\\n$3\\255\\254*?[\\\\', 'a\\0b', 'PX', 100000)"),
             QStringLiteral("0")});
    Deployment named = deployment();
    named.patterns = {"lock:*"};
    Picture picture(named);
    TRY_VERDICT(picture, name, Verdict::Held);
    QCOMPARE(picture.locks.value(name)->assessment.owner, QByteArray("a\0b", 3));
}

void TestDeploymentWatch::patterns()
{
    for (const auto &key :
         {QStringLiteral("lock:a"), QStringLiteral("mutex-1"), QStringLiteral("mutex-12"), QStringLiteral("order:x")})
        setOnAll(QStringLiteral("SET %1 owner-1 PX 100000").arg(key));
    setOnAll(QStringLiteral("SET mutex-3 owner-1"));
    Deployment named = deployment();
    named.patterns = {"lock:*", "mutex-?"};
    Picture picture(named);
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    TRY_VERDICT(picture, "mutex-1", Verdict::Held);
    TRY_VERDICT(picture, "mutex-3", Verdict::NoExpiry);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.locks.size(), 3);

    // Without patterns a key's form decides: a string that neither ends by itself nor says lock is none.
    setOnAll(QStringLiteral("SET order:y value"));
    Picture all(deployment());
    QTRY_VERIFY_WITH_TIMEOUT(all.complete, kPatienceMs);
    QVERIFY(all.locks.contains("order:x"));
    QVERIFY(!all.locks.contains("order:y"));
}

void TestDeploymentWatch::paused()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    picture.watch.setPaused(true);
    setOnAll(QStringLiteral("SET lock:a owner-2 PX 100000"));
    // Another watch's many readings pass meanwhile.
    Picture other(deployment());
    TRY_VERDICT(other, "lock:a", Verdict::Held);
    setOnAll(QStringLiteral("DEL lock:a"));
    QTRY_VERIFY_WITH_TIMEOUT(other.removed.contains("lock:a"), kPatienceMs);
    QVERIFY(picture.locks.contains("lock:a"));
    QCOMPARE(picture.nodesThat(NodeStatus::Reach::Up), 5);
    picture.watch.refresh(); // once, though paused
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("lock:a"), kPatienceMs);
    setOnAll(QStringLiteral("SET lock:c owner-1 PX 100000"));
    picture.watch.setPaused(false);
    TRY_VERDICT(picture, "lock:c", Verdict::Held);
}

void TestDeploymentWatch::whilePausedLocksStandStill()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Picture picture(deployment());
    TRY_VERDICT(picture, "lock:a", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    picture.watch.setPaused(true);
    // Once more, so that what was under way has come: it is told of as it is read, and of the nodes as they are then.
    const Instant paused = Clock::system().now();
    picture.watch.refresh();
    const auto isReadAgain = [&] {
        return std::ranges::all_of(picture.locks.value("lock:a")->readings,
                                   [&](const NodeReading &one) { return one.readAt > paused; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isReadAgain(), kPatienceMs);
    m_nodes[4].kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 1, kPatienceMs); // told of the node
    QVERIFY(picture.locks.value("lock:a")->assessment.verdict == Verdict::Held); // as it was read
    m_nodes[3].kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 2, kPatienceMs);
    QVERIFY(picture.locks.value("lock:a")->assessment.verdict == Verdict::Held);
    picture.watch.refresh(); // once, though paused
    TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
    for (int node = 0; node < 3; ++node)
        m_nodes[static_cast<size_t>(node)].kill();
    QTRY_COMPARE_WITH_TIMEOUT(picture.nodesThat(NodeStatus::Reach::Down), 5, kPatienceMs);
    picture.watch.refresh(); // none is left to be read, which is told as well
    TRY_VERDICT(picture, "lock:a", Verdict::Unknown);
    picture.watch.setPaused(false);
    TRY_VERDICT(picture, "lock:a", Verdict::Unknown);
}

void TestDeploymentWatch::waitersAreOfTheLibraryThatKeepsThem()
{
    const auto tell = [this](const QString &command) { m_nodes[0].tell(command); };
    tell(QStringLiteral("HSET lock:a %1 1").arg(QString::fromLatin1(kWatchedOwner)));
    tell(QStringLiteral("PEXPIRE lock:a 100000"));
    Picture picture(deployment(1));
    const auto waiting = [&picture]() -> qint64 {
        const auto lock = picture.locks.value("lock:a");
        return lock && lock->waiters() ? lock->waiters()->count : -1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(waiting() >= 0, kPatienceMs);
    // Another library's takes its place: who waits for that leaves no trace.
    tell(QStringLiteral("DEL lock:a"));
    tell(QStringLiteral("SET lock:a 0123456789abcdef0123456789abcdef PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("lock:a")
                                 && picture.locks.value("lock:a")->assessment.owner.startsWith("0123"),
                             kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(waiting(), -1, kPatienceMs);
}

void TestDeploymentWatch::onlyReadsAreSent()
{
    setOnAll(QStringLiteral("SET lock:a owner-1 PX 100000"), 3);
    setOnAll(QStringLiteral("HSET lock:b %1 1").arg(QString::fromLatin1(kWatchedOwner)), 3);
    setOnAll(QStringLiteral("CONFIG RESETSTAT"), 3);
    {
        Picture picture(deployment(3));
        TRY_VERDICT(picture, "lock:a", Verdict::Held);
        TRY_VERDICT(picture, "lock:b", Verdict::NoExpiry);
        m_nodes[0].tell(QStringLiteral("DEL lock:a"));
        TRY_VERDICT(picture, "lock:a", Verdict::HeldDegraded);
        picture.watch.refreshLock("lock:a");
        QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    }
    const QSet<QByteArray> reads{
        "scan",  "type", "pttl",           "strlen",         "getrange",        "hlen",
        "hscan", "llen", "zcard",          "zcount",         "pubsub|channels", "pubsub|numsub",
        "info",  "time", "client|setname", "client|no-touch"};
    const QSet<QByteArray> ours{"config|resetstat", "config", "del", "info", "command|docs", "command"}; // redis-cli's
    QSet<QByteArray> seen;
    for (const QByteArray &line : m_nodes[0].tell(QStringLiteral("INFO commandstats")).split('\n')) {
        // An EVAL without a script is refused for its words: nothing is carried out.
        if (line.startsWith("cmdstat_") && !line.contains(":calls=0,"))
            seen.insert(line.mid(8, line.indexOf(':') - 8));
    }
    if (RedisServer::version() < QVersionNumber(7)) // counts subcommands together
        seen -= {"client", "pubsub"};
    QVERIFY(seen.contains("scan"));
    const auto others = seen - reads - ours;
    QVERIFY2(others.isEmpty(), QByteArrayList(others.begin(), others.end()).join(' ').constData());
}

/// Readings by the timer are further apart than a test waits.
Deployment seldom(Deployment deployment)
{
    deployment.interval = Deployment::kLongestInterval;
    return deployment;
}

bool listens(const Picture &picture)
{
    return !picture.nodes.empty()
        && std::ranges::all_of(picture.nodes, [](const NodeStatus &node) { return node.feed == FeedKind::Tracking; });
}

void TestDeploymentWatch::feedTellsBeforeTheTimer()
{
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"));
    Picture picture(seldom(deployment()));
    TRY_VERDICT(picture, "orders:1", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(listens(picture), kPatienceMs);
    setOnAll(QStringLiteral("SET orders:2 owner-2 PX 100000")); // a new one beside it
    TRY_VERDICT(picture, "orders:2", Verdict::Held);
    setOnAll(QStringLiteral("SET orders:1 owner-3 XX PX 100000"));
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.value("orders:1")->assessment.owner, "owner-3", kPatienceMs);
    setOnAll(QStringLiteral("PEXPIRE orders:1 900000")); // a renewal
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("orders:1")->readings.at(4).ttl.left > Millis(800'000), kPatienceMs);
    setOnAll(QStringLiteral("DEL orders:1"));
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("orders:1"), kPatienceMs);
    setOnAll(QStringLiteral("FLUSHALL"));
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.isEmpty(), kPatienceMs);
}

void TestDeploymentWatch::tellsSinceWhenItListens()
{
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"));
    Picture picture(deployment());
    const auto since = [&picture](const QByteArray &prefix) -> std::optional<Instant> {
        if (picture.nodes.empty())
            return std::nullopt;
        const auto &trackedPrefixes = picture.nodes.front().trackedPrefixes;
        const auto found = std::ranges::find(trackedPrefixes, prefix, &TrackedPrefix::prefix);
        return found == trackedPrefixes.end() ? std::nullopt : std::optional(found->since);
    };
    QTRY_VERIFY_WITH_TIMEOUT(since("orders:"), kPatienceMs);
    const auto orders = since("orders:");
    setOnAll(QStringLiteral("SET jobs:1 owner-1 PX 100000"));
    QTRY_VERIFY_WITH_TIMEOUT(since("jobs:"), kPatienceMs);
    QVERIFY(*since("jobs:") > *orders);
    QVERIFY(since("orders:") == orders);
    // What has begun before is read once more.
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("jobs:1")->readings.at(0).readAt >= *since("jobs:"), kPatienceMs);
}

void TestDeploymentWatch::endOfATtlIsSeenBeforeTheTimer()
{
    setOnAll(
        QStringLiteral("DEBUG SET-ACTIVE-EXPIRE 0")); // the server deletes, and tells of it, only what it is asked for
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"));
    Picture picture(seldom(deployment()));
    TRY_VERDICT(picture, "orders:1", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(listens(picture), kPatienceMs);
    setOnAll(QStringLiteral("PEXPIRE orders:1 1500")); // time enough to be read once more before it ends
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("orders:1"), kPatienceMs);
    setOnAll(QStringLiteral("DEBUG SET-ACTIVE-EXPIRE 1"));
}

void TestDeploymentWatch::feedComesBack()
{
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"));
    Picture picture(seldom(deployment()));
    QTRY_VERIFY_WITH_TIMEOUT(listens(picture), kPatienceMs);
    setOnAll(QStringLiteral("CLIENT KILL TYPE pubsub"));
    setOnAll(QStringLiteral("SET orders:2 owner-2 PX 100000")); // told to nobody
    TRY_VERDICT(picture, "orders:2", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(listens(picture), kPatienceMs);
    setOnAll(QStringLiteral("SET orders:3 owner-3 PX 100000"));
    TRY_VERDICT(picture, "orders:3", Verdict::Held);
}

void TestDeploymentWatch::feedThatIsRefusedIsTold()
{
    setOnAll(QStringLiteral("ACL SETUSER deaf reset on >pw -@all ~* +scan +type +pttl +getrange +strlen +hlen +hscan "
                            "+info +time +client|setname"));
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"));
    Picture picture(as(QStringLiteral("deaf")));
    TRY_VERDICT(picture, "orders:1", Verdict::Held);
    const auto told = [&] {
        return std::ranges::all_of(picture.nodes, [](const NodeStatus &node) {
            return node.feed == FeedKind::None && !node.feedWhy.isEmpty();
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(told(), kPatienceMs);
    setOnAll(QStringLiteral("DEL orders:1")); // the timer goes on
    QTRY_VERIFY_WITH_TIMEOUT(picture.removed.contains("orders:1"), kPatienceMs);
}

void TestDeploymentWatch::whatIsToldOfIsReadAtTheTickAllTheSame()
{
    setOnAll(QStringLiteral("SET orders:1 owner-1 PX 100000"), 1);
    Deployment slow = deployment(1);
    slow.interval = Millis(kPatienceMs / 20); // our patience ends before kVerifyTicks of them
    Picture picture(slow);
    TRY_VERDICT(picture, "orders:1", Verdict::Held);
    QTRY_VERIFY_WITH_TIMEOUT(listens(picture), kPatienceMs);
    const Instant before = Clock::system().now();
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("orders:1")->readings.at(0).readAt > before, kPatienceMs);
    const Instant again = Clock::system().now();
    QTRY_VERIFY_WITH_TIMEOUT(picture.locks.value("orders:1")->readings.at(0).readAt > again, kPatienceMs);
}

void TestDeploymentWatch::aSweepWithoutPausesFindsAll()
{
    constexpr int kLocks = 2000;
    constexpr int kOthers = 8000;
    const QString fill = QStringLiteral("for i=1,%1 do redis.call('SET', 'lock:'..i, 'owner-'..i, 'PX', 600000) end "
                                        "for i=1,%2 do redis.call('SET', 'cache:'..i, 'x') end")
                             .arg(kLocks)
                             .arg(kOthers);
    for (int node = 0; node < 2; ++node)
        m_nodes[node].cli({QStringLiteral("EVAL"), fill, QStringLiteral("0")});
    Deployment hasty = deployment(2);
    hasty.pace = ReadPace::unlimited();
    Picture picture(hasty);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.locks.size(), kLocks);
    for (const auto &lock : std::as_const(picture.locks))
        QCOMPARE(lock->assessment.votes, 2);
}

/// Ticks that come meanwhile read no lock again, or the first reading would take longer and longer.
void TestDeploymentWatch::theFirstReadingReadsEachKeyOnce()
{
    constexpr int kLocks = 4000;
    const QString fill
        = QStringLiteral("for i=1,%1 do redis.call('SET', 'lock:'..i, 'owner-'..i, 'PX', 600000) end").arg(kLocks);
    for (int node = 0; node < m_nodes.size(); ++node)
        m_nodes[node].cli({QStringLiteral("EVAL"), fill, QStringLiteral("0")});
    m_nodes.tellAll(QStringLiteral("CONFIG RESETSTAT"));
    Deployment hasty = deployment();
    hasty.pace = ReadPace::unlimited();
    {
        Picture picture(hasty);
        connect(
            &picture.watch, &DeploymentWatch::changed, &picture,
            [&picture](const BoardDiffPtr &diff) {
                if (diff->complete)
                    picture.watch.stop();
            },
            Qt::QueuedConnection);
        QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
        QCOMPARE(picture.locks.size(), kLocks);
    }
    for (int node = 0; node < m_nodes.size(); ++node) {
        const QByteArray stats = m_nodes[node].tell(QStringLiteral("INFO commandstats"));
        const QByteArray field = "cmdstat_pttl:calls=";
        const int calls = stats.mid(stats.indexOf(field) + field.size()).split(',').first().toInt();
        // A tick between the last page and stop() reads them once more.
        QVERIFY2(calls >= kLocks && calls < kLocks * 5 / 2, QByteArray::number(calls).constData());
    }
}

/// A list that wakes waiters shows a plain string to be python-redis-lock's. The walk finds it, before or after the
/// lock.
void TestDeploymentWatch::aSignalThatTheWalkFindsTellsTheLibrary()
{
    const QString fill = QStringLiteral("for i=1,1000 do redis.call('SET', 'lock:'..i, 'worker-'..i, 'PX', 600000) end "
                                        "redis.call('RPUSH', 'lock-signal:77', '1')");
    m_nodes[0].cli({QStringLiteral("EVAL"), fill, QStringLiteral("0")});
    Picture picture(deployment(1));
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.locks.value("lock:77")->dialect(), u"python-redis-lock"_s);
    QCOMPARE(picture.locks.value("lock:78")->dialect(), u"string"_s);
}

/// In one look, whatever it is among.
void TestDeploymentWatch::locksAmongManyKeysOfTheirFamilyAreFound()
{
    m_nodes[0].cli({QStringLiteral("EVAL"), QStringLiteral("for i=1,3000 do redis.call('SET', 'order:'..i, 'x') end"),
                    QStringLiteral("0")});
    m_nodes[0].cli({QStringLiteral("SET"), QStringLiteral("order:77777"), QStringLiteral("web-3:4711"),
                    QStringLiteral("PX"), QStringLiteral("600000")});
    // A hash on the last page of SCAN: it is read as one more string first, and then as what it is.
    const auto script = [this](const char *text) {
        return m_nodes[0].cli({QStringLiteral("EVAL"), QString::fromLatin1(text), QStringLiteral("0")});
    };
    script("for i=1,300 do redis.call('HSET', 'order:9000'..i, '96b38d21-5ded-4eeb-ac36-87b581f3be26:7', '1') end");
    const QByteArray last = script("local found = redis.call('SCAN', '0', 'MATCH', 'order:9000*', 'COUNT', 100000)[2] "
                                   "local last = found[#found] redis.call('PEXPIRE', last, 600000) "
                                   "for i=1,#found-1 do redis.call('DEL', found[i]) end return last");
    QVERIFY(last.startsWith("order:9000"));
    Deployment quick = deployment(1);
    quick.pace = ReadPace::oneLook();
    Picture picture(quick);
    QTRY_VERIFY_WITH_TIMEOUT(picture.complete, kPatienceMs);
    QCOMPARE(picture.locks.size(), 2);
    QVERIFY(picture.locks.contains("order:77777") && picture.locks.contains(last));
}

void TestDeploymentWatch::feedPrefixes()
{
    QCOMPARE(Feed::prefixOf("lock:*"), "lock:");
    QCOMPARE(Feed::prefixOf("*lock"), "");
    QCOMPARE(Feed::prefixOf("lock"), "lock");
    QCOMPARE(Feed::prefixOf("a[bc]"), "a");
    QCOMPARE(Feed::prefixFor("orders:eu:42"), "orders:eu:");
    QCOMPARE(Feed::prefixFor("stock"), "stock");
    QCOMPARE(Feed::gathered({"b:", "a:", "a:x:", "b:"}).chosen, (QByteArrayList{"a:", "b:"}));
    QByteArrayList many{"stock"};
    for (int i = 0; i < 100; ++i)
        many.append("lock" + QByteArray::number(i));
    QCOMPARE(Feed::gathered(many).leftOut, 0);
    const auto few = Feed::gathered(many).chosen;
    QVERIFY(few.size() > 1 && few.size() <= Feed::kMostPrefixes);
    for (const auto &name : many)
        QVERIFY(std::ranges::any_of(
            few, [&](const QByteArray &prefix) { return name.startsWith(prefix) && !prefix.isEmpty(); }));
    for (qsizetype i = 1; i < few.size(); ++i)
        QVERIFY(!few.at(i).startsWith(few.at(i - 1)));

    // As many beginnings as there may be are all listened for; of more those stay that are.
    QByteArrayList letters;
    for (char c = 'a'; c < 'a' + Feed::kMostPrefixes; ++c)
        letters << QByteArray(1, c) + ":" << QByteArray(1, c) + "x:";
    QCOMPARE(Feed::gathered(letters).chosen.size(), Feed::kMostPrefixes);
    QCOMPARE(Feed::gathered(letters).leftOut, 0);
    const auto chosen = Feed::gathered(letters).chosen;
    const auto more = Feed::gathered(chosen + QByteArrayList{"A:", "A:b:", "A2:", "Z:", "aa:"}, chosen);
    QCOMPARE(more.leftOut, 3); // A:, which covers A:b:, A2: and Z:
    QCOMPARE(more.chosen, chosen);
    QVERIFY(Feed::gathered(letters + QByteArrayList{"A:", ""}).chosen == QByteArrayList{""});
    QCOMPARE(Feed::gathered(letters + QByteArrayList{"A:", "A2:", "A3:"}).leftOut,
             2); // one of the letters, for which less speaks
}

/// More namespaces than a node can be asked to tell of: some are told of at once, all are right, and that is said.
void TestDeploymentWatch::moreNamespacesThanAreListenedFor()
{
    const auto name = [](int i) { return QByteArray(1, static_cast<char>('a' + i)) + "svc:lock:1"; };
    const auto set = [&](int i, const char *owner) {
        m_nodes[0].cli({QStringLiteral("SET"), QString::fromLatin1(name(i)), QString::fromLatin1(owner),
                        QStringLiteral("PX"), QStringLiteral("600000")});
    };
    constexpr int kMany = 24;
    for (int i = 0; i < kMany; ++i)
        set(i, "0123456789abcdef0123456789abcdef"); // as redis-py has it
    Picture picture(deployment(1));
    QTRY_COMPARE_WITH_TIMEOUT(picture.locks.size(), kMany, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(picture.nodes.front().feed == FeedKind::Tracking, kPatienceMs);
    QVERIFY(picture.nodes.front().feedWhy.startsWith(QStringLiteral("Not of all")));
    for (int i = 0; i < kMany; ++i)
        set(i, "fedcba9876543210fedcba9876543210");
    QTRY_VERIFY_WITH_TIMEOUT(
        std::ranges::all_of(picture.locks,
                            [](const LockStatePtr &lock) { return lock->assessment.owner.startsWith("fedc"); }),
        kPatienceMs);
}

/// A node is back: whatever it has is read anew, as a sweep is.
void TestDeploymentWatch::whatIsReadAnewKeepsToThePace()
{
    constexpr int kLocks = 6000;
    m_nodes[0].cli({u"EVAL"_s,
                    u"for i = 1, tonumber(ARGV[1]) do redis.call('SET', 'lock:' .. i, 'a', 'PX', 600000) end"_s, u"0"_s,
                    QString::number(kLocks)});
    Deployment one = deployment(1);
    one.pace = {.busyShare = 1, .idleShare = 1, .keysPerSecond = 2000};
    one.interval = Millis(1000);
    QSet<QByteArray> lost;
    Picture picture(one);
    const auto known = [&] {
        return std::count_if(picture.locks.begin(), picture.locks.end(),
                             [](const LockStatePtr &lock) { return lock->assessment.isHeld(); });
    };
    QTRY_COMPARE_WITH_TIMEOUT(known(), kLocks, 3 * kPatienceMs);
    noteUnknown(picture, lost);
    m_nodes[0].tell(u"CLIENT KILL TYPE normal"_s);
    QTRY_COMPARE_WITH_TIMEOUT(lost.size(), kLocks, kPatienceMs);
    QElapsedTimer timer;
    timer.start();
    QTRY_COMPARE_WITH_TIMEOUT(known(), kLocks, 3 * kPatienceMs);
    // Those that are known, those that are unread and the keyspace are each gone through at that pace.
    QVERIFY2(timer.elapsed() > 500, QByteArray::number(timer.elapsed()).constData());
}

LOCKSCOPE_TEST(QCoreApplication, TestDeploymentWatch)
#include "tst_deploymentwatch.moc"

#include "fixtures/faketransport.h"
#include "fixtures/testprogram.h"
#include "lockservers.h"

#include <lockscope/core/quorum/quorum.h>

#include <QRegularExpression>
#include <QSignalSpy>

#include <optional>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// The machine's clock, which a test may put forward or stop: to a client it is the server's that stepped the other
/// way.
class SteppedClock final : public Clock
{
public:
    Instant now() const override { return m_stopped ? *m_stopped : system().now() + m_offset; }
    WallTime wallNow() const override { return system().wallNow(); }
    void step(Micros by) { m_offset += by; }
    void stop() { m_stopped = now(); }
    void goOn()
    {
        m_offset = *m_stopped - system().now();
        m_stopped.reset();
    }

private:
    Micros m_offset{0};
    std::optional<Instant> m_stopped;
};

LockOptions brief(Millis wait = Millis(0))
{
    auto options = calm(wait);
    options.ttl = Millis(1000);
    options.nodeTimeout = Millis(700);
    return options;
}

const LockClientOptions kBrief{.longestTtl = Millis(1000)};

QString labelOf(RedisServer &server)
{
    return server.endpoint().label();
}

} // namespace

/// Who may vote: rules S14, S15 and S16 with real servers.
class TestLockIdentity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void s14_sameServerTwice_data();
    void s14_sameServerTwice();
    void s14_replicaHasNoVote();
    void s14_promotedReplicaVotesAfterItsSuspension();
    void s15_demotedAndPromotedAgain();
    void s14_clusterMemberHasNoVote();
    void s14_infoForbidden();
    void s14_infoForbiddenOnAMinority();
    void trustUnidentifiedNodes();
    void timeForbidden();
    void s14_newConnectionToTheSameProcess();

    void s15_restartedEmptyNodeIsKeptOut();
    void s15_comesBackAfterTheLongestTtl();
    void s15_nodesThatKeepTheirDataAreNotKeptOut();
    void s15_waitsForTheLongestTtlThisClientUses();
    void s15_newClientWaitsUntilTheProcessIsOldEnough();
    void s15_youngNodesCanBeTrusted();
    void s15_stillRenewsHealsAndReleasesThere();
    void s15_suspensionIsToldOnce();

    void s16_steppedClockHasNoVote_data();
    void s16_steppedClockHasNoVote();
    void s16_voteReturns();
    void s16_heldLocksLiveOn();

    void clientDestroyedBeforeTheNodesSaidWhoTheyAre();
    void l3_nodeThatNeverSaysWhoItIs();

private:
    LockServers m_nodes{3};
};

void TestLockIdentity::s14_sameServerTwice_data()
{
    QTest::addColumn<QList<int>>("which"); // negative: by its unix socket
    QTest::newRow("both names are one server") << QList<int>{0, -1};
    QTest::newRow("the first and the last of three") << QList<int>{0, 1, -1};
    QTest::newRow("the very same address") << QList<int>{0, 1, 1};
}

void TestLockIdentity::s14_sameServerTwice()
{
    QFETCH(const QList<int>, which);
    QList<Endpoint> endpoints;
    for (const int node : which)
        endpoints.append(node < 0 ? m_nodes[-1 - node].unixEndpoint() : m_nodes[node].endpoint());
    LockClient client(endpoints);
    const auto refused = await(client.acquire("stock", calm(kNever))); // at once, whatever the wait
    QCOMPARE(kindOf(refused), QStringLiteral("invalid-argument"));
    const Endpoint &twice = endpoints.last();
    const Endpoint &first = which.contains(1) && which.last() == 1 ? endpoints.at(1) : endpoints.first();
    QCOMPARE(refused.error().message,
             QStringLiteral("%1 and %2 are the same server: it would vote twice. Name each server once")
                 .arg(first.label(), twice.label()));
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE")).count("0"), 3);
    QCOMPARE(kindOf(await(client.tryAcquire("stock"))), QStringLiteral("invalid-argument"));
}

void TestLockIdentity::s14_replicaHasNoVote()
{
    RedisServer replica;
    QVERIFY(replica.start());
    replica.tell(QStringLiteral("REPLICAOF 127.0.0.1 %1").arg(m_nodes[0].port()));
    LockClient alone({replica.endpoint()});
    const auto refused = await(alone.acquire("stock", calm()));
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY2(refused.error().message.contains(labelOf(replica) + QStringLiteral(" is a replica: it has no vote")),
             qPrintable(refused.error().message));
    QVERIFY(refused.error().retrySafe); // it may be promoted

    // The other two of three are enough; where the replica's own primary is one of them, it is not counted twice.
    LockClient three({m_nodes[0].endpoint(), m_nodes[1].endpoint(), replica.endpoint()});
    const auto taken = await(three.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->release()));
    m_nodes[1].kill();
    const auto tooFew = await(three.acquire("stock", calm()));
    QCOMPARE(kindOf(tooFew), QStringLiteral("no-quorum"));
    QVERIFY2(tooFew.error().message.contains(QStringLiteral("is a replica")), qPrintable(tooFew.error().message));
}

void TestLockIdentity::s14_promotedReplicaVotesAfterItsSuspension()
{
    RedisServer replica;
    QVERIFY(replica.start());
    replica.tell(QStringLiteral("REPLICAOF 127.0.0.1 %1").arg(m_nodes[0].port()));
    LockClient client({replica.endpoint()}, kBrief);
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QCOMPARE(kindOf(await(client.acquire("stock", brief()))), QStringLiteral("no-quorum"));
    QCOMPARE(suspended.count(), 0); // it has no vote, and never had
    const Instant before = Clock::system().now();
    replica.tell(QStringLiteral("REPLICAOF NO ONE"));
    const auto taken = await(client.acquire("stock", brief(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(Clock::system().now() >= before + kBrief.longestTtl);
    QCOMPARE(suspended.count(), 1);
    QCOMPARE(suspended.first().at(0).toInt(), 0);
    QCOMPARE(toString(suspended.first().at(1).value<Error>().kind), QLatin1String("suspended"));
}

void TestLockIdentity::s15_demotedAndPromotedAgain()
{
    // The same process, the same connection: what it had is replaced by what its new primary has.
    RedisServer node;
    QVERIFY(node.start());
    LockClient client({node.endpoint()}, kBrief);
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    const auto taken = await(client.acquire("stock", brief()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->release()));
    node.tell(QStringLiteral("REPLICAOF 127.0.0.1 %1").arg(m_nodes[0].port()));
    QCOMPARE(kindOf(await(client.acquire("stock", brief()))), QStringLiteral("no-quorum"));
    const auto refused = await(client.acquire("stock", brief())); // by now it was asked
    QVERIFY2(!refused && refused.error().message.contains(QStringLiteral("is a replica: it has no vote")),
             qPrintable(why(refused)));
    const Instant before = Clock::system().now();
    node.tell(QStringLiteral("REPLICAOF NO ONE"));
    const auto again = await(client.acquire("stock", brief(kNever)));
    QVERIFY2(again, qPrintable(why(again)));
    QCOMPARE(suspended.count(), 1);
    QVERIFY(Clock::system().now() >= before + kBrief.longestTtl);
}

void TestLockIdentity::s14_clusterMemberHasNoVote()
{
    RedisServer member({.clusterMember = true});
    QVERIFY(member.start());
    LockClient client({member.endpoint()});
    const auto refused = await(client.acquire("stock", calm(kNever))); // waiting would not help
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY2(
        refused.error().message.contains(
            labelOf(member) + QStringLiteral(" belongs to a Redis Cluster: it is no independent node and has no vote")),
        qPrintable(refused.error().message));
    QVERIFY(!refused.error().retrySafe);
}

void TestLockIdentity::s14_infoForbidden()
{
    m_nodes[0].tell(QStringLiteral("ACL SETUSER silent reset"));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER silent on nopass ~* &* +@all -info"));
    auto endpoint = m_nodes[0].endpoint();
    endpoint.user = QStringLiteral("silent");
    endpoint.password = Secret("x");
    LockClient client({endpoint});
    const auto refused = await(client.acquire("stock", calm(kNever))); // waiting would not help
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY(!refused.error().retrySafe);
    QVERIFY2(refused.error().message.contains(
                 QStringLiteral(
                     "%1 does not let this user run INFO, so it cannot be told from a replica or from a node that "
                     "restarted empty; grant the right with ACL SETUSER … +info")
                     .arg(endpoint.label())),
             qPrintable(refused.error().message));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "0");
    // The right is granted: it is asked again without anybody's doing.
    m_nodes[0].tell(QStringLiteral("ACL SETUSER silent +info"));
    const auto allowed = [&] { return await(client.acquire("stock", calm())).hasValue(); };
    QTRY_VERIFY_WITH_TIMEOUT(allowed(), kPatienceMs);
}

void TestLockIdentity::s14_infoForbiddenOnAMinority()
{
    m_nodes[0].tell(QStringLiteral("ACL SETUSER default -info"));
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER default +info"));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockIdentity::trustUnidentifiedNodes()
{
    m_nodes.tellAll(QStringLiteral("ACL SETUSER silent reset"));
    m_nodes.tellAll(QStringLiteral("ACL SETUSER silent on nopass ~* &* +@all -info"));
    auto endpoints = m_nodes.endpoints();
    for (auto &endpoint : endpoints) {
        endpoint.user = QStringLiteral("silent");
        endpoint.password = Secret("x");
    }
    LockClient client(endpoints, LockClientOptions{.trustUnidentifiedNodes = true});
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockIdentity::timeForbidden()
{
    m_nodes[0].tell(QStringLiteral("ACL SETUSER timeless reset"));
    m_nodes[0].tell(QStringLiteral("ACL SETUSER timeless on nopass ~* &* +@all -time"));
    auto endpoint = m_nodes[0].endpoint();
    endpoint.user = QStringLiteral("timeless");
    endpoint.password = Secret("x");
    LockClient client({endpoint});
    for (int turn = 0; turn < 2; ++turn) {
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY(await((*taken)->release()));
    }
}

void TestLockIdentity::s14_newConnectionToTheSameProcess()
{
    LockClient client(m_nodes.endpoints(1));
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QVERIFY(connected(client));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT KILL TYPE normal SKIPME yes")), "1");
    const auto taken = await(client.acquire("stock", calm(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(suspended.count(), 0);
}

void TestLockIdentity::s15_restartedEmptyNodeIsKeptOut()
{
    // The holder has two of three nodes. One of them forgets it; with the third, that would be a majority for another.
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    QSignalSpy suspended(&other, &LockClient::nodeSuspended);
    m_nodes[2].tell(QStringLiteral("SET stock somebody"));
    LockClient holder(m_nodes.endpoints());
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes[2].tell(QStringLiteral("DEL stock"));

    m_nodes[1].kill();
    QVERIFY(m_nodes[1].start());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    for (int attempt = 0; attempt < 3; ++attempt) {
        const auto refused = await(other.acquire("stock", calm()));
        QCOMPARE(kindOf(refused), QStringLiteral("conflict"));
        QVERIFY2(refused.error().message.contains(
                     QStringLiteral("%1 restarted and may lack earlier locks").arg(labelOf(m_nodes[1]))),
                 qPrintable(refused.error().message));
    }
    QVERIFY((*held)->isHeld());
    // Without another's lock in the way, the two remaining nodes are enough.
    const auto free = await(other.acquire("chair", calm()));
    QVERIFY2(free, qPrintable(why(free)));
}

void TestLockIdentity::s15_comesBackAfterTheLongestTtl()
{
    LockClient client(m_nodes.endpoints(1), kBrief);
    QVERIFY(await(await(client.acquire("stock", brief())).value()->release()));
    const Instant before = Clock::system().now();
    m_nodes[0].kill();
    QVERIFY(m_nodes[0].start());
    const auto taken = await(client.acquire("stock", brief(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(Clock::system().now() >= before + kBrief.longestTtl);
}

void TestLockIdentity::s15_nodesThatKeepTheirDataAreNotKeptOut()
{
    LockClient client(m_nodes.endpoints(1), LockClientOptions{.longestTtl = kLongestTtl, .nodesKeepData = true});
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QVERIFY(connected(client));
    m_nodes[0].kill();
    QVERIFY(m_nodes[0].start());
    const auto taken = await(client.acquire("stock", calm(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(suspended.count(), 0);
}

void TestLockIdentity::s15_waitsForTheLongestTtlThisClientUses()
{
    LockClient client(m_nodes.endpoints(1), LockClientOptions{.longestTtl = Millis(10)});
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    auto options = calm();
    options.ttl = Millis(600'000);
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].kill();
    QVERIFY(m_nodes[0].start());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    const auto why = suspended.first().at(1).value<Error>();
    QVERIFY2(why.message.contains(QRegularExpression(QStringLiteral("\\(in 10 m 0[5-7] s\\)"))),
             qPrintable(why.message)); // and 1 % of drift, less what has passed
    QCOMPARE(kindOf(await(client.acquire("chair", calm()))), QStringLiteral("no-quorum"));
}

void TestLockIdentity::s15_newClientWaitsUntilTheProcessIsOldEnough()
{
    QVERIFY(m_nodes[0].restart());
    const Instant restarted = Clock::system().now();
    LockClient client(m_nodes.endpoints(1), kBrief);
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    const auto refused = await(client.acquire("stock", brief()));
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY(refused.error().retrySafe);
    QVERIFY2(refused.error().message.contains(QRegularExpression(
                 QRegularExpression::escape(labelOf(m_nodes[0]))
                 + QStringLiteral(
                     " started [0-9]+ s ago and may lack earlier locks; it votes from [-0-9: ]+ \\(in [0-9]+ s\\)"))),
             qPrintable(refused.error().message));
    QCOMPARE(suspended.count(), 1);
    QCOMPARE(toString(suspended.first().at(1).value<Error>().kind), QLatin1String("suspended"));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "0");
    const auto taken = await(client.acquire("stock", brief(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(Clock::system().now() >= restarted + kBrief.longestTtl);
    // A lock that lasts longer needs an older process.
    auto options = brief();
    options.ttl = Millis(600'000);
    QCOMPARE(kindOf(await(client.acquire("chair", options))), QStringLiteral("no-quorum"));
}

void TestLockIdentity::s15_youngNodesCanBeTrusted()
{
    QVERIFY(m_nodes[0].restart());
    for (const auto &options : {LockClientOptions{.trustYoungNodes = true}, LockClientOptions{.nodesKeepData = true}}) {
        LockClient client(m_nodes.endpoints(1), options);
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY(await((*taken)->release()));
    }
}

void TestLockIdentity::s15_stillRenewsHealsAndReleasesThere()
{
    LockClient client(m_nodes.endpoints());
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes[1].kill();
    QVERIFY(m_nodes[1].start());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    QVERIFY(await((*taken)->renew()));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), (*taken)->token()), kPatienceMs); // l6
    // From the next round on it counts for what it carries.
    m_nodes[0].kill();
    QTRY_VERIFY_WITH_TIMEOUT(await((*taken)->renew()).hasValue(), kPatienceMs);
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockIdentity::s15_suspensionIsToldOnce()
{
    LockClient client(m_nodes.endpoints());
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QVERIFY(connected(client));
    m_nodes[2].kill();
    QVERIFY(m_nodes[2].start());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    QCOMPARE(suspended.first().at(0).toInt(), 2);
    const auto why = suspended.first().at(1).value<Error>();
    QCOMPARE(toString(why.kind), QLatin1String("suspended"));
    QVERIFY(why.retrySafe);
    QVERIFY2(why.message.startsWith(labelOf(m_nodes[2]) + QStringLiteral(" restarted and may lack earlier locks")),
             qPrintable(why.message));
    for (int turn = 0; turn < 3; ++turn)
        QVERIFY(connected(client));
    QCOMPARE(suspended.count(), 1);
}

void TestLockIdentity::s16_steppedClockHasNoVote_data()
{
    QTest::addColumn<bool>("forward");
    QTest::newRow("the node's went back") << false;
    QTest::newRow("the node's went forward") << true;
}

void TestLockIdentity::s16_steppedClockHasNoVote()
{
    QFETCH(const bool, forward);
    SteppedClock clock;
    LockClient client(m_nodes.endpoints(1), nullptr, makeSocketTransport, clock);
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QVERIFY(connected(client));
    if (forward) {
        const Instant since = Clock::system().now();
        clock.stop();
        QTRY_VERIFY_WITH_TIMEOUT(Clock::system().now() - since > Millis(400), kPatienceMs);
        clock.goOn();
        clock.step(Millis(100)); // clocks that were looked at just now are not looked at again
    } else {
        clock.step(std::chrono::seconds(60));
    }
    const auto refused = await(client.acquire("stock", calm()));
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    const auto told = QStringLiteral("The clock of %1 was stepped by %2")
                          .arg(labelOf(m_nodes[0]), forward ? QStringLiteral("0.") : QStringLiteral("-59."));
    QVERIFY2(refused.error().message.contains(told), qPrintable(refused.error().message));
    QVERIFY(refused.error().retrySafe);
    QCOMPARE(suspended.count(), 1);
    QCOMPARE(suspended.first().at(0).toInt(), 0);
    QCOMPARE(toString(suspended.first().at(1).value<Error>().kind), QLatin1String("suspended"));
    // What its SET did before the step was seen is undone.
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("EXISTS stock")), QByteArray("0"), kPatienceMs);
    QCOMPARE(kindOf(await(client.acquire("stock", calm()))), QStringLiteral("no-quorum"));
    QCOMPARE(suspended.count(), 1);
}

void TestLockIdentity::s16_voteReturns()
{
    SteppedClock clock;
    LockClient client(m_nodes.endpoints(1), kBrief, nullptr, makeSocketTransport, clock);
    QVERIFY(await(await(client.acquire("stock", brief())).value()->release()));
    clock.step(std::chrono::hours(1));
    const Instant before = clock.now();
    const auto taken = await(client.acquire("stock", brief(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(clock.now() >= before + kBrief.longestTtl);
}

void TestLockIdentity::s16_heldLocksLiveOn()
{
    SteppedClock clock;
    LockClient client(m_nodes.endpoints(1), nullptr, makeSocketTransport, clock);
    auto options = calm();
    options.ttl = Millis(600'000);
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    clock.step(std::chrono::seconds(60));
    QCOMPARE(kindOf(await(client.acquire("chair", calm()))), QStringLiteral("no-quorum"));
    QVERIFY((*taken)->isHeld());
    QVERIFY(await((*taken)->renew()));
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestLockIdentity::clientDestroyedBeforeTheNodesSaidWhoTheyAre()
{
    for (const bool waiting : {false, true}) {
        QList<QPointer<FakeTransport>> peers;
        auto client = std::make_unique<LockClient>(QList<Endpoint>{Endpoint{}, Endpoint{.port = 6380}}, nullptr,
                                                   [&](const Endpoint &) {
                                                       auto transport = std::make_unique<FakeTransport>();
                                                       peers.append(transport.get());
                                                       return transport;
                                                   });
        QFuture<Result<HeldLockPtr>> future;
        if (waiting)
            future = client->acquire("stock", calm());
        for (const auto &peer : peers)
            peer->acceptOpen();
        QCoreApplication::processEvents();
        for (const auto &peer : peers)
            peer->arrive("+OK\r\n");
        QCoreApplication::processEvents();
        for (const auto &peer : peers)
            QVERIFY(peer->takeWritten().contains("INFO"));
        client.reset(); // what was asked is answered now
        if (waiting)
            QCOMPARE(kindOf(await(future)), QStringLiteral("cancelled"));
    }
}

void TestLockIdentity::l3_nodeThatNeverSaysWhoItIs()
{
    // It accepts the connection and the handshake, and is frozen then: the others decide.
    QPointer<FakeTransport> mute;
    LockClient client({m_nodes[0].endpoint(), m_nodes[1].endpoint(), Endpoint{.port = 1}}, nullptr,
                      [&](const Endpoint &endpoint) -> std::unique_ptr<Transport> {
                          if (endpoint.port != 1)
                              return makeSocketTransport(endpoint);
                          auto transport = std::make_unique<FakeTransport>();
                          mute = transport.get();
                          return transport;
                      });
    const auto waiting = client.acquire("stock", calm());
    mute->acceptOpen();
    QCoreApplication::processEvents();
    mute->arrive("+OK\r\n");
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(mute->takeWritten().contains("INFO"));
    QVERIFY(!mute->takeWritten().contains("SET")); // nobody votes unseen
}

LOCKSCOPE_TEST(QCoreApplication, TestLockIdentity)
#include "tst_lockidentity.moc"

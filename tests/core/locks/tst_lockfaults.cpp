#include "fixtures/faultproxy.h"
#include "fixtures/testprogram.h"
#include "lockservers.h"

#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// Renewed in the background, short enough to see its end.
LockOptions briefLease()
{
    return {.ttl = Millis(3000), .nodeTimeout = Millis(300)};
}

} // namespace

/// Faults of nodes and networks, made with real servers. What kill, freeze and a
/// flushed script cache do is in tst_lockclient, too.
class TestLockFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void s6_eachAttemptHasAnOwnerOfItsOwn();
    void s13_setIsNeverRepeated();
    void s11_replyLostAfterTheSet();
    void s15_emptyRestartMakesNoSecondOwner();
    void s15_newClientMakesNoSecondOwner_data();
    void s15_newClientMakesNoSecondOwner();
    void s15_nodeComesBackAfterTheLongestTtl();
    void s16_steppedClockMakesNoSecondOwner_data();
    void s16_steppedClockMakesNoSecondOwner();
    void l2_minorityPausesWrites();
    void majorityPausesWrites();
    void l2_minorityIsHalfOpen();
    void l8_connectionsAreCut();
    void aclMissing();
    void aclWithdrawnMidHold_data();
    void aclWithdrawnMidHold();
    void replicaAnswersReadOnly();
    void loadingAfterRestart();
    void outOfMemory();
    void garbledReply();

private:
    QList<Endpoint> asUser(const QString &user) const
    {
        auto nodes = m_nodes.endpoints(3);
        for (auto &node : nodes) {
            node.user = user;
            node.password = Secret(QByteArray("pw"));
        }
        return nodes;
    }
    void setUser(int node, const QString &rights)
    {
        QCOMPARE(m_nodes[node].tell(QStringLiteral("ACL SETUSER locker ") + rights), "OK");
    }

    LockServers m_nodes{3};
};

void TestLockFaults::init()
{
    QVERIFY(m_nodes.reset());
    for (int node = 0; node < m_nodes.size(); ++node)
        m_nodes[node].shiftClock(std::chrono::milliseconds(0));
}

void TestLockFaults::s6_eachAttemptHasAnOwnerOfItsOwn()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client));
    m_nodes[0].tell(QStringLiteral("SET stock other PX 60000"));
    m_nodes[0].tell(QStringLiteral("CONFIG SET slowlog-max-len 1000"));
    m_nodes[0].tell(QStringLiteral("CONFIG SET slowlog-log-slower-than 0")); // every command, with its words
    QVERIFY(m_nodes.resetStatistics(1));
    auto waiting = client.acquire("stock", calm(kNever));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 5, kPatienceMs);
    waiting.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    QByteArrayList owners;
    const auto words = m_nodes[0].tell(QStringLiteral("SLOWLOG GET 1000")).split('\n');
    for (qsizetype i = 0; i + 2 < words.size(); ++i) {
        if (words.at(i) == "SET" && words.at(i + 1) == "stock" && words.at(i + 2).startsWith("lockscope:"))
            owners.append(words.at(i + 2));
    }
    m_nodes[0].tell(QStringLiteral("CONFIG SET slowlog-log-slower-than -1"));
    const auto attempts = owners.size();
    QVERIFY(attempts >= 5);
    std::sort(owners.begin(), owners.end());
    owners.erase(std::unique(owners.begin(), owners.end()), owners.end());
    QCOMPARE(owners.size(), attempts);
}

void TestLockFaults::s13_setIsNeverRepeated()
{
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    LockClient client({proxy.endpoint()});
    QVERIFY(connected(client));
    proxy.forget();
    proxy.dropReplies({.to = "SET", .count = 1});
    const auto refused = await(client.tryAcquire("stock", {.ttl = kTtl, .nodeTimeout = Millis(200)}));
    QCOMPARE(kindOf(refused),
             QStringLiteral("no-quorum")); // the nil that a second SET would have got is no answer to the first
    // What the first one took is released, on a connection that still speaks, and nothing was set a second time.
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 1), 0, 2 * kPatienceMs);
    QCOMPARE(proxy.forwarded("SET stock"), 1);
}

void TestLockFaults::s11_replyLostAfterTheSet()
{
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    auto nodes = m_nodes.endpoints(3);
    nodes[0] = proxy.endpoint();
    LockClient client(nodes);
    QVERIFY(connected(client));
    // One of three has another owner, one grants, and of one the answer is lost: no quorum, and nothing of it stays.
    m_nodes[1].tell(QStringLiteral("SET stock other PX 60000"));
    proxy.dropReplies({.to = "SET", .count = 1});
    QCOMPARE(kindOf(await(client.tryAcquire("stock", {.ttl = kTtl, .nodeTimeout = Millis(200)}))),
             QStringLiteral("conflict"));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 1, 2 * kPatienceMs);
    QCOMPARE(m_nodes[1].tell(QStringLiteral("GET stock")), "other");
}

void TestLockFaults::s15_emptyRestartMakesNoSecondOwner()
{
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    LockClient holder(m_nodes.endpoints());
    QVERIFY(connected(holder));
    m_nodes[2].freeze();
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    // Owned by the first two. The second forgets it; it and the third would be a quorum.
    m_nodes[2].thaw();
    QSignalSpy suspended(&other, &LockClient::nodeSuspended);
    QVERIFY(m_nodes[1].restartEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    QCOMPARE(suspended.first().first().toInt(), 1);
    m_nodes[2].tell(QStringLiteral("DEL stock")); // what came through after the thaw
    const auto refused = await(other.tryAcquire("stock", calm()));
    QVERIFY2(!refused, "a second owner");
    QVERIFY2(refused.error().message.contains(QStringLiteral("restarted")), qPrintable(refused.error().message));
    QVERIFY((*held)->isHeld());
}

/// Each `lockscope run` is such a client.
void TestLockFaults::s15_newClientMakesNoSecondOwner_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("three nodes") << 3;
    QTest::newRow("one node alone") << 1;
}

void TestLockFaults::s15_newClientMakesNoSecondOwner()
{
    QFETCH(const int, nodes);
    LockClient holder(m_nodes.endpoints(nodes));
    QVERIFY(connected(holder));
    if (nodes > 1)
        m_nodes[2].kill();
    const auto held = await(holder.acquire("stock", calm(Millis(kPatienceMs))));
    QVERIFY2(held, qPrintable(why(held)));
    // The third comes back without the lock, then the first forgets it: both are young, and a quorum.
    QVERIFY(m_nodes[2].restartEmpty());
    QVERIFY(m_nodes[0].restartEmpty());
    LockClient other(m_nodes.endpoints(nodes));
    const auto refused = await(other.tryAcquire("stock", calm()));
    QVERIFY2(!refused, "a second owner");
    QVERIFY2(refused.error().message.contains(QStringLiteral("may lack earlier locks; it votes from ")),
             qPrintable(refused.error().message));
    QVERIFY((*held)->isHeld());
}

void TestLockFaults::s15_nodeComesBackAfterTheLongestTtl()
{
    LockClient client(m_nodes.endpoints(1), LockClientOptions{.longestTtl = Millis(1500)});
    const LockOptions options{.ttl = Millis(1500), .autoRenew = false};
    QVERIFY(await(client.acquire("stock", options)));
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    QVERIFY(m_nodes[0].restartEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    QCOMPARE(kindOf(await(client.tryAcquire("other", options))), QStringLiteral("no-quorum"));
    auto patient = options;
    patient.wait = Millis(kPatienceMs);
    QCOMPARE(kindOf(await(client.acquire("other", patient))), QStringLiteral("ok"));
}

void TestLockFaults::s16_steppedClockMakesNoSecondOwner_data()
{
    QTest::addColumn<int>("seconds");
    QTest::newRow("forward: leases end early") << 60;
    QTest::newRow("backward: leases last too long") << -3600;
}

void TestLockFaults::s16_steppedClockMakesNoSecondOwner()
{
    QFETCH(const int, seconds);
    LockClient holder(m_nodes.endpoints());
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3,
                              kPatienceMs); // a quorum was enough to hold it
    QSignalSpy suspended(&other, &LockClient::nodeSuspended);
    for (const int node : {1, 2})
        m_nodes[node].shiftClock(std::chrono::seconds(seconds));
    const Instant stepped = Clock::system().now();
    if (seconds > 0)
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 1, kPatienceMs); // it is gone on a quorum
    QTRY_VERIFY_WITH_TIMEOUT(Clock::system().now() - stepped > Millis(20),
                             kPatienceMs); // a look just before it counts for 10 ms
    const auto refused = await(other.tryAcquire("stock", calm()));
    QVERIFY2(!refused, "a second owner");
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 2, kPatienceMs);
    QVERIFY((*held)->isHeld());
    if (seconds > 0) {
        QVERIFY2(refused.error().message.contains(QStringLiteral("stepped")), qPrintable(refused.error().message));
        QCOMPARE(kindOf(await((*held)->renew())), QStringLiteral("lost")); // and its owner hears of it
    }
}

void TestLockFaults::l2_minorityPausesWrites()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "CLIENT PAUSE … WRITE");
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT PAUSE 60000 WRITE")), "OK");
    const auto taken = await(client.acquire("stock", {.ttl = kTtl, .nodeTimeout = Millis(300), .autoRenew = false}));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("ok"));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("ok"));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CLIENT UNPAUSE")), "OK");
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
}

void TestLockFaults::majorityPausesWrites()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "CLIENT PAUSE … WRITE");
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    for (const int node : {0, 1})
        QCOMPARE(m_nodes[node].tell(QStringLiteral("CLIENT PAUSE 60000 WRITE")), "OK");
    QCOMPARE(kindOf(await(client.tryAcquire("stock", {.ttl = kTtl, .nodeTimeout = Millis(300)}))),
             QStringLiteral("no-quorum"));
    for (const int node : {0, 1})
        QCOMPARE(m_nodes[node].tell(QStringLiteral("CLIENT UNPAUSE")), "OK");
    // The SETs that hung are carried out now, and their releases behind them.
    QVERIFY(connected(client));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
}

void TestLockFaults::l2_minorityIsHalfOpen()
{
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    auto nodes = m_nodes.endpoints();
    nodes[0] = proxy.endpoint();
    LockClient client(nodes);
    QVERIFY(connected(client));
    proxy.blackHole();
    const auto taken = await(client.acquire("stock", {.ttl = kTtl, .nodeTimeout = Millis(300), .autoRenew = false}));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("ok"));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("ok"));
    proxy.pass();
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, 2 * kPatienceMs);
}

void TestLockFaults::l8_connectionsAreCut()
{
    std::vector<std::unique_ptr<FaultProxy>> proxies;
    QList<Endpoint> nodes;
    for (int node = 0; node < m_nodes.size(); ++node) {
        proxies.push_back(std::make_unique<FaultProxy>(m_nodes[node]));
        QVERIFY(proxies.back()->start());
        nodes.append(proxies.back()->endpoint());
    }
    LockClient client(nodes);
    const auto taken = await(client.acquire("stock", briefLease()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    QSignalSpy renewed((*taken)->events(), &LeaseSignals::renewed);
    for (int cut = 0; cut < 3; ++cut) {
        for (const auto &proxy : proxies)
            proxy->cutAll();
        const auto before = renewed.count();
        QTRY_VERIFY_WITH_TIMEOUT(renewed.count() > before || lost.count() > 0, kPatienceMs);
    }
    QCOMPARE(lost.count(), 0);
    QVERIFY((*taken)->isHeld());
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("ok"));
}

void TestLockFaults::aclMissing()
{
    for (int node = 0; node < m_nodes.size(); ++node)
        setUser(node, QStringLiteral("reset on >pw ~* &* +@all -set"));
    LockClient client(asUser(QStringLiteral("locker")));
    auto options = calm(kNever);
    const auto refused = await(client.acquire("stock", options)); // long before the wait is over
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY(!refused.error().retrySafe);
    QVERIFY2(refused.error().message.contains(QStringLiteral("ACL SETUSER")), qPrintable(refused.error().message));
}

void TestLockFaults::aclWithdrawnMidHold_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("on a minority") << 1;
    QTest::newRow("on a majority") << 2;
}

void TestLockFaults::aclWithdrawnMidHold()
{
    QFETCH(const int, nodes);
    for (int node = 0; node < m_nodes.size(); ++node)
        setUser(node, QStringLiteral("reset on >pw ~* &* +@all"));
    LockClient client(asUser(QStringLiteral("locker")));
    const auto taken = await(client.acquire("stock", briefLease()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    QSignalSpy renewed((*taken)->events(), &LeaseSignals::renewed);
    QTRY_VERIFY_WITH_TIMEOUT(renewed.count() >= 1, kPatienceMs);
    for (int node = 0; node < nodes; ++node)
        setUser(node, QStringLiteral("-pexpire"));
    const auto before = renewed.count();
    if (nodes == 1) {
        QTRY_VERIFY_WITH_TIMEOUT(renewed.count() >= before + 4, kPatienceMs); // longer than its TTL
        QCOMPARE(lost.count(), 0);
        return;
    }
    const Instant end = (*taken)->validUntil();
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    QVERIFY(!(*taken)->isHeld());
    QVERIFY(Clock::system().now() >= end); // it was good until then
}

void TestLockFaults::replicaAnswersReadOnly()
{
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    // Of nobody: it goes on with its data, and refuses writes.
    QCOMPARE(m_nodes[0].tell(QStringLiteral("REPLICAOF 127.0.0.1 1")), "OK");
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("ok"));
    const auto second = await(client.tryAcquire("other", calm()));
    QVERIFY2(second, qPrintable(why(second)));
    QCOMPARE(m_nodes[1].tell(QStringLiteral("REPLICAOF 127.0.0.1 1")), "OK");
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("no-quorum")); // the old validity runs on
    QVERIFY((*taken)->isHeld());
    const auto refused = await(client.tryAcquire("third", calm()));
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    for (const int node : {0, 1})
        QCOMPARE(m_nodes[node].tell(QStringLiteral("REPLICAOF NO ONE")), "OK");
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("ok"));
}

void TestLockFaults::loadingAfterRestart()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "a pace of loading");
    LockClient client(m_nodes.endpoints(), LockClientOptions{.nodesKeepData = true});
    QVERIFY(connected(client));
    for (const int node : {0, 1})
        QVERIFY(m_nodes[node].restartLoading());
    const auto loading
        = [&] { return why(await(client.tryAcquire("stock", calm()))).contains(QStringLiteral("LOADING")); };
    QTRY_VERIFY_WITH_TIMEOUT(loading(), kPatienceMs); // as soon as it has connected again
    auto waiting = client.acquire("stock", calm(kNever));
    for (const int node : {0, 1})
        QVERIFY(m_nodes[node].finishLoading());
    QCOMPARE(kindOf(await(waiting)), QStringLiteral("ok"));
}

void TestLockFaults::outOfMemory()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CONFIG SET maxmemory 1")), "OK");
    const auto refused = await(client.tryAcquire("other", calm()));
    QCOMPARE(kindOf(refused), QStringLiteral("no-quorum"));
    QVERIFY2(refused.error().message.contains(QStringLiteral("OOM")), qPrintable(refused.error().message));
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("ok"));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("ok"));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("CONFIG SET maxmemory 0")), "OK");
}

void TestLockFaults::garbledReply()
{
    FaultProxy proxy(m_nodes[0]);
    QVERIFY(proxy.start());
    auto nodes = m_nodes.endpoints();
    nodes[0] = proxy.endpoint();
    LockClient client(nodes);
    QVERIFY(connected(client));
    proxy.garble("+O\rK no such protocol\n", {.to = "SET"});
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("ok"));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
    QVERIFY(connected(client));
}

LOCKSCOPE_TEST(QCoreApplication, TestLockFaults)
#include "tst_lockfaults.moc"

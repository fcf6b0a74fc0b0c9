#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <QDir>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;

class TestLockClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void takesAndReleases_data();
    void takesAndReleases();
    void secondClientIsRefused();
    void waiterGetsItAfterTheRelease();
    void renewalRaisesTheTtl();
    void renewalHealsNodesThatLackTheKey();
    void foreignValueIsLeftAlone();
    void takenByAnotherMeansLost();
    void deletedOnAMajorityMeansLost();
    void minorityMayBeDead_data();
    void minorityMayBeDead();
    void majorityDeadLeavesNothingBehind();
    void minorityMayBeFrozen();
    void majorityFrozenLeavesNothingBehind();
    void isRenewedByItself();
    void destroyedHandleReleases();
    void releaseAllReleasesEverything();
    void releaseAllEndsWhatIsUnderWay();
    void cancelledWaiterLeavesNoKey();
    void cancelledInFlightLeavesNoKey();
    void refusesBadOptions_data();
    void refusesBadOptions();
    void evenTieEndsAtOnce();
    void scriptCacheMayBeFlushed();
    void hashAtTheKeyIsNeverDeleted();
    void lostWhenAllNodesDie();
    void heldIsAMatterOfTimeEvenWithoutEventLoop();
    void manyAtOnce();
    void s7_releaseOfWhatIsGoneIsNoSuccess();
    void nothingPilesUp();

private:
    LockServers m_nodes{5};
};

void TestLockClient::takesAndReleases_data()
{
    QTest::addColumn<int>("nodes");
    QTest::newRow("on one node") << 1;
    QTest::newRow("on three nodes") << 3;
    QTest::newRow("on five nodes") << 5;
}

void TestLockClient::takesAndReleases()
{
    QFETCH(const int, nodes);
    LockClient client(m_nodes.endpoints(nodes));
    QCOMPARE(client.nodeCount(), nodes);
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    HeldLock &lock = **taken;
    QCOMPARE(lock.name(), "stock");
    QVERIFY(lock.token().startsWith("lockscope:"));
    QVERIFY(lock.token().contains(":test_program:"));
    QVERIFY(lock.isHeld());
    QVERIFY(lock.remaining() > Millis(0) && lock.remaining() < kTtl);

    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), lock.token(), nodes), kPatienceMs);
    for (const qint64 ttl : m_nodes.ttls(QStringLiteral("stock"), nodes))
        QVERIFY(ttl > 0 && ttl <= kTtl.count());
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), nodes);

    const auto released = await(lock.release());
    QVERIFY2(released, qPrintable(released ? QString() : released.error().message));
    QVERIFY(!lock.isHeld());
    QCOMPARE(lock.remaining(), Millis(0));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
    const auto again = await(lock.release());
    QVERIFY(!again);
    QCOMPARE(toString(again.error().kind), toString(ErrorKind::NotOwner));
}

void TestLockClient::secondClientIsRefused()
{
    LockClient first(m_nodes.endpoints());
    LockClient second(m_nodes.endpoints());
    const auto taken = await(first.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const auto refused = await(second.tryAcquire("stock", calm(Millis(5000))));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
    QVERIFY(refused.error().retrySafe);
    QVERIFY((*taken)->isHeld());
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), (*taken)->token()), kPatienceMs);
}

void TestLockClient::waiterGetsItAfterTheRelease()
{
    LockClient first(m_nodes.endpoints(3));
    LockClient second(m_nodes.endpoints(3));
    const auto taken = await(first.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].tell(QStringLiteral("CONFIG RESETSTAT"));
    const auto waiting = second.acquire("stock", calm(Millis(60'000)));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 3, kPatienceMs); // it has tried more than once
    QVERIFY(!waiting.isFinished());
    QVERIFY(await((*taken)->release()));
    const auto got = await(waiting);
    QVERIFY2(got, qPrintable(why(got)));
    QVERIFY((*got)->token() != (*taken)->token());
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), (*got)->token(), 3), kPatienceMs);
}

void TestLockClient::renewalRaisesTheTtl()
{
    LockClient client(m_nodes.endpoints());
    auto options = calm();
    options.ttl = 10 * kTtl; // a slow machine still sees it raised
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 5, kPatienceMs);
    const Instant before = (*taken)->validUntil();
    QSignalSpy renewed((*taken)->events(), &LeaseSignals::renewed);
    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 50000"));
    const auto result = await((*taken)->renew());
    QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
    QVERIFY((*taken)->validUntil() > before);
    QCOMPARE(renewed.count(), 1);
    const auto raised = [this] {
        const auto now = m_nodes.ttls(QStringLiteral("stock"));
        return std::all_of(now.begin(), now.end(), [](qint64 ttl) { return ttl > 50'000; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(raised(), kPatienceMs);
}

void TestLockClient::renewalHealsNodesThatLackTheKey()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 5, kPatienceMs);
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    m_nodes[4].tell(QStringLiteral("DEL stock"));
    QVERIFY(await((*taken)->renew()));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), (*taken)->token()), kPatienceMs);
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockClient::foreignValueIsLeftAlone()
{
    LockClient client(m_nodes.endpoints(3));
    m_nodes[1].tell(QStringLiteral("SET stock other PX 100000"));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->renew()));
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes[1].tell(QStringLiteral("GET stock")), "other");
    QVERIFY(m_nodes[1].tell(QStringLiteral("PTTL stock")).toLongLong() > kTtl.count());
    QCOMPARE(m_nodes.copies(QStringLiteral("stock"), 3), 1);
}

void TestLockClient::takenByAnotherMeansLost()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 3, kPatienceMs);
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    // as if it had expired
    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    LockClient other(m_nodes.endpoints(3));
    const auto theirs = await(other.acquire("stock", calm()));
    QVERIFY2(theirs, qPrintable(why(theirs)));

    const auto renewed = await((*taken)->renew());
    QVERIFY(!renewed);
    QCOMPARE(toString(renewed.error().kind), toString(ErrorKind::Lost));
    QVERIFY(!(*taken)->isHeld());
    QCOMPARE(lost.count(), 1);
    // Loss is final.
    QVERIFY(!await((*taken)->renew()));
    const auto released = await((*taken)->release());
    QVERIFY(!released);
    QCOMPARE(toString(released.error().kind), toString(ErrorKind::NotOwner));
    QCOMPARE(lost.count(), 1);
    QVERIFY(await((*theirs)->renew()));
    QVERIFY(m_nodes.allHold(QStringLiteral("stock"), (*theirs)->token(), 3));
}

void TestLockClient::deletedOnAMajorityMeansLost()
{
    LockClient client(m_nodes.endpoints());
    LockOptions options = calm();
    options.ttl = Millis(3000);
    options.autoRenew = true;
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 5, kPatienceMs);
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    QVERIFY(!(*taken)->isHeld());
    // What was left on the minority would only block others.
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
}

void TestLockClient::minorityMayBeDead_data()
{
    QTest::addColumn<QList<int>>("dead");
    QTest::newRow("the first of five is dead") << QList<int>{0};
    QTest::newRow("the last of five is dead") << QList<int>{4};
    QTest::newRow("two of five are dead") << QList<int>{0, 3};
}

void TestLockClient::minorityMayBeDead()
{
    QFETCH(const QList<int>, dead);
    for (const int node : dead)
        m_nodes[node].kill();
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 5 - static_cast<int>(dead.size()), kPatienceMs);
    QVERIFY(await((*taken)->renew()));
    QVERIFY((*taken)->isHeld());
    const auto released = await((*taken)->release());
    QVERIFY2(released, qPrintable(released ? QString() : released.error().message));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockClient::majorityDeadLeavesNothingBehind()
{
    for (const int node : {0, 2, 4})
        m_nodes[node].kill();
    m_nodes.tellAll(QStringLiteral("CONFIG RESETSTAT"));
    LockClient client(m_nodes.endpoints());
    const auto refused = await(client.acquire("stock", calm()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NoQuorum));
    QVERIFY2(refused.error().message.contains(QStringLiteral("3 are needed")), qPrintable(refused.error().message));
    for (const int node : {1, 3}) {
        QTRY_VERIFY_WITH_TIMEOUT(m_nodes[node].tell(QStringLiteral("INFO commandstats")).contains("cmdstat_eval"),
                                 kPatienceMs);
        QCOMPARE(m_nodes[node].tell(QStringLiteral("EXISTS stock")), "0");
    }
}

void TestLockClient::minorityMayBeFrozen()
{
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client) && m_nodes.resetStatistics());
    m_nodes[0].freeze();
    m_nodes[2].freeze();
    LockOptions options = calm();
    options.ttl = Millis(60'000);
    options.nodeTimeout = Millis(500);
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->renew()));
    const auto released = await((*taken)->release());
    QVERIFY2(released, qPrintable(released ? QString() : released.error().message));
    // Commands that waited in the frozen servers are carried out at last, the release behind the SET.
    for (const int node : {0, 2}) {
        m_nodes[node].thaw();
        QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(node, "set") == 1, kPatienceMs);
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
}

void TestLockClient::majorityFrozenLeavesNothingBehind()
{
    LockClient client(m_nodes.endpoints(3));
    QVERIFY(connected(client) && m_nodes.resetStatistics());
    m_nodes[0].freeze();
    m_nodes[1].freeze();
    LockOptions options = calm();
    options.ttl = Millis(60'000);
    options.nodeTimeout = Millis(200);
    const auto refused = await(client.acquire("stock", options));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NoQuorum));
    for (const int node : {0, 1}) {
        m_nodes[node].thaw();
        QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(node, "set") == 1, kPatienceMs);
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 0, kPatienceMs);
}

void TestLockClient::isRenewedByItself()
{
    LockClient client(m_nodes.endpoints(3));
    LockOptions options = calm();
    options.ttl = Millis(300);
    options.nodeTimeout = Millis(100);
    options.autoRenew = true;
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy renewed((*taken)->events(), &LeaseSignals::renewed);
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    QTRY_VERIFY_WITH_TIMEOUT(renewed.count() >= 12 || !lost.isEmpty(), kPatienceMs); // four TTLs
    QVERIFY2(lost.isEmpty(), "lost though all nodes are up");
    QVERIFY((*taken)->isHeld());
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockClient::destroyedHandleReleases()
{
    LockClient client(m_nodes.endpoints());
    {
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 5, kPatienceMs);
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
}

void TestLockClient::releaseAllReleasesEverything()
{
    LockClient client(m_nodes.endpoints(3));
    std::vector<HeldLockPtr> locks;
    for (const QByteArray name : {"a", "b", "c"}) {
        const auto taken = await(client.acquire(name, calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        locks.push_back(*taken);
    }
    QVERIFY(awaitDone(client.releaseAll()));
    for (const auto &lock : locks)
        QVERIFY(!lock->isHeld());
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE"), 3).count("0"), 3);
    QVERIFY(awaitDone(client.releaseAll())); // with nothing left to do
}

void TestLockClient::releaseAllEndsWhatIsUnderWay()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics());
    m_nodes[0].freeze();
    const auto underWay = client.acquire("stock", calm(Millis(60'000)));
    const auto done = client.releaseAll();
    m_nodes[0].thaw();
    QVERIFY(awaitDone(done));
    QTRY_VERIFY_WITH_TIMEOUT(underWay.isFinished(), kPatienceMs);
    QCOMPARE(m_nodes.calls(0, "set"), 1);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestLockClient::cancelledWaiterLeavesNoKey()
{
    LockClient holder(m_nodes.endpoints(3));
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(holder.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].tell(QStringLiteral("CONFIG RESETSTAT"));
    auto waiting = client.acquire("stock", calm(Millis(60'000)));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 1, kPatienceMs);
    waiting.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(waiting.isFinished(), kPatienceMs);
    QVERIFY(waiting.isCanceled());
    QVERIFY((*taken)->isHeld());
    QVERIFY(await((*taken)->release()));
    // Whatever the cancelled one still sends travels ahead of this.
    const auto later = await(client.acquire("other", calm()));
    QVERIFY2(later, qPrintable(why(later)));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockClient::cancelledInFlightLeavesNoKey()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics());
    m_nodes[0].freeze();
    auto inFlight = client.acquire("stock", calm());
    QCoreApplication::processEvents(); // it leaves
    inFlight.cancel();
    QCoreApplication::processEvents();
    m_nodes[0].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.calls(0, "set"), 1, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 1), 0, kPatienceMs);
}

void TestLockClient::refusesBadOptions_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<qint64>("ttl");
    QTest::addColumn<int>("wait");
    QTest::addColumn<int>("nodeTimeout");
    QTest::newRow("a TTL of zero would delete the key") << QByteArray("stock") << qint64(0) << 0 << 0;
    QTest::newRow("a negative TTL would delete the key") << QByteArray("stock") << qint64(-5) << 0 << 0;
    QTest::newRow("a TTL too short for a round trip") << QByteArray("stock") << qint64(9) << 0 << 0;
    QTest::newRow("a TTL above thirty days") << QByteArray("stock") << qint64(30) * 24 * 3600 * 1000 + 1 << 0 << 0;
    QTest::newRow("a negative wait") << QByteArray("stock") << qint64(1000) << -1 << 0;
    QTest::newRow("a node timeout as long as the TTL") << QByteArray("stock") << qint64(1000) << 0 << 1000;
    QTest::newRow("no name") << QByteArray() << qint64(1000) << 0 << 0;
    QTest::newRow("a name above 512 KiB") << QByteArray(512 * 1024 + 1, 'x') << qint64(1000) << 0 << 0;
}

void TestLockClient::refusesBadOptions()
{
    QFETCH(const QByteArray, name);
    QFETCH(const qint64, ttl);
    QFETCH(const int, wait);
    QFETCH(const int, nodeTimeout);
    LockClient client(m_nodes.endpoints(1));
    const auto refused
        = await(client.acquire(name, {.ttl = Millis(ttl), .wait = Millis(wait), .nodeTimeout = Millis(nodeTimeout)}));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::InvalidArgument));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "0");
}

void TestLockClient::evenTieEndsAtOnce()
{
    for (const int node : {0, 1})
        m_nodes[node].tell(QStringLiteral("SET stock other PX 100000"));
    LockClient client(m_nodes.endpoints(4));
    const auto refused = await(client.acquire("stock", calm()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 4), 2, kPatienceMs);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("GET stock")), "other");
}

void TestLockClient::scriptCacheMayBeFlushed()
{
    LockClient client(m_nodes.endpoints(3));
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->renew()));
    m_nodes.tellAll(QStringLiteral("SCRIPT FLUSH"), 3);
    QVERIFY(await((*taken)->renew()));
    m_nodes.tellAll(QStringLiteral("SCRIPT FLUSH"), 3);
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockClient::hashAtTheKeyIsNeverDeleted()
{
    LockClient client(m_nodes.endpoints(3));
    m_nodes.tellAll(QStringLiteral("HSET stock f v"), 3);
    const auto refused = await(client.acquire("stock", calm()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));

    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock"), 3), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"), 3);
    m_nodes.tellAll(QStringLiteral("HSET stock f v"), 3);
    const auto renewed = await((*taken)->renew());
    QVERIFY(!renewed);
    QCOMPARE(toString(renewed.error().kind), toString(ErrorKind::Lost));
    const auto later = await(client.acquire("other", calm())); // behind whatever the loss has sent
    QVERIFY2(later, qPrintable(why(later)));
    QCOMPARE(m_nodes.tellAll(QStringLiteral("HGET stock f"), 3).count("v"), 3);
}

void TestLockClient::lostWhenAllNodesDie()
{
    LockClient client(m_nodes.endpoints(3));
    LockOptions options = calm();
    options.ttl = Millis(1500);
    options.autoRenew = true;
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    bool heldWhenTold = true;
    connect((*taken)->events(), &LeaseSignals::lost, this, [&] { heldWhenTold = (*taken)->isHeld(); });
    for (int node = 0; node < 3; ++node)
        m_nodes[node].kill();
    QVERIFY2((*taken)->isHeld() == (Clock::system().now() < (*taken)->validUntil()), "its validity runs on");
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    QVERIFY(!heldWhenTold);
    QVERIFY(!(*taken)->isHeld());
}

void TestLockClient::heldIsAMatterOfTimeEvenWithoutEventLoop()
{
    LockClient client(m_nodes.endpoints(1));
    LockOptions options = calm();
    options.ttl = Millis(300);
    options.nodeTimeout = Millis(100);
    options.autoRenew = true;
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    while (Clock::system().now() < (*taken)->validUntil()) { // no events meanwhile: the watchdog cannot run
    }
    QVERIFY(!(*taken)->isHeld());
    QCOMPARE((*taken)->remaining(), Millis(0));
    QVERIFY(lost.isEmpty());
    // The loop runs again: the loss is told, and final.
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    QVERIFY(!(*taken)->isHeld());
}

void TestLockClient::manyAtOnce()
{
    constexpr int kLocks = 200;
    LockClient client(m_nodes.endpoints());
    std::vector<QFuture<Result<HeldLockPtr>>> futures;
    for (int i = 0; i < kLocks; ++i)
        futures.push_back(client.acquire("lock " + QByteArray::number(i), calm()));
    std::vector<HeldLockPtr> locks;
    for (const auto &future : futures) {
        const auto taken = await(future);
        QVERIFY2(taken, qPrintable(why(taken)));
        locks.push_back(*taken);
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(QStringLiteral("DBSIZE")).count(QByteArray::number(kLocks)), 5,
                              kPatienceMs);
    QVERIFY(awaitDone(client.releaseAll()));
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE")).count("0"), 5);
}

void TestLockClient::s7_releaseOfWhatIsGoneIsNoSuccess()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(QStringLiteral("EXISTS stock")).count("1"), 5, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    const auto released = await((*taken)->release());
    QVERIFY(!released);
    QCOMPARE(toString(released.error().kind), toString(ErrorKind::NotOwner));
}

/// L9: jobs, leases and descriptors are as many after many attempts and holds as before.
void TestLockClient::nothingPilesUp()
{
    LockClient holder(m_nodes.endpoints());
    const auto held = await(holder.acquire("taken", calm()));
    QVERIFY(held);
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    m_nodes[4].kill();
    const auto descriptors = [] { return QDir(QStringLiteral("/proc/self/fd")).entryList().size(); };
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    const auto before = descriptors();
    for (int i = 0; i < 80; ++i) {
        QVERIFY(!await(client.tryAcquire("taken", calm())));
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QVERIFY(await((*taken)->release()));
    }
    const auto waiting
        = client.acquire("taken", {.ttl = kTtl, .wait = Millis(500), .retryMin = Millis(1), .retryMax = Millis(2)});
    QVERIFY(!await(waiting));
    // What is left are releases that are owed to the node that is down, and those end with it.
    QVERIFY(m_nodes[4].start());
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    QVERIFY(descriptors() <= before + 10); // the listening connections, and the node's new ones
}

LOCKSCOPE_TEST(QCoreApplication, TestLockClient)
#include "tst_lockclient.moc"

#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/quorum/quorum.h>

#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

LockOptions delayed(Millis ttl, Millis delay, const QString &dialect = QStringLiteral("lockscope"))
{
    auto options = calm();
    options.ttl = ttl;
    options.lockDelay = delay;
    options.nodeTimeout = std::min(ttl * 3 / 4, Millis(1000));
    options.dialect = dialect;
    return options;
}

} // namespace

/// What the holder still had under way when it failed gets some time to end (Chubby's and Consul's lock-delay).
class TestLockDelay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void keysLiveLongerThanTheValidity_data();
    void keysLiveLongerThanTheValidity();
    void renewalKeepsTheDelay_data() { keysLiveLongerThanTheValidity_data(); }
    void renewalKeepsTheDelay();
    void nobodyGetsItBeforeTheDelayIsOver();
    void l1_isFreeAfterTtlAndDelay();
    void releaseFreesItAtOnce();
    void endOfTheHandleFreesItAtOnce();
    void lostLeavesTheRest();
    void lostWithoutDelayFreesTheRest();
    void s15_restartedNodeWaitsForTheDelayToo();

private:
    LockServers m_nodes{3};
};

void TestLockDelay::keysLiveLongerThanTheValidity_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::newRow("lockscope") << QStringLiteral("lockscope");
    QTest::newRow("redisson") << QStringLiteral("redisson");
}

void TestLockDelay::keysLiveLongerThanTheValidity()
{
    QFETCH(const QString, dialect);
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000), dialect)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    const auto ttls = m_nodes.ttls(QStringLiteral("stock"));
    for (const qint64 ttl : ttls)
        QVERIFY2(ttl > 60'000 && ttl <= 80'000, qPrintable(QString::number(ttl)));
    QCOMPARE((*taken)->ttl(), Millis(20'000));
    QVERIFY((*taken)->remaining() <= Millis(20'000)); // the delay is not the holder's
}

void TestLockDelay::renewalKeepsTheDelay()
{
    QFETCH(const QString, dialect);
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000), dialect)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 30000"));
    m_nodes[1].tell(QStringLiteral("DEL stock"));
    QVERIFY(await((*taken)->renew()));
    const auto raised = [this] {
        const auto ttls = m_nodes.ttls(QStringLiteral("stock"));
        return std::all_of(ttls.begin(), ttls.end(), [](qint64 ttl) { return ttl > 60'000 && ttl <= 80'000; });
    };
    QTRY_VERIFY_WITH_TIMEOUT(raised(), kPatienceMs); // also where it was healed
    QVERIFY((*taken)->remaining() <= Millis(20'000));
}

void TestLockDelay::nobodyGetsItBeforeTheDelayIsOver()
{
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    Instant validUntil;
    {
        LockClient client(m_nodes.endpoints());
        auto options = delayed(Millis(200), Millis(60'000));
        options.wait = kNever;
        const auto taken = await(client.acquire("stock", options));
        QVERIFY2(taken, qPrintable(why(taken)));
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
        validUntil = (*taken)->validUntil();
    } // it crashes
    QTRY_VERIFY_WITH_TIMEOUT(Clock::system().now() >= validUntil, kPatienceMs);
    QCOMPARE(kindOf(await(other.acquire("stock", calm()))), QStringLiteral("conflict"));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 3);
}

void TestLockDelay::l1_isFreeAfterTtlAndDelay()
{
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    Instant begun;
    {
        LockClient client(m_nodes.endpoints());
        QVERIFY(connected(client));
        begun = Clock::system().now();
        auto options = delayed(Millis(200), Millis(500));
        options.wait = kNever;
        const auto taken = await(client.acquire("stock", options));
        QVERIFY2(taken, qPrintable(why(taken)));
    }
    const auto taken = await(other.acquire("stock", calm(kNever)));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(Clock::system().now() >= begun + Millis(700) - driftAllowance(Millis(700)));
}

void TestLockDelay::releaseFreesItAtOnce()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000))));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->release()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockDelay::endOfTheHandleFreesItAtOnce()
{
    LockClient client(m_nodes.endpoints());
    {
        const auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000))));
        QVERIFY2(taken, qPrintable(why(taken)));
    }
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 0, kPatienceMs);
    // An attempt that came to nothing leaves nothing either.
    m_nodes[0].tell(QStringLiteral("SET stock other PX 100000"));
    m_nodes[1].tell(QStringLiteral("SET stock other PX 100000"));
    QCOMPARE(kindOf(await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000))))),
             QStringLiteral("conflict"));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes[2].tell(QStringLiteral("EXISTS stock")), QByteArray("0"), kPatienceMs);
}

void TestLockDelay::lostLeavesTheRest()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000))));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
    m_nodes.tellAll(QStringLiteral("DEL stock"), 2);
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
    QCOMPARE(lost.count(), 1);
    QVERIFY(connected(client)); // behind whatever was sent because of that
    QCOMPARE(m_nodes[2].tell(QStringLiteral("GET stock")), (*taken)->token());
    // A handle that goes, and releaseAll(), do not cut the delay short.
    taken->reset();
    QVERIFY(awaitDone(client.releaseAll()));
    QCOMPARE(m_nodes[2].tell(QStringLiteral("EXISTS stock")), "1");
}

void TestLockDelay::lostWithoutDelayFreesTheRest()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"), 2);
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockDelay::s15_restartedNodeWaitsForTheDelayToo()
{
    LockClient client(m_nodes.endpoints(1), LockClientOptions{.longestTtl = Millis(100)});
    const auto taken = await(client.acquire("stock", delayed(Millis(20'000), Millis(60'000))));
    QVERIFY2(taken, qPrintable(why(taken)));
    QSignalSpy suspended(&client, &LockClient::nodeSuspended);
    m_nodes[0].kill();
    QVERIFY(m_nodes[0].start());
    QTRY_COMPARE_WITH_TIMEOUT(suspended.count(), 1, kPatienceMs);
    const auto why = suspended.first().at(1).value<Error>();
    QVERIFY2(why.message.contains(QStringLiteral("(in 1 m 21 s)"))
                 || why.message.contains(QStringLiteral("(in 1 m 20 s)")),
             qPrintable(why.message));
}

LOCKSCOPE_TEST(QCoreApplication, TestLockDelay)
#include "tst_lockdelay.moc"

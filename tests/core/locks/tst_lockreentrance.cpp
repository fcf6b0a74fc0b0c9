// What handlers and slots may do: end what others wait for, destroy the client, run an event loop of their own.
#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "lockservers.h"

#include <lockscope/core/base/whendone.h>

#include <thread>

using namespace Lockscope;
using namespace LockscopeTest;

class TestLockReentrance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void handlerEndsAnotherCallerAsTheClientGoes_data();
    void handlerEndsAnotherCallerAsTheClientGoes();
    void releaseAllAsTheClientGoes();
    void twinsAreToldInALaterTurn();
    void clientGoesAsANodeIsSuspended();
    void otherLocksAreRenewedWhileALossIsShown();
    void releaseAllCountsWhatAThreadLetGo();
    void noContextIsTold();
    void renewalAfterAnOverdueOne();
    void contextGoesAsItsResultIsDropped();
    void clientGoesInTheLoopOfAHandler();

private:
    LockServers m_nodes{3};
};

void TestLockReentrance::handlerEndsAnotherCallerAsTheClientGoes_data()
{
    QTest::addColumn<bool>("pausing");
    QTest::newRow("in line") << false;
    QTest::newRow("between attempts") << true;
}

void TestLockReentrance::handlerEndsAnotherCallerAsTheClientGoes()
{
    QFETCH(const bool, pausing);
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    QVERIFY(connected(*client));
    const auto held = await(client->acquire("stock", calm()));
    const auto heldToo = await(client->acquire("other", calm()));
    QVERIFY(held && heldToo);
    auto first = std::make_unique<QObject>();
    auto second = std::make_unique<QObject>();
    QStringList told;
    client->acquire("stock", asleep(), first.get(), [&](Result<HeldLock> lock) {
        told.append(kindOf(lock));
        second.reset();
    });
    client->acquire(pausing ? "other" : "stock", asleep(), second.get(), [&](Result<HeldLock> lock) {
        told.append(kindOf(lock));
        first.reset();
    });
    // What is under way pauses by now, and listens.
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(2,
                                                pausing ? QStringLiteral("lockscope_unlock:other")
                                                        : QStringLiteral("lockscope_unlock:stock")),
                              1, kPatienceMs);
    client.reset();
    QCOMPARE(told.count(QStringLiteral("cancelled")), 1);
}

void TestLockReentrance::releaseAllAsTheClientGoes()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    auto *raw = client.get();
    const auto held = await(client->acquire("stock", calm()));
    QVERIFY(held);
    QStringList told;
    for (int i = 0; i < 3; ++i)
        client->acquire("stock", asleep(), this, [&](Result<HeldLock> lock) {
            told.append(kindOf(lock));
            (void)raw->releaseAll();
        });
    client.reset();
    QCOMPARE(told.size(), 3);
}

void TestLockReentrance::twinsAreToldInALaterTurn()
{
    LockClient client({m_nodes[0].endpoint(), m_nodes[0].endpoint()});
    const auto first = await(client.acquire("stock", calm()));
    QCOMPARE(kindOf(first), QStringLiteral("invalid-argument"));
    int told = 0;
    client.acquire("stock", calm(), this, [&](Result<HeldLock>) { ++told; });
    QCOMPARE(told, 0);
    QTRY_COMPARE_WITH_TIMEOUT(told, 1, kPatienceMs);
}

void TestLockReentrance::clientGoesAsANodeIsSuspended()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    QVERIFY(connected(*client));
    connect(client.get(), &LockClient::nodeSuspended, this, [&] { client.reset(); });
    QVERIFY(m_nodes[1].restart());
    QTRY_VERIFY_WITH_TIMEOUT(!client, kPatienceMs);
}

void TestLockReentrance::otherLocksAreRenewedWhileALossIsShown()
{
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    const auto kept = await(client.acquire("kept", {.ttl = Millis(1500)}));
    const auto ended = await(client.acquire("ended", {.ttl = Millis(1500), .longestHold = Millis(600)}));
    QVERIFY(kept && ended);
    bool heldAfter = false;
    bool shown = false;
    connect((*ended)->events(), &LeaseSignals::lost, this, [&] {
        QEventLoop dialog; // as QMessageBox::exec()
        QTimer::singleShot(3000, &dialog, &QEventLoop::quit);
        dialog.exec();
        heldAfter = (*kept)->isHeld();
        shown = true;
    });
    QTRY_VERIFY_WITH_TIMEOUT(shown, kPatienceMs);
    QVERIFY(heldAfter);
}

void TestLockReentrance::releaseAllCountsWhatAThreadLetGo()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    auto taken = await(client->acquire("stock", calm()));
    QVERIFY(taken);
    std::thread thread([lock = std::move(**taken)] {});
    thread.join(); // the handle is gone: its lock is on its way back
    QVERIFY(awaitDone(client->releaseAll()));
    client.reset();
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockReentrance::noContextIsTold()
{
    LockClient client(m_nodes.endpoints());
    int told = 0;
    client.acquire("stock", calm(), nullptr, [&](Result<HeldLock>) { ++told; });
    QTRY_COMPARE_WITH_TIMEOUT(told, 1, kPatienceMs);
    client.acquire("", calm(), nullptr, [&](Result<HeldLock>) { ++told; });
    QTRY_COMPARE_WITH_TIMEOUT(told, 2, 1000);
}

void TestLockReentrance::renewalAfterAnOverdueOne()
{
    FakeClock clock;
    LockClient client(m_nodes.endpoints(), nullptr, makeSocketTransport, clock);
    auto options = calm();
    options.nodeTimeout = Millis(50);
    const auto taken = await(client.acquire("stock", options));
    QVERIFY(taken);
    const auto first = (*taken)->renew();
    clock.advance(Millis(60)); // we were away meanwhile
    const auto second = (*taken)->renew();
    QVERIFY(!second.isFinished());
    QCOMPARE(kindOf(await(second)), QStringLiteral("ok"));
    QCOMPARE(kindOf(await(first)), QStringLiteral("no-quorum"));
}

/// A future's watcher has the last pointer to the lock; what its end tells destroys the watcher's parent.
void TestLockReentrance::contextGoesAsItsResultIsDropped()
{
    LockClient client(m_nodes.endpoints());
    auto context = std::make_unique<QObject>();
    whenDone(client.acquire("stock", calm()), context.get(), [&](const Result<HeldLockPtr> &lock) {
        (void)(*lock)->renew().then([&](const Result<void> &) { context.reset(); });
    });
    QTRY_VERIFY_WITH_TIMEOUT(!context, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
}

void TestLockReentrance::clientGoesInTheLoopOfAHandler()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints(1));
    QVERIFY(connected(*client));
    bool over = false;
    client->acquire("stock", calm(), this, [&](Result<HeldLock>) {
        QEventLoop dialog;
        QTimer::singleShot(0, &dialog, [&] { client.reset(); });
        QTimer::singleShot(50, &dialog, &QEventLoop::quit);
        dialog.exec();
        over = true;
    });
    QTRY_VERIFY_WITH_TIMEOUT(over, kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestLockReentrance)
#include "tst_lockreentrance.moc"

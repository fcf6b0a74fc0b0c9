// Handlers and slots that run an event loop of their own, as QMessageBox::exec() does, within a node's answer.
#include "fixtures/testprogram.h"

#include "lockservers.h"

using namespace Lockscope;
using namespace LockscopeTest;

class TestLockNestedLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void otherLocksAreRenewedWhileAHandlerRunsAnEventLoop();
    void otherLocksAreRenewedWhileAForcedReleaseIsShown();
    void handlerWaitsForItsRelease();

private:
    LockServers m_nodes{1};
};

void TestLockNestedLoops::otherLocksAreRenewedWhileAHandlerRunsAnEventLoop()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client));
    LockOptions kept{.ttl = Millis(1500)};
    const auto a = await(client.acquire("kept", kept));
    QVERIFY(a);
    bool heldAfter = false;
    bool shown = false;
    client.acquire("stock", kept, this, [&](Result<HeldLock>) {
        QEventLoop dialog;
        QTimer::singleShot(4000, &dialog, &QEventLoop::quit);
        dialog.exec();
        heldAfter = (*a)->isHeld();
        shown = true;
    });
    QTRY_VERIFY_WITH_TIMEOUT(shown, kPatienceMs);
    QVERIFY(heldAfter);
}

void TestLockNestedLoops::handlerWaitsForItsRelease()
{
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client));
    QString word;
    client.acquire("stock", calm(), this, [&](Result<HeldLock> lock) { word = kindOf(await(lock->release())); });
    QTRY_VERIFY_WITH_TIMEOUT(!word.isEmpty(), 2 * kPatienceMs);
    QCOMPARE(word, QStringLiteral("ok"));
}

void TestLockNestedLoops::otherLocksAreRenewedWhileAForcedReleaseIsShown()
{
    LockClient client(m_nodes.endpoints(1));
    const auto kept = await(client.acquire("kept", {.ttl = Millis(1500)}));
    const auto taken = await(client.acquire("taken away", {.ttl = Millis(1500)}));
    QVERIFY(kept && taken);
    bool heldAfter = false;
    bool shown = false;
    connect((*taken)->events(), &LeaseSignals::lost, this, [&] {
        QEventLoop dialog;
        QTimer::singleShot(3000, &dialog, &QEventLoop::quit);
        dialog.exec();
        heldAfter = (*kept)->isHeld();
        shown = true;
    });
    QCOMPARE(m_nodes[0].cli({QStringLiteral("DEL"), QStringLiteral("taken away")}), "1");
    QTRY_VERIFY_WITH_TIMEOUT(shown, kPatienceMs);
    QVERIFY(heldAfter);
}

LOCKSCOPE_TEST(QCoreApplication, TestLockNestedLoops)
#include "tst_locknestedloops.moc"

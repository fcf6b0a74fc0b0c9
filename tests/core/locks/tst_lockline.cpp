#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/base/whendone.h>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

const auto kLineChannel = QStringLiteral("lockscope_unlock:stock");
const auto kHeldByAnother = QStringLiteral("SET stock other PX 100000");

} // namespace

/// Callers of one client that wait for the same lock.
class TestLockLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void firstComeFirstServed_data();
    void firstComeFirstServed();
    void l4_onlyTheFirstOfTheLineAsks();
    void l3_waitOverInLine();
    void l3_waitOverAtTheHeadOfTheLine();
    void cancelledInLine();
    void cancelledAtTheHead();
    void tryAcquireDoesNotStandInLine();
    void nextIsWokenByALocalRelease();
    void nextIsWokenWhenAHandleGoes();
    void namesDoNotWaitForEachOther();
    void releaseAllEndsTheLine();
    void l9_nothingIsLeftOfALine();

private:
    /// The first in line has asked, has heard that it will be told, and has asked once more because of that.
    bool firstIsAsleep(int node = 0)
    {
        return QTest::qWaitFor([&] { return m_nodes.calls(node, "set") == 2; }, kPatienceMs);
    }

    LockServers m_nodes{5};
};

void TestLockLine::firstComeFirstServed_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<QString>("dialect");
    QTest::newRow("on one node") << 1 << QStringLiteral("lockscope");
    QTest::newRow("on five nodes") << 5 << QStringLiteral("lockscope");
    QTest::newRow("Redisson's lock") << 1 << QStringLiteral("redisson");
}

void TestLockLine::firstComeFirstServed()
{
    QFETCH(const int, nodes);
    QFETCH(const QString, dialect);
    constexpr int kCallers = 20;
    LockClient client(m_nodes.endpoints(nodes));
    auto options = calm(kNever);
    options.dialect = dialect;
    QList<int> order;
    int holders = 0;
    int most = 0;
    for (int caller = 0; caller < kCallers; ++caller) {
        whenDone(client.acquire("stock", options), this, [&, caller](const Result<HeldLockPtr> &taken) {
            QVERIFY2(taken, qPrintable(why(taken)));
            order.append(caller);
            most = std::max(most, ++holders);
            // It is worked on for a turn of the event loop.
            QMetaObject::invokeMethod(
                this,
                [&holders, lock = *taken] {
                    --holders;
                    (void)lock->release();
                },
                Qt::QueuedConnection);
        });
    }
    QTRY_COMPARE_WITH_TIMEOUT(order.size(), kCallers, kPatienceMs);
    QList<int> expected(kCallers);
    std::iota(expected.begin(), expected.end(), 0);
    QCOMPARE(order, expected);
    QCOMPARE(most, 1); // s1
    QTRY_COMPARE_WITH_TIMEOUT(holders, 0, kPatienceMs); // the last one's turn uses what stands here
}

void TestLockLine::l4_onlyTheFirstOfTheLineAsks()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    QList<QFuture<Result<HeldLockPtr>>> waiting;
    for (int caller = 0; caller < 50; ++caller)
        waiting.append(client.acquire("stock", asleep()));
    QVERIFY(firstIsAsleep());
    // Whatever else was to be sent would be there before this.
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.calls(0, "set"), 3);
    QVERIFY(std::none_of(waiting.begin(), waiting.end(), [](const auto &future) { return future.isFinished(); }));
}

void TestLockLine::l3_waitOverInLine()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    const auto first = client.acquire("stock", asleep());
    const auto second = client.acquire("stock", calm(Millis(100)));
    const auto third = client.acquire("stock", calm(Millis(100)));
    const auto refused = await(second);
    QCOMPARE(kindOf(refused), QStringLiteral("conflict"));
    QVERIFY(refused.error().retrySafe);
    QVERIFY2(refused.error().message.contains(QStringLiteral("1 other caller")), qPrintable(refused.error().message));
    QCOMPARE(kindOf(await(third)), QStringLiteral("conflict"));
    QVERIFY(!first.isFinished());
    // The line goes on as if they had never been.
    const auto fourth = client.acquire("stock", asleep());
    QVERIFY(firstIsAsleep());
    auto cancelled = first;
    cancelled.cancel();
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    const auto taken = await(fourth);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestLockLine::l3_waitOverAtTheHeadOfTheLine()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    const auto first = client.acquire("stock", calm(Millis(50)));
    const auto second = client.acquire("stock", calm(kNever));
    QCOMPARE(kindOf(await(first)), QStringLiteral("conflict"));
    QVERIFY(!second.isFinished());
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    const auto taken = await(second);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestLockLine::cancelledInLine()
{
    LockClient client(m_nodes.endpoints(1));
    auto held = await(client.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    const auto first = client.acquire("stock", calm(kNever));
    auto second = client.acquire("stock", calm(kNever));
    const auto third = client.acquire("stock", calm(kNever));
    second.cancel();
    QTRY_VERIFY_WITH_TIMEOUT(second.isFinished(), kPatienceMs);
    QVERIFY(second.isCanceled());
    QVERIFY(!first.isFinished() && !third.isFinished());
    QVERIFY(await((*held)->release()));
    const auto mine = await(first);
    QVERIFY2(mine, qPrintable(why(mine)));
    QVERIFY(!third.isFinished());
    QVERIFY(await((*mine)->release()));
    const auto last = await(third);
    QVERIFY2(last, qPrintable(why(last)));
}

void TestLockLine::cancelledAtTheHead()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    auto first = client.acquire("stock", asleep());
    const auto second = client.acquire("stock", asleep());
    QVERIFY(firstIsAsleep());
    m_nodes[0].tell(QStringLiteral("DEL stock")); // nobody is told
    first.cancel(); // but the next one's turn begins with an attempt
    const auto taken = await(second);
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(first.isFinished());
}

void TestLockLine::tryAcquireDoesNotStandInLine()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    const auto first = client.acquire("stock", asleep());
    const auto second = client.acquire("stock", asleep());
    QVERIFY(firstIsAsleep());
    QCOMPARE(kindOf(await(client.tryAcquire("stock", calm(kNever)))),
             QStringLiteral("conflict")); // at once, whatever the wait
    m_nodes[0].tell(QStringLiteral("DEL stock"));
    const auto taken = await(client.tryAcquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(!first.isFinished() && !second.isFinished());
}

void TestLockLine::nextIsWokenByALocalRelease()
{
    LOCKSCOPE_NEEDS_REDIS(QVersionNumber(6, 2), "channels in a user's rights");
    // No message can tell: this user may not listen.
    m_nodes[0].tell(QStringLiteral("ACL SETUSER deaf on nopass ~* +@all resetchannels"));
    auto endpoint = m_nodes[0].endpoint();
    endpoint.user = QStringLiteral("deaf");
    endpoint.password = Secret("x");
    LockClient client({endpoint});
    const auto held = await(client.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    QVERIFY(m_nodes.resetStatistics(1));
    const auto waiting = client.acquire("stock", asleep());
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.calls(0, "set"), 1, kPatienceMs);
    QVERIFY(await((*held)->release()));
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
    QCOMPARE(m_nodes.listeners(0, kLineChannel), 0);
}

void TestLockLine::nextIsWokenWhenAHandleGoes()
{
    LockClient client(m_nodes.endpoints(3));
    auto held = await(client.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    const auto waiting = client.acquire("stock", asleep());
    held = waitedInVain(); // the last HeldLockPtr
    const auto taken = await(waiting);
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestLockLine::namesDoNotWaitForEachOther()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    const auto first = client.acquire("stock", asleep());
    const auto second = client.acquire("stock", asleep());
    QVERIFY(firstIsAsleep());
    for (const QByteArray name : {"stock2", "Stock", "stock ", "stoc"}) {
        const auto taken = await(client.acquire(name, asleep()));
        QVERIFY2(taken, qPrintable(why(taken)));
    }
    QVERIFY(!first.isFinished() && !second.isFinished());
}

void TestLockLine::releaseAllEndsTheLine()
{
    m_nodes[0].tell(kHeldByAnother);
    LockClient client(m_nodes.endpoints(1));
    QVERIFY(connected(client) && m_nodes.resetStatistics(1));
    QList<QFuture<Result<HeldLockPtr>>> waiting;
    for (int caller = 0; caller < 5; ++caller)
        waiting.append(client.acquire("stock", asleep()));
    QVERIFY(firstIsAsleep());
    QVERIFY(awaitDone(client.releaseAll()));
    for (const auto &future : waiting)
        QCOMPARE(kindOf(await(future)), QStringLiteral("cancelled"));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.calls(0, "set"), 3); // the next ones' turns did not come
}

void TestLockLine::l9_nothingIsLeftOfALine()
{
    LockClient client(m_nodes.endpoints(1));
    const qsizetype before = [&] {
        (void)connected(client);
        return client.openOperations();
    }();
    for (int turn = 0; turn < 3; ++turn) {
        QList<QFuture<Result<HeldLockPtr>>> waiting;
        for (int caller = 0; caller < 10; ++caller)
            waiting.append(client.acquire("stock", calm(caller % 3 == 2 ? Millis(1) : kNever)));
        waiting[4].cancel();
        for (int caller = 0; caller < 10; ++caller) {
            if (caller == 4)
                continue;
            const auto taken = await(waiting[caller]);
            waiting[caller] = {};
            QVERIFY2(taken || taken.error().kind == ErrorKind::Conflict, qPrintable(why(taken)));
        }
    }
    QVERIFY(awaitDone(client.releaseAll()));
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), before, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(0, kLineChannel), 0, kPatienceMs);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("DBSIZE")), "0");
}

LOCKSCOPE_TEST(QCoreApplication, TestLockLine)
#include "tst_lockline.moc"

// Taking and giving back with handlers: who is told, when, and what happens when the caller goes.
#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <QSignalSpy>
#include <QThread>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// What a handler was told, and how often.
struct Told
{
    HeldLock lock;
    QStringList words;

    auto taker()
    {
        return [this](Result<HeldLock> result) {
            words.append(kindOf(result));
            if (result)
                lock = std::move(*result);
        };
    }
    auto releaser()
    {
        return [this](const Result<void> &result) { words.append(kindOf(result)); };
    }
    [[nodiscard]] bool within(int times) const
    {
        return QTest::qWaitFor([&] { return words.size() >= times; }, kPatienceMs);
    }
};

} // namespace

class TestLockHandlers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void takesAndReleases();
    void refusedInALaterTurn();
    void releasedTwice();
    void releasedByAnotherThread();
    void callerGoesDuringTheAttempt();
    void callerGoesBetweenAttempts();
    void callerGoesInLine();
    void callerGoesBeforeTheNodesAnswer();
    void clientGoes();
    void clientGoesInAHandler();
    void handlersOfOneTurnTakeAndRelease();

private:
    [[nodiscard]] bool isFree()
    {
        return QTest::qWaitFor([&] { return m_nodes.copies(QStringLiteral("stock")) == 0; }, kPatienceMs);
    }

    LockServers m_nodes{3};
};

void TestLockHandlers::takesAndReleases()
{
    LockClient client(m_nodes.endpoints());
    Told told;
    client.acquire("stock", calm(), this, told.taker());
    QVERIFY(told.words.isEmpty());
    QVERIFY(told.within(1));
    QCOMPARE(told.words, QStringList{QStringLiteral("ok")});
    QVERIFY(told.lock.isHeld());
    QCOMPARE(client.openOperations(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), told.lock.token()), kPatienceMs);

    Told other;
    client.acquire("stock", calm(), this, other.taker());
    QVERIFY(other.within(1));
    QCOMPARE(other.words, QStringList{QStringLiteral("conflict")});

    told.lock.release(this, told.releaser());
    QCOMPARE(told.words.size(), 1);
    QVERIFY(!told.lock.isHeld());
    QVERIFY(told.within(2));
    QCOMPARE(told.words.last(), QStringLiteral("ok"));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
}

void TestLockHandlers::refusedInALaterTurn()
{
    LockClient client(m_nodes.endpoints());
    Told told;
    client.acquire("", calm(), this, told.taker());
    QVERIFY(told.words.isEmpty());
    QVERIFY(told.within(1));
    QCOMPARE(told.words, QStringList{QStringLiteral("invalid-argument")});

    {
        QObject caller;
        client.acquire("", calm(), &caller, told.taker());
    }
    QVERIFY(connected(client));
    QCOMPARE(told.words.size(), 1);
}

void TestLockHandlers::releasedTwice()
{
    LockClient client(m_nodes.endpoints());
    Told told;
    client.acquire("stock", calm(), this, told.taker());
    QVERIFY(told.within(1));
    Told again;
    told.lock.release(this, told.releaser());
    told.lock.release(this, again.releaser());
    QVERIFY(again.words.isEmpty());
    QVERIFY(told.within(2) && again.within(1));
    QCOMPARE(told.words.last(), QStringLiteral("ok"));
    QCOMPARE(again.words, QStringList{QStringLiteral("not-owner")});
    Told empty;
    HeldLock().release(this, empty.releaser());
    QVERIFY(empty.within(1));
    QCOMPARE(empty.words, QStringList{QStringLiteral("not-owner")});
}

void TestLockHandlers::releasedByAnotherThread()
{
    LockClient client(m_nodes.endpoints());
    Told told;
    client.acquire("stock", calm(), this, told.taker());
    QVERIFY(told.within(1));
    QThread *heardIn = nullptr;
    QString word;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        QObject context;
        QEventLoop loop;
        told.lock.release(&context, [&](const Result<void> &result) {
            heardIn = QThread::currentThread();
            word = kindOf(result);
            loop.quit();
        });
        loop.exec();
    }));
    QSignalSpy finished(thread.get(), &QThread::finished);
    thread->start();
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kPatienceMs);
    QVERIFY(thread->wait());
    QCOMPARE(word, QStringLiteral("ok"));
    QCOMPARE(heardIn, thread.get());
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockHandlers::callerGoesDuringTheAttempt()
{
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    Told told;
    auto caller = std::make_unique<QObject>();
    client.acquire("stock", calm(), caller.get(), told.taker());
    caller.reset();
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    QVERIFY(connected(client));
    QVERIFY(told.words.isEmpty());
    QVERIFY(isFree());
}

void TestLockHandlers::callerGoesBetweenAttempts()
{
    LockClient holder(m_nodes.endpoints());
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    LockClient client(m_nodes.endpoints());
    QVERIFY(connected(client));
    Told told;
    auto caller = std::make_unique<QObject>();
    client.acquire("stock", asleep(), caller.get(), told.taker());
    for (int node = 0; node < 3; ++node)
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(node, QStringLiteral("lockscope_unlock:stock")), 1, kPatienceMs);
    caller.reset();
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    for (int node = 0; node < 3; ++node)
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.listeners(node, QStringLiteral("lockscope_unlock:stock")), 0, kPatienceMs);
    QVERIFY(told.words.isEmpty());
    QVERIFY((*held)->isHeld());
}

void TestLockHandlers::callerGoesInLine()
{
    LockClient client(m_nodes.endpoints());
    const auto held = await(client.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    Told first;
    Told second;
    Told third;
    auto caller = std::make_unique<QObject>();
    client.acquire("stock", asleep(), this, first.taker());
    client.acquire("stock", asleep(), caller.get(), second.taker());
    client.acquire("stock", asleep(), this, third.taker());
    caller.reset();
    QVERIFY(await((*held)->release()));
    QVERIFY(first.within(1));
    first.lock = {};
    QVERIFY(third.within(1));
    QVERIFY(third.lock.isHeld());
    QVERIFY(second.words.isEmpty());
}

void TestLockHandlers::callerGoesBeforeTheNodesAnswer()
{
    for (int node = 0; node < 3; ++node)
        m_nodes[node].freeze();
    LockClient client(m_nodes.endpoints());
    Told told;
    auto caller = std::make_unique<QObject>();
    client.acquire("stock", calm(), caller.get(), told.taker());
    QCOMPARE(client.openOperations(), 1);
    caller.reset();
    QCOMPARE(client.openOperations(), 0);
    for (int node = 0; node < 3; ++node)
        m_nodes[node].thaw();
    QVERIFY(connected(client));
    QVERIFY(told.words.isEmpty());
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestLockHandlers::clientGoes()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    QVERIFY(connected(*client));
    Told told;
    Told taking;
    client->acquire("chair", calm(), this, told.taker());
    QVERIFY(told.within(1));
    client->acquire("stock", calm(), this, taking.taker());
    told.lock.release(this, told.releaser());
    client.reset();
    QCOMPARE(taking.words, QStringList{QStringLiteral("cancelled")});
    QCOMPARE(told.words.last(), QStringLiteral("outcome-unknown"));
}

void TestLockHandlers::clientGoesInAHandler()
{
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    HeldLock lock;
    bool told = false;
    client->acquire("stock", calm(), this, [&](Result<HeldLock> result) {
        QVERIFY2(result, qPrintable(why(result)));
        lock = std::move(*result);
        client.reset();
        told = true;
    });
    QTRY_VERIFY_WITH_TIMEOUT(told, kPatienceMs);
    QVERIFY(!lock.isHeld());

    client = std::make_unique<LockClient>(m_nodes.endpoints());
    Told chair;
    client->acquire("chair", calm(), this, chair.taker());
    QVERIFY(chair.within(1));
    told = false;
    chair.lock.release(this, [&](const Result<void> &) {
        client.reset();
        told = true;
    });
    QTRY_VERIFY_WITH_TIMEOUT(told, kPatienceMs);
}

void TestLockHandlers::handlersOfOneTurnTakeAndRelease()
{
    LockClient client(m_nodes.endpoints());
    constexpr int kCallers = 50;
    constexpr int kTurns = 20;
    int done = 0;
    std::function<void(int, int)> take = [&](int caller, int turn) {
        client.acquire("lock " + QByteArray::number(caller), calm(), this, [&, caller, turn](Result<HeldLock> result) {
            QVERIFY2(result, qPrintable(why(result)));
            result->release(this, [&, caller, turn](const Result<void> &released) {
                QVERIFY2(released, qPrintable(why(released)));
                if (turn < kTurns)
                    take(caller, turn + 1);
                else
                    ++done;
            });
        });
    };
    for (int caller = 0; caller < kCallers; ++caller)
        take(caller, 1);
    QTRY_COMPARE_WITH_TIMEOUT(done, kCallers, 6 * kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(client.openOperations(), 0, kPatienceMs);
    for (int node = 0; node < 3; ++node)
        QCOMPARE(m_nodes[node].tell(QStringLiteral("DBSIZE")), "0");
}

LOCKSCOPE_TEST(QCoreApplication, TestLockHandlers)
#include "tst_lockhandlers.moc"

#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/base/whendone.h>

#include <QSemaphore>
#include <QThreadPool>

#include <atomic>
#include <stdexcept>
#include <thread>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

/// A wait of a guarded function, which no failing test makes endless.
bool passes(QSemaphore &gate)
{
    return gate.tryAcquire(1, kPatienceMs);
}

struct MoveOnly
{
    std::unique_ptr<int> value = std::make_unique<int>(7);
    int operator()(const HeldLock &) const { return *value; }
};

} // namespace

class TestWithLock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void answersWhatTheFunctionReturns();
    void isHeldWhileTheFunctionRuns();
    void errorOfTheFunctionIsPassedOn();
    void errorOfTheAcquireIsPassedOn();
    void l5_exceptionIsThrownAgainAndTheLockReleased();
    void exceptionAlsoWhenTheLockWasLost();
    void runsInTheGivenPool();
    void isRenewedWhileTheFunctionBlocks();
    void lostMeansLostWhateverItReturned_data();
    void lostMeansLostWhateverItReturned();
    void lostAtTheEndOfItsValidity();
    void cancelledWhileItWaits();
    void cancelledWhileItRuns();
    void callersTakeTurns();
    void clientDestroyedWhileItRuns();
    void clientDestroyedWhileItWaits();
    void clientDestroyedBeforeItBegan();
    void releaseAllWhileItRuns();

private:
    bool free()
    {
        return QTest::qWaitFor([this] { return m_nodes.copies(QStringLiteral("stock")) == 0; }, kPatienceMs);
    }

    LockServers m_nodes{3};
};

void TestWithLock::answersWhatTheFunctionReturns()
{
    LockClient client(m_nodes.endpoints());
    const auto value = await(client.withLock("stock", calm(), [](const HeldLock &) { return QStringLiteral("done"); }));
    QVERIFY2(value, qPrintable(why(value)));
    QCOMPARE(*value, QStringLiteral("done"));

    std::atomic<bool> ran = false;
    const auto nothing = await(client.withLock("stock", calm(), [&](const HeldLock &) { ran = true; }));
    QVERIFY2(nothing, qPrintable(why(nothing)));
    QVERIFY(ran);

    const auto result = await(client.withLock("stock", calm(), [](const HeldLock &) -> Result<int> { return 42; }));
    QVERIFY2(result, qPrintable(why(result)));
    QCOMPARE(*result, 42);

    const auto voidResult = await(client.withLock("stock", calm(), [](const HeldLock &) { return Result<void>(); }));
    QVERIFY2(voidResult, qPrintable(why(voidResult)));

    const auto moved = await(client.withLock("stock", calm(), MoveOnly()));
    QVERIFY2(moved, qPrintable(why(moved)));
    QCOMPARE(*moved, 7);

    int calls = 0;
    const auto counted = await(client.withLock("stock", calm(), [&calls, own = 0](const HeldLock &) mutable {
        ++calls;
        return ++own;
    }));
    QVERIFY2(counted, qPrintable(why(counted)));
    QCOMPARE(*counted, 1);
    QCOMPARE(calls, 1);
    // The future was answered after the release.
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestWithLock::isHeldWhileTheFunctionRuns()
{
    LockClient client(m_nodes.endpoints());
    LockClient other(m_nodes.endpoints());
    QVERIFY(connected(other));
    QSemaphore go;
    std::atomic<bool> wasHeld = false;
    QByteArray token;
    auto future = client.withLock("stock", calm(), [&](const HeldLock &lock) {
        token = lock.token();
        const bool went = passes(go);
        wasHeld = went && lock.isHeld() && lock.name() == "stock" && lock.remaining() > Millis(0);
    });
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    QCOMPARE(kindOf(await(other.acquire("stock", calm()))), QStringLiteral("conflict"));
    go.release();
    QVERIFY(await(future));
    QVERIFY(wasHeld);
    QVERIFY(token.startsWith("lockscope:"));
    QVERIFY(free());
}

void TestWithLock::errorOfTheFunctionIsPassedOn()
{
    LockClient client(m_nodes.endpoints());
    const Error error{.kind = ErrorKind::Io, .message = QStringLiteral("The disk is full"), .retrySafe = true};
    const auto value = await(client.withLock("stock", calm(), [&](const HeldLock &) -> Result<int> { return error; }));
    QVERIFY(!value);
    QCOMPARE(value.error(), error);
    const auto nothing
        = await(client.withLock("stock", calm(), [&](const HeldLock &) -> Result<void> { return error; }));
    QVERIFY(!nothing);
    QCOMPARE(nothing.error(), error);
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestWithLock::errorOfTheAcquireIsPassedOn()
{
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
    LockClient client(m_nodes.endpoints());
    std::atomic<bool> ran = false;
    const auto function = [&](const HeldLock &) { ran = true; };
    QCOMPARE(kindOf(await(client.withLock("stock", calm(), function))), QStringLiteral("conflict"));
    QCOMPARE(kindOf(await(client.withLock("", calm(), function))), QStringLiteral("invalid-argument"));
    m_nodes[0].kill();
    m_nodes[1].kill();
    QCOMPARE(kindOf(await(client.withLock("other", calm(), function))), QStringLiteral("no-quorum"));
    QVERIFY(!ran);
}

void TestWithLock::l5_exceptionIsThrownAgainAndTheLockReleased()
{
    LockClient client(m_nodes.endpoints());
    const auto value
        = client.withLock("stock", calm(), [](const HeldLock &) -> int { throw std::runtime_error("out of paper"); });
    QVERIFY(awaitFinished(value));
    QVERIFY_EXCEPTION_THROWN((void)value.result(), std::runtime_error);
    const auto nothing = client.withLock("stock", calm(), [](const HeldLock &) { throw 42; });
    QVERIFY(awaitFinished(nothing));
    QVERIFY_EXCEPTION_THROWN((void)nothing.result(), int);
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
    QVERIFY(await(client.withLock("stock", calm(), [](const HeldLock &) {})));
}

void TestWithLock::exceptionAlsoWhenTheLockWasLost()
{
    LockClient client(m_nodes.endpoints());
    auto options = calm();
    options.ttl = Millis(600);
    options.nodeTimeout = Millis(400);
    const auto future = client.withLock("stock", options, [](const HeldLock &lock) {
        while (lock.isHeld())
            std::this_thread::yield();
        throw std::runtime_error("too late");
    });
    QVERIFY(awaitFinished(future));
    QVERIFY_EXCEPTION_THROWN((void)future.result(), std::runtime_error);
}

void TestWithLock::runsInTheGivenPool()
{
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    LockClient client(m_nodes.endpoints());
    const auto where = [](const HeldLock &) { return QThread::currentThread(); };
    const auto given = await(client.withLock("stock", calm(), where, &pool));
    QVERIFY2(given, qPrintable(why(given)));
    QVERIFY(pool.contains(*given));
    const auto usual = await(client.withLock("stock", calm(), where));
    QVERIFY2(usual, qPrintable(why(usual)));
    QVERIFY(QThreadPool::globalInstance()->contains(*usual));
    QVERIFY(*usual != QThread::currentThread());
}

void TestWithLock::isRenewedWhileTheFunctionBlocks()
{
    LockClient client(m_nodes.endpoints());
    auto options = calm();
    options.ttl = Millis(400);
    options.nodeTimeout = Millis(200);
    options.autoRenew = true;
    const auto future = client.withLock("stock", options, [ttl = options.ttl](const HeldLock &lock) {
        const Instant begun = Clock::system().now();
        while (lock.isHeld() && Clock::system().now() - begun < 3 * ttl)
            std::this_thread::yield();
        return lock.isHeld();
    });
    const auto held = await(future);
    QVERIFY2(held, qPrintable(why(held)));
    QVERIFY(*held);
    QVERIFY(free());
}

void TestWithLock::lostMeansLostWhateverItReturned_data()
{
    QTest::addColumn<bool>("succeeds");
    QTest::newRow("success") << true;
    QTest::newRow("an error of its own") << false;
}

void TestWithLock::lostMeansLostWhateverItReturned()
{
    QFETCH(const bool, succeeds);
    LockClient client(m_nodes.endpoints());
    auto options = calm();
    options.ttl = Millis(3000);
    options.autoRenew = true;
    const auto future = client.withLock("stock", options, [succeeds](const HeldLock &lock) -> Result<int> {
        while (lock.isHeld())
            std::this_thread::yield();
        return succeeds ? Result<int>(1) : Result<int>(Error{.kind = ErrorKind::Io, .message = QStringLiteral("full")});
    });
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    LockClient other(m_nodes.endpoints());
    const auto theirs = await(other.acquire("stock", calm(kNever))); // others are at work
    QVERIFY2(theirs, qPrintable(why(theirs)));
    const auto lost = await(future);
    QCOMPARE(kindOf(lost), QStringLiteral("lost"));
    QVERIFY(!lost.error().retrySafe);
    QVERIFY((*theirs)->isHeld());
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.allHold(QStringLiteral("stock"), (*theirs)->token()), kPatienceMs);
}

void TestWithLock::lostAtTheEndOfItsValidity()
{
    LockClient client(m_nodes.endpoints());
    auto options = calm();
    options.ttl = Millis(600);
    options.nodeTimeout = Millis(400);
    options.autoRenew = false;
    const auto lost = await(client.withLock("stock", options, [](const HeldLock &lock) {
        while (lock.isHeld())
            std::this_thread::yield();
        return 1;
    }));
    QCOMPARE(kindOf(lost), QStringLiteral("lost"));
}

void TestWithLock::cancelledWhileItWaits()
{
    LockClient holder(m_nodes.endpoints());
    LockClient client(m_nodes.endpoints());
    const auto held = await(holder.acquire("stock", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    QVERIFY(connected(client) && m_nodes.resetStatistics());
    std::atomic<bool> ran = false;
    auto future = client.withLock("stock", calm(kNever), [&](const HeldLock &) { ran = true; });
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes.calls(0, "set") >= 1, kPatienceMs);
    future.cancel();
    QVERIFY(awaitFinished(future));
    QVERIFY(future.isCanceled());
    QVERIFY(await((*held)->release()));
    QVERIFY(connected(client));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
    QVERIFY(!ran);
}

void TestWithLock::cancelledWhileItRuns()
{
    LockClient client(m_nodes.endpoints());
    QSemaphore go;
    QSemaphore running;
    std::atomic<bool> ended = false;
    auto future = client.withLock("stock", calm(), [&](const HeldLock &) {
        running.release();
        ended = passes(go);
    });
    QTRY_VERIFY_WITH_TIMEOUT(running.available() == 1, kPatienceMs);
    future.cancel();
    QVERIFY(connected(client)); // the cancel has been heard
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 3);
    go.release();
    QVERIFY(free()); // once the function is done
    QVERIFY(ended);
    QVERIFY(awaitFinished(future));
}

void TestWithLock::callersTakeTurns()
{
    constexpr int kCallers = 8;
    LockClient client(m_nodes.endpoints());
    LockClient other(m_nodes.endpoints());
    std::atomic<int> inside = 0;
    std::atomic<int> most = 0;
    int sum = 0; // guarded by nothing but the lock
    QList<QFuture<Result<void>>> futures;
    for (int i = 0; i < kCallers; ++i) {
        futures.append((i % 2 == 0 ? client : other).withLock("stock", calm(kNever), [&](const HeldLock &) {
            most = std::max(most.load(), ++inside);
            ++sum;
            --inside;
        }));
    }
    for (const auto &future : futures) {
        const auto done = await(future);
        QVERIFY2(done, qPrintable(why(done)));
    }
    QCOMPARE(sum, kCallers);
    QCOMPARE(most, 1); // s1
}

void TestWithLock::clientDestroyedWhileItRuns()
{
    QThreadPool pool;
    QSemaphore go;
    QSemaphore running;
    std::atomic<int> heldAfterwards = -1;
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    auto future = client->withLock(
        "stock", calm(),
        [&](const HeldLock &lock) {
            running.release();
            heldAfterwards = passes(go) && lock.isHeld() ? 1 : 0;
        },
        &pool);
    QTRY_VERIFY_WITH_TIMEOUT(running.available() == 1, kPatienceMs);
    client.reset();
    QCOMPARE(kindOf(await(future)), QStringLiteral("cancelled"));
    go.release();
    QVERIFY(pool.waitForDone(kPatienceMs));
    QCOMPARE(heldAfterwards, 0);
}

void TestWithLock::clientDestroyedWhileItWaits()
{
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
    auto client = std::make_unique<LockClient>(m_nodes.endpoints());
    QVERIFY(connected(*client));
    std::atomic<bool> ran = false;
    auto first = client->withLock("stock", calm(kNever), [&](const HeldLock &) { ran = true; });
    auto second = client->withLock("stock", calm(kNever), [&](const HeldLock &) { ran = true; });
    QVERIFY(connected(*client));
    client.reset();
    QCOMPARE(kindOf(await(first)), QStringLiteral("cancelled"));
    QCOMPARE(kindOf(await(second)), QStringLiteral("cancelled"));
    QVERIFY(!ran);
}

void TestWithLock::clientDestroyedBeforeItBegan()
{
    // The lock has just been granted, or the function has just ended: whatever the client's events were about to do.
    for (int turns = 0; turns < 40; ++turns) {
        QThreadPool pool;
        auto client = std::make_unique<LockClient>(m_nodes.endpoints(1));
        auto future = client->withLock(
            "stock" + QByteArray::number(turns), calm(), [](const HeldLock &) { return 1; }, &pool);
        for (int turn = 0; turn < turns; ++turn)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        client.reset();
        const auto done = await(future);
        QVERIFY2(done || done.error().kind == ErrorKind::Cancelled, qPrintable(why(done)));
        if (done)
            break; // from here on nothing is left to do
    }
}

void TestWithLock::releaseAllWhileItRuns()
{
    LockClient client(m_nodes.endpoints());
    QSemaphore running;
    auto future = client.withLock("stock", calm(), [&](const HeldLock &lock) {
        running.release();
        while (lock.isHeld())
            std::this_thread::yield();
    });
    QTRY_VERIFY_WITH_TIMEOUT(running.available() == 1, kPatienceMs);
    QVERIFY(awaitDone(client.releaseAll()));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
    QCOMPARE(kindOf(await(future)), QStringLiteral("lost"));
}

LOCKSCOPE_TEST(QCoreApplication, TestWithLock)
#include "tst_withlock.moc"

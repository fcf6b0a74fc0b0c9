#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/base/whendone.h>

#include <QDeadlineTimer>
#include <QSignalSpy>

#include <atomic>
#include <latch>
#include <thread>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

LockOptions redissonOptions()
{
    auto options = calm();
    options.dialect = QStringLiteral("redisson");
    return options;
}

/// A socket that may be given up in its own signals. Those of makeSocketTransport() may not: their QAbstractSocket goes
/// on after readyRead().
class PatientTransport final : public Transport
{
public:
    explicit PatientTransport(const Endpoint &endpoint) : m_inner(makeSocketTransport(endpoint).release())
    {
        connect(m_inner, &Transport::opened, this, &Transport::opened);
        connect(m_inner, &Transport::readyRead, this, &Transport::readyRead);
        connect(m_inner, &Transport::bytesWritten, this, &Transport::bytesWritten);
        connect(m_inner, &Transport::closed, this, &Transport::closed);
    }
    ~PatientTransport() override
    {
        disconnect(m_inner, nullptr, this, nullptr);
        m_inner->deleteLater();
    }
    void open() override { m_inner->open(); }
    void abort() override { m_inner->abort(); }
    void write(const QByteArray &bytes) override { m_inner->write(bytes); }
    QByteArray read(qint64 maxSize) override { return m_inner->read(maxSize); }
    qint64 bytesToWrite() const override { return m_inner->bytesToWrite(); }
    std::optional<QString> waitingFor() const override { return m_inner->waitingFor(); }

private:
    Transport *m_inner;
};

/// A client that those who hear from it may destroy.
std::unique_ptr<LockClient> makeClient(const QList<Endpoint> &nodes)
{
    return std::make_unique<LockClient>(
        nodes, nullptr, [](const Endpoint &endpoint) { return std::make_unique<PatientTransport>(endpoint); });
}

/// Threads that all begin at once. The event loop runs until they are done.
class Crowd
{
public:
    explicit Crowd(int size) : m_begin(size), m_running(size) { }
    ~Crowd()
    {
        for (auto &thread : m_threads)
            thread.join();
    }
    Q_DISABLE_COPY_MOVE(Crowd)

    template <typename Work>
    void add(Work work)
    {
        m_threads.emplace_back([this, work = std::move(work)]() mutable {
            m_begin.arrive_and_wait();
            work();
            --m_running;
        });
    }
    [[nodiscard]] bool isDone() const { return m_running == 0; }
    bool wait() const
    {
        const QDeadlineTimer deadline(kPatienceMs);
        while (!isDone() && !deadline.hasExpired())
            QCoreApplication::processEvents();
        return isDone();
    }

private:
    std::latch m_begin;
    std::atomic<int> m_running;
    std::vector<std::thread> m_threads;
};

} // namespace

/// Rule S19: a handle belongs to no thread. Meant for the sanitizers as well.
class TestHeldLockThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QVERIFY(m_nodes.reset()); }

    void s19_emptyHandle();
    void s19_movedHandle();
    void s19_doubleRelease();
    void s19_releaseAfterLost();
    void s19_releasedInAnotherThread();
    void s19_destroyedInAnotherThread();
    void s19_renewedInOtherThreads();
    void s19_manyThreadsReleaseIt();
    void s19_manyThreadsGiveHoldsBack();
    void s19_releaseAndDestructionAtOnce();
    void s19_releaseRacesTheLoss();
    void s10_readInOtherThreadsWhileItIsRenewed();
    void threadOfTheHandleEnds();

    void handleDestroyedInItsLostHandler();
    void handleDestroyedInARenewContinuation();
    void clientDestroyedInItsLostHandler();
    void clientDestroyedInAContinuation_data();
    void clientDestroyedInAContinuation();
    void clientDestroyedWhenSeveralHearOfARenewal();
    void clientDestroyedWhenSeveralHearOfTheLoss();
    void clientDestroyedByARenewalThatCameTooLate();
    void clientDestroyedWhileItReleasesAll();
    void clientDestroyedWithTheLastHandleInItsEvents();
    void acquireInAContinuationOfTheEnd();
    void renewInAContinuationWhileAReentryWaits();
    void clientDestroyedWhileThreadsUseTheHandles();

private:
    [[nodiscard]] bool free(const QString &key = QStringLiteral("stock"))
    {
        return QTest::qWaitFor([&] { return m_nodes.copies(key) == 0; }, kPatienceMs);
    }

    LockServers m_nodes{3};
};

void TestHeldLockThreads::s19_emptyHandle()
{
    HeldLock lock;
    QVERIFY(!lock.isHeld());
    QCOMPARE(lock.remaining(), Millis(0));
    QCOMPARE(lock.ttl(), Millis(0));
    QCOMPARE(lock.holds(), 0);
    QVERIFY(lock.name().isEmpty() && lock.token().isEmpty() && !lock.fencingToken());
    QVERIFY(lock.events() == nullptr);
    QCOMPARE(kindOf(await(lock.release())), QStringLiteral("not-owner"));
    QCOMPARE(kindOf(await(lock.renew())), QStringLiteral("not-owner"));
    QCOMPARE(kindOf(await(lock.reenter())), QStringLiteral("not-owner"));
}

void TestHeldLockThreads::s19_movedHandle()
{
    LockClient client(m_nodes.endpoints());
    const auto stock = await(client.acquire("stock", calm()));
    const auto chair = await(client.acquire("chair", calm()));
    QVERIFY2(stock && chair, qPrintable(why(stock) + why(chair)));
    HeldLock lock = std::move(**stock);
    QVERIFY(lock.isHeld());
    QVERIFY(!(*stock)->isHeld());
    QCOMPARE(kindOf(await((*stock)->release())), QStringLiteral("not-owner"));
    QVERIFY(lock.isHeld());
    auto &same = lock;
    lock = std::move(same);
    QVERIFY(lock.isHeld());
    lock = std::move(**chair); // what it held before is released
    QCOMPARE(lock.name(), "chair");
    QVERIFY(free());
    QVERIFY(lock.isHeld());
    lock = HeldLock();
    QVERIFY(free(QStringLiteral("chair")));
}

void TestHeldLockThreads::s19_doubleRelease()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const auto first = (*taken)->release();
    const auto second = (*taken)->release(); // the first one is under way
    QVERIFY(!(*taken)->isHeld());
    QCOMPARE(kindOf(await(second)), QStringLiteral("not-owner"));
    QVERIFY(await(first));
    QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("not-owner"));
    const auto renewed = await((*taken)->renew());
    QCOMPARE(kindOf(renewed), QStringLiteral("not-owner")); // not lost: it was released
    QTRY_VERIFY_WITH_TIMEOUT((*taken)->events() == nullptr, kPatienceMs);
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("not-owner"));
}

void TestHeldLockThreads::s19_releaseAfterLost()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    const auto renewing = (*taken)->renew();
    QCOMPARE(kindOf(await(renewing)), QStringLiteral("lost"));
    for (int turn = 0; turn < 2; ++turn) { // at once, and when the lease is no more
        QCOMPARE(kindOf(await((*taken)->release())), QStringLiteral("not-owner"));
        QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
        QCOMPARE(kindOf(await((*taken)->reenter())), QStringLiteral("lost"));
        QTRY_VERIFY_WITH_TIMEOUT((*taken)->events() == nullptr, kPatienceMs);
    }
}

void TestHeldLockThreads::s19_releasedInAnotherThread()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QString outcome;
    Crowd crowd(1);
    crowd.add([lock = std::move(**taken), &outcome]() mutable {
        auto released = lock.release();
        released.waitForFinished();
        outcome = kindOf(released.result());
    });
    QVERIFY(crowd.wait());
    QCOMPARE(outcome, QStringLiteral("ok"));
    QCOMPARE(m_nodes.copies(QStringLiteral("stock")), 0);
}

void TestHeldLockThreads::s19_destroyedInAnotherThread()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    Crowd crowd(1);
    crowd.add([lock = std::move(**taken)]() mutable { lock = HeldLock(); });
    QVERIFY(crowd.wait());
    QVERIFY(free());
}

void TestHeldLockThreads::s19_renewedInOtherThreads()
{
    LockClient client(m_nodes.endpoints());
    const auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const Instant before = (*taken)->validUntil();
    std::atomic<int> renewed = 0;
    Crowd crowd(4);
    for (int i = 0; i < 4; ++i) {
        crowd.add([lock = *taken, &renewed] {
            for (int turn = 0; turn < 25; ++turn) {
                auto future = lock->renew();
                future.waitForFinished();
                renewed += future.result() ? 1 : 0;
            }
        });
    }
    QVERIFY(crowd.wait());
    QCOMPARE(renewed, 100);
    QVERIFY((*taken)->validUntil() > before);
}

void TestHeldLockThreads::s19_manyThreadsReleaseIt()
{
    LockClient client(m_nodes.endpoints(1));
    for (int turn = 0; turn < 20; ++turn) {
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        std::atomic<int> released = 0;
        std::atomic<int> refused = 0;
        Crowd crowd(4);
        for (int i = 0; i < 4; ++i) {
            crowd.add([lock = *taken, &released, &refused] {
                auto future = lock->release();
                future.waitForFinished();
                if (future.result())
                    ++released;
                else if (future.result().error().kind == ErrorKind::NotOwner)
                    ++refused;
            });
        }
        QVERIFY(crowd.wait());
        QCOMPARE(released, 1);
        QCOMPARE(refused, 3);
    }
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestHeldLockThreads::s19_manyThreadsGiveHoldsBack()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redissonOptions()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QVERIFY(await((*taken)->reenter()));
    QVERIFY(await((*taken)->reenter()));
    std::atomic<int> given = 0;
    Crowd crowd(5);
    for (int i = 0; i < 5; ++i) {
        crowd.add([lock = *taken, &given] {
            auto future = lock->release();
            future.waitForFinished();
            // A hold that was given back when the last one went at the same time hears that it is no more.
            given += future.result() ? 1 : 0;
        });
    }
    QVERIFY(crowd.wait());
    QVERIFY2(given >= 1 && given <= 3, qPrintable(QString::number(given)));
    QVERIFY(!(*taken)->isHeld());
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestHeldLockThreads::s19_releaseAndDestructionAtOnce()
{
    LockClient client(m_nodes.endpoints(1));
    for (int turn = 0; turn < 20; ++turn) {
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        Crowd crowd(3);
        crowd.add([lock = *taken]() mutable { (void)lock->release(); });
        crowd.add([lock = *taken]() mutable { lock.reset(); });
        crowd.add([lock = *taken]() mutable { (void)lock->renew(); });
        QVERIFY(crowd.wait());
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("EXISTS stock")), QByteArray("0"), kPatienceMs);
    }
}

void TestHeldLockThreads::s19_releaseRacesTheLoss()
{
    LockClient client(m_nodes.endpoints(1));
    for (int turn = 0; turn < 20; ++turn) {
        const auto taken = await(client.acquire("stock", calm()));
        QVERIFY2(taken, qPrintable(why(taken)));
        QSignalSpy lost((*taken)->events(), &LeaseSignals::lost);
        m_nodes[0].tell(QStringLiteral("DEL stock"));
        QString outcome;
        const auto renewing = (*taken)->renew();
        Crowd crowd(1);
        crowd.add([lock = *taken, &outcome] {
            auto future = lock->release();
            future.waitForFinished();
            outcome = kindOf(future.result());
        });
        QVERIFY(crowd.wait());
        QCOMPARE(outcome, QStringLiteral("not-owner")); // either way
        const auto renewed = await(renewing);
        QVERIFY2(!renewed && (renewed.error().kind == ErrorKind::Lost || renewed.error().kind == ErrorKind::NotOwner),
                 qPrintable(kindOf(renewed)));
        QVERIFY(lost.count() <= 1);
    }
}

void TestHeldLockThreads::s10_readInOtherThreadsWhileItIsRenewed()
{
    LockClient client(m_nodes.endpoints(1));
    auto options = calm();
    options.ttl = Millis(600);
    options.nodeTimeout = Millis(400);
    options.autoRenew = true;
    const auto taken = await(client.acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    const Instant first = (*taken)->validUntil();
    std::atomic<bool> stop = false;
    std::atomic<bool> wrong = false;
    Crowd crowd(2);
    for (int i = 0; i < 2; ++i) {
        crowd.add([lock = *taken, &stop, &wrong, first] {
            Instant last = first;
            while (!stop) {
                const Instant until = lock->validUntil();
                const Millis left = lock->remaining();
                if (until < last || left > Millis(600) || left < Millis(0) || lock->ttl() != Millis(600)
                    || lock->name() != "stock")
                    wrong = true;
                last = until;
                std::this_thread::yield();
            }
        });
    }
    QTRY_VERIFY_WITH_TIMEOUT((*taken)->validUntil() > first + Millis(500), kPatienceMs); // renewed several times
    QVERIFY(await((*taken)->release()));
    stop = true;
    QVERIFY(crowd.wait());
    QVERIFY(!wrong);
}

void TestHeldLockThreads::threadOfTheHandleEnds()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QFuture<Result<void>> renewed;
    {
        // Nobody waits in that thread for the answer, and nothing runs there any more when it comes.
        std::thread thread([lock = *taken, &renewed] { renewed = lock->renew(); });
        thread.join();
    }
    const auto answered = await(renewed);
    QVERIFY2(answered, qPrintable(why(answered)));
    QVERIFY((*taken)->isHeld());
    {
        std::thread thread([lock = std::move(**taken)] {});
        thread.join();
    }
    QVERIFY(free());
}

void TestHeldLockThreads::handleDestroyedInItsLostHandler()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    HeldLockPtr lock = *taken;
    taken = waitedInVain();
    int told = 0;
    connect(lock->events(), &LeaseSignals::lost, this, [&] {
        ++told;
        QVERIFY(!lock->isHeld());
        (void)lock->release();
        lock.reset();
    });
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    QCOMPARE(kindOf(await(lock->renew())), QStringLiteral("lost"));
    QCOMPARE(told, 1);
    QVERIFY(!lock);
    QVERIFY(connected(client));
}

void TestHeldLockThreads::handleDestroyedInARenewContinuation()
{
    LockClient client(m_nodes.endpoints());
    auto taken = await(client.acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    HeldLockPtr lock = *taken;
    taken = waitedInVain();
    QSignalSpy renewed(lock->events(), &LeaseSignals::renewed);
    const auto after = lock->renew().then([&](const Result<void> &result) {
        lock.reset();
        return result;
    });
    QVERIFY(await(after));
    QVERIFY(!lock);
    QVERIFY(free());
    QCOMPARE(renewed.count(), 1);
}

void TestHeldLockThreads::clientDestroyedInItsLostHandler()
{
    auto client = makeClient(m_nodes.endpoints());
    const auto taken = await(client->acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    connect((*taken)->events(), &LeaseSignals::lost, this, [&] { client.reset(); });
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    QCOMPARE(kindOf(await((*taken)->renew())), QStringLiteral("lost"));
    QVERIFY(!client);
    QVERIFY(!(*taken)->isHeld());
    QVERIFY((*taken)->events() == nullptr);
    QVERIFY(!await((*taken)->release()));
}

void TestHeldLockThreads::clientDestroyedInAContinuation_data()
{
    QTest::addColumn<QString>("of");
    for (const auto of : {"acquire", "refused acquire", "renew", "reenter", "release", "withLock", "given back hold"})
        QTest::newRow(of) << QString::fromLatin1(of);
}

void TestHeldLockThreads::clientDestroyedInAContinuation()
{
    QFETCH(const QString, of);
    auto client = makeClient(m_nodes.endpoints());
    bool told = false;
    // A continuation without a context runs where the future is finished: amid the client's own work.
    const auto destroy = [&](const auto &) {
        told = true;
        client.reset();
    };
    Result<HeldLockPtr> taken = waitedInVain();
    QFuture<void> after;
    if (of == QLatin1String("acquire")) {
        after = client->acquire("stock", calm()).then(destroy);
    } else if (of == QLatin1String("refused acquire")) {
        m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
        after = client->acquire("stock", calm(Millis(1))).then(destroy);
    } else if (of == QLatin1String("withLock")) {
        after = client->withLock("stock", calm(), [](const HeldLock &) { return 1; }).then(destroy);
    } else {
        taken = await(client->acquire("stock", redissonOptions()));
        QVERIFY2(taken, qPrintable(why(taken)));
        HeldLock &lock = **taken;
        if (of == QLatin1String("given back hold"))
            QVERIFY(await(lock.reenter()));
        after = (of == QLatin1String("renew")         ? lock.renew()
                     : of == QLatin1String("reenter") ? lock.reenter()
                                                      : lock.release())
                    .then(destroy);
    }
    QVERIFY(awaitDone(after));
    QVERIFY(told && !client);
    if (taken)
        QVERIFY(!(*taken)->isHeld());
}

void TestHeldLockThreads::clientDestroyedWhenSeveralHearOfARenewal()
{
    auto client = makeClient(m_nodes.endpoints());
    const auto taken = await(client->acquire("stock", redissonOptions()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const auto first = (*taken)->renew().then([&](const Result<void> &) { client.reset(); });
    const auto second = (*taken)->renew();
    const auto third = (*taken)->reenter(); // waits for a round of its own
    QVERIFY(awaitDone(first));
    QVERIFY(!client);
    QVERIFY(awaitFinished(second) && awaitFinished(third));
    QVERIFY(!await(third));
}

void TestHeldLockThreads::clientDestroyedWhenSeveralHearOfTheLoss()
{
    auto client = makeClient(m_nodes.endpoints());
    const auto taken = await(client->acquire("stock", calm()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    const auto first = (*taken)->renew().then([&](const Result<void> &) { client.reset(); });
    const auto second = (*taken)->renew();
    QVERIFY(awaitDone(first));
    QVERIFY(!client);
    QVERIFY(awaitFinished(second));
    QCOMPARE(kindOf(await(second)), QStringLiteral("lost"));
}

void TestHeldLockThreads::clientDestroyedByARenewalThatCameTooLate()
{
    auto client = makeClient(m_nodes.endpoints(1));
    auto options = calm(kNever);
    options.ttl = Millis(300);
    options.nodeTimeout = Millis(200);
    const auto taken = await(client->acquire("stock", options));
    QVERIFY2(taken, qPrintable(why(taken)));
    QFuture<void> after;
    {
        std::thread thread(
            [&, lock = *taken] { after = lock->renew().then([&](const Result<void> &) { client.reset(); }); });
        thread.join();
    }
    while (Clock::system().now() < (*taken)->validUntil()) { } // no events meanwhile
    QVERIFY(awaitDone(after));
    QVERIFY(!client);
}

void TestHeldLockThreads::clientDestroyedWhileItReleasesAll()
{
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
    auto client = makeClient(m_nodes.endpoints());
    QVERIFY(connected(*client));
    QList<QFuture<Result<HeldLockPtr>>> waiting;
    const auto first
        = client->acquire("stock", calm(kNever)).then([&](const Result<HeldLockPtr> &) { client.reset(); });
    for (int i = 0; i < 3; ++i)
        waiting.append(client->acquire("stock", calm(kNever)));
    const auto held = await(client->acquire("chair", calm()));
    QVERIFY2(held, qPrintable(why(held)));
    const auto done = client->releaseAll();
    QVERIFY(awaitDone(first));
    QVERIFY(!client);
    for (const auto &future : waiting)
        QCOMPARE(kindOf(await(future)), QStringLiteral("cancelled"));
    QVERIFY(awaitDone(done));
}

void TestHeldLockThreads::clientDestroyedWithTheLastHandleInItsEvents()
{
    auto client = makeClient(m_nodes.endpoints());
    auto future = client->acquire("stock", calm());
    QFutureWatcher<Result<HeldLockPtr>> first;
    connect(&first, &QFutureWatcherBase::finished, this, [&] {
        // The handler below has not been called yet: its event carries the only handle.
        future = {};
        first.setFuture({});
        client.reset();
    });
    first.setFuture(future);
    bool told = false;
    whenDone(future, client.get(), [&](const Result<HeldLockPtr> &) { told = true; });
    QTRY_VERIFY_WITH_TIMEOUT(!client, kPatienceMs);
    QVERIFY(!told);
}

void TestHeldLockThreads::acquireInAContinuationOfTheEnd()
{
    // Somebody tries again whatever the error is, also when the client goes.
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
    auto client = makeClient(m_nodes.endpoints());
    QVERIFY(connected(*client));
    auto *raw = client.get();
    QFuture<Result<HeldLockPtr>> again;
    const auto after = client->acquire("stock", calm(kNever)).then([&](const Result<HeldLockPtr> &) {
        again = raw->acquire("stock", calm(kNever));
    });
    client.reset();
    QVERIFY(awaitDone(after));
    QCOMPARE(kindOf(await(again)), QStringLiteral("cancelled"));
}

void TestHeldLockThreads::renewInAContinuationWhileAReentryWaits()
{
    LockClient client(m_nodes.endpoints(1));
    const auto taken = await(client.acquire("stock", redissonOptions()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QFuture<Result<void>> another;
    const auto first = (*taken)->renew().then([&](const Result<void> &) { another = (*taken)->renew(); });
    const auto reentry = (*taken)->reenter();
    QVERIFY(awaitDone(first));
    const auto reentered = await(reentry);
    QVERIFY2(reentered, qPrintable(why(reentered)));
    const auto renewed = await(another);
    QVERIFY2(renewed, qPrintable(why(renewed)));
    QCOMPARE((*taken)->holds(), 2);
}

void TestHeldLockThreads::clientDestroyedWhileThreadsUseTheHandles()
{
    for (int turn = 0; turn < 10; ++turn) {
        auto client = std::make_unique<LockClient>(m_nodes.endpoints(1));
        std::vector<HeldLockPtr> locks;
        for (int i = 0; i < 4; ++i) {
            const auto taken = await(
                client->acquire("lock " + QByteArray::number(turn) + ' ' + QByteArray::number(i), redissonOptions()));
            QVERIFY2(taken, qPrintable(why(taken)));
            locks.push_back(*taken);
        }
        std::atomic<bool> gone = false;
        std::atomic<int> unanswered = 0;
        Crowd crowd(4);
        for (size_t i = 0; i < 4; ++i) {
            crowd.add([lock = std::move(locks[i]), i, &gone, &unanswered]() mutable {
                std::vector<QFuture<Result<void>>> futures;
                while (!gone || lock->isHeld()) {
                    if (futures.size() < 200)
                        futures.push_back(i % 2 == 0 ? lock->renew() : lock->reenter());
                    (void)lock->remaining();
                    (void)lock->holds();
                    std::this_thread::yield();
                }
                futures.push_back(lock->release());
                lock.reset();
                for (auto &future : futures) {
                    future.waitForFinished(); // nobody waits for ever
                    unanswered += future.resultCount() == 1 ? 0 : 1;
                }
            });
        }
        for (int events = 0; events < turn * 3; ++events)
            QCoreApplication::processEvents();
        client.reset();
        gone = true;
        QVERIFY(crowd.wait());
        QCOMPARE(unanswered, 0);
    }
}

LOCKSCOPE_TEST(QCoreApplication, TestHeldLockThreads)
#include "tst_heldlock_threads.moc"

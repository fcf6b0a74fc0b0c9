#include "fixtures/testprogram.h"

#include "lockservers.h"

#include <lockscope/core/base/whendone.h>
#include <lockscope/core/control/releasecontroller.h>
#include <lockscope/core/watch/deploymentwatch.h>

#include <QAbstractEventDispatcher>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// Renewed two or three times in a test; what its owner leaves behind is gone as soon.
constexpr Millis kEngineTtl{3000};

LockOptions renewing(Millis ttl)
{
    auto options = calm();
    options.ttl = ttl;
    options.autoRenew = true;
    return options;
}

/// One thread of a host's with all its users of the library in it, and what they told.
class Engine
{
public:
    explicit Engine(const QList<Endpoint> &endpoints, const QString &journal)
    {
        m_thread.start();
        m_gate.moveToThread(&m_thread);
        run([&] {
            watch = std::make_unique<DeploymentWatch>(
                Deployment{.name = u"host"_s, .nodes = endpoints, .possible = true, .interval = Millis(100)});
            control = std::make_unique<ReleaseController>(watch.get(), AuditJournal(journal));
            one = std::make_unique<LockClient>(endpoints);
            two = std::make_unique<LockClient>(endpoints);
            watch->start();
        });
    }
    ~Engine()
    {
        run([this] {
            two.reset();
            one.reset();
            control.reset();
            watch.reset();
        });
        m_thread.quit();
        m_thread.wait();
    }
    Q_DISABLE_COPY_MOVE(Engine)

    /// In the users' thread, and waits.
    template <typename F>
    void run(F function)
    {
        QMetaObject::invokeMethod(&m_gate, std::move(function), Qt::BlockingQueuedConnection);
    }

    /// Whether the watch shows the lock.
    bool shows(const QByteArray &name)
    {
        bool shown = false;
        run([&] { shown = watch && watch->lock(name) != nullptr; });
        return shown;
    }

    Result<HeldLockPtr> take(const std::unique_ptr<LockClient> &client, const QByteArray &name,
                             const LockOptions &options)
    {
        QFuture<Result<HeldLockPtr>> taking;
        run([&] { taking = client->acquire(name, options); });
        return await(taking);
    }

    std::unique_ptr<DeploymentWatch> watch;
    std::unique_ptr<ReleaseController> control;
    std::unique_ptr<LockClient> one;
    std::unique_ptr<LockClient> two;

private:
    QThread m_thread;
    QObject m_gate;
};

} // namespace

/// A watch, a way to act and two clients in one thread, as a host that shares its engine has them: one of them goes,
/// whatever it is at, and what it promises about its end holds; the others go on.
class TestSharedEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void aClientLeaves_data();
    void aClientLeaves();
    void aClientReleasesAllAndLeaves_data();
    void aClientReleasesAllAndLeaves();
    void theWatchLeaves();
    void theEngineEndsUnderFunctionsAtWork();

private:
    /// What those do that stay, after somebody has left.
    void goOn(Engine &engine, const HeldLockPtr &lock, const std::atomic<int> &renewed, const std::atomic<int> &lost)
    {
        const int before = renewed;
        QVERIFY(lock->isHeld());
        QTRY_VERIFY_WITH_TIMEOUT(renewed > before, kPatienceMs); // by itself
        const auto another = engine.take(engine.two, "two:another", calm());
        QVERIFY2(another, qPrintable(why(another)));
        QVERIFY(await((*another)->release()));
        if (engine.watch) {
            m_nodes.tellAll(u"SET theirs:later host-9 PX 100000"_s);
            QTRY_VERIFY_WITH_TIMEOUT(engine.shows("theirs:later"), kPatienceMs);
        }
        QVERIFY(lock->isHeld());
        QVERIFY(m_nodes.allHold(u"two:lock"_s, lock->token()));
        QCOMPARE(lost, 0);
        QVERIFY(await(lock->release()));
        QCOMPARE(m_nodes.copies(u"two:lock"_s), 0);
    }

    LockServers m_nodes{3};
    QTemporaryDir m_folder;
};

void TestSharedEngine::init()
{
    QVERIFY(m_nodes.reset());
}

void TestSharedEngine::aClientLeaves_data()
{
    QTest::addColumn<QString>("at");
    for (const auto *what : {"it holds", "it takes", "it waits for the other", "it renews", "it releases",
                             "a function runs under its lock"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestSharedEngine::aClientLeaves()
{
    QFETCH(const QString, at);
    Engine engine(m_nodes.endpoints(), m_folder.filePath(u"audit.jsonl"_s));
    const auto two = engine.take(engine.two, "two:lock", renewing(kEngineTtl));
    QVERIFY2(two, qPrintable(why(two)));
    std::atomic<int> renewed = 0;
    std::atomic<int> twoLost = 0;
    std::atomic<int> oneLost = 0;
    engine.run([&] {
        connect((*two)->events(), &LeaseSignals::renewed, [&] { ++renewed; });
        connect((*two)->events(), &LeaseSignals::lost, [&] { ++twoLost; });
    });
    const auto one = engine.take(engine.one, "one:lock", renewing(kEngineTtl));
    QVERIFY2(one, qPrintable(why(one)));
    engine.run([&] { connect((*one)->events(), &LeaseSignals::lost, [&] { ++oneLost; }); });
    QTRY_VERIFY_WITH_TIMEOUT(engine.shows("one:lock") && engine.shows("two:lock"), kPatienceMs);

    QFuture<Result<HeldLockPtr>> taking;
    QFuture<Result<void>> asked;
    QFuture<Result<int>> function;
    QSemaphore goOnWorking;
    QSemaphore works;
    std::atomic<bool> heldToTheEnd = true;
    const bool midCommand = at == u"it takes"_s || at == u"it renews"_s || at == u"it releases"_s;
    if (at == u"it waits for the other"_s) {
        engine.run([&] { taking = engine.one->acquire("two:lock", calm(kNever)); });
    } else if (at == u"a function runs under its lock"_s) {
        engine.run([&] {
            function = engine.one->withLock("one:job", renewing(kEngineTtl), [&](const HeldLock &lock) {
                works.release();
                goOnWorking.acquire();
                heldToTheEnd = lock.isHeld();
                return 7;
            });
        });
        QVERIFY(works.tryAcquire(1, kPatienceMs));
    }
    // In one step of their thread, so that nothing is answered in between.
    bool saysHeld = true;
    bool hasEvents = true;
    engine.run([&] {
        if (at == u"it takes"_s)
            taking = engine.one->acquire("one:more", renewing(kEngineTtl));
        else if (at == u"it renews"_s)
            asked = (*one)->renew();
        else if (at == u"it releases"_s)
            asked = (*one)->release();
        if (midCommand) {
            for (int i = 0; i < m_nodes.size(); ++i)
                m_nodes[i].freeze();
            // The bytes are on their way.
            QThread::currentThread()->eventDispatcher()->processEvents(QEventLoop::AllEvents);
        }
        engine.one.reset();
        saysHeld = (*one)->isHeld();
        hasEvents = (*one)->events() != nullptr;
        for (int i = 0; midCommand && i < m_nodes.size(); ++i)
            m_nodes[i].thaw();
    });

    QVERIFY(!saysHeld && !hasEvents); // from that moment on
    // Nobody waits for ever, and no success is made up.
    if (taking.isValid())
        QCOMPARE(kindOf(await(taking)), u"cancelled"_s);
    if (asked.isValid())
        QVERIFY(!await(asked));
    QCOMPARE(kindOf(await((*one)->release())), u"not-owner"_s);
    goOnWorking.release();
    if (function.isValid()) {
        QCOMPARE(kindOf(await(function)), u"cancelled"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!heldToTheEnd, kPatienceMs);
    }
    goOn(engine, *two, renewed, twoLost);
    // It released nothing on its way out, and renews nothing any more: the TTL does it.
    for (const auto *name : {"one:lock", "one:more", "one:job"})
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(QString::fromLatin1(name)), 0, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!engine.shows("one:lock"), kPatienceMs);
    QCOMPARE(oneLost, 0);
}

void TestSharedEngine::aClientReleasesAllAndLeaves_data()
{
    QTest::addColumn<bool>("dead");
    QTest::newRow("all nodes answer") << false;
    QTest::newRow("one is dead") << true;
}

void TestSharedEngine::aClientReleasesAllAndLeaves()
{
    QFETCH(const bool, dead);
    Engine engine(m_nodes.endpoints(), m_folder.filePath(u"audit.jsonl"_s));
    const auto two = engine.take(engine.two, "two:lock", renewing(kEngineTtl));
    QVERIFY2(two, qPrintable(why(two)));
    std::atomic<int> renewed = 0;
    std::atomic<int> lost = 0;
    engine.run([&] {
        connect((*two)->events(), &LeaseSignals::renewed, [&] { ++renewed; });
        connect((*two)->events(), &LeaseSignals::lost, [&] { ++lost; });
    });
    const auto one = engine.take(engine.one, "one:lock", renewing(kTtl)); // too long to be gone by itself
    QVERIFY2(one, qPrintable(why(one)));
    if (dead)
        m_nodes[2].kill();
    QFuture<Result<HeldLockPtr>> taking;
    QFuture<void> done;
    engine.run([&] {
        taking = engine.one->acquire("one:more", renewing(kTtl));
        done = engine.one->releaseAll();
    });
    QVERIFY(awaitDone(done));
    engine.run([&] { engine.one.reset(); });
    QCOMPARE(kindOf(await(taking)), u"cancelled"_s);
    QVERIFY(!(*one)->isHeld());
    QCOMPARE(m_nodes.copies(u"one:lock"_s), 0);
    QCOMPARE(m_nodes.copies(u"one:more"_s), 0);
    goOn(engine, *two, renewed, lost);
}

void TestSharedEngine::theWatchLeaves()
{
    m_nodes.tellAll(u"SET theirs:lock host-9 PX 100000"_s);
    Engine engine(m_nodes.endpoints(), m_folder.filePath(u"audit.jsonl"_s));
    const auto two = engine.take(engine.two, "two:lock", renewing(kEngineTtl));
    QVERIFY2(two, qPrintable(why(two)));
    std::atomic<int> renewed = 0;
    std::atomic<int> lost = 0;
    engine.run([&] {
        connect((*two)->events(), &LeaseSignals::renewed, [&] { ++renewed; });
        connect((*two)->events(), &LeaseSignals::lost, [&] { ++lost; });
    });
    QTRY_VERIFY_WITH_TIMEOUT(engine.shows("theirs:lock"), kPatienceMs);
    // It sweeps, reads all, and somebody is about to act through it.
    m_nodes.tellAll(u"DEBUG POPULATE 20000 theirs"_s);
    QFuture<Result<ReleasePlan>> plan;
    engine.run([&] {
        engine.watch->refresh();
        engine.watch->refreshLock("theirs:lock");
        plan = engine.control->plan("theirs:lock");
        engine.control.reset();
        engine.watch.reset();
    });
    QCOMPARE(kindOf(await(plan)), u"cancelled"_s);
    goOn(engine, *two, renewed, lost);
    QCOMPARE(m_nodes.copies(u"theirs:lock"_s), 3);
}

void TestSharedEngine::theEngineEndsUnderFunctionsAtWork()
{
    QSemaphore goOnWorking;
    QSemaphore works;
    QSemaphore ended;
    QFuture<Result<int>> first;
    QFuture<Result<int>> second;
    const auto work = [&](const HeldLock &lock) {
        works.release();
        goOnWorking.acquire();
        const int held = lock.isHeld() ? 1 : 0;
        ended.release();
        return held;
    };
    {
        Engine engine(m_nodes.endpoints(), m_folder.filePath(u"audit.jsonl"_s));
        engine.run([&] {
            first = engine.one->withLock("one:job", renewing(kEngineTtl), work);
            second = engine.two->withLock("two:job", renewing(kEngineTtl), work);
        });
        QVERIFY(works.tryAcquire(2, kPatienceMs));
    }
    // Without the engine's thread, too, nobody waits for ever; and the functions end in their own time.
    QCOMPARE(kindOf(await(first)), u"cancelled"_s);
    QCOMPARE(kindOf(await(second)), u"cancelled"_s);
    goOnWorking.release(2);
    QVERIFY(ended.tryAcquire(2, kPatienceMs));
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.copies(u"one:job"_s) + m_nodes.copies(u"two:job"_s), 0, kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestSharedEngine)
#include "tst_sharedengine.moc"

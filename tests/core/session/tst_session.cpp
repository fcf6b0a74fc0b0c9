#include "fixtures/redisset.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/base/durationtext.h>
#include <lockscope/core/session/session.h>

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>

#include <atomic>

using namespace Lockscope;
using namespace LockscopeTest;

namespace {

LockOptions unrenewed(Millis wait = Millis(0))
{
    return {.ttl = Millis(60'000), .wait = wait, .retryMin = Millis(5), .retryMax = Millis(20), .autoRenew = false};
}

QString why(const auto &result)
{
    return result ? QString() : result.error().message;
}

/// Gives every thread that reads the clock a destructor that runs when the thread ends, as OpenSSL does.
class ClockWithThreadEnds : public Clock
{
public:
    [[nodiscard]] Instant now() const override
    {
        static thread_local ThreadEnd end;
        end.of = QThread::currentThread() != QCoreApplication::instance()->thread() ? this : nullptr;
        return Clock::system().now();
    }
    [[nodiscard]] WallTime wallNow() const override { return Clock::system().wallNow(); }

    mutable QSemaphore sessionIsGone;
    mutable std::atomic<int> ends = 0;
    mutable std::atomic<bool> wasOutlived = false; ///< the session was gone before its thread

private:
    struct ThreadEnd
    {
        const ClockWithThreadEnds *of = nullptr;

        ~ThreadEnd()
        {
            if (of == nullptr)
                return;
            of->wasOutlived = of->sessionIsGone.tryAcquire(1, 300);
            ++of->ends;
        }
    };
};

} // namespace

class TestSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void watchesOnceStarted();
    void aReceiverThatStandsStillCollectsNoDiffs();
    void aReceiverMayWaitInANestedEventLoop();
    void beforeTheStart();
    void takingNeedsUnlockedActions();
    void sinceWhenAnOwnLockIsHeldIsKnown();
    void readOnlyUntilUnlocked();
    void ownLockIsRenewedAndReleased();
    void ownLockIsKeptWhenActionsLock();
    void locksItselfWhenIdle();
    void activityPostponesTheLocking();
    void lockingWithdrawsWhatIsBeingTaken();
    void cancelledAcquireIsWithdrawn();
    void cancelledTooLateIsKept();
    void endReleasesOwnLocks();
    void endWithdrawsWhatIsBeingTaken();
    void endIsBoundedWhenNodesAreSilent();
    void endAnswersWhatIsOwed();
    void endOutlivesItsThread();
    void aReleaseWithoutAnswersIsFollowed();
    void whatIsLostIsToldThoughANodeIsSilent();
    void whatWasLostIsNotGivenBack();
    void ownLockLostIsTold();
    void whatTheBoardHasOtherwiseIsAskedForAtOnce();
    void takenOnceOnly();
    void twoSessionsDoNotMeet();
    void releasesLocksOfOthers();
    void remembersWhatHappened();
    void aShortLeaseThatRunsOutHasExpired();
    void quarantineIsToldAlike();
    void s15_aNewWindowTakesNothingFromYoungNodes();
    void whatWatchingKnowsHasNoVote();
    void tellsAlerts();
    void aForcedReleaseIsOurs();
    void whatOthersHadEndedIsNotOurs();
    void pausesAndReconnects();

private:
    Deployment deployment(int nodes = 3) const
    {
        return {.name = QStringLiteral("shop"), .nodes = m_nodes.endpoints(nodes), .interval = Millis(100)};
    }
    SessionOptions options() const { return {.journalPath = m_dir->filePath(QStringLiteral("audit.jsonl"))}; }
    std::unique_ptr<Session> started(SessionOptions with, bool unlocked = true) const
    {
        auto session = std::make_unique<Session>(deployment(), std::move(with));
        session->start();
        if (unlocked)
            session->unlockActions();
        return session;
    }
    int copies(const QString &key) const
    {
        return static_cast<int>(m_nodes.tellAll(QStringLiteral("EXISTS ") + key).count("1"));
    }

    RedisSet m_nodes{3};
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestSession::init()
{
    QVERIFY(m_nodes.reset());
    m_dir = std::make_unique<QTemporaryDir>();
}

void TestSession::watchesOnceStarted()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    const auto session = started(options(), false);
    LockStatePtr seen;
    bool complete = false;
    QThread *thread = nullptr;
    connect(session.get(), &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        thread = QThread::currentThread();
        complete = diff->complete;
        for (const auto &state : diff->changed)
            seen = state;
    });
    QTRY_VERIFY_WITH_TIMEOUT(seen && complete, kPatienceMs);
    QCOMPARE(seen->name, "lock:a");
    QVERIFY(seen->assessment.verdict == Verdict::Held);
    QCOMPARE(thread, QThread::currentThread());
    QVERIFY(!session->actionsUnlocked());
    QVERIFY(session->ownLocks().isEmpty());
}

void TestSession::aReceiverThatStandsStillCollectsNoDiffs()
{
    constexpr int kChanges = 30;
    const auto session = started(options(), false);
    bool complete = false;
    int diffs = 0;
    QHash<QByteArray, Verdict> seen;
    connect(session.get(), &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        complete = diff->complete;
        ++diffs;
        for (const auto &state : diff->changed)
            seen.insert(state->name, state->assessment.verdict);
    });
    QTRY_VERIFY_WITH_TIMEOUT(complete, kPatienceMs);
    // This thread handles no events, while the session reads each change on its own.
    const auto timesRead = [this] {
        const QByteArray stats = m_nodes[0].tell(QStringLiteral("INFO commandstats"));
        const qsizetype at = stats.indexOf("cmdstat_pttl:calls=");
        return at < 0 ? 0 : stats.mid(at + 19, stats.indexOf(',', at) - at - 19).toInt();
    };
    for (int i = 0; i < kChanges; ++i) {
        const int before = timesRead();
        m_nodes.tellAll(QStringLiteral("SET lock:%1 owner PX 100000").arg(i));
        const QDeadlineTimer patience(kPatienceMs);
        while (timesRead() == before && !patience.hasExpired()) { }
        QVERIFY(!patience.hasExpired());
    }
    diffs = 0;
    QTRY_COMPARE_WITH_TIMEOUT(seen.size(), kChanges, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::all_of(seen, [](Verdict verdict) { return verdict == Verdict::Held; }),
                             kPatienceMs);
    QVERIFY2(diffs < kChanges / 3, qPrintable(QString::number(diffs)));
}

void TestSession::aReceiverMayWaitInANestedEventLoop()
{
    const auto session = started(options(), false);
    bool complete = false;
    bool hasWaited = false;
    bool isHeldInDialog = false;
    LockStatePtr seen;
    QEventLoop nested;
    connect(session.get(), &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        complete = complete || diff->complete;
        for (const auto &state : diff->changed)
            seen = state;
        if (seen && seen->assessment.verdict == Verdict::Held) {
            nested.quit();
        } else if (complete && !std::exchange(hasWaited, true)) {
            QTimer::singleShot(0, this, [this] { m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000")); });
            QTimer::singleShot(kPatienceMs, &nested, &QEventLoop::quit);
            nested.exec(); // as a dialog does
            isHeldInDialog = seen && seen->assessment.verdict == Verdict::Held;
        }
    });
    QTRY_VERIFY_WITH_TIMEOUT(hasWaited && !nested.isRunning(), 2 * kPatienceMs);
    QVERIFY(isHeldInDialog);
}

void TestSession::beforeTheStart()
{
    Session session(deployment(), options());
    const auto refused = await(session.acquire("stock", unrenewed()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Unreachable));
}

void TestSession::takingNeedsUnlockedActions()
{
    const auto session = started(options(), false);
    const auto refused = await(session->acquire("stock", unrenewed()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    QCOMPARE(copies(QStringLiteral("stock")), 0);
    QSignalSpy unlockedChanged(session.get(), &Session::actionsUnlockedChanged);
    session->unlockActions();
    session->unlockActions();
    QCOMPARE(unlockedChanged.count(), 1);
    const auto taken = await(session->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
}

void TestSession::sinceWhenAnOwnLockIsHeldIsKnown()
{
    const auto session = started(options(), true);
    LockStatePtr shown;
    connect(session.get(), &Session::boardChanged, session.get(), [&shown](const BoardDiffPtr &diff) {
        for (const auto &lock : diff->changed)
            shown = lock->name == "own:stock" ? lock : shown;
    });
    const Instant before = session->clock().now();
    const auto taken = await(session->acquire("own:stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const Instant after = session->clock().now();
    const auto isKnown
        = [&] { return shown && shown->assessment.isHeld() && shown->hold.exact && shown->hold.slack == Micros(0); };
    QTRY_VERIFY_WITH_TIMEOUT(isKnown(), kPatienceMs);
    QVERIFY(shown->hold.since >= before && shown->hold.since <= after);
}

void TestSession::readOnlyUntilUnlocked()
{
    const auto session = started(options(), false);
    QSignalSpy board(session.get(), &Session::boardChanged);
    QTRY_VERIFY_WITH_TIMEOUT(board.count() >= 3, kPatienceMs);
    const auto clients = [this] { return m_nodes[0].tell(QStringLiteral("CLIENT LIST")); };
    QVERIFY(clients().contains("lockscope-watch"));
    QVERIFY(!clients().contains("lockscope-lock") && !clients().contains("lockscope-act"));
    session->unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(clients().contains("lockscope-lock") && clients().contains("lockscope-act"), kPatienceMs);
    session->lockActions();
    QTRY_VERIFY_WITH_TIMEOUT(!clients().contains("lockscope-lock") && !clients().contains("lockscope-act"),
                             kPatienceMs);
    QVERIFY(clients().contains("lockscope-watch"));
}

void TestSession::ownLockIsRenewedAndReleased()
{
    const auto session = started(options());
    QSignalSpy changed(session.get(), &Session::ownLocksChanged);
    const auto taken = await(session->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(session->ownLocks().size(), 1, kPatienceMs);
    QVERIFY(session->owns("stock"));
    QCOMPARE(session->ownLocks().first(), *taken);
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 3, kPatienceMs);
    QCOMPARE(m_nodes[0].tell(QStringLiteral("GET stock")), taken->token);

    m_nodes.tellAll(QStringLiteral("PEXPIRE stock 30000"));
    const auto renewed = await(session->renew("stock"));
    QVERIFY2(renewed, qPrintable(why(renewed)));
    QTRY_VERIFY_WITH_TIMEOUT(session->ownLocks().first().validUntil > taken->validUntil, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[1].tell(QStringLiteral("PTTL stock")).toLongLong() > 30000, kPatienceMs);

    const auto released = await(session->release("stock"));
    QVERIFY2(released, qPrintable(why(released)));
    QCOMPARE(copies(QStringLiteral("stock")), 0);
    QTRY_VERIFY_WITH_TIMEOUT(session->ownLocks().isEmpty(), kPatienceMs);
    QVERIFY(changed.count() >= 3);
    const auto again = await(session->release("stock"));
    QVERIFY(!again);
    QCOMPARE(toString(again.error().kind), toString(ErrorKind::NotOwner));
    const auto renewAgain = await(session->renew("stock"));
    QVERIFY(!renewAgain);
}

void TestSession::ownLockIsKeptWhenActionsLock()
{
    const auto session = started(options());
    const auto taken = await(session->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    session->lockActions();
    QVERIFY(await(session->renew("stock")));
    QVERIFY(await(session->release("stock")));
    QCOMPARE(copies(QStringLiteral("stock")), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[0].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-lock"), kPatienceMs);
}

void TestSession::locksItselfWhenIdle()
{
    auto brief = options();
    brief.idleLimit = Millis(200);
    const auto session = started(brief);
    QSignalSpy unlockedChanged(session.get(), &Session::actionsUnlockedChanged);
    QTRY_COMPARE_WITH_TIMEOUT(unlockedChanged.count(), 1, kPatienceMs);
    QCOMPARE(unlockedChanged.first().first().toBool(), false);
    QVERIFY(!session->actionsUnlocked());
    const auto refused = await(session->acquire("stock", unrenewed()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::NotAllowed));
    // What was refused does not count as activity that unlocks.
    QVERIFY(!session->actionsUnlocked());
}

void TestSession::activityPostponesTheLocking()
{
    auto brief = options();
    brief.idleLimit = Millis(3000);
    const auto session = started(brief);
    const auto taken = await(session->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    QElapsedTimer sinceActivity;
    qint64 idleFor = -1;
    connect(session.get(), &Session::actionsUnlockedChanged, this, [&] { idleFor = sinceActivity.elapsed(); });
    for (int i = 0; i < 50; ++i) {
        sinceActivity.start();
        QVERIFY(await(session->renew("stock")));
    }
    QTRY_VERIFY_WITH_TIMEOUT(idleFor >= 0, kPatienceMs);
    QVERIFY2(idleFor >= 2800, "the limit runs from the latest activity (a coarse timer may be 5 % early)");
}

void TestSession::lockingWithdrawsWhatIsBeingTaken()
{
    m_nodes.tellAll(QStringLiteral("SET stock other PX 100000"));
    const auto session = started(options());
    const auto waiting = session->acquire("stock", unrenewed(Millis(60'000)));
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-lock"), kPatienceMs);
    session->lockActions();
    const auto refused = await(waiting);
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Cancelled));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("GET stock")), "other");
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[0].tell(QStringLiteral("CLIENT LIST")).contains("lockscope-lock"), kPatienceMs);
    QCOMPARE(copies(QStringLiteral("stock")), 0);
}

void TestSession::cancelledAcquireIsWithdrawn()
{
    m_nodes.tellAll(QStringLiteral("SET stock somebody PX 100000"));
    const auto session = started(options());
    LockOptions patient = unrenewed();
    patient.wait = Millis(60'000);
    auto waiting = session->acquire("stock", patient);
    // The attempt is under way: the nodes have heard of it.
    QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].tell(QStringLiteral("INFO commandstats")).contains("cmdstat_eval"),
                             kPatienceMs);
    waiting.cancel();
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    // Another takes and gives back meanwhile; a withdrawn attempt would take it in between.
    const auto other = await(session->acquire("other", unrenewed()));
    QVERIFY(other);
    QCOMPARE(copies(QStringLiteral("stock")), 0);
    QTRY_COMPARE_WITH_TIMEOUT(session->ownLocks().size(), 1, kPatienceMs);
    QCOMPARE(session->ownLocks().first().name, "other");
}

void TestSession::cancelledTooLateIsKept()
{
    const auto session = started(options());
    for (int round = 0; round < 10; ++round) {
        const QByteArray name = "lock-" + QByteArray::number(round);
        // From within the answer, in the engine's thread: what listens there to the asker's wish hears it after that.
        auto taking = session->acquire(name, unrenewed());
        const auto cancelled = taking.then([taking](const Result<OwnLock> &) mutable { taking.cancel(); });
        QVERIFY(awaitDone(cancelled));
        QVERIFY(await(session->renew(name)));
        QTRY_COMPARE_WITH_TIMEOUT(copies(QString::fromLatin1(name)), 3, kPatienceMs);
    }
    QTRY_COMPARE_WITH_TIMEOUT(session->ownLocks().size(), 10, kPatienceMs);
}

void TestSession::endReleasesOwnLocks()
{
    auto session = started(options());
    for (const QByteArray name : {"a", "b", "c"}) {
        const auto taken = await(session->acquire(name, unrenewed()));
        QVERIFY2(taken, qPrintable(why(taken)));
    }
    session.reset();
    QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE")).count("0"), 3);
}

void TestSession::endWithdrawsWhatIsBeingTaken()
{
    // The end comes at various moments of many acquisitions.
    for (int round = 0; round < 20; ++round) {
        auto session = started(options());
        if (round % 2 == 0)
            QVERIFY(await(session->acquire("connected", unrenewed())));
        QList<QFuture<Result<OwnLock>>> futures;
        for (int i = 0; i < 50; ++i)
            futures.append(session->acquire("lock " + QByteArray::number(i), unrenewed()));
        if (round % 5 == 1)
            QVERIFY(await(futures.first()));
        session.reset();
        QCOMPARE(m_nodes.tellAll(QStringLiteral("DBSIZE")), (QByteArrayList{"0", "0", "0"}));
    }
}

void TestSession::endIsBoundedWhenNodesAreSilent()
{
    auto session = started(options());
    const auto taken = await(session->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    m_nodes[0].freeze();
    m_nodes[1].kill();
    session.reset(); // returns
    m_nodes[0].thaw();
    QCOMPARE(m_nodes[2].tell(QStringLiteral("EXISTS stock")), "0");
}

void TestSession::endAnswersWhatIsOwed()
{
    auto session = started(options());
    LockOptions patient = unrenewed();
    patient.nodeTimeout = Millis(30'000); // the end does not wait for so long
    for (const QByteArray name : {"renewed", "released"}) {
        const auto taken = await(session->acquire(name, patient));
        QVERIFY2(taken, qPrintable(why(taken)));
    }
    for (int i = 0; i < 3; ++i)
        m_nodes[i].freeze();
    const auto taking = session->acquire("taken", patient);
    const auto renewing = session->renew("renewed");
    const auto releasing = session->release("released");
    session.reset();
    for (int i = 0; i < 3; ++i)
        m_nodes[i].thaw();
    const auto kindOf = [](const auto &future) {
        const auto result = await(future);
        return result ? QStringLiteral("success") : toString(result.error().kind);
    };
    QCOMPARE(kindOf(taking), toString(ErrorKind::Cancelled));
    QCOMPARE(kindOf(renewing), toString(ErrorKind::NotOwner));
    QCOMPARE(kindOf(releasing), toString(ErrorKind::Cancelled));
}

/// Not with the next renewal, which is far: whoever looks at the board would be told that it is held.
void TestSession::whatTheBoardHasOtherwiseIsAskedForAtOnce()
{
    const auto session = started(options());
    QSignalSpy lost(session.get(), &Session::ownLockLost);
    QStringList alerts;
    connect(session.get(), &Session::alertReported, this, [&](const Alert &alert) {
        alerts += toString(alert.phase) + QLatin1Char(' ') + toString(alert.kind) + QLatin1Char(' ')
            + QString::fromUtf8(alert.lock);
    });
    for (const QString &command : {QStringLiteral("DEL stock"), QStringLiteral("SET stock somebody PX 600000")}) {
        LockOptions longLived = unrenewed();
        longLived.ttl = std::chrono::minutes(10);
        longLived.autoRenew = true;
        const auto taken = await(session->acquire("stock", longLived));
        QVERIFY2(taken, qPrintable(why(taken)));
        QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 3, kPatienceMs);
        lost.clear();
        alerts.clear();
        m_nodes.tellAll(command);
        QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
        QVERIFY(!session->owns("stock"));
        QTRY_COMPARE_WITH_TIMEOUT(alerts.filter(QStringLiteral("raised own-lost stock")).size(), 1, kPatienceMs);
    }
}

void TestSession::whatIsLostIsToldThoughANodeIsSilent()
{
    const auto session = started(options());
    QSignalSpy lost(session.get(), &Session::ownLockLost);
    LockOptions longLived = unrenewed();
    longLived.ttl = std::chrono::minutes(10);
    QVERIFY(await(session->acquire("stock", longLived)));
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes[0].freeze();
    QVERIFY(await(session->renew("stock"))); // by the others
    for (const int node : {1, 2})
        m_nodes[node].tell(QStringLiteral("SET stock robber PX 600000"));
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    QVERIFY2(lost.first().at(1).toString().contains(QLatin1String("key is gone or has another owner")),
             qPrintable(lost.first().at(1).toString()));
    m_nodes[0].thaw();
    m_nodes.tellAll(QStringLiteral("DEL stock"));

    // Also where nobody else has it: what the others have is no quorum either. And though it is not to be renewed.
    lost.clear();
    m_nodes[2].tell(QStringLiteral("SET other left PX 600000"));
    longLived.autoRenew = false;
    QVERIFY(await(session->acquire("other", longLived)));
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("other")), 3, kPatienceMs);
    m_nodes[0].freeze();
    m_nodes[1].tell(QStringLiteral("SET other robber PX 600000"));
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    m_nodes[0].thaw();
}

void TestSession::whatWasLostIsNotGivenBack()
{
    const auto session = started(options());
    QSignalSpy lost(session.get(), &Session::ownLockLost);
    QVERIFY(await(session->acquire("stock", unrenewed())));
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 3, kPatienceMs);
    QList<OpenRelease> told;
    connect(session.get(), &Session::ownReleaseOpen, this, [&told](const OpenRelease &release) { told += release; });
    session->setPaused(true); // else it is found out before
    m_nodes[0].freeze();
    for (const int node : {1, 2})
        m_nodes[node].tell(QStringLiteral("SET stock robber PX 600000"));
    const auto released = await(session->release("stock"));
    QVERIFY(!released);
    QCOMPARE(toString(released.error().kind), toString(ErrorKind::NotOwner));
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().wasLost() && told.first().lost == 2 && told.first().isOpen());
    QCOMPARE(lost.count(), 1);
    m_nodes[0].thaw();
    QCOMPARE(m_nodes[1].tell(QStringLiteral("GET stock")), "robber");
}

void TestSession::endOutlivesItsThread()
{
    // Otherwise a program that exits now runs OpenSSL's clean-up while the thread still frees what it has of OpenSSL.
    ClockWithThreadEnds clock;
    auto with = options();
    with.clock = &clock;
    auto session = started(std::move(with));
    session.reset();
    clock.sessionIsGone.release();
    QTRY_VERIFY(clock.ends > 0);
    QVERIFY(!clock.wasOutlived);
}

void TestSession::aReleaseWithoutAnswersIsFollowed()
{
    const auto session = started(options());
    QVERIFY(await(session->acquire("stock", unrenewed())));
    QVERIFY(await(session->acquire("other", unrenewed())));
    QList<OpenRelease> told;
    connect(session.get(), &Session::ownReleaseOpen, this, [&told](const OpenRelease &release) { told += release; });
    QVERIFY(await(session->release("other")));
    QVERIFY(told.isEmpty()); // all have answered
    m_nodes[0].freeze();
    m_nodes[1].freeze();
    const Instant before = session->clock().now();
    const auto released = await(session->release("stock"));
    QVERIFY(!released);
    QCOMPARE(toString(released.error().kind), toString(ErrorKind::OutcomeUnknown));
    QCOMPARE(told.size(), 1); // before that
    QCOMPARE(told.first().name, "stock");
    QCOMPARE(told.first().answered, 1);
    QCOMPARE(told.first().nodes, 3);
    QVERIFY(told.first().isOpen() && told.first().mayBeHeld());
    QVERIFY(told.first().endsBy > before + std::chrono::seconds(50)
            && told.first().endsBy < before + std::chrono::seconds(62));
    QVERIFY(!session->owns("stock"));
    // The right to act goes, and what was begun with it is brought to its end.
    session->lockActions();
    m_nodes[0].thaw();
    QTRY_COMPARE_WITH_TIMEOUT(told.last().answered, 2, kPatienceMs);
    QVERIFY(told.last().isOpen() && !told.last().mayBeHeld());
    m_nodes[1].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(!told.last().isOpen(), kPatienceMs);
    QCOMPARE(copies(QStringLiteral("stock")), 0);
}

void TestSession::ownLockLostIsTold()
{
    const auto session = started(options());
    QSignalSpy lost(session.get(), &Session::ownLockLost);
    std::vector<OwnAction> ownActions;
    connect(session.get(), &Session::ownActionDone, this,
            [&](const OwnAction &ownAction) { ownActions.push_back(ownAction); });
    auto renewing = unrenewed();
    renewing.ttl = Millis(3000);
    renewing.autoRenew = true;
    const auto taken = await(session->acquire("stock", renewing));
    QVERIFY2(taken, qPrintable(why(taken)));
    QTRY_COMPARE_WITH_TIMEOUT(copies(QStringLiteral("stock")), 3, kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL stock"));
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, kPatienceMs);
    const std::vector<OwnAction> expected{{.kind = OwnAction::Kind::OwnTaken, .lock = "stock", .owner = taken->token},
                                          {.kind = OwnAction::Kind::OwnLost, .lock = "stock", .owner = taken->token}};
    QTRY_VERIFY_WITH_TIMEOUT(ownActions == expected, kPatienceMs);
    QCOMPARE(lost.first().at(0).toByteArray(), "stock");
    QVERIFY(!lost.first().at(1).toString().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!session->owns("stock"), kPatienceMs);
    // It can be taken anew.
    const auto again = await(session->acquire("stock", unrenewed()));
    QVERIFY2(again, qPrintable(why(again)));
    QVERIFY(again->token != taken->token);
    QCOMPARE(lost.count(), 1);
}

void TestSession::takenOnceOnly()
{
    const auto session = started(options());
    const auto first = session->acquire("stock", unrenewed());
    const auto second = session->acquire("stock", unrenewed());
    const auto one = await(first);
    const auto other = await(second);
    QVERIFY2(one.hasValue() != other.hasValue(), "exactly one of them");
    QCOMPARE(toString((one ? other : one).error().kind), toString(ErrorKind::Conflict));
    const auto third = await(session->acquire("stock", unrenewed()));
    QVERIFY(!third);
    QCOMPARE(toString(third.error().kind), toString(ErrorKind::Conflict));
    QTRY_COMPARE_WITH_TIMEOUT(session->ownLocks().size(), 1, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.tellAll(QStringLiteral("GET stock")).count((one ? one : other)->token), 3,
                              kPatienceMs);
}

void TestSession::twoSessionsDoNotMeet()
{
    const auto one = started(options());
    auto other = started(options());
    const auto taken = await(one->acquire("stock", unrenewed()));
    QVERIFY2(taken, qPrintable(why(taken)));
    const auto refused = await(other->acquire("stock", unrenewed()));
    QVERIFY(!refused);
    QCOMPARE(toString(refused.error().kind), toString(ErrorKind::Conflict));
    QVERIFY(!other->owns("stock"));
    const auto notTheirs = await(other->release("stock"));
    QVERIFY(!notTheirs);
    one->lockActions();
    QVERIFY(other->actionsUnlocked());
    QVERIFY2(await(other->acquire("another", unrenewed())), "unlocking is each session's own");
    other.reset();
    QVERIFY(one->owns("stock"));
    QCOMPARE(copies(QStringLiteral("stock")), 3);
    QCOMPARE(copies(QStringLiteral("another")), 0);
    QVERIFY(await(one->release("stock")));
}

void TestSession::releasesLocksOfOthers()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    const auto session = started(options());
    bool removed = false;
    bool seen = false;
    connect(session.get(), &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        seen = seen || !diff->changed.empty();
        removed = removed || !diff->removed.empty();
    });
    QTRY_VERIFY_WITH_TIMEOUT(seen, kPatienceMs);
    const auto plan = await(session->planRelease("lock:a"));
    QVERIFY2(plan, qPrintable(why(plan)));
    QCOMPARE(plan->nodesToActOn(), 3);
    const auto report = await(session->executeRelease(*plan));
    QVERIFY2(report, qPrintable(why(report)));
    QVERIFY(report->isComplete());
    QTRY_VERIFY_WITH_TIMEOUT(removed, kPatienceMs);
    QVERIFY(QFile::exists(session->journalPath()));
}

void TestSession::remembersWhatHappened()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    QVERIFY(!await(Session(deployment()).history())); // not started
    const auto session = started(options(), false);
    const auto kinds = [&] {
        QStringList list;
        if (const auto history = await(session->history())) {
            for (const auto &event : (*history)->latest("lock:a", 100))
                list << toString(event.kind) + QLatin1Char(' ')
                        + (event.kind == HistoryKind::Ended ? toString(event.end) : QLatin1String());
        }
        return list;
    };
    QTRY_COMPARE_WITH_TIMEOUT(kinds(), QStringList{QStringLiteral("began ")}, kPatienceMs);
    const auto open = (*await(session->history()))->open;
    QCOMPARE(open.size(), 1U);
    QCOMPARE(open[0].owner(), "owner-1");
    m_nodes.tellAll(QStringLiteral("PEXPIRE lock:a 200000"));
    QTRY_COMPARE_WITH_TIMEOUT(kinds().last(), QStringLiteral("renewed "), kPatienceMs);
    m_nodes.tellAll(QStringLiteral("DEL lock:a"));
    QTRY_COMPARE_WITH_TIMEOUT(kinds().last(), QStringLiteral("ended released"), kPatienceMs);
}

void TestSession::aShortLeaseThatRunsOutHasExpired()
{
    // Nothing tells of its changes, and it is read once in its life: a tenth of it before its end nobody would have
    // looked.
    Deployment seldom = deployment();
    seldom.interval = std::chrono::seconds(30);
    Session session(seldom, options());
    m_nodes.tellAll(QStringLiteral("HSET cache:lock 3d7f3d4e-6c3c-4f0e-9c58-3f6d0a1b2c3d:1 1"));
    m_nodes.tellAll(QStringLiteral("PEXPIRE cache:lock 3000"));
    session.start();
    const auto end = [&] {
        if (const auto history = await(session.history())) {
            for (const auto &event : (*history)->latest("cache:lock", 100)) {
                if (event.kind == HistoryKind::Ended)
                    return QString(toString(event.end));
            }
        }
        return QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(!end().isEmpty(), kPatienceMs);
    QCOMPARE(end(), QStringLiteral("expired"));
}

void TestSession::quarantineIsToldAlike()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Deployment alone = deployment(1);
    alone.possible = true;
    Session session(alone, options());
    std::vector<NodeStatus> nodes;
    bool isThere = false;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        nodes = diff->nodes;
        isThere = isThere || !diff->changed.empty();
    });
    session.start();
    session.unlockActions();
    QTRY_VERIFY_WITH_TIMEOUT(isThere, kPatienceMs);
    QVERIFY(m_nodes[0].restartEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(nodes[0].quarantinedUntil && nodes[0].reach == NodeStatus::Reach::Up, kPatienceMs);
    // By the TTL that was seen, and not by those of the locks that we take.
    const auto left = [&] { return *nodes[0].quarantinedUntil - session.clock().wallNow(); };
    const auto before = left();
    const auto refused = await(session.acquire("stock", unrenewed()));
    QVERIFY(!refused);
    QVERIFY(refused.error().kind == ErrorKind::Suspended);
    const auto told = [&](Micros span) {
        return refused.error().message.contains(
            QStringLiteral("here for %1 more: these nodes").arg(durationText(span)));
    };
    QVERIFY2(before > std::chrono::seconds(60) && (told(before) || told(left())), qPrintable(refused.error().message));
}

void TestSession::s15_aNewWindowTakesNothingFromYoungNodes()
{
    QVERIFY(m_nodes[0].restartEmpty() && m_nodes[2].restartEmpty());
    Deployment all = deployment();
    for (const bool trusted : {false, true}) {
        if (trusted)
            all.beganEmptyAt = Clock::system().wallNow();
        Session session(all, options());
        bool isComplete = false;
        connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) { isComplete = diff->complete; });
        session.start();
        session.unlockActions();
        QTRY_VERIFY_WITH_TIMEOUT(isComplete, kPatienceMs);
        const auto taken = await(session.acquire("stock", unrenewed()));
        QCOMPARE(taken.hasValue(), trusted);
        if (!taken)
            QVERIFY2(taken.error().message.contains(QStringLiteral("may lack "))
                         && (taken.error().message.contains(m_nodes[0].endpoint().label())
                             || taken.error().message.contains(m_nodes[2].endpoint().label())),
                     qPrintable(taken.error().message));
    }
}

void TestSession::whatWatchingKnowsHasNoVote()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    Deployment all = deployment();
    all.possible = true;
    Session session(all, options());
    std::vector<NodeStatus> nodes;
    bool isThere = false;
    connect(&session, &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        nodes = diff->nodes;
        isThere = isThere || !diff->changed.empty();
    });
    session.start();
    QTRY_VERIFY_WITH_TIMEOUT(isThere, kPatienceMs);
    QVERIFY(m_nodes[0].restartEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(nodes[0].quarantinedUntil && nodes[0].reach == NodeStatus::Reach::Up, kPatienceMs);
    // The client that takes it is made only now, and has seen no restart.
    session.unlockActions();
    const auto taken = await(session.acquire("stock", unrenewed()));
    QVERIFY2(taken, taken ? "" : qPrintable(taken.error().message));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("EXISTS stock")).trimmed(), "0");
    QCOMPARE(m_nodes[1].tell(QStringLiteral("EXISTS stock")).trimmed(), "1");
    QCOMPARE(m_nodes[2].tell(QStringLiteral("EXISTS stock")).trimmed(), "1");
}

void TestSession::tellsAlerts()
{
    SessionOptions with = options();
    with.alerts = {{AlertKind::NoMargin, {}}, {AlertKind::NeverExpires, {}}};
    const auto session = std::make_unique<Session>(deployment(), with);
    session->muteAlerts({.kind = AlertKind::NeverExpires}); // before the start nothing is there to be muted
    session->start();
    session->muteAlerts({.pattern = "lock:quiet"});
    QStringList told;
    connect(session.get(), &Session::alertReported, this, [&](const Alert &alert) {
        told << toString(alert.phase) + QLatin1Char(' ') + toString(alert.kind) + QLatin1Char(' ')
                + QString::fromUtf8(alert.lock);
    });
    m_nodes.tellAll(QStringLiteral("SET lock:quiet owner-1"));
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1"));
    QTRY_VERIFY_WITH_TIMEOUT(told.contains(QStringLiteral("raised never-expires lock:a")), kPatienceMs);
    session->unmuteAlerts({.pattern = "lock:quiet"});
    QTRY_VERIFY_WITH_TIMEOUT(told.contains(QStringLiteral("raised never-expires lock:quiet")), kPatienceMs);
    m_nodes[0].kill();
    QTRY_VERIFY_WITH_TIMEOUT(told.contains(QStringLiteral("raised no-margin ")), kPatienceMs);
    session->setAlertRules({});
    QTRY_VERIFY_WITH_TIMEOUT(told.contains(QStringLiteral("cleared no-margin ")), kPatienceMs);
}

void TestSession::aForcedReleaseIsOurs()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    const auto session = started(options());
    const auto last = [&] {
        const auto history = await(session->history());
        const auto events = history ? (*history)->latest("lock:a", 1) : std::vector<HistoryEvent>();
        return events.empty() ? QString() : toString(events[0].kind) + QLatin1Char(' ') + toString(events[0].end);
    };
    QTRY_COMPARE_WITH_TIMEOUT(last(), QStringLiteral("began unknown"), kPatienceMs);
    const auto plan = await(session->planRelease("lock:a"));
    QVERIFY2(plan, qPrintable(why(plan)));
    QVERIFY(await(session->executeRelease(*plan)));
    QTRY_COMPARE_WITH_TIMEOUT(last(), QStringLiteral("ended force-released"), kPatienceMs);
}

/// A majority of its nodes had gone to others when the act came.
void TestSession::whatOthersHadEndedIsNotOurs()
{
    m_nodes.tellAll(QStringLiteral("SET lock:a owner-1 PX 100000"));
    const auto session = started(options());
    const auto events = [&] {
        const auto history = await(session->history());
        return history ? (*history)->latest("lock:a", 10) : std::vector<HistoryEvent>();
    };
    QTRY_VERIFY_WITH_TIMEOUT(!events().empty(), kPatienceMs);
    const auto plan = await(session->planRelease("lock:a"));
    QVERIFY2(plan, qPrintable(why(plan)));
    QCOMPARE(m_nodes[0].tell(QStringLiteral("SET lock:a owner-2 PX 100000")), "OK");
    QCOMPARE(m_nodes[1].tell(QStringLiteral("DEL lock:a")), "1");
    const auto report = await(session->executeRelease(*plan));
    QVERIFY(report);
    QCOMPARE(report->done(), 1);
    const auto ended = [&] {
        const auto known = events();
        const auto end = std::find_if(known.begin(), known.end(),
                                      [](const HistoryEvent &event) { return event.kind == HistoryKind::Ended; });
        return end == known.end() ? QString() : QString(toString(end->end));
    };
    QTRY_VERIFY_WITH_TIMEOUT(!ended().isEmpty(), kPatienceMs);
    QVERIFY2(ended() != QLatin1String("force-released"), qPrintable(ended()));
}

void TestSession::pausesAndReconnects()
{
    const auto session = started(options(), false);
    int up = 0;
    connect(session.get(), &Session::boardChanged, this, [&](const BoardDiffPtr &diff) {
        up = static_cast<int>(std::count_if(diff->nodes.begin(), diff->nodes.end(), [](const NodeStatus &node) {
            return node.reach == NodeStatus::Reach::Up;
        }));
    });
    QTRY_COMPARE_WITH_TIMEOUT(up, 3, kPatienceMs);
    session->setPaused(true);
    QVERIFY(session->isPaused());
    m_nodes[0].kill();
    QTRY_COMPARE_WITH_TIMEOUT(up, 2, kPatienceMs); // a loss is noticed without reading
    QVERIFY(m_nodes[0].start());
    session->reconnect();
    QTRY_COMPARE_WITH_TIMEOUT(up, 3, kPatienceMs);
}

LOCKSCOPE_TEST(QCoreApplication, TestSession)
#include "tst_session.moc"

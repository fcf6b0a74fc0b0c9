#include "fixtures/testprogram.h"

#include "scene.h"

#include <lockscope/core/dialects/token.h>
#include <lockscope/core/history/historystatistics.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSemaphore>
#include <QThreadPool>

#include <functional>
#include <map>

using namespace LockscopeTest;

namespace {

/// A scene that is watched once a second.
struct Watched : Scene
{
    explicit Watched(int nodes, Scope scope = Scope::Quorum, WatchPace pace = {})
        : Scene(nodes, scope)
        , history({}, pace)
    {
        look();
    }

    /// Publishes what the nodes have said, and one more time what awaited a second reading.
    QStringList look(bool withNodes = false) { return words(lookEvents(), withNodes); }
    std::vector<HistoryEvent> lookEvents() { return history.apply(*diff(), now); }
    /// The one node restarts empty under A's lock, and B takes it.
    QStringList restartUnderA()
    {
        everywhere("A", 60s);
        look();
        pass(1s);
        restart(0);
        everywhere("B", 30s);
        return look();
    }

    History history;
};

using Steps = std::function<void(Watched &)>;

} // namespace

class TestWatchHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void howAHoldEnds_data();
    void howAHoldEnds();
    void aLargeSnapshotIsFreedElsewhere();
    void whatWasThereBeforeWeLookedIsInexact();
    void aGapMakesEdgesInexact();
    void aGapLastsUntilEverythingWasRead();
    void aPauseIsAGap();
    void ofWhatWasDueInAPauseTheBoardSaysWhetherItGoesOn_data();
    void ofWhatWasDueInAPauseTheBoardSaysWhetherItGoesOn();
    void aPauseBeforeAnythingWasSeenIsNone();
    void quietIsNoGap();
    void aFeedTellsAnExpiryFromARelease();
    void whatIsUsual();
    void aFeedTellsNothingOfANodeThatWasAway();
    void whatANodeWouldHaveToldIsNotTakenBack();
    void heldUntilItsNodeFellSilent();
    void givenBackNodeByNodeItWasHeldUntilTheQuorumWasRead();
    void notToldBeforeItWasListenedFor();
    void outOfSightItIsNoLongerKnownThanItWasListenedFor();
    void toldWhereNamesThatBeginSoAreListenedFor();
    void givenBackWhileTheRestIsSilent();
    void renewedAndGivenBackWhileTheRestIsSilent();
    void renewedWhileTheRestIsSilentItGoesOn();
    void lostWithItsQuorumItDidNotExpireOnTheRest();
    void takenAgainBehindARestartOutOfSight();
    void anOwnLockThatIsSetAgainOnANodeGoesOn();
    void takenAgainWhereItWasGone_data();
    void takenAgainWhereItWasGone();
    void takenAgainOnANodeThatAnswers();
    void ofAHoldThatEndedOutOfSightMostIsNotSure();
    void outOfSightIsNotHeldForSure();
    void endedAndTakenAgainUnseen_data();
    void endedAndTakenAgainUnseen();
    void anExpiryEndsWhenItWasDue();
    void renewals();
    void renewalsComeLate();
    void renewalsThatANodeTellsOfComeLate();
    void handOverHasAGap();
    void aLateSuccessorWasNotHandedTheLock();
    void theSameOwnerAgainIsNoHandOver();
    void sightIsLostAndRegained();
    void whatTheFeedToldIsNotMoreThanItsDelayAgo();
    void splitIsCountedOnce();
    void forcedReleases();
    void whatOutlivesAForcedReleaseEndsByItself();
    void heldBySilentNodesItOutlivesAnothersKey_data();
    void heldBySilentNodesItOutlivesAnothersKey();
    void whatEndsByItsValueExpires();
    void whatEndsByItsValueEndsWhenThatSays_data();
    void whatEndsByItsValueEndsWhenThatSays();
    void anOwnLockThatIsLostOutOfSightEnds();
    void anOwnLockThatIsLostAndSetAgainIsTwoHolds();
    void whatIsFoundLateWasNotSeenComing();
    void aForcedReleaseThatFailedIsNoExcuse();
    void aHoldOffIsNobodysHold();
    void whatWasNotSeenAtOnceIsRough();
    void anEndThatAwaitedASecondLookWasWhenItWasSeenFirst();
    void besideWhatIsLeftOfAnotherItExpires();
    void ownLocksAreReleasedOrLost();
    void overlapAfterARestart();
    void overlapBehindARestartThatIsNoticedLate_data();
    void overlapBehindARestartThatIsNoticedLate();
    void anOverlapGoesOnWithWhoComesNext();
    void anOverlapOutlivesAHoldOff();
    void anOverlapEndsWithWhoReliesOnItTakingItAgain();
    void anOverlapIsOverWhenTheOtherGivesBackWhatIsLeft();
    void noOverlapOnceTheLeaseIsOver();
    void noOverlapAfterARelease();
    void overlapOfALockWithoutExpiry();
    void causesOfOverlaps();
    void takenOnOtherNodesItOverlaps();
    void whatWasGivenBackOnItsNodeDoesNot();
    void takenOverByAClockThatIsAhead_data();
    void takenOverByAClockThatIsAhead();
    void waitersAreTold();
    void readersAreOneHold();
    void nodesComeAndGo();
    void failover();
    void takenAgainByTheSameOwner_data();
    void takenAgainByTheSameOwner();
    void theSameOwnerHoldsItAnewSinceThen();
    void wallClockJumpsChangeNothing();
    void randomSequencesAreConsistent_data();
    void randomSequencesAreConsistent();
    void aMillionEventsAreBounded();
    void hugeNamesAreBounded();
    void oldEventsAreForgotten();
    void manyNamesAreForgotten();
    void snapshotsStayAsTheyWere();
    void latestOfALock();
    void histogram();
    void histogramsAdd();
    void statistics();
    void statisticsCountHandOversAsTakings();
    void statisticsOfHoldsThatGoOn();
    void statisticsTellALowerBoundAsOne();
    void statisticsTellWhatNobodyCouldSee();
    void lowerBoundsAreSaidToBeSome();
};

/// The thread that had it last, often a window's, does not wait.
void TestWatchHistory::aLargeSnapshotIsFreedElsewhere()
{
    Watched scene(1);
    for (int lock = 0; lock < 1000; ++lock)
        scene.present(0, "A", 60s, "lock:" + QByteArray::number(lock));
    scene.look();
    HistorySnapshotPtr snapshot = scene.history.snapshot(scene.now);
    QCOMPARE(snapshot->open.size(), size_t(1000));
    const std::weak_ptr<const LockState> state = snapshot->open.front().seen;
    const long users = state.use_count();

    QThreadPool &pool = *QThreadPool::globalInstance();
    const int threads = pool.maxThreadCount();
    pool.setMaxThreadCount(1);
    QSemaphore isOver;
    pool.start([&isOver] { isOver.acquire(); });
    snapshot.reset();
    QCOMPARE(state.use_count(), users);
    isOver.release();
    pool.waitForDone();
    pool.setMaxThreadCount(threads);
    QCOMPARE(state.use_count(), users - 1);
}

void TestWatchHistory::howAHoldEnds_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, int nodes, const Steps &steps, const QString &expected) {
        QTest::newRow(name) << nodes << steps << expected;
    };
    row(
        "gone well before its end: released", 1, [](Watched &w) { w.nowhere(); }, QStringLiteral("ended A released"));
    row(
        "gone when it was due, and seen a second before: unknown of a lease of five", 1,
        [](Watched &w) {
            w.everywhere("A", 5s);
            w.look();
            w.pass(4s);
            w.everywhere("A", 1s);
            w.look();
            w.pass(1500ms);
            w.nowhere();
        },
        QStringLiteral("ended A unknown inexact"));
    row(
        "gone when it was due, and seen just before: expired", 1,
        [](Watched &w) {
            w.pass(9s);
            w.everywhere("A", 700ms);
            w.look();
            w.pass(1s);
            w.nowhere();
        },
        QStringLiteral("ended A expired"));
    row(
        "gone at the moment it was due, within what clocks may differ: unknown", 1,
        [](Watched &w) {
            w.everywhere("A", 700ms);
            w.look();
            w.pass(700ms);
            w.nowhere();
        },
        QStringLiteral("ended A unknown inexact"));
    row(
        "without expiry it can only have been deleted", 1,
        [](Watched &w) {
            w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
            w.look();
            w.nowhere();
        },
        QStringLiteral("ended A released"));
    row(
        "another owner before it was due: taken over", 1, [](Watched &w) { w.everywhere("B"); },
        QStringLiteral("ended A taken-over"));
    row(
        "of three, others on each before it was due, and none on most: taken over", 3,
        [](Watched &w) {
            w.present(0, "B");
            w.present(1, "C");
            w.present(2, "D");
            w.look();
            w.pass(300ms);
            w.present(0, "B");
            w.present(1, "C");
            w.present(2, "D");
        },
        QStringLiteral("ended A taken-over"));
    row(
        "of three, others on two, and one where it is gone: released", 3,
        [](Watched &w) {
            w.present(0, "B");
            w.present(1, "C");
            w.absent(2);
            w.look();
            w.pass(300ms);
            w.present(0, "B");
            w.present(1, "C");
            w.absent(2);
        },
        QStringLiteral("ended A released"));
    row(
        "another owner after it was due: expired", 1,
        [](Watched &w) {
            w.pass(9s);
            w.everywhere("A", 700ms);
            w.look();
            w.pass(1s);
            w.everywhere("B");
        },
        QStringLiteral("ended A expired"));
    row(
        "the node restarted and has it no more: lost", 1,
        [](Watched &w) {
            w.restart(0);
            w.nowhere();
        },
        QStringLiteral("ended A lost"));
    row(
        "the node was away, came back the same, and it was gone before it was due: released", 1,
        [](Watched &w) {
            w.down(0);
            w.look();
            w.pass(1s);
            w.up(0);
            w.nowhere();
        },
        QStringLiteral("ended A released"));
    row(
        "the node was away until after it was due: unknown", 1,
        [](Watched &w) {
            w.down(0);
            w.look();
            w.pass(20s);
            w.up(0);
            w.nowhere();
        },
        QStringLiteral("ended A unknown inexact"));
    row(
        "the node was away, and who came back is not told: unknown", 1,
        [](Watched &w) {
            w.down(0);
            w.look();
            w.pass(1s);
            w.up(0);
            w.statuses[0].facts.reset();
            w.nowhere();
        },
        QStringLiteral("ended A unknown inexact"));
    row(
        "the node restarted with its data, and it was given back later: released", 1,
        [](Watched &w) {
            w.restart(0);
            w.everywhere("A", 9s);
            w.look();
            w.pass(1s);
            w.nowhere();
        },
        QStringLiteral("ended A released"));
    row(
        "one of three restarted, on the others it is gone, nobody saw when: unknown", 3,
        [](Watched &w) {
            w.pass(20s);
            w.restart(0);
            w.nowhere();
        },
        QStringLiteral("ended A unknown inexact"));
    row(
        "of five, released on those that answer", 5,
        [](Watched &w) {
            w.down(3);
            w.down(4);
            w.look();
            for (int node = 0; node < 3; ++node)
                w.absent(node);
        },
        QStringLiteral("ended A released"));
    row(
        "of five, three restarted: lost", 5,
        [](Watched &w) {
            for (int node = 0; node < 3; ++node) {
                w.restart(node);
                w.absent(node);
            }
            w.look();
            w.pass(300ms);
            for (int node = 0; node < 3; ++node)
                w.absent(node);
            w.present(3, "A", 9s);
            w.present(4, "A", 9s);
        },
        QStringLiteral("ended A lost"));
    row(
        "of five, four gone and one left behind: released", 5,
        [](Watched &w) {
            for (int node = 0; node < 4; ++node)
                w.absent(node);
            w.look();
            w.pass(300ms);
            for (int node = 0; node < 4; ++node)
                w.absent(node);
            w.present(4, "A", 9s);
        },
        QStringLiteral("ended A released"));
    row(
        "of five, all expired", 5,
        [](Watched &w) {
            w.pass(9s);
            w.everywhere("A", 800ms);
            w.look();
            w.pass(1s);
            w.nowhere();
        },
        QStringLiteral("ended A expired"));
}

void TestWatchHistory::howAHoldEnds()
{
    QFETCH(int, nodes);
    QFETCH(Steps, steps);
    QFETCH(QString, expected);
    Watched w(nodes);
    w.everywhere("A");
    QCOMPARE(w.look(), QStringList{QStringLiteral("began A")});
    w.pass(100ms);
    steps(w);
    const auto ends = w.look().filter(QRegularExpression(QStringLiteral("^ended")));
    QCOMPARE(ends, QStringList{expected});
}

void TestWatchHistory::whatWasThereBeforeWeLookedIsInexact()
{
    Scene scene(1);
    History history;
    Board fresh(1);
    fresh.nodeFound(0); // not swept yet
    fresh.present(0, "lock:a", Recognition{.name = "lock:a", .dialect = QStringLiteral("d"), .owner = "A"},
                  {KeyTtl::Kind::Finite, 10s}, scene.now, 1ms);
    BoardDiff diff;
    diff.changed = fresh.takeChanges(scene.now, 1ms).changed;
    diff.nodes = scene.statuses;
    const auto events = history.apply(diff, scene.now);
    QCOMPARE(words(events), QStringList{QStringLiteral("began A inexact")});
    QCOMPARE(events.back().slack, HistoryEvent::kUnbounded);
    fresh.absent(0, "lock:a", scene.now + 1s, 1ms);
    diff = {};
    diff.removed = fresh.takeChanges(scene.now + 1s, 1ms).removed;
    diff.nodes = scene.statuses;
    const auto ended = history.apply(diff, scene.now + 1s);
    QCOMPARE(words(ended), QStringList{QStringLiteral("ended A released inexact")});
    QCOMPARE(ended.back().length, Micros(1s)); // at least
}

void TestWatchHistory::aGapMakesEdgesInexact()
{
    Watched w(1);
    w.pass(10min); // nobody looked: paused, or the machine slept
    w.everywhere("A");
    const auto events = w.lookEvents();
    QCOMPARE(words(events, true), (QStringList{QStringLiteral("gap"), QStringLiteral("began A inexact")}));
    QCOMPARE(events[0].length, Micros(10min));
    QCOMPARE(events[1].slack, Micros(10min));

    w.pass(10min);
    w.nowhere();
    const auto later = w.lookEvents();
    QCOMPARE(words(later), QStringList{QStringLiteral("ended A unknown inexact")});
    QVERIFY(later.back().slack >= Micros(10min));
    QCOMPARE(later.back().length, Micros(0)); // seen once: held at least for no time
}

void TestWatchHistory::aGapLastsUntilEverythingWasRead()
{
    Watched w(1);
    w.pass(10min);
    QCOMPARE(w.look(true), QStringList{QStringLiteral("gap")}); // a diff without a reading
    w.pass(1s);
    w.everywhere("A");
    QCOMPARE(w.look(), QStringList{QStringLiteral("began A inexact")});
    w.nowhere();
    w.look();
    for (int i = 0; i < 4; ++i) {
        w.pass(1s);
        w.look();
    }
    w.everywhere("B");
    QCOMPARE(w.look().first(), QStringLiteral("began B"));
}

void TestWatchHistory::aPauseIsAGap()
{
    Watched w(2);
    w.history.setPaused(true, w.now);
    for (int i = 0; i < 60; ++i) { // nodes go and come, nothing is read
        w.pass(1s);
        i % 2 == 0 ? w.down(1) : w.up(1);
        QCOMPARE(w.look(), QStringList());
    }
    QVERIFY(w.history.snapshot(w.now)->unreadSince == w.now - 60s);
    w.history.setPaused(false, w.now);
    QVERIFY(!w.history.snapshot(w.now)->unreadSince);
    QCOMPARE(w.history.snapshot(w.now)->events().back().length, Micros(60s));
    w.pass(500ms);
    w.everywhere("A");
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("began A inexact")});
    QVERIFY(events[0].slack >= Micros(60s));
}

void TestWatchHistory::ofWhatWasDueInAPauseTheBoardSaysWhetherItGoesOn_data()
{
    QTest::addColumn<bool>("isRenewed");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("nobody was seen to renew it")
        << false << QStringList{QStringLiteral("ended A unknown inexact"), QStringLiteral("began A inexact")};
    QTest::newRow("its owner renews") << true << QStringList();
}

void TestWatchHistory::ofWhatWasDueInAPauseTheBoardSaysWhetherItGoesOn()
{
    QFETCH(bool, isRenewed);
    QFETCH(QStringList, expected);
    Watched w(3);
    w.everywhere("A", 10s);
    w.look();
    w.pass(2s);
    w.everywhere("A", isRenewed ? 10s : 8s);
    w.look();
    const Instant stopped = w.now;
    w.history.setPaused(true, w.now);
    w.pass(30s);
    w.board.readAgainSince(stopped, w.now);
    w.history.setPaused(false, w.now);
    w.pass(10ms);
    w.everywhere("A", 9s);
    QStringList seen = w.look();
    seen.removeIf([](const QString &word) {
        return word.startsWith(QLatin1String("renewed")) || word.startsWith(QLatin1String("gap"));
    });
    QCOMPARE(seen, expected);
    // The table says the same.
    const auto snapshot = w.history.snapshot(w.now);
    QCOMPARE(snapshot->open.size(), 1U);
    QCOMPARE(snapshot->open.front().exact, isRenewed);
    QCOMPARE(w.now - snapshot->open.front().since > 30s, isRenewed);
}

void TestWatchHistory::aPauseBeforeAnythingWasSeenIsNone()
{
    History history;
    Scene scene(1);
    history.setPaused(true, scene.now);
    scene.pass(5s);
    history.setPaused(false, scene.now);
    QVERIFY(history.apply(*scene.diff(), scene.now).empty() || history.log().size() == 1); // that the node is up
    scene.pass(1s);
    scene.present(0, "Z");
    (void)history.apply(*scene.diff(), scene.now);
    scene.pass(500ms);
    scene.present(0, "A");
    const auto events = history.apply(*scene.diff(), scene.now);
    QVERIFY(std::any_of(events.begin(), events.end(),
                        [](const HistoryEvent &event) { return event.kind == HistoryKind::Began && event.exact; }));
}

void TestWatchHistory::quietIsNoGap()
{
    Watched w(1);
    for (int i = 0; i < 60; ++i) { // a long sweep has nothing to tell
        w.pass(1s);
        QVERIFY(w.history.tick(w.now).empty());
    }
    w.everywhere("A");
    QCOMPARE(w.look(true), QStringList{QStringLiteral("began A")});
    w.pass(1h); // the machine slept
    QCOMPARE(words(w.history.tick(w.now), true), QStringList{QStringLiteral("gap")});
    w.everywhere("A", 10s, "lock:b");
    QCOMPARE(w.look().first(), QStringLiteral("began A inexact"));

    History fresh;
    QVERIFY(fresh.tick(w.now).empty());
    QVERIFY(fresh.tick(w.now + 1h).empty()); // nothing has come yet
}

void TestWatchHistory::whatIsUsual()
{
    Watched w(1);
    for (int i = 0; i < 10; ++i) {
        QCOMPARE(w.history.usualHold("lock:a").has_value(), i >= History::kFewHolds);
        w.everywhere("A");
        w.look();
        w.pass(2s);
        w.nowhere();
        w.look();
        for (int second = 0; second < 120; ++second) { // off the board for two minutes
            w.pass(1s);
            w.look();
        }
    }
    QCOMPARE(*w.history.usualHold("lock:a"), Micros(2s));
    QVERIFY(!w.history.usualHold("lock:b"));
}

void TestWatchHistory::aFeedTellsAnExpiryFromARelease()
{
    // A lease of two seconds, last read when it began; a feed would have told of a release.
    for (const bool feed : {false, true}) {
        Watched w(1, Scope::Quorum, {.interval = 10s, .feedDelay = feed ? std::optional<Micros>(60ms) : std::nullopt});
        w.everywhere("A", 2s);
        w.look();
        w.pass(2050ms);
        w.nowhere();
        QCOMPARE(w.look(),
                 QStringList{feed ? QStringLiteral("ended A expired") : QStringLiteral("ended A unknown inexact")});
    }
}

void TestWatchHistory::aFeedTellsNothingOfANodeThatWasAway()
{
    Watched w(1, Scope::Quorum, {.interval = 10s, .feedDelay = 60ms});
    w.everywhere("A", 2s);
    w.look();
    w.pass(1s);
    w.down(0);
    w.look();
    w.pass(1050ms);
    w.up(0);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A unknown inexact")});
}

/// Without patterns the walk finds what is new, and yet each node tells of what is known.
void TestWatchHistory::whatANodeWouldHaveToldIsNotTakenBack()
{
    Watched w(5, Scope::Quorum, {.interval = 10s});
    w.listenEverywhere();
    w.look();
    w.everywhere("A", 9s);
    w.look();
    const Instant due = w.now + 9s;
    w.pass(7s);
    w.down(2);
    w.look();
    w.pass(2200ms);
    w.nowhere();
    w.down(2);
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended A expired")});
    QVERIFY2(events.back().at - events.back().slack > due - 500ms,
             qPrintable(QString::number(events.back().slack.count())));
}

/// A quorum's last node fell silent: what it had until then is known, and no more.
void TestWatchHistory::heldUntilItsNodeFellSilent()
{
    Watched w(3);
    w.listenEverywhere();
    w.look();
    w.present(0, "A", 60s);
    w.present(1, "A", 60s);
    w.absent(2);
    const Instant begun = w.now;
    w.look();
    for (int i = 0; i < 20; ++i) {
        w.pass(1s);
        w.look();
    }
    w.down(1);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    for (int i = 0; i < 70; ++i) {
        w.pass(1s);
        if (i == 5)
            w.absent(0);
        const auto events = w.lookEvents();
        if (events.empty())
            continue;
        QVERIFY(events.back().kind == HistoryKind::Ended);
        const Micros sure = events.back().at - events.back().slack - begun;
        QVERIFY2(sure >= 15s && sure <= 20s, qPrintable(QString::number(sure.count())));
        return;
    }
    QFAIL("it never ended");
}

/// Its client takes it back node by node: what others told before counts, though those that are left have not been read
/// since.
void TestWatchHistory::givenBackNodeByNodeItWasHeldUntilTheQuorumWasRead()
{
    Watched w(5);
    w.everywhere("A", 60s);
    w.look();
    w.pass(3s);
    for (const int node : {0, 1, 2, 3})
        w.present(node, "A", 57s);
    w.look();
    const Instant read = w.now;
    w.pass(1s);
    w.absent(0);
    w.absent(1);
    w.look(); // by three yet, of which one was read long ago
    w.pass(10ms);
    w.absent(2);
    w.absent(3);
    w.absent(4);
    const auto events = w.lookEvents();
    QVERIFY(!events.empty() && events.front().kind == HistoryKind::Ended);
    QVERIFY(events.front().at - events.front().slack >= read);
}

void TestWatchHistory::notToldBeforeItWasListenedFor()
{
    Watched w(1, Scope::Quorum, {.interval = 10s});
    w.everywhere("A", 2s);
    w.look();
    w.pass(500ms);
    w.listen(0); // only now
    w.look();
    w.pass(1550ms);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A unknown inexact")});
}

void TestWatchHistory::outOfSightItIsNoLongerKnownThanItWasListenedFor()
{
    for (const bool listened : {false, true}) {
        Watched w(3);
        w.listenEverywhere(listened ? "jobs:" : "others:");
        w.look();
        w.everywhere("A", 60s, "jobs:two");
        const Instant begun = w.now;
        w.look();
        w.pass(1ms);
        w.listenEverywhere("jobs:"); // only now, unless before
        for (int i = 0; i < 5; ++i) {
            w.pass(1s);
            w.look();
        }
        w.down(1);
        w.down(2);
        w.look();
        const auto snapshot = w.history.snapshot(w.now);
        const auto open = std::find_if(snapshot->open.begin(), snapshot->open.end(),
                                       [](const OpenHold &hold) { return hold.lock() == "jobs:two"; });
        QVERIFY(open != snapshot->open.end() && !open->inSight);
        QCOMPARE(open->knownUntil() > begun + 500ms, listened);
    }
}

/// Of names that begin so, nodes tell from when they were asked to.
void TestWatchHistory::toldWhereNamesThatBeginSoAreListenedFor()
{
    for (const bool listened : {false, true}) {
        Watched w(1);
        w.listen(0, listened ? "jobs:" : "others:");
        w.look();
        w.pass(1s);
        w.everywhere("B", 30s, "jobs:two");
        w.look();
        w.pass(1ms);
        w.listen(0, "jobs:");
        for (int i = 0; i < 3; ++i) {
            w.pass(1s); // it is not read meanwhile: it would be told of
            w.look();
        }
        w.nowhere("jobs:two");
        const auto events = w.lookEvents();
        QCOMPARE(events.size(), size_t(1));
        QVERIFY(events.front().kind == HistoryKind::Ended);
        QCOMPARE(events.front().slack <= Micros(250ms), listened);
    }
}

/// The nodes that could be read told that it was given back; when the others are back, its time is over too.
void TestWatchHistory::givenBackWhileTheRestIsSilent()
{
    Watched w(5);
    w.listenEverywhere();
    w.look();
    w.everywhere("A", 30s);
    w.look();
    for (int i = 0; i < 12; ++i) {
        w.pass(1s);
        w.look();
    }
    for (const int node : {0, 1}) {
        w.down(node);
        w.look();
    }
    w.pass(1s);
    w.look();
    w.down(2);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    w.pass(1s);
    w.absent(3);
    w.absent(4);
    const Instant gone = w.now;
    QCOMPARE(w.look(), QStringList());
    for (int i = 0; i < 30; ++i) {
        w.pass(1s);
        w.absent(3);
        w.absent(4);
        QCOMPARE(w.look(), QStringList());
    }
    for (const int node : {0, 1, 2}) {
        w.up(node);
        w.absent(node);
    }
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended A released")});
    QCOMPARE(events.back().at, gone);
    QVERIFY2(events.back().slack <= 4s, qPrintable(QString::number(events.back().slack.count())));
}

/// What the silent ones told last is no end of a lock that the others tell to have been renewed.
void TestWatchHistory::renewedAndGivenBackWhileTheRestIsSilent()
{
    Watched w(5);
    w.listenEverywhere();
    w.look();
    w.everywhere("A", 10s);
    w.look();
    const auto pass = [&w](int seconds) { // without a gap
        for (int i = 0; i < seconds; ++i) {
            w.pass(1s);
            w.look();
        }
    };
    pass(3);
    w.everywhere("A", 10s);
    w.look();
    for (const int node : {2, 3, 4})
        w.down(node);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    for (int i = 0; i < 4; ++i) {
        pass(3);
        w.present(0, "A", 10s);
        w.present(1, "A", 10s);
        QCOMPARE(w.look(), QStringList());
    }
    pass(1);
    w.absent(0);
    w.absent(1);
    QCOMPARE(w.look(), QStringList());
    pass(20);
    QStringList told;
    for (const int node : {2, 3, 4}) { // one after another
        w.up(node);
        w.absent(node);
        told += w.look();
    }
    QCOMPARE(told, QStringList{QStringLiteral("ended A released")});
}

/// Nobody had seen it renewed before: the renewals seen meanwhile tell as much.
void TestWatchHistory::renewedWhileTheRestIsSilentItGoesOn()
{
    Watched w(5);
    w.everywhere("A", 10s);
    w.look();
    for (const int node : {2, 3, 4})
        w.down(node);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    for (int i = 0; i < 10; ++i) {
        w.pass(3s);
        w.present(0, "A", 10s);
        w.present(1, "A", 10s);
        QCOMPARE(w.look(), QStringList());
    }
    for (const int node : {2, 3, 4}) {
        w.up(node);
        w.present(node, "A", 10s);
    }
    QVERIFY(w.look().contains(QStringLiteral("sight-regained A")));
}

/// Two of three were restarted empty: when the key of the third ended does not say when the hold did.
void TestWatchHistory::lostWithItsQuorumItDidNotExpireOnTheRest()
{
    Watched w(3);
    w.listenEverywhere();
    w.look();
    w.everywhere("A", 10s);
    w.look();
    w.pass(1s);
    w.look();
    w.down(1);
    w.down(2);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    QStringList told;
    for (int i = 0; i < 12; ++i) {
        w.pass(1s);
        if (i == 9)
            w.absent(0);
        told += w.look();
    }
    for (const int node : {1, 2}) {
        w.up(node, "another");
        w.absent(node);
    }
    told += w.look();
    QVERIFY2(told.contains(QStringLiteral("ended A lost")), qPrintable(told.join(u'|')));
}

/// What was taken, or set anew, behind a restart is no part of the hold before, whoever is silent meanwhile.
void TestWatchHistory::takenAgainBehindARestartOutOfSight()
{
    Watched w(5);
    w.everywhere("A", 300s);
    w.look();
    w.pass(1s);
    for (const int node : {2, 3, 4})
        w.down(node);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    w.pass(1s);
    for (const int node : {0, 1}) {
        w.restart(node);
        w.look();
        w.present(node, "A", 300s);
    }
    w.look();
    w.pass(10s);
    for (const int node : {2, 3, 4}) {
        w.up(node, "another");
        w.present(node, "A", 300s);
    }
    const QStringList told = w.look();
    QVERIFY2(told.contains(QStringLiteral("ended A lost")), qPrintable(told.join(u'|')));
}

/// Its renewal has set it again on nodes that came back empty; that it was never lost this window knows.
void TestWatchHistory::anOwnLockThatIsSetAgainOnANodeGoesOn()
{
    Watched w(3);
    w.history.note({.kind = OwnAction::Kind::OwnTaken, .lock = "lock:a", .owner = "mine"}, w.now);
    w.board.setOwnHolds({{"lock:a", {.owner = "mine", .since = w.now}}});
    w.everywhere("mine", 300s);
    w.look();
    w.pass(1s);
    w.down(1);
    w.down(2);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost mine")});
    w.pass(5s);
    for (const int node : {1, 2}) {
        w.up(node, "another");
        w.present(node, "mine", 300s);
    }
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-regained mine")});
}

void TestWatchHistory::takenAgainWhereItWasGone_data()
{
    QTest::addColumn<QList<int>>("again");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("the silent ones had it all the time")
        << QList<int>{0, 1, 2} << QStringList{QStringLiteral("sight-regained A")};
    QTest::newRow("two of them, and one where it was gone")
        << QList<int>{0, 1, 3} << QStringList{QStringLiteral("ended A released"), QStringLiteral("began A")};
}

void TestWatchHistory::takenAgainWhereItWasGone()
{
    QFETCH(QList<int>, again);
    QFETCH(QStringList, expected);
    Watched w(5);
    w.everywhere("A", 60s);
    w.look();
    w.pass(2s);
    for (const int node : {0, 1, 2})
        w.down(node);
    w.look();
    w.absent(3);
    w.absent(4);
    w.look();
    w.pass(2s);
    for (const int node : {0, 1, 2})
        w.up(node);
    for (int node = 0; node < 5; ++node)
        again.contains(node) ? w.present(node, "A", 56s) : w.absent(node);
    QCOMPARE(w.look(), expected);
}

static void lockOnNode0(Watched &w)
{
    for (int i = 0; i < 2; ++i) { // what is on one node alone is shown after two readings
        w.present(0, "A", 20s);
        for (int node = 1; node < w.count; ++node)
            w.absent(node);
        w.look();
        w.pass(1s);
    }
}

/// By the same owner, while the others were silent: two holds, and of both it is known when.
void TestWatchHistory::takenAgainOnANodeThatAnswers()
{
    Watched w(3, Scope::Either);
    lockOnNode0(w);
    w.pass(10s);
    w.down(1);
    w.down(2);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    w.pass(1s);
    w.absent(0);
    const Instant gone = w.now;
    QCOMPARE(w.look(), QStringList());
    w.pass(1s);
    w.present(0, "A", 30s);
    const Instant again = w.now;
    QCOMPARE(w.look(), QStringList());
    w.pass(3s);
    w.up(1);
    w.up(2);
    std::vector<HistoryEvent> events;
    for (int i = 0; i < 2; ++i) {
        w.present(0, "A", 27s);
        w.absent(1);
        w.absent(2);
        const auto more = w.lookEvents();
        events.insert(events.end(), more.begin(), more.end());
        w.pass(1s);
    }
    QCOMPARE(words(events), (QStringList{QStringLiteral("ended A released"), QStringLiteral("began A")}));
    QCOMPARE(events.at(events.size() - 2).at, gone);
    QCOMPARE(events.back().at, again);
}

/// Its end lies anywhere between when it was seen last and when a quorum was found without it: no figure takes the
/// longest of that.
void TestWatchHistory::ofAHoldThatEndedOutOfSightMostIsNotSure()
{
    Watched w(5);
    w.everywhere("A", 300s);
    w.look();
    w.pass(10s);
    w.everywhere("A", 290s);
    w.look();
    for (const int node : {0, 1, 2})
        w.down(node);
    w.look();
    w.pass(1s);
    w.absent(3);
    w.absent(4);
    w.look();
    w.pass(100s);
    for (const int node : {0, 1, 2})
        w.up(node);
    w.everywhere("B", 300s);
    const auto events = w.lookEvents();
    QCOMPARE(words(events).first(), QStringLiteral("ended A released")); // it was gone before anybody else came
    QVERIFY(events.front().slack > 90s);
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.holds.count(), 0);
    QVERIFY(statistics.all.longestSure <= Micros(11s));
}

/// Statistics count what is known of it: until it went out of sight, also once it is known to have ended sometime.
void TestWatchHistory::outOfSightIsNotHeldForSure()
{
    Watched w(3);
    w.everywhere("A", 300s);
    w.look();
    w.pass(10s);
    w.everywhere("A", 290s);
    w.look();
    w.down(0);
    w.down(1);
    w.look();
    w.pass(100s);
    w.present(2, "A", 190s);
    w.look();
    auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.held, Micros(10s));
    QVERIFY(statistics.all.heldAtLeast);

    w.up(0);
    w.up(1);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A released")});
    statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.held, Micros(10s));
    QVERIFY(statistics.all.heldAtLeast);
    QCOMPARE(statistics.all.holds.count(), 0);
    QCOMPARE(statistics.all.longestSure, Micros(10s));
}

void TestWatchHistory::endedAndTakenAgainUnseen_data()
{
    QTest::addColumn<int>("renewals");
    QTest::addColumn<Millis>("away");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("its time was over meanwhile")
        << 0 << Millis(9000)
        << QStringList{QStringLiteral("ended A unknown inexact"), QStringLiteral("began A inexact")};
    QTest::newRow("it had time left") << 0 << Millis(4000)
                                      << QStringList{QStringLiteral("sight-regained A"), QStringLiteral("renewed A")};
    QTest::newRow("it had been renewed before")
        << 1 << Millis(9000) << QStringList{QStringLiteral("sight-regained A"), QStringLiteral("renewed A")};
}

/// With the same token: that it was held all the time is not known.
void TestWatchHistory::endedAndTakenAgainUnseen()
{
    QFETCH(int, renewals);
    QFETCH(Millis, away);
    QFETCH(QStringList, expected);
    Watched w(5);
    for (int i = 0; i <= renewals; ++i) {
        w.everywhere("A", 9s);
        w.look();
        w.pass(2s);
    }
    for (const int node : {1, 3, 4})
        w.down(node);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    w.pass(away);
    w.absent(0);
    w.absent(2);
    QCOMPARE(w.look(), QStringList());
    for (const int node : {1, 3, 4}) {
        w.up(node);
        w.present(node, "A", 20s);
    }
    QCOMPARE(w.look(), expected);
}

void TestWatchHistory::anExpiryEndsWhenItWasDue()
{
    Watched w(1);
    w.everywhere("A", 10s);
    w.look();
    const Instant due = w.now + 10s;
    for (int i = 0; i < 19; ++i) {
        w.pass(500ms);
        w.everywhere("A", std::chrono::duration_cast<Millis>(due - w.now));
        w.look();
    }
    w.pass(1s);
    w.nowhere();
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended A expired")});
    QVERIFY(events[0].at >= due && events[0].at <= due + 10ms);
    QVERIFY(events[0].at - events[0].slack <= due);
    QVERIFY(events[0].length >= Micros(10s) && events[0].length < Micros(10s) + 10ms);
}

void TestWatchHistory::renewals()
{
    Watched w(3);
    w.everywhere("A");
    w.look();
    w.pass(1s);
    w.everywhere("A", 9s); // counted down
    QCOMPARE(w.look(), QStringList());
    w.pass(2s);
    w.everywhere("A", 10s);
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("renewed A")});
    QCOMPARE(events[0].length, Micros(7s)); // what was left, at least
    QCOMPARE(events[0].slack, Micros(2s));
    QVERIFY(!events[0].late);
    QCOMPARE(events[0].process, QByteArray("host · 7"));
    // Republished without a new reading: nothing happened.
    BoardDiff again;
    again.changed = {w.diff()->changed};
    again.nodes = w.statuses;
    QCOMPARE(words(w.history.apply(again, w.now)), QStringList());
}

void TestWatchHistory::renewalsComeLate()
{
    Watched w(1);
    w.everywhere("A", 30s);
    w.look();
    std::vector<std::optional<Micros>> late;
    for (const auto gap : {10s, 10s, 10s, 16s}) {
        for (auto passed = 1s; passed < gap; ++passed) {
            w.pass(1s);
            w.everywhere("A", 30s - passed);
            QCOMPARE(w.look(), QStringList());
        }
        w.pass(1s);
        w.everywhere("A", 30s);
        const auto events = w.lookEvents();
        QCOMPARE(words(events), QStringList{QStringLiteral("renewed A")});
        late.push_back(events[0].late);
    }
    QCOMPARE(late.size(), 4);
    QVERIFY(!late[0] && !late[1]); // a habit is known after two
    QCOMPARE(*late[2], Micros(0));
    QCOMPARE(*late[3], Micros(6s));
}

/// It is read when the node tells of a renewal, and seldom in between: none has passed unseen.
void TestWatchHistory::renewalsThatANodeTellsOfComeLate()
{
    Watched w(1);
    w.listen(0);
    w.everywhere("A", 30s);
    w.look();
    for (const auto gap : {10s, 10s, 10s, 10s, 16s}) {
        for (auto passed = 0s; passed < gap; ++passed) {
            w.pass(1s);
            QCOMPARE(w.look(), QStringList());
        }
        w.everywhere("A", 30s);
        const auto events = w.lookEvents();
        QCOMPARE(words(events), QStringList{QStringLiteral("renewed A")});
        QVERIFY(events[0].slack <= Micros(250ms));
        QCOMPARE(events[0].late.value_or(Micros(0)), gap == 16s ? Micros(6s) : Micros(0));
    }
}

void TestWatchHistory::handOverHasAGap()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.pass(1s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A released")});
    w.pass(3s);
    w.everywhere("B");
    const auto events = w.lookEvents();
    QCOMPARE(words(events), (QStringList{QStringLiteral("began B"), QStringLiteral("hand-over A B")}));
    QCOMPARE(events[1].length, Micros(3s));

    w.pass(1s);
    w.everywhere("C");
    const auto direct = w.lookEvents();
    QCOMPARE(words(direct),
             (QStringList{QStringLiteral("ended B taken-over"), QStringLiteral("began C"),
                          QStringLiteral("hand-over B C")}));
    QCOMPARE(direct[2].length, Micros(0));
    QVERIFY(direct[2].slack >= Micros(1s)); // somewhere between the two readings
}

void TestWatchHistory::aLateSuccessorWasNotHandedTheLock()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.nowhere();
    w.look();
    for (int i = 0; i < 65; ++i) {
        w.pass(1s);
        w.look();
    }
    w.everywhere("B");
    QCOMPARE(w.look(), QStringList{QStringLiteral("began B")});
}

void TestWatchHistory::theSameOwnerAgainIsNoHandOver()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.nowhere();
    w.look();
    w.pass(1s);
    w.everywhere("A");
    QCOMPARE(w.look(), QStringList{QStringLiteral("began A")});
}

void TestWatchHistory::sightIsLostAndRegained()
{
    Watched w(3);
    w.everywhere("A");
    w.look();
    w.down(0);
    QCOMPARE(w.look(), QStringList());
    w.down(1);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-lost A")});
    QVERIFY(!w.history.snapshot(w.now)->open.at(0).inSight);
    w.pass(1s);
    w.up(0);
    w.up(1);
    w.everywhere("A", 9s);
    QCOMPARE(w.look(), QStringList{QStringLiteral("sight-regained A")});
    QVERIFY(w.history.snapshot(w.now)->open.at(0).inSight);
}

void TestWatchHistory::whatTheFeedToldIsNotMoreThanItsDelayAgo()
{
    Watched w(3);
    w.history.setPace({.interval = 5s, .feedDelay = Micros(250ms)});
    w.everywhere("A", 60s);
    w.look();
    w.pass(4s); // nobody reads: the feed is silent
    w.everywhere("B", 60s);
    const auto events = w.lookEvents();
    const auto ended = std::find_if(events.begin(), events.end(),
                                    [](const HistoryEvent &event) { return event.kind == HistoryKind::Ended; });
    QVERIFY(ended != events.end());
    QVERIFY(ended->end == HoldEnd::TakenOver);
    QVERIFY2(ended->slack <= 250ms, qPrintable(QString::number(ended->slack.count())));
    const auto handOver = std::find_if(events.begin(), events.end(),
                                       [](const HistoryEvent &event) { return event.kind == HistoryKind::HandOver; });
    QVERIFY(handOver != events.end());
    QVERIFY2(handOver->slack <= 500ms, qPrintable(QString::number(handOver->slack.count())));
}

void TestWatchHistory::splitIsCountedOnce()
{
    Watched w(3);
    const auto split = [&] {
        w.present(0, "A");
        w.present(1, "B");
        w.present(2, "C");
    };
    QStringList seen;
    for (int i = 0; i < 4; ++i) {
        split();
        seen += w.look();
        w.pass(1s);
    }
    QCOMPARE(seen, QStringList{QStringLiteral("split")});
    w.nowhere();
    w.look();
    for (int i = 0; i < 2; ++i) {
        w.pass(1s);
        split();
        seen += w.look();
    }
    QCOMPARE(seen.size(), 2);
}

void TestWatchHistory::forcedReleases()
{
    Watched w(3);
    w.everywhere("A");
    w.look();
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "A"}, w.now);
    w.pass(1s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A force-released")});
    // The next one is not ours.
    w.everywhere("B");
    w.look();
    w.pass(1s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended B released")});
    // It compared its owner: however long ago it was read, it stood until then.
    w.everywhere("C", 300s);
    w.look();
    w.pass(10s);
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "C"}, w.now);
    const Instant sent = w.now;
    w.pass(100ms);
    w.nowhere();
    const auto events = w.lookEvents();
    QCOMPARE(words(events).last(), QStringLiteral("ended C force-released"));
    QVERIFY(events.back().at - events.back().slack >= sent);
}

/// It came to some nodes only, and the others were read behind it: how the lock ends then is somebody else's doing.
void TestWatchHistory::whatOutlivesAForcedReleaseEndsByItself()
{
    Watched w(5);
    w.everywhere("A", 60s);
    w.look();
    for (const int node : {0, 1, 2})
        w.down(node);
    w.look();
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "A"}, w.now);
    w.pass(100ms);
    w.absent(3);
    w.absent(4);
    w.look();
    w.pass(5s);
    for (const int node : {0, 1, 2}) {
        w.up(node);
        w.present(node, "A", 54s);
    }
    w.look();
    w.pass(5s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A released")});
}

void TestWatchHistory::heldBySilentNodesItOutlivesAnothersKey_data()
{
    QTest::addColumn<bool>("isHoldOff");
    QTest::newRow("held off where we came to it") << true;
    QTest::newRow("overwritten by another") << false;
}

/// The nodes that make up its quorum have it all the time.
void TestWatchHistory::heldBySilentNodesItOutlivesAnothersKey()
{
    QFETCH(const bool, isHoldOff);
    Watched w(5);
    w.everywhere("A", 300s);
    w.look();
    w.pass(4s);
    if (isHoldOff)
        w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "A"}, w.now);
    for (const int node : {2, 3, 4})
        w.down(node);
    w.look();
    w.pass(1s);
    for (const int node : {0, 1})
        w.present(node, isHoldOff ? "lockscope:hold-off" : "B", 30s);
    w.look();
    w.pass(3s);
    QStringList told;
    for (const int node : {2, 3, 4}) {
        w.up(node);
        w.present(node, "A", 292s);
        told += w.look();
    }
    QCOMPARE(told, QStringList{QStringLiteral("sight-regained A")});
}

/// A key without a TTL, whose value says when the lock ends: it may stand there for longer, and nobody has deleted
/// anything.
void TestWatchHistory::whatEndsByItsValueExpires()
{
    for (const bool isOver : {true, false}) {
        Watched w(1);
        const Micros ahead = Micros(w.wall.time_since_epoch()) - w.now.time_since_epoch();
        const auto look = [&] {
            const auto next = w.diff();
            return words(w.history.apply(*next, w.now, ahead));
        };
        w.valueExpiry = w.wall + 10s;
        for (int i = 0; i <= (isOver ? 10 : 5); ++i) {
            w.present(0, "A", KeyTtl{KeyTtl::Kind::Never, Millis(0)});
            look();
            w.pass(1s);
        }
        w.nowhere();
        QCOMPARE(look(), QStringList{isOver ? QStringLiteral("ended A expired") : QStringLiteral("ended A released")});
    }
}

/// Where nodes tell of each change, that its key stood there for longer tells nothing.
void TestWatchHistory::whatEndsByItsValueEndsWhenThatSays_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<std::vector<int>>("readSince");
    QTest::addColumn<std::vector<int>>("countedFirst");
    const std::vector<int> none;
    QTest::newRow("its key was not read any more") << 1 << none << none;
    QTest::newRow("its key was read behind its end, by two of three nodes") << 3 << std::vector{1, 2} << none;
    QTest::newRow("it counts as over at one of three nodes, and then at the others") << 3 << none << std::vector{1};
    QTest::newRow("the same, and its key was read behind its end") << 3 << std::vector{0, 2} << std::vector{1};
}

void TestWatchHistory::whatEndsByItsValueEndsWhenThatSays()
{
    QFETCH(const int, nodes);
    QFETCH(const std::vector<int>, readSince);
    QFETCH(const std::vector<int>, countedFirst);
    Watched w(nodes, Scope::Quorum, {.feedDelay = Micros(0)});
    const Micros ahead = Micros(w.wall.time_since_epoch()) - w.now.time_since_epoch();
    w.valueExpiry = w.wall + 5s;
    const Instant due = w.now + 5s;
    for (int i = 0; i < 5; ++i) {
        for (int node = 0; node < w.count; ++node)
            w.present(node, "A", KeyTtl{KeyTtl::Kind::Never, Millis(0)});
        (void)w.history.apply(*w.diff(), w.now, ahead);
        w.pass(1s);
    }
    w.pass(200ms);
    for (const int node : readSince)
        w.present(node, "A", KeyTtl{KeyTtl::Kind::Never, Millis(0)});
    (void)w.history.apply(*w.diff(), w.now, ahead);
    w.pass(500ms);
    for (const int node : countedFirst)
        w.absent(node);
    QVERIFY(w.history.apply(*w.diff(), w.now, ahead).empty());
    w.pass(6ms);
    w.nowhere();
    const auto events = w.history.apply(*w.diff(), w.now, ahead);
    QCOMPARE(words(events), QStringList{QStringLiteral("ended A expired")});
    QVERIFY(events.front().at == due);
    QVERIFY(events.front().slack < Micros(1s));
}

/// Whatever the board counts from: the second did not begin before the first ended.
void TestWatchHistory::anOwnLockThatIsLostAndSetAgainIsTwoHolds()
{
    Watched w(3);
    w.history.note({.kind = OwnAction::Kind::OwnTaken, .lock = "lock:a", .owner = "mine"}, w.now);
    w.everywhere("mine");
    w.board.setOwnHolds({{"lock:a", {.owner = "mine", .since = w.now}}});
    w.look();
    w.pass(10s);
    w.everywhere("mine");
    w.absent(1);
    w.look();
    w.pass(100ms);
    w.restart(2);
    w.present(0, "mine");
    w.absent(1);
    w.absent(2);
    w.look();
    w.pass(1s);
    w.present(0, "mine");
    w.absent(1);
    w.absent(2);
    auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended mine lost")});
    const Instant ended = events.front().at;
    w.pass(1s);
    w.present(0, "mine");
    w.present(2, "mine");
    events = w.lookEvents();
    QCOMPARE(words(events).size(), 1);
    QVERIFY2(words(events).front().startsWith(QStringLiteral("began mine")), qPrintable(words(events).front()));
    QVERIFY(events.front().at >= ended);
}

/// By a walk through many keys, half a minute after the one before.
void TestWatchHistory::whatIsFoundLateWasNotSeenComing()
{
    for (const bool isLate : {true, false}) {
        Watched w(1);
        w.board.nodeSwept(0);
        for (int i = 0; i < 60; ++i) {
            w.pass(1s);
            w.look();
        }
        const Recognition lock{.name = "lock:a", .dialect = QStringLiteral("d"), .scope = Scope::Quorum, .owner = "A"};
        w.board.present(0, "lock:a", lock, {KeyTtl::Kind::Finite, 60s}, w.now, w.took, nullptr,
                        {.reported = w.now - (isLate ? Micros(30s) : Micros(1s))});
        const auto events = w.lookEvents();
        QCOMPARE(words(events), QStringList{isLate ? QStringLiteral("began A inexact") : QStringLiteral("began A")});
        QVERIFY(events.front().slack >= (isLate ? Micros(30s) : Micros(1s)));
    }
}

/// Who has the key is not known, but that the own hold is over.
void TestWatchHistory::anOwnLockThatIsLostOutOfSightEnds()
{
    Watched w(3);
    w.history.note({.kind = OwnAction::Kind::OwnTaken, .lock = "lock:a", .owner = "mine"}, w.now);
    w.everywhere("mine", 10s);
    w.look();
    w.down(0);
    w.down(1);
    w.look();
    w.pass(11s);
    w.history.note({.kind = OwnAction::Kind::OwnLost, .lock = "lock:a", .owner = "mine"}, w.now);
    const Instant lost = w.now;
    w.present(2, "mine", 1s);
    w.pass(1s);
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended mine own-lost")});
    QVERIFY(events.back().at == lost); // not when it was looked
    w.pass(1s);
    w.up(0);
    w.up(1);
    w.nowhere();
    QCOMPARE(w.look(), QStringList());
}

void TestWatchHistory::aForcedReleaseThatFailedIsNoExcuse()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "other"},
                   w.now); // of somebody who is gone already
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A released")});
    w.everywhere("A");
    w.look();
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "A"}, w.now);
    w.history.note({.kind = OwnAction::Kind::ReleaseFailed, .lock = "lock:a"}, w.now);
    w.history.note({.kind = OwnAction::Kind::ReleaseFailed, .lock = "lock:unknown"}, w.now);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A released")});
}

void TestWatchHistory::aHoldOffIsNobodysHold()
{
    Watched w(1, Scope::Quorum, {.feedDelay = Micros(0)});
    w.everywhere("A");
    w.look();
    w.pass(1s);
    const QByteArray holdOff = makeHoldOffClient() + ":0";
    w.everywhere(holdOff, 5s);
    QCOMPARE(
        w.look(),
        QStringList({QStringLiteral("ended A taken-over"), QStringLiteral("began %1").arg(QLatin1String(holdOff))}));
    for (int left = 4; left > 0; --left) {
        w.pass(1s);
        w.everywhere(holdOff, left * 1s);
        w.look();
    }
    w.pass(1100ms);
    w.everywhere("B");
    QCOMPARE(
        w.look(),
        QStringList({QStringLiteral("ended %1 hold-off-over").arg(QLatin1String(holdOff)), QStringLiteral("began B")}));
    w.pass(1s);
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.expired, 0);
    QCOMPARE(statistics.all.acquisitions, 2); // A, B
    QCOMPARE(statistics.all.handOvers, 0);
    QVERIFY(statistics.owners.find(holdOff) == statistics.owners.end());
}

void TestWatchHistory::whatWasNotSeenAtOnceIsRough()
{
    for (const bool isLate : {false, true}) {
        Watched w(1);
        w.everywhere("Z");
        w.look();
        w.pass(3s);
        w.everywhere("Z");
        w.look();
        w.pass(isLate ? 900ms : 100ms); // since it was read with another's
        w.everywhere("A");
        w.look();
        w.pass(3s);
        w.nowhere();
        w.look();
        const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
        QVERIFY(statistics.all.holds.count() > 0);
        QCOMPARE(statistics.all.areHoldsRough, isLate);
    }
}

void TestWatchHistory::anEndThatAwaitedASecondLookWasWhenItWasSeenFirst()
{
    Watched w(5, Scope::Quorum, {.feedDelay = Micros(0)});
    w.everywhere("A");
    w.look();
    w.pass(1s);
    const auto leave = [&w] {
        w.present(0, "ghost", 60s); // what is left there may be an attempt in flight
        for (int node = 1; node < 5; ++node)
            w.absent(node);
        return w.lookEvents();
    };
    const Instant first = w.now;
    QVERIFY(leave().empty());
    w.pass(300ms);
    const auto events = leave();
    QCOMPARE(events.size(), 1U);
    QVERIFY(events.front().end == HoldEnd::Released);
    QCOMPARE(events.front().at - first, Micros(0));
    QCOMPARE(events.front().length, Micros(1s));
}

void TestWatchHistory::besideWhatIsLeftOfAnotherItExpires()
{
    Watched w(5);
    const auto read = [&w](Millis left) {
        w.present(0, "other", left + 7s);
        for (int node = 1; node < 5; ++node)
            w.present(node, "A", left + node * 10ms);
    };
    read(30s);
    w.look();
    for (int second = 29; second > 0; --second) {
        w.pass(1s);
        read(second * 1s);
        w.look();
    }
    // They end one after the other. What is left first looks like an attempt in flight, and that awaits another look.
    for (int node = 1; node < 5; ++node) {
        w.pass(node == 1 ? 1010ms : 10ms);
        w.absent(node);
        QCOMPARE(w.look(), QStringList());
    }
    w.pass(300ms);
    for (int node = 0; node < 5; ++node) {
        if (node == 0)
            w.present(node, "other", 6s);
        else
            w.absent(node);
    }
    const auto events = w.lookEvents();
    QCOMPARE(events.size(), 1U);
    QCOMPARE(toString(events.front().end), toString(HoldEnd::Expired));
    QVERIFY(events.front().length > 29'900ms);
}

void TestWatchHistory::ownLocksAreReleasedOrLost()
{
    Watched w(3);
    const auto note = [&w](OwnAction::Kind kind, const QByteArray &token) {
        w.history.note({.kind = kind, .lock = "lock:a", .owner = token}, w.now);
    };
    const auto taken = [&](const QByteArray &token) {
        note(OwnAction::Kind::OwnTaken, token);
        w.everywhere(token);
        w.look();
        w.pass(1s);
    };
    taken("mine");
    note(OwnAction::Kind::OwnReleased, "mine");
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended mine own-released")});
    // Not given back: somebody deleted it. It is lost before, or after, that is found out.
    taken("mine2");
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended mine2 own-lost")});
    note(OwnAction::Kind::OwnLost, "mine2");
    taken("mine3");
    note(OwnAction::Kind::OwnLost, "mine3");
    w.everywhere("B");
    QCOMPARE(w.look().first(), QStringLiteral("ended mine3 own-lost"));
    // Another's is what it was.
    w.pass(1s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended B released")});
    // What we take away by plan is our doing.
    taken("mine4");
    w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = "lock:a", .owner = "mine4"}, w.now);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended mine4 force-released")});
    // That a release was sent does not tell that it came to anything.
    w.history.note({.kind = OwnAction::Kind::OwnTaken, .lock = "lock:a", .owner = "mine5"}, w.now);
    w.everywhere("mine5", 5s);
    w.look();
    w.pass(1s);
    note(OwnAction::Kind::OwnReleased, "mine5");
    w.pass(6s);
    w.nowhere();
    QVERIFY(w.look().first().startsWith(QStringLiteral("ended mine5 unknown")));
}

void TestWatchHistory::overlapAfterARestart()
{
    Watched w(5);
    for (int node = 0; node < 3; ++node)
        w.present(node, "A");
    w.present(3, "A");
    w.present(4, "A");
    w.look();
    // Three nodes restart empty, and B takes them: A goes on believing, for nearly ten seconds.
    w.pass(1s);
    for (int node = 0; node < 3; ++node) {
        w.restart(node);
        w.present(node, "B");
    }
    const auto events = w.lookEvents();
    QCOMPARE(words(events),
             (QStringList{QStringLiteral("ended A lost"), QStringLiteral("began B inexact"),
                          QStringLiteral("hand-over A B inexact"), QStringLiteral("overlap B A")}));
    QVERIFY(events.back().length > Micros(8s) && events.back().length < Micros(9s));
}

void TestWatchHistory::overlapBehindARestartThatIsNoticedLate_data()
{
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("another process") << true;
    QTest::newRow("the same one: given back meanwhile") << false;
}

/// A node that comes back has its keys read before it has said which process it is: how A's hold has ended is not known
/// then.
void TestWatchHistory::overlapBehindARestartThatIsNoticedLate()
{
    QFETCH(bool, isReplaced);
    Watched w(3);
    w.everywhere("A", 60s);
    w.look();
    const QByteArray process = w.statuses[0].facts->runId;
    w.pass(1s);
    for (const int node : {0, 1}) {
        w.down(node);
        w.up(node);
        w.statuses[static_cast<size_t>(node)].facts->runId.clear();
    }
    QStringList told;
    for (int i = 0; i < 3; ++i) { // a split is looked at more than once
        w.present(0, "B", 30s);
        w.absent(1);
        w.present(2, "A", 59s);
        told += w.look();
        w.pass(Millis(300));
    }
    QVERIFY2(told.contains(QStringLiteral("ended A unknown inexact")), qPrintable(told.join(u'|')));
    for (const int node : {0, 1})
        w.statuses[static_cast<size_t>(node)].facts->runId
            = isReplaced ? QByteArray("another ") + QByteArray::number(node) : process;
    w.present(0, "B", 29s);
    w.present(1, "B", 29s);
    const auto events = w.lookEvents();
    QCOMPARE(words(events).contains(QStringLiteral("overlap B A")), isReplaced);
    if (isReplaced) {
        QVERIFY(events.back().cause == OverlapCause::Restarted);
        QVERIFY(events.back().length > Micros(56s) && events.back().length < Micros(59s));
    }
}

/// The first owner goes on believing, whoever has it by now.
void TestWatchHistory::anOverlapGoesOnWithWhoComesNext()
{
    Watched w(1);
    QVERIFY(w.restartUnderA().contains(QStringLiteral("overlap B A")));
    w.pass(2s);
    w.everywhere("C", 30s);
    const auto events = w.lookEvents();
    QVERIFY2(words(events).contains(QStringLiteral("overlap C A")), qPrintable(words(events).join(u'|')));
    QVERIFY(events.back().length > Micros(55s) && events.back().length < Micros(58s));
    // It has it again itself.
    w.pass(2s);
    w.everywhere("A", 60s);
    QVERIFY(words(w.lookEvents()).filter(QStringLiteral("overlap")).isEmpty());
    w.pass(2s);
    w.everywhere("D", 30s);
    QVERIFY(words(w.lookEvents()).filter(QStringLiteral("overlap")).isEmpty());
}

/// Nobody overlaps with a hold-off, but with who comes behind it.
void TestWatchHistory::anOverlapOutlivesAHoldOff()
{
    for (const bool isAtOnce : {true, false}) {
        Watched w(1);
        w.everywhere("A", 60s);
        w.look();
        w.pass(1s);
        w.restart(0);
        if (!isAtOnce) {
            w.everywhere("B", 30s);
            QVERIFY(w.look().contains(QStringLiteral("overlap B A")));
            w.pass(1s);
        }
        w.everywhere(makeHoldOffClient() + ":0", 5s);
        QVERIFY(w.look().filter(QStringLiteral("overlap")).isEmpty());
        w.pass(2s);
        w.everywhere("D", 30s);
        const QStringList told = w.look();
        QVERIFY2(told.contains(QStringLiteral("overlap D A")), qPrintable(told.join(u'|')));
        QVERIFY2(told.filter(QStringLiteral("hand-over")).isEmpty(), qPrintable(told.join(u'|')));
    }
}

void TestWatchHistory::anOverlapEndsWithWhoReliesOnItTakingItAgain()
{
    Watched w(1);
    QVERIFY(w.restartUnderA().contains(QStringLiteral("overlap B A")));
    w.pass(1s);
    w.everywhere(makeHoldOffClient() + ":0", 5s);
    w.look();
    w.pass(2s);
    for (const char *owner : {"A", "D"}) {
        w.everywhere(owner, 30s);
        const QStringList told = w.look();
        QVERIFY2(told.filter(QStringLiteral("overlap")).isEmpty(), qPrintable(told.join(u'|')));
        w.pass(2s);
    }
}

/// It is told once more then, and counts once.
void TestWatchHistory::anOverlapIsOverWhenTheOtherGivesBackWhatIsLeft()
{
    Watched w(5);
    w.everywhere("A", 60s);
    w.look();
    w.pass(1s);
    for (int node = 0; node < 3; ++node) {
        w.restart(node);
        w.present(node, "B", 30s);
    }
    const auto begins = w.lookEvents();
    QVERIFY(begins.back().kind == HistoryKind::Overlap && !isOverlapOver(begins.back()));
    w.pass(2s);
    for (const int node : {3, 4})
        w.absent(node);
    const auto events = w.lookEvents();
    QVERIFY2(events.size() == 1 && isOverlapOver(events.front()), qPrintable(words(events).join(u'|')));
    QCOMPARE(events.front().at, begins.back().at);
    QCOMPARE(events.front().length, w.now - begins.back().at);
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.overlaps, 1);
}

void TestWatchHistory::noOverlapOnceTheLeaseIsOver()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.restart(0);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A lost")});
    w.pass(10s);
    w.everywhere("B");
    QCOMPARE(w.look(), (QStringList{QStringLiteral("began B inexact"), QStringLiteral("hand-over A B inexact")}));
}

void TestWatchHistory::noOverlapAfterARelease()
{
    // A released everywhere but on a node it did not reach; B has the others.
    Watched w(5);
    w.everywhere("A");
    w.look();
    w.pass(1s);
    for (int node = 0; node < 4; ++node)
        w.present(node, "B");
    QCOMPARE(w.look(),
             (QStringList{QStringLiteral("ended A taken-over"), QStringLiteral("began B"),
                          QStringLiteral("hand-over A B")}));
}

void TestWatchHistory::overlapOfALockWithoutExpiry()
{
    Watched w(1);
    w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
    w.look();
    w.restart(0);
    w.present(0, "B");
    const auto events = w.lookEvents();
    QCOMPARE(words(events).last(), QStringLiteral("overlap B A"));
    QCOMPARE(events.back().length, Micros::max());
    QCOMPARE(w.history.snapshot(w.now)->events().back(), events.back());
}

void TestWatchHistory::causesOfOverlaps()
{
    Watched restarted(1);
    restarted.everywhere("A");
    restarted.look();
    restarted.restart(0);
    restarted.everywhere("B");
    QVERIFY(restarted.lookEvents().back().cause == OverlapCause::Restarted);

    Watched moved(1);
    moved.statuses[0].address = QStringLiteral("master");
    moved.everywhere("A");
    moved.look();
    moved.down(0);
    moved.statuses[0].address = QStringLiteral("replica");
    moved.up(0, "another");
    moved.everywhere("B");
    const auto events = moved.lookEvents();
    QVERIFY(events.back().kind == HistoryKind::Overlap);
    QVERIFY(events.back().cause == OverlapCause::FailedOver);
    QCOMPARE(moved.history.snapshot(moved.now)->events().back(), events.back());
}

/// A has its lock on node 0 of five alone, and is known to.
void TestWatchHistory::takenOnOtherNodesItOverlaps()
{
    Watched w(5, Scope::Either);
    lockOnNode0(w);
    QCOMPARE(w.history.snapshot(w.now)->open.size(), size_t(1));
    w.present(0, "A", 18s);
    for (int node = 1; node < w.count; ++node)
        w.present(node, "B", 30s);
    const auto events = w.lookEvents();
    QCOMPARE(words(events).last(), QStringLiteral("overlap B A"));
    QVERIFY(events.back().cause == OverlapCause::OtherNodes);
    QVERIFY(events.back().length > 17s && events.back().length <= 18s);
}

void TestWatchHistory::whatWasGivenBackOnItsNodeDoesNot()
{
    Watched w(5, Scope::Either);
    lockOnNode0(w);
    w.everywhere("B");
    QVERIFY(!words(w.lookEvents()).contains(QStringLiteral("overlap B A")));
    // Given back while nobody had enough nodes.
    Watched split(5, Scope::Either);
    lockOnNode0(split);
    for (int i = 0; i < 3; ++i) {
        split.present(0, "A");
        split.present(1, "B");
        for (int node = 2; node < split.count; ++node)
            split.absent(node);
        split.look();
        split.pass(1s);
    }
    QVERIFY(split.history.snapshot(split.now)->open.empty());
    split.everywhere("B");
    QVERIFY(!words(split.lookEvents()).contains(QStringLiteral("overlap B A")));
}

void TestWatchHistory::takenOverByAClockThatIsAhead_data()
{
    QTest::addColumn<qint64>("heldMs"); // by Ann, for ten seconds by her value
    QTest::addColumn<qint64>("aheadMs"); // Bob's clock
    QTest::addColumn<qint64>("leaseMs"); // Bob's
    QTest::addColumn<qint64>("oursAheadMs"); // the watcher's own clock
    QTest::addColumn<bool>("isOverlap");

    QTest::newRow("Bob's clock is an hour ahead") << 1000LL << 3'600'000LL << 10'000LL << 0LL << true;
    QTest::newRow("so far that Ann's is just over") << 2000LL << 9000LL << 10'000LL << 0LL << true;
    QTest::newRow("given back and taken at once") << 1000LL << 0LL << 10'000LL << 0LL << false;
    QTest::newRow("the same, by a clock that is a little ahead") << 1000LL << 5000LL << 10'000LL << 0LL << false;
    QTest::newRow("when it is over by all clocks") << 12'000LL << 0LL << 10'000LL << 0LL << false;
    QTest::newRow("a moment before it is over: values tell whole seconds")
        << 9500LL << 1000LL << 10'000LL << 0LL << false;
    QTest::newRow("for less") << 1000LL << 3'600'000LL << 5000LL << 0LL << true;
    QTest::newRow("our own clock is behind: given back") << 1000LL << 0LL << 10'000LL << -3'600'000LL << false;
    QTest::newRow("our own clock is ahead: all is over, as far as we know")
        << 1000LL << 3'600'000LL << 10'000LL << 3'600'000LL << false;
}

void TestWatchHistory::takenOverByAClockThatIsAhead()
{
    QFETCH(qint64, heldMs);
    QFETCH(qint64, aheadMs);
    QFETCH(qint64, leaseMs);
    QFETCH(qint64, oursAheadMs);
    QFETCH(bool, isOverlap);
    constexpr KeyTtl kNever{KeyTtl::Kind::Never};

    const auto tell = [&](std::optional<bool> wallKnown, const OwnerInfo &bob) {
        Watched w(1, Scope::Local);
        const auto apply = [&] {
            const Micros wallAhead = w.wall.time_since_epoch() + Millis(oursAheadMs) - w.now.time_since_epoch();
            return w.history.apply(*w.diff(), w.now, wallKnown ? std::optional(wallAhead) : std::nullopt);
        };
        w.pass(1s);
        w.ownerInfo = {.client = QStringLiteral("ann")};
        w.valueExpiry = w.wall + 10s;
        w.present(0, "A", kNever);
        apply();
        for (qint64 passed = 0; passed < heldMs; passed += 500) {
            w.pass(500ms);
            (void)w.history.tick(w.now); // it is watched all the time
        }
        w.ownerInfo = bob;
        w.valueExpiry = w.wall + Millis(aheadMs) + Millis(leaseMs);
        w.present(0, "B", kNever);
        return apply();
    };
    const QStringList handedOver{QStringLiteral("ended A taken-over"), QStringLiteral("began B"),
                                 QStringLiteral("hand-over A B")};
    const auto events = tell(true, {});
    QCOMPARE(words(events), isOverlap ? handedOver + QStringList{QStringLiteral("overlap B A")} : handedOver);
    if (isOverlap) {
        QVERIFY(events.back().cause == OverlapCause::ClockAhead);
        QCOMPARE(events.back().length, Micros(10s) - Millis(heldMs)); // until Ann's value says
    }
    QCOMPARE(words(tell(std::nullopt, {})), handedOver); // what the time is nobody said
    QCOMPARE(words(tell(true, {.client = QStringLiteral("ann")})), handedOver); // she prolongs it herself
}

void TestWatchHistory::waitersAreTold()
{
    Watched w(1);
    const auto wait = [&](std::optional<int> count) {
        w.waiters = count ? std::optional(WaiterCount{.count = *count}) : std::nullopt;
        w.pass(1s);
        w.everywhere("A", 60s);
        QStringList told;
        for (const auto &event : w.lookEvents()) {
            if (event.kind == HistoryKind::Waiting)
                told << QString::number(event.waiting);
        }
        return told.join(u' ');
    };
    QCOMPARE(wait(std::nullopt), QString());
    QCOMPARE(wait(0), QString());
    QCOMPARE(wait(2), QStringLiteral("2"));
    QCOMPARE(w.history.snapshot(w.now)->waits.size(), size_t(1));
    QCOMPARE(w.history.snapshot(w.now)->waits.front().most, 2);
    QCOMPARE(wait(1), QString()); // somebody waits on
    QCOMPARE(wait(5), QStringLiteral("5"));
    QCOMPARE(wait(0), QStringLiteral("0"));
    QVERIFY(w.history.snapshot(w.now)->waits.empty());
    QCOMPARE(wait(1), QStringLiteral("1"));
    w.nowhere();
    const auto events = w.lookEvents();
    QCOMPARE(std::count_if(
                 events.begin(), events.end(),
                 [](const HistoryEvent &event) { return event.kind == HistoryKind::Waiting && event.waiting == 0; }),
             1);
    const auto kept = w.history.snapshot(w.now)->events();
    QCOMPARE(std::count_if(
                 kept.begin(), kept.end(),
                 [](const HistoryEvent &event) { return event.kind == HistoryKind::Waiting && event.waiting == 5; }),
             1);
    QVERIFY(!HistoryStatistics::of(*w.history.snapshot(w.now), 1h).locks.empty());
}

void TestWatchHistory::readersAreOneHold()
{
    Watched w(1);
    w.mode = LockMode::Read;
    QStringList told;
    Millis left = 10s;
    for (const char *readers : {"A", "A B", "B", "B C", "C"}) {
        w.everywhere(readers, left);
        left -= 1s;
        told += w.look();
        w.pass(1s);
    }
    // It is nobody's alone.
    QCOMPARE(told, QStringList{QStringLiteral("began (shared)")});
    QCOMPARE(w.history.snapshot(w.now)->open.at(0).owner(), sharedOwnerLabel());
    w.mode = LockMode::Write;
    w.everywhere("W");
    QCOMPARE(w.look(),
             (QStringList{QStringLiteral("ended (shared) taken-over"), QStringLiteral("began W"),
                          QStringLiteral("hand-over (shared) W")}));
    QCOMPARE(w.history.snapshot(w.now)->latest("lock:a", 3).front().length, Micros(5s));
}

void TestWatchHistory::nodesComeAndGo()
{
    Watched w(2);
    w.down(1);
    QCOMPARE(w.look(true), QStringList{QStringLiteral("node-down 1")});
    QCOMPARE(w.look(true), QStringList());
    w.up(1);
    QCOMPARE(w.look(true), QStringList{QStringLiteral("node-up 1")});
    w.restart(0);
    QCOMPARE(w.look(true), QStringList{QStringLiteral("node-restarted 0")});
    w.down(0);
    w.look();
    w.up(0, "yet another");
    QCOMPARE(w.look(true), (QStringList{QStringLiteral("node-restarted 0"), QStringLiteral("node-up 0")}));
}

void TestWatchHistory::failover()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    w.statuses[0].address = QStringLiteral("redis://replica");
    w.statuses[0].facts->runId = "replica";
    w.nowhere();
    QCOMPARE(w.look(true), (QStringList{QStringLiteral("node-failover 0"), QStringLiteral("ended A lost")}));
    w.everywhere("B");
    QCOMPARE(w.look().last(), QStringLiteral("overlap B A"));
}

void TestWatchHistory::takenAgainByTheSameOwner_data()
{
    QTest::addColumn<int>("nodes");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<QStringList>("expected");

    const auto row = [](const char *name, int nodes, const Steps &steps, const QStringList &expected) {
        QTest::newRow(name) << nodes << steps << expected;
    };
    const QStringList goesOn;
    const QStringList lost{QStringLiteral("ended A lost"), QStringLiteral("began A inexact")};
    const QStringList unknown{QStringLiteral("ended A unknown inexact"), QStringLiteral("began A inexact")};
    const auto failOver = [](Watched &w) {
        w.statuses[0].address += QLatin1Char('\'');
        w.statuses[0].facts->runId += "'";
        w.board.nodeLost(0, {.kind = ErrorKind::Unreachable, .message = QStringLiteral("moved")});
        w.board.nodeReplaced(0, true);
        w.board.nodeFound(0);
        w.board.nodeSwept(0);
    };
    const auto renew = [](Watched &w) {
        w.pass(3s);
        w.everywhere("A");
        w.look();
        w.pass(3s);
    };
    row(
        "a restart, and its lease begins anew: lost", 1,
        [](Watched &w) {
            w.restart(0);
            w.everywhere("A");
        },
        lost);
    row(
        "a restart that was seen, and its lease begins anew: lost", 1,
        [](Watched &w) {
            w.down(0);
            w.look();
            w.pass(2s);
            w.up(0, "another process");
            w.everywhere("A");
        },
        lost);
    row(
        "a restart, and its lease goes on: it was kept", 1,
        [](Watched &w) {
            w.restart(0);
            w.everywhere("A", 9s);
        },
        goesOn);
    row(
        "a restart, and less is left of its lease: kept, as of an earlier moment", 1,
        [](Watched &w) {
            w.restart(0);
            w.everywhere("A", 5s);
        },
        goesOn);
    row(
        "a restart of what keeps everything, and more is left of its lease: kept and renewed, or taken anew", 1,
        [](Watched &w) {
            w.statuses[0].facts->appendOnly = true;
            w.restart(0);
            w.statuses[0].facts->appendOnly = true;
            w.everywhere("A");
        },
        unknown);
    row(
        "a restart, and an owner who renews: renewed, or taken anew", 1,
        [renew](Watched &w) {
            renew(w);
            w.restart(0);
            w.everywhere("A");
        },
        unknown);
    row(
        "a restart, and no expiry before and after: nothing tells", 1,
        [](Watched &w) {
            w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
            w.look();
            w.restart(0);
            w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
        },
        unknown);
    row(
        "a restart, and no expiry any more: lost", 1,
        [](Watched &w) {
            w.restart(0);
            w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
        },
        lost);
    row(
        "a failover, and its lease begins anew: lost", 1,
        [failOver](Watched &w) {
            failOver(w);
            w.everywhere("A");
        },
        lost);
    row(
        "a failover, and its lease goes on, by another clock: the replica had it", 1,
        [failOver](Watched &w) {
            failOver(w);
            w.everywhere("A", 9300ms);
        },
        goesOn);
    row(
        "a failover, and an owner who renews: renewed, or taken anew", 1,
        [renew, failOver](Watched &w) {
            renew(w);
            failOver(w);
            w.everywhere("A");
        },
        unknown);
    row(
        "a failover, and an owner who had renewed for long: the replica had it", 1,
        [renew, failOver](Watched &w) {
            renew(w);
            renew(w);
            failOver(w);
            w.everywhere("A");
        },
        goesOn);
    for (const auto stood : {9s, 10s}) {
        row(
            stood == 9s ? "a failover, and no expiry of what was new: nothing tells"
                        : "a failover, and no expiry of what had stood for long: the replica had it",
            1,
            [failOver, stood](Watched &w) {
                w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
                w.look();
                w.pass(stood - 1s);
                w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
                w.look();
                failOver(w);
                w.present(0, "A", KeyTtl{KeyTtl::Kind::Never});
            },
            stood == 9s ? unknown : goesOn);
    }
    row(
        "one of three restarted: two had it all the time", 3,
        [](Watched &w) {
            w.restart(0);
            w.everywhere("A");
        },
        goesOn);
    row(
        "two of three restarted: lost", 3,
        [](Watched &w) {
            w.restart(0);
            w.restart(1);
            w.everywhere("A");
        },
        lost);
    row(
        "two of three restarted, one of which kept it", 3,
        [](Watched &w) {
            w.restart(0);
            w.restart(1);
            w.present(0, "A");
            w.present(1, "A", 9s);
            w.present(2, "A");
        },
        goesOn);
    row(
        "one of three restarted, one is silent: the silent one may have had it", 3,
        [](Watched &w) {
            w.down(2);
            w.restart(0);
            w.present(0, "A");
            w.present(1, "A");
        },
        unknown);
}

void TestWatchHistory::takenAgainByTheSameOwner()
{
    QFETCH(int, nodes);
    QFETCH(Steps, steps);
    QFETCH(QStringList, expected);
    Watched w(nodes);
    w.everywhere("A");
    w.look();
    w.pass(1s);
    steps(w);
    const QStringList told = w.look().filter(QRegularExpression(QStringLiteral("^(began|ended|hand-over|overlap)")));
    QCOMPARE(told, expected);
}

void TestWatchHistory::theSameOwnerHoldsItAnewSinceThen()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    const Instant began = w.now;
    w.pass(3s);
    w.restart(0);
    w.everywhere("A");
    const auto events = w.lookEvents();
    QCOMPARE(words(events), (QStringList{QStringLiteral("ended A lost"), QStringLiteral("began A inexact")}));
    QCOMPARE(events[1].length, Micros(3s));
    QCOMPARE(events[2].at, w.now);
    QVERIFY(events[2].slack <= 3s + w.took && events[2].slack >= 3s - w.took);
    QCOMPARE(w.history.snapshot(w.now)->open.at(0).since, w.now);
    QVERIFY(w.history.snapshot(w.now)->open.at(0).since > began);

    // From here on it is a hold as any other.
    w.pass(1s);
    w.everywhere("A", 9s);
    QCOMPARE(w.look(), QStringList());
    w.pass(1s);
    w.nowhere();
    const auto later = w.lookEvents();
    QCOMPARE(words(later), QStringList{QStringLiteral("ended A released inexact")});
    QCOMPARE(later[0].length, Micros(2s));
}

void TestWatchHistory::wallClockJumpsChangeNothing()
{
    Watched w(3);
    w.everywhere("A");
    w.look();
    for (const auto jump : {Millis(24h), Millis(-48h)}) {
        w.wall += jump;
        w.pass(1s);
        w.everywhere("A", 9s);
        QCOMPARE(w.look(true), QStringList());
        w.pass(1s);
        w.everywhere("A", 10s);
        QCOMPARE(w.look(true), QStringList{QStringLiteral("renewed A")});
    }
    w.nowhere();
    const auto events = w.lookEvents();
    QCOMPARE(words(events), QStringList{QStringLiteral("ended A released")});
    QCOMPARE(events[0].length, Micros(4s));
}

void TestWatchHistory::randomSequencesAreConsistent_data()
{
    QTest::addColumn<int>("nodes");
    for (const int nodes : {1, 2, 3, 5})
        QTest::addRow("%d nodes", nodes) << nodes;
}

/// Whatever happens: per lock, began and ended take turns, with the owners that the board showed; nobody holds what the
/// board does not show; no event lies in the future or has negative lengths.
void TestWatchHistory::randomSequencesAreConsistent()
{
    QFETCH(int, nodes);
    QRandomGenerator random(static_cast<quint32>(4711 + nodes));
    const QByteArrayList names{"lock:a", "lock:b", QByteArray("\x00\xFF\n", 3)};
    const QByteArrayList owners{"A", "B", "C", QByteArray("\xFE\x1B[31m", 6)};
    for (int round = 0; round < 40; ++round) {
        Watched w(nodes, random.bounded(2) == 0 ? Scope::Quorum : Scope::Either);
        std::map<QByteArray, LockStatePtr> board;
        std::map<QByteArray, QByteArray> holder;
        for (int step = 0; step < 120; ++step) {
            w.pass(Millis(random.bounded(random.bounded(20) == 0 ? 20'000 : 900)));
            const int node = random.bounded(nodes);
            const auto &name = names.at(random.bounded(static_cast<int>(names.size())));
            const auto &owner = owners.at(random.bounded(static_cast<int>(owners.size())));
            const bool readable = w.statuses[static_cast<size_t>(node)].reach == NodeStatus::Reach::Up;
            switch (random.bounded(9)) {
            case 0: w.down(node); break;
            case 1:
                if (!readable)
                    w.up(node);
                break;
            case 2: w.restart(node); break;
            case 3:
                if (readable)
                    w.present(node, owner, KeyTtl{KeyTtl::Kind::Never}, name);
                break;
            case 4:
                w.history.note({.kind = OwnAction::Kind::ReleaseBegins, .lock = name, .owner = owner}, w.now);
                break;
            default:
                for (int other = 0; other < nodes; ++other) {
                    if (w.statuses[static_cast<size_t>(other)].reach != NodeStatus::Reach::Up)
                        continue;
                    if (random.bounded(3) == 0)
                        w.absent(other, name);
                    else
                        w.present(other, owner, Millis(1 + random.bounded(5000)), name);
                }
            }
            const auto diff = w.diff();
            for (const auto &gone : diff->removed)
                board.erase(gone);
            for (const auto &state : diff->changed)
                board[state->name] = state;
            for (const auto &event : w.history.apply(*diff, w.now)) {
                QVERIFY(event.at <= w.now);
                QVERIFY(event.slack >= Micros(0) && event.length >= Micros(0));
                if (event.kind == HistoryKind::Began) {
                    QVERIFY(!holder.contains(event.lock));
                    QVERIFY(board.contains(event.lock));
                    QCOMPARE(board.at(event.lock)->assessment.owner, event.owner);
                    holder[event.lock] = event.owner;
                } else if (event.kind == HistoryKind::Ended) {
                    QVERIFY(holder.contains(event.lock));
                    QCOMPARE(holder.at(event.lock), event.owner);
                    holder.erase(event.lock);
                } else if (event.kind == HistoryKind::Renewed) {
                    QCOMPARE(holder.at(event.lock), event.owner);
                } else if (event.kind == HistoryKind::HandOver) {
                    QVERIFY(event.owner != event.other);
                    QCOMPARE(holder.at(event.lock), event.other);
                } else if (event.kind == HistoryKind::Overlap) {
                    QCOMPARE(holder.at(event.lock), event.owner);
                    QVERIFY(event.length > Micros(0));
                }
            }
            // Who holds by the history, holds by the board, or the board cannot tell.
            for (const auto &[lock, who] : holder) {
                QVERIFY(board.contains(lock));
                const auto &assessment = board.at(lock)->assessment;
                QVERIFY(assessment.verdict == Verdict::Unknown || (assessment.isHeld() && assessment.owner == who));
            }
            for (const auto &[lock, state] : board)
                QVERIFY(!state->assessment.isHeld() || holder.contains(lock));
            QCOMPARE(w.history.snapshot(w.now)->open.size(), holder.size());
        }
        // Nothing that was told is missing from what is kept.
        const auto snapshot = w.history.snapshot(w.now);
        QCOMPARE(snapshot->size(), w.history.log().size());
        QCOMPARE(static_cast<qsizetype>(snapshot->events().size()), snapshot->size());
    }
}

void TestWatchHistory::aMillionEventsAreBounded()
{
    HistoryLog log({.age = 24h, .events = 100'000, .bytes = 1'000'000'000});
    HistoryEvent event{.kind = HistoryKind::Ended, .at = Instant(1h), .process = "host · 7"};
    for (int i = 0; i < 1'000'000; ++i) {
        event.at += 1ms;
        event.lock = "lock:" + QByteArray::number(i % 1000);
        event.owner = "token-" + QByteArray::number(i);
        log.append(event);
        if (i % 10'000 == 0)
            QVERIFY(log.size() <= 100'000);
    }
    QVERIFY(log.size() <= 100'000 && log.size() > 90'000);
    QCOMPARE(log.forgotten() + static_cast<quint64>(log.size()), 1'000'000U);
    // 48 bytes each, and a name of its own for each owner.
    QVERIFY2(log.bytes() < 100'000 * (48 + 90), qPrintable(QString::number(log.bytes())));
    QCOMPARE(log.chunks().back()->event(static_cast<size_t>(log.chunks().back()->size()) - 1), event);
    // The defaults keep a million within their own limit.
    const HistoryLimits defaults;
    QVERIFY(defaults.events * static_cast<qsizetype>(sizeof(HistoryChunk::Packed) + 90) <= defaults.bytes);
}

void TestWatchHistory::hugeNamesAreBounded()
{
    HistoryLog log({.age = 24h, .events = 1'000'000, .bytes = 16 * 1024 * 1024});
    for (int i = 0; i < 200; ++i) {
        QByteArray name(1024 * 1024, 'x');
        name += QByteArray::number(i);
        log.append({.kind = HistoryKind::Began, .at = Instant(1h), .lock = name, .owner = "A"});
        QVERIFY(log.bytes() <= 16 * 1024 * 1024);
    }
    QVERIFY(log.size() >= 10);
    log.append(
        {.kind = HistoryKind::Began, .at = Instant(1h), .lock = QByteArray(20 * 1024 * 1024, 'y'), .owner = "A"});
    QVERIFY(log.bytes() <= 16 * 1024 * 1024);
}

void TestWatchHistory::oldEventsAreForgotten()
{
    Scene scene(1);
    History history({.age = 30min});
    for (int minute = 0; minute < 240; ++minute) {
        for (int second = 0; second < 60; ++second) {
            scene.pass(1s);
            if (second % 2 == 0)
                scene.everywhere("A");
            else
                scene.nowhere();
            history.apply(*scene.diff(), scene.now);
        }
    }
    const auto snapshot = history.snapshot(scene.now);
    QVERIFY(snapshot->forgotten > 0);
    // Whole chunks are forgotten: somewhat more than the age may be kept.
    QVERIFY(snapshot->size() >= 30 * 60);
    QVERIFY(history.log().size() <= 30 * 60 + 4096 + 2);
    QCOMPARE(snapshot->events(scene.now - 59s).size(), 60);
}

void TestWatchHistory::manyNamesAreForgotten()
{
    // A name per hold, as job queues have: what is over leaves nothing behind but its events.
    Scene scene(1);
    History history({.age = 10min, .events = 1000});
    for (int i = 0; i < 40'000; ++i) {
        scene.pass(50ms);
        const QByteArray name = "job:" + QByteArray::number(i);
        scene.everywhere("A", 10s, name);
        history.apply(*scene.diff(), scene.now);
        scene.nowhere(name);
        history.apply(*scene.diff(), scene.now);
    }
    QVERIFY(history.log().size() <= 1000);
    QVERIFY(history.snapshot(scene.now)->open.empty());
    QVERIFY2(history.tracked() < 10'000 + 1700,
             qPrintable(QString::number(history.tracked()))); // the last minute's, and ten seconds'
}

void TestWatchHistory::snapshotsStayAsTheyWere()
{
    Watched w(1);
    w.everywhere("A");
    w.look();
    const auto before = w.history.snapshot(w.now);
    const auto events = before->events();
    for (int i = 0; i < 5000; ++i) {
        w.pass(1s);
        w.everywhere(i % 2 == 0 ? "B" : "A");
        w.look();
    }
    QCOMPARE(before->events(), events);
    QCOMPARE(before->open.size(), 1U);
    QCOMPARE(before->open[0].owner(), QByteArray("A"));
}

void TestWatchHistory::latestOfALock()
{
    Watched w(1);
    for (int i = 0; i < 10; ++i) {
        w.pass(1s);
        w.everywhere("A", 10s, i % 2 == 0 ? "lock:a" : "lock:b");
        w.look();
        w.nowhere(i % 2 == 0 ? "lock:a" : "lock:b");
        w.look();
    }
    const auto snapshot = w.history.snapshot(w.now);
    const auto latest = snapshot->latest("lock:b", 3);
    QCOMPARE(words(latest),
             (QStringList{QStringLiteral("ended A released"), QStringLiteral("began A"),
                          QStringLiteral("ended A released")}));
    QCOMPARE(latest.back().at, w.now);
    QCOMPARE(snapshot->latest("lock:b", 100).size(), 10U);
    QVERIFY(snapshot->latest("lock:c", 100).empty());
    QCOMPARE(snapshot->events(Instant::min(), Instant::max(), "lock:a").size(), 10U);
}

void TestWatchHistory::histogram()
{
    HoldTimes one;
    one.add(36s + 7ms);
    QCOMPARE(one.percentile(0.5), std::optional<Micros>(36s + 7ms)); // as told beside it as the longest
    QRandomGenerator random(42);
    for (const double scale : {1e3, 1e6, 1e9, 1e12}) {
        HoldTimes times;
        std::vector<Micros> exact;
        for (int i = 0; i < 5000; ++i) {
            const Micros duration(static_cast<qint64>(random.generateDouble() * random.generateDouble() * scale) + 64);
            times.add(duration);
            exact.push_back(duration);
        }
        std::sort(exact.begin(), exact.end());
        for (const double share : {0.5, 0.95, 0.99}) {
            const auto truth = static_cast<double>(exact[static_cast<size_t>(std::ceil(share * 5000)) - 1].count());
            const auto said = static_cast<double>(times.percentile(share)->count());
            QVERIFY2(std::abs(said - truth) <= truth * HoldTimes::kRelativeError + 1,
                     qPrintable(QStringLiteral("%1 for %2").arg(said).arg(truth)));
        }
        QCOMPARE(times.longest(), exact.back());
        QVERIFY(*times.percentile(1) <= times.longest());
    }
    QVERIFY(!HoldTimes().percentile(0.5));
    HoldTimes edges;
    edges.add(Micros(0));
    edges.add(Micros::max());
    QVERIFY(*edges.percentile(0.5) <= Micros(64));
    QCOMPARE(*edges.percentile(1), Micros::max());
}

void TestWatchHistory::histogramsAdd()
{
    HoldTimes a;
    HoldTimes b;
    HoldTimes both;
    for (int i = 0; i < 1000; ++i) {
        const Micros duration = Micros(i * i * 7);
        (i % 3 == 0 ? a : b).add(duration);
        both.add(duration);
    }
    a.add(b);
    QCOMPARE(a.count(), 1000);
    QCOMPARE(a.longest(), both.longest());
    for (const double share : {0.0, 0.1, 0.5, 0.9, 0.99, 1.0})
        QCOMPARE(a.percentile(share), both.percentile(share));
}

void TestWatchHistory::statistics()
{
    Watched w(1, Scope::Quorum, {.feedDelay = 60ms});
    const Instant begin = w.now;
    for (int i = 0; i < 30; ++i) {
        const QByteArray name = i % 3 == 0 ? "shop:stock" : "shop:orders:1";
        w.everywhere(i % 2 == 0 ? "A" : "B", 10s, name);
        w.look();
        w.pass(1s);
        w.nowhere(name);
        w.look();
        w.pass(1s);
    }
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.from, begin);
    QCOMPARE(statistics.window(), Micros(60s));
    QCOMPARE(statistics.all.acquisitions, 30);
    QCOMPARE(statistics.perMinute(statistics.all.acquisitions), 30.0);
    QCOMPARE(statistics.locks.at("shop:stock").acquisitions, 10);
    QCOMPARE(statistics.locks.at("shop:orders:1").acquisitions, 20);
    QCOMPARE(statistics.namespaces.at("shop:").acquisitions, 30);
    QCOMPARE(statistics.namespaces.at("shop:orders:").acquisitions, 20);
    QCOMPARE(statistics.owners.size(), 1U); // both tokens are of one process
    QCOMPARE(statistics.owners.at("host · 7").acquisitions, 30);
    QCOMPARE(statistics.all.holds.count(), 30);
    QCOMPARE(statistics.all.holds.longest(), Micros(1s));
    QCOMPARE(statistics.heldShare(statistics.all), 0.5);
    QCOMPARE(statistics.locks.at("shop:stock").held, Micros(10s));
    QVERIFY(statistics.all.handOvers >= 10);
    QCOMPARE(statistics.all.expired + statistics.all.lost + statistics.all.overlaps + statistics.all.unknownEnds, 0);

    // A shorter window cuts holds at its edge.
    const auto shorter = HistoryStatistics::of(*w.history.snapshot(w.now), 2500ms);
    QCOMPARE(shorter.all.acquisitions, 1);
    QCOMPARE(shorter.all.held, Micros(1s));
}

void TestWatchHistory::statisticsCountHandOversAsTakings()
{
    const Instant begin{1h};
    HistoryLog log;
    // A was there already; B was found holding it right after; C was seen to take it.
    log.append({.kind = HistoryKind::Began, .exact = false, .at = begin, .lock = "a", .owner = "A"});
    log.append({.kind = HistoryKind::Began, .exact = false, .at = begin + 1s, .lock = "a", .owner = "B"});
    log.append(
        {.kind = HistoryKind::HandOver, .exact = false, .at = begin + 1s, .lock = "a", .owner = "A", .other = "B"});
    log.append({.kind = HistoryKind::Began, .at = begin + 2s, .lock = "a", .owner = "C"});
    log.append({.kind = HistoryKind::HandOver, .at = begin + 2s, .lock = "a", .owner = "B", .other = "C"});
    HistorySnapshot snapshot;
    snapshot.takenAt = begin + 3s;
    snapshot.watchedSince = begin;
    snapshot.chunks = log.chunks();
    const auto statistics = HistoryStatistics::of(snapshot, 1h);
    QCOMPARE(statistics.all.handOvers, 2);
    QCOMPARE(statistics.all.acquisitions, 2);
    QCOMPARE(statistics.owners.at("A").acquisitions, 0);
    QCOMPARE(statistics.owners.at("B").acquisitions, 1);
    QCOMPARE(statistics.owners.at("C").acquisitions, 1);
}

void TestWatchHistory::statisticsOfHoldsThatGoOn()
{
    Watched w(1);
    w.pass(1s);
    w.everywhere("A", 30s);
    w.look();
    for (int i = 0; i < 9; ++i) {
        w.pass(1s);
        w.everywhere("A", Millis(29s - i * 1s));
        w.look();
    }
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.heldShare(statistics.locks.at("lock:a")), 0.9);
    QCOMPARE(statistics.all.holds.count(), 0); // not over: its length is not known
    QVERIFY(!statistics.all.heldAtLeast);
}

/// It was there already, and gone with the next reading: it lasted no longer for sure than until it was seen last.
void TestWatchHistory::statisticsTellALowerBoundAsOne()
{
    HistoryLog log;
    const Instant begin(1h);
    log.append({.kind = HistoryKind::Began, .exact = false, .at = begin, .lock = "a", .owner = "A"});
    log.append({.kind = HistoryKind::Ended,
                .end = HoldEnd::TakenOver,
                .exact = false,
                .at = begin + 1200ms,
                .slack = 1s,
                .lock = "a",
                .owner = "A",
                .length = 1200ms});
    HistorySnapshot snapshot;
    snapshot.takenAt = begin + 3s;
    snapshot.watchedSince = begin;
    snapshot.chunks = log.chunks();
    const auto statistics = HistoryStatistics::of(snapshot, 1h);
    QCOMPARE(statistics.all.holds.count(), 0);
    QCOMPARE(statistics.all.longestSure, Micros(200ms));
    QCOMPARE(statistics.all.longestPossible, Micros::max());
    QCOMPARE(statistics.all.held, Micros(200ms));
}

/// What nobody could see may be several holds of one token: its length is doubtful, and no measured one.
void TestWatchHistory::statisticsTellWhatNobodyCouldSee()
{
    const KeyTtl kNoTtl{KeyTtl::Kind::Never, Millis(0)};
    Watched w(1);
    w.look();
    w.pass(1s);
    w.present(0, "A", kNoTtl);
    w.look();
    w.pass(10s);
    w.down(0);
    w.look();
    w.pass(10s);
    w.up(0);
    w.present(0, "A", kNoTtl);
    w.look();
    w.pass(5s);
    auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.longestOpen, Micros(25s));
    QVERIFY(statistics.all.isOpenDoubtful);
    QVERIFY(statistics.all.isHeldDoubtful);
    w.nowhere();
    const auto events = w.lookEvents();
    QVERIFY(events.back().kind == HistoryKind::Ended && !events.back().isOneHold);
    statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.holds.count(), 0);
    QCOMPARE(statistics.all.partialHolds, 1);
    QCOMPARE(statistics.all.longestSure, Micros(20s)); // when it was seen last
    QVERIFY(statistics.all.isSureDoubtful);
    QVERIFY(statistics.all.isHeldDoubtful);
}

void TestWatchHistory::lowerBoundsAreSaidToBeSome()
{
    // Only a feed that told everything, from nodes that could all be read, gives exact counts.
    Watched polled(1);
    polled.pass(1s);
    polled.look();
    QVERIFY(HistoryStatistics::of(*polled.history.snapshot(polled.now), 1h).atLeast);

    Watched fed(2, Scope::Quorum, {.feedDelay = 60ms});
    fed.pass(1s);
    fed.look();
    QVERIFY(!HistoryStatistics::of(*fed.history.snapshot(fed.now), 1h).atLeast);
    fed.down(0);
    fed.look();
    QVERIFY(HistoryStatistics::of(*fed.history.snapshot(fed.now), 1h).atLeast);
    fed.up(0);
    fed.look();
    const Instant whole = fed.now;
    fed.pass(1s);
    fed.look();
    QVERIFY(HistoryStatistics::of(*fed.history.snapshot(fed.now), 1h).atLeast); // in part of it a node was down
    QVERIFY(!HistoryStatistics::of(*fed.history.snapshot(fed.now), fed.now - whole).atLeast);
    fed.history.setPace({});
    QVERIFY(HistoryStatistics::of(*fed.history.snapshot(fed.now), 1ms).atLeast);

    // An end that is not known is no hold time.
    Watched w(1);
    w.everywhere("A", 3s);
    w.look();
    w.pass(1s);
    w.everywhere("A", 2s);
    w.look();
    w.pass(4s);
    w.nowhere();
    QCOMPARE(w.look(), QStringList{QStringLiteral("ended A unknown inexact")});
    const auto statistics = HistoryStatistics::of(*w.history.snapshot(w.now), 1h);
    QCOMPARE(statistics.all.unknownEnds, 1);
    QCOMPARE(statistics.all.holds.count(), 0);
    QCOMPARE(statistics.all.partialHolds, 1);
    QCOMPARE(statistics.all.longestSure, Micros(1s));
    QCOMPARE(statistics.all.held, Micros(1s));
    QVERIFY(statistics.all.heldAtLeast);
}

LOCKSCOPE_TEST(QCoreApplication, TestWatchHistory)
#include "tst_watchhistory.moc"

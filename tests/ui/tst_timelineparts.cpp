#include "fixtures/testprogram.h"

#include "lockstates.h"
#include "madeuphistory.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/timeline/timelinehits.h>
#include <lockscope/ui/timeline/timelinenavigator.h>
#include <lockscope/ui/timeline/timelinepainter.h>
#include <lockscope/ui/timeline/timelineselection.h>
#include <lockscope/ui/timeline/timelinestory.h>
#include <lockscope/ui/timeline/timelinetablemodel.h>

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Kind = TimelineSpot::Kind;

struct Parts
{
    TimelinePicturePtr picture(const MadeUpHistory &history, qint64 nowMs)
    {
        indexer.setHistory(*history.snapshot(nowMs));
        return picture(nowMs);
    }
    TimelinePicturePtr picture(qint64 nowMs)
    {
        maker.setQuery(query);
        return maker.make(indexer, {.now = atMs(nowMs)});
    }

    TimelineIndexer indexer;
    TimelineRowMaker maker;
    TimelineQuery query;
};

BoardDiff historyDiff(std::vector<LockStatePtr> changed, std::vector<QByteArray> removed = {})
{
    BoardDiff diff;
    diff.changed = std::move(changed);
    diff.removed = std::move(removed);
    return diff;
}

LockStatePtr waitedFor(const QByteArray &name, int waiters, qint64 ms)
{
    auto lock = std::make_shared<LockState>(*makeLock({.name = name}, atMs(ms)));
    tell(*lock, [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = waiters}; });
    return lock;
}

QByteArrayList namesOf(const TimelinePicture &picture)
{
    QByteArrayList names;
    for (const TimelineRow &row : picture.rows)
        names += row.isLock() ? picture.track(row).name
                              : "  " + (row.owner == TimelineRow::kMore ? "…" : picture.owner(row)->label);
    return names;
}

/// All of a track in words, to be compared.
QStringList wordsOf(const TimelineTrack &track)
{
    QStringList words;
    for (const TimelineBar &bar : track.bars)
        words += u"%1 %2–%3 %4"_s.arg(
            QString::fromUtf8(track.holderOf(bar).owner), QString::number((bar.from - atMs(0)).count()),
            bar.goesOn() ? u"on"_s : QString::number((bar.to - atMs(0)).count()), QString::number(int(bar.end)));
    for (const TimelineMark &mark : track.marks)
        words += u"%1 at %2"_s.arg(QLatin1String(toString(mark.kind)), QString::number((mark.at - atMs(0)).count()));
    for (const TimelineRenewal &renewal : track.renewals)
        words += u"renewed %1"_s.arg((renewal.at - atMs(0)).count());
    return words;
}

const TimelineTrack &trackOf(const TimelinePicture &picture, const QByteArray &name)
{
    static const TimelineTrack kNone;
    const int slot = picture.slotOf(name);
    return slot < 0 ? kNone : *picture.index.tracks[static_cast<size_t>(slot)];
}

/// 1 pixel is 10 ms; x = 0 is the start.
TimelineScale scale(double millisPerPixel = 10)
{
    return {.from = atMs(0), .perPixel = millisPerPixel * 1000, .width = 1000};
}

} // namespace

class TestTimelineParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timeAndPixelsGoBothWays();
    void theEndsOfTimeDoNotOverflow();
    void zoomKeepsWhatIsUnderThePointer();
    void ticksAreRoundAndApart_data();
    void ticksAreRoundAndApart();

    void holdsBecomeBars();
    void aHoldWhoseBeginningIsForgottenIsThere();
    void snapshotsAreTakenOneAfterAnother();
    void aHistoryThatWasPutBackIsTakenAnew();
    void whatIsForgottenGoes();
    void publishedTracksDoNotChange();
    void nodesAndGapsAreOfAllLocks();
    void aHoldOverAGapMayBeTwo();
    void waitsComeFromTheHistory();
    void whatNobodyLooksAtDoesNotGrow();
    void heldLocksWaitUntilSomebodyLooks();
    void aReplayKnowsItsPastWhicheverMomentsAreShown();
    void spansAreUnited();
    void aScaleFollowsUntilItIsMoved();
    void whatCannotBeJudgedIsUnseen();
    void whatCameUnknownBehindAnEndIsUnseen();
    void whatWasUnknownWhileNobodyLookedIsUnseen();
    void whatNobodyHoldsAndIsNotFreeLasts();

    void rowsAreOrdered();
    void ownersAreExpanded();
    void ownersKeepTheirPlaces();
    void manyOwnersAreCut();
    void ownersStayUnderAHand();
    void aDoubtfulHoldIsMarked();
    void whatIsLeftIsNotTheNextOnes();
    void theFilterLooksAtThePastToo();
    void holdsAreListedLatestFirst();

    void wideBarsAreThemselves();
    void narrowBarsBecomeABlock();
    void noHoldIsLostInBlocks();
    void blocksTellOfTrouble();
    void depthOfSpans();

    void hits();
    void nothingIsNotFree();
    void aRecordingTellsWhatCameAfterTheMoment();
    void aSpotIsFoundAgain();
    void contentionIsWalkedBothWays();
    void contentionOfOneLock();
    void aWalkBeginsAtTheMomentThatIsShown();

    void theStoryOfAHandOver();
    void whoWaitsIsNotKnownBeforeItWasTold();
    void theEndOfAHoldIsToldAsTheTableDoes();
    void theStoryOfWhatWasSeenLate();
    void theStoryOfALowerBoundHasALaterEnd();
    void theStoryOfAnEndBetweenTwoReadings();
    void theStoryOfAHoldOutOfSight();
    void theStoryOfAHoldThatEndedOutOfSight();
    void spansLieOneBehindTheOther();
    void theStoryOfAnOverlap();
    void anOverlapThatIsOverBeforeItsTimeIsCut();
    void anOverlapEnds_data();
    void anOverlapEnds();
    void theStoryOfATakeOverByAClock();
    void hostileNamesStayText();
    void layoutOfParts();
};

void TestTimelineParts::timeAndPixelsGoBothWays()
{
    for (const double perPixel : {10.0, 1234.5, 100'000.0, 36e6}) {
        const TimelineScale scale{.from = atMs(5), .perPixel = perPixel, .width = 1600};
        for (const double x : {0.0, 1.0, 799.0, 1600.0})
            QVERIFY(std::abs(scale.x(scale.at(x)) - x) < 0.1);
    }
}

void TestTimelineParts::theEndsOfTimeDoNotOverflow()
{
    const TimelineScale scale{.from = atMs(0), .perPixel = 10, .width = 1000};
    QVERIFY(scale.x(Instant::max()) > 1e5);
    QVERIFY(scale.x(Instant::min()) < -1e5);
    QVERIFY(scale.at(1e300) > atMs(0));
    QVERIFY(scale.at(-1e300) < atMs(0));
}

void TestTimelineParts::zoomKeepsWhatIsUnderThePointer()
{
    TimelineScale zoomed = scale();
    const Instant there = zoomed.at(300);
    for (int i = 0; i < 5; ++i)
        zoomed = zoomed.zoomed(1.4, 300);
    QVERIFY(std::abs(zoomed.x(there) - 300) < 1);
    for (int i = 0; i < 100; ++i)
        zoomed = zoomed.zoomed(2, 300);
    QCOMPARE(zoomed.perPixel, TimelineScale::kClosest);
    for (int i = 0; i < 100; ++i)
        zoomed = zoomed.zoomed(0.5, 300);
    QCOMPARE(zoomed.perPixel, TimelineScale::kWidest);
}

void TestTimelineParts::ticksAreRoundAndApart_data()
{
    QTest::addColumn<double>("perPixel");
    for (const double perPixel : {10.0, 77.0, 1000.0, 60'000.0, 300'000.0, 5e6, 36e6})
        QTest::addRow("%g", perPixel) << perPixel;
}

void TestTimelineParts::ticksAreRoundAndApart()
{
    QFETCH(double, perPixel);
    const Micros ahead = std::chrono::hours(400'000) + Millis(123);
    const TimelineScale scale{.from = atMs(17), .perPixel = perPixel, .width = 1500};
    const auto ticks = scale.ticks(ahead, 100);
    QVERIFY(!ticks.empty() || scale.tickStep(100) > scale.span());
    const Micros step = scale.tickStep(100);
    for (size_t i = 0; i < ticks.size(); ++i) {
        QCOMPARE((ticks[i].at.time_since_epoch() + ahead).count() % step.count(), 0);
        QVERIFY(ticks[i].x >= -1 && ticks[i].x <= scale.width + 1);
        if (i > 0)
            QVERIFY(ticks[i].x - ticks[i - 1].x >= 99);
    }
}

void TestTimelineParts::holdsBecomeBars()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-1", 0, 100)
        .held("a", "api-2", 150, 300, HoldEnd::Expired)
        .began("a", "api-1", 400)
        .renewed("a", 450);
    const auto picture = parts.picture(history, 500);
    QCOMPARE(wordsOf(trackOf(*picture, "a")),
             QStringList({u"api-1 0–100000 1"_s, u"api-2 150000–300000 2"_s, u"api-1 400000–on 0"_s,
                          u"ended at 300000"_s, u"renewed 450000"_s}));
    QCOMPARE(picture->locks, 1);
    QCOMPARE(picture->total, 1);
}

void TestTimelineParts::aHoldWhoseBeginningIsForgottenIsThere()
{
    Parts parts;
    HistorySnapshot snapshot = *MadeUpHistory().snapshot(1000);
    snapshot.forgotten = 7;
    snapshot.open.push_back(openHold("old", "cron", atMs(-50'000)));
    HistoryLog log;
    log.append({.kind = HistoryKind::Ended,
                .end = HoldEnd::Released,
                .at = atMs(900),
                .lock = "b",
                .owner = "x",
                .length = Millis(2000)});
    snapshot.chunks = log.chunks();
    parts.indexer.setHistory(snapshot);
    const auto picture = parts.picture(1000);
    QCOMPARE(wordsOf(trackOf(*picture, "old")), QStringList{u"cron -50000000–on 0"_s});
    QCOMPARE(wordsOf(trackOf(*picture, "b")), QStringList{u"x -1100000–900000 1"_s});
    QVERIFY(picture->index.watch.forgotten);
    QCOMPARE(picture->index.watch.knownSince, atMs(900));
}

void TestTimelineParts::snapshotsAreTakenOneAfterAnother()
{
    // In steps over several chunks, or all at once: the same.
    Parts steps;
    MadeUpHistory history;
    QRandomGenerator random(5);
    qint64 ms = 0;
    for (int i = 0; i < 20'000; ++i) {
        const QByteArray lock = "lock:" + QByteArray::number(random.bounded(40));
        const QByteArray owner = "w" + QByteArray::number(random.bounded(5));
        const qint64 end = ms + random.bounded(1, 20);
        history.began(lock, owner, ms);
        if (random.bounded(3) == 0)
            history.renewed(lock, ms);
        history.ended(lock, end, static_cast<HoldEnd>(random.bounded(6)));
        ms = end + random.bounded(5);
        if (random.bounded(700) == 0)
            steps.indexer.setHistory(*history.snapshot(ms));
    }
    const auto stepwise = steps.picture(history, ms);
    Parts once;
    const auto whole = once.picture(history, ms);
    QCOMPARE(stepwise->total, whole->total);
    for (int i = 0; i < 40; ++i) {
        const QByteArray lock = "lock:" + QByteArray::number(i);
        const TimelineTrack &a = trackOf(*stepwise, lock);
        const TimelineTrack &b = trackOf(*whole, lock);
        QCOMPARE(wordsOf(a), wordsOf(b));
        for (size_t bar = 0; bar < a.bars.size(); ++bar) {
            QCOMPARE(a.bars[bar].reach, b.bars[bar].reach);
            QCOMPARE(a.bars[bar].troubles, b.bars[bar].troubles);
        }
    }
}

void TestTimelineParts::aHistoryThatWasPutBackIsTakenAnew()
{
    Parts parts;
    MadeUpHistory first;
    first.held("a", "x", 0, 100).held("b", "x", 200, 300);
    (void)parts.picture(first, 400);
    MadeUpHistory second;
    second.held("c", "y", 0, 50);
    const auto picture = parts.picture(second, 60);
    QCOMPARE(namesOf(*picture), QByteArrayList{"c"});

    // As long as the one before, and later: only what is in it tells the two apart.
    MadeUpHistory third;
    third.held("d", "z", 0, 70);
    QCOMPARE(namesOf(*parts.picture(third, 80)), QByteArrayList{"d"});
}

void TestTimelineParts::whatIsForgottenGoes()
{
    Parts parts;
    MadeUpHistory history({.events = 160});
    history.began("stays", "x", 0);
    for (int i = 0; i < 400; ++i)
        history.held("n" + QByteArray::number(i / 10), "x", 10 * i, 10 * i + 5);
    const auto picture = parts.picture(history, 4000);
    QVERIFY(picture->index.watch.forgotten);
    QVERIFY(picture->index.watch.knownSince > atMs(3000));
    QVERIFY(picture->slotOf("n0") < 0);
    QVERIFY(picture->slotOf("n39") >= 0);
    QVERIFY(picture->slotOf("stays") >= 0);

    // The same in steps: what was there before goes.
    Parts steps;
    MadeUpHistory slow({.events = 160});
    slow.began("stays", "x", 0);
    for (int i = 0; i < 400; ++i) {
        slow.held("n" + QByteArray::number(i / 10), "x", 10 * i, 10 * i + 5);
        steps.indexer.setHistory(*slow.snapshot(10 * i + 9));
    }
    const auto stepwise = steps.picture(4000);
    QCOMPARE(stepwise->total, picture->total);
    QVERIFY(stepwise->slotOf("n0") < 0);
    QVERIFY(stepwise->slotOf("stays") >= 0);
}

void TestTimelineParts::publishedTracksDoNotChange()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 10).held("b", "x", 0, 10);
    const auto before = parts.picture(history, 20);
    history.began("a", "y", 30);
    const auto after = parts.picture(history, 40);
    QCOMPARE(trackOf(*before, "a").bars.size(), size_t(1));
    QCOMPARE(trackOf(*after, "a").bars.size(), size_t(2));
    QCOMPARE(&trackOf(*before, "b"), &trackOf(*after, "b")); // shared
}

void TestTimelineParts::aHoldOverAGapMayBeTwo()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 5000).held("b", "x", 0, 1500).gap(2000, 3000);
    const auto picture = parts.picture(history, 6000);
    const auto known = [&](const QByteArray &lock) {
        return TimelineWording::story(*picture, {.kind = Kind::Hold, .lock = lock, .at = atMs(1), .first = 0},
                                      {.moment = {.now = atMs(6000)}})
            .known;
    };
    QVERIFY2(known("a").contains(u"Lockscope did not read. Its owner may have released and taken it again"_s),
             qPrintable(known("a")));
    QVERIFY2(!known("b").contains(u"did not read"_s), qPrintable(known("b")));
}

void TestTimelineParts::nodesAndGapsAreOfAllLocks()
{
    Parts parts;
    MadeUpHistory history;
    history.node(HistoryKind::NodeUp, 0, 5)
        .node(HistoryKind::NodeUp, 1, 50)
        .node(HistoryKind::NodeDown, 1, 100)
        .gap(200, 300)
        .gap(290, 350)
        .node(HistoryKind::NodeUp, 1, 400)
        .node(HistoryKind::NodeRestarted, 1, 400)
        .node(HistoryKind::NodeDown, 0, 500);
    const auto picture = parts.picture(history, 600);
    const TimelineWatch &watch = picture->index.watch;
    QCOMPARE(watch.gaps.size(), size_t(1));
    QCOMPARE(watch.gaps[0].from, atMs(200));
    QCOMPARE(watch.gaps[0].to, atMs(350));
    QCOMPARE(watch.nodeMarks.size(), size_t(1));
    // Before a node was reached for the first time it is as unknown as when it is down.
    QCOMPARE(watch.down.size(), size_t(4));
    QCOMPARE(std::count_if(watch.down.begin(), watch.down.end(),
                           [](const TimelineSpan &span) { return span.from == Instant::min(); }),
             2);
    QCOMPARE(watch.down.back().value, 0);
    QCOMPARE(watch.down.back().to, Instant::max());
}

void TestTimelineParts::aReplayKnowsItsPastWhicheverMomentsAreShown()
{
    MadeUpHistory history;
    history.held("a", "x", 0, 1000)
        .began("a", "y", 2000)
        .sight(false, "a", 3000)
        .sight(true, "a", 3500)
        .ended("a", 9000);
    const auto unknown = [](qint64 ms) { return makeLock({.name = "a", .verdict = Verdict::Unknown}, atMs(ms)); };
    const std::vector<std::pair<qint64, BoardDiff>> recorded{
        {500, historyDiff({waitedFor("a", 2, 500)})},   {800, historyDiff({waitedFor("a", 5, 800)})},
        {1000, historyDiff({waitedFor("a", 0, 1000)})}, {3200, historyDiff({unknown(3200)})},
        {4000, historyDiff({waitedFor("a", 1, 4000)})}, {4500, historyDiff({}, {"a"})},
        {8000, historyDiff({waitedFor("b", 1, 8000)})},
    };
    const auto past = std::make_shared<TimelinePast>();
    for (const auto &[ms, diff] : recorded)
        past->apply(diff, atMs(ms));
    past->end(atMs(9000));

    TimelineIndexer indexer;
    TimelineRowMaker maker;
    indexer.setHistory(*history.snapshot(9000));
    indexer.setPast(past);
    const auto words = [&] {
        const auto picture = maker.make(indexer, {});
        QStringList lines;
        const auto ms = [](Instant moment) { return (moment - atMs(0)).count() / 1000; };
        for (const char *name : {"a", "b"}) {
            for (const TimelineSpan &wait : trackOf(*picture, name).waits)
                lines += u"%1 of %2 waited %3–%4"_s.arg(wait.value)
                             .arg(QLatin1String(name))
                             .arg(ms(wait.from))
                             .arg(ms(wait.to));
            for (const TimelineSpan &span : trackOf(*picture, name).unseen)
                lines += u"unseen %1–%2"_s.arg(ms(span.from)).arg(ms(span.to));
        }
        return lines;
    };
    const QStringList all{u"5 of a waited 500–1000"_s, u"1 of a waited 4000–4500"_s, u"unseen 3000–4000"_s,
                          u"1 of b waited 8000–9000"_s};
    QCOMPARE(words(), all);
    // Forwards, back, in leaps, and the same once more: the past is what it was.
    for (const int moment : {0, 3, 1, 6, 5, 0, 1, 2, 3, 4, 5, 6, 3}) {
        const auto &[ms, diff] = recorded[static_cast<size_t>(moment)];
        indexer.apply(diff, atMs(ms));
        QCOMPARE(words(), all);
    }
    // What goes on when it ends is not told as going on at the moment that is shown.
    history.began("c", "z", 8500);
    TimelineIndexer ended;
    ended.setPast(past);
    ended.setHistory(*history.snapshot(9000));
    ended.setHistory(*history.snapshot(9000));
    const TimelineTrack &open = trackOf(*maker.make(ended, {}), "c");
    QCOMPARE(open.bars.size(), 1U);
    QCOMPARE(open.bars.front().to, atMs(9000));
    QVERIFY(open.bars.front().end == HoldEnd::Unknown);
    indexer.apply(historyDiff({waitedFor("a", 7, 4000)}), atMs(4000));
    QCOMPARE(indexer.now(indexer.slotOf("a")).waiters, std::optional<qint64>(7)); // of the moment it tells
}

void TestTimelineParts::spansAreUnited()
{
    const auto span = [](qint64 from, qint64 to, int value = 0) {
        return TimelineSpan{.from = atMs(from), .to = to < 0 ? Instant::max() : atMs(to), .value = value};
    };
    const auto words = [](const TimelineSpans &spans) {
        QStringList lines;
        for (const TimelineSpan &one : spans) {
            const QString to = isOpen({one}) ? u"on"_s : QString::number((one.to - atMs(0)).count() / 1000);
            lines += u"%1–%2:%3"_s.arg((one.from - atMs(0)).count() / 1000).arg(to).arg(one.value);
        }
        return lines.join(u' ');
    };
    QCOMPARE(words(unitedSpans({}, {})), QString());
    QCOMPARE(words(unitedSpans({span(1, 2)}, {span(4, 5)})), u"1–2:0 4–5:0"_s);
    QCOMPARE(words(unitedSpans({span(1, 4, 3), span(6, 7)}, {span(2, 6, 1)})), u"1–7:3"_s);
    QCOMPARE(words(unitedSpans({span(1, 9)}, {span(2, 3), span(8, -1)})), u"1–on:0"_s);
}

void TestTimelineParts::aScaleFollowsUntilItIsMoved()
{
    TimelineNavigator navigator;
    navigator.setWidth(1000);
    navigator.setKnownSince(atMs(0));
    navigator.setNow(atMs(600'000));
    const double x = navigator.scale().x(atMs(600'000));
    QVERIFY(x > 800 && x < 1000);
    navigator.setNow(atMs(900'000));
    QVERIFY(std::abs(navigator.scale().x(atMs(900'000)) - x) <= 1);
    const QSignalSpy following(&navigator, &TimelineNavigator::followingChanged);
    navigator.pan(-100);
    QCOMPARE(following.size(), 1);
    const Instant from = navigator.scale().from;
    navigator.setNow(atMs(1'000'000));
    QCOMPARE(navigator.scale().from, from);
    // The bar spans all that is known, and leads there.
    navigator.moveToBar(navigator.bar().least);
    QVERIFY(std::chrono::abs(navigator.scale().from - atMs(0)) < Millis(400)); // a pixel is 300 ms
    navigator.show(atMs(500'000));
    QVERIFY(std::abs(navigator.scale().x(atMs(500'000)) - 500) <= 1);
    navigator.follow(true);
    QVERIFY(std::abs(navigator.scale().x(atMs(1'000'000)) - x) <= 1);
}

void TestTimelineParts::whatNobodyLooksAtDoesNotGrow()
{
    TimelineIndexer indexer; // hidden: it is told diffs and nothing else
    const auto known = [](const QByteArray &name, bool is, qint64 ms) {
        return makeLock({.name = name, .verdict = is ? Verdict::Held : Verdict::Unknown}, atMs(ms));
    };
    for (int i = 0; i < 5000; ++i)
        indexer.apply(historyDiff({known("again", i % 2 == 0, i)}), atMs(i));
    QVERIFY2(indexer.takeTouched().size() <= static_cast<size_t>(indexer.slotCount()), "each slot once");
    // Names that are used once, and could not be judged.
    for (int i = 0; i < 600; ++i) {
        const QByteArray name = "once:" + QByteArray::number(i);
        const qint64 ms = 10'000 + i * 60'000;
        indexer.apply(historyDiff({known(name, false, ms), known("again", i % 2 == 0, ms)}), atMs(ms));
        indexer.apply(historyDiff({}, {name}), atMs(ms + 1000));
    }
    QVERIFY2(indexer.slotCount() < 100, qPrintable(u"%1 slots"_s.arg(indexer.slotCount())));
    QVERIFY(indexer.slotOf("once:0") < 0);
    QVERIFY(indexer.slotOf("once:599") >= 0); // of the last half an hour all is kept
    QVERIFY(indexer.slotOf("once:575") >= 0);
    QVERIFY(indexer.track(indexer.slotOf("again"))->unseen.size() < 50);
}

void TestTimelineParts::heldLocksWaitUntilSomebodyLooks()
{
    TimelineIndexer indexer;
    indexer.setSparse(true);
    const auto lock = [](const QByteArray &name, Verdict verdict, qint64 ms) {
        return makeLock({.name = name, .verdict = verdict}, atMs(ms));
    };
    const auto plain = lock("plain", Verdict::Held, 0);
    indexer.apply(historyDiff({plain, lock("left", Verdict::Leftover, 0)}), atMs(0));
    QVERIFY(indexer.slotOf("plain") < 0);
    QVERIFY(isOpen(indexer.track(indexer.slotOf("left"))->blocked));
    const auto held = lock("left", Verdict::Held, 5000);
    indexer.apply(historyDiff({held}), atMs(5000));
    indexer.setSparse(false);
    indexer.apply(historyDiff({plain, held}), atMs(6000));
    QVERIFY(indexer.now(indexer.slotOf("plain")).onBoard);
    const auto &blocked = indexer.track(indexer.slotOf("left"))->blocked; // its time before is known
    QCOMPARE(blocked.size(), 1U);
    QCOMPARE(blocked.front().from, atMs(0));
    QCOMPARE(blocked.front().to, atMs(5000));
}

void TestTimelineParts::waitsComeFromTheHistory()
{
    Parts parts;
    MadeUpHistory history;
    // It is opened while somebody waits for the second time: the first one is known all the same, and since when this
    // one waits.
    history.began("a", "x", 0).waited("a", 2, 100).waited("a", 5, 200).waited("a", 0, 300).waited("a", 1, 400);
    parts.indexer.apply(historyDiff({waitedFor("a", 1, 450)}), atMs(450));
    parts.indexer.setHistory(*history.snapshot(450));
    QVERIFY(isOpen(trackOf(*parts.picture(460), "a").waits));
    history.waited("a", 0, 500);
    parts.indexer.apply(historyDiff({}, {"a"}), atMs(500));
    parts.indexer.setHistory(*history.snapshot(550));
    const auto picture = parts.picture(600);
    const auto &waits = trackOf(*picture, "a").waits;
    QCOMPARE(waits.size(), size_t(2));
    QCOMPARE(waits[0].from, atMs(100));
    QCOMPARE(waits[0].to, atMs(300));
    QCOMPARE(waits[0].value, 5);
    QCOMPARE(waits[1].to, atMs(500));
}

void TestTimelineParts::whatCannotBeJudgedIsUnseen()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0).sight(false, "a", 100).sight(true, "a", 250);
    parts.indexer.setHistory(*history.snapshot(300));
    parts.indexer.apply(historyDiff({makeLock({.name = "ghost", .verdict = Verdict::Unknown}, atMs(300))}), atMs(300));
    const auto picture = parts.picture(400);
    const auto &unseen = trackOf(*picture, "a").unseen;
    QCOMPARE(unseen.size(), size_t(1));
    QCOMPARE(unseen[0].from, atMs(100));
    QCOMPARE(unseen[0].to, atMs(250));
    QCOMPARE(trackOf(*picture, "ghost").unseen.size(), size_t(1)); // never drawn as free
    const TimelineRow row{.slot = picture->slotOf("ghost")};
    QCOMPARE(timelineSpotAt(*picture, row, scale(1), 350, {.now = atMs(400)}).kind, Kind::Unseen);
}

/// The board has told that it went and came again, before history tells that it ended.
void TestTimelineParts::whatCameUnknownBehindAnEndIsUnseen()
{
    Parts parts;
    MadeUpHistory history;
    const auto unknown = [](qint64 ms) { return makeLock({.name = "a", .verdict = Verdict::Unknown}, atMs(ms)); };
    history.began("a", "x", 0).sight(false, "a", 100);
    parts.indexer.apply(historyDiff({unknown(100)}), atMs(100));
    parts.indexer.setHistory(*history.snapshot(110));
    parts.indexer.apply(historyDiff({}, {"a"}), atMs(300));
    parts.indexer.apply(historyDiff({unknown(350)}), atMs(350));
    history.ended("a", 300);
    parts.indexer.setHistory(*history.snapshot(360));
    const auto picture = parts.picture(400);
    const auto &unseen = trackOf(*picture, "a").unseen;
    QCOMPARE(unseen.size(), size_t(2));
    QCOMPARE(unseen[0].to, atMs(300));
    QCOMPARE(unseen[1].from, atMs(350));
    QVERIFY(isOpen(unseen));
}

/// History is told only while somebody looks: a hold seems to go on, and had ended before it could not be told who
/// holds the lock.
void TestTimelineParts::whatWasUnknownWhileNobodyLookedIsUnseen()
{
    Parts parts;
    MadeUpHistory history;
    const auto as = [](Verdict verdict, qint64 ms) {
        return historyDiff({makeLock({.name = "a", .verdict = verdict}, atMs(ms))});
    };
    history.began("a", "x", 0);
    parts.indexer.setHistory(*history.snapshot(500));
    parts.indexer.apply(as(Verdict::Unknown, 1000), atMs(1000));
    parts.indexer.apply(as(Verdict::Leftover, 2205), atMs(2205));
    parts.indexer.apply(as(Verdict::Unknown, 2400), atMs(2400));
    parts.indexer.apply(as(Verdict::Held, 20'005), atMs(20'005));
    parts.indexer.apply(as(Verdict::Unknown, 22'000), atMs(22'000));
    history.sight(false, "a", 1000).ended("a", 2200).began("a", "y", 20'000).sight(false, "a", 22'000);
    parts.indexer.setHistory(*history.snapshot(23'000));
    const auto expect = [&](const std::vector<std::pair<qint64, qint64>> &expected) {
        const auto picture = parts.picture(30'000);
        const auto &unseen = trackOf(*picture, "a").unseen;
        QCOMPARE(unseen.size(), expected.size());
        for (size_t i = 0; i < unseen.size(); ++i) {
            QCOMPARE(unseen[i].from, atMs(expected[i].first));
            QCOMPARE(unseen[i].to, expected[i].second == 0 ? Instant::max() : atMs(expected[i].second));
        }
    };
    expect({{1000, 2200}, {2400, 20'000}, {22'000, 0}});
    // The same hold may have ended a while before that is told, and what is unknown then goes on.
    history.ended("a", 25'000);
    parts.indexer.setHistory(*history.snapshot(26'000));
    expect({{1000, 2200}, {2400, 20'000}, {22'000, 25'000}, {25'000, 0}});
    parts.indexer.apply(historyDiff({}, {"a"}), atMs(28'000));
    expect({{1000, 2200}, {2400, 20'000}, {22'000, 25'000}, {25'000, 28'000}});
}

void TestTimelineParts::whatNobodyHoldsAndIsNotFreeLasts()
{
    const auto as = [](Verdict verdict, qint64 ms) {
        return historyDiff({makeLock({.name = "a", .verdict = verdict}, atMs(ms))});
    };
    for (const int historyAt : {50, 170, 450, 550}) { // nobody looks at the timeline until then
        Parts parts;
        const auto takeHistory = [&](qint64 ms) {
            if (ms == historyAt)
                parts.indexer.setHistory(*MadeUpHistory().snapshot(ms));
        };
        takeHistory(50);
        TimelinePast past;
        const std::vector<std::pair<qint64, BoardDiff>> told{
            {100, as(Verdict::Split, 100)}, {150, as(Verdict::Split, 150)}, {200, as(Verdict::Leftover, 200)},
            {300, as(Verdict::Held, 300)},  {400, as(Verdict::Split, 400)}, {500, historyDiff({}, {"a"})}};
        for (const auto &[ms, diff] : told) {
            parts.indexer.apply(diff, atMs(ms));
            past.apply(diff, atMs(ms));
            takeHistory(ms + 50);
            takeHistory(ms + 20);
            if (ms == 150 && historyAt <= 170) { // it goes on
                const auto picture = parts.picture(180);
                const TimelineRow row{.slot = picture->slotOf("a")};
                QCOMPARE(timelineSpotAt(*picture, row, scale(1), 170, {.now = atMs(180)}).kind, Kind::Blocked);
                // What is left is nobody's hold: the end of its TTL is none of one that was told before.
                const TimelineNow &now = picture->index.now[static_cast<size_t>(row.slot)];
                QVERIFY(!now.endsAt && !now.validUntil && !now.neverExpires);
            }
        }
        const auto picture = parts.picture(600);
        for (const TimelineSpans &blocked : {trackOf(*picture, "a").blocked, past.locks().value("a").blocked}) {
            QCOMPARE(blocked.size(), size_t(3));
            QVERIFY(blocked[0].from == atMs(100) && blocked[0].to == atMs(200)
                    && blocked[0].value == static_cast<int>(Verdict::Split));
            QVERIFY(blocked[1].from == atMs(200) && blocked[1].to == atMs(300)
                    && blocked[1].value == static_cast<int>(Verdict::Leftover));
            QVERIFY(blocked[2].from == atMs(400) && blocked[2].to == atMs(500));
        }
    }
}

void TestTimelineParts::rowsAreOrdered()
{
    Parts parts;
    MadeUpHistory history;
    history.held("quiet", "x", 0, 5)
        .held("busy", "x", 0, 5)
        .handedOver("busy", "x", "y", 10)
        .handedOver("busy", "y", "x", 20);
    history.held("broken", "x", 0, 5).overlapped("broken", "y", "x", 10, 100);
    parts.indexer.setHistory(*history.snapshot(100));
    parts.indexer.apply(
        historyDiff({makeLock({.name = "stuck", .verdict = Verdict::NoExpiry}, atMs(100)), waitedFor("quiet", 3, 100)}),
        atMs(100));
    parts.query.order = TimelineOrder::Trouble;
    QCOMPARE(namesOf(*parts.picture(100)), QByteArrayList({"stuck", "broken", "busy", "quiet"}));
    parts.query.order = TimelineOrder::Contention;
    QCOMPARE(namesOf(*parts.picture(100)), QByteArrayList({"quiet", "busy", "broken", "stuck"}));
    parts.query.order = TimelineOrder::Name;
    QCOMPARE(namesOf(*parts.picture(100)), QByteArrayList({"broken", "busy", "quiet", "stuck"}));
}

void TestTimelineParts::ownersAreExpanded()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-1", 0, 10).held("a", "api-2", 20, 30).held("a", "api-1", 40, 50).held("b", "x", 0, 9);
    parts.query.order = TimelineOrder::Name;
    parts.query.expanded = {"a"};
    const auto picture = parts.picture(history, 60);
    QCOMPARE(namesOf(*picture), QByteArrayList({"a", "  api-1", "  api-2", "b"}));
    QCOMPARE(picture->owner(picture->rows[1])->bars, std::vector<quint32>({0, 2}));
    QCOMPARE(picture->locks, 2);
    QCOMPARE(picture->rowOf(picture->slotOf("b")), 3);
}

void TestTimelineParts::ownersKeepTheirPlaces()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-1", 0, 10).held("a", "api-2", 20, 30);
    parts.query.expanded = {"a"};
    QCOMPARE(namesOf(*parts.picture(history, 35)), QByteArrayList({"a", "  api-1", "  api-2"}));
    history.held("a", "api-1", 40, 50);
    QCOMPARE(namesOf(*parts.picture(history, 60)), QByteArrayList({"a", "  api-1", "  api-2"}));
    history.held("a", "api-3", 70, 80).held("a", "api-2", 90, 95);
    QCOMPARE(namesOf(*parts.picture(history, 100)), QByteArrayList({"a", "  api-1", "  api-2", "  api-3"}));

    // The first holds are forgotten: who is still there stays where it was.
    MadeUpHistory later;
    later.held("a", "api-3", 70, 80).held("a", "api-2", 90, 95).held("a", "api-1", 110, 120);
    QCOMPARE(namesOf(*parts.picture(later, 130)), QByteArrayList({"a", "  api-1", "  api-2", "  api-3"}));
}

void TestTimelineParts::manyOwnersAreCut()
{
    Parts parts;
    MadeUpHistory history;
    for (int i = 0; i < 80; ++i)
        history.held("a", "token-" + QByteArray::number(i), i * 10, i * 10 + 5);
    parts.query.expanded = {"a"};
    const auto picture = parts.picture(history, 1000);
    QCOMPARE(picture->rows.size(), 1 + TimelineOwners::kMost + 1);
    QCOMPARE(picture->owner(picture->rows[1])->label, QByteArray("token-30"));
    QCOMPARE(picture->owner(picture->rows[TimelineOwners::kMost])->label, QByteArray("token-79"));
    QCOMPARE(picture->rows.back().owner, TimelineRow::kMore);
    QCOMPARE(picture->owners.at(picture->rows[0].slot)->left, size_t(30));
}

/// Those that drop off the top would move those under the hand; and who was selected must not become another.
void TestTimelineParts::ownersStayUnderAHand()
{
    Parts parts;
    MadeUpHistory history;
    const auto token = [](int i) { return "token-" + QByteArray::number(i); };
    for (int i = 0; i < 50; ++i)
        history.held("a", token(i), i * 10, i * 10 + 5);
    parts.query.expanded = {"a"};
    const auto before = parts.picture(history, 1000);
    QCOMPARE(before->owner(before->rows[1])->label, token(0));
    TimelineSelection selection;
    selection.selectRow(*before, 3, std::nullopt);
    QCOMPARE(selection.ownerLabel(), token(2));
    history.held("a", token(50), 600, 605).held("a", token(51), 610, 615);
    parts.query.holdsRows = true;
    parts.query.rowsOf = before;
    const auto held = parts.picture(history, 1000);
    QCOMPARE(held->owner(held->rows[1])->label, token(0));
    QCOMPARE(selection.rowIn(*held), 3);
    parts.query.holdsRows = false;
    parts.query.rowsOf.reset();
    history.held("a", token(52), 620, 625);
    const auto after = parts.picture(history, 1000);
    QCOMPARE(after->owner(after->rows[1])->label, token(3));
    QCOMPARE(selection.rowIn(*after), 0); // it has left the list: the lock is what is left of it
}

/// As locks, owners and ranking have it: a hold that nobody saw all the time may be several.
void TestTimelineParts::aDoubtfulHoldIsMarked()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "one", 0);
    auto snapshot = *history.snapshot(20'000);
    snapshot.open.front().isOneHold = false;
    parts.indexer.setHistory(snapshot);
    const auto picture = parts.picture(20'000);
    const TimelineTrack &track = picture->track(picture->rows.front());
    QVERIFY(!track.bars.back().isOneHold);
    TimelineSetting setting;
    setting.moment.now = atMs(20'000);
    const QString text
        = TimelineWording::story(*picture, {.kind = TimelineSpot::Kind::Hold, .lock = "a", .at = atMs(0)}, setting)
              .text();
    QVERIFY2(text.contains(u"20.0 s ?"_s), qPrintable(text));
}

/// The board tells of the next owner before history says what became of the hold.
void TestTimelineParts::whatIsLeftIsNotTheNextOnes()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "one", 0);
    parts.indexer.setHistory(*history.snapshot(1000));
    parts.indexer.apply(historyDiff({makeLock({.name = "a", .owner = "two", .ttl = Millis(30'000)}, atMs(1000))}),
                        atMs(1000));
    const auto picture = parts.picture(1000);
    TimelineSetting setting;
    setting.moment.now = atMs(1000);
    const TimelineSpot spot{.kind = TimelineSpot::Kind::Hold, .lock = "a", .at = atMs(0)};
    const QString text = TimelineWording::story(*picture, spot, setting).text();
    QVERIFY2(text.contains(u"ended by now"_s) && text.contains(u"Another owner has it now"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"ends in"_s), qPrintable(text));
}

void TestTimelineParts::theFilterLooksAtThePastToo()
{
    Parts parts;
    MadeUpHistory history;
    history.held("orders:1", "api-7", 0, 10).held("stock:1", "cron", 0, 10).began("orders:2", "cron", 5);
    parts.indexer.setHistory(*history.snapshot(20));
    parts.indexer.apply(historyDiff({makeLock({.name = "orders:2", .owner = "cron"}, atMs(20))}), atMs(20));
    parts.query.order = TimelineOrder::Name;
    parts.query.filter = LockFilter(u"owner:api"_s);
    auto picture = parts.picture(20);
    QCOMPARE(namesOf(*picture), QByteArrayList{"orders:1"});
    QCOMPARE(picture->total, 3);
    parts.query.filter = LockFilter(u"orders"_s);
    QCOMPARE(namesOf(*parts.picture(20)), QByteArrayList({"orders:1", "orders:2"}));
    parts.query.filter = LockFilter(u"verdict:held"_s);
    QCOMPARE(namesOf(*parts.picture(20)), QByteArrayList{"orders:2"});
    // What comes later is filtered as well.
    history.held("stock:2", "api-7", 30, 40);
    parts.query.filter = LockFilter(u"owner:api"_s);
    (void)parts.picture(20);
    QCOMPARE(namesOf(*parts.picture(history, 50)), QByteArrayList({"orders:1", "stock:2"}));
    parts.query.filter = {};
    QCOMPARE(parts.picture(50)->locks, 4);
}

void TestTimelineParts::holdsAreListedLatestFirst()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 10)
        .held("b", "y", 20, 30, HoldEnd::Expired)
        .began("a", "z", 40)
        .overlapped("a", "z", "x", 40, 10);
    parts.query.table = true;
    const auto picture = parts.picture(history, 60);
    QVERIFY(picture->holds);
    QCOMPARE(picture->holds->holds.size(), size_t(3));
    QCOMPARE(picture->holds->holds[0].holder.owner, QByteArray("z"));
    QVERIFY(picture->holds->holds[0].overlapped);
    QCOMPARE(picture->holds->holds[1].lock, QByteArray("b"));
    for (int i = 0; i < 7000; ++i)
        history.held("c", "x", 100 + i, 100 + i);
    const auto many = parts.picture(history, 8000);
    QCOMPARE(many->holds->holds.size(), TimelineHolds::kMost);
    QCOMPARE(many->holds->left, size_t(2003));
}

void TestTimelineParts::wideBarsAreThemselves()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 100, 1000).held("a", "y", 2000, 3000).began("a", "z", 4000);
    const auto picture = parts.picture(history, 5000);
    const auto pieces = timelinePieces(trackOf(*picture, "a"), nullptr, scale(), atMs(5000));
    QCOMPARE(pieces.size(), size_t(3));
    QCOMPARE(pieces[0].x1, 10.0);
    QCOMPARE(pieces[0].x2, 100.0);
    QCOMPARE(pieces[2].x2, 500.0); // to now
    // Only what is in view.
    TimelineScale later = scale();
    later.from = atMs(3500);
    QCOMPARE(timelinePieces(trackOf(*picture, "a"), nullptr, later, atMs(5000)).size(), size_t(1));
}

void TestTimelineParts::narrowBarsBecomeABlock()
{
    Parts parts;
    MadeUpHistory history;
    for (int i = 0; i < 1000; ++i)
        history.held("a", "x", 1000 + 2 * i, 1001 + 2 * i);
    history.held("a", "y", 5000, 5005); // alone, and still narrow
    history.held("a", "z", 8000, 9000);
    const auto picture = parts.picture(history, 9500);
    const auto pieces = timelinePieces(trackOf(*picture, "a"), nullptr, scale(), atMs(9500));
    QCOMPARE(pieces.size(), size_t(3));
    QCOMPARE(pieces[0].count, size_t(1000));
    QCOMPARE(std::round(pieces[0].x1), 100.0);
    QCOMPARE(std::round(pieces[0].x2), 300.0);
    QCOMPARE(pieces[1].count, size_t(1));
    QCOMPARE(pieces[2].count, size_t(1));
}

void TestTimelineParts::noHoldIsLostInBlocks()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 200; ++round) {
        Parts parts;
        MadeUpHistory history;
        qint64 ms = 0;
        int count = 0;
        while (ms < 9000) {
            const qint64 length = random.bounded(4) == 0 ? random.bounded(1, 400) : random.bounded(0, 12);
            history.held("a", "x", ms, ms + length);
            ms += length + random.bounded(0, random.bounded(5) == 0 ? 500 : 10);
            ++count;
        }
        const auto picture = parts.picture(history, 10'000);
        const auto pieces = timelinePieces(trackOf(*picture, "a"), nullptr, scale(), atMs(10'000));
        size_t next = 0;
        for (const TimelinePiece &piece : pieces) {
            QCOMPARE(piece.first, next);
            QVERIFY(piece.count >= 1);
            QVERIFY(piece.x2 >= piece.x1);
            next = piece.first + piece.count;
        }
        QCOMPARE(next, static_cast<size_t>(count));
        QVERIFY(pieces.size() <= 1002);
    }
}

void TestTimelineParts::blocksTellOfTrouble()
{
    Parts parts;
    MadeUpHistory history;
    for (int i = 0; i < 100; ++i)
        history.held("good", "x", 1000 + 2 * i, 1001 + 2 * i)
            .held("bad", "x", 1000 + 2 * i, 1001 + 2 * i, i == 40 ? HoldEnd::Expired : HoldEnd::Released);
    parts.query.expanded = {"bad"};
    const auto picture = parts.picture(history, 2000);
    const auto good = timelinePieces(trackOf(*picture, "good"), nullptr, scale(), atMs(2000));
    const auto bad = timelinePieces(trackOf(*picture, "bad"), nullptr, scale(), atMs(2000));
    QCOMPARE(good.size(), size_t(1));
    QCOMPARE(bad.size(), size_t(1));
    QVERIFY(!good[0].trouble);
    QVERIFY(bad[0].trouble);
    const auto &owner = picture->owners.at(picture->slotOf("bad"))->owners.front();
    const auto owned = timelinePieces(trackOf(*picture, "bad"), &owner, scale(), atMs(2000));
    QCOMPARE(owned.size(), size_t(1));
    QVERIFY(owned[0].trouble);
}

void TestTimelineParts::depthOfSpans()
{
    const std::vector<TimelineSpan> spans{
        {.from = atMs(0), .to = atMs(100)}, {.from = atMs(50), .to = atMs(200)}, {.from = atMs(150)}};
    const auto twice = timelineDepth(spans, 2);
    QCOMPARE(twice.size(), size_t(2));
    QCOMPARE(twice[0].from, atMs(50));
    QCOMPARE(twice[0].to, atMs(100));
    QCOMPARE(twice[1].from, atMs(150));
    QCOMPARE(twice[1].to, atMs(200));
    QVERIFY(timelineDepth(spans, 3).empty());
}

void TestTimelineParts::hits()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 1000, 3000).handedOver("a", "x", "y", 3010, 10).began("a", "y", 3010).renewed("a", 5000);
    parts.indexer.setHistory(*history.snapshot(6000));
    parts.indexer.apply(historyDiff({waitedFor("a", 2, 5500)}), atMs(5500));
    const auto picture = parts.picture(6000);
    const TimelineRow row{.slot = picture->slotOf("a")};
    const TimelineMoment moment{.now = atMs(6000)};
    const auto kindAt = [&](double x) { return timelineSpotAt(*picture, row, scale(), x, moment).kind; };
    QCOMPARE(kindAt(200), Kind::Hold);
    QCOMPARE(timelineSpotAt(*picture, row, scale(), 200, moment).at, atMs(1000));
    QCOMPARE(kindAt(301), Kind::Mark); // small things before large ones
    QCOMPARE(kindAt(400), Kind::Hold);
    QCOMPARE(kindAt(500), Kind::Renewal);
    QCOMPARE(kindAt(50), Kind::Nothing);
    QCOMPARE(kindAt(650), Kind::Hold); // its remaining validity
    QCOMPARE(kindAt(999), Kind::Hold);
    TimelineScale far = scale(100);
    QCOMPARE(timelineSpotAt(*picture, row, far, 999, moment).kind, Kind::Future); // beyond the validity
}

void TestTimelineParts::nothingIsNotFree()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 1000, 1100)
        .gap(2000, 2500)
        .node(HistoryKind::NodeDown, 0, 3000)
        .node(HistoryKind::NodeUp, 0, 3500);
    const auto picture = parts.picture(history, 6000);
    const TimelineRow row{.slot = picture->slotOf("a")};
    const auto kindAt = [&](qint64 ms) {
        TimelineScale before = scale();
        before.from = atMs(-1000);
        return timelineSpotAt(*picture, row, before, before.x(atMs(ms)), {.now = atMs(6000), .pausedSince = atMs(5000)})
            .kind;
    };
    QCOMPARE(kindAt(-500), Kind::BeforeHistory);
    QCOMPARE(kindAt(1500), Kind::Nothing);
    QCOMPARE(kindAt(2200), Kind::Gap);
    QCOMPARE(kindAt(3200), Kind::NodeDown);
    QCOMPARE(kindAt(4000), Kind::Nothing);
    QCOMPARE(kindAt(5500), Kind::Gap);
    QCOMPARE(kindAt(6500), Kind::Future);
}

void TestTimelineParts::aRecordingTellsWhatCameAfterTheMoment()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 1000, 1100)
        .node(HistoryKind::NodeDown, 0, 3000)
        .node(HistoryKind::NodeUp, 0, 3500)
        .held("a", "y", 4000, 4500);
    const auto picture = parts.picture(history, 6000);
    const TimelineRow row{.slot = picture->slotOf("a")};
    const auto kindAt = [&](qint64 ms) {
        return timelineSpotAt(*picture, row, scale(), scale().x(atMs(ms)), {.now = atMs(3200)}).kind;
    };
    QCOMPARE(kindAt(3100), Kind::NodeDown);
    QCOMPARE(kindAt(3300), Kind::NodeDown);
    QCOMPARE(kindAt(3800), Kind::Nothing);
    QCOMPARE(kindAt(4200), Kind::Hold);
    QCOMPARE(kindAt(6500), Kind::Future);
}

void TestTimelineParts::aSpotIsFoundAgain()
{
    Parts parts;
    MadeUpHistory history({.events = 160});
    for (int i = 0; i < 60; ++i)
        history.held("a", "x", 10 * i, 10 * i + 5);
    const auto picture = parts.picture(history, 1000);
    const TimelineRow row{.slot = picture->slotOf("a")};
    const TimelineSpot spot = timelineSpotAt(*picture, row, scale(1), 502, {.now = atMs(1000)});
    QCOMPARE(spot.kind, Kind::Hold);
    QCOMPARE(spot.at, atMs(500));
    for (int i = 60; i < 100; ++i)
        history.held("a", "x", 10 * i, 10 * i + 5);
    const auto later = parts.picture(history, 2000);
    const auto again = timelineFindAgain(*later, spot);
    QVERIFY(again);
    QVERIFY(again->isSame(spot));
    QCOMPARE(trackOf(*later, "a").bars.at(again->first).from, atMs(500));
    for (int i = 100; i < 300; ++i)
        history.held("a", "x", 10 * i, 10 * i + 5);
    QVERIFY(!timelineFindAgain(*parts.picture(history, 4000), spot)); // forgotten
}

void TestTimelineParts::contentionIsWalkedBothWays()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 100, HoldEnd::Expired).handedOver("a", "x", "y", 150).overlapped("a", "y", "x", 150, 10);
    history.held("b", "x", 0, 120).handedOver("b", "x", "y", 150).waited("b", 1, 300).handedOver("b", "y", "x", 400);
    parts.indexer.setHistory(*history.snapshot(500));
    parts.indexer.apply(historyDiff({waitedFor("b", 1, 300)}), atMs(300));
    const auto picture = parts.picture(500);
    const auto walk = [&](bool forward) {
        QStringList seen;
        TimelinePlace place{.at = forward ? atMs(-10) : atMs(1000)};
        while (const auto spot = timelineContention(*picture, place, forward)) {
            seen += u"%1 %2 %3"_s.arg(
                QString::fromUtf8(spot->lock), QString::number((spot->at - atMs(0)).count() / 1000),
                spot->kind == Kind::Wait ? u"wait"_s
                                         : QString(toString(trackOf(*picture, spot->lock).marks.at(spot->first).kind)));
            place = {.at = spot->at, .slot = picture->slotOf(spot->lock)};
            if (seen.size() > 20)
                break;
        }
        return seen;
    };
    // Of b it is told who waits: nobody was seen to wait before 150.
    QStringList expected{u"a 100 ended"_s, u"a 150 overlap"_s, u"b 300 wait"_s, u"b 400 hand-over"_s};
    QCOMPARE(walk(true), expected);
    std::reverse(expected.begin(), expected.end());
    QCOMPARE(walk(false), expected);
}

void TestTimelineParts::contentionOfOneLock()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 5)
        .handedOver("a", "x", "y", 10)
        .held("b", "x", 0, 5)
        .handedOver("b", "x", "y", 20)
        .handedOver("a", "y", "x", 30);
    const auto picture = parts.picture(history, 100);
    const auto spot
        = timelineContention(*picture, {.at = atMs(10), .slot = picture->slotOf("a")}, true, picture->slotOf("a"));
    QVERIFY(spot);
    QCOMPARE(spot->at, atMs(30));
    parts.query.filter = LockFilter(u"name:a"_s);
    const auto filtered = parts.picture(100);
    QCOMPARE(timelineContention(*filtered, {.at = atMs(15), .slot = -1}, true)->lock,
             QByteArray("a")); // b is not in the rows
}

/// A replay's picture goes on behind the moment that is shown.
void TestTimelineParts::aWalkBeginsAtTheMomentThatIsShown()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 5)
        .handedOver("a", "x", "y", 10)
        .handedOver("a", "y", "x", 30)
        .handedOver("a", "x", "y", 40);
    const auto picture = parts.picture(history, 100);
    TimelineScale scale;
    scale.from = atMs(0);
    scale.perPixel = 1000;
    scale.width = 100;
    QVERIFY(scale.to() >= atMs(90));
    TimelineSelection selection;
    const auto next = [&](bool forward, std::optional<Instant> now) {
        const auto spot
            = selection.contention(*picture, selection.walkFrom(*picture, scale, forward, now), forward, false);
        return spot ? spot->at : Instant();
    };
    QCOMPARE(next(false, atMs(20)), atMs(10));
    QCOMPARE(next(true, atMs(20)), atMs(30));
    QCOMPARE(next(false, std::nullopt), atMs(40));
    selection.selectSpot(picture.get(), {.kind = Kind::Mark, .lock = "a", .at = atMs(30)});
    QCOMPARE(next(true, atMs(20)), atMs(40)); // what is marked is in sight
    scale.from = atMs(35);
    QCOMPARE(next(false, atMs(50)), atMs(40));
}

void TestTimelineParts::theStoryOfAHandOver()
{
    Parts parts;
    MadeUpHistory history;
    history.held("orders:42", "api-7", 0, 9100)
        .waited("orders:42", 3, 5000)
        .handedOver("orders:42", "api-7", "api-9", 9112, 12)
        .began("orders:42", "api-9", 9112);
    const auto picture = parts.picture(history, 10'000);
    const TimelineSpot spot{.kind = Kind::Mark, .lock = "orders:42", .at = atMs(9112), .first = 0};
    const TimelineStory story = TimelineWording::story(*picture, spot, {.moment = {.now = atMs(10'000)}});
    QVERIFY2(story.culprit.startsWith(u"api-7 held it from "_s) && story.culprit.contains(u"9.1 s"_s)
                 && story.culprit.endsWith(u"the nodes do not show who."_s),
             qPrintable(story.culprit));
    QCOMPARE(story.victim, u"api-9 took it 12 ms later."_s);
    QCOMPARE(story.waiting, u"Waiters meanwhile: up to 3."_s);
    // Of those who waited on, how many had gone before is not kept.
    const TimelineStory next
        = TimelineWording::story(*picture, {.kind = Kind::Hold, .lock = "orders:42", .at = atMs(9112), .first = 1},
                                 {.moment = {.now = atMs(10'000)}});
    QCOMPARE(next.waiting, u"Waiters meanwhile: up to 3 since %1."_s.arg(TimelineWording::time(atMs(5000), Micros(0))));
    QVERIFY(story.known.startsWith(u"Lockscope saw both."_s));
}

void TestTimelineParts::whoWaitsIsNotKnownBeforeItWasTold()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "x", 0, 100).held("a", "y", 200, 300).held("a", "x", 400, 500);
    parts.indexer.setHistory(*history.snapshot(600));
    parts.indexer.apply(historyDiff({waitedFor("a", 0, 250)}), atMs(250));
    const auto picture = parts.picture(600);
    const auto waiting = [&](quint32 hold) {
        const TimelineSpot spot{
            .kind = Kind::Hold, .lock = "a", .at = trackOf(*picture, "a").bars.at(hold).from, .first = hold};
        return TimelineWording::story(*picture, spot, {.moment = {.now = atMs(600)}}).waiting;
    };
    QCOMPARE(waiting(0), u"Waiters are unknown: the library does not store them, or Lockscope did not read them."_s);
    QCOMPARE(waiting(1), u"No waiters seen meanwhile."_s);
    QCOMPARE(waiting(2), u"No waiters seen meanwhile."_s);
}

void TestTimelineParts::theEndOfAHoldIsToldAsTheTableDoes()
{
    // Of half an hour it is not valid for sure to the last second, because clocks drift; its key stands till then.
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0);
    auto picture = *parts.picture(history, 1000);
    TimelineNow now{
        .validUntil = atMs(1'782'000), .endsAt = atMs(1'800'000), .onBoard = true, .verdict = Verdict::Held};
    const auto storyAt = [&](int ms) {
        const auto slot = static_cast<size_t>(picture.slotOf("a"));
        if (picture.index.now.size() <= slot)
            picture.index.now.resize(slot + 1);
        picture.index.now[slot] = now;
        return TimelineWording::story(picture, {.kind = Kind::Hold, .lock = "a", .at = atMs(1), .first = 0},
                                      {.moment = {.now = atMs(ms)}});
    };
    const auto left = [](int seconds) { return Wording::duration(std::chrono::seconds(seconds)); };
    QVERIFY2(storyAt(2000).culprit.contains(u"It ends in %1 unless renewed."_s.arg(left(1798))),
             qPrintable(storyAt(2000).culprit));
    QVERIFY2(storyAt(1'790'000).culprit.contains(u"It ends in %1 unless renewed."_s.arg(left(10))),
             qPrintable(storyAt(1'790'000).culprit));
    QVERIFY2(storyAt(1'801'000).culprit.endsWith(u"It is due now."_s), qPrintable(storyAt(1'801'000).culprit));
    QCOMPARE(storyAt(2000).victim, u"No other owner seen meanwhile."_s);

    // Nobody else asks that one node, others may ask the rest.
    now.isOnOneOfMany = true;
    QVERIFY2(storyAt(2000).victim.contains(u"It is on one node"_s), qPrintable(storyAt(2000).victim));

    // The value says that it ends sooner.
    now.isOnOneOfMany = false;
    now.valueEnds = WallTime(std::chrono::duration_cast<Millis>(atMs(62'000).time_since_epoch()));
    QVERIFY2(
        storyAt(2000).culprit.contains(u"By its value it ends in %1. Then any client may take it."_s.arg(left(60))),
        qPrintable(storyAt(2000).culprit));
}

void TestTimelineParts::theStoryOfWhatWasSeenLate()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0).ended("a", 5000, HoldEnd::Released, 400);
    history.event({.kind = HistoryKind::HandOver,
                   .at = atMs(5000),
                   .slack = Millis(1900),
                   .lock = "a",
                   .owner = "x",
                   .other = "y",
                   .length = Micros(240)});
    history.began("a", "y", 5000);
    const auto picture = parts.picture(history, 6000);
    const auto storyOf = [&](Kind kind, int ms) {
        return TimelineWording::story(*picture, {.kind = kind, .lock = "a", .at = atMs(ms), .first = 0},
                                      {.moment = {.now = atMs(6000)}});
    };
    const TimelineStory story = storyOf(Kind::Mark, 5000);
    QCOMPARE(story.victim, u"y took it at most 401 ms later."_s); // the one before ended so much earlier
    QVERIFY2(story.known.contains(u"up to 1.9 s earlier"_s), qPrintable(story.known));
    QCOMPARE(storyOf(Kind::Hold, 0).victim, u"y held it next, at most 400 ms after."_s);
}

/// Of a hold that was there already the least is told: to the earliest end that may be.
void TestTimelineParts::theStoryOfALowerBoundHasALaterEnd()
{
    Parts parts;
    for (const bool isBeginSeen : {true, false}) {
        MadeUpHistory history;
        history.began("a", "x", 0, isBeginSeen).ended("a", 5000, HoldEnd::Released, 400);
        const auto picture = parts.picture(history, 6000);
        const auto story = TimelineWording::story(
            *picture, {.kind = Kind::Hold, .lock = "a", .at = atMs(0), .first = 0}, {.moment = {.now = atMs(6000)}});
        QVERIFY2(story.culprit.contains(isBeginSeen ? u"for about 5.0 s"_s : u"to 01:00:04, for 4.6 s or longer"_s),
                 qPrintable(story.culprit));
        QVERIFY2(story.known.endsWith(isBeginSeen ? u"up to 400 ms earlier."_s : u"up to 400 ms later."_s),
                 qPrintable(story.known));
    }
}

void TestTimelineParts::theStoryOfAnEndBetweenTwoReadings()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0).ended("a", 40'000, HoldEnd::Unknown, 28'000);
    const auto picture = parts.picture(history, 50'000);
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Hold, .lock = "a", .at = atMs(1), .first = 0}, {.moment = {.now = atMs(50'000)}});
    const auto time = [](int ms) { return TimelineWording::time(atMs(ms), {}); };
    QVERIFY2(story.culprit.contains(time(12'000)) && story.culprit.contains(u"for 12.0 s or longer"_s),
             qPrintable(story.culprit));
    QVERIFY2(story.known.contains(u"Last seen at %1, gone at %2"_s.arg(time(12'000), time(40'000))),
             qPrintable(story.known));
    QVERIFY2(!story.known.contains(u"The end may have been"_s), qPrintable(story.known)); // earlier than what?
    // That this window's own lock is lost is known without anybody having looked.
    Parts others;
    MadeUpHistory own;
    own.began("a", "x", 0).ended("a", 40'000, HoldEnd::OwnLost, 28'000);
    const auto lost = TimelineWording::story(*others.picture(own, 50'000),
                                             {.kind = Kind::Hold, .lock = "a", .at = atMs(1), .first = 0},
                                             {.moment = {.now = atMs(50'000)}});
    QVERIFY2(lost.known.contains(u"Last seen at %1, known to be lost at %2"_s.arg(time(12'000), time(40'000))),
             qPrintable(lost.known));
}

void TestTimelineParts::theStoryOfAHoldOutOfSight()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0)
        .event({.kind = HistoryKind::SightLost, .at = atMs(12'000), .slack = Millis(2000), .lock = "a", .owner = "x"});
    history.sight(false, "a", 12'000);
    const auto picture = parts.picture(history, 50'000);
    const auto &track = trackOf(*picture, "a");
    QCOMPARE(track.seenUntil(track.bars.back()), std::optional(atMs(10'000)));
    const auto time = [](int ms) { return TimelineWording::time(atMs(ms), {}); };
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Hold, .lock = "a", .at = atMs(1), .first = 0}, {.moment = {.now = atMs(50'000)}});
    QCOMPARE(story.title, u"a: unknown whether it is still held"_s);
    QVERIFY2(story.culprit.contains(u"at least from %1 to %2, for 10.0 s or longer"_s.arg(time(0), time(10'000))),
             qPrintable(story.culprit));
    QVERIFY2(story.culprit.contains(u"Whether it is still held is unknown"_s), qPrintable(story.culprit));
    QCOMPARE(story.victim, u"The owner is unknown now."_s);

    TimelineTableModel model;
    model.setSetting({.moment = {.now = atMs(50'000)}});
    model.setHolds(timelineHolds(*picture));
    const auto cell = [&](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(cell(TimelineTableModel::ToColumn), u"after %1"_s.arg(TimelineWording::time(atMs(10'000), {}, true)));
    QCOMPARE(cell(TimelineTableModel::HeldColumn), u"≥ 10.0 s"_s);
    QCOMPARE(cell(TimelineTableModel::EndColumn), u"unknown"_s);
}

/// It is known that it was given back, and hardly when: the time in which nobody saw it is none in which it was held.
void TestTimelineParts::theStoryOfAHoldThatEndedOutOfSight()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0).ended("a", 140'000, HoldEnd::Released, 130'000);
    const auto picture = parts.picture(history, 150'000);
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Hold, .lock = "a", .at = atMs(1), .first = 0}, {.moment = {.now = atMs(150'000)}});
    QVERIFY2(story.culprit.contains(u"for 10.0 s or longer"_s), qPrintable(story.culprit));
    QVERIFY2(story.known.contains(u"it ended in between"_s), qPrintable(story.known));
    QVERIFY2(!story.known.contains(u"Lockscope saw its end"_s), qPrintable(story.known));
    TimelineTableModel model;
    model.setSetting({.moment = {.now = atMs(150'000)}});
    model.setHolds(timelineHolds(*picture));
    QCOMPARE(model.index(0, TimelineTableModel::HeldColumn).data().toString(), u"≥ 10.0 s"_s);
}

/// Also where history tells of a time that the board has told of already: they are searched by their ends.
void TestTimelineParts::spansLieOneBehindTheOther()
{
    Parts parts;
    MadeUpHistory history;
    history.began("a", "x", 0)
        .sight(false, "a", 7000)
        .sight(true, "a", 14'000)
        .sight(false, "a", 8000)
        .ended("a", 9000, HoldEnd::ForceReleased);
    const auto picture = parts.picture(history, 20'000);
    const TimelineSpans &spans = picture->track(picture->rows.front()).unseen;
    QVERIFY(!spans.empty());
    for (size_t i = 1; i < spans.size(); ++i)
        QVERIFY(spans[i - 1].to <= spans[i].from && spans[i].from <= spans[i].to);
}

void TestTimelineParts::theStoryOfAnOverlap()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-7", 0, 1000, HoldEnd::Lost)
        .began("a", "api-9", 2000)
        .overlapped("a", "api-9", "api-7", 2000, 30'000);
    const auto picture = parts.picture(history, 3000);
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Mark, .lock = "a", .at = atMs(2000), .first = 1}, {.moment = {.now = atMs(3000)}});
    QVERIFY2(story.title.contains(u"overlap"_s), qPrintable(story.title));
    QVERIFY2(story.culprit.contains(u"api-7"_s) && story.culprit.contains(u"30.0 s"_s), qPrintable(story.culprit));
    QVERIFY2(story.victim.startsWith(u"api-9 also holds it"_s), qPrintable(story.victim));
    QVERIFY(story.known.contains(u"is unknown"_s));
    QVERIFY2(story.known.contains(u"Nodes lost the first owner's lock"_s), qPrintable(story.known));
}

/// The first one has given back what it had left.
void TestTimelineParts::anOverlapThatIsOverBeforeItsTimeIsCut()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-7", 0, 1000, HoldEnd::Lost)
        .began("a", "api-9", 2000)
        .overlapped("a", "api-9", "api-7", 2000, 30'000);
    const auto story = [&](qint64 ms) {
        const auto picture = parts.picture(history, ms);
        const size_t last = picture->track(picture->rows.front()).marks.size() - 1;
        return TimelineWording::story(*picture, {.kind = Kind::Mark, .lock = "a", .at = atMs(2000), .first = last},
                                      {.moment = {.now = atMs(ms)}});
    };
    QVERIFY2(story(3000).victim.startsWith(u"api-9 also holds it"_s), qPrintable(story(3000).victim));
    history.event({.kind = HistoryKind::Overlap,
                   .end = HoldEnd::Released,
                   .cause = OverlapCause::Restarted,
                   .at = atMs(2000),
                   .lock = "a",
                   .owner = "api-9",
                   .other = "api-7",
                   .length = Millis(4000)});
    QVERIFY2(story(8000).victim.contains(u"may have relied on it for 4.0 s"_s), qPrintable(story(8000).victim));
    QVERIFY2(story(8000).culprit.contains(u"released the rest"_s), qPrintable(story(8000).culprit));
}

/// With the second one's hold, though the first one's lease goes on.
void TestTimelineParts::anOverlapEnds_data()
{
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("until");
    QTest::newRow("the second one gives it back") << 30'000 << 5000;
    QTest::newRow("the first one's lease is over") << 2000 << 4000;
}

void TestTimelineParts::anOverlapEnds()
{
    QFETCH(const int, length);
    QFETCH(const int, until);
    Parts parts;
    MadeUpHistory history;
    history.held("a", "api-7", 0, 1000, HoldEnd::Lost)
        .held("a", "api-9", 2000, 5000)
        .overlapped("a", "api-9", "api-7", 2000, length);
    const auto picture = parts.picture(history, 8000);
    const TimelineTrack &track = picture->track(picture->rows.front());
    QCOMPARE(track.overlapEnd(track.marks.back()), atMs(until));
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Mark, .lock = "a", .at = atMs(2000), .first = track.marks.size() - 1},
        {.moment = {.now = atMs(8000)}});
    QVERIFY2(story.victim.startsWith(u"api-9 also held it"_s), qPrintable(story.victim));
    QVERIFY2(story.victim.contains(until == 5000 ? u"for 3.0 s"_s : u"for 2.0 s"_s), qPrintable(story.victim));
}

void TestTimelineParts::theStoryOfATakeOverByAClock()
{
    Parts parts;
    MadeUpHistory history;
    history.held("a", "ann", 0, 1000, HoldEnd::TakenOver)
        .began("a", "bob", 1000)
        .handedOver("a", "ann", "bob", 1000, 0);
    history.event({.kind = HistoryKind::Overlap,
                   .cause = OverlapCause::ClockAhead,
                   .at = atMs(1000),
                   .lock = "a",
                   .owner = "bob",
                   .other = "ann",
                   .length = Millis(29'000)});
    history.held("b", "ann", 0, 1000, HoldEnd::TakenOver)
        .began("b", "bob", 1000)
        .handedOver("b", "ann", "bob", 1000, 0);
    const auto picture = parts.picture(history, 3000);
    const auto story = [&](const QByteArray &lock, TimelineSpot::Kind kind, size_t first, qint64 ms) {
        return TimelineWording::story(*picture, {.kind = kind, .lock = lock, .at = atMs(ms), .first = first},
                                      {.moment = {.now = atMs(3000)}});
    };
    const TimelineStory mark = story("a", Kind::Mark, 1, 1000);
    QVERIFY2(mark.title.contains(u"overlap"_s), qPrintable(mark.title));
    QVERIFY2(mark.known.contains(u"clock is ahead"_s), qPrintable(mark.known));
    const TimelineStory anns = story("a", Kind::Hold, 0, 500);
    QVERIFY2(anns.culprit.contains(u"by a clock that is ahead"_s), qPrintable(anns.culprit));
    const TimelineStory bobs = story("a", Kind::Hold, 1, 2000);
    QVERIFY2(bobs.victim.contains(u"may have relied on it at the same time"_s), qPrintable(bobs.victim));
    // Where nothing says so, it was given back, for all that can be seen.
    QVERIFY(story("b", Kind::Hold, 0, 500).culprit.contains(u"after a quick release"_s));
    QVERIFY(story("b", Kind::Hold, 1, 2000).victim.contains(u"No other owner seen"_s));
}

void TestTimelineParts::hostileNamesStayText()
{
    Parts parts;
    MadeUpHistory history;
    const QByteArray name = "a%1%2\n\x1b[31m\xe2\x80\xae" + QByteArray(10'000, 'x');
    history.held(name, "%1<b>\0owner", 0, 1000);
    const auto picture = parts.picture(history, 2000);
    const TimelineStory story = TimelineWording::story(
        *picture, {.kind = Kind::Hold, .lock = name, .at = atMs(0), .first = 0}, {.moment = {.now = atMs(2000)}});
    QVERIFY(story.title.size() < 300);
    QVERIFY2(story.title.startsWith(u"a%1%2\\x0A\\x1B[31m"_s), qPrintable(story.title));
    QVERIFY2(story.culprit.startsWith(u"%1<b>"_s), qPrintable(story.culprit));
    QVERIFY(!story.text().contains(QChar(0x202e)));
}

void TestTimelineParts::layoutOfParts()
{
    const TimelineLayout layout{.size = {1000, 636}, .rowHeight = 30, .axisHeight = 36, .namesWidth = 200};
    QCOMPARE(layout.pageRows(), 20);
    QCOMPARE(layout.rowAt(10, 5), -1);
    QCOMPARE(layout.rowAt(36, 5), 5);
    QCOMPARE(layout.rowAt(96, 5), 7);
    QCOMPARE(layout.row(7, 5).top(), 96);
    QCOMPARE(layout.area(), QRect(200, 36, 800, 600));
}

LOCKSCOPE_TEST(QCoreApplication, TestTimelineParts)
#include "tst_timelineparts.moc"

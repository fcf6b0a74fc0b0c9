#include "fixtures/testprogram.h"

#include <lockscope/core/history/activity.h>
#include <lockscope/core/history/history.h>

#include <QElapsedTimer>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace std::chrono_literals;

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr Instant kActivityStart{std::chrono::hours(10)};

Instant activityAt(double second)
{
    return kActivityStart + Micros(static_cast<qint64>(second * 1e6));
}

/// A history told by hand; moments are seconds since kActivityStart.
struct ToldHistory
{
    explicit ToldHistory(HistoryLimits limits = {}) : log(limits) { }

    ToldHistory &took(const QByteArray &lock, double at, const QByteArray &owner = "ann", bool exact = true)
    {
        log.append({.kind = HistoryKind::Began, .exact = exact, .at = activityAt(at), .lock = lock, .owner = owner});
        return *this;
    }
    ToldHistory &ended(const QByteArray &lock, double at, double length, HoldEnd end = HoldEnd::Released,
                       const QByteArray &owner = "ann", Micros slack = Millis(1))
    {
        log.append({.kind = HistoryKind::Ended,
                    .end = end,
                    .at = activityAt(at),
                    .slack = slack,
                    .lock = lock,
                    .owner = owner,
                    .length = Micros(static_cast<qint64>(length * 1e6))});
        return *this;
    }
    ToldHistory &waiting(const QByteArray &lock, int count, double at)
    {
        log.append({.kind = HistoryKind::Waiting, .at = activityAt(at), .lock = lock, .owner = {}, .waiting = count});
        if (count == 0) {
            waits.remove(lock);
        } else {
            OpenWait &wait = waits[lock];
            if (wait.lock.isEmpty())
                wait = {.lock = lock, .since = activityAt(at)};
            wait.most = count;
        }
        return *this;
    }
    ToldHistory &event(HistoryKind kind, double at, const QByteArray &lock = {}, const QByteArray &other = {})
    {
        log.append({.kind = kind, .at = activityAt(at), .lock = lock, .owner = "ann", .other = other});
        return *this;
    }
    ToldHistory &node(HistoryKind kind, int node, double at)
    {
        log.append({.kind = kind, .node = node, .at = activityAt(at)});
        return *this;
    }
    ToldHistory &gap(double from, double to)
    {
        log.append({.kind = HistoryKind::Gap, .at = activityAt(to), .length = activityAt(to) - activityAt(from)});
        return *this;
    }

    [[nodiscard]] HistorySnapshot snapshot(double now) const
    {
        HistorySnapshot snapshot{.takenAt = activityAt(now), .watchedSince = kActivityStart};
        if (complete)
            snapshot.completeSince = kActivityStart;
        snapshot.chunks = log.chunks();
        snapshot.forgotten = log.forgotten();
        for (const OpenWait &wait : waits)
            snapshot.waits.push_back(wait);
        return snapshot;
    }

    HistoryLog log;
    QHash<QByteArray, OpenWait> waits;
    bool complete = true;
};

qint64 allTakes(const Activity &activity)
{
    qint64 takes = 0;
    for (const ActivitySpan &span : activity.spans())
        takes += span.takes;
    return takes;
}

const ActivitySpan &spanAt(const std::vector<ActivitySpan> &spans, double second)
{
    const auto found = std::find_if(spans.begin(), spans.end(), [&](const ActivitySpan &span) {
        return activityAt(second) >= span.from && activityAt(second) < span.from + Activity::kSpan;
    });
    return found == spans.end() ? spans.back() : *found;
}

} // namespace

class TestActivity : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHoldLastedAtLeastThisLong();
    void takesAreCountedPerSpan();
    void eachEventCountsOnce();
    void slicesGiveTheSameFigures();
    void whatIsNotKnownIsNoZero();
    void aGapIsNotKnown();
    void aPauseIsNotKnown();
    void nothingIsKnownWithoutAReadableNode();
    void countsAreLowerBoundsUntilComplete();
    void foundHoldsAreNoTakes();
    void waitersAreTheMostAtOnce();
    void waitingTimeGoesToItsMinutes();
    void waitsThatContinueCount();
    void waitersThatCameBeforeTheFirstEvent();
    void onlyTheLongestWaitsAreRemembered();
    void holdTimesAreBinned();
    void binsCoverAllLengths();
    void mostlyBoundsGiveNoPercentile();
    void whatIsUsual();
    void troubleOfTheLastHour();
    void theLatestEvents();
    void aForceReleasedLockComesBack();
    void rareEventsKeepTheirPlaces();
    void anotherHistoryBeginsAnew();
    void droppedEventsAreAGap();
    void oldTimesLeave();
    void memoryAndCostAreBounded();
    void followsARealHistory();
};

void TestActivity::aHoldLastedAtLeastThisLong()
{
    HistoryEvent event{.kind = HistoryKind::Ended, .end = HoldEnd::Expired, .slack = 2s, .length = 5s};
    QCOMPARE(event.leastHoldTime(), Micros(3s)); // `length` reaches to the latest possible end
    event.end = HoldEnd::Unknown;
    QCOMPARE(event.leastHoldTime(), Micros(5s)); // and here to the earliest
}

void TestActivity::takesAreCountedPerSpan()
{
    ToldHistory told;
    for (int i = 0; i < 30; ++i)
        told.took("a", 5 + i * 0.1).ended("a", 5.05 + i * 0.1, 0.05);
    told.took("b", 25);
    Activity activity;
    QVERIFY(activity.spans().empty());
    QVERIFY(activity.read(told.snapshot(60)));
    const auto spans = activity.spans();
    QCOMPARE(std::ssize(spans), 90);
    QCOMPARE(spanAt(spans, 5).takes, 30);
    QCOMPARE(spanAt(spans, 5).known, Micros(seconds(20)));
    QCOMPARE(spanAt(spans, 5).knowledge, Knowledge::All);
    QCOMPARE(spanAt(spans, 5).takesPerMinute().value_or(-1), 90.0);
    QCOMPARE(spanAt(spans, 25).takes, 1);
    QCOMPARE(spanAt(spans, 45).takes, 0);
    QCOMPARE(spanAt(spans, 45).takesPerMinute().value_or(-1), 0.0);
}

void TestActivity::eachEventCountsOnce()
{
    ToldHistory told;
    Activity activity;
    for (int i = 0; i < 20'000; ++i) {
        told.took("lock" + QByteArray::number(i % 7), i * 0.001);
        if (i % 700 == 0)
            QVERIFY(activity.read(told.snapshot(i * 0.001)));
    }
    QVERIFY(activity.read(told.snapshot(21)));
    QVERIFY(activity.read(told.snapshot(21)));
    QCOMPARE(allTakes(activity), 20'000);
}

void TestActivity::slicesGiveTheSameFigures()
{
    ToldHistory told;
    for (int i = 0; i < 9'000; ++i)
        told.took("a", i * 0.01).ended("a", i * 0.01 + 0.004, 0.004).waiting("b", i % 3, i * 0.01);
    Activity whole;
    QVERIFY(whole.read(told.snapshot(100)));
    Activity sliced;
    int slices = 1;
    while (!sliced.read(told.snapshot(100), 1000))
        ++slices;
    QVERIFY(slices > 20);
    QCOMPARE(sliced.spans(), whole.spans());
    QCOMPARE(sliced.holdTimes().counts, whole.holdTimes().counts);
    QCOMPARE(sliced.mostWaited(3).front().total, whole.mostWaited(3).front().total);
    QVERIFY(!sliced.read(told.took("a", 100).took("a", 100).snapshot(101), 1));
    QVERIFY(!sliced.read(told.took("a", 100).snapshot(101), 0));
    QVERIFY(sliced.read(told.snapshot(101)));
    QCOMPARE(allTakes(sliced), 9'003);
}

void TestActivity::whatIsNotKnownIsNoZero()
{
    ToldHistory told;
    Activity activity;
    QVERIFY(activity.read(told.snapshot(120)));
    const auto spans = activity.spans();
    QCOMPARE(spanAt(spans, -30).knowledge, Knowledge::None);
    QVERIFY(!spanAt(spans, -30).takesPerMinute());
    QCOMPARE(spanAt(spans, 30).knowledge, Knowledge::All);
    QCOMPARE(activity.knownSince(), kActivityStart);
    QCOMPARE(activity.takeRate().now.value_or(-1), 0);
    QVERIFY(!activity.takeRate().usualFrom);
    const auto cells = activity.minutes();
    QCOMPARE(std::ssize(cells), 30);
    QCOMPARE(cells.front().known, Micros(0));
    QCOMPARE(cells[28].known, Micros(minutes(1)));
}

void TestActivity::aGapIsNotKnown()
{
    ToldHistory told;
    told.took("a", 10).took("a", 30);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(50)));
    QCOMPARE(spanAt(activity.spans(), 45).knowledge, Knowledge::All);
    QVERIFY(activity.read(told.gap(40, 79.9).took("a", 85).snapshot(120)));
    const auto spans = activity.spans();
    QCOMPARE(spanAt(spans, 25).takes, 1);
    QCOMPARE(spanAt(spans, 45).knowledge, Knowledge::None);
    QCOMPARE(spanAt(spans, 65).knowledge, Knowledge::None);
    QCOMPARE(spanAt(spans, 85).takes, 1);
    QVERIFY(activity.takeRate().isAtLeast);
    QCOMPARE(activity.takeRate().now.value_or(-1), 1);
}

void TestActivity::aPauseIsNotKnown()
{
    ToldHistory told;
    told.took("a", 10);
    Activity activity;
    HistorySnapshot paused = told.snapshot(200);
    paused.unreadSince = activityAt(60);
    QVERIFY(activity.read(paused));
    QCOMPARE(spanAt(activity.spans(), 45).knowledge, Knowledge::All);
    QCOMPARE(spanAt(activity.spans(), 105).knowledge, Knowledge::None);
    QVERIFY(!activity.takeRate().now);
    QVERIFY(activity.read(told.gap(60, 240).snapshot(300)));
    QCOMPARE(spanAt(activity.spans(), 105).knowledge, Knowledge::None);
    QCOMPARE(spanAt(activity.spans(), 265).knowledge, Knowledge::All);
}

void TestActivity::nothingIsKnownWithoutAReadableNode()
{
    ToldHistory told;
    told.node(HistoryKind::NodeUp, 0, 0).node(HistoryKind::NodeUp, 1, 0).node(HistoryKind::NodeDown, 0, 20);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(61)));
    QCOMPARE(spanAt(activity.spans(), 45).knowledge, Knowledge::All);
    QVERIFY(activity.recent().size() == 1);
    QVERIFY(activity.read(told.node(HistoryKind::NodeDown, 1, 60).snapshot(101)));
    QCOMPARE(spanAt(activity.spans(), 85).knowledge, Knowledge::None);
    QVERIFY(activity.read(told.node(HistoryKind::NodeUp, 1, 119).snapshot(161)));
    QCOMPARE(spanAt(activity.spans(), 85).knowledge, Knowledge::None);
    QCOMPARE(spanAt(activity.spans(), 125).knowledge, Knowledge::All);
}

void TestActivity::countsAreLowerBoundsUntilComplete()
{
    ToldHistory told;
    told.complete = false;
    Activity activity;
    QVERIFY(activity.read(told.took("a", 5).snapshot(60)));
    QCOMPARE(spanAt(activity.spans(), 5).knowledge, Knowledge::AtLeast);
    QVERIFY(activity.takeRate().isAtLeast);
    HistorySnapshot complete = told.snapshot(300);
    complete.completeSince = activityAt(100);
    QVERIFY(activity.read(complete));
    QCOMPARE(spanAt(activity.spans(), 85).knowledge, Knowledge::AtLeast);
    QCOMPARE(spanAt(activity.spans(), 105).knowledge, Knowledge::All);
    QVERIFY(!activity.takeRate().isAtLeast);
    complete = told.snapshot(400); // what was complete stays so
    QVERIFY(activity.read(told.snapshot(400)));
    complete.completeSince.reset();
    QCOMPARE(spanAt(activity.spans(), 105).knowledge, Knowledge::All);
}

void TestActivity::foundHoldsAreNoTakes()
{
    ToldHistory told;
    told.took("a", 5, "ann", false).took("b", 6);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(60)));
    QCOMPARE(allTakes(activity), 1);
    told.took("a", 61, "bob", false);
    told.log.append({.kind = HistoryKind::HandOver,
                     .exact = false,
                     .at = activityAt(61),
                     .lock = "a",
                     .owner = "ann",
                     .other = "bob"});
    QVERIFY(activity.read(told.snapshot(70)));
    QCOMPARE(allTakes(activity), 2);
}

void TestActivity::waitersAreTheMostAtOnce()
{
    ToldHistory told;
    told.waiting("a", 1, 5).waiting("b", 2, 6).waiting("a", 0, 7).waiting("b", 4, 42).waiting("b", 0, 61);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(100)));
    const auto spans = activity.spans();
    QCOMPARE(spanAt(spans, 5).waiters, 3);
    QCOMPARE(spanAt(spans, 25).waiters, 2);
    QCOMPARE(spanAt(spans, 45).waiters, 4);
    QCOMPARE(spanAt(spans, 65).waiters, 4); // until 61
    QCOMPARE(spanAt(spans, 85).waiters, 0);
}

void TestActivity::waitingTimeGoesToItsMinutes()
{
    ToldHistory told;
    told.waiting("a", 1, 50).waiting("a", 0, 190.5).waiting("b", 1, 100).waiting("b", 0, 101);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(241)));
    const auto rows = activity.mostWaited(8);
    QCOMPARE(std::ssize(rows), 2);
    QCOMPARE(rows[0].lock, QByteArray("a"));
    QCOMPARE(rows[0].total, Micros(Millis(140'500)));
    QVERIFY(!rows[0].isWaitingNow);
    const auto cells = activity.minutes();
    QCOMPARE(rows[0].minutes.size(), cells.size());
    QCOMPARE(cells[25].from, kActivityStart); // the fifth minute has begun
    QCOMPARE(rows[0].minutes[25], Micros(seconds(10)));
    QCOMPARE(rows[0].minutes[26], Micros(seconds(60)));
    QCOMPARE(rows[0].minutes[28], Micros(Millis(10'500)));
    QCOMPARE(activity.mostWaited(1).size(), size_t(1));
    // A gap within a wait does not count.
    QVERIFY(activity.read(told.waiting("a", 1, 250).gap(260, 279).waiting("a", 0, 290).snapshot(300)));
    QCOMPARE(activity.mostWaited(1).front().minutes[28], Micros(seconds(20)));
}

void TestActivity::waitsThatContinueCount()
{
    ToldHistory told;
    told.waiting("a", 1, 50).waiting("b", 1, 60);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(100)));
    QCOMPARE(activity.longestWaitSince().value_or(Instant()), activityAt(50));
    const auto rows = activity.mostWaited(8);
    QCOMPARE(std::ssize(rows), 2);
    QCOMPARE(rows[0].total, Micros(seconds(50)));
    QVERIFY(rows[0].isWaitingNow);
    QCOMPARE(activity.mostWaited(1).front().lock, QByteArray("a"));
    QVERIFY(activity.read(told.waiting("a", 0, 110).snapshot(120)));
    QCOMPARE(activity.mostWaited(8).front().total, Micros(seconds(60)));
    QCOMPARE(activity.longestWaitSince().value_or(Instant()), activityAt(60));
}

void TestActivity::waitersThatCameBeforeTheFirstEvent()
{
    ToldHistory told({.events = 64});
    told.waiting("a", 2, 5);
    for (int i = 0; i < 200; ++i)
        told.took("b", 10 + i * 0.1);
    QVERIFY(told.log.forgotten() > 0);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(100)));
    QCOMPARE(activity.longestWaitSince().value_or(Instant()), activityAt(5));
    QCOMPARE(spanAt(activity.spans(), 45).waiters, 2);
    QCOMPARE(spanAt(activity.spans(), 5).knowledge, Knowledge::None);
    QVERIFY(activity.read(told.waiting("a", 0, 110).snapshot(160)));
    QCOMPARE(spanAt(activity.spans(), 125).waiters, 0);
}

void TestActivity::onlyTheLongestWaitsAreRemembered()
{
    ToldHistory told;
    for (int i = 0; i < 20'000; ++i) {
        const QByteArray lock = "once" + QByteArray::number(i);
        told.waiting(lock, 1, i * 0.01).waiting(lock, 0, i * 0.01 + 0.005);
        if (i == 50)
            told.waiting("long", 1, i * 0.01);
    }
    told.waiting("long", 0, 200);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(210)));
    QVERIFY(activity.waitedLocks() < 2 * qsizetype(Activity::kMostWaited));
    const auto rows = activity.mostWaited(3);
    QCOMPARE(rows.front().lock, QByteArray("long"));
    QVERIFY(rows[1].isAtLeast);
}

void TestActivity::holdTimesAreBinned()
{
    ToldHistory told;
    for (int i = 1; i <= 100; ++i)
        told.ended("a", i, i <= 98 ? 0.1 : 10);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(110)));
    const HoldTimeBins bins = activity.holdTimes();
    QCOMPARE(bins.count, 100);
    QCOMPARE(bins.counts.at(static_cast<size_t>(HoldTimeBins::binOf(Millis(100)))), 98);
    QCOMPARE(bins.counts.at(static_cast<size_t>(HoldTimeBins::binOf(seconds(10)))), 2);
    QVERIFY(std::abs(bins.p50.value_or(Micros(0)).count() - 100'000) < 7'000);
    QVERIFY(std::abs(bins.p99.value_or(Micros(0)).count() - 10'000'000) < 700'000);
    QCOMPARE(bins.knowledge, Knowledge::All);
}

void TestActivity::binsCoverAllLengths()
{
    for (int bin = 0; bin + 1 < HoldTimeBins::kBins; ++bin) {
        const Micros edge = HoldTimeBins::edge(bin);
        QVERIFY(HoldTimeBins::binOf(edge - Micros(2)) == bin);
        QVERIFY(HoldTimeBins::binOf(edge + Micros(2)) == bin + 1);
    }
    QCOMPARE(HoldTimeBins::binOf(Micros(0)), 0);
    QCOMPARE(HoldTimeBins::binOf(Micros(-5)), 0);
    QCOMPARE(HoldTimeBins::binOf(Micros::max()), HoldTimeBins::kBins - 1);
    QCOMPARE(HoldTimeBins::edge(0), Micros(Millis(1)));
    QCOMPARE(HoldTimeBins::edge(4), Micros(Millis(10)));
    QCOMPARE(HoldTimeBins::edge(HoldTimeBins::kBins - 1), Micros::max());
}

void TestActivity::mostlyBoundsGiveNoPercentile()
{
    ToldHistory told;
    told.ended("a", 5, 1).ended("b", 6, 1, HoldEnd::Unknown, "ann", seconds(30));
    Activity activity;
    QVERIFY(activity.read(told.snapshot(10)));
    QVERIFY(activity.holdTimes().p50);
    QCOMPARE(activity.holdTimes().partial, 1);
    QVERIFY(activity.read(told.ended("c", 11, 1, HoldEnd::Unknown, "ann", seconds(30)).snapshot(20)));
    QVERIFY(!activity.holdTimes().p50);
    QCOMPARE(activity.holdTimes().count, 1);
}

void TestActivity::whatIsUsual()
{
    ToldHistory told;
    for (int minute = 0; minute < 11; ++minute) {
        for (int i = 0; i < 10 + minute; ++i)
            told.took("a", minute * 60 + i);
    }
    for (int i = 0; i < 99; ++i)
        told.took("a", 11 * 60 + i * 0.5);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(12 * 60)));
    const TakeRate rate = activity.takeRate();
    QCOMPARE(rate.now.value_or(-1), 99);
    QVERIFY(!rate.isAtLeast);
    QCOMPARE(rate.usualFrom.value_or(-1), 11);
    QCOMPARE(rate.usualTo.value_or(-1), 19);
}

void TestActivity::troubleOfTheLastHour()
{
    ToldHistory told({.age = std::chrono::hours(2)});
    Activity activity;
    QVERIFY(activity.read(told.snapshot(1)));
    QVERIFY(!activity.trouble().latest);
    QVERIFY(activity.trouble().isAtLeast);
    QCOMPARE(activity.trouble().since, kActivityStart);
    told.ended("a", 10, 5, HoldEnd::Lost).event(HistoryKind::Overlap, 11, "a", "bob");
    told.log.append({.kind = HistoryKind::Overlap, .end = HoldEnd::Released, .at = activityAt(11), .lock = "a"});
    QVERIFY(activity.read(told.snapshot(20)));
    QCOMPARE(activity.trouble().lost, 1);
    QCOMPARE(activity.trouble().overlaps, 1);
    QVERIFY(activity.trouble().latest->kind == HistoryKind::Overlap);
    for (int second = 600; second <= 3500; second += 600)
        QVERIFY(activity.read(told.snapshot(second)));
    QCOMPARE(activity.trouble().lost, 1);
    QVERIFY(activity.read(told.snapshot(3 * 3600)));
    QCOMPARE(activity.trouble().lost, 0);
    QVERIFY(activity.trouble().latest);
}

void TestActivity::theLatestEvents()
{
    ToldHistory told;
    told.took("a", 1).ended("a", 2, 1).event(HistoryKind::HandOver, 2, "a", "bob");
    told.ended("b", 3, 1, HoldEnd::Expired).ended("c", 4, 1, HoldEnd::Unknown).ended("d", 5, 1, HoldEnd::TakenOver);
    told.node(HistoryKind::NodeUp, 0, 0).node(HistoryKind::NodeDown, 0, 6).node(HistoryKind::NodeUp, 0, 7);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(10)));
    const auto recent = activity.recent();
    QCOMPARE(std::ssize(recent), 4);
    QVERIFY(recent[0].kind == HistoryKind::NodeUp);
    QVERIFY(recent[1].kind == HistoryKind::NodeDown);
    QVERIFY(recent[2].end == HoldEnd::Expired);
    QVERIFY(recent[3].kind == HistoryKind::HandOver);
}

void TestActivity::aForceReleasedLockComesBack()
{
    ToldHistory told;
    told.took("a", 1).ended("a", 2, 1, HoldEnd::ForceReleased).took("a", 3, "bob");
    told.event(HistoryKind::HandOver, 3, "a", "bob"); // says the same
    told.ended("a", 4, 1).took("a", 5); // as usual again
    Activity activity;
    QVERIFY(activity.read(told.snapshot(10)));
    const auto recent = activity.recent();
    QCOMPARE(std::ssize(recent), 3);
    QVERIFY(recent[0].end == HoldEnd::Released);
    QVERIFY(recent[1].kind == HistoryKind::Began);
    QCOMPARE(recent[1].owner, QByteArray("bob"));
    QVERIFY(recent[2].end == HoldEnd::ForceReleased);
}

void TestActivity::rareEventsKeepTheirPlaces()
{
    ToldHistory told;
    for (int i = 0; i < 6; ++i)
        told.node(HistoryKind::NodeRestarted, i, i);
    for (int i = 0; i < 1000; ++i)
        told.ended("a", 10 + i * 0.01, 0.01);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(30)));
    const auto recent = activity.recent();
    QCOMPARE(recent.size(), Activity::kRecent);
    QVERIFY(recent.front().kind == HistoryKind::Ended);
    QCOMPARE(std::count_if(recent.begin(), recent.end(),
                           [](const HistoryEvent &event) { return event.kind == HistoryKind::NodeRestarted; }),
             4);
    QCOMPARE(recent.back().node, 2);
    QVERIFY(std::is_sorted(recent.begin(), recent.end(),
                           [](const HistoryEvent &a, const HistoryEvent &b) { return a.at > b.at; }));
}

void TestActivity::anotherHistoryBeginsAnew()
{
    ToldHistory live;
    ToldHistory recorded;
    for (int i = 0; i < 50; ++i)
        live.took("a", i);
    for (int i = 0; i < 60; ++i)
        recorded.took("b", i).ended("b", i + 0.5, 0.5);
    Activity activity;
    QVERIFY(activity.read(live.snapshot(60)));
    QCOMPARE(allTakes(activity), 50);
    QVERIFY(activity.read(recorded.snapshot(70)));
    QCOMPARE(allTakes(activity), 60);
    QVERIFY(activity.read(live.snapshot(65))); // back in time
    QCOMPARE(allTakes(activity), 50);
    QCOMPARE(activity.holdTimes().count, 0);
    activity.clear();
    QVERIFY(!activity.readUntil());
    QVERIFY(activity.spans().empty());
    QVERIFY(activity.read(live.snapshot(65)));
    QCOMPARE(allTakes(activity), 50);
}

void TestActivity::droppedEventsAreAGap()
{
    ToldHistory told({.events = 100});
    told.took("a", 5);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(10)));
    for (int i = 0; i < 1000; ++i)
        told.took("a", 10 + i * 0.2);
    QVERIFY(activity.read(told.snapshot(220)));
    QCOMPARE(spanAt(activity.spans(), 5).takes, 1);
    QCOMPARE(spanAt(activity.spans(), 105).knowledge, Knowledge::None);
    QCOMPARE(spanAt(activity.spans(), 205).knowledge, Knowledge::All);
}

void TestActivity::oldTimesLeave()
{
    ToldHistory told;
    told.took("a", 5).ended("a", 6, 1).waiting("a", 1, 5).waiting("a", 0, 8);
    Activity activity;
    QVERIFY(activity.read(told.snapshot(10)));
    QCOMPARE(allTakes(activity), 1);
    QVERIFY(activity.read(told.snapshot(10 + 3600)));
    QCOMPARE(allTakes(activity), 0);
    QCOMPARE(activity.holdTimes().count, 0);
    QVERIFY(activity.mostWaited(5).empty());
    QVERIFY(activity.read(told.took("a", 4000).snapshot(4010)));
    QCOMPARE(allTakes(activity), 1);
}

void TestActivity::memoryAndCostAreBounded()
{
    ToldHistory told;
    for (int i = 0; i < 400'000; ++i)
        told.took("lock" + QByteArray::number(i), i * 0.001).ended("lock" + QByteArray::number(i), i * 0.001, 0.001);
    const HistorySnapshot snapshot = told.snapshot(500);
    Activity activity;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(activity.read(snapshot));
    qInfo("800,000 events read in %lld ms", timer.elapsed());
    timer.start();
    for (int i = 0; i < 100; ++i) {
        QVERIFY(activity.read(snapshot));
        static_cast<void>(activity.spans());
        static_cast<void>(activity.holdTimes());
        static_cast<void>(activity.mostWaited(12));
        static_cast<void>(activity.takeRate());
    }
    qInfo("100 times all figures in %lld ms", timer.elapsed());
    QVERIFY(timer.elapsed() < 5000);
    QCOMPARE(allTakes(activity), 400'000);
}

void TestActivity::followsARealHistory()
{
    History history({}, {.interval = Millis(1000), .feedDelay = Millis(1)});
    Activity activity;
    BoardDiff diff{.complete = true};
    NodeStatus node;
    node.reach = NodeStatus::Reach::Up;
    diff.nodes = {node};
    for (int second = 0; second < 90; ++second) {
        history.apply(diff, activityAt(second));
        QVERIFY(activity.read(*history.snapshot(activityAt(second))));
    }
    QVERIFY(!activity.takeRate().isAtLeast);
    QVERIFY(activity.recent().empty());
    diff.nodes.front().reach = NodeStatus::Reach::Down;
    history.apply(diff, activityAt(90));
    QVERIFY(activity.read(*history.snapshot(activityAt(90))));
    QVERIFY(activity.recent().front().kind == HistoryKind::NodeDown);
}

LOCKSCOPE_TEST(LockscopeTest::NoApplication, TestActivity)
#include "tst_activity.moc"

#include "fixtures/openhold.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/contention/lockholdtimes.h>
#include <lockscope/ui/contention/rankingmodel.h>
#include <lockscope/ui/contention/rankingview.h>
#include <lockscope/ui/contention/waitedtimes.h>
#include <lockscope/ui/overview/holdtimesplot.h>
#include <lockscope/ui/overview/plotcard.h>
#include <lockscope/ui/overview/waitingplot.h>
#include <lockscope/ui/tables/rowcopy.h>
#include <lockscope/ui/timeline/historyfeed.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTreeView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr Instant kRankingStart{std::chrono::hours(1)};

Instant rankingTime(int seconds)
{
    return kRankingStart + std::chrono::seconds(seconds);
}

/// A history made by hand: holds as they were seen.
class Past
{
public:
    Past &hold(const QByteArray &lock, const QByteArray &owner, int from, int to, HoldEnd end = HoldEnd::Released,
               Micros slack = Micros(0))
    {
        m_log.append(
            {.kind = HistoryKind::Began, .at = rankingTime(from), .slack = slack, .lock = lock, .owner = owner});
        m_log.append({.kind = HistoryKind::Ended,
                      .end = end,
                      .at = rankingTime(to),
                      .slack = slack,
                      .lock = lock,
                      .owner = owner,
                      .length = std::chrono::seconds(to - from)});
        return *this;
    }
    Past &open(const QByteArray &lock, const QByteArray &owner, int from)
    {
        m_log.append({.kind = HistoryKind::Began, .at = rankingTime(from), .lock = lock, .owner = owner});
        m_open.push_back(openHold(lock, owner, rankingTime(from)));
        return *this;
    }
    /// Waiters from one second to another; `to` negative: they go on.
    Past &wait(const QByteArray &lock, int from, int to)
    {
        m_log.append({.kind = HistoryKind::Waiting, .at = rankingTime(from), .lock = lock, .waiting = 2});
        if (to >= 0)
            m_log.append({.kind = HistoryKind::Waiting, .at = rankingTime(to), .lock = lock, .waiting = 0});
        else
            m_waits.push_back({.lock = lock, .since = rankingTime(from), .most = 2});
        return *this;
    }
    [[nodiscard]] HistorySnapshot until(int seconds) const
    {
        HistorySnapshot snapshot;
        snapshot.takenAt = rankingTime(seconds);
        snapshot.watchedSince = kRankingStart;
        snapshot.completeSince = kRankingStart;
        snapshot.chunks = m_log.chunks();
        snapshot.open = m_open;
        snapshot.waits = m_waits;
        return snapshot;
    }

private:
    HistoryLog m_log{{.age = std::chrono::hours(10)}};
    std::vector<OpenHold> m_open;
    std::vector<OpenWait> m_waits;
};

QStringList textsBelow(const QAbstractItemModel &model, const QModelIndex &parent = {},
                       RankColumn column = RankColumn::Name)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(parent); ++row)
        texts += model.index(row, static_cast<int>(column), parent).data().toString();
    return texts;
}

} // namespace

class TestRanking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namespacesLocksAndOwners();
    void aNamespaceShowsHowManyAreHeldAtOnce();
    void noLockIsHeldForLongerThanTheWindow();
    void sortsByAnyColumn();
    void timeLostWaitingIsSummed();
    void theHoldTimesOfOneLock();
    void theViewShowsWaitingAndHoldTimes();
    void theLongestMayGoOn();
    void whatReadingsHardlySawIsABound();
    void filtersByName();
    void manyChildrenAreCut();
    void countsAreBoundsWhereNotAllWasTold();
    void unknownEndsMakeBoundsOfTheirKinds();
    void aNewRankingChangesOnlyWhatDiffers();
    void rowsCanBeHeld();
    void randomRankingsKeepTheModelSound();
    void ownersOfSeveralLocksAreRankedAtOnce();
    void aCancelledOneEndsEarly();
    void namesKeepTheirRoom();
    void whatIsNewIsInSightUnderTheHand();
    void whatIsNotNewIsNotRankedAnew();
    void whatIsAskedForComesBeforeWhatIsUnderWay();
};

void TestRanking::namespacesLocksAndOwners()
{
    Past past;
    past.hold("a:x:1", "w1", 0, 10)
        .hold("a:x:1", "w2", 12, 13, HoldEnd::Expired)
        .hold("a:y", "w1", 0, 2)
        .hold("b:z", "w3", 0, 5)
        .open("top", "w4", 10);
    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.apply(rank(past.until(20), {.open = {"a:", "a:x:", "a:x:1", "b:"}}));
    QCOMPARE(textsBelow(model), QStringList({u"a:"_s, u"top"_s, u"b:"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Held),
             QStringList({u"avg 0.65 locks"_s, u"10.0 s"_s, u"avg 0.25 locks"_s}));
    const auto a = model.index(0, 0);
    QCOMPARE(textsBelow(model, a), QStringList({u"x:"_s, u"a:y"_s}));
    const auto lock = model.find(RankedEntry::Kind::Lock, "a:x:1");
    QVERIFY(lock.isValid());
    QCOMPARE(textsBelow(model, lock), QStringList({u"w1"_s, u"w2"_s}));
    QCOMPARE(textsBelow(model, lock, RankColumn::Expired), QStringList({u"–"_s, u"1"_s}));
    QCOMPARE(lock.siblingAtColumn(static_cast<int>(RankColumn::Acquisitions)).data().toString(), u"2"_s);
    QVERIFY(!model.hasChildren(model.index(0, 0, lock))); // an owner
    // Copied is the whole name, whatever the cell has room for.
    QCOMPARE(model.index(0, 0, a).data(RowCopy::kWholeRole).toString(), u"a:x:"_s);
    QCOMPARE(lock.data(RowCopy::kWholeRole).toString(), u"a:x:1"_s);
    QCOMPARE(model.index(0, 0, lock).data(RowCopy::kWholeRole).toString(), u"w1"_s);
    // Of what was not asked for there is nothing.
    model.apply(rank(past.until(20), {.open = {"b:"}}));
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QVERIFY(model.hasChildren(model.index(0, 0)));
    // Whose owners were not asked for can be opened all the same; owners cannot.
    QVERIFY(model.hasChildren(model.find(RankedEntry::Kind::Lock, "b:z")));
    QCOMPARE(model.find(RankedEntry::Kind::Lock, "no such"), QModelIndex());
}

/// 5,000 locks held for 29 s are no hold of 40 hours.
void TestRanking::aNamespaceShowsHowManyAreHeldAtOnce()
{
    Past past;
    for (int i = 0; i < 5000; ++i)
        past.open("job:" + QByteArray::number(i), "w", 0);
    past.hold("seldom:a", "w", 0, 1);
    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.apply(rank(past.until(29), {}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList({u"avg 5,000 locks"_s, u"avg 0.03 locks"_s}));
    // A mean over a window that grows without an event shrinks.
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setWindow(std::chrono::seconds(1000));
    QCOMPARE(changes.size(), 1);
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList({u"avg 145 locks"_s, u"avg < 0.01 locks"_s}));
}

void TestRanking::noLockIsHeldForLongerThanTheWindow()
{
    Past past;
    past.hold("a", "w1", 0, 20).hold("a", "w2", 0, 20).open("a", "w2", 5);
    auto snapshot = past.until(20);
    snapshot.takenAt = rankingTime(40); // a single reading since reading stopped
    snapshot.unreadSince = rankingTime(20);
    RankingModel model;
    model.apply(rank(snapshot, {.open = {"a"}}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList(u"20.0 s"_s));
    QCOMPARE(textsBelow(model, model.index(0, 0), RankColumn::Held), QStringList({u"20.0 s"_s, u"20.0 s"_s}));
}

void TestRanking::timeLostWaitingIsSummed()
{
    Past past;
    past.hold("a:1", "w", 0, 5).hold("a:2", "w", 0, 5).hold("b", "w", 0, 50).hold("c", "w", 0, 20);
    past.wait("a:1", 2, 5).wait("a:2", 1, 3).wait("a:1", 10, 14).wait("b", 90, -1);
    const auto snapshot = past.until(100);
    const auto waited = waitedTimes(snapshot, Micros::max());
    QCOMPARE(waited.size(), 3); // of c nobody knows any
    QCOMPARE(waited.value("a:1").total, Micros(std::chrono::seconds(7)));
    QCOMPARE(waited.value("b").total, Micros(std::chrono::seconds(10)));
    QVERIFY(!waited.value("a:1").isAtLeast);
    QCOMPARE(waitedTimes(snapshot, std::chrono::seconds(88)).value("a:1").total, Micros(std::chrono::seconds(2)));
    QVERIFY(!waitedTimes(snapshot, std::chrono::seconds(50)).contains("a:2"));

    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.apply(rank(snapshot, {.column = RankColumn::Waited, .open = {"a:", "b"}}));
    QCOMPARE(textsBelow(model), QStringList({u"b"_s, u"a:"_s, u"c"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Waited), QStringList({u"10.0 s"_s, u"9.0 s"_s, u"n/a"_s}));
    QCOMPARE(textsBelow(model, model.find(RankedEntry::Kind::Namespace, "a:"), RankColumn::Waited),
             QStringList({u"7.0 s"_s, u"2.0 s"_s}));
    QCOMPARE(textsBelow(model, model.find(RankedEntry::Kind::Lock, "b"), RankColumn::Waited), QStringList(QString()));
    // Where nobody waits, or reports it, it is the time held that counts.
    Past silent;
    silent.hold("short", "w", 0, 5).hold("long", "w", 0, 50);
    model.apply(rank(silent.until(100), {.column = RankColumn::Waited}));
    QCOMPARE(textsBelow(model), QStringList({u"long"_s, u"short"_s}));
}

void TestRanking::theHoldTimesOfOneLock()
{
    Past past;
    for (int i = 0; i < 100; ++i)
        past.hold("a:x", "w", 10 * i, 10 * i + (i == 0 ? 9 : 2));
    past.hold("a:y", "w", 0, 5).hold("b", "w", 0, 1);
    const auto snapshot = past.until(2000);
    const auto one = holdTimesOf(snapshot, "a:x", false, Micros::max());
    QCOMPARE(one.count, 100);
    QCOMPARE(one.counts.at(static_cast<size_t>(HoldTimeBins::binOf(std::chrono::seconds(9)))), 1);
    QVERIFY(one.p50 && *one.p50 < std::chrono::milliseconds(2200) && *one.p50 > std::chrono::milliseconds(1800));
    QVERIFY(one.knowledge == Knowledge::AtLeast || one.knowledge == Knowledge::All);
    QCOMPARE(holdTimesOf(snapshot, "a:", true, Micros::max()).count, 101);
    QCOMPARE(holdTimesOf(snapshot, {}, true, Micros::max()).count, 102);
    QCOMPARE(holdTimesOf(snapshot, "no such", false, Micros::max()).count, 0);
    // Only the holds that ended in the window.
    QCOMPARE(holdTimesOf(snapshot, "a:x", false, std::chrono::seconds(1090)).count, 9);
    Past vague;
    vague.hold("v", "w", 0, 10, HoldEnd::Released, std::chrono::seconds(9));
    const auto bound = holdTimesOf(vague.until(20), "v", false, Micros::max());
    QCOMPARE(bound.count, 0);
    QCOMPARE(bound.partial, 1);
    QVERIFY(!bound.p50);
}

void TestRanking::theViewShowsWaitingAndHoldTimes()
{
    Past past;
    past.hold("hot", "w", 0, 5).hold("hot", "v", 6, 9).hold("cold", "w", 0, 100).wait("hot", 2, 9).wait("gone", 1, 2);
    HistoryFeed feed(nullptr);
    RankingView view(&feed);
    view.resize(1000, 560);
    view.show();
    feed.show(std::make_shared<const HistorySnapshot>(past.until(200)));
    QTRY_COMPARE_WITH_TIMEOUT(view.model()->rowCount(), 2, kPatienceMs);
    QCOMPARE(view.model()->index(0, 0).data().toString(), u"hot"_s); // the default order
    const auto &rows = view.plots()->waiting()->waitingRows();
    QCOMPARE(rows.size(), 2U);
    QCOMPARE(rows.front().lock, QByteArray("hot"));
    QCOMPARE(view.plots()->holdTimes()->bins().count, 3); // of all locks
    view.tree()->setCurrentIndex(view.model()->index(1, 0));
    QTRY_COMPARE_WITH_TIMEOUT(view.plots()->holdTimes()->bins().count, 1, kPatienceMs);
    QCOMPARE(view.plots()->holdTimesCard()->title(), u"Hold times, cold"_s);
    // A lock of the heat map is chosen in the ranking, too.
    Q_EMIT view.plots()->lockChosen("hot");
    QTRY_COMPARE_WITH_TIMEOUT(view.plots()->holdTimes()->bins().count, 2, kPatienceMs);
    QCOMPARE(view.tree()->currentIndex().row(), 0);
    // The filter is also that of the plots.
    view.setFilter(LockFilter(u"name:cold"_s));
    QTRY_VERIFY_WITH_TIMEOUT(view.plots()->waiting()->waitingRows().empty(), kPatienceMs);
    QVERIFY(!view.plots()->waiting()->emptyText().isEmpty());
    // A low window keeps the ranking.
    view.resize(1000, 300);
    QVERIFY(!view.plots()->isVisible() && view.tree()->isVisible());
}

void TestRanking::sortsByAnyColumn()
{
    Past past;
    past.hold("long", "w", 0, 50)
        .hold("often", "w", 0, 1)
        .hold("often", "w", 2, 3)
        .hold("often", "w", 4, 5)
        .hold("risky", "w", 0, 2, HoldEnd::Lost);
    const auto snapshot = past.until(60);
    const auto first = [&](RankColumn column, Qt::SortOrder direction) {
        return rank(snapshot, {.column = column, .direction = direction}).top.front().name;
    };
    QCOMPARE(first(RankColumn::Held, Qt::DescendingOrder), QByteArray("long"));
    QCOMPARE(first(RankColumn::Held, Qt::AscendingOrder), QByteArray("risky"));
    QCOMPARE(first(RankColumn::Acquisitions, Qt::DescendingOrder), QByteArray("often"));
    QCOMPARE(first(RankColumn::Lost, Qt::DescendingOrder), QByteArray("risky"));
    QCOMPARE(first(RankColumn::P99, Qt::DescendingOrder), QByteArray("long"));
    QCOMPARE(first(RankColumn::Name, Qt::AscendingOrder), QByteArray("long"));
    QCOMPARE(first(RankColumn::Name, Qt::DescendingOrder), QByteArray("risky"));
}

void TestRanking::theLongestMayGoOn()
{
    Past past;
    past.hold("a", "w1", 0, 10).open("a", "w2", 15).hold("b", "w1", 0, 30).open("b", "w2", 35).open("c", "w3", 20);
    const auto ranking = rank(past.until(40), {.column = RankColumn::Longest, .open = {"a"}});
    RankingModel model;
    model.apply(ranking);
    QCOMPARE(textsBelow(model), QStringList({u"b"_s, u"a"_s, u"c"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"30.0 s"_s, u"25.0 s so far"_s, u"20.0 s so far"_s}));
    QCOMPARE(textsBelow(model, model.index(1, 0), RankColumn::Longest), QStringList({u"25.0 s so far"_s, u"10.0 s"_s}));
    // Nothing is read since: nobody saw it go on.
    auto unread = past.until(40);
    unread.unreadSince = unread.takenAt - std::chrono::seconds(10);
    model.apply(rank(unread, {.column = RankColumn::Longest, .open = {"a"}}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"30.0 s"_s, u"15.0 s so far"_s, u"10.0 s so far"_s}));
    // Its beginning was not seen; and one that cannot be seen any more may have ended.
    auto snapshot = past.until(40);
    snapshot.open[0].exact = false;
    snapshot.open[2].inSight = false;
    snapshot.open[2].rare.edit().knownUntil = snapshot.open[2].since + std::chrono::seconds(12);
    model.apply(rank(snapshot, {.column = RankColumn::Name, .direction = Qt::AscendingOrder}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"≥ 25.0 s so far"_s, u"30.0 s"_s, u"≥ 12.0 s"_s}));
    // It was seen, and not at once.
    snapshot = past.until(40);
    snapshot.open[0].slack = std::chrono::seconds(1);
    model.apply(rank(snapshot, {.column = RankColumn::Name, .direction = Qt::AscendingOrder}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"≥ 25.0 s so far"_s, u"30.0 s"_s, u"20.0 s so far"_s}));
    // Of one that may have gone on out of sight nobody knows whether it was the longest.
    snapshot = past.until(40);
    snapshot.open[1].inSight = false;
    snapshot.open[1].since -= std::chrono::seconds(30);
    snapshot.open[1].rare.edit().knownUntil = snapshot.open[1].since + std::chrono::seconds(1);
    model.apply(rank(snapshot, {.column = RankColumn::Name, .direction = Qt::AscendingOrder}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"25.0 s so far"_s, u"≥ 30.0 s"_s, u"20.0 s so far"_s}));
    // For a while nobody saw whether it went on.
    snapshot = past.until(40);
    snapshot.open[0].isOneHold = false;
    model.apply(rank(snapshot, {.column = RankColumn::Name, .direction = Qt::AscendingOrder}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest),
             QStringList({u"25.0 s so far ?"_s, u"30.0 s"_s, u"20.0 s so far"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList({u"35.0 s ?"_s, u"35.0 s"_s, u"20.0 s"_s}));
}

/// Nothing told of them: between one reading and the next each may have begun, and ended, at any moment.
void TestRanking::whatReadingsHardlySawIsABound()
{
    using std::chrono::seconds;
    Past past;
    past.hold("short", "w1", 10, 11, HoldEnd::Released, seconds(1))
        .hold("long", "w1", 10, 15, HoldEnd::Released, seconds(1));
    past.hold("told", "w1", 10, 11, HoldEnd::Released, Millis(250)); // by a node, within that
    past.hold("told", "w1", 12, 12, HoldEnd::Released, Millis(250));
    RankingModel model;
    model.apply(rank(past.until(20), {.column = RankColumn::Name}));
    QCOMPARE(textsBelow(model), QStringList({u"told"_s, u"short"_s, u"long"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList({u"1.0 s"_s, u"≥ 0.00 ms"_s, u"≥ 4.0 s"_s}));
    QCOMPARE(textsBelow(model, {}, RankColumn::Longest), QStringList({u"1.0 s"_s, u"≤ 2.0 s"_s, u"≥ 4.0 s"_s}));
    const QStringList medians = textsBelow(model, {}, RankColumn::Median);
    QCOMPARE(medians.mid(1), QStringList({u"n/a"_s, u"≈ 5.0 s"_s}));
    QVERIFY(medians.front() != u"n/a"_s);
}

void TestRanking::filtersByName()
{
    Past past;
    past.hold("a:x", "w", 0, 1).hold("a:y", "w", 0, 1).hold("b:x", "w", 0, 1);
    const auto ranking = rank(past.until(2), {.filter = LockFilter(u"name:a:*"_s)});
    QCOMPARE(ranking.locks, 2);
    QCOMPARE(ranking.allLocks, 3);
    QCOMPARE(ranking.top.size(), 1U);
    // What is not known of the past fits no comparison.
    QVERIFY(rank(past.until(2), {.filter = LockFilter(u"ttl<5s"_s)}).top.empty());
}

void TestRanking::manyChildrenAreCut()
{
    Past past;
    const int many = static_cast<int>(kMostRanked) + 20;
    for (int i = 0; i < many; ++i)
        past.hold("a:" + QByteArray::number(i), "w", 0, 1 + i % 7);
    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.apply(rank(past.until(10), {.open = {"a:"}}));
    const auto a = model.index(0, 0);
    QCOMPARE(model.rowCount(a), static_cast<int>(kMostRanked) + 1);
    const auto last = model.index(model.rowCount(a) - 1, 0, a).data().toString();
    QVERIFY2(last.contains(u"20"_s), qPrintable(last));
}

void TestRanking::countsAreBoundsWhereNotAllWasTold()
{
    Past past;
    past.hold("x", "w", 0, 1);
    auto snapshot = past.until(2);
    RankingModel model;
    model.apply(rank(snapshot, {}));
    const auto taken = [&] { return model.index(0, static_cast<int>(RankColumn::Acquisitions)).data().toString(); };
    QCOMPARE(taken(), u"1"_s);
    snapshot.completeSince.reset();
    model.apply(rank(snapshot, {}));
    QCOMPARE(taken(), u"≥ 1"_s);
}

/// Of a hold whose end nobody saw it is not known whether it has expired.
void TestRanking::unknownEndsMakeBoundsOfTheirKinds()
{
    Past past;
    past.hold("x", "w", 0, 1, HoldEnd::Expired).hold("x", "v", 2, 3, HoldEnd::Lost);
    const auto texts = [](const HistorySnapshot &snapshot) {
        RankingModel model;
        model.apply(rank(snapshot, {}));
        return textsBelow(model, {}, RankColumn::Expired) + textsBelow(model, {}, RankColumn::Lost)
            + textsBelow(model, {}, RankColumn::Acquisitions);
    };
    QCOMPARE(texts(past.until(4)), QStringList({u"1"_s, u"1"_s, u"2"_s}));
    past.hold("x", "u", 4, 5, HoldEnd::Unknown);
    QCOMPARE(texts(past.until(6)), QStringList({u"≥ 1"_s, u"≥ 1"_s, u"3"_s}));
    auto incomplete = past.until(6);
    incomplete.completeSince.reset();
    QCOMPARE(texts(incomplete), QStringList({u"≥ 1"_s, u"≥ 1"_s, u"≥ 3"_s}));
}

void TestRanking::aNewRankingChangesOnlyWhatDiffers()
{
    Past past;
    past.hold("a", "w", 0, 9).hold("b", "w", 0, 5).hold("c", "w", 0, 1);
    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.apply(rank(past.until(10), {}));
    const QPersistentModelIndex b = model.index(1, 0);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    const QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.apply(rank(past.until(10), {}));
    QVERIFY(layouts.isEmpty() && inserts.isEmpty() && changes.isEmpty());
    past.hold("b", "w", 10, 20).hold("d", "w", 0, 2);
    model.apply(rank(past.until(20), {}));
    QCOMPARE(textsBelow(model), QStringList({u"b"_s, u"a"_s, u"d"_s, u"c"_s}));
    QCOMPARE(b.row(), 0);
    QCOMPARE(b.data().toString(), u"b"_s);
    QCOMPARE(inserts.size(), 1);
    QVERIFY(layouts.size() <= 1 && changes.size() <= 1);
    QVERIFY(resets.isEmpty());
}

void TestRanking::rowsCanBeHeld()
{
    Past past;
    past.hold("a", "w", 0, 9).hold("b", "w", 0, 5);
    RankingModel model;
    model.apply(rank(past.until(10), {}));
    past.hold("b", "w", 10, 20).hold("new", "w", 0, 2);
    model.apply(rank(past.until(20), {}), false);
    QCOMPARE(textsBelow(model), QStringList({u"a"_s, u"b"_s, u"new"_s})); // what is new, below all others
    QCOMPARE(textsBelow(model, {}, RankColumn::Held), QStringList({u"9.0 s"_s, u"15.0 s"_s, u"2.0 s"_s}));
    model.apply(rank(past.until(20), {}), true);
    QCOMPARE(textsBelow(model), QStringList({u"b"_s, u"a"_s, u"new"_s}));
}

void TestRanking::randomRankingsKeepTheModelSound()
{
    RankingModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    quint32 state = 7; // the same every time
    const auto dice = [&state](quint32 sides) {
        return static_cast<int>((state = state * 1664525 + 1013904223) >> 8) % static_cast<int>(sides);
    };
    for (int round = 0; round < 60; ++round) {
        Past past;
        QSet<QByteArray> open;
        for (int i = 0; i < 25; ++i) {
            const QByteArray name = QByteArrayList({"a:", "a:b:", "c:", ""}).at(dice(4)) + QByteArray::number(dice(12));
            past.hold(name, "w" + QByteArray::number(dice(4)), dice(50), 50 + dice(50));
            if (dice(3) == 0)
                open.insert(name);
            if (dice(2) == 0)
                open.insert(name.left(name.lastIndexOf(':') + 1));
        }
        const auto ranking
            = rank(past.until(100),
                   {.column = static_cast<RankColumn>(dice(static_cast<quint32>(RankColumn::Count))), .open = open});
        model.apply(ranking, dice(4) != 0);
        model.apply(ranking);
        QStringList wanted;
        for (const auto &entry : ranking.top)
            wanted += QString::fromUtf8(entry.name);
        QCOMPARE(textsBelow(model), wanted);
    }
    QVERIFY(resets.isEmpty());
}

void TestRanking::ownersOfSeveralLocksAreRankedAtOnce()
{
    Past past;
    for (int i = 0; i < 200; ++i)
        past.hold("l" + QByteArray::number(i % 7), "w" + QByteArray::number(i % 3), i, i + 1 + i % 5);
    past.open("l3", "w9", 150);
    const auto snapshot = past.until(300);
    const QByteArrayList open{"l0", "l3", "l6", "no such"};
    RankingModel together;
    together.apply(rank(snapshot, {.open = {open.begin(), open.end()}}));
    for (const auto &lock : open) {
        RankingModel alone;
        alone.apply(rank(snapshot, {.open = {lock}}));
        const auto a = alone.find(RankedEntry::Kind::Lock, lock);
        const auto b = together.find(RankedEntry::Kind::Lock, lock);
        QCOMPARE(a.isValid(), lock != "no such");
        if (!a.isValid())
            continue;
        QVERIFY(alone.rowCount(a) > 0);
        for (const auto column : {RankColumn::Name, RankColumn::Held, RankColumn::Acquisitions, RankColumn::Longest})
            QCOMPARE(textsBelow(together, b, column), textsBelow(alone, a, column));
    }
    QVERIFY(textsBelow(together, together.find(RankedEntry::Kind::Lock, "l3")).contains(u"w9"_s));
}

void TestRanking::aCancelledOneEndsEarly()
{
    Past past;
    past.hold("a", "w", 0, 9);
    const std::atomic<bool> isCancelled = true;
    QVERIFY(rank(past.until(10), {}, &isCancelled).top.empty());
}

void TestRanking::namesKeepTheirRoom()
{
    HistoryFeed feed(nullptr);
    RankingView view(&feed);
    auto *header = view.tree()->header();
    const int least = 20 * view.fontMetrics().horizontalAdvance(u'm');
    view.resize(400, 300); // narrower than the figures alone
    view.show();
    QVERIFY2(header->sectionSize(0) >= least, qPrintable(QString::number(header->sectionSize(0))));
    view.resize(4000, 300);
    QTRY_COMPARE(header->length(), view.tree()->viewport()->width()); // nothing is left unused
    header->resizeSection(1, header->sectionSize(1) + 100);
    QCOMPARE(header->length(), view.tree()->viewport()->width());
    view.restoreState(view.saveState());
    QCOMPARE(header->length(), view.tree()->viewport()->width());
}

void TestRanking::whatIsNewIsInSightUnderTheHand()
{
    Past past;
    past.hold("b", "w", 0, 9);
    past.hold("c", "w", 0, 5);
    HistoryFeed feed(nullptr);
    RankingView view(&feed);
    const QSignalSpy updated(&view, &RankingView::updated);
    view.resize(900, 400);
    view.show();
    const auto tell = [&](int seconds) { feed.show(std::make_shared<HistorySnapshot>(past.until(seconds))); };
    const auto names = [&] {
        QStringList shown;
        for (int row = 0; row < view.model()->rowCount(); ++row)
            shown += view.model()->index(row, 0).data().toString();
        return shown;
    };
    tell(20);
    QTRY_COMPARE_WITH_TIMEOUT(updated.size(), 2, kPatienceMs);
    QCOMPARE(names(), QStringList({u"b"_s, u"c"_s}));
    QTest::mouseMove(view.tree()->viewport(), {20, 5});
    QTest::mouseMove(view.tree()->viewport(), {25, 6});
    past.hold("a", "w", 21, 60); // the first of the ranking
    tell(70);
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({u"b"_s, u"c"_s, u"a"_s}), kPatienceMs);
    view.sortNow();
    QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList({u"a"_s, u"b"_s, u"c"_s}), kPatienceMs);
}

void TestRanking::whatIsNotNewIsNotRankedAnew()
{
    Past past;
    past.hold("a", "w", 0, 9);
    HistoryFeed feed(nullptr);
    RankingView view(&feed);
    const QSignalSpy updated(&view, &RankingView::updated);
    view.show();
    const auto tell = [&](int seconds) { feed.show(std::make_shared<HistorySnapshot>(past.until(seconds))); };
    const auto summary = [&] { return view.findChild<QLabel *>(u"rankingSummary"_s)->text(); };
    tell(20);
    QTRY_COMPARE_WITH_TIMEOUT(updated.size(), 2, kPatienceMs); // the second for what it has opened
    QVERIFY2(summary().contains(u"20"_s), qPrintable(summary()));
    tell(30);
    QVERIFY2(summary().contains(u"30"_s), qPrintable(summary())); // without another pass
    past.hold("b", "w", 31, 32);
    tell(40);
    QTRY_COMPARE_WITH_TIMEOUT(view.model()->rowCount(), 2, kPatienceMs);
    QCOMPARE(updated.size(), 3);
    // What goes on grows by the clock.
    past.open("c", "w", 41);
    tell(50);
    QTRY_COMPARE_WITH_TIMEOUT(updated.size(), 4, kPatienceMs);
    tell(60);
    QTRY_COMPARE_WITH_TIMEOUT(updated.size(), 5, kPatienceMs);
}

void TestRanking::whatIsAskedForComesBeforeWhatIsUnderWay()
{
    Past past;
    for (int i = 0; i < 20'000; ++i)
        past.hold("a" + QByteArray::number(i % 100), "w", i, i + 1 + i % 100);
    HistoryFeed feed(nullptr);
    RankingView view(&feed);
    view.resize(800, 600);
    view.show();
    feed.show(std::make_shared<HistorySnapshot>(past.until(30'000)));
    // It is on its way; what the operator asks for meanwhile takes its place.
    view.tree()->header()->setSortIndicator(static_cast<int>(RankColumn::Name), Qt::AscendingOrder);
    view.setFilter(LockFilter(u"name:a1"_s));
    QTRY_COMPARE_WITH_TIMEOUT(view.model()->rowCount(), 11, kPatienceMs); // a1, a10 to a19
    QCOMPARE(view.model()->index(0, 0).data().toString(), u"a1"_s);
    view.setFilter({}); // and one is under way when it goes
}

LOCKSCOPE_TEST(QApplication, TestRanking)
#include "tst_ranking.moc"

#include "lockstates.h"
#include "madeuphistory.h"
#include "window.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/overview/holdtimesplot.h>
#include <lockscope/ui/overview/noticelist.h>
#include <lockscope/ui/overview/overviewtile.h>
#include <lockscope/ui/overview/overviewview.h>
#include <lockscope/ui/overview/plotcard.h>
#include <lockscope/ui/overview/plotlegend.h>
#include <lockscope/ui/overview/takesplot.h>
#include <lockscope/ui/overview/waitingplot.h>
#include <lockscope/ui/tables/texttablemodel.h>
#include <lockscope/ui/timeline/historyfeed.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

LockStatePtr overviewLock(const QByteArray &name, Verdict verdict = Verdict::Held,
                          std::optional<qint64> waiters = std::nullopt)
{
    auto lock = std::make_shared<LockState>(
        *makeLock({.name = name,
                   .verdict = verdict,
                   .ttl = verdict == Verdict::NoExpiry ? std::nullopt : std::optional(Millis(30'000))}));
    if (waiters)
        tell(*lock,
             [&](Recognition &told) { told.details.edit().waiters = WaiterCount{.count = *waiters, .exact = true}; });
    return lock;
}

BoardDiffPtr wholeDiff(std::vector<LockStatePtr> changed, std::vector<QByteArray> removed = {})
{
    auto diff = std::make_shared<BoardDiff>(*diffOf(std::move(changed), std::move(removed)));
    diff->complete = true;
    return diff;
}

NodeStatus overviewNode(int index, const QString &label, NodeStatus::Reach reach = NodeStatus::Reach::Up)
{
    NodeStatus node;
    node.index = index;
    node.label = label;
    node.reach = reach;
    node.everUp = true;
    return node;
}

/// The view beside a history told by hand. Moments are milliseconds since MadeUpHistory::kStart.
struct ShownOverview
{
    explicit ShownOverview(QSize size = {1290, 760})
    {
        clock.advance(atMs(0) - clock.now());
        view.resize(size);
        view.show();
    }
    void tell(qint64 nowMs, bool isComplete = true)
    {
        clock.advance(atMs(nowMs) - clock.now());
        auto snapshot = std::make_shared<HistorySnapshot>(*told.snapshot(nowMs));
        if (isComplete)
            snapshot->completeSince = atMs(0);
        feed.show(snapshot);
    }
    /// Until what was told and applied is shown.
    bool settle()
    {
        return QTest::qWaitFor([this] { return view.isSettled(); }, kPatienceMs);
    }

    FakeClock clock;
    HistoryFeed feed{nullptr};
    MadeUpHistory told;
    OverviewView view{clock, &feed};
};

/// A busy quarter of an hour.
void tellBusy(MadeUpHistory &told)
{
    for (int i = 0; i < 900; ++i)
        told.held("orders", "w1", i * 1000, i * 1000 + (i % 100 == 0 ? 900 : 90));
    told.waited("orders", 2, 301'000)
        .waited("orders", 0, 331'000)
        .waited("stock", 1, 400'000)
        .waited("stock", 0, 410'000);
}

} // namespace

class TestOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void locksAreCountedByWhatIsWrong();
    void someLocksStayTheSame();
    void tilesOfNothingAreUnknown();
    void tilesShowTheBoard();
    void waitersThatAreNotKnownAreNotNone();
    void tilesShowTheHistory();
    void boundsAreMarked();
    void plotsShowTheHistory();
    void timesThatWereNotWatchedSaySo();
    void keysMoveTheCursor();
    void clicksLeadToLocksAndTimes();
    void eachPlotHasATable();
    void plotsAreSavedAsPictureAndNumbers();
    void attentionNamesTheWorstFirst();
    void manyAlikeAreOneSentence();
    void attentionLeadsToLocksAndNodes();
    void rowsStayPutUnderTheHand();
    void recentEventsAreSentences();
    void hostileNamesAreText();
    void worksInSmallWindows_data();
    void worksInSmallWindows();
    void followsThePalette();
    void hiddenItDoesNothing();
    void anotherHistoryReplacesTheFirst();
    void longHistoriesAreReadInTurns();
    void costsLittle();
};

void TestOverview::locksAreCountedByWhatIsWrong()
{
    BoardTally tally;
    tally.apply(*wholeDiff({overviewLock("a"), overviewLock("b", Verdict::NoExpiry, 2),
                            overviewLock("c", Verdict::Unknown), overviewLock("d", Verdict::HeldDegraded, 0)}));
    QVERIFY(tally.isWhole());
    QCOMPARE(tally.locks(), 4);
    QCOMPARE(tally.count(LockConcern::NoExpiry), 1);
    QCOMPARE(tally.count(LockConcern::Degraded), 1);
    QCOMPARE(tally.count(LockConcern::None), 0);
    QCOMPARE(tally.waiters(), 2);
    QCOMPARE(tally.waitedFor(), 1);
    QCOMPARE(tally.knownWaiters(), 2);
    tally.apply(
        *wholeDiff({overviewLock("b", Verdict::Held, 3), overviewLock("a", Verdict::Split)}, {"c", "nobody knows"}));
    QCOMPARE(tally.locks(), 3);
    QCOMPARE(tally.count(LockConcern::NoExpiry), 0);
    QCOMPARE(tally.count(LockConcern::Unknown), 0);
    QCOMPARE(tally.count(LockConcern::Split), 1);
    QCOMPARE(tally.waiters(), 3);
    tally.apply(*wholeDiff({}, {"a", "b", "d"}));
    QCOMPARE(tally.locks(), 0);
    QCOMPARE(tally.waiters(), 0);
    QCOMPARE(tally.knownWaiters(), 0);
    auto overlapping = std::make_shared<LockState>(*overviewLock("o"));
    overlapping->overlap = LockOverlap{.other = "w2"};
    QVERIFY(concernOf(*overlapping) == LockConcern::Overlap);
}

void TestOverview::someLocksStayTheSame()
{
    BoardTally tally;
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 500; ++i)
        locks.push_back(overviewLock("lock" + QByteArray::number(i), Verdict::Unknown));
    tally.apply(*wholeDiff(locks));
    const QByteArrayList before = tally.some(LockConcern::Unknown, 3);
    QCOMPARE(before.size(), 3);
    tally.apply(*wholeDiff({overviewLock("another", Verdict::Unknown)}));
    QCOMPARE(tally.some(LockConcern::Unknown, 3), before);
    tally.apply(*wholeDiff({}, {before.at(1)}));
    const QByteArrayList after = tally.some(LockConcern::Unknown, 3);
    QCOMPARE(after.size(), 3);
    QVERIFY(after.contains(before.at(0)) && after.contains(before.at(2)) && !after.contains(before.at(1)));
    QVERIFY(tally.some(LockConcern::Split, 3).isEmpty());
    QVERIFY(tally.some(LockConcern::None, 3).isEmpty());
}

/// Nothing can be read, so nothing is known: not 0.
void TestOverview::tilesOfNothingAreUnknown()
{
    ShownOverview shown;
    BoardDiff diff;
    diff.nodes.resize(1);
    diff.nodes[0].reach = NodeStatus::Reach::Down;
    diff.nodes[0].error = Error{.kind = ErrorKind::Unreachable, .message = u"refused"_s};
    diff.complete = true;
    shown.view.apply(std::make_shared<const BoardDiff>(std::move(diff)));
    QTRY_COMPARE(shown.view.locksTile()->figureNote(), u"no node can be read"_s);
    QCOMPARE(shown.view.locksTile()->figure(), u"–"_s);
    QCOMPARE(shown.view.waitingTile()->figure(), u"–"_s);
    QCOMPARE(shown.view.waitingTile()->figureNote(), QString());
    QCOMPARE(shown.view.takesTile()->figure(), u"–"_s);
}

void TestOverview::tilesShowTheBoard()
{
    ShownOverview shown;
    shown.view.apply(diffOf({overviewLock("a")}));
    QTRY_COMPARE(shown.view.locksTile()->figure(), u"≥ 1"_s);
    shown.view.apply(wholeDiff({overviewLock("a", Verdict::Held, 0), overviewLock("b", Verdict::NoExpiry, 2),
                                overviewLock("c", Verdict::Unknown, 1)}));
    QTRY_COMPARE(shown.view.locksTile()->figure(), u"3"_s);
    QCOMPARE(shown.view.locksTile()->badges(), QStringList({u"1 no expiry"_s, u"1 unknown"_s}));
    QCOMPARE(shown.view.locksTile()->accessibleDescription(), u"1 no expiry, 1 unknown"_s);
    QCOMPARE(shown.view.waitingTile()->figure(), u"3"_s);
    QCOMPARE(shown.view.waitingTile()->figureNote(), u"on 2 locks"_s);
    shown.told.waited("b", 2, 1000);
    auto snapshot = std::make_shared<HistorySnapshot>(*shown.told.snapshot(7400));
    shown.clock.advance(Millis(7400));
    shown.feed.show(snapshot);
    QTRY_COMPARE(shown.view.waitingTile()->figureNote(), u"on 2 locks, longest 6.4 s"_s);
}

void TestOverview::waitersThatAreNotKnownAreNotNone()
{
    ShownOverview shown;
    shown.tell(1000);
    shown.view.apply(wholeDiff({overviewLock("a"), overviewLock("b")}));
    QTRY_COMPARE(shown.view.waitingTile()->figure(), u"–"_s);
    const auto *legend = shown.view.takesCard()->findChild<PlotLegend *>();
    QTRY_COMPARE(legend->entries().size(), 1U); // takes, but no "waiters, max 0"
    shown.view.apply(wholeDiff({overviewLock("b", Verdict::Held, 0)}));
    QTRY_COMPARE(shown.view.waitingTile()->figureNote(), u"known for 1 of 2 locks"_s);
    QTRY_COMPARE(legend->entries().size(), 2U);
    shown.view.apply(wholeDiff({overviewLock("b", Verdict::Held, 4)}));
    QTRY_COMPARE(shown.view.waitingTile()->figure(), u"≥ 4"_s);
    shown.view.apply(wholeDiff({overviewLock("a", Verdict::Held, 0)}));
    QTRY_COMPARE(shown.view.waitingTile()->figure(), u"4"_s);
}

void TestOverview::tilesShowTheHistory()
{
    ShownOverview shown;
    QCOMPARE(shown.view.takesTile()->figure(), u"–"_s);
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QCOMPARE(shown.view.takesTile()->figure(), u"60"_s);
    QCOMPARE(shown.view.takesTile()->figureNote(), u"usual 60 to 60"_s);
    QCOMPARE(shown.view.troubleTile()->figure(), u"0"_s);
    QVERIFY(shown.view.troubleTile()->figureNote().startsWith(u"none seen since "));
    shown.told.began("orders", "w1", 900'000).ended("orders", 901'000, HoldEnd::Lost);
    shown.told.overlapped("orders", "w2", "w1", 902'000, 5000);
    shown.tell(910'000);
    QTRY_COMPARE(shown.view.troubleTile()->figure(), u"≥ 2"_s); // watched for less than an hour
    QVERIFY2(shown.view.troubleTile()->figureNote().endsWith(u" orders"),
             qPrintable(shown.view.troubleTile()->figureNote()));
}

void TestOverview::boundsAreMarked()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000, false);
    QVERIFY(shown.settle());
    QCOMPARE(shown.view.takesTile()->figure(), u"≥ 60"_s);
    QVERIFY(shown.view.takesTile()->toolTip().contains(u"lower bounds"_s));
    auto *plot = shown.view.takesCard()->plot();
    QVERIFY2(plot->valueAt({.column = 70}).contains(u"takes: ≥ 20"_s), qPrintable(plot->valueAt({.column = 70})));
}

void TestOverview::plotsShowTheHistory()
{
    ShownOverview shown;
    auto *takes = qobject_cast<TakesPlot *>(shown.view.takesCard()->plot());
    auto *holdTimes = qobject_cast<HoldTimesPlot *>(shown.view.holdTimesCard()->plot());
    auto *waiting = qobject_cast<WaitingPlot *>(shown.view.contentionCard()->plot());
    QVERIFY(takes && holdTimes && waiting);
    QVERIFY(!takes->emptyText().isEmpty());
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QVERIFY(takes->emptyText().isEmpty());
    QCOMPARE(takes->mostTakes(), 60.0);
    QCOMPARE(takes->mostWaiters(), 2);
    QCOMPARE(holdTimes->bins().count, 900);
    QVERIFY(shown.view.holdTimesCard()->note().startsWith(u"p50 "));
    QVERIFY(holdTimes->shownBins() >= 12);
    QCOMPARE(waiting->waitingRows().size(), 2U);
    QCOMPARE(waiting->waitingRows().front().lock, QByteArray("orders"));
    QCOMPARE(waiting->longest(), Micros(Millis(30'000)));
    for (PlotCard *card : {shown.view.takesCard(), shown.view.holdTimesCard(), shown.view.contentionCard()})
        QVERIFY(!card->grab().toImage().isNull());
    QCOMPARE(HoldTimesPlot::range(0), u"below 1 ms"_s);
    QCOMPARE(HoldTimesPlot::range(9), u"100 ms to 178 ms"_s);
}

void TestOverview::timesThatWereNotWatchedSaySo()
{
    ShownOverview shown;
    shown.told.held("a", "w", 10'000, 11'000).gap(60'000, 180'000).held("a", "w", 200'000, 201'000);
    shown.tell(240'000);
    QVERIFY(shown.settle());
    auto *plot = shown.view.takesCard()->plot();
    QStringList values;
    for (int column = 0; column < 90; ++column)
        values += plot->valueAt({.column = column});
    QVERIFY(values.first().contains(u"not watched"_s)); // before watching began
    QVERIFY(countContaining(values, u"not watched"_s) > 75 + 5);
    QVERIFY(!values.last().contains(u"not watched"_s));
    QCOMPARE(countContaining(values, u"takes: 1"_s), 2);
    plot->grab();
}

void TestOverview::keysMoveTheCursor()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    shown.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.view));
    auto *plot = shown.view.contentionCard()->plot();
    plot->setFocus(Qt::TabFocusReason);
    QVERIFY(!plot->spot());
    QTest::keyClick(plot, Qt::Key_Left); // the first key shows the latest value
    QCOMPARE(plot->spot().value_or(PlotSpot{}), (PlotSpot{.column = 29, .row = 0}));
    QVERIFY(plot->accessibleDescription().startsWith(u"orders"));
    QTest::keyClick(plot, Qt::Key_Left);
    QTest::keyClick(plot, Qt::Key_Down);
    QCOMPARE(plot->spot().value_or(PlotSpot{}), (PlotSpot{.column = 28, .row = 1}));
    QVERIFY(plot->accessibleDescription().startsWith(u"stock"));
    QTest::keyClick(plot, Qt::Key_Home);
    QCOMPARE(plot->spot()->column, 0);
    QTest::keyClick(plot, Qt::Key_Left);
    QCOMPARE(plot->spot()->column, 0);
    const QSignalSpy wanted(&shown.view, &OverviewView::lockActivated);
    QTest::keyClick(plot, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().first().toByteArray(), QByteArray("stock"));
    QTest::keyClick(plot, Qt::Key_Escape);
    QVERIFY(!plot->spot());
    plot->grab();
}

void TestOverview::clicksLeadToLocksAndTimes()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    const QSignalSpy locks(&shown.view, &OverviewView::lockActivated);
    const QSignalSpy times(&shown.view, &OverviewView::timeActivated);
    const QSignalSpy holds(&shown.view, &OverviewView::holdTimesWanted);
    auto *takes = qobject_cast<TakesPlot *>(shown.view.takesCard()->plot());
    QTest::mouseMove(takes, takes->pointOf({.column = 80}));
    QTRY_VERIFY(takes->spot().has_value());
    QTest::mouseClick(takes, Qt::LeftButton, {}, takes->pointOf({.column = 80}));
    QCOMPARE(times.size(), 1);
    QCOMPARE(times.first().first().value<Instant>(), takes->spans()[80].from + Activity::kSpan / 2);
    auto *waiting = shown.view.contentionCard()->plot();
    QTest::mouseClick(waiting, Qt::LeftButton, {}, waiting->pointOf({.column = 20, .row = 1}));
    QTest::mouseClick(waiting, Qt::LeftButton, {}, QPoint(3, waiting->pointOf({.column = 0, .row = 0}).y()));
    QCOMPARE(locks.size(), 2);
    QCOMPARE(locks.first().first().toByteArray(), QByteArray("stock"));
    QCOMPARE(locks.last().first().toByteArray(), QByteArray("orders"));
    auto *holdTimes = shown.view.holdTimesCard()->plot();
    QTest::mouseClick(holdTimes, Qt::LeftButton, {}, holdTimes->rect().center());
    QCOMPARE(holds.size(), 1);
}

void TestOverview::eachPlotHasATable()
{
    ShownOverview shown;
    for (PlotCard *card : {shown.view.takesCard(), shown.view.holdTimesCard(), shown.view.contentionCard()})
        new QAbstractItemModelTester(card->tableModel(), QAbstractItemModelTester::FailureReportingMode::QtTest, card);
    tellBusy(shown.told);
    for (PlotCard *card : {shown.view.takesCard(), shown.view.holdTimesCard(), shown.view.contentionCard()})
        card->tableAction()->trigger();
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QCOMPARE(shown.view.takesCard()->tableModel()->rowCount(), 90);
    QCOMPARE(shown.view.contentionCard()->tableModel()->rowCount(), 60);
    const auto &bins = shown.view.holdTimesCard()->tableModel()->rows();
    int holds = 0;
    for (const QStringList &row : bins)
        holds += row.at(1).toInt();
    QCOMPARE(holds, 900);
    QVERIFY(shown.view.takesCard()->table()->isVisible());
    QVERIFY(!shown.view.takesCard()->plot()->isVisible());
    const QSignalSpy times(&shown.view, &OverviewView::timeActivated);
    const QSignalSpy locks(&shown.view, &OverviewView::lockActivated);
    Q_EMIT shown.view.takesCard()->table()->activated(shown.view.takesCard()->tableModel()->index(5, 1));
    Q_EMIT shown.view.contentionCard()->table()->activated(shown.view.contentionCard()->tableModel()->index(31, 0));
    QCOMPARE(times.size(), 1);
    QCOMPARE(locks.first().first().toByteArray(), QByteArray("stock"));
    shown.told.waited("third", 1, 905'000);
    shown.tell(960'000);
    QTRY_COMPARE(shown.view.contentionCard()->tableModel()->rowCount(), 90);
    shown.view.takesCard()->tableAction()->trigger();
    QVERIFY(shown.view.takesCard()->plot()->isVisible());
}

void TestOverview::plotsAreSavedAsPictureAndNumbers()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    const ExportContent content = shown.view.contentionCard()->exported();
    QCOMPARE(content.rows.size(), 60);
    QVERIFY(csvOf(content).contains("orders"));
    QCOMPARE(shown.view.exported().rows.size(), 90);
    PlotCard *card = shown.view.takesCard();
    QVERIFY(card->picture().width() > 2 * card->plot()->width());
    QTemporaryDir folder;
    const QString path = folder.filePath(u"takes.png"_s);
    const QSignalSpy told(&shown.view, &OverviewView::told);
    card->pictureAction()->trigger();
    auto *dialog = card->findChild<QFileDialog *>(u"pictureDialog"_s);
    QVERIFY(dialog != nullptr);
    Q_EMIT dialog->fileSelected(path);
    QCOMPARE(told.size(), 1);
    QVERIFY(told.first().first().toString().contains(path));
    QCOMPARE(QImage(path).size(), card->picture().size());
    Q_EMIT dialog->fileSelected(folder.filePath(u"no/such/folder.png"_s));
    QVERIFY(told.last().first().toString().startsWith(u"✖"));
    dialog->close();
    card->numbersAction()->trigger();
    auto *numbers = card->findChild<QFileDialog *>(u"exportDialog"_s);
    QVERIFY(numbers != nullptr);
    numbers->close();
}

void TestOverview::attentionNamesTheWorstFirst()
{
    ShownOverview shown;
    QTRY_COMPARE(shown.view.attention()->texts(), QStringList{u"Still reading the nodes"_s});
    shown.view.apply(wholeDiff({overviewLock("fine")}));
    QTRY_COMPARE(shown.view.attention()->texts(), QStringList{u"Nothing needs attention"_s});
    NodeStatus down = overviewNode(3, u"D"_s, NodeStatus::Reach::Down);
    down.since = shown.clock.wallNow() - std::chrono::seconds(14);
    shown.view.setNodes({overviewNode(0, u"A"_s), down});
    shown.view.apply(
        wholeDiff({overviewLock("recount", Verdict::Unknown), overviewLock("nightly", Verdict::NoExpiry)}));
    QTRY_COMPARE(
        shown.view.attention()->texts(),
        QStringList({u"nightly never expires"_s, u"Node D down for 14 s"_s, u"recount: too few nodes answer"_s}));
    NodeStatus restarted = overviewNode(0, u"A"_s);
    restarted.quarantinedUntil = shown.clock.wallNow() + std::chrono::seconds(60);
    NodeStatus unreadable = overviewNode(1, u"B"_s);
    unreadable.error = Error{};
    NodeStatus hiding = overviewNode(2, u"C"_s);
    hiding.hiddenKeys = 3;
    NodeStatus retired = overviewNode(4, u"E"_s, NodeStatus::Reach::Down);
    retired.retired = true;
    shown.view.setNodes(
        {restarted, unreadable, hiding, overviewNode(3, u"D"_s, NodeStatus::Reach::Connecting), retired});
    QTRY_VERIFY(shown.view.attention()->texts().contains(u"Node B cannot be read"_s));
    QVERIFY(countContaining(shown.view.attention()->texts(), u"Node A restarted. Locks may be missing until "_s) == 1);
    QVERIFY(shown.view.attention()->texts().contains(u"Node C hides 3 keys from this user"_s));
    QCOMPARE(countContaining(shown.view.attention()->texts(), u"Node "_s), 3);
    NodeStatus overfull = overviewNode(0, u"A"_s);
    overfull.leftOut = 5;
    shown.view.setNodes({overfull});
    QTRY_VERIFY(shown.view.attention()->texts().contains(u"Node A has more locks than are shown"_s));
}

void TestOverview::manyAlikeAreOneSentence()
{
    ShownOverview shown;
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 1200; ++i)
        locks.push_back(overviewLock("lock" + QByteArray::number(i), Verdict::Unknown));
    shown.view.apply(wholeDiff(locks));
    QTRY_COMPARE(shown.view.attention()->texts().size(), 3);
    QCOMPARE(shown.view.attention()->texts().last(), u"1,198 more locks are unknown"_s);
    const QSignalSpy wanted(&shown.view, &OverviewView::concernWanted);
    QTest::mouseClick(shown.view.attention()->viewport(), Qt::LeftButton, {},
                      shown.view.attention()->visualRect(shown.view.attention()->model()->index(2, 1)).center());
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.first().first().value<LockConcern>() == LockConcern::Unknown);
}

void TestOverview::attentionLeadsToLocksAndNodes()
{
    ShownOverview shown;
    shown.view.setNodes({overviewNode(0, u"A"_s, NodeStatus::Reach::Down)});
    shown.view.apply(wholeDiff({overviewLock("nightly", Verdict::NoExpiry)}));
    QTRY_COMPARE(shown.view.attention()->texts().size(), 2);
    NoticeList *list = shown.view.attention();
    const QSignalSpy locks(&shown.view, &OverviewView::lockActivated);
    const QSignalSpy nodes(&shown.view, &OverviewView::nodesWanted);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 1)).center());
    QCOMPARE(locks.size(), 1);
    QCOMPARE(locks.first().first().toByteArray(), QByteArray("nightly"));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(nodes.size(), 1);
}

void TestOverview::rowsStayPutUnderTheHand()
{
    ShownOverview shown;
    shown.view.apply(wholeDiff({overviewLock("a", Verdict::NoExpiry), overviewLock("b", Verdict::NoExpiry)}));
    QTRY_COMPARE(shown.view.attention()->texts().size(), 2);
    shown.view.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&shown.view));
    NoticeList *list = shown.view.attention();
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    shown.view.apply(wholeDiff({overviewLock("split", Verdict::Split)}, {"a"}));
    QVERIFY(shown.settle());
    QCOMPARE(list->texts(),
             QStringList({u"a never expires"_s, u"b never expires"_s, u"split: several owners, none has a quorum"_s}));
    QTRY_COMPARE_WITH_TIMEOUT(
        list->texts(), QStringList({u"split: several owners, none has a quorum"_s, u"b never expires"_s}), 20'000);
}

void TestOverview::recentEventsAreSentences()
{
    ShownOverview shown;
    shown.view.setNodes({overviewNode(0, u"A"_s)});
    shown.told.handedOver("stock", "w1", "w2", 1000).node(HistoryKind::NodeDown, 0, 2000);
    shown.told.held("orders", "w3", 100, 3000, HoldEnd::ForceReleased)
        .held("orders", "w3", 3100, 4000, HoldEnd::Expired);
    shown.tell(5000);
    QVERIFY(shown.settle());
    const QStringList texts = shown.view.recent()->texts();
    QCOMPARE(texts.size(), 5);
    QVERIFY2(texts.at(0).endsWith(u" orders expired while w3 held it"), qPrintable(texts.at(0)));
    QVERIFY2(texts.at(1).endsWith(u" orders taken again by w3"), qPrintable(texts.at(1)));
    QVERIFY(texts.at(2).endsWith(u" orders released by you"));
    QVERIFY(texts.at(3).endsWith(u" Node A went down"));
    QVERIFY(texts.at(4).endsWith(u" stock passed to w2"));
    const QSignalSpy locks(&shown.view, &OverviewView::lockActivated);
    NoticeList *list = shown.view.recent();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(4, 1)).center());
    QCOMPARE(locks.first().first().toByteArray(), QByteArray("stock"));
}

void TestOverview::hostileNamesAreText()
{
    ShownOverview shown;
    const QByteArray hostile = "<b>bold</b>\n\x1b[31m" + QByteArray(3000, 'x') + "\xff";
    shown.told.waited(hostile, 1, 1000).handedOver(hostile, hostile, hostile, 2000);
    shown.told.held(hostile, hostile, 100, 3000, HoldEnd::Lost);
    shown.view.setNodes({overviewNode(0, QString::fromUtf8(hostile), NodeStatus::Reach::Down)});
    shown.view.apply(wholeDiff({overviewLock(hostile, Verdict::Split, 1)}));
    shown.tell(60'000);
    QVERIFY(shown.settle());
    QStringList texts = shown.view.attention()->texts() + shown.view.recent()->texts();
    texts += shown.view.contentionCard()->plot()->valueAt({.column = 29}).section(u'\n', 0, 0);
    texts += shown.view.troubleTile()->figureNote();
    for (const QString &text : std::as_const(texts)) {
        QVERIFY2(text.size() < 400, qPrintable(text));
        QVERIFY(!text.contains(u'\n') && !text.contains(u'\x1b'));
    }
    const QString tip = shown.view.attention()->model()->index(0, 1).data(Qt::ToolTipRole).toString();
    QVERIFY(!tip.contains(u"<b>"_s));
    shown.view.grab();
}

void TestOverview::worksInSmallWindows_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("as in 1000x600") << QSize(852, 470);
    QTest::newRow("narrow") << QSize(420, 500);
    QTest::newRow("large") << QSize(2400, 1400);
}

void TestOverview::worksInSmallWindows()
{
    QFETCH(QSize, size);
    ShownOverview shown(size);
    tellBusy(shown.told);
    shown.view.apply(wholeDiff({overviewLock("a", Verdict::NoExpiry), overviewLock("b", Verdict::Unknown)}));
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QVERIFY(shown.view.minimumSizeHint().width() <= 400);
    const auto *scroll = shown.view.findChild<QScrollArea *>();
    QTRY_VERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    for (const QWidget *card : std::initializer_list<const QWidget *>{
             shown.view.locksTile(), shown.view.troubleTile(), shown.view.takesCard(), shown.view.holdTimesCard(),
             shown.view.contentionCard(), shown.view.attention(), shown.view.recent()}) {
        const QRect place(card->mapTo(scroll->widget(), QPoint(0, 0)), card->size());
        QVERIFY2(scroll->widget()->rect().contains(place), qPrintable(card->objectName()));
        QVERIFY(card->height() > 10 && card->width() > 100);
    }
    QVERIFY(shown.view.takesCard()->plot()->height() >= 100);
    QCOMPARE(scroll->verticalScrollBar()->maximum() > 0, size.height() < 600);
}

void TestOverview::followsThePalette()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(20, 22, 26));
    dark.setColor(QPalette::Base, QColor(30, 33, 38));
    dark.setColor(QPalette::WindowText, Qt::white);
    dark.setColor(QPalette::Text, Qt::white);
    const QRgb before = shown.view.takesCard()->grab().toImage().pixel(20, 8);
    shown.view.setPalette(dark);
    const QRgb after = shown.view.takesCard()->grab().toImage().pixel(20, 8);
    QVERIFY(before != after);
    QCOMPARE(QColor(after), Roles::of(shown.view.takesCard()->palette()).panel);
}

void TestOverview::hiddenItDoesNothing()
{
    ShownOverview shown;
    shown.view.hide();
    const QSignalSpy updated(&shown.view, &OverviewView::updated);
    tellBusy(shown.told);
    shown.tell(900'000);
    shown.view.apply(wholeDiff({overviewLock("a")}));
    QVERIFY(!QTest::qWaitFor([&updated] { return !updated.isEmpty(); }, 1200));
    QCOMPARE(shown.view.takesTile()->figure(), u"–"_s);
    shown.view.show();
    QTRY_COMPARE(shown.view.takesTile()->figure(), u"60"_s);
    QCOMPARE(shown.view.locksTile()->figure(), u"1"_s);
}

void TestOverview::anotherHistoryReplacesTheFirst()
{
    ShownOverview shown;
    tellBusy(shown.told);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    QCOMPARE(shown.view.takesTile()->figure(), u"60"_s);
    MadeUpHistory recorded;
    recorded.held("b", "w", 10'000, 11'000);
    shown.clock.advance(atMs(60'000) - shown.clock.now());
    shown.view.setReadUntil(Moment{.now = shown.clock.now(), .wallNow = shown.clock.wallNow()});
    shown.feed.show(recorded.snapshot(61'000));
    QTRY_COMPARE(shown.view.takesTile()->figure(), u"≥ 1"_s);
}

void TestOverview::longHistoriesAreReadInTurns()
{
    ShownOverview shown;
    for (int i = 0; i < 50'000; ++i)
        shown.told.held("lock" + QByteArray::number(i % 1000), "w", i * 10, i * 10 + 5);
    shown.tell(500'000);
    QVERIFY(!shown.view.isSettled());
    QVERIFY(shown.settle());
    QCOMPARE(shown.view.takesTile()->figure(), u"6,000"_s);
}

void TestOverview::costsLittle()
{
    ShownOverview shown;
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 100'000; ++i)
        locks.push_back(overviewLock("lock" + QByteArray::number(i), i % 50 == 0 ? Verdict::Unknown : Verdict::Held));
    QElapsedTimer timer;
    timer.start();
    shown.view.apply(wholeDiff(locks));
    qInfo("100,000 locks counted in %lld ms", timer.elapsed());
    for (int i = 0; i < 20'000; ++i)
        shown.told.held("lock" + QByteArray::number(i % 7000), "w", i * 45, i * 45 + 40);
    shown.tell(900'000);
    QVERIFY(shown.settle());
    timer.start();
    const QSignalSpy updated(&shown.view, &OverviewView::updated);
    qint64 spent = 0;
    for (int second = 0; second < 10; ++second) {
        std::vector<LockStatePtr> changed;
        for (int i = 0; i < 2000; ++i) {
            changed.push_back(locks[static_cast<size_t>(second * 2000 + i)]);
            shown.told.held("lock" + QByteArray::number(i), "w", 900'000 + second * 1000 + i / 2,
                            900'000 + second * 1000 + i / 2);
        }
        timer.start();
        shown.view.apply(wholeDiff(changed));
        spent += timer.nsecsElapsed();
        const qint64 now = 901'000 + second * 1000;
        shown.clock.advance(atMs(now) - shown.clock.now());
        const auto snapshot = shown.told.snapshot(now);
        timer.start();
        shown.feed.show(snapshot);
        shown.view.setReadUntil(std::nullopt);
        shown.view.repaint();
        spent += timer.nsecsElapsed();
    }
    qInfo("a second of 2,000 changes costs %.2f ms", static_cast<double>(spent) / 10e6);
    QVERIFY(spent / 10 < 100'000'000);
}

LOCKSCOPE_TEST(QApplication, TestOverview)
#include "tst_overview.moc"

#include "lockstates.h"
#include "window.h"

#include "fixtures/fakeclock.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/core/words/wording.h>
#include <lockscope/ui/filter/filterbar.h>
#include <lockscope/ui/filter/lockfilteredit.h>
#include <lockscope/ui/filter/subsetchips.h>
#include <lockscope/ui/kit/interactionwatch.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/locks/knownowners.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>
#include <lockscope/ui/locks/lockview.h>
#include <lockscope/ui/locks/namespacepane.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolTip>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

QByteArray numbered(int i)
{
    return "lock:" + QByteArray::number(10'000 + i);
}

/// A shown table of 1000 locks in the order of their names.
struct Table
{
    Table()
    {
        model.setPace(Millis(0));
        std::vector<LockStatePtr> locks;
        for (int i = 0; i < 1000; ++i)
            locks.push_back(makeLock({.name = numbered(i), .nodes = 5}, clock.now()));
        model.apply(diffOf(std::move(locks)));
        view.resize(1000, 600);
        view.show();
    }

    bool settled() const
    {
        return QTest::qWaitFor([this] { return model.isSettled() && model.rowCount() > 0; }, kPatienceMs);
    }
    int yOf(const QByteArray &name) const { return view.visualRect(model.index(model.rowOf(name), 1)).top(); }
    void click(int row)
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(model.index(row, LockColumn::Name)).center());
    }

    FakeClock clock;
    LockTableModel model{clock};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    LockTableView view{&model, 5};
};

/// The same with its details, of as many locks.
struct Shown
{
    explicit Shown(int count)
    {
        model.setPace(Millis(0));
        std::vector<LockStatePtr> locks;
        for (int i = 0; i < count; ++i)
            locks.push_back(makeLock({.name = numbered(i), .nodes = 5}, clock.now()));
        model.apply(diffOf(std::move(locks)));
        view.resize(1000, 700);
        view.show();
    }

    bool has(int count) const
    {
        return QTest::qWaitFor([&] { return model.rowCount() == count; }, kPatienceMs);
    }
    void click(int row)
    {
        auto *table = view.table();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(model.index(row, LockColumn::Name)).center());
    }

    FakeClock clock;
    LockTableModel model{clock};
    LockView view{&model, clock, 5};
};

} // namespace

namespace {

/// What of a widget is painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget *widget) { widget->installEventFilter(this); }

    QRegion region;

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
};

} // namespace

class TestLockTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votesOfOneNodeAreHiddenForThatOneOnly();
    void columnsAreAsInTheSketch();
    void namesKeepTheirRoomInANarrowTable();
    void theWidthThatTheUserChoseIsKept();
    void oneNodeHasNoVotes();
    void theHeaderChoosesColumns();
    void aClickOnTheHeaderSorts();
    void whatIsLookedAtKeepsItsPlace();
    void theSelectedRowKeepsItsPlace();
    void whereMostInSightHaveGoneTheViewStays();
    void sortNowKeepsTheSelectedRowInSight();
    void aRowAboveThatGoesAndComesMovesNothing();
    void aSelectedRowStaysInSightOnceNotAllRowsFit_data();
    void aSelectedRowStaysInSightOnceNotAllRowsFit();
    void aSelectedRowThatGoesFarAwayIsNotFollowed();
    void theChosenRowStaysWhereItIsSeen();
    void aLockThatWasJustAcquiredIsKeptAfterAMoment();
    void tableAndDetailsStandStillAtOneMoment();
    void aRowThatIsChosenWhileItIsGoneComesBackThere();
    void theChosenRowStaysInSightWhenItsNeighboursGo();
    void whatIsLookedForBeginsAtTheTop();
    void theOwnersTipFollowsTheOwner();
    void ofSeveralThatWereChosenTheDetailsTellOfOneThatIsLeft();
    void atTheTopNewsAreSeen();
    void whenManyRowsGoItDoesNotScrollToTheEnd();
    void noRowMovesUnderTheHand();
    void aClickOnARowThatHasJustGoneHitsNone();
    void ttlsCountDownWithoutTheModel();
    void spacePauses();
    void theFilterLineCompletes();
    void theFilterLineOffersOwners();
    void ownersThatAreKnownAreFound();
    void ownersOfManyLocksAreLookedForBriefly();
    void theFilterLineTellsWhatIsWrong();
    void theFilterLineFollowsTheTheme();
    void aLongerCountMovesNoChip();
    void namespacesFilterAndKeepTheirPlace();
    void aNamespaceThatComesIsPaintedWithAllOthers();
};

void TestLockTableView::columnsAreAsInTheSketch()
{
    Table table;
    QStringList shown;
    for (int column = 0; column < LockColumn::Count; ++column) {
        if (!table.view.isColumnHidden(column))
            shown += table.model.headerData(column, Qt::Horizontal).toString();
    }
    QCOMPARE(shown,
             QStringList(
                 {u"State"_s, u"Lock"_s, u"Owner"_s, u"Nodes"_s, u"TTL"_s, u"Held"_s, u"Waiters"_s, u"Last 10 min"_s}));
    QCOMPARE(table.view.horizontalHeader()->sortIndicatorSection(), int(LockColumn::Verdict));
    QCOMPARE(table.view.horizontalHeader()->sortIndicatorOrder(), Qt::AscendingOrder);
}

void TestLockTableView::namesKeepTheirRoomInANarrowTable()
{
    Table table;
    const int em = table.view.fontMetrics().horizontalAdvance(u'm');
    const auto widthOf = [&](LockColumn::Id column) { return table.view.columnWidth(column) / em; };
    table.view.resize(110 * em, 600);
    QVERIFY(widthOf(LockColumn::Name) > 14);
    QCOMPARE(widthOf(LockColumn::Verdict), 11);
    QCOMPARE(widthOf(LockColumn::Ttl), 9);
    const auto *bar = table.view.horizontalScrollBar();
    table.view.resize(64 * em, 600);
    QVERIFY(widthOf(LockColumn::Name) >= 12);
    QVERIFY(widthOf(LockColumn::Verdict) < 11);
    QVERIFY(widthOf(LockColumn::Ttl) < 9);
    QCOMPARE(bar->maximum(), 0); // all columns are in sight
    table.view.resize(40 * em, 600);
    QCOMPARE(widthOf(LockColumn::Name), 12);
    // Times and the lack of one are never cut.
    constexpr int kPaddings = 2 * 10;
    for (const QString &text : {u"≥ 1 m 13 s ?"_s, u"≥ 23 h 59 m"_s})
        QVERIFY(table.view.fontMetrics().horizontalAdvance(text) + kPaddings
                <= table.view.columnWidth(LockColumn::Held));
    QVERIFY(table.view.fontMetrics().horizontalAdvance(Wording::ttl(Assessment{.neverExpires = true})) + kPaddings
            <= table.view.columnWidth(LockColumn::Ttl));
}

void TestLockTableView::theWidthThatTheUserChoseIsKept()
{
    Table table;
    table.view.setColumnWidth(LockColumn::Ttl, 222);
    table.view.resize(700, 600);
    QCOMPARE(table.view.columnWidth(LockColumn::Ttl), 222);
}

void TestLockTableView::oneNodeHasNoVotes()
{
    LockTableModel model;
    const LockTableView view(&model, 1);
    QVERIFY(view.isColumnHidden(LockColumn::Votes));
}

void TestLockTableView::theHeaderChoosesColumns()
{
    Table table;
    QVERIFY(table.settled());
    auto *header = table.view.horizontalHeader()->viewport();
    const auto openMenu = [&] {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, header->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(header, &event);
        return table.view.findChild<QMenu *>(u"columnMenu"_s);
    };
    const auto pick = [](QMenu *menu, const QString &title) {
        for (auto *action : menu->actions()) {
            if (action->text() == title)
                LockscopeTest::choose(menu, action);
        }
    };
    QMenu *menu = openMenu();
    QVERIFY(menu != nullptr && menu->isVisible());
    pick(menu, u"Dialect"_s);
    QVERIFY(!table.view.isColumnHidden(LockColumn::Dialect));
    QTRY_VERIFY_WITH_TIMEOUT(table.view.findChild<QMenu *>(u"columnMenu"_s) == nullptr, kPatienceMs);
    menu = openMenu();
    pick(menu, u"Name"_s); // cannot be hidden
    QVERIFY(!table.view.isColumnHidden(LockColumn::Name));
    pick(menu, u"Owner"_s);
    QVERIFY(table.view.isColumnHidden(LockColumn::Owner));
    QTRY_VERIFY_WITH_TIMEOUT(table.view.findChild<QMenu *>(u"columnMenu"_s) == nullptr, kPatienceMs);
    pick(openMenu(), u"&Default columns"_s);
    QVERIFY(table.view.isColumnHidden(LockColumn::Dialect));
    QVERIFY(!table.view.isColumnHidden(LockColumn::Owner));
}

void TestLockTableView::aClickOnTheHeaderSorts()
{
    Table table;
    QVERIFY(table.settled());
    QCOMPARE(table.model.rowOf(numbered(0)), 0);
    auto *header = table.view.horizontalHeader();
    const QPoint name(header->sectionViewportPosition(LockColumn::Name) + 20, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, name);
    QTRY_COMPARE_WITH_TIMEOUT(table.model.rowOf(numbered(0)), 999, kPatienceMs);
}

void TestLockTableView::whatIsLookedAtKeepsItsPlace()
{
    Table table;
    QVERIFY(table.settled());
    table.view.verticalScrollBar()->setValue(500);
    const QByteArray top = table.model.lockAt(table.view.rowAt(0))->name;
    QCOMPARE(top, numbered(500));
    const int before = table.yOf(top);
    table.model.apply(diffOf({makeLock({.name = "lock:0"}), makeLock({.name = "lock:1"}),
                              makeLock({.name = numbered(900), .verdict = Verdict::Split})},
                             {numbered(3)}));
    QVERIFY(table.settled());
    QCOMPARE(table.model.rowOf(top), 502);
    QCOMPARE(table.yOf(top), before);
    // Its own lock may go: then its neighbour keeps its place.
    const int next = table.yOf(numbered(501));
    table.model.apply(diffOf({makeLock({.name = "lock:2"})}, {top}));
    QVERIFY(table.settled());
    QCOMPARE(table.yOf(numbered(501)), next);
}

void TestLockTableView::theSelectedRowKeepsItsPlace()
{
    Table table;
    QVERIFY(table.settled());
    table.view.verticalScrollBar()->setValue(200);
    table.click(210);
    QCOMPARE(table.view.currentIndex().row(), 210);
    const int before = table.yOf(numbered(210));
    table.model.holdRows(false);
    for (int step = 0; step < 20; ++step) {
        table.model.apply(diffOf(
            {makeLock({.name = "lock:0" + QByteArray::number(step)}),
             makeLock({.name = numbered(400 + step), .verdict = step % 2 == 0 ? Verdict::Split : Verdict::NoExpiry})},
            {numbered(step * 7)}));
        QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled(), kPatienceMs);
        QCOMPARE(table.model.lockAt(table.view.currentIndex().row())->name, numbered(210));
        QCOMPARE(table.view.selectionModel()->selectedRows().size(), 1);
        QCOMPARE(table.yOf(numbered(210)), before);
    }
}

/// Most that are in sight end, and who takes some of them anew holds them for long: these few do not take the view
/// along.
void TestLockTableView::whereMostInSightHaveGoneTheViewStays()
{
    Table table;
    QVERIFY(table.settled());
    std::vector<LockStatePtr> first;
    for (int i = 0; i < 1000; ++i)
        first.push_back(makeLock({.name = numbered(i), .verdict = Verdict::Split, .nodes = 5}, table.clock.now()));
    table.model.apply(diffOf(std::move(first)));
    QVERIFY(table.settled());
    auto *bar = table.view.verticalScrollBar();
    bar->setValue(5);
    const int end = 5 + bar->pageStep();
    table.click(7);
    table.model.holdRows(false);
    std::vector<LockStatePtr> anew;
    std::vector<QByteArray> ended;
    for (int i = 0; i < end; ++i) {
        if (i % 3 == 0)
            anew.push_back(makeLock({.name = numbered(i), .nodes = 5}, table.clock.now()));
        else
            ended.push_back(numbered(i));
    }
    table.model.apply(diffOf(std::move(anew), std::move(ended)));
    QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled() && table.model.rowOf(numbered(0)) > 900, kPatienceMs);
    QVERIFY2(bar->value() <= 5, qPrintable(QString::number(bar->value())));
}

/// A pointer that rests on the rows does not order them: who does has chosen one.
void TestLockTableView::sortNowKeepsTheSelectedRowInSight()
{
    Table table;
    QVERIFY(table.settled());
    auto *bar = table.view.verticalScrollBar();
    bar->setValue(200);
    table.click(201);
    QTest::mouseMove(table.view.viewport(),
                     table.view.visualRect(table.model.index(200 + bar->pageStep() - 1, LockColumn::Name)).center());
    QVERIFY(table.view.isHandOnIt());
    const int before = table.yOf(numbered(201));
    std::vector<QByteArray> between;
    for (int i = 203; i < 210; ++i)
        between.push_back(numbered(i));
    table.model.apply(diffOf({}, std::move(between)));
    QTRY_VERIFY_WITH_TIMEOUT(table.model.totalCount() == 993, kPatienceMs); // their rows stay under the hand
    QCOMPARE(table.model.rowCount(), 1000);
    table.view.sortNow();
    QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled() && table.model.rowCount() == 993, kPatienceMs);
    QCOMPARE(table.yOf(numbered(201)), before);
    QTest::mouseMove(table.view.horizontalHeader()->viewport());
}

void TestLockTableView::aRowAboveThatGoesAndComesMovesNothing()
{
    Table table;
    QVERIFY(table.settled());
    table.click(3);
    table.model.holdRows(false);
    const int before = table.yOf(numbered(3));
    for (int i = 0; i < 2; ++i) {
        table.model.apply(diffOf({}, {numbered(0)})); // nothing is above that could take its place
        QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled(), kPatienceMs);
        QCOMPARE(table.model.rowOf(numbered(3)), 2);
        table.model.apply(diffOf({makeLock({.name = numbered(0)})}));
        QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled(), kPatienceMs);
        QCOMPARE(table.model.rowOf(numbered(3)), 3);
        QCOMPARE(table.yOf(numbered(3)), before);
        QCOMPARE(table.view.verticalScrollBar()->value(), 0);
    }
}

void TestLockTableView::aSelectedRowStaysInSightOnceNotAllRowsFit_data()
{
    QTest::addColumn<int>("atOnce");
    QTest::addColumn<bool>("underHand");
    QTest::newRow("all at once") << 24 << false;
    QTest::newRow("some at a time") << 6 << false;
    QTest::newRow("one by one") << 1 << false;
    QTest::newRow("all at once, under a hand") << 24 << true;
    QTest::newRow("some at a time, under a hand") << 6 << true;
}

/// There was no scroll bar before.
void TestLockTableView::aSelectedRowStaysInSightOnceNotAllRowsFit()
{
    QFETCH(const int, atOnce);
    QFETCH(const bool, underHand);
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    model.apply(diffOf({makeLock({.name = "jobs"}, clock.now()), makeLock({.name = "lock:b"}, clock.now()),
                        makeLock({.name = "lock:o"}, clock.now()), makeLock({.name = "lock:t"}, clock.now())}));
    LockView view(&model, clock, 5);
    view.resize(1000, 500);
    view.show();
    auto *table = view.table();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 4, kPatienceMs);
    table->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT((QTest::keyClick(table, Qt::Key_End), view.selected() == "lock:t"),
                             kPatienceMs); // once it is laid out
    if (!underHand)
        view.sortNow();
    const auto isInSight
        = [&] { return table->viewport()->rect().contains(table->visualRect(model.index(model.rowOf("lock:t"), 1))); };
    QVERIFY(isInSight());
    for (int i = 0; i < 24; i += atOnce) {
        std::vector<LockStatePtr> come;
        for (int k = i; k < i + atOnce; ++k)
            come.push_back(makeLock({.name = "lock:a" + QByteArray::number(10 + k)}, clock.now()));
        model.apply(diffOf(std::move(come)));
        QTRY_VERIFY_WITH_TIMEOUT(model.totalCount() == 4 + i + atOnce && (underHand || model.isSettled()), kPatienceMs);
        QVERIFY2(isInSight(), qPrintable(QString::number(model.rowCount())));
    }
    table->sortNow(); // the hand has gone
    QTRY_VERIFY_WITH_TIMEOUT(model.isSettled() && model.rowOf("lock:t") == 27, kPatienceMs);
    QVERIFY(isInSight());
}

void TestLockTableView::aSelectedRowThatGoesFarAwayIsNotFollowed()
{
    Table table;
    QVERIFY(table.settled());
    table.model.apply(diffOf({makeLock({.name = "zz", .verdict = Verdict::Split}),
                              makeLock({.name = "zzz", .verdict = Verdict::Split}),
                              makeLock({.name = "zzzz", .verdict = Verdict::Split})}));
    QVERIFY(table.settled());
    for (const int top : {0, 1}) {
        table.view.verticalScrollBar()->setValue(top);
        table.click(1);
        const QByteArray name = table.model.lockAt(1)->name;
        table.model.holdRows(false);
        table.model.apply(diffOf({makeLock({.name = name})})); // all is well with it: it belongs to the end
        QTRY_VERIFY_WITH_TIMEOUT(table.model.isSettled() && table.model.rowOf(name) > 990, kPatienceMs);
        QVERIFY2(table.view.verticalScrollBar()->value() <= top,
                 qPrintable(QString::number(table.view.verticalScrollBar()->value())));
        QCOMPARE(table.model.lockAt(table.view.currentIndex().row())->name, name); // it stays the selected one
    }
}

/// What one has chosen is not torn away when it goes bad, nor is all else.
void TestLockTableView::theChosenRowStaysWhereItIsSeen()
{
    Shown shown(100);
    QVERIFY(shown.has(100));
    auto &model = shown.model;
    auto &view = shown.view;
    const auto &clock = shown.clock;
    auto *bar = view.table()->verticalScrollBar();
    bar->setValue(50);
    shown.click(53);
    QCOMPARE(view.selected(), numbered(53));
    view.sortNow(); // the hand has gone
    const auto goesBad = [&](int i) {
        model.apply(diffOf({makeLock({.name = numbered(i), .verdict = Verdict::Split, .nodes = 5}, clock.now())}));
        return QTest::qWaitFor(
            [&] { return model.isSettled() && model.lock(numbered(i))->assessment.verdict == Verdict::Split; },
            kPatienceMs);
    };
    QCoreApplication::processEvents();
    QVERIFY(goesBad(53));
    QCOMPARE(bar->value(), 50);
    QCOMPARE(model.rowOf(numbered(53)), 53);
    QVERIFY(view.rowsWait());
    view.sortNow();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowOf(numbered(53)), 0, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!view.rowsWait(), kPatienceMs);
    // Out of sight nothing is to be kept.
    bar->setValue(90);
    QTRY_VERIFY_WITH_TIMEOUT(bar->value() == 90 || bar->value() == bar->maximum(), kPatienceMs);
    QCoreApplication::processEvents();
    model.apply(diffOf({makeLock({.name = numbered(53), .nodes = 5}, clock.now())}));
    QTRY_COMPARE_WITH_TIMEOUT(model.rowOf(numbered(53)), 53, kPatienceMs);
}

/// What was told before the pause comes to both, however late.
void TestLockTableView::tableAndDetailsStandStillAtOneMoment()
{
    Shown shown(20);
    QVERIFY(shown.has(20));
    shown.click(3);
    QCOMPARE(shown.view.selected(), numbered(3));
    shown.model.apply(diffOf({}, {numbered(3)}));
    shown.model.setPaused(true);
    shown.view.momentChanged();
    QTRY_VERIFY_WITH_TIMEOUT(shown.model.lock(numbered(3)) == nullptr, kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(!textOf(&shown.view, "detailExplanation").startsWith(u"Held by"_s),
                              qPrintable(textOf(&shown.view, "detailExplanation")), kPatienceMs);
    QCOMPARE(textOf(&shown.view, "detailNote"), u"Paused, as of "_s + Wording::timeOfDay(shown.model.shownWallTime()));
}

/// Once it stands where it belongs, and without another change in between.
void TestLockTableView::aLockThatWasJustAcquiredIsKeptAfterAMoment()
{
    Shown shown(100);
    QVERIFY(shown.has(100));
    shown.view.selectAndShow(numbered(53));
    QCOMPARE(shown.view.selected(), numbered(53));
    QVERIFY(shown.model.kept().isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(shown.model.kept(), numbered(53), kPatienceMs);
}

/// Nor when it was gone as it was chosen, and comes back as another one, whether its row is still there or has gone
/// meanwhile.
void TestLockTableView::aRowThatIsChosenWhileItIsGoneComesBackThere()
{
    for (const bool isThereStill : {true, false}) {
        Shown shown(100);
        QVERIFY(shown.has(100));
        auto &model = shown.model;
        auto &view = shown.view;
        view.table()->verticalScrollBar()->setValue(50);
        shown.click(60); // a hand
        model.apply(diffOf({}, {numbered(53)}));
        QTRY_VERIFY_WITH_TIMEOUT(model.isStaleRow(53), kPatienceMs);
        shown.click(53);
        QCOMPARE(view.selected(), numbered(53));
        QCoreApplication::processEvents();
        if (!isThereStill) {
            model.holdRows(false);
            QVERIFY(shown.has(99));
        }
        model.apply(
            diffOf({makeLock({.name = numbered(53), .verdict = Verdict::Split, .nodes = 5}, shown.clock.now())}));
        QTRY_VERIFY_WITH_TIMEOUT(model.lock(numbered(53)) != nullptr, kPatienceMs);
        model.holdRows(false);
        QTRY_VERIFY_WITH_TIMEOUT(model.isSettled() && view.rowsWait(), kPatienceMs);
        QCOMPARE(model.rowOf(numbered(53)), 53);
        QCOMPARE(view.table()->verticalScrollBar()->value(), 50);
    }
}

void TestLockTableView::theChosenRowStaysInSightWhenItsNeighboursGo()
{
    Shown shown(200);
    QVERIFY(shown.has(200));
    auto &model = shown.model;
    auto &view = shown.view;
    const auto &clock = shown.clock;
    auto *table = view.table();
    table->verticalScrollBar()->setValue(100);
    const auto place = [&] { return table->visualRect(model.index(model.rowOf(numbered(103)), LockColumn::Name)); };
    shown.click(103);
    QCOMPARE(view.selected(), numbered(103));
    view.sortNow(); // the hand has gone
    QCoreApplication::processEvents();
    const QRect before = place();
    std::vector<LockStatePtr> bad;
    for (int i = 95; i < 140; ++i) {
        if (i != 103)
            bad.push_back(makeLock({.name = numbered(i), .verdict = Verdict::Split, .nodes = 5}, clock.now()));
    }
    model.apply(diffOf(std::move(bad)));
    QTRY_VERIFY_WITH_TIMEOUT(model.isSettled() && model.rowOf(numbered(95)) == 0, kPatienceMs);
    QCOMPARE(place(), before);
}

/// Though the chosen row is kept in its place, which the filter lets through no more.
void TestLockTableView::whatIsLookedForBeginsAtTheTop()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    LockView view(&model, clock, 5);
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 200; ++i) {
        locks.push_back(makeLock({.name = "a" + numbered(i), .nodes = 5}, clock.now()));
        locks.push_back(makeLock({.name = "b" + numbered(i), .nodes = 5}, clock.now()));
    }
    model.apply(diffOf(std::move(locks)));
    view.resize(1000, 700);
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 400, kPatienceMs);
    auto *bar = view.table()->verticalScrollBar();
    const auto clickOn = [&](int row) {
        bar->setValue(row - 3);
        QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {},
                          view.table()->visualRect(model.index(row, LockColumn::Name)).center());
        QCoreApplication::processEvents();
    };
    const auto lookFor = [&](const QString &text) {
        model.setFilter(LockFilter(text));
        return QTest::qWaitFor(
            [&] { return model.isSettled() && model.matchingCount() == (text.isEmpty() ? 400 : 200); }, kPatienceMs);
    };
    clickOn(150); // of those with a
    QCOMPARE(view.selected(), "a" + numbered(150));
    QVERIFY(lookFor(u"name:b*"_s));
    QCOMPARE(bar->value(), 0);
    QVERIFY(lookFor(QString()));
    clickOn(150);
    const int place = view.table()->visualRect(model.index(150, LockColumn::Name)).top();
    QVERIFY(lookFor(u"name:a*"_s));
    QCOMPARE(view.table()->visualRect(model.index(model.rowOf("a" + numbered(150)), LockColumn::Name)).top(), place);
}

void TestLockTableView::theOwnersTipFollowsTheOwner()
{
    Table table;
    QVERIFY(table.settled());
    const QModelIndex cell = table.model.index(table.model.rowOf(numbered(2)), LockColumn::Owner);
    const QPoint place = table.view.visualRect(cell).center();
    QHelpEvent help(QEvent::ToolTip, place, table.view.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(table.view.viewport(), &help);
    QVERIFY2(QToolTip::isVisible() && QToolTip::text().contains(u"worker-1"_s), qPrintable(QToolTip::text()));
    table.model.apply(diffOf({makeLock({.name = numbered(2), .owner = "worker-2", .nodes = 5}, table.clock.now())}));
    QTRY_VERIFY2_WITH_TIMEOUT(QToolTip::text().contains(u"worker-2"_s), qPrintable(QToolTip::text()), kPatienceMs);
    QToolTip::hideText();
}

void TestLockTableView::ofSeveralThatWereChosenTheDetailsTellOfOneThatIsLeft()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    LockView view(&model, clock, 5);
    model.apply(diffOf({makeLock({.name = "a"}, clock.now()), makeLock({.name = "b"}, clock.now()),
                        makeLock({.name = "c"}, clock.now())}));
    view.show();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 3, kPatienceMs);
    QTest::mouseClick(view.table()->viewport(), Qt::LeftButton, {},
                      view.table()->visualRect(model.index(0, LockColumn::Name)).center());
    QTest::keyClick(view.table(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(view.selected(), QByteArray("b"));
    view.sortNow(); // the hand has gone
    QSignalSpy selected(&view, &LockView::selectedChanged);
    model.apply(diffOf({}, {"b"}));
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, kPatienceMs);
    QCOMPARE(view.selected(), QByteArray("a"));
    QCOMPARE(view.selectedLocks().size(), size_t(1));
    QVERIFY(!view.areSeveralChosen());
    QVERIFY(!selected.isEmpty());
    // The last of them has gone: the details go on to tell that.
    model.apply(diffOf({}, {"a"}));
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 1, kPatienceMs);
    QCOMPARE(view.selected(), QByteArray("a"));
}

void TestLockTableView::atTheTopNewsAreSeen()
{
    Table table;
    QVERIFY(table.settled());
    table.model.apply(diffOf({makeLock({.name = numbered(900), .verdict = Verdict::Split})}));
    QVERIFY(table.settled());
    QCOMPARE(table.model.rowOf(numbered(900)), 0);
    QCOMPARE(table.view.verticalScrollBar()->value(), 0);
    // A row that only has the focus is not chosen.
    table.view.selectionModel()->setCurrentIndex(table.model.index(2, 1), QItemSelectionModel::NoUpdate);
    table.model.apply(diffOf({makeLock({.name = numbered(800), .verdict = Verdict::Split})}));
    QVERIFY(table.settled());
    QCOMPARE(table.model.rowOf(numbered(800)), 0);
    QCOMPARE(table.view.verticalScrollBar()->value(), 0);
}

void TestLockTableView::whenManyRowsGoItDoesNotScrollToTheEnd()
{
    Table table;
    QVERIFY(table.settled());
    auto *bar = table.view.verticalScrollBar();
    QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 900, kPatienceMs); // it is laid out
    const auto remove = [&table](int first, int end) {
        std::vector<QByteArray> names;
        for (int i = first; i < end; ++i)
            names.push_back(numbered(i));
        table.model.apply(diffOf({}, names));
    };
    const auto top = [&] { return table.model.index(table.view.rowAt(0), LockColumn::Name).data().toString(); };
    bar->setValue(700);
    const QString before = top();
    remove(0, 500); // above: so many that the old place is beyond the new end
    QTRY_COMPARE_WITH_TIMEOUT(table.model.rowCount(), 500, kPatienceMs);
    QCOMPARE(top(), before);
    QCOMPARE(bar->value(), 200);
    // All that is in sight goes, and more: what stood beside it is near.
    remove(650, 950);
    QTRY_COMPARE_WITH_TIMEOUT(table.model.rowCount(), 200, kPatienceMs);
    QVERIFY2(bar->value() > 80 && bar->value() <= 150 && bar->value() < bar->maximum(),
             qPrintable(QString::number(bar->value())));
}

void TestLockTableView::noRowMovesUnderTheHand()
{
    Table table;
    QVERIFY(table.settled());
    const QSignalSpy updates(&table.model, &LockTableModel::updated);
    QTest::mouseMove(table.view.viewport(), {50, 100});
    QTest::mouseMove(table.view.viewport(), {55, 105});
    QVERIFY(table.view.isHandOnIt());
    table.model.apply(diffOf({makeLock({.name = numbered(900), .verdict = Verdict::Split}),
                              makeLock({.name = numbered(5), .verdict = Verdict::RenewLate})},
                             {numbered(6)}));
    QTRY_VERIFY_WITH_TIMEOUT(!updates.isEmpty(), kPatienceMs);
    QCOMPARE(table.model.rowOf(numbered(900)), 900);
    QCOMPARE(table.model.index(5, 0).data().toString(), u"⚠ renewing late"_s);
    QCOMPARE(table.model.index(6, 0).data().toString(), u"– ended"_s);
    // It rests, and somebody reads: that is no less a hand.
    QElapsedTimer rested;
    rested.start();
    QVERIFY(QTest::qWaitFor([&rested] { return rested.hasExpired(InteractionWatch::kHandMillis + 500); }, kPatienceMs));
    QCOMPARE(table.model.rowOf(numbered(900)), 900);
    // Lifted, what has waited comes by itself.
    QTest::mouseMove(table.view.verticalScrollBar(), {3, 3});
    QTRY_VERIFY_WITH_TIMEOUT(!table.view.isHandOnIt(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(table.model.rowOf(numbered(900)), 0, kPatienceMs);
    QCOMPARE(table.model.rowCount(), 999);
}

void TestLockTableView::aClickOnARowThatHasJustGoneHitsNone()
{
    Table table;
    QVERIFY(table.settled());
    const QPoint place = table.view.visualRect(table.model.index(6, LockColumn::Name)).center();
    QTest::mouseMove(table.view.viewport(), place - QPoint(2, 0));
    QTest::mouseMove(table.view.viewport(), place);
    table.view.sortNow(); // it was left there
    QVERIFY(!table.view.isHandOnIt());
    const QSignalSpy misclicks(&table.view, &LockTableView::misclicked);
    // The click is under way when the row under it goes.
    auto connection = connect(&table.model, &LockTableModel::rowsChanged, &table.view,
                              [&] { QTest::mouseClick(table.view.viewport(), Qt::LeftButton, {}, place); });
    table.model.apply(diffOf({}, {numbered(6)}));
    QTRY_COMPARE_WITH_TIMEOUT(misclicks.size(), 1, kPatienceMs);
    disconnect(connection);
    QCOMPARE(table.model.rowCount(), 999);
    QVERIFY(!table.view.currentIndex().isValid());
    // The next one is meant.
    QTRY_VERIFY_WITH_TIMEOUT(
        (QTest::mouseClick(table.view.viewport(), Qt::LeftButton, {}, place), table.view.currentIndex().row() == 6),
        kPatienceMs);
}

void TestLockTableView::ttlsCountDownWithoutTheModel()
{
    Table table;
    QVERIFY(table.settled());
    const QSignalSpy changes(&table.model, &QAbstractItemModel::dataChanged);
    const QSignalSpy layouts(&table.model, &QAbstractItemModel::layoutChanged);
    const QImage before = table.view.viewport()->grab().toImage();
    table.clock.advance(std::chrono::seconds(12));
    table.view.tick();
    const QImage after = table.view.viewport()->grab().toImage();
    QVERIFY(before != after);
    QCOMPARE(table.model.index(0, LockColumn::Ttl).data().toString(), u"18.0 s"_s);
    QVERIFY(changes.isEmpty());
    QVERIFY(layouts.isEmpty());
}

void TestLockTableView::spacePauses()
{
    Table table;
    const QSignalSpy pauses(&table.view, &LockTableView::pausePressed);
    QTest::keyClick(&table.view, Qt::Key_Space);
    QCOMPARE(pauses.size(), 1);
}

void TestLockTableView::theFilterLineCompletes()
{
    LockFilterEdit edit;
    edit.show();
    QVERIFY(QTest::qWaitForWindowExposed(&edit));
    edit.setNodeLabels({u"alpha"_s});
    // What is offered is not chosen by itself.
    QTest::keyClicks(&edit, u"own"_s);
    QVERIFY(edit.words()->popup()->isVisible());
    QTest::keyClick(edit.words()->popup(), Qt::Key_Return);
    QCOMPARE(edit.text(), u"own"_s);
    edit.clear();
    QTest::keyClicks(&edit, u"verd"_s);
    QVERIFY(edit.words()->popup()->isVisible());
    QTest::keyClick(edit.words()->popup(), Qt::Key_Down);
    QSignalSpy returned(&edit, &QLineEdit::returnPressed);
    QTest::keyClick(edit.words()->popup(), Qt::Key_Return);
    QCOMPARE(edit.text(), u"verdict:"_s);
    QCOMPARE(returned.size(), 0); // what was chosen is taken; the line goes on
    QVERIFY(edit.words()->popup()->isVisible()); // the states
    QTest::keyClicks(&edit, u"sp"_s);
    QTest::keyClick(edit.words()->popup(), Qt::Key_Down);
    QSignalSpy filters(&edit, &LockFilterEdit::filterChanged);
    QTest::keyClick(edit.words()->popup(), Qt::Key_Return);
    QCOMPARE(edit.text(), u"verdict:split"_s);
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"verdict:split"_s));
    QTest::keyClicks(&edit, u" xyz"_s);
    QVERIFY(!edit.words()->popup()->isVisible());
}

void TestLockTableView::theFilterLineOffersOwners()
{
    LockFilterEdit edit;
    edit.show();
    QVERIFY(QTest::qWaitForWindowExposed(&edit));
    QStringList asked;
    edit.setOwners([&asked](const QString &begin) {
        asked += begin;
        return QStringList{u"api-1"_s, u"api-2"_s, u"api two"_s, u"api*"_s}.filter(begin, Qt::CaseInsensitive);
    });
    QTest::keyClicks(&edit, u"x -owner:A"_s);
    QCOMPARE(asked, (QStringList{QString(), u"A"_s}));
    QVERIFY(edit.words()->popup()->isVisible());
    QCOMPARE(edit.words()->popup()->model()->rowCount(), 2); // those that need no quotation marks
    QTest::keyClick(edit.words()->popup(), Qt::Key_Down);
    QTest::keyClick(edit.words()->popup(), Qt::Key_Return);
    QCOMPARE(edit.text(), u"x -owner:api-1"_s);
    QTest::keyClicks(&edit, u"0"_s);
    QVERIFY(!edit.words()->popup()->isVisible());
    edit.clear();
    asked.clear();
    QTest::keyClicks(&edit, u"name:api \"owner:api"_s);
    QCOMPARE(asked, QStringList());
}

void TestLockTableView::ownersThatAreKnownAreFound()
{
    Table table;
    QVERIFY(table.settled());
    const QStringList all = knownOwners(table.model, {});
    QVERIFY(!all.isEmpty());
    QVERIFY(all.size() <= 20);
    const QString one = all.constLast();
    QVERIFY(knownOwners(table.model, one.left(3).toUpper()).contains(one));
    table.model.setFilter(LockFilter(u"owne"_s)); // what is typed before
    QVERIFY(QTest::qWaitFor([&] { return table.model.isSettled() && table.model.rowCount() == 0; }, kPatienceMs));
    QVERIFY(knownOwners(table.model, one.left(3)).contains(one));
    QCOMPARE(knownOwners(table.model, one + u'x'), QStringList());
}

void TestLockTableView::ownersOfManyLocksAreLookedForBriefly()
{
    FakeClock clock;
    LockTableModel model(clock);
    model.setPace(Millis(0));
    std::vector<LockStatePtr> locks;
    for (int i = 0; i < 100'000; ++i)
        locks.push_back(makeLock({.name = numbered(i), .nodes = 1}, clock.now()));
    model.apply(diffOf(std::move(locks)));
    QVERIFY(QTest::qWaitFor([&] { return model.isSettled() && model.rowCount() == 100'000; }, kPatienceMs));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(knownOwners(model, u"nobody is called so"_s), QStringList());
    QVERIFY2(timer.elapsed() < 100,
             qPrintable(QString::number(timer.elapsed()))); // a few, where the machine has time for it
}

void TestLockTableView::theFilterLineTellsWhatIsWrong()
{
    LockFilterEdit edit;
    edit.show();
    QSignalSpy filters(&edit, &LockFilterEdit::filterChanged);
    QSignalSpy errors(&edit, &LockFilterEdit::errorChanged);
    QTest::keyClicks(&edit, u"a ttl<5"_s);
    const QString sentence = errors.last().at(0).toString();
    QVERIFY2(sentence.contains(u"character 8"_s) && sentence.contains(u"unit"_s), qPrintable(sentence));
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"a"_s)); // "ttl" was no word
    QVERIFY2(sentence.endsWith(u"Only the other terms apply until it is correct."_s), qPrintable(sentence));
    QTest::keyClick(&edit, Qt::Key_S);
    QVERIFY(errors.last().at(0).toString().isEmpty());
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"a ttl<5s"_s));
    // What stood there before a line was replaced as a whole is no part of it.
    edit.setText(u"verdict:nonsense c held>1m"_s);
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"c held>1m"_s));
    edit.setText(u"\"two words\"x d"_s);
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"d"_s));
    edit.setText(u"e owner:\"two words f"_s);
    QCOMPARE(filters.last().at(0).value<LockFilter>(), LockFilter(u"e"_s));
    edit.setText(u"- ttl<"_s);
    QVERIFY(filters.last().at(0).value<LockFilter>().isEmpty());
    // Nothing in it is right: nothing is left out, and that is said.
    edit.clear();
    QTest::keyClicks(&edit, u"ttl<abc"_s);
    QVERIFY(filters.last().at(0).value<LockFilter>().isEmpty());
    QVERIFY2(errors.last().at(0).toString().endsWith(u"The filter is off until it is correct."_s),
             qPrintable(errors.last().at(0).toString()));
}

void TestLockTableView::theFilterLineFollowsTheTheme()
{
    const QPalette before = QApplication::palette();
    const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
    LockFilterEdit edit;
    edit.show();
    edit.setText(u"ttl<"_s); // wrong
    QPalette other = before;
    other.setColor(QPalette::Base, Qt::black);
    other.setColor(QPalette::Text, Qt::white);
    QApplication::setPalette(other);
    QTRY_COMPARE_WITH_TIMEOUT(edit.palette().color(QPalette::Base).rgb(), QColor(Qt::black).rgb(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(edit.palette().color(QPalette::Text).rgb(), Roles::of(other).of(Severity::Alarm).rgb(),
                              kPatienceMs);
    edit.setText(u"ttl<5s"_s);
    QTRY_COMPARE_WITH_TIMEOUT(edit.palette().color(QPalette::Text).rgb(), QColor(Qt::white).rgb(), kPatienceMs);
    other.setColor(QPalette::Base, Qt::white);
    other.setColor(QPalette::Text, Qt::black);
    QApplication::setPalette(other);
    QTRY_COMPARE_WITH_TIMEOUT(edit.palette().color(QPalette::Base).rgb(), QColor(Qt::white).rgb(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(edit.palette().color(QPalette::Text).rgb(), QColor(Qt::black).rgb(), kPatienceMs);
}

void TestLockTableView::aLongerCountMovesNoChip()
{
    QWidget window;
    FilterBar bar(&window, &window);
    auto *count = new QLabel(u"7 locks"_s, &bar);
    bar.addAtEnd(count);
    bar.resize(1100, 50);
    window.resize(1100, 300);
    window.show();
    const auto placeOf = [&bar] {
        bar.layout()->activate();
        return QRect(bar.chips()->mapTo(&bar, QPoint()), bar.chips()->size());
    };
    const QRect before = placeOf();
    count->setText(u"1 of 7 locks so far"_s);
    QCOMPARE(placeOf(), before);
}

void TestLockTableView::namespacesFilterAndKeepTheirPlace()
{
    NamespacePane pane;
    const QAbstractItemModelTester tester(pane.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    pane.resize(300, 300);
    pane.QWidget::show();
    NamespaceCounts told;
    told.spaces = {{.name = "a:", .depth = 1, .locks = 3},
                   {.name = "a:b:", .depth = 2, .locks = 2, .alarms = 1},
                   {.name = "c:", .depth = 1, .locks = 1}};
    told.total = 7;
    pane.show(told);
    pane.setTotal(9); // is newer than what the namespaces were told with
    const auto rows = [&pane](const QModelIndex &parent) {
        QStringList lines;
        for (int row = 0; row < pane.model()->rowCount(parent); ++row)
            lines += pane.model()->index(row, 0, parent).data().toString() + u' '
                + pane.model()->index(row, 1, parent).data().toString();
        return lines;
    };
    QCOMPARE(rows({}), QStringList({u"All locks 7"_s, u"a: 3"_s, u"c: 1"_s}));
    const QModelIndex a = pane.model()->index(1, 0);
    QCOMPARE(rows(a), QStringList({u"b: 2  ✖ 1"_s}));

    QSignalSpy chosen(&pane, &NamespacePane::chosenChanged);
    QTest::mouseClick(pane.viewport(), Qt::LeftButton, {}, pane.visualRect(a).center());
    QCOMPARE(pane.chosen(), QByteArray("a:"));
    QCOMPARE(chosen.size(), 1);
    QTest::keyClick(&pane, Qt::Key_Right);
    QTest::keyClick(&pane, Qt::Key_Down);
    QCOMPARE(pane.chosen(), QByteArray("a:b:"));
    // Everything around it goes, and it stays chosen, with nothing in it.
    told.spaces = {{.name = "0:", .depth = 1, .locks = 1}, {.name = "d:", .depth = 1, .locks = 5}};
    chosen.clear();
    told.total = 6;
    pane.show(told);
    QCOMPARE(pane.chosen(), QByteArray("a:b:"));
    QVERIFY(chosen.isEmpty());
    QCOMPARE(rows({}), QStringList({u"All locks 6"_s, u"a: 0"_s, u"c: 0"_s})); // under the hand
    QTest::mouseMove(pane.header()->viewport(), {5, 5}); // off the rows
    QTRY_COMPARE_WITH_TIMEOUT(rows({}), QStringList({u"All locks 6"_s, u"0: 1"_s, u"a: 0"_s, u"d: 5"_s}), kPatienceMs);
    QTest::keyClick(&pane, Qt::Key_Home);
    QCOMPARE(pane.chosen(), QByteArray());
    pane.show(told);
    QTRY_COMPARE_WITH_TIMEOUT(rows({}), QStringList({u"All locks 6"_s, u"0: 1"_s, u"d: 5"_s}), kPatienceMs);
    pane.setTotal(std::nullopt);
    QVERIFY(!rows({}).first().contains(u'6'));
    pane.setTotal(6);
    QCOMPARE(rows({}).first(), u"All locks 6"_s);
}

/// A newcomer moves the rows below it: all of them are painted anew, and not only those whose counts are others.
void TestLockTableView::aNamespaceThatComesIsPaintedWithAllOthers()
{
    NamespacePane pane;
    pane.resize(300, 300);
    pane.QWidget::show();
    QVERIFY(QTest::qWaitForWindowExposed(&pane));
    NamespaceCounts told;
    told.spaces = {{.name = "lock:", .depth = 1, .locks = 8},
                   {.name = "lock:mine:", .depth = 2, .locks = 1},
                   {.name = "lock:order:", .depth = 2, .locks = 7}};
    pane.show(told);
    pane.expandAll();
    PaintWatch painted(pane.viewport());
    QTRY_VERIFY_WITH_TIMEOUT(!painted.region.isEmpty(), kPatienceMs);
    QCoreApplication::processEvents();
    painted.region = {};
    told.spaces = {{.name = "lock:", .depth = 1, .locks = 9},
                   {.name = "lock:bbb:", .depth = 2, .locks = 1},
                   {.name = "lock:mine:", .depth = 2, .locks = 1},
                   {.name = "lock:order:", .depth = 2, .locks = 7}};
    pane.show(told);
    QTRY_VERIFY_WITH_TIMEOUT(painted.region.contains(pane.viewport()->rect()), kPatienceMs);
}

void TestLockTableView::votesOfOneNodeAreHiddenForThatOneOnly()
{
    FakeClock clock;
    LockTableModel model{clock};
    const auto hidden = [](const LockTableView &view) { return view.isColumnHidden(LockColumn::Votes); };
    const auto restored = [&](int nodes, const QByteArray &state) {
        auto view = std::make_unique<LockTableView>(&model, nodes);
        view->restoreColumns(state);
        return view;
    };
    const LockTableView one(&model, 1);
    QVERIFY(hidden(one));
    QVERIFY(!hidden(*restored(3, one.saveColumns())));
    // What was chosen by hand for the one or the other stays.
    const auto several = restored(3, one.saveColumns());
    several->setColumnHidden(LockColumn::Votes, true);
    const auto single = restored(1, several->saveColumns());
    single->setColumnHidden(LockColumn::Votes, false);
    QVERIFY(hidden(*restored(3, single->saveColumns())));
    QVERIFY(!hidden(*restored(1, restored(3, single->saveColumns())->saveColumns())));
}

LOCKSCOPE_TEST(QApplication, TestLockTableView)
#include "tst_locktableview.moc"

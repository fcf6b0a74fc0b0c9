#include "showntimeline.h"

#include "fixtures/nodes.h"
#include "fixtures/testprogram.h"

#include <lockscope/core/session/session.h>
#include <lockscope/ui/kit/interactionwatch.h>
#include <lockscope/ui/timeline/timelinetable.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolTip>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

using Kind = TimelineSpot::Kind;

using Timeline = ShownTimeline;

} // namespace

class TestTimelineView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beforeAnyHistoryItSaysSo();
    void withoutLocksItSaysWhatToDo();
    void keysOnNoRowsDoNothing();
    void theFilterThatLeavesOutAllSaysSo();
    void clickingTellsTheStory();
    void clickingANameSelects();
    void theSelectedHoldIsCopied();
    void selectingFromOutsideTellsNobody();
    void keysWalkRowsAndOwners();
    void theTriangleExpands();
    void bracketsWalkContention();
    void buttonsWalkContention();
    void itFollowsThePresent();
    void spaceHomeAndEnd();
    void draggingScrubs();
    void theWheelScrollsZoomsAndPans();
    void keysZoomAndPan();
    void theScrollBarIsTime();
    void rowsKeepTheirPlace();
    void aRowAboveThatGoesAndComesMovesNothing();
    void noRowMovesUnderTheHand();
    void noRowMovesWhileItStandsStill();
    void aFilterIsAnsweredWhileItStandsStill();
    void whatIsAskedForIsShownUnderTheHand();
    void ordersCanBeChosen();
    void toolTipsAreTextOnly();
    void theToolTipFollowsWhatIsUnderAPointerAtRest();
    void theTableIsTheSame();
    void theTableGoesWithTheSelection();
    void theTableSelectsNoRowForWhatIsNotKnown();
    void theTableChangesOnlyWhatDiffers();
    void unknownIsDrawn();
    void aPauseBeginsOnce();
    void endsAreDrawnAsShapes();
    void darkAndHighDpiPaint();
    void aReplayTellsItsOwnTime();
    void aHiddenOneMakesNoPictures();
    void shownAnewItWaitsForNews();
    void pinchingZooms();
    void arrowsLeadFromOwnerToOwner();
    void everythingHasAName();
    void aRealLockIsSeen();
};

void TestTimelineView::beforeAnyHistoryItSaysSo()
{
    Timeline timeline;
    QVERIFY(timeline.view.isSettled());
    QVERIFY(timeline.canvas->picture() == nullptr);
    for (const auto key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_BracketRight, Qt::Key_Plus})
        timeline.key(key);
    QVERIFY(!timeline.picture().isNull());
    QVERIFY(timeline.view.selectedLock().isEmpty());
}

void TestTimelineView::withoutLocksItSaysWhatToDo()
{
    Timeline timeline;
    QVERIFY(timeline.show(MadeUpHistory()));
    QVERIFY2(timeline.canvas->emptyWords().contains(u"Open a recording"_s), qPrintable(timeline.canvas->emptyWords()));
    timeline.key(Qt::Key_Down);
    timeline.key(Qt::Key_BracketRight);
    QVERIFY(timeline.text("timelineStatus").contains(u"No known contention after"_s));
}

void TestTimelineView::keysOnNoRowsDoNothing()
{
    Timeline timeline;
    QVERIFY(timeline.show(MadeUpHistory()));
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    for (const auto key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Right})
        timeline.key(key);
    QVERIFY(timeline.view.selectedLock().isEmpty());
    QVERIFY(selected.isEmpty());
}

void TestTimelineView::theFilterThatLeavesOutAllSaysSo()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    timeline.view.setFilter(LockFilter(u"owner:api"_s));
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList{"orders:42"});
    timeline.view.setFilter(LockFilter(u"nowhere"_s));
    QVERIFY(timeline.settled());
    QVERIFY(timeline.rows().isEmpty());
    QVERIFY2(timeline.canvas->emptyWords().contains(u"hides all 3 locks"_s), qPrintable(timeline.canvas->emptyWords()));
    QCOMPARE(timeline.view.findChild<TimelineTable *>()->emptyWords(), timeline.canvas->emptyWords());
    timeline.view.setFilter({});
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows().size(), 3);
}

void TestTimelineView::clickingTellsTheStory()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    timeline.click("orders:42", atMs(90'000));
    QCOMPARE(selected.count(), 1);
    QCOMPARE(selected.first().first().toByteArray(), QByteArray("orders:42"));
    QVERIFY2(timeline.text("timelineCulprit").startsWith(u"api-7 held it from"_s),
             qPrintable(timeline.text("timelineCulprit")));
    QCOMPARE(timeline.text("timelineVictim"), u"api-9 held it next, 100 ms after."_s);
    timeline.click("stock:1", atMs(160'000));
    QVERIFY2(timeline.text("timelineTitle").contains(u"overlap"_s), qPrintable(timeline.text("timelineTitle")));
    QVERIFY(timeline.text("timelineCulprit").contains(u"cron-1"_s));
    QVERIFY(timeline.text("timelineVictim").contains(u"cron-2"_s));
    timeline.click("mail", atMs(220'000));
    QVERIFY(timeline.text("timelineTitle").contains(u"expired"_s));
    timeline.click("mail", atMs(270'000));
    QVERIFY2(timeline.text("timelineTitle").contains(u"no owner seen"_s), qPrintable(timeline.text("timelineTitle")));
    QVERIFY(!timeline.text("timelineTitle").contains(u"free"_s));
}

void TestTimelineView::clickingANameSelects()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const int y = timeline.placeOf("mail", atMs(0)).y();
    QTest::mouseClick(timeline.canvas->viewport(), Qt::LeftButton, {}, {100, y});
    QCOMPARE(timeline.view.selectedLock(), QByteArray("mail"));
    QVERIFY(timeline.text("timelineTitle").contains(u"mail"_s)); // of its latest hold
}

void TestTimelineView::theSelectedHoldIsCopied()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QVERIFY(QTest::qWaitForWindowActive(&timeline.view));
    QGuiApplication::clipboard()->setText(u"before"_s);
    timeline.key(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s); // nothing is selected
    timeline.click("orders:42", atMs(90'000));
    timeline.key(Qt::Key_C, Qt::ControlModifier);
    const QStringList cells = QGuiApplication::clipboard()->text().split(u'\t');
    QCOMPARE(cells.size(), int(TimelineTableModel::ColumnCount));
    QCOMPARE(cells.mid(0, 2), QStringList({u"orders:42"_s, u"api-7"_s}));
    QCOMPARE(cells.at(TimelineTableModel::HeldColumn), u"1 m 00 s"_s);
}

void TestTimelineView::selectingFromOutsideTellsNobody()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    timeline.view.selectLock("orders:42");
    QCOMPARE(timeline.view.selectedLock(), QByteArray("orders:42"));
    QVERIFY(timeline.text("timelineTitle").contains(u"orders:42"_s));
    timeline.view.selectLock("not there"); // may come yet
    QCOMPARE(timeline.view.selectedLock(), QByteArray("not there"));
    QCOMPARE(selected.count(), 0);
}

void TestTimelineView::keysWalkRowsAndOwners()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    QVERIFY(timeline.show(someHistory()));
    QCOMPARE(timeline.rows(), QByteArrayList({"mail", "orders:42", "stock:1"}));
    timeline.key(Qt::Key_Down);
    timeline.key(Qt::Key_Down);
    QCOMPARE(timeline.view.selectedLock(), QByteArray("orders:42"));
    timeline.key(Qt::Key_Right);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"mail", "orders:42", "  api-7", "  api-9", "stock:1"}));
    timeline.key(Qt::Key_Right); // into it
    timeline.key(Qt::Key_Left); // back to the lock
    timeline.key(Qt::Key_Left);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"mail", "orders:42", "stock:1"}));
    timeline.key(Qt::Key_PageDown);
    QCOMPARE(timeline.view.selectedLock(), QByteArray("stock:1"));
    timeline.key(Qt::Key_PageUp);
    QCOMPARE(timeline.view.selectedLock(), QByteArray("mail"));
}

void TestTimelineView::theTriangleExpands()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const QPoint triangle(8, timeline.placeOf("orders:42", atMs(0)).y());
    QTest::mouseClick(timeline.canvas->viewport(), Qt::LeftButton, {}, triangle);
    QVERIFY(timeline.settled());
    QVERIFY(timeline.rows().contains("  api-7"));
    QTest::mouseClick(timeline.canvas->viewport(), Qt::LeftButton, {}, triangle);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows().size(), 3);
}

void TestTimelineView::bracketsWalkContention()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QVERIFY(timeline.canvas->isFollowing());
    timeline.key(Qt::Key_BracketRight);
    QVERIFY(timeline.text("timelineStatus").startsWith(u"No known contention after"_s)); // than now
    QVERIFY(timeline.canvas->isFollowing());
    timeline.key(Qt::Key_Home);
    QStringList titles;
    for (int i = 0; i < 4; ++i) {
        timeline.key(Qt::Key_BracketRight);
        titles += timeline.text("timelineTitle");
    }
    QVERIFY2(titles.at(0).contains(u"orders:42: handed over"_s), qPrintable(titles.join(u'\n')));
    QVERIFY2(titles.at(1).contains(u"stock:1: lost"_s), qPrintable(titles.join(u'\n')));
    QVERIFY2(titles.at(2).contains(u"overlap"_s), qPrintable(titles.join(u'\n')));
    QVERIFY2(titles.at(3).contains(u"mail: expired"_s), qPrintable(titles.join(u'\n')));
    QVERIFY(timeline.text("timelineStatus").isEmpty()
            || !timeline.text("timelineStatus").contains(u"No known contention"_s));
    timeline.key(Qt::Key_BracketRight);
    QVERIFY(timeline.text("timelineStatus").startsWith(u"No known contention after"_s));
    QCOMPARE(timeline.text("timelineTitle"), titles.at(3)); // and stays there
    timeline.key(Qt::Key_BracketLeft);
    QCOMPARE(timeline.text("timelineTitle"), titles.at(2));
    QVERIFY2(!timeline.text("timelineStatus").contains(u"No known contention"_s),
             qPrintable(timeline.text("timelineStatus"))); // there is one now
    timeline.key(Qt::Key_BraceLeft); // of this lock alone
    QCOMPARE(timeline.text("timelineTitle"), titles.at(1));
    timeline.key(Qt::Key_BraceLeft);
    QVERIFY2(timeline.text("timelineStatus").startsWith(u"No known contention of this lock before"_s),
             qPrintable(timeline.text("timelineStatus")));
    QVERIFY(!timeline.canvas->isFollowing()); // what is looked at does not run away
}

void TestTimelineView::buttonsWalkContention()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QTest::mouseClick(timeline.button("timelinePrevious"), Qt::LeftButton);
    QVERIFY(timeline.text("timelineTitle").contains(u"mail: expired"_s));
    QTest::mouseClick(timeline.button("timelinePrevious"), Qt::LeftButton);
    QTest::mouseClick(timeline.button("timelineNext"), Qt::LeftButton);
    QVERIFY(timeline.text("timelineTitle").contains(u"mail: expired"_s));
}

void TestTimelineView::itFollowsThePresent()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QVERIFY(timeline.canvas->isFollowing());
    const double now = timeline.canvas->scale().x(timeline.clock.now());
    QVERIFY(now > timeline.canvas->scale().width * 0.7 && now < timeline.canvas->scale().width);
    timeline.advanceTo(360'000);
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(timeline.canvas->scale().x(atMs(360'000)) - now) < 1, kPatienceMs);

    timeline.key(Qt::Key_Space);
    const Instant from = timeline.canvas->scale().from;
    timeline.advanceTo(400'000);
    QVERIFY(timeline.show(someHistory(), 400'000)); // news come, and nothing moves
    QCOMPARE(timeline.canvas->scale().from, from);
    timeline.key(Qt::Key_End);
    QVERIFY(std::abs(timeline.canvas->scale().x(atMs(400'000)) - now) < 1);
}

void TestTimelineView::spaceHomeAndEnd()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    auto *follow = timeline.button("timelineFollow");
    QVERIFY(follow->isChecked());
    timeline.key(Qt::Key_Space);
    QVERIFY(!follow->isChecked());
    QVERIFY(!timeline.text("timelineStatus").isEmpty());
    QTest::mouseClick(follow, Qt::LeftButton);
    QVERIFY(timeline.canvas->isFollowing());
    timeline.key(Qt::Key_Home);
    QVERIFY(!timeline.canvas->isFollowing());
    const double start = timeline.canvas->scale().x(atMs(0));
    QVERIFY(start >= 0 && start < timeline.canvas->scale().width * 0.1);
    timeline.key(Qt::Key_End);
    QVERIFY(follow->isChecked());
}

void TestTimelineView::draggingScrubs()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const Instant under = atMs(200'000);
    const QPoint place = timeline.placeOf("mail", under);
    QTest::mousePress(timeline.canvas->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseMove(timeline.canvas->viewport(), place + QPoint(60, 0));
    QTest::mouseMove(timeline.canvas->viewport(), place + QPoint(200, 5));
    QVERIFY(!timeline.canvas->isFollowing());
    QVERIFY(
        std::abs(timeline.canvas->scale().x(under) - (place.x() + 200 - timeline.canvas->layoutOfParts().namesWidth))
        < 1.5);
    QTest::mouseRelease(timeline.canvas->viewport(), Qt::LeftButton, {}, place + QPoint(200, 5));
    QVERIFY(timeline.view.selectedLock().isEmpty()); // a drag is no click
}

void TestTimelineView::theWheelScrollsZoomsAndPans()
{
    Timeline timeline;
    MadeUpHistory history = someHistory();
    for (int i = 0; i < 100; ++i)
        history.held("z" + QByteArray::number(i), "x", 1000 * i, 1000 * i + 900);
    QVERIFY(timeline.show(history));
    const QPoint place(700, 300);
    timeline.wheel(place, -240);
    QVERIFY(timeline.canvas->topRow() > 0);
    QVERIFY(timeline.canvas->isFollowing()); // rows are not time

    const double x = place.x() - timeline.canvas->layoutOfParts().namesWidth;
    const Instant under = timeline.canvas->scale().at(x);
    const double perPixel = timeline.canvas->scale().perPixel;
    timeline.wheel(place, 120, Qt::ControlModifier);
    timeline.wheel(place, 120, Qt::ControlModifier);
    QVERIFY(timeline.canvas->scale().perPixel < perPixel / 1.5);
    QVERIFY(std::abs(timeline.canvas->scale().x(under) - x) < 1);
    QVERIFY(!timeline.canvas->isFollowing());
    timeline.wheel(place, -120, Qt::ControlModifier);
    timeline.wheel(place, -120, Qt::ControlModifier);
    QVERIFY(std::abs(timeline.canvas->scale().perPixel - perPixel) < 1);

    const Instant from = timeline.canvas->scale().from;
    timeline.wheel(place, -120, Qt::ShiftModifier);
    QVERIFY(timeline.canvas->scale().from > from);
}

void TestTimelineView::keysZoomAndPan()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const double perPixel = timeline.canvas->scale().perPixel;
    timeline.key(Qt::Key_Plus);
    QVERIFY(timeline.canvas->scale().perPixel < perPixel);
    QVERIFY(timeline.canvas->isFollowing()); // the present stays where it is
    timeline.key(Qt::Key_Minus);
    QVERIFY(std::abs(timeline.canvas->scale().perPixel - perPixel) < 1);
    QTest::mouseClick(timeline.button("timelineZoomOut"), Qt::LeftButton);
    QVERIFY(timeline.text("timelineSpan").startsWith(u"10 m"_s) || timeline.text("timelineSpan").startsWith(u"9 m"_s));
    const Instant from = timeline.canvas->scale().from;
    timeline.key(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(timeline.canvas->scale().from < from);
    timeline.key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(std::chrono::abs(timeline.canvas->scale().from - from) < Millis(5));
    timeline.key(Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(from - timeline.canvas->scale().from > timeline.canvas->scale().span() / 3);
}

void TestTimelineView::theScrollBarIsTime()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    timeline.canvas->setSpan(std::chrono::seconds(30));
    auto *bar = timeline.canvas->horizontalScrollBar();
    QVERIFY(bar->maximum() > 0);
    bar->setValue(bar->minimum());
    QVERIFY(!timeline.canvas->isFollowing());
    QVERIFY(std::chrono::abs(timeline.canvas->scale().from - atMs(0)) < Millis(100));
}

void TestTimelineView::rowsKeepTheirPlace()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    MadeUpHistory history;
    for (int i = 100; i < 200; ++i)
        history.held("n" + QByteArray::number(i), "x", 1000 * i, 1000 * i + 900);
    QVERIFY(timeline.show(history));
    timeline.canvas->verticalScrollBar()->setValue(40);
    timeline.view.selectLock("n150");
    const int y = timeline.placeOf("n150", atMs(0)).y();
    for (int i = 0; i < 25; ++i)
        history.held("a" + QByteArray::number(i), "x", 250'000, 250'100);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.rows().size(), 125);
    QCOMPARE(timeline.placeOf("n150", atMs(0)).y(), y);
}

void TestTimelineView::aRowAboveThatGoesAndComesMovesNothing()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    const auto history = [](bool withFirst) {
        auto made = std::make_unique<MadeUpHistory>();
        for (int i = withFirst ? 100 : 101; i < 200; ++i)
            made->held("n" + QByteArray::number(i), "x", 1000 * i, 1000 * i + 900);
        return made;
    };
    QVERIFY(timeline.show(*history(true)));
    timeline.view.selectLock("n103");
    const int y = timeline.placeOf("n103", atMs(0)).y();
    const auto *bar = timeline.canvas->verticalScrollBar();
    QCOMPARE(bar->value(), 0);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(timeline.show(*history(false))); // there is nothing above that could take its place
        QCOMPARE(timeline.rows().size(), 99);
        QVERIFY(timeline.placeOf("n103", atMs(0)).y() < y);
        QVERIFY(timeline.show(*history(true)));
        QCOMPARE(timeline.rows().size(), 100);
        QCOMPARE(bar->value(), 0);
        QCOMPARE(timeline.placeOf("n103", atMs(0)).y(), y);
    }
    // What had to go down, since all rows were in sight, does not jump up once they are not.
    Timeline few;
    few.view.setOrder(TimelineOrder::Name);
    MadeUpHistory growing;
    growing.held("n103", "x", 1000, 2000);
    QVERIFY(few.show(growing));
    few.view.selectLock("n103");
    growing.held("n100", "x", 1000, 2000);
    QVERIFY(few.show(growing));
    const int below = few.placeOf("n103", atMs(0)).y();
    for (int i = 104; i < 200; ++i)
        growing.held("n" + QByteArray::number(i), "x", 1000, 2000);
    QVERIFY(few.show(growing));
    QCOMPARE(few.placeOf("n103", atMs(0)).y(), below);
    // Where somebody has scrolled meanwhile, that is the place.
    QVERIFY(timeline.show(*history(false)));
    timeline.canvas->verticalScrollBar()->setValue(1);
    const int scrolled = timeline.placeOf("n103", atMs(0)).y();
    QVERIFY(timeline.show(*history(true)));
    QCOMPARE(timeline.placeOf("n103", atMs(0)).y(), scrolled);
}

void TestTimelineView::noRowMovesUnderTheHand()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    MadeUpHistory history;
    history.held("m", "x", 1000, 2000);
    QVERIFY(timeline.show(history));
    const QPoint place = timeline.placeOf("m", atMs(250'000));
    QTest::mousePress(timeline.canvas->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(timeline.canvas->interaction()->isActive());
    history.held("a", "x", 1000, 2000);
    timeline.view.setHistory(history.snapshot(300'000));
    // What is new stands below, whatever its place would be.
    QTRY_COMPARE_WITH_TIMEOUT(timeline.rows(), QByteArrayList({"m", "a"}), kPatienceMs);
    QVERIFY(timeline.view.rowsWait());
    QTest::mouseRelease(timeline.canvas->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(timeline.view.selectedLock(), QByteArray("m"));
    QTRY_COMPARE_WITH_TIMEOUT(timeline.rows(), QByteArrayList({"a", "m"}), kPatienceMs);
    QVERIFY(!timeline.view.rowsWait());
}

void TestTimelineView::noRowMovesWhileItStandsStill()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    MadeUpHistory history;
    history.held("m", "x", 1000, 2000);
    history.held("p", "y", 1000, 2000);
    QVERIFY(timeline.show(history));
    timeline.canvas->follow(false);
    for (const char *name : {"z", "a", "n"}) {
        history.held(name, "x", 1000, 2000);
        QVERIFY(timeline.show(history));
    }
    QCOMPARE(timeline.rows(), QByteArrayList({"m", "p", "z", "a", "n"})); // as they came
    QVERIFY(timeline.view.rowsWait());
    // Owners that come anew under an open lock would push the rows below away, too.
    timeline.view.selectLock("m");
    timeline.key(Qt::Key_Right);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"m", "  x", "p", "z", "a", "n"}));
    history.held("m", "w", 3000, 4000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.rows(), QByteArrayList({"m", "  x", "p", "z", "a", "n"}));
    // What is asked for comes: an order, or the rows in their places.
    timeline.view.sortNow();
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"a", "m", "  x", "  w", "n", "p", "z"}));
    QVERIFY(!timeline.view.rowsWait());
    history.held("b", "x", 1000, 2000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.rows(), QByteArrayList({"a", "m", "  x", "  w", "n", "p", "z", "b"}));
    timeline.canvas->follow(true);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"a", "b", "m", "  x", "  w", "n", "p", "z"}));
}

void TestTimelineView::aFilterIsAnsweredWhileItStandsStill()
{
    Timeline timeline;
    MadeUpHistory history;
    history.held("m", "x", 1000, 2000);
    QVERIFY(timeline.show(history));
    timeline.canvas->follow(false);
    // A filter is asked for: its answer comes, and then nothing moves again.
    timeline.view.setFilter(LockFilter(u"name:q"_s));
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList());
    history.held("q1", "x", 1000, 2000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.rows(), QByteArrayList{"q1"});
}

void TestTimelineView::whatIsAskedForIsShownUnderTheHand()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    MadeUpHistory history;
    history.held("m", "x", 1000, 2000);
    QVERIFY(timeline.show(history));
    timeline.view.selectLock("m");
    QTest::mousePress(timeline.canvas->viewport(), Qt::LeftButton, {}, timeline.placeOf("m", atMs(250'000)));
    history.held("a", "x", 1000, 2000);
    timeline.view.setHistory(history.snapshot(300'000));
    QVERIFY(QTest::qWaitFor([&] { return timeline.view.rowsWait(); }, kPatienceMs));
    timeline.key(Qt::Key_Right); // the button is still pressed
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows(), QByteArrayList({"m", "  x", "a"}));
}

void TestTimelineView::ordersCanBeChosen()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QCOMPARE(timeline.rows().first(), QByteArray("stock:1")); // trouble first
    auto *order = timeline.view.findChild<QComboBox *>(u"timelineOrder"_s);
    order->setFocus();
    QTest::keyClick(order, Qt::Key_End);
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.rows().first(), QByteArray("mail"));
}

void TestTimelineView::toolTipsAreTextOnly()
{
    Timeline timeline;
    MadeUpHistory history;
    history.held("a<b>x</b>", "<img src=x>", 60'000, 250'000);
    QVERIFY(timeline.show(history));
    const QPoint place = timeline.placeOf("a<b>x</b>", atMs(100'000));
    QHelpEvent help(QEvent::ToolTip, place, timeline.canvas->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(timeline.canvas->viewport(), &help);
    QVERIFY2(QToolTip::text().contains(u"a&lt;b&gt;x"_s) && QToolTip::text().contains(u"&lt;img"_s),
             qPrintable(QToolTip::text()));
    QToolTip::hideText();
    timeline.click("a<b>x</b>", atMs(100'000));
    for (const char *label : {"timelineTitle", "timelineCulprit", "timelineVictim", "timelineWaiting", "timelineKnown"})
        QCOMPARE(timeline.view.findChild<QLabel *>(QLatin1String(label))->textFormat(), Qt::PlainText);
}

void TestTimelineView::theToolTipFollowsWhatIsUnderAPointerAtRest()
{
    Timeline timeline;
    MadeUpHistory history;
    history.held("a", "first", 60'000, 200'000).held("a", "second", 230'000, 290'000);
    QVERIFY(timeline.show(history));
    QVERIFY(timeline.canvas->isFollowing());
    const QPoint place = timeline.placeOf("a", atMs(190'000));
    const auto ask = [&] {
        QHelpEvent help(QEvent::ToolTip, place, timeline.canvas->viewport()->mapToGlobal(place));
        QCoreApplication::sendEvent(timeline.canvas->viewport(), &help);
    };
    ask();
    QVERIFY2(QToolTip::isVisible() && QToolTip::text().contains(u"first"_s), qPrintable(QToolTip::text()));
    // The present moves on, and what is drawn with it; the pointer does not.
    timeline.advanceTo(360'000);
    QVERIFY(timeline.show(history, 360'000));
    QTRY_VERIFY2_WITH_TIMEOUT(QToolTip::text().contains(u"second"_s) && !QToolTip::text().contains(u"first"_s),
                              qPrintable(QToolTip::text()), kPatienceMs);
    QVERIFY(QToolTip::isVisible());
    // Where there is nothing any more, nothing is told.
    timeline.advanceTo(440'000);
    QVERIFY(timeline.show(history, 440'000));
    QTRY_VERIFY2_WITH_TIMEOUT(!QToolTip::isVisible() || !QToolTip::text().contains(u"second"_s),
                              qPrintable(QToolTip::text()), kPatienceMs);
    QToolTip::hideText();
}

void TestTimelineView::theTableIsTheSame()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QTest::keyClick(timeline.canvas, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(timeline.settled());
    auto *table = timeline.view.findChild<QTableView *>(u"timelineTable"_s);
    QVERIFY(table->isVisible());
    QVERIFY(table->hasFocus());
    const auto *model = timeline.view.tableModel();
    QCOMPARE(model->rowCount(), 5);
    QStringList first;
    for (int column = 0; column < model->columnCount(); ++column)
        first += model->index(0, column).data().toString();
    QCOMPARE(first.at(TimelineTableModel::LockColumn), u"mail"_s);
    QCOMPARE(first.at(TimelineTableModel::EndColumn), u"expired"_s);
    QCOMPARE(first.at(TimelineTableModel::HeldColumn), u"50.0 s"_s);
    QVERIFY(model->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"expired"_s));
    const int overlapped = model->rowOf("stock:1");
    QVERIFY(model->index(overlapped, TimelineTableModel::RemarksColumn).data().toString().contains(u"overlap"_s));
    QCOMPARE(model->index(overlapped, TimelineTableModel::ToColumn).data().toString(), u"now"_s);
    // Its rows tell the same stories.
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(model->index(overlapped, 0)).center());
    QCOMPARE(selected.last().first().toByteArray(), QByteArray("stock:1"));
    QVERIFY(timeline.text("timelineCulprit").contains(u"cron-2"_s));
    QTest::keyClick(table, Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(timeline.canvas->isVisible());
    QCOMPARE(timeline.view.selectedLock(), QByteArray("stock:1"));
}

void TestTimelineView::theTableGoesWithTheSelection()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    timeline.click("orders:42", atMs(90'000));
    timeline.view.tableAction()->trigger();
    QVERIFY(timeline.settled());
    auto *table = timeline.view.findChild<QTableView *>(u"timelineTable"_s);
    const auto chosen = [&] {
        const auto rows = table->selectionModel()->selectedRows();
        const TimelineHold *hold = rows.isEmpty() ? nullptr : timeline.view.tableModel()->holdAt(rows.first().row());
        return hold == nullptr ? QByteArray() : hold->lock + ' ' + hold->holder.owner;
    };
    QCOMPARE(chosen(), QByteArray("orders:42 api-7"));
    QTest::keyClick(table, Qt::Key_BracketRight); // the hand-over at 120.1 s
    QCOMPARE(chosen(), QByteArray("orders:42 api-9"));
    QTest::keyClick(table, Qt::Key_BracketRight);
    QCOMPARE(chosen(), QByteArray("stock:1 cron-1"));
    QVERIFY(timeline.text("timelineTitle").contains(u"stock:1: lost"_s));
    QTest::keyClick(table, Qt::Key_BracketLeft);
    QCOMPARE(chosen(), QByteArray("orders:42 api-9"));
}

/// What is told below must not be of another time than the row that is highlighted.
void TestTimelineView::theTableSelectsNoRowForWhatIsNotKnown()
{
    MadeUpHistory history;
    history.held("a", "x", 20'000, 60'000).gap(100'000, 150'000);
    Timeline timeline;
    QVERIFY(timeline.show(history));
    timeline.click("a", atMs(40'000));
    timeline.click("a", atMs(125'000));
    QVERIFY2(timeline.text("timelineTitle").contains(u"unknown"_s), qPrintable(timeline.text("timelineTitle")));
    timeline.view.tableAction()->trigger();
    QVERIFY(timeline.settled());
    auto *table = timeline.view.findChild<QTableView *>(u"timelineTable"_s);
    QVERIFY(!table->selectionModel()->hasSelection());
    QTest::keyClick(table, Qt::Key_Down); // and whoever chooses one hears of that
    QVERIFY2(timeline.text("timelineTitle").contains(u"released"_s), qPrintable(timeline.text("timelineTitle")));
}

void TestTimelineView::theTableChangesOnlyWhatDiffers()
{
    TimelineTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    TimelineIndexer indexer;
    TimelineRowMaker maker;
    maker.setQuery({.table = true});
    MadeUpHistory history;
    for (int i = 0; i < 300; ++i)
        history.held("n" + QByteArray::number(i % 20), "x", 10 * i, 10 * i + 5);
    history.began("open", "y", 3100);
    const auto take = [&] {
        indexer.setHistory(*history.snapshot(5000));
        model.setHolds(maker.make(indexer, {})->holds);
    };
    take();
    QCOMPARE(model.rowCount(), 301);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    const QPersistentModelIndex open = model.index(0, 0);
    history.ended("open", 3200).held("n1", "x", 4000, 4100);
    take();
    QCOMPARE(reset.count(), 0);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(removed.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(open.row(), 1);
    QCOMPARE(model.index(1, TimelineTableModel::EndColumn).data().toString(), u"released"_s);
    take();
    QCOMPARE(inserted.count() + changed.count(), 2); // nothing new, nothing told
    maker.setQuery({.filter = LockFilter(u"name:n1"_s), .table = true});
    take();
    QCOMPARE(model.rowCount(), 11 * 15 + 1); // n1 and n10 to n19
    for (int i = 0; i < model.rowCount(); ++i)
        QVERIFY(model.index(i, 0).data().toString().startsWith(u"n1"_s));
}

void TestTimelineView::unknownIsDrawn()
{
    // Where nothing is known it must not look like where nobody held the lock.
    MadeUpHistory history;
    history.held("a", "x", 290'000, 295'000).gap(100'000, 150'000);
    Timeline timeline;
    QVERIFY(timeline.show(history));
    timeline.canvas->setSpan(std::chrono::minutes(8)); // from before the start
    const QImage image = timeline.picture();
    const int y = timeline.placeOf("a", atMs(0)).y() + 200; // below the rows
    const auto columnAt = [&](qint64 ms) {
        std::vector<QRgb> pixels;
        const int x = timeline.placeOf("a", atMs(ms)).x();
        for (int dy = 0; dy < 40; ++dy)
            pixels.push_back(image.pixel(x, y + dy));
        return pixels;
    };
    const auto free = columnAt(70'000);
    QVERIFY(columnAt(125'000) != free); // the gap
    QVERIFY(columnAt(-30'000) != free); // before the start
    QCOMPARE(columnAt(200'500), free);
    timeline.view.setReadingPaused(true);
    timeline.advanceTo(360'000);
    timeline.view.canvas()->follow(true);
    QVERIFY(timeline.canvas->setting().moment.pausedSince);
    QCOMPARE(timeline.canvas->spotAt(timeline.placeOf("a", atMs(330'000)))->kind, Kind::Gap);
}

void TestTimelineView::aPauseBeginsOnce()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    timeline.view.setReadingPaused(true);
    timeline.advanceTo(900'000);
    timeline.view.setReadingPaused(true); // told with each diff: a node went down meanwhile
    QCOMPARE(timeline.canvas->setting().moment.pausedSince, std::optional(atMs(300'000)));
    timeline.view.setReadingPaused(false);
    QCOMPARE(timeline.canvas->setting().moment.pausedSince, std::nullopt);
    timeline.view.setReadingPaused(true);
    QCOMPARE(timeline.canvas->setting().moment.pausedSince, std::optional(atMs(900'000)));
}

void TestTimelineView::endsAreDrawnAsShapes()
{
    // The same hold, ended one way and the other, with all colour taken away.
    const auto greyOf = [](HoldEnd end) {
        MadeUpHistory history;
        history.held("a", "x", 100'000, 200'000, end);
        Timeline timeline;
        if (!timeline.show(history))
            return QImage();
        const QPoint place = timeline.placeOf("a", atMs(200'000));
        return timeline.picture()
            .copy(place.x() - 8, place.y() - 14, 60, 28)
            .convertToFormat(QImage::Format_Grayscale8);
    };
    std::vector<QImage> images;
    for (const HoldEnd end : {HoldEnd::Released, HoldEnd::Expired, HoldEnd::Lost, HoldEnd::ForceReleased,
                              HoldEnd::TakenOver, HoldEnd::Unknown})
        images.push_back(greyOf(end));
    for (size_t i = 0; i < images.size(); ++i) {
        for (size_t j = 0; j < i; ++j)
            QVERIFY2(images[i] != images[j], qPrintable(u"ends %1 and %2 look the same"_s.arg(j).arg(i)));
    }
}

void TestTimelineView::darkAndHighDpiPaint()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 31, 34));
    dark.setColor(QPalette::Text, Qt::white);
    timeline.view.setPalette(dark);
    const QImage image = timeline.picture();
    QVERIFY(QColor(image.pixel(image.width() - 30, image.height() - 60)).lightness() < 90);
    QImage large(timeline.canvas->viewport()->size() * 2, QImage::Format_ARGB32_Premultiplied);
    large.setDevicePixelRatio(2);
    timeline.canvas->viewport()->render(&large);
    QVERIFY(large.pixel(large.width() / 2, large.height() / 2) != 0);
}

void TestTimelineView::aReplayTellsItsOwnTime()
{
    Timeline timeline;
    const WallTime wall(std::chrono::hours(24 * 365 * 40));
    timeline.view.setNow(atMs(200'000), wall);
    QVERIFY(timeline.show(someHistory(), 200'000));
    QCOMPARE(timeline.canvas->setting().moment.now, atMs(200'000));
    timeline.advanceTo(900'000); // the machine's clock is not what counts
    timeline.view.setNow(atMs(210'000), wall + Millis(10'000));
    QCOMPARE(timeline.canvas->setting().moment.now, atMs(210'000));
    QVERIFY(std::abs(timeline.canvas->scale().x(atMs(210'000)) - timeline.canvas->scale().width * 0.86) < 2);
    // Put back: the history of then, and what was known later is gone.
    MadeUpHistory early;
    early.began("orders:42", "api-7", 60'000);
    timeline.view.setNow(atMs(90'000), wall);
    QVERIFY(timeline.show(early, 90'000));
    QCOMPARE(timeline.rows(), QByteArrayList{"orders:42"});
    timeline.view.followClock();
    QCOMPARE(timeline.canvas->setting().moment.now, atMs(900'000));
}

void TestTimelineView::aHiddenOneMakesNoPictures()
{
    Timeline timeline;
    MadeUpHistory history = someHistory();
    QVERIFY(timeline.show(history));
    timeline.view.hide();
    const QSignalSpy updated(&timeline.view, &TimelineView::updated);
    history.held("later", "x", 260'000, 261'000);
    timeline.view.setHistory(history.snapshot(300'000));
    timeline.view.setFilter(
        LockFilter(u"later"_s)); // what is asked for is made all the same, behind what was told before
    QVERIFY(timeline.settled());
    QCOMPARE(updated.count(), 1);
    QCOMPARE(timeline.rows(), QByteArrayList{"later"});
    history.held("latest", "x", 270'000, 271'000);
    timeline.view.setHistory(history.snapshot(300'000));
    timeline.view.show();
    QVERIFY(timeline.settled());
    QCOMPARE(updated.count(), 2);
}

/// The picture from before it was hidden is none of now.
void TestTimelineView::shownAnewItWaitsForNews()
{
    Timeline timeline;
    MadeUpHistory history = someHistory();
    QVERIFY(timeline.show(history));
    timeline.view.selectLock("stock:1");
    const auto *cover = timeline.view.findChild<QLabel *>(u"timelineCover"_s);
    timeline.view.hide();
    timeline.advanceTo(301'000);
    timeline.view.show();
    QVERIFY(!cover->isVisible()); // so old it may be while it is shown, too
    timeline.view.hide();
    timeline.advanceTo(315'000);
    timeline.view.show();
    QVERIFY(cover->isVisible());
    QVERIFY(cover->geometry().contains(timeline.canvas->mapTo(&timeline.view, QPoint(0, 0))));
    QCOMPARE(timeline.text("timelineTitle"), QString());
    QVERIFY(timeline.view.shownUntil() == atMs(300'000)); // that is what an export tells
    timeline.key(Qt::Key_BracketLeft); // is meant for what is to come
    QVERIFY(!timeline.canvas->selectedSpot());
    history.handedOver("orders:42", "api-9", "api-11", 310'000, 100);
    timeline.view.setHistory(history.snapshot(299'000)); // that was on its way
    QVERIFY(!QTest::qWaitFor([&] { return !cover->isVisible(); }, 300));
    QVERIFY(timeline.show(history, 315'000));
    QVERIFY(!cover->isVisible());
    QVERIFY(timeline.view.shownUntil() == atMs(315'000));
    QVERIFY(timeline.canvas->selectedSpot() && timeline.canvas->selectedSpot()->at == atMs(310'000));
}

void TestTimelineView::pinchingZooms()
{
    Timeline timeline;
    QVERIFY(timeline.show(someHistory()));
    const QPointF place(700, 300);
    const double x = place.x() - timeline.canvas->layoutOfParts().namesWidth;
    const Instant under = timeline.canvas->scale().at(x);
    const double perPixel = timeline.canvas->scale().perPixel;
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, place, place,
                              timeline.canvas->viewport()->mapToGlobal(place), 0.5, {});
    QCoreApplication::sendEvent(timeline.canvas->viewport(), &pinch);
    QVERIFY(std::abs(timeline.canvas->scale().perPixel * 1.5 - perPixel) < 1);
    QVERIFY(std::abs(timeline.canvas->scale().x(under) - x) < 1);
}

void TestTimelineView::arrowsLeadFromOwnerToOwner()
{
    Timeline timeline;
    timeline.view.setOrder(TimelineOrder::Name);
    QVERIFY(timeline.show(someHistory()));
    timeline.view.selectLock("orders:42");
    timeline.key(Qt::Key_Right);
    QVERIFY(timeline.settled());
    // From the row of api-7 down to that of api-9, where the hand-over is; not when another lock is selected.
    const QPoint from = timeline.placeOf("  api-7", atMs(120'100));
    const QRect line(from.x() - 2, from.y() + 12, 5, 12);
    const QImage with = timeline.picture().copy(line);
    timeline.view.selectLock("stock:1");
    QVERIFY(timeline.picture().copy(line) != with);
}

void TestTimelineView::everythingHasAName()
{
    Timeline timeline;
    QVERIFY(!timeline.canvas->accessibleName().isEmpty());
    QVERIFY(timeline.canvas->accessibleDescription().contains(u"table"_s));
    const auto buttons = timeline.view.findChildren<QToolButton *>(QRegularExpression(u"^timeline"_s));
    QCOMPARE(buttons.size(), 6);
    for (const QToolButton *button : buttons)
        QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
    QVERIFY(!timeline.view.findChild<QComboBox *>(u"timelineOrder"_s)->accessibleName().isEmpty());
    QVERIFY(!timeline.view.findChild<QTableView *>(u"timelineTable"_s)->accessibleName().isEmpty());
}

void TestTimelineView::aRealLockIsSeen()
{
    Nodes nodes(3);
    QVERIFY(nodes.start());
    Session session(nodes.deployment(), nodes.options());
    TimelineView view(session.clock());
    view.resize(1280, 720);
    view.show();
    QObject::connect(&session, &Session::boardChanged, &view, &TimelineView::apply);
    const auto refresh = [&] {
        const auto history = await(session.history());
        if (history)
            view.setHistory(*history);
        return history.hasValue() && QTest::qWaitFor([&] { return view.isSettled(); }, kPatienceMs);
    };
    const auto bars = [&](const QByteArray &name) {
        const auto &picture = view.canvas()->picture();
        const int slot = picture ? picture->slotOf(name) : -1;
        return slot < 0 ? std::vector<TimelineBar>() : picture->index.tracks[static_cast<size_t>(slot)]->bars;
    };
    const auto waitForBars = [&](const QByteArray &name, auto fits) {
        return QTest::qWaitFor([&] { return refresh() && fits(bars(name)); }, kPatienceMs);
    };
    session.start();
    QVERIFY(nodes.seed(u"orders:42"_s, u"api-7"_s));
    QVERIFY(waitForBars("orders:42", [](const auto &found) { return found.size() == 1 && found[0].goesOn(); }));
    nodes.removeKey(u"orders:42"_s);
    QVERIFY(waitForBars("orders:42", [](const auto &found) { return found.size() == 1 && !found[0].goesOn(); }));
    QVERIFY(bars("orders:42").front().end == HoldEnd::Released);
    QVERIFY(nodes.seed(u"orders:42"_s, u"api-9"_s));
    QVERIFY(waitForBars("orders:42", [](const auto &found) { return found.size() == 2 && found[1].goesOn(); }));

    // By keyboard: to the hand-over, and who it was.
    view.activateWindow();
    view.canvas()->setFocus();
    QTest::keyClick(view.canvas(), Qt::Key_BracketLeft);
    QCOMPARE(view.selectedLock(), QByteArray("orders:42"));
    QVERIFY2(view.findChild<QLabel *>(u"timelineCulprit"_s)->text().contains(u"api-7"_s),
             qPrintable(view.findChild<QLabel *>(u"timelineCulprit"_s)->text()));
    QVERIFY(view.findChild<QLabel *>(u"timelineVictim"_s)->text().contains(u"api-9"_s));

    // How long it is valid still comes with the board.
    const auto &picture = view.canvas()->picture();
    const auto &now = picture->index.now[static_cast<size_t>(picture->slotOf("orders:42"))];
    QVERIFY(now.onBoard && now.validUntil && *now.validUntil > session.clock().now());
    QVERIFY(now.endsAt && *now.endsAt > *now.validUntil); // less drift and the reading's age
    // A node goes down: over all rows.
    nodes[1].kill();
    QVERIFY(QTest::qWaitFor(
        [&] {
            if (!refresh())
                return false;
            const auto &down = view.canvas()->picture()->index.watch.down;
            return std::any_of(down.begin(), down.end(),
                               [](const TimelineSpan &span) { return span.value == 1 && span.to == Instant::max(); });
        },
        kPatienceMs));
}

LOCKSCOPE_TEST(QApplication, TestTimelineView)
#include "tst_timelineview.moc"

#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <lockscope/ui/kit/interactionwatch.h>
#include <lockscope/ui/kit/livetip.h>
#include <lockscope/ui/tables/rowcopy.h>
#include <lockscope/ui/tables/steadytable.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

KeyedRow row(int number, const QString &text = {})
{
    return {.key = QByteArray::number(number), .texts = {QString::number(number), text}};
}

QList<KeyedRow> rowsFrom(int first, int count)
{
    QList<KeyedRow> rows;
    for (int i = 0; i < count; ++i)
        rows += row(first + i);
    return rows;
}

/// A window that opens under the pointer is no hand.
bool isShownForAWhile(SteadyTable &table)
{
    table.resize(300, 200);
    table.show();
    table.activateWindow();
    QElapsedTimer shown;
    shown.start();
    return QTest::qWaitFor(
        [&] { return table.isActiveWindow() && shown.hasExpired(InteractionWatch::kSettleMillis + 100); }, kPatienceMs);
}

/// By no motion of its own.
void comeUnderThePointer(SteadyTable &table)
{
    QWidget *rows = table.viewport();
    rows->setAttribute(Qt::WA_UnderMouse);
    QEnterEvent enter(QPointF(20, 20), QPointF(20, 20), rows->mapToGlobal(QPointF(20, 20)));
    QCoreApplication::sendEvent(rows, &enter);
}

} // namespace

class TestSteadyTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsComeGoMoveAndChange();
    void randomRowsKeepTheModelSound();
    void theToolTipFollowsWhatIsUnderAPointerAtRest();
    void theToolTipOfAWidgetFollowsItsOwnAlone();
    void hostileTextIsNoMarkup();
    void whatIsLookedAtStays();
    void newsAboveAreSaid();
    void nothingMovesUnderTheHand();
    void aPointerThatTheRowsCameUnderIsAHand();
    void aPointerThatADialogLeftBehindIsAHand();
    void whatIsCurrentAloneIsNotFollowed();
    void aPointerThatWasLeftThereHoldsNothing();
    void rowsThatWaitToGoSaySo();
    void keysFromElsewhereAreNoHand();
    void whatIsAskedForIsShownHandOrNot();
    void aRowThatGoesLeavesNoOtherSelected();
    void homeAndEndAreTheFirstAndTheLastRow();
    void arrowsGoOnFromWhereARowWas();
    void aRowAboveThatGoesAndComesMovesNothing();
    void rowsAreCopied();
    void rowsOfATreeAreCopied();
    void saysWhyItIsEmpty();
};

void TestSteadyTable::rowsComeGoMoveAndChange()
{
    KeyedTableModel model({u"A"_s, u"B"_s});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRows({row(1), row(2), row(3)});
    const QPersistentModelIndex three = model.index(2, 0);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
    model.setRows({row(1), row(2), row(3)});
    QVERIFY(changes.isEmpty() && layouts.isEmpty());
    model.setRows({row(3, u"new"_s), row(4), row(1)});
    QCOMPARE(three.row(), 0);
    QCOMPARE(three.sibling(0, 1).data().toString(), u"new"_s);
    QCOMPARE(model.rowOf("1"), 2);
    QCOMPARE(model.rowOf("2"), -1);
    QVERIFY(layouts.size() <= 1 && changes.size() <= 1);
    // Held, texts change, and what comes stands below all others.
    model.setRows({row(9), row(1, u"x"_s)}, false);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(model.rowOf("9"), 3);
    QCOMPARE(model.index(2, 1).data().toString(), u"x"_s);
    QVERIFY(resets.isEmpty());
}

void TestSteadyTable::randomRowsKeepTheModelSound()
{
    KeyedTableModel model({u"A"_s, u"B"_s});
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    quint32 state = 3; // the same every time
    const auto dice
        = [&state](int sides) { return static_cast<int>((state = state * 1664525 + 1013904223) >> 8) % sides; };
    for (int round = 0; round < 200; ++round) {
        QList<KeyedRow> rows;
        QSet<int> used;
        for (int i = dice(12); i > 0; --i) {
            const int number = dice(15);
            if (!used.contains(number))
                rows += row(number, QString::number(dice(3)));
            used.insert(number);
        }
        model.setRows(rows, dice(3) != 0);
        model.setRows(rows);
        QCOMPARE(model.rows(), rows);
    }
}

void TestSteadyTable::theToolTipFollowsWhatIsUnderAPointerAtRest()
{
    SteadyTable table({u"Node"_s, u"State"_s});
    table.resize(400, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    const auto rowThat = [](const QString &state) {
        return KeyedRow{.key = "d", .texts = {u"D"_s, state}, .details = u"D is "_s + state};
    };
    table.setRows({rowThat(u"up"_s)});
    const QPoint place = table.visualRect(table.model()->index(0, 1)).center();
    QHelpEvent help(QEvent::ToolTip, place, table.viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(table.viewport(), &help);
    QVERIFY2(QToolTip::isVisible() && QToolTip::text().contains(u"D is up"_s), qPrintable(QToolTip::text()));
    table.setRows({rowThat(u"down"_s)});
    QTRY_VERIFY2_WITH_TIMEOUT(QToolTip::text().contains(u"D is down"_s), qPrintable(QToolTip::text()), kPatienceMs);
    QVERIFY(QToolTip::isVisible());
    // What somebody else tells there is left alone.
    QToolTip::showText(table.mapToGlobal(place), u"another's words"_s, &table);
    table.setRows({rowThat(u"up"_s)});
    QCoreApplication::processEvents();
    QCOMPARE(QToolTip::text(), u"another's words"_s);
    QToolTip::hideText();
}

void TestSteadyTable::theToolTipOfAWidgetFollowsItsOwnAlone()
{
    QWidget window;
    QLabel here(&window);
    QLabel elsewhere(&window);
    for (QLabel *label : {&here, &elsewhere}) {
        keepToolTipUpdated(label);
        label->setToolTip(u"2 s"_s);
    }
    window.show();
    QHelpEvent help(QEvent::ToolTip, {}, here.mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(&here, &help);
    QCOMPARE(QToolTip::text(), u"2 s"_s);
    elsewhere.setToolTip(u"another"_s); // it said the same
    QCOMPARE(QToolTip::text(), u"2 s"_s);
    here.setToolTip(u"1 s"_s);
    QCOMPARE(QToolTip::text(), u"1 s"_s);
    here.setToolTip({});
    QTRY_VERIFY_WITH_TIMEOUT(!QToolTip::isVisible(), kPatienceMs);
}

void TestSteadyTable::hostileTextIsNoMarkup()
{
    KeyedTableModel model({u"A"_s});
    model.setRows({KeyedRow{.key = "1", .texts = {u"<img src=x>"_s}}});
    QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).toString().contains(u"<img"_s));
}

void TestSteadyTable::whatIsLookedAtStays()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.setRows(rowsFrom(100, 100));
    QTRY_VERIFY_WITH_TIMEOUT(table.verticalScrollBar()->maximum() > 20, kPatienceMs); // it is laid out
    table.verticalScrollBar()->setValue(20);
    const auto top = [&table] { return table.rowsModel()->rows().at(table.rowAt(0)).key; };
    QCOMPARE(top(), QByteArray("120"));
    table.setRows(rowsFrom(90, 110)); // ten come above
    QCOMPARE(top(), QByteArray("120"));
    table.verticalScrollBar()->setValue(0);
    table.setRows(rowsFrom(80, 120)); // at the very top the new ones are seen
    QCOMPARE(top(), QByteArray("80"));
}

void TestSteadyTable::newsAboveAreSaid()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.setRows(rowsFrom(100, 100));
    QTRY_VERIFY_WITH_TIMEOUT(table.verticalScrollBar()->maximum() > 20, kPatienceMs);
    auto *above = table.findChild<QToolButton *>(u"moreAbove"_s);
    table.setCurrentIndex(table.rowsModel()->index(0, 0));
    QVERIFY(!above->isVisible());
    table.setRows(rowsFrom(97, 103));
    QVERIFY(above->isVisible());
    QCOMPARE(above->text(), u"↑ 3 more above"_s);
    QVERIFY(table.viewport()->geometry().contains(above->geometry()));
    table.setRows(rowsFrom(96, 104));
    QCOMPARE(above->text(), u"↑ 4 more above"_s);
    table.verticalScrollBar()->setValue(2); // two of them are seen
    QCOMPARE(above->text(), u"↑ 2 more above"_s);
    QTest::mouseClick(above, Qt::LeftButton);
    QCOMPARE(table.verticalScrollBar()->value(), 0);
    QVERIFY(!above->isVisible());
    QCOMPARE(table.current()->key, QByteArray("100"));
    // What came while nobody looked is seen by who looks at the top.
    table.hide();
    table.show();
    table.setRows(rowsFrom(94, 106));
    QCOMPARE(table.verticalScrollBar()->value(), 0);
    QVERIFY(!above->isVisible());
    QCOMPARE(table.current()->key, QByteArray("100"));
}

void TestSteadyTable::nothingMovesUnderTheHand()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.setRows(rowsFrom(1, 5));
    QTest::mouseMove(table.viewport(), {20, 20});
    QTest::mouseMove(table.viewport(), {25, 25});
    table.setRows({row(9), row(1, u"changed"_s)});
    // What is new is in sight at once, below all others.
    QCOMPARE(table.rowsModel()->rowCount(), 6);
    QCOMPARE(table.rowsModel()->rowOf("9"), 5);
    QCOMPARE(table.rowsModel()->rowOf("1"), 0);
    QCOMPARE(table.rowsModel()->index(0, 1).data().toString(), u"changed"_s);
    QVERIFY(table.rowsWait());
    // It rests, and somebody reads: that is no less a hand.
    QElapsedTimer rested;
    rested.start();
    QVERIFY(QTest::qWaitFor([&rested] { return rested.hasExpired(InteractionWatch::kHandMillis + 500); }, kPatienceMs));
    QCOMPARE(table.rowsModel()->rowCount(), 6);
    QTest::mouseMove(table.horizontalHeader(), {20, 5}); // off the rows
    QTRY_COMPARE_WITH_TIMEOUT(table.rowsModel()->rowCount(), 2, kPatienceMs); // by itself
    QCOMPARE(table.rowsModel()->rowOf("9"), 0);
    QVERIFY(!table.rowsWait());
}

/// From behind a dialog that was closed by a key.
void TestSteadyTable::aPointerThatTheRowsCameUnderIsAHand()
{
    SteadyTable table({u"A"_s, u"B"_s});
    QVERIFY(isShownForAWhile(table));
    table.setRows(rowsFrom(1, 5));
    comeUnderThePointer(table);
    table.setRows({row(9), row(1)});
    QCOMPARE(table.rowsModel()->rowOf("1"), 0);
    QVERIFY(table.rowsWait());
    // What is shown anew goes to its places first.
    table.hide();
    table.show();
    table.setRows({row(8), row(9), row(1)});
    QCOMPARE(table.rowsModel()->rowOf("8"), 0);
}

/// The pointer is on the rows before the window is the active one again.
void TestSteadyTable::aPointerThatADialogLeftBehindIsAHand()
{
    SteadyTable table({u"A"_s, u"B"_s});
    QVERIFY(isShownForAWhile(table));
    table.setRows(rowsFrom(1, 5));
    QDialog dialog(&table);
    dialog.show();
    dialog.activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isActiveWindow(), kPatienceMs);
    comeUnderThePointer(table);
    dialog.close();
    table.activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(table.isActiveWindow(), kPatienceMs);
    table.setRows({row(9), row(1)});
    QCOMPARE(table.rowsModel()->rowOf("1"), 0);
    QVERIFY(table.rowsWait());
}

void TestSteadyTable::whatIsCurrentAloneIsNotFollowed()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.setRows(rowsFrom(1, 50));
    table.selectionModel()->setCurrentIndex(table.rowsModel()->index(0, 0), QItemSelectionModel::NoUpdate);
    auto moved = rowsFrom(2, 49);
    moved.append(row(1));
    table.setRows(moved);
    QCOMPARE(table.verticalScrollBar()->value(), 0);
    table.selectRow(0);
    moved.append(moved.takeFirst());
    table.setRows(moved);
    QVERIFY(table.verticalScrollBar()->value() > 0);
}

void TestSteadyTable::aPointerThatWasLeftThereHoldsNothing()
{
    QTableView view;
    InteractionWatch interaction(&view, 100);
    view.resize(300, 200);
    view.show();
    QTest::mouseMove(view.viewport(), {20, 20});
    QTest::mouseMove(view.viewport(), {25, 25});
    QVERIFY(interaction.isActive());
    QTRY_VERIFY_WITH_TIMEOUT(!interaction.isActive(), kPatienceMs);
    QVERIFY(view.viewport()->underMouse());
}

void TestSteadyTable::rowsThatWaitToGoSaySo()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.rowsModel()->setGoneWords([](KeyedRow &row) { row.texts = {row.texts.value(0), u"gone"_s}; });
    auto rows = rowsFrom(1, 2);
    rows[0].tip = u"how it was"_s;
    table.setRows(rows);
    QTest::mouseMove(table.viewport(), {20, 20});
    QTest::mouseMove(table.viewport(), {25, 25});
    table.setRows(rowsFrom(2, 1));
    const auto *model = table.rowsModel();
    QCOMPARE(model->rows().at(0).texts, QStringList({u"1"_s, u"gone"_s}));
    QVERIFY(!model->index(0, 1).data(Qt::ToolTipRole).toString().contains(u"how it was"_s));
    QVERIFY(model->rows().at(0).isGone && !model->rows().at(1).isGone);
    QVERIFY(model->index(0, 1).data(Qt::ForegroundRole).isValid()
            && !model->index(1, 1).data(Qt::ForegroundRole).isValid());
    table.setRows(rowsFrom(1, 2)); // it is back
    QCOMPARE(model->rows(), rowsFrom(1, 2));
}

void TestSteadyTable::keysFromElsewhereAreNoHand()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.show();
    table.setRows(rowsFrom(1, 5));
    QTest::keyPress(&table, Qt::Key_Control, Qt::ControlModifier);
    QTest::keyPress(&table, Qt::Key_7, Qt::ControlModifier);
    QTest::keyClick(&table, Qt::Key_F6);
    table.setRows(rowsFrom(1, 4));
    QCOMPARE(table.rowsModel()->rowCount(), 4);
    QTest::keyClick(&table, Qt::Key_Down);
    table.setRows(rowsFrom(1, 3));
    QCOMPARE(table.rowsModel()->rowCount(), 4);
}

void TestSteadyTable::whatIsAskedForIsShownHandOrNot()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(300, 200);
    table.show();
    table.setRows(rowsFrom(1, 5));
    const auto touch = [&table] {
        QTest::mouseMove(table.viewport(), {20, 20});
        QTest::mouseMove(table.viewport(), {25, 25});
    };
    touch();
    table.setRows(rowsFrom(1, 2), SteadyTable::Rows::Asked);
    QCOMPARE(table.rowsModel()->rowCount(), 2);
    touch();
    table.setRows(rowsFrom(2, 1));
    QCOMPARE(table.rowsModel()->rowCount(), 2);
    table.sortNow();
    QCOMPARE(table.rowsModel()->rowCount(), 1);
}

void TestSteadyTable::aRowThatGoesLeavesNoOtherSelected()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.setRows(rowsFrom(1, 5));
    table.selectRow(2);
    QCOMPARE(table.current()->key, QByteArray("3"));
    table.setRows({row(5), row(3), row(1)});
    QCOMPARE(table.current()->key, QByteArray("3"));
    table.setRows({row(5), row(1)});
    QVERIFY(table.current() == nullptr);
    QVERIFY(table.selectionModel()->selectedRows().isEmpty());
}

void TestSteadyTable::homeAndEndAreTheFirstAndTheLastRow()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.setRows(rowsFrom(1, 6));
    table.setCurrentIndex(table.model()->index(2, 1));
    QTest::keyClick(&table, Qt::Key_End);
    QCOMPARE(table.current()->key, QByteArray("6"));
    QCOMPARE(table.currentIndex().column(), 1);
    QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
    QTest::keyClick(&table, Qt::Key_Home);
    QCOMPARE(table.current()->key, QByteArray("1"));
    table.setRows({}, SteadyTable::Rows::Asked);
    QTest::keyClick(&table, Qt::Key_End); // to no row at all
    QVERIFY(table.current() == nullptr);
}

void TestSteadyTable::arrowsGoOnFromWhereARowWas()
{
    for (const auto &[key, expected] : {std::pair(Qt::Key_Down, "5"), std::pair(Qt::Key_Up, "2")}) {
        SteadyTable table({u"A"_s, u"B"_s});
        table.setRows(rowsFrom(1, 6));
        table.selectRow(2);
        table.setRows({row(1), row(2), row(4), row(5), row(6)});
        table.setRows({row(1), row(2), row(5), row(6)});
        QVERIFY(table.current() == nullptr);
        QTest::keyClick(&table, key);
        QVERIFY(table.current() != nullptr);
        QCOMPARE(table.current()->key, QByteArray(expected));
        QCOMPARE(table.selectionModel()->selectedRows().size(), 1);
    }
}

void TestSteadyTable::aRowAboveThatGoesAndComesMovesNothing()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.resize(400, 300);
    table.show();
    QVERIFY(QTest::qWaitForWindowExposed(&table));
    QList<KeyedRow> rows;
    for (int i = 0; i < 60; ++i)
        rows += row(i);
    table.setRows(rows);
    table.selectRow(3);
    const int y = table.visualRect(table.currentIndex()).y();
    for (int i = 0; i < 2; ++i) {
        table.setRows(rows.mid(1)); // nothing is above that could take its place
        QCOMPARE(table.currentIndex().row(), 2);
        table.setRows(rows);
        QCOMPARE(table.visualRect(table.currentIndex()).y(), y);
        QCOMPARE(table.verticalScrollBar()->value(), 0);
    }
}

void TestSteadyTable::rowsAreCopied()
{
    SteadyTable table({u"A"_s, u"B"_s, u"C"_s});
    table.show();
    QGuiApplication::clipboard()->setText(u"before"_s);
    QTest::keySequence(&table, QKeySequence(QKeySequence::Copy));
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s); // there is nothing to copy
    QList<KeyedRow> rows;
    for (int i = 1; i <= 3; ++i)
        rows += KeyedRow{.key = QByteArray::number(i),
                         .texts = {u"a%1"_s.arg(i), u"b%1"_s.arg(i), u"c%1"_s.arg(i)},
                         .details = u"a tip"_s};
    table.setRows(rows);
    const auto copied = [&table] {
        QTest::keySequence(&table, QKeySequence(QKeySequence::Copy));
        return QGuiApplication::clipboard()->text();
    };
    table.selectRow(1);
    QCOMPARE(copied(), u"a2\tb2\tc2"_s); // what is shown, and not the tip
    table.hideColumn(1);
    table.horizontalHeader()->moveSection(2, 0);
    QCOMPARE(copied(), u"c2\ta2"_s);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setSelectionBehavior(QAbstractItemView::SelectItems);
    table.selectionModel()->select(table.model()->index(2, 0), QItemSelectionModel::ClearAndSelect);
    table.selectionModel()->select(table.model()->index(0, 2), QItemSelectionModel::Select);
    QCOMPARE(copied(), u"c1\ta1\nc3\ta3"_s);
    table.clearSelection();
    table.selectionModel()->setCurrentIndex(table.model()->index(1, 2), QItemSelectionModel::NoUpdate);
    QCOMPARE(copied(), u"c2\ta2"_s); // none is selected: the current one's
    table.selectRow(0);
    table.actions().constFirst()->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"c1\ta1"_s);
}

void TestSteadyTable::rowsOfATreeAreCopied()
{
    QStandardItemModel model;
    for (const auto &name : {u"a"_s, u"b"_s}) {
        auto *item = new QStandardItem(name);
        item->appendRow({new QStandardItem(name + u"1"_s), new QStandardItem(u"x"_s)});
        model.appendRow({item, new QStandardItem(u"y"_s)});
    }
    QTreeView tree;
    tree.setModel(&model);
    tree.setSelectionMode(QAbstractItemView::ExtendedSelection);
    new RowCopy(&tree);
    tree.expandAll();
    tree.show();
    const QModelIndex b = model.index(1, 0);
    constexpr auto kRows = QItemSelectionModel::Select | QItemSelectionModel::Rows;
    for (const auto &index : {b.model()->index(0, 0, b), b, model.index(0, 0, model.index(0, 0))})
        tree.selectionModel()->select(index, kRows);
    QTest::keySequence(&tree, QKeySequence(QKeySequence::Copy));
    QCOMPARE(QGuiApplication::clipboard()->text(), u"a1\tx\nb\ty\nb1\tx"_s);
}

void TestSteadyTable::saysWhyItIsEmpty()
{
    SteadyTable table({u"A"_s, u"B"_s});
    table.show();
    table.setEmptyText(u"nothing"_s);
    table.setRows({});
    const auto *label = table.viewport()->findChild<QLabel *>();
    QVERIFY(label->isVisible());
    QCOMPARE(label->text(), u"nothing"_s);
    table.setRows({row(1)});
    QVERIFY(!label->isVisible());
}

LOCKSCOPE_TEST(QApplication, TestSteadyTable)
#include "tst_steadytable.moc"

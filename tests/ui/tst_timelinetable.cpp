#include "fixtures/testprogram.h"

#include "showntimeline.h"

#include <lockscope/ui/tables/rowcopy.h>
#include <lockscope/ui/timeline/timelinetablemodel.h>

#include <QAction>
#include <QApplication>
#include <QJsonObject>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// A timeline that is shown as a table.
struct ShownTable : ShownTimeline
{
    bool open(const MadeUpHistory &history)
    {
        if (!show(history))
            return false;
        view.tableAction()->trigger();
        return settled() && table->isVisible();
    }
    QPoint placeOf(int row) const { return table->visualRect(model->index(row, 0)).center(); }
    /// As a hand does that does not rest.
    void moveOver(const QPoint &place)
    {
        QTest::mouseMove(table->viewport(), place + QPoint(1, 0));
        QTest::mouseMove(table->viewport(), place);
    }
    QByteArray chosen() const
    {
        const auto rows = table->selectionModel()->selectedRows();
        const TimelineHold *hold = rows.isEmpty() ? nullptr : model->holdAt(rows.first().row());
        return hold == nullptr ? QByteArray() : hold->lock + ' ' + hold->holder.owner;
    }
    QByteArray topmost() const
    {
        const TimelineHold *hold = model->holdAt(table->rowAt(0));
        return hold == nullptr ? QByteArray() : hold->lock;
    }

    QTableView *table = view.findChild<QTableView *>(u"timelineTable"_s);
    TimelineTableModel *model = view.tableModel();
};

/// Holds one after the other, two seconds each, of locks that are called as they began.
MadeUpHistory manyHolds(int count)
{
    MadeUpHistory history;
    for (int i = 0; i < count; ++i)
        history.held("n" + QByteArray::number(1000 + i), "x", 200 * i, 200 * i + 50);
    return history;
}

} // namespace

class TestTimelineTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noRowMovesUnderTheHand();
    void aRowThatGoesLeavesNoOtherSelected();
    void rowsThatAreReadStay();
    void theSelectedRowDoesNotPullBack();
    void thePanelTellsOfTheRowThatIsMarked();
    void atTheTopNewsAreSeen();
    void theFocusChoosesNoLock();
    void whatIsCutIsCopiedWhole();
    void theHoldsAreExported();
};

void TestTimelineTable::noRowMovesUnderTheHand()
{
    ShownTable timeline;
    MadeUpHistory history = someHistory();
    history.began("open", "o1", 150'000);
    QVERIFY(timeline.open(history));
    const QPoint place = timeline.placeOf(0);
    QCOMPARE(timeline.model->holdAt(0)->lock, QByteArray("mail"));
    timeline.moveOver(place);
    // The rows stay; what went on in them is told all the same.
    const auto endOf = [&timeline](const QByteArray &lock) {
        return timeline.model->index(timeline.model->rowOf(lock), TimelineTableModel::EndColumn).data().toString();
    };
    QCOMPARE(endOf("open"), u"still held"_s);
    history.held("wrong", "x", 280'000, 290'000);
    history.ended("open", 295'000);
    timeline.view.setHistory(history.snapshot(300'000));
    QVERIFY(QTest::qWaitFor(
        [&] {
            timeline.moveOver(place);
            return timeline.view.rowsWait() || timeline.view.isSettled();
        },
        kPatienceMs));
    QCOMPARE(timeline.model->rowOf("wrong"), -1);
    QCOMPARE(endOf("open"), u"released"_s);
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    QTest::mouseClick(timeline.table->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().toByteArray(), QByteArray("mail"));
    QVERIFY(timeline.settled()); // it comes by itself
    QCOMPARE(timeline.model->holdAt(0)->lock, QByteArray("wrong"));
    QCOMPARE(timeline.chosen(), QByteArray("mail w1"));
    QCOMPARE(selected.size(), 1);
}

void TestTimelineTable::aRowThatGoesLeavesNoOtherSelected()
{
    ShownTable timeline;
    QVERIFY(timeline.open(someHistory()));
    const int row = timeline.model->rowOf("orders:42");
    QTest::mouseClick(timeline.table->viewport(), Qt::LeftButton, {}, timeline.placeOf(row));
    QCOMPARE(timeline.view.selectedLock(), QByteArray("orders:42"));
    QVERIFY(timeline.table->hasFocus());
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    timeline.view.setFilter(LockFilter(u"name:stock*"_s));
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.model->rowCount(), 2);
    QVERIFY2(selected.isEmpty(), "nobody has chosen another lock");
    QCOMPARE(timeline.view.selectedLock(), QByteArray("orders:42"));
    QCOMPARE(timeline.chosen(), QByteArray());
}

void TestTimelineTable::rowsThatAreReadStay()
{
    ShownTable timeline;
    MadeUpHistory history = manyHolds(600);
    QVERIFY(timeline.open(history));
    QTRY_VERIFY_WITH_TIMEOUT(timeline.table->verticalScrollBar()->maximum() > 300, kPatienceMs); // it is laid out
    timeline.table->verticalScrollBar()->setValue(250);
    const QByteArray read = timeline.topmost();
    history.held("one more", "x", 250'000, 251'000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.model->rowCount(), 601);
    QCOMPARE(timeline.topmost(), read);
    // So many between the others that the model tells no ranges.
    for (int i = 0; i < 600; ++i)
        history.held("between" + QByteArray::number(i), "y", 200 * i + 100, 200 * i + 150);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.model->rowCount(), 1201);
    QCOMPARE(timeline.topmost(), read);
}

void TestTimelineTable::theSelectedRowDoesNotPullBack()
{
    ShownTable timeline;
    MadeUpHistory history = manyHolds(600);
    QVERIFY(timeline.open(history));
    QTRY_VERIFY_WITH_TIMEOUT(timeline.table->verticalScrollBar()->maximum() > 300, kPatienceMs);
    QTest::mouseClick(timeline.table->viewport(), Qt::LeftButton, {}, timeline.placeOf(2));
    const QByteArray chosen = timeline.chosen();
    QVERIFY(!chosen.isEmpty());
    timeline.table->verticalScrollBar()->setValue(300);
    const QByteArray read = timeline.topmost();
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    for (int i = 0; i < 600; ++i)
        history.held("between" + QByteArray::number(i), "y", 200 * i + 100, 200 * i + 150);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.topmost(), read);
    QCOMPARE(timeline.chosen(), chosen);
    QVERIFY(selected.isEmpty());
    timeline.view.selectLock(timeline.view.selectedLock()); // it was gone for a moment in another view
    QCOMPARE(timeline.topmost(), read);
}

/// Of a lock that was chosen elsewhere, of which nobody chose a hold.
void TestTimelineTable::thePanelTellsOfTheRowThatIsMarked()
{
    ShownTable timeline;
    MadeUpHistory history;
    history.held("a", "first", 100'000, 110'000).began("a", "second", 120'000);
    QVERIFY(timeline.open(history));
    timeline.view.selectLock("a");
    QCOMPARE(timeline.chosen(), QByteArray("a second"));
    QVERIFY(timeline.text("timelineCulprit").startsWith(u"second"_s));
    history.ended("a", 200'000).began("a", "third", 210'000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.chosen(), QByteArray("a third"));
    QVERIFY2(timeline.text("timelineCulprit").startsWith(u"third"_s), qPrintable(timeline.text("timelineCulprit")));
    // While a hand is on it no row comes in, and no other is told of.
    timeline.moveOver(timeline.placeOf(0));
    history.ended("a", 220'000).began("a", "fourth", 230'000);
    timeline.view.setHistory(history.snapshot(300'000));
    QVERIFY(QTest::qWaitFor(
        [&] {
            timeline.moveOver(timeline.placeOf(0));
            return timeline.view.rowsWait() || timeline.view.isSettled();
        },
        kPatienceMs));
    QVERIFY(timeline.view.rowsWait());
    QCOMPARE(timeline.chosen(), QByteArray("a third"));
    QVERIFY2(timeline.text("timelineCulprit").startsWith(u"third"_s), qPrintable(timeline.text("timelineCulprit")));
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.chosen(), QByteArray("a fourth"));
}

void TestTimelineTable::atTheTopNewsAreSeen()
{
    ShownTable timeline;
    MadeUpHistory history = manyHolds(600);
    QVERIFY(timeline.open(history));
    history.held("news", "x", 250'000, 251'000);
    QVERIFY(timeline.show(history));
    QCOMPARE(timeline.topmost(), QByteArray("news"));
}

void TestTimelineTable::theFocusChoosesNoLock()
{
    ShownTable timeline;
    const QSignalSpy selected(&timeline.view, &TimelineView::lockSelected);
    QVERIFY(timeline.open(someHistory()));
    timeline.button("timelineAsTable")->setFocus();
    timeline.table->setFocus();
    QVERIFY(timeline.table->hasFocus());
    QVERIFY(selected.isEmpty());
    QVERIFY(timeline.view.selectedLock().isEmpty());
    QTest::keyClick(timeline.table, Qt::Key_Down);
    QCOMPARE(selected.size(), 1);
}

void TestTimelineTable::whatIsCutIsCopiedWhole()
{
    const QByteArray lock = "lock:" + QByteArray(400, 'n') + "-end";
    ShownTable timeline;
    MadeUpHistory history;
    history.held(lock, "o-" + QByteArray(300, 'o') + "-end", 280'000, 290'000);
    QVERIFY(timeline.open(history));
    timeline.table->selectRow(0);
    const QString copied = RowCopy::text(*timeline.table);
    QVERIFY2(copied.startsWith(QString::fromLatin1(lock) + u"\to-"_s)
                 && copied.contains(QString(300, u'o') + u"-end"_s),
             qPrintable(copied));
}

void TestTimelineTable::theHoldsAreExported()
{
    ShownTable timeline;
    QVERIFY(timeline.view.exported().rows.isEmpty()); // nothing is known yet
    const QByteArray longName(400, 'n');
    MadeUpHistory history = someHistory();
    history.held(longName, "x", 280'000, 290'000);
    QVERIFY(timeline.show(history));
    const ExportContent asPicture = timeline.view.exported();
    QCOMPARE(asPicture.rows.size(), 6);
    QCOMPARE(asPicture.rows.first().first(), QString::fromUtf8(longName));
    timeline.view.tableAction()->trigger();
    QVERIFY(timeline.settled());
    const ExportContent asTable = timeline.view.exported();
    QCOMPARE(asTable.rows, asPicture.rows);
    QCOMPARE(asTable.rows.at(1).at(TimelineTableModel::LockColumn), u"mail"_s);
    QCOMPARE(asTable.rows.at(1).at(TimelineTableModel::EndColumn), u"expired"_s);
    // On which day, and by which clock.
    static const QRegularExpression kWhole(u"\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$"_s);
    for (const auto &row : asTable.rows) {
        QVERIFY2(row.at(TimelineTableModel::FromColumn).contains(kWhole),
                 qPrintable(row.at(TimelineTableModel::FromColumn)));
        const QString to = row.at(TimelineTableModel::ToColumn);
        QVERIFY2(to == u"now"_s || to.contains(kWhole), qPrintable(to));
    }
    QCOMPARE(asTable.headers.size(), static_cast<int>(TimelineTableModel::ColumnCount));
    QCOMPARE(asTable.json.at(1).toObject().value(u"Lock"_s).toString(), u"mail"_s);
    QCOMPARE(asTable.json.at(0).toObject().value(u"Lock"_s).toString(), QString::fromUtf8(longName));
    QVERIFY(asTable.remark.isEmpty());
    // What the filter leaves out is not exported.
    timeline.view.setFilter(LockFilter(u"name:stock*"_s));
    QVERIFY(timeline.settled());
    QCOMPARE(timeline.view.exported().rows.size(), 2);
}

LOCKSCOPE_TEST(QApplication, TestTimelineTable)
#include "tst_timelinetable.moc"

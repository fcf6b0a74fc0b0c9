#include "fixtures/testprogram.h"

#include <lockscope/ui/tables/texttablemodel.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace Lockscope;
using namespace Qt::StringLiterals;

class TestTextTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatItIsGiven();
    void tellsOnlyWhatDiffers();
    void anyRowsMayFollowAnyRows();
};

void TestTextTableModel::showsWhatItIsGiven()
{
    TextTableModel model({u"Node"_s, u"Result"_s});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 2);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"Result"_s);
    model.setRows({{u"a"_s, u"works"_s}, {u"b"_s}});
    QCOMPARE(model.index(0, 1).data().toString(), u"works"_s);
    QCOMPARE(model.index(1, 1).data().toString(), QString()); // a short row has empty cells
    QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isValid());
    QVERIFY(!model.data({}).isValid());
}

void TestTextTableModel::tellsOnlyWhatDiffers()
{
    TextTableModel model({u"Node"_s});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({{u"a"_s}, {u"b"_s}, {u"c"_s}});
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    const QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    const QPersistentModelIndex last(model.index(2, 0));

    model.setRows({{u"a"_s}, {u"b"_s}, {u"c"_s}});
    QCOMPARE(changes.size() + inserts.size() + removals.size(), 0);
    model.setRows({{u"a"_s}, {u"x"_s}, {u"c"_s}});
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 1);
    model.setRows({{u"a"_s}, {u"x"_s}, {u"c"_s}, {u"d"_s}, {u"e"_s}});
    QCOMPARE(inserts.size(), 1);
    QCOMPARE(changes.size(), 1);
    QVERIFY(last.isValid());
    model.setRows({{u"a"_s}});
    QCOMPARE(removals.size(), 1);
    QVERIFY(!last.isValid());
}

void TestTextTableModel::anyRowsMayFollowAnyRows()
{
    TextTableModel model({u"1"_s, u"2"_s});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QRandomGenerator random(5);
    for (int step = 0; step < 500; ++step) {
        QList<QStringList> rows;
        for (int i = random.bounded(7); i > 0; --i)
            rows.append({QString::number(random.bounded(3)), QString::number(random.bounded(3))});
        model.setRows(rows);
        QCOMPARE(model.rows(), rows);
        QCOMPARE(model.rowCount(), static_cast<int>(rows.size()));
    }
    QCOMPARE(resets.size(), 0);
}

LOCKSCOPE_TEST(QApplication, TestTextTableModel)
#include "tst_texttablemodel.moc"

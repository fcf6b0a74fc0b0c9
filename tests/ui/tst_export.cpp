#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include "lockstates.h"

#include <lockscope/ui/kit/filedialog.h>
#include <lockscope/ui/locks/lockexport.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>
#include <lockscope/ui/tables/keyedtablemodel.h>

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListView>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <limits>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasAreDisarmed_data();
    void formulasAreDisarmed();
    void aTypedPathIsWhatIsMeant();
    void locksInTheFieldsOfTheContract();
    void ownersAreWhole();
    void writesWholeFilesOrNone();
    void rowsAreMadeElsewhereAndLater();
    void whoGoesGivesUp();
    void nothingIsNoSuccess();
};

void TestExport::formulasAreDisarmed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("cell");
    QTest::newRow("plain") << u"orders:42"_s << QByteArray("orders:42");
    QTest::newRow("equals") << u"=cmd|' /C calc'!A0"_s << QByteArray("'=cmd|' /C calc'!A0");
    QTest::newRow("plus") << u"+1+cmd"_s << QByteArray("'+1+cmd");
    QTest::newRow("minus") << u"-1-1"_s << QByteArray("'-1-1");
    QTest::newRow("at") << u"@SUM(A1)"_s << QByteArray("'@SUM(A1)");
    QTest::newRow("tab") << u"\t=1"_s << QByteArray("'\t=1");
    QTest::newRow("carriage return") << u"\r=1"_s << QByteArray("\"'\r=1\"");
    QTest::newRow("quote") << u"a \"b\""_s << QByteArray("\"a \"\"b\"\"\"");
    QTest::newRow("comma") << u"=a,b"_s << QByteArray("\"'=a,b\"");
    QTest::newRow("line") << u"a\nb"_s << QByteArray("\"a\nb\"");
    QTest::newRow("a negative number") << u"-12.5"_s << QByteArray("-12.5");
    QTest::newRow("none") << u"–"_s << u"–"_s.toUtf8();
    QTest::newRow("empty") << QString() << QByteArray();
}

void TestExport::formulasAreDisarmed()
{
    QFETCH(QString, text);
    QFETCH(QByteArray, cell);
    QCOMPARE(csvOf({.headers = {u"Name"_s}, .rows = {{text}}}), "\xEF\xBB\xBFName\r\n" + cell + "\r\n");
}

void TestExport::locksInTheFieldsOfTheContract()
{
    LockTableModel model;
    LockTableView view(&model, 3);
    auto diff = std::make_shared<BoardDiff>();
    diff->changed = {makeLock({.name = "=evil()", .nodes = 3}), makeLock({.name = "b", .verdict = Verdict::Split})};
    model.apply(diff);
    QTRY_VERIFY(model.isSettled() && model.rowCount() == 2);
    view.setColumnHidden(LockColumn::Owner, true);
    view.horizontalHeader()->moveSection(LockColumn::Name, 0);
    const auto content = exportOf(view, model, std::vector<NodeStatus>(3));
    QCOMPARE(content.headers.first(), u"Lock"_s);
    QVERIFY(!content.headers.contains(u"Owner"_s));
    QCOMPARE(content.size(), 2);
    QCOMPARE(content.row(0).first(), u"b"_s); // as on the screen: the worst first
    QVERIFY(csvOf(content).contains("\r\n'=evil(),"));
    const auto object = content.makeObject(1);
    for (const auto &field : {u"name"_s, u"dialect"_s, u"verdict"_s, u"owner"_s, u"votes"_s, u"nodes"_s,
                              u"validityMs"_s, u"ttlMs"_s, u"heldMs"_s, u"waiters"_s})
        QVERIFY2(object.contains(field), qPrintable(field));
    QCOMPARE(object.value(u"name"_s).toString(), u"=evil()"_s);
}

void TestExport::ownersAreWhole()
{
    LockTableModel model;
    LockTableView view(&model, 3);
    const QByteArray longOwner = '=' + QByteArray(300, 'x');
    auto diff = std::make_shared<BoardDiff>();
    diff->changed = {makeLock({.name = "a", .owner = longOwner, .nodes = 3})};
    model.apply(diff);
    QTRY_VERIFY(model.isSettled() && model.rowCount() == 1);
    QVERIFY(model.index(0, LockColumn::Owner).data().toString().contains(u'…'));
    const auto content = exportOf(view, model, std::vector<NodeStatus>(3));
    const auto column = content.headers.indexOf(u"Owner"_s);
    QCOMPARE(content.row(0).at(column), QString::fromLatin1(longOwner));
    QVERIFY(csvOf(content).contains(",'" + longOwner + ',')); // and no formula

    // Of several that hold it at once, all; what is not known says so.
    auto split = std::make_shared<LockState>(*makeLock({.name = "b", .verdict = Verdict::Split}));
    split->readings = std::vector<NodeReading>(2, NodeReading{.answer = NodeReading::Answer::Present});
    split->readings[0].lock = Recognition{.name = "b", .owner = "first"};
    split->readings[1].lock = Recognition{.name = "b", .owner = longOwner};
    QCOMPARE(LockTexts().whole(*split, LockColumn::Owner), u"first; "_s + QString::fromLatin1(longOwner));
    QVERIFY(!LockTexts().whole(LockState(), LockColumn::Owner).isEmpty());
}

void TestExport::writesWholeFilesOrNone()
{
    const QTemporaryDir folder;
    KeyedTableModel model({u"A"_s});
    model.setRows({KeyedRow{.key = "1", .texts = {u"x"_s}}});
    const auto content = exportOf(model);
    QCOMPARE(ExportDialog::write(content, folder.filePath(u"t.csv"_s)), std::nullopt);
    QFile csv(folder.filePath(u"t.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(),
             QByteArray("\xEF\xBB\xBF"
                        "A\r\nx\r\n"));
    QCOMPARE(csv.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
    QCOMPARE(ExportDialog::write(content, folder.filePath(u"t.json"_s)), std::nullopt);
    QFile json(folder.filePath(u"t.json"_s));
    QVERIFY(json.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(json.readAll()).array().at(0).toObject().value(u"A"_s).toString(), u"x"_s);
    QVERIFY(ExportDialog::write(content, folder.filePath(u"no/such/folder.csv"_s)));
}

void TestExport::rowsAreMadeElsewhereAndLater()
{
    const QTemporaryDir folder;
    struct Made
    {
        std::atomic<int> rows = 0;
        std::atomic<int> objects = 0;
        std::atomic<bool> here = false; ///< in this thread
    } made;
    ExportContent content{.name = u"locks"_s, .headers = {u"Name"_s}};
    content.made = 1000;
    content.makeRow = [&made, window = QThread::currentThread()](qsizetype row) {
        ++made.rows;
        made.here = made.here || QThread::currentThread() == window;
        return QStringList(QString::number(row));
    };
    content.makeObject = [&made](qsizetype row) {
        ++made.objects;
        return QJsonObject{{u"name"_s, row}};
    };
    QWidget window;
    QString told;
    const auto exportTo = [&](const QString &name) {
        told.clear();
        ExportDialog::open(content, &window, [&told](const QString &text) { told = text; });
        auto *dialog = window.findChild<QFileDialog *>(u"exportDialog"_s);
        dialog->selectFile(folder.filePath(name));
        QCOMPARE(made.rows + made.objects, 0); // not before it is known what is wanted
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_VERIFY_WITH_TIMEOUT(told.startsWith(u"✔ 1000"_s), kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(window.findChild<QFileDialog *>() == nullptr, kPatienceMs);
    };
    exportTo(u"a.csv"_s);
    QCOMPARE(made.rows, 1000);
    QCOMPARE(made.objects, 0);
    QVERIFY(!made.here);
    made.rows = 0;
    exportTo(u"a.json"_s);
    QCOMPARE(made.rows, 0);
    QFile file(folder.filePath(u"a.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto array = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE(array.size(), 1000);
    QCOMPARE(array.at(999).toObject().value(u"name"_s).toInt(), 999);
}

void TestExport::whoGoesGivesUp()
{
    const QTemporaryDir folder;
    QSemaphore begun;
    ExportContent content{.name = u"locks"_s, .headers = {u"Name"_s}};
    content.made = std::numeric_limits<int>::max();
    content.makeRow = [&begun](qsizetype /*row*/) {
        begun.release();
        return QStringList(u"x"_s);
    };
    auto window = std::make_unique<QWidget>();
    bool told = false;
    ExportDialog::open(content, window.get(), [&told](const QString & /*text*/) { told = true; });
    auto *dialog = window->findChild<QFileDialog *>(u"exportDialog"_s);
    dialog->selectFile(folder.filePath(u"a.csv"_s));
    QMetaObject::invokeMethod(dialog, "accept");
    begun.acquire();
    window.reset();
    QVERIFY(!told);
    QVERIFY(!QFile::exists(folder.filePath(u"a.csv"_s)));
}

void TestExport::nothingIsNoSuccess()
{
    QWidget window;
    QStringList told;
    const auto tell = [&told](const QString &text) { told += text; };
    ExportDialog::open({}, &window, tell);
    const KeyedTableModel empty({u"A"_s});
    ExportDialog::open(exportOf(empty), &window, tell);
    QCOMPARE(told.size(), 2);
    for (const auto &text : std::as_const(told))
        QVERIFY2(!text.contains(u"✔"_s) && text.contains(u"Nothing to export"_s), qPrintable(text));
    QVERIFY(window.findChild<QFileDialog *>() == nullptr);
    const QTemporaryDir folder;
    QVERIFY(ExportDialog::write({}, folder.filePath(u"none.csv"_s)));
    QVERIFY(!QFile::exists(folder.filePath(u"none.csv"_s)));
}

/// Whose folder is the one that the dialog shows: Qt's own would go into it, and forget what was typed.
void TestExport::aTypedPathIsWhatIsMeant()
{
    const QTemporaryDir folder;
    const QString inner = folder.filePath(u"in/it"_s);
    QVERIFY(QDir().mkpath(inner));
    const QString path = inner + u"/there.jsonl"_s;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QWidget window;
    window.show();
    auto *dialog = makeFileDialog(&window, u"Open"_s);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setDirectory(inner);
    const QSignalSpy chosen(dialog, &QFileDialog::fileSelected);
    dialog->open();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    auto *list = dialog->findChild<QListView *>(u"listView"_s);
    QTRY_VERIFY_WITH_TIMEOUT(list->model()->rowCount(list->rootIndex()) == 1, kPatienceMs);
    auto *typed = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    for (const QChar letter : path)
        QTest::keyClick(QApplication::activePopupWidget() != nullptr ? QApplication::activePopupWidget() : typed,
                        letter.toLatin1());
    QTest::keyClick(QApplication::activePopupWidget() != nullptr ? QApplication::activePopupWidget() : typed,
                    Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(chosen.size(), 1, kPatienceMs);
    QCOMPARE(chosen.first().first().toString(), path);
}

LOCKSCOPE_TEST(QApplication, TestExport)
#include "tst_export.moc"

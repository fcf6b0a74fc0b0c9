#include "fixtures/testprogram.h"

#include "window.h"

#include <lockscope/ui/sampling/contendersmodel.h>
#include <lockscope/ui/sampling/contentionmodel.h>
#include <lockscope/ui/sampling/sampledialog.h>
#include <lockscope/ui/sampling/samplenodesmodel.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QJsonArray>
#include <QPointer>
#include <QProgressBar>
#include <QRadioButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

/// On a slow machine it takes seconds until each of three nodes was asked who listens.
constexpr int kSampleSeconds = 6;

NodeStatus nodeStatus(int index, const QString &label)
{
    NodeStatus node;
    node.index = index;
    node.label = label;
    node.reach = NodeStatus::Reach::Up;
    return node;
}

QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

/// Contention sampled from the window: the tables, and the dialog on real servers by mouse and keys.
class TestSampling : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void whatIsNotKnownIsSaid();
    void itIsSortedByNumbers();
    void clientsAndNodes();

    void byKeysAlone();
    void ofTheSelectedLockAlone();
    void beforeANodeFallsSilent();
    void onTheNodesThatAreChosen();
    void onProductionBehindATick();
    void itCanBeStopped();
    void closingStopsIt();
    void whatANodeRefusesStandsBesideIt();
    void listensForAnyKey();
    void saysWhyItIsDisabled();

private:
    QPointer<SampleDialog> open(Window &window) const;
    QPushButton *button(const char *name) const { return m_dialog->findChild<QPushButton *>(QLatin1String(name)); }
    QTableView *table(const char *name) const { return m_dialog->findChild<QTableView *>(QLatin1String(name)); }
    QString text(const char *name) const { return textOf(m_dialog, name); }
    int monitors(int node) const
    {
        return static_cast<int>(m_nodes[node].cli({u"CLIENT"_s, u"LIST"_s}).count("cmd=monitor"));
    }
    void beginFor(int seconds)
    {
        m_dialog->findChild<QDoubleSpinBox *>(u"sampleSeconds"_s)->setValue(seconds);
        click(button("sampleStart"));
    }
    bool isListening() const { return monitors(0) + monitors(1) + monitors(2) == 3; }

    Nodes m_nodes{3};
    QPointer<SampleDialog> m_dialog;
};

void TestSampling::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestSampling::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
}

QPointer<SampleDialog> TestSampling::open(Window &window) const
{
    window.table()->setFocus();
    window.widget->activateWindow();
    QTest::keyClick(window.table(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    return window.widget->findChild<SampleDialog *>();
}

void TestSampling::whatIsNotKnownIsSaid()
{
    ContentionModel model;
    const QAbstractItemModelTester tester(&model);
    const std::vector nodes{nodeStatus(0, u"one"_s), nodeStatus(1, u"two"_s)};
    LockContention quiet{.name = "lock:quiet"};
    LockContention busy{
        .name = "lock:busy",
        .node = 1,
        .attempts = 7,
        .failed = 3,
        .taken = std::nullopt,
        .undecided = 4,
        .undecidedWhy = UndecidedWhy::OwnersAlike,
        .clientCount = 2,
        .waitingClients = 1,
        .clients
        = {{.address = "10.0.0.1:5", .attempts = 6, .failed = 3, .undecided = 3, .unserved = true, .connected = true},
           {.address = "10.0.0.2:6", .attempts = 1, .undecided = 1}}};
    LockContention torn{
        .name = "lock:torn\n", .node = 0, .complete = false, .failed = std::nullopt, .taken = std::nullopt};
    model.setLocks({quiet, busy, torn}, nodes);
    QCOMPARE(cell(model, 0, ContentionModel::NodeColumn), u"–"_s);
    QCOMPARE(cell(model, 0, ContentionModel::AttemptsColumn), u"0"_s);
    QCOMPARE(cell(model, 0, ContentionModel::FailedColumn), u"–"_s);
    QCOMPARE(cell(model, 0, ContentionModel::WaitingColumn), u"–"_s);
    QCOMPARE(cell(model, 1, ContentionModel::NodeColumn), u"two"_s);
    QCOMPARE(cell(model, 1, ContentionModel::AttemptsColumn), u"7"_s);
    QCOMPARE(cell(model, 1, ContentionModel::FailedColumn), u"≥ 3"_s);
    QCOMPARE(cell(model, 1, ContentionModel::TakenColumn), u"n/a"_s);
    QCOMPARE(cell(model, 1, ContentionModel::WaitingColumn), u"≥ 1"_s);
    QCOMPARE(cell(model, 1, ContentionModel::WhoColumn), u"10.0.0.1:5"_s);
    QCOMPARE(cell(model, 1, ContentionModel::NotKnownColumn), u"4: its owners look alike"_s);
    QCOMPARE(cell(model, 2, ContentionModel::AttemptsColumn), u"n/a"_s); // 0 that was seen is no number
    QVERIFY(!cell(model, 2, ContentionModel::NameColumn).contains(u'\n'));
    QCOMPARE(cell(model, 2, ContentionModel::NotKnownColumn), u"some commands could not be read"_s);
    for (int column = 0; column < ContentionModel::ColumnCount; ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    model.setLocks({}, nodes);
    QCOMPARE(model.rowCount(), 0);
}

void TestSampling::itIsSortedByNumbers()
{
    ContentionModel model;
    std::vector<LockContention> locks;
    for (const qint64 attempts : {9, 100, 20}) {
        LockContention lock{.name = QByteArray::number(attempts), .node = 0, .attempts = attempts, .clientCount = 1};
        if (attempts == 100)
            lock.failed = std::nullopt;
        else
            lock.failed = attempts;
        locks.push_back(lock);
    }
    model.setLocks(locks, {nodeStatus(0, u"one"_s)});
    QSortFilterProxyModel sorted;
    const QAbstractItemModelTester tester(&sorted);
    sorted.setSourceModel(&model);
    sorted.setSortRole(ContentionModel::SortRole);
    const auto names = [&sorted] {
        QStringList list;
        for (int row = 0; row < sorted.rowCount(); ++row)
            list += cell(sorted, row, ContentionModel::NameColumn);
        return list;
    };
    sorted.sort(ContentionModel::AttemptsColumn, Qt::DescendingOrder);
    QCOMPARE(names(), (QStringList{u"100"_s, u"20"_s, u"9"_s}));
    sorted.sort(ContentionModel::FailedColumn, Qt::DescendingOrder);
    QCOMPARE(names(), (QStringList{u"20"_s, u"9"_s, u"100"_s})); // what is not known comes last
}

void TestSampling::clientsAndNodes()
{
    ContendersModel clients;
    const QAbstractItemModelTester clientsTester(&clients);
    clients.setClients({{.address = "10.0.0.1:5",
                         .attempts = 3,
                         .failed = 3,
                         .unserved = true,
                         .connected = true,
                         .commands = {"SET"}},
                        {.address = "10.0.0.2:6", .attempts = 2, .undecided = 2},
                        {.address = "10.0.0.3:7", .waits = 1, .unserved = true, .connected = false},
                        {.address = "10.0.0.4:8", .attempts = 1, .unserved = true}});
    QCOMPARE(cell(clients, 0, ContendersModel::StandingColumn), u"still trying"_s);
    QCOMPARE(cell(clients, 1, ContendersModel::FailedColumn), u"n/a"_s);
    QCOMPARE(cell(clients, 1, ContendersModel::StandingColumn), u"–"_s);
    QCOMPARE(cell(clients, 2, ContendersModel::AttemptsColumn), u"–"_s);
    QCOMPARE(cell(clients, 2, ContendersModel::StandingColumn), u"no longer waiting"_s);
    QCOMPARE(cell(clients, 3, ContendersModel::StandingColumn), u"n/a"_s);

    auto gone = nodeStatus(1, u"two"_s);
    gone.retired = true;
    SampleNodesModel nodes({nodeStatus(0, u"one"_s), gone, nodeStatus(2, u"three"_s)});
    const QAbstractItemModelTester nodesTester(&nodes);
    QCOMPARE(nodes.rowCount(), 2);
    QCOMPARE(nodes.chosen(), (QList<int>{0, 2}));
    QVERIFY(nodes.setData(nodes.index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(nodes.chosen(), QList<int>{2});
    nodes.setSampled({{.node = 2, .label = u"three"_s, .duration = Millis(400), .lines = 12, .cutShort = true}});
    QVERIFY(cell(nodes, 0, SampleNodesModel::ListenedColumn).isEmpty());
    QCOMPARE(cell(nodes, 1, SampleNodesModel::CommandsColumn), u"12"_s);
    QVERIFY(cell(nodes, 1, SampleNodesModel::RemarkColumn).contains(u"stopped after 400"_s));
    nodes.setOpen(false);
    QVERIFY(!nodes.setData(nodes.index(0, 0), Qt::Checked, Qt::CheckStateRole));
}

void TestSampling::byKeysAlone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:quiet"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 2, kPatienceMs);
    m_dialog = open(window);
    QVERIFY(m_dialog);
    QVERIFY(m_dialog->findChild<QRadioButton *>(u"sampleAll"_s)->isChecked());
    QVERIFY(!m_dialog->findChild<QRadioButton *>(u"sampleSelected"_s)->isVisibleTo(m_dialog));
    QVERIFY(!button("sampleExport")->isEnabled());
    QCOMPARE(m_dialog->findChild<QDoubleSpinBox *>(u"sampleSeconds"_s)->value(), 3.0);
    m_dialog->findChild<QDoubleSpinBox *>(u"sampleSeconds"_s)->setValue(kSampleSeconds - 1);
    m_dialog->findChild<QDoubleSpinBox *>(u"sampleSeconds"_s)->setFocus();
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Up);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(m_dialog->isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    QVERIFY(m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"a-secret-token"_s, u"NX"_s, u"PX"_s, u"60000"_s}, ""));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);

    QVERIFY2(text("sampleMessage").startsWith(u"✔ Clients tried to take, or waited for, 1 of 2 locks"_s),
             qPrintable(text("sampleMessage")));
    QCOMPARE(columnOf(m_dialog, "sampleLocks", ContentionModel::NameColumn), QStringList{u"lock:a"_s});
    QCOMPARE(columnOf(m_dialog, "sampleLocks", ContentionModel::AttemptsColumn), QStringList{u"1"_s});
    QCOMPARE(columnOf(m_dialog, "sampleLocks", ContentionModel::FailedColumn), QStringList{u"1"_s});
    QCOMPARE(columnOf(m_dialog, "sampleLocks", ContentionModel::TakenColumn), QStringList{u"0"_s});
    QCOMPARE(columnOf(m_dialog, "sampleClients", ContendersModel::CommandsColumn), QStringList{u"SET"_s});
    QVERIFY(columnOf(m_dialog, "sampleClients", ContendersModel::AddressColumn).value(0).startsWith(u"127.0.0.1:"_s));
    QCOMPARE(columnOf(m_dialog, "sampleClients", ContendersModel::StandingColumn), QStringList{u"gone"_s});
    QVERIFY(button("sampleExport")->isEnabled());
    QCOMPARE(m_dialog->focusWidget(), table("sampleLocks")); // what is looked at next
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith(u"lock:a\t"_s),
             qPrintable(QGuiApplication::clipboard()->text()));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u'\n'));
    QVERIFY(!isListening());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"contention.json"_s);
    click(button("sampleExport"));
    auto *file = m_dialog->findChild<QFileDialog *>(u"exportDialog"_s);
    QVERIFY(file != nullptr);
    file->selectFile(path);
    QMetaObject::invokeMethod(file, "accept");
    QTRY_VERIFY_WITH_TIMEOUT(text("sampleMessage").startsWith(u"✔ 1 "_s), kPatienceMs);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const auto object = QJsonDocument::fromJson(written.readAll()).array().at(0).toObject();
    QCOMPARE(object.value(u"name"_s).toString(), u"lock:a"_s);
    QCOMPARE(object.value(u"attempts"_s).toInt(), 1);
    table("sampleLocks")->setFocus();
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
}

void TestSampling::ofTheSelectedLockAlone()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QVERIFY(m_nodes.seed(u"lock:quiet"_s));
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.clickRow("lock:quiet"), kPatienceMs);
    m_dialog = open(window);
    QVERIFY(m_dialog);
    QVERIFY(m_dialog->findChild<QRadioButton *>(u"sampleSelected"_s)->isChecked());
    QVERIFY(text("sampleSelected").contains(u"lock:quiet"_s));
    beginFor(kSampleSeconds);
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    m_nodes.onAll({u"SET"_s, u"lock:a"_s, u"token-of-another"_s, u"NX"_s, u"PX"_s, u"60000"_s}, "");
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    QVERIFY2(text("sampleMessage").startsWith(u"No client tried to take"_s), qPrintable(text("sampleMessage")));
    QCOMPARE(columnOf(m_dialog, "sampleLocks", ContentionModel::NameColumn),
             QStringList{u"lock:quiet"_s}); // asked for by name
    QVERIFY(columnOf(m_dialog, "sampleClients", ContendersModel::AddressColumn).isEmpty());
}

void TestSampling::beforeANodeFallsSilent()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    beginFor(kSampleSeconds);
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    m_nodes[1].freeze();
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    QVERIFY2(text("sampleMessage").startsWith(u"Lockscope heard no attempt"_s), qPrintable(text("sampleMessage")));
    QVERIFY2(text("sampleMessage").contains(u"Some commands were missed"_s), qPrintable(text("sampleMessage")));
    const auto remarks = columnOf(m_dialog, "sampleNodes", SampleNodesModel::RemarkColumn);
    QVERIFY2(remarks.at(1).startsWith(u"⚠ The node fell silent"_s) && remarks.at(0).isEmpty(),
             qPrintable(remarks.join(u'|')));
}

void TestSampling::onTheNodesThatAreChosen()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    auto *nodes = table("sampleNodes");
    QCOMPARE(nodes->model()->rowCount(), 3);
    nodes->setFocus();
    for (int row = 0; row < 3; ++row) {
        nodes->setCurrentIndex(nodes->model()->index(row, SampleNodesModel::NodeColumn));
        QTest::keyClick(nodes, Qt::Key_Space);
    }
    QVERIFY(!button("sampleStart")->isEnabled());
    QCOMPARE(text("sampleMessage"), u"Choose a node to listen to."_s);
    QTest::keyClick(nodes, Qt::Key_Space); // the last one again
    QVERIFY(button("sampleStart")->isEnabled());
    click(button("sampleStart"));
    QTRY_COMPARE_WITH_TIMEOUT(monitors(2), 1, kPatienceMs);
    QCOMPARE(monitors(0) + monitors(1), 0);
    click(button("sampleStop"));
}

void TestSampling::onProductionBehindATick()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes.deployment(Environment::Production), m_nodes.options());
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    QVERIFY(!button("sampleStart")->isEnabled());
    QVERIFY(text("sampleMessage").contains(u"production"_s));
    auto *confirm = m_dialog->findChild<QCheckBox *>(u"sampleConfirm"_s);
    QVERIFY(confirm->isVisible());
    QTest::keyClick(confirm, Qt::Key_Space);
    QVERIFY(button("sampleStart")->isEnabled());
    beginFor(kSampleSeconds);
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    QVERIFY2(text("sampleMessage").startsWith(u"No client tried"_s), qPrintable(text("sampleMessage")));
}

void TestSampling::itCanBeStopped()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    auto *seconds = m_dialog->findChild<QDoubleSpinBox *>(u"sampleSeconds"_s);
    seconds->setValue(60);
    QCOMPARE(seconds->value(), 10.0);
    click(button("sampleStart"));
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    QVERIFY(!button("sampleStart")->isEnabled() && button("sampleStop")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->findChild<QProgressBar *>(u"sampleProgress"_s)->value() > 0, kPatienceMs);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Space); // it has the focus
    QVERIFY(!m_dialog->isRunning());
    QVERIFY(text("sampleMessage").startsWith(u"Stopped"_s));
    QTRY_COMPARE_WITH_TIMEOUT(monitors(0) + monitors(1) + monitors(2), 0, kPatienceMs);
    seconds->setValue(1);
    click(button("sampleStart"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    QVERIFY2(text("sampleMessage").startsWith(u"No client tried"_s), qPrintable(text("sampleMessage")));
}

void TestSampling::closingStopsIt()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    beginFor(10);
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    QTest::keyClick(m_dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(monitors(0) + monitors(1) + monitors(2), 0, kPatienceMs);
}

void TestSampling::whatANodeRefusesStandsBesideIt()
{
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QCOMPARE(m_nodes[1].cli({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"-monitor"_s}), "OK");
    Window window(m_nodes);
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    m_dialog = open(window);
    beginFor(1);
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    const QStringList said = columnOf(m_dialog, "sampleNodes", SampleNodesModel::RemarkColumn);
    QVERIFY2(said.at(1).startsWith(u"⚠ "_s), qPrintable(said.join(u'|')));
    QVERIFY(said.at(0).isEmpty() && said.at(2).isEmpty());
    QCOMPARE(columnOf(m_dialog, "sampleNodes", SampleNodesModel::ListenedColumn).at(1), u"–"_s);
    QVERIFY2(text("sampleMessage").contains(u"Nodes heard: 2 of 3."_s), qPrintable(text("sampleMessage")));
    QVERIFY(text("sampleMessage").contains(u"Some commands were missed"_s));
    QCOMPARE(m_nodes[1].cli({u"ACL"_s, u"SETUSER"_s, u"default"_s, u"+monitor"_s}), "OK");
}

void TestSampling::listensForAnyKey()
{
    Window window(m_nodes);
    QTRY_VERIFY_WITH_TIMEOUT(window.text("emptyText").startsWith(u"No locks"_s), kPatienceMs);
    m_dialog = open(window);
    QVERIFY(m_dialog);
    // No lock is known: that is all there is to listen for.
    QVERIFY(m_dialog->findChild<QRadioButton *>(u"sampleAny"_s)->isChecked());
    QVERIFY(!m_dialog->findChild<QRadioButton *>(u"sampleAll"_s)->isEnabled());
    beginFor(10); // nine commands are sent meanwhile
    QTRY_VERIFY_WITH_TIMEOUT(isListening(), kPatienceMs);
    for (const auto &owner : {u"a"_s, u"b"_s})
        m_nodes.onAll({u"SET"_s, u"brief"_s, owner, u"NX"_s, u"PX"_s, u"60000"_s});
    QVERIFY(m_nodes.onAll({u"SETNX"_s, u"alone"_s, u"1"_s}, "1"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->isRunning(), kPatienceMs);
    QVERIFY2(text("sampleMessage").startsWith(u"✔ Clients tried to take 2 keys."_s), qPrintable(text("sampleMessage")));
    QVERIFY(columnOf(m_dialog, "sampleLocks", ContentionModel::NameColumn).contains(u"brief"_s));
    m_nodes.removeKey(u"brief"_s);
    m_nodes.removeKey(u"alone"_s);
}

void TestSampling::saysWhyItIsDisabled()
{
    Window window(m_nodes);
    auto *action = window.widget->sampleAction();
    QVERIFY(window.widget->lockActions().contains(action));
    QVERIFY(window.table()->actions().contains(action));
    QTRY_VERIFY_WITH_TIMEOUT(action->isEnabled(), kPatienceMs); // any key can be listened for
    QVERIFY(m_nodes.seed(u"lock:a"_s));
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(action->isEnabled());
    window.widget->showView(u"contention"_s); // all known locks can be listened for wherever one is
    QVERIFY(action->isEnabled());
    window.widget->readingAction()->trigger();
    QVERIFY(!action->isEnabled() && action->toolTip().startsWith(u"Reading is off"_s));
    window.widget->readingAction()->trigger();
    QVERIFY(action->isEnabled());
}

LOCKSCOPE_TEST(QApplication, TestSampling)
#include "tst_sampling.moc"

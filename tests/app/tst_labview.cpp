// The lab in the program's window, by keys and clicks, on real nodes and clients.

#include "fixtures/waiting.h"
#include "leftovers.h"

#include <app/demo/demo.h>
#include <app/demo/folderguard.h>
#include <app/demo/worker.h>
#include <app/lab/client.h>
#include <app/lab/stepgate.h>
#include <app/lab/view/exerciselist.h>
#include <app/lab/view/labpage.h>
#include <app/lab/view/labpanel.h>
#include <app/lab/view/storymodel.h>
#include <app/mainwindow.h>
#include <lockscope/ui/kit/elidedlabel.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/locks/locktableview.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/tables/steadytable.h>
#include <lockscope/ui/timeline/timelinecanvas.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Lockscope::Lab;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kLongMs = 40'000; ///< for what takes some seconds on a machine at rest

/// The lab's lock as the window has it, from now on.
struct Sight
{
    explicit Sight(MainWindow &window)
    {
        QObject::connect(window.lockscope()->session(), &Session::boardChanged, &context,
                         [this](const BoardDiffPtr &diff) {
                             if (!diff->changed.empty())
                                 lock = diff->changed.front();
                             else if (!diff->removed.empty())
                                 lock.reset();
                             for (const auto &node : diff->nodes) {
                                 if (addresses.isEmpty() || addresses.constLast() != node.address)
                                     addresses += node.address;
                             }
                         });
    }
    Q_DISABLE_COPY_MOVE(Sight)

    LockStatePtr lock;
    QStringList addresses; ///< of its one node
    QObject context;
};

} // namespace

class TestLabView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void theGateLetsPassAsItIsTold();
    void theModelsAreSound();
    void exercisesAreFoundByWords();
    void aScenarioStartsAndItsNodesAreShown();
    void theButtonsStayWhereTheyAre_data();
    void theButtonsStayWhereTheyAre();
    void stepsArePausedTakenAndRepeated();
    void aPauseBetweenCheckAndDeleteChangesNothing();
    void stockIsCountedAndSchemesAreCompared();
    void buyersStandStillInAPause();
    void clientsAndNodesAreInTheViewersHands();
    void whatIsDoneByHandWaitsForNoStep_data();
    void whatIsDoneByHandWaitsForNoStep();
    void theTtlThatIsTypedIsMeant();
    void aSecondCommandWhileOneIsUnderWay_data();
    void aSecondCommandWhileOneIsUnderWay();
    void theWindowFollowsTheMaster();
    void whereTwoOwnALockTheRowSaysSo_data();
    void whereTwoOwnALockTheRowSaysSo();
    void whoWaitsForRedissonsLockIsCounted();
    void renewingStopsAtOnce_data();
    void renewingStopsAtOnce();
    void whoOnlyBelievesToHoldIsToldApart();
    void whatAStepWaitsForIsSaid();
    void aPauseIsNotMeasured();
    void aTokenIsKeptBackWhileItsClientStandsStill();
    void theLockIsFreeWhileItStandsStill();
    void theStoryStandsAtItsEndWhenItIsShown();
    void allThatIsDoneByHandIsInSight();
    void viewsAreReachedFromTheList();
    void viewsAreReachedWhileNoExerciseRuns();
    void theStoryNamesItsExercise();
    void theZoomOfTheTimelineIsKept();
    void whatCameOutIsKeptWhenTheLabIsClosed();
    void theWelcomePageStartsTheDemo();
    void pausedBeforeTheFirstBuyerNobodyBegins();
    void whatOthersUseStaysInSight();
    void whatIsShownIsNotLeftUnasked();
    void oneAfterAnotherInHaste();
    void closedInTheMiddleItLeavesNothing();
    void theWindowNeverStandsStill();

private:
    template <typename T>
    [[nodiscard]] T *find(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    [[nodiscard]] LabPanel *panel() const { return find<LabPanel>(u"labPanel"_s); }
    [[nodiscard]] ExerciseList *list() const { return find<ExerciseList>(u"labExercises"_s); }
    [[nodiscard]] QString text(const QString &label) const { return find<QLabel>(label)->text(); }
    [[nodiscard]] QStringList story() const
    {
        const auto *model = find<QTableView>(u"labStory"_s)->model();
        QStringList steps;
        for (int row = 0; row < model->rowCount(); ++row)
            steps += model->index(row, StoryModel::What).data().toString();
        return steps;
    }
    [[nodiscard]] bool isEnded() const
    {
        return panel()->laboratory().stage() != nullptr && !panel()->laboratory().isRunning();
    }
    [[nodiscard]] bool isStanding() const { return panel()->laboratory().gate().isStanding(); }
    void setSpeed(StepGate::Speed speed) const
    {
        auto *button = find<QPushButton>(nameOf(speed));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(button->isChecked());
        list()->setFocus();
    }
    [[nodiscard]] static QString nameOf(StepGate::Speed speed)
    {
        return speed == StepGate::Speed::Full ? u"labFast"_s
            : speed == StepGate::Speed::Slow  ? u"labSlow"_s
                                              : u"labStepwise"_s;
    }
    void start(const QString &exercise) const
    {
        list()->setFocus();
        list()->choose(exercise);
        QTest::keyClick(list(), Qt::Key_Return);
    }
    void showViews() const { QTest::keyClick(m_window.get(), Qt::Key_F6); }
    void closeLab() const { QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier); }
    template <typename Button>
    void click(const QString &name) const
    {
        QTest::mouseClick(find<Button>(name), Qt::LeftButton);
    }
    [[nodiscard]] QList<QByteArray> ours() const
    {
        QList<QByteArray> commands;
        for (const auto &process : processesOf(m_folder.path())) {
            if (process.pid != QCoreApplication::applicationPid())
                commands += process.command;
        }
        return commands;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestLabView::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_STATE_HOME", m_folder.path().toLocal8Bit());
    qputenv("TMPDIR", m_folder.path().toLocal8Bit());
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

void TestLabView::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(panel() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(list()->hasFocus(), kPatienceMs);
}

void TestLabView::cleanup()
{
    m_window.reset();
    QTRY_COMPARE_WITH_TIMEOUT(ours(), QList<QByteArray>(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_folder.path()), QStringList(), kPatienceMs);
}

void TestLabView::theGateLetsPassAsItIsTold()
{
    StepGate gate;
    QStringList passed;
    const auto pass = [&](const QString &what) { gate.pass([&passed, what] { passed += what; }); };
    pass(u"a"_s);
    QCOMPARE(passed, QStringList{u"a"_s});
    gate.setPaused(true);
    pass(u"b"_s);
    pass(u"c"_s);
    QVERIFY(gate.isStanding());
    QCOMPARE(passed.size(), 1);
    gate.step();
    QCOMPARE(passed, (QStringList{u"a"_s, u"b"_s}));
    gate.setPaused(false);
    QCOMPARE(passed.size(), 3);
    QVERIFY(!gate.isStanding());
    gate.step(); // nothing waits
    gate.setSpeed(StepGate::Speed::Slow);
    pass(u"d"_s);
    QVERIFY(!gate.isStanding()); // it goes on by itself
    QCOMPARE(passed.size(), 3);
    QTRY_COMPARE_WITH_TIMEOUT(passed.size(), 4, kPatienceMs);
    QVERIFY(gate.stoodStill() > StepGate::kMoment / 2);
    gate.setSpeed(StepGate::Speed::Stepwise);
    pass(u"e"_s);
    QVERIFY(gate.isStanding());
    gate.setGoingOn(true); // as before: slowly
    QVERIFY(!gate.isStanding() && !gate.isHeld());
    QCOMPARE(gate.speed(), StepGate::Speed::Stepwise);
    QCOMPARE(passed.size(), 4);
    QTRY_COMPARE_WITH_TIMEOUT(passed.size(), 5, kPatienceMs);
    gate.setGoingOn(false);
    pass(u"f"_s);
    QVERIFY(gate.isStanding());
    gate.setSpeed(StepGate::Speed::Full);
    QCOMPARE(passed.size(), 6);
    gate.setSpeed(StepGate::Speed::Stepwise);
    gate.setGoingOn(true); // as before: at once
    pass(u"g"_s);
    QCOMPARE(passed.size(), 7);
    gate.clear(); // the next one begins step by step
    QVERIFY(gate.isHeld());
    pass(u"h"_s);
    gate.clear();
    gate.setSpeed(StepGate::Speed::Full);
    QCOMPARE(passed.size(), 7);
    QCOMPARE(gate.stoodStill(), Millis(0));
}

void TestLabView::theModelsAreSound()
{
    const QAbstractItemModelTester exercises(list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester steps(find<QTableView>(u"labStory"_s)->model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester schemes(find<SteadyTable>(u"labComparison"_s)->model(),
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester clients(find<SteadyTable>(u"labClients"_s)->model(),
                                           QAbstractItemModelTester::FailureReportingMode::QtTest);
    setSpeed(StepGate::Speed::Full);
    start(u"none"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(find<SteadyTable>(u"labComparison"_s)->model()->rowCount(), 1);
    QVERIFY(find<SteadyTable>(u"labClients"_s)->model()->rowCount() >= 4);
    QVERIFY(!story().isEmpty());
}

void TestLabView::exercisesAreFoundByWords()
{
    const auto shown = [this] {
        QStringList ids;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            if (const auto *exercise = list()->exercises()->exerciseAt(row);
                exercise != nullptr && !list()->isRowHidden(row))
                ids += exercise->id();
        }
        return ids;
    };
    QCOMPARE(static_cast<size_t>(shown().size()), allExercises().size() + 1);
    list()->setFocus();
    QTest::keyClicks(list(), u"f"_s); // it begins a search
    auto *search = find<QLineEdit>(u"labSearch"_s);
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, u"encing paused"_s);
    QCOMPARE(shown(), QStringList{u"long-pause-fenced"_s});
    QCOMPARE(list()->chosen()->id(), u"long-pause-fenced"_s);
    QVERIFY(list()->isRowHidden(0)); // a theme without exercises
    QTest::keyClick(search, Qt::Key_Return);
    QVERIFY(list()->hasFocus());
    search->clear();
    QCOMPARE(static_cast<size_t>(shown().size()), allExercises().size() + 1);
}

void TestLabView::aScenarioStartsAndItsNodesAreShown()
{
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"long-pause"_s);
    QVERIFY(text(u"labCaption"_s).contains(u"writes back what she read before"_s));
    list()->choose(u"failover"_s);
    start(u"long-pause"_s);
    QCOMPARE(list()->chosen()->id(), u"long-pause"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(text(u"labVerdict"_s) + text(u"labOutcome"_s)));
    QVERIFY(text(u"labOutcome"_s).contains(u"✓ a sale is lost"_s));
    QVERIFY(text(u"labOutcome"_s).contains(u"Measured"_s));
    QVERIFY(story().contains(u"Ann pauses"_s));
    // Its node is shown as any other, and stays to be looked at.
    QVERIFY(m_window->lockscope() != nullptr);
    QCOMPARE(m_window->lockscope()->session()->deployment().nodes.size(), 1);
    QVERIFY(list()->hasFocus());
    QVERIFY(!serversOf(m_folder.path()).empty());
    click<QPushButton>(u"labStop"_s);
    QTRY_VERIFY_WITH_TIMEOUT(serversOf(m_folder.path()).empty(), kPatienceMs);
    QVERIFY(m_window->lockscope() == nullptr);
}

void TestLabView::theButtonsStayWhereTheyAre_data()
{
    QTest::addColumn<bool>("isInDemo");
    QTest::newRow("alone") << false;
    QTest::newRow("in the demo, with a menu of its nodes") << true;
}

void TestLabView::theButtonsStayWhereTheyAre()
{
    QFETCH(const bool, isInDemo);
    Demo demo; // its nodes need not run
    if (isInDemo)
        m_window->addDemoControls(&demo);
    const auto places = [this] {
        QList<QPoint> found;
        for (const auto &name : {u"labStart"_s, u"labPause"_s, u"labStep"_s, u"labStop"_s})
            found += find<QPushButton>(name)->mapTo(m_window.get(), QPoint());
        return found;
    };
    m_window->resize(1280, 700);
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"own-lock-deleted"_s);
    QCoreApplication::processEvents(); // it is laid out
    const QList<QPoint> before = places();
    click<QPushButton>(u"labStart"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(places(), before);
    click<QPushButton>(u"labStop"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!panel()->laboratory().isRunning(), kPatienceMs);
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void TestLabView::stepsArePausedTakenAndRepeated()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"own-lock-deleted"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(story().constLast(), u"Ann begins the guarded work, inside now: 1"_s); // while the lock is still hers
    QVERIFY(story().contains(u"Ann has the lock"_s));
    QVERIFY(text(u"labStatus"_s).contains(u"Paused"_s));
    // The table shows what the story tells.
    QTRY_COMPARE_WITH_TIMEOUT(m_window->lockscope()->selectedLock(), QByteArray(Stage::kLock), kPatienceMs);
    click<QPushButton>(u"labStep"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(story().constLast(), u"The lock's key is gone on node A"_s);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Period);
    QTRY_COMPARE_WITH_TIMEOUT(story().constLast(), u"Bob has the lock"_s, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    // It goes on by itself and is held again behind the next step; the speed that was chosen stays.
    QTest::keyClick(list(), Qt::Key_Space);
    QVERIFY(!isStanding());
    QVERIFY(find<QPushButton>(u"labPause"_s)->text().contains(u"Pa"_s));
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QVERIFY(find<QPushButton>(u"labStepwise"_s)->isChecked());
    QVERIFY(!isEnded());
    click<QPushButton>(u"labPause"_s);
    QVERIFY(!isStanding());
    QTest::keyClick(list(), Qt::Key_Period); // who steps wants it to stand still again
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QVERIFY(!isEnded());
    setSpeed(StepGate::Speed::Full);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(text(u"labOutcome"_s)));
    // Once more, from the beginning.
    QVERIFY(find<QPushButton>(u"labStart"_s)->text().contains(u"Rest"_s));
    const auto nodes = m_window->lockscope()->session()->deployment().nodes;
    click<QPushButton>(u"labStart"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!find<QLabel>(u"labVerdict"_s)->isVisible(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY(text(u"labVerdict"_s).startsWith(u"✔"_s));
    QVERIFY(m_window->lockscope()->session()->deployment().nodes != nodes);
    QCOMPARE(story().filter(u"Ann has the lock"_s).size(), 1);
}

void TestLabView::aPauseBetweenCheckAndDeleteChangesNothing()
{
    // Whoever takes ten seconds for each step sees the same as who takes none: here the TTL is the shortest of all.
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"check-then-delete"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(story().constLast(), u"Ann is stopped between GET and DEL"_s);
    // The TTL of five times 600 ms runs out while it stands still.
    QElapsedTimer stood;
    stood.start();
    QTRY_VERIFY_WITH_TIMEOUT(stood.elapsed() > 3200, kPatienceMs);
    setSpeed(StepGate::Speed::Full);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(text(u"labOutcome"_s)));
}

void TestLabView::stockIsCountedAndSchemesAreCompared()
{
    setSpeed(StepGate::Speed::Full);
    for (const auto &[name, value] :
         {std::pair(u"labStock"_s, 30), std::pair(u"labBuyers"_s, 40), std::pair(u"labProcesses"_s, 3)})
        find<QSpinBox>(name)->setValue(value);
    list()->choose(u"none"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY2(text(u"labLost"_s).startsWith(u"✖"_s), qPrintable(text(u"labLost"_s)));
    list()->choose(u"set-owner-lua"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(text(u"labBought"_s), u"30"_s);
    QCOMPARE(text(u"labFailed"_s), u"10"_s);
    QCOMPARE(text(u"labLeft"_s), u"0"_s);
    QCOMPARE(text(u"labLost"_s), u"✔ 0"_s);
    const auto *table = find<SteadyTable>(u"labComparison"_s)->model();
    QCOMPARE(table->rowCount(), 2);
    QVERIFY(table->index(0, 1).data().toString().startsWith(u"✖ off by"_s));
    QCOMPARE(table->index(1, 1).data().toString(), u"✔ exact"_s);
    QVERIFY(table->index(1, 2).data().toString() != u"–"_s);

    // Another order, and back; the file has the rows in the order that is shown.
    auto *header = find<SteadyTable>(u"labComparison"_s)->horizontalHeader();
    header->setSortIndicator(1, Qt::AscendingOrder);
    QCOMPARE(table->index(0, 1).data().toString(), u"✔ exact"_s);
    find<QAction>(u"labExport"_s)->trigger();
    auto *dialog = m_window->findChild<QFileDialog *>(u"exportDialog"_s);
    QVERIFY(dialog != nullptr);
    const QString path = m_folder.filePath(u"schemes.csv"_s);
    dialog->selectFile(path);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path).size() > 0, kPatienceMs);
    const auto lines = contentOf(path).split('\n');
    QVERIFY2(lines.value(0).contains("Scheme,Result,Attempts,Commands,\"Wait, ms\""), lines.value(0).constData());
    QVERIFY2(lines.value(1).contains(",✔ exact,"), lines.value(1).constData());
    QVERIFY2(lines.value(2).contains("off by"), lines.value(2).constData());
    header->setSortIndicator(0, Qt::AscendingOrder);

    // Done otherwise: figures of before are not shown beside it.
    find<QSpinBox>(u"labBuyers"_s)->setValue(20);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY(table->index(0, 1).data().toString().startsWith(u"✖ off by"_s));
    QCOMPARE(table->index(0, 3).data().toString(), u"–"_s);
    QVERIFY(table->index(1, 3).data().toString() != u"–"_s);
}

void TestLabView::buyersStandStillInAPause()
{
    setSpeed(StepGate::Speed::Slow);
    list()->choose(u"set-owner-lua"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(text(u"labBought"_s).toInt() >= 3, kPatienceMs);
    QTest::keyClick(list(), Qt::Key_Space);
    QVERIFY(isStanding());
    QVERIFY(story().contains(u"All clients are stopped where they are"_s));
    QVERIFY(!find<QPushButton>(u"labStep"_s)->isEnabled());
    const auto stopped = [this] {
        int count = 0;
        for (const auto &process : processesOf(m_folder.path()))
            count += process.command.contains("lab-client")
                    && contentOf(u"/proc/%1/stat"_s.arg(process.pid)).contains(") T ")
                ? 1
                : 0;
        return count;
    };
    QElapsedTimer pause;
    pause.start();
    QTRY_COMPARE_WITH_TIMEOUT(stopped(), 4, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(Millis(pause.elapsed()) > Stage::kStoodStill, kPatienceMs);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(text(u"labLost"_s), u"✔ 0"_s);
    QCOMPARE(text(u"labBought"_s), u"100"_s);
    const auto *table = find<SteadyTable>(u"labComparison"_s)->model();
    QCOMPARE(table->index(0, 4).data().toString(), u"–"_s); // the pause is no waiting for the lock
    QVERIFY(table->index(0, 0).data(Qt::ToolTipRole).toString().contains(u"stood still"_s));
}

void TestLabView::clientsAndNodesAreInTheViewersHands()
{
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(u"labKill4"_s) != nullptr, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(u"redlock"_s));
    auto *clients = find<SteadyTable>(u"labClients"_s);
    click<QPushButton>(u"labAddClient"_s);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->rowCount(), 1, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(story().filter(u"Ann is there"_s).size() == 1, kPatienceMs);
    click<QPushButton>(u"labAddClient"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().filter(u"Bob is there"_s).size() == 1, kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(0, 0));
    // Two nodes of five are gone in two ways: Ann still gets three.
    click<QToolButton>(u"labFreeze0"_s);
    click<QToolButton>(u"labCut1"_s);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labFreeze0"_s)->text(), u"Thaw"_s, kPatienceMs);
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Ann has the lock"_s), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->lockscope()->selectedLock(), QByteArray(Stage::kLock), kPatienceMs);
    click<QPushButton>(u"labPauseClient"_s);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->index(0, 1).data().toString(), u"❚❚ stopped, holds"_s, kPatienceMs);
    QVERIFY(!find<QPushButton>(u"labRelease"_s)->isEnabled());
    click<QPushButton>(u"labPauseClient"_s);
    click<QPushButton>(u"labRelease"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!story().filter(u"Ann releases the lock"_s).isEmpty(), kPatienceMs);
    // A third one: nobody gets it.
    click<QToolButton>(u"labKill2"_s);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labKill2"_s)->text(), u"Start"_s, kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(1, 0));
    find<QDoubleSpinBox>(u"labTime"_s)->setValue(0);
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Bob does not get the lock"_s), kPatienceMs);
    // They come back, and he does.
    click<QToolButton>(u"labKill2"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Node C is back, empty"_s), kPatienceMs);
    click<QToolButton>(u"labFreeze0"_s);
    click<QToolButton>(u"labCut1"_s);
    find<QDoubleSpinBox>(u"labTime"_s)->setValue(9);
    click<QPushButton>(u"labHold"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Bob has the lock"_s), kPatienceMs);
    // A node that is shut down has its keys again.
    click<QToolButton>(u"labShutDown3"_s);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labKill3"_s)->text(), u"Start"_s, kPatienceMs);
    click<QToolButton>(u"labKill3"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Node D is back, with the keys it had"_s), kPatienceMs);
    click<QPushButton>(u"labCrash"_s);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->index(1, 1).data().toString(), u"✖ dead"_s, kPatienceMs);
    QVERIFY(panel()->laboratory().isRunning()); // it ends when it is stopped
    // Whatever was done by hand says so; the rest is what came of it.
    for (const auto &act : {u"Ann is started"_s, u"node A is frozen"_s,
                            u"node B is cut off from its clients, and runs on"_s, u"Ann is to acquire the lock"_s,
                            u"Ann pauses"_s, u"Ann goes on"_s, u"Ann is to release the lock"_s, u"node C is killed"_s,
                            u"node C is started again"_s, u"Bob is to hold the lock for 9 s"_s, u"Bob is killed"_s}) {
        const auto told = story().filter(act, Qt::CaseInsensitive);
        QVERIFY2(told == QStringList{u"By hand: "_s + act} || (told.size() > 1 && told.contains(u"By hand: "_s + act)),
                 qPrintable(act));
    }
}

void TestLabView::whatIsDoneByHandWaitsForNoStep_data()
{
    QTest::addColumn<bool>("isBesideAScenario");
    QTest::newRow("alone") << false;
    QTest::newRow("beside a scenario that stands still") << true;
}

void TestLabView::whatIsDoneByHandWaitsForNoStep()
{
    QFETCH(const bool, isBesideAScenario);
    setSpeed(StepGate::Speed::Stepwise);
    if (isBesideAScenario) {
        list()->choose(u"crash-between-setnx-and-expire"_s);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
        find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    } else {
        start(u"free"_s);
        QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(u"labKill4"_s) != nullptr, kPatienceMs);
    }
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    auto *clients = find<SteadyTable>(u"labClients"_s);
    const int before = clients->model()->rowCount();
    click<QPushButton>(u"labAddClient"_s);
    const QString name = isBesideAScenario ? u"Carl"_s : u"Ann"_s;
    QTRY_VERIFY_WITH_TIMEOUT(story().filter(name + u" is there"_s).size() == 1, kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(before, 0));
    // It reads, thinks and writes.
    click<QPushButton>(u"labBuy"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!story().filter(name + u" writes stock"_s).isEmpty(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(name + u" did not hold the lock: nothing guarded this sale"_s),
                             kPatienceMs);
    if (!isBesideAScenario)
        QTRY_COMPARE_WITH_TIMEOUT(text(u"labBought"_s) + u' ' + text(u"labBoughtWords"_s),
                                  u"1 sold; without holding the lock: 1"_s, kPatienceMs);
    if (!isBesideAScenario) { // whose lock is taken
        find<QDoubleSpinBox>(u"labTime"_s)->setValue(0.2);
        click<QPushButton>(u"labHold"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!story().filter(name + u" releases the lock"_s).isEmpty(), kPatienceMs);
    }
    const int node = isBesideAScenario ? 0 : 4;
    click<QToolButton>(u"labKill%1"_s.arg(node));
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labKill%1"_s.arg(node))->text(), u"Start"_s, kPatienceMs);
    click<QToolButton>(u"labKill%1"_s.arg(node));
    QTRY_VERIFY_WITH_TIMEOUT(!story().filter(u"is back, empty"_s).isEmpty(), kPatienceMs);
    click<QPushButton>(u"labCrash"_s);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->index(before, 1).data().toString(), u"✖ dead"_s, kPatienceMs);
    // The story stands where it stood: none of this was a step of it, and none is waited for.
    QCOMPARE(isStanding(), isBesideAScenario);
    if (isBesideAScenario) {
        click<QPushButton>(u"labStep"_s);
        QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Ann is killed"_s), kPatienceMs);
    }
}

/// Those of a scenario are stretched, or outlast it.
void TestLabView::theTtlThatIsTypedIsMeant()
{
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"long-pause"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    const Sight sight(*m_window);
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    auto *clients = find<SteadyTable>(u"labClients"_s);
    const int before = clients->model()->rowCount();
    click<QPushButton>(u"labAddClient"_s); // 15 s
    QTRY_VERIFY_WITH_TIMEOUT(story().filter(u"Carl is there"_s).size() == 1, kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(before, 0));
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY_WITH_TIMEOUT(sight.lock && sight.lock->assessment.owner.startsWith("Carl"), kPatienceMs);
    const KeyTtl ttl = sight.lock->readings.front().ttl;
    QVERIFY2(ttl.kind == KeyTtl::Kind::Finite && ttl.left <= Millis(15'000),
             qPrintable(QString::number(ttl.left.count())));
}

void TestLabView::aSecondCommandWhileOneIsUnderWay_data()
{
    QTest::addColumn<QString>("way");
    for (const auto &scheme : allSchemes())
        QTest::addRow("%s", qPrintable(scheme.id)) << scheme.id;
}

void TestLabView::aSecondCommandWhileOneIsUnderWay()
{
    QFETCH(const QString, way);
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(way));
    auto *clients = find<SteadyTable>(u"labClients"_s);
    for (const auto &name : {u"Ann"_s, u"Bob"_s}) {
        click<QPushButton>(u"labAddClient"_s);
        QTRY_VERIFY_WITH_TIMEOUT(story().filter(name + u" is there"_s).size() == 1, kPatienceMs);
    }
    const auto state = [clients](int row) { return clients->model()->index(row, 1).data().toString(); };
    const bool locks = findScheme(way)->locks;
    const bool isOneLock = locks && findScheme(way)->exact; // not a lock per process, nor one that readers share
    clients->setCurrentIndex(clients->model()->index(0, 0));
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(!locks                   ? u"There is no lock: Ann goes on"_s
                                                  : way == u"fenced"_s ? u"Ann has the lock, token 1"_s
                                                                       : u"Ann has the lock"_s),
                             kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(state(0),
                              !locks                                                          ? u"○ alive"_s
                                  : findScheme(way)->isOnNodes && findScheme(way)->nodes == 1 ? u"● holds, on A only"_s
                                                                                              : u"● holds"_s,
                              kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(1, 0));
    find<QDoubleSpinBox>(u"labTime"_s)->setValue(60);
    click<QPushButton>(u"labAcquire"_s);
    if (isOneLock) {
        QTRY_COMPARE_WITH_TIMEOUT(state(1), u"… waits"_s, kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Bob waits for the lock"_s), kPatienceMs);
        for (const auto &senseless : {u"labAcquire"_s, u"labHold"_s, u"labRelease"_s, u"labBuy"_s})
            QVERIFY2(!find<QPushButton>(senseless)->isEnabled(), qPrintable(senseless));
        QVERIFY(find<QPushButton>(u"labPauseClient"_s)->isEnabled());
    }
    // Whatever comes to the client in between, it lives: what cannot be done now is said, and not done.
    Stage *stage = panel()->laboratory().stage();
    ClientProcess &bob = *stage->clients().back();
    for (const bool holds : {true, false}) {
        if (holds)
            stage->manual().holdFor(bob, Millis(1000), Millis(0));
        else
            stage->manual().acquire(bob, Millis(1000));
        (void)bob.release();
    }
    if (isOneLock)
        QTRY_COMPARE_WITH_TIMEOUT(story().filter(u"Bob is still busy with the command before"_s).size(), 4,
                                  kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(0, 0));
    click<QPushButton>(u"labRelease"_s);
    if (isOneLock)
        QTRY_VERIFY_WITH_TIMEOUT(!story().filter(u"Bob has the lock"_s).isEmpty(), 2 * kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(state(0), u"○ alive"_s, kPatienceMs);
    QVERIFY2(story().filter(u"has ended"_s).isEmpty(), qPrintable(story().join(u'\n')));
    QVERIFY(!bob.isCrashed());
}

void TestLabView::theWindowFollowsTheMaster()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"failover"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr, kPatienceMs);
    QCOMPARE(m_window->lockscope()->session()->deployment().rule, DeploymentRule::Sentinel);
    QCOMPARE(m_window->lockscope()->session()->deployment().master,
             u"master"_s); // so it is called in the window, and in the story
    const Sight sight(*m_window);
    const auto isHeldBy = [&](const char *owner) {
        return sight.lock && sight.lock->assessment.verdict == Verdict::Held
            && sight.lock->assessment.owner.startsWith(owner);
    };
    const auto goOnUntil = [this](const QString &step) {
        return QTest::qWaitFor(
            [this, step] {
                if (story().contains(step))
                    return true;
                if (isStanding())
                    QTest::keyClick(list(), Qt::Key_Period);
                return false;
            },
            kLongMs);
    };
    QVERIFY(goOnUntil(u"Ann has the lock"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isHeldBy("Ann"), kPatienceMs);
    QVERIFY2(story().contains(u"Node B, the replica, is frozen and cut off from node A, the master"_s),
             qPrintable(story().join(u'\n')));
    QVERIFY(goOnUntil(u"Node A is killed"_s));
    QTRY_VERIFY_WITH_TIMEOUT(sight.lock && sight.lock->assessment.verdict == Verdict::Unknown,
                             kPatienceMs); // there is no master to ask
    QVERIFY(goOnUntil(u"Sentinel says that node B is the master now"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!sight.lock, kPatienceMs); // it never heard of it
    QVERIFY(goOnUntil(u"Bob has the lock"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isHeldBy("Bob"), kPatienceMs);
    QVERIFY2(sight.addresses.size() >= 2 && sight.addresses.constFirst() != sight.addresses.constLast(),
             qPrintable(sight.addresses.join(u' ')));
    setSpeed(StepGate::Speed::Full);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(text(u"labOutcome"_s)));
}

void TestLabView::whereTwoOwnALockTheRowSaysSo_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("cause"); // nothing: there is no overlap
    QTest::newRow("failover") << u"failover"_s << u"failed-over"_s;
    QTest::newRow("node restarts empty") << u"restart-empty"_s << u"restarted"_s;
    QTest::newRow("clock is ahead") << u"clock-jump"_s << u"clock-ahead"_s;
    QTest::newRow("clock is ahead, and the server counts") << u"clock-jump-ttl"_s << QString();
    QTest::newRow("failover under Redlock") << u"failover-redlock"_s << QString();
}

void TestLabView::whereTwoOwnALockTheRowSaysSo()
{
    QFETCH(QString, scenario);
    QFETCH(QString, cause);
    setSpeed(StepGate::Speed::Slow);
    list()->choose(scenario);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr, kPatienceMs);
    const Sight sight(*m_window);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QTRY_VERIFY_WITH_TIMEOUT(sight.lock != nullptr, kPatienceMs);
    const auto told = [&] { return sight.lock->overlap ? QString(toString(sight.lock->overlap->cause)) : QString(); };
    QTRY_COMPARE_WITH_TIMEOUT(told(), cause, kPatienceMs);
    if (cause.isEmpty())
        return;
    // The same in the row, and in the alerts.
    showViews();
    m_window->lockscope()->showView(u"locks"_s);
    const auto *table = m_window->lockscope()->findChild<LockTableView *>();
    QVERIFY(table != nullptr);
    const int verdict = static_cast<int>(LockColumn::Verdict);
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() == 1
                                 && table->model()->index(0, verdict).data().toString().contains(u"overlap"_s),
                             kPatienceMs);
    const auto standing = m_window->lockscope()->session()->activeAlerts();
    QTRY_VERIFY_WITH_TIMEOUT(standing.isFinished(), kPatienceMs);
    const auto alerts = standing.result();
    QVERIFY(alerts && std::any_of(alerts->begin(), alerts->end(), [](const Alert &alert) {
                return alert.kind == AlertKind::Overlap;
            }));
}

void TestLabView::whoWaitsForRedissonsLockIsCounted()
{
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(u"redisson"_s));
    auto *clients = find<SteadyTable>(u"labClients"_s);
    for (const auto &name : {u"Ann"_s, u"Bob"_s}) {
        click<QPushButton>(u"labAddClient"_s);
        QTRY_VERIFY_WITH_TIMEOUT(story().filter(name + u" is there"_s).size() == 1, kPatienceMs);
    }
    const Sight sight(*m_window);
    const auto waiters = [&sight] { // as the window has it
        const auto count = sight.lock ? sight.lock->waiters() : std::nullopt;
        return count ? std::optional(static_cast<int>(count->count)) : std::nullopt;
    };
    clients->setCurrentIndex(clients->model()->index(0, 0));
    click<QPushButton>(u"labAcquire"_s);
    QTRY_COMPARE_WITH_TIMEOUT(waiters(), std::optional<int>(0), kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(1, 0));
    find<QDoubleSpinBox>(u"labTime"_s)->setValue(60);
    click<QPushButton>(u"labAcquire"_s);
    QTRY_COMPARE_WITH_TIMEOUT(waiters(), std::optional<int>(1), kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(0, 0));
    click<QPushButton>(u"labRelease"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Bob has the lock"_s), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(waiters(), std::optional<int>(0), kPatienceMs);
}

void TestLabView::renewingStopsAtOnce_data()
{
    QTest::addColumn<QString>("way");
    for (const auto &scheme : allSchemes()) {
        if (scheme.renews)
            QTest::addRow("%s", qPrintable(scheme.id)) << scheme.id;
    }
}

void TestLabView::renewingStopsAtOnce()
{
    QFETCH(const QString, way);
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    QVERIFY(!find<QCheckBox>(u"labRenews"_s)->isEnabled());
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(way));
    find<QDoubleSpinBox>(u"labTtl"_s)->setValue(2);
    click<QPushButton>(u"labAddClient"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().filter(u"Ann is there"_s).size() == 1, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(find<QCheckBox>(u"labRenews"_s)->isEnabled(), kPatienceMs);
    const auto clickRenews = [this] {
        auto *renews = find<QCheckBox>(u"labRenews"_s);
        QTest::mouseClick(renews, Qt::LeftButton, {}, QPoint(8, renews->height() / 2));
    };
    clickRenews(); // it holds nothing yet
    QCOMPARE(story().constLast(), u"By hand: Ann will not renew locks taken from now on"_s);
    clickRenews();
    QCOMPARE(story().constLast(), u"By hand: Ann will renew locks taken from now on"_s);
    const Sight sight(*m_window);
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Ann has the lock"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(sight.lock, kPatienceMs);
    QElapsedTimer held;
    held.start();
    QTRY_VERIFY_WITH_TIMEOUT(held.elapsed() > 3000, kPatienceMs); // for longer than its TTL
    QVERIFY(sight.lock);
    clickRenews();
    QVERIFY(!find<QCheckBox>(u"labRenews"_s)->isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"By hand: Ann does not renew the lock any more"_s), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!sight.lock, kPatienceMs);
}

void TestLabView::whoOnlyBelievesToHoldIsToldApart()
{
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(u"set-fixed"_s)); // whose values are all the same
    find<QDoubleSpinBox>(u"labTtl"_s)->setValue(2);
    auto *clients = find<SteadyTable>(u"labClients"_s);
    for (const auto &name : {u"Ann"_s, u"Bob"_s}) {
        click<QPushButton>(u"labAddClient"_s);
        QTRY_VERIFY_WITH_TIMEOUT(story().filter(name + u" is there"_s).size() == 1, kPatienceMs);
    }
    const auto state = [clients](int row) { return clients->model()->index(row, 1).data().toString(); };
    clients->setCurrentIndex(clients->model()->index(0, 0));
    for (const auto &[box, why] :
         {std::pair(u"labRenews"_s, u"watchdog"_s), std::pair(u"labShowsToken"_s, u"fencing token"_s)}) {
        QVERIFY(!find<QCheckBox>(box)->isEnabled() && !find<QCheckBox>(box)->isChecked()); // there is none
        QVERIFY2(find<QCheckBox>(box)->toolTip().contains(u"has no "_s + why),
                 qPrintable(find<QCheckBox>(box)->toolTip()));
    }
    click<QPushButton>(u"labAcquire"_s);
    QTRY_COMPARE_WITH_TIMEOUT(state(0), u"● holds, on A only"_s, kPatienceMs);
    QVERIFY(clients->model()->index(0, 1).data(Qt::ToolTipRole).toString().contains(u"uses node A only"_s));
    QVERIFY2(story().contains(u"That way of locking knows one node: Ann uses node A only"_s),
             qPrintable(story().join(u'\n')));
    QTRY_COMPARE_WITH_TIMEOUT(state(0), u"◌ believes it holds"_s, kPatienceMs); // its TTL is over
    clients->setCurrentIndex(clients->model()->index(1, 0));
    click<QPushButton>(u"labAcquire"_s);
    QTRY_COMPARE_WITH_TIMEOUT(state(1), u"● holds, on A only"_s, kPatienceMs);
    QCOMPARE(state(0), u"◌ believes it holds"_s);
    clients->setCurrentIndex(clients->model()->index(0, 0));
    for (const auto &button : {u"labAcquire"_s, u"labHold"_s}) { // and why it cannot
        QVERIFY(!find<QPushButton>(button)->isEnabled());
        QVERIFY2(find<QPushButton>(button)->toolTip().contains(u"must Release first"_s),
                 qPrintable(find<QPushButton>(button)->toolTip()));
    }
    QVERIFY(clients->model()->index(0, 1).data(Qt::ToolTipRole).toString().contains(u"or another took it"_s));
    clients->setCurrentIndex(clients->model()->index(0, 0));
    click<QPushButton>(u"labRelease"_s); // whosever it is
    QTRY_COMPARE_WITH_TIMEOUT(state(0), u"○ alive"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(state(1), u"◌ believes it holds"_s, kPatienceMs);
    QVERIFY(find<QPushButton>(u"labAcquire"_s)->isEnabled()
            && !find<QPushButton>(u"labAcquire"_s)->toolTip().contains(u"Release first"_s));
}

void TestLabView::whatAStepWaitsForIsSaid()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"watchdog-tells"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QSet<QString> said;
    const auto goesOn = [&] {
        const QString status = text(u"labStatus"_s);
        if (status.startsWith(u"Waits until"_s))
            said.insert(status.section(u' ', 0, 5));
        if (isStanding())
            QTest::keyClick(list(), Qt::Key_Period);
        return !isEnded();
    };
    QTRY_VERIFY_WITH_TIMEOUT(!goesOn(), kLongMs);
    const QStringList all = said.values();
    QVERIFY2(said.contains(u"Waits until the lock is free:"_s), qPrintable(all.join(u'\n')));
}

void TestLabView::aPauseIsNotMeasured()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"crash-in-one-script"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(story().constLast(), u"Ann has the lock"_s);
    Sight sight(*m_window);
    bool wasThere = false;
    QTRY_VERIFY_WITH_TIMEOUT((wasThere = wasThere || sight.lock) && !sight.lock, kLongMs); // the TTL is over
    QVERIFY(QTest::qWaitFor(
        [this] {
            if (!isEnded() && isStanding())
                QTest::keyClick(list(), Qt::Key_Period);
            return isEnded();
        },
        kLongMs));
    const QString outcome = text(u"labOutcome"_s);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(outcome));
    QVERIFY2(outcome.contains(u"Bob waited, in ms n/a: it stood still"_s), qPrintable(outcome));
    QVERIFY2(!outcome.contains(u"after 0 ms"_s) && !outcome.contains(u" -2"_s), qPrintable(outcome));
}

void TestLabView::aTokenIsKeptBackWhileItsClientStandsStill()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"long-pause-fenced"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    const auto goOnUntil = [this](const auto &done) {
        return QTest::qWaitFor(
            [this, done] {
                if (done())
                    return true;
                if (isStanding())
                    QTest::keyClick(list(), Qt::Key_Period);
                return false;
            },
            kLongMs);
    };
    QVERIFY(goOnUntil([this] { return story().contains(u"Bob has the lock, token 2"_s); }));
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    auto *clients = find<SteadyTable>(u"labClients"_s);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->index(0, 1).data().toString(), u"❚❚ stopped"_s, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(clients->model()->index(1, 1).data().toString(), u"● holds"_s, kPatienceMs);
    clients->setCurrentIndex(clients->model()->index(0, 0));
    auto *shows = find<QCheckBox>(u"labShowsToken"_s);
    QVERIFY(shows->isEnabled() && shows->isChecked());
    QTest::mouseClick(shows, Qt::LeftButton, {}, QPoint(8, shows->height() / 2));
    QVERIFY(!shows->isChecked());
    clients->setCurrentIndex(clients->model()->index(1, 0));
    QVERIFY(shows->isChecked()); // Bob's
    list()->setFocus();
    QVERIFY(goOnUntil([this] { return isEnded(); }));
    QVERIFY2(story().contains(u"Ann writes stock 99"_s), qPrintable(story().join(u'\n')));
    QVERIFY(text(u"labVerdict"_s).startsWith(u"✖"_s)); // what the scenario's own write was to be refused for
    QVERIFY(text(u"labOutcome"_s).contains(u"by hand"_s));
}

void TestLabView::theLockIsFreeWhileItStandsStill()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"bare-del"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr, kPatienceMs);
    const Sight sight(*m_window);
    const auto goOnTo = [this](const QString &step) {
        return QTest::qWaitFor(
            [this, step] {
                if (isStanding() && story().constLast() == step)
                    return true;
                if (isStanding())
                    QTest::keyClick(list(), Qt::Key_Period);
                return false;
            },
            kLongMs);
    };
    QVERIFY(goOnTo(u"An operator deletes the key"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!sight.lock, kPatienceMs);
    QVERIFY(goOnTo(u"As expected: a second and a half later the lock is free, and Bob sleeps beside it"_s));
    QVERIFY(!sight.lock);
    QVERIFY(goOnTo(u"Bob has the lock"_s));
    QVERIFY(story().indexOf(u"The lab sends the message that the DEL left out"_s)
            < story().indexOf(u"Bob has the lock"_s));
}

void TestLabView::theStoryStandsAtItsEndWhenItIsShown()
{
    m_window->resize(1280, 720);
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"storm-fair"_s); // more steps than fit
    QTest::keyClick(list(), Qt::Key_Return);
    auto *tabs = find<QTabWidget>(u"labTabs"_s);
    tabs->setCurrentIndex(3);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    tabs->setCurrentIndex(1);
    const auto *bar = find<QTableView>(u"labStory"_s)->verticalScrollBar();
    QTRY_VERIFY_WITH_TIMEOUT(bar->maximum() > 0 && bar->value() == bar->maximum(), kPatienceMs);
}

void TestLabView::allThatIsDoneByHandIsInSight()
{
    m_window->resize(1280, 720);
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(u"labKill4"_s) != nullptr, kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    for (const auto &name : {u"labAcquire"_s, u"labRelease"_s, u"labCrash"_s, u"labTime"_s, u"labShowsToken"_s}) {
        const auto *one = find<QWidget>(name);
        QTRY_VERIFY2_WITH_TIMEOUT(one->visibleRegion().boundingRect() == one->rect(), qPrintable(name), kPatienceMs);
    }
    // A title that does not fit in one line is cut where one sees it.
    for (const auto &name : {u"labTitle"_s, u"labStoryName"_s})
        QVERIFY(find<ElidedLabel>(name) != nullptr);
}

void TestLabView::viewsAreReachedFromTheList()
{
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr && list()->hasFocus(), kPatienceMs);
    const auto views = m_window->lockscope()->viewActions();
    for (const int number : {7, 2, 1}) {
        QTest::keyClick(list(), static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier);
        QVERIFY2(views.at(number - 1)->isChecked(), qPrintable(QString::number(number)));
        QVERIFY(m_window->lockscope()->isVisible() && !panel()->isVisible());
        showViews(); // and back
        QVERIFY(panel()->isVisible() && list()->hasFocus());
    }
    QVERIFY(panel()->laboratory().isRunning()); // none of them is a key of the list
    QCOMPARE(list()->chosen()->id(), u"free"_s);
}

/// The window shows other nodes than the lab's then.
void TestLabView::viewsAreReachedWhileNoExerciseRuns()
{
    Deployment elsewhere;
    elsewhere.nodes = {*Endpoint::fromUri(u"redis://127.0.0.1:1"_s)}; // nobody need answer
    m_window->open(elsewhere);
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m_window->lockscope()->viewActions().at(1)->isChecked());
}

void TestLabView::theStoryNamesItsExercise()
{
    QVERIFY(!find<QLabel>(u"labStoryName"_s)->isVisible());
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(1);
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"own-lock-deleted"_s);
    const QString name = list()->chosen()->title();
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    list()->choose(u"failover"_s);
    QVERIFY(text(u"labTitle"_s) != name);
    QCOMPARE(text(u"labStoryName"_s), name);
    QVERIFY(find<QLabel>(u"labStoryName"_s)->isVisible());
    // All of it can be scrolled to, its first line too, however the rows below it grew and wrapped.
    auto *table = find<QTableView>(u"labStory"_s);
    const auto wrapped = [](const QTableView *of, int row) {
        const QString words = of->model()->index(row, StoryModel::What).data().toString();
        return of->fontMetrics()
            .boundingRect(0, 0, of->columnWidth(StoryModel::What) - 6, 1000, Qt::TextWordWrap, words)
            .height();
    };
    const auto isAllReached = [table, wrapped] {
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->minimum());
        return table->rowViewportPosition(0) == 0
            && table->viewport()->y() > table->horizontalHeader()->geometry().bottom()
            && table->rowHeight(0) >= wrapped(table, 0) + 4
            && table->verticalScrollBar()->maximum() >= table->verticalHeader()->length() - table->viewport()->height();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isAllReached(), kPatienceMs);
    for (const int height : {500, 560, 640, 900}) {
        m_window->resize(1280, height);
        QTRY_VERIFY2_WITH_TIMEOUT(isAllReached(), qPrintable(QString::number(height)), kPatienceMs);
    }
}

void TestLabView::theZoomOfTheTimelineIsKept()
{
    const auto span = [this] {
        const auto *canvas = m_window->lockscope()->findChild<TimelineCanvas *>();
        return std::chrono::duration_cast<std::chrono::milliseconds>(canvas->scale().span()).count();
    };
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAddClient"_s)->isEnabled(), kPatienceMs);
    showViews();
    m_window->lockscope()->showView(u"timeline"_s);
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(span() - 30'000) < 500, kPatienceMs);
    auto *canvas = m_window->lockscope()->findChild<TimelineCanvas *>();
    canvas->setFocus();
    QTest::keyClick(canvas, Qt::Key_Plus);
    QTRY_VERIFY_WITH_TIMEOUT(span() < 29'000, kPatienceMs); // its picture may be on its way
    const auto chosen = span();
    const QPointer<Session> before = m_window->lockscope()->session();
    showViews();
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!before && m_window->lockscope() != nullptr, kPatienceMs);
    showViews();
    m_window->lockscope()->showView(u"timeline"_s);
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(span() - chosen) < 500, kPatienceMs);
}

void TestLabView::whatCameOutIsKeptWhenTheLabIsClosed()
{
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"own-lock-deleted"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    const QStringList told = story();
    const auto mark = [this] {
        return list()->exercises()->index(list()->currentIndex().row(), ExerciseModel::Result).data().toString();
    };
    QCOMPARE(mark(), u"✔"_s);
    closeLab();
    QTRY_COMPARE_WITH_TIMEOUT(ours(), QList<QByteArray>(), kPatienceMs);
    QVERIFY(!panel()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"welcomeLab"_s)->isVisible(), kPatienceMs);
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && list()->hasFocus(), kPatienceMs);
    QVERIFY(!find<QPushButton>(u"welcomeLab"_s)->isVisible());
    QCOMPARE(story(), told);
    QCOMPARE(mark(), u"✔"_s);
    QVERIFY(!find<QLabel>(u"labVerdict"_s)->isHidden());
    QTest::keyClick(list(), Qt::Key_Return); // and it goes on from here
    QTRY_VERIFY_WITH_TIMEOUT(panel()->laboratory().isRunning(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    // Watching something else meanwhile, it opens in another window, as ever.
    closeLab();
    Endpoint nobody;
    nobody.port = 1;
    m_window->open({.name = u"Others"_s, .nodes = {nobody}});
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(!panel()->isVisible());
    QVERIFY(!find<QAction>(u"labAction"_s)->isChecked());
}

void TestLabView::theWelcomePageStartsTheDemo()
{
    closeLab();
    QVERIFY(!panel()->isVisible());
    click<QPushButton>(u"welcomeDemo"_s);
    QVERIFY(m_window->lockscope() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope()->model()->lock("scheduler:leader"), kPatienceMs);
    QCOMPARE(serversOf(m_folder.path()).size(), size_t(Demo::kNodes));
    // The lab takes its place and gives it back.
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(panel()->isVisible());
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"own-lock-deleted"_s);
    click<QPushButton>(u"labStart"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QVERIFY(m_window->lockscope()->session()->deployment().nodes.size() < Demo::kNodes);
    click<QPushButton>(u"labStop"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr
                                 && m_window->lockscope()->session()->deployment().nodes.size() == Demo::kNodes,
                             kPatienceMs);
    // Nothing of it is left once it is not shown.
    closeLab();
    find<QAction>(u"closeConnectionAction"_s)->trigger();
    QVERIFY(find<QPushButton>(u"welcomeDemo"_s)->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(ours(), QList<QByteArray>(), kPatienceMs);
    QVERIFY(find<QMenu>(u"demoMenu"_s) == nullptr);
}

void TestLabView::pausedBeforeTheFirstBuyerNobodyBegins()
{
    setSpeed(StepGate::Speed::Slow);
    list()->choose(u"set-owner-lua"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->laboratory().isRunning(), kPatienceMs);
    QTest::keyClick(list(), Qt::Key_Space);
    QVERIFY(!text(u"labStatus"_s).contains(u"All buyers"_s));
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QCOMPARE(text(u"labStatus"_s), u"Paused: no buyer has started yet."_s);
    QVERIFY(!story().contains(u"All clients are stopped where they are"_s));
    QCOMPARE(text(u"labBought"_s), u"0"_s);
    QTest::keyClick(list(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(text(u"labBought"_s).toInt() >= 1, kPatienceMs);
    QTest::keyClick(list(), Qt::Key_Space);
    QVERIFY2(text(u"labStatus"_s).contains(u"All buyers"_s), qPrintable(text(u"labStatus"_s)));
}

void TestLabView::whatOthersUseStaysInSight()
{
    // The nodes of others are not replaced by the lab's: it gets a window of its own.
    MainWindow window;
    window.show();
    Endpoint nobody;
    nobody.port = 1;
    window.open({.name = u"Others"_s, .nodes = {nobody}});
    const QPointer<Session> session = window.lockscope()->session();
    window.openLab();
    QVERIFY(window.findChild<LabPage *>() == nullptr);
    QVERIFY(!window.findChild<QAction *>(u"labAction"_s)->isChecked());
    QVERIFY(session && window.lockscope()->session() == session);
    int labs = 0;
    const auto windows = QApplication::topLevelWidgets();
    for (auto *one : windows)
        labs += one->findChild<LabPage *>() != nullptr ? 1 : 0;
    QCOMPARE(labs, 2); // with that of init()
}

void TestLabView::whatIsShownIsNotLeftUnasked()
{
    // Opened in the lab's own window, the nodes of others are not replaced by a key that was meant for the locks.
    Endpoint nobody;
    nobody.port = 1;
    m_window->open({.name = u"Others"_s, .nodes = {nobody}});
    const QPointer<Session> session = m_window->lockscope()->session();
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    start(u"long-pause"_s);
    const QPointer<QMessageBox> question = m_window->findChild<QMessageBox *>(u"closeQuestion"_s);
    QVERIFY(question && question->isVisible());
    QVERIFY2(question->text().contains(u"Others"_s), qPrintable(question->text()));
    QVERIFY(!question->informativeText().isEmpty());
    QTest::keyClick(question, Qt::Key_Return); // the default does nothing
    QTRY_VERIFY_WITH_TIMEOUT(!question, kPatienceMs);
    QVERIFY(session);
    QVERIFY(serversOf(m_folder.path()).empty());
    QVERIFY(!panel()->laboratory().isRunning());
    start(u"long-pause"_s);
    const auto *again = m_window->findChild<QMessageBox *>(u"closeQuestion"_s);
    const auto buttons = again->buttons();
    const auto leave = std::find_if(buttons.begin(), buttons.end(), [again](auto *each) {
        return again->buttonRole(each) == QMessageBox::DestructiveRole;
    });
    QVERIFY(leave != buttons.end());
    QTest::mouseClick(*leave, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!session, kLongMs);
    // From one exercise to the next nothing is asked.
    start(u"crash-without-expiry"_s);
    QVERIFY(m_window->findChildren<QMessageBox *>(u"closeQuestion"_s).isEmpty());
    click<QPushButton>(u"labStop"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->lockscope() ? m_window->lockscope()->session()->deployment().name : QString(),
                              u"Others"_s, kPatienceMs);
}

void TestLabView::oneAfterAnotherInHaste()
{
    // Each ends the one before, wherever that was; what is in hand is never of nodes that are gone.
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(u"labKill4"_s) != nullptr, kPatienceMs);
    setSpeed(StepGate::Speed::Full);
    for (const auto &exercise : {u"split-vote"_s, u"crash-without-expiry"_s, u"storm-unfair"_s, u"none"_s,
                                 u"restart-empty"_s, u"long-pause-fenced"_s}) {
        start(exercise);
        for (int i = 0; i < 40; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
        if (auto *kill = find<QToolButton>(u"labKill0"_s))
            QTest::mouseClick(kill, Qt::LeftButton);
    }
    start(u"long-pause"_s);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(list()->chosen()->id(), u"long-pause"_s);
    QVERIFY2(text(u"labVerdict"_s).startsWith(u"✔"_s), qPrintable(text(u"labVerdict"_s)));
    QCOMPARE(foldersIn(m_folder.path()).size(), 1);
}

void TestLabView::closedInTheMiddleItLeavesNothing()
{
    setSpeed(StepGate::Speed::Stepwise);
    list()->choose(u"storm-fair"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isStanding(), kPatienceMs);
    QVERIFY(ours().size() >= 10); // nodes, clients, and who tidies up
    // The lab alone: what goes on in it ends, and the window is as before.
    closeLab();
    QTRY_COMPARE_WITH_TIMEOUT(ours(), QList<QByteArray>(), kPatienceMs);
    QVERIFY(!find<QAction>(u"labAction"_s)->isChecked());
    QVERIFY(m_window->lockscope() == nullptr);
    QVERIFY(!find<LabPage>(u"labPage"_s)->isVisible());
    // And the whole window; cleanup() looks at what is left.
    m_window->activateWindow();
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(list() != nullptr);
    start(u"free"_s);
    QTRY_VERIFY_WITH_TIMEOUT(serversOf(m_folder.path()).size() >= 5, kPatienceMs);
    m_window->close();
    QTRY_COMPARE_WITH_TIMEOUT(ours(), QList<QByteArray>(), kPatienceMs);
}

void TestLabView::theWindowNeverStandsStill()
{
    QElapsedTimer sinceLast;
    qint64 longest = 0;
    QTimer beat;
    connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, sinceLast.restart()); });
    setSpeed(StepGate::Speed::Full);
    sinceLast.start();
    beat.start(5);
    for (int i = 0; i < 2; ++i) { // with the end of the first one
        list()->choose(u"storm-unfair"_s);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(panel()->laboratory().isRunning(), kPatienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    }
    click<QPushButton>(u"labStop"_s);
    QCoreApplication::processEvents();
    qInfo("longest time without an event: %lld ms", static_cast<long long>(longest));
    QVERIFY(longest < 1000);
}

int main(int argc, char *argv[])
{
    // The lab and the demo start their clients, and who tidies up after them, as this same program.
    if (argc == 3 && qstrcmp(argv[1], "demo-guard") == 0) {
        const QCoreApplication application(argc, argv);
        return FolderGuard::runGuard(QString::fromLocal8Bit(argv[2]));
    }
    if (argc == 3 && qstrcmp(argv[1], "lab-client") == 0) {
        const QCoreApplication application(argc, argv);
        return runClient({QString::fromLocal8Bit(argv[2])});
    }
    if (argc > 1 && qstrcmp(argv[1], "demo-worker") == 0) {
        const QCoreApplication application(argc, argv);
        return runWorker(QCoreApplication::arguments().mid(2));
    }
    const QApplication application(argc, argv);
    TestLabView test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labview.moc"

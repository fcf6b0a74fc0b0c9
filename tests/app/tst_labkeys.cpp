// The lab by the keyboard: where the focus goes, what Space and Enter do there, and what is said of an exercise that
// was cut short.

#include "fixtures/waiting.h"
#include "leftovers.h"

#include <app/demo/folderguard.h>
#include <app/lab/client.h>
#include <app/lab/stepgate.h>
#include <app/lab/view/exerciselist.h>
#include <app/lab/view/labpanel.h>
#include <app/lab/view/storymodel.h>
#include <app/mainwindow.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/tables/steadytable.h>
#include <lockscope/ui/window/shortcutsheet.h>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
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

} // namespace

class TestLabKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void spacePausesWhereverTheFocusIs();
    void whatHasEndedLeavesTheFocusWhereNothingHappens();
    void aNodesButtonHandsOnToItsOwnRow();
    void aClientsButtonHandsOnToItsOwnRow();
    void nodesThatGoTakeNoFocusAlong();
    void theNewestClientIsChosen();
    void tabGoesAsTheEyesDo();
    void keysOfTheWindowWorkFromTheLab();
    void spaceErasesNoValue();
    void howLongItHoldsIsCountedDown();
    void aHoldThatWasEndedByHandEndsNoOther();
    void whatIsCutShortSaysSo();
    void titlesAreWholeInASmallWindow();

private:
    template <typename T>
    [[nodiscard]] T *find(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    [[nodiscard]] LabPanel *panel() const { return find<LabPanel>(u"labPanel"_s); }
    [[nodiscard]] ExerciseList *list() const { return find<ExerciseList>(u"labExercises"_s); }
    [[nodiscard]] SteadyTable *clients() const { return find<SteadyTable>(u"labClients"_s); }
    [[nodiscard]] QWidget *hand() const { return QApplication::focusWidget(); }
    [[nodiscard]] QString text(const QString &label) const { return find<QLabel>(label)->text(); }
    [[nodiscard]] QString state(int client) const { return clients()->model()->index(client, 1).data().toString(); }
    [[nodiscard]] QStringList story() const
    {
        const auto *model = find<QTableView>(u"labStory"_s)->model();
        QStringList steps;
        for (int row = 0; row < model->rowCount(); ++row)
            steps += model->index(row, StoryModel::What).data().toString();
        return steps;
    }
    [[nodiscard]] bool isRunning() const { return panel()->laboratory().isRunning(); }
    [[nodiscard]] bool isEnded() const { return panel()->laboratory().stage() != nullptr && !isRunning(); }
    [[nodiscard]] bool isPaused() const { return panel()->laboratory().gate().isPaused(); }
    [[nodiscard]] QString mark(const QString &exercise, int role = Qt::DisplayRole) const
    {
        const auto *model = list()->exercises();
        return model->index(model->rowOf(exercise), ExerciseModel::Result).data(role).toString();
    }
    void setSpeed(StepGate::Speed speed) const
    {
        find<QPushButton>(speed == StepGate::Speed::Full       ? u"labFast"_s
                              : speed == StepGate::Speed::Slow ? u"labSlow"_s
                                                               : u"labStepwise"_s)
            ->click();
    }
    void start(const QString &exercise) const
    {
        list()->setFocus();
        list()->choose(exercise);
        QTest::keyClick(list(), Qt::Key_Return);
    }
    /// Where the focus is, as a hand on the keyboard does it.
    void key(Qt::Key key) const { QTest::keyClick(hand(), key); }
    template <typename Button>
    void click(const QString &name) const
    {
        auto *button = find<Button>(name);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    }
    [[nodiscard]] bool isFree() const
    {
        return QTest::qWaitFor([this] { return find<QPushButton>(u"labAddClient"_s)->isEnabled(); }, kPatienceMs);
    }
    [[nodiscard]] bool addClient(const QString &name) const
    {
        click<QPushButton>(u"labAddClient"_s);
        return QTest::qWaitFor([&] { return story().filter(name + u" is there"_s).size() == 1; }, kPatienceMs);
    }
    [[nodiscard]] bool hasTold(const QString &what) const
    {
        return QTest::qWaitFor([&] { return !story().filter(what).isEmpty(); }, kPatienceMs);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestLabKeys::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_STATE_HOME", m_folder.path().toLocal8Bit());
    qputenv("TMPDIR", m_folder.path().toLocal8Bit());
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

void TestLabKeys::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(panel() != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(list()->hasFocus(), kPatienceMs);
}

void TestLabKeys::cleanup()
{
    m_window.reset();
    QTRY_VERIFY_WITH_TIMEOUT(serversOf(m_folder.path()).empty(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(foldersIn(m_folder.path()), QStringList(), kPatienceMs);
}

void TestLabKeys::spacePausesWhereverTheFocusIs()
{
    list()->choose(u"failover"_s);
    click<QPushButton>(u"labStart"_s);
    QTRY_VERIFY_WITH_TIMEOUT(panel()->laboratory().stage() != nullptr && panel()->laboratory().stage()->isSetUp(),
                             kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr && hand() == list(), kPatienceMs);
    Stage *stage = panel()->laboratory().stage();
    key(Qt::Key_Space);
    QVERIFY(isPaused());
    key(Qt::Key_Space);
    QVERIFY(!isPaused());
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    QList<QWidget *> places{find<QWidget>(u"labStart"_s), find<QWidget>(u"labPause"_s), find<QWidget>(u"labStop"_s),
                            find<QWidget>(u"labSlow"_s),  find<QWidget>(u"labKill0"_s), clients()};
    bool paused = false;
    for (auto *place : std::as_const(places)) {
        place->setFocus();
        QCOMPARE(hand(), place);
        key(Qt::Key_Space);
        paused = !paused;
        QVERIFY2(isPaused() == paused, qPrintable(place->objectName()));
        QCOMPARE(hand(), place);
    }
    QCOMPARE(panel()->laboratory().stage(), stage); // nothing else came of it
    QVERIFY(stage->nodes().isRunning(0));
    QVERIFY(story().filter(u"By hand"_s).isEmpty());
    // What has the focus is pressed by Enter.
    find<QWidget>(u"labFreeze0"_s)->setFocus();
    key(Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labFreeze0"_s)->text(), u"Thaw"_s, kPatienceMs);
    key(Qt::Key_Enter);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labFreeze0"_s)->text(), u"Freeze"_s, kPatienceMs);
    // Not in a text field, nor beside the lab.
    for (const auto &field : {u"labTime"_s, u"labTtl"_s}) {
        find<QWidget>(field)->setFocus();
        key(Qt::Key_Space);
        QVERIFY2(isPaused() == paused, qPrintable(field));
    }
    m_window->lockscope()->setFocus();
    QTest::keyClick(hand(), Qt::Key_Space);
    QCOMPARE(isPaused(), paused);
    // The sheet of all keys opens from wherever the hand is.
    for (QWidget *place : std::initializer_list<QWidget *>{list(), clients(), m_window->lockscope()}) {
        place->setFocus();
        QTest::keyClick(hand(), Qt::Key_F1);
        const auto sheets = m_window->findChildren<ShortcutSheet *>();
        QVERIFY2(!sheets.isEmpty() && sheets.last()->isVisible(), qPrintable(place->objectName()));
        sheets.last()->close();
    }
}

void TestLabKeys::whatHasEndedLeavesTheFocusWhereNothingHappens()
{
    setSpeed(StepGate::Speed::Full);
    list()->choose(u"own-lock-deleted"_s);
    for (const auto &button : {u"labPause"_s, u"labStep"_s}) {
        list()->setFocus();
        key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(isRunning(), kPatienceMs);
        find<QWidget>(button)->setFocus();
        QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
        QTRY_COMPARE_WITH_TIMEOUT(hand(), list(), kPatienceMs);
        key(Qt::Key_Space);
        QVERIFY(isEnded());
    }
    find<QWidget>(u"labStop"_s)->setFocus();
    key(Qt::Key_Space); // nothing runs: the button is pressed
    QCOMPARE(panel()->laboratory().stage(), nullptr);
    QCOMPARE(hand(), list());
}

void TestLabKeys::aNodesButtonHandsOnToItsOwnRow()
{
    start(u"free"_s);
    QVERIFY(isFree());
    for (const int node : {1, 4}) {
        click<QToolButton>(u"labShutDown%1"_s.arg(node));
        QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(u"labKill%1"_s.arg(node))->text(), u"Start"_s, kPatienceMs);
        QCOMPARE(hand()->objectName(), u"labKill%1"_s.arg(node));
        key(Qt::Key_Space);
        QVERIFY(hasTold(u"Node %1 is back, with the keys it had"_s.arg(QChar(u'A' + node))));
        QTRY_COMPARE_WITH_TIMEOUT(hand(), list(),
                                  kPatienceMs); // Start is Kill by now, and a double press no wish to kill
    }
    // What another button makes senseless, or what happens by itself: the same.
    find<QWidget>(u"labSlow2"_s)->setFocus();
    panel()->laboratory().stage()->manual().freeze(2);
    QCOMPARE(hand()->objectName(), u"labFreeze2"_s); // Thaw
    find<QWidget>(u"labSlow3"_s)->setFocus();
    panel()->laboratory().stage()->manual().kill(3);
    QTRY_COMPARE_WITH_TIMEOUT(hand()->objectName(), u"labKill3"_s, kPatienceMs); // Start
    QVERIFY(find<QPushButton>(u"labPauseClient"_s)->text() == u"Pause"_s);
}

void TestLabKeys::aClientsButtonHandsOnToItsOwnRow()
{
    start(u"free"_s);
    QVERIFY(isFree());
    QVERIFY(addClient(u"Ann"_s));
    for (const auto &button : {u"labAcquire"_s, u"labHold"_s}) {
        click<QPushButton>(button);
        QVERIFY2(hand() == clients() || hand() == find<QWidget>(u"labRelease"_s), qPrintable(hand()->objectName()));
        key(Qt::Key_Space); // the second of two presses in haste
        QVERIFY(QTest::qWaitFor([this] { return state(0).startsWith(u"●"_s) || state(0).startsWith(u"○"_s); },
                                kPatienceMs));
        QVERIFY(!panel()->laboratory().stage()->clients().front()->isPaused());
        QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labRelease"_s)->isEnabled(), kPatienceMs);
        find<QWidget>(u"labRelease"_s)->setFocus();
        key(Qt::Key_Space);
        QCOMPARE(hand(), clients());
        QTRY_COMPARE_WITH_TIMEOUT(state(0), u"○ alive"_s, kPatienceMs);
    }
    find<QWidget>(u"labCrash"_s)->setFocus();
    key(Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(state(0), u"✖ dead"_s, kPatienceMs);
    QCOMPARE(hand(), clients());
}

void TestLabKeys::nodesThatGoTakeNoFocusAlong()
{
    start(u"free"_s);
    QVERIFY(isFree());
    find<QWidget>(u"labFreeze2"_s)->setFocus();
    list()->choose(u"long-pause"_s);
    find<QAction>(u"labStartAction"_s)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(find<QWidget>(u"labFreeze2"_s) == nullptr && m_window->lockscope() != nullptr,
                             kPatienceMs);
    QCOMPARE(hand(), list());
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    find<QWidget>(u"labFreeze0"_s)->setFocus();
    find<QAction>(u"labStopAction"_s)->trigger();
    QCOMPARE(hand(), list());
}

void TestLabKeys::theNewestClientIsChosen()
{
    start(u"free"_s);
    QVERIFY(isFree());
    for (const auto &name : {u"Ann"_s, u"Bob"_s, u"Carl"_s}) {
        QVERIFY(addClient(name));
        QTRY_VERIFY_WITH_TIMEOUT(clients()->current() != nullptr && clients()->current()->key == name.toUtf8(),
                                 kPatienceMs);
    }
    clients()->setCurrentIndex(clients()->model()->index(0, 0));
    QVERIFY(QTest::qWaitFor([this] { return find<QPushButton>(u"labAcquire"_s)->isEnabled(); }, kPatienceMs));
    click<QPushButton>(u"labAcquire"_s);
    QVERIFY(hasTold(u"Ann has the lock"_s));
    QCOMPARE(clients()->current()->key, QByteArray("Ann")); // whoever chose another is left with it
}

void TestLabKeys::tabGoesAsTheEyesDo()
{
    start(u"free"_s);
    QVERIFY(isFree());
    QVERIFY(addClient(u"Ann"_s));
    find<QTabWidget>(u"labTabs"_s)->findChild<QTabBar *>()->setFocus();
    QStringList way;
    for (int i = 0; i < 60 && hand()->objectName() != u"labRenews"_s; ++i) {
        key(Qt::Key_Tab);
        way += hand()->objectName();
    }
    QStringList expected;
    for (int node = 0; node < 5; ++node) {
        for (const auto &what : {u"labFreeze"_s, u"labSlow"_s, u"labCut"_s, u"labKill"_s, u"labShutDown"_s})
            expected += what + QString::number(node);
    }
    for (const auto &one :
         {u"labClientScheme"_s, u"labTtl"_s, u"labAddClient"_s, u"labClients"_s, u"labAcquire"_s, u"labHold"_s,
          u"labRelease"_s, u"labBuy"_s, u"labPauseClient"_s, u"labCrash"_s, u"labTime"_s})
        expected += one;
    way.removeAll(u"labRenews"_s); // of a client that can
    QCOMPARE(way.mid(0, expected.size()), expected);
}

/// What is typed behind keys that do nothing would start exercises.
void TestLabKeys::keysOfTheWindowWorkFromTheLab()
{
    start(u"free"_s);
    QVERIFY(isFree());
    const QString title = m_window->windowTitle();
    list()->setFocus();
    QTest::keyClick(hand(), Qt::Key_F, Qt::ControlModifier);
    auto *filter = find<QLineEdit>(u"filter"_s);
    QVERIFY(filter->hasFocus() && filter->isVisible());
    QTest::keyClicks(hand(), u"p"_s);
    QCOMPARE(filter->text(), u"p"_s);
    QCOMPARE(m_window->windowTitle(), title); // no other exercise was begun
    QTest::keyClick(hand(), Qt::Key_F6); // the filter belongs to the views; back to the lab
    QVERIFY(list()->hasFocus());
    // Of a number's keys two are the window's.
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(2);
    auto *stock = find<QSpinBox>(u"labStock"_s);
    stock->setFocus();
    const bool isUnlocked = m_window->findChild<LockscopeWidget *>()->unlockAction()->isChecked();
    QTest::keyClick(hand(), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(m_window->findChild<LockscopeWidget *>()->unlockAction()->isChecked(), !isUnlocked);
    QVERIFY(!stock->text().isEmpty());
    // What it does is seen there; also where all that can be done is to say why not.
    QVERIFY(m_window->lockscope()->isVisible());
    QTest::keyClick(hand(), Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(text(u"message"_s).contains(u"Release own"_s), kPatienceMs);
}

void TestLabKeys::spaceErasesNoValue()
{
    start(u"free"_s);
    QVERIFY(isFree());
    for (const auto &name : {u"labTime"_s, u"labTtl"_s, u"labStock"_s, u"labBuyers"_s}) {
        find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(name == u"labTime"_s || name == u"labTtl"_s ? 3 : 2);
        auto *box = find<QAbstractSpinBox>(name);
        const QString before = box->text();
        box->setFocus(Qt::TabFocusReason);
        box->selectAll();
        key(Qt::Key_Space);
        QVERIFY2(box->text() == before, qPrintable(name + u": "_s + box->text()));
    }
    // What is typed may be erased, and other units still have their space.
    auto *time = find<QDoubleSpinBox>(u"labTime"_s);
    find<QTabWidget>(u"labTabs"_s)->setCurrentIndex(3);
    time->setFocus();
    time->selectAll();
    key(Qt::Key_Delete);
    QTest::keyClicks(hand(), u"2 m"_s);
    key(Qt::Key_Tab);
    QCOMPARE(time->value(), 120.0);
}

void TestLabKeys::howLongItHoldsIsCountedDown()
{
    start(u"free"_s);
    QVERIFY(isFree());
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    for (const auto &[way, words, name] : {std::tuple(u"redlock"_s, u"● holds, %1 s left"_s, u"Ann"_s),
                                           std::tuple(u"set-owner-lua"_s, u"● on A only, %1 s left"_s, u"Bob"_s)}) {
        scheme->setCurrentIndex(scheme->findData(way));
        QVERIFY(addClient(name));
        const int row = clients()->currentIndex().row();
        find<QDoubleSpinBox>(u"labTime"_s)->setValue(3);
        click<QPushButton>(u"labHold"_s);
        QTRY_COMPARE_WITH_TIMEOUT(state(row), words.arg(3), kPatienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(state(row), words.arg(1), kPatienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(state(row), u"○ alive"_s, kPatienceMs);
        // Who only acquires goes on until it is told.
        click<QPushButton>(u"labAcquire"_s);
        QTRY_VERIFY2_WITH_TIMEOUT(state(row).startsWith(u"● holds"_s) && !state(row).contains(u"left"_s),
                                  qPrintable(state(row)), kPatienceMs);
        click<QPushButton>(u"labRelease"_s);
        QTRY_COMPARE_WITH_TIMEOUT(state(row), u"○ alive"_s, kPatienceMs);
    }
}

void TestLabKeys::aHoldThatWasEndedByHandEndsNoOther()
{
    start(u"free"_s);
    QVERIFY(isFree());
    auto *scheme = find<QComboBox>(u"labClientScheme"_s);
    scheme->setCurrentIndex(scheme->findData(u"redlock"_s));
    QVERIFY(addClient(u"Ann"_s));
    find<QDoubleSpinBox>(u"labTime"_s)->setValue(2);
    QElapsedTimer since;
    since.start();
    click<QPushButton>(u"labHold"_s);
    QVERIFY(hasTold(u"Ann has the lock"_s));
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labRelease"_s)->isEnabled(), kPatienceMs);
    click<QPushButton>(u"labRelease"_s);
    QTRY_VERIFY_WITH_TIMEOUT(find<QPushButton>(u"labAcquire"_s)->isEnabled(), kPatienceMs);
    click<QPushButton>(u"labAcquire"_s);
    QTRY_VERIFY2_WITH_TIMEOUT(state(0) == u"● holds"_s, qPrintable(story().join(u'\n')), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(since.elapsed() > 3500, kPatienceMs); // beyond the end of the first
    QVERIFY2(state(0) == u"● holds"_s, qPrintable(story().join(u'\n')));
    QCOMPARE(story().filter(u"Ann releases the lock"_s).size(), 1);
}

void TestLabKeys::whatIsCutShortSaysSo()
{
    const QString guarded
        = u"set-owner-lua"_s; // its buyers go one by one: slowly, that takes seconds on the fastest machine
    setSpeed(StepGate::Speed::Slow);
    list()->choose(guarded);
    key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(text(u"labBought"_s).toInt() >= 1, kPatienceMs);
    QCOMPARE(mark(guarded), u"▶"_s);
    list()->choose(u"own-lock-deleted"_s);
    const QString tip = find<QPushButton>(u"labStart"_s)->toolTip();
    QVERIFY2(tip.contains(u"cut short"_s)
                 && tip.contains(list()->exercises()->exerciseAt(list()->exercises()->rowOf(guarded))->title()),
             qPrintable(tip));
    setSpeed(StepGate::Speed::Full);
    key(Qt::Key_Return);
    QVERIFY2(text(u"labStatus"_s).startsWith(u"Cut short: "_s), qPrintable(text(u"labStatus"_s)));
    QCOMPARE(mark(guarded), u"✂"_s);
    QVERIFY(mark(guarded, Qt::AccessibleTextRole).contains(u"cut short"_s));
    const QString why = mark(guarded, Qt::ToolTipRole);
    QVERIFY2(why.contains(u"Cut short"_s) && why.contains(u"no row"_s), qPrintable(why));
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(mark(u"own-lock-deleted"_s), u"✔"_s);
    QCOMPARE(mark(guarded), u"✂"_s);
    QCOMPARE(find<SteadyTable>(u"labComparison"_s)->model()->rowCount(), 0);
    QVERIFY(!find<QPushButton>(u"labStart"_s)->toolTip().contains(u"cut short"_s));
    // What came out before is no longer said of a run that did not come to its end; Stop is an end of this kind, too.
    setSpeed(StepGate::Speed::Slow);
    key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(story().contains(u"Ann has the lock"_s), kPatienceMs);
    click<QPushButton>(u"labStop"_s);
    QCOMPARE(mark(u"own-lock-deleted"_s), u"✂"_s);
    // Once more, to its end.
    setSpeed(StepGate::Speed::Full);
    list()->choose(guarded);
    key(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(isEnded(), kLongMs);
    QCOMPARE(mark(guarded), u"✔"_s);
    QVERIFY(!mark(guarded, Qt::ToolTipRole).contains(u"Cut short"_s));
    // What has no end cannot be cut short.
    start(u"free"_s);
    QVERIFY(isFree());
    start(u"own-lock-deleted"_s);
    QCOMPARE(mark(u"free"_s), QString());
}

void TestLabKeys::titlesAreWholeInASmallWindow()
{
    const auto *model = list()->exercises();
    QStringList cut;
    for (int row = 0; row < model->rowCount(); ++row) {
        if (const auto *exercise = model->exerciseAt(row); exercise != nullptr
            && list()->sizeHintForIndex(model->index(row, ExerciseModel::Title)).width()
                > list()->columnWidth(ExerciseModel::Title))
            cut += exercise->title();
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u", "_s)));
}

int main(int argc, char *argv[])
{
    // The lab starts its clients, and who tidies up after it, as this same program.
    if (argc == 3 && qstrcmp(argv[1], "demo-guard") == 0) {
        const QCoreApplication application(argc, argv);
        return FolderGuard::runGuard(QString::fromLocal8Bit(argv[2]));
    }
    if (argc == 3 && qstrcmp(argv[1], "lab-client") == 0) {
        const QCoreApplication application(argc, argv);
        return runClient({QString::fromLocal8Bit(argv[2])});
    }
    const QApplication application(argc, argv);
    TestLabKeys test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_labkeys.moc"

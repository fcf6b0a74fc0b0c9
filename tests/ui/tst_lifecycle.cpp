#include "hostlook.h"
#include "window.h"

#include <lockscope/ui/acting/acquiredialog.h>
#include <lockscope/ui/acting/releasedialog.h>
#include <lockscope/ui/connecting/connectiondialog.h>
#include <lockscope/ui/sampling/sampledialog.h>

#include <QElapsedTimer>
#include <QFileDialog>
#include <QProcess>
#include <QSignalSpy>
#include <QTabWidget>

#include <iostream>

using namespace Lockscope;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

namespace {

constexpr int kManyKeys = 60'000; ///< enough for a sweep to be under way
/// What Session's destructor promises with held locks and silent nodes, and as much again for a busy machine.
constexpr int kFarewellMs = 3000;

/// A host's program, run by its own test as a process: takes a lock, says so, and quits when its input ends.
int runHost(int argc, char **argv)
{
    QApplication application(argc, argv);
    Deployment deployment{.name = u"host"_s, .interval = Millis(100)};
    for (int i = 3; i < argc; ++i)
        deployment.nodes.append(*Endpoint::fromUri(QString::fromLocal8Bit(argv[i])));
    Session session(deployment, {.journalPath = QString::fromLocal8Bit(argv[2])});
    LockscopeWidget widget(&session);
    widget.show();
    session.start();
    session.unlockActions();
    const auto taking = session.acquire("host:lock", {.ttl = Millis(60'000)});
    whenDone(taking, &application, [](const Result<OwnLock> &taken) {
        std::cout << (taken ? "taken" : "refused") << std::endl;
        std::string line;
        std::getline(std::cin, line);
        QCoreApplication::quit();
    });
    return QApplication::exec();
}

} // namespace

/// The widget as a guest in somebody's program: it may be destroyed at any moment, and leaves nothing behind.
class TestLifecycle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void destroyedInMid_data();
    void destroyedInMid();
    void destroyedWithADialogOpen_data();
    void destroyedWithADialogOpen();
    void oneOfTwoOnASessionLeaves_data();
    void oneOfTwoOnASessionLeaves();
    void destroyedInMidConnectionTest();
    void deploymentChangedWhileConnected();
    void oneDeploymentFrozenTheOtherGoesOn();
    void sessionAndWidgetGoTogether();
    void theLoopHasEnded();
    void quitReleasesWhatIsHeld_data();
    void quitReleasesWhatIsHeld();
    void comingAndGoingLeavesNothing();
    void nothingOfTheHostIsChanged();

private:
    Nodes m_nodes{3};
};

void TestLifecycle::initTestCase()
{
    QVERIFY(m_nodes.start());
}

void TestLifecycle::init()
{
    QVERIFY(m_nodes.start());
    QVERIFY(m_nodes.onAll({u"FLUSHALL"_s}));
    m_nodes.clearJournal();
}

void TestLifecycle::destroyedInMid_data()
{
    QTest::addColumn<QString>("what");
    for (const auto *what :
         {"acquire", "release plan", "sweep", "first look", "sample", "recording", "history", "lock order"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestLifecycle::destroyedInMid()
{
    QFETCH(QString, what);
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    if (what == u"sweep"_s || what == u"lock order"_s)
        QVERIFY(m_nodes.onAll({u"DEBUG"_s, u"POPULATE"_s, QString::number(kManyKeys), u"lock"_s}));
    QTemporaryDir folder;
    Window window(m_nodes);
    auto &widget = *window.widget;
    const auto freeze = [this] {
        for (int i = 0; i < m_nodes.count(); ++i)
            m_nodes[i].freeze();
    };
    if (what == u"sweep"_s || what == u"lock order"_s)
        QTRY_VERIFY_WITH_TIMEOUT(window.rows() > 0, kPatienceMs); // far from all
    else if (what != u"first look"_s)
        QTRY_VERIFY_WITH_TIMEOUT(window.widget->model()->lock("lock:theirs") != nullptr, kPatienceMs);
    if (what == u"acquire"_s) {
        window.choose(widget.unlockAction());
        window.choose(widget.acquireAction());
        auto *dialog = widget.findChild<AcquireDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"acquireName"_s), u"orders:7"_s);
        freeze();
        click(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    } else if (what == u"release plan"_s) {
        QVERIFY(window.clickRow("lock:theirs"));
        freeze();
        window.choose(widget.forceReleaseAction());
        QVERIFY(widget.findChild<ReleaseDialog *>() != nullptr);
    } else if (what == u"lock order"_s) {
        widget.setFilterText(u"lock"_s); // all are put in order anew
    } else if (what == u"sample"_s) {
        widget.sampleAction()->trigger();
        auto *dialog = widget.findChild<SampleDialog *>();
        click(dialog->findChild<QPushButton *>(u"sampleStart"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_nodes[0].cli({u"CLIENT"_s, u"LIST"_s}).contains("cmd=monitor"), kPatienceMs);
    } else if (what == u"recording"_s) {
        widget.recordAction()->trigger();
        auto *dialog = widget.findChild<QFileDialog *>(u"recordDialog"_s);
        Q_EMIT dialog->fileSelected(folder.filePath(u"all.lockscope.jsonl"_s));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(u"all.lockscope.jsonl"_s)), kPatienceMs);
    } else if (what == u"history"_s) {
        for (const auto *view : {"timeline", "ranking", "owners", "alerts", "audit", "nodes"})
            widget.showView(QString::fromLatin1(view));
        widget.showView(u"timeline"_s);
    }
    window.widget.reset();
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    // The answers come when nobody waits for them any more, and the session goes on for others.
    QSignalSpy changes(&window.session, &Session::boardChanged);
    QVERIFY(m_nodes.seed(u"lock:later"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isEmpty(), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"EXISTS"_s, u"orders:7"_s}, "0"), m_nodes.count(), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[0].cli({u"CLIENT"_s, u"LIST"_s}).contains("cmd=monitor"), kPatienceMs);
}

void TestLifecycle::destroyedWithADialogOpen_data()
{
    QTest::addColumn<QString>("action");
    for (const auto *action :
         {"acquire", "force release", "sample", "export", "record", "shortcuts", "sort menu", "alert rules"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void TestLifecycle::destroyedWithADialogOpen()
{
    QFETCH(QString, action);
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    Window window(m_nodes);
    auto &widget = *window.widget;
    QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
    QVERIFY(window.clickRow("lock:theirs"));
    window.choose(widget.unlockAction());
    const QMap<QString, QAction *> actions{
        {u"acquire"_s, widget.acquireAction()}, {u"force release"_s, widget.forceReleaseAction()},
        {u"sample"_s, widget.sampleAction()},   {u"export"_s, widget.exportAction()},
        {u"record"_s, widget.recordAction()},   {u"shortcuts"_s, widget.shortcutsAction()},
        {u"sort menu"_s, widget.sortByAction()}};
    if (auto *wanted = actions.value(action)) {
        wanted->trigger();
    } else {
        widget.showView(u"alerts"_s);
        widget.findChild<QAction *>(u"alertRulesAction"_s)->trigger();
    }
    QTRY_VERIFY_WITH_TIMEOUT(QApplication::activeModalWidget() != nullptr
                                 || QApplication::activePopupWidget() != nullptr
                                 || !widget.findChildren<QDialog *>().isEmpty(),
                             kPatienceMs);
    window.widget.reset();
    QVERIFY(QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr);
    const auto windows = QApplication::topLevelWidgets();
    for (const auto *left : windows)
        QVERIFY2(!left->isVisible(), qPrintable(left->objectName()));
    QVERIFY(await(window.session.planRelease("lock:theirs")));
}

void TestLifecycle::oneOfTwoOnASessionLeaves_data()
{
    QTest::addColumn<QString>("at");
    for (const auto *what : {"it takes", "it plans a release", "it is the only one seen", "the other takes"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestLifecycle::oneOfTwoOnASessionLeaves()
{
    QFETCH(QString, at);
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    Window window(m_nodes);
    auto &session = window.session;
    LockscopeWidget other(&session);
    other.resize(1200, 800);
    other.show();
    QTRY_VERIFY_WITH_TIMEOUT(window.rows() == 1 && other.model()->rowCount() == 1, kPatienceMs);
    // Held by the session, which both look at: neither one's end is that of the lock.
    window.choose(window.widget->unlockAction());
    const auto mine = await(session.acquire("lock:mine", {.ttl = Millis(6000)}));
    QVERIFY(mine);
    QTRY_VERIFY_WITH_TIMEOUT(window.rows() == 2 && other.model()->rowCount() == 2, kPatienceMs);
    if (at == u"it is the only one seen"_s) {
        other.hide();
        QVERIFY(!session.isResting());
    } else {
        for (int i = 0; i < m_nodes.count(); ++i)
            m_nodes[i].freeze();
    }
    const auto take = [&](LockscopeWidget &widget) {
        widget.acquireAction()->trigger();
        auto *dialog = widget.findChild<AcquireDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"acquireName"_s), u"lock:new"_s);
        click(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok));
    };
    if (at == u"it takes"_s) {
        take(*window.widget);
    } else if (at == u"the other takes"_s) {
        take(other);
    } else if (at == u"it plans a release"_s) {
        QVERIFY(window.clickRow("lock:theirs"));
        window.widget->forceReleaseAction()->trigger();
        QVERIFY(window.widget->findChild<ReleaseDialog *>() != nullptr);
    }
    window.widget.reset();
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();

    if (at == u"it is the only one seen"_s) {
        QTRY_VERIFY_WITH_TIMEOUT(session.isResting(), kPatienceMs);
        other.show();
    }
    QTRY_VERIFY_WITH_TIMEOUT(session.isReading(), kPatienceMs);
    // The other shows what happens, what the one had asked for is withdrawn, and what the other asks for is done.
    QVERIFY(m_nodes.seed(u"lock:later"_s));
    QTRY_VERIFY_WITH_TIMEOUT(other.model()->lock("lock:later") != nullptr, kPatienceMs);
    if (at == u"the other takes"_s)
        QTRY_VERIFY_WITH_TIMEOUT(session.owns("lock:new"), kPatienceMs);
    else
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"EXISTS"_s, u"lock:new"_s}, "0"), m_nodes.count(), kPatienceMs);
    const auto renewed = session.ownLocks().constFirst().validUntil;
    QTRY_VERIFY_WITH_TIMEOUT(session.owns("lock:mine") && session.ownLocks().constFirst().validUntil > renewed,
                             kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"GET"_s, u"lock:mine"_s}, mine->token), m_nodes.count());
    QVERIFY(await(session.release("lock:mine")));
    QTRY_VERIFY_WITH_TIMEOUT(other.model()->lock("lock:mine") == nullptr, kPatienceMs);
}

void TestLifecycle::destroyedInMidConnectionTest()
{
    const auto files = openFiles();
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].freeze();
    auto dialog = std::make_unique<ConnectionDialog>();
    dialog->setDeployment(m_nodes.deployment());
    dialog->show();
    click(dialog->findChild<QPushButton *>(u"connectTest"_s));
    QTRY_VERIFY_WITH_TIMEOUT(openFiles() > files, kPatienceMs);
    QElapsedTimer taken;
    taken.start();
    dialog.reset();
    QVERIFY2(taken.elapsed() < kFarewellMs, qPrintable(QString::number(taken.elapsed())));
    for (int i = 0; i < m_nodes.count(); ++i)
        m_nodes[i].thaw();
    QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[0].cli({u"CLIENT"_s, u"LIST"_s}).contains("name=lockscope"), kPatienceMs);
}

void TestLifecycle::deploymentChangedWhileConnected()
{
    m_nodes[0].cli({u"SET"_s, u"lock:0"_s, u"zero"_s, u"PX"_s, u"600000"_s});
    m_nodes[1].cli({u"SET"_s, u"lock:1"_s, u"one"_s, u"PX"_s, u"600000"_s});
    QTabWidget host;
    host.resize(1200, 800);
    host.show();
    std::unique_ptr<Session> session;
    for (int round = 0; round < 6; ++round) {
        const int node = round % 2;
        auto deployment = m_nodes.deployment();
        deployment.nodes = {m_nodes[node].endpoint()};
        delete host.currentWidget();
        session = std::make_unique<Session>(deployment, m_nodes.options());
        auto *widget = new LockscopeWidget(session.get());
        host.addTab(widget, u"Locks"_s);
        session->start();
        if (round == 4)
            continue; // not even connected
        const QByteArray name = "lock:" + QByteArray::number(node);
        QTRY_VERIFY_WITH_TIMEOUT(widget->model()->lock(name) != nullptr, kPatienceMs);
        QCOMPARE(widget->model()->totalCount(), 1);
        session->unlockActions();
        QVERIFY(await(session->acquire("mine:" + QByteArray::number(round))));
        QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[1 - node].cli({u"CLIENT"_s, u"LIST"_s}).contains("name=lockscope"),
                                 kPatienceMs);
        QCOMPARE(m_nodes[1 - node].cli({u"DBSIZE"_s}), "1"); // what was held there was released
    }
    delete host.currentWidget();
}

void TestLifecycle::oneDeploymentFrozenTheOtherGoesOn()
{
    auto left = m_nodes.deployment();
    left.nodes = {m_nodes[0].endpoint()};
    auto right = m_nodes.deployment();
    right.nodes = {m_nodes[1].endpoint()};
    auto one = std::make_unique<Window>(left, m_nodes.options());
    Window two(right, m_nodes.options());
    m_nodes[1].cli({u"SET"_s, u"lock:1"_s, u"a"_s, u"PX"_s, u"600000"_s});
    QTRY_VERIFY_WITH_TIMEOUT(two.rows() == 1 && !one->widget->nodes().empty(), kPatienceMs);
    one->session.unlockActions();
    QVERIFY(await(one->session.acquire("held")));
    m_nodes[0].freeze();
    m_nodes[1].cli({u"SET"_s, u"lock:1"_s, u"b"_s, u"PX"_s, u"600000"_s});
    QTRY_COMPARE_WITH_TIMEOUT(two.cell("lock:1", LockColumn::Owner), u"b"_s, kPatienceMs);
    // It goes, with a lock that cannot be given back: in a bounded time.
    QElapsedTimer taken;
    taken.start();
    one.reset();
    QVERIFY2(taken.elapsed() < kFarewellMs, qPrintable(QString::number(taken.elapsed())));
    m_nodes[0].thaw();
    m_nodes[1].cli({u"SET"_s, u"lock:1"_s, u"c"_s, u"PX"_s, u"600000"_s});
    QTRY_COMPARE_WITH_TIMEOUT(two.cell("lock:1", LockColumn::Owner), u"c"_s, kPatienceMs);
}

void TestLifecycle::sessionAndWidgetGoTogether()
{
    // As parent and child, in either order of making.
    for (const bool sessionFirst : {true, false}) {
        auto host = std::make_unique<QWidget>();
        auto *session = new Session(m_nodes.deployment(), m_nodes.options(), sessionFirst ? host.get() : nullptr);
        auto *widget = new LockscopeWidget(session, host.get());
        if (!sessionFirst)
            session->setParent(widget);
        widget->resize(1000, 700);
        host->show();
        session->start();
        session->unlockActions();
        QVERIFY(await(session->acquire("mine")));
        host.reset();
        QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"mine"_s}, "0"), m_nodes.count());
    }
}

void TestLifecycle::theLoopHasEnded()
{
    auto window = std::make_unique<Window>(m_nodes);
    QEventLoop loop;
    window->session.unlockActions();
    bool taken = false;
    whenDone(window->session.acquire("mine"), &loop, [&](const Result<OwnLock> &lock) {
        taken = static_cast<bool>(lock);
        loop.quit();
    });
    loop.exec();
    QVERIFY(taken);
    // From here on no event is handled in this thread.
    window->session.refresh();
    (void)window->session.history();
    (void)window->session.acquire("another");
    window.reset();
    for (int i = 0; i < m_nodes.count(); ++i)
        QCOMPARE(m_nodes[i].cli({u"DBSIZE"_s}), "0");
}

void TestLifecycle::quitReleasesWhatIsHeld_data()
{
    QTest::addColumn<QString>("second");
    for (const auto *what : {"answers", "is frozen", "has died", "was dead all along"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestLifecycle::quitReleasesWhatIsHeld()
{
    QFETCH(QString, second);
    const bool frozen = second == u"is frozen"_s;
    if (second == u"was dead all along"_s)
        m_nodes[1].kill();
    QProcess host;
    QStringList arguments{u"--host"_s, m_nodes.journalPath()};
    for (int i = 0; i < m_nodes.count(); ++i)
        arguments += m_nodes[i].uri();
    host.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    host.start(QCoreApplication::applicationFilePath(), arguments);
    QTRY_VERIFY_WITH_TIMEOUT(host.canReadLine(), kPatienceMs);
    QCOMPARE(host.readLine().trimmed(), "taken");
    QTRY_COMPARE_WITH_TIMEOUT(m_nodes.countOf({u"EXISTS"_s, u"host:lock"_s}, "1"), m_nodes[1].isRunning() ? 3 : 2,
                              kPatienceMs);
    if (frozen)
        m_nodes[1].freeze();
    else if (second == u"has died"_s)
        m_nodes[1].kill();
    QElapsedTimer taken;
    taken.start();
    host.write("\n");
    QTRY_COMPARE_WITH_TIMEOUT(host.state(), QProcess::NotRunning, kPatienceMs);
    const auto elapsed = taken.elapsed();
    if (frozen)
        m_nodes[1].thaw();
    QCOMPARE(host.exitStatus(), QProcess::NormalExit);
    QCOMPARE(host.exitCode(), 0);
    QVERIFY2(elapsed < 2 * kFarewellMs, qPrintable(QString::number(elapsed)));
    for (const int node : {0, 2})
        QCOMPARE(m_nodes[node].cli({u"EXISTS"_s, u"host:lock"_s}), "0");
    // The one that was frozen hears of the release when it goes on: the bytes were on their way.
    if (frozen)
        QTRY_COMPARE_WITH_TIMEOUT(m_nodes[1].cli({u"EXISTS"_s, u"host:lock"_s}), "0", kPatienceMs);
}

void TestLifecycle::comingAndGoingLeavesNothing()
{
    QVERIFY(m_nodes.seed(u"lock:theirs"_s));
    const auto once = [this] {
        Window window(m_nodes);
        QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
        window.session.unlockActions();
        QVERIFY(await(window.session.acquire("mine")));
        window.widget->showView(u"timeline"_s);
    };
    for (int i = 0; i < 3; ++i)
        once(); // what Qt keeps once made
    const auto settled = [] { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); };
    settled();
    const auto files = openFiles();
    const auto running = threads();
    for (int i = 0; i < 50; ++i) {
        once();
        if (QTest::currentTestFailed())
            return;
    }
    settled();
    QTRY_VERIFY2_WITH_TIMEOUT(openFiles() <= files, qPrintable(QString::number(openFiles())), kPatienceMs);
    QTRY_VERIFY2_WITH_TIMEOUT(threads() <= running, qPrintable(QString::number(threads())), kPatienceMs);
    // Nor does any timer of ours fire any more.
    struct Ticks : QObject
    {
        bool eventFilter(QObject *watched, QEvent *event) override
        {
            if (event->type() == QEvent::Timer && QByteArray(watched->metaObject()->className()).contains("Lockscope"))
                ++count;
            return false;
        }
        int count = 0;
    } ticks;
    qApp->installEventFilter(&ticks);
    QVERIFY(!QTest::qWaitFor([&] { return ticks.count > 0; }, 1500));
    for (int i = 0; i < m_nodes.count(); ++i)
        QTRY_VERIFY_WITH_TIMEOUT(!m_nodes[i].cli({u"CLIENT"_s, u"LIST"_s}).contains("name=lockscope"), kPatienceMs);
    QCOMPARE(m_nodes.countOf({u"EXISTS"_s, u"mine"_s}, "0"), m_nodes.count());
}

void TestLifecycle::nothingOfTheHostIsChanged()
{
    // A host with a will of its own in all of these.
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Switzerland));
    QCoreApplication::setOrganizationName(u"Host & Co"_s);
    QCoreApplication::setApplicationName(u"host"_s);
    QGuiApplication::setQuitOnLastWindowClosed(false);
    QTemporaryDir settings;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings().setValue(u"own"_s, 1);
    auto palette = QApplication::palette();
    palette.setColor(QPalette::Base, Qt::yellow);
    QApplication::setPalette(palette);
    auto font = QApplication::font();
    font.setPointSize(font.pointSize() + 1);
    QApplication::setFont(font);
    std::signal(SIGUSR1, SIG_IGN);
    {
        Window first(m_nodes); // platform and plug-ins are loaded when they are needed first
        QTRY_VERIFY_WITH_TIMEOUT(!first.widget->nodes().empty(), kPatienceMs);
    }
    const QStringList before = hostLook();
    {
        QVERIFY(m_nodes.seed(u"lock:theirs"_s));
        Window window(m_nodes);
        QCOMPARE(hostLook(), before);
        QTRY_COMPARE_WITH_TIMEOUT(window.rows(), 1, kPatienceMs);
        auto &widget = *window.widget;
        for (const auto *view : {"timeline", "ranking", "owners", "alerts", "audit", "nodes", "locks"}) {
            widget.showView(QString::fromLatin1(view));
            QCoreApplication::processEvents();
        }
        QVERIFY(window.clickRow("lock:theirs"));
        window.choose(widget.unlockAction());
        QVERIFY(await(window.session.acquire("mine")));
        m_nodes[2].kill(); // bytes to a connection that is gone
        window.session.refresh();
        QTRY_VERIFY_WITH_TIMEOUT(widget.nodes().at(2).reach == NodeStatus::Reach::Down, kPatienceMs);
        QVERIFY(widget.restoreState(widget.saveState()));
        QCOMPARE(hostLook(), before);
    }
    QCOMPARE(hostLook(), before);
    QCOMPARE(QSettings().allKeys(), QStringList{u"own"_s});
    QCOMPARE(QCoreApplication::translate("Lockscope::LockscopeWidget", "Locks"), u"Locks"_s);
    QVERIFY(m_nodes.start());
}

int main(int argc, char **argv)
{
    if (argc > 2 && qstrcmp(argv[1], "--host") == 0)
        return runHost(argc, argv);
    QApplication application(argc, argv);
    TestLifecycle test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lifecycle.moc"

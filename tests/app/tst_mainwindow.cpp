// The program's window on kept connections, and on those that the command line names.

#include "fixtures/nodes.h"
#include "fixtures/testprogram.h"
#include "fixtures/waiting.h"

#include <app/arguments/commandline.h>
#include <app/demo/demo.h>
#include <app/demoactions.h>
#include <app/mainwindow.h>
#include <app/systemkeychain.h>
#include <lockscope/core/recording/recording.h>
#include <lockscope/ui/connecting/connectiondialog.h>
#include <lockscope/ui/connecting/profilestore.h>
#include <lockscope/ui/journals/alertsview.h>
#include <lockscope/ui/locks/locktablemodel.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/recording/recordingplayer.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace LockscopeTest;
using namespace Qt::StringLiterals;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void theEnvironmentIsSaid();
    void theChosenColourIsShown();
    void anEmptyWindowOffersWaysToBegin();
    void theWelcomePageOpensTheLatestConnections();
    void closingAConnectionLeadsBack();
    void theDemosNodesHaveMenus();
    void theCommandLineOpensTheSame();
    void anEmptyTableOffersOtherDatabases();
    void theMenuOffersDatabases();
    void whatWasConnectedToIsFoundAgain();
    void theFirstViewIsTheOneAskedFor();
    void keptOnesAreInTheMenu();
    void aPasswordThatIsNotKeptIsAskedFor();
    void withoutAKeychainServiceItIsSaid();
    void noTwoEntriesOfAMenuShareALetter();
    void aRecordingThatIsReadTooLateIsNotShown();
    void aRecordingBeginsWhereItIsAskedTo();
    void fromARecordingTheMenuLeadsBack();
    void theMenuOutlivesItsClick();
    void anotherWindowHasItsOwnSession();
    void alertRulesAreKeptPerDeployment();
    void whatIsSavedKeepsItsRulesAndItsFilter();
    void whatIsSavedIsTheSameWithOtherServers();
    void eachDeploymentHasItsFilter();
    void closingOneWindowEndsItsSession();
    void closingAsksWhileLocksAreHeld();
    void whatIsAskedAboutStaysTrue();
    void openingAnotherConnectionAsksWhileLocksAreHeld();
    void whatWasTypedIsThereAfterANo();
    void quittingAsksOnceForAllWindows();
    void theSystemIsNotAsked();

private:
    /// Takes a lock in this window; false if that does not succeed.
    [[nodiscard]] static bool hold(const MainWindow &window, const QByteArray &name)
    {
        auto *session = window.lockscope()->session();
        session->unlockActions();
        const auto taken = session->acquire(name, {.wait = std::chrono::seconds(10)});
        return QTest::qWaitFor([&] { return taken.isFinished() && session->owns(name); }, kPatienceMs);
    }
    [[nodiscard]] QList<QMessageBox *> questions() const
    {
        return m_window->findChildren<QMessageBox *>(u"closeQuestion"_s);
    }
    [[nodiscard]] static QAbstractButton *goOn(const QMessageBox *question)
    {
        const auto buttons = question->buttons();
        return *std::find_if(buttons.begin(), buttons.end(), [&](auto *button) {
            return question->buttonRole(button) == QMessageBox::DestructiveRole;
        });
    }
    [[nodiscard]] bool isThere(const QString &name) const { return m_open.cli({u"EXISTS"_s, name}) == "1"; }
    [[nodiscard]] ConnectionDialog *dialog() const { return m_window->findChild<ConnectionDialog *>(); }
    [[nodiscard]] QWidget *line() const { return m_window->findChild<QWidget *>(u"colourLine"_s); }
    [[nodiscard]] QWidget *welcome() const { return m_window->findChild<QWidget *>(u"welcomePage"_s); }
    /// A recording in which nothing happens. Empty: it could not be written.
    [[nodiscard]] QString recorded(const QString &name, Micros length) const
    {
        const QString path = m_folder.filePath(name);
        constexpr Instant kStart{std::chrono::hours(5)};
        RecordingWriter writer(path);
        const bool isOpen
            = writer.open({.deployment = u"old"_s, .labels = {u"n1"_s}, .addresses = {u"127.0.0.1:7001"_s}}, kStart)
                  .hasValue();
        return isOpen && writer.close(kStart + length) ? path : QString();
    }
    [[nodiscard]] QList<QAction *> recent() const { return m_window->findChild<QMenu *>(u"recentMenu"_s)->actions(); }
    /// The window that is not the first one.
    [[nodiscard]] MainWindow *other() const
    {
        const auto windows = QApplication::topLevelWidgets();
        for (auto *widget : windows) {
            if (auto *window = qobject_cast<MainWindow *>(widget); window != nullptr && window != m_window.get())
                return window;
        }
        return nullptr;
    }
    void openElsewhere(const QString &name) const
    {
        auto *menu = m_window->findChild<QMenu *>(u"otherWindowMenu"_s);
        Q_EMIT menu->aboutToShow(); // kept ones may be new
        const auto actions = menu->actions();
        for (auto *action : actions) {
            if (action->text().contains(name))
                return action->trigger();
        }
    }
    [[nodiscard]] QColor lineColour() const { return line()->grab().toImage().pixelColor(1, 1); }
    [[nodiscard]] Deployment shown() const { return m_window->lockscope()->session()->deployment(); }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
    RedisServer m_open;
    RedisServer m_guarded{{.config = {u"--requirepass"_s, u"open sesame"_s}}};
};

void TestMainWindow::initTestCase()
{
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    // Nothing of the user's own: settings, journal, keychain.
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_STATE_HOME", m_folder.path().toLocal8Bit());
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    QVERIFY(m_open.start() && m_guarded.start());
}

void TestMainWindow::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_open.cli({u"FLUSHALL"_s});
}

void TestMainWindow::theEnvironmentIsSaid()
{
    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}, .environment = Environment::Production});
    QVERIFY2(m_window->windowTitle().startsWith(u"[PRODUCTION] Stock"_s), qPrintable(m_window->windowTitle()));
    QCOMPARE(m_window->lockscope()->palette().color(QPalette::Window), m_window->palette().color(QPalette::Window));
}

void TestMainWindow::theChosenColourIsShown()
{
    QVERIFY(!line()->isVisible());
    m_window->open({.name = u"A"_s, .nodes = {m_open.endpoint()}}, {.colour = u"#8800aa"_s});
    QVERIFY(line()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope()->isVisible() && m_window->lockscope()->y() > 0, kPatienceMs);
    QCOMPARE(line()->height(), 3);
    QCOMPARE(lineColour(), QColor(0x88, 0x00, 0xaa));
    m_window->open({.name = u"B"_s, .nodes = {m_open.endpoint()}}, {.colour = u"#00aa88"_s});
    QCOMPARE(lineColour(), QColor(0x00, 0xaa, 0x88));
    m_window->open({.name = u"C"_s, .nodes = {m_open.endpoint()}, .environment = Environment::Production});
    QVERIFY(!line()->isVisible());
}

void TestMainWindow::anEmptyWindowOffersWaysToBegin()
{
    QVERIFY(welcome() != nullptr && welcome()->isVisible());
    QVERIFY(dialog() == nullptr);
    QVERIFY(m_window->findChild<QWidget *>(u"welcomeRecent"_s)->isHidden());
    auto *connectTo = m_window->findChild<QPushButton *>(u"welcomeConnect"_s);
    QCOMPARE(m_window->focusWidget(), connectTo);
    QTest::keyClick(connectTo, Qt::Key_Return);
    QVERIFY(dialog() != nullptr);
    dialog()->reject();
    QTRY_VERIFY_WITH_TIMEOUT(dialog() == nullptr, kPatienceMs);
    m_window->findChild<QPushButton *>(u"welcomeRecording"_s)->click();
    auto *files = m_window->findChild<QDialog *>(u"openRecordingDialog"_s);
    QVERIFY(files != nullptr);
    delete files;
    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(welcome()->isHidden());
}

void TestMainWindow::theWelcomePageOpensTheLatestConnections()
{
    ProfileStore store(std::make_unique<QSettings>());
    const auto first = store.save({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    const auto second
        = store.save({.name = u"Second"_s, .nodes = {m_open.endpoint()}, .environment = Environment::Production});
    QVERIFY(first && second);
    store.markUsed(second->id);
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    auto *list = m_window->findChild<QListWidget *>(u"welcomeRecent"_s);
    QVERIFY(list->isVisible());
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(0)->text(), u"Second · PRODUCTION"_s);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(0)).center());
    QVERIFY(m_window->lockscope() != nullptr);
    QCOMPARE(shown().name, u"Second"_s);
    m_window->findChild<QAction *>(u"closeConnectionAction"_s)->trigger();
    QVERIFY(list->isVisible());
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(m_window->lockscope() != nullptr);
    QCOMPARE(shown().name, u"First"_s);
}

void TestMainWindow::closingAConnectionLeadsBack()
{
    auto *close = m_window->findChild<QAction *>(u"closeConnectionAction"_s);
    QVERIFY(!close->isEnabled());
    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}}, {.colour = u"#8800aa"_s});
    const QPointer<Session> session = m_window->lockscope()->session();
    close->trigger();
    QVERIFY(!session);
    QVERIFY(m_window->lockscope() == nullptr);
    QVERIFY(welcome()->isVisible());
    QVERIFY(!line()->isVisible());
    QCOMPARE(m_window->windowTitle(), u"Lockscope"_s);
    QCOMPARE(m_window->findChild<QListWidget *>(u"welcomeRecent"_s)->count(), 1); // it was not saved
    QVERIFY(!close->isEnabled());
}

void TestMainWindow::theDemosNodesHaveMenus()
{
    Demo demo; // none of its nodes runs
    m_window->addDemoControls(&demo);
    const auto *menu = m_window->findChild<QMenu *>(u"demoMenu"_s);
    QVERIFY(!menu->menuAction()->isVisible());
    m_window->open(demo.deployment());
    QVERIFY(menu->menuAction()->isVisible());
    QCOMPARE(menu->actions().size(), Demo::kNodes);
    QCOMPARE(menu->actions().at(1)->menu()->actions(), demoActions(&demo, 1));
    QMenu chip;
    m_window->fillNodeMenu(1, &chip);
    const auto *power = demoActions(&demo, 1).constFirst();
    const auto *freeze = demoActions(&demo, 1).constLast();
    QVERIFY(chip.actions().contains(power) && chip.actions().contains(freeze));
    QCOMPARE(power->text(), u"&Start node"_s);
    QVERIFY(!freeze->isEnabled());
    demoActions(&demo, 1).constFirst()->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(power->text(), u"&Kill node"_s, kPatienceMs);
    QVERIFY(freeze->isEnabled());
    demoActions(&demo, 1).constLast()->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(freeze->text(), u"&Thaw node"_s, kPatienceMs);

    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(!menu->menuAction()->isVisible());
    QMenu other;
    m_window->fillNodeMenu(0, &other);
    QVERIFY(other.isEmpty());
    m_window.reset(); // before the demo ends
}

void TestMainWindow::theCommandLineOpensTheSame()
{
    const auto request
        = parseCommandLine({u"--node"_s, m_open.uri(), u"--node"_s, m_guarded.uri(), u"-a"_s, u"open sesame"_s,
                            u"--pattern"_s, u"lock:*"_s, u"--pin"_s, u"jobs:*=redisson"_s, u"--environment"_s,
                            u"development"_s, u"--interval"_s, u"500ms"_s});
    QVERIFY2(request, request ? "" : qPrintable(request.error().message));
    m_window->open(request->deployment);
    m_window->findChild<QAction *>(u"saveAsProfileAction"_s)->trigger();
    QVERIFY(dialog() != nullptr);
    auto *name = dialog()->findChild<QLineEdit *>(u"connectName"_s);
    QTest::keyClicks(name, u"Two"_s);
    QTest::keyClick(name, Qt::Key_Return); // here it is for saving
    QTRY_VERIFY_WITH_TIMEOUT(!recent().isEmpty() && recent().constFirst()->text() == u"&1 Two"_s, kPatienceMs);
    QTest::mouseClick(dialog()->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    Q_EMIT m_window->findChild<QMenu *>(u"recentMenu"_s)->aboutToShow();
    QCOMPARE(recent().size(), 1); // it is saved now
    Deployment expected = request->deployment;
    expected.name = u"Two"_s;
    QVERIFY(shown() == expected);
    QSettings().sync();
    QFile file(QSettings().fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("sesame"));
}

void TestMainWindow::anEmptyTableOffersOtherDatabases()
{
    m_open.cli(
        {u"-n"_s, u"1"_s, u"SET"_s, u"jobs:reindex"_s, u"f47ac10b58cc11e8a1b20242ac110002"_s, u"PX"_s, u"3600000"_s});
    m_open.cli({u"-n"_s, u"1"_s, u"SET"_s, u"foo"_s, u"bar"_s});
    const Deployment first{.name = m_open.endpoint().label(),
                           .nodes = {m_open.endpoint()},
                           .possible = true,
                           .environment = Environment::Development};
    m_window->open(first, {.colour = u"#8800aa"_s});
    m_window->lockscope()->showView(u"locks"_s);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<QPushButton *>(u"openDatabase1"_s) != nullptr, kPatienceMs);
    auto *button = m_window->findChild<QPushButton *>(u"openDatabase1"_s);
    QCOMPARE(m_window->findChild<QLabel *>(u"otherDatabasesText"_s)->text(), u"Database 1 has 2 keys."_s);
    QTRY_VERIFY_WITH_TIMEOUT(button->isVisible() && button->visibleRegion().boundingRect().size() == button->size(),
                             kPatienceMs);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(shown().nodes.first().database, 1, kPatienceMs);
    QCOMPARE(shown(), first.onDatabase(1));
    QCOMPARE(shown().name, m_open.endpoint().label() + u"/1"_s);
    QCOMPARE(lineColour(), QColor(0x88, 0x00, 0xaa));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope()->model()->lock("jobs:reindex"), kPatienceMs);
    QVERIFY(!m_window->findChild<QLabel *>(u"otherDatabasesText"_s)->isVisible());
}

void TestMainWindow::theMenuOffersDatabases()
{
    auto *menu = m_window->findChild<QMenu *>(u"databaseMenu"_s);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!menu->isEnabled());
    m_open.cli({u"-n"_s, u"3"_s, u"MSET"_s, u"a"_s, u"1"_s, u"b"_s, u"2"_s});
    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}, .environment = Environment::Development});
    m_window->offerDatabases({0, 5});
    const auto texts = [&] {
        Q_EMIT menu->aboutToShow();
        QStringList words;
        const auto actions = menu->actions();
        for (const auto *action : actions)
            words += action->text() + (action->isChecked() ? u" *"_s : QString());
        return words;
    };
    QTRY_COMPARE_WITH_TIMEOUT(texts(), QStringList({u"0 *"_s, u"3 (2 keys)"_s, u"5"_s}), kPatienceMs);
    menu->actions().at(2)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(shown().nodes.first().database, 5, kPatienceMs);
    QCOMPARE(shown().name, u"Stock"_s);
}

void TestMainWindow::whatWasConnectedToIsFoundAgain()
{
    const auto listed = [this] {
        QStringList names;
        for (QTreeWidgetItemIterator it(dialog()->findChild<QTreeWidget *>()); *it != nullptr; ++it)
            names += (*it)->text(0);
        return names;
    };
    const auto press = [this](QDialogButtonBox::StandardButton which) {
        QTest::mouseClick(dialog()->findChild<QDialogButtonBox *>()->button(which), Qt::LeftButton);
        return QTest::qWaitFor([&] { return dialog() == nullptr; }, kPatienceMs);
    };
    const auto field = [this](const QString &name) { return dialog()->findChild<QWidget *>(name); };
    m_window->openConnectionDialog();
    QTest::keyClicks(field(u"connectName"_s), u"Typed"_s);
    dialog()->findChild<QComboBox *>(u"connectGroup"_s)->setEditText(u"Shop"_s);
    dialog()->findChild<QPlainTextEdit *>(u"connectAddresses"_s)->setPlainText(m_open.uri());
    QVERIFY(press(QDialogButtonBox::Ok));
    QCOMPARE(shown().name, u"Typed"_s);
    // Nothing of it is lost, though it was not saved.
    m_window->openConnectionDialog();
    QCOMPARE(listed(), QStringList{u"Typed (not saved)"_s});
    QCOMPARE(dialog()->findChild<QComboBox *>(u"connectGroup"_s)->currentText(), u"Shop"_s);
    QVERIFY(press(QDialogButtonBox::Cancel)); // and nothing is asked
    m_window->open({.name = u"Another"_s, .nodes = {m_open.endpoint()}});
    m_window->openConnectionDialog();
    QCOMPARE(listed(), QStringList({u"Typed (not saved)"_s, u"Another (not saved)"_s}));
    QCOMPARE(dialog()->findChild<QLineEdit *>(u"connectName"_s)->text(), u"Another"_s);
    QTest::mouseClick(dialog()->findChild<QPushButton *>(u"connectSave"_s), Qt::LeftButton);
    QCOMPARE(listed(), QStringList({u"Typed (not saved)"_s, u"Another"_s}));
    QVERIFY(press(QDialogButtonBox::Cancel));
    m_window->openConnectionDialog();
    QVERIFY2(listed().contains(u"Typed (not saved)"_s) && listed().contains(u"Another"_s),
             qPrintable(listed().join(u'|')));
    QVERIFY(press(QDialogButtonBox::Cancel));
}

void TestMainWindow::theFirstViewIsTheOneAskedFor()
{
    const Deployment deployment{.name = u"Stock"_s, .nodes = {m_open.endpoint()}};
    QStringList shown;
    for (const auto &id : viewIds()) {
        m_window->beginWithView(id);
        m_window->open(deployment); // the view that was left was kept: it does not come first
        shown += m_window->lockscope()->currentView();
    }
    QCOMPARE(shown, viewIds());
    QCOMPARE(m_window->lockscope()->viewActions().size(), viewIds().size()); // there are no others
    m_window->open(deployment); // asked for once
    QCOMPARE(m_window->lockscope()->currentView(), viewIds().constLast());
}

void TestMainWindow::keptOnesAreInTheMenu()
{
    QVERIFY(recent().isEmpty());
    {
        ProfileStore store(std::make_unique<QSettings>());
        QVERIFY(store.save(
            {.name = u"First & last"_s, .nodes = {m_open.endpoint()}, .environment = Environment::Production}));
        QVERIFY(store.save({.name = u"Second"_s, .nodes = {m_open.endpoint()}}));
    }
    m_window = std::make_unique<MainWindow>();
    QCOMPARE(recent().size(), 2);
    QCOMPARE(recent().first()->text(), u"&1 First && last · PRODUCTION"_s);
    recent().at(1)->trigger();
    QCOMPARE(shown().name, u"Second"_s);
    QVERIFY(m_window->lockscope()->isAncestorOf(m_window->focusWidget())); // or its keys would do nothing
    // What was used last stands where it stood, with the same number.
    const QPointer<QAction> before = recent().first();
    QTRY_VERIFY_WITH_TIMEOUT(!before, kPatienceMs);
    QCOMPARE(recent().first()->text(), u"&1 First && last · PRODUCTION"_s);
    QCOMPARE(recent().at(1)->text(), u"&2 Second"_s);
    recent().first()->trigger(); // in its place
    QCOMPARE(shown().name, u"First & last"_s);
    QVERIFY(m_window->lockscope()->isAncestorOf(m_window->focusWidget()));
    QCOMPARE(m_window->findChildren<LockscopeWidget *>().size(), 1);
}

void TestMainWindow::aPasswordThatIsNotKeptIsAskedFor()
{
    ProfileStore store(std::make_unique<QSettings>());
    const auto kept
        = store.save({.name = u"Guarded"_s, .nodes = {m_guarded.endpoint()}, .secrets = {ProfilePasswords::kCommon}});
    QVERIFY(kept);
    m_window->openProfile(kept->id);
    QTRY_VERIFY_WITH_TIMEOUT(dialog() != nullptr, kPatienceMs);
    QVERIFY(m_window->lockscope() == nullptr);
    auto *password = dialog()->findChild<QLineEdit *>(u"connectPassword"_s);
    QTRY_VERIFY_WITH_TIMEOUT(password->isVisible(), kPatienceMs);
    QVERIFY(dialog()->findChild<QLabel *>(u"connectMessage"_s)->text().contains(u"is not saved. Type it"_s));
    QTest::keyClicks(password, u"open sesame"_s);
    QTest::keyClick(password, Qt::Key_Return);
    QVERIFY(m_window->lockscope() != nullptr);
    QVERIFY(shown().nodes.first().password == Secret("open sesame"));
}

void TestMainWindow::withoutAKeychainServiceItIsSaid()
{
    ProfilePasswordStore store(makeSystemKeychain(), whyNoSystemKeychain());
    store.probe();
    QTRY_COMPARE_WITH_TIMEOUT(store.state(), ProfilePasswordStore::State::Absent, kPatienceMs);
    QVERIFY2(!store.whyAbsent().isEmpty() && !store.whyAbsent().contains(u"Unknown"_s), qPrintable(store.whyAbsent()));
}

void TestMainWindow::noTwoEntriesOfAMenuShareALetter()
{
    m_window->open({.name = u"A"_s, .nodes = {m_open.endpoint()}});
    QStringList twice;
    const auto menus = m_window->findChildren<QMenu *>();
    for (const auto *menu : menus) {
        QHash<QChar, QString> taken;
        for (const auto *action : menu->actions()) {
            const QString text = QString(action->text()).remove(u"&&"_s);
            const auto place = text.indexOf(u'&');
            if (place < 0 || place + 1 >= text.size())
                continue;
            if (auto &other = taken[text.at(place + 1).toUpper()]; other.isEmpty())
                other = text;
            else
                twice += menu->title() + u": "_s + other + u" / "_s + text;
        }
    }
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

void TestMainWindow::aRecordingThatIsReadTooLateIsNotShown()
{
    const QString path = recorded(u"session.jsonl"_s, std::chrono::seconds(5));
    QVERIFY(!path.isEmpty());
    const auto readByNow = [&] { // whoever began before is done as well, or never will be
        RecordingPlayer other;
        const QSignalSpy opened(&other, &RecordingPlayer::opened);
        other.open(path);
        return QTest::qWaitFor([&] { return !opened.isEmpty(); }, kPatienceMs);
    };
    m_window->openRecording(path);
    m_window->open({.name = u"Live"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(readByNow());
    QVERIFY(readByNow());
    QVERIFY2(m_window->lockscope()->session() != nullptr, qPrintable(m_window->windowTitle()));
    QCOMPARE(shown().name, u"Live"_s);
    // Asked for last, it is what is shown.
    m_window->openRecording(path);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope()->session() == nullptr, kPatienceMs);
}

void TestMainWindow::aRecordingBeginsWhereItIsAskedTo()
{
    const QString path = recorded(u"asked.jsonl"_s, std::chrono::seconds(500));
    QVERIFY(!path.isEmpty());
    m_window->openRecording(path, u"3m"_s, 0.5);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->lockscope() != nullptr && m_window->findChild<QComboBox *>(u"replaySpeed"_s) != nullptr, kPatienceMs);
    QCOMPARE(m_window->findChild<QComboBox *>(u"replaySpeed"_s)->currentData().toDouble(), 0.5);
    const auto *moment = m_window->findChild<QLabel *>(u"replayMoment"_s);
    QVERIFY(moment != nullptr);
    QTRY_VERIFY2_WITH_TIMEOUT(moment->text().contains(u"3 m 0"_s), qPrintable(moment->text()), kPatienceMs);
}

void TestMainWindow::fromARecordingTheMenuLeadsBack()
{
    m_window->open({.name = u"Stock"_s, .nodes = {m_open.endpoint()}});
    m_window->openRecording(recorded(u"back.jsonl"_s, std::chrono::seconds(5)));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope()->session() == nullptr, kPatienceMs);
    Q_EMIT m_window->menuBar()->actions().constFirst()->menu()->aboutToShow();
    QVERIFY(m_window->findChild<QMenu *>(u"recentMenu"_s)->isEnabled());
    QCOMPARE(recent().size(), 1);
    QCOMPARE(recent().first()->text(), u"Stock · not saved"_s);
    recent().first()->trigger();
    QVERIFY(m_window->lockscope()->session() != nullptr);
    QCOMPARE(shown().name, u"Stock"_s);
}

void TestMainWindow::theMenuOutlivesItsClick()
{
    {
        ProfileStore store(std::make_unique<QSettings>());
        QVERIFY(store.save({.name = u"First"_s, .nodes = {m_open.endpoint()}}));
    }
    m_window = std::make_unique<MainWindow>();
    const QPointer<QAction> action = recent().first();
    action->trigger();
    QVERIFY(action); // it is still telling of its click
    QCOMPARE(shown().name, u"First"_s);
    // And one that was deleted elsewhere meanwhile.
    QTRY_VERIFY_WITH_TIMEOUT(!action, kPatienceMs);
    const QPointer<QAction> stale = recent().first();
    QSettings().remove(u"profiles"_s);
    stale->trigger();
    QVERIFY(stale);
    QTRY_VERIFY_WITH_TIMEOUT(recent().isEmpty(), kPatienceMs);
}

void TestMainWindow::anotherWindowHasItsOwnSession()
{
    ProfileStore store(std::make_unique<QSettings>());
    QVERIFY(store.save({.name = u"Guarded"_s,
                        .nodes = {m_guarded.endpoint()},
                        .keeping = PasswordKeeping::Session,
                        .secrets = {ProfilePasswords::kCommon}}));
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    recent().first()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(dialog() != nullptr, kPatienceMs);
    auto *password = dialog()->findChild<QLineEdit *>(u"connectPassword"_s);
    QTest::keyClicks(password, u"open sesame"_s);
    QTest::keyClick(password, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->lockscope() != nullptr && dialog() == nullptr, kPatienceMs);
    const QPointer<Session> mine = m_window->lockscope()->session();
    openElsewhere(u"Guarded"_s);
    // What is kept until the program ends is kept for all its windows.
    QTRY_VERIFY_WITH_TIMEOUT(other() != nullptr && other()->lockscope() != nullptr, kPatienceMs);
    QVERIFY(other()->lockscope()->session() != mine);
    QVERIFY(other()->pos() != m_window->pos());
    QVERIFY(m_window->lockscope()->session() == mine);
    const QPointer<Session> theirs = other()->lockscope()->session();
    other()->close();
    QTRY_VERIFY_WITH_TIMEOUT(other() == nullptr, kPatienceMs);
    QVERIFY(!theirs);
    QVERIFY(mine);
}

void TestMainWindow::alertRulesAreKeptPerDeployment()
{
    const Deployment first{.name = u"First"_s, .nodes = {m_open.endpoint()}};
    const Deployment second{.name = u"Second"_s, .nodes = {m_guarded.endpoint()}};
    AlertRules rules = defaultAlertRules();
    rules[AlertKind::ManyWait].count = 25;
    m_window->open(first);
    MainWindow later; // a window that knows the usual rules, and is closed last
    later.open(first);
    // Written when it is changed, by whichever window.
    Q_EMIT m_window->lockscope()->findChild<AlertsView *>()->rulesWanted(rules);
    QVERIFY(m_window->lockscope()->session()->alertRules() == rules);
    later.close();
    m_window->open(second);
    QVERIFY(m_window->lockscope()->session()->alertRules() == defaultAlertRules());
    m_window->open(first);
    QVERIFY(m_window->lockscope()->session()->alertRules() == rules);
    Q_EMIT m_window->lockscope()->findChild<AlertsView *>()->rulesWanted(defaultAlertRules());
    const QSettings settings;
    const auto all = settings.allKeys();
    for (const auto &key : all)
        QVERIFY2(!key.startsWith(u"alertRules/"_s) || settings.value(key).toByteArray() == "{}",
                 qPrintable(key)); // the usual ones are those of the version that runs
}

void TestMainWindow::whatIsSavedKeepsItsRulesAndItsFilter()
{
    const Deployment deployment{.name = u"First"_s, .nodes = {m_open.endpoint()}};
    AlertRules rules = defaultAlertRules();
    rules[AlertKind::ManyWait].count = 25;
    const auto rulesNow = [this] { return m_window->lockscope()->session()->alertRules(); };
    const auto change = [this](const AlertRules &wanted) {
        Q_EMIT m_window->lockscope()->findChild<AlertsView *>()->rulesWanted(wanted);
    };
    m_window->open(deployment);
    change(rules);
    m_window->lockscope()->setFilterText(u"name:orders"_s);
    m_window->findChild<QAction *>(u"saveAsProfileAction"_s)->trigger();
    auto *name = dialog()->findChild<QLineEdit *>(u"connectName"_s);
    QTest::keyClicks(name, u"Saved"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(!recent().isEmpty() && recent().constFirst()->text().contains(u"Saved"_s), kPatienceMs);
    QTest::mouseClick(dialog()->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(shown().name.contains(u"Saved"_s), kPatienceMs);
    QVERIFY(rulesNow() == rules);
    QCOMPARE(m_window->lockscope()->filterText(), u"name:orders"_s);
    // Its own from then on, the usual ones as well.
    change(defaultAlertRules());
    m_window->open({.name = u"Second"_s, .nodes = {m_guarded.endpoint()}});
    m_window->open(deployment);
    change(rules);
    recent().constFirst()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(shown().name.contains(u"Saved"_s), kPatienceMs);
    QVERIFY(rulesNow() == defaultAlertRules());
}

void TestMainWindow::whatIsSavedIsTheSameWithOtherServers()
{
    AlertRules rules = defaultAlertRules();
    rules[AlertKind::ManyWait].count = 25;
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    const auto change = [this](const AlertRules &wanted) {
        Q_EMIT m_window->lockscope()->findChild<AlertsView *>()->rulesWanted(wanted);
    };
    change(rules);
    m_window->lockscope()->setFilterText(u"name:orders"_s);
    m_window->findChild<QAction *>(u"saveAsProfileAction"_s)->trigger();
    auto *form = dialog();
    auto *addresses = form->findChild<QPlainTextEdit *>(u"connectAddresses"_s);
    const auto saveAndConnect = [&] {
        QTest::mouseClick(form->findChild<QPushButton *>(u"connectSave"_s), Qt::LeftButton);
        QTest::mouseClick(form->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    };
    // With another server before it is saved for the first time.
    addresses->appendPlainText(m_guarded.uri());
    saveAndConnect();
    QTRY_COMPARE_WITH_TIMEOUT(shown().nodes.size(), 2, kPatienceMs);
    QVERIFY(m_window->lockscope()->session()->alertRules() == rules);
    QCOMPARE(m_window->lockscope()->filterText(), u"name:orders"_s);
    QTRY_VERIFY_WITH_TIMEOUT(dialog() == nullptr, kPatienceMs);

    // What is changed while it is shown is its own, and it is the one that is shown.
    m_window->open({.name = u"Third"_s, .nodes = {m_guarded.endpoint()}});
    m_window->findChild<QAction *>(u"saveAsProfileAction"_s)->trigger();
    form = dialog();
    QTest::mouseClick(form->findChild<QPushButton *>(u"connectSave"_s), Qt::LeftButton);
    form->reject();
    QTRY_VERIFY_WITH_TIMEOUT(dialog() == nullptr, kPatienceMs);
    rules[AlertKind::ManyWait].count = 35;
    change(rules);
    m_window->openConnectionDialog();
    form = dialog();
    addresses = form->findChild<QPlainTextEdit *>(u"connectAddresses"_s);
    addresses->appendPlainText(m_open.uri());
    saveAndConnect();
    QTRY_COMPARE_WITH_TIMEOUT(shown().nodes.size(), 2, kPatienceMs);
    QVERIFY(m_window->lockscope()->session()->alertRules() == rules);
}

void TestMainWindow::eachDeploymentHasItsFilter()
{
    const Deployment first{.name = u"First"_s, .nodes = {m_open.endpoint()}};
    const Deployment second{.name = u"Second"_s, .nodes = {m_guarded.endpoint()}};
    m_window->open(first);
    m_window->lockscope()->setFilterText(u"name:orders"_s);
    m_window->open(second);
    QCOMPARE(m_window->lockscope()->filterText(), QString()); // it would hide locks there
    m_window->lockscope()->setFilterText(u"name:stock"_s);
    m_window->open(first);
    QCOMPARE(m_window->lockscope()->filterText(), u"name:orders"_s);
    m_window->open(second);
    QCOMPARE(m_window->lockscope()->filterText(), u"name:stock"_s);
}

void TestMainWindow::closingOneWindowEndsItsSession()
{
    ProfileStore store(std::make_unique<QSettings>());
    QVERIFY(store.save({.name = u"Second"_s, .nodes = {m_open.endpoint()}}));
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    openElsewhere(u"Second"_s);
    QTRY_VERIFY_WITH_TIMEOUT(other() != nullptr && other()->lockscope() != nullptr, kPatienceMs);
    const QPointer<Session> mine = m_window->lockscope()->session();
    m_window->close();
    QVERIFY(!mine); // nobody sees it: it neither reads nor holds anything
    QVERIFY(other()->lockscope()->session() != nullptr);
    m_window.reset(); // the program ends
    QVERIFY(other() == nullptr);
}

void TestMainWindow::closingAsksWhileLocksAreHeld()
{
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(m_window->lockscope()->wouldEnd().isEmpty());
    QVERIFY(hold(*m_window, "job:mine"));
    QVERIFY(!m_window->close());
    QVERIFY(!m_window->close()); // asked once
    QCOMPARE(questions().size(), 1);
    QPointer<QMessageBox> question = questions().first();
    QVERIFY(question->isVisible());
    QVERIFY2(question->informativeText().contains(u"\"job:mine\""_s), qPrintable(question->informativeText()));
    QCOMPARE(question->defaultButton(), question->button(QMessageBox::Cancel));
    QTest::keyClick(question, Qt::Key_Return); // the default does nothing
    QTRY_VERIFY_WITH_TIMEOUT(!question, kPatienceMs);
    QVERIFY(m_window->isVisible());
    QVERIFY(m_window->lockscope()->session()->owns("job:mine"));
    m_window->findChild<QAction *>(u"quitAction"_s)->trigger();
    question = questions().value(0);
    QVERIFY(question);
    const QPointer<Session> session = m_window->lockscope()->session();
    QTest::mouseClick(goOn(question), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible(), kPatienceMs);
    QVERIFY(!session);
    QTRY_VERIFY_WITH_TIMEOUT(!isThere(u"job:mine"_s), kPatienceMs);
}

/// It may be lost while the question stands.
void TestMainWindow::whatIsAskedAboutStaysTrue()
{
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(hold(*m_window, "job:lost"));
    QVERIFY(!m_window->close());
    QPointer<QMessageBox> question = questions().value(0);
    QVERIFY(question && question->informativeText().contains(u"\"job:lost\""_s));
    QCOMPARE(m_open.cli({u"DEL"_s, u"job:lost"_s}), "1");
    QTRY_VERIFY2_WITH_TIMEOUT(!question->informativeText().contains(u"job:lost"_s),
                              qPrintable(question->informativeText()), kPatienceMs);
    QVERIFY(question->isVisible());
    QTest::keyClick(question, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!question, kPatienceMs);
}

void TestMainWindow::openingAnotherConnectionAsksWhileLocksAreHeld()
{
    ProfileStore store(std::make_unique<QSettings>());
    const auto id = store.save({.name = u"Second"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(id);
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(hold(*m_window, "job:mine"));
    const QPointer<Session> session = m_window->lockscope()->session();
    m_window->openProfile(id->id);
    QPointer<QMessageBox> question = questions().value(0);
    QVERIFY(question && question->isVisible());
    QVERIFY2(question->text().contains(u"First"_s), qPrintable(question->text()));
    QVERIFY2(question->informativeText().contains(u"\"job:mine\""_s), qPrintable(question->informativeText()));
    QTest::keyClick(question, Qt::Key_Return); // the default does nothing
    QTRY_VERIFY_WITH_TIMEOUT(!question, kPatienceMs);
    QVERIFY(session && session->owns("job:mine"));
    m_window->openProfile(id->id);
    QTest::mouseClick(goOn(questions().value(0)), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!session, kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->lockscope()->session()->deployment().name, u"Second"_s, kPatienceMs);
    // The keys are those of what is shown now, whenever the window is active again.
    QVERIFY(m_window->focusWidget() != nullptr && m_window->lockscope()->isAncestorOf(m_window->focusWidget()));
    QVERIFY(m_window->focusWidget()->isVisible());
    // Nothing is held now: nothing is asked.
    const QPointer<Session> second = m_window->lockscope()->session();
    m_window->openProfile(id->id);
    QVERIFY(questions().isEmpty());
    QVERIFY(!second);
}

void TestMainWindow::whatWasTypedIsThereAfterANo()
{
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(hold(*m_window, "job:mine"));
    const QPointer<Session> session = m_window->lockscope()->session();
    m_window->findChild<QAction *>(u"connectAction"_s)->trigger();
    const QPointer<ConnectionDialog> typing = dialog();
    QVERIFY(typing);
    auto *name = typing->findChild<QLineEdit *>(u"connectName"_s);
    name->setText(u"Typed"_s);
    auto *connectTo = typing->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QTest::mouseClick(connectTo, Qt::LeftButton);
    QPointer<QMessageBox> question = questions().value(0);
    QVERIFY(question && question->isVisible());
    QTest::keyClick(question, Qt::Key_Return); // the default does nothing
    QTRY_VERIFY_WITH_TIMEOUT(!question, kPatienceMs);
    QVERIFY(typing && typing->isVisible());
    QCOMPARE(name->text(), u"Typed"_s);
    QVERIFY(session && session->owns("job:mine"));
    QTest::mouseClick(connectTo, Qt::LeftButton);
    QTest::mouseClick(goOn(questions().value(0)), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!session && (!typing || !typing->isVisible()), kPatienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->lockscope()->session()->deployment().name, u"Typed"_s, kPatienceMs);
}

void TestMainWindow::quittingAsksOnceForAllWindows()
{
    ProfileStore store(std::make_unique<QSettings>());
    QVERIFY(store.save({.name = u"Second"_s, .nodes = {m_open.endpoint()}}));
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    openElsewhere(u"Second"_s);
    QTRY_VERIFY_WITH_TIMEOUT(other() != nullptr && other()->lockscope() != nullptr, kPatienceMs);
    QVERIFY(hold(*m_window, "job:one") && hold(*other(), "job:two"));
    const QPointer<MainWindow> second = other();
    m_window->quit();
    QCOMPARE(questions().size(), 1);
    QVERIFY(second->findChildren<QMessageBox *>().isEmpty());
    const QString words = questions().first()->informativeText();
    QVERIFY2(words.contains(u"\"job:one\""_s) && words.contains(u"\"job:two\""_s), qPrintable(words));
    QTest::mouseClick(goOn(questions().first()), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->isVisible() && (!second || !second->isVisible()), kPatienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(!isThere(u"job:one"_s) && !isThere(u"job:two"_s), kPatienceMs);
}

void TestMainWindow::theSystemIsNotAsked()
{
    m_window->open({.name = u"First"_s, .nodes = {m_open.endpoint()}});
    QVERIFY(hold(*m_window, "job:mine"));
    QVERIFY(!m_window->close());
    QCOMPARE(questions().size(), 1); // also while it is being asked
    m_window->quitUnasked();
    QVERIFY(!m_window->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!isThere(u"job:mine"_s), kPatienceMs);
}

LOCKSCOPE_TEST(QApplication, TestMainWindow)
#include "tst_mainwindow.moc"

#include "mainwindow.h"

#include "aboutdialog.h"
#include "arguments/commandline.h"
#include "demo/demo.h"
#include "demoactions.h"
#include "desktopnotifications.h"
#include "lab/view/labpage.h"
#include "lab/view/labpanel.h"
#include "systemkeychain.h"
#include "theme.h"
#include "welcomepage.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/alertjson.h>
#include <lockscope/core/words/wording.h>
#include <lockscope/ui/connecting/connectiondialog.h>
#include <lockscope/ui/connecting/profilepasswords.h>
#include <lockscope/ui/connecting/profilestore.h>
#include <lockscope/ui/kit/filedialog.h>
#include <lockscope/ui/kit/icons.h>
#include <lockscope/ui/kit/screenfit.h>
#include <lockscope/ui/lockscopewidget.h>
#include <lockscope/ui/recording/recordingplayer.h>
#include <lockscope/ui/timeline/timelinecanvas.h>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QCryptographicHash>
#include <QFileDialog>
#include <QFrame>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope::App {

namespace {

const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kTopKey = QStringLiteral("window/top");
const QString kLeftKey = QStringLiteral("window/left");
const QString kLayoutKey = QStringLiteral("window/layout");
const QString kLabLayoutKey = QStringLiteral("lab/layout"); // the lab has one lock and less room
constexpr QSize kDefaultSize{1440, 900};
constexpr int kColourLine = 3;
constexpr int kTitleBar = 20; ///< as in QWidget::restoreGeometry()
constexpr int kLookMillis = 250; // how often a question is updated
constexpr Micros kLabSpan = std::chrono::seconds(30); // most exercises take less
constexpr int kRecentShown = 9; // each has a digit as its shortcut
constexpr QPoint kBesideFirst{32, 32}; // the first window stays visible and reachable

QString rulesKey(const QString &key)
{
    return QStringLiteral("alertRules/") + key;
}

/// The same for any connection name and any order of the servers.
QString keyOfServers(const Deployment &deployment)
{
    QStringList servers;
    for (const auto &node : deployment.nodes + deployment.sentinels)
        servers += node.display();
    servers.sort();
    servers += deployment.master;
    return QString::fromLatin1(
        QCryptographicHash::hash(servers.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex().left(32));
}

/// The colour that the user chose for a connection; invalid: none.
QColor chosenColour(const QString &colour)
{
    return colour.size() == 7 && colour.startsWith(u'#') ? QColor(colour) : QColor();
}

} // namespace

MainWindow::MainWindow(QWidget *parent) : MainWindow(nullptr, parent) { }

MainWindow::MainWindow(MainWindow *first, QWidget *parent)
    : QMainWindow(parent)
    , m_first(first != nullptr ? first : this)
    , m_profiles(first != nullptr ? first->m_profiles : std::make_shared<ProfileStore>(std::make_unique<QSettings>()))
    , m_passwords(first != nullptr
                      ? first->m_passwords
                      : std::make_shared<ProfilePasswordStore>(makeSystemKeychain(), whyNoSystemKeychain()))
    , m_unsaved(first != nullptr ? first->m_unsaved : std::make_shared<QList<ProfileAndPasswords>>())
    , m_notifications(new DesktopNotifications(this))
    , m_content(new QVBoxLayout)
    , m_colourLine(new QFrame)
    , m_labSpan(kLabSpan)
{
    setObjectName(QStringLiteral("mainWindow"));
    auto *central = new QWidget(this);
    central->setLayout(m_content);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->setSpacing(0);
    m_content->addWidget(m_colourLine);
    m_colourLine->setObjectName(QStringLiteral("colourLine"));
    m_colourLine->setFixedHeight(kColourLine);
    m_colourLine->setAutoFillBackground(true);
    m_colourLine->hide();
    setCentralWidget(central);
    makeMenus();
    connect(m_notifications, &DesktopNotifications::failed, this, [this](const QString &why) {
        if (m_widget != nullptr)
            m_widget->tell(why);
    });
    connect(m_notifications, &DesktopNotifications::chosen, this, &MainWindow::showAlerted);
    resize(fittingScreen(this, kDefaultSize));
    if (const auto geometry = QSettings().value(kGeometryKey).toByteArray(); !geometry.isEmpty())
        restoreGeometry(geometry);
    // Qt shifts a restored window by an assumed frame. Without such a frame it would move further each time.
    const auto asLeft = [](const QString &key, int now) {
        const int left = QSettings().value(key, now).toInt();
        return left >= 0 && left < now && now - left <= kTitleBar ? left : now;
    };
    if (!isMaximized() && !isFullScreen()) {
        if (const QPoint place(asLeft(kLeftKey, x()), asLeft(kTopKey, y())); place != pos())
            move(place);
        keepOnScreen(this); // the screen may have changed
    }
    setWindowTitle(tr("Lockscope"));
}

MainWindow::~MainWindow()
{
    for (const auto &other : std::exchange(m_others, {}))
        delete other.data();
    delete std::exchange(m_lab, nullptr);
    clear();
}

std::vector<MainWindow *> MainWindow::windows() const
{
    std::vector<MainWindow *> open{m_first};
    for (const auto &other : m_first->m_others) {
        if (other)
            open.push_back(other);
    }
    std::erase_if(open, [](const MainWindow *window) { return window->isHidden(); });
    return open;
}

void MainWindow::quit()
{
    const auto all = windows();
    if (!mayClose(all))
        return;
    for (auto *window : all)
        window->m_closesUnasked = true;
    QApplication::closeAllWindows();
}

void MainWindow::quitUnasked()
{
    for (auto *window : windows())
        window->m_closesUnasked = true;
    QApplication::closeAllWindows();
}

bool MainWindow::mayClose(const std::vector<MainWindow *> &which)
{
    std::vector<QPointer<MainWindow>> wanted(which.begin(), which.end());
    const auto ends = [wanted] {
        QStringList words;
        for (const auto &window : wanted) {
            if (window && window->m_widget != nullptr)
                words += window->m_widget->wouldEnd();
        }
        return words;
    };
    if (ends().isEmpty())
        return true;
    const bool isLast = which.size() == windows().size();
    ask({.title = isLast ? tr("Quit") : tr("Close"),
         .words = isLast ? tr("Quit Lockscope?") : tr("Close this window?"),
         .verb = isLast ? tr("&Quit") : tr("C&lose")},
        ends, [wanted] {
            for (const auto &window : wanted) {
                if (!window)
                    continue;
                window->m_closesUnasked = true;
                // The question must close first.
                QMetaObject::invokeMethod(window, &QWidget::close, Qt::QueuedConnection);
            }
        });
    return false;
}

void MainWindow::ask(const Question &question, const std::function<QStringList()> &ends,
                     const std::function<void()> &goOn)
{
    if (m_question != nullptr) {
        m_question->raise();
        m_question->activateWindow();
        return;
    }
    auto *box = new QMessageBox(QMessageBox::Question, question.title, question.words, QMessageBox::Cancel,
                                question.asker != nullptr ? question.asker : this);
    m_question = box;
    box->setObjectName(QStringLiteral("closeQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    const auto tell = [box, ends] {
        const QStringList words = ends();
        const QString text = words.isEmpty() ? tr("Everything that would have ended has ended already.")
                                             : words.join(QStringLiteral("\n\n"));
        if (text != box->informativeText())
            box->setInformativeText(text);
    };
    tell();
    auto *look = new QTimer(box);
    connect(look, &QTimer::timeout, box, tell);
    look->start(kLookMillis);
    auto *yes = box->addButton(question.verb, QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    connect(yes, &QAbstractButton::clicked, this, [goOn] { goOn(); });
    box->open();
}

void MainWindow::replaceContent(const std::function<void()> &show, const QString &further, QWidget *asker)
{
    const auto ends = [this, further] {
        QStringList words = m_widget != nullptr ? m_widget->wouldEnd() : QStringList();
        if (!further.isEmpty())
            words += further;
        return words;
    };
    if (ends().isEmpty())
        return show();
    ask({.title = tr("Open"),
         .words = tr("Leave %1?").arg(m_session ? visibleText(m_session->deployment().name, 60) : tr("this view")),
         .verb = tr("&Leave"),
         .asker = asker},
        // The question must close first.
        ends, [this, show] { QMetaObject::invokeMethod(this, show, Qt::QueuedConnection); });
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // Nobody can answer when the desktop session ends.
    if (!m_closesUnasked && !qApp->isSavingSession() && !mayClose({this})) {
        event->ignore();
        return;
    }
    m_closesUnasked = false; // the window may be shown again
    m_opening.reset();
    delete std::exchange(m_lab, nullptr); // also ends its nodes and clients
    m_isLabOpen = m_isLabVisible = false;
    m_labAction->setChecked(false);
    clear();
    endOwnDemo();
    QMainWindow::closeEvent(event);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    arrange();
}

void MainWindow::makeMenus()
{
    auto *file = m_fileMenu = menuBar()->addMenu(tr("&File"));
    auto *connectTo = file->addAction(tr("Co&nnections…"));
    connectTo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
    connectTo->setObjectName(QStringLiteral("connectAction"));
    connectTo->setIcon(symbolIcon(QStringLiteral("connect")));
    connect(connectTo, &QAction::triggered, this, &MainWindow::openConnectionDialog);
    m_recent = file->addMenu(tr("O&pen connection"));
    m_recent->setObjectName(QStringLiteral("recentMenu"));
    m_recent->setIcon(symbolIcon(QStringLiteral("clock")));
    m_recentElsewhere = file->addMenu(tr("Open in another &window"));
    m_recentElsewhere->setObjectName(QStringLiteral("otherWindowMenu"));
    m_recentElsewhere->setIcon(symbolIcon(QStringLiteral("window")));
    // Fill menus before they open: another window may have opened or saved a connection.
    for (auto *menu : {file, m_recent, m_recentElsewhere})
        connect(menu, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
    m_databases = file->addMenu(tr("Data&base"));
    m_databases->setObjectName(QStringLiteral("databaseMenu"));
    m_databases->setIcon(symbolIcon(QStringLiteral("database")));
    for (auto *menu : {file, m_databases})
        connect(menu, &QMenu::aboutToShow, this, &MainWindow::fillDatabases);
    m_saveAs = file->addAction(tr("&Save as connection…"));
    m_saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S));
    m_saveAs->setObjectName(QStringLiteral("saveAsProfileAction"));
    m_saveAs->setIcon(symbolIcon(QStringLiteral("save")));
    m_saveAs->setEnabled(false);
    connect(m_saveAs, &QAction::triggered, this, &MainWindow::saveAsProfile);
    // Queued: opening a connection happens in an action of this menu, which is still in use.
    connect(m_profiles.get(), &ProfileStore::changed, this, &MainWindow::fillRecent, Qt::QueuedConnection);
    auto *recording = file->addAction(tr("Open &recording…"));
    recording->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    recording->setObjectName(QStringLiteral("openRecordingAction"));
    recording->setIcon(symbolIcon(QStringLiteral("open")));
    connect(recording, &QAction::triggered, this, &MainWindow::openRecordingDialog);
    m_closeConnection = file->addAction(tr("&Close connection"));
    m_closeConnection->setShortcut(QKeySequence(QKeySequence::Close));
    m_closeConnection->setObjectName(QStringLiteral("closeConnectionAction"));
    m_closeConnection->setIcon(symbolIcon(QStringLiteral("close")));
    m_closeConnection->setEnabled(false);
    connect(m_closeConnection, &QAction::triggered, this, &MainWindow::closeConnection);
    m_fileEnd = file->addSeparator();
    auto *quit = file->addAction(tr("&Quit"));
    quit->setShortcut(QKeySequence(QKeySequence::Quit));
    quit->setObjectName(QStringLiteral("quitAction"));
    quit->setIcon(symbolIcon(QStringLiteral("quit")));
    connect(quit, &QAction::triggered, this, &MainWindow::quit);
    m_lockMenu = menuBar()->addMenu(tr("&Locks"));
    m_lockMenu->setEnabled(false);
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    m_themeMenu = ThemeSwitch::instance().makeMenu(this);
    m_viewMenu->addMenu(m_themeMenu);
    auto *labMenu = menuBar()->addMenu(tr("La&b"));
    m_labAction = labMenu->addAction(tr("&Show the lab"));
    m_labAction->setObjectName(QStringLiteral("labAction"));
    m_labAction->setIconText(tr("Lab"));
    m_labAction->setCheckable(true);
    m_labAction->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_L));
    m_labAction->setIcon(symbolIcon(QStringLiteral("lab")));
    connect(m_labAction, &QAction::triggered, this, &MainWindow::openLab);
    labMenu->addSeparator();
    const auto addLabAction
        = [this, labMenu](const QString &words, const char *name, const QString &icon, void (Lab::LabPanel::*what)()) {
              auto *action = labMenu->addAction(symbolIcon(icon), words);
              action->setObjectName(QLatin1String(name));
              connect(action, &QAction::triggered, this, [this, what] {
                  if (m_isLabOpen)
                      (m_lab->panel()->*what)();
              });
              connect(labMenu, &QMenu::aboutToShow, action, [this, action] { action->setEnabled(m_isLabOpen); });
          };
    auto *focus = labMenu->addAction(tr("S&witch between lab and views"));
    focus->setObjectName(QStringLiteral("labFocusAction"));
    focus->setShortcut(QKeySequence(Qt::Key_F6));
    connect(focus, &QAction::triggered, this, [this] {
        if (m_isLabVisible && m_widget != nullptr)
            showViews();
        else
            openLab();
    });
    addLabAction(tr("Start or &repeat"), "labStartAction", QStringLiteral("play"), &Lab::LabPanel::start);
    addLabAction(tr("&Pause or continue"), "labPauseAction", QStringLiteral("pause"), &Lab::LabPanel::togglePause);
    addLabAction(tr("S&tep"), "labStepAction", QStringLiteral("step"), &Lab::LabPanel::step);
    addLabAction(tr("St&op"), "labStopAction", QStringLiteral("stop"), &Lab::LabPanel::stop);
    addLabAction(tr("Save p&icture…"), "labPictureAction", QStringLiteral("export"), &Lab::LabPanel::savePicture);
    labMenu->addSeparator();
    auto *close = labMenu->addAction(symbolIcon(QStringLiteral("close")), tr("&Close the lab"));
    close->setObjectName(QStringLiteral("labCloseAction"));
    close->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    connect(close, &QAction::triggered, this, &MainWindow::closeLab);
    connect(labMenu, &QMenu::aboutToShow, close, [this, close] { close->setEnabled(m_isLabOpen); });
    connect(labMenu, &QMenu::aboutToHide, close, [close] { close->setEnabled(true); }); // its keys work at any time
    auto *help = m_helpMenu = menuBar()->addMenu(tr("&Help"));
    auto *aboutAction = help->addAction(symbolIcon(QStringLiteral("info")), tr("&About Lockscope"));
    connect(aboutAction, &QAction::triggered, this, &MainWindow::about);
    fillRecent();
    fillDatabases();
}

void MainWindow::fillDatabases()
{
    m_databases->clear();
    const bool mayChange
        = m_session && m_widget != nullptr && !isOwnShown() && m_session->deployment().rule != DeploymentRule::Cluster;
    m_databases->setEnabled(mayChange);
    if (!mayChange)
        return;
    std::map<int, std::optional<qint64>> databases; // with the number of keys, if known
    const auto own = databaseOf(m_widget->nodes());
    if (own)
        databases[*own];
    for (const int database : std::as_const(m_offered))
        databases[database];
    for (const auto &node : m_widget->nodes()) {
        if (!node.use || !node.use->keyspace)
            continue;
        for (const auto &[database, keys] : *node.use->keyspace)
            databases[database] = std::max(databases[database].value_or(0), keys);
    }
    for (const auto &[database, keys] : databases) {
        auto *action = m_databases->addAction(
            keys ? tr("%1 (%n keys)", "number of a database",
                      static_cast<int>(std::min<qint64>(*keys, std::numeric_limits<int>::max())))
                       .arg(database)
                 : QString::number(database));
        action->setCheckable(true);
        action->setChecked(database == own);
        connect(action, &QAction::triggered, this, [this, database = database, isShown = database == own] {
            if (!isShown)
                QMetaObject::invokeMethod(
                    // The action is deleted with the menu.
                    this, [this, database] { openDatabase(database); }, Qt::QueuedConnection);
        });
    }
}

void MainWindow::openDatabase(int database)
{
    if (!m_session)
        return;
    replaceContent([this, deployment = m_session->deployment().onDatabase(database),
                    look = Profile{.group = m_profile.group, .colour = m_profile.colour}] { open(deployment, look); });
}

void MainWindow::offerDatabases(const QList<int> &databases)
{
    m_offered = databases;
    if (m_widget != nullptr)
        m_widget->tell(tr("The window shows one database at a time. File → Database opens another one."));
}

void MainWindow::clear()
{
    keepLayout();
    if (m_session && m_widget != nullptr) {
        for (const auto &key : keysOf(m_session->deployment()))
            m_filters.insert(key, m_widget->filterText());
    }
    m_lockMenu->clear();
    m_lockMenu->setEnabled(false);
    m_viewMenu->clear();
    m_viewMenu->addMenu(m_themeMenu);
    if (m_lab != nullptr)
        m_lab->setViews({}); // they belong to the widget
    delete std::exchange(m_widget, nullptr); // it uses the session
    m_session.reset();
    m_player.reset();
    m_profile = {};
    m_wanted.clear();
    m_saveAs->setEnabled(false);
    m_closeConnection->setEnabled(false);
    m_colourLine->hide();
    if (m_demoMenu != nullptr)
        m_demoMenu->menuAction()->setVisible(false);
}

void MainWindow::open(const Deployment &deployment, const Profile &profile)
{
    auto shown = profileOf(deployment);
    if (!profile.id.isEmpty() || !profile.nodes.isEmpty() || !profile.sentinels.isEmpty()) {
        shown.profile = profile;
    } else {
        shown.profile.group = profile.group;
        shown.profile.colour = profile.colour;
    }
    const auto isIt = [&shown](const ProfileAndPasswords &each) { return each.profile == shown.profile; };
    const bool endsWithWindow = m_ownDemo && isOfDemo(deployment); // nobody could open it later
    if (shown.profile.id.isEmpty() && !endsWithWindow && std::none_of(m_unsaved->cbegin(), m_unsaved->cend(), isIt))
        m_unsaved->append(shown);
    m_isLabVisible = false;
    present(deployment, shown.profile, false);
}

void MainWindow::present(const Deployment &deployment, const Profile &profile, bool isLab)
{
    m_opening.reset(); // the latest request wins
    clear();
    if (!isLab && !isOfDemo(deployment))
        endOwnDemo();
    m_isLabShown = isLab;
    m_profile = profile;
    m_saveAs->setEnabled(true);
    m_session = std::make_unique<Session>(deployment);
    const QStringList keys = keysOf(deployment);
    for (const auto &key : keys) {
        const QByteArray kept = QSettings().value(rulesKey(key)).toByteArray();
        if (kept.isEmpty())
            continue;
        if (const auto rules = alertRulesFromJson(QJsonDocument::fromJson(kept).object()))
            m_session->setAlertRules(*rules);
        break;
    }
    QString title = tr("%1 – Lockscope").arg(visibleText(deployment.name, 60));
    if (deployment.environment == Environment::Production)
        title.prepend(tr("[PRODUCTION] "));
    auto *widget = new LockscopeWidget(m_session.get(), this);
    connect(widget, &LockscopeWidget::alertRulesChanged, this, [this](const AlertRules &rules) {
        // Store nothing for default rules, so that they follow the program's version.
        const QJsonObject changed = rules == defaultAlertRules() ? QJsonObject() : alertRulesToJson(rules);
        const QStringList keysNow = keysOf(m_session->deployment()); // the connection may have been saved since
        for (const auto &key : keysNow)
            QSettings().setValue(rulesKey(key), QJsonDocument(changed).toJson(QJsonDocument::Compact));
    });
    const auto typed
        = std::find_if(keys.begin(), keys.end(), [this](const QString &key) { return m_filters.contains(key); });
    widget->setFilterText(typed == keys.end() ? QString() : m_filters.value(*typed));
    present(widget, title);
    if (const QColor colour = chosenColour(profile.colour); colour.isValid()) {
        QPalette colours;
        colours.setColor(QPalette::Window, colour);
        m_colourLine->setPalette(colours);
        m_colourLine->show();
    }
    if (m_demoMenu != nullptr)
        m_demoMenu->menuAction()->setVisible(!isLab && isOfDemo(deployment));
    m_session->start();
}

QStringList MainWindow::keysOf(const Deployment &deployment) const
{
    const bool isKept = m_profiles->find(m_profile.id).has_value();
    if (!isKept && isOwnShown())
        return {QStringLiteral("demo")}; // its ports change each time
    return isKept ? QStringList{m_profile.id, keyOfServers(deployment)} : QStringList{keyOfServers(deployment)};
}

void MainWindow::onSaved(const Profile &profile, const Profile &before)
{
    if (!before.id.isEmpty() || before == Profile())
        return; // it has settings of its own, or none
    const auto deployment = deploymentOf(before, {});
    if (!deployment)
        return; // nobody has watched it
    // The saved connection may have other servers.
    const QString former = keyOfServers(*deployment);
    QSettings settings;
    if (const auto rules = settings.value(rulesKey(former)); rules.isValid())
        settings.setValue(rulesKey(profile.id), rules);
    if (m_filters.contains(former))
        m_filters.insert(profile.id, m_filters.value(former));
    if (m_session && before == m_profile && !isOwnShown())
        m_profile = profile;
}

void MainWindow::openProfile(const QString &id)
{
    m_opening.reset();
    const auto profile = m_profiles->find(id);
    if (!profile) // deleted elsewhere
        return (void)QMetaObject::invokeMethod(this, &MainWindow::fillRecent, Qt::QueuedConnection);
    const auto connectWith = [this, profile = *profile](const ProfilePasswords &passwords) {
        const auto deployment = deploymentOf(profile, passwords);
        const QStringList missing = profile.secrets;
        const bool complete = std::all_of(missing.begin(), missing.end(),
                                          [&](const QString &whose) { return passwords.all.contains(whose); });
        if (deployment && complete) {
            return replaceContent([this, profile, deployment = *deployment] {
                m_profiles->markUsed(profile.id);
                open(deployment, profile);
            });
        }
        auto *dialog = makeConnectionDialog();
        dialog->showProfile(profile.id);
        dialog->open();
        if (deployment)
            dialog->askForPassword(tr("The password of this connection is not saved. Type it."));
    };
    if (profile->secrets.isEmpty())
        return connectWith({});
    m_wanted = id;
    m_passwords->load(*profile, this, [this, id, connectWith](const Result<ProfilePasswords> &loaded) {
        if (m_wanted == id)
            connectWith(loaded ? *loaded : ProfilePasswords());
    });
}

void MainWindow::fillRecent()
{
    const auto nameOf = [](const Profile &profile) {
        return visibleText(profile.name.isEmpty() ? generatedName(profile) : profile.name, 60);
    };
    auto profiles = m_profiles->profiles().mid(0, kRecentShown);
    if (m_welcome != nullptr) {
        QList<RecentConnection> recent;
        for (const auto &profile : std::as_const(profiles))
            recent.append({.name = nameOf(profile),
                           .note = profile.environment == Environment::Production ? tr("PRODUCTION") : QString(),
                           .open = [this, id = profile.id] { openProfile(id); }});
        for (const auto &unsaved : std::as_const(*m_unsaved))
            recent.append({.name = nameOf(unsaved.profile), .note = tr("not saved"), .open = [this, unsaved] {
                               openUnsaved(unsaved, true);
                           }});
        m_welcome->setRecent(recent);
    }
    // The menus are sorted by name, so that entries keep their places and digits.
    std::sort(profiles.begin(), profiles.end(), ProfileStore::isNamedBefore);
    const auto wordsOf = [&nameOf](const Profile &profile) {
        const QString name = nameOf(profile).replace(u'&', QStringLiteral("&&"));
        return name + (profile.environment == Environment::Production ? tr(" · PRODUCTION") : QString());
    };
    for (auto *menu : {m_recent, m_recentElsewhere}) {
        menu->clear();
        menu->setEnabled(!profiles.isEmpty() || !m_unsaved->isEmpty());
        const bool isHere = menu == m_recent;
        int number = 0;
        for (const auto &profile : profiles) {
            auto *action = menu->addAction(QStringLiteral("&%1 %2").arg(QString::number(++number), wordsOf(profile)));
            connect(action, &QAction::triggered, this,
                    [this, isHere, id = profile.id] { isHere ? openProfile(id) : openInAnotherWindow(id); });
        }
        if (!profiles.isEmpty() && !m_unsaved->isEmpty())
            menu->addSeparator();
        for (const auto &unsaved : std::as_const(*m_unsaved)) {
            auto *action = menu->addAction(tr("%1 · not saved").arg(wordsOf(unsaved.profile)));
            connect(action, &QAction::triggered, this, [this, isHere, unsaved] { openUnsaved(unsaved, isHere); });
        }
    }
}

void MainWindow::openUnsaved(const ProfileAndPasswords &unsaved, bool isHere)
{
    const auto deployment = deploymentOf(unsaved.profile, unsaved.passwords);
    if (!deployment) // cannot fail: it was opened before
        return;
    if (isHere)
        return replaceContent(
            [this, profile = unsaved.profile, deployment = *deployment] { open(deployment, profile); });
    auto *window = makeOtherWindow();
    window->show();
    window->open(*deployment, unsaved.profile);
}

void MainWindow::openInAnotherWindow(const QString &id)
{
    auto *window = makeOtherWindow();
    window->show();
    window->openProfile(id);
}

MainWindow *MainWindow::makeOtherWindow()
{
    auto *window = new MainWindow(m_first, nullptr);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->move(pos() + kBesideFirst);
    keepOnScreen(window);
    auto &others = m_first->m_others;
    others.erase(std::remove(others.begin(), others.end(), nullptr), others.end());
    others.emplace_back(window);
    return window;
}

void MainWindow::openLab()
{
    const bool watchesOthers = m_player || (m_session && !isOwnShown());
    if (!m_isLabOpen && watchesOthers) {
        m_labAction->setChecked(false);
        auto *window = makeOtherWindow();
        window->show();
        return window->openLab();
    }
    if (m_lab == nullptr) {
        m_lab = new Lab::LabPage(m_labAction, this);
        m_content->addWidget(m_lab);
        if (m_widget != nullptr)
            m_lab->setViews(m_widget->viewActions());
        connect(m_lab->panel(), &Lab::LabPanel::staged, this, &MainWindow::showLab);
        m_lab->panel()->setStartGuard([this](const std::function<void()> &goOn) {
            const bool showsOthers = m_session && !isOwnShown();
            replaceContent(
                goOn,
                showsOthers
                    ? tr("The lab's nodes replace it. Lockscope opens it again after the lab, without its history.")
                    : QString());
        });
        connect(m_lab->panel(), &Lab::LabPanel::unstaged, this, &MainWindow::leaveLab);
    }
    m_isLabOpen = true;
    m_isLabVisible = true;
    arrange();
    m_lab->panel()->takeFocus();
}

void MainWindow::closeLab()
{
    if (!m_isLabOpen)
        return;
    m_isLabOpen = false;
    m_isLabVisible = false;
    m_lab->panel()->stop();
    arrange();
}

void MainWindow::showViews()
{
    if (!std::exchange(m_isLabVisible, false))
        return;
    arrange();
    if (m_widget != nullptr && !m_widget->isAncestorOf(focusWidget()))
        m_widget->findChild<QStackedWidget *>(QStringLiteral("viewStack"))->currentWidget()->setFocus();
}

void MainWindow::arrange()
{
    const bool isWelcome = !m_isLabVisible && m_widget == nullptr;
    m_labAction->setChecked(m_isLabVisible);
    if (isWelcome && m_welcome == nullptr) {
        m_welcome = new WelcomePage(this);
        m_content->addWidget(m_welcome);
        connect(m_welcome, &WelcomePage::connectionWanted, this, &MainWindow::openConnectionDialog);
        connect(m_welcome, &WelcomePage::demoWanted, this, &MainWindow::openDemo);
        connect(m_welcome, &WelcomePage::recordingWanted, this, &MainWindow::openRecordingDialog);
        connect(m_welcome, &WelcomePage::labWanted, this, &MainWindow::openLab);
    }
    // Hide first, so that the window never needs room for two.
    for (const bool isShowing : {false, true}) {
        for (const auto &[page, isWanted] : std::initializer_list<std::pair<QWidget *, bool>>{
                 {m_lab, m_isLabVisible}, {m_widget, !m_isLabVisible}, {m_welcome, isWelcome}}) {
            if (page != nullptr && isWanted == isShowing)
                page->setVisible(isShowing && (page != m_widget || isVisible()));
        }
    }
    if (!isWelcome)
        return;
    fillRecent();
    m_welcome->setFocus();
}

void MainWindow::closeConnection()
{
    replaceContent([this] {
        m_opening.reset();
        clear();
        endOwnDemo();
        setWindowTitle(tr("Lockscope"));
        arrange();
    });
}

void MainWindow::keepLabSpan()
{
    auto *canvas = m_widget->findChild<TimelineCanvas *>();
    canvas->setSpan(m_labSpan);
    connect(canvas, &TimelineCanvas::spanChanged, this, [this](Micros span) { m_labSpan = span; });
}

void MainWindow::showLab(const Deployment &nodes)
{
    if (!m_isLabShown)
        m_beforeLab = m_session ? std::optional(std::pair(m_session->deployment(), m_profile)) : std::nullopt;
    const QPointer<QWidget> hand = focusWidget(); // keep the focus while the widgets change
    present(nodes, {}, true);
    keepLabSpan();
    if (hand && m_lab->isAncestorOf(hand))
        hand->setFocus(Qt::OtherFocusReason);
    m_saveAs->setEnabled(false); // the lab's nodes are temporary
    m_closeConnection->setEnabled(false); // the lab ends them
    connect(m_session.get(), &Session::boardChanged, m_lab, [panel = m_lab->panel()](const BoardDiffPtr &diff) {
        if (diff->complete)
            panel->begin();
    });
    // Select the exercise's only lock.
    connect(m_session.get(), &Session::boardChanged, m_widget, [this](const BoardDiffPtr &diff) {
        if (m_widget->selectedLock().isEmpty() && !diff->changed.empty())
            m_widget->selectLock(diff->changed.front()->name);
    });
}

void MainWindow::leaveLab()
{
    if (!m_isLabShown)
        return;
    if (const auto before = std::exchange(m_beforeLab, std::nullopt)) {
        const bool isStaying = m_isLabVisible;
        open(before->first, before->second);
        m_isLabVisible = isStaying;
        return arrange();
    }
    clear();
    m_isLabShown = false;
    setWindowTitle(tr("Lockscope"));
    arrange();
}

void MainWindow::openRecording(const QString &path, const QString &at, double speed)
{
    m_wanted.clear(); // the latest request wins
    m_opening = std::make_unique<RecordingPlayer>();
    connect(m_opening.get(), &RecordingPlayer::opened, this, [this, path, at, speed] {
        clear();
        endOwnDemo();
        m_isLabShown = false;
        m_isLabVisible = false;
        m_player = std::move(m_opening);
        m_player->setSpeed(speed);
        present(
            new LockscopeWidget(m_player.get(), this),
            tr("[RECORDING] %1 – Lockscope")
                .arg(visibleText(m_player->header().deployment.isEmpty() ? path : m_player->header().deployment, 60)));
        if (const auto from = positionOf(at, m_player->header().startedAt))
            m_player->seek(*from);
        if (m_player->position() < m_player->length()) // at the end, play() would start again
            m_player->play();
    });
    connect(m_opening.get(), &RecordingPlayer::failed, this, [this](const QString &why) {
        auto *box
            = new QMessageBox(QMessageBox::Warning, tr("Open recording"), visibleText(why, 500), QMessageBox::Ok, this);
        box->setObjectName(QStringLiteral("recordingProblem"));
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        if (m_widget == nullptr && m_first != this)
            connect(box, &QDialog::finished, this, &QWidget::close); // the window was opened for the recording
        box->open();
    });
    m_opening->open(path);
}

void MainWindow::openRecordingDialog()
{
    auto *dialog = makeFileDialog(this, tr("Open recording"));
    dialog->setObjectName(QStringLiteral("openRecordingDialog"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    // Keep the current session: closing it would lose what it has seen.
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        MainWindow *window = m_session ? makeOtherWindow() : this;
        window->show();
        window->openRecording(path);
    });
    dialog->open();
}

void MainWindow::present(LockscopeWidget *widget, const QString &title)
{
    m_widget = widget;
    widget->hide(); // until it is arranged
    m_content->addWidget(widget);
    m_closeConnection->setEnabled(true);
    connect(widget, &LockscopeWidget::nodeMenuRequested, this, &MainWindow::fillNodeMenu);
    widget->addRailAction(m_labAction, QStringLiteral("lab"));
    m_lockMenu->setEnabled(true);
    m_lockMenu->addAction(widget->unlockAction());
    m_lockMenu->addActions(widget->lockActions());
    m_lockMenu->setToolTipsVisible(true); // tooltips say why an action is disabled
    m_viewMenu->addActions(widget->viewActions());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({widget->refreshAction(), widget->pauseAction(), widget->readingAction(),
                            widget->filterAction(), widget->namespacesAction()});
    m_viewMenu->addActions(
        {widget->sortByAction(), widget->columnsAction(), widget->undoViewAction(), widget->redoViewAction()});
    m_viewMenu->addSeparator();
    m_viewMenu->addAction(m_notifications->action());
    m_viewMenu->addMenu(m_themeMenu);
    m_notifications->setDeployment(m_session ? m_session->deployment().name : QString());
    // Notifications require reading while the window is hidden. So does the lab, whose history must have no gaps; its
    // nodes belong to the program.
    const auto updateWatching
        = [this, widget] { widget->setWatchWhileHidden(m_isLabShown || m_notifications->action()->isChecked()); };
    connect(m_notifications->action(), &QAction::toggled, widget, updateWatching);
    updateWatching();
    if (m_session && !isOwnShown()) // queued: the emitting widget is deleted with its session
        connect(widget, &LockscopeWidget::databaseRequested, this, &MainWindow::openDatabase, Qt::QueuedConnection);
    connect(widget, &LockscopeWidget::alertShown, m_notifications, &DesktopNotifications::tell);
    // The menus lose these actions when the widget is deleted.
    m_fileMenu->insertActions(m_fileEnd, {widget->exportAction(), widget->recordAction()});
    m_helpMenu->insertAction(m_helpMenu->actions().constFirst(), widget->shortcutsAction());
    // Let the shortcuts work in the lab, too. Delete stays local.
    const auto actions = widget->viewActions() + widget->actions();
    for (auto *action : actions) {
        if (action->shortcut() != QKeySequence(Qt::Key_Delete))
            action->setShortcutContext(Qt::WindowShortcut);
    }
    const auto ofViews
        = widget->viewActions() + widget->lockActions() + QList{widget->filterAction(), widget->unlockAction()};
    for (auto *action : ofViews)
        connect(action, &QAction::triggered, this, &MainWindow::showViews); // where one sees what it does
    setWindowTitle(title);
    restoreLayout();
    widget->showView(std::exchange(m_firstView, {}));
    if (m_lab != nullptr)
        m_lab->setViews(widget->viewActions());
    arrange(); // show it now: a window that becomes active gives no focus to hidden widgets
    if (!m_isLabVisible) // the focused widget was deleted
        widget->findChild<QStackedWidget *>(QStringLiteral("viewStack"))->currentWidget()->setFocus();
}

void MainWindow::keepLayout()
{
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    settings.setValue(kTopKey, y());
    settings.setValue(kLeftKey, x());
    if (m_widget != nullptr)
        settings.setValue(m_isLabShown ? kLabLayoutKey : kLayoutKey, m_widget->saveState());
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (const auto layout = settings.value(m_isLabShown ? kLabLayoutKey : kLayoutKey).toByteArray(); !layout.isEmpty())
        (void)m_widget->restoreState(layout); // fails for a later version; then the defaults stay
    else if (m_isLabShown)
        m_widget->namespacesAction()->setChecked(false);
}

ConnectionDialog *MainWindow::makeConnectionDialog()
{
    auto *dialog = new ConnectionDialog(this);
    dialog->setStores(m_profiles.get(), m_passwords.get());
    connect(dialog, &ConnectionDialog::saved, this, &MainWindow::onSaved);
    connect(dialog, &ConnectionDialog::profileChosen, this,
            [this](const Profile &profile, const Deployment &deployment) { open(deployment, profile); });
    const auto before = *m_unsaved;
    dialog->addUnkept(before);
    connect(dialog, &QDialog::finished, this, [this, dialog, before] {
        // Merge the changes, because another window may have its own dialog.
        const auto has = [](const QList<ProfileAndPasswords> &list, const ProfileAndPasswords &one) {
            return std::any_of(list.cbegin(), list.cend(),
                               [&one](const ProfileAndPasswords &each) { return each.profile == one.profile; });
        };
        const auto after = dialog->unkept();
        m_unsaved->removeIf([&](const ProfileAndPasswords &one) { return has(before, one) && !has(after, one); });
        for (const auto &one : after) {
            if (!has(*m_unsaved, one))
                m_unsaved->append(one);
        }
    });
    // The gate keeps the user's input until the question is answered.
    dialog->setConnectGuard([this, dialog](const std::function<void()> &goOn) { replaceContent(goOn, {}, dialog); });
    return dialog;
}

void MainWindow::openConnectionDialog()
{
    auto *dialog = makeConnectionDialog();
    showOwn(dialog);
    dialog->open();
}

void MainWindow::showOwn(ConnectionDialog *dialog) const
{
    if (m_profiles->find(m_profile.id))
        dialog->showProfile(m_profile.id);
    else if (m_session && m_isLabShown)
        dialog->setDeployment(m_session->deployment());
    else if (m_session)
        dialog->setProfile(m_profile, profileOf(m_session->deployment()).passwords);
}

void MainWindow::saveAsProfile()
{
    if (!m_session)
        return;
    auto *dialog = makeConnectionDialog();
    if (m_profiles->find(m_profile.id))
        dialog->setDeployment(m_session->deployment()); // as a new connection
    else
        showOwn(dialog);
    dialog->preferSaving();
    dialog->open();
    dialog->findChild<QWidget *>(QStringLiteral("connectName"))->setFocus();
}

void MainWindow::addDemoControls(Demo *demo)
{
    m_demo = demo;
    m_demoMenu = new QMenu(tr("&Demo"), this);
    m_demoMenu->setObjectName(QStringLiteral("demoMenu"));
    menuBar()->insertMenu(m_helpMenu->menuAction(), m_demoMenu);
    m_demoMenu->menuAction()->setVisible(false); // until it is shown
    const auto endpoints = demo->nodes().endpoints();
    for (int node = 0; node < endpoints.size(); ++node) {
        auto *menu = m_demoMenu->addMenu(symbolIcon(QStringLiteral("nodes")), endpoints.at(node).label());
        menu->setToolTipsVisible(true);
        menu->addActions(demoActions(demo, node));
    }
}

void MainWindow::openDemo()
{
    replaceContent([this] {
        if (m_demo != nullptr)
            return open(m_demo->deployment());
        auto demo = std::make_unique<Demo>();
        QApplication::setOverrideCursor(Qt::WaitCursor);
        const auto started = demo->start();
        QApplication::restoreOverrideCursor();
        if (!started) {
            auto *box = new QMessageBox(QMessageBox::Warning, tr("Demo"), visibleText(started.error().message, 500),
                                        QMessageBox::Ok, this);
            box->setObjectName(QStringLiteral("demoProblem"));
            box->setTextFormat(Qt::PlainText);
            box->setAttribute(Qt::WA_DeleteOnClose);
            return box->open();
        }
        m_ownDemo = std::move(demo);
        addDemoControls(m_ownDemo.get());
        open(m_ownDemo->deployment());
    });
}

void MainWindow::endOwnDemo()
{
    if (!m_ownDemo)
        return;
    delete std::exchange(m_demoMenu, nullptr);
    m_demo = nullptr;
    m_ownDemo.reset();
}

bool MainWindow::isOfDemo(const Deployment &deployment) const
{
    return m_demo != nullptr && deployment.nodes == m_demo->nodes().endpoints();
}

bool MainWindow::isOwnShown() const
{
    return m_isLabShown || (m_session && isOfDemo(m_session->deployment()));
}

void MainWindow::fillNodeMenu(int node, QMenu *menu)
{
    if (!m_session || !isOfDemo(m_session->deployment()))
        return;
    menu->addSeparator();
    menu->addActions(demoActions(m_demo, node));
}

void MainWindow::showAlerted(const QByteArray &lock)
{
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    activateWindow();
    if (m_widget == nullptr)
        return;
    m_widget->showView(lock.isEmpty() ? QStringLiteral("alerts") : QStringLiteral("locks"));
    if (!lock.isEmpty())
        m_widget->selectLock(lock);
}

void MainWindow::about()
{
    const QString deployment = m_session ? m_session->deployment().name
        : m_player                       ? m_player->header().deployment
                                         : QString();
    auto *dialog
        = new AboutDialog(deployment, m_widget != nullptr ? m_widget->nodes() : std::vector<NodeStatus>(), this);
    dialog->open();
}

} // namespace Lockscope::App

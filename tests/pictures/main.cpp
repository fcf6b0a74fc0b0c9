// Takes pictures of every view and dialog, on the demo's own nodes: one lock never expires, one node is killed.
//   lockscope_pictures FOLDER [light|dark] [WIDTHxHEIGHT] [LANGUAGE] [SECONDS|lab]
// SECONDS: how long the demo runs first. lab: only the lab, with finished exercises.
// QT_SCALE_FACTOR=2 doubles all sizes. See resources/screenshots/make.

#include <app/demo/demo.h>
#include <app/demo/folderguard.h>
#include <app/demo/worker.h>
#include <app/lab/client.h>
#include <app/lab/view/exerciselist.h>
#include <app/lab/view/labpanel.h>
#include <app/language.h>
#include <app/lookstyle.h>
#include <app/mainwindow.h>
#include <app/theme.h>

#include <lockscope/ui/locks/lockdetailpane.h>
#include <lockscope/ui/lockscopewidget.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QEventLoop>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <unistd.h>

using namespace Lockscope;
using namespace Lockscope::App;
using namespace Qt::StringLiterals;

namespace {

constexpr int kKilledNode = 3;
constexpr auto kStuckLock = "lock:nightly-report";

void pass(int millis)
{
    QEventLoop loop;
    QTimer::singleShot(millis, &loop, &QEventLoop::quit);
    loop.exec();
}

class Album
{
public:
    explicit Album(const QString &folder) : m_folder(folder) { }

    void add(QWidget *widget, const QString &name)
    {
        const QString path = m_folder.filePath(name + u".png"_s);
        if (widget == nullptr || !widget->grab().save(path)) {
            std::fprintf(stderr, "No picture of %s\n", qPrintable(name));
            m_isWhole = false;
        }
    }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QDir m_folder;
    bool m_isWhole = true;
};

QDialog *openDialog()
{
    const auto tops = QApplication::topLevelWidgets();
    for (auto *top : tops) {
        auto *dialog = qobject_cast<QDialog *>(top);
        if (dialog != nullptr && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

/// Takes a picture of the dialog that `open` shows. It may run its own event loop.
void addDialog(Album &album, const QString &name, const std::function<void()> &open)
{
    QTimer::singleShot(2500, qApp, [&album, name] {
        QDialog *dialog = openDialog();
        album.add(dialog, name);
        if (dialog != nullptr)
            dialog->reject();
    });
    QTimer::singleShot(0, qApp, open);
    pass(3500);
}

void addRelease(Album &album, LockscopeWidget *lockscope)
{
    lockscope->selectLock(kStuckLock);
    pass(1500);
    QTimer::singleShot(0, qApp, [lockscope] { lockscope->forceReleaseAction()->trigger(); });
    pass(2500);
    QDialog *dialog = openDialog();
    album.add(dialog, u"dialog-release"_s);
    if (dialog == nullptr)
        return;
    if (auto *reason = dialog->findChild<QLineEdit *>(u"releaseReason"_s))
        reason->setText(u"its job died at 02:14"_s);
    pass(300);
    if (auto *button = dialog->findChild<QAbstractButton *>(u"releaseButton"_s))
        button->click();
    pass(4500);
    album.add(dialog, u"dialog-released"_s);
    dialog->reject();
    pass(500);
}

void addAll(Album &album, MainWindow &window, Demo &demo, int seconds)
{
    window.show();
    pass(1000);
    album.add(&window, u"welcome"_s);
    window.addDemoControls(&demo);
    window.open(demo.deployment());
    LockscopeWidget *lockscope = window.lockscope();
    lockscope->showView(u"locks"_s);
    pass(seconds * 1000);
    demo.nodes().kill(kKilledNode);
    pass(8000);

    lockscope->selectLock(kStuckLock);
    const auto views = lockscope->viewActions();
    for (QAction *view : views) {
        view->trigger();
        pass(2000);
        album.add(&window, u"view-"_s + lockscope->currentView());
        if (lockscope->currentView() == "locks"_L1)
            album.add(lockscope->findChild<LockDetailPane *>(), u"details"_s);
    }
    lockscope->showView(u"locks"_s);
    lockscope->unlockAction()->trigger();
    pass(1000);
    addDialog(album, u"dialog-connect"_s, [&window] { window.openConnectionDialog(); });
    addDialog(album, u"dialog-keys"_s, [lockscope] { lockscope->shortcutsAction()->trigger(); });
    addDialog(album, u"dialog-sample"_s, [lockscope] { lockscope->sampleAction()->trigger(); });
    const auto actions = lockscope->lockActions();
    int number = 0;
    for (auto *action : actions) {
        ++number;
        if (!action->isEnabled() || action == lockscope->forceReleaseAction() || action == lockscope->sampleAction())
            continue;
        lockscope->selectLock(kStuckLock);
        addDialog(album, u"dialog-action-%1"_s.arg(number), [action] { action->trigger(); });
    }
    addRelease(album, lockscope);
    album.add(&window, u"after-release"_s);
    lockscope->showView(u"audit"_s);
    pass(2000);
    album.add(&window, u"view-audit-released"_s);
    window.close();
}

/// The lab with exercises that have ended.
void addLab(Album &album, MainWindow &window)
{
    window.show();
    window.openLab();
    pass(500);
    album.add(&window, u"lab"_s);
    auto *panel = window.findChild<Lab::LabPanel *>();
    window.findChild<QAbstractButton *>(u"labSlow"_s)->click();
    for (const auto &id : {u"crash-without-expiry"_s, u"wrong-lock-deleted"_s, u"long-pause"_s, u"long-pause-fenced"_s,
                           u"watchdog-saves"_s, u"holder-recreates"_s, u"failover-fenced"_s, u"failover-redlock"_s,
                           u"restart-empty"_s, u"split-vote"_s, u"bare-del"_s, u"storm-unfair"_s, u"renewed-by-two"_s,
                           u"job-loses-lock"_s, u"fair-dead-waiter"_s, u"readers-overlap"_s, u"none"_s}) {
        panel->choose(id);
        panel->start();
        QEventLoop loop;
        QObject::connect(&panel->laboratory(), &Lab::Laboratory::done, &loop, &QEventLoop::quit);
        QTimer::singleShot(120'000, &loop, &QEventLoop::quit);
        if (id == "long-pause-fenced"_L1)
            QTimer::singleShot(9000, &loop, [&album, &window] { album.add(&window, u"lab-running"_s); });
        loop.exec();
        pass(1000);
        album.add(&window, u"lab-"_s + id);
    }
    auto *tabs = window.findChild<QTabWidget *>(u"labTabs"_s);
    window.findChild<QAbstractButton *>(u"labTour"_s)->click();
    pass(6000);
    album.add(&window, u"lab-tour"_s);
    for (const auto &name : {u"steps"_s, u"stock"_s, u"byhand"_s}) {
        tabs->setCurrentIndex(tabs->currentIndex() + 1);
        pass(1000);
        album.add(&window, u"lab-"_s + name);
    }
    window.close();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc > 1 && qstrcmp(argv[1], "run") == 0) // for the lab, which starts it as this same program
        return execv(LOCKSCOPE_PROGRAM, argv);
    QCoreApplication::setApplicationName(u"lockscope"_s);
    QCoreApplication::setOrganizationName(u"lockscope"_s);
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    // Child processes of the demo.
    if (arguments.size() == 2 && arguments.first() == "demo-guard"_L1)
        return FolderGuard::runGuard(arguments.at(1));
    if (arguments.size() == 2 && arguments.first() == "lab-client"_L1) {
        const QCoreApplication application(argc, argv);
        return Lab::runClient({arguments.at(1)});
    }
    if (!arguments.isEmpty() && arguments.first() == "demo-worker"_L1) {
        const QCoreApplication application(argc, argv);
        return runWorker(arguments.mid(1));
    }
    if (arguments.isEmpty()) {
        std::fprintf(stderr, "Usage: lockscope_pictures FOLDER [light|dark] [WIDTHxHEIGHT] [LANGUAGE] [SECONDS|lab]\n");
        return 2;
    }

    const QTemporaryDir home; // the user's own settings stay as they are
    for (const char *variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        qputenv(variable, home.path().toLocal8Bit());
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setStyle(new LookStyle);
    ThemeSwitch::instance().begin();
    ThemeSwitch::instance().choose(arguments.value(1) == "dark"_L1 ? Theme::Dark : Theme::Light);
    speak(arguments.value(3, u"en"_s));

    const QString folder = arguments.first();
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made\n", qPrintable(folder));
        return 1;
    }
    Demo demo;
    if (const auto started = demo.start(); !started) {
        std::fprintf(stderr, "%s\n", qPrintable(started.error().message));
        return 1;
    }
    Album album(folder);
    {
        MainWindow window;
        const QStringList size = arguments.value(2, u"1440x900"_s).split(u'x');
        window.resize(size.value(0).toInt(), size.value(1).toInt());
        if (arguments.value(4) == "lab"_L1)
            addLab(album, window);
        else
            addAll(album, window, demo, arguments.value(4, u"60"_s).toInt());
    }
    return album.isWhole() ? 0 : 1;
}

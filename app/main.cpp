#include "arguments/commandline.h"
#include "arguments/reference.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/textoutput.h"
#include "demo/demo.h"
#include "demo/worker.h"
#include "desktopidentity.h"
#include "lab/client.h"
#include "language.h"
#include "lookstyle.h"
#include "mainwindow.h"
#include "sshaskpass.h"
#include "theme.h"
#include "unixsignals.h"

#include <lockscope/core/base/heap.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/sshaskpass.h>
#include <lockscope/core/session/profile.h>
#include <lockscope/ui/words/translation.h>

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>

#include <cstdio>

using namespace Lockscope;
using namespace Lockscope::App;

namespace {

/// Whether a window can be shown. Check before Qt tries: without a display its platform plugin ends the program.
bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// Qt would wait for a pipe in place of a settings file, at each use and while signals wait, too.
void avoidOddSettings()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    for (const auto &name : {QStringLiteral("lockscope/lockscope.conf"), QStringLiteral("lockscope.conf")}) {
        const QFileInfo file(QDir(folder).filePath(name));
        if (!file.exists() || file.isFile())
            continue;
        static const QTemporaryDir kInstead;
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, kInstead.path());
        printError(QStringLiteral("%1 is no regular file: connections and settings are not kept")
                       .arg(visibleText(file.filePath())));
        return;
    }
}

int runRecordingWindow(const Request &request)
{
    UnixSignals signalWatch;
    MainWindow window;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, &window, &MainWindow::quitUnasked);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, qApp, &QCoreApplication::quit);
    window.beginWithView(request.view);
    window.show();
    window.openRecording(request.file, request.at, request.speed);
    return QCoreApplication::exec();
}

/// Once a minute, in another thread, because this takes longer than a frame.
void returnFreedMemoryRegularly(QTimer &timer)
{
    QObject::connect(&timer, &QTimer::timeout, [] { QThreadPool::globalInstance()->start(&returnFreedMemory); });
    timer.start(std::chrono::minutes(1));
}

int runWindow(const Request &request, Demo *demo)
{
    QTimer memoryTimer;
    returnFreedMemoryRegularly(memoryTimer);
    UnixSignals signalWatch;
    MainWindow window;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, &window, &MainWindow::quitUnasked);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, qApp, &QCoreApplication::quit);
    window.beginWithView(request.view);
    if (demo != nullptr)
        window.addDemoControls(demo);
    if (request.nodesGiven || demo != nullptr)
        window.open(request.deployment);
    if (request.databases.isSeveral())
        window.offerDatabases(request.databases.numbers);
    window.show();
    return QCoreApplication::exec();
}

int runLabWindow(const Request &request)
{
    UnixSignals signalWatch;
    MainWindow window;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, &window, &MainWindow::quitUnasked);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, qApp, &QCoreApplication::quit);
    window.beginWithView(request.view);
    window.show();
    window.openLab();
    return QCoreApplication::exec();
}

int runDemo(Request request, bool window)
{
    Demo demo;
    if (const auto started = demo.start(); !started) {
        printError(started.error().message);
        return kUnreachable;
    }
    const Millis interval = request.deployment.interval;
    request.deployment = demo.deployment();
    request.deployment.interval = interval;
    if (window)
        return runWindow(request, &demo);
    Session session(request.deployment);
    session.start();
    return runTextView(session, request);
}

int run(Request request, bool window)
{
    if (request.askPassword) {
        const auto password = askPassword("Password: ");
        if (!password) {
            printError(QStringLiteral("--askpass needs a terminal to ask on; use REDISCLI_AUTH instead"));
            return kUsage;
        }
        setCommonPassword(request.deployment, *password);
    }
    if (Route route = request.deployment.route();
        route.proxy && !route.proxy->user.isEmpty() && route.proxy->password.isEmpty()) {
        const auto password = askPassword("Password of the proxy: ");
        if (!password) {
            printError(QStringLiteral("there is no terminal to ask for the proxy's password on; use "
                                      "LOCKSCOPE_PROXY_PASSWORD instead"));
            return kUsage;
        }
        route.proxy->password = *password;
        request.deployment.setRoute(route);
    }
    if (request.timeout)
        request.until = Clock::system().now() + *request.timeout;
    if (request.command == QLatin1String("list"))
        return runList(request);
    if (request.command == QLatin1String("show"))
        return runShow(request);
    if (request.command == QLatin1String("watch"))
        return runWatch(request);
    if (request.command == QLatin1String("replay"))
        return window ? runRecordingWindow(request) : runReplay(request);
    if (request.command == QLatin1String("sample"))
        return runSample(request);
    if (request.command == QLatin1String("export"))
        return runExport(request);
    if (request.command == QLatin1String("release"))
        return runRelease(request);
    if (request.command == QLatin1String("doctor"))
        return runDoctor(request);
    if (request.command == QLatin1String("run"))
        return runUnderLock(request);
    if (request.lab.isWanted())
        return runLab(request);
    if (request.lab.window) {
        if (window)
            return runLabWindow(request);
        printError(QStringLiteral(
            "there is no display for --lab; without one: lockscope demo --list, --all, --tour, --scheme, --scenario"));
        return kUnreachable;
    }
    if (!window && !request.headless)
        printError(QStringLiteral("there is no display, so the live text view runs instead of the window"));
    if (request.command == QLatin1String("demo"))
        return runDemo(request, window);
    if (window)
        return runWindow(request, nullptr);
    return runWatch(request);
}

} // namespace

int main(int argc, char *argv[])
{
    returnLargeBlocks();
    QCoreApplication::setApplicationName(QStringLiteral("lockscope"));
    QCoreApplication::setOrganizationName(QStringLiteral("lockscope")); // names the settings file
    QCoreApplication::setApplicationVersion(QStringLiteral(LOCKSCOPE_VERSION));
    if (qEnvironmentVariableIsSet(SshAskpass::kVariable))
        return runSshAskpass(argc, argv);
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        const QByteArray word = argv[i];
        arguments += word.isValidUtf8() ? QString::fromUtf8(word) : jsonText(word); // key names may be any bytes
    }

    // Child processes of the demo and the lab.
    if (arguments.size() == 2 && arguments.first() == QLatin1String("demo-guard"))
        return FolderGuard::runGuard(arguments.at(1));
    if (!arguments.isEmpty() && arguments.first() == QLatin1String("demo-worker")) {
        const QCoreApplication application(argc, argv);
        return runWorker(arguments.mid(1));
    }

    if (arguments.size() == 2 && arguments.first() == QLatin1String("lab-client")) {
        const QCoreApplication application(argc, argv);
        return Lab::runClient(arguments.mid(1));
    }

    auto request = parseCommandLine(arguments);
    const auto ownWords = static_cast<size_t>(argc - (request ? static_cast<int>(request->run.command.size()) : 0));
    hidePasswords(std::span(argv, ownWords).subspan(1));
    if (!request) {
        printError(request.error().message);
        return kUsage;
    }
    if (request->command == QLatin1String("help")) {
        const QString version = QCoreApplication::applicationVersion();
        print(request->format == QLatin1String("man")            ? referenceMan(version)
                  : request->format == QLatin1String("markdown") ? referenceMarkdown()
                                                                 : *helpText(request->name, terminalWidth()));
        return kDone;
    }
    if (request->command == QLatin1String("complete")) {
        print(completionsOf(request->names));
        return kDone;
    }
    if (request->command == QLatin1String("version")) {
        print(QStringLiteral("lockscope %1 (Qt %2)\n")
                  .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion())));
        return kDone;
    }
    if (request->quiet)
        Progress::disable();
    if (request->command == QLatin1String("dialects"))
        return runDialects(*request);
    if (request->command == QLatin1String("run"))
        reserveStandardStreams();
    // Pass the command's arguments byte for byte: not all are text. Qt removes its own arguments from argv.
    for (qsizetype i = 0, words = request->run.command.size(); i < words; ++i)
        request->run.command[i] = argv[argc - static_cast<int>(words - i)];
    const bool graphical
        = (request->command == QLatin1String("window") || request->command == QLatin1String("demo") || request->window)
        && !request->headless && !request->lab.isWanted() && hasDisplay();
    if (!graphical) {
        const QCoreApplication application(argc, argv);
        installTranslation(QStringLiteral("en")); // scripts need the same output in any locale
        const int code = run(*request, false);
        // Failed output is an error. `watch` and `replay` handle the end of their reader themselves.
        if (code == kDone && request->command != QLatin1String("watch") && request->command != QLatin1String("replay")
            && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)) {
            printError(QStringLiteral("the output could not be written"));
            return kRefused;
        }
        return code;
    }
    avoidOddSettings();
    const QApplication application(argc, argv);
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Lockscope"));
    introduceToDesktop();
    SshAskpass::setProgram(QCoreApplication::applicationFilePath());
    // Fusion is what Qt takes where neither the desktop nor QT_STYLE_OVERRIDE names another style. A style that
    // somebody has chosen stays: KDE's, for example, has the user's own look and sizes.
    if (QApplication::style()->name() == QLatin1String("fusion"))
        QApplication::setStyle(new LookStyle);
    ThemeSwitch::instance().begin();
    // Generate the name of an unnamed deployment again, in the chosen language.
    Profile unnamed = profileOf(request->deployment).profile;
    speak(request->language);
    if (unnamed.name.isEmpty() && !request->deployment.name.isEmpty())
        request->deployment.name = generatedName(unnamed);
    return run(*request, true);
}

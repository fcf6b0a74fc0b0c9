#include "cli/textoutput.h"
#include "demo/demo.h"
#include "desktopidentity.h"
#include "language.h"
#include "lookstyle.h"
#include "mainwindow.h"
#include "program.h"
#include "sshaskpass.h"
#include "theme.h"
#include "unixsignals.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/sshaskpass.h>
#include <lockscope/core/session/profile.h>

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>
#include <QTemporaryDir>

using namespace Lockscope;
using namespace Lockscope::App;

namespace {

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

void open(MainWindow &window, const Request &request, Demo *demo)
{
    if (demo != nullptr)
        window.addDemoControls(demo);
    if (request.nodesGiven || demo != nullptr)
        window.open(request.deployment);
    if (request.databases.isSeveral())
        window.offerDatabases(request.databases.numbers);
    window.show();
}

int run(const Request &request, Demo *demo)
{
    returnFreedMemoryRegularly();
    UnixSignals signalWatch;
    MainWindow window;
    QObject::connect(&signalWatch, &UnixSignals::endRequested, &window, &MainWindow::quitUnasked);
    QObject::connect(&signalWatch, &UnixSignals::endRequested, qApp, &QCoreApplication::quit);
    window.beginWithView(request.view);
    if (request.lab.window || request.window)
        window.show();
    else
        open(window, request, demo);
    if (request.lab.window)
        window.openLab();
    if (request.window)
        window.openRecording(request.file, request.at, request.speed);
    return QCoreApplication::exec();
}

int runDemo(Request request)
{
    Demo demo;
    if (!startDemo(demo, request))
        return kUnreachable;
    return run(request, &demo);
}

} // namespace

/// The program of the window. `lockscope` becomes it when a window is wanted: it is installed apart, so that the
/// command line needs no library of a desktop.
int main(int argc, char *argv[])
{
    prepareProgram();
    if (qEnvironmentVariableIsSet(SshAskpass::kVariable))
        return runSshAskpass(argc, argv);
    if (const auto code = runAsChild(argc, argv))
        return *code;
    auto request = readArguments(argc, argv);
    hideArguments(argc, argv, request);
    if (!request) {
        printError(request.error().message);
        return kUsage;
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
    if (!askForPasswords(*request))
        return kUsage;
    return request->command == QLatin1String("demo") && !request->lab.window ? runDemo(*request)
                                                                             : run(*request, nullptr);
}

#include "arguments/reference.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/terminalaskpass.h"
#include "cli/textoutput.h"
#include "demo/demo.h"
#include "program.h"

#include <lockscope/core/redis/sshaskpass.h>
#include <lockscope/core/words/translation.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <unistd.h>

using namespace Lockscope;
using namespace Lockscope::App;

namespace {

/// Whether a window can be shown. Check before Qt tries: without a display its platform plugin ends the program.
bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
        || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// Becomes the program of the window, with the same arguments. Returns why that cannot be.
QString becomeWindow(char *argv[])
{
    if (!hasDisplay())
        return QStringLiteral("there is no display");
    const QDir folder(QFileInfo(QStringLiteral("/proc/self/exe")).canonicalPath());
    execv(QFile::encodeName(folder.filePath(QStringLiteral(LOCKSCOPE_WINDOW_PROGRAM))).constData(), argv);
    return errno == ENOENT ? QStringLiteral("the window needs the package lockscope")
                           : QStringLiteral("the window does not start (%1)").arg(qt_error_string(errno));
}

int runDemo(Request request)
{
    Demo demo;
    if (!startDemo(demo, request))
        return kUnreachable;
    Session session(request.deployment);
    session.start();
    return runTextView(session, request);
}

/// `whyNoWindow`: empty if none was wanted.
int run(Request request, const QString &whyNoWindow)
{
    if (!askForPasswords(request))
        return kUsage;
    offerTerminalToSsh(request);
    if (request.timeout)
        request.until = Clock::system().now() + *request.timeout;
    if (request.command == QLatin1String("list"))
        return runList(request);
    if (request.command == QLatin1String("show"))
        return runShow(request);
    if (request.command == QLatin1String("watch"))
        return runWatch(request);
    if (request.command == QLatin1String("replay")) {
        if (!whyNoWindow.isEmpty())
            printError(QStringLiteral("%1, so the recording is replayed as text").arg(whyNoWindow));
        return runReplay(request);
    }
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
        printError(QStringLiteral("%1 for --lab; without one: lockscope demo --list, --all, --tour, --scheme, "
                                  "--scenario")
                       .arg(whyNoWindow));
        return kUnreachable;
    }
    if (!whyNoWindow.isEmpty())
        printError(QStringLiteral("%1, so the live text view runs instead of the window").arg(whyNoWindow));
    return request.command == QLatin1String("demo") ? runDemo(request) : runWatch(request);
}

} // namespace

int main(int argc, char *argv[])
{
    prepareProgram();
    if (qEnvironmentVariableIsSet(SshAskpass::kVariable))
        return runTerminalAskpass(argc, argv);
    if (const auto code = runAsChild(argc, argv))
        return *code;
    auto request = readArguments(argc, argv);
    const bool wantsWindow = request
        && (request->command == QLatin1String("window") || request->command == QLatin1String("demo") || request->window)
        && !request->headless && !request->lab.isWanted();
    const QString whyNoWindow = wantsWindow ? becomeWindow(argv) : QString();
    hideArguments(argc, argv, request);
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
    const QCoreApplication application(argc, argv);
    installTranslation(QStringLiteral("en")); // scripts need the same output in any locale
    const int code = run(*request, whyNoWindow);
    // Failed output is an error. `watch` and `replay` handle the end of their reader themselves.
    if (code == kDone && request->command != QLatin1String("watch") && request->command != QLatin1String("replay")
        && (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)) {
        printError(QStringLiteral("the output could not be written"));
        return kRefused;
    }
    return code;
}

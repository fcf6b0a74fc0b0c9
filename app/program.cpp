#include "program.h"

#include "cli/textoutput.h"
#include "demo/demo.h"
#include "demo/folderguard.h"
#include "demo/worker.h"
#include "lab/client.h"

#include <lockscope/core/base/heap.h>
#include <lockscope/core/base/text.h>

#include <QCoreApplication>
#include <QThreadPool>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <span>

namespace Lockscope::App {

void prepareProgram()
{
    returnLargeBlocks();
    QCoreApplication::setApplicationName(QStringLiteral("lockscope"));
    QCoreApplication::setOrganizationName(QStringLiteral("lockscope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(LOCKSCOPE_VERSION));
}

void returnFreedMemoryRegularly()
{
    auto *timer = new QTimer(QCoreApplication::instance());
    // In another thread, because this takes longer than a frame.
    QObject::connect(timer, &QTimer::timeout, [] { QThreadPool::globalInstance()->start(&returnFreedMemory); });
    timer->start(std::chrono::minutes(1));
}

std::optional<int> runAsChild(int argc, char *argv[])
{
    const QByteArrayList words(argv + std::min(argc, 1), argv + argc);
    if (words.size() == 2 && words.first() == "demo-guard")
        return FolderGuard::runGuard(QString::fromLocal8Bit(words.at(1)));
    const bool isClient = words.size() == 2 && words.first() == "lab-client";
    if (!isClient && (words.isEmpty() || words.first() != "demo-worker"))
        return std::nullopt;
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(2);
    return isClient ? Lab::runClient(arguments) : runWorker(arguments);
}

Result<Request> readArguments(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        const QByteArray word = argv[i];
        arguments += word.isValidUtf8() ? QString::fromUtf8(word) : jsonText(word); // key names may be any bytes
    }
    auto request = parseCommandLine(arguments);
    if (!request)
        return request;
    for (qsizetype i = 0, words = request->run.command.size(); i < words; ++i)
        request->run.command[i] = argv[argc - static_cast<int>(words - i)];
    return request;
}

void hideArguments(int argc, char *argv[], const Result<Request> &request)
{
    const auto ownWords = static_cast<size_t>(argc - (request ? static_cast<int>(request->run.command.size()) : 0));
    hidePasswords(std::span(argv, ownWords).subspan(1));
}

bool askForPasswords(Request &request)
{
    if (request.askPassword) {
        const auto password = askPassword("Password: ");
        if (!password) {
            printError(QStringLiteral("--askpass needs a terminal to ask on; use REDISCLI_AUTH instead"));
            return false;
        }
        setCommonPassword(request.deployment, *password);
    }
    if (Route route = request.deployment.route();
        route.proxy && !route.proxy->user.isEmpty() && route.proxy->password.isEmpty()) {
        const auto password = askPassword("Password of the proxy: ");
        if (!password) {
            printError(QStringLiteral("there is no terminal to ask for the proxy's password on; use "
                                      "LOCKSCOPE_PROXY_PASSWORD instead"));
            return false;
        }
        route.proxy->password = *password;
        request.deployment.setRoute(route);
    }
    return true;
}

bool startDemo(Demo &demo, Request &request)
{
    if (const auto started = demo.start(); !started) {
        printError(started.error().message);
        return false;
    }
    const Millis interval = request.deployment.interval;
    request.deployment = demo.deployment();
    request.deployment.interval = interval;
    return true;
}

} // namespace Lockscope::App

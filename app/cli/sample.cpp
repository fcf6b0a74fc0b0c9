#include "commands.h"
#include "futures.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/contentionjson.h>
#include <lockscope/ui/wording.h>

#include <QCoreApplication>

#include <algorithm>

namespace Lockscope::App {

namespace {

struct SampleText
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::SampleText)
};

/// Of so many clients the text shows who they are.
constexpr size_t kShownClients = 20;

void printLock(const LockContention &lock)
{
    QStringList parts{SampleText::tr("attempts: %1").arg(lock.attempts)};
    if (lock.attempts > 0)
        parts += lock.failed ? SampleText::tr("failed: at least %1").arg(*lock.failed) : SampleText::tr("failed: unknown");
    if (lock.taken > 0)
        parts += SampleText::tr("taken: %1").arg(lock.taken);
    if (lock.waitingClients > 0)
        parts += SampleText::tr("connections that tried and did not get it: %1, as far as seen").arg(lock.waitingClients);
    print(visibleText(lock.name) + QLatin1String("  ") + parts.join(QLatin1String(", ")) + QLatin1Char('\n'));
    for (size_t i = 0; i < std::min(lock.clients.size(), kShownClients); ++i) {
        const ContendingClient &client = lock.clients[i];
        parts.clear();
        if (client.attempts > 0) {
            parts += SampleText::tr("attempts: %1 (%2)").arg(client.attempts).arg(visibleText(client.commands.join(", "), 80));
            if (lock.failed)
                parts += SampleText::tr("failed: at least %1").arg(client.failed);
        }
        if (client.waits > 0)
            parts += SampleText::tr("waits for the lock's signal");
        print(QStringLiteral("  %1  %2\n").arg(visibleText(client.address, 80), -21).arg(parts.join(QLatin1String(", "))));
    }
    if (lock.clientCount > static_cast<qint64>(kShownClients))
        print(SampleText::tr("  and others: %1\n").arg(lock.clientCount - static_cast<qint64>(kShownClients)));
}

void printNode(const SampledNode &node)
{
    const QString label = visibleText(node.label, 80);
    if (node.error)
        printError(QStringLiteral("%1: %2").arg(label, node.error->message));
    if (node.cutShort)
        printError(SampleText::tr("%1 says so much that it was ended after %2").arg(label, Wording::duration(node.duration)));
    if (node.skipped > 0)
        printError(
            SampleText::tr("%1: %n lines were too long to be read, or no command; attempts among them are not counted", nullptr, static_cast<int>(node.skipped))
                .arg(label));
}

} // namespace

int runSample(const Request &request)
{
    Deployment deployment = request.deployment;
    ContentionRequest what{.duration = request.sampleFor, .confirmed = request.confirmProduction};
    for (const auto &name : request.names)
        what.locks.append(bytesFromText(name));
    // As show does: asked for by name, it is read whatever its form; no other key is.
    if (!what.locks.isEmpty())
        deployment.patterns.clear();
    for (const auto &name : std::as_const(what.locks))
        deployment.patterns.append(globEscaped(name));
    Session session(deployment);
    const auto board = takeSnapshot(session, request.timeout);
    if (!board)
        return kRefused;
    if (exitCodeOf(*board) == kUnreachable)
        return kUnreachable;
    const auto report = waitFor(session.sampleContention(what));
    if (!report) {
        printError(report.error().message);
        return exitCodeOf(report.error());
    }
    bool any = false;
    for (const auto &lock : report->locks) {
        if (what.locks.isEmpty() && lock.clientCount == 0)
            continue; // asked for nothing in particular, it tells what there is
        any = true;
        if (request.json)
            print(contentionToJson(lock, board->nodes()));
        else
            printLock(lock);
    }
    if (!any && !request.json)
        print(SampleText::tr("Nobody tried to take a lock; locks listened for: %1\n").arg(report->locks.size()));
    for (const auto &node : report->nodes) {
        if (request.json)
            print(sampledNodeToJson(node));
        printNode(node);
    }
    return kDone;
}

} // namespace Lockscope::App

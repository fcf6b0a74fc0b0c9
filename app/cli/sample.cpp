#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "namedlocks.h"
#include "notunderstood.h"
#include "progress.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/spellings.h>
#include <lockscope/core/session/contentionjson.h>
#include <lockscope/core/words/contentionwording.h>

#include <QCoreApplication>

#include <algorithm>

namespace Lockscope::App {

namespace {

struct SampleText
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::App::SampleText)
};

/// The most clients that the text lists for a lock.
constexpr size_t kShownClients = 20;

QString clientLine(const ContendingClient &client)
{
    QStringList parts;
    if (client.attempts > 0) {
        parts += SampleText::tr("attempts: %1 (%2)")
                     .arg(client.attempts)
                     .arg(visibleText(client.commands.join(", "), 80));
        parts += SampleText::tr("failed: %1").arg(ContentionWording::failed(client));
    }
    if (client.waits > 0)
        parts += SampleText::tr("went to wait for the lock's signal");
    if (client.connected == false)
        parts += client.waits > 0 ? SampleText::tr("waits no longer") : SampleText::tr("has gone");
    return parts.join(QLatin1String(", "));
}

void printLock(const LockContention &lock)
{
    QStringList parts{
        SampleText::tr("attempts: %1").arg(ContentionWording::number(lock.attempts, lock.attemptsBound()))};
    if (lock.attempts > 0) {
        parts += SampleText::tr("failed: %1").arg(ContentionWording::number(lock.failed, lock.failedBound()));
        parts += SampleText::tr("taken: %1").arg(ContentionWording::number(lock.taken, lock.takenBound()));
    }
    if (lock.undecidedWhy)
        parts += SampleText::tr("outcome unknown: %1 (%2)")
                     .arg(lock.undecided)
                     .arg(ContentionWording::because(*lock.undecidedWhy));
    if (lock.waitingClients)
        parts += SampleText::tr("connections that want it still: %1")
                     .arg(ContentionWording::number(lock.waitingClients, lock.waitingBound()));
    if (const QString free = ContentionWording::free(lock); !free.isEmpty())
        parts += free;
    if (!lock.isKnownLock)
        parts += SampleText::tr("no known lock");
    print(visibleText(lock.name) + QLatin1String("  ") + parts.join(QLatin1String(", ")) + QLatin1Char('\n'));
    for (size_t i = 0; i < std::min(lock.clients.size(), kShownClients); ++i)
        print(QStringLiteral("  %1  %2\n")
                  .arg(visibleText(lock.clients[i].address, 80), -21)
                  .arg(clientLine(lock.clients[i])));
    if (lock.clientCount > static_cast<qint64>(kShownClients))
        print(SampleText::tr("  and others: %1\n").arg(lock.clientCount - static_cast<qint64>(kShownClients)));
}

void printNode(const SampledNode &node)
{
    const QStringList remarks = ContentionWording::remarks(node);
    for (const auto &remark : remarks)
        printError(withNode(node.label, remark));
}

/// Explains why this name is no lock now. Returns the exit code if it cannot be sampled either.
std::optional<int> tellMissing(const Request &request, const NamedLocks &found, const NamedLock &named)
{
    if (exitCodeOf(found.board) == kUnreachable)
        return std::nullopt; // the caller reports it
    if (!rowOf(found, named).isEmpty())
        return std::nullopt;
    const QString name = visibleText(named.keys.constFirst());
    if (named.survey) {
        printError(notUnderstoodText(*named.survey));
        return isFree(*named.survey) ? kRefused : kUnreachable;
    }
    const bool isAllRead = !found.isCut && std::ranges::none_of(found.board.nodes(), isSilent);
    printError(
        isAllRead
            ? QStringLiteral("no node has a lock named \"%1\" now; listening for clients that try to take it").arg(name)
            : QStringLiteral("whether there is a lock named \"%1\" cannot be told: not everything was read").arg(name));
    if (const QString hint = otherDatabasesHint({found.board.nodes()}, request); !hint.isEmpty())
        printError(hint);
    return isAllRead ? std::nullopt : std::optional<int>(kUnreachable);
}

} // namespace

int runSample(const Request &request)
{
    ContentionRequest what{
        .duration = request.sampleFor, .confirmed = request.confirmProduction, .anyKey = request.names.isEmpty()};
    std::unique_ptr<Session> session;
    std::optional<BoardMirror> board;
    if (request.names.isEmpty()) {
        session = std::make_unique<Session>(request.deployment, SessionOptions::oneLook());
        board = takeSnapshot(*session, request.timeLeft());
    } else {
        std::vector<QByteArrayList> names;
        for (const auto &name : request.names)
            names.push_back(Spellings::keysSpelledBy(name));
        auto found = findNamed(request.deployment, names, request.timeLeft());
        if (!found)
            return kRefused;
        for (const auto &named : found->named) {
            if (const auto code = tellMissing(request, *found, named))
                return IncompleteNotice(request, found->board, found->isCut).end(*code);
            const QByteArray row = rowOf(*found, named);
            what.anyKey = what.anyKey || row.isEmpty(); // a free lock has no row
            what.locks += row.isEmpty() ? named.keys : QByteArrayList{row};
        }
        session = std::move(found->session);
        board = std::move(found->board);
    }
    if (!board)
        return kRefused;
    const IncompleteNotice notice(request, *board);
    if (exitCodeOf(*board) == kUnreachable)
        return notice.end(kUnreachable);
    const auto report = [&] {
        const Progress progress([] { return SampleText::tr("Listening to the nodes…"); });
        const auto left = request.timeLeft();
        if (left) // the nodes need a part of it to begin and to end
            what.duration = std::min(what.duration, std::max(*left / 2, Millis(1)));
        return waitFor(session->sampleContention(what), left);
    }();
    if (!report) {
        const bool unconfirmed = report.error().kind == ErrorKind::NotAllowed && !what.confirmed;
        printError(unconfirmed ? SampleText::tr("%1; add --confirm-production").arg(report.error().message)
                               : report.error().message);
        return exitCodeOf(report.error());
    }
    bool any = false;
    for (const auto &lock : report->locks) {
        if (what.locks.isEmpty() ? lock.clientCount == 0 : !what.locks.contains(lock.name))
            continue; // without names, show only locks with clients
        any = true;
        if (request.json)
            print(contentionToJson(lock, board->nodes()));
        else
            printLock(lock);
    }
    const bool allHeard = std::all_of(report->nodes.begin(), report->nodes.end(),
                                      [](const SampledNode &node) { return node.isWhole(); });
    if (!any && !request.json)
        print(allHeard ? SampleText::tr("Nobody tried to take a lock.\n")
                       : SampleText::tr("Nobody was heard to try to take a lock.\n"));
    if (what.locks.isEmpty() && report->anyKeys && report->anyKeys->heard > 0 && !request.json)
        print(ContentionWording::anyKeys(*report->anyKeys) + QLatin1Char('\n'));
    for (const auto &node : report->nodes) {
        if (request.json)
            print(withDatabase(sampledNodeToJson(node), board->nodes()));
        printNode(node);
    }
    if (what.locks.isEmpty() && report->anyKeys && request.json)
        print(withDatabase(anyKeysToJson(*report->anyKeys), board->nodes()));
    return notice.end(kDone);
}

} // namespace Lockscope::App

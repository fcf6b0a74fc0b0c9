#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "leftqueue.h"
#include "namedlocks.h"
#include "notunderstood.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/spellings.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/lockjson.h>

#include <algorithm>

namespace Lockscope::App {

namespace {

/// Prints a key in which no lock is recognised; returns the exit code.
int tellNotUnderstood(const Request &request, const KeySurvey &survey)
{
    const QByteArray mainKey = Spellings::mainKeyBeside(survey.name);
    if (request.json)
        print(notUnderstoodToJson(survey));
    printError(mainKey.isEmpty() ? notUnderstoodText(survey)
                                 : QStringLiteral("\"%1\" stands beside the lock \"%2\", which nobody holds")
                                       .arg(visibleText(survey.name), visibleText(mainKey)));
    return mainKey.isEmpty() && !isFree(survey) ? kUnreachable : kRefused;
}

/// Prints what this database has instead of the lock, after `where`; returns the exit code.
int tellWhatThereIs(const Request &request, const Deployment &deployment, const NamedLocks &found, const QString &where)
{
    const BoardMirror &board = found.board;
    const NamedLock &named = found.named.front();
    const QByteArray name = named.keys.constFirst();
    if (exitCodeOf(board) == kUnreachable)
        return kUnreachable;
    if (const QByteArray key = rowOf(found, named); !key.isEmpty()) {
        const LockState &row = *board.locks().at(key);
        if (request.json)
            print(withDatabase(lockToJson(row, board.nodes(), found.session->clock()), board.nodes()));
        else
            print(where + lockText(row, board.nodes(), found.session->clock()));
        return kUnreachable;
    }
    const bool isCertain = std::none_of(board.nodes().begin(), board.nodes().end(), isSilent) && !found.isCut;
    // Look for a queue by the lock's name or by its own, but only within the patterns. A user may have no rights to
    // other keys, and would leave entries in the server's ACL LOG.
    const QByteArray mainKey = Spellings::mainKeyBeside(name).isEmpty() ? name : Spellings::mainKeyBeside(name);
    const auto &patterns = deployment.patterns;
    const bool isWatched = patterns.isEmpty() || std::ranges::any_of(patterns, [&mainKey](const QByteArray &pattern) {
                               return globMatches(pattern, mainKey);
                           });
    const auto left = isWatched
        ? findLeftQueue(deployment, board.nodes(), mainKey, request.timeLeft().value_or(kPatience))
        : std::nullopt;
    if (left) {
        if (request.json)
            print(withDatabase(leftQueueToJson(*left, isCertain), board.nodes()));
        printError(where + leftQueueText(*left, isCertain));
    }
    if (areLocksLeftOut(board.nodes())
        || std::any_of(board.nodes().begin(), board.nodes().end(),
                       [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
        return kUnreachable; // unknown, as the printed warning says
    const auto undecided = std::find_if(board.nodes().begin(), board.nodes().end(),
                                        [](const NodeStatus &node) { return node.undecided.has_value(); });
    if (undecided != board.nodes().end()) {
        printError(where
                   + QStringLiteral("%1: %2").arg(visibleText(undecided->label, 80), undecided->undecided->message));
        return kUnreachable;
    }
    const auto &there = named.survey;
    if (!isCertain && there && !left) {
        (void)tellNotUnderstood(request, *there);
        return kUnreachable;
    }
    if (found.isCut) {
        printError(QStringLiteral("whether there is a lock named \"%1\" cannot be told: not everything was read")
                       .arg(visibleText(name)));
        return kUnreachable;
    }
    if (!isCertain) {
        printError(
            where
            + QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told")
                  .arg(visibleText(name)));
        return kUnreachable;
    }
    if (left)
        return kRefused;
    if (there)
        return tellNotUnderstood(request, *there);
    printError(where + QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)));
    return kRefused;
}

/// The result of one database.
struct Found
{
    Deployment deployment;
    NamedLocks locks; ///< of one name

    [[nodiscard]] const LockStatePtr &lock() const { return locks.named.front().lock; }
};

/// The heading of a database; empty if there is only one.
QString whereOf(const Request &request, const Found &found)
{
    return request.databases.isSeveral() ? QStringLiteral("Database %1: ").arg(found.deployment.nodes.first().database)
                                         : QString();
}

int tell(const Request &request, const Found &found)
{
    const LockState &lock = *found.lock();
    if (request.json) {
        print(lockToJson(lock, found.locks.board.nodes(), found.locks.session->clock()));
    } else {
        print(whereOf(request, found));
        print(lockText(lock, found.locks.board.nodes(), found.locks.session->clock()));
    }
    return lock.assessment.isHeld() ? kDone : lock.assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
}

/// The code for several databases: held in one is held, otherwise unknown in one is unknown.
int codeOf(const QList<int> &codes)
{
    return codes.contains(kDone) ? kDone : codes.contains(kUnreachable) ? kUnreachable : kRefused;
}

} // namespace

int runShow(const Request &request)
{
    std::vector<Found> all;
    const auto done = forEachDatabase(request, [&](const Deployment &deployment) -> Result<std::vector<NodeStatus>> {
        auto found = findNamed(deployment, {Spellings::keysSpelledBy(request.name)}, request.timeLeft());
        if (!found)
            return Error{.kind = ErrorKind::Cancelled};
        all.push_back({.deployment = deployment, .locks = std::move(*found)});
        return all.back().locks.board.nodes();
    });
    if (!done) {
        if (done.error().kind != ErrorKind::Cancelled)
            printError(done.error().message);
        return exitCodeOf(done.error());
    }
    const auto cut = std::find_if(all.begin(), all.end(), [](const Found &found) { return found.locks.isCut; });
    const IncompleteNotice notice(request, (cut != all.end() ? *cut : all.front()).locks.board, cut != all.end());
    QList<int> codes;
    for (const auto &found : all) {
        if (found.lock())
            codes.append(tell(request, found));
        else if (exitCodeOf(found.locks.board) == kUnreachable)
            codes.append(kUnreachable);
    }
    if (std::ranges::any_of(all, [](const Found &found) { return found.lock() != nullptr; })) {
        const int code = codeOf(codes);
        const int ofAll = notice.end(code);
        return code == kDone ? kDone : ofAll; // what was not read cannot make a held lock free
    }
    std::vector<std::vector<NodeStatus>> seen;
    for (const auto &found : all) {
        codes.append(tellWhatThereIs(request, found.deployment, found.locks, whereOf(request, found)));
        seen.push_back(found.locks.board.nodes());
    }
    if (const QString hint = otherDatabasesHint(seen, request); !hint.isEmpty())
        printError(hint);
    return notice.end(codeOf(codes));
}

} // namespace Lockscope::App

#include "commands.h"
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

/// It has not told which locks it has. What another name of a server has that is asked already, is known.
bool isSilent(const NodeStatus &node)
{
    const bool isAsked = node.reach == NodeStatus::Reach::Up && (!node.error || node.error->kind == ErrorKind::InvalidArgument);
    return !node.retired && !isAsked;
}

/// What is there at one of these keys; nothing when no node that answers has any of them.
std::optional<KeySurvey> surveyOf(const NamedLocks &found, const NamedLock &named)
{
    for (const auto &key : named.keys) {
        const auto survey = waitFor(found.session->survey(key));
        if (survey && isThere(*survey))
            return *survey;
    }
    return std::nullopt;
}

/// A key that exists and at which no lock is recognised.
int tellNotUnderstood(const Request &request, const KeySurvey &survey)
{
    const QByteArray mainKey = Spellings::mainKeyBeside(survey.name);
    if (request.json)
        print(notUnderstoodToJson(survey));
    printError(mainKey.isEmpty()
                   ? notUnderstoodText(survey)
                   : QStringLiteral("\"%1\" stands beside the lock \"%2\", which nobody holds").arg(visibleText(survey.name), visibleText(mainKey)));
    return kRefused;
}

/// There is no such lock; says what there is in its place.
int tellWhatThereIs(const Request &request, const NamedLocks &found)
{
    const BoardMirror &board = found.board;
    const NamedLock &named = found.named.front();
    const QByteArray name = named.keys.constFirst();
    if (exitCodeOf(board) == kUnreachable)
        return kUnreachable;
    const bool isCertain = std::none_of(board.nodes().begin(), board.nodes().end(), isSilent) && !found.isCut;
    // By its name or that of its queue. Where it is none of the locks that are watched, a user who may read no more than those would
    // only leave entries in the server's ACL LOG.
    const QByteArray mainKey = Spellings::mainKeyBeside(name).isEmpty() ? name : Spellings::mainKeyBeside(name);
    const auto &patterns = request.deployment.patterns;
    const bool isWatched = patterns.isEmpty() || std::ranges::any_of(patterns, [&mainKey](const QByteArray &pattern) { return globMatches(pattern, mainKey); });
    const auto left = isWatched ? findLeftQueue(request.deployment, board.nodes(), mainKey, request.timeout.value_or(kPatience)) : std::nullopt;
    if (left) {
        if (request.json)
            print(leftQueueToJson(*left));
        printError(leftQueueText(*left, isCertain));
    }
    if (std::any_of(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
        return kUnreachable; // the warning has been printed: it cannot be told
    const auto undecided = std::find_if(board.nodes().begin(), board.nodes().end(), [](const NodeStatus &node) { return node.undecided.has_value(); });
    if (undecided != board.nodes().end()) {
        printError(QStringLiteral("%1: %2").arg(visibleText(undecided->label, 80), undecided->undecided->message));
        return kUnreachable;
    }
    const auto there = named.exists ? surveyOf(found, named) : std::nullopt;
    if (!isCertain && there && !left) {
        (void)tellNotUnderstood(request, *there);
        return kUnreachable;
    }
    if (found.isCut) {
        printError(QStringLiteral("whether there is a lock named \"%1\" cannot be told: not everything was read").arg(visibleText(name)));
        return kUnreachable;
    }
    if (!isCertain) {
        printError(QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told").arg(visibleText(name)));
        return kUnreachable;
    }
    if (left)
        return kRefused;
    if (there)
        return tellNotUnderstood(request, *there);
    printError(QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)));
    return kRefused;
}

} // namespace

int runShow(const Request &request)
{
    const auto found = findNamed(request.deployment, {Spellings::keysSpelledBy(request.name)}, request.timeout);
    if (!found)
        return kRefused;
    const BoardMirror &board = found->board;
    const LockStatePtr shown = found->named.front().lock;
    const CutShort cutShort(request, board, found->isCut);
    int code = kRefused;
    if (!shown) {
        code = tellWhatThereIs(request, *found);
    } else {
        if (request.json)
            print(lockToJson(*shown, board.nodes(), found->session->clock()));
        else
            print(lockText(*shown, board.nodes(), found->session->clock()));
        const Assessment &assessment = shown->assessment;
        code = assessment.isHeld() ? kDone : assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
    }
    return cutShort.end(code);
}

} // namespace Lockscope::App

#include "commands.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
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

} // namespace

int runShow(const Request &request)
{
    Deployment deployment = request.deployment;
    const QByteArray name = bytesFromText(request.name);
    // Asked for by name, it is read whatever its form; no other key is.
    deployment.patterns = {globEscaped(name)};
    Session session(deployment);
    const auto board = takeSnapshot(session, request.timeout);
    if (!board)
        return kRefused;
    const auto found = board->locks().find(name);
    if (found == board->locks().end()) {
        if (exitCodeOf(*board) == kUnreachable)
            return kUnreachable;
        if (std::any_of(board->nodes().begin(), board->nodes().end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
            return kUnreachable; // the warning has been printed: it cannot be told
        const auto silent = std::count_if(board->nodes().begin(), board->nodes().end(), isSilent);
        if (silent > 0 || !board->isComplete()) {
            printError(QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told").arg(visibleText(name)));
            return kUnreachable;
        }
        printError(QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)));
        return kRefused;
    }
    if (request.json)
        print(lockToJson(*found->second, board->nodes(), session.clock()));
    else
        print(lockText(*found->second, board->nodes(), session.clock()));
    const Assessment &assessment = found->second->assessment;
    return assessment.isHeld() ? kDone : assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
}

} // namespace Lockscope::App

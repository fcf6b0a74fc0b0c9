#include "commands.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/keyquorum.h>
#include <lockscope/core/dialects/tokenshape.h>
#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/lockjson.h>

#include <algorithm>

using namespace std::chrono_literals;

namespace Lockscope::App {

namespace {

/// It has not told which locks it has. What another name of a server has that is asked already, is known.
bool isSilent(const NodeStatus &node)
{
    const bool isAsked = node.reach == NodeStatus::Reach::Up && (!node.error || node.error->kind == ErrorKind::InvalidArgument);
    return !node.retired && !isAsked;
}

/// Names this key; of a lock that is several keys any of them.
QByteArray patternOf(const QByteArray &name)
{
    QByteArray pattern = globEscaped(name);
    if (KeyQuorum::isPart(name)) // none of it is escaped up to its number
        pattern.replace(name.indexOf(':') + 1, 1, "[012]");
    return pattern;
}

/// A plain string by itself, which others beside it may show to be a lock of a registry (Neighbours): what begins as they would.
/// Empty: they would tell nothing.
QByteArray registryOf(const LockState &lock)
{
    constexpr Micros kLongestTtl = 60s;
    const bool looksLikeOne = lock.seen && DialectCatalog::standard().isGeneric(*lock.seen) && isUuid(lock.assessment.owner) && lock.assessment.ttl
        && *lock.assessment.ttl <= kLongestTtl;
    return looksLikeOne ? lock.name.left(lock.name.indexOf(':') + 1) : QByteArray();
}

} // namespace

int runShow(const Request &request)
{
    Deployment deployment = request.deployment;
    const QByteArray name = bytesFromText(request.name);
    // Asked for by name, it is read whatever its form; no other key is, unless it takes others to tell what it is.
    deployment.patterns = {patternOf(name)};
    auto session = std::make_unique<Session>(deployment);
    auto board = takeSnapshot(*session, request.timeout);
    if (!board)
        return kRefused;
    auto found = board->locks().find(KeyQuorum::mainKeyOf(name));
    if (const QByteArray registry = found != board->locks().end() ? registryOf(*found->second) : QByteArray(); !registry.isEmpty()) {
        deployment.patterns = {globEscaped(registry) + '*'};
        session = std::make_unique<Session>(deployment);
        board = takeSnapshot(*session, request.timeout);
        if (!board)
            return kRefused;
        found = board->locks().find(name);
    }
    if (found == board->locks().end()) {
        if (exitCodeOf(*board) == kUnreachable)
            return kUnreachable;
        if (std::any_of(board->nodes().begin(), board->nodes().end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }))
            return kUnreachable; // the warning has been printed: it cannot be told
        const auto undecided = std::find_if(board->nodes().begin(), board->nodes().end(), [](const NodeStatus &node) { return node.undecided.has_value(); });
        if (undecided != board->nodes().end()) {
            printError(QStringLiteral("%1: %2").arg(visibleText(undecided->label, 80), undecided->undecided->message));
            return kUnreachable;
        }
        const auto silent = std::count_if(board->nodes().begin(), board->nodes().end(), isSilent);
        if (silent > 0 || !board->isComplete()) {
            printError(QStringLiteral("no node that answers has a lock named \"%1\"; whether another one has it cannot be told").arg(visibleText(name)));
            return kUnreachable;
        }
        printError(QStringLiteral("no node that answers has a lock named \"%1\"").arg(visibleText(name)));
        return kRefused;
    }
    if (request.json)
        print(lockToJson(*found->second, board->nodes(), session->clock()));
    else
        print(lockText(*found->second, board->nodes(), session->clock()));
    const Assessment &assessment = found->second->assessment;
    return assessment.isHeld() ? kDone : assessment.verdict == Verdict::Unknown ? kUnreachable : kRefused;
}

} // namespace Lockscope::App

#include "commands.h"
#include "futures.h"
#include "namedlocks.h"
#include "notunderstood.h"
#include "textoutput.h"

#include <lockscope/core/redis/glob.h>
#include <lockscope/core/session/lockjson.h>

#include <algorithm>

namespace Lockscope::App {

namespace {

/// What a list is made of.
struct Listing
{
    std::unique_ptr<Session> session;
    BoardMirror board;
};

/// Patterns without wildcards are names, and find what `show` finds; nothing when interrupted.
std::optional<Listing> takeListing(const Request &request)
{
    Deployment deployment = request.deployment;
    std::vector<QByteArrayList> names;
    for (const auto &pattern : std::as_const(deployment.patterns)) {
        if (const auto name = globLiteral(pattern))
            names.push_back({*name});
    }
    std::optional<NamedLocks> found;
    if (!names.empty()) {
        found = findNamed(deployment, names, request.timeout);
        if (!found)
            return std::nullopt;
        for (const auto &named : found->named) {
            const auto survey = named.exists && !named.lock ? waitFor(found->session->survey(named.keys.constFirst())) : Result<KeySurvey>(Error{});
            if (survey && isThere(*survey))
                printError(notUnderstoodText(*survey));
        }
        deployment.patterns.removeIf([](const QByteArray &pattern) { return globLiteral(pattern).has_value(); });
    }
    if (found && deployment.patterns.isEmpty()) {
        found->board.keepOnly([&found](const QByteArray &name) {
            return std::ranges::any_of(found->named, [&name](const NamedLock &named) { return named.lock && named.lock->name == name; });
        });
        return Listing{.session = std::move(found->session), .board = std::move(found->board)};
    }
    for (const auto &named : found ? found->named : std::vector<NamedLock>()) {
        if (named.lock)
            deployment.patterns.append(globEscaped(named.lock->name));
    }
    auto session = std::make_unique<Session>(deployment);
    auto board = takeSnapshot(*session, request.timeout, found ? Warnings::PrintNew : Warnings::Print);
    return board ? std::optional(Listing{.session = std::move(session), .board = std::move(*board)}) : std::nullopt;
}

} // namespace

int runList(const Request &request)
{
    const auto listing = takeListing(request);
    if (!listing)
        return kRefused;
    const BoardMirror &board = listing->board;
    if (board.nodes().empty())
        return kUnreachable;
    for (const auto &node : board.nodes()) {
        if (node.undecidedKeys > 0)
            printError(undecidedKeysText(node));
    }
    if (request.json) {
        for (const auto &[name, lock] : board.locks())
            print(lockToJson(*lock, board.nodes(), listing->session->clock()));
        if (!board.isComplete())
            print(incompleteToJson(board, request.timeout));
    } else {
        if (!board.isComplete())
            print(incompleteText(board, request.timeout));
        print(capabilityText(board.nodes()));
        print(locksText(board, listing->session->clock(),
                        {.width = terminalWidth(), .leavesOutGeneric = request.deployment.leavesOutGeneric(), .patterns = request.deployment.patterns}));
    }
    return exitCodeOf(board, kDone);
}

} // namespace Lockscope::App

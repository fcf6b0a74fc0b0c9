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
    bool isCut = false;
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
        return Listing{.session = std::move(found->session), .board = std::move(found->board), .isCut = found->isCut};
    }
    for (const auto &named : found ? found->named : std::vector<NamedLock>()) {
        if (named.lock)
            deployment.patterns.append(globEscaped(named.lock->name));
    }
    auto session = std::make_unique<Session>(deployment);
    auto board = takeSnapshot(*session, request.timeout, found ? Warnings::PrintNew : Warnings::Print);
    if (!board)
        return std::nullopt;
    const bool isCut = !board->isComplete() || (found && found->isCut);
    return Listing{.session = std::move(session), .board = std::move(*board), .isCut = isCut};
}

} // namespace

int runList(const Request &request)
{
    const auto listing = takeListing(request);
    if (!listing)
        return kRefused;
    const BoardMirror &board = listing->board;
    const CutShort cutShort(request, board, listing->isCut);
    if (board.nodes().empty())
        return cutShort.end(kUnreachable);
    for (const auto &node : board.nodes()) {
        if (node.undecidedKeys > 0)
            printError(undecidedKeysText(node));
    }
    if (request.json) {
        for (const auto &[name, lock] : board.locks())
            print(lockToJson(*lock, board.nodes(), listing->session->clock()));
    } else {
        print(capabilityText(board.nodes()));
        print(locksText(board, listing->session->clock(),
                        {.width = terminalWidth(), .leavesOutGeneric = request.deployment.leavesOutGeneric(), .patterns = request.deployment.patterns}));
    }
    return cutShort.end(exitCodeOf(board));
}

} // namespace Lockscope::App

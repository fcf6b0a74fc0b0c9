#include "commands.h"
#include "databases.h"
#include "futures.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/session/lockjson.h>

#include <algorithm>

namespace Lockscope::App {

int runList(const Request &request)
{
    std::vector<BoardMirror> boards;
    const auto done = forEachDatabase(request, [&](const Deployment &deployment) -> Result<std::vector<NodeStatus>> {
        Session session(deployment);
        auto board = takeSnapshot(session, request.timeout);
        if (!board)
            return Error{.kind = ErrorKind::Cancelled};
        boards.push_back(std::move(*board));
        return boards.back().nodes();
    });
    if (!done) {
        if (done.error().kind != ErrorKind::Cancelled)
            printError(done.error().message);
        return exitCodeOf(done.error());
    }
    const Clock &clock = Clock::system();
    std::vector<const BoardMirror *> shown;
    std::vector<std::vector<NodeStatus>> seen;
    bool hasNone = true;
    for (const auto &board : boards) {
        if (board.nodes().empty())
            continue;
        shown.push_back(&board);
        seen.push_back(board.nodes());
        hasNone = hasNone && board.locks().empty();
        for (const auto &node : board.nodes()) {
            if (node.undecidedKeys > 0)
                printError(undecidedKeysText(node));
        }
    }
    if (shown.empty())
        return kUnreachable;
    const QString hint = hasNone ? otherDatabasesHint(seen, request) : QString();
    if (request.json) {
        for (const BoardMirror *board : shown) {
            for (const auto &[name, lock] : board->locks())
                print(lockToJson(*lock, board->nodes(), clock));
        }
        if (!hint.isEmpty())
            printError(hint);
    } else {
        print(capabilityText(shown.front()->nodes()));
        print(locksText(shown, clock, {.width = terminalWidth(), .patterns = request.deployment.patterns}));
        if (!hint.isEmpty())
            print(hint + QLatin1Char('\n'));
    }
    const bool allRead = std::all_of(boards.begin(), boards.end(), [](const BoardMirror &board) { return exitCodeOf(board) == kDone; });
    return allRead ? kDone : kUnreachable;
}

} // namespace Lockscope::App

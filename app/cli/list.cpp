#include "commands.h"
#include "snapshot.h"
#include "textoutput.h"

#include <lockscope/core/session/lockjson.h>

namespace Lockscope::App {

int runList(const Request &request)
{
    Session session(request.deployment);
    const auto board = takeSnapshot(session, request.timeout);
    if (!board)
        return kRefused;
    if (board->nodes().empty())
        return kUnreachable;
    for (const auto &node : board->nodes()) {
        if (node.undecidedKeys > 0)
            printError(undecidedKeysText(node));
    }
    if (request.json) {
        for (const auto &[name, lock] : board->locks())
            print(lockToJson(*lock, board->nodes(), session.clock()));
    } else {
        print(capabilityText(board->nodes()));
        print(locksText(*board, session.clock(),
                        {.width = terminalWidth(), .patterns = request.deployment.patterns}));
    }
    return exitCodeOf(*board);
}

} // namespace Lockscope::App

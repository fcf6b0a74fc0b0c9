#pragma once

#include "../arguments/commandline.h"
#include "boardmirror.h"

namespace Lockscope::App {

/// Which warnings about nodes to print to standard error.
enum class Warnings {
    Print,
    PrintNew, ///< not for unreachable nodes, which an earlier look reported
    AlreadyPrinted, ///< none: an earlier look at the same nodes printed them
};

/// Starts the session and waits until every node was read once or has failed, at most `timeout` if given. Shows the
/// progress on a terminal if it takes long. Unset when interrupted.
[[nodiscard]] std::optional<BoardMirror> takeSnapshot(Session &session, std::optional<Millis> timeout,
                                                      Warnings warnings = Warnings::Print);

/// Reports that --timeout cut a command short, and how much it has read: as text in the first line, as JSON in the last
/// object. `board` must outlive it.
class IncompleteNotice
{
public:
    /// Construct it before anything is printed.
    IncompleteNotice(const Request &request, const BoardMirror &board, bool isCut);
    IncompleteNotice(const Request &request, const BoardMirror &board)
        : IncompleteNotice(request, board, !board.isComplete())
    {
    }

    /// Call it after everything is printed. Returns the exit code: `code`, unless cut short.
    [[nodiscard]] int end(int code) const;

private:
    const Request &m_request;
    const BoardMirror &m_board;
    const bool m_isCut;
};

/// The deployment with the servers that sentinels or the cluster name. Removes retired nodes from both.
[[nodiscard]] Deployment withCurrentServers(Deployment deployment, std::vector<NodeStatus> &nodes);

/// The limit for questions to nodes after the snapshot, if the user gives none.
constexpr Millis kPatience{5000};

/// kDone if any node could be read, otherwise kUnreachable.
[[nodiscard]] int exitCodeOf(const BoardMirror &board);

} // namespace Lockscope::App

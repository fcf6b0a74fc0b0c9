#pragma once

#include "../arguments/commandline.h"
#include "boardmirror.h"

namespace Lockscope::App {

/// Which warnings about nodes go to standard error.
enum class Warnings {
    Print,
    PrintNew, ///< an earlier look has printed those about nodes that it could not reach
    Said, ///< none: an earlier look at the same nodes has printed them
};

/// Starts the session and waits until every node has been read once or has failed; at most `timeout`, if there is one. Where that
/// takes longer, a terminal shows how far it has come. Nothing when interrupted.
[[nodiscard]] std::optional<BoardMirror> takeSnapshot(Session &session, std::optional<Millis> timeout, Warnings warnings = Warnings::Print);

/// Says of a command that --timeout has cut short that not everything was read, and how much was: as text in the first line, in JSON
/// in the last object. The board outlives it.
class CutShort
{
public:
    /// Made before anything is printed.
    CutShort(const Request &request, const BoardMirror &board, bool isCut);
    CutShort(const Request &request, const BoardMirror &board) : CutShort(request, board, !board.isComplete()) { }

    /// Called when everything is printed; returns the exit status: `code`, unless it is cut short.
    [[nodiscard]] int end(int code) const;

private:
    const Request &m_request;
    const BoardMirror &m_board;
    const bool m_isCut;
};

/// With the servers that play the nodes' parts, where sentinels or a cluster say which; nodes that have no part any more are left out.
[[nodiscard]] Deployment placed(Deployment deployment, std::vector<NodeStatus> &nodes);

/// For what is asked of a node besides the snapshot, where the user names no limit.
constexpr Millis kPatience{5000};

/// kUnreachable when no node could be read, kDone otherwise.
[[nodiscard]] int exitCodeOf(const BoardMirror &board);

} // namespace Lockscope::App

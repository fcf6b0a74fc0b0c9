#pragma once

#include "../commandline.h"
#include "boardmirror.h"

#include <QJsonObject>

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

/// For a board that is not complete: that it is not, and how many keys were read.
[[nodiscard]] QString incompleteText(const BoardMirror &board, std::optional<Millis> timeout);
[[nodiscard]] QJsonObject incompleteToJson(const BoardMirror &board, std::optional<Millis> timeout);

/// With the servers that play the nodes' parts, where sentinels or a cluster say which; nodes that have no part any more are left out.
[[nodiscard]] Deployment placed(Deployment deployment, std::vector<NodeStatus> &nodes);

/// For what is asked of a node besides the snapshot, where the user names no limit.
constexpr Millis kPatience{5000};

/// kUnreachable when no node could be read, kDone otherwise.
[[nodiscard]] int exitCodeOf(const BoardMirror &board);
/// The same of a command that is done; kUnreachable also when it was cut short.
[[nodiscard]] int exitCodeOf(const BoardMirror &board, int done);

} // namespace Lockscope::App

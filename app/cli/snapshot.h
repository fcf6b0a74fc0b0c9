#pragma once

#include "../commandline.h"
#include "boardmirror.h"

namespace Lockscope::App {

/// Those about nodes go to standard error, unless an earlier look at them has said the same.
enum class Warnings { Print, Said };

/// Starts the session and waits until every node has been read once or has failed, at most `timeout`. Nothing when interrupted.
[[nodiscard]] std::optional<BoardMirror> takeSnapshot(Session &session, Millis timeout, Warnings warnings = Warnings::Print);

/// With the servers that play the nodes' parts, where sentinels or a cluster say which; nodes that have no part any more are left out.
[[nodiscard]] Deployment placed(Deployment deployment, std::vector<NodeStatus> &nodes);

/// kUnreachable when no node could be read, kDone otherwise.
[[nodiscard]] int exitCodeOf(const BoardMirror &board);

} // namespace Lockscope::App

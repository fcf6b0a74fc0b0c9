#pragma once

#include "../commandline.h"
#include "boardmirror.h"

namespace Lockscope::App {

/// Starts the session and waits until every node has been read once or has failed, at most `timeout`. Warnings about
/// nodes go to standard error. Nothing when interrupted.
[[nodiscard]] std::optional<BoardMirror> takeSnapshot(Session &session, Millis timeout);

/// kUnreachable when no node could be read, kDone otherwise.
[[nodiscard]] int exitCodeOf(const BoardMirror &board);

} // namespace Lockscope::App

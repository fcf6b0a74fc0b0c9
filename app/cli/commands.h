#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/session/session.h>

namespace Lockscope::App {

/// The text commands. Each runs its own event loop of `QCoreApplication` and returns the program's exit code.
[[nodiscard]] int runList(const Request &request);
[[nodiscard]] int runShow(const Request &request);
[[nodiscard]] int runDoctor(const Request &request);
/// `demo` with --all, --scheme, --scenario or --list.
[[nodiscard]] int runLab(const Request &request);
/// Needs no event loop.
[[nodiscard]] int runDialects(const Request &request);
[[nodiscard]] int runWatch(const Request &request);
[[nodiscard]] int runReplay(const Request &request);
[[nodiscard]] int runSample(const Request &request);
/// Serves metrics until interrupted.
[[nodiscard]] int runExport(const Request &request);
[[nodiscard]] int runRelease(const Request &request);
/// Ends the program by the signal that ended the command; does not return then.
[[nodiscard]] int runUnderLock(const Request &request);
/// To be called first of all for `run`: standard streams that are closed are to stay closed for the command, and what the
/// program opens for itself is not to take their place.
void reserveStandardStreams();

/// The live text view of a session that is already started: redrawn on a terminal, a line per change elsewhere. Runs
/// until interrupted.
[[nodiscard]] int runTextView(Session &session, const Request &request);

} // namespace Lockscope::App

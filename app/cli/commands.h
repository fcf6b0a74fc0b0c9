#pragma once

#include "../arguments/commandline.h"

#include <lockscope/core/session/session.h>

namespace Lockscope::App {

/// The text commands. Each runs the event loop of `QCoreApplication` and returns the program's exit code.
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
/// If a signal ended the command, ends the program by the same signal and does not return.
[[nodiscard]] int runUnderLock(const Request &request);
/// Call it first for `run`. Standard streams that are closed must stay closed for the command: no other file may take
/// their place.
void reserveStandardStreams();

/// Shows a started session as text until interrupted: redraws a terminal, otherwise prints a line per change.
[[nodiscard]] int runTextView(Session &session, const Request &request);

} // namespace Lockscope::App

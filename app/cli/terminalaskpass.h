#pragma once

namespace Lockscope::App {

struct Request;

/// Lets ssh ask its questions on this terminal, if there is one and the command runs once: a passphrase, a one-time
/// code, whether a host key is right. Others never ask: a later login would interrupt what they show or run.
void offerTerminalToSsh(const Request &request);

/// Runs as ssh's helper: asks its question on the terminal, prints the answer. Returns 1 if there is none.
[[nodiscard]] int runTerminalAskpass(int argc, char *argv[]);

} // namespace Lockscope::App

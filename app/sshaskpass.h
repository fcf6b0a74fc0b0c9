#pragma once

namespace Lockscope::App {

/// Runs as ssh's helper: shows its question, prints the answer. Returns 1 if the user cancels.
[[nodiscard]] int runSshAskpass(int argc, char *argv[]);

} // namespace Lockscope::App

#pragma once

#include <sys/types.h>

#include <vector>

namespace Lockscope::App {

// What /proc tells about processes. Nothing when it is not mounted.

/// All that `ancestor` has started, and what those have started, parents first.
[[nodiscard]] std::vector<pid_t> descendantsOf(pid_t ancestor);
[[nodiscard]] bool isDescendant(pid_t process, pid_t ancestor);
/// It stands still: stopped by a signal.
[[nodiscard]] bool isStopped(pid_t process);

} // namespace Lockscope::App

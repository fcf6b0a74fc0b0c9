#pragma once

#include <sys/types.h>

#include <vector>

namespace Lockscope::App {

// Information from /proc; empty if /proc is not mounted.

/// The descendants of `ancestor`, parents first.
[[nodiscard]] std::vector<pid_t> descendantsOf(pid_t ancestor);
[[nodiscard]] bool isDescendant(pid_t process, pid_t ancestor);
/// The process is stopped by a signal.
[[nodiscard]] bool isStopped(pid_t process);

} // namespace Lockscope::App

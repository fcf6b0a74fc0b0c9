#pragma once

#include "export.h"

#include <QProcess>

#include <csignal>

namespace Lockscope {

/// Prepares a child process so that it never outlives this program: the kernel sends it `signal` when the thread that
/// started it ends. Its own session keeps Ctrl+C and the terminal from it, so that this program can end it in order and
/// it asks nobody.
LOCKSCOPE_CORE_EXPORT void tieToThisProcess(QProcess &process, int signal = SIGKILL);

} // namespace Lockscope

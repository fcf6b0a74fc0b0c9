#pragma once

#include <QProcess>

namespace Lockscope::App {

/// Prepares a child process so that it never outlives this program: the kernel kills it when the thread that started it
/// ends. Its own process group keeps Ctrl+C from it, so that this program can end it in order.
void tieToThisProcess(QProcess &process);

} // namespace Lockscope::App

#pragma once

#include <QProcess>

namespace Lockscope::App {

/// Prepares a child so that it cannot outlive this program, whatever ends it: the kernel kills it when the thread that
/// started it goes. The child leaves our process group, so that Ctrl+C reaches only us and we end it in order.
void tieToThisProcess(QProcess &process);

} // namespace Lockscope::App

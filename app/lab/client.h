#pragma once

#include <QStringList>

namespace Lockscope::Lab {

/// Runs a client process of the lab: `lockscope lab-client CONFIGURATION` (JSON, see ClientProcess). It reads commands
/// from standard input and writes results to standard output, one JSON object per line, until its input ends.
[[nodiscard]] int runClient(const QStringList &arguments);

} // namespace Lockscope::Lab

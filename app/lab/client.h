#pragma once

#include <QStringList>

namespace Lockscope::Lab {

/// Runs a client process of the lab: `lockscope lab-client CONFIGURATION` (JSON, see ClientProcess). Reads commands
/// from standard input until its end, and writes results to standard output, one JSON object per line.
[[nodiscard]] int runClient(const QStringList &arguments);

} // namespace Lockscope::Lab

#pragma once

#include <QStringList>

namespace Lockscope::Lab {

/// What a client process of the lab runs: `lockscope lab-client CONFIGURATION` (JSON, see ClientProcess). It does what it is told on
/// standard input and says on standard output what came of it, a JSON object per line each, until its input ends.
[[nodiscard]] int runClient(const QStringList &arguments);

} // namespace Lockscope::Lab

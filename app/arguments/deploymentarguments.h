#pragma once

#include "commandline.h"
#include "options.h"

namespace Lockscope::App {

/// Whether an option says where a node is.
[[nodiscard]] bool namesNodes(const QCommandLineParser &parser, const Options &options);

/// `-n`: a number, several with commas between them, or `all`.
[[nodiscard]] Result<DatabaseChoice> readDatabases(const QCommandLineParser &parser, const Options &options);

/// Which servers are looked at and what they are to each other, which keys, and how.
[[nodiscard]] Result<void> readDeployment(const QCommandLineParser &parser, const Options &options, Deployment &deployment);

} // namespace Lockscope::App

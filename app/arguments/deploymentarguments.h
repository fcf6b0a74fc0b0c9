#pragma once

#include "commandline.h"
#include "options.h"

namespace Lockscope::App {

/// Whether an option gives the address of a node.
[[nodiscard]] bool namesNodes(const QCommandLineParser &parser, const Options &options);

/// Reads `-n`: a number, several with commas, or `all`.
[[nodiscard]] Result<DatabaseChoice> readDatabases(const QCommandLineParser &parser, const Options &options);

/// Reads the servers, their rule, the keys to watch and the pace.
[[nodiscard]] Result<void> readDeployment(const QCommandLineParser &parser, const Options &options,
                                          Deployment &deployment);

} // namespace Lockscope::App

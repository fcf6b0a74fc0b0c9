#pragma once

#include "commandline.h"
#include "options.h"

namespace Lockscope::App {

/// For `run NAME COMMAND…`, the words from COMMAND on, which Lockscope does not interpret. Empty for other commands.
[[nodiscard]] QStringList commandToRun(const QStringList &arguments, const Options &options);

[[nodiscard]] Result<RunOptions> readRunOptions(const QCommandLineParser &parser, const Options &options,
                                                const QByteArray &name, const QStringList &command);

} // namespace Lockscope::App

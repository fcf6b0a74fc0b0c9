#pragma once

#include "commandline.h"
#include "options.h"

namespace Lockscope::App {

/// `run NAME COMMAND…`: from COMMAND on, nothing is ours any more. Empty for every other command.
[[nodiscard]] QStringList commandToRun(const QStringList &arguments, const Options &options);

[[nodiscard]] Result<RunOptions> readRunOptions(const QCommandLineParser &parser, const Options &options, const QByteArray &name, const QStringList &command);

} // namespace Lockscope::App

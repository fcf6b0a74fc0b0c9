#pragma once

#include "commandline.h"
#include "options.h"

namespace Lockscope::App {

[[nodiscard]] Result<LabOptions> readLabOptions(const QCommandLineParser &parser, const Options &options,
                                                const QString &command);

} // namespace Lockscope::App

#pragma once

#include <lockscope/core/base/result.h>
#include <lockscope/core/history/alerts.h>

namespace Lockscope::App {

/// What a file of --alert-rules says; without a path the usual rules. The error names the file.
[[nodiscard]] Result<AlertRules> alertRulesFromFile(const QString &path);

} // namespace Lockscope::App

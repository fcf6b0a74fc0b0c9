#pragma once

#include <lockscope/core/base/result.h>
#include <lockscope/core/history/alerts.h>

namespace Lockscope::App {

/// Reads the file of --alert-rules; without a path, returns the default rules. The error names the file.
[[nodiscard]] Result<AlertRules> alertRulesFromFile(const QString &path);

} // namespace Lockscope::App

#pragma once

#include "../base/export.h"

#include <QString>

namespace Lockscope {

/// The version of hiredis at build time, for example `0.14.1`, for bug reports.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString hiredisVersion();

} // namespace Lockscope

#pragma once

#include "../base/export.h"

#include <QString>

namespace Lockscope {

/// The version of hiredis that this library was built with, for example `0.14.1`: for a report of a fault.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString hiredisVersion();

} // namespace Lockscope

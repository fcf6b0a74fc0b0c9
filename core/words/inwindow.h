#pragma once

#include "../base/export.h"

#include <QString>

namespace Lockscope {

/// Replaces command line options in an error message's advice by what the window offers. Other text stays.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString adviceForWindow(QString sentence);

} // namespace Lockscope

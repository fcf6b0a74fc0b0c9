#pragma once

#include "export.h"

#include <QString>

namespace Lockscope {

/// Replaces command line options in an error message's advice by what the window offers. Other text stays.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString adviceForWindow(QString sentence);

} // namespace Lockscope

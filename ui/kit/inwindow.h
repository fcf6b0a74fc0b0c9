#pragma once

#include "export.h"

#include <QString>

namespace Lockscope {

/// What went wrong, as the window advises about it: sentences that name options of the command line name what there is in a
/// window instead. Others stay as they are.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString inWindow(QString sentence);

} // namespace Lockscope

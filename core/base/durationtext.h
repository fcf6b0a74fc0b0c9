#pragma once

#include "clock.h"
#include "export.h"

#include <QString>

namespace Lockscope {

/// Formats a duration for the sentences of core, which are always English: "12 s", "4 m 07 s", "2 h 30 m". Rounds up to
/// whole seconds, so that a wait is never understated. Wording::duration() is the translated version for windows.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString durationText(Micros span);

} // namespace Lockscope

#pragma once

#include "clock.h"
#include "export.h"

#include <QString>

namespace Lockscope {

/// "2 h 30 m", "4 m 07 s", "12 s": how long something takes in a sentence of core, which is English everywhere. Whole seconds, rounded
/// up: what is waited for is not over before. In windows Wording::duration() has the same words, translated.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString spanWords(Micros span);

} // namespace Lockscope

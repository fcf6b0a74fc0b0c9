#pragma once

#include "../base/export.h"
#include "recognition.h"

#include <QStringList>

namespace Lockscope {

// Stable words for JSON and for text that other programs read; a change to one is announced.

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(LockMode mode);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HolderReaction reaction);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Caveat caveat);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(WaiterSource::Unit unit);

/// Each of them, in the order of their declaration.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<Caveat> each(Caveats caveats);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QStringList words(Caveats caveats);

} // namespace Lockscope

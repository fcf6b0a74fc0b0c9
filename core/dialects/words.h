#pragma once

#include "../base/export.h"
#include "recognition.h"

#include <QStringList>

namespace Lockscope {

// Stable words for JSON and other text that programs read. Announce any change to one.

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(LockMode mode);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HolderReaction reaction);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Caveat caveat);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(WaiterSource::Unit unit);

/// The caveats in `caveats`, in the order of declaration.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<Caveat> each(Caveats caveats);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QStringList words(Caveats caveats);

} // namespace Lockscope

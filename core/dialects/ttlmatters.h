#pragma once

#include "dialect.h"

namespace Lockscope {

/// Whether a string whose TTL was not read would be a lock with some TTL. If not, do not read the TTL: this saves a
/// command for most keys. Ignores evidence from other keys (SharedOwnerDetector, votes). Leaves `raw` unchanged. Pure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool ttlMatters(const DialectCatalog &dialects, RawKey &raw, WallTime now);

} // namespace Lockscope

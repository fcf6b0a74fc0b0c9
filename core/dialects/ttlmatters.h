#pragma once

#include "dialect.h"

namespace Lockscope {

/// Whether a string whose TTL was not read would be a lock with one TTL or another. Where it would not, its TTL need not be read: of
/// very many keys most are such. What other keys tell (Neighbours, votes) is not judged here. `raw` is the same afterwards. Pure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool ttlMatters(const DialectCatalog &dialects, RawKey &raw, WallTime now);

} // namespace Lockscope

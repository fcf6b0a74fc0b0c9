#pragma once

#include "keyview.h"
#include "tokenshape.h"

namespace Lockscope {

/// True for a count, such as a semaphore's free permits: a whole number without an expiry (resources/docs/dialects.md
/// §4, rules 30 to 33). Numbers in locks differ. A pid or thread id has a TTL, and a legacy lock contains its end.
/// SETNX writes 1 to a key with a lock word. 0 in a key with a lock word is a count even with a TTL: a limiter of one
/// that nobody holds. A count is a lock only if the user pins its dialect.
[[nodiscard]] inline bool isCount(const KeyView &key)
{
    constexpr qsizetype kMostDigits = 10; // as many as a 32-bit counter has
    const RawKey &raw = key.raw();
    const bool isBelowZero = raw.value.startsWith('-');
    const QByteArrayView digits = QByteArrayView(raw.value).sliced(isBelowZero ? 1 : 0);
    if (raw.type != KeyType::String || raw.isCut() || digits.size() > kMostDigits || !isDigits(digits))
        return false;
    if (raw.ttl.kind == KeyTtl::Kind::Never)
        return digits != "1" || isBelowZero || !key.saysLock();
    return digits == "0" && key.saysLock();
}

} // namespace Lockscope

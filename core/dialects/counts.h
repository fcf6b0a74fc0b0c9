#pragma once

#include "keyview.h"
#include "tokenshape.h"

namespace Lockscope {

/// A count of something, a semaphore's free permits for example: a whole number that never ends (resources/docs/dialects.md §4, rules 30 to 33). Locks
/// that hold a number end by themselves, as those by pid or thread do, name an end in it, or are the 1 of SETNX at a key that says
/// lock. Nothing, 0, is a count there even if it ends: a limiter of one that nobody is in. Such a key is taken for a lock only where
/// its dialect was named.
[[nodiscard]] inline bool isCount(const KeyView &key)
{
    constexpr qsizetype kMostDigits = 10; // as many as counters of 32 bits have
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

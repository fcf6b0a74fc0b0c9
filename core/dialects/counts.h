#pragma once

#include "keyview.h"
#include "tokenshape.h"

namespace Lockscope {

/// A whole number that never ends, at a key whose name says nothing of locks: a count of something, a semaphore's free permits for
/// example. Locks that hold a number end by themselves, name an end in it, or are called so (dialects.md §4, rules 30 to 33): such
/// a one is taken for a lock only where its dialect was named.
[[nodiscard]] inline bool isCount(const KeyView &key)
{
    constexpr qsizetype kMostDigits = 10; // as many as counters of 32 bits have
    const RawKey &raw = key.raw();
    return raw.type == KeyType::String && raw.ttl.kind == KeyTtl::Kind::Never && !raw.isCut() && raw.value.size() <= kMostDigits && isDigits(raw.value)
        && !key.saysLock();
}

} // namespace Lockscope

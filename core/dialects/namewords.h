#pragma once

#include "../base/export.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>
#include <string_view>

namespace Lockscope {

// The words of a key's name. A name is split at everything that is no letter and at capitals: `orderLock:HTTPLock2` has the
// words `order`, `lock`, `http`, `lock`. Only the first 1,024 bytes are looked at.

/// `matches` is true for one of the words, which it is given in lower case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool anyWordOf(QByteArrayView name, const std::function<bool(std::string_view)> &matches);

/// The last of the words, in lower case; empty: there is none. What looks like a hexadecimal id is passed over.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray lastWordOf(QByteArrayView name);

/// One of the words is this one, in lower case.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasWord(QByteArrayView name, std::string_view word);

/// The name speaks of locking: `lock`, `mutex`, `lease`, `semaphore`, `latch`, `guard`, `leader` and their like are among its words,
/// also run on to others (`mylock`, `lockfiles`), but not within words that mean something else (`block`, `clock`, `unlock`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool hasLockWord(QByteArrayView name);

/// The name calls the key itself a lock: its first or its last word says so, and not what is told about one.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isNamedAsLock(QByteArrayView name);

} // namespace Lockscope

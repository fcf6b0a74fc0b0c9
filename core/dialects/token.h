#pragma once

#include "dialect.h"

namespace Lockscope {

/// The owner token of our own locks: a readable identity and 128 random bits,
///   lockscope:<host>:<pid>:<program>:<32 hex digits>
/// so that an operator sees who holds a lock, and nobody can guess it (rule S6: new for every attempt).
/// Characters of host and program other than letters, digits, `.`, `_` and `-` become `_`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray makeToken(const QString &program);

/// Reads the identity back; nothing when `value` is not such a token.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<OwnerInfo> parseToken(const QByteArray &value);

/// The client id under which a lock is kept from everybody for a while, where a dialect wants one in the form of a UUID: random, but for a
/// beginning that isHoldOff() knows.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray makeHoldOffClient();

/// Nobody holds the lock for whom this owner stands: it is a hold-off, by this program or another Lockscope. Of python-redis-lock, whose
/// owners are nothing but random, it cannot be told.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHoldOff(const QByteArray &owner);

} // namespace Lockscope

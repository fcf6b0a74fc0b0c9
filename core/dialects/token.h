#pragma once

#include "dialect.h"

namespace Lockscope {

/// The owner token of Lockscope's own locks: a readable identity and 128 random bits,
///   lockscope:<host>:<pid>:<program>:<32 hex digits>
/// Operators can see who holds a lock, and nobody can guess the token (rule S6: new for each attempt).
/// Characters of host and program other than letters, digits, `.`, `_` and `-` become `_`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray makeToken(const QString &program);

/// Reads the identity from a token; unset if `value` is no such token.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<OwnerInfo> parseToken(const QByteArray &value);

/// A client id for a hold-off, in dialects whose client ids are UUIDs: random behind a prefix that isHoldOff() knows.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray makeHoldOffClient();

/// The owner is a hold-off by this program or another Lockscope, so nobody holds the lock. False for hold-offs of
/// python-redis-lock, whose owners are entirely random.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHoldOff(const QByteArray &owner);

} // namespace Lockscope

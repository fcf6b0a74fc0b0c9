#pragma once

#include "../base/export.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

/// Matches like SCAN MATCH and KEYS (redis.io/docs "KEYS": `*`, `?`, `[ae]`, `[^e]`, `[a-b]`, `\` escapes). Takes time
/// proportional to pattern × key, even for patterns that make a recursive matcher exponential.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool globMatches(const QByteArray &pattern, const QByteArray &key);

/// Returns the only text that the pattern matches; nothing if it may match several.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> globLiteral(const QByteArray &pattern);

/// Returns a pattern that matches only `text`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray globEscaped(const QByteArray &text);

} // namespace Lockscope

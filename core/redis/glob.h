#pragma once

#include "../base/export.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

/// Matches as Redis' SCAN MATCH and KEYS do (redis.io/docs "KEYS": `*`, `?`, `[ae]`, `[^e]`, `[a-b]`, `\` escapes), in
/// time proportional to pattern × key even for patterns that make a recursive matcher exponential.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool globMatches(const QByteArray &pattern, const QByteArray &key);

/// The only text that the pattern matches; nothing when it may match others.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<QByteArray> globLiteral(const QByteArray &pattern);

/// A pattern that matches exactly `text`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray globEscaped(const QByteArray &text);

} // namespace Lockscope

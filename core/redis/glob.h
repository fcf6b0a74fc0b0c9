#pragma once

#include "../base/export.h"

#include <QByteArray>

namespace Lockscope {

/// Matches as Redis' SCAN MATCH and KEYS do (redis.io/docs "KEYS": `*`, `?`, `[ae]`, `[^e]`, `[a-b]`, `\` escapes), in
/// time proportional to pattern × key even for patterns that make a recursive matcher exponential.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool globMatches(const QByteArray &pattern, const QByteArray &key);

/// A pattern that matches exactly `text`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray globEscaped(const QByteArray &text);

} // namespace Lockscope

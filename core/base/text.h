#pragma once

#include "export.h"

#include <QByteArray>
#include <QString>

namespace Lockscope {

/// Text from a server is hostile until shown safe. These two (visibleText, jsonText) are the only ways from its bytes to people.

/// For screens and terminals: at most `maxChars` characters, an ellipsis where it was cut. Control characters,
/// escape sequences, bidirectional overrides, zero-width characters, line breaks and bytes that are not UTF-8
/// become visible as `\xNN` or `\u{NNNN}`; of bytes that look like that already, the backslash does, too (`\x5C`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString visibleText(const QByteArray &bytes, qsizetype maxChars = 256);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString visibleText(const QString &text, qsizetype maxChars = 256);

/// Where a text of visibleText() can be cut: the last place not behind `at` that is in the middle of no character and of nothing
/// that was written out (`\xNN`, `\u{NNNN}`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT qsizetype visibleBoundary(const QString &visible, qsizetype at);

/// For JSON: whole, bytes that are no UTF-8 text as `\xNN`. Only where such bytes, or text that looks like `\xNN`, occur,
/// a backslash is written as `\x5C`, so that the result is unambiguous; ordinary names stay as they are.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString jsonText(const QByteArray &bytes);

/// The inverse of jsonText() and visibleText() for what people paste back: `\xNN` becomes that byte.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray bytesFromText(const QString &text);

} // namespace Lockscope

#pragma once

#include "export.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

namespace Lockscope {

/// Text from a server is untrusted. Show it to people only through visibleText() or jsonText().

/// For screens and terminals: returns at most `maxChars` characters, with an ellipsis if it was cut. Control
/// characters, escape sequences, bidirectional overrides, zero-width characters, line breaks and bytes that are not
/// UTF-8 become `\xNN` or `\u{NNNN}`. If the bytes already look like that, their backslash becomes `\x5C`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString visibleText(const QByteArray &bytes, qsizetype maxChars = 256);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString visibleText(const QString &text, qsizetype maxChars = 256);

/// Returns the last position, not after `at`, where a result of visibleText() can be cut: not within a character or an
/// escape (`\xNN`, `\u{NNNN}`).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT qsizetype visibleBoundary(const QString &visible, qsizetype at);

/// For JSON: returns the whole text; bytes that are not UTF-8 become `\xNN`. To keep that unambiguous, each backslash
/// becomes `\x5C` if there are such bytes or text that looks like an escape. Ordinary names do not change.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString jsonText(const QByteArray &bytes);

/// Returns compact JSON that can be shown on a terminal: control characters, bidirectional overrides, zero-width
/// characters and the like become `\uNNNN`, which JSON reads back as the same text. `json`: from QJsonDocument.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray visibleJson(const QByteArray &json);
/// Returns the object on one line, with its end, as visibleJson().
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray jsonLine(const QJsonObject &object);

/// With a capital letter and a full stop.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString asSentence(const QString &words);

/// The inverse of jsonText() and visibleText() for pasted text: `\xNN` becomes that byte, `\u{HEX}` that character.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray bytesFromText(const QString &text);

} // namespace Lockscope

#pragma once

#include <lockscope/core/base/clock.h>
#include <lockscope/core/base/result.h>

#include <QStringList>

namespace Lockscope::App {

/// An error in the command line: a sentence that names the word and says what to write.
[[nodiscard]] Error usage(const QString &message);
/// "Unknown view 'lcoks'. Did you mean 'locks'? …", where `hint` says which words there are.
[[nodiscard]] Error unknownWord(const QString &kind, const QString &word, const QStringList &known,
                                const QString &hint);

/// The error does not repeat the text: elsewhere -p is the password.
[[nodiscard]] Result<quint16> portNumber(const QString &text);

/// Parses "500ms", "2s", "1.5m", "2h" or a bare number of seconds; at most a day.
[[nodiscard]] Result<Millis> durationOf(const QString &option, const QString &text, Millis least = Millis(1));

/// Parses the speed of a replay.
[[nodiscard]] Result<double> speedOf(const QString &text);

} // namespace Lockscope::App

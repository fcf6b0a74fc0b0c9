#pragma once

#include <lockscope/core/base/clock.h>
#include <lockscope/core/base/result.h>

#include <QString>

namespace Lockscope::App {

/// An error in the command line: a sentence that names the word and says what to write.
[[nodiscard]] Error usage(const QString &message);

[[nodiscard]] Result<quint16> portNumber(const QString &text);

/// Parses "500ms", "2s", "1.5m", "2h" or a bare number of seconds; at most a day.
[[nodiscard]] Result<Millis> durationOf(const QString &option, const QString &text, Millis least = Millis(1));

/// Parses the speed of a replay.
[[nodiscard]] Result<double> speedOf(const QString &text);

} // namespace Lockscope::App

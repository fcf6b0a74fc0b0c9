#pragma once

#include <lockscope/core/base/clock.h>
#include <lockscope/core/base/result.h>

#include <QString>

namespace Lockscope::App {

/// Something of the command line is off: a sentence that says which word, and what to write.
[[nodiscard]] Error usage(const QString &message);

[[nodiscard]] Result<quint16> portNumber(const QString &text);

/// "500ms", "2s", "1.5m", "2h" or a bare number of seconds; a day at most.
[[nodiscard]] Result<Millis> durationOf(const QString &option, const QString &text, Millis least = Millis(1));

/// How fast a recording is shown.
[[nodiscard]] Result<double> speedOf(const QString &text);

} // namespace Lockscope::App

#pragma once

#include <lockscope/core/session/session.h>

#include <QJsonObject>

namespace Lockscope::App {

/// A key of this name is there on a node that answered.
[[nodiscard]] bool isThere(const KeySurvey &survey);
/// A dialect knows the key as its lock, and that nobody holds it.
[[nodiscard]] bool isFree(const KeySurvey &survey);
/// What is there under a name at which Lockscope recognises no lock: type, size and TTL, in words and for programs.
[[nodiscard]] QString notUnderstoodText(const KeySurvey &survey);
[[nodiscard]] QJsonObject notUnderstoodToJson(const KeySurvey &survey);

} // namespace Lockscope::App

#pragma once

#include <lockscope/core/session/session.h>

#include <QJsonObject>

namespace Lockscope::App {

/// A node that answered has this key.
[[nodiscard]] bool isThere(const KeySurvey &survey);
/// A dialect recognises the key as a lock that nobody holds, and a quorum of the nodes has answered.
[[nodiscard]] bool isFree(const KeySurvey &survey);
/// Describes a key in which Lockscope recognises no lock: type, size and TTL.
[[nodiscard]] QString notUnderstoodText(const KeySurvey &survey);
[[nodiscard]] QJsonObject notUnderstoodToJson(const KeySurvey &survey);

} // namespace Lockscope::App

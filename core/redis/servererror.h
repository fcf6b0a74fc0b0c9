#pragma once

#include "../base/error.h"

namespace Lockscope {

/// Turns a server's error reply into a typed Error, by its first word where possible (redis.io/docs "RESP errors"):
/// scripts and modules add their own text. `where` names the node, `command` the command without arguments.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Error errorFromReply(const QByteArray &words, const QString &where,
                                                         const QByteArray &command = {});

/// The error denies access to the key, not to the command.
[[nodiscard]] bool refusesOnlyTheKey(const QByteArray &words);

} // namespace Lockscope

#pragma once

#include "../base/error.h"

namespace Lockscope {

/// Turns a server's error reply into a typed Error. Only the first word decides (redis.io/docs "RESP errors"): scripts and
/// modules append text of their own. `where` names the node; `command` is the command's name, without arguments.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Error errorFromReply(const QByteArray &words, const QString &where, const QByteArray &command = {});

/// This error reply refuses access to the key, not the command as such.
[[nodiscard]] bool refusesOnlyTheKey(const QByteArray &words);

} // namespace Lockscope

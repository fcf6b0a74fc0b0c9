#pragma once

#include "../base/result.h"
#include "command.h"

namespace Lockscope {

/// What a connection is for. It decides what may be sent on it: an allow-list, because a list of forbidden commands
/// forgets the next Redis version's (operators.md E4).
enum class Purpose {
    Watch, ///< reads only
    Lock, ///< taking, renewing and releasing locks of our own
    Act, ///< changing locks of others, on the operator's word
    Listen, ///< messages of channels
    Sample, ///< MONITOR, and nothing else besides the handshake
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT CommandSort sortOf(const QByteArrayList &words);

/// Refuses a command that is not on the allow-list of `purpose`. The one place where this is decided.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkAllowed(Purpose purpose, const Command &command);

} // namespace Lockscope

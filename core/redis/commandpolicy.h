#pragma once

#include "../base/result.h"
#include "command.h"
#include "commandbatch.h"

#include <span>

#include <QList>

namespace Lockscope {

/// The purpose of a connection. It decides which commands the connection may send, by an allow-list: a deny-list would
/// miss the commands of future Redis versions.
enum class Purpose {
    Watch, ///< reads only
    Lock, ///< acquires, renews and releases Lockscope's own locks
    Act, ///< changes locks of other clients when the operator asks for it
    Listen, ///< receives channel messages
    Sample, ///< MONITOR, and nothing else after the handshake
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT CommandKind kindOf(const QByteArrayList &words);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT CommandKind kindOf(std::span<const QByteArrayView> words);

/// Returns the allow-list of `purpose`, in upper case: `{"PTTL"}`, `{"CLIENT", "ID"}`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QList<QByteArrayList> allowedCommands(Purpose purpose);

/// Rejects a command that is not on the allow-list of `purpose`. No other code decides this.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkAllowed(Purpose purpose, const Command &command);
/// Rejects a batch unless all its commands are allowed and only read.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkAllowed(Purpose purpose, const CommandBatch &batch);

} // namespace Lockscope

#pragma once

#include "../base/result.h"
#include "command.h"
#include "commandbatch.h"

#include <span>

#include <QList>

namespace Lockscope {

/// What a connection is for. It decides what may be sent on it: an allow-list, because a list of forbidden commands
/// forgets the next Redis version's.
enum class Purpose {
    Watch, ///< reads only
    Lock, ///< taking, renewing and releasing locks of our own
    Act, ///< changing locks of others, on the operator's word
    Listen, ///< messages of channels
    Sample, ///< MONITOR, and nothing else besides the handshake
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT CommandSort sortOf(const QByteArrayList &words);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT CommandSort sortOf(std::span<const QByteArrayView> words);

/// The commands, and subcommands, of the allow-list of `purpose`, in capitals: `{"PTTL"}`, `{"CLIENT", "ID"}`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QList<QByteArrayList> allowedCommands(Purpose purpose);

/// Refuses a command that is not on the allow-list of `purpose`. The one place where this is decided.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkAllowed(Purpose purpose, const Command &command);
/// The same for all commands of a batch: they must read, and nothing else.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkAllowed(Purpose purpose, const CommandBatch &batch);

} // namespace Lockscope

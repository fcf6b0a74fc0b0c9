#pragma once

#include "../base/export.h"

#include <QByteArray>

namespace Lockscope {

/// The Lua files of resources/lua, built in; in the order of core/CMakeLists.txt. Their bodies are constants: data travels
/// only in KEYS and ARGV.
enum class Script {
    TakeStringFenced, ///< SET NX PX with a fencing token
    RenewString, ///< compare-and-PEXPIRE
    ReleaseString, ///< compare-and-delete
    TakeRedisson, ///< Redisson's hash, respecting its fair queue
    RenewRedisson,
    ReleaseRedisson,
    LeaveQueueRedisson,
    ReleasePythonRedisLock, ///< our own, or somebody else's
    ForceReleaseString, ///< compare-and-delete of somebody else's, reporting whom it found
    ForceReleaseRedisson, ///< the same for Redisson's hash, waking its waiters
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptBody(Script script);
/// SHA-1 of the body in hexadecimal, as EVALSHA takes it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptHash(Script script);

} // namespace Lockscope

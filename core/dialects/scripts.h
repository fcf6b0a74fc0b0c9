#pragma once

#include "../base/export.h"

#include <QByteArray>

#include <vector>

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
    ForceReleaseRedisson, ///< the same for Redisson's hash, waking its waiters, also those in line
    ForceReleaseRedissonRw, ///< puts named readers or the writer out
    ForceReleaseRedissonGroup, ///< puts named holders out of Redisson's multi-lock of a group
    ForceReleaseRedissonPermits, ///< gives named permits back
    ForceReleaseMembers, ///< puts named holders out of a set or sorted set
    ForceReleaseHashOwner, ///< deletes a hash that names the owner in one field
    ForceReleaseSidekiq, ///< puts named jobs out of sidekiq-unique-jobs' lock
    ForceReleaseFields, ///< removes named fields of a hash; permits among them go back to a list
    ForceReleasePulp, ///< puts named owners out, and the lock off their registries
    LimitTtlString, ///< compare-and-PEXPIRE of somebody else's, only ever downwards
    LimitTtlRedisson, ///< the same for Redisson's hash; its waiters read the new TTL
    LimitTtlHashOwner, ///< the same for a hash that names the owner in one field
    PutBackString, ///< sets a released lock again if it is still free
    PutBackRedisson,
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<Script> allScripts();
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptBody(Script script);
/// Where a server refuses a command of this script for want of a right, the script has changed nothing: it changes by one command
/// alone, or passes over what is refused later.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isAllOrNothing(Script script);
/// The same of the script with this body; false for any other text.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isAllOrNothing(const QByteArray &body);
/// SHA-1 of the body in hexadecimal, as EVALSHA takes it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptHash(Script script);

} // namespace Lockscope

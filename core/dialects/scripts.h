#pragma once

#include "../base/export.h"

#include <QByteArray>

#include <vector>

namespace Lockscope {

/// The built-in Lua files of resources/lua, in the order of core/CMakeLists.txt. Their bodies are constants: data
/// travels only in KEYS and ARGV.
enum class Script {
    TakeStringFenced, ///< SET NX PX with a fencing token
    RenewString, ///< compare-and-PEXPIRE
    ReleaseString, ///< compare-and-delete
    TakeRedisson, ///< Redisson's hash, respecting its fair queue
    RenewRedisson,
    ReleaseRedisson,
    LeaveQueueRedisson,
    ReleasePythonRedisLock, ///< for Lockscope's own locks and those of other owners
    ForceReleaseString, ///< compare-and-delete for another owner's lock; reports the owner found
    ForceReleaseRedisson, ///< the same for Redisson's hash; wakes its waiters, queued ones too
    ForceReleaseRedissonRw, ///< removes named readers or the writer
    ForceReleaseRedissonGroup, ///< removes named holders of Redisson's multi-lock of a group
    ForceReleaseRedissonPermits, ///< returns named permits
    ForceReleaseMembers, ///< removes named holders from a set or sorted set
    ForceReleaseHashOwner, ///< deletes a hash that names the owner in one field
    ForceReleaseSidekiq, ///< removes named jobs from sidekiq-unique-jobs' lock
    ForceReleaseFields, ///< removes named fields of a hash; returns permits to a list
    ForceReleasePulp, ///< removes named owners, and the lock from their registries
    LimitTtlString, ///< compare-and-PEXPIRE for another owner's lock; only shortens the TTL
    LimitTtlRedisson, ///< the same for Redisson's hash; its waiters read the new TTL
    LimitTtlHashOwner, ///< the same for a hash that names the owner in one field
    PutBackString, ///< restores a released lock if it is still free
    PutBackRedisson,
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<Script> allScripts();
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptBody(Script script);
/// If the server denies the user one command of this script, the script has changed nothing: it changes data by one
/// command only, or ignores later denials.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isAllOrNothing(Script script);
/// The same for the script with this body; false for any other text.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isAllOrNothing(const QByteArray &body);
/// SHA-1 of the body in hexadecimal, as EVALSHA expects it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray scriptHash(Script script);

} // namespace Lockscope

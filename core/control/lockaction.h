#pragma once

#include "../base/clock.h"
#include "../base/result.h"

#include <QLatin1String>

namespace Lockscope {

/// An action on a lock that someone else holds.
enum class LockActionKind {
    Release, ///< deletes the lock
    ReleaseAndHoldOff, ///< deletes the lock and sets a hold-off in its place, so that nobody gets it for `time`
    ShortenTtl, ///< lets the lock expire after `time`; a live owner will renew and keep it
    SetTtl, ///< gives a lock without an expiry a TTL of `time`
    PutBack, ///< restores a lock that was released by mistake, where it is still free
};

/// An action and its duration: the length of the hold-off, or the new TTL.
struct LockAction
{
    LockActionKind kind = LockActionKind::Release;
    Millis time{0};

    friend bool operator==(const LockAction &, const LockAction &) = default;
};

/// A stable word for JSON and the journal, for example `shorten-ttl`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(LockActionKind kind);

/// Checks that the duration is from 1 ms to 30 days if the action needs one. Error: InvalidArgument.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Result<void> checkTime(const LockAction &act);

} // namespace Lockscope

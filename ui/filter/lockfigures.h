#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

namespace Lockscope {

/// What table, filter and order compute with, so that they cannot disagree. Pure, any thread.

/// When the lock ends by itself: when Redis says, or sooner when its value says so. Nothing when that is not known or never.
/// `wallAhead`: the wall clock less the monotonic one; the value speaks by the wall clock.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<Instant> endOf(const LockState &lock, Micros wallAhead);

/// How long those that wait may have been kept waiting by this owner: how many they are, times how long it has held, as of
/// the lock's last reading. An estimate to rank by, never shown as measured. Nothing when it is not known who waits, or
/// nobody holds the lock.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<Micros> blockedTime(const LockState &lock);

/// The same lock was read again, and more has changed than that time has passed: its state, who holds it or waits, its votes, since when;
/// or it was renewed, or its TTL made another.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT bool hasChanged(const LockState &before, const LockState &after, Micros wallAhead);

} // namespace Lockscope

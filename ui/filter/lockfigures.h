#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

namespace Lockscope {

/// Figures that table, filter and order share, so that they agree. Pure, any thread.

/// Returns when the lock ends by itself: by its TTL, or sooner by the expiry in its value. Unset: unknown or never.
/// `wallAhead`: wall clock minus monotonic clock, because the value uses the wall clock.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<Instant> endOf(const LockState &lock, Micros wallAhead);

/// Estimates how long this owner has kept the waiters waiting: their number times its hold time at the last reading.
/// Use it to rank, never show it as measured. Unset: the waiters are unknown, or nobody holds the lock.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::optional<Micros> blockedTime(const LockState &lock);

/// Whether the lock changed between two readings, apart from time passing: its state, holders, waiters, votes, start,
/// renewals, mode or counts, or its end by more than 1 s.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT bool hasChanged(const LockState &before, const LockState &after,
                                                       Micros wallAhead);

} // namespace Lockscope

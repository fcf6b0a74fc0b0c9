#pragma once

#include "../board/lockstate.h"
#include "historyevent.h"

namespace Lockscope {

/// An Overlap event with HoldEnd::Released reports the early end, `length` after `at`, of the overlap with the same
/// `at`: the previous owner has released the rest. It is not another overlap.
[[nodiscard]] constexpr bool isOverlapOver(HistoryKind kind, HoldEnd end)
{
    return kind == HistoryKind::Overlap && end == HoldEnd::Released;
}
[[nodiscard]] inline bool isOverlapOver(const HistoryEvent &event)
{
    return isOverlapOver(event.kind, event.end);
}

/// Until when a previous owner may believe that it still has the lock, while another owner has it: its key was lost or
/// overwritten, and it did not release the lock. Single-threaded.
struct LOCKSCOPE_CORE_EXPORT Reliance
{
    QByteArray owner;
    Instant until; ///< Instant::max(): no expiry
    OverlapCause cause = OverlapCause::None;

    /// From the Overlap event.
    [[nodiscard]] static Reliance reportedBy(const HistoryEvent &overlap);
    /// Call this for each new state of the lock. Only with OverlapCause::OtherNodes does the previous owner's key still
    /// exist, and its TTL tell the end; with other causes the end is fixed.
    void follow(const LockState &state, Instant now);
};

} // namespace Lockscope

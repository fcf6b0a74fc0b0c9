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

/// How long a previous owner that did not release may rely on the lock while another owner has it. Single-threaded.
struct LOCKSCOPE_CORE_EXPORT Reliance
{
    QByteArray owner;
    Instant until; ///< Instant::max(): no expiry
    OverlapCause cause = OverlapCause::None;

    /// From the Overlap event.
    [[nodiscard]] static Reliance reportedBy(const HistoryEvent &overlap);
    /// Call this for each new state of the lock: with OverlapCause::OtherNodes, the previous owner's key shows how long
    /// it may rely on it.
    void follow(const LockState &state, Instant now);
};

} // namespace Lockscope

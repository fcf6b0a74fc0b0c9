#pragma once

#include "../board/lockstate.h"
#include "historyevent.h"

namespace Lockscope {

/// Of an overlap that history has told of before, with the same `at`: it is over before its time, `length` behind that, since the first
/// owner has given back what it had left. It counts as no other one.
[[nodiscard]] constexpr bool isOverlapOver(HistoryKind kind, HoldEnd end)
{
    return kind == HistoryKind::Overlap && end == HoldEnd::Released;
}
[[nodiscard]] inline bool isOverlapOver(const HistoryEvent &event)
{
    return isOverlapOver(event.kind, event.end);
}

/// How long an owner that did not give its lock back may rely on it, while another one has it. Single-threaded.
struct LOCKSCOPE_CORE_EXPORT Reliance
{
    QByteArray owner;
    Instant until; ///< Instant::max(): for ever
    OverlapCause cause = OverlapCause::None;

    /// Of the one before, as an overlap tells when it begins.
    [[nodiscard]] static Reliance toldBy(const HistoryEvent &overlap);
    /// To be called with what is read of the lock: a key that stands on a node of its own (OverlapCause::OtherNodes) tells until when. Of the
    /// other causes history tells.
    void follow(const LockState &state, Instant now);
};

} // namespace Lockscope

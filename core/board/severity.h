#pragma once

#include "lockstate.h"

namespace Lockscope {

/// How urgent something is. Ordered: later is worse.
enum class Severity : quint8 { Fine, Notice, Warning, Alarm };

[[nodiscard]] constexpr Severity severityOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Held: return Severity::Fine;
    case Verdict::HeldDegraded:
    case Verdict::Leftover: return Severity::Notice;
    case Verdict::RenewLate:
    case Verdict::Unknown: return Severity::Warning;
    case Verdict::Split:
    case Verdict::NoExpiry: return Severity::Alarm;
    }
    return Severity::Alarm;
}
/// Of a lock. Considers an overlap, and a lock on one of several nodes, as well as the verdict.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Severity severityOf(const LockState &lock);
/// Of a deployment: whether locks can be acquired, and how certain that is.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT Severity severityOf(const Capability &capability);

} // namespace Lockscope

#include "severity.h"

namespace Lockscope {

Severity severityOf(const LockState &lock)
{
    if (lock.overlap)
        return Severity::Alarm;
    // Other clients may acquire it on the other nodes, unless its library uses a single node by design.
    if (lock.assessment.verdict == Verdict::Held && lock.isOnOneOfMany() && !lock.isLocalByDesign())
        return Severity::Notice;
    return severityOf(lock.assessment.verdict);
}

Severity severityOf(const Capability &capability)
{
    if (capability.readable < capability.quorum)
        return capability.readable + capability.connecting >= capability.quorum ? Severity::Notice : Severity::Alarm;
    const int lacking = capability.full + capability.unwritable;
    if (capability.readable - lacking < capability.quorum)
        return Severity::Alarm;
    const bool isAll = capability.readable == capability.nodes && capability.quarantined == 0
        && lacking + capability.perhapsUnwritable == 0;
    return isAll && capability.possiblyLackingLocks == 0 ? Severity::Fine : Severity::Warning;
}

} // namespace Lockscope

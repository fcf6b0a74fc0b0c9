#include "lockfigures.h"

#include <algorithm>

namespace Lockscope {

std::optional<Instant> endOf(const LockState &lock, Micros wallAhead)
{
    std::optional<Instant> end;
    if (lock.assessment.ttl)
        end = lock.assessedAt + *lock.assessment.ttl;
    if (lock.valueExpiry() && !lock.assessment.neverExpires) {
        const Instant byValue{Micros(lock.valueExpiry()->time_since_epoch()) - wallAhead};
        end = end ? std::min(*end, byValue) : byValue;
    }
    return end;
}

std::optional<Micros> blockedTime(const LockState &lock)
{
    const auto waiting = lock.waiting();
    if (!waiting || !lock.assessment.isHeld())
        return std::nullopt;
    return std::max(Micros(0), lock.assessedAt - lock.ownerSeenSince) * std::clamp<qint64>(waiting->count, 0, 1'000'000);
}

} // namespace Lockscope

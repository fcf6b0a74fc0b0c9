#include "lockfigures.h"

#include <algorithm>
#include <tuple>

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
    return std::max(Micros(0), lock.assessedAt - lock.hold.since) * std::clamp<qint64>(waiting->count, 0, 1'000'000);
}

bool hasChanged(const LockState &before, const LockState &after, Micros wallAhead)
{
    constexpr Micros kSameEnd = std::chrono::seconds(1); // two readings of the same TTL differ by less
    const auto told = [](const LockState &lock) {
        const Assessment &now = lock.assessment;
        return std::tie(now.verdict, now.owner, now.owners, now.holders, now.quorum, now.unknownNodes, now.local,
                        now.neverExpires, lock.hold.since, lock.habit.renewalsSeen);
    };
    const auto ofLibrary = [](const LockState &lock) {
        const auto waiters = lock.waiters();
        return std::tuple(lock.dialect(), lock.mode(), lock.holdCounts(), lock.fencingToken(), lock.holders(),
                          waiters ? std::optional(waiters->count) : std::nullopt);
    };
    if (told(before) != told(after) || ofLibrary(before) != ofLibrary(after)
        || before.overlap.has_value() != after.overlap.has_value())
        return true;
    const auto was = endOf(before, wallAhead);
    const auto is = endOf(after, wallAhead);
    return was.has_value() != is.has_value() || (was && std::max(*was, *is) - std::min(*was, *is) > kSameEnd);
}

} // namespace Lockscope

#include "restartmemory.h"

#include <algorithm>

namespace Lockscope {

void RestartMemory::replaced(size_t node, WallTime since, Instant now)
{
    Start &start = m_starts.at(node);
    if (start.since != since)
        start = {.since = since, .noticedAt = now, .longestTtl = m_longestTtl};
}

void RestartMemory::known(size_t node, Instant now)
{
    Start &start = m_starts.at(node);
    if (start.since || !start.noticedAt)
        start = {.since = std::nullopt, .noticedAt = now, .longestTtl = m_longestTtl};
}

void RestartMemory::noteTtls(const LockState &state)
{
    const bool anyNoticed
        = std::ranges::any_of(m_starts, [](const Start &start) { return start.noticedAt.has_value(); });
    for (size_t i = 0; i < state.readings.size(); ++i) {
        const NodeReading &reading = state.readings[i];
        if (reading.ttl.kind != KeyTtl::Kind::Finite)
            continue;
        const Millis ttl = std::min(reading.ttl.left, kLongestTtl);
        m_longestTtl = std::max(m_longestTtl, ttl);
        if (!anyNoticed)
            continue;
        // Count locks that may have been acquired before the restart was noticed. On the node itself, only an earlier
        // reading counts, even if it is published later.
        const bool isOwners = reading.lock && reading.lock->owner == state.assessment.owner;
        const Instant taken = isOwners && state.hold.exact ? state.hold.since - state.hold.slack : Instant::min();
        for (size_t node = 0; node < m_starts.size(); ++node) {
            Start &start = m_starts[node];
            if (start.noticedAt && (node == i ? reading.readAt : taken) <= *start.noticedAt)
                start.longestTtl = std::max(start.longestTtl, ttl);
        }
    }
}

Millis RestartMemory::longestTtl(size_t node, std::optional<WallTime> since) const
{
    const Start &start = m_starts.at(node);
    return start.noticedAt && start.since == since ? start.longestTtl : m_longestTtl;
}

} // namespace Lockscope

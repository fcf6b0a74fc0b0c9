#pragma once

#include "../quorum/readings.h"

namespace Lockscope {

/// Two readings of one TTL on one server may differ by this much.
inline constexpr Millis kTtlJitter{50};

/// Whether a lock that a replaced process still shows, with the same owner, is the lock from before.
enum class Kept : quint8 {
    Yes, ///< the same lock
    No, ///< it was acquired again
    Unclear, ///< either: a renewal looks the same as a new acquisition
};

struct KeptWhere
{
    bool moved = false; ///< another server answers, which may have replicated the lock; false: a restart
    bool keepsAll = false; ///< the restarted server has an append-only file and loses nothing
    bool renewed = false; ///< the owner was seen to renew the lock before
    Micros stood{0}; ///< how long the lock was seen before
};

/// A lease that continues was kept. A lease that starts again was lost and acquired again, unless its owner renews. A
/// lock that existed for long has reached the replica that takes over. It does not survive a restart without an
/// append-only file.
[[nodiscard]] Kept keptAs(const NodeReading &before, const NodeReading &after, const KeptWhere &where);

} // namespace Lockscope

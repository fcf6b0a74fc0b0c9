#pragma once

#include "../quorum/readings.h"

namespace Lockscope {

/// TTLs of one server that differ by less are the same one, read twice.
inline constexpr Millis kTtlJitter{50};

/// What stands where another process answers than before, with the owner that stood there before.
enum class Kept : quint8 {
    Yes, ///< the lock of before
    No, ///< one that was taken anew
    Unclear, ///< one or the other: renewing looks the same
};

struct KeptWhere
{
    bool moved = false; ///< another server answers, which may have had it by replication; or else one that restarted
    bool keepsAll = false; ///< the one that restarted loses nothing: append-only files
    bool renewed = false; ///< its owner was seen to renew it before
    Micros stood{0}; ///< for how long it was seen to stand before
};

/// A lease that goes on was kept. One that begins anew was lost, and taken again, unless its owner renews. What had stood for
/// long has reached the server that takes another's place, and is there what it was: nothing else is known of a node that was
/// merely silent. A restart without append-only files forgets also what had stood for long.
[[nodiscard]] Kept keptAs(const NodeReading &before, const NodeReading &after, const KeptWhere &where);

} // namespace Lockscope

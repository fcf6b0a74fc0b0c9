#pragma once

#include "../base/export.h"

#include <QLatin1String>

namespace Lockscope {

/// Why two owners could rely on one lock.
enum class OverlapCause : quint8 {
    None, ///< not an overlap
    Restarted, ///< a node restarted without the first owner's lock
    FailedOver, ///< another server took a node's place without the first owner's lock
    /// The first owner's value names an end that lies ahead by the local clock. By the second owner's clock it had
    /// passed, if both use the same lease length.
    ClockAhead,
    /// The first owner's key is on one node of several; the second owner acquired on the other nodes. Either they lock
    /// in different ways, or the first key is left over from a failed attempt.
    OtherNodes,
};

/// A stable word for JSON and recordings.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(OverlapCause cause);

} // namespace Lockscope

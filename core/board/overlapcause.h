#pragma once

#include "../base/export.h"

#include <QLatin1String>

namespace Lockscope {

/// Why two owners could rely on one lock.
enum class OverlapCause : quint8 {
    None, ///< of other events
    Restarted, ///< a node restarted, and came back without the first one's lock
    FailedOver, ///< another server took a node's place, without the first one's lock
    /// The first one's value says when its lease ends, and by our clock that lies ahead. The value of the second one says that by its
    /// own clock it was over, if both take the lock for as long.
    ClockAhead,
    /// The first one has it on one node of several, on which it stands still; the second one has taken it on others, without that node. One
    /// of them does not lock as the other does; or the first one's key is what an attempt has left that failed.
    OtherNodes,
};

/// A stable word for JSON and recordings.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(OverlapCause cause);

} // namespace Lockscope

#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/historysnapshot.h>

#include <QHash>

#include <atomic>

namespace Lockscope {

/// For how long a lock had waiters.
struct WaitedTime
{
    Micros total{0};
    bool isAtLeast = false; ///< it waited already when the window or the known history began

    friend bool operator==(const WaitedTime &, const WaitedTime &) = default;
};

/// The locks that had waiters in the window that ends with the snapshot. A lock that is missing had none, or nobody
/// reports them: most libraries do not. Pure, any thread. Once `isCancelled` is set, it returns soon.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QHash<QByteArray, WaitedTime>
waitedTimes(const HistorySnapshot &snapshot, Micros window, const std::atomic<bool> *isCancelled = nullptr);

} // namespace Lockscope

#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/activity.h>

#include <atomic>

namespace Lockscope {

/// The hold times of one lock, or of all locks of a namespace, which ends in a colon, in the window that ends with the
/// snapshot. Pure, any thread. Once `isCancelled` is set, it returns soon, with meaningless figures.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT HoldTimeBins holdTimesOf(const HistorySnapshot &snapshot, const QByteArray &lock,
                                                                bool isNamespace, Micros window,
                                                                const std::atomic<bool> *isCancelled = nullptr);

} // namespace Lockscope

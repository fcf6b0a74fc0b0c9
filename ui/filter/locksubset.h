#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>

#include <QSet>

#include <array>

namespace Lockscope {

/// Locks that an operator looks for with one click.
enum class LockSubset { All, Attention, Contended, Mine };
inline constexpr size_t kLockSubsets = 4;

/// How many locks are in each subset, whatever the filter.
using LockSubsetCounts = std::array<int, kLockSubsets>;

/// Whether the lock belongs to the subset. `ownTokens`: of the locks that this window holds.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT bool isInSubset(const LockState &lock, LockSubset subset,
                                                       const QSet<QByteArray> &ownTokens);

} // namespace Lockscope

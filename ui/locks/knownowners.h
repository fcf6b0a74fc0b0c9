#pragma once

#include "../kit/export.h"

#include <QStringList>

namespace Lockscope {

class LockTableModel;

/// Suggests owners of the table's locks that begin with `begin`, ignoring case: safe to show, sorted, each once.
/// Includes locks that the filter hides, because the operator may be typing another filter. Returns at most 20, found
/// within a few milliseconds, so that typing does not lag.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QStringList knownOwners(const LockTableModel &table, const QString &begin);

} // namespace Lockscope

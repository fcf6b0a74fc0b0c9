#pragma once

#include "../export.h"

#include <QStringList>

namespace Lockscope {

class LockTableModel;

/// Owners of the locks that the table shows, made safe to show: those that begin so, letter case aside, each once, in order.
/// For who is typing: at most some twenty, and only those that are found within a few milliseconds, from the top of the table.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QStringList shownOwners(const LockTableModel &table, const QString &begin);

} // namespace Lockscope

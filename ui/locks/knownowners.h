#pragma once

#include "../kit/export.h"

#include <QStringList>

namespace Lockscope {

class LockTableModel;

/// Owners of the table's locks that begin so, letter case aside, made safe to show, each once, in order; also of those that a filter
/// hides, because what is typed may be the beginning of another one. For who is typing: at most some twenty, and only those that
/// are found within a few milliseconds.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QStringList knownOwners(const LockTableModel &table, const QString &begin);

} // namespace Lockscope

#pragma once

#include "../tables/exportdialog.h"

class QTableView;

namespace Lockscope {

class LockTableModel;

/// The visible rows and columns of a table, in screen order. As JSON each lock has all fields of the command line
/// (lockToJson()). Copies only pointers to the locks, so it is cheap for any number.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT ExportContent exportOf(const QTableView &view, const LockTableModel &model,
                                                              const std::vector<NodeStatus> &nodes);

} // namespace Lockscope

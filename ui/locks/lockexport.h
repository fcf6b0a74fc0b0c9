#pragma once

#include "../tables/exportdialog.h"

class QTableView;

namespace Lockscope {

class LockTableModel;

/// The rows and columns that a table shows, in their order on the screen; as JSON each lock whole, in the fields of the
/// command line (lockToJson()). Takes only pointers to the locks: cheap, however many.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT ExportContent exportOf(const QTableView &view, const LockTableModel &model, const std::vector<NodeStatus> &nodes);

} // namespace Lockscope

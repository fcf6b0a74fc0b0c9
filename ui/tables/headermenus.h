#pragma once

#include "../kit/export.h"

#include <functional>

class QHeaderView;
class QMenu;

namespace Lockscope {

// What a mouse does on a table's header, as menus: for keys, and for those who do not know the headers.

/// Fills `menu` with the columns that are shown, to sort by, and both directions; what is in force is checked. The header must
/// have a sort indicator, which is what is set.
LOCKSCOPE_WIDGETS_EXPORT void fillSortMenu(QMenu *menu, QHeaderView *header);
/// Fills `menu` with all columns, those that are shown checked. `mayHide`: whether a column may be hidden.
LOCKSCOPE_WIDGETS_EXPORT void fillColumnMenu(QMenu *menu, QHeaderView *header, const std::function<bool(int)> &mayHide);

} // namespace Lockscope

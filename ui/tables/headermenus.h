#pragma once

#include "../kit/export.h"

#include <functional>

class QHeaderView;
class QMenu;

namespace Lockscope {

// The header's mouse actions as menus: for the keyboard, and for operators who do not know the header.

/// Fills `menu` with the shown columns and both directions, to set the header's sort indicator, which must exist.
LOCKSCOPE_WIDGETS_EXPORT void fillSortMenu(QMenu *menu, QHeaderView *header);
/// Fills `menu` with all columns, the shown ones checked. `mayHide`: whether a column may be hidden.
LOCKSCOPE_WIDGETS_EXPORT void fillColumnMenu(QMenu *menu, QHeaderView *header, const std::function<bool(int)> &mayHide);

} // namespace Lockscope

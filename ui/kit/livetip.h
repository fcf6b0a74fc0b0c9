#pragma once

#include "export.h"

class QWidget;

namespace Lockscope {

/// Updates or hides a visible tool tip when the widget's tip changes. Qt would keep the old text until the pointer
/// moves. For tips of a view's cells see ToolTipUpdater.
LOCKSCOPE_WIDGETS_EXPORT void keepToolTipUpdated(QWidget *widget);

} // namespace Lockscope

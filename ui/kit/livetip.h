#pragma once

#include "export.h"

class QWidget;

namespace Lockscope {

/// A tool tip of this widget that is shown goes on saying what the widget's tip says, and goes when there is none any more. Qt leaves the
/// words of before until the pointer moves. (Tips of a view's cells: RestingTip.)
LOCKSCOPE_WIDGETS_EXPORT void keepToolTipTrue(QWidget *widget);

} // namespace Lockscope

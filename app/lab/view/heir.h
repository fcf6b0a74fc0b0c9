#pragma once

#include <QWidget>

namespace Lockscope::Lab {

/// Enables or disables. Qt gives the focus of what becomes disabled to whatever comes next, which here may kill or stop something,
/// or be no part of the lab: it goes to `heir` instead, where a key that is pressed once too often does no harm.
inline void setEnabledWithHeir(QWidget *control, bool enabled, QWidget *heir)
{
    if (!enabled && control->isEnabled() && control->window()->focusWidget() == control)
        heir->setFocus(Qt::OtherFocusReason);
    control->setEnabled(enabled);
}

} // namespace Lockscope::Lab

#pragma once

#include <QWidget>

namespace Lockscope::Lab {

/// Enables or disables `control`. If the disabled control had the focus, moves it to `next`. Otherwise Qt would choose
/// the next control in tab order, where another key press might kill a process.
inline void setEnabledKeepingFocus(QWidget *control, bool enabled, QWidget *next)
{
    if (!enabled && control->isEnabled() && control->window()->focusWidget() == control)
        next->setFocus(Qt::OtherFocusReason);
    control->setEnabled(enabled);
}

} // namespace Lockscope::Lab

#pragma once

#include <QWidget>

namespace Lockscope::Lab {

/// Enables or disables `control`. When the disabled control had the focus, `next` gets it: Qt would choose the next control in
/// tab order, which may kill a process when the key is pressed once more.
inline void setEnabledKeepingFocus(QWidget *control, bool enabled, QWidget *next)
{
    if (!enabled && control->isEnabled() && control->window()->focusWidget() == control)
        next->setFocus(Qt::OtherFocusReason);
    control->setEnabled(enabled);
}

} // namespace Lockscope::Lab

#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QObject>

class QWidget;

namespace Lockscope {

/// What unlocks and locks actions in the window does so in a dialog that stands before it, wherever the focus is. Lines of text leave the
/// keys alone: on some desktops Ctrl+U would empty one (QKeySequence::DeleteCompleteLine), and the letter of a button that is
/// hidden by now would be typed into it. GUI thread.
class LOCKSCOPE_WIDGETS_EXPORT UnlockKey : public QObject
{
    Q_OBJECT

public:
    /// For the lines that `dialog` has by now; belongs to it.
    UnlockKey(Session *session, QWidget *dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace Lockscope

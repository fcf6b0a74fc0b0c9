#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/session.h>

#include <QObject>

class QWidget;

namespace Lockscope {

/// Makes Ctrl+U unlock and lock actions in a dialog, as in the window, wherever the focus is. Line edits ignore Ctrl+U
/// and Alt+U. On some desktops Ctrl+U would clear the line (QKeySequence::DeleteCompleteLine), and the mnemonic of a
/// hidden button would type its letter. GUI thread.
class LOCKSCOPE_WIDGETS_EXPORT UnlockKey : public QObject
{
    Q_OBJECT

public:
    /// Covers the line edits that `dialog` already has, and becomes its child.
    UnlockKey(Session *session, QWidget *dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace Lockscope

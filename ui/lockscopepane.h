#pragma once

#include "kit/export.h"

#include <QPointer>
#include <QWidget>

namespace Lockscope {

class LockscopeWidget;
class Session;

/// The place for a LockscopeWidget in a form that is made with Qt Designer, where there is no session yet. Until it is given one it
/// is empty.
class LOCKSCOPE_WIDGETS_EXPORT LockscopePane : public QWidget
{
    Q_OBJECT

public:
    explicit LockscopePane(QWidget *parent = nullptr);
    ~LockscopePane() override;

    /// Shows this session in place of the one before; null: none. The session is the host's and must outlive the pane, or be taken
    /// back. Answers what shows it, which belongs to the pane.
    LockscopeWidget *setSession(Session *session);
    [[nodiscard]] LockscopeWidget *lockscope() const; ///< null while there is no session

    [[nodiscard]] QSize sizeHint() const override;

private:
    QPointer<LockscopeWidget> m_widget;
};

} // namespace Lockscope

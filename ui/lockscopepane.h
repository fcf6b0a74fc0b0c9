#pragma once

#include "kit/export.h"

#include <QPointer>
#include <QWidget>

namespace Lockscope {

class LockscopeWidget;
class Session;

/// A placeholder for a LockscopeWidget in a Qt Designer form, where no session exists yet. Empty until setSession().
class LOCKSCOPE_WIDGETS_EXPORT LockscopePane : public QWidget
{
    Q_OBJECT

public:
    explicit LockscopePane(QWidget *parent = nullptr);
    ~LockscopePane() override;

    /// Replaces the shown session; null: none. The session must outlive the pane, or be removed with
    /// setSession(nullptr) first. Returns the widget, which the pane owns.
    LockscopeWidget *setSession(Session *session);
    [[nodiscard]] LockscopeWidget *lockscope() const; ///< null: no session

    [[nodiscard]] QSize sizeHint() const override;

private:
    QPointer<LockscopeWidget> m_widget;
};

} // namespace Lockscope

#pragma once

#include "export.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace Lockscope {

/// Whether the operator can see a widget: it is shown, on the current tab, in a window that is not minimised. Where the
/// platform reports it, the window is also not covered or on another desktop. Unseen counts after kGraceMillis, because
/// tabs are often left briefly.
class LOCKSCOPE_WIDGETS_EXPORT VisibilityWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr int kGraceMillis = 1000;

    explicit VisibilityWatch(QWidget *widget);

    [[nodiscard]] bool isVisible() const { return m_isVisible; }

Q_SIGNALS:
    void visibilityChanged(bool visible);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isInSight() const;
    /// Follows the widget to another window, as when a dock floats.
    void follow();
    void look();
    void set(bool visible);

    QWidget *m_widget;
    QPointer<QObject> m_window;
    QPointer<QObject> m_handle; ///< the platform's window
    QTimer m_grace;
    bool m_isVisible = false;
};

} // namespace Lockscope

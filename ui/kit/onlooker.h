#pragma once

#include "export.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

class QWidget;

namespace Lockscope {

/// Whether somebody can see a widget: it is shown, no other tab covers it, its window is neither minimised nor, where the platform
/// tells, wholly covered or on another desktop. Seen at once; unseen only after kGraceMillis, since a tab is often left for a moment.
class LOCKSCOPE_WIDGETS_EXPORT Onlooker : public QObject
{
    Q_OBJECT

public:
    static constexpr int kGraceMillis = 1000;

    explicit Onlooker(QWidget *widget);

    [[nodiscard]] bool sees() const { return m_sees; }

Q_SIGNALS:
    void seesChanged(bool sees);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool isInSight() const;
    /// The window may be another one now: a dock floats.
    void follow();
    void look();
    void set(bool sees);

    QWidget *m_widget;
    QPointer<QObject> m_window;
    QPointer<QObject> m_handle; ///< the window as the platform has it
    QTimer m_grace;
    bool m_sees = false;
};

} // namespace Lockscope

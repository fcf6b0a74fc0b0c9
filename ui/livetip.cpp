#include "livetip.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

#include <utility>

namespace Lockscope {

namespace {

class LiveTip : public QObject
{
public:
    explicit LiveTip(QWidget *widget) : QObject(widget), m_widget(widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ToolTip) {
            m_shown = m_widget->toolTip();
            m_at = static_cast<QHelpEvent *>(event)->globalPos();
        } else if (event->type() == QEvent::ToolTipChange) {
            refresh();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void refresh()
    {
        const QString before = std::exchange(m_shown, m_widget->toolTip());
        if (before.isEmpty() || before == m_shown || !QToolTip::isVisible() || QToolTip::text() != before)
            return;
        if (m_shown.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(m_at, m_shown, m_widget);
    }

    QWidget *m_widget;
    QPoint m_at; ///< on the screen
    QString m_shown; ///< the latest that may be shown
};

} // namespace

void keepToolTipTrue(QWidget *widget)
{
    new LiveTip(widget);
}

} // namespace Lockscope

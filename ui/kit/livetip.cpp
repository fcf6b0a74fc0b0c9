#include "livetip.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

namespace Lockscope {

namespace {

class LiveTip : public QObject
{
public:
    explicit LiveTip(QWidget *widget) : QObject(widget), m_widget(widget) { widget->installEventFilter(this); }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::ToolTip:
            m_shown = m_widget->toolTip();
            m_at = static_cast<QHelpEvent *>(event)->globalPos();
            break;
        case QEvent::Leave: m_shown.clear(); break;
        case QEvent::ToolTipChange: refresh(); break;
        default: break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void refresh()
    {
        if (m_shown.isEmpty() || !QToolTip::isVisible() || QToolTip::text() != m_shown)
            return m_shown.clear(); // another widget's tip, or none
        const QString now = m_widget->toolTip();
        if (now.isEmpty())
            QToolTip::hideText();
        else if (now != m_shown)
            QToolTip::showText(m_at, now, m_widget);
        m_shown = now;
    }

    QWidget *m_widget;
    QPoint m_at; ///< global coordinates
    QString m_shown; ///< the visible tip of this widget; empty: none
};

} // namespace

void keepToolTipUpdated(QWidget *widget)
{
    new LiveTip(widget);
}

} // namespace Lockscope

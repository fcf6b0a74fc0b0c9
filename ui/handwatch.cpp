#include "handwatch.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>

namespace Lockscope {

HandWatch::HandWatch(QAbstractItemView *view) : QObject(view), m_timer(this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (isOnIt())
            m_timer.start(kHandMillis / 10);
        else
            Q_EMIT gone();
    });
    view->viewport()->setMouseTracking(true);
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

void HandWatch::letGo()
{
    m_sinceHand.invalidate();
    m_timer.stop();
    Q_EMIT gone();
}

bool HandWatch::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::ContextMenu:
    case QEvent::KeyPress:
        m_sinceHand.start();
        m_timer.start(kHandMillis / 10);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Lockscope

#include "visibilitywatch.h"

#include <QEvent>
#include <QWidget>
#include <QWindow>

#include <utility>

namespace Lockscope {

VisibilityWatch::VisibilityWatch(QWidget *widget) : QObject(widget), m_widget(widget)
{
    m_grace.setSingleShot(true);
    m_grace.setInterval(kGraceMillis);
    connect(&m_grace, &QTimer::timeout, this, [this] { set(isInSight()); });
    widget->installEventFilter(this);
    follow();
    m_isVisible = isInSight();
}

bool VisibilityWatch::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::ParentAboutToChange:
    case QEvent::WinIdChange:
    case QEvent::WindowStateChange:
    case QEvent::Expose:
        // Look after the event has taken effect.
        QMetaObject::invokeMethod(this, &VisibilityWatch::look, Qt::QueuedConnection);
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void VisibilityWatch::follow()
{
    QWidget *window = m_widget->window();
    QObject *handle = window->windowHandle();
    const auto change = [this](QPointer<QObject> &to, QObject *object) {
        if (to == object)
            return;
        if (to && to != m_widget)
            to->removeEventFilter(this);
        to = object;
        if (object != nullptr)
            object->installEventFilter(this);
    };
    change(m_window, window);
    change(m_handle, handle);
}

bool VisibilityWatch::isInSight() const
{
    if (!m_widget->isVisible())
        return false;
    const QWidget *window = m_widget->window();
    if (window->isMinimized())
        return false;
    // A widget that is drawn into something else has no window that could be exposed.
    return window->testAttribute(Qt::WA_DontShowOnScreen) || window->windowHandle() == nullptr
        || window->windowHandle()->isExposed();
}

void VisibilityWatch::look()
{
    follow();
    if (isInSight())
        set(true);
    else if (m_isVisible && !m_grace.isActive())
        m_grace.start();
}

void VisibilityWatch::set(bool visible)
{
    if (visible)
        m_grace.stop();
    if (std::exchange(m_isVisible, visible) != visible)
        Q_EMIT visibilityChanged(visible);
}

} // namespace Lockscope

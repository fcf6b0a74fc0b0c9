#include "interactionwatch.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

namespace Lockscope {

namespace {

/// True for keys that move or choose within a view. Shortcuts that switch views (Ctrl or Alt with a number, function
/// keys) reach the new view with their modifier.
bool isOfTheView(const QKeyEvent &key)
{
    switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Menu: return !key.modifiers().testFlag(Qt::AltModifier);
    default: break;
    }
    const bool isModified = key.modifiers().testFlag(Qt::ControlModifier) || key.modifiers().testFlag(Qt::AltModifier)
        || key.modifiers().testFlag(Qt::MetaModifier);
    return key.matches(QKeySequence::Copy) || (!isModified && !key.text().isEmpty() && key.text().front().isPrint());
}

} // namespace

InteractionWatch::InteractionWatch(QAbstractScrollArea *view, int restMillis)
    : QObject(view)
    , m_view(view)
    , m_restMillis(restMillis)
    , m_timer(this)
    , m_settle(this)
{
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, &InteractionWatch::enter);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &InteractionWatch::look);
    view->viewport()->setMouseTracking(true);
    for (QObject *part : std::initializer_list<QObject *>{view, view->viewport(), view->verticalScrollBar(),
                                                          view->horizontalScrollBar()})
        part->installEventFilter(this);
}

void InteractionWatch::touch()
{
    m_sinceHand.start();
    look();
}

/// The pointer is over the rows without having moved there.
void InteractionWatch::enter()
{
    if (!m_view->viewport()->underMouse() || m_restMillis == 0)
        return;
    if (!m_sinceShown.isValid() || m_sinceShown.hasExpired(kSettleMillis))
        touch();
    else if (m_isTurnedTo)
        m_settle.start(kSettleMillis);
}

void InteractionWatch::release()
{
    m_sinceHand.invalidate();
    m_timer.stop();
    m_isPressed = false;
    m_isActive = false;
    Q_EMIT ended();
}

bool InteractionWatch::isMenuOpen() const
{
    const auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    return menu != nullptr && m_view->window()->isAncestorOf(menu);
}

void InteractionWatch::look()
{
    const bool before = m_isActive;
    const bool isMenu = isMenuOpen();
    const bool isMoving = m_isPressed || (m_sinceHand.isValid() && !m_sinceHand.hasExpired(kHandMillis));
    // A pointer that rests on a row may be reading it.
    const bool isOverRows
        = m_view->viewport()->underMouse() && m_sinceHand.isValid() && !m_sinceHand.hasExpired(m_restMillis);
    if (!before && (isMenu || isMoving))
        m_sinceHold.start();
    m_isActive = isMenu || isOverRows || (isMoving && !m_sinceHold.hasExpired(kLongestMillis));
    if (m_isActive)
        m_timer.start(kHandMillis / 10);
    if (before != m_isActive)
        m_isActive ? Q_EMIT started() : Q_EMIT ended();
}

bool InteractionWatch::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: m_isPressed = true; break;
    case QEvent::MouseButtonRelease: m_isPressed = false; break;
    case QEvent::MouseMove:
        // A menu or a drag may have swallowed the release.
        m_isPressed = m_isPressed && static_cast<QMouseEvent *>(event)->buttons() != Qt::NoButton;
        break;
    case QEvent::Wheel:
    case QEvent::ContextMenu: break;
    case QEvent::Show:
        if (watched == m_view) {
            m_sinceShown.start();
            m_isTurnedTo = m_view->window()->isActiveWindow();
        }
        return QObject::eventFilter(watched, event);
    case QEvent::Enter:
        if (watched == m_view->viewport() && m_view->window()->isActiveWindow())
            enter();
        return QObject::eventFilter(watched, event);
    case QEvent::WindowDeactivate: m_wasTurnedAway = true; return QObject::eventFilter(watched, event);
    case QEvent::WindowActivate:
        // Closing a dialog may leave the pointer on the rows.
        if (watched == m_view->viewport() && std::exchange(m_wasTurnedAway, false))
            enter();
        return QObject::eventFilter(watched, event);
    case QEvent::KeyPress:
        if (!isOfTheView(*static_cast<QKeyEvent *>(event)))
            return QObject::eventFilter(watched, event);
        break;
    default: return QObject::eventFilter(watched, event);
    }
    touch();
    return QObject::eventFilter(watched, event);
}

} // namespace Lockscope

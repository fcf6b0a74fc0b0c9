#pragma once

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

namespace Lockscope {

/// Makes an action whose shortcut works wherever the focus is within `window`.
inline QAction *makeWindowAction(QWidget *window, const QString &text, const char *name, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    window->addAction(action);
    return action;
}

/// True for keys that edit lines on some desktops, but trigger an action in Lockscope's windows.
inline bool isKeyOfAnAction(const QKeyEvent &key)
{
    return key.modifiers() == Qt::ControlModifier && (key.key() == Qt::Key_U || key.key() == Qt::Key_E);
}

} // namespace Lockscope

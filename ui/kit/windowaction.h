#pragma once

#include <QAction>
#include <QKeyEvent>
#include <QWidget>

namespace Lockscope {

/// An action whose shortcut works wherever the focus is within `window`.
inline QAction *makeWindowAction(QWidget *window, const QString &text, const char *name, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, window);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    window->addAction(action);
    return action;
}

/// A key of an action that edits a line on some desktops: in a window of ours it is the action's, wherever the focus is.
inline bool isKeyOfAnAction(const QKeyEvent &key)
{
    return key.modifiers() == Qt::ControlModifier && (key.key() == Qt::Key_U || key.key() == Qt::Key_E);
}

} // namespace Lockscope

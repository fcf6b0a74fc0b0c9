#pragma once

#include <QAction>
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

} // namespace Lockscope

#pragma once

#include "livetip.h"

#include <QAction>
#include <QRegularExpression>
#include <QToolButton>

namespace Lockscope {

/// The words of a menu entry or label alone: "&Acquire…" and "获取(&A)…" without what tells its accelerator.
inline QString withoutAccelerator(QString text)
{
    static const QRegularExpression behindTheWords(QStringLiteral("\\s?\\(&.\\)"));
    return text.remove(behindTheWords).remove(QLatin1Char('&'));
}

/// Lets the button act and speak as the action. Tool buttons have no accelerators: Qt would show "获取(A)…".
inline void setWordsAndAction(QToolButton *button, QAction *action)
{
    const auto setWords = [action] { action->setIconText(withoutAccelerator(action->text())); };
    setWords();
    QObject::connect(action, &QAction::changed, action, setWords); // the same words again change nothing
    button->setDefaultAction(action);
    keepToolTipTrue(button);
}

} // namespace Lockscope

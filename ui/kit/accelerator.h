#pragma once

#include "livetip.h"

#include <QAction>
#include <QRegularExpression>
#include <QToolButton>

namespace Lockscope {

/// Returns the text of a menu entry or label without its accelerator: from "&Acquire…" and "获取(&A)…".
inline QString withoutAccelerator(QString text)
{
    static const QRegularExpression behindTheWords(QStringLiteral("\\s?\\(&.\\)"));
    return text.remove(behindTheWords).remove(QLatin1Char('&'));
}

/// Connects the button to the action and shows its text. Tool buttons have no accelerators: Qt would show "获取(A)…".
inline void setWordsAndAction(QToolButton *button, QAction *action)
{
    const auto setWords = [action] { action->setIconText(withoutAccelerator(action->text())); };
    setWords();
    QObject::connect(action, &QAction::changed, action, setWords); // safe: setting the same text emits nothing
    button->setDefaultAction(action);
    keepToolTipUpdated(button);
}

} // namespace Lockscope

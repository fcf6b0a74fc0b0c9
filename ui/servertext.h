#pragma once

#include <QLabel>

namespace Lockscope {

/// Makes a label fit for what servers say: plain text, wrapped, and never wider than its place, however long a word is.
/// (A label that wraps is otherwise as wide as its longest word, and the window with it.)
inline void prepareForServerText(QLabel *label)
{
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(1);
}

/// A label of that object name for what servers say, to be copied from.
[[nodiscard]] inline QLabel *serverTextLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    prepareForServerText(label);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// For a tool tip with what servers say in it. Tool tips guess their format from the text: escaped, a server's words cannot become
/// markup; and they are wrapped. Empty stays empty, so that none is shown.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace Lockscope

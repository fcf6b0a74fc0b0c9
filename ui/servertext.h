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

} // namespace Lockscope

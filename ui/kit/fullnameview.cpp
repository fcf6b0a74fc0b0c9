#include "fullnameview.h"

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr int kMostLines = 8;

} // namespace

FullNameView::FullNameView(const QString &name, QWidget *parent) : QPlainTextEdit(name, parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // until it is needed: it would narrow the text
}

void FullNameView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    const auto lines = std::max(static_cast<int>(std::ceil(document()->size().height())), 1); // plain text: in lines
    if (lines > kMostLines)
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    const int around = 2 * (frameWidth() + static_cast<int>(std::ceil(document()->documentMargin()))) + 2;
    setFixedHeight(std::min(lines, kMostLines) * fontMetrics().lineSpacing() + around);
}

} // namespace Lockscope

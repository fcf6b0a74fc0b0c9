#include "wrappedtext.h"

#include "../kit/roles.h"
#include "../kit/type.h"

#include <QEvent>
#include <QResizeEvent>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace Lockscope {

WrappedText::WrappedText(const char *name, QWidget *parent) : QTextEdit(parent), m_role(&Roles::text)
{
    setObjectName(QLatin1String(name));
    setReadOnly(true);
    setAcceptRichText(false);
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFocusPolicy(Qt::ClickFocus);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    restyle();
}

void WrappedText::setWords(const QString &text, const QString &strong)
{
    if (text == m_words && strong == m_strong)
        return;
    m_words = text;
    m_strong = strong;
    // Setting the text would drop the operator's selection; times change every second.
    const QTextCursor before = textCursor();
    setPlainText(text);
    const qsizetype at = strong.isEmpty() ? -1 : text.indexOf(strong);
    if (at >= 0) {
        QTextCursor part(document());
        part.setPosition(static_cast<int>(at));
        part.setPosition(static_cast<int>(at + strong.size()), QTextCursor::KeepAnchor);
        QTextCharFormat format;
        format.setFontWeight(QFont::DemiBold);
        part.mergeCharFormat(format);
    }
    if (before.hasSelection()) {
        const int last = document()->characterCount() - 1;
        QTextCursor again(document());
        again.setPosition(std::min(before.anchor(), last));
        again.setPosition(std::min(before.position(), last), QTextCursor::KeepAnchor);
        setTextCursor(again);
    }
    updateHeight();
}

void WrappedText::setRole(QColor Roles::*role)
{
    m_role = role;
    restyle();
}

void WrappedText::setMostLines(int lines)
{
    m_mostLines = lines;
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
}

void WrappedText::keepRoom(int leastLines)
{
    m_keepsRoom = true;
    m_leastLines = leastLines;
}

void WrappedText::resetRoom()
{
    m_room = 0;
    updateHeight();
}

void WrappedText::restyle()
{
    if (m_isRestyling)
        return;
    m_isRestyling = true;
    QPalette colours;
    colours.setColor(QPalette::Text, Roles::of(parentWidget()->palette()).*m_role);
    setPalette(colours);
    m_isRestyling = false;
}

int WrappedText::heightOfText(int width) const
{
    double height = 0;
    const QStringList paragraphs = m_words.split(QLatin1Char('\n'));
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(paragraph, font());
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        QTextLayout::FormatRange range;
        range.start = static_cast<int>(m_strong.isEmpty() ? -1 : paragraph.indexOf(m_strong));
        range.length = static_cast<int>(m_strong.size());
        range.format.setFontWeight(QFont::DemiBold);
        if (range.start >= 0)
            layout.setFormats({range});
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLeadingIncluded(true);
            line.setLineWidth(width);
            height += line.height();
        }
        layout.endLayout();
    }
    return static_cast<int>(std::ceil(height));
}

int WrappedText::heightForWidth(int width) const
{
    const int line = fontMetrics().lineSpacing();
    int height = heightOfText(std::max(width, 1));
    if (m_mostLines > 0)
        height = std::min(height, m_mostLines * line);
    if (m_keepsRoom && width == m_roomWidth)
        height = std::max(height, m_room);
    return std::max(height, m_leastLines * line);
}

QSize WrappedText::sizeHint() const
{
    return {1, heightForWidth(width())};
}

QSize WrappedText::minimumSizeHint() const
{
    return {1, 1};
}

void WrappedText::updateHeight()
{
    const int height = heightForWidth(width());
    if (m_keepsRoom) {
        m_roomWidth = width();
        m_room = height;
    }
    if (std::exchange(m_height, height) != height)
        updateGeometry();
}

void WrappedText::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_room = 0;
        updateHeight();
    } else if (event->type() == QEvent::PaletteChange) {
        restyle();
    }
}

void WrappedText::resizeEvent(QResizeEvent *event)
{
    QTextEdit::resizeEvent(event);
    if (event->oldSize().width() == width())
        return;
    m_room = 0;
    updateHeight();
}

} // namespace Lockscope

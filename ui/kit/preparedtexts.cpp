#include "preparedtexts.h"

#include "fittedtext.h"

#include <QPainter>

namespace Lockscope {

const PreparedTexts::Text &PreparedTexts::find(const QFont &font, const QString &text, int width,
                                               Qt::TextElideMode mode)
{
    if (m_height == 0 || font != m_font) {
        m_texts.clear();
        m_font = font;
        m_height = QFontMetrics(font).height();
    }
    const Key key{.text = text, .width = width, .mode = mode};
    if (const Text *known = m_texts.object(key))
        return *known;
    const QFontMetrics metrics(font);
    QString shown = fittedText(metrics, text, mode, width);
    const bool isCut = shown != text;
    shown.replace(u'\n', u' ');
    auto *made = new Text{.ink = QStaticText(shown), .width = metrics.horizontalAdvance(shown), .isCut = isCut};
    made->ink.setTextFormat(Qt::PlainText);
    made->ink.prepare({}, font);
    m_texts.insert(key, made);
    return *made;
}

int PreparedTexts::paint(QPainter *painter, const QRect &place, const QString &text, Qt::Alignment alignment,
                         Qt::TextElideMode mode)
{
    const Text &found = find(painter->font(), text, place.width(), mode);
    const int left = alignment.testFlag(Qt::AlignRight) ? place.right() + 1 - found.width : place.left();
    painter->drawStaticText(left, place.top() + (place.height() - m_height) / 2, found.ink);
    return found.width;
}

} // namespace Lockscope

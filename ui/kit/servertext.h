#pragma once

#include <QLabel>

namespace Lockscope {

/// Prepares a label for text from servers: plain, wrapped, and never wider than its layout. A wrapping label would
/// otherwise be as wide as its longest word, and widen the window.
inline void prepareForServerText(QLabel *label)
{
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(1);
}

/// Reserves the height of `lines` lines, so that changing text moves nothing around the label. `sample`: text in the
/// window's language, because its letters may be higher than those of the label's font.
inline void reserveLines(QLabel *label, const QString &sample, int lines = 1)
{
    const QRect unbounded(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    const int line
        = label->fontMetrics().boundingRect(unbounded, Qt::TextWordWrap, QStringLiteral("⚠ ✔ ✖ ") + sample).height();
    label->setMinimumHeight(lines * line);
}

/// Makes a label with this object name for text from servers, which the operator can copy.
[[nodiscard]] inline QLabel *serverTextLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    prepareForServerText(label);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// Returns `text` with zero-width breaks in long words, for widgets that wrap only between words. Without them a name
/// of 500 letters would set the width. Do not use it for text that is copied.
[[nodiscard]] inline QString breakable(const QString &text)
{
    constexpr int kLongWord = 40;
    QString out;
    int inWord = 0;
    for (const QChar c : text) {
        inWord = c.isSpace() ? 0 : inWord + 1;
        if (inWord > kLongWord && !c.isLowSurrogate() && !c.isMark()) {
            out += QChar(0x200B);
            inWord = 1;
        }
        out += c;
    }
    return out;
}

/// The maximum length of a tool tip, because more would not fit on a screen.
inline constexpr qsizetype kTipChars = 4000;

/// Prepares text from servers for a tool tip. Qt guesses a tip's format, so the text is escaped; it wraps even in long
/// words. Empty text stays empty, so that no tip appears.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    return text.isEmpty()
        ? QString()
        : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(breakable(text).toHtmlEscaped());
}

} // namespace Lockscope

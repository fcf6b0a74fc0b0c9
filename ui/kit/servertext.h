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

/// What comes and goes in the label moves nothing below or above it: it is as high as a line, or several, when it is empty. `sample`: some words
/// in the language of the window, whose letters may be higher than those of its own font.
inline void keepALine(QLabel *label, const QString &sample, int lines = 1)
{
    const QRect unbounded(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    const int line = label->fontMetrics().boundingRect(unbounded, Qt::TextWordWrap, QStringLiteral("⚠ ✔ ✖ ") + sample).height();
    label->setMinimumHeight(lines * line);
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

/// `text` with places to break its long words at, for what wraps between words only and would else be as wide as a name of 500
/// letters. The places are characters of no width: not for what is copied from.
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

/// So many characters of a text at most: more would not fit on a screen.
inline constexpr qsizetype kTipChars = 4000;

/// For a tool tip with what servers say in it. Tool tips guess their format from the text: escaped, a server's words cannot become
/// markup; and they are wrapped, also in a long word (nobody copies from a tip). Empty stays empty, so that none is shown.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? QString() : QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(breakable(text).toHtmlEscaped());
}

} // namespace Lockscope

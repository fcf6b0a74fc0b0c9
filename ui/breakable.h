#pragma once

#include <QString>

namespace Lockscope {

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

} // namespace Lockscope

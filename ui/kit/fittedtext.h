#pragma once

#include <QFontMetrics>
#include <QString>

namespace Lockscope {

/// Shortens `text` to `width` pixels, with an ellipsis. QFontMetrics::elidedText() alone also cuts a text whose real
/// width is a part of a pixel above its rounded one, which is what layouts reserve for it.
[[nodiscard]] inline QString fittedText(const QFontMetrics &metrics, const QString &text, Qt::TextElideMode mode,
                                        int width)
{
    return metrics.horizontalAdvance(text) <= width ? text : metrics.elidedText(text, mode, width);
}

} // namespace Lockscope

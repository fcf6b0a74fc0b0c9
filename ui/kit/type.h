#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QWidget>

namespace Lockscope {

/// The type scale, relative to the widget's font, so that an embedder's font and a user's size rule.
struct Type
{
    [[nodiscard]] static QFont scaled(QFont font, double factor, int weight = QFont::Normal)
    {
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * factor);
        else
            font.setPixelSize(qRound(font.pixelSize() * factor));
        font.setWeight(static_cast<QFont::Weight>(weight));
        return font;
    }
    [[nodiscard]] static QFont small(const QFont &font) { return scaled(font, 0.92); }
    [[nodiscard]] static QFont caption(const QFont &font) { return scaled(font, 0.88, QFont::DemiBold); }
    [[nodiscard]] static QFont strong(const QFont &font) { return scaled(font, 1, QFont::DemiBold); }
    [[nodiscard]] static QFont heading(const QFont &font) { return scaled(font, 1.2, QFont::DemiBold); }
    [[nodiscard]] static QFont figure(const QFont &font) { return scaled(font, 1.15, QFont::DemiBold); }
    [[nodiscard]] static QFont tile(const QFont &font) { return scaled(font, 1.85, QFont::DemiBold); }
};

/// The grid of paddings and gaps, in device-independent pixels.
inline constexpr int kGrid = 4;
inline constexpr int kPageMargin = 14; ///< left and right of a view
inline constexpr int kRadius = 8; ///< of cards
inline constexpr int kSmallRadius = 6; ///< of buttons and fields

} // namespace Lockscope

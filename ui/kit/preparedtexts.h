#pragma once

#include "export.h"

#include <QCache>
#include <QFont>
#include <QStaticText>

class QPainter;

namespace Lockscope {

/// Paints short texts that come again with each repaint, such as those of table cells: each is measured, shortened and
/// shaped once, which takes most of the time. GUI thread only.
class LOCKSCOPE_WIDGETS_EXPORT PreparedTexts
{
public:
    struct Text
    {
        QStaticText ink; ///< what fits
        int width = 0; ///< of `ink`, in device-independent pixels
        bool isCut = false;
    };

    /// Returns the text in this font, shortened to `width` as fittedText() does. Valid until the next call.
    [[nodiscard]] const Text &find(const QFont &font, const QString &text, int width, Qt::TextElideMode mode);
    /// Paints it in the painter's font and colour, centred vertically, and returns its width. `alignment`: AlignLeft or
    /// AlignRight.
    int paint(QPainter *painter, const QRect &place, const QString &text, Qt::Alignment alignment,
              Qt::TextElideMode mode);

private:
    struct Key
    {
        QString text;
        int width = 0;
        Qt::TextElideMode mode = Qt::ElideNone;

        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed) { return qHashMulti(seed, key.text, key.width, key.mode); }
    };

    static constexpr int kMost = 1000; ///< texts

    QFont m_font; ///< of all texts in the cache
    int m_height = 0; ///< of a line in this font; 0: no text yet
    QCache<Key, Text> m_texts{kMost};
};

} // namespace Lockscope

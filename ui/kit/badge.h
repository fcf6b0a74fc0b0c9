#pragma once

#include "export.h"

#include <lockscope/core/board/severity.h>

#include <QPalette>
#include <QRect>
#include <QString>

class QFont;
class QPainter;

namespace Lockscope {

/// A state as a tinted label: a sign and a word, because colour alone must not carry a meaning.
struct BadgeLook
{
    QString text;
    Severity severity = Severity::Notice;
    bool isOutlined = false; ///< for what is likely, but not known
    bool isFaded = false;
};

/// The width that paintBadge() needs for the whole text.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT int badgeWidth(const QString &text, const QFont &font);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT int badgeHeight(const QFont &font);

/// Paints the badge at the left of `place`, centred vertically, and elides its text to the width. Returns its
/// rectangle. `font`: of the widget; the badge's is derived from it.
LOCKSCOPE_WIDGETS_EXPORT QRect paintBadge(QPainter *painter, const QRect &place, const BadgeLook &look,
                                          const QPalette &palette, const QFont &font);

} // namespace Lockscope

#include "badge.h"

#include "fittedtext.h"
#include "roles.h"
#include "roundedrect.h"
#include "type.h"

#include <QPainter>

namespace Lockscope {

static constexpr int kSidePadding = 2 * kGrid;

int badgeWidth(const QString &text, const QFont &font)
{
    return QFontMetrics(Type::caption(font)).horizontalAdvance(text) + 2 * kSidePadding;
}

static int heightOf(const QFontMetrics &metrics)
{
    return metrics.height() + kGrid + 1;
}

int badgeHeight(const QFont &font)
{
    return heightOf(QFontMetrics(Type::caption(font)));
}

QRect paintBadge(QPainter *painter, const QRect &place, const BadgeLook &look, const QPalette &palette,
                 const QFont &font)
{
    const Roles &roles = Roles::of(palette);
    const QFont own = Type::caption(font);
    const QFontMetrics metrics(own);
    const int height = std::min(heightOf(metrics), place.height());
    const int width = std::min(metrics.horizontalAdvance(look.text) + 2 * kSidePadding, place.width());
    const QRect box(place.left(), place.top() + (place.height() - height) / 2, width, height);
    painter->save();
    if (look.isFaded)
        painter->setOpacity(0.5);
    const QColor colour = roles.of(look.severity);
    paintRounded(painter, QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5),
                 {.pen = look.isOutlined ? QPen(colour) : QPen(Qt::NoPen),
                  .brush = look.isOutlined ? QBrush(Qt::NoBrush) : QBrush(roles.tintOf(look.severity)),
                  .radius = 5});
    painter->setPen(colour);
    painter->setFont(own);
    const QRect inner = box.adjusted(kSidePadding, 0, -kSidePadding, 0);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      fittedText(metrics, look.text, Qt::ElideRight, inner.width()));
    painter->restore();
    return box;
}

} // namespace Lockscope

#include "badge.h"

#include "fittedtext.h"
#include "roles.h"
#include "type.h"

#include <QPainter>

namespace Lockscope {

static constexpr int kSidePadding = 2 * kGrid;

int badgeWidth(const QString &text, const QFont &font)
{
    return QFontMetrics(Type::caption(font)).horizontalAdvance(text) + 2 * kSidePadding;
}

int badgeHeight(const QFont &font)
{
    return QFontMetrics(Type::caption(font)).height() + kGrid + 1;
}

QRect paintBadge(QPainter *painter, const QRect &place, const BadgeLook &look, const QPalette &palette,
                 const QFont &font)
{
    const Roles &roles = Roles::of(palette);
    const QFont own = Type::caption(font);
    const QFontMetrics metrics(own);
    const int height = std::min(badgeHeight(font), place.height());
    const int width = std::min(metrics.horizontalAdvance(look.text) + 2 * kSidePadding, place.width());
    const QRect box(place.left(), place.top() + (place.height() - height) / 2, width, height);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (look.isFaded)
        painter->setOpacity(0.5);
    painter->setPen(look.isOutlined ? QPen(roles.of(look.severity)) : QPen(Qt::NoPen));
    painter->setBrush(look.isOutlined ? QBrush(Qt::NoBrush) : QBrush(roles.tintOf(look.severity)));
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter->setPen(roles.of(look.severity));
    painter->setFont(own);
    const QRect inner = box.adjusted(kSidePadding, 0, -kSidePadding, 0);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      fittedText(metrics, look.text, Qt::ElideRight, inner.width()));
    painter->restore();
    return box;
}

} // namespace Lockscope

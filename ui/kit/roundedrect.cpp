#include "roundedrect.h"

#include <QCache>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr int kMostKept = 500; ///< pictures; tables need some thirty
constexpr qreal kMostSide = 400; ///< larger ones are rare, and not kept

/// All that a picture depends on.
struct Key
{
    qreal scale;
    qreal left; ///< within the picture
    qreal top;
    qreal width;
    qreal height;
    qreal radius;
    qreal line; ///< width of the outline; 0: none
    QRgb lineColour;
    QRgb colour;
    Qt::BrushStyle pattern;

    friend bool operator==(const Key &, const Key &) = default;
    friend size_t qHash(const Key &key, size_t seed)
    {
        return qHashMulti(seed, key.scale, key.left, key.top, key.width, key.height, key.radius, key.line,
                          key.lineColour, key.colour, key.pattern);
    }
};

void draw(QPainter *painter, const QRectF &place, const RoundedLook &look)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(look.pen);
    painter->setBrush(look.brush);
    painter->drawRoundedRect(place, look.radius, look.radius);
}

} // namespace

void paintRounded(QPainter *painter, const QRectF &place, const RoundedLook &look)
{
    const qreal scale = painter->device()->devicePixelRatioF();
    const bool isKept = painter->transform().type() <= QTransform::TxTranslate && scale == std::floor(scale)
        && std::max(place.width(), place.height()) <= kMostSide;
    if (!isKept) {
        painter->save();
        draw(painter, place, look);
        painter->restore();
        return;
    }
    static QCache<Key, QImage> kept(kMostKept);
    const qreal line = look.pen.style() == Qt::NoPen ? 0 : look.pen.widthF();
    // The picture begins at a whole pixel, so that the edges fall where they would without it.
    const qreal edge = std::ceil(line / 2);
    const QPointF corner(std::floor(place.left()) - edge, std::floor(place.top()) - edge);
    const QRectF inside = place.translated(-corner);
    const Key key{.scale = scale,
                  .left = inside.left(),
                  .top = inside.top(),
                  .width = place.width(),
                  .height = place.height(),
                  .radius = look.radius,
                  .line = line,
                  .lineColour = line > 0 ? look.pen.color().rgba() : 0,
                  .colour = look.brush.color().rgba(),
                  .pattern = look.brush.style()};
    QImage *picture = kept.object(key);
    if (picture == nullptr) {
        const QSizeF size(std::ceil(inside.right() + edge), std::ceil(inside.bottom() + edge));
        picture = new QImage((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        picture->setDevicePixelRatio(scale);
        picture->fill(Qt::transparent);
        QPainter drawing(picture);
        draw(&drawing, inside, look);
        drawing.end();
        kept.insert(key, picture);
    }
    painter->drawImage(corner, *picture);
}

} // namespace Lockscope

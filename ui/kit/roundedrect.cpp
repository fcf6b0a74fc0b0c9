#include "roundedrect.h"

#include <QHashFunctions>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

namespace Lockscope {

namespace {

constexpr qsizetype kMostKept = 500; ///< pictures; tables need some thirty
constexpr qreal kMostSide = 400; ///< larger ones are rare, and not kept

using Key = std::tuple<qreal, qreal, qreal, qreal, qreal, qreal, qreal, QRgb, QRgb, int>;

struct KeyHash
{
    size_t operator()(const Key &key) const
    {
        return std::apply([](const auto &...parts) { return qHashMulti(0, parts...); }, key);
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
    static std::unordered_map<Key, QImage, KeyHash> kept;
    const qreal width = look.pen.style() == Qt::NoPen ? 0 : look.pen.widthF();
    // The picture begins at a whole pixel, so that the edges fall where they would without it.
    const qreal edge = std::ceil(width / 2);
    const QPointF corner(std::floor(place.left()) - edge, std::floor(place.top()) - edge);
    const QRectF inside = place.translated(-corner);
    const Key key(scale, inside.left(), inside.top(), place.width(), place.height(), look.radius, width,
                  width > 0 ? look.pen.color().rgba() : 0, look.brush.color().rgba(), look.brush.style());
    auto found = kept.find(key);
    if (found == kept.end()) {
        if (std::ssize(kept) >= kMostKept)
            kept.clear();
        const QSizeF size(std::ceil(inside.right() + edge), std::ceil(inside.bottom() + edge));
        QImage picture((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(scale);
        picture.fill(Qt::transparent);
        QPainter drawing(&picture);
        draw(&drawing, inside, look);
        drawing.end();
        found = kept.emplace(key, picture).first;
    }
    painter->drawImage(corner, found->second);
}

} // namespace Lockscope

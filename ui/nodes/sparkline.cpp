#include "sparkline.h"

#include "../kit/roles.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace Lockscope {

void paintSparkline(QPainter *painter, const QRect &place, const Sparkline &line, const Roles &roles)
{
    const double span = std::chrono::duration<double>(line.to - line.from).count();
    if (span <= 0 || place.isEmpty())
        return;
    double top = line.leastTop;
    for (const auto &point : line.points)
        top = std::max(top, point.value.value_or(0));
    const QRectF area = QRectF(place).adjusted(0.5, 1, -0.5, -1);
    const auto pointOf = [&](const Sparkline::Point &point) {
        const double part = std::chrono::duration<double>(point.at - line.from).count() / span;
        return QPointF(area.left() + std::clamp(part, 0.0, 1.0) * area.width(),
                       area.bottom() - *point.value / top * area.height());
    };
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(roles.track, 1));
    painter->drawLine(area.bottomLeft(), area.bottomRight());
    for (size_t i = 0; i < line.points.size();) {
        if (!line.points[i].value || line.points[i].at < line.from) {
            ++i;
            continue;
        }
        QPainterPath curve(pointOf(line.points[i]));
        const double left = curve.currentPosition().x();
        for (++i; i < line.points.size() && line.points[i].value; ++i)
            curve.lineTo(pointOf(line.points[i]));
        if (curve.elementCount() == 1)
            curve.lineTo(curve.currentPosition() + QPointF(1, 0));
        QPainterPath below = curve;
        below.lineTo(curve.currentPosition().x(), area.bottom());
        below.lineTo(left, area.bottom());
        QColor filled = roles.bar;
        filled.setAlphaF(0.45F);
        painter->fillPath(below, filled);
        painter->setPen(QPen(roles.accent, 1.3));
        painter->drawPath(curve);
    }
    painter->restore();
}

} // namespace Lockscope

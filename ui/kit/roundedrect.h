#pragma once

#include "export.h"

#include <QBrush>
#include <QPen>

class QPainter;

namespace Lockscope {

/// What a rounded rectangle looks like.
struct RoundedLook
{
    QPen pen = Qt::NoPen; ///< solid, or none
    QBrush brush = Qt::NoBrush; ///< a colour, or a pattern in a colour
    double radius = 4; ///< in device-independent pixels
};

/// Paints an antialiased rounded rectangle. Each size and look is drawn once and copied afterwards, which is quicker:
/// for table cells. GUI thread only.
LOCKSCOPE_WIDGETS_EXPORT void paintRounded(QPainter *painter, const QRectF &place, const RoundedLook &look);

} // namespace Lockscope

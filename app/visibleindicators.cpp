#include "visibleindicators.h"

#include <lockscope/ui/kit/colours.h>

#include <QPainter>
#include <QStyleOption>

namespace Lockscope::App {

/// The highest luminance of a dark background.
static constexpr double kMostLuminance = 0.2;

VisibleIndicators::VisibleIndicators() : QProxyStyle(QStringLiteral("fusion")) { }

void VisibleIndicators::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                      const QWidget *widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isRadio = element == PE_IndicatorRadioButton;
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    const QColor base = option->palette.color(QPalette::Base);
    if ((!isRadio && !isBox) || luminance(base) > kMostLuminance)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(blend(base, option->palette.color(QPalette::WindowText), 0.6));
    painter->setBrush(Qt::NoBrush);
    const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    isRadio ? painter->drawEllipse(edge) : painter->drawRect(edge);
    painter->restore();
}

} // namespace Lockscope::App

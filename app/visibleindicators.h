#pragma once

#include <QProxyStyle>

namespace Lockscope::App {

/// Qt's Fusion draws the edge of a box that is not ticked, and of a radio button, darker than the window: on a dark one neither can be seen.
/// This draws it in a colour that can.
class VisibleIndicators final : public QProxyStyle
{
    Q_OBJECT

public:
    VisibleIndicators();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
};

} // namespace Lockscope::App

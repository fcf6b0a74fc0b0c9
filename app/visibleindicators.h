#pragma once

#include <QProxyStyle>

namespace Lockscope::App {

/// Draws the edges of unchecked boxes and radio buttons in a visible colour. On a dark window Qt's Fusion style draws
/// them darker than the window, where nobody can see them.
class VisibleIndicators final : public QProxyStyle
{
    Q_OBJECT

public:
    VisibleIndicators();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace Lockscope::App

#pragma once

#include <lockscope/ui/kit/roles.h>

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionSlider;
class QStyleOptionTab;
class QWidget;

namespace Lockscope::App {

inline constexpr int kHandleSize = 14; ///< of sliders, in device-independent pixels

/// A copy, because Roles' cache may move while the base style draws. Derived from the widget's palette: delegates
/// change the option's for each cell, and each change would be derived anew.
[[nodiscard]] Roles rolesFor(const QStyleOption *option, const QWidget *widget);
[[nodiscard]] bool isHovered(const QStyleOption *option);
[[nodiscard]] bool hasKeyboardFocus(const QStyleOption *option);

/// The parts that LookStyle is made of. drawPanel() omits an invalid `fill` or `line`.
void drawPanel(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &line, double radius,
               double width = 1);
void drawChevron(QPainter *painter, const QRectF &rect, Qt::ArrowType arrow, const QColor &colour);
void drawField(const QStyleOption *option, QPainter *painter, const Roles &roles);
void drawButton(const QStyleOption *option, QPainter *painter, const Roles &roles);
void drawToolButton(const QStyleOption *option, QPainter *painter, const Roles &roles);
void drawIndicator(const QStyleOption *option, QPainter *painter, const Roles &roles, bool isRadio);
void drawScrollBar(const QStyle *style, const QStyleOptionSlider *bar, QPainter *painter, const QWidget *widget);
void drawSlider(const QStyle *style, const QStyleOptionSlider *slider, QPainter *painter, const QWidget *widget);
void drawTab(const QStyleOptionTab *tab, QPainter *painter, const Roles &roles);

} // namespace Lockscope::App

#include "lookdrawing.h"

#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/type.h>

#include <QAbstractScrollArea>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace Lockscope::App {

Roles rolesFor(const QStyleOption *option, const QWidget *widget)
{
    return Roles::of(widget != nullptr ? widget->palette() : option->palette);
}

bool isHovered(const QStyleOption *option)
{
    constexpr auto kBoth = QStyle::State_MouseOver | QStyle::State_Enabled;
    return (option->state & kBoth) == kBoth;
}

bool hasKeyboardFocus(const QStyleOption *option)
{
    constexpr auto kBoth = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option->state & kBoth) == kBoth;
}

void drawPanel(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &line, double radius,
               double width)
{
    const double inset = line.isValid() ? width / 2 : 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, width) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

static void drawStroke(QPainter *painter, const QPolygonF &points, const QColor &colour, double width = 1.5)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(points);
    painter->restore();
}

void drawChevron(QPainter *painter, const QRectF &rect, Qt::ArrowType arrow, const QColor &colour)
{
    constexpr double kLong = 3.5;
    constexpr double kShort = 1.75;
    const QPointF middle = rect.center();
    const bool isUpright = arrow == Qt::UpArrow || arrow == Qt::DownArrow;
    const double sign = arrow == Qt::DownArrow || arrow == Qt::RightArrow ? 1 : -1;
    const auto at = [&](double along, double across) {
        return middle + (isUpright ? QPointF(along, sign * across) : QPointF(sign * across, along));
    };
    drawStroke(painter, {at(-kLong, -kShort), at(0, kShort), at(kLong, -kShort)}, colour);
}

void drawField(const QStyleOption *option, QPainter *painter, const Roles &roles)
{
    const bool isEnabled = (option->state & QStyle::State_Enabled) != 0;
    const bool hasFocus = isEnabled && (option->state & QStyle::State_HasFocus) != 0;
    const QColor line = hasFocus ? roles.accent : isHovered(option) ? blend(roles.line, roles.text, 0.25) : roles.line;
    drawPanel(painter, option->rect, isEnabled ? roles.panel : roles.window, line, kSmallRadius);
}

void drawButton(const QStyleOption *option, QPainter *painter, const Roles &roles)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    const auto features = button != nullptr ? button->features : QStyleOptionButton::ButtonFeatures();
    const bool isEnabled = (option->state & QStyle::State_Enabled) != 0;
    const bool isDown = (option->state & QStyle::State_Sunken) != 0;
    const bool isOn = (option->state & QStyle::State_On) != 0;
    const QColor own = option->palette.color(QPalette::Button);
    const bool isColoured = own != roles.panel && isEnabled;
    QColor fill = isOn && !isColoured ? roles.accentTint : own;
    if (isDown || isHovered(option))
        fill = blend(fill, isColoured ? option->palette.color(QPalette::ButtonText) : roles.text, isDown ? 0.12 : 0.06);
    QColor line = roles.line;
    if (isColoured)
        line = fill;
    else if (isOn || ((features & QStyleOptionButton::DefaultButton) != 0 && isEnabled))
        line = roles.accent;
    if ((features & QStyleOptionButton::Flat) != 0 && !isOn) {
        line = QColor();
        if (!isDown && !isHovered(option) && !isColoured)
            fill = QColor();
    }
    drawPanel(painter, option->rect, fill, line, kSmallRadius);
    if (!hasKeyboardFocus(option)) // Fusion draws no focus of its own
        return;
    const double inset = isColoured ? 3 : 0; // the accent cannot be seen on the edge of a coloured button
    drawPanel(painter, QRectF(option->rect).adjusted(inset, inset, -inset, -inset), {},
              isColoured ? option->palette.color(QPalette::ButtonText) : roles.accent, kSmallRadius - inset / 2, 2);
}

void drawToolButton(const QStyleOption *option, QPainter *painter, const Roles &roles)
{
    const bool isDown = (option->state & QStyle::State_Sunken) != 0;
    const bool isOn = (option->state & QStyle::State_On) != 0;
    const bool isBare = (option->state & QStyle::State_AutoRaise) != 0;
    QColor fill = isBare ? QColor() : option->palette.color(QPalette::Button);
    if (isOn)
        fill = roles.accentTint;
    else if (isDown || isHovered(option))
        fill = blend(roles.track, roles.text, isDown ? 0.1 : 0);
    drawPanel(painter, option->rect, fill, isOn ? roles.accent : isBare ? QColor() : roles.line, kSmallRadius);
}

void drawIndicator(const QStyleOption *option, QPainter *painter, const Roles &roles, bool isRadio)
{
    const bool isEnabled = (option->state & QStyle::State_Enabled) != 0;
    const bool isOn = (option->state & QStyle::State_On) != 0;
    const bool isPartial = (option->state & QStyle::State_NoChange) != 0;
    const double size = std::min(option->rect.width(), option->rect.height());
    QRectF box(0, 0, size, size);
    box.moveCenter(QRectF(option->rect).center());
    const bool isFilled = isOn || isPartial;
    const QColor fill = isFilled ? (isEnabled ? roles.accent : roles.muted) : (isEnabled ? roles.panel : roles.window);
    // Darker than other lines: an empty box has nothing else to be seen by.
    const QColor line = isFilled ? fill : isHovered(option) ? roles.accent : roles.muted;
    drawPanel(painter, box, fill, line, isRadio ? size / 2 : 4, 1.25);
    const QColor mark = isEnabled ? roles.onAccent : roles.window;
    const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x, y) * size; };
    if (isPartial)
        drawStroke(painter, {at(0.28, 0.5), at(0.72, 0.5)}, mark, 2);
    else if (isOn && isRadio)
        drawPanel(painter, {at(0.31, 0.31), at(0.69, 0.69)}, mark, {}, size);
    else if (isOn)
        drawStroke(painter, {at(0.26, 0.53), at(0.43, 0.7), at(0.75, 0.33)}, mark, 1.75);
}

void drawScrollBar(const QStyle *style, const QStyleOptionSlider *bar, QPainter *painter, const QWidget *widget)
{
    const Roles roles = rolesFor(bar, widget);
    const bool isFlat = bar->orientation == Qt::Horizontal;
    const auto *area = widget != nullptr && widget->parentWidget() != nullptr
        ? qobject_cast<const QAbstractScrollArea *>(widget->parentWidget()->parentWidget())
        : nullptr;
    const auto *viewport = area != nullptr ? area->viewport() : nullptr;
    painter->fillRect(bar->rect,
                      viewport != nullptr ? viewport->palette().color(viewport->backgroundRole()) : roles.panel);
    if (bar->minimum == bar->maximum)
        return;
    const QRect handle = style->subControlRect(QStyle::CC_ScrollBar, bar, QStyle::SC_ScrollBarSlider, widget);
    const bool isHeld = (bar->state & QStyle::State_Sunken) != 0;
    const double inset = isHeld || isHovered(bar) ? 2 : 3;
    const QRectF pill
        = QRectF(handle).adjusted(isFlat ? 2 : inset, isFlat ? inset : 2, isFlat ? -2 : -inset, isFlat ? -inset : -2);
    drawPanel(painter, pill,
              blend(roles.panel, roles.text,
                    isHeld               ? 0.5
                        : isHovered(bar) ? 0.4
                                         : 0.25),
              {}, std::min(pill.width(), pill.height()) / 2);
}

void drawSlider(const QStyle *style, const QStyleOptionSlider *slider, QPainter *painter, const QWidget *widget)
{
    const Roles roles = rolesFor(slider, widget);
    const bool isFlat = slider->orientation == Qt::Horizontal;
    const bool isEnabled = (slider->state & QStyle::State_Enabled) != 0;
    const QRectF place = style->subControlRect(QStyle::CC_Slider, slider, QStyle::SC_SliderHandle, widget);
    QRectF handle(0, 0, kHandleSize, kHandleSize);
    handle.moveCenter(place.center());
    QRectF groove(slider->rect);
    groove.setSize(isFlat ? QSizeF(groove.width(), 4) : QSizeF(4, groove.height()));
    groove.moveCenter(QRectF(slider->rect).center());
    drawPanel(painter, groove, roles.line, {}, 2);
    QRectF done = groove;
    const bool isMirrored = slider->upsideDown;
    if (isFlat)
        isMirrored ? done.setLeft(handle.center().x()) : done.setRight(handle.center().x());
    else
        isMirrored ? done.setBottom(handle.center().y()) : done.setTop(handle.center().y());
    if (isEnabled)
        drawPanel(painter, done, roles.accent, {}, 2);
    drawPanel(painter, handle, isEnabled ? roles.panel : roles.window, isEnabled ? roles.accent : roles.muted,
              kHandleSize, hasKeyboardFocus(slider) ? 3 : 1.5);
}

void drawTab(const QStyleOptionTab *tab, QPainter *painter, const Roles &roles)
{
    if ((tab->state & QStyle::State_Selected) == 0)
        return;
    constexpr int kMark = 2;
    QRect mark = tab->rect;
    switch (tab->shape) {
    case QTabBar::RoundedSouth:
    case QTabBar::TriangularSouth: mark.setHeight(kMark); break;
    case QTabBar::RoundedWest:
    case QTabBar::TriangularWest: mark.setLeft(mark.right() - kMark + 1); break;
    case QTabBar::RoundedEast:
    case QTabBar::TriangularEast: mark.setWidth(kMark); break;
    default: mark.setTop(mark.bottom() - kMark + 1);
    }
    painter->fillRect(mark, roles.accent);
}

} // namespace Lockscope::App

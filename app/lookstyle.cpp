#include "lookstyle.h"

#include "lookdrawing.h"

#include <lockscope/ui/kit/colours.h>
#include <lockscope/ui/kit/icons.h>
#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/type.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QIcon>
#include <QListView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QStyleOption>
#include <QTextEdit>

namespace Lockscope::App {

namespace {

constexpr double kReadableContrast = 4.5; ///< WCAG 2, level AA
constexpr int kContrastSteps = 20;
constexpr int kArrowRoom = 22; ///< of combo boxes
constexpr int kMenuArrowRoom = 14; ///< of tool buttons
constexpr int kScrollWidth = 12;
constexpr int kLeastScrollHandle = 28;
constexpr int kIndicatorSize = 16;

} // namespace

LookStyle::LookStyle() : QProxyStyle(QStringLiteral("fusion")) { }

QColor LookStyle::onSelection(const QColor &colour, const QPalette &palette)
{
    const Roles roles = Roles::of(palette);
    QColor found = colour;
    for (int step = 1; step <= kContrastSteps && contrast(found, roles.accentTint) < kReadableContrast; ++step)
        found = blend(colour, roles.text, static_cast<double>(step) / kContrastSteps);
    return found;
}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const Roles roles = rolesFor(option, widget);
    const QRect &rect = option->rect;
    const QColor arrowColour = (option->state & State_Enabled) != 0 ? roles.muted : roles.line;
    switch (element) {
    case PE_PanelButtonCommand: return drawButton(option, painter, roles);
    case PE_PanelButtonTool: return drawToolButton(option, painter, roles);
    case PE_IndicatorButtonDropDown:
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget: return;
    case PE_FrameFocusRect: {
        if ((option->state & State_KeyboardFocusChange) == 0
            && qobject_cast<const QAbstractItemView *>(widget) == nullptr)
            return;
        const bool isButton = qobject_cast<const QAbstractButton *>(widget) != nullptr;
        return drawPanel(painter, rect, {}, roles.accent, isButton ? kSmallRadius : kGrid, isButton ? 2 : 1);
    }
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame != nullptr) {
            const auto *outer = widget != nullptr ? widget->parentWidget() : nullptr;
            const bool isInner = qobject_cast<const QComboBox *>(outer) != nullptr
                || qobject_cast<const QAbstractSpinBox *>(outer) != nullptr;
            if (frame->lineWidth > 0)
                drawField(option, painter, roles);
            else if (!isInner) // the box around has drawn it
                painter->fillRect(rect, roles.panel);
        }
        return;
    case PE_FrameLineEdit: return drawField(option, painter, roles);
    case PE_Frame: {
        const bool isText = qobject_cast<const QPlainTextEdit *>(widget) != nullptr
            || qobject_cast<const QTextEdit *>(widget) != nullptr;
        const bool hasFocus = isText && (option->state & State_HasFocus) != 0;
        // The contents of scroll areas would stand out of rounded corners, and windows have square ones.
        const bool isSquare
            = qobject_cast<const QAbstractScrollArea *>(widget) != nullptr || (widget != nullptr && widget->isWindow());
        return drawPanel(painter, rect, {}, hasFocus ? roles.accent : roles.line, isSquare ? 0 : kRadius);
    }
    case PE_FrameMenu: return drawPanel(painter, rect, {}, roles.line, 0);
    case PE_PanelMenu: return drawPanel(painter, rect, roles.panel, roles.line, 0);
    case PE_PanelTipLabel: return drawPanel(painter, rect, option->palette.color(QPalette::ToolTipBase), roles.line, 0);
    case PE_FrameGroupBox: return drawPanel(painter, rect, {}, roles.line, kRadius);
    case PE_FrameTabWidget: return painter->fillRect(rect.left(), rect.top(), rect.width(), 1, roles.line);
    case PE_FrameTabBarBase: return painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return drawIndicator(option, painter, roles, false);
    case PE_IndicatorRadioButton: return drawIndicator(option, painter, roles, true);
    case PE_IndicatorArrowUp: return drawChevron(painter, rect, Qt::UpArrow, arrowColour);
    case PE_IndicatorArrowDown: return drawChevron(painter, rect, Qt::DownArrow, arrowColour);
    case PE_IndicatorArrowLeft: return drawChevron(painter, rect, Qt::LeftArrow, arrowColour);
    case PE_IndicatorArrowRight: return drawChevron(painter, rect, Qt::RightArrow, arrowColour);
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
            header != nullptr && header->sortIndicator != QStyleOptionHeader::None) {
            // Qt calls the ascending order "down". The small end of the sign belongs above the small values.
            const bool isAscending = header->sortIndicator == QStyleOptionHeader::SortDown;
            drawChevron(painter, rect, isAscending ? Qt::UpArrow : Qt::DownArrow, roles.text);
        }
        return;
    case PE_IndicatorBranch:
        if ((option->state & State_Children) != 0)
            drawChevron(painter, rect, (option->state & State_Open) != 0 ? Qt::DownArrow : Qt::RightArrow, roles.muted);
        return;
    case PE_PanelItemViewRow:
        if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option); row != nullptr) {
            if ((row->state & State_Selected) != 0)
                painter->fillRect(rect, roles.accentTint);
            else if ((row->features & QStyleOptionViewItem::Alternate) != 0)
                painter->fillRect(rect, row->palette.color(QPalette::AlternateBase));
        }
        return;
    case PE_PanelItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option); item != nullptr) {
            const bool isInList = qobject_cast<const QListView *>(widget) != nullptr;
            if (item->backgroundBrush.style() != Qt::NoBrush)
                painter->fillRect(rect, item->backgroundBrush);
            const bool isSelected = (item->state & State_Selected) != 0;
            if (isInList && (isSelected || isHovered(item)))
                drawPanel(painter, rect, isSelected ? roles.accentTint : roles.track, {}, kSmallRadius);
            else if (isSelected)
                painter->fillRect(rect, roles.accentTint); // without gaps between cells at fractional scales
        }
        return;
    case PE_PanelScrollAreaCorner: return painter->fillRect(rect, roles.panel);
    case PE_IndicatorToolBarSeparator:
        return (option->state & State_Horizontal) != 0
            ? painter->fillRect(rect.center().x(), rect.top() + kGrid, 1, rect.height() - 2 * kGrid, roles.line)
            : painter->fillRect(rect.left() + kGrid, rect.center().y(), rect.width() - 2 * kGrid, 1, roles.line);
    case PE_IndicatorDockWidgetResizeHandle: // horizontal means that it divides above from below
        return (option->state & State_Horizontal) != 0
            ? painter->fillRect(rect.left(), rect.center().y(), rect.width(), 1, roles.line)
            : painter->fillRect(rect.center().x(), rect.top(), 1, rect.height(), roles.line);
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void LookStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                            const QWidget *widget) const
{
    const Roles roles = rolesFor(option, widget);
    const QRect &rect = option->rect;
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: {
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option);
        painter->fillRect(rect, isHovered(option) && element == CE_HeaderSection ? roles.track : roles.panel);
        if (header != nullptr && header->orientation == Qt::Vertical)
            return painter->fillRect(rect.right(), rect.top(), 1, rect.height(), roles.line);
        return painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line);
    }
    case CE_HeaderLabel:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option); header != nullptr) {
            QStyleOptionHeaderV2 label;
            if (const auto *second = qstyleoption_cast<const QStyleOptionHeaderV2 *>(option); second != nullptr)
                label = *second;
            else
                static_cast<QStyleOptionHeader &>(label) = *header;
            const bool isSorted = header->sortIndicator != QStyleOptionHeader::None;
            label.palette.setColor(QPalette::ButtonText, isSorted ? roles.text : roles.muted);
            painter->save();
            painter->setFont(Type::small(painter->font()));
            QProxyStyle::drawControl(element, &label, painter, widget);
            painter->restore();
        }
        return;
    case CE_ItemViewItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
            item != nullptr && (item->state & State_Selected) != 0) {
            // The rest is drawn as if not selected, so that texts keep their colours and icons stay visible.
            proxy()->drawPrimitive(PE_PanelItemViewItem, option, painter, widget);
            QStyleOptionViewItem plain = *item;
            plain.state &= ~(State_Selected | State_MouseOver);
            plain.backgroundBrush = Qt::NoBrush;
            const QPalette &palette = widget != nullptr ? widget->palette() : option->palette;
            plain.palette.setColor(QPalette::Text, onSelection(plain.palette.color(QPalette::Text), palette));
            return QProxyStyle::drawControl(element, &plain, painter, widget);
        }
        return QProxyStyle::drawControl(element, option, painter, widget);
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option); item != nullptr) {
            if (item->menuItemType == QStyleOptionMenuItem::Separator && item->text.isEmpty())
                return painter->fillRect(rect.left() + kGrid, rect.center().y(), rect.width() - 2 * kGrid, 1,
                                         roles.line);
            QStyleOptionMenuItem plain = *item;
            plain.state &= ~State_Selected;
            if ((item->state & State_Selected) != 0 && (item->state & State_Enabled) != 0)
                drawPanel(painter, rect, roles.accentTint, {}, kGrid);
            return QProxyStyle::drawControl(element, &plain, painter, widget);
        }
        return;
    case CE_MenuBarItem:
    case CE_MenuBarEmptyArea:
        painter->fillRect(rect, roles.panel);
        painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line);
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item != nullptr && element == CE_MenuBarItem) {
            const bool isActive = (item->state & State_Selected) != 0 && (item->state & State_Enabled) != 0;
            if (isActive)
                drawPanel(painter, rect.adjusted(1, 2, -1, -3), roles.track, {}, kGrid);
            const int mnemonic = proxy()->styleHint(SH_UnderlineShortcut, option, widget) != 0
                ? static_cast<int>(Qt::TextShowMnemonic)
                : static_cast<int>(Qt::TextHideMnemonic);
            QPalette colours = item->palette;
            colours.setColor(QPalette::Active, QPalette::ButtonText, isActive ? roles.text : roles.muted);
            colours.setColor(QPalette::Inactive, QPalette::ButtonText, roles.muted);
            drawItemText(painter, rect, static_cast<int>(Qt::AlignCenter | Qt::TextSingleLine) | mnemonic, colours,
                         (item->state & State_Enabled) != 0, item->text, QPalette::ButtonText);
        }
        return;
    case CE_ToolBar:
        painter->fillRect(rect, roles.panel);
        return painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, roles.line);
    case CE_ToolButtonLabel:
        if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
            tool != nullptr && (tool->state & State_On) != 0) {
            QStyleOptionToolButton label = *tool;
            label.palette.setColor(QPalette::ButtonText, roles.accent);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return QProxyStyle::drawControl(element, option, painter, widget);
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option); tab != nullptr)
            drawTab(tab, painter, roles);
        return;
    case CE_TabBarTabLabel:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
            tab != nullptr && (tab->state & State_Enabled) != 0) {
            QStyleOptionTab label = *tab;
            const bool isSelected = (tab->state & State_Selected) != 0;
            label.palette.setColor(QPalette::WindowText,
                                   isSelected           ? roles.accent
                                       : isHovered(tab) ? roles.text
                                                        : roles.muted);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return QProxyStyle::drawControl(element, option, painter, widget);
    case CE_ProgressBarGroove: return drawPanel(painter, rect, roles.track, {}, kGrid);
    case CE_ProgressBarContents:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
            bar != nullptr && bar->maximum > bar->minimum) {
            QRectF done(rect);
            const double part = static_cast<double>(bar->progress - bar->minimum) / (bar->maximum - bar->minimum);
            done.setWidth(done.width() * std::clamp(part, 0.0, 1.0));
            if ((bar->direction == Qt::RightToLeft) != bar->invertedAppearance)
                done.moveRight(QRectF(rect).right());
            return drawPanel(painter, done, roles.bar, {}, kGrid);
        }
        return QProxyStyle::drawControl(element, option, painter, widget); // the moving one of no known end
    case CE_ProgressBarLabel:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option);
            bar != nullptr && bar->textVisible)
            drawItemText(painter, rect, Qt::AlignCenter, bar->palette, true, bar->text, QPalette::Text);
        return;
    case CE_Splitter: // horizontal means that it divides left from right
        return (option->state & State_Horizontal) != 0
            ? painter->fillRect(rect.center().x(), rect.top(), 1, rect.height(), roles.line)
            : painter->fillRect(rect.left(), rect.center().y(), rect.width(), 1, roles.line);
    default: QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                   const QWidget *widget) const
{
    const Roles roles = rolesFor(option, widget);
    const auto part = [&](SubControl which) { return proxy()->subControlRect(control, option, which, widget); };
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option); slider != nullptr) {
        if (control == CC_ScrollBar)
            return drawScrollBar(proxy(), slider, painter, widget);
        if (control == CC_Slider && slider->tickPosition == QSlider::NoTicks)
            return drawSlider(proxy(), slider, painter, widget);
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        box != nullptr && control == CC_ComboBox) {
        box->frame ? drawField(option, painter, roles) : painter->fillRect(option->rect, roles.panel);
        return drawChevron(painter, part(SC_ComboBoxArrow), Qt::DownArrow, roles.muted);
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        box != nullptr && control == CC_SpinBox) {
        box->frame ? drawField(option, painter, roles) : painter->fillRect(option->rect, roles.panel);
        if (box->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        const auto arrow = [&](SubControl which, Qt::ArrowType type, QAbstractSpinBox::StepEnabledFlag step) {
            const bool isOn = (box->stepEnabled & step) != 0 && (box->state & State_Enabled) != 0;
            const bool isActive = isOn && box->activeSubControls == which;
            drawChevron(painter, part(which), type, isActive ? roles.accent : isOn ? roles.muted : roles.line);
        };
        arrow(SC_SpinBoxUp, Qt::UpArrow, QAbstractSpinBox::StepUpEnabled);
        return arrow(SC_SpinBoxDown, Qt::DownArrow, QAbstractSpinBox::StepDownEnabled);
    }
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        tool != nullptr && control == CC_ToolButton) {
        proxy()->drawPrimitive(PE_PanelButtonTool, tool, painter, widget);
        if (hasKeyboardFocus(tool))
            proxy()->drawPrimitive(PE_FrameFocusRect, tool, painter, widget);
        QStyleOptionToolButton label = *tool;
        label.rect = part(SC_ToolButton);
        if ((tool->features & (QStyleOptionToolButton::HasMenu | QStyleOptionToolButton::MenuButtonPopup)) != 0) {
            QRect arrow = part(SC_ToolButtonMenu);
            if ((tool->features & QStyleOptionToolButton::MenuButtonPopup) == 0) {
                arrow = visualRect(tool->direction, tool->rect,
                                   tool->rect.adjusted(tool->rect.width() - kMenuArrowRoom - 2, 0, -2, 0));
                label.rect = visualRect(tool->direction, tool->rect, tool->rect.adjusted(0, 0, -kMenuArrowRoom, 0));
            }
            drawChevron(painter, arrow, Qt::DownArrow, roles.muted);
        }
        return proxy()->drawControl(CE_ToolButtonLabel, &label, painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                const QWidget *widget) const
{
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar != nullptr && control == CC_ScrollBar) {
        const bool isFlat = bar->orientation == Qt::Horizontal;
        const int room = isFlat ? bar->rect.width() : bar->rect.height();
        const qint64 range = static_cast<qint64>(bar->maximum) - bar->minimum;
        const int least = std::min(kLeastScrollHandle, room);
        const int length = range > 0
            ? std::clamp(static_cast<int>(static_cast<qint64>(bar->pageStep) * room / (range + bar->pageStep)), least,
                         room)
            : room;
        const int start
            = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, room - length, bar->upsideDown);
        const auto stretch = [&](int from, int to) {
            const QRect rect = isFlat ? QRect(bar->rect.left() + from, bar->rect.top(), to - from, bar->rect.height())
                                      : QRect(bar->rect.left(), bar->rect.top() + from, bar->rect.width(), to - from);
            return visualRect(bar->direction, bar->rect, rect);
        };
        switch (part) {
        case SC_ScrollBarSlider: return stretch(start, start + length);
        case SC_ScrollBarSubPage: return stretch(0, start);
        case SC_ScrollBarAddPage: return stretch(start + length, room);
        case SC_ScrollBarGroove: return bar->rect;
        default: return {};
        }
    }
    if (control == CC_ComboBox) {
        const QRect &rect = option->rect;
        const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (part == SC_ComboBoxArrow)
            return visualRect(option->direction, rect, rect.adjusted(rect.width() - kArrowRoom, 0, 0, 0));
        if (part == SC_ComboBoxEditField)
            return visualRect(option->direction, rect,
                              rect.adjusted(box != nullptr && box->editable ? 5 : 7, 2, -kArrowRoom, -2));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect LookStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_PushButtonFocusRect)
        return option->rect;
    QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        element == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0)
        rect.adjust(kGrid, 0, -kGrid, 0);
    return rect;
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                  const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int row = (option != nullptr ? option->fontMetrics.height() : 0) + 3 * kGrid;
    switch (type) {
    case CT_PushButton:
        size.rwidth() += 2 * kGrid;
        size.setHeight(std::max(size.height(), row));
        break;
    case CT_LineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame != nullptr && frame->lineWidth > 0) {
            size.rwidth() += 2 * kGrid;
            size.setHeight(std::max(size.height(), row));
        }
        break;
    case CT_ComboBox:
        size.rwidth() += 2 * kGrid;
        size.setHeight(std::max(size.height(), row));
        break;
    case CT_SpinBox: size.setHeight(std::max(size.height(), row)); break;
    case CT_ToolButton:
        if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option); tool != nullptr) {
            const bool hasText = tool->toolButtonStyle != Qt::ToolButtonIconOnly && !tool->text.isEmpty();
            size += hasText ? QSize(2 * kGrid, kGrid) : QSize(kGrid, kGrid - 1);
            if ((tool->features & QStyleOptionToolButton::HasMenu) != 0
                && (tool->features & QStyleOptionToolButton::MenuButtonPopup) == 0)
                size.rwidth() += kMenuArrowRoom;
        }
        break;
    case CT_HeaderSection: size.setHeight(std::max(size.height(), row)); break;
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
            item != nullptr && item->menuItemType != QStyleOptionMenuItem::Separator)
            size += QSize(2 * kGrid, kGrid);
        break;
    case CT_MenuBarItem: size += QSize(0, kGrid); break;
    case CT_TabBarTab: size += QSize(kGrid, kGrid); break;
    case CT_ItemViewItem:
        size.rheight() += qobject_cast<const QListView *>(widget) != nullptr ? 2 * kGrid : kGrid;
        break;
    default: break;
    }
    return size;
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth:
    case PM_SplitterWidth: // QSplitter itself widens what can be grabbed
    case PM_MenuPanelWidth: return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin: return kGrid;
    case PM_ScrollBarExtent: return kScrollWidth;
    case PM_ScrollBarSliderMin: return kLeastScrollHandle;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return kIndicatorSize;
    case PM_SliderLength:
    case PM_SliderControlThickness: return kHandleSize;
    case PM_HeaderMargin: return 7;
    case PM_FocusFrameHMargin: return 6; // beside the text of cells
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_MenuBarPanelWidth:
    case PM_ScrollView_ScrollBarSpacing: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int LookStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
    case SH_DialogButtonBox_ButtonsHaveIcons: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_Table_GridLineColor:
        return static_cast<int>(Roles::of(widget != nullptr ? widget->palette() : QApplication::palette()).line.rgba());
    default: return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

QIcon LookStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    const auto large = [widget](const QString &name, QColor Roles::*role) {
        const QColor colour = Roles::of(widget != nullptr ? widget->palette() : QApplication::palette()).*role;
        QIcon found;
        for (const int size : {32, 48, 64})
            found.addPixmap(symbol(name, size, colour, 1));
        return found;
    };
    switch (icon) {
    case SP_MessageBoxInformation: return large(QStringLiteral("info"), &Roles::info);
    case SP_MessageBoxQuestion: return large(QStringLiteral("help"), &Roles::accent);
    case SP_MessageBoxWarning: return large(QStringLiteral("warning"), &Roles::warn);
    case SP_MessageBoxCritical: return large(QStringLiteral("error"), &Roles::bad);
    case SP_LineEditClearButton:
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton: return symbolIcon(QStringLiteral("close"));
    default: return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace Lockscope::App

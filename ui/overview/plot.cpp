#include "plot.h"

#include "../kit/colours.h"
#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace Lockscope {

static constexpr double kHatch = 0.2; ///< of the muted colour: seen on dark, quiet on light
static constexpr int kPlotHeight = 132;
static constexpr int kValueGap = 2 * kGrid;

Plot::Plot(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize Plot::sizeHint() const
{
    return {360, std::max(kPlotHeight, 6 * axisHeight())};
}

QSize Plot::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

QFont Plot::labelFont() const
{
    return Type::scaled(font(), 0.85);
}

int Plot::axisHeight() const
{
    return QFontMetrics(labelFont()).height() + kGrid;
}

std::optional<PlotSpot> Plot::spot() const
{
    if (m_hovered)
        return m_hovered;
    return hasFocus() && m_showsFocus ? m_cursor : std::nullopt;
}

PlotSpot Plot::clamped(const PlotSpot &spot) const
{
    return {.column = std::clamp(spot.column, 0, std::max(columns() - 1, 0)),
            .row = std::clamp(spot.row, 0, std::max(rows() - 1, 0))};
}

void Plot::setSpot(const PlotSpot &spot)
{
    if (columns() == 0 || rows() == 0)
        return;
    m_cursor = clamped(spot);
    m_showsFocus = true;
    describe();
    update();
}

void Plot::setEmptyText(const QString &text)
{
    if (std::exchange(m_emptyText, text) == text)
        return;
    setAccessibleDescription(text);
    update();
}

void Plot::valuesChanged()
{
    for (auto *spot : {&m_hovered, &m_cursor, &m_pressed}) {
        if (*spot && clamped(**spot) != **spot)
            spot->reset();
    }
    update();
}

void Plot::describe()
{
    if (const auto shown = spot())
        setAccessibleDescription(valueAt(*shown));
}

void Plot::drawUnknown(QPainter *painter, const QRectF &area) const
{
    const Roles &roles = Roles::of(palette());
    painter->save();
    painter->setPen(Qt::NoPen);
    painter->setBrush(QBrush(blend(roles.panel, roles.muted, kHatch), Qt::BDiagPattern));
    painter->drawRect(area);
    painter->restore();
}

void Plot::drawValue(QPainter *painter, const PlotSpot &spot) const
{
    const QString text = valueAt(spot);
    if (text.isEmpty())
        return;
    const Roles &roles = Roles::of(palette());
    const QFont own = Type::small(font());
    const QFontMetrics metrics(own);
    const QRectF place = placeOf(spot);
    const int widest = std::max(width() - 4 * kGrid, 1);
    QSize size(0, 0);
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString &line : lines) {
        line = fittedText(metrics, line, Qt::ElideMiddle, widest);
        size = {std::max(size.width(), metrics.horizontalAdvance(line)), size.height() + metrics.height()};
    }
    size += QSize(4 * kGrid, 2 * kGrid);
    // Beside the spot, so that it stays in sight; on the other side where there is more room.
    double x = place.right() + kValueGap;
    if (x + size.width() > width())
        x = place.left() - kValueGap - size.width();
    x = std::clamp<double>(x, 0, std::max(width() - size.width(), 0));
    const double y
        = std::clamp<double>(place.center().y() - size.height() / 2.0, 0, std::max(height() - size.height(), 0));
    const QRectF box(x, y, size.width(), size.height());
    painter->setPen(roles.line);
    painter->setBrush(roles.panel);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
    painter->setPen(roles.text);
    painter->setFont(own);
    painter->drawText(box.adjusted(2 * kGrid, kGrid, 0, -kGrid), Qt::AlignLeft | Qt::AlignTop,
                      lines.join(QLatin1Char('\n')));
}

void Plot::paintEvent(QPaintEvent *)
{
    const Roles &roles = Roles::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_emptyText.isEmpty()) {
        painter.setPen(roles.muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    } else {
        draw(&painter);
        if (const auto shown = spot()) {
            const QRectF place = placeOf(*shown);
            painter.setPen(QPen(roles.accent, 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 3, 3);
            drawValue(&painter, *shown);
        }
    }
    if (hasFocus() && m_showsFocus && !m_hovered && !m_cursor) {
        painter.setPen(QPen(roles.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGrid, kGrid);
    }
}

void Plot::mouseMoveEvent(QMouseEvent *event)
{
    const auto spot = m_emptyText.isEmpty() ? spotAt(event->position()) : std::nullopt;
    if (spot == m_hovered)
        return;
    m_hovered = spot;
    describe();
    update();
}

void Plot::mousePressEvent(QMouseEvent *event)
{
    m_showsFocus = false; // the pointer shows where one is
    if (event->button() == Qt::LeftButton && m_emptyText.isEmpty())
        m_pressed = spotAt(event->position());
    QWidget::mousePressEvent(event);
    event->accept();
}

void Plot::mouseReleaseEvent(QMouseEvent *event)
{
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (event->button() != Qt::LeftButton || !pressed || spotAt(event->position()) != pressed)
        return;
    m_cursor = pressed;
    Q_EMIT activated(*pressed);
}

void Plot::leaveEvent(QEvent *)
{
    m_hovered.reset();
    update();
}

void Plot::keyPressEvent(QKeyEvent *event)
{
    if (!m_emptyText.isEmpty() || columns() == 0 || rows() == 0)
        return QWidget::keyPressEvent(event);
    // The latest value is the most wanted one.
    const PlotSpot from = m_cursor.value_or(PlotSpot{.column = columns() - 1});
    const bool isFirst = !m_cursor;
    const bool isMirrored = isRightToLeft();
    const auto move = [&](int columnsOn, int rowsOn) {
        setSpot(isFirst ? from : PlotSpot{.column = from.column + columnsOn, .row = from.row + rowsOn});
    };
    switch (event->key()) {
    case Qt::Key_Left: return move(isMirrored ? 1 : -1, 0);
    case Qt::Key_Right: return move(isMirrored ? -1 : 1, 0);
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int rowsOn = event->key() == Qt::Key_Up ? -1 : 1;
        if (!isFirst && clamped({.column = from.column, .row = from.row + rowsOn}) == from)
            return QWidget::keyPressEvent(event); // there is no further row: the view scrolls
        return move(0, rowsOn);
    }
    case Qt::Key_Home: return setSpot({.column = 0, .row = from.row});
    case Qt::Key_End: return setSpot({.column = columns() - 1, .row = from.row});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_cursor)
            Q_EMIT activated(*m_cursor);
        return;
    case Qt::Key_Escape:
        if (!m_cursor)
            break;
        m_cursor.reset();
        update();
        return;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

void Plot::focusInEvent(QFocusEvent *event)
{
    // A new window gives the focus to something; nobody went there by keys.
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void Plot::focusOutEvent(QFocusEvent *event)
{
    update();
    QWidget::focusOutEvent(event);
}

} // namespace Lockscope

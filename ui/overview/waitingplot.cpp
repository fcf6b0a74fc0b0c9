#include "waitingplot.h"

#include "../kit/colours.h"
#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/type.h"
#include "overviewwording.h"

#include <lockscope/core/words/wording.h>

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr int kNamesWidth = 150;
constexpr double kNamesShare = 0.3; ///< of the plot, at most
constexpr int kCellGap = 2;
constexpr int kRowGap = 5;
constexpr double kDarkest = 0.9;
constexpr double kShadeExponent = 0.75; ///< below 1: short waits differ from none
constexpr int kHighestRow = 48;
constexpr int kHintRows = 6;
constexpr qsizetype kWaitingNameChars = 100;

} // namespace

void WaitingPlot::setRows(const std::vector<WaitingRow> &rows, const std::vector<WaitingMinute> &minutes,
                          Micros wallAhead, bool isNow)
{
    m_rows = rows;
    m_minutes = minutes;
    m_wallAhead = wallAhead;
    m_isNow = isNow;
    m_longest = Micros(0);
    for (const WaitingRow &row : m_rows) {
        for (const Micros &minute : row.minutes)
            m_longest = std::max(m_longest, minute);
    }
    valuesChanged();
}

int WaitingPlot::leastRowHeight() const
{
    return std::max(24, QFontMetrics(Type::small(font())).height() + kGrid) + kRowGap;
}

int WaitingPlot::rowHeight() const
{
    const int room = (height() - axisHeight()) / std::max(rows(), 1);
    return std::clamp(room, leastRowHeight(), std::max(kHighestRow, leastRowHeight()));
}

int WaitingPlot::rowsIn(int height) const
{
    return std::max((height - axisHeight()) / leastRowHeight(), 1);
}

QSize WaitingPlot::sizeHint() const
{
    return {400, kHintRows * leastRowHeight() + axisHeight()};
}

int WaitingPlot::drawnHeight() const
{
    return std::min(rows() * rowHeight() + axisHeight(), height());
}

QRectF WaitingPlot::area() const
{
    const double names = std::min<double>(kNamesWidth, width() * kNamesShare);
    return {names, 0, width() - names, static_cast<double>(rows()) * rowHeight()};
}

QRectF WaitingPlot::placeOf(const PlotSpot &spot) const
{
    const QRectF cells = area();
    const double step = cells.width() / std::max(columns(), 1);
    return {cells.left() + spot.column * step, cells.top() + static_cast<double>(spot.row) * rowHeight(),
            std::max(step - kCellGap, 1.0), static_cast<double>(rowHeight()) - kRowGap};
}

std::optional<PlotSpot> WaitingPlot::spotAt(const QPointF &point) const
{
    const QRectF cells = area();
    const int row = static_cast<int>(std::floor(point.y() / rowHeight()));
    if (columns() == 0 || point.y() < 0 || row >= rows())
        return std::nullopt;
    const auto column = static_cast<int>((point.x() - cells.left()) / std::max(cells.width(), 1.0) * columns());
    // A name stands for its latest minute.
    return PlotSpot{.column = point.x() < cells.left() ? columns() - 1 : std::clamp(column, 0, columns() - 1),
                    .row = row};
}

QString WaitingPlot::valueAt(const PlotSpot &spot) const
{
    const auto rowIndex = static_cast<size_t>(spot.row);
    const auto column = static_cast<size_t>(spot.column);
    if (rowIndex >= m_rows.size() || column >= m_minutes.size())
        return {};
    const WaitingRow &row = m_rows[rowIndex];
    const WaitingMinute &minute = m_minutes[column];
    const QString head = tr("%1\n%2").arg(Wording::name(row.lock, kWaitingNameChars),
                                          OverviewWording::clockTime(minute.from, m_wallAhead, false));
    if (minute.known == Micros(0))
        return tr("%1: not watched").arg(head);
    const Micros waited = column < row.minutes.size() ? row.minutes[column] : Micros(0);
    return waited > Micros(0) ? tr("%1: waiters for %2").arg(head, Wording::duration(waited))
                              : tr("%1: no waiters seen").arg(head);
}

void WaitingPlot::draw(QPainter *painter) const
{
    const Roles &roles = Roles::of(palette());
    const QFont nameFont = Type::small(font());
    const QFontMetrics metrics(nameFont);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < rows(); ++row) {
        const WaitingRow &values = m_rows[static_cast<size_t>(row)];
        const QRectF first = placeOf({.column = 0, .row = row});
        const int room = static_cast<int>(area().left()) - 2 * kGrid;
        painter->setFont(nameFont);
        painter->setPen(roles.text);
        painter->drawText(QRectF(0, first.top(), room, first.height()), Qt::AlignVCenter | Qt::AlignLeft,
                          fittedText(metrics, Wording::name(values.lock, kWaitingNameChars), Qt::ElideMiddle, room));
        painter->setPen(Qt::NoPen);
        for (int column = 0; column < columns(); ++column) {
            const QRectF cell = placeOf({.column = column, .row = row});
            if (m_minutes[static_cast<size_t>(column)].known == Micros(0)) {
                drawUnknown(painter, cell);
                continue;
            }
            const Micros waited = values.minutes[static_cast<size_t>(column)];
            const double share = m_longest > Micros(0)
                ? std::pow(static_cast<double>(waited.count()) / static_cast<double>(m_longest.count()), kShadeExponent)
                : 0;
            painter->setBrush(blend(roles.track, roles.warn, kDarkest * share));
            painter->drawRoundedRect(cell, 2, 2);
        }
    }
    if (columns() > 0 && rows() > 0) {
        const QRectF cells = area();
        const QRectF axis(cells.left(), cells.bottom(), cells.width() - kCellGap, axisHeight());
        const auto timeAt = [this](int column) {
            return OverviewWording::clockTime(m_minutes[static_cast<size_t>(column)].from, m_wallAhead, false);
        };
        painter->setFont(labelFont());
        painter->setPen(roles.muted);
        painter->drawText(axis, Qt::AlignLeft | Qt::AlignTop, timeAt(0));
        painter->drawText(axis, Qt::AlignHCenter | Qt::AlignTop, timeAt(columns() / 2));
        painter->drawText(axis, Qt::AlignRight | Qt::AlignTop, m_isNow ? tr("now") : timeAt(columns() - 1));
    }
    painter->restore();
}

} // namespace Lockscope

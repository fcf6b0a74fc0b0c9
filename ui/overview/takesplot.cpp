#include "takesplot.h"

#include "../kit/roles.h"
#include "overviewwording.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace Lockscope {

namespace {

constexpr double kTakesTop = 4;
/// The waiters' line stays lower than the takes, so that the two are easy to tell apart.
constexpr double kWaitersShare = 0.55;

} // namespace

void TakesPlot::setSpans(const std::vector<ActivitySpan> &spans, Micros wallAhead, bool isNow)
{
    if (m_spans == spans && m_wallAhead == wallAhead && m_isNow == isNow)
        return;
    m_spans = spans;
    m_wallAhead = wallAhead;
    m_isNow = isNow;
    m_mostTakes = 0;
    m_mostWaiters = 0;
    for (const ActivitySpan &span : m_spans) {
        m_mostTakes = std::max(m_mostTakes, span.takesPerMinute().value_or(0));
        m_mostWaiters = std::max(m_mostWaiters, span.waiters);
    }
    valuesChanged();
}

QRectF TakesPlot::area() const
{
    return QRectF(rect()).adjusted(0, kTakesTop, 0, -axisHeight());
}

double TakesPlot::x(int column) const
{
    return area().left() + area().width() * column / std::max(columns() - 1, 1);
}

QRectF TakesPlot::placeOf(const PlotSpot &spot) const
{
    return {x(spot.column) - 1, area().top(), 2, area().height()};
}

std::optional<PlotSpot> TakesPlot::spotAt(const QPointF &point) const
{
    if (m_spans.empty() || area().width() <= 0)
        return std::nullopt;
    const double share = (point.x() - area().left()) / area().width();
    return PlotSpot{.column = std::clamp(static_cast<int>(std::lround(share * (columns() - 1))), 0, columns() - 1)};
}

QString TakesPlot::valueAt(const PlotSpot &spot) const
{
    const auto index = static_cast<size_t>(spot.column);
    if (index >= m_spans.size())
        return {};
    const ActivitySpan &span = m_spans[index];
    const QString time = tr("%1 to %2")
                             .arg(OverviewWording::clockTime(span.from, m_wallAhead),
                                  OverviewWording::clockTime(span.from + Activity::kSpan, m_wallAhead));
    if (span.knowledge == Knowledge::None)
        return tr("%1\nnot watched").arg(time);
    const bool isAtLeast = span.knowledge == Knowledge::AtLeast;
    const QString takes = OverviewWording::number(span.takes, isAtLeast);
    const auto perMinute = span.takesPerMinute();
    const QString rate = perMinute ? tr("takes: %1 (%2 per minute)").arg(takes, OverviewWording::rate(*perMinute))
                                   : tr("takes: %1").arg(takes);
    return tr("%1\n%2\nwaiters: at most %3").arg(time, rate, OverviewWording::number(span.waiters));
}

void TakesPlot::draw(QPainter *painter) const
{
    const Roles &roles = Roles::of(palette());
    const QRectF area = this->area();
    const double takesScale = area.height() / std::max(m_mostTakes, 1.0) * 0.94;
    const double waitersScale = area.height() / static_cast<double>(std::max<qint64>(m_mostWaiters, 1)) * kWaitersShare;
    const auto y = [&](double value) { return area.bottom() - value; };

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // Runs of known spans; between them nothing is known, which is no zero.
    for (int from = 0; from < columns();) {
        const auto rateOf = [this](int column) { return m_spans[static_cast<size_t>(column)].takesPerMinute(); };
        int to = from;
        while (to < columns() && rateOf(to).has_value() == rateOf(from).has_value())
            ++to;
        if (!rateOf(from)) {
            const bool isUnmeasured = to == columns() && to - from == 1; // the span that has just begun
            if (!isUnmeasured)
                drawUnknown(painter,
                            QRectF(QPointF(x(std::max(from - 1, 0)), area.top()),
                                   QPointF(x(std::min(to, columns() - 1)), area.bottom())));
            from = to;
            continue;
        }
        QPolygonF takes;
        QPolygonF waiters;
        for (int column = from; column < to; ++column) {
            takes << QPointF(x(column), y(*rateOf(column) * takesScale));
            waiters << QPointF(x(column),
                               y(static_cast<double>(m_spans[static_cast<size_t>(column)].waiters) * waitersScale));
        }
        if (to - from == 1) { // a line needs two points
            for (QPolygonF *line : {&takes, &waiters}) {
                const QPointF only = line->front();
                *line = QPolygonF({only - QPointF(1.5, 0), only + QPointF(1.5, 0)});
            }
        }
        QPolygonF under = takes;
        under << QPointF(takes.back().x(), area.bottom()) << QPointF(takes.front().x(), area.bottom());
        QColor fill = roles.bar;
        fill.setAlphaF(0.55F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawPolygon(under);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(roles.accent, 1.6));
        painter->drawPolyline(takes);
        painter->setPen(QPen(roles.warn, 1.6));
        painter->drawPolyline(waiters);
        from = to;
    }
    drawAxis(painter);
    painter->restore();
}

void TakesPlot::drawAxis(QPainter *painter) const
{
    if (m_spans.empty())
        return;
    const QRect axis(0, height() - axisHeight(), width(), axisHeight());
    painter->setFont(labelFont());
    painter->setPen(Roles::of(palette()).muted);
    const auto timeOf
        = [this](const ActivitySpan &span) { return OverviewWording::clockTime(span.from, m_wallAhead, false); };
    painter->drawText(axis, Qt::AlignLeft | Qt::AlignBottom, timeOf(m_spans.front()));
    painter->drawText(axis, Qt::AlignHCenter | Qt::AlignBottom, timeOf(m_spans[m_spans.size() / 2]));
    painter->drawText(axis, Qt::AlignRight | Qt::AlignBottom, m_isNow ? tr("now") : timeOf(m_spans.back()));
}

} // namespace Lockscope

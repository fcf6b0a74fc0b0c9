#include "holdtimesplot.h"

#include "../kit/colours.h"
#include "../kit/roles.h"
#include "overviewwording.h"

#include <lockscope/core/words/wording.h>

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kLeastBins = 12; ///< fewer would be too wide to look like a histogram
constexpr double kBarGap = 6;
constexpr double kLeastBar = 2; ///< a single hold among thousands is still seen
constexpr int kLabelGap = 8;

/// Edges of the bins, rounded as people name them: "1.8 s", "100 ms".
QString edgeText(Micros edge)
{
    const auto micros = static_cast<double>(edge.count());
    const auto rounded = [](double value) { return QLocale().toString(value, 'g', 2); };
    if (micros < 995'000)
        return HoldTimesPlot::tr("%1 ms").arg(micros >= 99'500 ? QLocale().toString(qRound(micros / 1000))
                                                               : rounded(micros / 1000));
    if (micros < 59'500'000)
        return HoldTimesPlot::tr("%1 s").arg(rounded(micros / 1e6));
    if (micros < 3'590e6)
        return HoldTimesPlot::tr("%1 min").arg(rounded(micros / 60e6));
    return HoldTimesPlot::tr("%1 h").arg(rounded(micros / 3600e6));
}

} // namespace

void HoldTimesPlot::setBins(const HoldTimeBins &bins)
{
    const bool isSame = m_bins.counts == bins.counts && m_bins.partial == bins.partial && m_bins.p50 == bins.p50
        && m_bins.p99 == bins.p99 && m_bins.knowledge == bins.knowledge;
    m_bins = bins;
    if (isSame && m_count > 0)
        return;
    const auto isUsed = [](qint64 count) { return count > 0; };
    const auto first = std::find_if(bins.counts.begin(), bins.counts.end(), isUsed);
    const auto last = std::find_if(bins.counts.rbegin(), bins.counts.rend(), isUsed);
    m_most = *std::max_element(bins.counts.begin(), bins.counts.end());
    m_count = 0;
    if (m_most > 0) {
        m_first = static_cast<int>(first - bins.counts.begin());
        int end = static_cast<int>(bins.counts.rend() - last);
        for (bool isBelow = true; end - m_first < kLeastBins; isBelow = !isBelow) {
            if (isBelow ? m_first > 0 : end == HoldTimeBins::kBins)
                --m_first;
            else
                ++end;
        }
        m_count = end - m_first;
    }
    valuesChanged();
}

QString HoldTimesPlot::range(int bin)
{
    if (bin == 0)
        return tr("below %1").arg(edgeText(HoldTimeBins::edge(0)));
    if (bin >= HoldTimeBins::kBins - 1)
        return tr("above %1").arg(edgeText(HoldTimeBins::edge(HoldTimeBins::kBins - 2)));
    return tr("%1 to %2").arg(edgeText(HoldTimeBins::edge(bin - 1)), edgeText(HoldTimeBins::edge(bin)));
}

QRectF HoldTimesPlot::area() const
{
    return QRectF(rect()).adjusted(0, 4, 0, -axisHeight());
}

QRectF HoldTimesPlot::placeOf(const PlotSpot &spot) const
{
    const QRectF whole = area();
    const double step = whole.width() / std::max(m_count, 1);
    const qint64 count = m_bins.counts.at(static_cast<size_t>(m_first + spot.column));
    const double share = m_most > 0 ? static_cast<double>(count) / static_cast<double>(m_most) : 0;
    const double height = count > 0 ? std::max(share * whole.height(), kLeastBar) : 0;
    const double gap = std::min(kBarGap, step / 4);
    return {whole.left() + spot.column * step + gap / 2, whole.bottom() - height, step - gap, height};
}

std::optional<PlotSpot> HoldTimesPlot::spotAt(const QPointF &point) const
{
    if (m_count == 0 || width() <= 0)
        return std::nullopt;
    return PlotSpot{.column = std::clamp(static_cast<int>(point.x() / width() * m_count), 0, m_count - 1)};
}

double HoldTimesPlot::x(Micros length) const
{
    const double share = (HoldTimeBins::position(length) - m_first) / std::max(m_count, 1);
    return area().left() + area().width() * std::clamp(share, 0.0, 1.0);
}

QString HoldTimesPlot::valueAt(const PlotSpot &spot) const
{
    if (spot.column < 0 || spot.column >= m_count)
        return {};
    const int bin = m_first + spot.column;
    const qint64 count = m_bins.counts.at(static_cast<size_t>(bin));
    const double share = m_bins.count > 0 ? 100.0 * static_cast<double>(count) / static_cast<double>(m_bins.count) : 0;
    return tr("held %1\nholds: %2 (%3 %)")
        .arg(range(bin), OverviewWording::number(count, m_bins.knowledge == Knowledge::AtLeast),
             QLocale().toString(share, 'f', share > 0 && share < 10 ? 1 : 0));
}

void HoldTimesPlot::draw(QPainter *painter) const
{
    const Roles &roles = Roles::of(palette());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(blend(roles.panel, roles.accent, 0.75));
    for (int column = 0; column < m_count; ++column) {
        const QRectF bar = placeOf({.column = column});
        if (bar.height() > 0)
            painter->drawRoundedRect(bar, 2, 2);
    }
    const QRectF whole = area();
    const auto line = [&](const std::optional<Micros> &length, const QColor &colour) {
        if (!length)
            return;
        QPen pen(colour, 1);
        pen.setDashPattern({3, 3});
        painter->setPen(pen);
        painter->drawLine(QPointF(x(*length), whole.top() - 4), QPointF(x(*length), whole.bottom()));
    };
    line(m_bins.p50, roles.accent);
    line(m_bins.p99, roles.bad);
    drawAxis(painter);
    painter->restore();
}

void HoldTimesPlot::drawAxis(QPainter *painter) const
{
    if (m_count == 0)
        return;
    const Roles &roles = Roles::of(palette());
    const QRect axis(0, height() - axisHeight(), width(), axisHeight());
    const QFontMetrics metrics(labelFont());
    painter->setFont(labelFont());
    painter->setPen(roles.muted);
    // The percentiles' labels come first; an edge that would touch one of them is left out.
    QList<QRect> taken;
    const auto label = [&](const QString &text, double centre) {
        const int width = metrics.horizontalAdvance(text);
        const int left = std::clamp(qRound(centre) - width / 2, 0, std::max(axis.width() - width, 0));
        const QRect place(left, axis.top(), width, axis.height());
        const QRect room = place.adjusted(-kLabelGap, 0, kLabelGap, 0);
        if (std::any_of(taken.begin(), taken.end(), [&room](const QRect &other) { return other.intersects(room); }))
            return;
        taken.append(place);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom | Qt::TextDontClip, text);
    };
    if (m_bins.p99)
        label(tr("p99"), x(*m_bins.p99));
    if (m_bins.p50)
        label(tr("p50"), x(*m_bins.p50));
    const int last = m_first + m_count - 1;
    label(m_first == 0 ? QStringLiteral("0") : edgeText(HoldTimeBins::edge(m_first - 1)), 0);
    if (last < HoldTimeBins::kBins - 1)
        label(edgeText(HoldTimeBins::edge(last)), width());
}

} // namespace Lockscope

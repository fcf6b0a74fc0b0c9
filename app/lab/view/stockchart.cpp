#include "stockchart.h"

#include <lockscope/ui/kit/roles.h>
#include <lockscope/ui/kit/type.h>

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace Lockscope::Lab {

namespace {

constexpr int kChartHeight = 180;
constexpr double kLine = 2;

} // namespace

StockChart::StockChart(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("labStockChart"));
    setAccessibleName(tr("Stock, sales and losses over time"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize StockChart::sizeHint() const
{
    return {400, kChartHeight};
}

QSize StockChart::minimumSizeHint() const
{
    return {120, kChartHeight / 2};
}

void StockChart::begin(qint64 stock)
{
    m_stock = stock;
    m_points.clear();
    m_time.invalidate();
    setAccessibleDescription({});
    update();
}

void StockChart::add(const StockCount &count)
{
    if (!m_time.isValid())
        m_time.start();
    m_points.push_back({.ms = m_time.elapsed(), .count = count});
    const QLocale locale;
    setAccessibleDescription(
        tr("Left: %1. Sold: %2. Lost: %3. %4")
            .arg(locale.toString(count.left), locale.toString(count.bought), locale.toString(count.lost), rate()));
    update();
}

QString StockChart::rate() const
{
    const qint64 ms = m_points.empty() ? 0 : m_points.back().ms;
    if (ms <= 0)
        return {};
    return tr("%1 sales/s")
        .arg(QLocale().toString(static_cast<double>(m_points.back().count.bought) * 1000 / static_cast<double>(ms), 'f',
                                1));
}

void StockChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Roles roles = Roles::of(palette());
    const QFont labels = Type::small(font());
    const QFontMetricsF metrics(labels);
    painter.setFont(labels);
    if (m_points.empty()) {
        painter.setPen(roles.muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("Sales appear here while the experiment runs."));
        return;
    }
    struct Series
    {
        QString name;
        QColor colour;
        qint64 StockCount::*value;
    };
    const std::array series{Series{tr("left"), roles.accent, &StockCount::left},
                            Series{tr("sold"), roles.ok, &StockCount::bought},
                            Series{tr("lost"), roles.bad, &StockCount::lost}};
    const QLocale locale;
    qint64 most = std::max<qint64>(m_stock, 1);
    for (const auto &point : m_points)
        most = std::max(most, point.count.bought);
    const double names = metrics.horizontalAdvance(tr("sold") + locale.toString(most)) + 6 * kGrid;
    const double scale = metrics.horizontalAdvance(locale.toString(most)) + 2 * kGrid;
    const QRectF area = QRectF(rect()).adjusted(scale, metrics.height() / 2, -names, -metrics.height() - kGrid);
    const auto yOf = [&](qint64 value) {
        return area.bottom()
            - area.height() * static_cast<double>(std::clamp<qint64>(value, 0, most)) / static_cast<double>(most);
    };
    const double span = static_cast<double>(std::max<qint64>(m_points.back().ms, 1));
    for (const qint64 value : {qint64(0), most / 2, most}) {
        painter.setPen(roles.line);
        painter.drawLine(QPointF(area.left(), yOf(value)), QPointF(area.right(), yOf(value)));
        painter.setPen(roles.muted);
        painter.drawText(QRectF(0, yOf(value) - metrics.height() / 2, scale - kGrid, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(value));
    }
    std::vector<double> taken; // no name on another
    for (const auto &one : series) {
        QPainterPath path;
        for (const auto &point : m_points) {
            const QPointF place(area.left() + area.width() * static_cast<double>(point.ms) / span,
                                yOf(point.count.*one.value));
            path.elementCount() == 0 ? path.moveTo(place) : path.lineTo(place);
        }
        painter.setPen(QPen(one.colour, kLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        double y = yOf(m_points.back().count.*one.value);
        for (const double other : taken) {
            if (std::abs(y - other) < metrics.height())
                y = other + (other + 2 * metrics.height() > height() ? -metrics.height() : metrics.height());
        }
        taken.push_back(y);
        painter.drawText(
            QRectF(area.right() + 2 * kGrid, y - metrics.height() / 2, names, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter,
            tr("%1 %2", "name and number").arg(one.name, locale.toString(m_points.back().count.*one.value)));
    }
    painter.setPen(roles.muted);
    const QRectF axis(area.left(), area.bottom() + kGrid, area.width(), metrics.height());
    painter.drawText(axis, Qt::AlignLeft, tr("0 s"));
    painter.drawText(axis, Qt::AlignRight, tr("%1 s").arg(locale.toString(span / 1000, 'f', 1)));
    painter.drawText(axis, Qt::AlignHCenter, rate());
}

} // namespace Lockscope::Lab

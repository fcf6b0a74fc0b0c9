#pragma once

#include "plot.h"

#include <lockscope/core/history/activity.h>

namespace Lockscope {

/// Takes per minute as an area, and waiters as a line, over time. Each has its own scale.
class LOCKSCOPE_WIDGETS_EXPORT TakesPlot : public Plot
{
    Q_OBJECT

public:
    using Plot::Plot;

    /// `isNow`: the last span is the present one.
    void setSpans(const std::vector<ActivitySpan> &spans, Micros wallAhead, bool isNow);
    [[nodiscard]] const std::vector<ActivitySpan> &spans() const { return m_spans; }
    [[nodiscard]] double mostTakes() const { return m_mostTakes; } ///< per minute; the top of the area's scale
    [[nodiscard]] qint64 mostWaiters() const { return m_mostWaiters; }

    [[nodiscard]] QString valueAt(const PlotSpot &spot) const override;
    void draw(QPainter *painter) const override;

protected:
    [[nodiscard]] int columns() const override { return static_cast<int>(m_spans.size()); }
    [[nodiscard]] QRectF placeOf(const PlotSpot &spot) const override;
    [[nodiscard]] std::optional<PlotSpot> spotAt(const QPointF &point) const override;

private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] double x(int column) const;
    void drawAxis(QPainter *painter) const;

    std::vector<ActivitySpan> m_spans;
    Micros m_wallAhead{0};
    bool m_isNow = true;
    double m_mostTakes = 0;
    qint64 m_mostWaiters = 0;
};

} // namespace Lockscope

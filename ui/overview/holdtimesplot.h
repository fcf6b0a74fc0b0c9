#pragma once

#include "plot.h"

#include <lockscope/core/history/activity.h>

namespace Lockscope {

/// A histogram of hold times, with lines for the median and the 99th percentile.
class LOCKSCOPE_WIDGETS_EXPORT HoldTimesPlot : public Plot
{
    Q_OBJECT

public:
    using Plot::Plot;

    void setBins(const HoldTimeBins &bins);
    [[nodiscard]] const HoldTimeBins &bins() const { return m_bins; }
    [[nodiscard]] int firstBin() const { return m_first; }
    [[nodiscard]] int shownBins() const { return m_count; }
    /// The hold times of a bin: "100 ms to 178 ms".
    [[nodiscard]] static QString range(int bin);

    [[nodiscard]] QString valueAt(const PlotSpot &spot) const override;
    void draw(QPainter *painter) const override;

protected:
    [[nodiscard]] int columns() const override { return m_count; }
    [[nodiscard]] QRectF placeOf(const PlotSpot &spot) const override;
    [[nodiscard]] std::optional<PlotSpot> spotAt(const QPointF &point) const override;

private:
    [[nodiscard]] QRectF area() const;
    void drawAxis(QPainter *painter) const;
    [[nodiscard]] double x(Micros length) const;

    HoldTimeBins m_bins;
    int m_first = 0;
    int m_count = 0;
    qint64 m_most = 0;
};

} // namespace Lockscope

#pragma once

#include "plot.h"

#include <lockscope/core/history/activity.h>

namespace Lockscope {

/// Which locks had waiters when: a row per lock, a column per minute, the darker the longer.
class LOCKSCOPE_WIDGETS_EXPORT WaitingPlot : public Plot
{
    Q_OBJECT

public:
    using Plot::Plot;

    void setRows(const std::vector<WaitingRow> &rows, const std::vector<WaitingMinute> &minutes, Micros wallAhead,
                 bool isNow);
    [[nodiscard]] const std::vector<WaitingRow> &waitingRows() const { return m_rows; }
    [[nodiscard]] const std::vector<WaitingMinute> &minutes() const { return m_minutes; }
    [[nodiscard]] Micros longest() const { return m_longest; } ///< of all cells; the darkest
    /// The number of rows that fit into this height.
    [[nodiscard]] int rowsIn(int height) const;

    [[nodiscard]] QString valueAt(const PlotSpot &spot) const override;
    void draw(QPainter *painter) const override;
    [[nodiscard]] int drawnHeight() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    [[nodiscard]] int columns() const override { return static_cast<int>(m_minutes.size()); }
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QRectF placeOf(const PlotSpot &spot) const override;
    [[nodiscard]] std::optional<PlotSpot> spotAt(const QPointF &point) const override;

private:
    [[nodiscard]] QRectF area() const; ///< of the cells
    [[nodiscard]] int leastRowHeight() const;
    [[nodiscard]] int rowHeight() const;

    std::vector<WaitingRow> m_rows;
    std::vector<WaitingMinute> m_minutes;
    Micros m_wallAhead{0};
    Micros m_longest{0};
    bool m_isNow = true;
};

} // namespace Lockscope

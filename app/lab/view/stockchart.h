#pragma once

#include "../stage.h"

#include <QElapsedTimer>
#include <QWidget>

#include <vector>

namespace Lockscope::Lab {

/// The stock experiment over time: what is left, what was sold, and what is lost. In words as the accessible
/// description.
class StockChart : public QWidget
{
    Q_OBJECT

public:
    explicit StockChart(QWidget *parent = nullptr);

    /// Starts anew.
    void begin(qint64 stock);
    void add(const StockCount &count);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Point
    {
        qint64 ms = 0;
        StockCount count;
    };

    [[nodiscard]] QString rate() const; ///< sales per second

    qint64 m_stock = 0;
    std::vector<Point> m_points;
    QElapsedTimer m_time; ///< since the first sale
};

} // namespace Lockscope::Lab

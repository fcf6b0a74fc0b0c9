#pragma once

#include "../kit/export.h"

#include <QWidget>

#include <optional>

namespace Lockscope {

/// One value of a plot: a column, and a row where there are several.
struct PlotSpot
{
    int column = 0;
    int row = 0;

    friend bool operator==(const PlotSpot &, const PlotSpot &) = default;
};

/// A picture of numbers. The value under the pointer, or under the cursor that the arrow keys move, is shown in words
/// and given as the accessible description. A click, or Enter on the cursor, activates the spot.
class LOCKSCOPE_WIDGETS_EXPORT Plot : public QWidget
{
    Q_OBJECT

public:
    explicit Plot(QWidget *parent = nullptr);

    /// The spot whose value is shown: under the pointer, else the cursor's while the plot has the focus.
    [[nodiscard]] std::optional<PlotSpot> spot() const;
    /// Moves the cursor; clamped to the plot.
    void setSpot(const PlotSpot &spot);
    /// The value at a spot in words; empty: no value there.
    [[nodiscard]] virtual QString valueAt(const PlotSpot &spot) const = 0;
    /// The middle of a spot, for tests and menus.
    [[nodiscard]] QPoint pointOf(const PlotSpot &spot) const { return placeOf(spot).center().toPoint(); }
    /// Shown in place of the picture; empty: there are values.
    void setEmptyText(const QString &text);
    [[nodiscard]] const QString &emptyText() const { return m_emptyText; }
    /// Paints the picture, without cursor and focus.
    virtual void draw(QPainter *painter) const = 0;
    [[nodiscard]] virtual int drawnHeight() const { return height(); } ///< below it, the picture is empty

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activated(const Lockscope::PlotSpot &spot);

protected:
    [[nodiscard]] virtual int columns() const = 0;
    [[nodiscard]] virtual int rows() const { return 1; }
    [[nodiscard]] virtual QRectF placeOf(const PlotSpot &spot) const = 0;
    [[nodiscard]] virtual std::optional<PlotSpot> spotAt(const QPointF &point) const = 0;
    /// Call this when the values changed.
    void valuesChanged();
    /// The room of labels below the picture.
    [[nodiscard]] int axisHeight() const;
    [[nodiscard]] QFont labelFont() const;
    /// Marks an area whose values are not known.
    void drawUnknown(QPainter *painter, const QRectF &area) const;

    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void drawValue(QPainter *painter, const PlotSpot &spot) const;
    [[nodiscard]] PlotSpot clamped(const PlotSpot &spot) const;
    void describe();

    QString m_emptyText;
    std::optional<PlotSpot> m_hovered;
    std::optional<PlotSpot> m_cursor;
    std::optional<PlotSpot> m_pressed;
    bool m_showsFocus = false; ///< the focus came by the keyboard, or the cursor was moved by it
};

} // namespace Lockscope

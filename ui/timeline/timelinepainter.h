#pragma once

#include "timelinestory.h"

#include <QColor>
#include <QFont>
#include <QHash>
#include <QPalette>
#include <QRect>

class QPainter;

namespace Lockscope {

/// The areas of the canvas: names on the left, the axis on top, rows of equal height. Pure.
struct LOCKSCOPE_WIDGETS_EXPORT TimelineLayout
{
    QSize size;
    int rowHeight = 30;
    int axisHeight = 36;
    int namesWidth = 220;

    [[nodiscard]] QRect names() const { return {0, axisHeight, namesWidth, size.height() - axisHeight}; }
    [[nodiscard]] QRect area() const
    {
        return {namesWidth, axisHeight, size.width() - namesWidth, size.height() - axisHeight};
    }
    [[nodiscard]] QRect axis() const { return {namesWidth, 0, size.width() - namesWidth, axisHeight}; }
    [[nodiscard]] int pageRows() const { return std::max(1, (size.height() - axisHeight) / rowHeight); }
    /// The row at `y` if `top` is the uppermost visible row; -1 above the rows.
    [[nodiscard]] int rowAt(int y, int top) const { return y < axisHeight ? -1 : top + (y - axisHeight) / rowHeight; }
    [[nodiscard]] QRect row(int row, int top) const
    {
        return {0, axisHeight + (row - top) * rowHeight, size.width(), rowHeight};
    }
};

/// Everything that TimelinePainter needs to paint one frame.
struct TimelineScene
{
    TimelinePicturePtr picture;
    TimelineScale scale;
    TimelineLayout layout;
    TimelineSetting setting;
    int topRow = 0;
    int nodes = 0; ///< nodes of the deployment; 0: unknown
    QByteArray selectedLock;
    int selectedRow = -1;
    std::optional<TimelineSpot> selected; ///< in `picture`
    bool focus = false;
    const QSet<QByteArray> *expanded = nullptr;

    [[nodiscard]] Instant toldUntil() const { return timelineToldUntil(*picture, setting.moment); }
};

/// Caches elided texts and their widths, because measuring a text takes longer than painting it.
class TimelineTexts
{
public:
    struct Label
    {
        QString text;
        int width = 0;
    };

    void setFont(const QFont &font);
    [[nodiscard]] const Label &labelOf(const TimelineHolder &holder, const QFontMetrics &metrics);
    [[nodiscard]] const QString &fitted(const QString &text, int width, const QFontMetrics &metrics);

private:
    QHash<QByteArray, Label> m_labels;
    QHash<std::pair<QString, int>, QString> m_fitted;
    QFont m_font;
};

/// Paints a scene. Between calls it keeps only texts and their widths.
class LOCKSCOPE_WIDGETS_EXPORT TimelinePainter
{
    Q_DECLARE_TR_FUNCTIONS(Lockscope::TimelinePainter)

public:
    void paint(QPainter &painter, const TimelineScene &scene, const QPalette &palette, const QFont &font);

    /// The left edge of the row's name, in pixels.
    [[nodiscard]] static int indent(const TimelineRow &row, int rowHeight)
    {
        return row.isLock() ? rowHeight * 2 / 3 : rowHeight;
    }

private:
    TimelineTexts m_texts;
};

} // namespace Lockscope

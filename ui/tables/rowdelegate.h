#pragma once

#include "../kit/roles.h"

#include <QStyledItemDelegate>

#include <optional>

namespace Lockscope {

/// Rows of a table or tree in Lockscope's look: a line below each row, the selection as a tint under unchanged text, a
/// bar beside the current row while the view has the focus. One column may be a badge, another may have two lines.
class LOCKSCOPE_WIDGETS_EXPORT RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `severityRole`: of the model, a Severity as an int. It colours texts and badges.
    RowDelegate(int severityRole, QObject *parent);

    /// The column's text becomes a badge in the colour of the row's severity. Other texts lose that colour.
    void setBadgeColumn(int column) { m_badgeColumn = column; }
    /// `headRole` replaces the column's text if not empty; `belowRole` has the muted second line.
    void setTwoLines(int column, int headRole, int belowRole);

    /// Heights in device-independent pixels. Larger fonts get more.
    [[nodiscard]] static int rowHeight(const QFont &font);
    [[nodiscard]] static int twoLineHeight(const QFont &font);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    struct Cell
    {
        QRect place; ///< without the padding
        QColor text; ///< contrasts with the row's background
        QColor muted;
        bool isGone = false;
    };
    static constexpr int kPadding = 10;

    /// Paints the content; the background is there already.
    virtual void paintCell(QPainter *painter, const Cell &cell, const QStyleOptionViewItem &item,
                           const QModelIndex &index) const;
    static void paintText(QPainter *painter, const QRect &place, const QString &text, const QColor &colour,
                          const QFont &font, Qt::Alignment alignment, Qt::TextElideMode elide);
    /// On two lines where one is too short.
    static void paintWrapped(QPainter *painter, const QRect &place, const QString &text, const QColor &colour,
                             const QFont &font);

private:
    [[nodiscard]] std::optional<Severity> severityOf(const QModelIndex &index) const;

    const int m_severityRole;
    int m_badgeColumn = -1;
    int m_twoLineColumn = -1;
    int m_headRole = -1;
    int m_belowRole = -1;
};

} // namespace Lockscope

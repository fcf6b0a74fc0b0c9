#pragma once

#include "../kit/export.h"
#include "../kit/preparedtexts.h"
#include "../tables/rowdelegate.h"

#include <functional>

class QPainter;

namespace Lockscope {

/// Paints the cells of a lock table: badges, squares, bars and strips. Time passes at paint time: repaint the columns
/// that show it.
class LOCKSCOPE_WIDGETS_EXPORT LockCellDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit LockCellDelegate(QObject *parent);

    /// Paints the lock's last minutes into the rectangle.
    using PaintHistory
        = std::function<void(QPainter *painter, const QRect &place, const QByteArray &lock, const QPalette &palette)>;
    void setHistoryPainter(PaintHistory paint) { m_paintHistory = std::move(paint); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void paintCell(QPainter *painter, const Cell &cell, const QStyleOptionViewItem &item,
                   const QModelIndex &index) const override;

private:
    PaintHistory m_paintHistory;
    mutable PreparedTexts m_texts;
    mutable PreparedTexts m_smallTexts; ///< on the bars
};

} // namespace Lockscope

#pragma once

#include "../kit/export.h"
#include "../kit/roles.h"
#include "lockcolumns.h"

#include <QStyledItemDelegate>

#include <functional>

class QPainter;

namespace Lockscope {

/// Paints the cells of a lock table: badges, squares, bars and strips. Background and selection are its own, so that
/// coloured text stays readable in any style. Time passes at paint time: repaint the columns that show it.
class LOCKSCOPE_WIDGETS_EXPORT LockCellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Paints the lock's last minutes into the rectangle.
    using PaintHistory
        = std::function<void(QPainter *painter, const QRect &place, const QByteArray &lock, const QPalette &palette)>;
    void setHistoryPainter(PaintHistory paint) { m_paintHistory = std::move(paint); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    PaintHistory m_paintHistory;
};

} // namespace Lockscope

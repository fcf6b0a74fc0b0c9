#pragma once

#include "../kit/export.h"

#include <QStyledItemDelegate>

namespace Lockscope {

/// Paints a TTL as a bar of the remaining share, with the time. It counts down at paint time: repaint the column.
class LOCKSCOPE_WIDGETS_EXPORT TtlDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// Paints the state's sign and words in the colour of its severity.
class LOCKSCOPE_WIDGETS_EXPORT VerdictDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace Lockscope

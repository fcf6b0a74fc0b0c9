#include "lockdelegates.h"

#include "../words/wording.h"
#include "locktablemodel.h"

#include <QApplication>
#include <QPainter>

namespace Lockscope {

void TtlDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, {});
    const QStyle *style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const QVariant fraction = index.data(LockTableModel::TtlFractionRole);
    const QRect bar = cell.rect.adjusted(4, 4, -4, -4);
    if (fraction.isValid() && bar.width() > 8) {
        const double left = fraction.toDouble();
        const auto severity = left < 0.15 ? Severity::Warning : Severity::Notice;
        QColor fill = Wording::colour(severity, cell.palette);
        fill.setAlpha(90);
        painter->save();
        painter->setPen(QPen(cell.palette.color(QPalette::Mid)));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(bar.adjusted(0, 0, -1, -1));
        painter->fillRect(
            QRect(bar.left() + 1, bar.top() + 1, static_cast<int>((bar.width() - 2) * left), bar.height() - 2), fill);
        painter->restore();
    }
    const bool selected = (cell.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setPen(cell.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(cell.font);
    painter->drawText(bar.adjusted(4, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
    painter->restore();
}

void VerdictDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto lock = index.data(LockTableModel::LockRole).value<LockStatePtr>();
    if (lock && !index.data(LockTableModel::GoneRole).toBool())
        option->palette.setColor(QPalette::Text, Wording::colour(severityOf(*lock), option->palette));
}

} // namespace Lockscope

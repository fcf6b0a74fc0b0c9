#include "tableheader.h"

#include "../kit/fittedtext.h"
#include "../kit/roles.h"
#include "../kit/type.h"

#include <QAbstractItemModel>
#include <QPainter>

namespace Lockscope {

static constexpr int kLeastHeader = 32;
static constexpr int kHeaderPadding = 10; ///< as in the cells

QSize TableHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), std::max(kLeastHeader, fontMetrics().height() + 3 * kGrid)};
}

void TableHeader::paintEvent(QPaintEvent *event)
{
    // Beside the last section, too.
    QPainter painter(viewport());
    const Roles &roles = Roles::of(palette());
    painter.fillRect(viewport()->rect(), roles.panel);
    painter.setPen(roles.line);
    painter.drawLine(viewport()->rect().bottomLeft(), viewport()->rect().bottomRight());
    painter.end();
    QHeaderView::paintEvent(event);
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    if (!rect.isValid() || model() == nullptr)
        return;
    const Roles &roles = Roles::of(palette());
    painter->save();
    painter->fillRect(rect, roles.panel);
    painter->setPen(roles.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QVariant aligned = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const auto alignment = aligned.isValid() ? Qt::Alignment(aligned.toInt()) : defaultAlignment();
    const QFont font = Type::small(this->font());
    const QFontMetrics metrics(font);
    QString text = model()->headerData(section, Qt::Horizontal).toString();
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const QString arrow = sortIndicatorOrder() == Qt::AscendingOrder ? QStringLiteral(" ↑") : QStringLiteral(" ↓");
    const QRect place = rect.adjusted(kHeaderPadding, 0, -kHeaderPadding, -1);
    text = fittedText(metrics, text, Qt::ElideRight, place.width() - (isSorted ? metrics.horizontalAdvance(arrow) : 0));
    painter->setFont(font);
    painter->setPen(isSorted ? roles.text : roles.muted);
    painter->drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine, isSorted ? text + arrow : text);
    painter->restore();
}

} // namespace Lockscope

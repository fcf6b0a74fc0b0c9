#include "rowdelegate.h"

#include "../kit/badge.h"
#include "../kit/colours.h"
#include "../kit/fittedtext.h"
#include "../kit/type.h"

#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QTextLayout>
#include <QTreeView>

namespace Lockscope {

namespace {

constexpr int kLeastRow = 36;
constexpr int kLeastTwoLines = 52;
constexpr double kReadableRow = 4.5; ///< WCAG 2, level AA

/// Moves `colour` towards `text` until it can be read on the background.
QColor readableOn(const QColor &background, const QColor &colour, const QColor &text)
{
    constexpr int kParts = 10;
    QColor found = colour;
    for (int part = 1; part <= kParts && contrast(found, background) < kReadableRow; ++part)
        found = blend(colour, text, static_cast<double>(part) / kParts);
    return found;
}

bool isFirstShown(const QAbstractItemView *view, int column)
{
    const QHeaderView *header = nullptr;
    if (const auto *table = qobject_cast<const QTableView *>(view))
        header = table->horizontalHeader();
    else if (const auto *tree = qobject_cast<const QTreeView *>(view))
        header = tree->header();
    for (int place = 0; header != nullptr && place < header->count(); ++place) {
        if (const int logical = header->logicalIndex(place); !header->isSectionHidden(logical))
            return logical == column;
    }
    return false;
}

} // namespace

RowDelegate::RowDelegate(int severityRole, QObject *parent) : QStyledItemDelegate(parent), m_severityRole(severityRole)
{
}

void RowDelegate::setTwoLines(int column, int headRole, int belowRole)
{
    m_twoLineColumn = column;
    m_headRole = headRole;
    m_belowRole = belowRole;
}

int RowDelegate::rowHeight(const QFont &font)
{
    return std::max(kLeastRow, QFontMetrics(font).height() + 4 * kGrid);
}

int RowDelegate::twoLineHeight(const QFont &font)
{
    return std::max(kLeastTwoLines,
                    QFontMetrics(Type::strong(font)).height() + QFontMetrics(Type::small(font)).height() + 4 * kGrid);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const bool isTall = m_twoLineColumn >= 0;
    size.setHeight(std::max(size.height(), isTall ? twoLineHeight(option.font) : rowHeight(option.font)));
    return size + QSize(2 * kPadding, 0);
}

std::optional<Severity> RowDelegate::severityOf(const QModelIndex &index) const
{
    const QVariant severity = index.data(m_severityRole);
    return severity.isValid() ? std::optional(static_cast<Severity>(severity.toInt())) : std::nullopt;
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const auto *view = qobject_cast<const QAbstractItemView *>(item.widget);
    const Roles &roles = Roles::of(view != nullptr ? view->palette() : item.palette);
    const bool isSelected = item.state.testFlag(QStyle::State_Selected);
    const QColor background = isSelected ? roles.accentTint : roles.panel;
    painter->save();
    if (isSelected)
        painter->fillRect(item.rect, background);
    painter->fillRect(item.rect.left(), item.rect.bottom(), item.rect.width(), 1, roles.line);
    if (view != nullptr && view->hasFocus() && view->currentIndex().siblingAtColumn(0) == index.siblingAtColumn(0)
        && isFirstShown(view, index.column()))
        painter->fillRect(QRect(item.rect.topLeft(), QSize(3, item.rect.height() - 1)), roles.accent);

    Cell cell{.place = item.rect.adjusted(kPadding, 0, -kPadding, -1), .text = roles.text, .muted = roles.muted};
    cell.isGone = index.data(Qt::ForegroundRole).isValid();
    const auto severity = severityOf(index);
    if (cell.isGone)
        cell.text = roles.muted;
    else if (m_badgeColumn < 0 && severity && *severity >= Severity::Warning) // else the badge has the colour
        cell.text = readableOn(background, roles.of(*severity), roles.text);
    paintCell(painter, cell, item, index);
    painter->restore();
}

void RowDelegate::paintText(QPainter *painter, const QRect &place, const QString &text, const QColor &colour,
                            const QFont &font, Qt::Alignment alignment, Qt::TextElideMode elide)
{
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine,
                      fittedText(QFontMetrics(font), text, elide, place.width()));
}

void RowDelegate::paintWrapped(QPainter *painter, const QRect &place, const QString &text, const QColor &colour,
                               const QFont &font)
{
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    const int end = line.textStart() + line.textLength();
    layout.endLayout();
    if (end >= text.size()) {
        paintText(painter, place, text, colour, font, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
        return;
    }
    const QRect upper(place.left(), place.top() + place.height() / 2 - metrics.height(), place.width(),
                      metrics.height());
    paintText(painter, upper, text.left(end).trimmed(), colour, font, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
    paintText(painter, upper.translated(0, metrics.height()), text.mid(end).trimmed(), colour, font,
              Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
}

void RowDelegate::paintCell(QPainter *painter, const Cell &cell, const QStyleOptionViewItem &item,
                            const QModelIndex &index) const
{
    if (index.column() == m_badgeColumn) {
        if (!item.text.isEmpty())
            paintBadge(
                painter, cell.place,
                {.text = item.text, .severity = severityOf(index).value_or(Severity::Fine), .isFaded = cell.isGone},
                item.widget != nullptr ? item.widget->palette() : item.palette, item.font);
        return;
    }
    if (index.column() != m_twoLineColumn) {
        if (m_twoLineColumn >= 0)
            paintWrapped(painter, cell.place, item.text, cell.text, Type::small(item.font));
        else
            paintText(painter, cell.place, item.text, cell.text, item.font, item.displayAlignment, item.textElideMode);
        return;
    }
    const QString head = index.data(m_headRole).toString();
    const QString below = index.data(m_belowRole).toString();
    const QFont strong = Type::strong(item.font);
    const QFont small = Type::small(item.font);
    const int upper = QFontMetrics(strong).height();
    const int lower = below.isEmpty() ? 0 : QFontMetrics(small).height();
    const int top = cell.place.top() + (cell.place.height() - upper - lower) / 2;
    const QRect first(cell.place.left(), top, cell.place.width(), upper);
    paintText(painter, first, head.isEmpty() ? item.text : head, cell.isGone ? cell.muted : cell.text, strong,
              Qt::AlignLeft | Qt::AlignVCenter, item.textElideMode);
    if (lower > 0)
        paintText(painter, QRect(first.left(), first.bottom() + 1, first.width(), lower), below, cell.muted, small,
                  Qt::AlignLeft | Qt::AlignVCenter, item.textElideMode);
}

} // namespace Lockscope

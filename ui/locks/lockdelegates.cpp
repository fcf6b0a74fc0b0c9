#include "lockdelegates.h"

#include "../kit/badge.h"
#include "../kit/colours.h"
#include "../kit/preparedtexts.h"
#include "../kit/roles.h"
#include "../kit/roundedrect.h"
#include "../kit/type.h"
#include "lockcolumns.h"
#include "locktablemodel.h"

#include <lockscope/core/words/wording.h>

#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kNoSeverityRole = -1; ///< the state has a badge of its own
constexpr int kSquare = 11;
constexpr int kSquareGap = 3;
constexpr int kBarWidth = 84;
constexpr int kBarHeight = 18;
constexpr double kLate = 0.15; ///< a smaller share of the TTL is shown as a warning
constexpr double kFaded = 0.45;
constexpr qsizetype kMostSquares = 9; ///< for more nodes the text is shorter

/// The namespace is muted, so that the part that differs stands out.
void paintName(QPainter *painter, const QRect &place, const QString &name, const Roles &roles, PreparedTexts &texts)
{
    const auto colon = name.lastIndexOf(u':', -2);
    if (colon < 0 || texts.find(painter->font(), name, place.width(), Qt::ElideMiddle).isCut) {
        texts.paint(painter, place, name, Qt::AlignLeft, Qt::ElideMiddle);
        return;
    }
    const QString space = name.left(colon + 1);
    painter->setPen(roles.muted);
    const int width = texts.paint(painter, place, space, Qt::AlignLeft, Qt::ElideNone);
    painter->setPen(roles.text);
    texts.paint(painter, place.adjusted(width, 0, 0, 0), name.mid(colon + 1), Qt::AlignLeft, Qt::ElideNone);
}

enum class NodeSign { Agrees, Other, Absent, Silent };

NodeSign signOf(const LockState &lock, int node)
{
    switch (lock.readings[static_cast<size_t>(node)].answer) {
    case NodeReading::Answer::Unknown: return NodeSign::Silent;
    case NodeReading::Answer::Absent: return NodeSign::Absent;
    case NodeReading::Answer::Present: break;
    }
    return lock.assessment.holders.contains(node) ? NodeSign::Agrees : NodeSign::Other;
}

void paintSquares(QPainter *painter, const QRect &place, const LockState &lock, bool isGone, const Roles &roles)
{
    const auto nodes = lock.nodesToShow();
    QRectF square(place.left() + 0.5, place.center().y() - kSquare / 2.0 + 0.5, kSquare - 1, kSquare - 1);
    for (const int node : nodes) {
        const NodeSign sign = signOf(lock, node);
        QPen line(roles.muted, 1.5);
        QBrush fill(Qt::NoBrush);
        if (sign == NodeSign::Silent) {
            line.setColor(roles.bad);
            fill = QBrush(roles.bad, Qt::BDiagPattern);
        } else if (!isGone && sign == NodeSign::Agrees) {
            line.setColor(roles.ok);
            fill = roles.ok;
        } else if (!isGone && sign == NodeSign::Other) {
            line.setColor(roles.warn);
        }
        paintRounded(painter, square, {.pen = line, .brush = fill, .radius = 2.5});
        if (!isGone && sign == NodeSign::Other) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(roles.warn);
            painter->drawRect(QRectF(square.left(), square.top(), square.width() / 2, square.height()));
        }
        square.translate(kSquare + kSquareGap, 0);
    }
}

/// The part of the TTL that is left; returns the place of the text on it.
QRect paintTtlBar(QPainter *painter, const QRect &place, double left, const Roles &roles)
{
    const QRect bar(place.left(), place.center().y() - kBarHeight / 2, std::min(place.width(), kBarWidth), kBarHeight);
    paintRounded(painter, bar, {.brush = roles.track});
    painter->setClipRect(QRect(bar.left(), bar.top(), static_cast<int>(bar.width() * left), bar.height()),
                         Qt::IntersectClip);
    paintRounded(painter, bar, {.brush = left < kLate ? blend(roles.panel, roles.warn, 0.4) : roles.bar});
    painter->setClipping(false);
    return bar.adjusted(7, 0, -2, 0);
}

} // namespace

LockCellDelegate::LockCellDelegate(QObject *parent) : RowDelegate(kNoSeverityRole, parent) { }

QSize LockCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto &spec = columnSpec(static_cast<LockColumn::Id>(index.column()));
    const QString text = index.data().toString();
    const int width
        = spec.cell == LockCell::Badge ? badgeWidth(text, option.font) : option.fontMetrics.horizontalAdvance(text);
    return {width + 2 * kPadding, option.fontMetrics.height() + 4 * kGrid};
}

void LockCellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    option->text = index.data().toString(); // the other roles do not matter here
}

void LockCellDelegate::paintCell(QPainter *painter, const Cell &cell, const QStyleOptionViewItem &item,
                                 const QModelIndex &index) const
{
    const QPalette palette = item.widget != nullptr ? item.widget->palette() : item.palette;
    const Roles roles = Roles::of(palette);
    const auto &spec = columnSpec(static_cast<LockColumn::Id>(index.column()));
    const bool isGone = index.data(LockTableModel::GoneRole).toBool();
    const auto lock = index.data(LockTableModel::LockRole).value<LockStatePtr>();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(cell.isGone ? kFaded : 1);
    painter->setPen(roles.text);
    painter->setFont(item.font);
    switch (spec.cell) {
    case LockCell::Name: paintName(painter, cell.place, item.text, roles, m_texts); break;
    case LockCell::Badge:
        paintBadge(painter, cell.place,
                   {.text = isGone || !lock ? item.text : Wording::badge(*lock),
                    .severity = isGone || !lock ? Severity::Fine : Lockscope::severityOf(*lock),
                    .isOutlined = lock && lock->grade() != Grade::Known},
                   palette, item.font);
        break;
    case LockCell::Votes:
        if (lock && static_cast<qsizetype>(lock->nodesToShow().size()) <= kMostSquares)
            paintSquares(painter, cell.place, *lock, isGone, roles);
        else
            m_texts.paint(painter, cell.place, item.text, Qt::AlignLeft, Qt::ElideRight);
        break;
    case LockCell::Ttl:
        if (const QVariant left = index.data(LockTableModel::TtlFractionRole); left.isValid()) {
            const QRect place = paintTtlBar(painter, cell.place, left.toDouble(), roles);
            painter->setFont(Type::small(item.font));
            m_smallTexts.paint(painter, place, item.text, Qt::AlignLeft, Qt::ElideRight);
        } else {
            m_texts.paint(painter, cell.place, item.text, Qt::AlignLeft, Qt::ElideRight);
        }
        break;
    case LockCell::History:
        if (lock && m_paintHistory)
            m_paintHistory(painter, cell.place, lock->name, palette);
        break;
    case LockCell::Text:
        if (spec.isRight) // a number without its middle would be another number
            m_texts.paint(painter, cell.place, item.text, Qt::AlignRight, Qt::ElideRight);
        else
            m_texts.paint(painter, cell.place, item.text, Qt::AlignLeft, Qt::ElideMiddle);
        break;
    }
}

} // namespace Lockscope

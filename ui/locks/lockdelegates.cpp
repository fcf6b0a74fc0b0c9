#include "lockdelegates.h"

#include "../kit/badge.h"
#include "../kit/colours.h"
#include "../kit/type.h"
#include "../words/wording.h"
#include "locktablemodel.h"

#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kCellPadding = 9;
constexpr int kSquare = 11;
constexpr int kSquareGap = 3;
constexpr int kBarWidth = 84;
constexpr int kBarHeight = 18;
constexpr double kLate = 0.15; ///< a smaller share of the TTL is shown as a warning
constexpr double kFaded = 0.45;
constexpr qsizetype kMostSquares = 9; ///< for more nodes the text is shorter

void paintText(QPainter *painter, const QRect &place, const QString &text, Qt::Alignment alignment,
               Qt::TextElideMode mode)
{
    painter->drawText(place, alignment | Qt::AlignVCenter | Qt::TextSingleLine,
                      painter->fontMetrics().elidedText(text, mode, place.width()));
}

/// The namespace is muted, so that the part that differs stands out.
void paintName(QPainter *painter, const QRect &place, const QString &name, const Roles &roles)
{
    const QFontMetrics metrics = painter->fontMetrics();
    const auto colon = name.lastIndexOf(u':', -2);
    if (colon < 0 || metrics.horizontalAdvance(name) > place.width())
        return paintText(painter, place, name, Qt::AlignLeft, Qt::ElideMiddle);
    const QString space = name.left(colon + 1);
    painter->setPen(roles.muted);
    paintText(painter, place, space, Qt::AlignLeft, Qt::ElideNone);
    painter->setPen(roles.text);
    paintText(painter, place.adjusted(metrics.horizontalAdvance(space), 0, 0, 0), name.mid(colon + 1), Qt::AlignLeft,
              Qt::ElideNone);
}

enum class NodeSign { Agrees, Other, Absent, Silent };

NodeSign signOf(const LockState &lock, int node)
{
    switch (lock.readings[static_cast<size_t>(node)].answer) {
    case NodeReading::Answer::Unknown: return NodeSign::Silent;
    case NodeReading::Answer::Absent: return NodeSign::Absent;
    case NodeReading::Answer::Present: break;
    }
    const auto &holders = lock.assessment.holders;
    return std::find(holders.begin(), holders.end(), node) != holders.end() ? NodeSign::Agrees : NodeSign::Other;
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
        painter->setPen(line);
        painter->setBrush(fill);
        painter->drawRoundedRect(square, 2.5, 2.5);
        if (!isGone && sign == NodeSign::Other) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(roles.warn);
            painter->drawRect(QRectF(square.left(), square.top(), square.width() / 2, square.height()));
        }
        square.translate(kSquare + kSquareGap, 0);
    }
}

void paintTtl(QPainter *painter, const QRect &place, const QString &text, const QVariant &fraction, const Roles &roles)
{
    if (!fraction.isValid())
        return paintText(painter, place, text, Qt::AlignLeft, Qt::ElideRight);
    const double left = fraction.toDouble();
    const QRect bar(place.left(), place.center().y() - kBarHeight / 2, std::min(place.width(), kBarWidth), kBarHeight);
    painter->setPen(Qt::NoPen);
    painter->setBrush(roles.track);
    painter->drawRoundedRect(bar, 4, 4);
    painter->setBrush(left < kLate ? blend(roles.panel, roles.warn, 0.4) : roles.bar);
    painter->setClipRect(QRect(bar.left(), bar.top(), static_cast<int>(bar.width() * left), bar.height()),
                         Qt::IntersectClip);
    painter->drawRoundedRect(bar, 4, 4);
    painter->setClipping(false);
    painter->setPen(roles.text);
    painter->setFont(Type::small(painter->font()));
    paintText(painter, bar.adjusted(7, 0, -2, 0), text, Qt::AlignLeft, Qt::ElideRight);
}

} // namespace

QSize LockCellDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto &spec = columnSpec(static_cast<LockColumn::Id>(index.column()));
    const QString text = index.data().toString();
    const int width
        = spec.cell == LockCell::Badge ? badgeWidth(text, option.font) : option.fontMetrics.horizontalAdvance(text);
    return {width + 2 * kCellPadding, option.fontMetrics.height() + 4 * kGrid};
}

void LockCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Roles &roles = Roles::of(option.palette);
    const auto &spec = columnSpec(static_cast<LockColumn::Id>(index.column()));
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    const bool isGone = index.data(LockTableModel::GoneRole).toBool();
    const bool isStale = isGone || index.data(Qt::ForegroundRole).isValid();
    const auto lock = index.data(LockTableModel::LockRole).value<LockStatePtr>();
    const QString text = index.data().toString();
    const QRect place = option.rect.adjusted(kCellPadding, 0, -kCellPadding, -1);

    painter->save();
    painter->fillRect(option.rect, isSelected ? roles.accentTint : roles.panel);
    painter->fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, roles.line);
    if (isSelected && (option.state & QStyle::State_HasFocus) != 0)
        painter->fillRect(option.rect.left(), option.rect.top(), 2, option.rect.height(), roles.accent);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(isStale ? kFaded : 1);
    painter->setPen(roles.text);
    painter->setFont(option.font);
    switch (spec.cell) {
    case LockCell::Name: paintName(painter, place, text, roles); break;
    case LockCell::Badge:
        paintBadge(painter, place,
                   {.text = isGone || !lock ? text : Wording::badge(*lock),
                    .severity = isGone || !lock ? Severity::Fine : severityOf(*lock),
                    .isOutlined = lock && lock->grade() != Grade::Known},
                   option.palette, option.font);
        break;
    case LockCell::Votes:
        if (lock && static_cast<qsizetype>(lock->nodesToShow().size()) <= kMostSquares)
            paintSquares(painter, place, *lock, isGone, roles);
        else
            paintText(painter, place, text, Qt::AlignLeft, Qt::ElideRight);
        break;
    case LockCell::Ttl: paintTtl(painter, place, text, index.data(LockTableModel::TtlFractionRole), roles); break;
    case LockCell::History:
        if (lock && m_paintHistory)
            m_paintHistory(painter, place, lock->name, option.palette);
        break;
    case LockCell::Text:
        paintText(painter, place, text, spec.isRight ? Qt::AlignRight : Qt::AlignLeft, Qt::ElideMiddle);
        break;
    }
    painter->restore();
}

} // namespace Lockscope

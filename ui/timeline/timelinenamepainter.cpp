#include "timelinelook.h"

#include <lockscope/core/base/text.h>

#include <lockscope/core/words/wording.h>

#include <QLocale>
#include <QPainter>

namespace Lockscope {

void paintTimelineName(const TimelineBrush &brush, int row)
{
    const auto &scene = brush.scene;
    const auto &look = brush.look;
    QPainter &painter = brush.painter;
    const TimelineRow &what = scene.picture->rows[static_cast<size_t>(row)];
    const QRect line = scene.layout.row(row, scene.topRow);
    QRect place(0, line.top(), scene.layout.namesWidth - 1, line.height());
    painter.setPen(look.line);
    painter.drawLine(place.bottomLeft(), place.bottomRight());
    const bool selected = row == scene.selectedRow;
    if (selected)
        painter.fillRect(place.adjusted(0, 0, 0, -1), look.palette.color(QPalette::Highlight));
    const QColor text = selected ? look.palette.color(QPalette::HighlightedText) : look.text;
    const int indent = TimelinePainter::indent(what, line.height());
    if (what.isLock()) {
        const TimelineTrack &track = scene.picture->track(what);
        const bool open = scene.expanded != nullptr && scene.expanded->contains(track.name);
        const QPointF middle(line.height() / 3.0 + 1, line.center().y() + 0.5);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(selected ? text : look.faint);
        if (open)
            painter.drawPolygon(QPolygonF{middle + QPointF(-4, -2), middle + QPointF(4, -2), middle + QPointF(0, 3)});
        else
            painter.drawPolygon(QPolygonF{middle + QPointF(-2, -4), middle + QPointF(3, 0), middle + QPointF(-2, 4)});
        painter.setBrush(Qt::NoBrush);
        painter.setRenderHint(QPainter::Antialiasing, false);
    }
    place.setLeft(indent);
    place.setRight(place.right() - 4);
    QString words;
    if (what.owner == TimelineRow::kMore) {
        words = TimelinePainter::tr("%n more owners", nullptr,
                                    static_cast<int>(scene.picture->owners.at(what.slot)->left));
    } else if (const TimelineOwner *owner = scene.picture->owner(what)) {
        words = visibleText(owner->label, 80);
    } else {
        const TimelineNow &now = scene.picture->index.now[static_cast<size_t>(what.slot)];
        const auto addAtTheEnd = [&](const QString &note, const QColor &colour) {
            const int width = look.smallMetrics.horizontalAdvance(note) + 6;
            painter.setFont(look.small);
            painter.setPen(selected ? text : colour);
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, note);
            painter.setFont(look.font);
            place.setRight(place.right() - width);
        };
        if (now.waiters.value_or(0) > 0) {
            const QString label = now.areWaitersExact ? TimelinePainter::tr("%1 wait", "so many wait for the lock")
                                                      : TimelinePainter::tr("~ %1 wait", "about so many");
            addAtTheEnd(label.arg(QLocale().toString(*now.waiters)), look.warning);
        }
        // Such a lock has no bar, because nobody holds it for sure; yet it is not free.
        if (now.onBoard
            && (now.verdict == Verdict::Leftover || now.verdict == Verdict::Split || now.verdict == Verdict::Unknown))
            addAtTheEnd(Wording::verdict(now.verdict), now.verdict == Verdict::Leftover ? look.faint : look.warning);
        if (now.severity >= static_cast<qint8>(Severity::Alarm)) {
            painter.setPen(selected ? text : look.alarm);
            // The same sign as in the table of locks.
            const bool byVerdict
                = !now.isOverlapped && (now.verdict == Verdict::NoExpiry || now.verdict == Verdict::Split);
            const QString sign = byVerdict ? Wording::verdict(now.verdict).left(2) : QStringLiteral("‼ ");
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, sign);
            place.setLeft(place.left() + look.metrics.horizontalAdvance(sign));
        }
        words = Wording::name(scene.picture->track(what).name, 160);
    }
    painter.setPen(what.isLock() ? text : selected ? text : look.faint);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     brush.texts.fitted(words, place.width(), look.metrics));
}

} // namespace Lockscope

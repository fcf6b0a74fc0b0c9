#include "timelinelook.h"

#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr double kDotWidth = 5;
constexpr size_t kMostArrows = 60;
constexpr size_t kMarksLookedBack = 500; ///< to find overlaps that began left of the view
constexpr size_t kRun = 3; ///< this many adjacent marks are drawn as one strip

struct MarkPainter : TimelineBrush
{
    void paint(const TimelineTrack &track, const QRect &line, const QRect &body);
    void paintArrows();
};

void MarkPainter::paint(const TimelineTrack &track, const QRect &line, const QRect &body)
{
    const TimelineScale &scale = scene.scale;
    double lastOverlap = -1;
    const auto untilOf = [&](const TimelineMark &overlap) {
        return std::min<double>(scale.width + 2, scale.x(track.overlapEnd(overlap)));
    };
    const auto fillOverlap = [&](double from, double until) {
        const QRectF strip(from, line.top(), until - from, line.height());
        painter.fillRect(strip, blend(look.base, look.alarm, 0.3));
        painter.fillRect(strip, QBrush(look.alarm, Qt::DiagCrossPattern));
    };
    const auto dots = timelineDots(track.marks, scale, kDotWidth);
    // An overlap may have begun left of the view and reach into it.
    const size_t firstInSight = dots.empty() ? track.marks.size() : dots.front().first;
    for (size_t i = firstInSight; i > 0 && firstInSight - i < kMarksLookedBack; --i) {
        const TimelineMark &earlier = track.marks[i - 1];
        if (earlier.kind == HistoryKind::Overlap && scale.x(earlier.at) < 0 && untilOf(earlier) > lastOverlap)
            lastOverlap = untilOf(earlier);
    }
    if (lastOverlap > 0)
        fillOverlap(0, lastOverlap);
    for (size_t next = 0; next < dots.size(); ++next) {
        const TimelineDot &dot = dots[next];
        // Adjacent hand-overs become a strip.
        size_t end = next + 1;
        while (!dot.grave && end < dots.size() && !dots[end].grave && dots[end].x - dots[end - 1].x < 2 * kDotWidth)
            ++end;
        if (end - next >= kRun) {
            const QRectF strip(dot.x - 3, line.top(), dots[end - 1].x - dot.x + 6, line.height());
            painter.fillRect(strip.adjusted(0, 0, 0, -2), look.faint);
            painter.fillRect(strip, QBrush(look.faint, Qt::Dense4Pattern));
            next = end - 1;
            continue;
        }
        const TimelineMark *gravest = &track.marks[dot.first];
        // Search only the first 16 marks for an overlap. The colour shows whether any mark of the dot is severe.
        for (size_t i = dot.first; i < dot.first + std::min<size_t>(dot.count, 16); ++i) {
            if (track.marks[i].kind == HistoryKind::Overlap)
                gravest = &track.marks[i];
        }
        const double x = dot.x;
        if (gravest->kind == HistoryKind::Overlap) {
            const double until = std::min<double>(scale.width + 2, std::max(untilOf(*gravest), x + 2 * kDotWidth));
            if (until > lastOverlap) {
                fillOverlap(x, until);
                painter.setPen(look.alarm);
                painter.drawLine(QPointF(x, line.top()), QPointF(x, body.bottom()));
                lastOverlap = until;
                const QString words = TimelinePainter::tr("‼ overlap");
                painter.setFont(look.small);
                const int width = look.smallMetrics.horizontalAdvance(words) + 6;
                // Put the label after the strip, where it hides no owner's name.
                const double begin = std::min(until + 2, scale.width - width - 2.0);
                if (begin > x) {
                    const QRectF plate(begin, line.top(), width, look.smallMetrics.height() + 1);
                    painter.fillRect(plate, look.base);
                    painter.drawText(plate, Qt::AlignCenter, words);
                }
                painter.setFont(look.font);
            }
            continue;
        }
        if (gravest->kind == HistoryKind::Split) {
            painter.setPen(QPen(look.alarm, 2));
            painter.drawLine(QPointF(x - 3, line.top()), QPointF(x + 3, line.bottom()));
            painter.drawLine(QPointF(x - 3, line.bottom()), QPointF(x + 3, line.top()));
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(dot.grave ? look.warning : look.faint);
        if (dot.grave)
            painter.drawRect(QRectF(x - 2, line.top(), 4, line.height()));
        else
            painter.drawPolygon(
                QPolygonF{{x - 3.5, line.top() + 0.5}, {x + 3.5, line.top() + 0.5}, {x, line.bottom() + 1.0}});
        painter.setBrush(Qt::NoBrush);
    }
    if (scene.selected && scene.selected->lock == track.name) {
        const double x = scale.x(scene.selected->at);
        painter.setPen(QPen(look.palette.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(QPointF(x, line.top() - 1), QPointF(x, body.bottom() + kTimelineStrip + 2));
        painter.drawPolygon(QPolygonF{{x - 4, line.top() - 1.0}, {x + 4, line.top() - 1.0}, {x, line.top() + 4.0}});
    }
}

void MarkPainter::paintArrows()
{
    const auto &picture = *scene.picture;
    const int slot = scene.selectedRow < 0 ? -1 : picture.rows[static_cast<size_t>(scene.selectedRow)].slot;
    const auto owners = picture.owners.find(slot);
    if (owners == picture.owners.end())
        return;
    const int lockRow = picture.rowOf(slot);
    const TimelineTrack &track = picture.track({.slot = slot});
    const auto middleOf = [&](quint32 id) -> std::optional<double> {
        if (id == TimelineMark::kNobody)
            return std::nullopt;
        const TimelineHolder &holder = track.holders[id];
        const auto &list = owners->second->owners;
        const auto found = std::find_if(list.begin(), list.end(), [&](const TimelineOwner &owner) {
            return owner.label == holder.owner || owner.label == holder.process;
        });
        if (found == list.end())
            return std::nullopt;
        // In the lower part of the row, below the label at a hold's end.
        const QRect row = scene.layout.row(lockRow + 1 + static_cast<int>(found - list.begin()), scene.topRow);
        return row.center().y() + row.height() / 4.0;
    };
    const auto dots = timelineDots(track.marks, scene.scale, kDotWidth);
    if (dots.size() > kMostArrows)
        return; // so many arrows would be unreadable
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TimelineDot &dot : dots) {
        const TimelineMark &mark = track.marks[dot.first];
        const auto from = mark.kind == HistoryKind::HandOver || mark.kind == HistoryKind::Overlap ? middleOf(mark.other)
                                                                                                  : std::nullopt;
        const auto to = middleOf(mark.holder);
        if (!from || !to || *from == *to)
            continue;
        const double way = *to > *from ? 1 : -1;
        const double begin
            = std::max(-2.0, scene.scale.x(mark.at - (mark.kind == HistoryKind::HandOver ? mark.length : Micros(0))));
        const QColor colour = mark.kind == HistoryKind::Overlap ? look.alarm : look.text;
        painter.setPen(QPen(colour, 1));
        painter.drawPolyline(QPolygonF{{begin, *from}, {dot.x, *from}, {dot.x, *to - way * 6}});
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{{dot.x - 3, *to - way * 6}, {dot.x + 3, *to - way * 6}, {dot.x, *to}});
        painter.setBrush(Qt::NoBrush);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace

void paintTimelineMarks(const TimelineBrush &brush, const TimelineTrack &track, const QRect &line, const QRect &body)
{
    MarkPainter{brush}.paint(track, line, body);
}

void paintTimelineArrows(const TimelineBrush &brush)
{
    MarkPainter{brush}.paintArrows();
}

} // namespace Lockscope

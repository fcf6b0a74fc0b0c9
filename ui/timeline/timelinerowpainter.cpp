#include "timelinelook.h"

#include <lockscope/core/words/wording.h>

#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace Lockscope {

namespace {

constexpr double kCap = 4; ///< half the height of the mark at a bar's end
constexpr double kTickWidth = 3;
constexpr double kNarrow = 6; ///< a narrower bar has no room for details

struct RowPainter : TimelineBrush
{
    void paint(int row);
    void paintBars(const TimelineRow &row, const QRect &body);
    void paintSpan(const TimelineSpan &span, const QRect &body, const QPen &pen, const QBrush &brush,
                   const QString &words);
    void paintHold(const TimelineRow &row, const TimelineBar &bar, const TimelinePiece &piece, double room,
                   const QRect &body);
    void paintEnd(const TimelineBar &bar, double x, double room, const QColor &edge, const QRect &body);
    void paintRenewals(const TimelineTrack &track, const QRect &body);
    void paintOffscreenHint(const TimelineTrack &track, const QRect &body);

    std::vector<std::pair<double, double>> names; ///< x ranges of the drawn owner names, ascending
};

void RowPainter::paint(int row)
{
    const TimelineRow &what = scene.picture->rows[static_cast<size_t>(row)];
    const QRect place = scene.layout.row(row, scene.topRow);
    painter.setPen(look.line);
    painter.drawLine(0, place.bottom(), place.width(), place.bottom());
    if (row == scene.selectedRow) {
        QColor tint = look.palette.color(QPalette::Highlight);
        tint.setAlpha(40);
        painter.fillRect(place, tint);
    }
    if (what.owner == TimelineRow::kMore)
        return;
    const int bar = place.height() - 2 * kTimelineStrip - 5;
    const QRect body(0, place.top() + kTimelineStrip + 2, scene.scale.width, bar);
    paintBars(what, body);
    if (what.isLock())
        paintTimelineMarks(*this, scene.picture->track(what),
                           QRect(0, place.top() + 1, scene.scale.width, kTimelineStrip), body);
}

void RowPainter::paintHold(const TimelineRow &row, const TimelineBar &bar, const TimelinePiece &piece, double room,
                           const QRect &body)
{
    const TimelineScale &scale = scene.scale;
    const TimelineTrack &track = scene.picture->track(row);
    const TimelineHolder &holder = track.holderOf(bar);
    const auto &[fill, edge] = look.paintOf(holder);
    const Instant now = scene.setting.moment.now;
    const double left = std::max(-4.0, piece.x1);
    const double right = std::min<double>(scale.width + 4, std::max(piece.x2, piece.x1 + 1));
    // The certain part: an unknown end may have been any time after the last sighting.
    double sure = right;
    if (!bar.goesOn() && !bar.isEndKnown())
        sure = std::clamp(scale.x(bar.to - Micros(bar.toSlack)), left, right);

    // Paint narrow bars fast: there may be very many, and only their start or an end in trouble would be visible.
    if (right - left < kNarrow && !bar.goesOn() && !TimelineBar::isTrouble(bar.end)) {
        painter.fillRect(QRectF(left, body.top(), right - left, body.height()), fill);
        painter.fillRect(QRectF(left, body.top(), 1, body.height()), edge);
        return;
    }
    painter.fillRect(QRectF(left, body.top(), sure - left, body.height()), fill);
    painter.setPen(edge);
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(left, body.top()), QPointF(sure, body.top()));
    painter.drawLine(QPointF(left, body.bottom()), QPointF(sure, body.bottom()));
    if (right - sure >= 1) {
        painter.setPen(QPen(edge, 1, Qt::DotLine));
        painter.drawRect(QRectF(sure, body.top(), right - sure - 1, body.height() - 1));
    }
    // Times without readings are hollow.
    std::vector<std::pair<double, double>> unknown;
    const auto hollow = [&](Instant from, Instant to) {
        const double x1 = std::clamp(scale.x(from), left, right);
        const double x2 = std::clamp(scale.x(to), left, right);
        if (x2 - x1 < 1)
            return;
        painter.fillRect(QRectF(x1, body.top() + 1, x2 - x1, body.height() - 2), look.base);
        painter.setPen(QPen(edge, 1, Qt::DashLine));
        painter.drawLine(QPointF(x1, body.top()), QPointF(x2, body.top()));
        painter.drawLine(QPointF(x1, body.bottom()), QPointF(x2, body.bottom()));
        unknown.emplace_back(x1, x2);
    };
    const TimelineWatch &watch = scene.picture->index.watch;
    for (const auto *spans : {&watch.gaps, &track.unseen}) {
        auto span = std::partition_point(spans->begin(), spans->end(),
                                         [&](const TimelineSpan &candidate) { return candidate.to <= bar.from; });
        for (; span != spans->end() && span->from < bar.to; ++span)
            hollow(span->from, std::min(span->to, scene.toldUntil()));
    }
    if (scene.setting.moment.pausedSince && bar.goesOn())
        hollow(*scene.setting.moment.pausedSince, now);

    painter.setPen(edge);
    if (bar.beginSeen) {
        painter.drawLine(QPointF(left, body.top()), QPointF(left, body.bottom()));
    } else {
        // A notch on the left: the lock was held before it was first seen.
        painter.setBrush(look.base);
        painter.setPen(Qt::NoPen);
        const double middle = body.center().y() + 0.5;
        painter.drawPolygon(
            QPolygonF{{left, static_cast<double>(body.top())}, {left + 5, middle}, {left, body.bottom() + 1.0}});
        painter.setPen(edge);
        painter.drawPolyline(QPolygonF{
            {left, static_cast<double>(body.top())}, {left + 5, middle}, {left, static_cast<double>(body.bottom())}});
        painter.setBrush(Qt::NoBrush);
    }

    double textEnd = sure;
    if (bar.goesOn()) {
        const TimelineNow &state = scene.picture->index.now[static_cast<size_t>(row.slot)];
        const double begin = scale.x(now);
        // The TTL may be the next owner's already.
        const bool isIts = !state.isHeldByOtherThan(scene.picture->track(row).holderOf(bar).owner);
        if (isIts && state.neverExpires) {
            painter.setPen(look.alarm);
            painter.drawText(QRectF(begin + 3, body.top(), 40, body.height()), Qt::AlignVCenter | Qt::AlignLeft,
                             QStringLiteral("∞"));
        } else if (isIts && state.validUntil && *state.validUntil > now) {
            const double end = std::min<double>(scale.width + 4, scale.x(*state.validUntil));
            QColor light = fill;
            light.setAlpha(110);
            if (end > begin) {
                painter.fillRect(QRectF(begin, body.top() + 3, end - begin, body.height() - 6), light);
                painter.setPen(QPen(edge, 1, Qt::DotLine));
                painter.drawRect(QRectF(begin, body.top() + 3, end - begin, body.height() - 7));
            }
        }
        textEnd = std::min<double>(begin, scale.width);
    } else if (piece.x2 <= scale.width + 4) {
        paintEnd(bar, piece.x2, room, edge, body);
    }

    const double textBegin = std::max(0.0, left) + (bar.beginSeen ? 4 : 8);
    const int width = static_cast<int>(std::min<double>(textEnd, scale.width) - textBegin) - 6;
    double labelled = left;
    painter.setPen(look.text);
    if (width > look.metrics.averageCharWidth() * 6) {
        const TimelineTexts::Label &label = texts.labelOf(holder, look.metrics);
        labelled = textBegin + std::min(label.width, width);
        names.emplace_back(textBegin, labelled);
        painter.drawText(
            QPointF(textBegin, body.top() + (body.height() + look.metrics.ascent() - look.metrics.descent()) / 2.0),
            label.width <= width ? label.text : texts.fitted(label.text, width, look.metrics));
    }
    // After the owner's name, never over it.
    for (const auto &[x1, x2] : unknown) {
        const double from = std::max(x1, labelled);
        if (x2 - from > 12)
            painter.drawText(QRectF(from, body.top(), x2 - from, body.height()), Qt::AlignCenter, QStringLiteral("?"));
    }
}

void RowPainter::paintEnd(const TimelineBar &bar, double x, double room, const QColor &edge, const QRect &body)
{
    // The end of a hold is a shape and, where there is room, a word.
    const double middle = body.center().y() + 0.5;
    QColor colour = look.text;
    bool worded = true;
    switch (bar.end) {
    case HoldEnd::Released:
    case HoldEnd::OwnReleased:
    case HoldEnd::HoldOffOver:
        painter.setPen(edge);
        painter.drawLine(QPointF(x, body.top()), QPointF(x, body.bottom()));
        worded = false;
        break;
    case HoldEnd::TakenOver:
        painter.setPen(Qt::NoPen);
        painter.setBrush(edge);
        painter.drawPolygon(QPolygonF{{x - kCap, middle - kCap}, {x, middle}, {x - kCap, middle + kCap}});
        worded = false;
        break;
    case HoldEnd::Expired:
        colour = look.warning;
        painter.setPen(QPen(colour, 2));
        painter.drawLine(QPointF(x - kCap, middle - kCap), QPointF(x + kCap, middle + kCap));
        painter.drawLine(QPointF(x - kCap, middle + kCap), QPointF(x + kCap, middle - kCap));
        break;
    case HoldEnd::Lost:
    case HoldEnd::OwnLost:
        colour = look.alarm;
        painter.setPen(QPen(colour, 2));
        painter.drawPolyline(QPolygonF{{x, static_cast<double>(body.top())},
                                       {x + kCap, middle - kCap},
                                       {x - kCap, middle + kCap},
                                       {x, static_cast<double>(body.bottom())}});
        break;
    case HoldEnd::ForceReleased:
        colour = look.warning;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRect(QRectF(x - kCap / 2, body.top(), kCap, body.height()));
        break;
    case HoldEnd::Unknown: colour = look.faint; break;
    }
    painter.setBrush(Qt::NoBrush);
    if (worded) {
        const QString words = TimelineWording::end(bar);
        painter.setFont(look.small);
        if (look.smallMetrics.horizontalAdvance(words) + 2 * kCap < room) {
            painter.setPen(colour);
            painter.drawText(QRectF(x + kCap + 3, body.top(), room, body.height()),
                             Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
        }
        painter.setFont(look.font);
    }
}

void RowPainter::paintSpan(const TimelineSpan &span, const QRect &body, const QPen &pen, const QBrush &brush,
                           const QString &words)
{
    const TimelineScale &scale = scene.scale;
    const double x1 = std::max(-2.0, scale.x(span.from));
    const double x2 = std::min<double>(scale.width + 2, scale.x(std::min(span.to, scene.toldUntil())));
    if (x2 - x1 < 1)
        return;
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRect(QRectF(x1, body.top(), x2 - x1 - 1, body.height() - 1));
    painter.setBrush(Qt::NoBrush);
    painter.setFont(look.small);
    const double begin = std::max(0.0, x1) + 4;
    const int width = look.smallMetrics.horizontalAdvance(words);
    if (x2 - begin > width + 4) {
        if (brush.style() != Qt::NoBrush)
            painter.fillRect(QRectF(begin - 1, body.top() + 1, width + 2, body.height() - 2), look.base);
        painter.drawText(QRectF(begin, body.top(), x2 - begin, body.height()), Qt::AlignVCenter | Qt::AlignLeft, words);
    }
    painter.setFont(look.font);
}

void RowPainter::paintBars(const TimelineRow &row, const QRect &body)
{
    const TimelineTrack &track = scene.picture->track(row);
    const TimelineOwner *owner = scene.picture->owner(row);
    const Instant now = scene.setting.moment.now;
    const TimelineScale &scale = scene.scale;

    if (row.isLock()) {
        for (const TimelineSpan &span : track.unseen)
            paintSpan(span, body, QPen(look.faint, 1, Qt::DashLine), Qt::NoBrush, TimelinePainter::tr("? unknown"));
        for (const TimelineSpan &span : track.blocked) {
            const bool isSplit = span.value == static_cast<int>(Verdict::Split);
            const QColor colour = isSplit ? look.alarm : look.warning;
            paintSpan(span, body, QPen(colour), QBrush(blend(look.base, colour, 0.35), Qt::BDiagPattern),
                      Wording::verdict(static_cast<Verdict>(span.value)));
        }
    }

    const auto pieces = timelinePieces(track, owner, scale, now);
    for (size_t i = 0; i < pieces.size(); ++i) {
        const TimelinePiece &piece = pieces[i];
        double roomEnd = i + 1 < pieces.size() ? pieces[i + 1].x1 : scale.width;
        for (const auto *spans : {&track.unseen, &track.blocked}) { // these have labels of their own
            const auto span = std::partition_point(spans->begin(), spans->end(), [&](const TimelineSpan &candidate) {
                return scale.x(candidate.to) <= piece.x2 + 1;
            });
            if (row.isLock() && span != spans->end())
                roomEnd = std::min(roomEnd, scale.x(span->from));
        }
        const double room = roomEnd - piece.x2;
        const TimelineBar &bar = track.bars[owner == nullptr ? piece.first : owner->bars[piece.first]];
        if (piece.count == 1) {
            paintHold(row, bar, piece, room, body);
            continue;
        }
        // Bars that are too narrow become a block with their number.
        const double left = std::max(-2.0, piece.x1);
        const QRectF block(left, body.top(), std::min<double>(piece.x2, scale.width + 2) - left, body.height());
        painter.fillRect(block, blend(look.base, look.text, 0.18));
        painter.fillRect(block, QBrush(blend(look.base, look.text, 0.5), Qt::VerPattern));
        if (piece.trouble)
            painter.fillRect(QRectF(block.left(), block.bottom() - 3, block.width(), 3), look.warning);
        const QString words
            = TimelinePainter::tr("%n holds", "too short to be drawn one by one", static_cast<int>(piece.count));
        const int width = look.smallMetrics.horizontalAdvance(words) + 6;
        if (width + 4 < block.width()) {
            const QRectF plate(block.center().x() - width / 2.0, block.top() + 2, width, block.height() - 4);
            painter.fillRect(plate, look.base);
            painter.setFont(look.small);
            painter.setPen(look.text);
            painter.drawText(plate, Qt::AlignCenter, words);
            painter.setFont(look.font);
        }
    }
    if (!row.isLock())
        return;
    if (pieces.empty())
        paintOffscreenHint(track, body);
    paintRenewals(track, body);
    const int waitTop = body.bottom() + 2;
    auto wait = std::partition_point(track.waits.begin(), track.waits.end(),
                                     [&](const TimelineSpan &span) { return span.to < scale.from; });
    double drawn = -1;
    for (; wait != track.waits.end() && wait->from < scale.to(); ++wait) {
        const double x1 = std::max(-2.0, scale.x(wait->from));
        const double x2 = std::min<double>(scale.width + 2, std::max(scale.x(std::min(wait->to, now)), x1 + 2));
        if (x2 <= drawn)
            continue;
        drawn = x2;
        const QRectF strip(x1, waitTop, x2 - x1, kTimelineStrip);
        painter.fillRect(strip, blend(look.base, look.warning, 0.25));
        painter.fillRect(strip, QBrush(look.warning, Qt::BDiagPattern));
    }
}

void RowPainter::paintRenewals(const TimelineTrack &track, const QRect &body)
{
    std::vector<QLineF> ticks;
    std::vector<QLineF> lateTicks;
    auto name = names.begin();
    for (const TimelineDot &dot : timelineDots(track.renewals, scene.scale, kTickWidth)) {
        while (name != names.end() && name->second < dot.x)
            ++name;
        const bool isUnderName = name != names.end() && name->first <= dot.x; // keep the name readable
        const double height = dot.grave ? body.height() * (isUnderName ? 0.4 : 0.75)
            : isUnderName               ? 2
                                        : body.height() * 0.3;
        (dot.grave ? lateTicks : ticks).emplace_back(dot.x, body.bottom() - height, dot.x, body.bottom());
    }
    painter.setPen(look.text);
    painter.drawLines(ticks.data(), static_cast<int>(ticks.size()));
    painter.setPen(QPen(look.warning, 2));
    painter.drawLines(lateTicks.data(), static_cast<int>(lateTicks.size()));
}

/// For a row without a visible bar: shows when the lock was or will be held, instead of an empty row.
void RowPainter::paintOffscreenHint(const TimelineTrack &track, const QRect &body)
{
    const auto after = std::partition_point(track.bars.begin(), track.bars.end(),
                                            [this](const TimelineBar &bar) { return bar.from < scene.scale.from; });
    const auto timeOf = [this](Instant at) { return TimelineWording::time(at, scene.setting.wallAhead); };
    painter.setFont(look.small);
    painter.setPen(look.faint);
    const QRect place = body.adjusted(4, 0, -4, 0);
    const auto isTaken = [&](double x1, double x2) { // by the label of a span
        const auto isThere
            = [&](const TimelineSpan &span) { return scene.scale.x(span.from) <= x2 && scene.scale.x(span.to) >= x1; };
        return std::ranges::any_of(track.unseen, isThere) || std::ranges::any_of(track.blocked, isThere);
    };
    const auto draw = [&](Qt::Alignment side, const QString &words) {
        const int width = look.smallMetrics.horizontalAdvance(words);
        const int left = side == Qt::AlignLeft ? place.left() : place.right() - width;
        if (!isTaken(left, left + width))
            painter.drawText(place, Qt::AlignVCenter | side, words);
    };
    if (after != track.bars.begin() && std::prev(after)->to <= scene.scale.from)
        draw(Qt::AlignLeft, TimelinePainter::tr("◂ held until %1").arg(timeOf(std::prev(after)->to)));
    if (after != track.bars.end() && after->from >= scene.scale.to())
        draw(Qt::AlignRight, TimelinePainter::tr("held from %1 ▸").arg(timeOf(after->from)));
    painter.setFont(look.font);
}

} // namespace

void paintTimelineRow(const TimelineBrush &brush, int row)
{
    RowPainter{brush}.paint(row);
}

} // namespace Lockscope

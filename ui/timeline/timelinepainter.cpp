#include "timelinepainter.h"

#include "../wording.h"

#include <lockscope/core/base/text.h>

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace Lockscope {

namespace {

constexpr qsizetype kMostLabels = 20'000;
constexpr int kTickSpacing = 110; ///< pixels
constexpr double kDotWidth = 5;
constexpr double kCap = 4; ///< half of what ends a bar
constexpr double kTickWidth = 3;
constexpr double kNarrow = 6; ///< a bar in which nothing else has room
constexpr size_t kMostArrows = 60;
constexpr size_t kRun = 3; ///< so many marks side by side are drawn as one
constexpr int kStrip = 5; ///< height of the marks above a bar, and of the waits below

/// Hues that are apart from each other, and from the colours of severities as far as that goes. They only help: owners stand in words.
constexpr std::array kHues{210, 150, 280, 185, 250, 120, 310, 230};

QColor blend(const QColor &a, const QColor &b, double part)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - part) + b.redF() * part), static_cast<float>(a.greenF() * (1 - part) + b.greenF() * part),
                            static_cast<float>(a.blueF() * (1 - part) + b.blueF() * part));
}

} // namespace

struct TimelinePainter::Look
{
    Look(const QPalette &colours, const QFont &textFont)
        : palette(colours)
        , font(textFont)
        , small(textFont)
        , metrics(textFont)
        , smallMetrics((small.setPointSizeF(std::max(6.0, textFont.pointSizeF() > 0 ? textFont.pointSizeF() * 0.85 : 8.0)), small))
        , base(colours.color(QPalette::Base))
        , text(colours.color(QPalette::Text))
        , faint(blend(base, text, 0.55))
        , line(blend(base, text, 0.16))
        , alarm(Wording::colour(Wording::Severity::Alarm, colours))
        , warning(Wording::colour(Wording::Severity::Warning, colours))
        , dark(base.lightness() < 128)
    {
        for (size_t i = 0; i < paints.size(); ++i) {
            paints[i].fill = QColor::fromHsl(kHues[i], dark ? 85 : 110, dark ? 75 : 205);
            paints[i].edge = dark ? paints[i].fill.lighter(190) : paints[i].fill.darker(190);
        }
    }

    struct Paint
    {
        QColor fill;
        QColor edge;
    };
    [[nodiscard]] const Paint &paintOf(const TimelineHolder &holder) const
    {
        return paints[qHash(holder.process.isEmpty() ? holder.owner : holder.process) % paints.size()];
    }

    const QPalette palette;
    QFont font;
    QFont small;
    QFontMetrics metrics;
    QFontMetrics smallMetrics;
    QColor base;
    QColor text;
    QColor faint;
    QColor line;
    QColor alarm;
    QColor warning;
    bool dark;
    std::array<Paint, kHues.size()> paints;
};

const TimelinePainter::Label &TimelinePainter::labelOf(const TimelineHolder &holder, const QFontMetrics &metrics)
{
    const QByteArray &key = holder.process.isEmpty() ? holder.owner : holder.process;
    const auto found = m_labels.constFind(key);
    if (found != m_labels.constEnd())
        return *found;
    if (m_labels.size() > kMostLabels)
        m_labels.clear();
    Label label{.text = TimelineWording::holder(holder)};
    label.width = metrics.horizontalAdvance(label.text);
    return *m_labels.insert(key, label);
}

const QString &TimelinePainter::fitted(const QString &text, int width, const QFontMetrics &metrics)
{
    // Widths in steps: a bar that grows by a pixel does not need another text.
    const int step = width / 6 * 6;
    const std::pair key(text, step);
    const auto found = m_fitted.constFind(key);
    if (found != m_fitted.constEnd())
        return *found;
    if (m_fitted.size() > kMostLabels)
        m_fitted.clear();
    return *m_fitted.insert(key, metrics.elidedText(text, Qt::ElideMiddle, step));
}

void TimelinePainter::paint(QPainter &painter, const TimelineScene &scene, const QPalette &palette, const QFont &font)
{
    if (font != m_font) {
        m_labels.clear();
        m_fitted.clear();
        m_font = font;
    }
    const Look look(palette, font);
    painter.fillRect(QRect(QPoint(), scene.layout.size), look.base);
    painter.setFont(font);
    const auto rows = static_cast<int>(scene.picture->rows.size());
    const int last = std::min(rows, scene.topRow + scene.layout.pageRows() + 2);

    painter.save();
    painter.setClipRect(scene.layout.area());
    painter.translate(scene.layout.namesWidth, 0);
    paintBackground(painter, scene, look);
    for (int row = scene.topRow; row < last; ++row)
        paintRow(painter, scene, look, row);
    paintArrows(painter, scene, look);
    // Now.
    const double now = scene.scale.x(scene.setting.moment.now);
    painter.setPen(QPen(look.text, 1, Qt::DashLine));
    painter.drawLine(QPointF(now, scene.layout.axisHeight), QPointF(now, scene.layout.size.height()));
    painter.restore();

    painter.save();
    painter.setClipRect(scene.layout.names());
    for (int row = scene.topRow; row < last; ++row)
        paintNames(painter, scene, look, row);
    painter.restore();
    paintAxis(painter, scene, look);
    painter.setPen(look.line);
    painter.drawLine(scene.layout.namesWidth - 1, 0, scene.layout.namesWidth - 1, scene.layout.size.height());
    if (scene.focus) {
        painter.setPen(QPen(palette.color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRect(QPoint(), scene.layout.size).adjusted(0, 0, -1, -1));
    }
}

void TimelinePainter::paintUnknown(QPainter &painter, const TimelineScene &scene, const Look &look, Instant from, Instant to, const QString &words)
{
    const double x1 = std::max(-2.0, scene.scale.x(from));
    const double x2 = std::min<double>(scene.scale.width + 2, scene.scale.x(to));
    if (x2 <= x1)
        return;
    const QRectF band(x1, scene.layout.axisHeight, std::max(1.0, x2 - x1), scene.layout.size.height() - scene.layout.axisHeight);
    painter.fillRect(band, blend(look.base, look.text, 0.07));
    painter.fillRect(band, QBrush(blend(look.base, look.text, 0.22), Qt::FDiagPattern));
    const int width = static_cast<int>(x2 - x1) - 8;
    if (width > look.smallMetrics.height() * 4) {
        const QString &text = fitted(words, width, look.smallMetrics);
        const QRectF place(std::max(x1, 0.0) + 4, band.bottom() - look.smallMetrics.height() - 4, look.smallMetrics.horizontalAdvance(text) + 8,
                           look.smallMetrics.height() + 2);
        painter.fillRect(place, look.base);
        painter.setFont(look.small);
        painter.setPen(look.text);
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

void TimelinePainter::paintBackground(QPainter &painter, const TimelineScene &scene, const Look &look)
{
    const TimelineScale &scale = scene.scale;
    const int top = scene.layout.axisHeight;
    const int height = scene.layout.size.height() - top;
    const Instant now = scene.setting.moment.now;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(scale.x(now), top, std::max(0.0, scale.width - scale.x(now)), height), blend(look.base, look.text, 0.04));
    painter.setPen(look.line);
    for (const TimelineTick &tick : scale.ticks(scene.setting.wallAhead, kTickSpacing))
        painter.drawLine(QPointF(tick.x, top), QPointF(tick.x, top + height));

    const TimelineWatch &watch = scene.picture->index.watch;
    std::vector<TimelineSpan> down = watch.down;
    for (TimelineSpan &span : down) {
        span.from = std::max(span.from, watch.knownSince);
        span.to = std::min(span.to, now);
        const double x1 = std::max(-2.0, scale.x(span.from));
        const double x2 = std::min<double>(scale.width + 2, scale.x(span.to));
        if (x2 <= x1)
            continue;
        const QRectF band(x1, top, std::max(1.0, x2 - x1), height);
        QColor tint = look.warning;
        tint.setAlpha(look.dark ? 36 : 28);
        painter.fillRect(band, tint);
        tint.setAlpha(120);
        painter.fillRect(band, QBrush(tint, Qt::Dense7Pattern));
        painter.setPen(QPen(look.warning, 1, Qt::DotLine));
        painter.drawLine(band.topLeft(), band.bottomLeft());
        painter.drawLine(band.topRight(), band.bottomRight());
    }
    // With so many down no lock could be judged.
    if (scene.nodes > 0) {
        const int tooMany = scene.nodes - scene.nodes / 2;
        for (const TimelineSpan &span : timelineDepth(down, tooMany))
            paintUnknown(painter, scene, look, span.from, span.to,
                         scene.nodes == 1 ? tr("not known: the node was down") : tr("not known: too few nodes could be read"));
    }
    for (const TimelineSpan &gap : watch.gaps)
        paintUnknown(painter, scene, look, gap.from, gap.to, tr("not known: nothing was read"));
    if (scene.setting.moment.pausedSince)
        paintUnknown(painter, scene, look, *scene.setting.moment.pausedSince, now, tr("not known: reading is paused"));
    paintUnknown(painter, scene, look, Instant::min(), watch.knownSince,
                 watch.forgotten ? tr("not known: not kept any more") : tr("not known: not watched yet"));
}

void TimelinePainter::paintRow(QPainter &painter, const TimelineScene &scene, const Look &look, int row)
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
    const int bar = place.height() - 2 * kStrip - 5;
    const QRect body(0, place.top() + kStrip + 2, scene.scale.width, bar);
    paintBars(painter, scene, look, what, body);
    if (what.isLock())
        paintMarks(painter, scene, look, scene.picture->track(what), QRect(0, place.top() + 1, scene.scale.width, kStrip), body);
}

void TimelinePainter::paintHold(QPainter &painter, const TimelineScene &scene, const Look &look, const TimelineRow &row, const TimelineBar &bar,
                                const TimelinePiece &piece, double room, const QRect &body)
{
    const TimelineScale &scale = scene.scale;
    const TimelineTrack &track = scene.picture->track(row);
    const TimelineHolder &holder = track.holderOf(bar);
    const auto &[fill, edge] = look.paintOf(holder);
    const Instant now = scene.setting.moment.now;
    const double left = std::max(-4.0, piece.x1);
    const double right = std::min<double>(scale.width + 4, std::max(piece.x2, piece.x1 + 1));
    // What of it is sure: an unknown end may have been any time after it was seen last.
    double sure = right;
    if (!bar.goesOn() && bar.end == HoldEnd::Unknown)
        sure = std::clamp(scale.x(bar.to - Micros(bar.toSlack)), left, right);

    // Of these there can be very many, and nothing but their beginning and an end in trouble could be made out.
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
    // Where nothing was read it is hollow.
    const auto hollow = [&](Instant from, Instant to) {
        const double x1 = std::clamp(scale.x(from), left, right);
        const double x2 = std::clamp(scale.x(to), left, right);
        if (x2 - x1 < 1)
            return;
        painter.fillRect(QRectF(x1, body.top() + 1, x2 - x1, body.height() - 2), look.base);
        painter.setPen(QPen(edge, 1, Qt::DashLine));
        painter.drawLine(QPointF(x1, body.top()), QPointF(x2, body.top()));
        painter.drawLine(QPointF(x1, body.bottom()), QPointF(x2, body.bottom()));
        if (x2 - x1 > 12) {
            painter.setPen(look.text);
            painter.drawText(QRectF(x1, body.top(), x2 - x1, body.height()), Qt::AlignCenter, QStringLiteral("?"));
        }
    };
    const TimelineWatch &watch = scene.picture->index.watch;
    for (const auto *spans : {&watch.gaps, &track.unseen}) {
        auto span = std::partition_point(spans->begin(), spans->end(), [&](const TimelineSpan &candidate) { return candidate.to <= bar.from; });
        for (; span != spans->end() && span->from < bar.to; ++span)
            hollow(span->from, std::min(span->to, now));
    }
    if (scene.setting.moment.pausedSince && bar.goesOn())
        hollow(*scene.setting.moment.pausedSince, now);

    painter.setPen(edge);
    if (bar.beginSeen) {
        painter.drawLine(QPointF(left, body.top()), QPointF(left, body.bottom()));
    } else {
        // Open to the left: it was held already.
        painter.setBrush(look.base);
        painter.setPen(Qt::NoPen);
        const double middle = body.center().y() + 0.5;
        painter.drawPolygon(QPolygonF{{left, static_cast<double>(body.top())}, {left + 5, middle}, {left, body.bottom() + 1.0}});
        painter.setPen(edge);
        painter.drawPolyline(QPolygonF{{left, static_cast<double>(body.top())}, {left + 5, middle}, {left, static_cast<double>(body.bottom())}});
        painter.setBrush(Qt::NoBrush);
    }

    double textEnd = sure;
    if (bar.goesOn()) {
        const TimelineNow &state = scene.picture->index.now[static_cast<size_t>(row.slot)];
        const double begin = scale.x(now);
        if (state.neverExpires) {
            painter.setPen(look.alarm);
            painter.drawText(QRectF(begin + 3, body.top(), 40, body.height()), Qt::AlignVCenter | Qt::AlignLeft, QStringLiteral("∞"));
        } else if (state.validUntil && *state.validUntil > now) {
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
        // How it ended, as a shape and, where there is room, in a word.
        const double x = piece.x2;
        const double middle = body.center().y() + 0.5;
        QColor colour = look.text;
        bool worded = true;
        switch (bar.end) {
        case HoldEnd::Released:
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
            colour = look.alarm;
            painter.setPen(QPen(colour, 2));
            painter.drawPolyline(
                QPolygonF{{x, static_cast<double>(body.top())}, {x + kCap, middle - kCap}, {x - kCap, middle + kCap}, {x, static_cast<double>(body.bottom())}});
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
                painter.drawText(QRectF(x + kCap + 3, body.top(), room, body.height()), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
            }
            painter.setFont(look.font);
        }
    }

    const double textBegin = std::max(0.0, left) + (bar.beginSeen ? 4 : 8);
    const int width = static_cast<int>(std::min<double>(textEnd, scale.width) - textBegin) - 6;
    if (width > look.metrics.averageCharWidth() * 6) {
        const Label &label = labelOf(holder, look.metrics);
        painter.setPen(look.text);
        painter.drawText(QPointF(textBegin, body.top() + (body.height() + look.metrics.ascent() - look.metrics.descent()) / 2.0),
                         label.width <= width ? label.text : fitted(label.text, width, look.metrics));
    }
}

void TimelinePainter::paintBars(QPainter &painter, const TimelineScene &scene, const Look &look, const TimelineRow &row, const QRect &body)
{
    const TimelineTrack &track = scene.picture->track(row);
    const TimelineOwner *owner = scene.picture->owner(row);
    const Instant now = scene.setting.moment.now;
    const TimelineScale &scale = scene.scale;

    if (row.isLock()) {
        for (const TimelineSpan &span : track.unseen) {
            const double x1 = std::max(-2.0, scale.x(span.from));
            const double x2 = std::min<double>(scale.width + 2, scale.x(std::min(span.to, now)));
            if (x2 - x1 < 1)
                continue;
            painter.setPen(QPen(look.faint, 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(x1, body.top(), x2 - x1 - 1, body.height() - 1));
            if (x2 - x1 > look.smallMetrics.averageCharWidth() * 10) {
                painter.setFont(look.small);
                painter.drawText(QRectF(std::max(0.0, x1) + 4, body.top(), x2 - x1, body.height()), Qt::AlignVCenter | Qt::AlignLeft, tr("? unknown"));
                painter.setFont(look.font);
            }
        }
    }

    const auto pieces = timelinePieces(track, owner, scale, now);
    for (size_t i = 0; i < pieces.size(); ++i) {
        const TimelinePiece &piece = pieces[i];
        const double room = (i + 1 < pieces.size() ? pieces[i + 1].x1 : scale.width) - piece.x2;
        const TimelineBar &bar = track.bars[owner == nullptr ? piece.first : owner->bars[piece.first]];
        if (piece.count == 1) {
            paintHold(painter, scene, look, row, bar, piece, room, body);
            continue;
        }
        // Too many for their pixels: a block that says so.
        const double left = std::max(-2.0, piece.x1);
        const QRectF block(left, body.top(), std::min<double>(piece.x2, scale.width + 2) - left, body.height());
        painter.fillRect(block, blend(look.base, look.text, 0.18));
        painter.fillRect(block, QBrush(blend(look.base, look.text, 0.5), Qt::VerPattern));
        if (piece.trouble)
            painter.fillRect(QRectF(block.left(), block.bottom() - 3, block.width(), 3), look.warning);
        const QString words = tr("%n holds", "too short to be drawn one by one", static_cast<int>(piece.count));
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

    std::vector<QLineF> ticks;
    std::vector<QLineF> lateTicks;
    for (const TimelineDot &dot : timelineDots(track.renewals, scale, kTickWidth)) {
        const double height = dot.grave ? body.height() * 0.75 : body.height() * 0.3;
        (dot.grave ? lateTicks : ticks).emplace_back(dot.x, body.bottom() - height, dot.x, body.bottom());
    }
    painter.setPen(look.text);
    painter.drawLines(ticks.data(), static_cast<int>(ticks.size()));
    painter.setPen(QPen(look.warning, 2));
    painter.drawLines(lateTicks.data(), static_cast<int>(lateTicks.size()));
    const int waitTop = body.bottom() + 2;
    auto wait = std::partition_point(track.waits.begin(), track.waits.end(), [&](const TimelineSpan &span) { return span.to < scale.from; });
    double drawn = -1;
    for (; wait != track.waits.end() && wait->from < scale.to(); ++wait) {
        const double x1 = std::max(-2.0, scale.x(wait->from));
        const double x2 = std::min<double>(scale.width + 2, std::max(scale.x(std::min(wait->to, now)), x1 + 2));
        if (x2 <= drawn)
            continue;
        drawn = x2;
        const QRectF strip(x1, waitTop, x2 - x1, kStrip);
        painter.fillRect(strip, blend(look.base, look.warning, 0.25));
        painter.fillRect(strip, QBrush(look.warning, Qt::BDiagPattern));
    }
}

void TimelinePainter::paintMarks(QPainter &painter, const TimelineScene &scene, const Look &look, const TimelineTrack &track, const QRect &line,
                                 const QRect &body)
{
    const TimelineScale &scale = scene.scale;
    double lastOverlap = -1;
    const auto dots = timelineDots(track.marks, scale, kDotWidth);
    for (size_t next = 0; next < dots.size(); ++next) {
        const TimelineDot &dot = dots[next];
        // Hand-overs side by side become a strip.
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
        // A handful is looked at; of very many the first stands for all, and the colour for the gravest.
        for (size_t i = dot.first; i < dot.first + std::min<size_t>(dot.count, 16); ++i) {
            if (track.marks[i].kind == HistoryKind::Overlap)
                gravest = &track.marks[i];
        }
        const double x = dot.x;
        if (gravest->kind == HistoryKind::Overlap) {
            const Instant rely = gravest->length == Micros::max() ? Instant::max() : gravest->at + gravest->length;
            const double until = std::min<double>(scale.width + 2, std::max(scale.x(rely), x + 2 * kDotWidth));
            if (until > lastOverlap) {
                const QRectF strip(x, line.top(), until - x, line.height());
                painter.fillRect(strip, blend(look.base, look.alarm, 0.3));
                painter.fillRect(strip, QBrush(look.alarm, Qt::DiagCrossPattern));
                painter.setPen(look.alarm);
                painter.drawLine(QPointF(x, line.top()), QPointF(x, body.bottom()));
                lastOverlap = until;
                const QString words = tr("‼ overlap");
                painter.setFont(look.small);
                const int width = look.smallMetrics.horizontalAdvance(words) + 6;
                // Beyond the strip, where it hides no owner's name.
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
            painter.drawPolygon(QPolygonF{{x - 3.5, line.top() + 0.5}, {x + 3.5, line.top() + 0.5}, {x, line.bottom() + 1.0}});
        painter.setBrush(Qt::NoBrush);
    }
    if (scene.selected && scene.selected->lock == track.name) {
        const double x = scale.x(scene.selected->at);
        painter.setPen(QPen(look.palette.color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawLine(QPointF(x, line.top() - 1), QPointF(x, body.bottom() + kStrip + 2));
        painter.drawPolygon(QPolygonF{{x - 4, line.top() - 1.0}, {x + 4, line.top() - 1.0}, {x, line.top() + 4.0}});
    }
}

void TimelinePainter::paintArrows(QPainter &painter, const TimelineScene &scene, const Look &look)
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
        const auto found
            = std::find_if(list.begin(), list.end(), [&](const TimelineOwner &owner) { return owner.label == holder.owner || owner.label == holder.process; });
        if (found == list.end())
            return std::nullopt;
        // Low in the row: the words at a hold's end stand in its middle.
        const QRect row = scene.layout.row(lockRow + 1 + static_cast<int>(found - list.begin()), scene.topRow);
        return row.center().y() + row.height() / 4.0;
    };
    const auto dots = timelineDots(track.marks, scene.scale, kDotWidth);
    if (dots.size() > kMostArrows)
        return; // a thicket tells nothing
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TimelineDot &dot : dots) {
        const TimelineMark &mark = track.marks[dot.first];
        const auto from = mark.kind == HistoryKind::HandOver || mark.kind == HistoryKind::Overlap ? middleOf(mark.other) : std::nullopt;
        const auto to = middleOf(mark.holder);
        if (!from || !to || *from == *to)
            continue;
        const double way = *to > *from ? 1 : -1;
        const double begin = std::max(-2.0, scene.scale.x(mark.at - (mark.kind == HistoryKind::HandOver ? mark.length : Micros(0))));
        const QColor colour = mark.kind == HistoryKind::Overlap ? look.alarm : look.text;
        painter.setPen(QPen(colour, 1));
        painter.drawPolyline(QPolygonF{{begin, *from}, {dot.x, *from}, {dot.x, *to - way * 6}});
        painter.setBrush(colour);
        painter.drawPolygon(QPolygonF{{dot.x - 3, *to - way * 6}, {dot.x + 3, *to - way * 6}, {dot.x, *to}});
        painter.setBrush(Qt::NoBrush);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TimelinePainter::paintNames(QPainter &painter, const TimelineScene &scene, const Look &look, int row)
{
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
        words = tr("%n more owners", nullptr, static_cast<int>(scene.picture->owners.at(what.slot)->left));
    } else if (const TimelineOwner *owner = scene.picture->owner(what)) {
        words = visibleText(owner->label, 80);
    } else {
        const TimelineNow &now = scene.picture->index.now[static_cast<size_t>(what.slot)];
        if (now.waiters.value_or(0) > 0) {
            const QString waiting = tr("%1 wait", "so many wait for the lock").arg(QLocale().toString(*now.waiters));
            const int width = look.smallMetrics.horizontalAdvance(waiting) + 6;
            painter.setFont(look.small);
            painter.setPen(selected ? text : look.warning);
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, waiting);
            painter.setFont(look.font);
            place.setRight(place.right() - width);
        }
        if (now.severity >= static_cast<qint8>(Wording::Severity::Alarm)) {
            painter.setPen(selected ? text : look.alarm);
            const QString sign = QStringLiteral("‼ ");
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, sign);
            place.setLeft(place.left() + look.metrics.horizontalAdvance(sign));
        }
        words = Wording::name(scene.picture->track(what).name, 160);
    }
    painter.setPen(what.isLock() ? text : selected ? text : look.faint);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, fitted(words, place.width(), look.metrics));
}

void TimelinePainter::paintAxis(QPainter &painter, const TimelineScene &scene, const Look &look)
{
    const QRect axis = scene.layout.axis();
    const QPalette &palette = look.palette;
    const QColor text = palette.color(QPalette::WindowText);
    painter.save();
    painter.fillRect(0, 0, scene.layout.size.width(), axis.height(), palette.color(QPalette::Window));
    painter.setPen(look.line);
    painter.drawLine(0, axis.height() - 1, scene.layout.size.width(), axis.height() - 1);

    painter.setFont(look.small);
    painter.setPen(text);
    const QRect corner(6, 0, scene.layout.namesWidth - 12, axis.height());
    const auto wall = floorMillis(scene.scale.at(scene.scale.width / 2.0).time_since_epoch() + scene.setting.wallAhead);
    const QString count = scene.picture->locks == scene.picture->total
        ? tr("%n locks", nullptr, scene.picture->total)
        : tr("%1 of %n locks", nullptr, scene.picture->total).arg(QLocale().toString(scene.picture->locks));
    painter.drawText(corner.adjusted(0, 2, 0, -axis.height() / 2), Qt::AlignVCenter | Qt::AlignLeft, fitted(count, corner.width(), look.smallMetrics));
    painter.setPen(blend(palette.color(QPalette::Window), text, 0.7));
    painter.drawText(corner.adjusted(0, axis.height() / 2 - 2, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, Wording::dateAndTime(WallTime(wall)).left(10));

    painter.setClipRect(axis);
    painter.translate(axis.left(), 0);
    const bool fine = scene.scale.tickStep(kTickSpacing) < Micros(1'000'000);
    const Instant now = scene.setting.moment.now;
    for (const TimelineTick &tick : scene.scale.ticks(scene.setting.wallAhead, kTickSpacing)) {
        painter.setPen(look.faint);
        painter.drawLine(QPointF(tick.x, axis.height() - 5), QPointF(tick.x, axis.height()));
        const Micros age = now - tick.at;
        const QString relative = age < Micros(0) ? tr("in %1").arg(Wording::duration(-age)) : tr("%1 ago").arg(Wording::duration(age));
        painter.setPen(text);
        painter.drawText(QRectF(tick.x + 3, 2, kTickSpacing, axis.height() / 2.0), Qt::AlignLeft | Qt::AlignVCenter,
                         TimelineWording::time(tick.at, scene.setting.wallAhead, fine));
        painter.setPen(blend(palette.color(QPalette::Window), text, 0.7));
        painter.drawText(QRectF(tick.x + 3, axis.height() / 2.0 - 2, kTickSpacing, axis.height() / 2.0), Qt::AlignLeft | Qt::AlignVCenter, relative);
    }
    // Nodes that were down, by name: their bands run over all rows.
    const TimelineWatch &watch = scene.picture->index.watch;
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const TimelineSpan &span : watch.down) {
        const double x1 = std::max(0.0, scene.scale.x(std::max(span.from, watch.knownSince)));
        const double x2 = std::min<double>(scene.scale.width, scene.scale.x(std::min(span.to, now)));
        if (x2 <= x1)
            continue;
        painter.fillRect(QRectF(x1, axis.height() - 4, std::max(2.0, x2 - x1), 4), look.warning);
    }
    for (const auto &mark : watch.nodeMarks) {
        const double x = scene.scale.x(mark.at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.warning);
        painter.drawPolygon(
            QPolygonF{{x, axis.height() - 8.0}, {x + 4, axis.height() - 4.0}, {x, static_cast<double>(axis.height())}, {x - 4, axis.height() - 4.0}});
    }
    const double x = scene.scale.x(now);
    painter.setPen(Qt::NoPen);
    painter.setBrush(text);
    painter.drawPolygon(QPolygonF{{x - 5, axis.height() - 6.0}, {x + 5, axis.height() - 6.0}, {x, static_cast<double>(axis.height())}});
    painter.restore();

    // Labels of node bands stand at the rows' upper edge, over what is there.
    painter.save();
    painter.setClipRect(scene.layout.area());
    painter.translate(axis.left(), 0);
    painter.setFont(look.small);
    int line = 0;
    for (const TimelineSpan &span : watch.down) {
        const double x1 = std::max(0.0, scene.scale.x(std::max(span.from, watch.knownSince)));
        const double x2 = std::min<double>(scene.scale.width, scene.scale.x(std::min(span.to, now)));
        const QString words = tr("✕ %1 down").arg(TimelineWording::node(span.value, scene.setting.nodeLabels));
        const int width = look.smallMetrics.horizontalAdvance(words) + 6;
        if (x2 - x1 < width || line > 2)
            continue;
        const QRectF plate(x1 + 2, scene.layout.size.height() - (line + 2) * (look.smallMetrics.height() + 4), width, look.smallMetrics.height() + 2);
        ++line;
        painter.fillRect(plate, look.base);
        painter.setPen(look.warning);
        painter.drawRect(plate.adjusted(0, 0, -1, -1));
        painter.drawText(plate, Qt::AlignCenter, words);
    }
    painter.restore();
}

} // namespace Lockscope

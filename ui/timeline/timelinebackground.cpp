#include "../kit/fittedtext.h"
#include "timelinelook.h"

#include <lockscope/core/words/wording.h>

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kTickSpacing = 110; ///< pixels

/// The visible part of a node's downtime.
struct DownBand
{
    TimelineSpan span; ///< limited to the known time
    double x1 = 0;
    double x2 = 0;
};

std::vector<DownBand> downBands(const TimelineScene &scene)
{
    const TimelineWatch &watch = scene.picture->index.watch;
    std::vector<DownBand> bands;
    for (TimelineSpan span : watch.down) {
        span.from = std::max(span.from, watch.knownSince);
        span.to = std::min(span.to, scene.toldUntil());
        const DownBand band{.span = span,
                            .x1 = std::max(-2.0, scene.scale.x(span.from)),
                            .x2 = std::min<double>(scene.scale.width + 2, scene.scale.x(span.to))};
        if (band.x2 > band.x1)
            bands.push_back(band);
    }
    return bands;
}

struct BackgroundPainter : TimelineBrush
{
    void paint();
    void paintUnknown(Instant from, Instant to, const QString &words);
    void paintAxis();
};

void BackgroundPainter::paintUnknown(Instant from, Instant to, const QString &words)
{
    const double x1 = std::max(-2.0, scene.scale.x(from));
    const double x2 = std::min<double>(scene.scale.width + 2, scene.scale.x(to));
    if (x2 <= x1)
        return;
    const QRectF band(x1, scene.layout.axisHeight, std::max(1.0, x2 - x1),
                      scene.layout.size.height() - scene.layout.axisHeight);
    painter.fillRect(band, blend(look.base, look.text, 0.07));
    painter.fillRect(band, QBrush(blend(look.base, look.text, 0.22), Qt::FDiagPattern));
    // Draw the full text or the short one: a part of a text could look like another.
    const int width = static_cast<int>(x2 - std::max(x1, 0.0)) - 8;
    const auto fits = [&](const QString &text) { return look.smallMetrics.horizontalAdvance(text) + 8 <= width; };
    const QString text = fits(words) ? words : TimelinePainter::tr("unknown");
    if (fits(text)) {
        const QRectF place(std::max(x1, 0.0) + 4, band.bottom() - look.smallMetrics.height() - 4,
                           look.smallMetrics.horizontalAdvance(text) + 8, look.smallMetrics.height() + 2);
        painter.fillRect(place, look.base);
        painter.setFont(look.small);
        painter.setPen(look.text);
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

void BackgroundPainter::paint()
{
    const TimelineScale &scale = scene.scale;
    const int top = scene.layout.axisHeight;
    const int height = scene.layout.size.height() - top;
    const Instant now = scene.setting.moment.now;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(scale.x(now), top, std::max(0.0, scale.width - scale.x(now)), height),
                     blend(look.base, look.text, 0.04));
    painter.setPen(look.line);
    for (const TimelineTick &tick : scale.ticks(scene.setting.wallAhead, kTickSpacing))
        painter.drawLine(QPointF(tick.x, top), QPointF(tick.x, top + height));

    const TimelineWatch &watch = scene.picture->index.watch;
    TimelineSpans down;
    for (const DownBand &part : downBands(scene)) {
        down.push_back(part.span);
        const QRectF band(part.x1, top, std::max(1.0, part.x2 - part.x1), height);
        QColor tint = look.warning;
        tint.setAlpha(look.dark ? 36 : 28);
        painter.fillRect(band, tint);
        tint.setAlpha(120);
        painter.fillRect(band, QBrush(tint, Qt::Dense7Pattern));
        painter.setPen(QPen(look.warning, 1, Qt::DotLine));
        painter.drawLine(band.topLeft(), band.bottomLeft());
        painter.drawLine(band.topRight(), band.bottomRight());
    }
    // With this many nodes down no quorum is left, so every lock is unknown.
    if (scene.nodes > 0) {
        const int tooMany = scene.nodes - scene.nodes / 2;
        for (const TimelineSpan &span : timelineDepth(down, tooMany))
            paintUnknown(span.from, span.to,
                         scene.nodes == 1 ? TimelinePainter::tr("unknown: the node was down")
                                          : TimelinePainter::tr("unknown: too few nodes could be read"));
    }
    for (const TimelineSpan &gap : watch.gaps)
        paintUnknown(gap.from, gap.to, TimelinePainter::tr("unknown: not reading"));
    if (scene.setting.moment.pausedSince)
        paintUnknown(*scene.setting.moment.pausedSince, now, TimelinePainter::tr("unknown: reading is paused"));
    paintUnknown(Instant::min(), watch.knownSince,
                 watch.forgotten ? TimelinePainter::tr("unknown: no longer kept")
                                 : TimelinePainter::tr("unknown: not watched yet"));
}

void BackgroundPainter::paintAxis()
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
        ? TimelinePainter::tr("%n locks", nullptr, scene.picture->total)
        : TimelinePainter::tr("%1 of %n locks", nullptr, scene.picture->total)
              .arg(QLocale().toString(scene.picture->locks));
    painter.drawText(corner.adjusted(0, 2, 0, -axis.height() / 2), Qt::AlignVCenter | Qt::AlignLeft,
                     fittedText(look.smallMetrics, count, Qt::ElideRight, corner.width()));
    painter.setPen(blend(palette.color(QPalette::Window), text, 0.7));
    painter.drawText(corner.adjusted(0, axis.height() / 2 - 2, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                     Wording::dateAndTime(WallTime(wall)).left(10));

    painter.setClipRect(axis);
    painter.translate(axis.left(), 0);
    const bool fine = scene.scale.tickStep(kTickSpacing) < Micros(1'000'000);
    const Instant now = scene.setting.moment.now;
    for (const TimelineTick &tick : scene.scale.ticks(scene.setting.wallAhead, kTickSpacing)) {
        painter.setPen(look.faint);
        painter.drawLine(QPointF(tick.x, axis.height() - 5), QPointF(tick.x, axis.height()));
        const Micros age = now - tick.at;
        const QString relative = age < Micros(0) ? TimelinePainter::tr("in %1").arg(Wording::duration(-age))
                                                 : TimelinePainter::tr("%1 ago").arg(Wording::duration(age));
        painter.setPen(text);
        painter.drawText(QRectF(tick.x + 3, 2, kTickSpacing, axis.height() / 2.0), Qt::AlignLeft | Qt::AlignVCenter,
                         TimelineWording::time(tick.at, scene.setting.wallAhead, fine));
        painter.setPen(blend(palette.color(QPalette::Window), text, 0.7));
        painter.drawText(QRectF(tick.x + 3, axis.height() / 2.0 - 2, kTickSpacing, axis.height() / 2.0),
                         Qt::AlignLeft | Qt::AlignVCenter, relative);
    }
    // Node downtimes and restarts, marked on the axis; the bands of downtimes cover all rows.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto bands = downBands(scene);
    for (const DownBand &band : bands)
        painter.fillRect(QRectF(band.x1, axis.height() - 4, std::max(2.0, band.x2 - band.x1), 4), look.warning);
    for (const auto &mark : scene.picture->index.watch.nodeMarks) {
        const double x = scene.scale.x(mark.at);
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.warning);
        painter.drawPolygon(QPolygonF{{x, axis.height() - 8.0},
                                      {x + 4, axis.height() - 4.0},
                                      {x, static_cast<double>(axis.height())},
                                      {x - 4, axis.height() - 4.0}});
    }
    const double x = scene.scale.x(now);
    painter.setPen(Qt::NoPen);
    painter.setBrush(text);
    painter.drawPolygon(
        QPolygonF{{x - 5, axis.height() - 6.0}, {x + 5, axis.height() - 6.0}, {x, static_cast<double>(axis.height())}});
    painter.restore();

    // The labels of downtimes are at the lower edge, over the rows.
    painter.save();
    painter.setClipRect(scene.layout.area());
    painter.translate(axis.left(), 0);
    painter.setFont(look.small);
    int line = 0;
    for (const DownBand &band : bands) {
        const double x1 = std::max(0.0, band.x1);
        const double x2 = std::min<double>(scene.scale.width, band.x2);
        const QString words
            = TimelinePainter::tr("✕ %1 down").arg(TimelineWording::node(band.span.value, scene.setting.nodeLabels));
        const int width = look.smallMetrics.horizontalAdvance(words) + 6;
        if (x2 - x1 < width || line > 2)
            continue;
        const QRectF plate(x1 + 2, scene.layout.size.height() - (line + 2) * (look.smallMetrics.height() + 4), width,
                           look.smallMetrics.height() + 2);
        ++line;
        painter.fillRect(plate, look.base);
        painter.setPen(look.warning);
        painter.drawRect(plate.adjusted(0, 0, -1, -1));
        painter.drawText(plate, Qt::AlignCenter, words);
    }
    painter.restore();
}

} // namespace

void paintTimelineBackground(const TimelineBrush &brush)
{
    BackgroundPainter{brush}.paint();
}

void paintTimelineAxis(const TimelineBrush &brush)
{
    BackgroundPainter{brush}.paintAxis();
}

} // namespace Lockscope

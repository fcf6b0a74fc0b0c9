#pragma once

#include "../kit/colours.h"
#include "../words/wording.h"
#include "timelinepainter.h"

#include <QFontMetrics>

#include <array>

namespace Lockscope {

// What the parts of the painter share. Not for others.

inline constexpr int kTimelineStrip = 5; ///< height of the marks above a bar, and of the waits below

/// Hues that are apart from each other, and from the colours of severities as far as that goes. They only help: owners stand in words.
inline constexpr std::array kTimelineHues{210, 150, 280, 185, 250, 120, 310, 230};

/// Colours and fonts of a palette.
struct TimelineLook
{
    TimelineLook(const QPalette &colours, const QFont &textFont)
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
            paints[i].fill = QColor::fromHsl(kTimelineHues[i], dark ? 85 : 110, dark ? 75 : 205);
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
    std::array<Paint, kTimelineHues.size()> paints;
};

/// While a scene is painted.
struct TimelineBrush
{
    QPainter &painter;
    const TimelineScene &scene;
    const TimelineLook &look;
    TimelineTexts &texts;
};

// The first four paint in the time area, from its left edge.
void paintTimelineBackground(const TimelineBrush &brush);
void paintTimelineRow(const TimelineBrush &brush, int row);
/// Of a lock, within its row: `line` is above its bars, which are in `body`.
void paintTimelineMarks(const TimelineBrush &brush, const TimelineTrack &track, const QRect &line, const QRect &body);
/// Between owners, of the selected lock when it is expanded: from who held it to who came next.
void paintTimelineArrows(const TimelineBrush &brush);
void paintTimelineName(const TimelineBrush &brush, int row);
void paintTimelineAxis(const TimelineBrush &brush);

} // namespace Lockscope

#pragma once

#include "../kit/colours.h"
#include "../kit/roles.h"
#include "timelinepainter.h"

#include <QFontMetrics>

#include <array>

namespace Lockscope {

// Shared by the parts of TimelinePainter; not for other files.

inline constexpr int kTimelineStrip = 5; ///< height in pixels of the marks above a bar, and of the waits below

/// Hues that differ from each other and, where possible, from severity colours. A help only: names identify owners.
inline constexpr std::array kTimelineHues{210, 150, 280, 185, 250, 120, 310, 230};

/// The colours and fonts to paint with, derived from a palette.
struct TimelineLook
{
    TimelineLook(const QPalette &colours, const QFont &textFont)
        : palette(colours)
        , font(textFont)
        , small(textFont)
        , metrics(textFont)
        , smallMetrics(
              (small.setPointSizeF(std::max(6.0, textFont.pointSizeF() > 0 ? textFont.pointSizeF() * 0.85 : 8.0)),
               small))
        , base(colours.color(QPalette::Base))
        , text(colours.color(QPalette::Text))
        , faint(blend(base, text, 0.55))
        , line(blend(base, text, 0.16))
        , alarm(Roles::of(colours).of(Severity::Alarm))
        , warning(Roles::of(colours).of(Severity::Warning))
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

/// What each part needs while it paints a scene.
struct TimelineBrush
{
    QPainter &painter;
    const TimelineScene &scene;
    const TimelineLook &look;
    TimelineTexts &texts;
};

// The first four paint in the time area; x = 0 is its left edge.
void paintTimelineBackground(const TimelineBrush &brush);
void paintTimelineRow(const TimelineBrush &brush, int row);
/// The marks of one lock's row: `line` is above the bars, which are in `body`.
void paintTimelineMarks(const TimelineBrush &brush, const TimelineTrack &track, const QRect &line, const QRect &body);
/// Arrows of the selected lock, if expanded: from the previous owner to the next.
void paintTimelineArrows(const TimelineBrush &brush);
void paintTimelineName(const TimelineBrush &brush, int row);
void paintTimelineAxis(const TimelineBrush &brush);

} // namespace Lockscope

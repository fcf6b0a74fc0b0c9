#pragma once

#include "../lanes.h"

#include <QFont>
#include <QRectF>

namespace Lockscope::Lab {

/// The places of everything in a picture of swim lanes. Time goes to the right, but not to scale: each moment has the
/// room that its texts need, so that no text lies on another. What is placed never moves when more happens later.
struct LaneLayout
{
    struct Text
    {
        QRectF rect;
        QString words;
        bool isBad = false;
        bool isGood = false;
        bool isStrong = false;
        int at = 0; ///< a moment
    };
    struct Squares
    {
        QRectF rect; ///< of all squares
        size_t votes = 0; ///< the index in Lanes::votes
    };
    struct Tick
    {
        QRectF rect;
        QString words;
        int at = 0;
    };

    double names = 0; ///< the width of the lanes' names
    double width = 0;
    double height = 0;
    double barHeight = 0;
    std::vector<double> moments; ///< the x of each
    double end = 0; ///< the x of now
    std::vector<double> lanes; ///< the y of each lane's line
    std::vector<QRectF> bars; ///< as in Lanes::bars
    std::vector<Text> texts;
    std::vector<Squares> squares;
    std::vector<Tick> ticks;

    /// `height`: what is available; the picture is higher if the lanes need it. `now`: ms, the end of what goes on.
    /// `room`: 0 to 1, beyond what the texts need.
    [[nodiscard]] static LaneLayout of(const Lanes &lanes, const QFont &font, double height, qint64 now,
                                       double room = 1);
    [[nodiscard]] static QFont labelFont(const QFont &font);
    /// The moment at or before this x; -1: none.
    [[nodiscard]] int momentAt(double x) const;
};

} // namespace Lockscope::Lab

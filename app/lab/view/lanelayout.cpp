#include "lanelayout.h"

#include "../words.h"

#include <lockscope/ui/kit/type.h>

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace Lockscope::Lab {

namespace {

using namespace Qt::StringLiterals;

constexpr double kLeastStep = 12; ///< between two moments
constexpr double kStep = 24; ///< the same where there is room
constexpr double kPerSecond = 22; ///< more room for what lasts longer
constexpr double kMostForTime = 72;
constexpr double kBarPadding = 6;
constexpr double kTextGap = 6; ///< from an arrow to its text, and between texts
constexpr double kMostPitch = 92; ///< between two lanes
constexpr double kSquare = 11;
constexpr double kSquareStep = 14;

/// A line for texts, below a lane and above the next one.
struct TextLine
{
    double top = 0;
    double freeFrom = 0;
};

} // namespace

QFont LaneLayout::labelFont(const QFont &font)
{
    return Type::scaled(font, 0.9);
}

int LaneLayout::momentAt(double x) const
{
    const auto after = std::upper_bound(moments.begin(), moments.end(), x);
    return static_cast<int>(after - moments.begin()) - 1;
}

namespace {

class LanePlacer
{
public:
    LanePlacer(const Lanes &lanes, const QFont &font, double height, qint64 now, double room)
        : m_lanes(lanes)
        , m_font(font)
        , m_labels(LaneLayout::labelFont(font))
        , m_strong(Type::scaled(font, 0.9, QFont::DemiBold))
        , m_now(now)
        , m_room(room)
    {
        placeLanes(height);
        placeMoments();
        placeBars();
        placeTicks();
    }

    [[nodiscard]] LaneLayout result() && { return std::move(m_layout); }

private:
    [[nodiscard]] double lineHeight() const { return std::ceil(m_labels.height()); }

    void placeLanes(double height)
    {
        const auto count = m_lanes.lanes.size();
        const QFontMetricsF names(Type::strong(m_font));
        for (const auto &lane : m_lanes.lanes)
            m_layout.names = std::max(m_layout.names, names.horizontalAdvance(lane.name));
        m_layout.names = std::ceil(m_layout.names) + 4 * kGrid;
        m_layout.barHeight = std::ceil(m_labels.height()) + kGrid;
        const double top = lineHeight() + m_layout.barHeight / 2 + kGrid;
        const double bottom = m_layout.barHeight / 2 + 3 * lineHeight() + 2 * kGrid; // texts and the axis
        const double least = m_layout.barHeight + lineHeight() + kGrid;
        const double pitch = std::clamp((height - top - bottom) / std::max<double>(static_cast<double>(count) - 1, 1),
                                        least, std::max(kMostPitch, least));
        for (size_t i = 0; i < count; ++i)
            m_layout.lanes.push_back(top + static_cast<double>(i) * pitch);
        m_layout.height = (count > 0 ? m_layout.lanes.back() : top) + bottom;
        // Lines for texts: one above the first lane, some between two, two below the last.
        const int between = std::max(1, static_cast<int>((pitch - m_layout.barHeight - 2) / lineHeight()));
        for (size_t gap = 0; gap <= count; ++gap) {
            auto &lines = m_gaps.emplace_back();
            const int number = gap == 0 ? 1 : gap == count ? 2 : between;
            const double from = gap == 0 ? 0 : m_layout.lanes[gap - 1] + m_layout.barHeight / 2 + 1;
            const double to
                = gap == count ? from + number * lineHeight() : m_layout.lanes[gap] - m_layout.barHeight / 2 - 1;
            for (int i = 0; i < number; ++i) // spread over the room
                lines.push_back(
                    {.top
                     = from + (to - from - lineHeight()) * (number == 1 ? 0.5 : i / static_cast<double>(number - 1)),
                     .freeFrom = 0});
        }
    }

    /// One text of a moment, with the lines where it may stand, best first.
    struct Wish
    {
        QString words;
        double width = 0;
        std::vector<TextLine *> lines;
        bool isCentred = false;
        bool isBad = false;
        bool isGood = false;
        bool isStrong = false;
        std::optional<size_t> votes = {};
    };

    [[nodiscard]] std::vector<TextLine *> linesOf(size_t gap, bool fromBelow)
    {
        std::vector<TextLine *> lines;
        for (auto &line : m_gaps.at(gap))
            lines.push_back(&line);
        if (fromBelow)
            std::reverse(lines.begin(), lines.end());
        return lines;
    }

    /// Lines that an arrow crosses: those in the middle of a gap first.
    [[nodiscard]] std::vector<TextLine *> linesOf(const Lanes::Arrow &arrow)
    {
        const auto [low, high] = std::minmax({arrow.from, *std::max_element(arrow.to.begin(), arrow.to.end())});
        std::vector<TextLine *> lines;
        for (int gap = low + 1; gap <= high; ++gap) {
            auto all = linesOf(static_cast<size_t>(gap), false);
            std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2), all.end());
            lines.insert(lines.end(), all.begin(), all.end());
        }
        return lines;
    }

    [[nodiscard]] std::vector<Wish> wishesAt(int moment)
    {
        std::vector<Wish> wishes;
        for (const auto &arrow : m_lanes.arrows) {
            if (arrow.at == moment && !arrow.text.isEmpty())
                wishes.push_back({.words = arrow.text,
                                  .width = m_labels.horizontalAdvance(arrow.text),
                                  .lines = linesOf(arrow),
                                  .isBad = arrow.isBad});
        }
        for (const auto &mark : m_lanes.marks) {
            if (mark.at != moment || mark.text.isEmpty())
                continue;
            const auto gap = static_cast<size_t>(mark.lane + (mark.isBelow ? 1 : 0));
            const bool isStrong = mark.isBad || mark.isGood;
            wishes.push_back({.words = mark.text,
                              .width = (isStrong ? m_strong : m_labels).horizontalAdvance(mark.text),
                              .lines = linesOf(gap, !mark.isBelow),
                              .isCentred = true,
                              .isBad = mark.isBad,
                              .isGood = mark.isGood,
                              .isStrong = isStrong});
        }
        for (size_t i = 0; i < m_lanes.votes.size(); ++i) {
            const auto &votes = m_lanes.votes[i];
            if (votes.at != moment)
                continue;
            const auto own = std::count(votes.owners.begin(), votes.owners.end(), votes.owner);
            const QString words = Words::tr("%1 of %2").arg(own).arg(votes.owners.size());
            wishes.push_back({.words = words,
                              .width = static_cast<double>(votes.owners.size()) * kSquareStep + kGrid
                                  + m_labels.horizontalAdvance(words),
                              .lines = linesOf(static_cast<size_t>(votes.lane + 1), false),
                              .votes = i});
        }
        return wishes;
    }

    /// Where a text that belongs to `x` begins on this line.
    [[nodiscard]] static double startOn(const TextLine &line, const Wish &wish, double x)
    {
        return std::max(line.freeFrom, wish.isCentred ? x - wish.width / 2 : x + kTextGap);
    }
    [[nodiscard]] static double shiftOn(const TextLine &line, const Wish &wish, double x)
    {
        return startOn(line, wish, x) - (wish.isCentred ? x : x + kTextGap);
    }
    /// The first line where it stands beside its place, or else the one where it is nearest.
    [[nodiscard]] static TextLine *bestLine(const Wish &wish, double x)
    {
        TextLine *best = wish.lines.front();
        for (auto *line : wish.lines) {
            if (shiftOn(*line, wish, x) <= 0)
                return line;
            if (shiftOn(*line, wish, x) < shiftOn(*best, wish, x))
                best = line;
        }
        return best;
    }

    void placeMoments()
    {
        const double first = m_layout.names + 4 * kGrid;
        for (auto &gap : m_gaps) {
            for (auto &line : gap)
                line.freeFrom = m_layout.names + kGrid;
        }
        double x = first;
        for (size_t i = 0; i < m_lanes.moments.size(); ++i) {
            const int moment = static_cast<int>(i);
            if (i > 0)
                x += stepFor(m_lanes.moments[i].ms - m_lanes.moments[i - 1].ms);
            for (const auto &bar : m_lanes.bars) {
                if (bar.to == moment)
                    x = std::max(x, m_layout.moments.at(static_cast<size_t>(bar.from)) + widthOf(bar));
            }
            const auto wishes = wishesAt(moment);
            for (const auto &wish : wishes)
                x += std::max(0.0, shiftOn(*bestLine(wish, x), wish, x));
            m_layout.moments.push_back(x);
            for (const auto &wish : wishes)
                place(wish, x, moment);
        }
        m_layout.end = x;
        if (!m_lanes.moments.empty())
            m_layout.end += stepFor(std::max<qint64>(m_now - m_lanes.moments.back().ms, 0));
        for (const auto &bar : m_lanes.bars) {
            if (!bar.to)
                m_layout.end
                    = std::max(m_layout.end, m_layout.moments.at(static_cast<size_t>(bar.from)) + widthOf(bar));
        }
        m_layout.width = m_layout.end + 2 * kGrid;
        for (const auto &text : m_layout.texts)
            m_layout.width = std::max(m_layout.width, text.rect.right() + 2 * kGrid);
    }

    [[nodiscard]] double stepFor(qint64 ms) const
    {
        return kLeastStep
            + m_room * (kStep - kLeastStep + std::min(static_cast<double>(ms) / 1000 * kPerSecond, kMostForTime));
    }

    [[nodiscard]] double widthOf(const Lanes::Bar &bar) const
    {
        if (bar.look == Lanes::Look::Frozen)
            return kLeastStep;
        return std::ceil(m_labels.horizontalAdvance(bar.text)) + 2 * kBarPadding;
    }

    void place(const Wish &wish, double x, int moment)
    {
        TextLine *line = bestLine(wish, x);
        const double from = startOn(*line, wish, x);
        QRectF rect(from, line->top, wish.width, lineHeight());
        line->freeFrom = rect.right() + kTextGap;
        if (wish.votes) {
            const double squares
                = static_cast<double>(m_lanes.votes.at(*wish.votes).owners.size()) * kSquareStep + kGrid;
            m_layout.squares.push_back(
                {.rect = QRectF(from, rect.center().y() - kSquare / 2, squares, kSquare), .votes = *wish.votes});
            rect.setLeft(from + squares);
        }
        m_layout.texts.push_back({.rect = rect,
                                  .words = wish.words,
                                  .isBad = wish.isBad,
                                  .isGood = wish.isGood,
                                  .isStrong = wish.isStrong,
                                  .at = moment});
    }

    void placeBars()
    {
        for (const auto &bar : m_lanes.bars) {
            const double from = m_layout.moments.at(static_cast<size_t>(bar.from));
            const double to = bar.to ? m_layout.moments.at(static_cast<size_t>(*bar.to)) : m_layout.end;
            const double y = m_layout.lanes.at(static_cast<size_t>(bar.lane));
            const double height = m_layout.barHeight;
            m_layout.bars.push_back(bar.look == Lanes::Look::Frozen ? QRectF(from, y + height / 2 - 2, to - from, kGrid)
                                                                    : QRectF(from, y - height / 2, to - from, height));
        }
    }

    void placeTicks()
    {
        double free = m_layout.names;
        for (size_t i = 0; i < m_lanes.moments.size(); ++i) {
            const qint64 ms = m_lanes.moments[i].ms - m_lanes.moments.front().ms;
            const QString words
                = Words::tr("%1 s").arg(QString::number(std::round(static_cast<double>(ms) / 100) / 10));
            if (!m_layout.ticks.empty() && m_layout.ticks.back().words == words)
                continue;
            const double width = m_labels.horizontalAdvance(words);
            const double from = m_layout.moments[i] - width / 2;
            if (from < free)
                continue;
            free = from + width + 6 * kGrid;
            m_layout.ticks.push_back({.rect = QRectF(from, m_layout.height - lineHeight(), width, lineHeight()),
                                      .words = words,
                                      .at = static_cast<int>(i)});
        }
    }

    const Lanes &m_lanes;
    const QFont m_font;
    const QFontMetricsF m_labels;
    const QFontMetricsF m_strong;
    const qint64 m_now;
    const double m_room;
    LaneLayout m_layout;
    std::vector<std::vector<TextLine>> m_gaps;
};

} // namespace

LaneLayout LaneLayout::of(const Lanes &lanes, const QFont &font, double height, qint64 now, double room)
{
    return LanePlacer(lanes, font, height, now, room).result();
}

} // namespace Lockscope::Lab

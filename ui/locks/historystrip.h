#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/historyevent.h>

#include <QColor>
#include <QMetaType>
#include <QRect>
#include <QStringList>

#include <memory>
#include <vector>

class QFont;
class QFontMetrics;
class QPainter;

namespace Lockscope {

struct Roles;

/// What happened to one lock over time, at the resolution of a strip in a row. Immutable once published.
struct LOCKSCOPE_WIDGETS_EXPORT HistoryStrip
{
    static constexpr Instant kGoesOn = Instant::max();
    static constexpr int kSlots = 6; ///< of colours; a new owner gets another one than the owner before it
    static constexpr quint32 kNobody = 0xFFFFFFFF;

    enum class Kind : quint8 {
        Held,
        Unknown, ///< held before; now too few nodes are readable to know
        Waiting, ///< another client wanted the lock
        Unwatched, ///< nothing was read
    };

    struct Part
    {
        Instant from;
        Instant to = kGoesOn;
        quint32 owner = kNobody; ///< index in `owners`
        int count = 1; ///< Held: the number of holds, too short to be shown one by one. Waiting: the most waiters
        Kind kind = Kind::Held;
        quint8 slot = 0; ///< colour, below kSlots
        bool beginSeen = true; ///< false: it may have begun earlier

        [[nodiscard]] bool goesOn() const { return to == kGoesOn; }
        friend bool operator==(const Part &, const Part &) = default;
    };

    struct Mark
    {
        Instant at;
        HistoryKind kind = HistoryKind::Overlap; ///< Overlap, NodeDown, NodeRestarted or NodeFailover
        int node = -1;
        friend bool operator==(const Mark &, const Mark &) = default;
    };

    std::vector<Part> parts; ///< Held and Unknown, by start; an Unknown part may lie over a held one
    std::vector<Part> waits;
    std::vector<Part> unwatched;
    std::vector<Mark> marks; ///< by time
    std::vector<QByteArray> owners; ///< their processes where the tokens name them
    Instant knownSince; ///< nothing is known of earlier times

    /// The part of this kind at a moment; null: none.
    [[nodiscard]] const Part *at(Instant moment, Kind kind) const;
};

using HistoryStripPtr = std::shared_ptr<const HistoryStrip>;

/// The time that a strip shows, from left to right.
struct LOCKSCOPE_WIDGETS_EXPORT StripWindow
{
    static constexpr Micros kLength = std::chrono::minutes(10);

    Instant from;
    Instant to; ///< now, or the frozen moment

    [[nodiscard]] static StripWindow until(Instant now) { return {.from = now - kLength, .to = now}; }
    [[nodiscard]] double x(Instant moment, const QRect &place) const; ///< within `place`
    [[nodiscard]] Instant at(double x, const QRect &place) const;
};

/// How paintHistoryStrip() paints.
struct StripLook
{
    bool hasTexts = false; ///< owners in the bars, and words below the marks
    bool isFaded = false;
    QStringList nodes = {}; ///< their names, for the words below the marks
};

/// Paints the strip with the painter's font: bars, the line of waiters below them, marks. With texts, the lowest line
/// of `place` is for the words of the marks.
LOCKSCOPE_WIDGETS_EXPORT void paintHistoryStrip(QPainter *painter, const QRect &place, const HistoryStrip &strip,
                                                const StripWindow &window, const Roles &roles,
                                                const StripLook &look = {});

/// The height that a strip with texts needs.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT int stripTextHeight(const QFontMetrics &metrics);

/// Describes the moment below the pointer: who held the lock, waiters, marks near it. Plain text, one fact per line.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QString stripTip(const HistoryStrip &strip, const StripWindow &window,
                                                        const QRect &place, int x, const QStringList &nodes);

/// The fill of a hold with this HistoryStrip::Part::slot.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT QColor stripColour(const Roles &roles, int slot);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistoryStripPtr)

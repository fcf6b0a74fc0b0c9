#pragma once

#include "../base/alarms.h"
#include "../board/board.h"

#include <functional>
#include <queue>

namespace Lockscope {

/// Knows when the TTLs of the board's locks should end, and has them read again then, because Redis tells of an end only when
/// it deletes the key. Those that were not read for a long part of their lease are read shortly before as well: only what was
/// there until the end has expired. Locks that end by what stands in their value, which Redis does not tell of at all, are read when
/// that says so.
class LOCKSCOPE_CORE_EXPORT Deadlines final : public Alarms::Sleeper
{
public:
    /// These locks should have ended on this node, or are about to.
    using Due = std::function<void(int node, const QList<QByteArray> &names)>;

    /// How far a node's clock is ahead of ours.
    using Ahead = std::function<Micros(int node)>;

    Deadlines(Alarms &alarms, const Clock &clock, const Board &board, Due due, Ahead ahead)
        : Sleeper(alarms)
        , m_clock(clock)
        , m_board(board)
        , m_due(std::move(due))
        , m_ahead(std::move(ahead))
    {
    }

    /// Locks as they were just published.
    void note(const Board::Changes &changes);
    void clear();

private:
    using Entry = std::pair<Instant, quint32>; ///< when to look, and the lock's place on the board

    void onAlarm(Instant now) override;
    void schedule(quint32 place, Instant look);
    /// Makes the queue anew once most of it does not count any more.
    void tidy();
    void sleep();

    /// When this node's reading is to be followed by another one; of a lock that has not been renewed for so long.
    [[nodiscard]] std::optional<Instant> nextLook(int node, const NodeReading &reading, Millis fullTtl) const;

    const Clock &m_clock;
    const Board &m_board;
    const Due m_due;
    const Ahead m_ahead;
    /// When a lock is looked at next, if not sooner than it ends anywhere, by its place; of none: never. One that is gone leaves
    /// its moment to whichever lock takes the place, which then is looked at once too often.
    std::vector<Instant> m_next;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue; ///< also moments that do not count any more
};

} // namespace Lockscope

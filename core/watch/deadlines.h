#pragma once

#include "../base/alarms.h"
#include "../base/duequeue.h"
#include "../board/board.h"

#include <functional>

namespace Lockscope {

/// Requests a reading when the TTL of a lock should have ended: Redis reports an expiry only when it deletes the key.
/// Locks that were not read for a large part of their lease are read shortly before their end as well. Only a key that
/// existed until then has expired. Locks whose value names their end, which Redis never reports, are read at that time.
class LOCKSCOPE_CORE_EXPORT Deadlines final : public Alarms::Alarm
{
public:
    /// Called with locks of this node that should have ended or are about to.
    using Due = std::function<void(int node, const QList<QByteArray> &names)>;

    /// Returns how far a node's clock is ahead of the local one.
    using Ahead = std::function<Micros(int node)>;

    Deadlines(Alarms &alarms, const Clock &clock, const Board &board, Due due, Ahead ahead)
        : Alarm(alarms)
        , m_clock(clock)
        , m_board(board)
        , m_due(std::move(due))
        , m_ahead(std::move(ahead))
    {
    }

    /// Call this for each published diff.
    void note(const Board::Changes &changes);
    void clear();

private:
    void onAlarm(Instant now) override;
    void schedule(quint32 place, Instant look);
    /// The time of the next look at a place; null: there is no lock.
    [[nodiscard]] Instant *lookAt(quint32 place);
    void sleep();

    /// When to read this lock on this node again. `fullTtl`: the lease as it was taken or renewed.
    [[nodiscard]] std::optional<Instant> nextLook(int node, const NodeReading &reading, Millis fullTtl) const;

    const Clock &m_clock;
    const Board &m_board;
    const Due m_due;
    const Ahead m_ahead;
    /// The time of the next look, by place on the board. A lock that reuses a place inherits the old time, and is read
    /// once too often.
    std::vector<Instant> m_next;
    DueQueue<quint32> m_queue; ///< by place on the board
};

} // namespace Lockscope

#pragma once

#include "../base/alarms.h"
#include "board.h"

#include <functional>
#include <queue>

namespace Lockscope {

/// Knows when the TTLs of the board's locks should end, and has them read again then, because Redis tells of an end only when
/// it deletes the key. Those that were not read for a long part of their lease are read shortly before as well: only what was
/// there until the end has expired.
class LOCKSCOPE_CORE_EXPORT Deadlines final : public Alarms::Sleeper
{
public:
    /// These locks should have ended on this node, or are about to.
    using Due = std::function<void(int node, const QList<QByteArray> &names)>;

    Deadlines(Alarms &alarms, const Board &board, Due due) : Sleeper(alarms), m_board(board), m_due(std::move(due)) { }

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

    const Board &m_board;
    const Due m_due;
    /// When a lock is looked at next, if not sooner than it ends anywhere, by its place; of none: never. One that is gone leaves
    /// its moment to whichever lock takes the place, which then is looked at once too often.
    std::vector<Instant> m_next;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_queue; ///< also moments that do not count any more
};

} // namespace Lockscope

#pragma once

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace Lockscope {

/// The locks of the board, by their places, that were not read on one node yet. New locks and locks whose verdict needs
/// this node come first, because after a reconnect all locks are unread.
class ReadingQueue
{
public:
    void add(quint32 place)
    {
        m_next = std::min(m_next, place);
        ++m_count;
    }
    void addFirst(quint32 place)
    {
        add(place);
        m_first.push_back(place);
    }
    /// One of the locks was read, or need not be read any more.
    void remove()
    {
        if (--m_count == 0)
            m_first.clear();
    }
    void clear() { *this = {}; }

    [[nodiscard]] bool isEmpty() const { return m_count == 0; }
    /// The number of locks that come first.
    [[nodiscard]] size_t first() const { return m_first.size(); }

    /// Returns up to `most` locks, each only once. `unreadAt` returns the lock at a place if it is unread, else null.
    /// All places are below `places`.
    template <typename Lock, typename UnreadAt>
    [[nodiscard]] std::vector<Lock *> take(size_t most, quint32 places, UnreadAt unreadAt)
    {
        std::vector<Lock *> taken;
        const auto take = [&](quint32 place) {
            if (Lock *lock = unreadAt(place))
                taken.push_back(lock);
        };
        const auto end = m_first.begin() + static_cast<std::ptrdiff_t>(std::min(m_first.size(), most));
        std::for_each(m_first.begin(), end, take);
        m_first.erase(m_first.begin(), end);
        if (!taken.empty())
            return taken;
        for (; m_count > 0 && m_next < places && taken.size() < most; ++m_next)
            take(m_next);
        return taken;
    }

private:
    qsizetype m_count = 0;
    quint32 m_next = 0; ///< locks below this place were taken
    std::vector<quint32> m_first;
};

} // namespace Lockscope

#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/board/ownaction.h>

#include <QMutex>

#include <deque>
#include <memory>
#include <optional>

namespace Lockscope {

/// What is on its way to the disk, bounded: a disk that hangs must not take the memory. Thread-safe.
class LOCKSCOPE_WIDGETS_EXPORT RecordingQueue
{
public:
    /// Changes of locks that may wait, besides the largest diff that came: at 2000 a second some fifty seconds of them.
    static constexpr qsizetype kMostWaiting = 100'000;

    struct Item
    {
        BoardDiffPtr diff = nullptr; ///< null: nothing was read
        std::optional<bool> reading = std::nullopt; ///< from here on nothing is read, or all has been read again
        std::shared_ptr<const OwnAction> ownAction = nullptr; ///< null: nothing was done
        Instant at = {}; ///< when it was so, not when it was heard of
    };

    /// False when too much is waiting: then all of it is dropped, and nothing is taken any more.
    [[nodiscard]] bool push(const Item &item);
    /// Nothing: it is empty, or has overflowed.
    [[nodiscard]] std::optional<Item> pop();
    [[nodiscard]] bool hasOverflowed() const;
    [[nodiscard]] qsizetype waiting() const; ///< changes, and diffs without any

private:
    mutable QMutex m_mutex;
    std::deque<Item> m_items;
    qsizetype m_waiting = 0;
    qsizetype m_largest = 0;
    bool m_overflowed = false;
};

} // namespace Lockscope

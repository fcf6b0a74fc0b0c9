#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/lockstate.h>
#include <lockscope/core/board/ownaction.h>

#include <QMutex>

#include <deque>
#include <memory>
#include <optional>

namespace Lockscope {

/// Items on their way to the disk. Bounded, because a hanging disk must not use up the memory. Thread-safe.
class LOCKSCOPE_WIDGETS_EXPORT RecordingQueue
{
public:
    /// The maximum of waiting lock changes, in addition to the largest diff: about 50 s at 2000 a second.
    static constexpr qsizetype kMostWaiting = 100'000;

    struct Item
    {
        BoardDiffPtr diff = nullptr; ///< null: none
        std::optional<bool> reading = std::nullopt; ///< false: reading stops here; true: all nodes were read again
        std::shared_ptr<const OwnAction> ownAction = nullptr; ///< null: none
        Instant at = {}; ///< when it happened, not when it was reported
    };

    /// Returns false if too much is waiting. The queue then drops everything, and takes nothing more.
    [[nodiscard]] bool push(const Item &item);
    /// Unset: empty or overflowed.
    [[nodiscard]] std::optional<Item> pop();
    [[nodiscard]] bool hasOverflowed() const;
    [[nodiscard]] qsizetype waiting() const; ///< lock changes, plus one per item

private:
    mutable QMutex m_mutex;
    std::deque<Item> m_items;
    qsizetype m_waiting = 0;
    qsizetype m_largest = 0;
    bool m_overflowed = false;
};

} // namespace Lockscope

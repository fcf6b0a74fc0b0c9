#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/history.h>

#include <memory>
#include <optional>
#include <unordered_map>

namespace Lockscope {

/// What locks did lately, as the table tells it beside how they stand. Immutable once made, for any thread.
class LOCKSCOPE_WIDGETS_EXPORT LockPast
{
public:
    static constexpr Micros kWindow = std::chrono::minutes(10);
    static constexpr Micros kLeastWindow = std::chrono::minutes(1);

    struct Figures
    {
        qint64 acquisitions = 0; ///< that were seen
        std::optional<Micros> holdP99; ///< of holds that were seen from their beginning to their end
        bool isP99Exact = true; ///< else within HoldTimes::kRelativeError
    };

    /// Looks at all that happened within the window: a second for a million events.
    [[nodiscard]] static std::shared_ptr<const LockPast> of(const HistorySnapshot &snapshot);

    /// Zero and unknown where nothing of it was seen.
    [[nodiscard]] Figures of(const QByteArray &lock) const;
    /// Of less than a minute it is what a minute had at least: two in four seconds are not thirty in a minute.
    [[nodiscard]] double perMinute(qint64 count) const;
    [[nodiscard]] Micros window() const { return m_window; } ///< shorter than kWindow when less is known
    /// Not every change was told, or not for a minute: more may have happened than was seen.
    [[nodiscard]] bool atLeast() const { return m_atLeast || m_window < kLeastWindow; }

private:
    std::unordered_map<QByteArray, Figures> m_locks;
    Micros m_window{0};
    bool m_atLeast = true;
};

using LockPastPtr = std::shared_ptr<const LockPast>;

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::LockPastPtr)

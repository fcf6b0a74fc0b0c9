#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/history.h>

#include <memory>
#include <optional>
#include <unordered_map>

namespace Lockscope {

/// Figures of what locks did recently, for the table. Immutable once made, for any thread.
class LOCKSCOPE_WIDGETS_EXPORT LockPast
{
public:
    static constexpr Micros kWindow = std::chrono::minutes(10);
    static constexpr Micros kLeastWindow = std::chrono::minutes(1);

    struct Figures
    {
        qint64 acquisitions = 0; ///< observed ones
        std::optional<Micros> holdP99; ///< of completely observed holds
        bool isP99Exact = true; ///< otherwise within HoldTimes::kRelativeError
    };

    /// Evaluates all events within the window; takes about a second per million events.
    [[nodiscard]] static std::shared_ptr<const LockPast> of(const HistorySnapshot &snapshot);

    /// Zero and unset if nothing was seen of the lock.
    [[nodiscard]] Figures of(const QByteArray &lock) const;
    /// Less than kLeastWindow counts as that: two acquisitions in four seconds are not thirty a minute.
    [[nodiscard]] double perMinute(qint64 count) const;
    [[nodiscard]] Micros window() const { return m_window; } ///< shorter than kWindow if less is known
    /// Changes were missed, or observed for less than a minute: counts are lower bounds.
    [[nodiscard]] bool atLeast() const { return m_atLeast || m_window < kLeastWindow; }

private:
    std::unordered_map<QByteArray, Figures> m_locks;
    Micros m_window{0};
    bool m_atLeast = true;
};

using LockPastPtr = std::shared_ptr<const LockPast>;

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::LockPastPtr)

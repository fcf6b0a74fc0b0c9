#pragma once

#include "../kit/export.h"

#include <lockscope/core/board/placedlock.h>
#include <lockscope/core/board/severity.h>

#include <QSet>

#include <array>

namespace Lockscope {

/// What an operator wants to know of a lock. Ordered: the first is the worst.
enum class LockConcern : quint8 {
    Overlap, ///< two owners may rely on it
    Split,
    NoExpiry,
    Unknown,
    RenewLate,
    Leftover,
    Degraded,
    None,
};

[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT LockConcern concernOf(const LockState &lock);
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT Severity severityOf(LockConcern concern);

/// Counts the locks of a board by what is wrong with them, and their waiters, from its diffs. The cost of a diff is
/// that of its changed locks.
class LOCKSCOPE_WIDGETS_EXPORT BoardTally
{
public:
    void apply(const BoardDiff &diff);

    [[nodiscard]] qsizetype locks() const { return m_locks.size(); }
    [[nodiscard]] bool isWhole() const { return m_isWhole; } ///< as BoardDiff::complete
    [[nodiscard]] qsizetype count(LockConcern concern) const { return of(concern).size(); }
    /// Up to `most` of these locks, sorted. A lock that was returned before is preferred, so that a list stays put.
    /// Not for None.
    [[nodiscard]] QByteArrayList some(LockConcern concern, qsizetype most);

    [[nodiscard]] qint64 waiters() const { return m_waiters; }
    [[nodiscard]] qsizetype waitedFor() const { return m_waitedFor; } ///< locks with waiters
    [[nodiscard]] qsizetype knownWaiters() const { return m_knownWaiters; } ///< locks whose waiters are known

private:
    static constexpr size_t kConcerns = static_cast<size_t>(LockConcern::None);

    /// Null: the lock is not on the board.
    void count(const LockState *before, const LockState *now);
    [[nodiscard]] const QSet<QByteArray> &of(LockConcern concern) const;

    NamedPool<PlacedLock> m_locks;
    std::array<QSet<QByteArray>, kConcerns> m_concerns;
    std::array<QByteArrayList, kConcerns> m_returned; ///< see some()
    qint64 m_waiters = 0;
    qsizetype m_waitedFor = 0;
    qsizetype m_knownWaiters = 0;
    bool m_isWhole = false;
};

} // namespace Lockscope

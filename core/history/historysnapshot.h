#pragma once

#include "../base/rarely.h"
#include "../board/lockstate.h"
#include "historylog.h"

#include <QMetaType>

#include <memory>
#include <optional>
#include <vector>

namespace Lockscope {

/// A hold that has not ended. Exists once per lock and snapshot, so its size matters.
struct OpenHold
{
    using Slack = std::chrono::duration<quint32, std::micro>;

    /// What few holds have.
    struct Rare
    {
        QByteArray owner; ///< if another than that of `seen`
        QByteArray process;
        Instant knownUntil;

        friend bool operator==(const Rare &, const Rare &) = default;
    };

    LockStatePtr seen; ///< the latest state that shows the hold; never null
    Instant since; ///< `at` of its Began event
    Rarely<Rare> rare;
    Slack slack{0}; ///< exact holds: how much earlier it may have begun, at most HistoryEvent::kUnbounded
    bool exact = true;
    bool inSight = true; ///< false: too few nodes are readable to know whether it continues
    bool isOneHold = true; ///< as HistoryEvent::isOneHold

    [[nodiscard]] const QByteArray &lock() const { return seen->name; }
    [[nodiscard]] const QByteArray &owner() const
    {
        return rare->owner.isEmpty() ? seen->assessment.owner : rare->owner;
    }
    [[nodiscard]] const QByteArray &process() const { return rare->process; } ///< as HistoryEvent::process
    /// Out of sight: the hold existed at least until then.
    [[nodiscard]] Instant knownUntil() const { return rare->knownUntil; }
};

/// A lock that has waiters now.
struct OpenWait
{
    QByteArray lock;
    Instant since;
    int most = 0; ///< the largest number of simultaneous waiters
};

/// The history at one moment. Immutable, safe to pass to any thread; shares its memory with History.
struct LOCKSCOPE_CORE_EXPORT HistorySnapshot
{
    Instant takenAt;
    /// The start of a pause, until all was read again: later readings cover only single locks. Unset: no pause.
    std::optional<Instant> unreadSince = std::nullopt;
    Instant watchedSince; ///< when the first diff arrived
    /// Counts are exact from this moment on. Earlier counts, or all counts if unset, are lower bounds.
    std::optional<Instant> completeSince;
    HistoryChunks chunks;
    std::vector<OpenHold> open;
    std::vector<OpenWait> waits;
    qsizetype bytes = 0;
    quint64 forgotten = 0; ///< the number of events dropped by the limits

    /// The moment up to which the locks are known.
    [[nodiscard]] Instant knownTo() const { return unreadSince.value_or(takenAt); }
    [[nodiscard]] qsizetype size() const; ///< the number of events
    /// Returns the events with `at` in [from, to], in the order of discovery. `lock` empty: of all locks and nodes.
    [[nodiscard]] std::vector<HistoryEvent> events(Instant from = Instant::min(), Instant to = Instant::max(),
                                                   const QByteArray &lock = {}) const;
    /// Returns up to `most` of the latest events of one lock, oldest first.
    [[nodiscard]] std::vector<HistoryEvent> latest(const QByteArray &lock, qsizetype most) const;
};

using HistorySnapshotPtr = std::shared_ptr<const HistorySnapshot>;

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistorySnapshotPtr)

#pragma once

#include "../base/clock.h"
#include "../board/overlapcause.h"

#include <QByteArray>
#include <QLatin1String>
#include <QMetaType>

#include <algorithm>
#include <optional>

namespace Lockscope {

/// What can happen to a lock, to a node, or to watching itself.
enum class HistoryKind : quint8 {
    Began, ///< an owner holds the lock now
    Ended, ///< the owner no longer holds it, see HoldEnd
    Renewed, ///< the lease was extended (a new acquisition with the same token looks the same)
    HandOver, ///< another owner holds it within a minute of the previous one; follows Began
    /// Another owner holds it while the previous one, not seen to release, may rely on it; follows Began.
    Overlap,
    Waiting, ///< the number of waiters changed
    SightLost, ///< too few nodes are readable to know the holder
    SightRegained, ///< the same owner is seen again
    Split, ///< several owners, and none of them can reach a quorum
    NodeDown, ///< the node cannot be read
    NodeUp,
    NodeRestarted, ///< another process answers at its address
    NodeFailover, ///< another server took over its role
    Gap, ///< reading was paused, or no diff arrived for too long (for example, the machine slept)
};

/// How a hold ended. Redis does not report it. It follows from when the key was last seen, when it was gone, and when
/// its TTL would have ended.
enum class HoldEnd : quint8 {
    Unknown, ///< several explanations are possible
    Released, ///< the key was deleted before its TTL ended, and its node had not restarted
    Expired, ///< the TTL ended: the owner may still believe that it holds the lock
    TakenOver, ///< another owner appeared before the TTL ended: released and acquired at once, or overwritten
    ForceReleased, ///< by an action of this process
    Lost, ///< nodes restarted or failed over without it: the owner may still believe that it holds the lock
    /// A lock of this process that it did not release: the key was deleted or overwritten, or a renewal failed. For
    /// other owners this cannot be told apart from Released, TakenOver or Unknown.
    OwnLost,
    OwnReleased, ///< this process released its own lock
    /// A hold-off, not an owner, kept the lock from everybody: it expired, or how it ended is unknown.
    HoldOffOver,
};

/// Return stable words for JSON and recordings.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HistoryKind kind);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HoldEnd end);

/// One event, as precisely as it could be observed.
struct HistoryEvent
{
    HistoryKind kind = HistoryKind::Gap;
    HoldEnd end = HoldEnd::Unknown; ///< Ended. Overlap: Released if the overlap is over, see isOverlapOver()
    OverlapCause cause = OverlapCause::None; ///< Overlap
    /// The acquisition was seen; for Ended, the cause of the end is known as well. False: the hold may be older than it
    /// looks.
    bool exact = true;
    bool isOneHold = true; ///< Ended: false if it may be several holds with one token, see LockHold::unseen
    int node = -1; ///< node events
    Instant at; ///< the event had happened by then
    Micros slack{0}; ///< how much earlier it may have happened; kUnbounded: unknown, or longer
    QByteArray lock;
    QByteArray owner; ///< HandOver: the previous owner. Shared holds: sharedOwnerLabel()
    QByteArray process = {}; ///< the part of the owner's token that identifies its process; empty if there is none
    QByteArray other = {}; ///< HandOver: the new owner. Overlap: the previous owner
    /// Ended: the hold time until `at`; with HoldEnd::Unknown until at - slack. Renewed: the rest of the lease.
    /// HandOver: the time between the two holds. Overlap: how much longer the previous owner may rely on the lock
    /// (Micros::max(): no expiry), or, if it is over, how long it lasted. Gap: its length.
    Micros length{0};
    std::optional<Micros> late = std::nullopt; ///< Renewed: the delay compared with the usual rhythm of this owner
    qint32 waiting = 0; ///< Waiting: the number of waiters

    /// The largest slack, about 71 minutes: HistoryLog stores slack in 32 bits of µs.
    static constexpr Micros kUnbounded{0xFFFFFFFF};

    /// Ended: the hold lasted at least this long.
    [[nodiscard]] Micros leastHoldTime() const
    {
        return end == HoldEnd::Unknown ? length : std::max(Micros(0), length - slack);
    }

    friend bool operator==(const HistoryEvent &, const HistoryEvent &) = default;
};

/// The uncertainty is at most half of the duration.
[[nodiscard]] constexpr bool isMostlySure(Micros length, Micros slack)
{
    return 2 * slack <= length;
}

/// The owner in events of a shared hold (readers, permits): "(shared)". History does not record individual holders.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray sharedOwnerLabel();

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistoryEvent)

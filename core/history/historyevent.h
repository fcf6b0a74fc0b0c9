#pragma once

#include "../base/clock.h"
#include "../board/overlapcause.h"

#include <QByteArray>
#include <QLatin1String>
#include <QMetaType>

#include <optional>

namespace Lockscope {

/// What can happen to a lock, to a node, or to watching itself.
enum class HistoryKind : quint8 {
    Began, ///< an owner holds the lock now
    Ended, ///< the owner no longer holds it, see HoldEnd
    Renewed, ///< the lease was extended (a new acquisition with the same token looks the same)
    HandOver, ///< another owner holds it, shortly after the previous one
    Overlap, ///< another owner holds it while the previous one, not seen to release, may rely on it
    Waiting, ///< the number of waiters changed
    SightLost, ///< too few nodes are readable to know the holder
    SightRegained, ///< the same owner is seen again
    Split, ///< several owners, and none of them can reach a quorum
    NodeDown, ///< the node cannot be read
    NodeUp,
    NodeRestarted, ///< another process answers at its address
    NodeFailover, ///< another server took over its role
    Gap, ///< watching was interrupted
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
    HoldOffOver, ///< not a hold: a hold-off, which kept the lock from everybody, has expired
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HistoryKind kind);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HoldEnd end);

/// One event, as precisely as it could be observed.
struct HistoryEvent
{
    HistoryKind kind = HistoryKind::Gap;
    HoldEnd end = HoldEnd::Unknown; ///< Ended
    OverlapCause cause = OverlapCause::None; ///< Overlap
    /// Began, Ended: the acquisition was seen. Otherwise `at` and `length` are lower bounds.
    bool exact = true;
    bool isOneHold = true; ///< Ended: false if it may be several holds with one token, see LockHold::unseen
    int node = -1; ///< node events
    Instant at; ///< the event had happened by then
    Micros slack{0}; ///< how much earlier it may have happened; kUnbounded: unknown
    QByteArray lock;
    QByteArray owner; ///< HandOver: the previous owner. Shared holds: sharingHolders()
    QByteArray process = {}; ///< the part of the owner's token that identifies its process; empty if there is none
    QByteArray other = {}; ///< HandOver: the new owner. Overlap: the previous owner
    /// Ended: the hold time. Renewed: the rest of the lease. HandOver: the time between the two holds. Overlap: how
    /// much longer the previous owner may rely on the lock. Gap: its length.
    Micros length{0};
    std::optional<Micros> late = std::nullopt; ///< Renewed: the delay compared with the usual rhythm of this owner
    qint32 waiting = 0; ///< Waiting: the number of waiters

    static constexpr Micros kUnbounded{0xFFFFFFFF};

    friend bool operator==(const HistoryEvent &, const HistoryEvent &) = default;
};

/// Whether a duration with this uncertainty is mostly certain.
[[nodiscard]] constexpr bool isMostlySure(Micros length, Micros slack)
{
    return 2 * slack <= length;
}

/// The owner of a shared hold (readers, permits): history does not record the individual holders.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray sharingHolders();

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistoryEvent)

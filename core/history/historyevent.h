#pragma once

#include "../base/clock.h"
#include "../board/overlapcause.h"

#include <QByteArray>
#include <QLatin1String>
#include <QMetaType>

#include <optional>

namespace Lockscope {

/// What can happen to a lock, to a node, or to the watching itself.
enum class HistoryKind : quint8 {
    Began, ///< an owner holds the lock
    Ended, ///< it does not any more, see HoldEnd
    Renewed, ///< its lease was prolonged (or its owner, using the same token again, took it anew: that looks the same)
    HandOver, ///< another owner than the one before holds it, not long after it
    Overlap, ///< another owner holds it while the one before, which was not seen to give it back, may rely on it: exclusion may be broken
    Waiting, ///< somebody waits for it, more than before, or nobody any more
    SightLost, ///< too few nodes can be read to tell who holds it
    SightRegained, ///< the same owner is seen again
    Split, ///< several owners, and none can have it
    NodeDown, ///< the node cannot be read
    NodeUp,
    NodeRestarted, ///< another process answers under its address
    NodeFailover, ///< its part is played by another server
    Gap, ///< nobody watched for a while
};

/// How a hold ended. Nobody tells an outside observer; it follows from when the key was seen last, when it was known to be
/// gone, and when its TTL was due.
enum class HoldEnd : quint8 {
    Unknown, ///< it can have been one thing or the other
    Released, ///< the key was gone before its TTL was due, and its node had not restarted
    Expired, ///< it was there until its TTL was due, and is gone: its owner may still believe that it holds the lock
    TakenOver, ///< another owner stood there before the TTL was due, or others did: given back and taken at once, or overwritten
    ForceReleased, ///< taken away by us
    Lost, ///< nodes restarted or failed over, and came back without it: its owner may still believe that it holds the lock
    /// A lock of one's own that was not given back: its key was gone, or another owner's, before its TTL was due, or it is known here that it
    /// could not be renewed. Of other people's locks the same is Released, TakenOver or Unknown: nobody tells.
    OwnLost,
    OwnReleased, ///< a lock of one's own that was given back
    HoldOffOver, ///< nobody held it: it was kept from everybody for a while, which has ended by itself
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HistoryKind kind);
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(HoldEnd end);

/// One thing that happened, as well as it could be seen.
struct HistoryEvent
{
    HistoryKind kind = HistoryKind::Gap;
    HoldEnd end = HoldEnd::Unknown; ///< of Ended
    OverlapCause cause = OverlapCause::None; ///< of Overlap
    /// Began, Ended: the acquisition was seen. Otherwise it is held at least since `at`, and was held at least for `length`.
    bool exact = true;
    bool isOneHold = true; ///< Ended: otherwise for a while nobody could see it, and it may be several holds of one token, see LockState::unseen
    int node = -1; ///< of node events
    Instant at; ///< by then it had happened
    Micros slack{0}; ///< and that much earlier it may have happened; kUnbounded: any time
    QByteArray lock;
    QByteArray owner; ///< HandOver: the one before. Of a hold that several share, from the first of them to the last: sharingHolders()
    QByteArray process = {}; ///< what the owner tells of itself, the same for all locks of one process; empty when it tells nothing
    QByteArray other = {}; ///< HandOver: the new owner. Overlap: the one before, which may rely on it
    /// Ended: time held. Renewed: what was left of the lease. HandOver: time between the two. Overlap: how much longer the
    /// one before may rely on it. Gap: how long.
    Micros length{0};
    std::optional<Micros> late = std::nullopt; ///< Renewed: that much later than this owner usually does
    qint32 waiting = 0; ///< Waiting: so many; more may come until 0 is told

    static constexpr Micros kUnbounded{0xFFFFFFFF};

    friend bool operator==(const HistoryEvent &, const HistoryEvent &) = default;
};

/// Most is sure of what ended up to `slack` before that was seen, having lasted for `length` by then.
[[nodiscard]] constexpr bool isMostlySure(Micros length, Micros slack)
{
    return 2 * slack <= length;
}

/// Stands for all who hold a lock together, readers or of permits: who of them came and went meanwhile is not kept.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray sharingHolders();

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistoryEvent)

#pragma once

#include "alertkinds.h"

#include <QMetaType>

#include <optional>
#include <vector>

namespace Lockscope {

/// Alerts that nobody wants to see. An alert must match all fields that are set.
struct AlertMute
{
    std::optional<AlertKind> kind = std::nullopt;
    QByteArray pattern = "*"; ///< glob (SCAN MATCH) of lock names or node labels
    std::optional<Instant> until = std::nullopt;

    friend bool operator==(const AlertMute &, const AlertMute &) = default;
};

/// One report about a condition: that it begins, lasts or ends. Session::alertReported() emits each; Alerts keeps the
/// active ones. A plain value. Moments are on the session's monotonic clock.
struct Alert
{
    enum class Phase : quint8 {
        Raised, ///< it begins; also: a quiet alert becomes news
        Still, ///< it lasts; NodeRestarted, NodeFailover: with a later `since` it has happened again
        Cleared,
    };

    AlertKind kind = AlertKind::Overlap;
    Phase phase = Phase::Raised;
    QByteArray lock; ///< empty: none
    int node = -1; ///< -1: none
    Instant since; ///< when it began; NodeRestarted, NodeFailover: the latest event that `value` counts
    Instant at; ///< when this was reported
    /// HeldLong: the hold time. ClockOff: the offset; negative: behind. QuorumLost: readable nodes. NoMargin: those of
    /// them that have a vote on new locks. Overlap, OwnLost, SplitOften, NodeRestarted, NodeFailover: the number of
    /// recent events; after the end, the largest number. ManyWait: the number of waiters, in the unit of
    /// LockState::waiters.
    qint64 value = 0;
    /// HeldLong, ClockOff, ManyWait: the limit that `value` exceeds. QuorumLost, NoMargin: nodes that are needed.
    qint64 threshold = 0;
    /// NeverExpires, HeldLong: false if it was already so when the lock was first seen; it may have lasted longer.
    bool isSinceExact = true;
    /// HeldLong: false if the holder was unknown for a while: there may be several holds of one token, see
    /// LockHold::unseen.
    bool isOneHold = true;
    /// Overlap: when two owners may rely, or may have relied, on the lock, most recently. Instant::max(): the earlier
    /// lease has no end. NoMargin: `lastFrom` is when isBeyond() began, which may be later than the alert.
    Instant lastFrom;
    Instant lastUntil;
    /// Cleared: by a change of its rule; the condition itself continues.
    bool isDropped = false;
    /// It returned or ended within the cool-down of the previous report: list it, but do not notify anybody.
    bool quiet = false;
    /// A mute matches it. Only standing() sets this.
    bool isMuted = false;

    /// Overlap: when this was reported, two owners no longer relied on the lock. The alert still lasts as long as its
    /// rule says, and is shown as past.
    [[nodiscard]] bool isPast() const { return kind == AlertKind::Overlap && lastUntil <= at; }
    /// A past overlap is less severe than a present one.
    [[nodiscard]] Severity severity() const { return isPast() ? Severity::Warning : traitsOf(kind).severity; }
    /// NoMargin: the margin is exceeded, not only used up. This is reported at once, whatever the cool-down.
    [[nodiscard]] bool isBeyond() const { return kind == AlertKind::NoMargin && value < threshold; }

    /// NodeRestarted, NodeFailover: the alert was already active with `before` as its `since`, and the event has
    /// happened again.
    [[nodiscard]] bool isOnceMore(Instant before) const
    {
        return (kind == AlertKind::NodeRestarted || kind == AlertKind::NodeFailover) && phase == Phase::Still
            && since > before;
    }

    friend bool operator==(const Alert &, const Alert &) = default;
};

[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Alert::Phase phase);

/// Whether one of the mutes matches an alert of this kind about this lock, or about this node. `nodes` contains the
/// node's label.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isMuted(const std::vector<AlertMute> &mutes, AlertKind kind,
                                                 const QByteArray &lock, int node, const std::vector<NodeStatus> &nodes,
                                                 Instant now);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::Alert)

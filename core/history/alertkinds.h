#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "../board/severity.h"

#include <QLatin1String>

#include <map>
#include <span>

namespace Lockscope {

/// Problems that an operator is alerted to. alertkinds.cpp defines each kind.
enum class AlertKind : quint8 {
    Overlap, ///< two owners rely on one lock, or did so recently, see Alert::isPast()
    QuorumLost, ///< no lock can be acquired
    NoMargin, ///< if one more node fails, no lock can be acquired
    NeverExpires, ///< a lock without an expiry
    RenewLate, ///< a lock will be lost unless its owner renews it
    HeldLong, ///< a lock is held for long, and longer than usual
    ManyWait, ///< many clients wait for a lock
    SplitOften, ///< clients that want a lock keep each other from acquiring it
    NodeDown, ///< a node cannot be read
    NodeRestarted, ///< a node restarted: locks that it held in memory may be lost
    NodeFailover, ///< another server replaced a node: it may lack the latest locks
    NodeEvicts, ///< a node may evict locks when its memory is full
    ClockOff, ///< a node's clock is off: when it is corrected, locks end too early or too late
    OwnLost, ///< a lock that this process acquired for its user is lost
};

/// When to report one kind of alert. Kinds ignore fields that they do not need.
struct AlertRule
{
    bool enabled = true;
    Micros forAtLeast{0}; ///< the condition must last this long without interruption
    Micros coolDown = std::chrono::minutes(5); ///< earliest repetition; an earlier return is Alert::quiet
    Micros threshold{0}; ///< HeldLong: at least this long; ClockOff: off by more than this
    /// HeldLong: and this many times the 99th percentile of its holds. A lock whose usual hold is unknown raises
    /// nothing then. 0: `threshold` alone decides, for every lock.
    double factor = 0;
    int count = 0; ///< SplitOften, ManyWait: more than this many
    /// SplitOften: counts events within this time. Overlap, OwnLost, NodeRestarted, NodeFailover: how long the alert
    /// lasts; the latter two also last while the node is in quarantine.
    Micros window{0};

    friend bool operator==(const AlertRule &, const AlertRule &) = default;
};

using AlertRules = std::map<AlertKind, AlertRule>;

/// What is fixed for a kind of alert.
struct AlertTraits
{
    /// The unit of Alert::value and Alert::threshold.
    enum class Measure : quint8 { Count, Time };

    AlertKind kind;
    QLatin1String id; ///< a stable word for JSON, metrics and settings
    Severity severity = Severity::Warning;
    AlertRule rule; ///< the default
    Measure measure = Measure::Count;
    bool isOfReadings = false; ///< describes a lock's present state: unknown while too few nodes are readable
    bool isOfForgetting = false; ///< the node may have forgotten locks
};

/// All kinds, in the order of AlertKind.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::span<const AlertTraits> alertTraits();
[[nodiscard]] LOCKSCOPE_CORE_EXPORT const AlertTraits &traitsOf(AlertKind kind);
[[nodiscard]] inline QLatin1String toString(AlertKind kind)
{
    return traitsOf(kind).id;
}
[[nodiscard]] LOCKSCOPE_CORE_EXPORT AlertRules defaultAlertRules();

} // namespace Lockscope

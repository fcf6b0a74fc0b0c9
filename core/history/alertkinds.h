#pragma once

#include "../base/clock.h"
#include "../base/export.h"

#include <QLatin1String>

#include <map>
#include <span>

namespace Lockscope {

/// What an operator is alerted to. All that is known about one is its entry in alertkinds.cpp.
enum class AlertKind : quint8 {
    Overlap, ///< two owners rely on one lock, or did so a short while ago: see Alert::isPast()
    QuorumLost, ///< no lock can be taken
    NoMargin, ///< after the loss of one more node no lock can be taken
    NeverExpires, ///< a lock without an expiry
    RenewLate, ///< a lock will be lost unless its owner renews it
    HeldLong, ///< a lock is held for long, and for longer than is usual for it
    ManyWait, ///< many wait for a lock
    SplitOften, ///< clients that want a lock keep each other from taking it
    NodeDown, ///< a node cannot be read
    NodeRestarted, ///< a node restarted: what it held in memory may be gone
    NodeFailover, ///< another server took a node's place: it may lack the latest locks
    NodeEvicts, ///< a node may evict locks when its memory is full
    ClockOff, ///< a node's clock is off: once it is corrected, locks end too soon or too late
    OwnLost, ///< a lock that this process took for its user is lost
};

/// When to alert to one kind. Fields that a kind does not need have no meaning there.
struct AlertRule
{
    bool enabled = true;
    Micros forAtLeast{0}; ///< it must be so without a break for this long
    Micros coolDown = std::chrono::minutes(5); ///< raised again after this, while it lasts; what comes back sooner is Alert::quiet
    Micros threshold{0}; ///< HeldLong: at least so long; ClockOff: by more than this
    double factor = 0; ///< HeldLong: and so many times the 99th percentile of its holds, where that is known
    int count = 0; ///< SplitOften, ManyWait: more than so many
    Micros window{0}; ///< SplitOften: within; Overlap, OwnLost, NodeRestarted, NodeFailover: the alert stands for so long, the latter two also while the node
                      ///< is in quarantine

    friend bool operator==(const AlertRule &, const AlertRule &) = default;
};

using AlertRules = std::map<AlertKind, AlertRule>;

struct AlertTraits
{
    /// The unit of Alert::value and Alert::threshold.
    enum class Measure : quint8 { Count, Time };

    AlertKind kind;
    QLatin1String id; ///< a stable word for JSON, metrics and settings
    AlertRule rule; ///< by default
    Measure measure = Measure::Count;
    bool isOfReadings = false; ///< what a lock is like now: not known while too few nodes can be read
    bool isOfForgetting = false; ///< the node may have forgotten locks
};

/// Of all kinds, in the order of the enumeration.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::span<const AlertTraits> alertTraits();
[[nodiscard]] LOCKSCOPE_CORE_EXPORT const AlertTraits &traitsOf(AlertKind kind);
[[nodiscard]] inline QLatin1String toString(AlertKind kind)
{
    return traitsOf(kind).id;
}
[[nodiscard]] LOCKSCOPE_CORE_EXPORT AlertRules defaultAlertRules();

} // namespace Lockscope

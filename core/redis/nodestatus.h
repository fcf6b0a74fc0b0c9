#pragma once

#include "../base/clock.h"
#include "../base/error.h"
#include "serverfacts.h"

#include <QMetaType>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace Lockscope {

/// How Lockscope learns about changes on a node between the timed reads.
enum class FeedKind {
    None,
    Tracking, ///< CLIENT TRACKING: all changes
    KeyspaceEvents, ///< only the events that the server is configured to send
};

/// The node has reported each change of keys with this prefix since `since`.
struct TrackedPrefix
{
    QByteArray prefix;
    Instant since;

    friend bool operator==(const TrackedPrefix &, const TrackedPrefix &) = default;
};

/// Progress of the first walk through a node's keys.
struct WalkProgress
{
    qint64 keys = 0; ///< keys that SCAN has returned
    std::optional<qint64> total; ///< keys in all, as INFO reported; unknown without the right to run it

    friend bool operator==(const WalkProgress &, const WalkProgress &) = default;
};

/// The load that Lockscope puts on a node, over about the last second.
struct NodeCost
{
    double commandsPerSecond = 0;
    double bytesPerSecond = 0; ///< both directions

    friend bool operator==(const NodeCost &, const NodeCost &) = default;
};

/// One node's state at a moment, for display. A plain value.
struct NodeStatus
{
    enum class Reach { Connecting, Up, Down };

    int index = 0;
    QString label;
    QString address; ///< empty: not known (yet)
    std::optional<int> database; ///< the watched database; unset: an old recording does not say
    Reach reach = Reach::Connecting;
    WallTime since; ///< start of `reach`; or when the node became unreadable, was readable again, or fell silent
    std::optional<Error> error; ///< why the node is down
    /// The node is back, but INFO has not shown yet whether it restarted. So its quarantine is unknown.
    bool restartUnknown = false;
    bool everUp = false; ///< it was up at least once; otherwise `since` is only the first attempt
    qsizetype hiddenKeys = 0; ///< keys that this user may not read; their content is unknown
    std::optional<Error> hiddenWhy; ///< the server's error for them
    std::optional<qsizetype> possibleKeys = {}; ///< possible locks that are not shown; unset until all keys were read
    /// Locks that were not taken in because there are too many, see Deployment::mostLocks. At least this many.
    qsizetype leftOut = 0;
    qsizetype undecidedKeys = 0; ///< keys that may be locks, but too little of them was read to decide
    std::optional<Error> undecided; ///< why a key that the user named could not be judged: too little of it was read
    std::optional<WalkProgress> walk; ///< set during the first walk through the keys
    std::optional<Micros> roundTrip; ///< of the latest read; unset while down
    std::optional<NodeCost> cost; ///< unset while down, and at first
    std::optional<ServerFacts> facts; ///< unset if the user may not run INFO, or the node does not support it
    std::optional<Error> factsRefusal; ///< the server's error if it rejects INFO
    std::optional<Error> scriptRefusal; ///< the error if the node, or a proxy in front of it, does not support scripts
    std::optional<ServerUse> use; ///< from the latest INFO
    std::optional<WallTime> startedAt; ///< start of the server's process, from its uptime and the local clock
    std::optional<WallTime> restartedAt; ///< when Lockscope noticed that another process answers than before
    /// The node restarted within the longest TTL seen (rule S15). Until this time it may lack locks that their owners
    /// rely on. Unset: no such restart was seen.
    std::optional<WallTime> quarantinedUntil;
    /// Lockscope did not see a restart, but by its uptime the process is younger than the longest TTL seen. Until this
    /// time the node may lack locks, and has no vote on ours. Other clients may count its vote.
    std::optional<WallTime> mayLackLocksUntil;
    std::optional<ClockOffset> clock; ///< unset if the user may not run TIME
    std::optional<WallTime> clockSteppedAt; ///< when the node's clock last jumped against the local one
    Micros clockStep{0}; ///< size of that jump; negative: backwards
    std::optional<ServerSettings> settings; ///< only set where they were requested
    std::optional<WallTime> failedOverAt; ///< when another server took over this node's role
    QString formerAddress; ///< of the previous server
    QStringList silentSentinels; ///< the node's sentinels that do not answer
    bool partial = false; ///< no other node votes on its locks: it serves some of a cluster's slots
    bool retired = false; ///< it lost its role: it is not read any more and does not count
    FeedKind feed = FeedKind::None;
    std::vector<TrackedPrefix> trackedPrefixes; ///< what CLIENT TRACKING covers
    QString feedWhy; ///< why there is no feed, or not the best one; empty if all is well

    /// Start of the new process, for display: its uptime follows the server's wall clock. Rules use `restartedAt`.
    [[nodiscard]] std::optional<WallTime> restartTime() const
    {
        return restartedAt && startedAt ? std::min(restartedAt, startedAt) : restartedAt;
    }

    friend bool operator==(const NodeStatus &, const NodeStatus &) = default;
};

/// Equal, including the write refusal, except for measurements: round trip, cost, clock, use, walk.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool equalExceptMeasurements(const NodeStatus &a, const NodeStatus &b);
/// Equal numbers of nodes, each with the same status except for measurements.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool equalExceptMeasurements(const std::vector<NodeStatus> &a,
                                                                 const std::vector<NodeStatus> &b);
/// The node's memory is full and it evicts nothing. It rejects writes that need memory ("OOM"), such as a new lock.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isFull(const NodeStatus &node);

/// Returns the database that is watched on all nodes; nothing if they differ or it is unknown.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<int> databaseOf(const std::vector<NodeStatus> &nodes);
/// Returns the databases that hold keys but are not watched, by number. The count is that of the node with most keys.
/// Returns nothing if no node reports them, or in a cluster, which has only one database.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<std::vector<DatabaseKeys>>
otherDatabases(const std::vector<NodeStatus> &nodes);

/// Why the node rejects new locks and other writes, as far as INFO shows.
enum class WriteRefusal {
    None,
    Full, ///< isFull(); locks can still be renewed and released
    LacksReplicas, ///< rejects all writes ("NOREPLICAS"): min-replicas-to-write is set, but no replica is in sync
    LogFails, ///< rejects all writes ("MISCONF"): its append-only file cannot be written
};
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WriteRefusal writeRefusalOf(const NodeStatus &node);
/// The latest snapshot failed. The node rejects all writes ("MISCONF"), unless stop-writes-on-bgsave-error is off or
/// there are no save points. INFO does not show either.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayRefuseWrites(const NodeStatus &node);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::NodeStatus)

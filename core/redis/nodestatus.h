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

/// How we hear of changes on a node, besides reading it on the timer.
enum class FeedKind {
    None,
    Tracking, ///< CLIENT TRACKING: of all changes
    KeyspaceEvents, ///< of those that the server is configured to tell
};

/// Of each change of a key whose name begins so the node has told since then.
struct ListenedFor
{
    QByteArray prefix;
    Instant since;

    friend bool operator==(const ListenedFor &, const ListenedFor &) = default;
};

/// How far the first walk through a node's keys has come.
struct WalkProgress
{
    qint64 keys = 0; ///< that SCAN has named
    std::optional<qint64> total; ///< keys in all, as INFO reported before; unknown when the user may not run it

    friend bool operator==(const WalkProgress &, const WalkProgress &) = default;
};

/// What watching costs a node, over about the last second.
struct NodeCost
{
    double commandsPerSecond = 0;
    double bytesPerSecond = 0; ///< both ways

    friend bool operator==(const NodeCost &, const NodeCost &) = default;
};

/// One node's state at a moment, as shown. A value.
struct NodeStatus
{
    enum class Reach { Connecting, Up, Down };

    int index = 0;
    QString label;
    QString address; ///< empty: not known (yet)
    std::optional<int> database; ///< the one that is watched; nothing: an old recording does not say
    Reach reach = Reach::Connecting;
    WallTime since; ///< when `reach` began; of a node that cannot be read, is read again, or fell silent before it was down: since then
    std::optional<Error> error; ///< why it is down
    /// It is back, and has not told yet whether the process that answered before does: its quarantine is not known.
    bool perhapsAnother = false;
    bool everUp = false; ///< it was up at some time; otherwise `since` is only when we began to ask
    qsizetype hiddenKeys = 0; ///< keys that this user may not read: what they hold is not known
    std::optional<Error> hiddenWhy; ///< the server's word on them
    std::optional<qsizetype> possibleKeys = {}; ///< keys that may be locks and are not shown; nothing before all keys were read
    qsizetype undecidedKeys = 0; ///< keys that may be locks, and of which too little was read to tell
    std::optional<Error> undecided; ///< why one of the keys that the user named could not be judged: too little of it was read
    std::optional<WalkProgress> walk; ///< while it is walked through for the first time
    std::optional<Micros> roundTrip; ///< of the latest read; unknown while down
    std::optional<NodeCost> cost; ///< unknown while down, and at first
    std::optional<ServerFacts> facts; ///< unknown when the user may not run INFO, or the node does not support it
    std::optional<Error> factsRefusal; ///< the node's word when it refuses INFO
    std::optional<Error> scriptRefusal; ///< the node's word when it, or a proxy before it, does not support scripts
    std::optional<ServerUse> use; ///< as of the latest INFO
    std::optional<WallTime> startedAt; ///< the server's process, by its uptime and our clock
    std::optional<WallTime> restartedAt; ///< another process answers than before; it was noticed then
    /// Until then the node may have forgotten locks that their owners rely on: it restarted within the longest TTL seen
    /// (rule S15). Nothing: it did not, as far as we saw.
    std::optional<WallTime> quarantinedUntil;
    /// The same of a node that nobody here saw restart: by its uptime, its process is younger than the longest TTL seen. It has its
    /// vote all the same.
    std::optional<WallTime> youngUntil;
    std::optional<ClockOffset> clock; ///< unknown when the user may not run TIME
    std::optional<WallTime> clockSteppedAt; ///< its TIME jumped against ours while it was watched, the last time
    Micros clockStep{0}; ///< by so much, backwards is negative
    std::optional<ServerSettings> settings; ///< only where somebody has asked for them
    std::optional<WallTime> failedOverAt; ///< another server plays its part, since then
    QString formerAddress; ///< of the one before
    QStringList silentSentinels; ///< of those that say where it is, the ones that do not answer
    bool partial = false; ///< it has locks of its own, on which no other node votes: it serves a part of a cluster's slots
    bool retired = false; ///< its part has ended: it is not asked any more, and counts for nothing
    FeedKind feed = FeedKind::None;
    std::vector<ListenedFor> listensFor; ///< of tracking
    QString feedWhy; ///< why there is none, or not the better one; empty when there is nothing to say

    /// When that process started, as an uptime tells it, which follows the server's wall clock: to be shown. A rule goes by `restartedAt`.
    [[nodiscard]] std::optional<WallTime> restartTime() const { return restartedAt && startedAt ? std::min(restartedAt, startedAt) : restartedAt; }

    friend bool operator==(const NodeStatus &, const NodeStatus &) = default;
};

/// The same but for what every look measures anew: round trip, cost, clock, memory in use.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool sameButMeasured(const NodeStatus &a, const NodeStatus &b);
/// The same nodes, and each is.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool sameButMeasured(const std::vector<NodeStatus> &a, const std::vector<NodeStatus> &b);
/// Its memory is full, and it throws nothing away: what stores something it refuses ("OOM"), a lock that is taken among it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isFull(const NodeStatus &node);

/// The database that is watched on all of these nodes; nothing: they differ, or it is not known.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<int> databaseOf(const std::vector<NodeStatus> &nodes);
/// The databases that hold keys and are not watched, by number, each with the keys of the node that has most of it. Nothing: no node
/// says, or it is a cluster, which has one database.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<std::vector<DatabaseKeys>> otherDatabases(const std::vector<NodeStatus> &nodes);

/// Why it refuses whatever stores something, a lock that is taken among it, by what INFO tells.
enum class WriteRefusal {
    None,
    Full, ///< isFull(): what is held can still be renewed and released
    LacksReplicas, ///< none is in step, and min-replicas-to-write asks for some ("NOREPLICAS"): it refuses all writes
    LogFails, ///< its append-only file cannot be written ("MISCONF"): the same
};
[[nodiscard]] LOCKSCOPE_CORE_EXPORT WriteRefusal writeRefusalOf(const NodeStatus &node);
/// Its latest snapshot failed: it refuses all writes ("MISCONF") unless it was told otherwise (stop-writes-on-bgsave-error, no save
/// points), which INFO does not tell.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool mayRefuseWrites(const NodeStatus &node);

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::NodeStatus)

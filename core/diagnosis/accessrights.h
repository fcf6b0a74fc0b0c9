#pragma once

#include "../board/deployment.h"
#include "../redis/serverfacts.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace Lockscope {

/// What a right is good for: without it this is lost, and nothing else.
enum class Feature : quint8 {
    Reading, ///< seeing any lock at all
    Strings, ///< locks that are strings
    Hashes,
    Sets,
    SortedSets,
    LargeHashes, ///< locks that are hashes of more fields than are read of one
    Waiters, ///< how many wait
    Plans, ///< what a release would do, read in one atomic step
    Identity, ///< role, version, restarts, eviction, persistence
    Clock, ///< the offset of the node's clock
    Feed, ///< changes at once, by tracking
    Events, ///< changes at once by keyspace events, where tracking is refused
    Probe, ///< looking after the connection that listens, without an entry in the server's ACL LOG each time
    Slots, ///< following the slots of a cluster
    Name, ///< our connections are named in CLIENT LIST
    NoTouch, ///< looking at a key does not keep it from being evicted
    Acting, ///< taking, renewing and releasing locks
};

/// A stable word for JSON.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Feature feature);
/// A sentence: what is lost without it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString costOf(Feature feature);

/// A rule of an ACL user, as ACL SETUSER takes it: `+pttl`, `%R~lock:*`, `&__redis__:invalidate`.
struct AccessRight
{
    QByteArray rule;
    Feature feature = Feature::Reading;

    friend bool operator==(const AccessRight &, const AccessRight &) = default;
};

/// For which servers, keys and locks rights are wanted.
struct AccessScope
{
    QByteArrayList patterns = {}; ///< globs of the names of locks; empty: all keys
    QList<int> databases = {0};
    /// Of the oldest node, because a rule that a server does not know makes it refuse all of the line. Nothing: not known, then
    /// such rules are left out.
    std::optional<ServerVersion> version = std::nullopt;
    /// Ids of dialects that are in use: what belongs to their locks besides the main key is included. Those that can be taken
    /// always are.
    QStringList dialects = {};
    bool cluster = false;

    [[nodiscard]] static LOCKSCOPE_CORE_EXPORT AccessScope of(const Deployment &deployment);
};

// Made from the allow-list (commandpolicy.h), the scripts and what the dialects say of their keys and channels: what is sent and
// what is asked for cannot differ. SCAN tells the names of all keys, whatever the patterns.

/// All that watching needs.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<AccessRight> rightsToWatch(const AccessScope &scope);
/// All that taking locks and releasing those of others needs; that includes watching.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<AccessRight> rightsToAct(const AccessScope &scope);

/// The commands of scripts, and of taking locks, that acting needs beyond EVAL and EVALSHA: in capitals.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList commandsToAct();

/// A word of a command as both redis-cli and a shell take it: in single quotes where either would read more into it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray quotedForShell(const QByteArray &word);
/// `ACL SETUSER user reset on '>PASSWORD' …`, to be completed and run by an operator. Makes the user anew: what it had is gone.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray aclLine(const QByteArray &user, const std::vector<AccessRight> &rights);

/// What a command on the allow-list of watching and listening connections is good for; nothing when it needs no right, or is
/// not asked for (CONFIG GET would tell passwords as well).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Feature> featureOf(const QByteArrayList &command);

/// `+pttl`, `+client|id`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray ruleFor(const QByteArrayList &command);

} // namespace Lockscope

#pragma once

#include "../board/deployment.h"
#include "../redis/serverfacts.h"

#include <QList>
#include <QStringList>

#include <vector>

namespace Lockscope {

/// What an access right enables. Without the right only this is lost.
enum class Feature : quint8 {
    Reading, ///< seeing any lock
    Strings, ///< locks that are strings
    Hashes,
    Sets,
    SortedSets,
    LargeHashes, ///< locks that are hashes with more fields than Lockscope reads
    Waiters, ///< the number of waiters
    Plans, ///< planning a release, which reads the lock in one atomic step
    Identity, ///< role, version, restarts, eviction, persistence
    Clock, ///< the offset of the node's clock
    Feed, ///< immediate changes, by client tracking
    Events, ///< immediate changes by keyspace events, if tracking is refused
    Probe, ///< checking the listening connection without an entry in the server's ACL LOG each time
    Slots, ///< following the slots of a cluster
    Name, ///< naming the connections in CLIENT LIST
    NoTouch, ///< reading a key without protecting it from eviction
    Acting, ///< acquiring, renewing and releasing locks
};

/// A stable word for JSON.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QLatin1String toString(Feature feature);
/// What is lost without it, as a sentence.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QString lossWithout(Feature feature);

/// A rule of an ACL user, as ACL SETUSER takes it: `+pttl`, `%R~lock:*`, `&__redis__:invalidate`.
struct AccessRight
{
    QByteArray rule;
    Feature feature = Feature::Reading;

    friend bool operator==(const AccessRight &, const AccessRight &) = default;
};

/// The servers, keys and locks for which rights are listed.
struct AccessScope
{
    QByteArrayList patterns = {}; ///< globs of lock names; empty: all keys
    QList<int> databases = {0};
    /// The version of the oldest node, because a server rejects a whole line with an unknown rule. Unset: unknown;
    /// newer rules are left out then.
    std::optional<ServerVersion> version = std::nullopt;
    /// The ids of dialects in use, whose additional keys and channels are needed. Dialects that Lockscope can acquire
    /// always count as in use.
    QStringList dialects = {};
    bool cluster = false;

    [[nodiscard]] static LOCKSCOPE_CORE_EXPORT AccessScope of(const Deployment &deployment);
};

// The lists come from the allow-list (commandpolicy.h), the scripts and the dialects, so they match what Lockscope
// sends. SCAN shows the names of all keys, whatever the patterns.

/// All rights that watching needs.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<AccessRight> rightsToWatch(const AccessScope &scope);
/// All rights that watching, acquiring locks and releasing other clients' locks need.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::vector<AccessRight> rightsToAct(const AccessScope &scope);

/// The commands that actions need beyond EVAL and EVALSHA, in capitals: those in scripts, and those that acquire locks.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList commandsToAct();

/// A word of a command for both redis-cli and a shell: in single quotes if either would interpret it.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray quotedForShell(const QByteArray &word);
/// `ACL SETUSER user reset on '>PASSWORD' …`, for an operator to complete and run. Replaces all rights of the user.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray aclLine(const QByteArray &user, const std::vector<AccessRight> &rights);

/// What a command on the watching and listening allow-lists is for. Unset if it needs no right, or Lockscope does not
/// ask for the right (CONFIG GET would also show passwords).
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<Feature> featureOf(const QByteArrayList &command);

/// The ACL rule for a command: `+pttl`, `+client|id`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray ruleFor(const QByteArrayList &command);

} // namespace Lockscope

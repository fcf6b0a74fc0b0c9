#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "../base/shared.h"
#include "evidence.h"
#include "rawkey.h"

#include <QByteArrayList>
#include <QFlags>
#include <QString>

#include <optional>
#include <vector>

namespace Lockscope {

/// How the nodes of a deployment count for a lock of this dialect.
enum class Scope : quint8 {
    Quorum, ///< voted on by all nodes
    Local, ///< a lock of one node, judged by that node alone
    Either, ///< one owner on two nodes or more is voted on, on one node it is local
};

/// What the holders of a lock exclude.
enum class LockMode : quint8 {
    Exclusive,
    Read, ///< shared by readers, excludes writers
    Write, ///< the exclusive side of a read-write lock
    Permits, ///< a semaphore: each holder has a permit; how many there are is mostly not stored
};

/// Several may hold it side by side, and one more may come at any moment.
[[nodiscard]] constexpr bool isShared(LockMode mode)
{
    return mode == LockMode::Read || mode == LockMode::Permits;
}

/// What the value tells about the owner. Empty fields are not known.
struct OwnerInfo
{
    QString program;
    QString host;
    std::optional<qint64> pid;
    QString thread;
    QString client; ///< an id that all locks of one client process share
    /// When the owner took the lock, or began to try, by its own clock.
    std::optional<WallTime> since;

    friend bool operator==(const OwnerInfo &, const OwnerInfo &) = default;
};

/// Where it can be read how many wait. Data: the watcher asks, and says what it counted.
struct WaiterSource
{
    enum class Query {
        ListLength, ///< LLEN key
        SetCount, ///< ZCARD key
        SetCountSince, ///< ZCOUNT key (now − `freshFor`) +inf, by the server's clock; scores are seconds unless `inMillis`
        Subscribers, ///< PUBSUB NUMSUB key and PUBSUB SHARDNUMSUB key, on every node of a cluster
        BlockedClients, ///< CLIENT LIST: clients that are blocked in the command named by `key`, whatever their key: at most
    };
    enum class Unit { Waiters, Clients, Processes, Jobs };

    Query query = Query::ListLength;
    QByteArray key; ///< key, channel, or command in lower case
    Unit unit = Unit::Waiters;
    bool exact = false; ///< otherwise it is a bound: processes of several threads, clients of any lock
    Millis freshFor{0};
    bool inMillis = false; ///< scores are
    bool isPart = false; ///< who waits in another way, as by asking again and again, leaves no trace: none is not known to be nobody

    friend bool operator==(const WaiterSource &, const WaiterSource &) = default;
};

/// How many wait, as far as it can be told.
struct WaiterCount
{
    qint64 count = 0;
    WaiterSource::Unit unit = WaiterSource::Unit::Waiters;
    bool exact = false; ///< see WaiterSource::exact
    bool isPart = false; ///< see WaiterSource::isPart

    /// At most so many: of clients that are blocked it is not known for which lock.
    [[nodiscard]] bool isBound() const { return !exact && unit == WaiterSource::Unit::Clients && count > 0; }

    [[nodiscard]] bool isNoneOfAPart() const { return isPart && count == 0; }

    friend bool operator==(const WaiterCount &, const WaiterCount &) = default;
};

/// A dialect's reading of one key: "a Redisson lock named X held by Y". There are as many as locks and nodes: each byte counts.
struct Recognition
{
    static constexpr WallTime kNever = WallTime::max();

    QByteArray name; ///< the lock's main key as Redis has it: of several keys the one that carries the holders
    QString resource; ///< what the application calls it, where the dialect tells
    QString dialect; ///< Dialect::id()
    Scope scope = Scope::Either;
    Signs signs = Sign::Form; ///< why this is taken for a lock, see gradeOf()
    bool needsCompanion = false; ///< it is a lock only together with what stands beside it, which Dialect::refine() is told
    LockMode mode = LockMode::Exclusive;
    /// The token that release must compare. Of several holders (readers, permits) all of them in order, a space between
    /// two; bytes that are no text as hex.
    QByteArray owner;
    bool ownerCut = false; ///< the value was not read whole: shown cut, and never compared
    bool isLeftover = false; ///< nobody holds it: it is left of a lock, and in the way of the next
    bool endUntold = false; ///< when it ends stands in a companion that has not been read, see Dialect::refine()
    KeyType keyType = KeyType::None; ///< of the main key, where it was read
    qint64 size = 0; ///< of a key that is not understood: its bytes or elements
    QByteArray agreement; ///< what the nodes of one hold share even where their owners differ, see agreements()
    Shared<OwnerInfo> ownerInfo; ///< of the first holder; empty when the value tells nothing
    std::optional<qint64> holdCount; ///< of reentrant locks
    std::optional<qint64> holders; ///< of shared locks and semaphores: how many hold it
    QByteArrayList goneHolders; ///< those of `owner` that their library itself no longer counts among the living, as its other keys tell
    qint64 permits = 0; ///< of a semaphore that stores it: how many there are
    std::optional<WaiterCount> waiters; ///< that the key or its companions tell of, see Dialect::waiters() for all others
    std::optional<qint64> fencingToken; ///< the last one given, see Dialect::refine()
    /// The lease ends then, whatever the key's TTL: the holder wrote that into the value. The clock is the holder's.
    std::optional<WallTime> valueExpiry;
    /// From then on the value says something else, though nobody writes to it: a holder has ended, or the last one. By the clock
    /// that `valueExpiry` is of. It is to be read again then.
    WallTime changesAt = kNever;

    QByteArray source; ///< the string that all this was read from; empty for other types

    /// Each that `owner` names. Of one owner, and where not all were read or told, that is `owner` as it stands.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList tokens() const;
    /// What a release for `expected` compares: it is the owner, or, where several hold it, each that it names is among them, whoever
    /// has come beside.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHeldBy(const QByteArray &expected) const;

    friend bool operator==(const Recognition &, const Recognition &) = default;
};

/// Each token of `named`, a space between two, is one of `there`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool areAmong(const QByteArray &named, const QByteArrayList &there);

/// What the nodes that carry these locks agree by, one entry per lock. That is the owner. Only where at least two nodes
/// carry it, no owner twice, and all share one `agreement`, is it that: so does a Redisson multi-lock, with another client
/// id per node and one thread id. (A client id that stands on two nodes shows that the ids are not per node, and an equal
/// thread id then is chance.)
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList agreements(const std::vector<const Recognition *> &locks);

/// What a holder does once its key is taken away (resources/docs/dialects.md §2.2).
enum class HolderReaction {
    Told, ///< notices by itself within its renewal interval
    Quiet, ///< learns of it at release at the earliest
    MayRecreate, ///< some libraries that write this form set the key again
    Unknown,
};

/// What must not be trusted about the locks of a dialect.
enum class Caveat : quint16 {
    DeletesBlindly = 1U << 0, ///< a holder's release does not compare: it may delete its successor's lock
    OverwritesBlindly = 1U << 1, ///< a holder's renewal does not compare: it may overwrite its successor
    Recreates = 1U << 2, ///< a holder's renewal sets a key again that is gone
    NoOwner = 1U << 3, ///< the value is the same for all owners: nobody can be told apart, and a release compares nothing
    SharedOwner = 1U << 4, ///< the owner is a process: all its locks carry it, also two of one name
    MayBeCooldown = 1U << 5, ///< the key may stay on purpose after the work is done
    TtlIsNotLease = 1U << 6, ///< the key's TTL says nothing about one holder: leases stand in the value, or others prolong it
    JobRunsAgain = 1U << 7, ///< it guards a job of a queue: without it the job is run again, perhaps beside the old worker
    HolderSpins = 1U << 8, ///< a living holder loops without a pause once the key is gone
    NotAKey = 1U << 9, ///< it is a field of a hash: the TTL and the type are of the whole
    OneOfSeveral = 1U << 10, ///< its owner may have taken several keys together, and then needs all of them
    IdsDiffer = 1U << 11, ///< of one lock: each node has another owner's id, and they are one owner's only by what they share
};
Q_DECLARE_FLAGS(Caveats, Caveat)
Q_DECLARE_OPERATORS_FOR_FLAGS(Caveats)

/// A key that belongs to a lock besides its main key.
struct Companion
{
    enum class Role {
        Queue, ///< who waits, in order
        Deadlines, ///< until when they wait
        Signal, ///< a list that wakes who blocks on it
        FencingCounter, ///< must never be deleted: tokens would begin again
        Hold, ///< one hold of it
        Counter, ///< permits that are free
        Registry, ///< shared by many locks, names this one
        Description, ///< tells about it
        Guarded, ///< what the lock is of
    };

    QByteArray key;
    KeyType type = KeyType::None;
    Role role = Role::Hold;
    bool isRead = false; ///< of a hash or a set: its elements are read, at most RawKey::kFieldLimit or a few more; else only how many there are

    friend bool operator==(const Companion &, const Companion &) = default;
};

} // namespace Lockscope

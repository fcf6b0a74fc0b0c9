#pragma once

#include "../base/clock.h"
#include "../base/export.h"
#include "../base/rarely.h"
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
    Quorum, ///< all nodes vote
    Local, ///< each node has its own lock
    Either, ///< Quorum if one owner is on at least two nodes, otherwise Local
};

/// Which other clients a holder excludes.
enum class LockMode : quint8 {
    Exclusive,
    Read, ///< shared with readers, excludes writers
    Write, ///< the exclusive side of a read-write lock
    Permits, ///< a semaphore: each holder has one permit; most libraries do not store their number
};

/// Several clients may hold the lock at the same time.
[[nodiscard]] constexpr bool isShared(LockMode mode)
{
    return mode == LockMode::Read || mode == LockMode::Permits;
}

/// What the value contains about the owner. Empty: unknown.
struct OwnerInfo
{
    QString program;
    QString host;
    std::optional<qint64> pid;
    QString thread;
    QString client; ///< an id that is the same in all locks of one client process
    /// When the owner acquired the lock, or began to try, by the owner's clock.
    std::optional<WallTime> since;

    /// Names the process as `program@host · pid`, of these what is known, for people. Empty if nothing is.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT QString process() const;
    /// The parts of the token that all locks of its process share: process() and `client`.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT QString identity() const;

    friend bool operator==(const OwnerInfo &, const OwnerInfo &) = default;
};

/// Where the number of waiters can be read. The watcher sends the query.
struct WaiterSource
{
    enum class Query {
        ListLength, ///< LLEN key
        SetCount, ///< ZCARD key
        SetCountSince, ///< ZCOUNT key (server's now − `freshFor`) +inf; scores are seconds unless `inMillis`
        Subscribers, ///< PUBSUB NUMSUB key and PUBSUB SHARDNUMSUB key, on every node of a cluster
        BlockedClients, ///< CLIENT LIST: clients blocked in the command `key`, whatever their key: an upper bound
    };
    enum class Unit { Waiters, Clients, Processes, Jobs };

    Query query = Query::ListLength;
    QByteArray key; ///< key, channel, or command in lower case
    Unit unit = Unit::Waiters;
    bool exact = false; ///< otherwise an estimate: processes may have several threads, clients may wait for other locks
    Millis freshFor{0};
    bool inMillis = false; ///< scores are milliseconds
    bool isPart = false; ///< some waiters leave no trace (polling), so 0 does not mean that nobody waits

    friend bool operator==(const WaiterSource &, const WaiterSource &) = default;
};

/// The number of waiters.
struct WaiterCount
{
    qint64 count = 0;
    WaiterSource::Unit unit = WaiterSource::Unit::Waiters;
    bool exact = false; ///< see WaiterSource::exact
    bool isPart = false; ///< see WaiterSource::isPart

    /// `count` is an upper bound: blocked clients may wait for other locks.
    [[nodiscard]] bool isBound() const { return !exact && unit == WaiterSource::Unit::Clients && count > 0; }

    [[nodiscard]] bool isZeroButIncomplete() const { return isPart && count == 0; }

    friend bool operator==(const WaiterCount &, const WaiterCount &) = default;
};

/// What only some dialects read from a key.
struct RecognitionDetails
{
    static constexpr WallTime kNever = WallTime::max();

    qint64 size = 0; ///< keys that are not understood: bytes or elements
    std::optional<qint64> holdCount; ///< reentrant locks
    std::optional<qint64> holders; ///< shared locks and semaphores: the number of holders
    QByteArrayList goneHolders; ///< holders in `owner` that are dead by their library's own keys
    qint64 permits = 0; ///< semaphores that store it: the number of permits
    std::optional<WaiterCount> waiters; ///< if the key or its companions contain it; others: Dialect::waiters()
    std::optional<qint64> fencingToken; ///< the latest one, see Dialect::refine()
    /// The end of the lease that the holder wrote into the value, by the holder's clock. It counts, whatever the key's
    /// TTL.
    std::optional<WallTime> valueExpiry;
    /// When the meaning of the value changes without a write, because the lease of a holder ends: read the key again
    /// then. By the clock of `valueExpiry`.
    WallTime changesAt = kNever;

    friend bool operator==(const RecognitionDetails &, const RecognitionDetails &) = default;
};

/// What a dialect reads from one key: "a Redisson lock named X held by Y". Exists once per lock and node, so its size
/// matters.
struct Recognition
{
    QByteArray name; ///< the lock's main key, byte for byte: the key that carries the holders
    Rarely<QString> resource; ///< the application's name for the lock, if the dialect contains it
    QString dialect; ///< Dialect::id()
    Scope scope = Scope::Either;
    Signs signs = Sign::Form; ///< the evidence, see gradeOf()
    bool needsCompanion = false; ///< a lock only together with its companions, see Dialect::refine()
    LockMode mode = LockMode::Exclusive;
    /// The token that a release must compare. For shared locks: all tokens, sorted and separated by spaces. A token
    /// that is not text is written in hex.
    QByteArray owner;
    bool ownerCut = false; ///< the value was not read completely, so it must not be compared
    bool isLeftover = false; ///< nobody holds it, but it blocks the next acquire
    bool endIsInCompanion = false; ///< its end is in a companion that was not read yet, see Dialect::refine()
    KeyType keyType = KeyType::None; ///< of the main key, if known
    Rarely<QByteArray> agreement; ///< see agreed(); empty: the owner
    Shared<OwnerInfo> ownerInfo; ///< of the first holder; empty: the value contains nothing
    Rarely<RecognitionDetails> details;
    QByteArray source; ///< the string that was recognised; empty for other types

    /// Equal on all nodes of one hold, even if the owners differ, see agreements().
    [[nodiscard]] const QByteArray &agreed() const { return agreement->isEmpty() ? owner : *agreement; }
    /// The tokens in `owner`; `owner` itself for a single owner, or if not all holders are known.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList tokens() const;
    /// Whether a release for `expected` would succeed: it is the owner, or all holders that it lists still hold the
    /// lock.
    [[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isHeldBy(const QByteArray &expected) const;

    friend bool operator==(const Recognition &, const Recognition &) = default;
};

/// Every token of `named`, separated by spaces, is in `there`.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool areAmong(const QByteArray &named, const QByteArrayList &there);

/// The value by which the nodes of each lock are compared: normally the owner. It is agreed() if at least two nodes
/// have different owners for which that is equal. A Redisson multi-lock, for example, has one client id per node and
/// one thread id. (If a client id appears on two nodes, ids are not per node, and equal thread ids are coincidence.)
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArrayList agreements(const std::vector<const Recognition *> &locks);

/// How a holder reacts when its key is deleted (resources/docs/dialects.md §2.2).
enum class HolderReaction {
    NoticesSoon, ///< notices within its renewal interval
    NoticesAtRelease, ///< notices at its release, or never
    MayRecreate, ///< some libraries with this form set the key again
    Unknown,
};

/// What a reader must not rely on.
enum class Caveat : quint16 {
    DeletesBlindly = 1U << 0, ///< a release does not compare the owner: it may delete the next owner's lock
    OverwritesBlindly = 1U << 1, ///< a renewal does not compare the owner: it may overwrite the next owner
    Recreates = 1U << 2, ///< a renewal sets a deleted key again
    NoOwner = 1U << 3, ///< all owners write the same value, so a comparison proves nothing
    SharedOwner = 1U << 4, ///< the owner is a process: all its locks have the same owner
    MayBeCooldown = 1U << 5, ///< the key may remain on purpose after the work is done
    TtlIsNotLease = 1U << 6, ///< the key's TTL is not a holder's lease: it is in the value, or others extend the TTL
    JobRunsAgain = 1U << 7, ///< the lock of a queue's job: without it the job runs again, perhaps at the same time
    HolderSpins = 1U << 8, ///< a live holder loops without a pause once the key is gone
    NotAKey = 1U << 9, ///< a field of a hash: TTL and type belong to the whole hash
    OneOfSeveral = 1U << 10, ///< the owner may have acquired several keys together, and needs all of them
    IdsDiffer = 1U << 11, ///< of one lock: the nodes have different ids of one owner
};
Q_DECLARE_FLAGS(Caveats, Caveat)
Q_DECLARE_OPERATORS_FOR_FLAGS(Caveats)

/// A key of a lock other than its main key.
struct Companion
{
    enum class Role {
        Queue, ///< the waiters, in order
        Deadlines, ///< the ends of their waits
        Signal, ///< a list that wakes blocked clients
        FencingCounter, ///< must never be deleted: tokens would start again
        Hold, ///< one hold of a shared lock
        Counter, ///< free permits
        Registry, ///< shared by many locks, lists this one
        Description, ///< describes the lock
        Guarded, ///< the guarded resource
    };

    QByteArray key;
    KeyType type = KeyType::None;
    Role role = Role::Hold;
    bool isRead = false; ///< hashes and sets: read about RawKey::kFieldLimit elements, not only their number

    friend bool operator==(const Companion &, const Companion &) = default;
};

} // namespace Lockscope

#pragma once

#include "../dialects/recognition.h"
#include "../quorum/verdict.h"
#include "../redis/nodestatus.h"
#include "lockhold.h"
#include "overlapcause.h"

#include <memory>

namespace Lockscope {

/// Two owners may rely on one lock at the same time, see HistoryKind::Overlap.
struct LockOverlap
{
    QByteArray other; ///< the previous owner, which was not seen to release the lock
    WallTime since;
    std::optional<WallTime> until; ///< the end of the previous lease; unset: it never ends
    OverlapCause cause = OverlapCause::Restarted;

    friend bool operator==(const LockOverlap &, const LockOverlap &) = default;
};

/// The hold count of a reentrant lock. Both numbers are equal unless an acquire or release reached only some nodes.
struct HoldCounts
{
    qint64 least = 0;
    qint64 most = 0;

    [[nodiscard]] bool differ() const { return least != most; }

    friend bool operator==(const HoldCounts &, const HoldCounts &) = default;
};

/// One lock of the board at one moment: a row of the table, an object of the JSON output. Immutable once published.
struct LOCKSCOPE_CORE_EXPORT LockState
{
    QByteArray name; ///< the lock's main key, byte for byte; identifies the lock on the board
    Assessment assessment; ///< at `assessedAt`
    Instant assessedAt;
    Shared<Recognition> seen; ///< the recognition of the owner's key, or of another reading; empty: none
    Readings readings; ///< one per configured node
    RenewalHabit habit;
    bool everVoted = false;
    /// For a plain string: how often it was deleted and returned with another owner.
    quint16 comebacks = 0;
    int home = kEverywhere; ///< cluster: the node that serves its slot, to be asked alone; SlotHomes::kNobody: none

    /// The value of `home` for locks on which all nodes vote.
    static constexpr int kEverywhere = -2;

    /// When this state was first seen. An attempt in flight may look the same, so the state is published only after a
    /// second reading.
    Shared<Instant> seenFirst;
    LockHold hold; ///< the present hold, or the last one that is known
    /// For an unknown verdict: since when too few nodes are readable. max(): not applicable.
    Instant blindSince = Instant::max();
    /// For the current hold; set by Overlaps in core/history, because the board keeps no past.
    Shared<LockOverlap> overlap;

    /// Sets `seen` from the readings.
    void describe();
    /// The verdict over the readings for a lock with this home, which sets `localNode`. Unset: nothing is known yet.
    [[nodiscard]] static std::optional<Assessment> judge(int home, VerdictInput input);

    /// What the application calls the lock, where its dialect tells; else empty.
    [[nodiscard]] const QString &resource() const { return *recognition().resource; }
    [[nodiscard]] const QString &dialect() const { return recognition().dialect; } ///< Dialect::id()
    /// The evidence that this is a lock: the key's form, and its behaviour since.
    [[nodiscard]] Signs signs() const;
    [[nodiscard]] Grade grade() const { return gradeOf(signs()); }
    [[nodiscard]] bool isUnderstood() const { return !signs().testFlag(Sign::UnknownForm); }
    [[nodiscard]] LockMode mode() const { return recognition().mode; }
    /// For shared locks: of the first holder.
    [[nodiscard]] const OwnerInfo &ownerInfo() const { return ownersRecognition().ownerInfo.orEmpty(); }
    /// Not all holders, or not the whole value, were read.
    [[nodiscard]] bool ownerCut() const { return ownersRecognition().ownerCut; }
    /// For reentrant locks: the hold count on the nodes that confirm the owner. Unset: unknown.
    [[nodiscard]] std::optional<HoldCounts> holdCounts() const;
    /// For shared locks and semaphores: the number of holders. Unset: unknown, or an exclusive lock.
    [[nodiscard]] std::optional<qint64> holderCount() const { return ownersRecognition().details->holders; }
    /// The latest fencing token that was given, where the dialect has them.
    [[nodiscard]] std::optional<qint64> fencingToken() const { return ownersRecognition().details->fencingToken; }
    /// The end of the lease that the holder wrote into the value, by the holder's clock.
    [[nodiscard]] std::optional<WallTime> valueExpiry() const { return ownersRecognition().details->valueExpiry; }
    /// The number of waiters; unset: unknown. Waiters wait on every reachable node, so the largest number is the best
    /// one.
    [[nodiscard]] std::optional<WaiterCount> waiters() const;
    /// The same, but unset if the number does not prove that anybody waits.
    [[nodiscard]] std::optional<WaiterCount> waiting() const;

    /// The assessment at a later moment: TTLs are counted down. The readings stay the same.
    [[nodiscard]] Assessment assessedNow(Instant now) const;

    /// Only one node counts for this lock, although the deployment has several: a client that asks the others may
    /// acquire it as well.
    [[nodiscard]] bool isOnOneOfMany() const { return assessment.local && home == kEverywhere && readings.size() > 1; }
    /// The dialect's locks live on one node, even in a deployment of several.
    [[nodiscard]] bool isLocalByDesign() const { return recognition().scope == Scope::Local; }
    /// The latest end of this owner's keys on readable nodes; Instant::max(): no expiry. Unset: no such key is known.
    [[nodiscard]] std::optional<Instant> keyEnds(const QByteArray &owner) const;

    /// The indexes of the nodes to show: those that count, and those that could have voted although they lack the lock.
    [[nodiscard]] NodeSet nodesToShow() const;

    /// The token of each holder (the owner, for exclusive locks). Empty unless all are known.
    [[nodiscard]] QByteArrayList holders() const;
    /// Whether `expected` holds the lock. For shared locks `expected` may name several holders; others may hold it as
    /// well.
    [[nodiscard]] bool isHeldBy(const QByteArray &expected) const;
    /// What a reader must not rely on.
    [[nodiscard]] Caveats caveats() const;

private:
    [[nodiscard]] const Recognition &recognition() const { return seen.orEmpty(); }
    [[nodiscard]] const Recognition &ownersRecognition() const
    {
        const bool known = !assessment.holders.empty() || !assessment.owner.isEmpty();
        const bool agreed = seen && known && seen->owner == assessment.owner;
        return agreed ? *seen : Shared<Recognition>().orEmpty();
    }
};

using LockStatePtr = std::shared_ptr<const LockState>;

/// The changes of the board since the previous diff. Immutable, safe to pass to any thread.
struct BoardDiff
{
    quint64 generation = 0;
    std::vector<LockStatePtr> changed; ///< new or changed
    std::vector<QByteArray> removed;
    std::vector<NodeStatus> nodes; ///< always all nodes
    /// Every node was read completely once, or is down: a lock that is not on the board is not known to exist.
    bool complete = false;
    Instant at = {}; ///< when the diff was made; it may be delivered later
};

using BoardDiffPtr = std::shared_ptr<const BoardDiff>;

/// The number of keys that may be locks and are not shown. Unset: a node has not been read completely.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<qsizetype> possibleKeys(const std::vector<NodeStatus> &nodes);

/// Some locks are not on the board, because there are too many (Deployment::mostLocks): its counts are lower bounds.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool areLocksLeftOut(const std::vector<NodeStatus> &nodes);

/// Whether locks can be acquired, and how many more nodes may fail. In a cluster each master has its own locks, so all
/// are needed.
struct LOCKSCOPE_CORE_EXPORT Capability
{
    int nodes = 0;
    int readable = 0; ///< up, and answers reading commands
    int connecting = 0; ///< no answer yet; given a time, also nodes that came back and may have restarted
    int quorum = 1;
    bool partial = false; ///< each node has its own locks (cluster)
    int quarantined = 0; ///< readable, but restarted and without a vote on new locks (rule S15)
    int full = 0; ///< readable and not quarantined, but out of memory: no vote on new locks
    int unwritable = 0; ///< readable and not quarantined, but refusing all writes, renewals included: see WriteRefusal
    int perhapsUnwritable = 0; ///< voting nodes that may refuse writes, see mayRefuseWrites()
    int refusing = 0; ///< reachable, but refuse to be read: whether others can lock there is unknown
    int possiblyLackingLocks
        = 0; ///< readable, but with a young process: may lack earlier locks, although no restart was seen
    std::optional<WallTime> mayLackLocksUntil = std::nullopt; ///< when the last of them is old enough

    /// May be too optimistic, see sureMargin().
    [[nodiscard]] bool canLock() const { return margin() >= 0; }
    /// The number of nodes that may fail before no lock can be acquired; negative: none can be acquired now.
    [[nodiscard]] int margin() const { return readable - quarantined - full - unwritable - quorum; }
    /// The same, assuming that all doubtful nodes refuse writes; negative: acquiring may fail.
    [[nodiscard]] int sureMargin() const { return margin() - perhapsUnwritable; }

    /// `now` unset: ignores quarantine, memory, write refusals and age, which do not affect reading.
    [[nodiscard]] static Capability of(const std::vector<NodeStatus> &nodes,
                                       std::optional<WallTime> now = std::nullopt);
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::BoardDiffPtr)

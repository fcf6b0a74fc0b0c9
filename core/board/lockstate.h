#pragma once

#include "../dialects/dialect.h"
#include "../quorum/verdict.h"
#include "../redis/nodestatus.h"
#include "overlapcause.h"
#include "slothomes.h"

#include <memory>

namespace Lockscope {

/// Two owners could rely on one lock, see HistoryKind::Overlap.
struct LockOverlap
{
    QByteArray other; ///< the one before, which did not give it back
    WallTime since;
    std::optional<WallTime> until; ///< so long the one before may rely on it; nothing: its lease never ends
    OverlapCause cause = OverlapCause::Restarted;

    friend bool operator==(const LockOverlap &, const LockOverlap &) = default;
};

/// A time of a hold in which nobody could see whether it goes on.
struct UnseenTime
{
    Instant from; ///< it was seen last
    Instant to;

    friend bool operator==(const UnseenTime &, const UnseenTime &) = default;
};

/// How often a reentrant lock is held by its owner. One number, unless it was taken or given back on some of the nodes only.
struct HoldCounts
{
    qint64 least = 0;
    qint64 most = 0;

    [[nodiscard]] bool differ() const { return least != most; }

    friend bool operator==(const HoldCounts &, const HoldCounts &) = default;
};

/// One lock of the board at a moment: a row of the table, an object of the JSON output. Immutable once published.
struct LOCKSCOPE_CORE_EXPORT LockState
{
    QByteArray name; ///< the lock's main key as Redis has it; identifies it on the board
    Assessment assessment; ///< as of `assessedAt`
    Instant assessedAt;
    Shared<Recognition> seen; ///< what the readings tell of the owner, or of the lock at least; empty: nothing
    Readings readings; ///< one per configured node
    RenewalHabit habit;
    bool everVoted = false;
    bool ownerSinceExact = false; ///< the acquisition was seen; otherwise it has held for at least that long
    int home = kEverywhere; ///< of a cluster: the node that serves its slot, which alone is asked; SlotHomes::kNobody: none does

    /// In place of a home: all nodes vote.
    static constexpr int kEverywhere = -2;

    /// What an attempt in flight may look like as well is told only when it was seen again: this is when each node was first seen so.
    std::optional<Instant> seenFirst;
    Instant ownerSeenSince; ///< when this owner was first seen; of several that share it the one that has held it longest
    /// Of an acquisition that was seen: by so much earlier it may have been, because it was read later than it was told, or nothing told of it.
    Micros ownerSinceSlack{0};
    /// With no more of it the time that it is held is told as it is, else as a lower bound.
    static constexpr Micros kSeenAtOnce = Millis(300);
    /// Of the hold that goes on, the last time in which it may as well have been given back, and taken again by the same owner with the same
    /// token: reading was stopped, or too few nodes could be read, and no lease that goes on from before tells otherwise.
    std::optional<UnseenTime> unseen;
    /// Of one that is unknown: since then too few nodes can be read to tell who holds it; max(): not told.
    Instant blindSince = Instant::max();
    /// Of a plain string: how often it was gone, and came back with another owner than before.
    int comebacks = 0;
    /// Of the hold that goes on, and set by Overlaps: the board itself knows of no past.
    Shared<LockOverlap> overlap;

    /// Sets `seen` to what the readings tell.
    void describe();
    /// What readings add up to for a lock with this home. `localNode` is set by it.
    [[nodiscard]] static std::optional<Assessment> judge(int home, VerdictInput input);

    [[nodiscard]] const QString &resource() const { return told().resource; } ///< what the application calls it, where the dialect tells
    [[nodiscard]] const QString &dialect() const { return told().dialect; } ///< Dialect::id()
    /// What speaks for its being a lock: the key's form, and what was seen of it since.
    [[nodiscard]] Signs signs() const;
    [[nodiscard]] Grade grade() const { return gradeOf(signs()); }
    [[nodiscard]] bool isUnderstood() const { return !signs().testFlag(Sign::UnknownForm); }
    [[nodiscard]] LockMode mode() const { return told().mode; }
    [[nodiscard]] const OwnerInfo &ownerInfo() const { return toldOfOwner().ownerInfo.orEmpty(); } ///< of the first holder
    [[nodiscard]] bool ownerCut() const { return toldOfOwner().ownerCut; } ///< more holders, or a longer value, than were read
    /// Of a reentrant lock, on the nodes that make up its owner's hold. Nothing: none of them tells.
    [[nodiscard]] std::optional<HoldCounts> holdCounts() const;
    [[nodiscard]] std::optional<qint64> holderCount() const { return toldOfOwner().holders; } ///< of shared locks and semaphores
    [[nodiscard]] std::optional<qint64> fencingToken() const { return toldOfOwner().fencingToken; } ///< the last one given
    /// The holder wrote into the value that it ends then, by its own clock.
    [[nodiscard]] std::optional<WallTime> valueExpiry() const { return toldOfOwner().valueExpiry; }
    /// Nothing: not known. Who waits, waits on every node that is up: the largest number is nearest to the truth.
    [[nodiscard]] std::optional<WaiterCount> waiters() const;
    /// The same, but for what does not tell whether anybody waits.
    [[nodiscard]] std::optional<WaiterCount> waiting() const;

    /// The same lock judged at a later moment: TTLs are counted down. Only the numbers can differ, not the readings.
    [[nodiscard]] Assessment assessedNow(Instant now) const;

    /// It is judged by one node, and others beside it vote on locks: who asks them may take it as well.
    [[nodiscard]] bool isOnOneOfMany() const { return assessment.local && home == kEverywhere && readings.size() > 1; }
    [[nodiscard]] bool isLocalByDesign() const { return told().scope == Scope::Local; } ///< its dialect knows one node
    /// Until when a key of this owner stands on a node that was read, Instant::max(): for ever. Nothing: none does, as far as that is known.
    [[nodiscard]] std::optional<Instant> keyEnds(const QByteArray &owner) const;

    /// Nodes, by index, whose answers are worth showing: those that count, and of a lock that other nodes could have voted on
    /// these as well, though they lack it.
    [[nodiscard]] std::vector<int> nodesToShow() const;

    /// The token of each holder; of an exclusive lock that is its owner. Empty unless all are known.
    [[nodiscard]] QByteArrayList holders() const;
    /// It is told as held by `expected`, or, where several share it, by each that it names, whoever is beside them.
    [[nodiscard]] bool isHeldBy(const QByteArray &expected) const;
    /// What must not be trusted about it.
    [[nodiscard]] Caveats caveats() const;

private:
    [[nodiscard]] const Recognition &told() const { return seen.orEmpty(); }
    [[nodiscard]] const Recognition &toldOfOwner() const
    {
        const bool known = !assessment.holders.empty() || !assessment.owner.isEmpty();
        const bool agreed = seen && known && seen->owner == assessment.owner;
        return agreed ? *seen : Shared<Recognition>().orEmpty();
    }
};

using LockStatePtr = std::shared_ptr<const LockState>;

/// What has changed on the board since the diff before. Immutable, safe to hand to any thread.
struct BoardDiff
{
    quint64 generation = 0;
    std::vector<LockStatePtr> changed; ///< new or changed
    std::vector<QByteArray> removed;
    std::vector<NodeStatus> nodes; ///< all nodes, always
    /// Every node has been swept once, or is down: what is not on the board now is not known to be locked.
    bool complete = false;
    Instant at = {}; ///< it was made then, of a deployment that is watched: it may be heard of later
};

using BoardDiffPtr = std::shared_ptr<const BoardDiff>;

/// Keys on the nodes that answer which may be locks and are not shown. Nothing: not known, since a node has not been read whole.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT std::optional<qsizetype> possibleKeys(const std::vector<NodeStatus> &nodes);

/// What the deployment can still do, from the nodes alone. In a cluster each master has locks of its own: all are needed.
struct LOCKSCOPE_CORE_EXPORT Capability
{
    int nodes = 0;
    int readable = 0; ///< up and answering our reads
    int connecting = 0; ///< no word yet; with a moment also those that are back and have not told whether they restarted
    int quorum = 1;
    bool partial = false; ///< each node has locks of its own
    int quarantined = 0; ///< readable, and without a vote on new locks: they restarted (rule S14)
    int full = 0; ///< readable and not quarantined, and refuse to store anything: their memory is full; they have no vote on new locks
    int unwritable = 0; ///< the same of nodes that refuse all writes, renewals as well: see WriteRefusal
    int perhapsUnwritable = 0; ///< of those that vote: they may, see mayRefuseWrites()
    int refusing = 0; ///< up or at least there, and refuse to be read: whether others can lock there nobody can tell from here
    int young = 0; ///< readable, and may lack locks that were taken before they started, though nobody here saw it
    std::optional<WallTime> youngUntil = std::nullopt; ///< the last of these

    /// As far as is known: see sureMargin().
    [[nodiscard]] bool canLock() const { return margin() >= 0; }
    /// Node losses after which locks can still be taken; negative when they cannot be now.
    [[nodiscard]] int margin() const { return readable - quarantined - full - unwritable - quorum; }
    /// The same if all refuse writes that may: negative where it is not known whether locks can be taken.
    [[nodiscard]] int sureMargin() const { return margin() - perhapsUnwritable; }

    /// Without a moment nobody is quarantined, full, unwritable or young: what can be seen is the same either way.
    [[nodiscard]] static Capability of(const std::vector<NodeStatus> &nodes, std::optional<WallTime> now = std::nullopt);
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::BoardDiffPtr)

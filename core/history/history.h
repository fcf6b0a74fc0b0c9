#pragma once

#include "../base/namedpool.h"
#include "../board/lockstate.h"
#include "../board/ownaction.h"
#include "historysnapshot.h"
#include "holdtimes.h"
#include "reliance.h"

namespace Lockscope {

/// How closely the deployment is watched. This decides what history can conclude.
struct WatchPace
{
    Micros interval = Millis(1000); ///< between two readings of all locks
    /// The feed reports every change within this time. Unset: only readings show changes, and locks that come and go
    /// between two readings are missed.
    std::optional<Micros> feedDelay = std::nullopt;

    friend bool operator==(const WatchPace &, const WatchPace &) = default;
};

/// The current owner as events name it: sharedOwnerLabel() for shared locks.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray ownerInHistory(const LockState &state);

/// Derives events from a board's diffs: holds and their ends, renewals, hand-overs, overlaps, node failures and
/// restarts. Reads no clock and no socket. Single-threaded.
///
/// Reports only what follows from the readings. A key that disappeared before its TTL ended was released. A key that
/// was last seen shortly before its end, and is gone after it, expired. Otherwise the end is unknown. Events during a
/// gap in watching are only as precise as the gap.
///
/// The holders of a shared lock (readers, permits) form one hold, from the first to the last holder.
///
/// After a restart or failover of a node, keptAs() decides whether the same owner's lock was kept or acquired again.
/// A new acquisition ends the hold and begins another. If a renewal looks the same, the end of the hold is unknown.
class LOCKSCOPE_CORE_EXPORT History
{
public:
    explicit History(HistoryLimits limits = {}, WatchPace pace = {});

    /// Call this for every diff. Returns the new events. `wallAhead`: local wall clock minus monotonic clock. Unset:
    /// lease ends that owners write into values are ignored.
    std::vector<HistoryEvent> apply(const BoardDiff &diff, Instant now, std::optional<Micros> wallAhead = std::nullopt);
    /// Call this about every second, so that a time without diffs does not count as a gap. Returns the new events.
    std::vector<HistoryEvent> tick(Instant now);
    /// Call this when a feed begins or fails, and when the interval changes.
    void setPace(const WatchPace &pace);

    /// Call this when reading stops and when all was read again. The pause counts as a gap.
    void setPaused(bool paused, Instant now);

    /// Call this for each action of this process: it explains how a hold ends soon afterwards.
    void note(const OwnAction &ownAction, Instant now);

    [[nodiscard]] HistorySnapshotPtr snapshot(Instant now) const;
    /// The 99th percentile of this lock's remembered hold times. Unset if fewer than kFewHolds were seen completely.
    [[nodiscard]] std::optional<Micros> usualHold(const QByteArray &lock) const;
    static constexpr int kFewHolds = 5;

    [[nodiscard]] const HistoryLog &log() const { return m_log; }
    /// The number of remembered locks: those on the board, and those that left it recently.
    [[nodiscard]] qsizetype tracked() const { return m_tracks.size(); }

private:
    struct Gone
    {
        int node = -1;
        Instant at; ///< when the node was found without the key
        bool free = false; ///< no other owner's key was there either

        friend bool operator==(const Gone &, const Gone &) = default;
    };

    /// What is known of a hold that not all of its nodes show.
    struct Fading
    {
        Instant knownUntil; ///< out of sight: the result of knownUntil() when sight was lost, a lower bound
        Instant wasHeldAt = Instant::min(); ///< a quorum had it then, including nodes that no longer have it
        std::vector<Gone> missingOn; ///< out of sight: nodes once read without it, whatever they have now

        friend bool operator==(const Fading &, const Fading &) = default;
    };

    /// When a hold was renewed.
    struct Rhythm
    {
        std::optional<Instant> renewedAt; ///< or acquired; unset: unknown
        int gaps = 0; ///< the number of times between two renewals
        Micros gapSum{0}; ///< their sum

        friend bool operator==(const Rhythm &, const Rhythm &) = default;
    };

    /// What few holds have.
    struct HoldExtras
    {
        QByteArray sharers; ///< of a shared hold: the owner at its beginning
        Fading fading;
        Rhythm rhythm;

        friend bool operator==(const HoldExtras &, const HoldExtras &) = default;
    };

    struct Hold : OpenHold
    {
        bool shared = false; ///< by readers or permits: it lasts from the first to the last holder
        quint64 seenIn = 0; ///< the number (m_diffs) of the diff with `seen`
        Rarely<HoldExtras> extras;

        explicit operator bool() const { return seen != nullptr; } ///< false: there is no hold
        [[nodiscard]] const Fading &fading() const { return extras->fading; }
        [[nodiscard]] quint64 id() const { return seen->hold.id; } ///< LockHold::id
        [[nodiscard]] const QByteArray &firstOwner() const { return shared ? extras->sharers : owner(); }
        [[nodiscard]] const QByteArray &agreement() const { return seen->assessment.agreed(); }
        /// A later state shows the hold; its owner keeps its name.
        void show(LockStatePtr state);
    };

    struct PastHold
    {
        QByteArray owner;
        QByteArray agreement;
        Rarely<QByteArray> process;
        Instant at;
        Micros slack{0};
        bool shared = false;
        std::optional<Instant> reliesUntil; ///< its owner, which did not surely release it, may rely on it until then
        OverlapCause cause = OverlapCause::None; ///< of the overlap that may follow
        std::vector<int> leftOn = {}; ///< nodes that still had its key
        /// Nodes that were unreadable before it ended and had not identified themselves yet. The hold was lost if they
        /// all turn out to run another process.
        std::vector<int> lostIfReplaced = {};
        quint64 endedIn = 0; ///< the number (m_diffs) of the diff in which it ended

        [[nodiscard]] QByteArray reportedOwner() const; ///< as events name it
        /// The owner holds the lock in `state`.
        [[nodiscard]] bool isOf(const LockState &state) const;
    };

    /// An owner before the current one that may still rely on the lock.
    struct FormerReliance
    {
        Reliance of;
        QByteArray agreement;
        std::vector<int> leftOn; ///< nodes that still have its key
    };

    /// What only locks have that were seen to change.
    struct Past
    {
        QByteArray name; ///< of the lock
        std::unique_ptr<PastHold> hold;
        std::unique_ptr<FormerReliance> reliance; ///< null: no overlap with a former owner is known
        int waiting = 0; ///< the largest number of simultaneous waiters since `waitingSince`
        Instant waitingSince;
        HoldTimes holds; ///< of holds that were seen completely
    };

    struct Track : Placed
    {
        Hold hold;
        std::unique_ptr<Past> past; ///< null only where there is a hold
        bool onBoard = false;
        bool split = false;

        [[nodiscard]] const QByteArray &itsName() const { return hold ? hold.lock() : past->name; }
        [[nodiscard]] Past &editPast(const QByteArray &name);
        [[nodiscard]] PastHold *pastHold() const { return past ? past->hold.get() : nullptr; }
        [[nodiscard]] FormerReliance *reliance() const { return past ? past->reliance.get() : nullptr; }
        [[nodiscard]] int waiting() const { return past ? past->waiting : 0; }
    };

    /// A lock that this process force-releases.
    struct Forced
    {
        QByteArray owner;
        Instant at;
    };

    /// A lock that this process holds.
    struct Own
    {
        QByteArray token;
        bool isReleased = false; ///< or about to be
        std::optional<Instant> endedAt = std::nullopt; ///< when it was released or found lost, see kForcedWithin
    };

    struct NodeTrack
    {
        bool known = false;
        bool everUp = false; ///< false: it was not up in any diff yet, so restarts are not reported
        bool readable = false;
        bool retired = false;
        QByteArray runId;
        QString address;
        WallTime since;
        std::optional<WallTime> restartedAt;
        quint64 replacedIn = 0; ///< the number of the diff that reported another process
        bool moved = false; ///< that process is another server (failover)
        bool keepsAll = false; ///< it reports a working append-only file
        quint64 blindIn = 0; ///< the number of the latest diff during or before which it was unreadable
        bool maybeReplaced = false; ///< since `blindIn`, it is unknown whether another process answers
        /// From `feedFrom` to `feedUntil` its feed reported each change of known keys covered by `trackedPrefixes`.
        std::optional<Instant> feedFrom;
        Instant feedUntil; ///< max(): it still does
        std::vector<TrackedPrefix> trackedPrefixes;
    };

    /// What became of a hold's key on one node.
    enum class Fate { StillThere, Unreadable, Lost, Deleted, Expired, Unclear };

    void noteGap(Instant now);
    void noteNodes(const std::vector<NodeStatus> &nodes, Instant now);
    void observe(const LockStatePtr &state, Instant now);
    void forget(const QByteArray &name, Instant now);
    /// `anew`: the previous hold, which has ended, had the same owner. The board may show both as one hold.
    void begin(Track &track, const LockStatePtr &state, bool anew = false);
    /// Reports an overlap with the new hold, if a former owner may still rely on the lock.
    void noteReliance(Track &track, const Hold &hold, const LockState &state);
    /// The former owner has released one of its remaining keys, so it no longer relies on the lock. Updates `leftOn`.
    [[nodiscard]] bool hasReleasedLeftover(FormerReliance &reliance, const LockState &state) const;
    void followReliance(Track &track, const LockState &state, Instant now);
    /// `later`: the state that shows the end; null: the lock left the board. `successor`: another owner holds it now.
    void end(Track &track, const LockState *later, bool successor, Instant now);
    void endLostOnes(Instant now);
    void noteSurvivedRelease(const LockState &state);
    void noteRenewal(Hold &hold, const LockState &state);
    void noteWaits(Track &track, const QByteArray &lock, int waiting, Instant now);
    /// How long the hold's owner may rely on its value after `later`'s owner, whose clock is ahead, has overwritten it.
    /// Unset: it was released, or that cannot be decided.
    [[nodiscard]] std::optional<Instant> validUntilByValue(const Hold &hold, const LockState &later, Instant by) const;
    /// The own lock that this hold is; null if another process holds it.
    [[nodiscard]] const Own *ownOf(const Hold &hold) const;
    /// The hold was on one node of several. Its key is still there, while `later` shows another owner on the others.
    [[nodiscard]] bool isLeftOnOtherNode(const Hold &hold, const LockState *later, Instant now) const;
    /// While the hold is out of sight, records what single nodes show: that its key is gone, or a newer reading of it.
    void noteParts(Hold &hold, const LockState &state) const;
    /// If fewer nodes have the hold now, updates Hold::wasHeldAt: the nodes that lost it prove it until then.
    void noteLostHolders(Hold &hold, const LockState &later, Instant now) const;
    /// Another process answers on the node since the hold was last seen.
    [[nodiscard]] bool isReplaced(const Hold &hold, int node) const;
    /// The node was unreadable since the hold was last seen, and another process may answer now.
    [[nodiscard]] bool isMaybeReplaced(const Hold &hold, int node) const;
    [[nodiscard]] bool wasLost(const PastHold &past) const;
    [[nodiscard]] static std::optional<Instant> goneSince(const Hold &hold, int node);
    /// When the node was first found without the hold that `later` shows as ended.
    [[nodiscard]] static Instant goneBy(const Hold &hold, int node, const LockState &later);
    /// The last moment at which the node certainly had the hold's key. `fate`: what became of the key by `by`.
    [[nodiscard]] Instant lastKnownPresent(const Hold &hold, size_t node, Fate fate, Instant by) const;
    /// The node's feed has covered the lock since it was last read there.
    [[nodiscard]] static bool isListenedFor(const Hold &hold, size_t node, const NodeTrack &track);
    /// The last moment at which a hold that is now out of sight certainly existed.
    [[nodiscard]] Instant knownUntil(const Hold &hold, Instant now) const;
    /// The node had the hold's key until this moment: the feed would have reported a deletion before `by`.
    /// Instant::min(): the feed did not cover the whole time.
    [[nodiscard]] Instant reportedUntil(const Hold &hold, size_t node, Instant by) const;
    /// The key's TTL ended out of sight: the owner renewed the lock, or acquired it again with the same token.
    [[nodiscard]] static bool mayHaveEndedUnseen(const Hold &hold, int node, const LockState &later);
    [[nodiscard]] std::optional<Instant> dueByValue(const NodeReading &reading) const;
    [[nodiscard]] Fate fateOf(const Hold &hold, int node, const LockState *later, Instant now) const;
    /// The fate of a key that a replaced process still shows with the same owner, see keptAs().
    [[nodiscard]] static Fate fateAfterReplacement(const Hold &hold, const NodeTrack &node, const NodeReading &before,
                                                   const NodeReading &after);
    void add(HistoryEvent event);
    void prune(Instant now);
    [[nodiscard]] Micros resolution() const { return m_pace.feedDelay.value_or(m_pace.interval); }
    /// A longer time without a diff or tick is a gap.
    [[nodiscard]] Micros shortestGap() const;

    HistoryLog m_log;
    WatchPace m_pace;
    NamedPool<Track> m_tracks;
    QHash<QByteArray, Forced> m_forced;
    QHash<QByteArray, Own> m_own;
    std::vector<NodeTrack> m_nodes;
    quint64 m_diffs = 0; ///< the number of the current diff; orders events, because readings are older than their diff
    std::optional<Instant> m_first;
    std::optional<Instant> m_last; ///< the latest diff or tick
    std::optional<Instant> m_gapSince; ///< the start of the current gap
    Instant m_gapUntil; ///< until then, readings may be the first ones after the gap
    Micros m_gap{0}; ///< the greatest age of what appears in the current diff; 0: no gap
    std::optional<Instant> m_pausedSince;
    std::optional<Micros> m_wallAhead;
    std::optional<Instant> m_completeSince;
    std::optional<Instant> m_completeBeforePause; ///< m_completeSince when reading stopped
    bool m_complete = false; ///< as BoardDiff::complete
    Instant m_prunedAt;
    std::vector<HistoryEvent> m_added;
};

} // namespace Lockscope

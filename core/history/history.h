#pragma once

#include "../base/namedpool.h"
#include "../board/lockstate.h"
#include "../board/ownaction.h"
#include "historylog.h"
#include "holdtimes.h"
#include "reliance.h"

namespace Lockscope {

/// How closely the deployment is watched: what history may say rests on it.
struct WatchPace
{
    Micros interval = Millis(1000); ///< between readings of everything
    /// A feed tells of every change within this. Nothing: only readings do, and what comes and goes between two of them is
    /// not seen.
    std::optional<Micros> feedDelay = std::nullopt;

    friend bool operator==(const WatchPace &, const WatchPace &) = default;
};

/// As events name who holds it now.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT QByteArray ownerInHistory(const LockState &state);

/// A hold that goes on.
struct OpenHold
{
    QByteArray lock;
    QByteArray owner;
    QByteArray process; ///< as HistoryEvent::process
    Instant since; ///< as its event Began
    bool exact = true;
    bool isOneHold = true; ///< as HistoryEvent::isOneHold
    Micros slack{0}; ///< of one that is exact: that much earlier it may have begun
    bool inSight = true; ///< too few nodes can be read now to tell whether it goes on
    Instant knownUntil; ///< out of sight: the last moment at which it is known to have gone on
};

/// Somebody waits, and has not ceased to.
struct OpenWait
{
    QByteArray lock;
    Instant since;
    int most = 0; ///< at once
};

/// What happened, as of a moment. Immutable, safe to hand to any thread; it shares its memory with the history.
struct LOCKSCOPE_CORE_EXPORT HistorySnapshot
{
    Instant takenAt;
    /// Nothing is read since, or not all again: it tells what was so by then, and what single looks told. Nothing: it is read.
    std::optional<Instant> unreadSince = std::nullopt;
    Instant watchedSince; ///< when the first diff came
    /// Since then every change was told, and all nodes were readable. Before, or without, counts are lower bounds.
    std::optional<Instant> completeSince;
    HistoryChunks chunks;
    std::vector<OpenHold> open;
    std::vector<OpenWait> waits;
    qsizetype bytes = 0;
    quint64 forgotten = 0; ///< events that the limits have cost

    /// As of when it tells of locks.
    [[nodiscard]] Instant knownTo() const { return unreadSince.value_or(takenAt); }
    [[nodiscard]] qsizetype size() const;
    /// Events whose `at` lies in [from, to], in the order in which they became known. `lock` empty: of all locks and nodes.
    [[nodiscard]] std::vector<HistoryEvent> events(Instant from = Instant::min(), Instant to = Instant::max(), const QByteArray &lock = {}) const;
    /// The youngest events of one lock, oldest first.
    [[nodiscard]] std::vector<HistoryEvent> latest(const QByteArray &lock, qsizetype most) const;
};

using HistorySnapshotPtr = std::shared_ptr<const HistorySnapshot>;

/// Makes a board's diffs into what happened: holds, their ends, renewals, hand-overs, overlaps; nodes that go, come and
/// restart. It reads no clock and no socket. Single-threaded.
///
/// It says what follows from the readings, and that it does not know what does not. A key that was gone before its TTL was
/// due was released; one that was last seen shortly before, and gone after, has expired; between the two the end is
/// unknown. What happened in a gap of the watching is known no closer than the gap.
///
/// Readers of one lock, or who has its permits, are one hold, from the first to the last: its owner is who began it.
///
/// Where another process answers than before, the same owner's lock may be what was kept, or taken anew. A lease that goes
/// on was kept. One that begins anew was lost, and the owner has taken it again: that ends a hold and begins another. Where
/// renewing looks the same, how the hold ended is unknown; but where a replica took a master's place, what had stood for long
/// goes on (keptAs()).
class LOCKSCOPE_CORE_EXPORT History
{
public:
    explicit History(HistoryLimits limits = {}, WatchPace pace = {});

    /// To be called with every diff. Returns what it added. `wallAhead`: our wall clock less the monotonic one; only with it is told what
    /// ends that stand in values make of a lock that changes hands.
    std::vector<HistoryEvent> apply(const BoardDiff &diff, Instant now, std::optional<Micros> wallAhead = std::nullopt);
    /// To be called every second or so, diff or not: that there is nothing to tell is no gap. Returns what it added.
    std::vector<HistoryEvent> tick(Instant now);
    /// To be called when a feed begins, or fails, and when the interval is changed.
    void setPace(const WatchPace &pace);

    /// Nothing is read while it is paused: what happens then is known no closer than the pause.
    void setPaused(bool paused, Instant now);

    /// A lock that a release takes from its owner ends soon, and that is our doing. One's own was given back, or else it is lost.
    void note(const OwnAction &ownAction, Instant now);

    [[nodiscard]] HistorySnapshotPtr snapshot(Instant now) const;
    /// The 99th percentile of this lock's holds since it is remembered; nothing when fewer than kFewHolds were seen whole.
    [[nodiscard]] std::optional<Micros> usualHold(const QByteArray &lock) const;
    static constexpr int kFewHolds = 5;

    [[nodiscard]] const HistoryLog &log() const { return m_log; }
    /// Locks that are remembered: those on the board, and those that left it a short while ago.
    [[nodiscard]] qsizetype tracked() const { return m_tracks.size(); }

private:
    struct Gone
    {
        int node = -1;
        Instant at; ///< it was found so
        bool free = false; ///< there was no other owner's key either
    };

    struct Hold
    {
        quint64 id = 0; ///< LockHold::id
        QByteArray owner;
        QByteArray agreement;
        QByteArray process;
        Instant since;
        Micros slack{0};
        bool exact = false;
        bool inSight = true;
        bool shared = false; ///< by readers, or of permits: it lasts from the first to the last of them
        LockStatePtr seen; ///< the last state in which it was held
        quint64 seenIn = 0; ///< number of the diff that brought it
        Instant knownUntil; ///< out of sight: what was known when it went there; a node that comes back tells of itself only
        Instant wasHeldAt = Instant::min(); ///< a quorum was seen to have it then, of which nodes have gone since
        std::vector<Gone> goneFrom; ///< out of sight: nodes that were read meanwhile and had it no more, whatever they have now
        std::optional<Instant> renewedAt; ///< or acquired
        int gaps = 0; ///< between renewals
        Micros gapSum{0};
    };

    struct PastHold
    {
        QByteArray owner;
        QByteArray agreement;
        QByteArray process;
        Instant at;
        Micros slack{0};
        bool shared = false;
        std::optional<Instant> reliesUntil; ///< it was, or may have been, lost or overwritten, not given back: its owner may rely on it until then
        OverlapCause cause = OverlapCause::None; ///< what makes an overlap of that
        std::vector<int> leftOn = {}; ///< nodes on which its key stood yet
        /// Nodes that had been away when it ended, and had not said whether they are the same process: it was lost if they are not.
        std::vector<int> lostIfReplaced = {};
        quint64 endedIn = 0; ///< number of that diff
    };

    /// Of somebody before the latest hold.
    struct FormerReliance
    {
        Reliance of;
        QByteArray agreement;
        std::vector<int> leftOn; ///< nodes on which its key stood yet
    };

    struct Track : Named
    {
        std::optional<Hold> hold;
        std::unique_ptr<PastHold> past;
        std::unique_ptr<FormerReliance> reliance; ///< since there was an overlap with it
        bool onBoard = false;
        bool split = false;
        int waiting = 0; ///< the most at once, since
        Instant waitingSince;
        std::unique_ptr<HoldTimes> holds; ///< those that were seen whole, if any
    };

    /// A lock that we take away.
    struct Forced
    {
        QByteArray owner;
        Instant at;
    };

    /// A lock of one's own.
    struct Own
    {
        QByteArray token;
        bool isReleased = false; ///< or about to be
        std::optional<Instant> overAt = std::nullopt; ///< it is released, or known to be no more: its end is seen about then
    };

    struct NodeTrack
    {
        bool known = false;
        bool everUp = false; ///< otherwise what is told of its restarts was before
        bool readable = false;
        bool retired = false;
        QByteArray runId;
        QString address;
        WallTime since;
        std::optional<WallTime> restartedAt;
        quint64 replacedIn = 0; ///< the diff that told that another process answers
        bool moved = false; ///< and that it is another server
        bool keepsAll = false; ///< it says that it writes everything to a file
        quint64 blindIn = 0; ///< the last diff before which it could not be read for a while
        bool maybeReplaced = false; ///< blind then, and whether the same process came back is not known
        /// It tells of each change of what is known and listened for, or did the last time that it did.
        std::optional<Instant> tellsFrom;
        Instant tellsUntil;
        std::vector<ListenedFor> listensFor;
    };

    /// What became of one node's part of a hold.
    enum class Fate { Standing, Silent, Lost, Deleted, Expired, Unclear };

    void noteGap(Instant now);
    void noteNodes(const std::vector<NodeStatus> &nodes, Instant now);
    void observe(const LockStatePtr &state, Instant now);
    void forget(const QByteArray &name, Instant now);
    /// `anew`: the same owner's hold before has ended, which the board need not know.
    void begin(Track &track, const LockStatePtr &state, bool anew = false);
    /// Whoever lost it before, if not just before, and may rely on it still.
    void noteReliance(Track &track, const Hold &hold, const LockState &state);
    /// What a restart has taken away is given back, as soon as its owner learns that, where it still stood.
    [[nodiscard]] bool isGivenBack(FormerReliance &reliance, const LockState &state) const;
    void followReliance(Track &track, const LockState &state, Instant now);
    /// `later`: the state in which it is not held any more; null when it is gone from the board.
    void end(Track &track, const LockState *later, bool successor, Instant now);
    void endLostOnes(Instant now);
    void noteOutlived(const LockState &state);
    void noteRenewal(Hold &hold, const LockState &state);
    void noteWaits(Track &track, int waiting, Instant now);
    /// Until when the owner before may rely on the lock that `later`'s owner has taken over by a clock that is ahead. Nothing: it was
    /// given back, or that cannot be told.
    [[nodiscard]] std::optional<Instant> reliesOnItsValue(const Hold &hold, const LockState &later, Instant by) const;
    /// It was taken from here. Null: it was not.
    [[nodiscard]] const Own *ownOf(const Hold &hold) const;
    /// It was held on one node of several, and stands there still, while `later` has another owner on others.
    [[nodiscard]] bool isLeftAside(const Hold &hold, const LockState *later, Instant now) const;
    /// While nobody can tell whether it goes on, what single nodes tell of it is kept: that they have it no more, or until when they have it.
    void noteParts(Hold &hold, const LockState &state) const;
    /// It goes on with fewer nodes, which need not have been read for long: those that have gone told of it, too, until they went.
    void noteFewer(Hold &hold, const LockState &later, Instant now) const;
    /// Another process answers there since it was last seen held.
    [[nodiscard]] bool isReplaced(const Hold &hold, int node) const;
    /// It was away meanwhile, and has not said since which process it is.
    [[nodiscard]] bool isMaybeReplaced(const Hold &hold, int node) const;
    [[nodiscard]] bool wasLost(const PastHold &past) const;
    [[nodiscard]] static std::optional<Instant> goneSince(const Hold &hold, int node);
    /// When the node was found without the hold that `later` tells to be over.
    [[nodiscard]] static Instant goneBy(const Hold &hold, int node, const LockState &later);
    /// The last moment at which the node is known to have had its part of the hold, of which `fate` became by `by`.
    [[nodiscard]] Instant lastThere(const Hold &hold, size_t node, Fate fate, Instant by) const;
    /// Of what became of the node's part since it was read the node will have told.
    [[nodiscard]] static bool isListenedFor(const Hold &hold, size_t node, const NodeTrack &track);
    /// The last moment at which the hold, out of sight now, is known to have gone on.
    [[nodiscard]] Instant knownUntil(const Hold &hold, Instant now) const;
    /// Had the node's part been deleted before this, the feed would have told, before `by`, when it was found gone. Instant::min(): no
    /// feed was there all the time.
    [[nodiscard]] Instant toldUntil(const Hold &hold, size_t node, Instant by) const;
    /// The node's part was due while nobody could see it: it was renewed, or it ended and was acquired again with the same token.
    [[nodiscard]] static bool mayHaveEndedUnseen(const Hold &hold, int node, const LockState &later);
    [[nodiscard]] std::optional<Instant> dueByValue(const NodeReading &reading) const;
    [[nodiscard]] Fate fateOf(const Hold &hold, int node, const LockState *later, Instant now) const;
    /// Of the same owner's part on a node where another process answers than before.
    [[nodiscard]] static Fate fateAfterReplacement(const Hold &hold, const NodeTrack &node, const NodeReading &before, const NodeReading &after);
    void add(HistoryEvent event);
    void prune(Instant now);
    [[nodiscard]] Micros resolution() const { return m_pace.feedDelay.value_or(m_pace.interval); }
    /// What happened within more time than that, nobody saw happen.
    [[nodiscard]] Micros longestGlance() const;

    HistoryLog m_log;
    WatchPace m_pace;
    NamedPool<Track> m_tracks;
    QHash<QByteArray, Forced> m_forced;
    QHash<QByteArray, Own> m_own;
    std::vector<NodeTrack> m_nodes;
    quint64 m_diffs = 0; ///< readings are older than the diff that brings them: what came first is told by its number
    std::optional<Instant> m_first;
    std::optional<Instant> m_last; ///< the diff before
    std::optional<Instant> m_gapSince; ///< nobody watched from then on
    Instant m_gapUntil; ///< until then readings may come that are the first after it
    Micros m_gap{0}; ///< what appears in the diff that is being applied may have been there for so long; 0: no gap
    std::optional<Instant> m_pausedSince;
    std::optional<Micros> m_wallAhead;
    std::optional<Instant> m_completeSince;
    std::optional<Instant> m_completeBeforePause; ///< as m_completeSince when reading stopped
    bool m_complete = false; ///< all nodes were swept
    Instant m_prunedAt;
    std::vector<HistoryEvent> m_added;
};

} // namespace Lockscope

Q_DECLARE_METATYPE(Lockscope::HistorySnapshotPtr)

#pragma once

#include "../kit/export.h"
#include "timelinespans.h"

#include <lockscope/core/history/history.h>

#include <utility>

namespace Lockscope {

/// A holder: its token, and the process that it belongs to, if the owner's value shows it.
struct TimelineHolder
{
    QByteArray owner;
    QByteArray process;

    [[nodiscard]] const QByteArray &label() const { return process.isEmpty() ? owner : process; }
};

/// One hold, as far as it was observed.
struct TimelineBar
{
    static constexpr Instant kGoesOn = Instant::max();

    Instant from; ///< the latest possible start
    Instant to = kGoesOn; ///< the latest possible end
    Instant reach = kGoesOn; ///< the latest `to` of this and all earlier bars: finds the bars at a moment
    quint32 fromSlack = 0; ///< µs: how much earlier it may have begun; HistoryEvent::kUnbounded: unknown
    quint32 toSlack = 0; ///< µs: how much earlier it may have ended
    quint32 holder = 0; ///< index in TimelineTrack::holders
    quint32 troubles = 0; ///< running count of ends in trouble; it need not start at 0
    HoldEnd end = HoldEnd::Unknown;
    bool beginSeen = true;
    bool isOneHold = true; ///< see HistoryEvent::isOneHold

    [[nodiscard]] bool goesOn() const { return to == kGoesOn; }
    /// The hold ended while its owner may have relied on it, or by force.
    [[nodiscard]] static bool isTrouble(HoldEnd end)
    {
        return end == HoldEnd::Expired || end == HoldEnd::Lost || end == HoldEnd::OwnLost
            || end == HoldEnd::ForceReleased;
    }
    /// The end is known, and most of the length is certain. Otherwise show the hold up to its last sighting.
    [[nodiscard]] bool isEndKnown() const
    {
        return end != HoldEnd::Unknown && isMostlySure(to - from, Micros(toSlack));
    }
};

/// An event between owners: HandOver, Overlap, Split, or an Ended that is trouble.
struct TimelineMark
{
    Instant at;
    Micros length{0}; ///< see HistoryEvent::length
    quint32 slack = 0;
    quint32 holder = 0; ///< HandOver: the new owner; otherwise HistoryEvent::owner
    quint32 other = 0; ///< HandOver, Overlap: the previous owner; kNobody: none
    quint32 alarms = 0; ///< running count of marks other than hand-overs; it need not start at 0
    HistoryKind kind = HistoryKind::HandOver;
    HoldEnd end = HoldEnd::Unknown;
    OverlapCause cause = OverlapCause::None;
    bool exact = true;

    static constexpr quint32 kNobody = 0xFFFFFFFF;
};

/// A renewal within a hold.
struct TimelineRenewal
{
    Instant at;
    qint32 leftMs = 0; ///< the rest of the lease at this renewal
    qint32 lateMs = kNotLate;
    quint32 holder = 0;
    quint32 lates = 0; ///< running count of late renewals; it need not start at 0

    static constexpr qint32 kNotLate = -0x7FFFFFFF;

    /// So late that the lock was in danger, as for `renew-late`: less than kLateFraction of the usual margin was left.
    [[nodiscard]] bool isLate() const
    {
        return lateMs > 0 && leftMs < kLateFraction * (static_cast<double>(leftMs) + lateMs);
    }
};

/// Everything known about one lock over time. Immutable once published; each list is sorted by start.
struct LOCKSCOPE_WIDGETS_EXPORT TimelineTrack
{
    QByteArray name;
    std::vector<TimelineHolder> holders; ///< may contain duplicates
    std::vector<TimelineBar> bars;
    std::vector<TimelineMark> marks;
    std::vector<TimelineRenewal> renewals;
    TimelineSpans unseen; ///< the holder was unknown
    TimelineSpans waits; ///< waiters were seen
    std::optional<Instant> waitersKnownSince; ///< since when the number of waiters is known
    std::vector<QByteArray> ownersHidingWaiters; ///< recent owners during whose holds waiters cannot be seen
    TimelineSpans blocked; ///< nobody held the lock, but some nodes still had keys

    /// The index of the first bar that reaches beyond `moment`.
    [[nodiscard]] size_t firstBarAfter(Instant moment) const;
    [[nodiscard]] const TimelineHolder &holderOf(const TimelineBar &bar) const { return holders[bar.holder]; }
    /// The last sighting of an open bar, if too few nodes are readable since then. Unset: in sight, or ended.
    [[nodiscard]] std::optional<Instant> seenUntil(const TimelineBar &bar) const;
    /// Whether waiters during `owner`'s hold, until `by`, would have been seen.
    [[nodiscard]] bool areWaitsKnown(const QByteArray &owner, Instant by) const;
    /// Another owner may have relied on the lock at the same time.
    [[nodiscard]] bool isOverlapped(const TimelineBar &bar) const;
    /// The hold ended in an overlap of this cause: its owner may have relied on the lost lock.
    [[nodiscard]] bool isFollowed(const TimelineBar &bar, OverlapCause cause) const;
    /// The end of the overlap: the first owner's lease or the second owner's hold ended. kGoesOn: never.
    [[nodiscard]] Instant overlapEnd(const TimelineMark &overlap) const;
};

using TimelineTrackPtr = std::shared_ptr<const TimelineTrack>;

/// The current state of a lock. The track has its past.
struct TimelineNow
{
    std::optional<size_t> holder; ///< qHash() of the holder; unset: none for sure, or several
    std::optional<Instant> validUntil; ///< the guaranteed end of the current hold's validity; unset: unknown
    std::optional<Instant> endsAt; ///< the end of the TTL of a held lock, later than validUntil
    std::optional<WallTime> valueEnds; ///< the end of the lease by the lock's value
    bool isOnOneOfMany = false; ///< see LockState::isOnOneOfMany()
    bool neverExpires = false;
    bool isOverlapped = false; ///< another owner may rely on the lock as well
    bool onBoard = false;
    qint8 severity = 0; ///< a Severity
    Verdict verdict = Verdict::Unknown; ///< valid while onBoard
    std::optional<qint64> waiters; ///< unset: unknown
    bool areWaitersExact = true;

    /// The nodes already report another owner, while the history has not reported the end of this hold yet.
    [[nodiscard]] bool isHeldByOtherThan(const QByteArray &owner) const { return holder && *holder != qHash(owner); }
};

/// What is known about the watching itself, for all locks.
struct TimelineWatch
{
    Instant knownSince; ///< nothing is known of earlier times
    bool forgotten = false; ///< the history has dropped earlier events
    Instant takenAt; ///< the time of the history
    TimelineSpans gaps; ///< times without readings
    std::vector<TimelineSpan> down; ///< `value`: the node's index
    struct NodeMark
    {
        Instant at;
        int node = 0;
        HistoryKind kind = HistoryKind::NodeRestarted;
    };
    std::vector<NodeMark> nodeMarks;
};

/// A snapshot of the indexer. Immutable; shares unchanged tracks with earlier snapshots.
struct TimelineIndex
{
    std::vector<TimelineTrackPtr> tracks; ///< by slot; null: unused
    std::vector<TimelineNow> now; ///< by slot
    TimelineWatch watch;
};

/// Turns a history into tracks, incrementally: of a snapshot that continues the previous one it processes only the new
/// events. Reads no clock. Use it from one thread at a time.
class LOCKSCOPE_WIDGETS_EXPORT TimelineIndexer
{
public:
    /// Takes the next snapshot. Rebuilds all tracks if it does not continue the previous one, as after a rewind.
    void setHistory(const HistorySnapshot &history);
    /// Takes what the history lacks: how long holds are valid, who waits now, which locks are unknown. Forgets spans
    /// that are older than the history's age limit, even if no history comes.
    void apply(const BoardDiff &diff, Instant now);
    /// For a replay, which shows moments in any order: the waits and unknown times of the whole recording. Afterwards
    /// apply() provides only the state of the moment.
    void setPast(const TimelinePastPtr &past);

    /// While sparse, before anyone looks, tracks exist only for locks that nobody surely holds: their times are in no
    /// history. Set it before the first diff. When it ends, pass all locks of the board in one diff.
    void setSparse(bool isSparse) { m_isSparse = isSparse; }

    /// Returns a snapshot. It shares the tracks; edit() copies a shared track before it changes.
    [[nodiscard]] TimelineIndex index() const;
    [[nodiscard]] const LockStatePtr &state(int slot) const { return m_states[static_cast<size_t>(slot)]; }
    [[nodiscard]] const TimelineTrack *track(int slot) const { return m_tracks[static_cast<size_t>(slot)].get(); }
    [[nodiscard]] const TimelineNow &now(int slot) const { return m_now[static_cast<size_t>(slot)]; }
    [[nodiscard]] int slotCount() const { return static_cast<int>(m_tracks.size()); }
    [[nodiscard]] int slotOf(const QByteArray &name) const;

    /// Slots whose lock appeared, left or changed since the last call, each once.
    [[nodiscard]] std::vector<int> takeTouched();
    /// Locks appeared or left since the last call.
    [[nodiscard]] bool takeNamesChanged() { return std::exchange(m_namesChanged, false); }

private:
    [[nodiscard]] bool continues(const HistorySnapshot &history) const;
    [[nodiscard]] int slotFor(const QByteArray &name);
    [[nodiscard]] TimelineTrack &edit(int slot);
    void clear();
    void shrinkToFit();
    void take(const HistoryChunk &chunk, size_t first);
    struct EventView;
    static void take(const EventView &event, TimelineTrack &track);
    void showUnknown(int slot);
    void noteUnknown(int slot, const LockState *state, Instant now); ///< `state` null: it left the board
    void takeNode(const HistoryEvent &event);
    void takeOpen(const OpenHold &hold);
    void takeOpen(const OpenWait &wait);
    void touch(int slot);
    void addPast();
    void forgetOldSpans(Instant now);
    void forgetBefore(Instant moment);
    void forgetBefore(TimelineTrack &track, Instant moment);
    void release(int slot);

    std::vector<std::shared_ptr<TimelineTrack>> m_tracks;
    std::vector<quint64> m_madeIn; ///< by slot: m_pictures when the track was made; if equal, no snapshot shares it
    mutable quint64 m_pictures = 0;
    std::vector<TimelineNow> m_now;
    std::vector<LockStatePtr> m_states; ///< by slot; null: not on the board
    std::vector<int> m_free;
    QHash<QByteArray, int> m_slotOf;
    TimelineWatch m_watch;
    HistoryChunks m_chunks;
    quint64 m_seen = 0; ///< processed events, including forgotten ones
    quint64 m_forgotten = 0;
    Instant m_watchedSince;
    bool m_hasHistory = false;
    bool m_isSparse = false;
    bool m_namesChanged = false;
    TimelinePastPtr m_past; ///< null unless this is a replay
    Instant m_spansForgottenAt;
    std::vector<quint8> m_isTouched; ///< by slot
    /// Unknown times by slot, from the diffs. Needed when the history reports later that a hold ended before them.
    QHash<int, TimelineSpans> m_unknown;
    std::vector<int> m_ended; ///< slots with an Ended event in the history being taken; may repeat
    std::vector<int> m_touched; ///< each slot once, so it stays bounded while no view takes them
};

} // namespace Lockscope

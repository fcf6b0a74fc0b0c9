#pragma once

#include "../kit/export.h"
#include "timelinespans.h"

#include <lockscope/core/history/history.h>

#include <utility>

namespace Lockscope {

/// Who held: the token, and what all locks of one process share where its owner tells that.
struct TimelineHolder
{
    QByteArray owner;
    QByteArray process;

    [[nodiscard]] const QByteArray &label() const { return process.isEmpty() ? owner : process; }
};

/// A hold, as far as it was seen.
struct TimelineBar
{
    static constexpr Instant kGoesOn = Instant::max();

    Instant from; ///< by then it had begun
    Instant to = kGoesOn; ///< by then it had ended
    Instant reach = kGoesOn; ///< the latest `to` of this bar and all before: for looking up what is still there at a moment
    quint32 fromSlack = 0; ///< µs: that much earlier it may have begun; HistoryEvent::kUnbounded: any time
    quint32 toSlack = 0; ///< µs: that much earlier it may have ended
    quint32 holder = 0; ///< in TimelineTrack::holders
    quint32 troubles = 0; ///< how many of this bar and all before ended in trouble(), counted from any number
    HoldEnd end = HoldEnd::Unknown;
    bool beginSeen = true;
    bool isOneHold = true; ///< as HistoryEvent::isOneHold

    [[nodiscard]] bool goesOn() const { return to == kGoesOn; }
    /// It ended while its owner may have believed that it holds the lock, or was made to.
    [[nodiscard]] static bool isTrouble(HoldEnd end)
    {
        return end == HoldEnd::Expired || end == HoldEnd::Lost || end == HoldEnd::OwnLost || end == HoldEnd::ForceReleased;
    }
    /// It is known how it ended, and most of its length is sure. Otherwise what it was seen to last is told.
    [[nodiscard]] bool isEndKnown() const { return end != HoldEnd::Unknown && isMostlySure(to - from, Micros(toSlack)); }
};

/// Something between owners: HandOver, Overlap, Split, or an Ended that is trouble.
struct TimelineMark
{
    Instant at;
    Micros length{0}; ///< as HistoryEvent::length
    quint32 slack = 0;
    quint32 holder = 0; ///< HandOver: the new one. Otherwise whom HistoryEvent::owner names
    quint32 other = 0; ///< HandOver, Overlap: the one before. kNobody: there is none
    quint32 alarms = 0; ///< how many of this and all before are no mere hand-over, counted from any number
    HistoryKind kind = HistoryKind::HandOver;
    HoldEnd end = HoldEnd::Unknown;
    OverlapCause cause = OverlapCause::None;
    bool exact = true;

    static constexpr quint32 kNobody = 0xFFFFFFFF;
};

struct TimelineRenewal
{
    Instant at;
    qint32 leftMs = 0; ///< what was left of the lease
    qint32 lateMs = kNotLate;
    quint32 holder = 0;
    quint32 lates = 0; ///< how many of this and all before were late, counted from any number

    static constexpr qint32 kNotLate = -0x7FFFFFFF;

    /// By so much of the margin that this owner usually keeps that its lock was in danger, as the verdict `renew-late` has it. A
    /// little later than usual is nothing to warn of.
    [[nodiscard]] bool isLate() const { return lateMs > 0 && leftMs < kLateFraction * (static_cast<double>(leftMs) + lateMs); }
};

/// All that is known of one lock over time. Immutable once published; each list is sorted by its first moment.
struct LOCKSCOPE_WIDGETS_EXPORT TimelineTrack
{
    QByteArray name;
    std::vector<TimelineHolder> holders; ///< the same may stand there more than once
    std::vector<TimelineBar> bars;
    std::vector<TimelineMark> marks;
    std::vector<TimelineRenewal> renewals;
    TimelineSpans unseen; ///< it could not be told who holds it
    TimelineSpans waits; ///< somebody was seen to wait
    std::optional<Instant> waitsToldSince; ///< it was known first then whether somebody does
    std::vector<QByteArray> waitsHidden; ///< of the latest owners those whose way of locking shows nobody who waits
    TimelineSpans blocked; ///< nobody held it, and keys of some stood on nodes; while somebody looked

    /// The first bar that reaches beyond `moment`.
    [[nodiscard]] size_t firstBarAfter(Instant moment) const;
    [[nodiscard]] const TimelineHolder &holderOf(const TimelineBar &bar) const { return holders[bar.holder]; }
    /// Until when a bar that goes on was seen to: since then too few nodes can be read. Nothing: it is in sight, or has ended.
    [[nodiscard]] std::optional<Instant> seenUntil(const TimelineBar &bar) const;
    /// Whether somebody waited while `owner` held it, until `by`, would have been seen.
    [[nodiscard]] bool areWaitsKnown(const QByteArray &owner, Instant by) const;
    /// Another may have relied on the lock at the same time.
    [[nodiscard]] bool isOverlapped(const TimelineBar &bar) const;
    /// It ended with an overlap of this cause, and its owner is the one that may have relied on it.
    [[nodiscard]] bool isFollowed(const TimelineBar &bar, OverlapCause cause) const;
    /// When both may have relied on it no longer: the first one's lease was over by then, or the second one's hold. kGoesOn: never.
    [[nodiscard]] Instant overlapEnd(const TimelineMark &overlap) const;
};

using TimelineTrackPtr = std::shared_ptr<const TimelineTrack>;

/// The state of a lock at the moment, beside what happened.
struct TimelineNow
{
    std::optional<size_t> holder; ///< qHash() of the one who holds it; nothing: nobody for sure, or several
    std::optional<Instant> validUntil; ///< of the hold that goes on, for sure; nothing: not known
    std::optional<Instant> endsAt; ///< while it is held: when its TTL ends, which is later
    std::optional<WallTime> valueEnds; ///< the same by what its value says
    bool isOnOneOfMany = false; ///< as LockState's
    bool neverExpires = false;
    bool isOverlapped = false; ///< another owner may rely on it as well
    bool onBoard = false;
    qint8 severity = 0; ///< as Wording::Severity
    Verdict verdict = Verdict::Unknown; ///< while it is on the board
    std::optional<qint64> waiters; ///< nothing: not known
    bool areWaitersExact = true;

    /// Who has it now is another: the nodes have told, and history, which says what became of the hold, not yet.
    [[nodiscard]] bool isAnothers(const QByteArray &owner) const { return holder && *holder != qHash(owner); }
};

/// What is known of the watching itself, for all locks alike.
struct TimelineWatch
{
    Instant knownSince; ///< before, nothing is known: it was not watched yet, or is forgotten
    bool forgotten = false; ///< the latter
    Instant takenAt; ///< of the history
    TimelineSpans gaps; ///< nobody watched
    std::vector<TimelineSpan> down; ///< `value`: the node
    struct NodeMark
    {
        Instant at;
        int node = 0;
        HistoryKind kind = HistoryKind::NodeRestarted;
    };
    std::vector<NodeMark> nodeMarks;
};

/// A picture of the index at a moment: what has not changed is shared with the one before. Immutable.
struct TimelineIndex
{
    std::vector<TimelineTrackPtr> tracks; ///< by slot; null: free
    std::vector<TimelineNow> now; ///< by slot
    TimelineWatch watch;
};

/// Makes a history into tracks, incrementally: of a snapshot that goes on where the one before ended only the new events
/// are looked at. Reads no clock. One thread at a time.
class LOCKSCOPE_WIDGETS_EXPORT TimelineIndexer
{
public:
    /// Also takes one that does not follow the one before, such as that of a replay that was put back: then all is made anew.
    void setHistory(const HistorySnapshot &history);
    /// What history does not tell: how long holds are valid, how many wait now, what cannot be judged. What is older than anything
    /// that history still tells is forgotten, also where no history comes.
    void apply(const BoardDiff &diff, Instant now);
    /// Of a replay, which shows moments in any order: who waited, and what could not be judged, in all of it. From then on
    /// apply() tells of the moment alone.
    void setPast(const TimelinePastPtr &past);

    /// Shares the tracks; they are copied once one of them changes.
    [[nodiscard]] TimelineIndex index() const;
    [[nodiscard]] const LockStatePtr &state(int slot) const { return m_states[static_cast<size_t>(slot)]; }
    [[nodiscard]] const TimelineTrack *track(int slot) const { return m_tracks[static_cast<size_t>(slot)].get(); }
    [[nodiscard]] const TimelineNow &now(int slot) const { return m_now[static_cast<size_t>(slot)]; }
    [[nodiscard]] int slotCount() const { return static_cast<int>(m_tracks.size()); }
    [[nodiscard]] int slotOf(const QByteArray &name) const;

    /// Slots whose lock came, went or changed since the last call, each once.
    [[nodiscard]] std::vector<int> takeTouched();
    /// Locks came or went since the last call.
    [[nodiscard]] bool takeNamesChanged() { return std::exchange(m_namesChanged, false); }

private:
    [[nodiscard]] bool continues(const HistorySnapshot &history) const;
    [[nodiscard]] int slotFor(const QByteArray &name);
    [[nodiscard]] TimelineTrack &edit(int slot);
    void clear();
    void squeeze();
    void take(const HistoryChunk &chunk, size_t first);
    struct Told;
    static void take(const Told &event, TimelineTrack &track);
    void showUnknown(int slot);
    void noteUnknown(int slot, const LockState *state, Instant now); ///< null: it left the board
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
    std::vector<quint64> m_madeIn; ///< by slot: the track was made after that many pictures, and is in none of them
    mutable quint64 m_pictures = 0;
    std::vector<TimelineNow> m_now;
    std::vector<LockStatePtr> m_states; ///< null: not on the board
    std::vector<int> m_free;
    QHash<QByteArray, int> m_slotOf;
    TimelineWatch m_watch;
    HistoryChunks m_chunks; ///< of the last history
    quint64 m_seen = 0; ///< events, those forgotten included
    quint64 m_forgotten = 0;
    Instant m_watchedSince;
    bool m_hasHistory = false;
    bool m_namesChanged = false;
    TimelinePastPtr m_past; ///< of a replay
    Instant m_spansForgottenAt;
    std::vector<quint8> m_isTouched; ///< by slot
    QHash<int, TimelineSpans> m_unknown; ///< by slot, as diffs tell: of holds history tells, but may tell late that they had ended before
    std::vector<int> m_ended; ///< slots of which a history that is being taken tells an end; some twice
    std::vector<int> m_touched; ///< while nobody looks nobody takes them: no more than there are slots
};

} // namespace Lockscope

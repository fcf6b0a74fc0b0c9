#pragma once

#include "historysnapshot.h"
#include "holdtimes.h"

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace Lockscope {

/// How much is known about a time.
enum class Knowledge : quint8 {
    None, ///< nothing: before watching began, a gap, a pause, or no node was readable
    AtLeast, ///< some events may have been missed: counts are lower bounds
    All,
};

/// A time of takes and waiters.
struct LOCKSCOPE_CORE_EXPORT ActivitySpan
{
    Instant from;
    Micros known{0}; ///< the part of it that was watched
    Knowledge knowledge = Knowledge::None; ///< of the worst watched second; None: nothing of it was watched
    qint64 takes = 0;
    qint64 waiters = 0; ///< the most at once. A lock counts its longest queue since its first waiter came.

    /// Unset: too little of it was watched.
    [[nodiscard]] std::optional<double> takesPerMinute() const;

    friend bool operator==(const ActivitySpan &, const ActivitySpan &) = default;
};

/// The hold times of the window. `counts[i]` are the holds from edge(i - 1) to edge(i); the first and the last bin are
/// open.
struct LOCKSCOPE_CORE_EXPORT HoldTimeBins
{
    static constexpr int kPerDecade = 4;
    static constexpr int kDecades = 7; ///< from 1 ms to 10,000 s
    static constexpr int kBins = kPerDecade * kDecades + 2;

    std::array<qint64, kBins> counts{};
    qint64 count = 0; ///< of all bins
    qint64 partial = 0; ///< ended holds of which only a bound of the length is known; in no bin
    std::optional<Micros> p50; ///< unset if most lengths are only bounds; within HoldTimes::kRelativeError
    std::optional<Micros> p99;
    Knowledge knowledge = Knowledge::None; ///< of the window

    [[nodiscard]] static int binOf(Micros length);
    [[nodiscard]] static Micros edge(int bin); ///< the upper edge; of the last bin: Micros::max()
    /// Where a length lies: bin number plus the part of that bin below it.
    [[nodiscard]] static double position(Micros length);
};

/// For how long a lock had waiters, minute by minute.
struct WaitingRow
{
    QByteArray lock;
    Micros total{0};
    bool isWaitingNow = false;
    bool isAtLeast = false; ///< earlier waits may have been forgotten
    std::vector<Micros> minutes; ///< as Activity::minutes()
};

/// A column of the waiting times: one minute.
struct WaitingMinute
{
    Instant from;
    Micros known{0}; ///< the part of it that was watched
};

/// Takes within the last minute, and what is usual.
struct TakeRate
{
    std::optional<qint64> now; ///< unset: nothing of the last minute was watched
    bool isAtLeast = true;
    std::optional<qint64> usualFrom; ///< 10th percentile of the minutes before; unset: too few are known
    std::optional<qint64> usualTo; ///< 90th percentile
};

/// Lost and overlapping holds within Activity::kTroubleWindow.
struct HoldTrouble
{
    qint64 lost = 0;
    qint64 overlaps = 0;
    bool isAtLeast = true; ///< the window was not watched completely
    Instant since; ///< the figures begin here: the window's beginning, or that of watching
    std::optional<HistoryEvent> latest; ///< may be older than the window
};

/// What happened of late, in figures of bounded size, for the overview. Reads each event once: the cost of a snapshot
/// is that of its new events. Reads no clock. Single-threaded.
class LOCKSCOPE_CORE_EXPORT Activity
{
public:
    static constexpr Micros kWindow = std::chrono::minutes(30);
    static constexpr Micros kTroubleWindow = std::chrono::minutes(60);
    static constexpr Micros kSpan = std::chrono::seconds(20);
    static constexpr Micros kLeastRated = std::chrono::seconds(5); ///< a shorter watched time gives no rate
    static constexpr size_t kRecent = 8;
    static constexpr size_t kMostWaited = 512; ///< locks whose waiting time is remembered; of more, the longest
    static constexpr int kUsualMinutes = 5; ///< the usual range needs at least as many

    /// `wallAhead`: wall clock minus monotonic clock, so that minutes and spans begin with those of the wall clock.
    explicit Activity(Micros wallAhead = Micros(0)) : m_wallAhead(wallAhead) { }

    /// Reads at most `most` new events. Returns true when all were read: only then the figures are those of the
    /// snapshot. Begins anew if the snapshot does not continue the earlier ones (a recording, a step back in time).
    bool read(const HistorySnapshot &snapshot, size_t most = SIZE_MAX);
    void clear();

    /// Unset: nothing was read.
    [[nodiscard]] std::optional<Instant> readUntil() const { return m_until; }
    /// The beginning of the window, or of watching if that was later.
    [[nodiscard]] Instant knownSince() const;

    /// Spans of kSpan over the window, oldest first; the last one may not have ended.
    [[nodiscard]] std::vector<ActivitySpan> spans() const;
    [[nodiscard]] TakeRate takeRate() const;
    [[nodiscard]] HoldTimeBins holdTimes() const; ///< of the holds that ended within the window
    /// The minutes of the window, oldest first; the last one may not have ended.
    [[nodiscard]] std::vector<WaitingMinute> minutes() const;
    /// The locks that had waiters for the longest time within the window, the longest first.
    [[nodiscard]] std::vector<WaitingRow> mostWaited(size_t most) const;
    [[nodiscard]] qsizetype waitedLocks() const { return static_cast<qsizetype>(m_waited.size()); }
    [[nodiscard]] std::optional<Instant> longestWaitSince() const; ///< of waits that continue
    [[nodiscard]] HoldTrouble trouble() const; ///< losses and overlaps within kTroubleWindow
    /// The latest events that an operator wants to know of, newest first. Half of the places are kept for rarer events
    /// than hand-overs and releases. Began: the lock was force-released before.
    /// A hand-over names the process of the new owner in `other`, where it is known.
    [[nodiscard]] std::vector<HistoryEvent> recent() const;

private:
    using Second = qint64; ///< number of a second of the wall clock
    using Minute = qint64;

    struct PerSecond
    {
        quint32 takes = 0;
        quint32 waiters = 0;
        Knowledge knowledge = Knowledge::None;
    };

    struct PerMinute
    {
        HoldTimes times;
        std::array<quint32, HoldTimeBins::kBins> bins{};
        quint32 partial = 0;
        quint32 lost = 0;
        quint32 overlaps = 0;
        std::optional<Knowledge> worst; ///< of its seconds; unset: none was reached
    };

    struct Wait
    {
        Instant since;
        int most = 0;
    };

    struct Waited
    {
        std::deque<std::pair<Minute, Micros>> minutes;
        bool isAtLeast = false; ///< see WaitingRow
    };

    static constexpr Second kSeconds = 32 * 60; ///< the window, and what whole minutes add
    static constexpr Minute kMinutes = 61; ///< the trouble window

    [[nodiscard]] bool continues(const HistorySnapshot &snapshot) const;
    void begin(const HistorySnapshot &snapshot);
    /// Moves the rings on to the snapshot's moment, and notes how well the time since the last one was watched.
    void advance(const HistorySnapshot &snapshot);
    void take(const HistoryChunk &chunk, size_t index);
    void takeEnd(const HistoryChunk &chunk, size_t index);
    void takeTrouble(const HistoryChunk &chunk, size_t index);
    void takeNode(const HistoryChunk &chunk, size_t index);
    void takeWaiting(const QByteArray &lock, int count, Instant at);
    void noteHandOver(const HistoryChunk &chunk, size_t index);
    void noteReturn(const HistoryChunk &chunk, size_t index); ///< of a lock that was force-released
    void countTake(Instant at);
    void note(HistoryEvent event, bool isRare);
    void finish(const HistorySnapshot &snapshot);
    void adoptWaits(const HistorySnapshot &snapshot);

    [[nodiscard]] Second secondOf(Instant moment) const;
    [[nodiscard]] Minute minuteOf(Instant moment) const;
    [[nodiscard]] Instant startOf(Second second) const;
    [[nodiscard]] bool isKept(Second second) const { return second > m_newest - kSeconds && second <= m_newest; }
    [[nodiscard]] PerSecond &at(Second second);
    [[nodiscard]] const PerSecond &at(Second second) const;
    [[nodiscard]] PerMinute *minuteAt(Instant moment); ///< null: it is not kept
    [[nodiscard]] const PerMinute &minuteAt(Minute minute) const;
    void markUnknown(Instant from, Instant to);
    void fillWaiters(Instant until);
    void addWaited(const QByteArray &lock, Instant from, Instant to);
    void forgetWaited();
    [[nodiscard]] qint64 unknownSeconds(Second from, Second to) const;
    /// The watched part of [from, to), minute by minute, oldest first.
    [[nodiscard]] std::vector<std::pair<Minute, Micros>> watchedMinutes(Instant from, Instant to) const;
    [[nodiscard]] ActivitySpan span(Second from, Second to) const;
    [[nodiscard]] Minute firstMinute() const; ///< of the window

    Micros m_wallAhead;
    std::optional<Instant> m_until; ///< all was read up to here
    Instant m_takenAt; ///< of the latest snapshot, whether or not all its events were read
    Instant m_watchedSince;
    Instant m_since; ///< nothing is known of the time before
    quint64 m_next = 0; ///< the number of the next event, counted from the first one that was ever recorded
    std::optional<HistoryEvent> m_last; ///< the event before it: shows whether a snapshot continues the same history

    std::vector<PerSecond> m_seconds; ///< a ring; empty: nothing was read
    Second m_newest = 0;
    Second m_marked = 0; ///< PerSecond::knowledge is set up to this second
    std::vector<PerMinute> m_minutes; ///< a ring
    Minute m_newestMinute = 0;

    std::unordered_map<QByteArray, Wait> m_waits; ///< as many as in HistorySnapshot::waits
    std::set<std::pair<Instant, QByteArray>> m_waitsBySince;
    qint64 m_waiters = 0; ///< the sum over m_waits
    Second m_waitersFilled = 0; ///< PerSecond::waiters is set up to this second
    bool m_mustAdoptWaits = false; ///< some events about waiters are not known
    std::unordered_map<QByteArray, Waited> m_waited;
    std::optional<Instant> m_forgotWaitedAt;

    std::map<int, bool> m_nodes; ///< readable or not
    bool m_areNodesKnown = false; ///< all events about nodes were read
    std::optional<Instant> m_blindSince; ///< no node is readable

    std::optional<HistoryEvent> m_latestTrouble;
    std::deque<HistoryEvent> m_usual; ///< hand-overs and releases
    std::deque<HistoryEvent> m_rare;
};

} // namespace Lockscope

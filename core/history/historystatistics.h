#pragma once

#include "history.h"
#include "holdtimes.h"

#include <atomic>
#include <unordered_map>

namespace Lockscope {

/// Whether a hold's length is certain enough to be counted: its end was seen at once (LockHold::kSeenAtOnce), or most
/// of the length is sure. `slack`: how much earlier it may have ended.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isMeasured(Micros length, Micros slack);

/// What a lock, an owner or a namespace did in a window. Counts are of what was seen; see HistoryStatistics::atLeast.
struct LOCKSCOPE_CORE_EXPORT HoldFigures
{
    qint64 acquisitions = 0; ///< seen, or implied by a hand-over; holds that already existed do not count
    qint64 renewals = 0;
    qint64 handOvers = 0; ///< of an owner: from it to another; each also counts as the other's acquisition
    qint64 expired = 0; ///< HoldEnd::Expired: perhaps while still in use
    qint64 lost = 0; ///< HoldEnd::Lost, OwnLost
    qint64 forced = 0; ///< HoldEnd::ForceReleased
    qint64 unknownEnds = 0;
    qint64 overlaps = 0;
    qint64 splits = 0;
    HoldTimes holds; ///< of ended holds whose beginning and end were seen; see percentile()
    bool areHoldsRough = false; ///< a beginning or end in `holds` was not seen at once, see LockHold::kSeenAtOnce
    qint64 partialHolds = 0; ///< ended holds whose beginning or end was not seen
    Micros longestSure{0}; ///< the longest ended or unobservable hold lasted at least this long
    bool isSureDoubtful = false; ///< that hold may be several of one token, see HistoryEvent::isOneHold
    Micros longestPossible{0}; ///< the longest of them lasted at most this long; max(): unknown
    Micros longestOpen{0}; ///< of holds that continue at the end of the window; unobservable ones do not count
    bool longestOpenAtLeast = false; ///< its beginning was not seen, or not at once
    bool isOpenDoubtful = false; ///< see isSureDoubtful
    Micros held{0}; ///< within the window, open holds included; of a lock at most the window; several locks add up
    bool heldAtLeast = false; ///< part of that time was unobservable, or its end seen late: only the sure part counts
    bool isHeldDoubtful = false; ///< includes time in which nobody could see whether it was held
    std::optional<Micros> leastMargin = std::nullopt; ///< the shortest rest of a lease at a renewal
    std::optional<Micros> mostLate = std::nullopt; ///< the greatest delay of a renewal, compared with its owner's habit

    /// Of the hold times. Unset if most of them are only bounds: those would be mainly the shorter ones, or the longer
    /// ones.
    [[nodiscard]] std::optional<Micros> percentile(double share) const
    {
        return partialHolds > holds.count() ? std::nullopt : holds.percentile(share);
    }
    /// The percentile of `holds` is exact. Otherwise it is within a sixteenth, or as exact as beginnings and ends were
    /// seen.
    [[nodiscard]] bool isExact(double share) const { return holds.isExact(share) && !areHoldsRough; }

    void add(const HoldFigures &others);
    void addLongest(Micros sure, Micros possible, bool isDoubtful);
    void addOpen(Micros length, bool atLeast, bool isDoubtful);
};

/// Figures over [from, to], by lock, by owner and by namespace. A namespace is a name up to one of its colons, at most
/// kLevels of them: "a:b:c" belongs to "a:b:" and "a:".
struct LOCKSCOPE_CORE_EXPORT HistoryStatistics
{
    static constexpr int kLevels = 8;

    using Figures = std::unordered_map<QByteArray, HoldFigures>;

    Instant from;
    Instant to;
    /// Some changes may have been missed: all figures are lower bounds.
    bool atLeast = true;
    HoldFigures all;
    Figures locks;
    Figures owners; ///< by process if the owner names it, else by token
    Figures namespaces;

    [[nodiscard]] Micros window() const { return to - from; }
    [[nodiscard]] double perMinute(qint64 count) const;
    /// The part of the window in which it was held; for several locks, how many were held on average.
    [[nodiscard]] double heldShare(const HoldFigures &figures) const;

    /// The window ends when the snapshot was taken, or earlier when reading stopped. It begins no earlier than watching
    /// did, or than the oldest known event if some were dropped. Once `isCancelled` is set, by any thread, it returns
    /// soon, with meaningless figures.
    [[nodiscard]] static HistoryStatistics of(const HistorySnapshot &snapshot, Micros window,
                                              const std::atomic<bool> *isCancelled = nullptr);
};

} // namespace Lockscope

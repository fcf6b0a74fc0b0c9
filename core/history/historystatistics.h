#pragma once

#include "history.h"
#include "holdtimes.h"

#include <atomic>
#include <unordered_map>

namespace Lockscope {

/// Of what ended up to `slack` before that was seen, having lasted for `length` by then, the length is known well enough to be counted:
/// the end was seen at once (LockHold::kSeenAtOnce), or most is sure.
[[nodiscard]] LOCKSCOPE_CORE_EXPORT bool isMeasured(Micros length, Micros slack);

/// What a lock, an owner or a namespace did in a window. Counts are of what was seen; see HistoryStatistics::atLeast.
struct LOCKSCOPE_CORE_EXPORT HoldFigures
{
    qint64 acquisitions = 0; ///< that were seen, or follow from a hand-over; holds that were there already are none
    qint64 renewals = 0;
    qint64 handOvers = 0; ///< of an owner: from it to another; each is an acquisition as well, of the one that came
    qint64 expired = 0; ///< HoldEnd::Expired: in use, as far as anybody can tell
    qint64 lost = 0; ///< HoldEnd::Lost, OwnLost
    qint64 forced = 0; ///< HoldEnd::ForceReleased
    qint64 unknownEnds = 0;
    qint64 overlaps = 0;
    qint64 splits = 0;
    HoldTimes holds; ///< of holds that ended, and whose beginning and end were seen; see percentile()
    bool areHoldsRough = false; ///< of some of them the one or the other was not seen at once, see LockHold::kSeenAtOnce
    qint64 partialHolds = 0; ///< holds that ended, but of which one or the other was not seen
    Micros longestSure{0}; ///< of what has ended, or goes on out of sight, the longest lasted at least so long
    bool isSureDoubtful = false; ///< that one may be several of one token, see HistoryEvent::isOneHold
    Micros longestPossible{0}; ///< and at most so long; max(): for any time
    Micros longestOpen{0}; ///< of holds that go on, when the window ends; those out of sight may have ended, and are none of them
    bool longestOpenAtLeast = false; ///< of that one the beginning was not seen, or not at once
    bool isOpenDoubtful = false; ///< as isSureDoubtful
    Micros held{0}; ///< within the window, those that go on included; of several locks the sum
    bool heldAtLeast = false; ///< some of that time could not be seen, or its end not at once: it counts as far as is sure
    bool isHeldDoubtful = false; ///< it counts time in which nobody could see whether it was held
    std::optional<Micros> leastMargin = std::nullopt; ///< the least that was left of a lease when it was renewed
    std::optional<Micros> mostLate = std::nullopt; ///< the latest renewal against its owner's habit

    /// Of how long holds last. Nothing where of most there are only bounds: they would be the shorter ones, or the longer ones.
    [[nodiscard]] std::optional<Micros> percentile(double share) const { return partialHolds > holds.count() ? std::nullopt : holds.percentile(share); }
    /// The percentile of `holds` at this share is as it was seen, and not within a sixteenth, or as closely as beginnings and ends were seen.
    [[nodiscard]] bool isExact(double share) const { return holds.isExact(share) && !areHoldsRough; }

    void add(const HoldFigures &others);
    void addLongest(Micros sure, Micros possible, bool isDoubtful);
    void addOpen(Micros length, bool atLeast, bool isDoubtful);
};

/// Figures over [from, to], by lock, by owner and by namespace: the name up to each of its colons ("a:b:c" belongs to "a:b:"
/// and "a:"), at most kLevels of them.
struct LOCKSCOPE_CORE_EXPORT HistoryStatistics
{
    static constexpr int kLevels = 8;

    using Figures = std::unordered_map<QByteArray, HoldFigures>;

    Instant from;
    Instant to;
    /// Not everything was told all the time: there may have been more of everything.
    bool atLeast = true;
    HoldFigures all;
    Figures locks;
    Figures owners; ///< by process where the owner tells it, else by token
    Figures namespaces;

    [[nodiscard]] Micros window() const { return to - from; }
    [[nodiscard]] double perMinute(qint64 count) const;
    /// The part of the window in which it was held; of several locks how many were held on average.
    [[nodiscard]] double heldShare(const HoldFigures &figures) const;

    /// The window ends when the snapshot was taken, or when reading stopped before, and begins no earlier than the watching, or the
    /// oldest event that is still known when some had to be forgotten.
    /// Once `isCancelled` is set, by any thread, it ends soon: with figures that mean nothing.
    [[nodiscard]] static HistoryStatistics of(const HistorySnapshot &snapshot, Micros window, const std::atomic<bool> *isCancelled = nullptr);
};

} // namespace Lockscope

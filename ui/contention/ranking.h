#pragma once

#include "../filter/lockfilter.h"
#include "../kit/export.h"

#include <lockscope/core/history/historystatistics.h>

#include <QSet>

namespace Lockscope {

/// The columns of the ranking, in screen order.
enum class RankColumn {
    Name,
    Waited,
    Held,
    Acquisitions,
    HandOvers,
    Median,
    P99,
    Longest,
    Expired,
    Lost,
    Overlaps,
    Count
};

/// The figures of a namespace, a lock, or an owner of one lock.
struct RankFigures
{
    std::optional<Micros> waited; ///< for how long there were waiters; unset: none is known; of an owner unset
    bool waitedAtLeast = false;
    Micros held{0}; ///< of a namespace the sum over its locks, which may exceed the window
    bool heldAtLeast = false;
    bool isHeldDoubtful = false; ///< includes unobserved time: one hold may be several with the same token
    qint64 acquisitions = 0;
    qint64 handOvers = 0;
    std::optional<Micros> median; ///< of completely observed holds; unset if most were not
    std::optional<Micros> p99;
    bool isMedianExact = true; ///< otherwise within HoldTimes::kRelativeError, or as exact as starts and ends were seen
    bool isP99Exact = true;
    std::optional<Micros> longest; ///< includes holds that continue
    bool longestAtLeast = false;
    bool longestAtMost = false; ///< only an upper bound is known
    bool isLongestDoubtful = false; ///< the longest may be several holds with the same token
    bool longestGoesOn = false; ///< that hold has not ended
    qint64 expired = 0; ///< while in use
    qint64 lost = 0; ///< by the nodes
    qint64 overlaps = 0;
    bool hasUnknownEnds = false; ///< some holds may have expired or been lost unseen

    friend bool operator==(const RankFigures &, const RankFigures &) = default;
};

/// A row of the ranking: a namespace, a lock or one of its owners.
struct RankedEntry
{
    enum class Kind { Namespace, Lock, Owner, More };

    Kind kind = Kind::Lock;
    QByteArray name; ///< full name; for More: the number of entries left out
    RankFigures figures;
    std::vector<RankedEntry> children; ///< sorted; only if in RankingQuery::open; of a lock, its owners
};

/// The ranking over a window of time. A plain value.
struct Ranking
{
    std::vector<RankedEntry> top;
    Micros window{0};
    bool atLeast = true; ///< events were missed: counts are lower bounds
    int locks = 0; ///< matching the filter
    int allLocks = 0;
};

/// What to rank, and by which column.
struct RankingQuery
{
    LockFilter filter; ///< sees only the lock's name
    RankColumn column = RankColumn::Held; ///< ties of Waited are ordered by Held
    Qt::SortOrder direction = Qt::DescendingOrder;
    QSet<QByteArray> open; ///< expanded names; only their children are computed, as a full tree is too large
    Micros window = Micros::max(); ///< ends with the snapshot
};

inline constexpr int kRankLevels = 4; ///< of namespaces
inline constexpr size_t kMostRanked = 500; ///< children of one entry; the rest is only counted

/// Ranks the locks of a snapshot. Pure, any thread. A million events of 300,000 locks take about a second. Once
/// `isCancelled` is set (by any thread), it soon returns a meaningless ranking.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT Ranking rank(const HistorySnapshot &snapshot, const RankingQuery &query,
                                                    const std::atomic<bool> *isCancelled = nullptr);

} // namespace Lockscope

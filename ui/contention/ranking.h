#pragma once

#include "../filter/lockfilter.h"
#include "../kit/export.h"

#include <lockscope/core/history/historystatistics.h>

#include <QSet>

namespace Lockscope {

/// The columns of the ranking, in their order on the screen.
enum class RankColumn { Name, Held, Acquisitions, HandOvers, Median, P99, Longest, Expired, Lost, Overlaps, Count };

/// What a namespace, a lock, or an owner of one lock did.
struct RankFigures
{
    Micros held{0};
    bool heldAtLeast = false;
    bool isHeldDoubtful = false; ///< nobody saw all of it: some holds may be several, of one token
    qint64 acquisitions = 0;
    qint64 handOvers = 0;
    std::optional<Micros> median; ///< of holds that were seen whole; none where most were not
    std::optional<Micros> p99;
    bool isMedianExact = true; ///< else within HoldTimes::kRelativeError, or as well as beginnings and ends were seen
    bool isP99Exact = true;
    std::optional<Micros> longest; ///< those that go on included
    bool longestAtLeast = false;
    bool longestAtMost = false; ///< of its length nothing else is known
    bool isLongestDoubtful = false; ///< if it is one hold
    bool longestGoesOn = false; ///< it has not ended
    qint64 expired = 0; ///< in use
    qint64 lost = 0; ///< by their nodes
    qint64 overlaps = 0;
    bool hasUnknownEnds = false; ///< of some holds nobody knows whether they expired or were lost

    friend bool operator==(const RankFigures &, const RankFigures &) = default;
};

struct RankedEntry
{
    enum class Kind { Namespace, Lock, Owner, More };

    Kind kind = Kind::Lock;
    QByteArray name; ///< whole; of More: how many more there are
    RankFigures figures;
    std::vector<RankedEntry> children; ///< in order, where they were asked for; of a lock its owners
};

struct Ranking
{
    std::vector<RankedEntry> top;
    Micros window{0};
    bool atLeast = true; ///< there may have been more of everything
    int locks = 0; ///< that the filter lets through
    int allLocks = 0;
};

struct RankingQuery
{
    LockFilter filter; ///< of which names are known, and nothing else
    RankColumn column = RankColumn::Held;
    Qt::SortOrder direction = Qt::DescendingOrder;
    QSet<QByteArray> open; ///< namespaces and locks whose children are wanted: a tree of all of them would be too large
    Micros window = Micros::max(); ///< up to the snapshot's end
};

inline constexpr int kRankLevels = 4; ///< of namespaces
inline constexpr size_t kMostRanked = 500; ///< children of one entry; what is behind them is only counted

/// Pure, any thread. A million events of 300,000 locks take about a second. Once `isCancelled` is set, by any thread, it
/// ends soon: with a ranking that means nothing.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT Ranking rank(const HistorySnapshot &snapshot, const RankingQuery &query, const std::atomic<bool> *isCancelled = nullptr);

} // namespace Lockscope

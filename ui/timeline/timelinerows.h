#pragma once

#include "../filter/lockfilter.h"
#include "timelineindex.h"

#include <QSet>

#include <optional>
#include <unordered_map>

namespace Lockscope {

/// The order of the locks in a timeline; ties are ordered by name.
enum class TimelineOrder {
    Trouble, ///< by current severity, then by overlaps, losses and expiries in use, then by hand-overs
    Contention, ///< by current waiters, then by hand-overs
    Name,
};

struct TimelinePicture;

/// What a timeline view asks for.
struct TimelineQuery
{
    LockFilter filter;
    QStringList nodeLabels;
    TimelineOrder order = TimelineOrder::Trouble;
    QSet<QByteArray> expanded; ///< locks whose owner rows are shown
    bool table = false; ///< also make TimelinePicture::holds
    /// Rows stay in place, and new ones come last. The rows are those of `rowsOf`; null: sort once more, then hold.
    bool holdsRows = false;
    std::shared_ptr<const TimelinePicture> rowsOf = nullptr;
};

/// One owner of a lock, or one process if the owners' values show it, with its holds.
struct TimelineOwner
{
    QByteArray label;
    std::vector<quint32> bars; ///< indexes in TimelineTrack::bars, ascending
};

/// The latest owners of one lock, at most kMost, in order of appearance: no row moves when the lock changes hands.
struct TimelineOwners
{
    static constexpr size_t kMost = 50;

    std::vector<TimelineOwner> owners;
    size_t left = 0; ///< how many are left out
};

/// One row of the picture: a lock, or one of its owners below it.
struct TimelineRow
{
    static constexpr int kLock = -1; ///< the lock's own row
    static constexpr int kMore = -2; ///< says how many owners are left out

    int slot = 0;
    int owner = kLock; ///< index in its TimelineOwners, kLock or kMore

    [[nodiscard]] bool isLock() const { return owner == kLock; }
    friend bool operator==(const TimelineRow &, const TimelineRow &) = default;
};

/// One row of the table of holds: what the timeline shows as a bar.
struct TimelineHold
{
    QByteArray lock;
    TimelineHolder holder;
    TimelineBar bar;
    std::optional<Instant> seenUntil; ///< see TimelineTrack::seenUntil()
    int waited = 0; ///< the most waiters seen at once during the hold
    bool overlapped = false; ///< another owner may have relied on the lock at the same time

    /// The same hold, whatever its end is.
    [[nodiscard]] bool isSame(const TimelineHold &other) const
    {
        return bar.from == other.bar.from && lock == other.lock && holder.owner == other.holder.owner;
    }
};

/// The latest holds of the locks in the rows, latest first; at most kMost.
struct TimelineHolds
{
    static constexpr size_t kMost = 5000;

    std::vector<TimelineHold> holds;
    size_t left = 0; ///< how many are left out
};

/// Everything a timeline shows. Immutable: made in the worker thread, read in the GUI thread.
struct LOCKSCOPE_WIDGETS_EXPORT TimelinePicture
{
    /// The times between which a lock has moments of contention.
    struct Contention
    {
        int slot = 0;
        Instant first;
        Instant last;
    };

    TimelineIndex index;
    std::vector<size_t> hashes; ///< qHash() of the names, by slot
    std::vector<TimelineRow> rows;
    std::unordered_map<int, std::shared_ptr<const TimelineOwners>> owners; ///< by slot, for expanded locks
    std::vector<Contention> contention; ///< for the locks in the rows
    std::shared_ptr<const TimelineHolds> holds; ///< null unless TimelineQuery::table
    int locks = 0; ///< locks in the rows
    int total = 0; ///< all locks, whatever the filter
    bool isHeld = false; ///< see TimelineQuery::holdsRows
    bool rowsWait = false; ///< sorting or filtering would change the held rows
    quint64 query = 0; ///< the number of the latest query that it answers, see TimelineWorker::ask()
    quint64 histories = 0; ///< how many histories it contains
    quint64 diffs = 0; ///< how many diffs it contains

    [[nodiscard]] const TimelineTrack &track(const TimelineRow &row) const
    {
        return *index.tracks[static_cast<size_t>(row.slot)];
    }
    [[nodiscard]] const TimelineOwner *owner(const TimelineRow &row) const;
    [[nodiscard]] int slotOf(const QByteArray &name) const; ///< -1: none
    /// The row of an owner by its label, whose index may have changed; -1: none.
    [[nodiscard]] int rowOfOwner(int slot, const QByteArray &label) const;
    [[nodiscard]] int rowOf(int slot, int owner = TimelineRow::kLock) const;
};

using TimelinePicturePtr = std::shared_ptr<const TimelinePicture>;

/// The holds of a picture made without them. Pure. For a million bars it takes about as long as a view can wait.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::shared_ptr<const TimelineHolds>
timelineHolds(const TimelinePicture &picture);

/// Filters and sorts tracks into rows; equal rows keep the order of their names. The filter sees a lock on the board
/// with its state and with its past holders. It sees any other lock with its name and past holders only, because its
/// state is unknown. The filter sees at most the latest kHoldersAsked holders.
class LOCKSCOPE_WIDGETS_EXPORT TimelineRowMaker
{
public:
    static constexpr size_t kHoldersAsked = 1000;

    void setQuery(const TimelineQuery &query);
    [[nodiscard]] const TimelineQuery &query() const { return m_query; }
    [[nodiscard]] std::shared_ptr<TimelinePicture> make(TimelineIndexer &indexer, const LockFilterContext &context);

private:
    [[nodiscard]] bool fits(const TimelineIndexer &indexer, int slot, const LockFilterContext &context) const;
    void rank(const TimelineIndexer &indexer);
    void hold(const TimelinePicture &picture, const std::vector<size_t> &hashes);
    void addOwners(TimelinePicture &picture, int slot);

    struct HeldRow
    {
        int slot = 0;
        size_t hash = 0; ///< qHash() of its name, because a slot may be reused for another lock
        std::optional<size_t> owners = std::nullopt; ///< the number of owner rows below it; unset: collapsed
    };

    TimelineQuery m_query;
    std::vector<HeldRow> m_held; ///< in row order; empty: none are held
    std::unordered_map<int, size_t> m_heldOwners; ///< by slot: the number of owner rows
    bool m_asked = true; ///< the filter or the node labels have changed
    std::vector<quint8> m_fits; ///< by slot: the filter matches
    std::vector<quint32> m_ranks; ///< by slot: the position in the order of names
    std::vector<size_t> m_hashes;
    /// By slot: the owners made of this track.
    std::unordered_map<int, std::pair<TimelineTrackPtr, std::shared_ptr<const TimelineOwners>>> m_owners;
};

} // namespace Lockscope

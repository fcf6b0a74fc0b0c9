#pragma once

#include "../filter/lockfilter.h"
#include "timelineindex.h"

#include <QSet>

#include <optional>
#include <unordered_map>

namespace Lockscope {

enum class TimelineOrder {
    Trouble, ///< by the state at the moment, then by overlaps, losses and expiries in use, then by hand-overs
    Contention, ///< by who waits at the moment, then by hand-overs
    Name,
};

struct TimelinePicture;

/// What a timeline wants to see.
struct TimelineQuery
{
    LockFilter filter;
    QStringList nodeLabels;
    TimelineOrder order = TimelineOrder::Trouble;
    QSet<QByteArray> expanded; ///< locks whose owners are shown
    bool table = false; ///< the holds as a table as well
    /// No row changes its place or goes; new ones stand at the end. The rows are those of `rowsOf`; null: ordered once more, then held.
    bool holdsRows = false;
    std::shared_ptr<const TimelinePicture> rowsOf = nullptr;
};

/// One owner of a lock, or one process where owners tell that: its holds.
struct TimelineOwner
{
    QByteArray label;
    std::vector<quint32> bars; ///< in TimelineTrack::bars, ascending
};

/// The owners of one lock in the order in which they appeared, so that no row moves when the lock changes hands; of more than
/// kMost the latest.
struct TimelineOwners
{
    static constexpr size_t kMost = 50;

    std::vector<TimelineOwner> owners;
    size_t left = 0; ///< there are so many more
};

struct TimelineRow
{
    static constexpr int kLock = -1; ///< the lock's own row
    static constexpr int kMore = -2; ///< says that there are more owners than are shown

    int slot = 0;
    int owner = kLock; ///< in its TimelineOwners

    [[nodiscard]] bool isLock() const { return owner == kLock; }
    friend bool operator==(const TimelineRow &, const TimelineRow &) = default;
};

/// A hold in words' order: what the timeline shows as a bar.
struct TimelineHold
{
    QByteArray lock;
    TimelineHolder holder;
    TimelineBar bar;
    std::optional<Instant> seenUntil; ///< as TimelineTrack::seenUntil()
    int waited = 0; ///< the most that were seen to wait meanwhile
    bool overlapped = false; ///< another may have relied on the lock at the same time

    /// The same hold, however it goes on.
    [[nodiscard]] bool isSame(const TimelineHold &other) const
    {
        return bar.from == other.bar.from && lock == other.lock && holder.owner == other.holder.owner;
    }
};

/// The holds of the locks in the rows, the latest first; at most kMost.
struct TimelineHolds
{
    static constexpr size_t kMost = 5000;

    std::vector<TimelineHold> holds;
    size_t left = 0; ///< there are so many more
};

/// What a timeline shows. Immutable; made in one thread, looked at in another.
struct LOCKSCOPE_WIDGETS_EXPORT TimelinePicture
{
    /// Within these there are moments of contention of a lock.
    struct Contention
    {
        int slot = 0;
        Instant first;
        Instant last;
    };

    TimelineIndex index;
    std::vector<size_t> hashes; ///< of the names, by slot
    std::vector<TimelineRow> rows;
    std::unordered_map<int, std::shared_ptr<const TimelineOwners>> owners; ///< by slot, of expanded locks
    std::vector<Contention> contention; ///< of the locks in the rows
    std::shared_ptr<const TimelineHolds> holds; ///< only when asked for
    int locks = 0; ///< in the rows
    int total = 0; ///< filter or not
    bool isHeld = false; ///< as TimelineQuery::holdsRows
    bool rowsWait = false; ///< and would be others if they were ordered
    quint64 query = 0; ///< the number of the latest query in it, counted by whoever asks
    quint64 histories = 0; ///< how many are in it
    quint64 diffs = 0; ///< the same

    [[nodiscard]] const TimelineTrack &track(const TimelineRow &row) const { return *index.tracks[static_cast<size_t>(row.slot)]; }
    [[nodiscard]] const TimelineOwner *owner(const TimelineRow &row) const;
    [[nodiscard]] int slotOf(const QByteArray &name) const; ///< -1: none
    /// The row of a lock; -1: none.
    /// Of an owner of it by its label, which may stand in another row than before; -1: it has none now.
    [[nodiscard]] int rowOfOwner(int slot, const QByteArray &label) const;
    [[nodiscard]] int rowOf(int slot, int owner = TimelineRow::kLock) const;
};

using TimelinePicturePtr = std::shared_ptr<const TimelinePicture>;

/// The holds of a picture that was made without. Pure; of a million bars it takes about as long as a view can wait.
[[nodiscard]] LOCKSCOPE_WIDGETS_EXPORT std::shared_ptr<const TimelineHolds> timelineHolds(const TimelinePicture &picture);

/// Filters and orders tracks into rows. Ties are broken by name, so that equal rows never change places.
/// A lock that is on the board is judged as it stands there, and by the names of those that held it; one that is not, by
/// its name and theirs alone: its state is unknown. Of very many holders the latest kHoldersAsked are asked.
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

    /// A lock whose row stays.
    struct HeldRow
    {
        int slot = 0;
        size_t hash = 0; ///< of its name: a slot may be another lock's by now
        std::optional<size_t> owners = std::nullopt; ///< so many are shown below it; nothing: it is closed
    };

    TimelineQuery m_query;
    std::vector<HeldRow> m_held; ///< in their order
    std::unordered_map<int, size_t> m_heldOwners; ///< by slot
    bool m_asked = true; ///< the query is new
    std::vector<quint8> m_fits; ///< by slot
    std::vector<quint32> m_ranks; ///< by slot: its place in the order of names
    std::vector<size_t> m_hashes;
    std::unordered_map<int, std::pair<TimelineTrackPtr, std::shared_ptr<const TimelineOwners>>> m_owners; ///< made before
};

} // namespace Lockscope

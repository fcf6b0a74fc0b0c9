#pragma once

#include "../filter/lockfilter.h"
#include "../filter/locksubset.h"
#include "lockcolumns.h"

#include <lockscope/core/base/namedpool.h>

#include <deque>
#include <unordered_map>

namespace Lockscope {

/// What a table shows, and in which order.
struct LockQuery
{
    LockFilter filter;
    LockSubset subset = LockSubset::All;
    QByteArray space; ///< a namespace with which names must begin; empty: all
    LockColumn::Id column = LockColumn::Verdict;
    Qt::SortOrder direction = Qt::AscendingOrder;
    QStringList nodeLabels;
};

/// The number of locks in a namespace: a name up to one of its colons.
struct NamespaceCount
{
    QByteArray name; ///< full, with its last colon
    int depth = 1;
    int locks = 0;
    int alarms = 0; ///< locks in a state of severity Alarm

    friend bool operator==(const NamespaceCount &, const NamespaceCount &) = default;
};

/// Sorted by name, so that a namespace precedes those within it.
struct NamespaceCounts
{
    std::vector<NamespaceCount> spaces;
    int total = 0; ///< number of all locks at the same moment
    bool cut = false; ///< some namespaces are left out
};

/// The steps from a table's rows to new ones, as slot numbers; few steps for any number of changes. Move the rows into
/// the order `kept`, `going`; remove `going`; append `arriving`; then move all into the order `rows`.
struct LockRows
{
    std::vector<int> kept; ///< in their old order
    std::vector<int> going;
    std::vector<int> arriving; ///< in their new order
    std::vector<int> rows; ///< all, in the new order
};

/// What changed since the previous update. Immutable once made: one thread makes it, another applies it.
struct LockTableUpdate
{
    quint64 query = 0; ///< number of the latest query that it answers
    quint64 diffs = 0; ///< number of diffs in this and all earlier updates
    /// Slots and their locks; null: the lock is gone. A slot is reused only after its row was removed.
    std::vector<std::pair<int, LockStatePtr>> changed;
    std::vector<std::pair<int, size_t>> names; ///< hashes of the names of newly used slots
    std::shared_ptr<const LockRows> rows; ///< null: the same rows in the same order
    bool onlyAppends = false; ///< to `rows`: no row is removed or moved
    std::shared_ptr<const NamespaceCounts> spaces; ///< null: unchanged
    bool rowsWait = false; ///< other rows are still to follow
    bool keptWaits = false; ///< a row is not in its place, see LockOrder::keepInPlace()
    int matching = 0; ///< locks that match the filter, with or without a row
    int total = 0;
    LockSubsetCounts subsets{};
    bool lingers = false; ///< rows of locks that have ended are still to go, see LockOrder::setLinger()
};

/// Sorts and filters the locks of a board, incrementally. Its own copy of the board is made from the same diffs, so it
/// can run in a worker thread. The table's thread only takes over the changes. Not thread-safe: use it from one thread
/// at a time.
///
/// The default order is by severity, then by name, so that a row moves only when its lock gets worse or better. Every
/// column breaks ties by name, so equal rows never swap. One lock that the operator looks at can be kept in place.
class LOCKSCOPE_WIDGETS_EXPORT LockOrder
{
public:
    static constexpr int kSpaceLevels = 4;
    static constexpr size_t kMostSpaces = 2000;
    static constexpr qsizetype kLongestSpace = 256; ///< bytes; longer prefixes count as no namespace

    explicit LockOrder(Micros wallAhead = Micros(0)) : m_wallAhead(wallAhead) { }

    void apply(const BoardDiff &diff, Instant now);
    void setQuery(const LockQuery &query, Instant now);
    /// Sets the figures for the columns of the past; null: unknown.
    void setPast(LockPastPtr past);
    /// Keeps the row of a lock that ended for this long, so that the operator sees what went. A lock that returns
    /// meanwhile has its row back.
    void setLinger(Micros linger) { m_linger = linger; }
    /// For the subset of own locks.
    void setOwnTokens(const QSet<QByteArray> &tokens, Instant now);
    /// Removes rows that have lingered, and filters again if time alone may have changed the result.
    void letTimePass(Instant now);
    /// Keeps the lock's row among its neighbours, wherever they move and whatever happens to the lock. Ends with
    /// another name, releaseKeptRow() or another query. If the lock returns, so does its row.
    void keepInPlace(const QByteArray &name);
    /// Moves the kept row to its place, and keeps it there.
    void releaseKeptRow();

    /// Whether `lock` (null: gone) changed apart from time passing, see hasChanged().
    [[nodiscard]] bool hasVisibleChange(const QByteArray &name, const LockStatePtr &lock) const;
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int matching() const { return m_matching; }
    [[nodiscard]] const LockSubsetCounts &subsets() const { return m_subsets; }
    [[nodiscard]] bool hasNewData() const { return !m_dirty.empty(); }
    [[nodiscard]] bool hasNewRows() const { return m_rowsDirty; }
    [[nodiscard]] bool hasArrivals() const { return !m_arrivals.empty(); }
    [[nodiscard]] bool hasNewSpaces() const { return m_spacesDirty; }
    [[nodiscard]] size_t spaceCount() const { return m_spaces.size(); }
    /// Which rows an update contains, besides changed locks.
    enum class Rows {
        Stay, ///< none
        Append, ///< new rows below the existing ones, which must stay in place
        All,
    };
    /// Returns what changed since the previous update. Call settle() before you take the next one.
    [[nodiscard]] LockTableUpdate takeUpdate(Rows which, bool withSpaces);
    /// Whether the table took over the rows of the last update. Refused rows count as never sent.
    void settle(bool accepted);

private:
    struct Slot
    {
        LockStatePtr lock; ///< null: free, or gone but still in a row
        QByteArray name;
        mutable Rarely<LockFilterWords> words; ///< made when a filter needs them; empty: not made
        LockSortKey key; ///< for the current column
        bool shown = false; ///< matches the filter
        bool inRow = false; ///< the table has a row for it, as far as sent
        bool dirty = false; ///< changed since the last update
        bool sorted = false; ///< is in m_sorted, at its right place
        bool alarm = false; ///< counted as an alarm in its namespaces
        bool lingers = false; ///< gone, and still shown until `lingersUntil`
        quint8 subsets = 0; ///< counted in these: a bit for each
        Instant lingersUntil;
    };

    [[nodiscard]] Slot &slot(int index) { return m_slots[static_cast<size_t>(index)]; }
    [[nodiscard]] const Slot &slot(int index) const { return m_slots[static_cast<size_t>(index)]; }
    [[nodiscard]] LockFilterContext context(Instant now) const
    {
        return {.now = now, .wallAhead = m_wallAhead, .nodeLabels = m_query.nodeLabels};
    }
    [[nodiscard]] int slotFor(const QByteArray &name);
    [[nodiscard]] int slotOf(const QByteArray &name) const; ///< -1: none
    void setSlot(int index); ///< the slot of its name, instead of another one
    void unsetSlot(int index); ///< if it is that of its name
    void remove(int index);
    void release(int index);
    /// Keeps a row that was to be removed. If the lock returned in another slot, it takes over this row.
    void restoreRow(int index);
    void countSubsets(Slot &slot);
    void endLinger(int index);
    void endLingering(Instant now);
    void touch(int index);
    void setShown(int index, bool shown);
    void computeKey(Slot &slot) const;
    [[nodiscard]] bool fits(const Slot &slot, const LockFilterContext &context) const;
    /// `onlyShown`: the others cannot match.
    void filterAll(Instant now, bool onlyShown = false);
    void fetchAhead(size_t i) const;
    [[nodiscard]] bool before(int a, int b) const;
    void sortAll();
    void sortIn();
    void count(const QByteArray &name, int locks, int alarms);
    /// The rows of a complete update now.
    [[nodiscard]] std::vector<int> wantedRows();
    [[nodiscard]] std::shared_ptr<const LockRows> makeRows();
    /// Remembers the neighbours of the kept row.
    void rememberNeighbours();
    /// Puts the kept row back among its neighbours.
    void keep(std::vector<int> &rows);
    /// Returns the position where the fewest neighbours changed sides. Of several it is the one nearest to the previous
    /// row, then to the sorted `place`.
    [[nodiscard]] std::ptrdiff_t placeAmong(const std::vector<int> &others, std::ptrdiff_t place) const;
    [[nodiscard]] std::shared_ptr<const LockRows> appendRows();
    [[nodiscard]] std::shared_ptr<const NamespaceCounts> makeSpaces() const;

    const Micros m_wallAhead;
    Instant m_now; ///< of the latest diff
    LockQuery m_query;
    LockPastPtr m_past;
    QByteArray m_kept; ///< name of the kept lock, or empty
    std::ptrdiff_t m_keptRow = 0; ///< its last row
    std::vector<std::pair<QByteArray, bool>> m_around; ///< its neighbours; true: above it
    std::optional<LockSortKey> m_keptKey; ///< with it, the row is in its place; unset: it goes there next
    std::optional<std::pair<Instant, LockSortKey>> m_inPlace; ///< since when the row is in place with this new key
    bool m_keptWaits = false; ///< the kept row belongs elsewhere
    std::deque<Slot> m_slots; ///< a vector would leave room for twice as many
    std::vector<int> m_free;
    NameIndex m_index; ///< of slots, gone locks that still have a row included
    int m_total = 0;
    int m_matching = 0;
    std::vector<int> m_dirty;
    std::vector<int> m_named; ///< slots newly used since the last update
    std::vector<int> m_unsorted; ///< slots that are not in m_sorted, or at a wrong place
    std::vector<int> m_sorted; ///< all locks in order, matching or not
    std::vector<int> m_rows; ///< the table's rows, as far as sent
    std::vector<int> m_rowsBefore; ///< the rows before the last update
    std::vector<int> m_leaving; ///< slots of gone locks whose row was removed with the last update
    std::vector<int> m_arrivals; ///< slots that began to match since the last rows; some have a row
    bool m_rowsTold = false;
    bool m_rowsDirty = false;
    Micros m_linger{0};
    std::deque<std::pair<Instant, QByteArray>> m_lingering; ///< when, and whose row goes; some have returned
    QSet<QByteArray> m_ownTokens;
    LockSubsetCounts m_subsets{};
    std::unordered_map<QByteArray, std::pair<int, int>> m_spaces; ///< locks, alarms
    bool m_spacesDirty = false;
};

} // namespace Lockscope

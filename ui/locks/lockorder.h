#pragma once

#include "../filter/lockfilter.h"
#include "lockcolumns.h"

#include <QHash>

#include <unordered_map>

namespace Lockscope {

/// What a table wants to see.
struct LockQuery
{
    LockFilter filter;
    QByteArray space; ///< a namespace: names must begin with it; empty for all
    LockColumn::Id column = LockColumn::Verdict;
    Qt::SortOrder direction = Qt::AscendingOrder;
    QStringList nodeLabels;
};

/// How many locks are in a namespace, which is a name up to one of its colons.
struct LockSpace
{
    QByteArray name; ///< whole, with its last colon
    int depth = 1;
    int locks = 0;
    int alarms = 0; ///< of them in a state of the severity Alarm

    friend bool operator==(const LockSpace &, const LockSpace &) = default;
};

/// Sorted by name, so that each stands before those within it.
struct LockSpaces
{
    std::vector<LockSpace> spaces;
    int total = 0; ///< of all locks, at the same moment
    bool cut = false; ///< there are more than are told
};

/// The way from the rows a table shows to those it shall show, in slots: few steps, however much has changed. First the
/// rows are brought into the order `kept`, `going`; then those that go are taken away; then those that arrive are put at
/// the end; then all are brought into the order `rows`.
struct LockRows
{
    std::vector<int> kept; ///< in their old order
    std::vector<int> going;
    std::vector<int> arriving; ///< in their new order
    std::vector<int> rows; ///< all, in the new order
};

/// What has changed since the update before. Immutable once made; made in one thread, applied in another.
struct LockTableUpdate
{
    quint64 query = 0; ///< the number of the latest query in it, counted by whoever asks
    quint64 diffs = 0; ///< how many diffs are in it and all before
    /// Slots and what is in them now; null: the lock is gone. A slot is given to another lock only after its row has gone.
    std::vector<std::pair<int, LockStatePtr>> changed;
    std::vector<std::pair<int, size_t>> names; ///< hashes of the names of slots that were given to a lock
    std::shared_ptr<const LockRows> rows; ///< null: the same rows in the same order
    bool onlyAppends = false; ///< to `rows`: no row goes or moves
    std::shared_ptr<const LockSpaces> spaces; ///< null: as before
    bool rowsWait = false; ///< there are other rows to be told than these
    bool keptWaits = false; ///< a row is not in its place, see LockOrder::keepInPlace()
    int matching = 0; ///< locks that the filter lets through, whatever the rows are
    int total = 0;
};

/// Sorts and filters the locks of a board, incrementally. It has its own copy of the board, made from the same diffs as
/// anybody's, and so can live in a worker thread; it makes updates from which the table's thread only takes over what is
/// new. Not thread-safe: one thread at a time.
///
/// The default order is by severity, then by how many times blocked time has doubled (see blockedTime(); unknown
/// counts as none; what grows all the time moves rows seldom), then by name; every column's ties are broken
/// by name, so that equal rows never change places. One lock, on which somebody's eye is, can be kept where it is.
class LOCKSCOPE_WIDGETS_EXPORT LockOrder
{
public:
    static constexpr int kSpaceLevels = 4;
    static constexpr size_t kMostSpaces = 2000;
    static constexpr qsizetype kLongestSpace = 256; ///< bytes; what is longer is nobody's namespace

    explicit LockOrder(Micros wallAhead = Micros(0)) : m_wallAhead(wallAhead) { }

    void apply(const BoardDiff &diff, Instant now);
    void setQuery(const LockQuery &query, Instant now);
    /// What the columns of the past tell from now on; null: it is not known.
    void setPast(LockPastPtr past);
    /// Filters anew where time alone may have changed something.
    void letTimePass(Instant now);
    /// Its row stays among its neighbours, wherever most of them go and whatever becomes of the lock, until another name is given,
    /// placeKept() or another query. One that has gone comes back to where it was.
    void keepInPlace(const QByteArray &name);
    /// That row goes to its place, and is kept there.
    void placeKept();

    /// `lock` would tell more of this name than that time has passed, see hasChanged(); null: that it is gone.
    [[nodiscard]] bool isNews(const QByteArray &name, const LockStatePtr &lock) const;
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] int matching() const { return m_matching; }
    [[nodiscard]] bool hasNewData() const { return !m_dirty.empty(); }
    [[nodiscard]] bool hasNewRows() const { return m_rowsDirty; }
    [[nodiscard]] bool hasArrivals() const { return !m_arrivals.empty(); }
    [[nodiscard]] bool hasNewSpaces() const { return m_spacesDirty; }
    [[nodiscard]] size_t spaceCount() const { return m_spaces.size(); }
    /// What of the rows is told besides what is in them.
    enum class Rows {
        Stay, ///< nothing
        Append, ///< the table's rows must stay where they are: what is new is put below them, and sorted in when they may move
        All,
    };
    /// What has changed since the update before. Each update is answered with settle() before the next is taken.
    [[nodiscard]] LockTableUpdate takeUpdate(Rows which, bool withSpaces);
    /// The table has taken over the rows of the last update, or refused to: then it is as if they had not been told.
    void settle(bool accepted);

private:
    struct Slot
    {
        LockStatePtr lock; ///< null: free, or gone and still in a row
        QByteArray name;
        LockFilterWords words; ///< see LockFilter::wordsOf()
        LockSortKey key; ///< of the present column
        bool shown = false; ///< the filter lets it through
        bool inRow = false; ///< the table has a row of it, as far as told
        bool dirty = false; ///< changed since the last update
        bool sorted = false; ///< is in m_sorted, at its right place
        bool alarm = false; ///< counted as such in its namespaces
    };

    [[nodiscard]] Slot &slot(int index) { return m_slots[static_cast<size_t>(index)]; }
    [[nodiscard]] const Slot &slot(int index) const { return m_slots[static_cast<size_t>(index)]; }
    [[nodiscard]] LockFilterContext context(Instant now) const { return {.now = now, .wallAhead = m_wallAhead, .nodeLabels = m_query.nodeLabels}; }
    [[nodiscard]] int slotFor(const QByteArray &name);
    void remove(int index);
    void release(int index);
    /// Its row, which was to go, stays; if the lock was taken again meanwhile in another slot, it is of that.
    void takeBack(int index);
    void touch(int index);
    void setShown(int index, bool shown);
    void computeKey(Slot &slot) const;
    [[nodiscard]] bool fits(const Slot &slot, const LockFilterContext &context) const;
    /// `onlyShown`: the others do not fit anyway.
    void filterAll(Instant now, bool onlyShown = false);
    void fetchAhead(size_t i) const;
    [[nodiscard]] bool before(int a, int b) const;
    void sortAll();
    void sortIn();
    void count(const QByteArray &name, int locks, int alarms);
    /// As they would be if all were told now.
    [[nodiscard]] std::vector<int> wantedRows();
    [[nodiscard]] std::shared_ptr<const LockRows> makeRows();
    /// Who is around the row that is kept, as the rows are.
    void lookAround();
    /// Puts it back among them.
    void keep(std::vector<int> &rows);
    /// Where that is: of the places to which the fewest of them have changed sides the nearest to where it was, and within that where it
    /// belongs.
    [[nodiscard]] std::ptrdiff_t placeAmong(const std::vector<int> &others, std::ptrdiff_t place) const;
    [[nodiscard]] std::shared_ptr<const LockRows> appendRows();
    [[nodiscard]] std::shared_ptr<const LockSpaces> makeSpaces() const;

    const Micros m_wallAhead;
    Instant m_now; ///< of the latest news
    LockQuery m_query;
    LockPastPtr m_past;
    QByteArray m_kept; ///< or empty
    std::ptrdiff_t m_keptRow = 0; ///< where it was last
    std::vector<std::pair<QByteArray, bool>> m_around; ///< its neighbours; true: above it
    std::optional<LockSortKey> m_keptKey; ///< with which it is in its place; none: it goes there with the next rows
    std::optional<std::pair<Instant, LockSortKey>> m_inPlace; ///< with another key it stands where it belongs since then, which may be for a moment only
    bool m_keptWaits = false; ///< by the order it would be elsewhere
    std::vector<Slot> m_slots;
    std::vector<int> m_free;
    QHash<QByteArray, int> m_slotOf; ///< also of those that are gone and still in a row
    int m_total = 0;
    int m_matching = 0;
    std::vector<int> m_dirty;
    std::vector<int> m_named; ///< slots given to a lock since the last update
    std::vector<int> m_unsorted; ///< slots that have no place in m_sorted, or a wrong one
    std::vector<int> m_sorted; ///< all locks in order, filtered or not
    std::vector<int> m_rows; ///< what the table shows, as far as told
    std::vector<int> m_rowsBefore; ///< what it showed before the last update
    std::vector<int> m_leaving; ///< slots of gone locks whose row went with the last update
    std::vector<int> m_arrivals; ///< slots that the filter lets through since the rows were made last: those without a row, among others
    bool m_rowsTold = false;
    bool m_rowsDirty = false;
    std::unordered_map<QByteArray, std::pair<int, int>> m_spaces; ///< locks, alarms
    bool m_spacesDirty = false;
};

} // namespace Lockscope

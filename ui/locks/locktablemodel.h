#pragma once

#include "../kit/export.h"
#include "lockorderworker.h"

#include <lockscope/core/session/session.h>

#include <QAbstractTableModel>
#include <QSet>
#include <QThread>

#include <functional>

namespace Lockscope {

/// The locks of a board as a table, with its own order and filter: a proxy model is too slow for 100,000 rows.
///
/// A worker thread sorts and filters. This thread only takes over changes, a few times a second, with a bounded number
/// of signals. The model is never reset, so selection and persistent indexes stay with their locks. Answers arrive
/// later; isSettled() reports when the rows are up to date.
class LOCKSCOPE_WIDGETS_EXPORT LockTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        LockRole = Qt::UserRole, ///< LockStatePtr
        TtlFractionRole, ///< remaining share of the largest TTL seen, 0 to 1; invalid if unknown
        GoneRole, ///< the lock is gone, only its row is held, see holdRows()
    };

    /// The maximum number of signals of one kind in one update.
    static constexpr size_t kMostRanges = 64;

    explicit LockTableModel(const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~LockTableModel() override;

    /// Takes over a diff; connect Session::boardChanged() to it.
    void apply(const BoardDiffPtr &diff);
    /// An invalid filter (LockFilter::error()) shows all locks.
    void setFilter(const LockFilter &filter);
    /// Shows only locks whose names begin with `space`; empty: all.
    void setNamespace(const QByteArray &space);
    /// Shows only these locks; the filter narrows them further.
    void setSubset(LockSubset subset);
    [[nodiscard]] LockSubset subset() const { return m_query.subset; }
    [[nodiscard]] int countOf(LockSubset subset) const { return m_subsets[static_cast<size_t>(subset)]; }
    /// See LockOrder::setLinger(). Default: rows go at once.
    void setLinger(Micros linger);
    /// For the filter's `node:`.
    void setNodeLabels(const QStringList &labels);
    /// Locks of this session, whose owners are marked as this window.
    void setOwnLocks(const QList<OwnLock> &locks);
    /// For the columns of the past. No effect while paused.
    void setPast(const LockPastPtr &past);

    /// While held, no row is removed or moved unless the operator changes filter or order. Cells still change, and new
    /// locks are appended at the end.
    void holdRows(bool held);
    /// Makes apply() wait until its diff is in the rows, unless it is very large. For a clock that moves in steps.
    void setInStep(bool inStep) { m_inStep = inStep; }
    /// See LockOrder::keepInPlace(). Empty: none.
    void keepInPlace(const QByteArray &name);
    void releaseKeptRow(); ///< the row that is kept in place may move again
    [[nodiscard]] QByteArray kept() const { return m_kept; }
    /// While paused, only filter and order change the table, and no time passes. Changes appear when it continues.
    void setPaused(bool paused);
    /// Too few nodes are readable to know whether a gone lock is held.
    void setTooFewReadable(bool tooFew);
    /// Shows the table as of this moment (reading stopped), or as of a lock's last reading if later. Unset: now.
    void setReadUntil(const std::optional<Moment> &moment);
    [[nodiscard]] const std::optional<Moment> &readUntil() const { return m_readUntil; }
    /// Sets the shortest time between unrequested updates, instead of one that suits the number of locks.
    void setPace(Millis pace);
    [[nodiscard]] bool isPaused() const { return m_pausedAt.has_value(); }

    /// All diffs and queries so far are in the rows. Never true while held or paused with changes waiting.
    [[nodiscard]] bool isSettled() const
    {
        return m_diffsSeen == m_diffsSent && m_querySeen == m_querySent && !m_rowsMissed;
    }

    /// The numbers of diffs passed to apply(), and taken over so far.
    [[nodiscard]] quint64 diffsGiven() const { return m_diffsSent; }
    [[nodiscard]] quint64 diffsTaken() const { return m_diffsSeen; }

    /// The number of rows, from the first, that are in order. Rows below were appended while rows are held.
    [[nodiscard]] int rowsInOrder() const { return m_rowsInOrder; }
    /// Rows are held although newer ones exist.
    [[nodiscard]] bool rowsWait() const { return m_held && m_rowsMissed; }
    /// The row that is kept in place belongs elsewhere.
    [[nodiscard]] bool keptWaits() const { return m_keptWaits; }
    /// The moment that the table shows; while paused, that of the pause.
    [[nodiscard]] Instant shownInstant() const { return now(); }
    [[nodiscard]] WallTime shownWallTime() const { return wallNow(); }

    [[nodiscard]] LockStatePtr lockAt(int row) const; ///< `row` must be valid
    /// Only the row is held: its lock is gone or does not match the filter any more.
    [[nodiscard]] bool isStaleRow(int row) const { return isStaleRow(slotAt(row)); }
    [[nodiscard]] LockTexts texts() const
    {
        return {.now = now(), .wallNow = wallNow(), .ownTokens = m_ownTokens, .past = m_past};
    }
    /// Returns -1 if there is no such lock or the filter hides it. Searches all locks: 0.1 ms for 100,000.
    [[nodiscard]] int rowOf(const QByteArray &name) const;
    /// Null if the board has no such lock. Also finds hidden locks. As slow as rowOf().
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const;
    /// Calls `look` for the locks in rows, then for hidden ones, until it returns false.
    void eachLock(const std::function<bool(const LockState &lock)> &look) const;
    [[nodiscard]] int totalCount() const { return m_total; } ///< all locks on the board
    /// The number of locks that match the filter. Held rows may show others, and new ones may still wait.
    [[nodiscard]] int matchingCount() const { return m_matching; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    /// Emitted around each change of the rows, for a view that keeps visible rows in place.
    void rowsAboutToChange();
    void rowsChanged(); ///< ends what rowsAboutToChange() began
    /// The model has taken over diffs or an answer. Cells, rows or counts may have changed.
    void updated();
    /// The rows answer the latest filter or namespace, which differs from the one before.
    void filterApplied();
    /// The rows answer the latest filter, namespace or order.
    void answered();
    /// The namespaces of the locks, and how many locks each has.
    void spacesChanged(const std::shared_ptr<const Lockscope::NamespaceCounts> &spaces);
    /// While paused: how many locks changed, came or went since.
    void waitingChanged(int locks);

private:
    struct Slot
    {
        LockStatePtr lock;
        int row = -1; ///< -1: not shown
        bool gone = false;
    };

    [[nodiscard]] const Slot &slotAt(int row) const
    {
        return m_slots[static_cast<size_t>(m_order[static_cast<size_t>(row)])];
    }
    [[nodiscard]] int slotOf(const QByteArray &name) const;
    [[nodiscard]] Instant now() const
    {
        return m_pausedAt ? m_pausedAt->now : m_readUntil ? m_readUntil->now : m_clock.now();
    }
    [[nodiscard]] WallTime wallNow() const
    {
        return m_pausedAt ? m_pausedAt->wallNow : m_readUntil ? m_readUntil->wallNow : m_clock.wallNow();
    }
    [[nodiscard]] QString textOf(const Slot &slot, int column) const;
    [[nodiscard]] bool isStaleRow(const Slot &slot) const;
    void ask();
    void letTimePass(); ///< starts or stops m_time
    void take(const LockTableUpdate &update);
    void catchUp(); ///< waits for the worker
    void takeRows(const LockRows &rows);
    void reorder(const std::vector<int> &order);
    void announceChanged(const LockTableUpdate &update);

    const Clock &m_clock;
    const Micros m_wallAhead; ///< wall clock minus monotonic clock, read once so that rows do not jitter
    QThread m_thread;
    LockOrderWorker *m_worker = nullptr; ///< lives in m_thread
    QTimer m_time; ///< for filters that depend on time
    LockQuery m_query;
    QSet<QByteArray> m_ownTokens;
    LockPastPtr m_past;
    std::vector<Slot> m_slots;
    std::vector<size_t> m_hashes; ///< of the names in the slots; contiguous, for a fast search
    std::vector<int> m_order; ///< row → slot
    std::optional<Moment> m_pausedAt;
    std::optional<Moment> m_readUntil;
    quint64 m_diffsSent = 0;
    quint64 m_diffsSeen = 0;
    quint64 m_querySent = 0;
    quint64 m_querySeen = 0;
    int m_total = 0;
    int m_matching = 0;
    LockSubsetCounts m_subsets{};
    bool m_lingers = false;
    bool m_inStep = false;
    bool m_held = false;
    int m_rowsInOrder = 0;
    bool m_rowsMissed = false; ///< newer rows exist
    bool m_keptWaits = false;
    QByteArray m_kept;
    bool m_narrows = false; ///< waiting for another filter or namespace
    bool m_tooFewReadable = false;
};

} // namespace Lockscope

#pragma once

#include "../kit/export.h"
#include "lockorderworker.h"

#include <lockscope/core/session/session.h>

#include <QAbstractTableModel>
#include <QSet>
#include <QThread>

#include <functional>

namespace Lockscope {

/// The locks of a board as a table, with its own order and filter (a proxy model is far too slow for 100,000 rows).
///
/// A thread of its own sorts and filters; this thread only takes over what has changed, some times a second, with a bounded
/// number of signals however much that is. The model is never reset, so selection and persistent indexes stay with their
/// locks. Answers therefore come later than the question: isSettled() tells when all that was given is in the rows.
class LOCKSCOPE_WIDGETS_EXPORT LockTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        LockRole = Qt::UserRole, ///< LockStatePtr
        TtlFractionRole, ///< what is left of the largest TTL seen, 0 to 1; invalid when it cannot be told
        GoneRole, ///< the lock is gone, its row is only held in its place, see holdRows()
    };

    /// The most signals of one kind that one update emits.
    static constexpr size_t kMostRanges = 64;

    explicit LockTableModel(const Clock &clock = Clock::system(), QObject *parent = nullptr);
    ~LockTableModel() override;

    void apply(const BoardDiffPtr &diff);
    /// A filter that is wrong (LockFilter::error()) shows all.
    void setFilter(const LockFilter &filter);
    /// Shows only locks whose names begin with this; empty for all.
    void setSpace(const QByteArray &space);
    void setNodeLabels(const QStringList &labels); ///< what the filter's `node:` refers to
    void setOwnLocks(const QList<OwnLock> &locks);
    /// For the columns of the past. Without effect while paused.
    void setPast(const LockPastPtr &past);

    /// While held, no row goes or moves unless the operator asks for another filter or order; what is in the rows goes on
    /// changing, and new locks stand below them until the hand goes.
    void holdRows(bool held);
    /// What apply() is given is in the rows when it returns, unless it is very much: for a clock that goes in steps, with each diff.
    void setInStep(bool inStep) { m_inStep = inStep; }
    /// See LockOrder::keepInPlace(): empty for none.
    void keepInPlace(const QByteArray &name);
    void placeKept();
    [[nodiscard]] QByteArray kept() const { return m_kept; }
    /// Paused, nothing changes but by filter and order, and no time passes. What comes meanwhile is shown when it goes on.
    void setPaused(bool paused);
    /// So few nodes can be read that of a lock that was gone nobody can tell whether it is held.
    void setTooFewRead(bool tooFew);
    /// What is shown is as of this moment, or of a lock's last reading where that is later: nothing is read, so that no time
    /// passes. Nothing: it is as of now.
    void setReadUntil(const std::optional<Moment> &moment);
    [[nodiscard]] const std::optional<Moment> &readUntil() const { return m_readUntil; }
    /// The shortest time between two updates that nobody has asked for, instead of one that suits the number of locks.
    void setPace(Millis pace);
    [[nodiscard]] bool isPaused() const { return m_pausedAt.has_value(); }

    /// All diffs and questions given so far are in the rows (which never comes true while held or paused with news waiting).
    [[nodiscard]] bool isSettled() const { return m_diffsSeen == m_diffsSent && m_querySeen == m_querySent && !m_rowsMissed; }

    /// So many diffs were given so far, and so many of them are taken over.
    [[nodiscard]] quint64 diffsGiven() const { return m_diffsSent; }
    [[nodiscard]] quint64 diffsTaken() const { return m_diffsSeen; }

    /// So many rows, from the first, stand where the order has put them; those below came while rows are held, and wait for their places.
    [[nodiscard]] int rowsInOrder() const { return m_rowsInOrder; }
    /// Rows are held, and there are newer ones.
    [[nodiscard]] bool rowsWait() const { return m_held && m_rowsMissed; }
    /// The row that is kept in its place would have another one.
    [[nodiscard]] bool keptWaits() const { return m_keptWaits; }
    /// The moment that is shown: while paused that of the pause.
    [[nodiscard]] Instant shownInstant() const { return now(); }
    [[nodiscard]] WallTime shownWallTime() const { return wallNow(); }

    [[nodiscard]] LockStatePtr lockAt(int row) const;
    /// Its lock is gone, or the filter lets it through no more: its row is only held in its place.
    [[nodiscard]] bool isHeldOnly(int row) const { return isHeldOnly(slotAt(row)); }
    [[nodiscard]] LockTexts texts() const { return {.now = now(), .wallNow = wallNow(), .ownTokens = m_ownTokens, .past = m_past}; }
    /// -1 when it is not there or filtered out. Looks through all locks: a tenth of a millisecond at 100,000.
    [[nodiscard]] int rowOf(const QByteArray &name) const;
    /// Null when the board has no such lock; also finds what the filter hides. As slow as rowOf().
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const;
    /// Those of the rows, then all, also what the filter hides, until it answers false.
    void eachLock(const std::function<bool(const LockState &lock)> &look) const;
    [[nodiscard]] int totalCount() const { return m_total; }
    /// How many locks the filter lets through: held rows may be of others, and new ones may wait for theirs.
    [[nodiscard]] int matchingCount() const { return m_matching; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    /// Around each change of the rows, for a view that keeps in place what is looked at.
    void rowsAboutToChange();
    void rowsChanged();
    /// An update was taken over.
    void updated();
    /// The filter or namespace that was asked for last is in the rows: they are others than before.
    void narrowed();
    /// The last filter, namespace or order asked for is in the rows.
    void answered();
    void spacesChanged(const std::shared_ptr<const Lockscope::LockSpaces> &spaces);
    /// While paused: how many locks have changed, come or gone since.
    void waitingChanged(int locks);

private:
    struct Slot
    {
        LockStatePtr lock;
        int row = -1; ///< -1: not shown
        bool gone = false;
    };

    [[nodiscard]] const Slot &slotAt(int row) const { return m_slots[static_cast<size_t>(m_order[static_cast<size_t>(row)])]; }
    [[nodiscard]] int slotOf(const QByteArray &name) const;
    [[nodiscard]] Instant now() const { return m_pausedAt ? m_pausedAt->now : m_readUntil ? m_readUntil->now : m_clock.now(); }
    [[nodiscard]] WallTime wallNow() const { return m_pausedAt ? m_pausedAt->wallNow : m_readUntil ? m_readUntil->wallNow : m_clock.wallNow(); }
    [[nodiscard]] QString textOf(const Slot &slot, int column) const;
    [[nodiscard]] bool isHeldOnly(const Slot &slot) const;
    void ask();
    void take(const LockTableUpdate &update);
    void catchUp(); ///< waits for the worker
    void takeRows(const LockRows &rows);
    void reorder(const std::vector<int> &order);
    void announceChanged(const LockTableUpdate &update);

    const Clock &m_clock;
    const Micros m_wallAhead; ///< of the wall clock: looked at once, so that places do not shake
    QThread m_thread;
    LockOrderWorker *m_worker = nullptr; ///< lives in m_thread
    QTimer m_time; ///< for filters that depend on it
    LockQuery m_query;
    QSet<QByteArray> m_ownTokens;
    LockPastPtr m_past;
    std::vector<Slot> m_slots;
    std::vector<size_t> m_hashes; ///< of the names in the slots: close together, to be looked through fast
    std::vector<int> m_order; ///< row → slot
    std::optional<Moment> m_pausedAt;
    std::optional<Moment> m_readUntil;
    quint64 m_diffsSent = 0;
    quint64 m_diffsSeen = 0;
    quint64 m_querySent = 0;
    quint64 m_querySeen = 0;
    int m_total = 0;
    int m_matching = 0;
    bool m_inStep = false;
    bool m_held = false;
    int m_rowsInOrder = 0;
    bool m_rowsMissed = false; ///< there are newer ones
    bool m_keptWaits = false;
    QByteArray m_kept;
    bool m_narrows = false; ///< another filter or namespace is asked for
    bool m_tooFewRead = false;
};

} // namespace Lockscope

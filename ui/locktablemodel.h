#pragma once

#include "export.h"
#include "lockfilter.h"

#include <lockscope/core/session/session.h>

#include <QAbstractTableModel>
#include <QSet>

namespace Lockscope {

/// The locks of a board as a table, with its own order and filter (a proxy model is far too slow for 100,000 rows).
/// Rows are changed, inserted and removed one by one as diffs arrive; the model is never reset by data, so selection
/// and scroll position stay.
class LOCKSCOPE_WIDGETS_EXPORT LockTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { VerdictColumn, NameColumn, OwnerColumn, VotesColumn, TtlColumn, HeldColumn, DialectColumn, ColumnCount };
    enum Role {
        LockRole = Qt::UserRole, ///< LockStatePtr
        TtlFractionRole, ///< what is left of the largest TTL seen, 0 to 1; invalid when it cannot be told
    };

    explicit LockTableModel(const Clock &clock = Clock::system(), QObject *parent = nullptr);

    void apply(const BoardDiffPtr &diff);
    void setFilter(const LockFilter &filter);
    void setOwnLocks(const QList<OwnLock> &locks);

    [[nodiscard]] LockStatePtr lockAt(int row) const;
    /// -1 when it is not there or filtered out.
    [[nodiscard]] int rowOf(const QByteArray &name) const;
    /// Null when the board has no such lock; also finds what the filter hides.
    [[nodiscard]] LockStatePtr lock(const QByteArray &name) const;
    [[nodiscard]] int totalCount() const { return static_cast<int>(m_slotOf.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    struct Slot
    {
        LockStatePtr lock;
        int row = -1; ///< -1: hidden by the filter
        qint64 number = 0; ///< sort key of the present column
        QString text; ///< second sort key
    };

    void computeKey(Slot &slot) const;
    [[nodiscard]] bool before(int a, int b) const;
    void insertRowsFor(std::vector<int> indexes);
    void removeRowsOf(std::vector<int> rows);
    void renumberFrom(size_t row);
    void restoreOrder();
    void announceChanged(std::vector<int> rows);

    const Clock &m_clock;
    const Micros m_wallAhead; ///< of the wall clock: looked at once, so that places do not shake
    LockFilter m_filter;
    QSet<QByteArray> m_ownTokens;
    std::vector<Slot> m_slots;
    std::vector<int> m_freeSlots;
    QHash<QByteArray, int> m_slotOf;
    std::vector<int> m_order; ///< row → slot
    int m_sortColumn = VerdictColumn;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace Lockscope

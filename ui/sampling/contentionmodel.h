#pragma once

#include "../kit/export.h"

#include <lockscope/core/diagnosis/contentionsample.h>

#include <QAbstractTableModel>

namespace Lockscope {

/// The contention of each lock in a sample, one row each. Sort by SortRole: unknown values rank lowest.
class LOCKSCOPE_WIDGETS_EXPORT ContentionModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        NodeColumn,
        AttemptsColumn,
        FailedColumn,
        TakenColumn,
        WaitingColumn,
        WhoColumn,
        NotKnownColumn,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole };

    explicit ContentionModel(QObject *parent = nullptr);

    void setLocks(std::vector<LockContention> locks, const std::vector<NodeStatus> &nodes);
    [[nodiscard]] const std::vector<LockContention> &locks() const { return m_locks; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const LockContention &lock, int column) const;
    [[nodiscard]] QVariant sortValue(const LockContention &lock, int column) const;
    [[nodiscard]] static QString tip(const LockContention &lock, int column);
    /// The addresses of clients that still want the lock, as far as known.
    [[nodiscard]] static QString whoWaits(const LockContention &lock, bool whole = false);

    std::vector<LockContention> m_locks;
    QStringList m_labels; ///< of nodes, by index
};

} // namespace Lockscope

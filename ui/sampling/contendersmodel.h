#pragma once

#include "../kit/export.h"

#include <lockscope/core/history/contention.h>

#include <QAbstractTableModel>

namespace Lockscope {

/// The clients that contended for one lock, one row each. Sort by SortRole: unknown values rank lowest.
class LOCKSCOPE_WIDGETS_EXPORT ContendersModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        AddressColumn,
        AttemptsColumn,
        FailedColumn,
        WaitsColumn,
        StandingColumn,
        CommandsColumn,
        ColumnCount
    };
    enum Role { SortRole = Qt::UserRole };

    explicit ContendersModel(QObject *parent = nullptr);

    void setClients(std::vector<ContendingClient> clients);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] static QString text(const ContendingClient &client, int column);
    [[nodiscard]] static QVariant sortValue(const ContendingClient &client, int column);
    [[nodiscard]] static QString standing(const ContendingClient &client);

    std::vector<ContendingClient> m_clients;
};

} // namespace Lockscope

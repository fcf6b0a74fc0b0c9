#include "contendersmodel.h"

#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/contentionwording.h>

namespace Lockscope {

ContendersModel::ContendersModel(QObject *parent) : QAbstractTableModel(parent) { }

void ContendersModel::setClients(std::vector<ContendingClient> clients)
{
    beginResetModel(); // the clients of another lock
    m_clients = std::move(clients);
    endResetModel();
}

int ContendersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_clients.size());
}

int ContendersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ContendersModel::standing(const ContendingClient &client)
{
    const auto waiting = client.waiting();
    if (waiting == true)
        return tr("still trying");
    if (client.connected == false)
        return client.waits > 0 ? tr("no longer waiting") : tr("gone");
    return waiting ? tr("–") : tr("n/a");
}

QString ContendersModel::text(const ContendingClient &client, int column)
{
    switch (column) {
    case AddressColumn: return visibleText(client.address, 80);
    case AttemptsColumn: return client.attempts == 0 ? tr("–") : QString::number(client.attempts);
    case FailedColumn: return client.attempts == 0 ? tr("–") : ContentionWording::failed(client);
    case WaitsColumn: return client.waits == 0 ? tr("–") : QString::number(client.waits);
    case StandingColumn: return standing(client);
    case CommandsColumn: return client.commands.isEmpty() ? tr("–") : visibleText(client.commands.join(", "), 80);
    default: return {};
    }
}

QVariant ContendersModel::sortValue(const ContendingClient &client, int column)
{
    switch (column) {
    case AttemptsColumn: return client.attempts;
    case FailedColumn: return client.failed > 0 || client.undecided == 0 ? client.failed : qint64(-1);
    case WaitsColumn: return client.waits;
    default: return text(client, column);
    }
}

QVariant ContendersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ContendingClient &client = m_clients[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(client, index.column());
    case Qt::ToolTipRole: return plainToolTip(text(client, index.column())); // the cell may be too narrow
    case Qt::TextAlignmentRole:
        return index.column() >= AttemptsColumn && index.column() <= WaitsColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case RowCopy::kWholeRole:
        return index.column() == AddressColumn ? QVariant(visibleText(client.address, kWholeText))
            : index.column() == CommandsColumn && !client.commands.isEmpty()
            ? QVariant(visibleText(client.commands.join(", "), kWholeText))
            : QVariant();
    case SortRole: return sortValue(client, index.column());
    default: return {};
    }
}

QVariant ContendersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isNumber = section >= AttemptsColumn && section <= WaitsColumn;
    if (role == Qt::TextAlignmentRole)
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::InitialSortOrderRole)
        return static_cast<int>(isNumber ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case AddressColumn: return tr("Client");
    case AttemptsColumn: return tr("Attempts");
    case FailedColumn: return tr("Failed");
    case WaitsColumn: return tr("Waited");
    case StandingColumn: return tr("At the end");
    case CommandsColumn: return tr("Tried with");
    default: return {};
    }
}

} // namespace Lockscope

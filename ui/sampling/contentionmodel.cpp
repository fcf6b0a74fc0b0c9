#include "contentionmodel.h"

#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/contentionwording.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kMostNameChars = 200;
constexpr qsizetype kMostAddressChars = 80;
constexpr int kShownAddresses = 5; ///< in a cell; the list below has all

} // namespace

ContentionModel::ContentionModel(QObject *parent) : QAbstractTableModel(parent) { }

void ContentionModel::setLocks(std::vector<LockContention> locks, const std::vector<NodeStatus> &nodes)
{
    // A new sample has entirely different rows.
    beginResetModel();
    m_locks = std::move(locks);
    m_labels.clear();
    for (const auto &node : nodes)
        m_labels += visibleText(node.label, 60);
    endResetModel();
}

int ContentionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_locks.size());
}

int ContentionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ContentionModel::whoWaits(const LockContention &lock, bool whole)
{
    QStringList addresses;
    int more = 0;
    bool isUnknown = false;
    for (const auto &client : lock.clients) {
        const auto waiting = client.waiting();
        isUnknown = isUnknown || !waiting;
        if (waiting != true)
            continue;
        if (whole || addresses.size() < kShownAddresses)
            addresses += visibleText(client.address, whole ? kWholeText : kMostAddressChars);
        else
            ++more;
    }
    if (more > 0)
        addresses += tr("and %n more", nullptr, more);
    if (addresses.isEmpty())
        return isUnknown ? tr("n/a") : tr("–");
    return addresses.join(QStringLiteral(", "));
}

QString ContentionModel::text(const LockContention &lock, int column) const
{
    switch (column) {
    case NameColumn: return Wording::name(lock.name, kMostNameChars);
    case NodeColumn: return lock.node < 0 ? tr("–") : m_labels.value(lock.node);
    case AttemptsColumn: return ContentionWording::number(lock.attempts, lock.attemptsBound());
    case FailedColumn:
        return lock.attempts == 0 && lock.complete ? tr("–")
                                                   : ContentionWording::number(lock.failed, lock.failedBound());
    case TakenColumn:
        return lock.attempts == 0 && lock.complete ? tr("–") : ContentionWording::number(lock.taken, lock.takenBound());
    case WaitingColumn:
        return lock.clientCount == 0 && lock.complete
            ? tr("–")
            : ContentionWording::number(lock.waitingClients, lock.waitingBound());
    case WhoColumn: return whoWaits(lock);
    case NotKnownColumn:
        return lock.undecidedWhy
            ? tr("%1: %2").arg(QString::number(lock.undecided), ContentionWording::because(*lock.undecidedWhy))
            : lock.complete ? tr("–")
                            : tr("some commands could not be read");
    default: return {};
    }
}

QVariant ContentionModel::sortValue(const LockContention &lock, int column) const
{
    const auto number = [](std::optional<qint64> value, Bound bound) {
        return bound == Bound::Unknown ? qint64(-1) : value.value_or(-1);
    };
    switch (column) {
    case AttemptsColumn: return number(lock.attempts, lock.attemptsBound());
    case FailedColumn: return number(lock.failed, lock.failedBound());
    case TakenColumn: return number(lock.taken, lock.takenBound());
    case WaitingColumn: return number(lock.waitingClients, lock.waitingBound());
    case NotKnownColumn: return lock.undecided;
    default: return text(lock, column);
    }
}

QString ContentionModel::tip(const LockContention &lock, int column)
{
    switch (column) {
    case FailedColumn:
    case TakenColumn:
        return tr("MONITOR shows no replies. Lockscope infers failures from the owners before and after an attempt. ≥: "
                  "lower bound.");
    case WaitingColumn:
        return tr("Clients that failed or waited, and are still there. Each client counts once. Clients that did "
                  "neither stay unseen.");
    case NameColumn: {
        QStringList lines{visibleText(lock.name, 2000)};
        if (!lock.isKnownLock)
            lines += tr("Not a known lock, but clients tried to take this key.");
        if (lock.free)
            lines += tr("Between holds: %1").arg(ContentionWording::free(lock));
        return plainToolTip(lines.join(QLatin1Char('\n')));
    }
    case WhoColumn: return plainToolTip(whoWaits(lock));
    default: return {};
    }
}

QVariant ContentionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LockContention &lock = m_locks[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(lock, index.column());
    case Qt::ToolTipRole: return tip(lock, index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= AttemptsColumn && index.column() <= WaitingColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    case RowCopy::kWholeRole:
        return index.column() == NameColumn ? QVariant(Wording::name(lock.name, kWholeText))
            : index.column() == WhoColumn   ? QVariant(whoWaits(lock, true))
                                            : QVariant();
    case SortRole: return sortValue(lock, index.column());
    default: return {};
    }
}

QVariant ContentionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isNumber = section >= AttemptsColumn && section <= WaitingColumn;
    if (role == Qt::TextAlignmentRole)
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::InitialSortOrderRole)
        return static_cast<int>(isNumber ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (role == Qt::ToolTipRole && section == NodeColumn)
        return tr("With several nodes, each attempt goes to all. This node saw the most attempts.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Lock");
    case NodeColumn: return tr("Seen on");
    case AttemptsColumn: return tr("Attempts");
    case FailedColumn: return tr("Failed");
    case TakenColumn: return tr("Taken");
    case WaitingColumn: return tr("Still waiting");
    case WhoColumn: return tr("Waiting connections");
    case NotKnownColumn: return tr("Unknown");
    default: return {};
    }
}

} // namespace Lockscope

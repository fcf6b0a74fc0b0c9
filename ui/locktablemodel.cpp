#include "locktablemodel.h"

#include "wording.h"

#include <lockscope/core/base/text.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace Lockscope {

namespace {

// A signal costs a view more than some rows that it looks at in vain.
constexpr int kSmallGap = 8;
constexpr size_t kMostRanges = 64;

} // namespace

LockTableModel::LockTableModel(const Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(clock)
    , m_wallAhead(Micros(clock.wallNow().time_since_epoch()) - clock.now().time_since_epoch())
{
}

LockStatePtr LockTableModel::lockAt(int row) const
{
    if (row < 0 || row >= static_cast<int>(m_order.size()))
        return {};
    return m_slots[static_cast<size_t>(m_order[static_cast<size_t>(row)])].lock;
}

int LockTableModel::rowOf(const QByteArray &name) const
{
    const auto found = m_slotOf.find(name);
    return found == m_slotOf.end() ? -1 : m_slots[static_cast<size_t>(*found)].row;
}

LockStatePtr LockTableModel::lock(const QByteArray &name) const
{
    const auto found = m_slotOf.find(name);
    return found == m_slotOf.end() ? LockStatePtr() : m_slots[static_cast<size_t>(*found)].lock;
}

int LockTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int LockTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void LockTableModel::computeKey(Slot &slot) const
{
    // Absolute times only: a key changes when a lock changes, not while time passes.
    const LockState &lock = *slot.lock;
    slot.number = 0;
    slot.text = visibleText(lock.name, 200);
    switch (m_sortColumn) {
    case VerdictColumn:
        slot.number = -static_cast<qint64>(Wording::severity(lock.assessment.verdict)) * 16 + static_cast<qint64>(lock.assessment.verdict);
        break;
    case OwnerColumn: slot.text.prepend(Wording::owner(lock) + QChar(0)); break;
    case VotesColumn: slot.number = lock.assessment.votes; break;
    case TtlColumn:
        slot.number = std::numeric_limits<qint64>::max();
        if (lock.assessment.ttl)
            slot.number = (lock.assessedAt + *lock.assessment.ttl).time_since_epoch().count();
        if (lock.valueExpiry && !lock.assessment.neverExpires)
            slot.number = std::min<qint64>(slot.number, (Micros(lock.valueExpiry->time_since_epoch()) - m_wallAhead).count());
        break;
    case HeldColumn: slot.number = -lock.ownerSeenSince.time_since_epoch().count(); break;
    case DialectColumn: slot.text.prepend(lock.dialect + QChar(0)); break;
    default: break;
    }
}

bool LockTableModel::before(int a, int b) const
{
    const Slot &left = m_slots[static_cast<size_t>(a)];
    const Slot &right = m_slots[static_cast<size_t>(b)];
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    if (left.number != right.number)
        return (left.number < right.number) != descending;
    if (const int order = left.text.compare(right.text); order != 0)
        return (order < 0) != descending;
    return a < b; // equal rows keep their places
}

void LockTableModel::renumberFrom(size_t row)
{
    for (size_t i = row; i < m_order.size(); ++i)
        m_slots[static_cast<size_t>(m_order[i])].row = static_cast<int>(i);
}

void LockTableModel::apply(const BoardDiffPtr &diff)
{
    std::vector<int> gone; // rows
    std::vector<int> freed; // slots
    for (const auto &name : diff->removed) {
        const auto found = m_slotOf.find(name);
        if (found == m_slotOf.end())
            continue;
        const int index = *found;
        if (m_slots[static_cast<size_t>(index)].row >= 0)
            gone.push_back(m_slots[static_cast<size_t>(index)].row);
        freed.push_back(index);
        m_slotOf.erase(found);
    }

    std::vector<int> arrived; // slots
    std::vector<int> touched; // slots that were visible and stay so
    bool orderBroken = false;
    for (const auto &lock : diff->changed) {
        const auto found = m_slotOf.find(lock->name);
        int index = -1;
        if (found == m_slotOf.end()) {
            if (m_freeSlots.empty()) {
                index = static_cast<int>(m_slots.size());
                m_slots.emplace_back();
            } else {
                index = m_freeSlots.back();
                m_freeSlots.pop_back();
            }
            m_slotOf.insert(lock->name, index);
        } else {
            index = *found;
        }
        Slot &slot = m_slots[static_cast<size_t>(index)];
        const qint64 number = slot.number;
        const QString text = slot.text;
        slot.lock = lock;
        computeKey(slot);
        const bool visible = m_filter.matches(*lock);
        if (slot.row < 0 && visible) {
            arrived.push_back(index);
        } else if (slot.row >= 0 && !visible) {
            gone.push_back(slot.row);
        } else if (slot.row >= 0) {
            touched.push_back(index);
            orderBroken = orderBroken || slot.number != number || slot.text != text;
        }
    }

    removeRowsOf(std::move(gone));
    for (const int index : freed) {
        m_slots[static_cast<size_t>(index)] = {};
        m_freeSlots.push_back(index);
    }
    // Inserting by binary search needs an order that is right.
    if (orderBroken)
        restoreOrder();
    insertRowsFor(std::move(arrived));

    std::vector<int> rows;
    rows.reserve(touched.size());
    for (const int index : touched) {
        if (const int row = m_slots[static_cast<size_t>(index)].row; row >= 0)
            rows.push_back(row);
    }
    announceChanged(std::move(rows));
}

void LockTableModel::removeRowsOf(std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    // From the bottom up, neighbours together, so that the rows above keep their numbers.
    while (!rows.empty()) {
        const int last = rows.back();
        int first = last;
        rows.pop_back();
        while (!rows.empty() && rows.back() == first - 1) {
            first = rows.back();
            rows.pop_back();
        }
        beginRemoveRows({}, first, last);
        for (int row = first; row <= last; ++row)
            m_slots[static_cast<size_t>(m_order[static_cast<size_t>(row)])].row = -1;
        m_order.erase(m_order.begin() + first, m_order.begin() + last + 1);
        renumberFrom(static_cast<size_t>(first));
        endRemoveRows();
    }
}

void LockTableModel::insertRowsFor(std::vector<int> indexes)
{
    const auto less = [this](int a, int b) { return before(a, b); };
    std::sort(indexes.begin(), indexes.end(), less);
    size_t next = 0;
    while (next < indexes.size()) {
        const auto place = std::lower_bound(m_order.begin(), m_order.end(), indexes[next], less);
        // Everything that sorts before the row now at `place` goes in with one step.
        size_t end = next + 1;
        while (end < indexes.size() && (place == m_order.end() || before(indexes[end], *place)))
            ++end;
        const auto row = static_cast<int>(place - m_order.begin());
        const auto count = static_cast<int>(end - next);
        beginInsertRows({}, row, row + count - 1);
        m_order.insert(place, indexes.begin() + static_cast<std::ptrdiff_t>(next), indexes.begin() + static_cast<std::ptrdiff_t>(end));
        renumberFrom(static_cast<size_t>(row));
        endInsertRows();
        next = end;
    }
}

void LockTableModel::restoreOrder()
{
    const auto less = [this](int a, int b) { return before(a, b); };
    if (std::is_sorted(m_order.begin(), m_order.end(), less))
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList persistent = persistentIndexList();
    std::vector<int> slotOfIndex;
    slotOfIndex.reserve(static_cast<size_t>(persistent.size()));
    for (const auto &index : persistent)
        slotOfIndex.push_back(m_order[static_cast<size_t>(index.row())]);
    std::sort(m_order.begin(), m_order.end(), less);
    renumberFrom(0);
    QModelIndexList moved;
    moved.reserve(persistent.size());
    for (qsizetype i = 0; i < persistent.size(); ++i)
        moved.append(index(m_slots[static_cast<size_t>(slotOfIndex[static_cast<size_t>(i)])].row, persistent.at(i).column()));
    changePersistentIndexList(persistent, moved);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void LockTableModel::announceChanged(std::vector<int> rows)
{
    std::sort(rows.begin(), rows.end());
    // Scattered over most of the table: one signal for all is cheaper for the view than many.
    if (rows.size() > m_order.size() / 2 && !rows.empty()) {
        Q_EMIT dataChanged(index(rows.front(), 0), index(rows.back(), ColumnCount - 1));
        return;
    }
    std::vector<std::pair<int, int>> ranges;
    for (const int row : rows) {
        if (!ranges.empty() && row - ranges.back().second <= kSmallGap)
            ranges.back().second = row;
        else
            ranges.emplace_back(row, row);
    }
    if (ranges.size() > kMostRanges)
        ranges = {{rows.front(), rows.back()}};
    for (const auto &[first, last] : ranges)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void LockTableModel::setFilter(const LockFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    std::vector<int> gone;
    std::vector<int> arrived;
    for (const int index : std::as_const(m_slotOf)) {
        const Slot &slot = m_slots[static_cast<size_t>(index)];
        const bool visible = m_filter.matches(*slot.lock);
        if (slot.row >= 0 && !visible)
            gone.push_back(slot.row);
        else if (slot.row < 0 && visible)
            arrived.push_back(index);
    }
    removeRowsOf(std::move(gone));
    insertRowsFor(std::move(arrived));
}

void LockTableModel::setOwnLocks(const QList<OwnLock> &locks)
{
    m_ownTokens.clear();
    for (const auto &lock : locks)
        m_ownTokens.insert(lock.token);
    if (!m_order.empty())
        Q_EMIT dataChanged(index(0, OwnerColumn), index(rowCount() - 1, OwnerColumn));
}

void LockTableModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= ColumnCount)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    for (const int index : std::as_const(m_slotOf))
        computeKey(m_slots[static_cast<size_t>(index)]);
    restoreOrder();
}

QVariant LockTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case VerdictColumn: return tr("State");
    case NameColumn: return tr("Name");
    case OwnerColumn: return tr("Owner");
    case VotesColumn: return tr("Votes");
    case TtlColumn: return tr("TTL");
    case HeldColumn: return tr("Held for");
    case DialectColumn: return tr("Dialect");
    default: return {};
    }
}

QVariant LockTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LockStatePtr lock = lockAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case VerdictColumn: return Wording::verdict(lock->assessment.verdict);
        case NameColumn: return Wording::name(lock->name, 200);
        case OwnerColumn: return m_ownTokens.contains(lock->assessment.owner) ? tr("★ this window: %1").arg(Wording::owner(*lock)) : Wording::owner(*lock);
        case VotesColumn: return Wording::votes(*lock);
        case TtlColumn: return Wording::ttl(*lock, m_clock);
        case HeldColumn: return Wording::heldFor(*lock, m_clock.now());
        case DialectColumn: return Wording::dialect(lock->dialect);
        default: return {};
        }
    case LockRole: return QVariant::fromValue(lock);
    case TtlFractionRole: {
        const auto ttl = lock->assessedNow(m_clock.now()).ttl;
        if (!ttl || lock->habit.fullTtl <= Millis(0))
            return {};
        return std::clamp(static_cast<double>(ttl->count()) / static_cast<double>(Micros(lock->habit.fullTtl).count()), 0.0, 1.0);
    }
    case Qt::TextAlignmentRole:
        if (index.column() == HeldColumn)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    default: return {};
    }
}

} // namespace Lockscope

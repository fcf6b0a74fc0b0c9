#include "keyedtablemodel.h"

#include "../kit/servertext.h"
#include "rowcopy.h"

#include <QGuiApplication>
#include <QHash>
#include <QPalette>

#include <algorithm>

namespace Lockscope {

KeyedTableModel::KeyedTableModel(QStringList headers, QObject *parent)
    : QAbstractTableModel(parent)
    , m_headers(std::move(headers))
{
}

void KeyedTableModel::setRows(const QList<KeyedRow> &rows, bool withRows)
{
    QHash<QByteArray, int> places;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i)
        places.insert(rows.at(i).key, i);
    if (withRows) {
        for (int last = rowCount() - 1; last >= 0; --last) {
            if (places.contains(m_rows.at(last).key))
                continue;
            int first = last;
            while (first > 0 && !places.contains(m_rows.at(first - 1).key))
                --first;
            beginRemoveRows({}, first, last);
            m_rows.erase(m_rows.begin() + first, m_rows.begin() + last + 1);
            endRemoveRows();
            last = first;
        }
    }
    QSet<QByteArray> present;
    for (const auto &row : std::as_const(m_rows))
        present.insert(row.key);
    QList<KeyedRow> arriving;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(arriving),
                 [&](const KeyedRow &row) { return !present.contains(row.key); });
    if (!arriving.isEmpty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(arriving.size()) - 1);
        m_rows += arriving;
        endInsertRows();
    }
    if (withRows)
        reorder(places);
    int first = -1;
    int last = -1;
    for (int row = 0; row < rowCount(); ++row) {
        const int place = places.value(m_rows.at(row).key, -1);
        if (place < 0 && !m_goneWords)
            continue;
        const KeyedRow next = place < 0 ? gone(m_rows.at(row)) : rows.at(place);
        const bool differs = m_rows.at(row) != next;
        m_rows[row] = next;
        if (!differs)
            continue;
        first = first < 0 ? row : first;
        last = row;
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
}

KeyedRow KeyedTableModel::gone(KeyedRow row) const
{
    row.isGone = true;
    row.severity = Severity::Fine;
    row.details.clear();
    row.tip.clear();
    row.head.clear();
    row.below.clear();
    row.data = {}; // the row leads nowhere
    m_goneWords(row);
    return row;
}

void KeyedTableModel::reorder(const QHash<QByteArray, int> &places)
{
    const auto before
        = [&places](const KeyedRow &a, const KeyedRow &b) { return places.value(a.key) < places.value(b.key); };
    if (std::is_sorted(m_rows.begin(), m_rows.end(), before))
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList old = persistentIndexList();
    QByteArrayList keys;
    for (const auto &index : old)
        keys += m_rows.at(index.row()).key;
    std::sort(m_rows.begin(), m_rows.end(), before);
    QModelIndexList moved;
    for (qsizetype i = 0; i < old.size(); ++i)
        moved += index(places.value(keys.at(i)), old.at(i).column()); // all wanted rows exist by now
    changePersistentIndexList(old, moved);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

int KeyedTableModel::rowOf(const QByteArray &key) const
{
    const auto found
        = std::find_if(m_rows.begin(), m_rows.end(), [&key](const KeyedRow &row) { return row.key == key; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int KeyedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int KeyedTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant KeyedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const KeyedRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.texts.value(index.column());
    case Qt::ToolTipRole: {
        QString text = row.details.isEmpty() ? row.texts.value(index.column()) : row.details;
        if (row.details.isEmpty() && !row.tip.isEmpty())
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + row.tip;
        return text.isEmpty() ? QVariant() : QVariant(plainToolTip(text));
    }
    case Qt::AccessibleDescriptionRole: {
        const QString &text = row.tip.isEmpty() ? row.below : row.tip;
        return text.isEmpty() ? QVariant() : QVariant(text);
    }
    case Qt::ForegroundRole:
        return row.isGone ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText)) : QVariant();
    case KeyRole: return row.key;
    case DataRole: return row.data;
    case HeadRole: return row.head;
    case BelowRole: return row.below;
    case RowCopy::kWholeRole: {
        const QString whole = row.isGone ? QString() : row.whole.value(index.column());
        return whole.isEmpty() ? QVariant() : QVariant(whole);
    }
    case SeverityRole: return index.column() <= 1 ? QVariant(static_cast<int>(row.severity)) : QVariant();
    default: return {};
    }
}

QVariant KeyedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(m_headers.value(section)) : QVariant();
}

} // namespace Lockscope

#include "texttablemodel.h"

#include "../kit/servertext.h"

namespace Lockscope {

TextTableModel::TextTableModel(QStringList headers, QObject *parent)
    : QAbstractTableModel(parent)
    , m_headers(std::move(headers))
{
}

void TextTableModel::setRows(const QList<QStringList> &rows)
{
    if (rows.size() < m_rows.size()) {
        beginRemoveRows({}, static_cast<int>(rows.size()), static_cast<int>(m_rows.size()) - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    }
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row) {
        if (m_rows.at(row) != rows.at(row)) {
            m_rows[row] = rows.at(row);
            Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
        }
    }
    if (rows.size() > m_rows.size()) {
        beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(rows.size()) - 1);
        m_rows = rows;
        endInsertRows();
    }
}

int TextTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant TextTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QString text = m_rows.at(index.row()).value(index.column());
    if (role == Qt::ToolTipRole)
        return plainToolTip(text); // the cell may be too narrow
    return role == Qt::DisplayRole ? QVariant(text) : QVariant();
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(m_headers.value(section)) : QVariant();
}

} // namespace Lockscope

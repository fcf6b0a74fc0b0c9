#pragma once

#include "../kit/export.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace Lockscope {

/// A small table of plain texts, for detail panes and dialogs. Setting rows changes only the cells that differ.
class LOCKSCOPE_WIDGETS_EXPORT TextTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit TextTableModel(QStringList headers, QObject *parent = nullptr);

    void setRows(const QList<QStringList> &rows);
    [[nodiscard]] const QList<QStringList> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const QStringList m_headers;
    QList<QStringList> m_rows;
};

} // namespace Lockscope

#pragma once

#include "../kit/export.h"

#include <lockscope/core/session/addresslist.h>
#include <lockscope/core/session/profile.h>

#include <QAbstractTableModel>

namespace Lockscope {

/// The nodes of a profile, one per row, with their own settings and those of the profile. An edit only emits edited();
/// the owner of the addresses must call setNodes() with the new rows. Never shows a password.
class LOCKSCOPE_WIDGETS_EXPORT ProfileNodesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { AddressColumn, NameColumn, UserColumn, PasswordColumn, TlsColumn, ServerNameColumn, ColumnCount };

    explicit ProfileNodesModel(QObject *parent = nullptr);

    void setNodes(const QList<AddressList::Entry> &nodes, const Profile &common, bool hasCommonPassword);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The user wants to change a node. An empty password means that the node keeps its own.
    void edited(int row, const Lockscope::Endpoint &endpoint);

private:
    [[nodiscard]] QString text(const AddressList::Entry &node, int column) const;
    [[nodiscard]] bool isInherited(const AddressList::Entry &node, int column) const;

    QList<AddressList::Entry> m_nodes;
    Profile m_common;
    bool m_hasCommonPassword = false;
};

} // namespace Lockscope

#include "profilenodesmodel.h"

#include <lockscope/core/base/text.h>

#include <QFont>

namespace Lockscope {

ProfileNodesModel::ProfileNodesModel(QObject *parent) : QAbstractTableModel(parent) { }

void ProfileNodesModel::setNodes(const QList<AddressList::Entry> &nodes, const Profile &common, bool hasCommonPassword)
{
    const auto before = static_cast<int>(m_nodes.size());
    const auto after = static_cast<int>(nodes.size());
    if (after > before)
        beginInsertRows({}, before, after - 1);
    else if (after < before)
        beginRemoveRows({}, after, before - 1);
    m_nodes = nodes;
    m_common = common;
    m_hasCommonPassword = hasCommonPassword;
    if (after > before)
        endInsertRows();
    else if (after < before)
        endRemoveRows();
    if (after > 0)
        Q_EMIT dataChanged(index(0, 0), index(after - 1, ColumnCount - 1));
}

int ProfileNodesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_nodes.size());
}

int ProfileNodesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

bool ProfileNodesModel::isInherited(const AddressList::Entry &node, int column) const
{
    const Endpoint &own = node.endpoint;
    switch (column) {
    case UserColumn: return own.user.isEmpty();
    case PasswordColumn: return own.password.isEmpty();
    case TlsColumn: return !own.tls.enabled;
    case ServerNameColumn: return own.tls.serverName.isEmpty();
    default: return false;
    }
}

QString ProfileNodesModel::text(const AddressList::Entry &node, int column) const
{
    const Endpoint &own = node.endpoint;
    const bool tls = own.kind == Endpoint::Kind::Tcp && (own.tls.enabled || m_common.tls.enabled);
    switch (column) {
    case AddressColumn: return visibleText(own.display(), 120);
    case NameColumn: return visibleText(own.name, 60);
    case UserColumn:
        return !own.user.isEmpty()    ? visibleText(own.user, 60)
            : m_common.user.isEmpty() ? tr("(none)")
                                      : tr("(as all: %1)").arg(visibleText(m_common.user, 40));
    case PasswordColumn:
        if (!isInherited(node, column))
            return tr("own, not shown");
        if (m_hasCommonPassword)
            return tr("(as all)");
        return m_common.secrets.contains(ProfilePasswords::kCommon) || m_common.secrets.contains(own.display())
            ? tr("(ask each time)")
            : tr("(none)");
    case TlsColumn: return own.tls.enabled ? tr("yes") : tls ? tr("(as all: yes)") : tr("no");
    case ServerNameColumn:
        return !tls                             ? QString()
            : !own.tls.serverName.isEmpty()     ? visibleText(own.tls.serverName, 80)
            : m_common.tls.serverName.isEmpty() ? tr("(its host)")
                                                : tr("(as all: %1)").arg(visibleText(m_common.tls.serverName, 60));
    default: return {};
    }
}

QVariant ProfileNodesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const AddressList::Entry &node = m_nodes.at(index.row());
    const Endpoint &own = node.endpoint;
    switch (role) {
    case Qt::DisplayRole: return text(node, index.column());
    case Qt::EditRole:
        switch (index.column()) {
        case NameColumn: return own.name;
        case UserColumn: return own.user;
        case ServerNameColumn: return own.tls.serverName;
        case PasswordColumn: return QString(); // never the password itself
        default: return text(node, index.column());
        }
    case Qt::CheckStateRole:
        if (index.column() == TlsColumn && own.kind == Endpoint::Kind::Tcp)
            return own.tls.enabled || m_common.tls.enabled ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::FontRole:
        if (isInherited(node, index.column())) {
            QFont font;
            font.setItalic(true);
            return font;
        }
        return {};
    default: return {};
    }
}

bool ProfileNodesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    Endpoint endpoint = m_nodes.at(index.row()).endpoint;
    endpoint.password = {};
    const Endpoint before = endpoint;
    if (index.column() == PasswordColumn && role == Qt::EditRole) {
        endpoint.password = Secret(value.toString().toUtf8());
    } else if (role == Qt::CheckStateRole && index.column() == TlsColumn) {
        endpoint.tls.enabled = value.toInt() == Qt::Checked;
        if (!endpoint.tls.enabled)
            endpoint.tls = {};
    } else if (role == Qt::EditRole && index.column() == NameColumn) {
        endpoint.name = value.toString().trimmed();
    } else if (role == Qt::EditRole && index.column() == UserColumn) {
        endpoint.user = value.toString().trimmed();
    } else if (role == Qt::EditRole && index.column() == ServerNameColumn) {
        endpoint.tls.serverName = value.toString().trimmed();
        endpoint.tls.enabled = endpoint.tls.enabled || !endpoint.tls.serverName.isEmpty();
    } else {
        return false;
    }
    if (endpoint != before)
        Q_EMIT edited(index.row(), endpoint);
    return true;
}

Qt::ItemFlags ProfileNodesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    const Endpoint &own = m_nodes.at(index.row()).endpoint;
    const bool tcp = own.kind == Endpoint::Kind::Tcp;
    switch (index.column()) {
    case NameColumn:
    case UserColumn:
    case PasswordColumn: return flags | Qt::ItemIsEditable;
    case TlsColumn: return tcp && !m_common.tls.enabled ? flags | Qt::ItemIsUserCheckable : flags;
    case ServerNameColumn: return tcp && (own.tls.enabled || m_common.tls.enabled) ? flags | Qt::ItemIsEditable : flags;
    default: return flags;
    }
}

QVariant ProfileNodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    switch (section) {
    case AddressColumn: return tr("Address");
    case NameColumn: return tr("Name");
    case UserColumn: return tr("User");
    case PasswordColumn: return tr("Password");
    case TlsColumn: return tr("TLS");
    case ServerNameColumn: return tr("TLS host name");
    default: return {};
    }
}

} // namespace Lockscope

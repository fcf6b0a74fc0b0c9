#include "samplenodesmodel.h"

#include "../kit/servertext.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/contentionwording.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QLocale>

#include <algorithm>

namespace Lockscope {

SampleNodesModel::SampleNodesModel(const std::vector<NodeStatus> &nodes, QObject *parent) : QAbstractTableModel(parent)
{
    for (const auto &node : nodes) {
        if (!node.retired)
            m_nodes.push_back({.status = node});
    }
}

QList<int> SampleNodesModel::chosen() const
{
    QList<int> indexes;
    for (const Node &node : m_nodes) {
        if (node.isChosen)
            indexes.append(node.status.index);
    }
    return indexes;
}

void SampleNodesModel::setOpen(bool open)
{
    m_isOpen = open;
    if (!m_nodes.empty())
        Q_EMIT dataChanged(index(0, NodeColumn), index(rowCount() - 1, NodeColumn));
}

void SampleNodesModel::setSampled(const std::vector<SampledNode> &sampled)
{
    for (Node &node : m_nodes) {
        const auto found = std::find_if(sampled.begin(), sampled.end(),
                                        [&node](const SampledNode &one) { return one.node == node.status.index; });
        node.sampled = found == sampled.end() ? std::nullopt : std::optional(*found);
    }
    if (!m_nodes.empty())
        Q_EMIT dataChanged(index(0, ListenedColumn), index(rowCount() - 1, RemarkColumn));
}

int SampleNodesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_nodes.size());
}

int SampleNodesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString SampleNodesModel::text(const Node &node, int column)
{
    if (column == NodeColumn)
        return visibleText(node.status.label, 60);
    if (!node.sampled) {
        const bool isDown = node.status.reach == NodeStatus::Reach::Down;
        return column == RemarkColumn && isDown ? tr("✕ down") : QString();
    }
    switch (column) {
    case ListenedColumn:
        return node.sampled->duration == Millis(0) ? tr("–") : Wording::duration(node.sampled->duration);
    case CommandsColumn: return node.sampled->duration == Millis(0) ? tr("–") : QLocale().toString(node.sampled->lines);
    case RemarkColumn: {
        const QStringList said = ContentionWording::remarks(*node.sampled);
        return said.isEmpty() ? QString() : tr("⚠ %1").arg(adviceForWindow(said.join(QStringLiteral("; "))));
    }
    default: return {};
    }
}

QVariant SampleNodesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Node &node = m_nodes[static_cast<size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(node, index.column());
    case Qt::ToolTipRole: return plainToolTip(text(node, index.column())); // the cell may be too narrow
    case Qt::CheckStateRole:
        return index.column() == NodeColumn ? QVariant(node.isChosen ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == ListenedColumn || index.column() == CommandsColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    default: return {};
    }
}

bool SampleNodesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || index.column() != NodeColumn || role != Qt::CheckStateRole || !m_isOpen)
        return false;
    m_nodes[static_cast<size_t>(index.row())].isChosen = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
    return true;
}

Qt::ItemFlags SampleNodesModel::flags(const QModelIndex &index) const
{
    const auto flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == NodeColumn && m_isOpen ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant SampleNodesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole
        && (section == ListenedColumn || section == CommandsColumn))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NodeColumn: return tr("Node");
    case ListenedColumn: return tr("Listened for");
    case CommandsColumn: return tr("Commands");
    case RemarkColumn: return tr("Remark");
    default: return {};
    }
}

} // namespace Lockscope

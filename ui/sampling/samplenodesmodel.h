#pragma once

#include "../kit/export.h"

#include <lockscope/core/diagnosis/contentionsample.h>

#include <QAbstractTableModel>

#include <optional>

namespace Lockscope {

/// The nodes to listen to, each with a check box and its result.
class LOCKSCOPE_WIDGETS_EXPORT SampleNodesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NodeColumn, ListenedColumn, CommandsColumn, RemarkColumn, ColumnCount };

    /// Leaves out retired nodes.
    explicit SampleNodesModel(const std::vector<NodeStatus> &nodes, QObject *parent = nullptr);

    /// The checked nodes, as indexes in the deployment.
    [[nodiscard]] QList<int> chosen() const;
    /// Whether the check boxes can be changed; not while a sample runs.
    void setOpen(bool open);
    /// Sets the results. Nodes that were not sampled have none.
    void setSampled(const std::vector<SampledNode> &sampled);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void chosenChanged();

private:
    struct Node
    {
        NodeStatus status;
        bool isChosen = true;
        std::optional<SampledNode> sampled = std::nullopt;
    };

    [[nodiscard]] static QString text(const Node &node, int column);

    std::vector<Node> m_nodes;
    bool m_isOpen = true;
};

} // namespace Lockscope

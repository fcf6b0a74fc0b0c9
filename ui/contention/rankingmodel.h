#pragma once

#include "../kit/export.h"
#include "ranking.h"

#include <QAbstractItemModel>

#include <memory>

namespace Lockscope {

/// Shows a Ranking as a tree. apply() inserts, removes and moves single rows and never resets the model, so selection
/// and expansion stay with the name.
class LOCKSCOPE_WIDGETS_EXPORT RankingModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QByteArray
        KindRole, ///< RankedEntry::Kind, as an int
        SeverityRole, ///< Severity, as an int
    };

    explicit RankingModel(QObject *parent = nullptr);
    ~RankingModel() override;

    /// `withRows` false: existing rows stay in place; only figures change, and new top rows are appended.
    void apply(const Ranking &ranking, bool withRows = true);
    /// The window has grown without any event: means over it shrink.
    void setWindow(Micros window);
    /// apply() with this ranking would not insert, remove or move any row.
    [[nodiscard]] bool hasRowsOf(const Ranking &ranking) const;
    /// Returns the first entry of this kind and name; invalid if there is none.
    [[nodiscard]] QModelIndex find(RankedEntry::Kind kind, const QByteArray &name) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    using QObject::parent;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Node;

    [[nodiscard]] Node *nodeAt(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const Node *node, int column = 0) const;
    [[nodiscard]] static bool hasChildren(const Node &node, const std::vector<RankedEntry> &children);
    void tellWindow(const Node &node);
    void update(Node *node, const std::vector<RankedEntry> &children, bool withRows);
    [[nodiscard]] QString textOf(const Node &node, RankColumn column) const;
    [[nodiscard]] const Node *findBelow(const Node *node, RankedEntry::Kind kind, const QByteArray &name) const;

    std::unique_ptr<Node> m_root;
    bool m_atLeast = true;
    Micros m_window{0};
};

} // namespace Lockscope

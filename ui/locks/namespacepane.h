#pragma once

#include "lockorder.h"

#include <QTreeView>

#include <optional>

class QStandardItem;
class QStandardItemModel;

namespace Lockscope {

class InteractionWatch;

/// The namespaces of the locks as a tree, with the numbers of locks and alarms. Choosing one filters the table. The
/// choice and the expanded items stay while counts change, even when a namespace becomes empty. Under a hand no row is
/// added, removed or moved; the pane catches up when the hand goes.
class LOCKSCOPE_WIDGETS_EXPORT NamespacePane : public QTreeView
{
    Q_OBJECT

public:
    explicit NamespacePane(QWidget *parent = nullptr);

    void show(const NamespaceCounts &spaces);
    /// Sets the number of all locks, with and without a namespace; unset: unknown.
    void setTotal(std::optional<int> locks);
    /// Empty: all.
    [[nodiscard]] QByteArray chosen() const;
    void choose(const QByteArray &space);

    QSize sizeHint() const override;

Q_SIGNALS:
    void chosenChanged(const QByteArray &space);

private:
    using QTreeView::show;
    void apply(); ///< from m_latest
    [[nodiscard]] QStandardItem *itemFor(const NamespaceCount &space);

    QStandardItemModel *m_model;
    QHash<QByteArray, QStandardItem *> m_items;
    QStandardItem *m_all;
    InteractionWatch *m_interaction;
    NamespaceCounts m_latest; ///< shown, except for changes that wait for the hand
    int m_total = 0; ///< from m_latest, so that it matches the namespaces' counts
    bool m_isKnown = false; ///< the number of locks is known
};

} // namespace Lockscope

#pragma once

#include "lockorder.h"

#include <QTreeView>

#include <optional>

class QStandardItem;
class QStandardItemModel;

namespace Lockscope {

class HandWatch;

/// The namespaces of the locks as a tree, with how many locks are in each and how many of them are alarming. Choosing one
/// filters. What is chosen and what is opened stays so while counts change, even when the last of its locks goes. Under a hand no row comes,
/// goes or moves: what came is shown, and what has gone goes, when the hand has.
class LOCKSCOPE_WIDGETS_EXPORT NamespacePane : public QTreeView
{
    Q_OBJECT

public:
    explicit NamespacePane(QWidget *parent = nullptr);

    void show(const LockSpaces &spaces);
    /// How many locks there are, in a namespace or not; nothing: that is not known.
    void setTotal(std::optional<int> locks);
    /// Empty for all.
    [[nodiscard]] QByteArray chosen() const;
    void choose(const QByteArray &space);

    QSize sizeHint() const override;

Q_SIGNALS:
    void chosenChanged(const QByteArray &space);

private:
    using QTreeView::show;
    void apply(); ///< m_latest
    [[nodiscard]] QStandardItem *itemFor(const LockSpace &space);

    QStandardItemModel *m_model;
    QHash<QByteArray, QStandardItem *> m_items;
    QStandardItem *m_all;
    HandWatch *m_hand;
    LockSpaces m_latest; ///< shown, but for what a hand keeps in its place
    int m_total = 0; ///< as the namespaces were told
    bool m_isKnown = false; ///< how many locks there are
};

} // namespace Lockscope

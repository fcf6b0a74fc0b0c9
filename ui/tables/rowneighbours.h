#pragma once

#include <QPersistentModelIndex>

#include <vector>

class QAbstractItemView;
class QKeyEvent;

namespace Lockscope {

/// Home and End lead to the first and the last row, in the same column: it is whole rows that are chosen. None for another key.
[[nodiscard]] QModelIndex firstOrLastRow(const QAbstractItemView &view, const QKeyEvent &event);

/// The rows beside a table's current one. When that one goes, no neighbour is chosen in its place; but the arrow keys go on
/// from where it was, not from the first row of all.
class RowNeighbours
{
public:
    /// To be called before rows change. As long as there is no current row, it keeps what it has.
    void remember(const QAbstractItemView &view);
    /// Where an arrow key leads from the row that has gone, and firstOrLastRow(). None where the key has no such meaning.
    [[nodiscard]] QModelIndex next(const QAbstractItemView &view, const QKeyEvent &event) const;

private:
    std::vector<QPersistentModelIndex> m_below; ///< nearest first
    std::vector<QPersistentModelIndex> m_above;
};

} // namespace Lockscope

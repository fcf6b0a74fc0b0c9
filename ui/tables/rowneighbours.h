#pragma once

#include <QPersistentModelIndex>

#include <vector>

class QAbstractItemView;
class QKeyEvent;

namespace Lockscope {

/// For Home and End: the first or last row, in the current column. Invalid for other keys.
[[nodiscard]] QModelIndex firstOrLastRow(const QAbstractItemView &view, const QKeyEvent &event);

/// The neighbours of a table's current row. If that row goes, the arrow keys continue there; none is selected.
class RowNeighbours
{
public:
    /// Call this before rows change. Without a current row, it keeps the earlier neighbours.
    void remember(const QAbstractItemView &view);
    /// Where an arrow key leads from a row that is gone, and firstOrLastRow(). Invalid for other keys.
    [[nodiscard]] QModelIndex next(const QAbstractItemView &view, const QKeyEvent &event) const;

private:
    std::vector<QPersistentModelIndex> m_below; ///< nearest first
    std::vector<QPersistentModelIndex> m_above;
};

} // namespace Lockscope

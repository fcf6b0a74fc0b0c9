#include "rowneighbours.h"

#include <QAbstractItemView>
#include <QKeyEvent>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kRows = 40; // enough that some remain
}

QModelIndex firstOrLastRow(const QAbstractItemView &view, const QKeyEvent &event)
{
    const bool isEnd = event.key() == Qt::Key_End;
    if ((event.key() != Qt::Key_Home && !isEnd) || (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)))
        return {};
    const QModelIndex current = view.currentIndex();
    return view.model()->index(isEnd ? view.model()->rowCount() - 1 : 0, current.isValid() ? current.column() : 0);
}

void RowNeighbours::remember(const QAbstractItemView &view)
{
    const QModelIndex current = view.currentIndex();
    if (!current.isValid())
        return;
    m_below.clear();
    m_above.clear();
    for (int step = 1; step <= kRows; ++step) {
        m_below.emplace_back(current.siblingAtRow(current.row() + step));
        m_above.emplace_back(current.siblingAtRow(current.row() - step));
    }
}

QModelIndex RowNeighbours::next(const QAbstractItemView &view, const QKeyEvent &event) const
{
    if (const QModelIndex end = firstOrLastRow(view, event); end.isValid())
        return end;
    const bool isArrow = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    if (!isArrow || (event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) || view.currentIndex().isValid())
        return {};
    const auto &rows = event.key() == Qt::Key_Down ? m_below : m_above;
    const auto next = std::find_if(rows.begin(), rows.end(), [](const auto &index) { return index.isValid(); });
    return next == rows.end() ? QModelIndex() : QModelIndex(*next);
}

} // namespace Lockscope

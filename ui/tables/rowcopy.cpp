#include "rowcopy.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace Lockscope {

namespace {

const QHeaderView *headerOf(const QAbstractItemView &view)
{
    if (const auto *table = qobject_cast<const QTableView *>(&view))
        return table->horizontalHeader();
    const auto *tree = qobject_cast<const QTreeView *>(&view);
    return tree != nullptr ? tree->header() : nullptr;
}

/// The position of a row in a tree: its row numbers from the root down.
std::vector<int> placeOf(QModelIndex index)
{
    std::vector<int> place;
    for (; index.isValid(); index = index.parent())
        place.insert(place.begin(), index.row());
    return place;
}

std::vector<QModelIndex> rowsMeant(const QAbstractItemView &view)
{
    std::vector<QModelIndex> rows;
    const auto ranges = view.selectionModel()->selection();
    for (const auto &range : ranges) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(view.model()->index(row, 0, range.parent()));
    }
    if (rows.empty() && view.currentIndex().isValid())
        rows.push_back(view.currentIndex().siblingAtColumn(0));
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &a, const QModelIndex &b) { return placeOf(a) < placeOf(b); });
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

RowCopy::RowCopy(QAbstractItemView *view)
    : QObject(view)
    , m_view(view)
    , m_action(new QAction(tr("&Copy (Ctrl+C)"), view))
{
    m_action->setObjectName(QStringLiteral("copyRowsAction"));
    view->addAction(m_action);
    connect(m_action, &QAction::triggered, this, &RowCopy::copy);
    view->installEventFilter(this);
}

QString RowCopy::text(const QAbstractItemView &view)
{
    const QHeaderView *header = headerOf(view);
    QStringList lines;
    for (const QModelIndex &row : rowsMeant(view)) {
        QStringList cells;
        for (int place = 0; place < view.model()->columnCount(row.parent()); ++place) {
            const int column = header != nullptr ? header->logicalIndex(place) : place;
            if (header != nullptr && header->isSectionHidden(column) && !view.property(kCopiesHidden).toBool())
                continue;
            const QModelIndex cell = row.siblingAtColumn(column);
            const QVariant whole = cell.data(kWholeRole);
            cells += (whole.isValid() ? whole : cell.data()).toString();
        }
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

void RowCopy::copy() const
{
    if (const QString rows = text(*m_view); !rows.isEmpty())
        QGuiApplication::clipboard()->setText(rows);
}

bool RowCopy::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy))
        return QObject::eventFilter(watched, event);
    copy();
    return true;
}

} // namespace Lockscope

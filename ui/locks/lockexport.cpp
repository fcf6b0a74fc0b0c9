#include "lockexport.h"

#include "locktablemodel.h"

#include <lockscope/core/session/lockjson.h>

#include <QHeaderView>
#include <QTableView>

#include <memory>

namespace Lockscope {

namespace {

/// Stays at the moment of the export, so that nothing counts down while the file is written.
class FixedClock final : public Clock
{
public:
    FixedClock(Instant now, WallTime wallNow) : m_now(now), m_wallNow(wallNow) { }

    [[nodiscard]] Instant now() const override { return m_now; }
    [[nodiscard]] WallTime wallNow() const override { return m_wallNow; }

private:
    Instant m_now;
    WallTime m_wallNow;
};

} // namespace

ExportContent exportOf(const QTableView &view, const LockTableModel &model, const std::vector<NodeStatus> &nodes)
{
    ExportContent content;
    QList<int> columns;
    for (int place = 0; place < model.columnCount(); ++place) {
        const int column = view.horizontalHeader()->logicalIndex(place);
        const bool isDrawn = columnSpec(static_cast<LockColumn::Id>(column)).cell == LockCell::History;
        if (!view.isColumnHidden(column) && !isDrawn)
            columns.append(column);
    }
    for (const int column : std::as_const(columns))
        content.headers += model.headerData(column, Qt::Horizontal).toString();
    std::vector<LockStatePtr> locks;
    locks.reserve(static_cast<size_t>(model.rowCount()));
    for (int row = 0; row < model.rowCount(); ++row) {
        if (!model.isStaleRow(row))
            locks.push_back(model.lockAt(row));
    }
    const auto taken = std::make_shared<const std::vector<LockStatePtr>>(std::move(locks));
    const auto at = [taken](qsizetype row) -> const LockState & { return *(*taken)[static_cast<size_t>(row)]; };
    content.made = static_cast<qsizetype>(taken->size());
    content.makeRow = [at, columns, texts = model.texts()](qsizetype row) {
        QStringList cells;
        for (const int column : columns)
            cells += texts.whole(at(row), static_cast<LockColumn::Id>(column));
        return cells;
    };
    content.makeObject
        = [at, nodes, clock = FixedClock(model.shownInstant(), model.shownWallTime())](qsizetype row) { //
              return lockToJson(at(row), nodes, clock);
          };
    return content;
}

} // namespace Lockscope

#include "timelinetable.h"

#include "../kit/interactionwatch.h"
#include "../tables/rowcopy.h"
#include "../tables/rowneighbours.h"
#include "../tables/tooltipupdater.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <utility>

namespace Lockscope {

TimelineTable::TimelineTable(QWidget *parent) : QTableView(parent), m_model(new TimelineTableModel(this))
{
    setAccessibleName(tr("Holds, the latest first"));
    setModel(m_model);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    new RowCopy(this);
    new ToolTipUpdater(this);
    m_interaction = new InteractionWatch(this, 0); // a resting pointer must not hold back a whole picture
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // scroll positions are rows
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setTextElideMode(Qt::ElideMiddle);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    int column = 0;
    for (const int width : {20, 20, 11, 11, 9, 11, 20})
        setColumnWidth(column++, width * em);
    // Watch the selection, not the current row: getting the focus makes the first row current.
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection &selected) {
        const int row = selected.isEmpty() ? -1 : selected.first().top();
        if (const TimelineHold *hold = m_model->holdAt(row); hold != nullptr && !m_byProgram)
            Q_EMIT holdChosen(*hold);
    });
}

void TimelineTable::setHolds(const std::shared_ptr<const TimelineHolds> &holds)
{
    const auto seen = places();
    const auto copyOf = [this](int row) {
        const TimelineHold *hold = m_model->holdAt(row);
        return hold == nullptr ? std::nullopt : std::optional(*hold);
    };
    const auto under = copyOf(rowUnderPointer());
    const auto current = copyOf(currentIndex().row());
    const bool isChosen = current && selectionModel()->isRowSelected(currentIndex().row(), {});

    {
        const QScopedValueRollback byProgram(m_byProgram, true);
        // When the current row leaves, Qt selects a neighbour: a lock that nobody chose.
        if (current && !TimelineTableModel::has(holds.get(), *current))
            selectionModel()->clear();
        m_model->setHolds(holds);
    }
    executeDelayedItemsLayout();
    for (const Place &place : seen) {
        if (const int row = m_model->rowOf(place.hold); row >= 0) {
            verticalScrollBar()->setValue(row - place.line);
            break;
        }
    }
    // A model reset loses the selection.
    if (const int row = isChosen && !currentIndex().isValid() ? m_model->rowOf(*current) : -1; row >= 0)
        choose(row, false);
    if (const TimelineHold *now = m_model->holdAt(rowUnderPointer()); under && (now == nullptr || !now->isSame(*under)))
        m_sinceReplaced.start();
}

std::vector<TimelineTable::Place> TimelineTable::places() const
{
    std::vector<Place> places;
    const int first = rowAt(0);
    if (first < 0)
        return places;
    int last = rowAt(viewport()->height() - 1);
    if (last < 0)
        last = m_model->rowCount() - 1;
    const auto add = [&](int row) {
        if (first <= row && row <= last)
            places.push_back({*m_model->holdAt(row), row - first});
    };
    const bool atTop = verticalScrollBar()->value() == 0;
    if (!atTop || m_interaction->wasActive(kLeftMillis))
        add(rowUnderPointer());
    // At the very top, while the user does not use the table, the list shows its newest rows.
    if (atTop && places.empty())
        return places;
    add(currentIndex().row());
    for (int row = first; row <= last; ++row)
        add(row);
    return places;
}

int TimelineTable::rowUnderPointer() const
{
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    return viewport()->underMouse() && viewport()->rect().contains(pointer) ? rowAt(pointer.y()) : -1;
}

void TimelineTable::selectHold(const QByteArray &lock, Instant by, bool intoSight)
{
    const int row = m_model->rowOf(lock, by);
    if (row >= 0 && (intoSight || row != currentIndex().row()))
        choose(row, intoSight);
}

const TimelineHold *TimelineTable::selectedHold() const
{
    const int row = currentIndex().row();
    return row >= 0 && selectionModel()->isRowSelected(row, {}) ? m_model->holdAt(row) : nullptr;
}

void TimelineTable::choose(int row, bool intoSight)
{
    const QScopedValueRollback byProgram(m_byProgram, true);
    setAutoScroll(false);
    selectRow(row);
    setAutoScroll(true);
    if (intoSight)
        scrollTo(m_model->index(row, 0));
}

void TimelineTable::setEmptyWords(const QString &words)
{
    if (std::exchange(m_emptyWords, words) != words && m_model->rowCount() == 0)
        viewport()->update();
}

void TimelineTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_emptyWords);
}

void TimelineTable::tick()
{
    const int column = TimelineTableModel::HeldColumn;
    viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
}

void TimelineTable::keyPressEvent(QKeyEvent *event)
{
    if (const auto end = firstOrLastRow(*this, *event); end.isValid())
        return setCurrentIndex(end);
    QTableView::keyPressEvent(event);
}

void TimelineTable::mousePressEvent(QMouseEvent *event)
{
    if (m_sinceReplaced.isValid() && !m_sinceReplaced.hasExpired(kMisclickMillis))
        return;
    QTableView::mousePressEvent(event);
}

} // namespace Lockscope

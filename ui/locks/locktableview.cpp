#include "locktableview.h"

#include "../kit/interactionwatch.h"
#include "../tables/headermenus.h"
#include "../tables/headerstate.h"
#include "../tables/rowcopy.h"
#include "../tables/tableheader.h"
#include "../tables/tooltipupdater.h"
#include "lockdelegates.h"
#include "locktablemodel.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDataStream>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace Lockscope {

namespace {

/// They take what the other columns leave.
const QList<int> kElasticColumns{LockColumn::Name, LockColumn::Owner};
/// They shrink in a narrow table, and keep their width in a wide one.
const QList<int> kYieldingColumns{LockColumn::Verdict, LockColumn::Ttl};
const QList<int> kSharingColumns = kElasticColumns + kYieldingColumns;
constexpr int kLeastLastEm = 7; ///< its title fits
constexpr int kMostElasticEm = 26;

} // namespace

LockTableView::LockTableView(LockTableModel *model, int nodes, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_nodes(nodes)
    , m_votesShownForOtherNodeCount(nodes < 2)
    , m_interaction(new InteractionWatch(this))
    , m_cells(new LockCellDelegate(this))
{
    setHorizontalHeader(new TableHeader(this));
    horizontalHeader()->setSectionsClickable(true);
    setModel(model);
    new ToolTipUpdater(this);
    setItemDelegate(m_cells);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSortingEnabled(true);
    sortByColumn(LockColumn::Verdict, Qt::AscendingOrder);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // a row's position is a whole number
    setWordWrap(false);
    setTextElideMode(Qt::ElideMiddle); // similar names differ in their ends
    setTabKeyNavigation(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(RowDelegate::rowHeight(font()));
    auto *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { openColumnMenu(horizontalHeader()->mapToGlobal(at)); });
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    for (int column = 0; column < LockColumn::Count; ++column)
        setColumnWidth(column, columnSpec(static_cast<LockColumn::Id>(column)).width * em);
    showDefaultColumns();
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int before, int now) {
        // By the user, who did not hide or show it.
        if (!m_isSharing && before > 0 && now > 0 && kSharingColumns.contains(column) && column != lastColumn())
            m_sharesWidth = false;
    });

    auto *copyAction = new QAction(tr("&Copy (Ctrl+C)"), this);
    copyAction->setObjectName(QStringLiteral("copyLocksAction"));
    addAction(copyAction);
    connect(copyAction, &QAction::triggered, this, &LockTableView::copy);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &LockTableView::limitSelection);

    connect(model, &LockTableModel::rowsAboutToChange, this, &LockTableView::rememberPlaces);
    connect(model, &LockTableModel::rowsChanged, this, &LockTableView::restorePlaces);
    const auto tellHand = [this] {
        m_model->holdRows(m_interaction->isActive());
        Q_EMIT handChanged(m_interaction->isActive());
    };
    connect(m_interaction, &InteractionWatch::started, this, tellHand);
    connect(m_interaction, &InteractionWatch::ended, this, tellHand);
    for (QObject *part : std::initializer_list<QObject *>{viewport(), header->viewport()})
        part->installEventFilter(this);
}

void LockTableView::showDefaultColumns()
{
    for (int column = 0; column < LockColumn::Count; ++column) {
        setColumnHidden(column,
                        !columnSpec(static_cast<LockColumn::Id>(column)).isDefault
                            || (column == LockColumn::Votes && m_nodes < 2));
    }
    m_sharesWidth = true;
    shareWidth();
}

int LockTableView::lastColumn() const
{
    const auto *header = horizontalHeader();
    for (int visual = header->count() - 1; visual >= 0; --visual) {
        if (const int column = header->logicalIndex(visual); !isColumnHidden(column))
            return column;
    }
    return -1;
}

void LockTableView::shareWidth()
{
    if (!m_sharesWidth)
        return;
    const QScopedValueRollback sharing(m_isSharing, true);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const int last = lastColumn(); // it stretches, so its present width does not count
    int left = viewport()->width(); // what remains if each column has its least width
    int shrinking = 0; // by how much the columns can shrink
    int elastic = 0;
    for (int column = 0; column < LockColumn::Count; ++column) {
        if (isColumnHidden(column))
            continue;
        const auto &spec = columnSpec(static_cast<LockColumn::Id>(column));
        if (column == last || kSharingColumns.contains(column)) {
            left -= spec.leastWidth() * em;
            shrinking += (spec.width - spec.leastWidth()) * em;
        } else {
            left -= columnWidth(column);
        }
        elastic += kElasticColumns.contains(column) ? spec.width : 0;
    }
    const int given = std::clamp(left, 0, shrinking);
    const int surplus = std::max(left - shrinking, 0);
    for (const int column : kSharingColumns) {
        if (isColumnHidden(column) || column == last)
            continue;
        const auto &spec = columnSpec(static_cast<LockColumn::Id>(column));
        int width = spec.leastWidth() * em;
        if (shrinking > 0)
            width += (spec.width - spec.leastWidth()) * em * given / shrinking;
        if (kElasticColumns.contains(column))
            width = std::min(width + surplus * spec.width / elastic, kMostElasticEm * em);
        setColumnWidth(column, width);
    }
    if (last >= 0) // it grows by itself, but does not shrink
        setColumnWidth(last, kLeastLastEm * em);
}

void LockTableView::resizeEvent(QResizeEvent *event)
{
    if (event->size().width() != event->oldSize().width())
        shareWidth();
    QTableView::resizeEvent(event);
}

QByteArray LockTableView::saveColumns() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    const bool here = !isColumnHidden(LockColumn::Votes);
    stream << saveHeader(*horizontalHeader()) << (m_nodes < 2 ? here : m_votesShownForOtherNodeCount)
           << (m_nodes < 2 ? m_votesShownForOtherNodeCount : here) << m_sharesWidth;
    return state;
}

void LockTableView::restoreColumns(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray header;
    bool onOne = false;
    bool onSeveral = true;
    bool sharesWidth = true;
    stream >> header >> onOne >> onSeveral >> sharesWidth;
    if (stream.status() != QDataStream::Ok || !restoreHeader(*horizontalHeader(), header))
        return;
    m_sharesWidth = sharesWidth;
    m_votesShownForOtherNodeCount = m_nodes < 2 ? onSeveral : onOne;
    setColumnHidden(LockColumn::Votes, !(m_nodes < 2 ? onOne : onSeveral));
    shareWidth();
}

void LockTableView::fillColumnMenu(QMenu *menu)
{
    // Without these two a row means nothing.
    Lockscope::fillColumnMenu(menu, horizontalHeader(),
                              [](int column) { return column != LockColumn::Verdict && column != LockColumn::Name; });
    menu->addSeparator();
    connect(menu->addAction(tr("&Default columns")), &QAction::triggered, this, &LockTableView::showDefaultColumns);
}

void LockTableView::openColumnMenu(const QPoint &place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillColumnMenu(menu);
    menu->popup(place);
}

void LockTableView::tick()
{
    if (m_model->rowsWait()) { // a held row may change its colour as time passes
        viewport()->update();
        return;
    }
    for (const int column : {LockColumn::Ttl, LockColumn::Held}) {
        if (!isColumnHidden(column))
            viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
    }
}

void LockTableView::updateHistory()
{
    constexpr int column = LockColumn::History;
    if (!isColumnHidden(column))
        viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
}

QByteArrayList LockTableView::namesInSight() const
{
    QByteArrayList names;
    const int first = rowAt(0);
    if (first < 0 || isColumnHidden(LockColumn::History))
        return names;
    const int last = rowAt(viewport()->height() - 1);
    for (int row = first; row <= (last < 0 ? m_model->rowCount() - 1 : last); ++row) {
        if (const auto lock = m_model->lockAt(row))
            names.append(lock->name);
    }
    return names;
}

bool LockTableView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && watched == viewport() && m_sinceReplaced.isValid()
        && !m_sinceReplaced.hasExpired(kMisclickMillis)) {
        m_interaction->touch();
        Q_EMIT misclicked();
        return true;
    }
    // InteractionWatch watches only the rows, so report dragging a column and opening the header's menu.
    if (watched == horizontalHeader()->viewport()
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove
            || event->type() == QEvent::ContextMenu))
        m_interaction->touch();
    return QTableView::eventFilter(watched, event);
}

void LockTableView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        Q_EMIT pausePressed();
        return;
    }
    m_interaction->touch();
    if (event == QKeySequence::Copy)
        return copy(); // whole rows; Qt would copy one cell
    // The focus moves the current index to the first row without selecting it. Let the first arrow key select that row.
    const bool isArrow = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (isArrow && !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) && currentIndex().isValid()
        && !selectionModel()->hasSelection())
        return selectionModel()->select(currentIndex(),
                                        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (const auto next = m_neighbours.next(*this, *event); next.isValid())
        return setCurrentIndex(next);
    QTableView::keyPressEvent(event);
}

bool LockTableView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        // A fully visible name needs no tip, which would cover the rows below.
        const QModelIndex cell = indexAt(static_cast<QHelpEvent *>(event)->pos());
        const auto isCut = [this, &cell] {
            return sizeHintForIndex(cell).width() > columnWidth(cell.column())
                || cell.data().toString().size() < cell.data(RowCopy::kWholeRole).toString().size();
        };
        if (cell.isValid() && cell.column() == LockColumn::Name && !isCut()) {
            QToolTip::hideText();
            event->ignore();
            return true;
        }
    }
    return QTableView::viewportEvent(event);
}

std::vector<int> LockTableView::selectedRows() const
{
    std::vector<int> rows;
    const auto ranges = selectionModel()->selection();
    for (const auto &range : ranges) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

void LockTableView::limitSelection()
{
    qint64 count = 0;
    const auto ranges = selectionModel()->selection();
    for (const auto &range : ranges)
        count += range.height();
    if (count <= kMostSelected)
        return;
    if (currentIndex().isValid())
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    else
        selectionModel()->clearSelection();
    Q_EMIT tooManySelected();
}

void LockTableView::copy() const
{
    if (const QString rows = RowCopy::text(*this); !rows.isEmpty())
        QGuiApplication::clipboard()->setText(rows);
}

void LockTableView::sortNow()
{
    m_interaction->release();
}

bool LockTableView::isHandOnIt() const
{
    return m_interaction->isActive();
}

int LockTableView::rowUnderPointer() const
{
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    return viewport()->underMouse() && viewport()->rect().contains(pointer) ? rowAt(pointer.y()) : -1;
}

void LockTableView::rememberPlaces()
{
    m_neighbours.remember(*this);
    m_places.clear();
    m_neighbourPlaces.clear();
    m_chosen.clear();
    m_valueBefore = verticalScrollBar()->value();
    m_underPointer = m_model->index(rowUnderPointer(), LockColumn::Name);
    m_wasUnderPointer = m_underPointer.isValid();
    const int first = rowAt(0);
    if (first < 0)
        return;
    int last = rowAt(viewport()->height() - 1);
    if (last < 0)
        last = m_model->rowCount() - 1;
    const auto isVisible = [first, last](int row) { return first <= row && row <= last; };
    const auto remember = [this](std::vector<Place> &places, int row) {
        places.push_back({.index = m_model->index(row, LockColumn::Name), .row = row});
    };
    // Ignore a pointer that has rested for long, or stayed while a key moved the rows.
    if (m_underPointer.isValid() && isVisible(m_underPointer.row()) && m_interaction->wasActive(kLeftMillis))
        remember(m_places, m_underPointer.row());
    // Ignore a row that only has the focus: the operator did not choose it.
    const bool isChosen = verticalScrollBar()->value() > 0 || selectionModel()->isSelected(currentIndex());
    if (isVisible(currentIndex().row()) && isChosen) {
        if (m_places.empty())
            m_chosen = m_model->lockAt(currentIndex().row())->name;
        remember(m_places, currentIndex().row());
    }
    // At the very top, without a hand on the table, the operator looks at the top of the list.
    if (verticalScrollBar()->value() == 0 && m_places.empty())
        return m_kept.forget();
    // Appended rows that wait for their places may go far up, so leave them out.
    for (int row = first; row <= std::min(last, m_model->rowsInOrder() - 1); ++row)
        remember(m_places, row);
    for (int step = 1; step <= first || last + step < m_model->rowCount(); step *= 2) {
        if (step <= first)
            remember(m_neighbourPlaces, first - step);
        if (last + step < m_model->rowCount())
            remember(m_neighbourPlaces, last + step);
    }
}

std::optional<int> LockTableView::middleMove(const std::vector<Place> &places)
{
    std::vector<int> moves;
    for (const auto &place : places) {
        if (place.isLeft())
            moves.push_back(place.moved());
    }
    if (moves.empty())
        return std::nullopt;
    const auto middle = moves.begin() + std::ssize(moves) / 2;
    std::nth_element(moves.begin(), middle, moves.end());
    return *middle;
}

bool LockTableView::movedWith(const Place &place, int move) const
{
    return place.isLeft() && std::abs(place.moved() - move) <= verticalScrollBar()->pageStep();
}

std::optional<int> LockTableView::movedTogether() const
{
    const auto most = middleMove(m_places);
    const auto count = most
        ? std::count_if(m_places.begin(), m_places.end(), [&](const Place &place) { return movedWith(place, *most); })
        : 0;
    return 2 * count >= std::ssize(m_places) ? most : std::nullopt;
}

int LockTableView::neighboursMove() const
{
    const auto most = middleMove(m_neighbourPlaces);
    const auto near = std::find_if(m_neighbourPlaces.begin(), m_neighbourPlaces.end(),
                                   [&](const Place &place) { return most && movedWith(place, *most); });
    if (near == m_neighbourPlaces.end())
        return 0;
    return near->index.row() + (near->row < m_valueBefore ? 1 : 0) - m_valueBefore; // all between are gone
}

void LockTableView::restorePlaces()
{
    executeDelayedItemsLayout();
    if (!m_places.empty()) {
        // A few remaining rows may have moved anywhere, so follow them only if most moved together.
        const int most = movedTogether().value_or(neighboursMove());
        const auto left
            = std::find_if(m_places.begin(), m_places.end(), [](const Place &place) { return place.isLeft(); });
        const int preferred = left != m_places.end() ? left->moved() : most;
        // Do not follow a single row that moves far, because all others would be torn away. A row kept among its
        // neighbours does not move far, but they may.
        const bool isKept = !m_chosen.isEmpty() && m_model->kept() == m_chosen;
        const bool isTorn = !isKept && std::abs(preferred - most) > verticalScrollBar()->pageStep();
        // The scroll bar may have cut the value off while there were fewer rows.
        m_kept.keep(*verticalScrollBar(), m_valueBefore, isTorn ? QByteArray() : m_chosen, isTorn ? most : preferred);
    }
    m_places.clear();
    m_neighbourPlaces.clear();
    if (const int row = rowUnderPointer();
        row >= 0 && m_wasUnderPointer && (!m_underPointer.isValid() || m_underPointer.row() != row))
        m_sinceReplaced.start();
}

} // namespace Lockscope

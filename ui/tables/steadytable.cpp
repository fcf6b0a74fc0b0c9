#include "steadytable.h"

#include "../kit/interactionwatch.h"
#include "../kit/mutedlabel.h"
#include "rowcopy.h"
#include "rowdelegate.h"
#include "tableheader.h"
#include "tooltipupdater.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

SteadyTable::SteadyTable(const QStringList &headers, QWidget *parent)
    : QTableView(parent)
    , m_model(new KeyedTableModel(headers, this))
    , m_rows(new RowDelegate(KeyedTableModel::SeverityRole, this))
    , m_empty(new QLabel(viewport()))
    , m_above(new QToolButton(this))
{
    setHorizontalHeader(new TableHeader(this));
    setModel(m_model);
    setItemDelegate(m_rows);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // a row's position is a whole number
    setWordWrap(false);
    setShowGrid(false); // the rows draw their own lines
    setTabKeyNavigation(false);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(RowDelegate::rowHeight(font()));
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionsClickable(false); // the caller sorts
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    setMuted(m_empty, font());
    auto *over = new QVBoxLayout(viewport());
    over->addWidget(m_empty);
    m_above->setObjectName(QStringLiteral("moreAbove"));
    m_above->setFocusPolicy(Qt::NoFocus); // Ctrl+Home does the same
    m_above->hide();
    connect(m_above, &QToolButton::clicked, this, [this] { verticalScrollBar()->setValue(0); });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { setMoreAbove(std::min(m_moreAbove, value)); });
    new RowCopy(this);
    new ToolTipUpdater(this);
    m_interaction = new InteractionWatch(this);
    connect(m_interaction, &InteractionWatch::ended, this, &SteadyTable::apply);
}

void SteadyTable::setRows(const QList<KeyedRow> &rows, Rows why)
{
    m_wanted = rows;
    m_follows = why == Rows::News;
    if (why == Rows::Asked)
        sortNow();
    else
        apply();
    m_follows = true;
}

void SteadyTable::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_isShownAnew = true;
}

void SteadyTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        setMuted(m_empty, font());
}

void SteadyTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    setMoreAbove(m_moreAbove);
}

void SteadyTable::keyPressEvent(QKeyEvent *event)
{
    if (const auto next = m_neighbours.next(*this, *event); next.isValid())
        return setCurrentIndex(next);
    QTableView::keyPressEvent(event);
}

void SteadyTable::setMoreAbove(int rows)
{
    m_moreAbove = rows;
    m_above->setVisible(rows > 0);
    if (rows == 0)
        return;
    m_above->setText(tr("↑ %n more above", nullptr, rows));
    const QSize size = m_above->sizeHint();
    const QRect area = viewport()->geometry();
    m_above->setGeometry(QRect(QPoint(area.right() - size.width(), area.top()), size));
    m_above->raise();
}

void SteadyTable::sortNow()
{
    m_interaction->release(); // emits ended(), which applies the rows
}

bool SteadyTable::rowsWait() const
{
    const auto &shown = m_model->rows();
    return !std::equal(shown.begin(), shown.end(), m_wanted.begin(), m_wanted.end(),
                       [](const KeyedRow &a, const KeyedRow &b) { return a.key == b.key; });
}

void SteadyTable::setBadgeColumn(int column)
{
    m_rows->setBadgeColumn(column);
}

void SteadyTable::setTwoLines(int column)
{
    m_rows->setTwoLines(column, KeyedTableModel::HeadRole, KeyedTableModel::BelowRole);
    verticalHeader()->setDefaultSectionSize(RowDelegate::twoLineHeight(font()));
}

void SteadyTable::setEmptyText(const QString &text)
{
    m_empty->setText(text);
}

const KeyedRow *SteadyTable::current() const
{
    const int row = currentIndex().row();
    return row < 0 || row >= m_model->rows().size() ? nullptr : &m_model->rows().at(row);
}

void SteadyTable::apply()
{
    const bool isFirst = std::exchange(m_isShownAnew, !isVisible());
    const bool isHeld = m_interaction->isActive() && m_model->rowCount() > 0 && !isFirst;
    // Keep what the operator looks at: the selected row if visible, else the topmost; at the very top, the top itself.
    const int top = rowAt(0);
    const int bottom = rowAt(viewport()->height() - 1);
    const int value = verticalScrollBar()->value();
    QPersistentModelIndex place;
    const bool isAnew = isFirst && value == 0;
    if (m_follows && !isAnew) {
        // A current row that is not selected may only have the focus.
        if (const auto chosen = currentIndex();
            selectionModel()->isSelected(chosen) && chosen.row() >= top && (bottom < 0 || chosen.row() <= bottom))
            place = chosen;
        else if (value > 0 && top >= 0)
            place = m_model->index(top, 0);
        else
            m_kept.forget();
    }
    const int before = place.row();
    const QByteArray key = before < 0 ? QByteArray() : m_model->rows().at(before).key;
    m_neighbours.remember(*this);
    // Clear the selection of a removed row, so that it does not jump to a neighbour.
    if (const auto *chosen = current(); chosen != nullptr && !isHeld
        && std::none_of(m_wanted.begin(), m_wanted.end(),
                        [chosen](const KeyedRow &row) { return row.key == chosen->key; }))
        selectionModel()->clear();
    m_model->setRows(m_wanted, !isHeld);
    if (place.isValid() && place.row() != before) {
        executeDelayedItemsLayout();
        m_kept.keep(*verticalScrollBar(), value, key, place.row() - before);
        setMoreAbove(std::clamp(m_moreAbove + place.row() - before, 0, verticalScrollBar()->value()));
    }
    m_empty->setVisible(m_model->rowCount() == 0 && !m_empty->text().isEmpty());
}

} // namespace Lockscope

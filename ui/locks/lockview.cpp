#include "lockview.h"

#include "../filter/subsetchips.h"
#include "lockexport.h"
#include "locktablemodel.h"
#include "locktableview.h"
#include "namespacepane.h"
#include "otherdatabases.h"

#include <lockscope/core/words/wording.h>

#include <QDataStream>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

constexpr int kDetailWidth = 376; ///< in a wide view
constexpr int kLeastDetailWidth = 316;
constexpr int kTableWidth = 784; ///< that the table has before the details get more than their least
constexpr int kBesideWidth = 860; ///< in a narrower view the details are below the table
constexpr int kMargin = 14;
constexpr std::chrono::seconds kAwait{10};
constexpr std::chrono::seconds kKeepInSight{5};

} // namespace

LockView::LockView(LockTableModel *model, const Clock &clock, int nodes, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_namespaces(new NamespacePane(this))
    , m_detail(new LockDetailPane(clock, this))
    , m_splitter(new QSplitter(Qt::Horizontal, this))
    , m_sides(new QSplitter(Qt::Horizontal, this))
{
    // Connect before the view does: otherwise the view moves its current index to a neighbour, and scrolls there.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this](const QModelIndex &, int first, int last) {
        m_isProgrammaticSelection = true;
        if (const int current = m_table->currentIndex().row(); current >= first && current <= last)
            m_table->selectionModel()->clearCurrentIndex();
    });
    connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { m_isProgrammaticSelection = false; });
    connect(model, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        for (int row = first; !m_chosen.isEmpty() && row <= last; ++row) {
            if (m_chosen.contains(m_model->lockAt(row)->name))
                m_arrived.emplace_back(m_model->index(row, 0));
        }
    });
    m_table = new LockTableView(model, nodes, this);
    m_empty = new QLabel(m_table->viewport());
    m_showAll = new QPushButton(tr("Show all locks"), m_table->viewport());
    m_showPossible = new QPushButton(tr("Show them"), m_table->viewport());
    m_table->setObjectName(QStringLiteral("lockTable"));
    m_table->setAccessibleName(tr("Locks"));
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_namespaces->setObjectName(QStringLiteral("namespaces"));
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("emptyText"));
    for (QObject *part : std::initializer_list<QObject *>{m_table, m_table->viewport(), m_table->verticalScrollBar()})
        part->installEventFilter(this);
    m_showPossible->setObjectName(QStringLiteral("emptyShowPossible"));
    m_showPossible->hide();
    m_showAll->setObjectName(QStringLiteral("emptyShowAll"));
    m_showAll->hide();
    connect(m_showAll, &QPushButton::clicked, this, &LockView::allWanted);
    connect(m_showPossible, &QPushButton::clicked, this, &LockView::possibleWanted);
    auto *over = new QVBoxLayout(m_table->viewport());
    m_otherDatabases = new OtherDatabases(m_table->viewport());
    connect(m_otherDatabases, &OtherDatabases::openRequested, this, &LockView::databaseRequested);
    over->addStretch();
    over->addWidget(m_empty);
    over->addWidget(m_showAll, 0, Qt::AlignHCenter);
    over->addWidget(m_showPossible, 0, Qt::AlignHCenter);
    over->addWidget(m_otherDatabases);
    over->addStretch();

    m_sides->addWidget(m_namespaces);
    m_sides->addWidget(m_table);
    m_sides->setStretchFactor(0, 0);
    m_sides->setStretchFactor(1, 1);
    m_sides->setChildrenCollapsible(false);
    m_splitter->addWidget(m_sides);
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setChildrenCollapsible(false);
    m_namespaces->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kMargin, 0, 0, 0);
    layout->addWidget(m_splitter);
    setFocusProxy(m_table);

    connect(model, &LockTableModel::rowsChanged, this, [this] {
        highlightSelected();
        showAwaited();
        if (m_keepInSight.isActive())
            scrollToSelected(); // a new row is appended first, and then goes to its place
        m_keep.start();
    });
    connect(model, &LockTableModel::updated, this, [this] {
        showAwaited();
        m_namespaces->setTotal(total()); // spacesChanged() is not emitted if no lock has a namespace
        updateEmpty();
        updateDetail(); // while paused too, because earlier changes arrive a little later
    });
    connect(model, &LockTableModel::filterApplied, this, [this] {
        if (m_model->rowOf(m_selected) < 0)
            m_table->scrollToTop(); // the result begins there; a held row does not matter
    });
    connect(model, &LockTableModel::spacesChanged, this, [this](const auto &spaces) { m_namespaces->show(*spaces); });
    connect(m_namespaces, &NamespacePane::chosenChanged, model, &LockTableModel::setNamespace);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        // The focus alone makes some row current, but selects none: keep the selection of locks that are gone.
        if (m_table->selectionModel()->hasSelection())
            onSelection();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LockView::onSelection);
    // A click on the last visible row of several selects it alone, though the table's selection does not change.
    connect(m_table, &QAbstractItemView::clicked, this, [this] {
        if (m_chosen.size() > 1 && selectedLocks().size() == 1)
            onSelection();
    });
    // Delayed, because the row may be out of sight for a moment while rows move.
    m_keep.setSingleShot(true);
    connect(&m_keep, &QTimer::timeout, this, &LockView::keepSelected);
    m_keepInSight.setSingleShot(true);
    m_keepInSight.setInterval(kKeepInSight);
    connect(&m_keepInSight, &QTimer::timeout, this, &LockView::keepSelected);
    connect(this, &LockView::selectedChanged, &m_keep, qOverload<>(&QTimer::start));
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, &m_keep, qOverload<>(&QTimer::start));
    updateEmpty();
}

void LockView::setCircumstances(const Circumstances &circumstances)
{
    // The details of a paused moment keep the nodes of that moment.
    const bool stands = m_model->isPaused();
    auto nodes = stands ? std::move(m_circumstances.nodes) : circumstances.nodes;
    m_circumstances = circumstances;
    if (stands && nodes.size() == circumstances.nodes.size())
        m_circumstances.nodes = std::move(nodes);
    if (!circumstances.complete)
        m_completeFromDiff.reset();
    else if (!m_completeFromDiff)
        m_completeFromDiff = m_model->diffsGiven();
    m_namespaces->setTotal(total());
    updateEmpty();
    if (!stands)
        updateDetail();
}

bool LockView::isWhole() const
{
    return m_completeFromDiff && m_model->diffsTaken() >= *m_completeFromDiff;
}

std::optional<int> LockView::total() const
{
    if (const int seen = m_model->totalCount(); seen > 0)
        return seen;
    return isWhole() && Capability::of(m_circumstances.nodes).canLock() ? std::optional(0) : std::nullopt;
}

void LockView::momentChanged()
{
    if (m_model->isPaused())
        m_detail->setMoment(Moment{.now = m_model->shownInstant(), .wallNow = m_model->shownWallTime()});
    else
        m_detail->setMoment(m_model->readUntil(), LockDetailPane::FrozenReason::NotReading);
    m_table->tick(); // otherwise it shows another time than the details
    updateDetail();
}

void LockView::tick()
{
    if (!isVisible() || m_model->isPaused())
        return; // nobody looks, or the moment is frozen
    m_table->tick();
    m_detail->tick();
}

void LockView::selectAndShow(const QByteArray &name)
{
    m_table->sortNow(); // so that it appears in its place, instead of below held rows
    m_awaited = name;
    m_awaitedUntil.setRemainingTime(kAwait);
    showAwaited();
}

void LockView::showAwaited()
{
    if (m_awaited.isEmpty() || m_awaitedUntil.hasExpired())
        return m_awaited.clear();
    const bool hasRow = m_model->rowOf(m_awaited) >= 0;
    if (!hasRow && (m_model->rowsWait() || m_model->lock(m_awaited) == nullptr))
        return; // it will arrive
    const QByteArray name = std::exchange(m_awaited, {});
    if (!hasRow)
        return Q_EMIT awaitedHidden(name);
    select(name);
    scrollToSelected();
    m_keepInSight.start();
}

void LockView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto orientation = width() < kBesideWidth ? Qt::Vertical : Qt::Horizontal;
    if (orientation == m_splitter->orientation() && m_isLaidOut)
        return;
    m_isLaidOut = true;
    m_splitter->setOrientation(orientation);
    const int detail = std::clamp(width() - kTableWidth, kLeastDetailWidth, kDetailWidth);
    m_splitter->setSizes(orientation == Qt::Horizontal ? QList<int>{width() - detail, detail}
                                                       : QList<int>{height() / 2, height() / 2});
}

bool LockView::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        m_keep.start();
        if (m_keepInSight.isActive() && watched == m_table->viewport())
            QMetaObject::invokeMethod(
                this,
                [this] {
                    if (m_keepInSight.isActive())
                        scrollToSelected();
                },
                Qt::QueuedConnection); // the new size is in effect then
        break;
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::KeyPress:
        m_keepInSight.stop();
        m_keep.start();
        break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void LockView::select(const QByteArray &name)
{
    m_awaited.clear();
    m_keepInSight.stop();
    m_selected = name;
    m_chosen.clear();
    if (!name.isEmpty())
        m_chosen.insert(name);
    m_isProgrammaticSelection = true;
    m_table->selectionModel()->clearSelection();
    if (const int row = m_model->rowOf(name); row >= 0)
        m_table->selectionModel()->select(m_model->index(row, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_isProgrammaticSelection = false;
    highlightSelected();
    updateDetail();
    Q_EMIT selectedChanged();
}

void LockView::scrollToSelected()
{
    if (const auto current = m_table->currentIndex(); current.isValid())
        m_table->scrollTo(current);
}

bool LockView::areSeveralChosen() const
{
    if (m_chosen.size() < 2)
        return false;
    // Only one of the selected locks may be left, and be the one in the details.
    const auto left = selectedLocks();
    return left.size() != 1 || left.front()->name != m_selected;
}

std::vector<LockStatePtr> LockView::selectedLocks() const
{
    std::vector<LockStatePtr> locks;
    for (const int row : m_table->selectedRows()) {
        if (auto lock = m_model->lockAt(row))
            locks.push_back(std::move(lock));
    }
    return locks;
}

void LockView::onSelection()
{
    if (m_isProgrammaticSelection)
        return;
    m_awaited.clear();
    m_keepInSight.stop();
    const auto locks = selectedLocks();
    m_chosen.clear();
    for (const auto &lock : locks)
        m_chosen.insert(lock->name);
    // Actions must concern a highlighted row: a deselected row keeps only the focus frame.
    const auto current = m_model->lockAt(m_table->currentIndex().row());
    if (locks.empty())
        m_selected.clear();
    else
        m_selected = current && m_chosen.contains(current->name) ? current->name : locks.front()->name;
    updateDetail();
    Q_EMIT selectedChanged();
}

/// The selected lock has only a held row, from which the arrow keys continue.
bool LockView::isHeldInPlace() const
{
    const auto current = m_model->lockAt(m_table->currentIndex().row());
    return m_model->rowOf(m_selected) < 0 && current && current->name == m_selected;
}

/// Moves the details to a highlighted lock, because keys act on what both show. Returns true if they changed.
bool LockView::moveDetailToSelected()
{
    if (m_chosen.size() < 2 || m_model->rowOf(m_selected) >= 0 || isHeldInPlace())
        return false;
    const auto left = selectedLocks();
    if (left.empty())
        return false;
    m_selected = left.front()->name;
    updateDetail();
    return true;
}

void LockView::highlightSelected()
{
    // The selection stays with the chosen locks until the operator chooses others. If a row vanishes, nothing is
    // highlighted; when it returns, it is highlighted again, without scrolling.
    const auto arrived = std::exchange(m_arrived, {});
    const bool passedOn = moveDetailToSelected();
    const int row = m_model->rowOf(m_selected);
    const bool isCurrent = row == m_table->currentIndex().row();
    if (isCurrent && arrived.empty() && !passedOn)
        return;
    auto *selection = m_table->selectionModel();
    m_isProgrammaticSelection = true;
    m_table->setAutoScroll(false);
    for (const auto &index : arrived)
        selection->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    if (!isCurrent && row < 0 && !isHeldInPlace())
        selection->clearCurrentIndex();
    else if (!isCurrent && row >= 0)
        selection->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    m_table->setAutoScroll(true);
    m_isProgrammaticSelection = false;
    if (!arrived.empty() || passedOn)
        Q_EMIT selectedChanged();
}

void LockView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QMetaObject::invokeMethod(this, &LockView::updateDetail, Qt::QueuedConnection); // visible only after this event
    m_keep.start();
}

void LockView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_keep.start();
}

LockDetailPane::LeftOut LockView::whyLeftOut() const
{
    using LeftOut = LockDetailPane::LeftOut;
    if (m_model->rowOf(m_selected) >= 0)
        return LeftOut::No;
    return m_selected.startsWith(m_namespaces->chosen()) ? LeftOut::ByFilter : LeftOut::ByNamespace;
}

void LockView::updateDetail()
{
    if (!isVisible())
        return; // nobody looks
    m_detail->setLeftOut(whyLeftOut());
    const auto lock = m_model->lock(m_selected);
    if (lock || m_selected.isEmpty()) {
        m_detail->show(lock, m_circumstances.nodes);
        return;
    }
    auto gone = std::make_shared<LockState>();
    gone->name = m_selected;
    m_detail->show(gone, m_circumstances.nodes, true);
}

void LockView::updateEmpty()
{
    const int total = m_model->totalCount();
    const auto &nodes = m_circumstances.nodes;
    const Capability capability = Capability::of(nodes);
    QString why;
    bool offersPossible = false;
    std::vector<DatabaseKeys> others;
    if (m_model->rowCount() > 0)
        why.clear();
    else if (total > 0)
        why = m_model->countOf(m_model->subset()) == 0
            ? tr("“%1” hides all %n locks.", nullptr, total).arg(SubsetChips::title(m_model->subset()))
            : m_namespaces->chosen().isEmpty() ? tr("The filter hides all %n locks.", nullptr, total)
                                               : tr("Filter and namespace hide all %n locks.", nullptr, total);
    else if (capability.readable == 0)
        why = capability.connecting > 0 || nodes.empty()
            ? tr("Connecting…")
            : tr("No node can be read, so locks are unknown. The banner says why.");
    else if (!m_circumstances.complete || (!m_model->isSettled() && !m_model->isPaused()))
        why = tr("Looking for locks…");
    else {
        const qsizetype unshown = possibleKeys(nodes).value_or(0);
        offersPossible = m_circumstances.offersPossible && unshown > 0;
        m_showPossible->setText(unshown == 1 ? tr("Show it") : tr("Show them"));
        others = otherDatabases(nodes).value_or(others);
        why = Wording::noLocks(
            std::any_of(nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }),
            possibleKeys(nodes), m_circumstances.patterns);
    }
    if (m_model->isPaused() && !why.isEmpty())
        why += tr(" The table is paused and does not show later changes.");
    m_empty->setText(why);
    m_empty->setVisible(!why.isEmpty());
    m_showAll->setVisible(total > 0 && m_model->rowCount() == 0);
    m_showPossible->setVisible(offersPossible);
    m_otherDatabases->setDatabases(others, m_circumstances.canOpenDatabases);
}

ExportContent LockView::exported() const
{
    return exportOf(*m_table, *m_model, m_circumstances.nodes);
}

bool LockView::rowsWait() const
{
    if (m_model->isPaused())
        return false; // the label next to Pause reports changes, and nothing is sorted
    return (m_model->rowsWait() || m_model->keptWaits()) && m_model->rowCount() > 0; // an empty table holds none
}

void LockView::sortNow()
{
    m_table->sortNow();
    m_model->releaseKeptRow();
}

/// Keeps the selected, visible lock in place when its state changes. Otherwise it, or all others, would jump away.
void LockView::keepSelected()
{
    const int own = m_model->rowOf(m_selected);
    const QModelIndex row
        = m_model->index(own < 0 && isHeldInPlace() ? m_table->currentIndex().row() : own, LockColumn::Name);
    const bool comesBack = own < 0 && m_model->kept() == m_selected; // gone, and returns to its place
    const bool isSeen = comesBack
        || (row.isValid() && m_table->selectionModel()->isSelected(row)
            && m_table->viewport()->rect().intersects(m_table->visualRect(row)));
    m_model->keepInPlace(isVisible() && isSeen && !m_keepInSight.isActive() ? m_selected : QByteArray());
}

QHeaderView *LockView::sortHeader() const
{
    return m_table->horizontalHeader();
}

void LockView::fillColumnMenu(QMenu *menu) const
{
    m_table->fillColumnMenu(menu);
}

QByteArray LockView::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_splitter->saveState() << m_sides->saveState() << m_table->saveColumns() << !m_namespaces->isHidden();
    return state;
}

void LockView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray splitter;
    QByteArray sides;
    QByteArray header;
    bool namespaces = true;
    stream >> splitter >> sides >> header >> namespaces;
    if (stream.status() != QDataStream::Ok)
        return;
    m_isLaidOut = m_splitter->restoreState(splitter);
    m_sides->restoreState(sides);
    m_table->restoreColumns(header);
    m_namespaces->setVisible(namespaces);
}

} // namespace Lockscope

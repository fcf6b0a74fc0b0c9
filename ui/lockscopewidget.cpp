#include "lockscopewidget.h"

#include "banner.h"
#include "lockactions.h"
#include "lockdetailpane.h"
#include "lockfilteredit.h"
#include "locktablemodel.h"
#include "locktableview.h"
#include "namespacepane.h"
#include "nodestrip.h"
#include "servertext.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kCountdownMillis = 250;
constexpr int kMinimumWidth = 640; ///< of what is shown; more if the buttons need it
constexpr int kMinimumHeight = 340; ///< of table and details

} // namespace

struct LockscopeWidget::Private
{
    LockscopeWidget *q = nullptr;
    QPointer<Session> session;
    LockTableModel *model = nullptr;
    Banner *banner = nullptr;
    NodeStrip *nodeStrip = nullptr;
    QLabel *problems = nullptr;
    LockFilterEdit *filter = nullptr;
    QLabel *filterError = nullptr;
    QPushButton *waiting = nullptr;
    QLabel *count = nullptr;
    LockTableView *table = nullptr;
    NamespacePane *namespaces = nullptr;
    QLabel *empty = nullptr;
    LockDetailPane *detail = nullptr;
    QLabel *message = nullptr;
    QTimer countdown;
    std::vector<NodeStatus> nodes;
    QByteArray selected;
    bool complete = false;
    bool rowsAreGoing = false;
    std::optional<WallTime> stoppedAt;
    std::optional<WallTime> readWhileStoppedAt;
    WallTime pausedAt;
    int waitingLocks = 0;

    QAction *unlock = nullptr;
    LockActions *lockActions = nullptr;
    QAction *refresh = nullptr;
    QAction *pause = nullptr;
    QAction *reading = nullptr;
    QAction *showNamespaces = nullptr;
    QAction *focusFilter = nullptr;

    QAction *addAction(const QString &text, const QString &name, const QKeySequence &shortcut)
    {
        auto *action = new QAction(text, q);
        action->setObjectName(name);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        q->addAction(action);
        return action;
    }

    void makeActions();
    void makeLayout();
    void onBoardChanged(const BoardDiffPtr &diff);
    void onSelection();
    void highlightSelected();
    void updateActions();
    void updateCount();
    void updateDetail();
    void updateReading();
    void setPaused(bool paused);
    void updateWaiting();
    void tell(const QString &text);
    [[nodiscard]] std::vector<LockStatePtr> shownLocks(int most) const;
};

LockscopeWidget::LockscopeWidget(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->q = this;
    d->session = session;
    d->model = new LockTableModel(session->clock(), this);
    d->makeActions();
    d->makeLayout();

    connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) { d->onBoardChanged(diff); });
    connect(session, &Session::actionsUnlockedChanged, this, [this](bool unlocked) {
        d->unlock->setChecked(unlocked);
        d->tell(unlocked ? tr("Actions are unlocked. They lock themselves again when idle.") : tr("Read-only again."));
        d->updateActions();
    });
    connect(session, &Session::ownLocksChanged, this, [this] {
        d->model->setOwnLocks(d->session->ownLocks());
        d->updateActions();
    });
    connect(session, &Session::ownLockLost, this,
            [this](const QByteArray &name, const QString &reason) { d->tell(tr("✖ Your lock \"%1\" is lost: %2").arg(visibleText(name, 60), reason)); });
    connect(&d->countdown, &QTimer::timeout, this, [this] {
        if (!isVisible())
            return;
        if (d->model->isPaused())
            return; // the picture of a moment has no later
        d->table->tick();
        d->detail->tick();
    });
    d->countdown.start(kCountdownMillis);
    d->unlock->setChecked(session->actionsUnlocked());
    d->model->setOwnLocks(session->ownLocks());
    d->updateActions();
    d->updateCount();
    d->updateReading();
    session->republish();
}

LockscopeWidget::~LockscopeWidget() = default;

void LockscopeWidget::Private::makeActions()
{
    unlock = addAction(LockscopeWidget::tr("&Unlock actions"), QStringLiteral("unlockAction"), QKeySequence(Qt::CTRL | Qt::Key_U));
    unlock->setCheckable(true);
    unlock->setToolTip(LockscopeWidget::tr("Read-only by default. Unlocked, locks can be taken and released; locks itself again after 10 idle minutes."));
    lockActions = new LockActions(
        session, [this](int most) { return shownLocks(most); }, q);
    connect(lockActions, &LockActions::told, q, [this](const QString &text) { tell(text); });
    connect(lockActions, &LockActions::acquired, q, [this](const QByteArray &name) {
        selected = name;
        highlightSelected();
        updateDetail();
        updateActions();
    });
    refresh = addAction(LockscopeWidget::tr("Read no&w"), QStringLiteral("refreshAction"), QKeySequence(Qt::Key_F5));
    refresh->setToolTip(LockscopeWidget::tr("Read all known locks now and try nodes that are down"));
    pause = addAction(LockscopeWidget::tr("&Pause"), QStringLiteral("pauseAction"), QKeySequence(Qt::CTRL | Qt::Key_P));
    pause->setCheckable(true);
    pause->setToolTip(LockscopeWidget::tr("The table stands still, to be read in peace; reading goes on (Ctrl+P, or space in the table)"));
    reading = addAction(LockscopeWidget::tr("&Keep reading"), QStringLiteral("readingAction"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    reading->setCheckable(true);
    reading->setToolTip(LockscopeWidget::tr("Off: nothing is read from the nodes, and what is shown grows old"));
    showNamespaces = addAction(LockscopeWidget::tr("Na&mespaces"), QStringLiteral("namespacesAction"), QKeySequence(Qt::CTRL | Qt::Key_T));
    showNamespaces->setCheckable(true);
    showNamespaces->setChecked(true);
    focusFilter = addAction(LockscopeWidget::tr("Fi&lter"), QStringLiteral("filterAction"), QKeySequence(QKeySequence::Find));

    connect(unlock, &QAction::triggered, q, [this](bool checked) {
        if (checked)
            session->unlockActions();
        else
            session->lockActions();
    });
    connect(refresh, &QAction::triggered, q, [this] {
        session->reconnect();
        session->refresh();
        if (session->isPaused()) {
            readWhileStoppedAt = session->clock().wallNow();
            updateReading();
        }
    });
    connect(pause, &QAction::toggled, q, [this](bool checked) { setPaused(checked); });
    connect(reading, &QAction::triggered, q, [this](bool checked) {
        session->setPaused(!checked);
        tell(checked ? LockscopeWidget::tr("Reading again.") : LockscopeWidget::tr("Stopped: nothing is read, ages grow."));
        updateCount();
        updateReading();
    });
    connect(showNamespaces, &QAction::toggled, q, [this](bool checked) {
        namespaces->setVisible(checked);
        if (!checked)
            namespaces->choose({}); // nothing filters unseen
    });
    connect(focusFilter, &QAction::triggered, q, [this] {
        filter->setFocus(Qt::ShortcutFocusReason);
        filter->selectAll();
    });
}

void LockscopeWidget::Private::makeLayout()
{
    banner = new Banner(q);
    nodeStrip = new NodeStrip(session->clock(), q);
    problems = new QLabel(q);
    prepareForServerText(problems);
    problems->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problems->setObjectName(QStringLiteral("nodeProblems"));
    problems->hide();

    auto *bar = new QHBoxLayout;
    for (auto *action : {unlock, lockActions->acquire(), lockActions->renew(), lockActions->release(), lockActions->forceRelease(), pause}) {
        auto *button = new QToolButton(q);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
    filter = new LockFilterEdit(q);
    filter->setObjectName(QStringLiteral("filter"));
    filterError = new QLabel(q);
    prepareForServerText(filterError);
    filterError->setObjectName(QStringLiteral("filterError"));
    filterError->hide();
    waiting = new QPushButton(q);
    waiting->setObjectName(QStringLiteral("waitingChip"));
    waiting->setToolTip(LockscopeWidget::tr("Locks that have changed, come or gone while the table stands still: go on and show them"));
    waiting->hide();
    count = new QLabel(q);
    count->setTextFormat(Qt::PlainText);
    count->setObjectName(QStringLiteral("lockCount"));
    bar->addWidget(filter, 1);
    bar->addWidget(waiting);
    bar->addWidget(count);

    // Heard before the view hears it, which then would move its current index to a neighbour, and scroll there.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, q, [this](const QModelIndex &, int first, int last) {
        const int current = table->currentIndex().row();
        if (current < first || current > last)
            return;
        rowsAreGoing = true;
        table->selectionModel()->clear();
        rowsAreGoing = false;
    });
    table = new LockTableView(model, static_cast<int>(session->deployment().nodes.size()), q);
    table->setObjectName(QStringLiteral("lockTable"));
    table->setAccessibleName(LockscopeWidget::tr("Locks"));
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->addActions(lockActions->all());
    connect(table, &LockTableView::pausePressed, pause, &QAction::toggle);
    connect(model, &LockTableModel::rowsChanged, q, [this] { highlightSelected(); });
    connect(model, &LockTableModel::updated, q, [this] {
        updateCount();
        if (!model->isPaused())
            updateDetail();
        updateActions();
    });
    connect(model, &LockTableModel::waitingChanged, q, [this](int locks) {
        waitingLocks = locks;
        updateWaiting();
    });

    namespaces = new NamespacePane(q);
    namespaces->setObjectName(QStringLiteral("namespaces"));
    connect(model, &LockTableModel::spacesChanged, q, [this](const auto &spaces) { namespaces->show(*spaces, model->totalCount()); });
    connect(namespaces, &NamespacePane::chosenChanged, q, [this](const QByteArray &space) { model->setSpace(space); });

    empty = new QLabel(table->viewport());
    empty->setTextFormat(Qt::PlainText);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    empty->setObjectName(QStringLiteral("emptyText"));
    auto *over = new QVBoxLayout(table->viewport());
    over->addWidget(empty);

    detail = new LockDetailPane(session->clock(), q);
    auto *splitter = new QSplitter(Qt::Vertical, q);
    auto *sides = new QSplitter(Qt::Horizontal, q);
    sides->addWidget(namespaces);
    sides->addWidget(table);
    sides->setStretchFactor(0, 0);
    sides->setStretchFactor(1, 1);
    sides->setChildrenCollapsible(false);
    splitter->addWidget(sides);
    splitter->addWidget(detail);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    splitter->setMinimumHeight(kMinimumHeight);
    splitter->setSizes({300, 260}); // the details show five nodes without scrolling

    message = new QLabel(q);
    prepareForServerText(message);
    message->setObjectName(QStringLiteral("message"));

    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(8, 8, 8, 4);
    layout->addStrut(kMinimumWidth);
    layout->addWidget(banner);
    layout->addWidget(nodeStrip);
    layout->addWidget(problems);
    layout->addLayout(bar);
    layout->addWidget(filterError);
    layout->addWidget(splitter, 1);
    layout->addWidget(message);

    connect(filter, &LockFilterEdit::filterChanged, q, [this](const LockFilter &said) { model->setFilter(said); });
    connect(filter, &LockFilterEdit::errorChanged, q, [this](const QString &sentence) {
        filterError->setText(sentence);
        filterError->setVisible(!sentence.isEmpty());
    });
    connect(waiting, &QPushButton::clicked, q, [this] { pause->setChecked(false); });
    connect(filter, &QLineEdit::returnPressed, q, [this] { table->setFocus(); });
    connect(table->selectionModel(), &QItemSelectionModel::currentRowChanged, q, [this] { onSelection(); });
}

void LockscopeWidget::Private::onBoardChanged(const BoardDiffPtr &diff)
{
    complete = diff->complete;
    nodes = diff->nodes;
    banner->setNodes(nodes);
    nodeStrip->setNodes(nodes);
    const QString why = Wording::problems(nodes);
    problems->setText(why);
    problems->setVisible(!why.isEmpty());
    QStringList labels;
    for (const auto &node : nodes)
        labels += visibleText(node.label, 60);
    filter->setNodeLabels(labels);
    model->setNodeLabels(labels);
    model->apply(diff); // the rest follows when it is in the rows
    updateReading();
    updateCount();
    if (!model->isPaused())
        updateDetail();
}

void LockscopeWidget::Private::onSelection()
{
    if (rowsAreGoing)
        return;
    if (const auto lock = model->lockAt(table->currentIndex().row()))
        selected = lock->name;
    updateDetail();
    updateActions();
}

void LockscopeWidget::Private::highlightSelected()
{
    // The selection stays with the lock that was chosen, until the operator chooses another: when its row vanishes
    // nothing is highlighted, when it is back it is highlighted again. Nothing scrolls for that.
    const int row = model->rowOf(selected);
    if (row == table->currentIndex().row())
        return;
    auto *selection = table->selectionModel();
    table->setAutoScroll(false);
    if (row < 0)
        selection->clear();
    else
        selection->setCurrentIndex(model->index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    table->setAutoScroll(true);
}

void LockscopeWidget::Private::updateDetail()
{
    const auto lock = model->lock(selected);
    if (lock || selected.isEmpty())
        detail->show(lock, nodes);
    else {
        auto gone = std::make_shared<LockState>();
        gone->name = selected;
        detail->show(gone, nodes, true);
    }
}

void LockscopeWidget::Private::setPaused(bool paused)
{
    pausedAt = session->clock().wallNow();
    waitingLocks = 0;
    model->setPaused(paused);
    tell(paused ? LockscopeWidget::tr("The table stands still; reading goes on.") : LockscopeWidget::tr("The table follows again."));
    updateWaiting();
    updateCount();
}

void LockscopeWidget::Private::updateWaiting()
{
    waiting->setVisible(model->isPaused());
    waiting->setText(LockscopeWidget::tr("+%n changes", nullptr, waitingLocks));
}

void LockscopeWidget::Private::updateReading()
{
    // Another widget on the same session, or the host, may have stopped it or gone on.
    const bool stopped = session->isPaused();
    reading->setChecked(!stopped);
    if (!stopped) {
        stoppedAt.reset();
        readWhileStoppedAt.reset();
        banner->setNotice({});
        return;
    }
    if (!stoppedAt)
        stoppedAt = session->clock().wallNow();
    const QString since = Wording::timeOfDay(*stoppedAt);
    banner->setNotice(readWhileStoppedAt ? LockscopeWidget::tr("⏸ Reading stopped at %1, read once more at %2: what is shown is as old as that.")
                                               .arg(since, Wording::timeOfDay(*readWhileStoppedAt))
                                         : LockscopeWidget::tr("⏸ Reading stopped at %1: what is shown is as old as that.").arg(since));
}

void LockscopeWidget::Private::updateCount()
{
    const int total = model->totalCount();
    const int shown = model->rowCount();
    QString text = shown == total ? LockscopeWidget::tr("Locks: %1").arg(total) : LockscopeWidget::tr("Locks: %1 of %2").arg(shown).arg(total);
    if (const QByteArray space = namespaces->chosen(); !space.isEmpty())
        text += LockscopeWidget::tr(" in %1").arg(visibleText(space, 40));
    if (model->isPaused())
        text += LockscopeWidget::tr(" · paused at %1").arg(Wording::timeOfDay(pausedAt));
    if (session->isPaused())
        text += LockscopeWidget::tr(" · not reading");
    count->setText(text);

    const Capability capability = Capability::of(nodes);
    QString why;
    if (shown > 0)
        why.clear();
    else if (total > 0)
        why = namespaces->chosen().isEmpty()
            ? LockscopeWidget::tr("No lock matches the filter. Clear it to see all %n.", nullptr, total)
            : LockscopeWidget::tr("No lock of this namespace matches. Choose all locks and clear the filter to see all %n.", nullptr, total);
    else if (capability.readable == 0)
        why = capability.connecting > 0 || nodes.empty() ? LockscopeWidget::tr("Connecting…")
                                                         : LockscopeWidget::tr("No node can be read, so nothing is known about locks. Above is why.");
    else if (!complete || (!model->isSettled() && !model->isPaused()))
        why = LockscopeWidget::tr("Looking for locks…");
    else
        why = Wording::noLocks(std::any_of(nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }),
                               session->deployment().leavesOutGeneric())
            + (session->deployment().leavesOutGeneric() ? LockscopeWidget::tr(" The connection has a switch for them.") : QString());
    empty->setText(why);
    empty->setVisible(!why.isEmpty());
}

std::vector<LockStatePtr> LockscopeWidget::Private::shownLocks(int most) const
{
    std::vector<LockStatePtr> locks;
    for (int row = 0; row < std::min(most, model->rowCount()); ++row) {
        if (auto lock = model->lockAt(row))
            locks.push_back(std::move(lock));
    }
    return locks;
}

void LockscopeWidget::Private::updateActions()
{
    lockActions->setSelection(selected, model->lock(selected), model->rowCount());
}

void LockscopeWidget::Private::tell(const QString &text)
{
    message->setText(QLocale::system().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")) + QStringLiteral("  ") + text);
    Q_EMIT q->messageShown(text);
}

Session *LockscopeWidget::session() const
{
    return d->session;
}

LockTableModel *LockscopeWidget::model() const
{
    return d->model;
}

QByteArray LockscopeWidget::selectedLock() const
{
    return d->selected;
}

void LockscopeWidget::selectLock(const QByteArray &name)
{
    d->selected = name;
    d->highlightSelected();
    if (const auto current = d->table->currentIndex(); current.isValid())
        d->table->scrollTo(current);
    d->updateDetail();
    d->updateActions();
}

void LockscopeWidget::setFilterText(const QString &text)
{
    d->filter->setText(text);
}

QAction *LockscopeWidget::unlockAction() const
{
    return d->unlock;
}

QAction *LockscopeWidget::acquireAction() const
{
    return d->lockActions->acquire();
}

QAction *LockscopeWidget::renewAction() const
{
    return d->lockActions->renew();
}

QAction *LockscopeWidget::releaseAction() const
{
    return d->lockActions->release();
}

QAction *LockscopeWidget::forceReleaseAction() const
{
    return d->lockActions->forceRelease();
}

QList<QAction *> LockscopeWidget::lockActions() const
{
    return d->lockActions->all();
}

QAction *LockscopeWidget::refreshAction() const
{
    return d->refresh;
}

QAction *LockscopeWidget::pauseAction() const
{
    return d->pause;
}

QAction *LockscopeWidget::readingAction() const
{
    return d->reading;
}

QAction *LockscopeWidget::namespacesAction() const
{
    return d->showNamespaces;
}

QAction *LockscopeWidget::filterAction() const
{
    return d->focusFilter;
}

} // namespace Lockscope

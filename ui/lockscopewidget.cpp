#include "lockscopewidget.h"

#include "acquiredialog.h"
#include "banner.h"
#include "lockdelegates.h"
#include "lockdetailpane.h"
#include "locktablemodel.h"
#include "nodestrip.h"
#include "ownlockdialog.h"
#include "releasedialog.h"
#include "servertext.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QTableView>
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
    QLineEdit *filter = nullptr;
    QLabel *count = nullptr;
    QTableView *table = nullptr;
    QLabel *empty = nullptr;
    LockDetailPane *detail = nullptr;
    QLabel *message = nullptr;
    QTimer countdown;
    std::vector<NodeStatus> nodes;
    QByteArray selected;
    bool complete = false;
    bool rowsAreGoing = false;
    std::optional<WallTime> pausedAt;
    std::optional<WallTime> readWhilePausedAt;

    QAction *unlock = nullptr;
    QAction *acquire = nullptr;
    QAction *renew = nullptr;
    QAction *release = nullptr;
    QAction *forceRelease = nullptr;
    QAction *refresh = nullptr;
    QAction *pause = nullptr;
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
    void updatePause();
    void tell(const QString &text);
    void openAcquire();
    void openOwn(OwnLockDialog::Act act);
    void openRelease();
    [[nodiscard]] std::optional<OwnLock> selectedOwn() const;
    static void disable(QAction *action, const QString &why);
    static void enable(QAction *action, const QString &what);
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
        // Only the two columns that count; the model does not change.
        for (const int column : {LockTableModel::TtlColumn, LockTableModel::HeldColumn})
            d->table->viewport()->update(d->table->columnViewportPosition(column), 0, d->table->columnWidth(column), d->table->viewport()->height());
        d->detail->tick();
    });
    d->countdown.start(kCountdownMillis);
    d->unlock->setChecked(session->actionsUnlocked());
    d->pause->setChecked(session->isPaused());
    d->model->setOwnLocks(session->ownLocks());
    d->updateActions();
    d->updateCount();
    d->updatePause();
    session->republish();
}

LockscopeWidget::~LockscopeWidget() = default;

void LockscopeWidget::Private::makeActions()
{
    unlock = addAction(LockscopeWidget::tr("&Unlock actions"), QStringLiteral("unlockAction"), QKeySequence(Qt::CTRL | Qt::Key_U));
    unlock->setCheckable(true);
    unlock->setToolTip(LockscopeWidget::tr("Read-only by default. Unlocked, locks can be taken and released; locks itself again after 10 idle minutes."));
    acquire = addAction(LockscopeWidget::tr("&Acquire…"), QStringLiteral("acquireAction"), QKeySequence(Qt::CTRL | Qt::Key_N));
    renew = addAction(LockscopeWidget::tr("Re&new…"), QStringLiteral("renewAction"), QKeySequence(Qt::CTRL | Qt::Key_R));
    release = addAction(LockscopeWidget::tr("&Release own…"), QStringLiteral("releaseAction"), QKeySequence(Qt::CTRL | Qt::Key_D));
    forceRelease = addAction(LockscopeWidget::tr("&Force-release…"), QStringLiteral("forceReleaseAction"), QKeySequence(Qt::Key_Delete));
    refresh = addAction(LockscopeWidget::tr("Read no&w"), QStringLiteral("refreshAction"), QKeySequence(Qt::Key_F5));
    refresh->setToolTip(LockscopeWidget::tr("Read all known locks now and try nodes that are down"));
    pause = addAction(LockscopeWidget::tr("&Pause"), QStringLiteral("pauseAction"), QKeySequence(Qt::CTRL | Qt::Key_P));
    pause->setCheckable(true);
    pause->setToolTip(LockscopeWidget::tr("Stop reading; what is shown grows old"));
    focusFilter = addAction(LockscopeWidget::tr("Fi&lter"), QStringLiteral("filterAction"), QKeySequence(QKeySequence::Find));

    connect(unlock, &QAction::triggered, q, [this](bool checked) {
        if (checked)
            session->unlockActions();
        else
            session->lockActions();
    });
    connect(acquire, &QAction::triggered, q, [this] { openAcquire(); });
    connect(renew, &QAction::triggered, q, [this] { openOwn(OwnLockDialog::Act::Renew); });
    connect(release, &QAction::triggered, q, [this] { openOwn(OwnLockDialog::Act::Release); });
    connect(forceRelease, &QAction::triggered, q, [this] { openRelease(); });
    connect(refresh, &QAction::triggered, q, [this] {
        session->reconnect();
        session->refresh();
        if (session->isPaused()) {
            readWhilePausedAt = session->clock().wallNow();
            updatePause();
        }
    });
    connect(pause, &QAction::triggered, q, [this](bool checked) {
        session->setPaused(checked);
        tell(checked ? LockscopeWidget::tr("Paused: nothing is read, ages grow.") : LockscopeWidget::tr("Reading again."));
        updateCount();
        updatePause();
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
    for (auto *action : {unlock, acquire, renew, release, forceRelease, pause}) {
        auto *button = new QToolButton(q);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
    filter = new QLineEdit(q);
    filter->setObjectName(QStringLiteral("filter"));
    filter->setPlaceholderText(LockscopeWidget::tr("Filter: words, or name: owner: verdict: dialect:"));
    filter->setClearButtonEnabled(true);
    filter->setAccessibleName(LockscopeWidget::tr("Filter of the lock table"));
    count = new QLabel(q);
    count->setTextFormat(Qt::PlainText);
    count->setObjectName(QStringLiteral("lockCount"));
    bar->addWidget(filter, 1);
    bar->addWidget(count);

    table = new QTableView(q);
    table->setObjectName(QStringLiteral("lockTable"));
    table->setAccessibleName(LockscopeWidget::tr("Locks"));
    // Heard before the view hears it, which then moves its current index to a neighbour.
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, q, [this] { rowsAreGoing = true; });
    table->setModel(model);
    connect(model, &QAbstractItemModel::rowsRemoved, q, [this] {
        rowsAreGoing = false;
        highlightSelected();
    });
    connect(model, &QAbstractItemModel::rowsInserted, q, [this] { highlightSelected(); });
    table->setItemDelegateForColumn(LockTableModel::TtlColumn, new TtlDelegate(table));
    table->setItemDelegateForColumn(LockTableModel::VerdictColumn, new VerdictDelegate(table));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setSortingEnabled(true);
    table->sortByColumn(LockTableModel::VerdictColumn, Qt::AscendingOrder);
    table->setWordWrap(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->addActions({acquire, renew, release, forceRelease});
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(q->fontMetrics().height() + 10);
    auto *header = table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    header->setHighlightSections(false);
    const int em = q->fontMetrics().horizontalAdvance(QLatin1Char('m'));
    table->setColumnWidth(LockTableModel::VerdictColumn, 14 * em);
    table->setColumnWidth(LockTableModel::NameColumn, 22 * em);
    table->setColumnWidth(LockTableModel::OwnerColumn, 22 * em);
    table->setColumnWidth(LockTableModel::VotesColumn, 13 * em);
    table->setColumnWidth(LockTableModel::TtlColumn, 13 * em);
    table->setColumnWidth(LockTableModel::HeldColumn, 9 * em);

    empty = new QLabel(table->viewport());
    empty->setTextFormat(Qt::PlainText);
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    empty->setObjectName(QStringLiteral("emptyText"));
    auto *over = new QVBoxLayout(table->viewport());
    over->addWidget(empty);

    detail = new LockDetailPane(session->clock(), q);
    auto *splitter = new QSplitter(Qt::Vertical, q);
    splitter->addWidget(table);
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
    layout->addWidget(splitter, 1);
    layout->addWidget(message);

    connect(filter, &QLineEdit::textChanged, q, [this](const QString &text) {
        model->setFilter(LockFilter(text));
        updateCount();
        updateActions();
    });
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
    model->apply(diff);
    updatePause();
    updateCount();
    updateDetail();
    updateActions();
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

void LockscopeWidget::Private::updatePause()
{
    // Another widget on the same session, or the host, may have paused it or gone on.
    const bool paused = session->isPaused();
    pause->setChecked(paused);
    if (!paused) {
        pausedAt.reset();
        readWhilePausedAt.reset();
        banner->setNotice({});
        return;
    }
    if (!pausedAt)
        pausedAt = session->clock().wallNow();
    const QString since = Wording::timeOfDay(*pausedAt);
    banner->setNotice(readWhilePausedAt ? LockscopeWidget::tr("⏸ Paused since %1, read once more at %2: what is shown is as old as that.")
                                              .arg(since, Wording::timeOfDay(*readWhilePausedAt))
                                        : LockscopeWidget::tr("⏸ Paused since %1: what is shown is as old as that.").arg(since));
}

void LockscopeWidget::Private::updateCount()
{
    const int total = model->totalCount();
    const int shown = model->rowCount();
    QString text = shown == total ? LockscopeWidget::tr("Locks: %1").arg(total) : LockscopeWidget::tr("Locks: %1 of %2").arg(shown).arg(total);
    if (session->isPaused())
        text += LockscopeWidget::tr(" · paused");
    count->setText(text);

    const Capability capability = Capability::of(nodes);
    QString why;
    if (shown > 0)
        why.clear();
    else if (total > 0)
        why = LockscopeWidget::tr("No lock matches the filter. Clear it to see all %n.", nullptr, total);
    else if (capability.readable == 0)
        why = capability.connecting > 0 || nodes.empty() ? LockscopeWidget::tr("Connecting…")
                                                         : LockscopeWidget::tr("No node can be read, so nothing is known about locks. Above is why.");
    else if (!complete)
        why = LockscopeWidget::tr("Looking for locks…");
    else
        why = Wording::noLocks(std::any_of(nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.hiddenKeys > 0; }),
                               session->deployment().leavesOutGeneric())
            + (session->deployment().leavesOutGeneric() ? LockscopeWidget::tr(" The connection has a switch for them.") : QString());
    empty->setText(why);
    empty->setVisible(!why.isEmpty());
}

std::optional<OwnLock> LockscopeWidget::Private::selectedOwn() const
{
    const auto locks = session->ownLocks();
    const auto found = std::find_if(locks.begin(), locks.end(), [this](const OwnLock &lock) { return lock.name == selected; });
    return found == locks.end() ? std::nullopt : std::optional(*found);
}

void LockscopeWidget::Private::disable(QAction *action, const QString &why)
{
    action->setEnabled(false);
    action->setToolTip(why);
}

void LockscopeWidget::Private::enable(QAction *action, const QString &what)
{
    action->setEnabled(true);
    action->setToolTip(what);
}

void LockscopeWidget::Private::updateActions()
{
    const bool unlocked = session->actionsUnlocked();
    const bool haveLock = model->lock(selected) != nullptr;
    const bool own = selectedOwn().has_value();
    const QString readOnly = LockscopeWidget::tr("Read-only: unlock actions first (Ctrl+U)");
    if (!unlocked)
        disable(acquire, readOnly);
    else
        enable(acquire, LockscopeWidget::tr("Take a lock (Ctrl+N)"));
    if (!own) {
        const QString why
            = haveLock ? LockscopeWidget::tr("This lock was not taken in this window") : LockscopeWidget::tr("Select a lock that was taken in this window");
        disable(renew, why);
        disable(release, why);
    } else {
        enable(renew, LockscopeWidget::tr("Set this lock's TTL anew (Ctrl+R)"));
        enable(release, LockscopeWidget::tr("Give this lock back (Ctrl+D)"));
    }
    if (!haveLock)
        disable(forceRelease, LockscopeWidget::tr("Select a lock first"));
    else if (own)
        disable(forceRelease, LockscopeWidget::tr("This lock is your own: release it"));
    else
        enable(forceRelease,
               unlocked ? LockscopeWidget::tr("Release somebody else's lock, by plan (Del)")
                        : LockscopeWidget::tr("Show the plan; carrying it out needs actions unlocked (Del)"));
}

void LockscopeWidget::Private::tell(const QString &text)
{
    message->setText(QLocale::system().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")) + QStringLiteral("  ") + text);
    Q_EMIT q->messageShown(text);
}

void LockscopeWidget::Private::openAcquire()
{
    auto *dialog = new AcquireDialog(session, q);
    QObject::connect(dialog, &AcquireDialog::acquired, q, [this](const OwnLock &lock) {
        tell(LockscopeWidget::tr("✔ You hold \"%1\".").arg(visibleText(lock.name, 80)));
        selected = lock.name;
        highlightSelected();
        updateDetail();
        updateActions();
    });
    dialog->open();
}

void LockscopeWidget::Private::openOwn(OwnLockDialog::Act act)
{
    const auto lock = selectedOwn();
    if (!lock)
        return;
    auto *dialog = new OwnLockDialog(session, *lock, act, q);
    QObject::connect(dialog, &OwnLockDialog::done, q, [this](const QString &text) { tell(QStringLiteral("✔ ") + text); });
    dialog->open();
}

void LockscopeWidget::Private::openRelease()
{
    if (selected.isEmpty())
        return;
    auto *dialog = new ReleaseDialog(session, selected, q);
    dialog->open();
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
    return d->acquire;
}

QAction *LockscopeWidget::renewAction() const
{
    return d->renew;
}

QAction *LockscopeWidget::releaseAction() const
{
    return d->release;
}

QAction *LockscopeWidget::forceReleaseAction() const
{
    return d->forceRelease;
}

QAction *LockscopeWidget::refreshAction() const
{
    return d->refresh;
}

QAction *LockscopeWidget::pauseAction() const
{
    return d->pause;
}

QAction *LockscopeWidget::filterAction() const
{
    return d->focusFilter;
}

} // namespace Lockscope

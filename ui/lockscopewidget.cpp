#include "lockscopewidget.h"

#include "acting/lockactions.h"
#include "banner.h"
#include "elidedlabel.h"
#include "exportdialog.h"
#include "filter/lockfilteredit.h"
#include "historyfeed.h"
#include "journals/alertsview.h"
#include "journals/auditview.h"
#include "locks/locktablemodel.h"
#include "locks/locktableview.h"
#include "locks/namespacepane.h"
#include "lockview.h"
#include "nodestrip.h"
#include "nodesview.h"
#include "owners/ownersview.h"
#include "ranking/rankingview.h"
#include "recording/recordingplayer.h"
#include "recording/replaybar.h"
#include "recording/sessionrecorder.h"
#include "servertext.h"
#include "shortcutsheet.h"
#include "timeline/timelineview.h"
#include "viewframe.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QAction>
#include <QDataStream>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kCountdownMillis = 250;
constexpr int kMinimumWidth = 640; ///< of what is shown; more if the buttons need it
constexpr quint32 kStateMagic = 0x4c534c31; ///< "LSL1"
constexpr quint16 kStateVersion = 1;

} // namespace

struct LockscopeWidget::Private
{
    LockscopeWidget *q = nullptr;
    QPointer<Session> session; ///< or
    RecordingPlayer *player = nullptr;
    const Clock *clock = nullptr;
    Deployment deployment;
    LockTableModel *model = nullptr;
    Banner *banner = nullptr;
    NodeStrip *nodeStrip = nullptr;
    ViewFrame *frame = nullptr;
    LockFilterEdit *filter = nullptr;
    QLabel *filterError = nullptr; ///< floats below the filter: nothing moves for it
    QPushButton *waiting = nullptr;
    QToolButton *sortChip = nullptr;
    QLabel *count = nullptr;
    LockView *locks = nullptr;
    HistoryFeed *history = nullptr;
    TimelineView *timeline = nullptr;
    RankingView *ranking = nullptr;
    OwnersView *owners = nullptr;
    NodesView *nodesView = nullptr;
    AlertsView *alerts = nullptr;
    AuditView *audit = nullptr;
    SessionRecorder *recorder = nullptr;
    ElidedLabel *message = nullptr;
    QTimer countdown;
    std::vector<NodeStatus> nodes;
    std::optional<WallTime> stoppedAt;
    std::optional<WallTime> readWhileStoppedAt;
    int waitingLocks = 0;
    bool isFiltering = false;

    QAction *unlock = nullptr;
    LockActions *lockActions = nullptr;
    QAction *refresh = nullptr;
    QAction *pause = nullptr;
    QAction *reading = nullptr;
    QAction *showNamespaces = nullptr;
    QAction *focusFilter = nullptr;
    QAction *sortNow = nullptr;
    QAction *exportTable = nullptr;
    QAction *record = nullptr;
    QAction *shortcuts = nullptr;

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
    void makeViews();
    [[nodiscard]] QWidget *makeTools();
    void onBoardChanged(const BoardDiffPtr &diff);
    void onView(const QString &id);
    void updateActions();
    void updateCount();
    void updateReading();
    void updateSortChip();
    void setPaused(bool paused);
    void updateWaiting();
    void showFilterError(const QString &sentence);
    void goToLock(const QByteArray &name);
    void setRecording(bool on);
    void tell(const QString &text);
    void openExport();
    void openShortcuts();
    [[nodiscard]] const QByteArray &selected() const { return locks->selected(); }
    [[nodiscard]] std::vector<LockStatePtr> shownLocks(int most) const;
};

LockscopeWidget::LockscopeWidget(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->session = session;
    d->clock = &session->clock();
    d->deployment = session->deployment();
    begin();
    d->recorder = new SessionRecorder(session, this);
    connect(d->recorder, &SessionRecorder::told, this, [this](const QString &text) { d->tell(text); });
    connect(d->recorder, &SessionRecorder::runningChanged, this, [this](bool running) {
        d->record->setChecked(running);
        d->record->setText(running ? tr("Stop rec&ording") : tr("Rec&ord…"));
    });
    connect(d->alerts, &AlertsView::muteWanted, session, &Session::muteAlerts);
    connect(d->alerts, &AlertsView::unmuteWanted, session, &Session::unmuteAlerts);
    connect(session, &Session::alertTold, this, [this](const Alert &alert) {
        if (const auto text = d->alerts->tell(alert))
            Q_EMIT alertShown(alert, *text);
    });
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
    d->unlock->setChecked(session->actionsUnlocked());
    d->model->setOwnLocks(session->ownLocks());
    session->republish();
}

LockscopeWidget::LockscopeWidget(RecordingPlayer *player, QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->player = player;
    d->clock = &player->clock();
    d->deployment.name = player->header().deployment;
    d->deployment.dialects.generic = true; // whatever was recorded is shown
    for (const auto &address : player->header().addresses) {
        const auto endpoint = Endpoint::fromUri(address);
        d->deployment.nodes.append(endpoint ? *endpoint : Endpoint{.host = address});
    }
    begin();
    d->history->show(player->history());
    d->timeline->setPast(player->past());
    for (const auto &alert : player->alerts())
        (void)d->alerts->tell(alert); // of the past: nobody is to be notified
    d->tell(player->caveat().isEmpty() ? tr("A recording is shown: nothing can be done to its locks.") : tr("⚠ Of this recording, %1.").arg(player->caveat()));
    connect(player, &RecordingPlayer::boardChanged, this, [this](const BoardDiffPtr &diff) { d->onBoardChanged(diff); });
    player->republish();
}

void LockscopeWidget::begin()
{
    d->q = this;
    d->model = new LockTableModel(*d->clock, this);
    d->makeActions();
    d->makeLayout();
    connect(&d->countdown, &QTimer::timeout, this, [this] { d->locks->tick(); });
    d->countdown.start(kCountdownMillis);
    d->updateActions();
    d->updateCount();
    d->updateReading();
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
    connect(lockActions, &LockActions::acquired, q, [this](const QByteArray &name) { locks->select(name); });
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

    sortNow = addAction(LockscopeWidget::tr("&Sort now"), QStringLiteral("sortNowAction"), QKeySequence(Qt::SHIFT | Qt::Key_F5));
    sortNow->setToolTip(LockscopeWidget::tr("While your hand is on the table no row moves, comes or goes: let them do so now (Shift+F5)"));
    exportTable = addAction(LockscopeWidget::tr("&Export…"), QStringLiteral("exportAction"), QKeySequence(Qt::CTRL | Qt::Key_E));
    exportTable->setToolTip(LockscopeWidget::tr("Write what this view shows into a file: CSV or JSON"));
    record = addAction(LockscopeWidget::tr("Rec&ord…"), QStringLiteral("recordAction"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    record->setCheckable(true);
    record->setToolTip(LockscopeWidget::tr("Write all that happens into a file, to be replayed later without any Redis"));
    shortcuts = addAction(LockscopeWidget::tr("&Keyboard shortcuts"), QStringLiteral("shortcutsAction"), QKeySequence(Qt::Key_F1));
    shortcuts->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});

    connect(sortNow, &QAction::triggered, q, [this] {
        locks->table()->sortNow();
        ranking->sortNow();
    });
    connect(exportTable, &QAction::triggered, q, [this] { openExport(); });
    connect(record, &QAction::triggered, q, [this](bool checked) { setRecording(checked); });
    connect(shortcuts, &QAction::triggered, q, [this] { openShortcuts(); });
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
        locks->namespaces()->setVisible(checked);
        if (!checked)
            locks->namespaces()->choose({}); // nothing filters unseen
    });
    connect(focusFilter, &QAction::triggered, q, [this] {
        if (frame->current() == nullptr || !frame->current()->isFiltered)
            frame->showView(QStringLiteral("locks"));
        filter->setFocus(Qt::ShortcutFocusReason);
        filter->selectAll();
    });
}

QWidget *LockscopeWidget::Private::makeTools()
{
    auto *tools = new QWidget(q);
    auto *bar = new QHBoxLayout(tools);
    bar->setContentsMargins(0, 0, 0, 0);
    for (auto *action : {unlock, lockActions->acquire(), lockActions->renew(), lockActions->release(), lockActions->forceRelease(), pause}) {
        auto *button = new QToolButton(tools);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        bar->addWidget(button);
    }
    filter = new LockFilterEdit(tools);
    filter->setObjectName(QStringLiteral("filter"));
    bar->addWidget(filter, 1);
    filterError = new QLabel(q);
    filterError->setTextFormat(Qt::PlainText);
    filterError->setWordWrap(true);
    filterError->setFrameShape(QFrame::StyledPanel);
    filterError->setAutoFillBackground(true);
    filterError->setBackgroundRole(QPalette::ToolTipBase);
    filterError->setForegroundRole(QPalette::ToolTipText);
    filterError->setMargin(4);
    filterError->setObjectName(QStringLiteral("filterError"));
    filterError->hide();
    connect(filter, &LockFilterEdit::filterChanged, q, [this](const LockFilter &said) {
        isFiltering = !said.isEmpty();
        model->setFilter(said);
        timeline->setFilter(said);
        ranking->setFilter(said);
        owners->setFilter(said);
    });
    connect(filter, &LockFilterEdit::errorChanged, q, [this](const QString &sentence) { showFilterError(sentence); });
    connect(filter, &QLineEdit::returnPressed, q, [this] {
        if (const auto *view = frame->current())
            view->widget->setFocus();
    });
    return tools;
}

void LockscopeWidget::Private::makeViews()
{
    locks = new LockView(model, *clock, static_cast<int>(deployment.nodes.size()), q);
    locks->table()->addActions(lockActions->all());
    history = new HistoryFeed(session, q);
    timeline = new TimelineView(*clock, q);
    history->addViewer(timeline);
    ranking = new RankingView(history, q);
    owners = new OwnersView(*clock, q);
    nodesView = new NodesView(*clock, deployment, q);
    alerts = new AlertsView(*clock, q);
    if (session)
        audit = new AuditView(session->journalPath(), q);

    // One line makes a view: its keys, its tab and its action come with it.
    frame->add({.id = QStringLiteral("locks"),
                .title = LockscopeWidget::tr("Locks"),
                .widget = locks,
                .shortcut = QKeySequence(Qt::CTRL | Qt::Key_1),
                .showsSelection = true});
    frame->add({.id = QStringLiteral("timeline"),
                .title = LockscopeWidget::tr("Timeline"),
                .widget = timeline,
                .shortcut = QKeySequence(Qt::CTRL | Qt::Key_2),
                .showsSelection = true});
    frame->add({.id = QStringLiteral("ranking"), .title = LockscopeWidget::tr("Ranking"), .widget = ranking, .shortcut = QKeySequence(Qt::CTRL | Qt::Key_3)});
    frame->add({.id = QStringLiteral("nodes"),
                .title = LockscopeWidget::tr("Nodes"),
                .widget = nodesView,
                .shortcut = QKeySequence(Qt::CTRL | Qt::Key_4),
                .isFiltered = false});
    frame->add({.id = QStringLiteral("alerts"),
                .title = LockscopeWidget::tr("Alerts"),
                .widget = alerts,
                .shortcut = QKeySequence(Qt::CTRL | Qt::Key_5),
                .isFiltered = false});
    if (audit != nullptr)
        frame->add({.id = QStringLiteral("audit"),
                    .title = LockscopeWidget::tr("Audit"),
                    .widget = audit,
                    .shortcut = QKeySequence(Qt::CTRL | Qt::Key_6),
                    .isFiltered = false});
    frame->add({.id = QStringLiteral("owners"), .title = LockscopeWidget::tr("Owners"), .widget = owners, .shortcut = QKeySequence(Qt::CTRL | Qt::Key_7)});
    q->addActions(frame->actions());

    connect(frame, &ViewFrame::currentChanged, q, [this](const QString &id) { onView(id); });
    connect(locks, &LockView::selectedChanged, q, [this] {
        timeline->selectLock(locks->selected());
        updateActions();
    });
    connect(timeline, &TimelineView::lockSelected, q, [this](const QByteArray &name) { locks->select(name); });
    connect(history, &HistoryFeed::changed, timeline, &TimelineView::setHistory);
    if (player != nullptr)
        connect(player, &RecordingPlayer::positionChanged, timeline, [this] { timeline->setNow(clock->now(), clock->wallNow()); });
    connect(locks->table(), &LockTableView::pausePressed, pause, &QAction::toggle);
    connect(locks->table(), &LockTableView::handChanged, q, [this] { updateSortChip(); });
    connect(locks->table(), &LockTableView::misclicked, q,
            [this] { tell(LockscopeWidget::tr("That click came just as the row under it was replaced by another one: nothing was selected.")); });
    connect(locks->namespaces(), &NamespacePane::chosenChanged, q, [this] { updateCount(); });
    connect(model, &LockTableModel::updated, q, [this] {
        updateCount();
        updateSortChip();
        updateActions();
    });
    connect(model, &LockTableModel::waitingChanged, q, [this](int changed) {
        waitingLocks = changed;
        updateWaiting();
    });
    connect(ranking, &RankingView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(owners, &OwnersView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(alerts, &AlertsView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(alerts, &AlertsView::nodesWanted, q, [this] { frame->showView(QStringLiteral("nodes")); });
    connect(alerts, &AlertsView::countChanged, q,
            [this](int active, Wording::Severity severity) { frame->setCount(QStringLiteral("alerts"), active, severity); });
}

void LockscopeWidget::Private::makeLayout()
{
    banner = new Banner(q);
    nodeStrip = new NodeStrip(*clock, q);
    frame = new ViewFrame(q);
    makeViews();
    frame->setTools(makeTools());

    sortChip = new QToolButton(q);
    sortChip->setDefaultAction(sortNow);
    sortChip->setToolButtonStyle(Qt::ToolButtonTextOnly);
    sortChip->setObjectName(QStringLiteral("sortChip"));
    sortChip->setFocusPolicy(Qt::TabFocus);
    sortChip->hide();
    waiting = new QPushButton(q);
    waiting->setObjectName(QStringLiteral("waitingChip"));
    waiting->setToolTip(LockscopeWidget::tr("Locks that have changed, come or gone while the table stands still: go on and show them"));
    waiting->hide();
    count = new QLabel(q);
    count->setTextFormat(Qt::PlainText);
    count->setObjectName(QStringLiteral("lockCount"));
    for (auto *widget : std::initializer_list<QWidget *>{sortChip, waiting, count})
        frame->addBeside(widget);
    connect(waiting, &QPushButton::clicked, q, [this] { pause->setChecked(false); });

    message = new ElidedLabel(q);
    message->setObjectName(QStringLiteral("message"));

    auto *layout = new QVBoxLayout(q);
    layout->setContentsMargins(8, 8, 8, 4);
    layout->addStrut(kMinimumWidth);
    layout->addWidget(banner);
    layout->addWidget(nodeStrip);
    if (player != nullptr)
        layout->addWidget(new ReplayBar(player, q));
    layout->addWidget(frame, 1);
    layout->addWidget(message);
}

void LockscopeWidget::Private::onBoardChanged(const BoardDiffPtr &diff)
{
    nodes = diff->nodes;
    banner->setNodes(nodes);
    nodeStrip->setNodes(nodes);
    nodesView->setNodes(nodes);
    alerts->setNodes(nodes);
    QStringList labels;
    for (const auto &node : nodes)
        labels += visibleText(node.label, 60);
    filter->setNodeLabels(labels);
    model->setNodeLabels(labels);
    timeline->apply(diff);
    owners->apply(diff);
    model->apply(diff); // the rest follows when it is in the rows
    locks->setCircumstances({.nodes = nodes, .complete = diff->complete, .leavesOutGeneric = deployment.leavesOutGeneric()});
    updateReading();
    updateCount();
}

void LockscopeWidget::Private::onView(const QString &id)
{
    filterError->setVisible(frame->current()->isFiltered && !filterError->text().isEmpty());
    updateSortChip();
    updateWaiting();
    updateCount();
    updateActions();
    Q_EMIT q->viewChanged(id);
}

void LockscopeWidget::Private::updateSortChip()
{
    sortChip->setVisible(frame->currentId() == QLatin1String("locks") && model->rowsWait());
}

void LockscopeWidget::Private::showFilterError(const QString &sentence)
{
    filterError->setText(sentence);
    filterError->setVisible(!sentence.isEmpty());
    if (sentence.isEmpty())
        return;
    const QPoint below = filter->mapTo(q, QPoint(0, filter->height()));
    const int width = std::max(filter->width(), 320);
    filterError->setGeometry(std::max(0, std::min(below.x(), q->width() - width - 8)), below.y(), width, filterError->heightForWidth(width));
    filterError->raise();
}

void LockscopeWidget::Private::goToLock(const QByteArray &name)
{
    frame->showView(QStringLiteral("locks"));
    locks->select(name);
    locks->scrollToSelected();
    if (model->lock(name) != nullptr && model->rowOf(name) < 0)
        tell(LockscopeWidget::tr("The filter hides \"%1\"; its details are shown below.").arg(visibleText(name, 60)));
}

void LockscopeWidget::Private::setRecording(bool on)
{
    if (!on) {
        recorder->stop();
        return;
    }
    record->setChecked(false); // until a file is chosen and open
    auto *dialog = new QFileDialog(q, LockscopeWidget::tr("Record into a new file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("recordDialog"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // it must not be there: the recorder says so
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("lockscope.jsonl"));
    connect(dialog, &QFileDialog::fileSelected, q, [this](const QString &path) { recorder->start(path); });
    dialog->open();
}

void LockscopeWidget::Private::setPaused(bool paused)
{
    waitingLocks = 0;
    model->setPaused(paused);
    locks->pauseChanged();
    tell(paused ? LockscopeWidget::tr("The table stands still; reading goes on.") : LockscopeWidget::tr("The table follows again."));
    updateWaiting();
    updateCount();
    updateSortChip();
}

void LockscopeWidget::Private::updateWaiting()
{
    waiting->setVisible(model->isPaused() && frame->currentId() == QLatin1String("locks"));
    waiting->setText(LockscopeWidget::tr("+%n changes", nullptr, waitingLocks));
}

void LockscopeWidget::Private::updateReading()
{
    timeline->setReadingPaused(session && session->isPaused());
    if (!session)
        return;
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
    // Rows that are held may be of locks that are gone.
    const int shown = model->rowsWait() && !isFiltering ? total : std::min(model->rowCount(), total);
    QString text = shown == total ? LockscopeWidget::tr("Locks: %1").arg(total) : LockscopeWidget::tr("Locks: %1 of %2").arg(shown).arg(total);
    if (const QByteArray space = locks->namespaces()->chosen(); !space.isEmpty())
        text += LockscopeWidget::tr(" in %1").arg(visibleText(space, 40));
    if (model->isPaused())
        text += LockscopeWidget::tr(" · paused at %1").arg(Wording::timeOfDay(model->shownWallTime()));
    if (session && session->isPaused())
        text += LockscopeWidget::tr(" · not reading");
    count->setText(text);
}

std::vector<LockStatePtr> LockscopeWidget::Private::shownLocks(int most) const
{
    std::vector<LockStatePtr> shown;
    for (int row = 0; row < std::min(most, model->rowCount()); ++row) {
        if (auto lock = model->lockAt(row))
            shown.push_back(std::move(lock));
    }
    return shown;
}

void LockscopeWidget::Private::updateActions()
{
    if (!session) {
        for (auto *action : {unlock, refresh, reading, record}) {
            action->setEnabled(false);
            action->setToolTip(LockscopeWidget::tr("This is a recording: nothing can be done to its locks"));
        }
        lockActions->setOutOfSight(LockscopeWidget::tr("This is a recording: nothing can be done to its locks"));
    } else if (frame->current() != nullptr && !frame->current()->showsSelection) {
        lockActions->setOutOfSight(LockscopeWidget::tr("Go to the locks first (Ctrl+1)"));
    } else {
        lockActions->setSelection(selected(), model->lock(selected()), model->rowCount());
    }
}

void LockscopeWidget::Private::tell(const QString &text)
{
    message->setText(QLocale::system().toString(QTime::currentTime(), QStringLiteral("HH:mm:ss")) + QStringLiteral("  ") + text);
    Q_EMIT q->messageShown(text);
}

void LockscopeWidget::Private::openExport()
{
    const QString id = frame->currentId();
    ExportContent content;
    if (id == QLatin1String("locks"))
        content = exportOf(*locks->table(), *model, nodes, *clock);
    else if (const auto *exportable = dynamic_cast<const Exportable *>(frame->current()->widget))
        content = exportable->exported();
    content.name = id;
    ExportDialog::open(content, q, [this](const QString &told) { tell(told); });
}

void LockscopeWidget::Private::openShortcuts()
{
    auto *sheet = new ShortcutSheet(q->window(), q);
    sheet->open();
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
    return d->locks->selected();
}

void LockscopeWidget::selectLock(const QByteArray &name)
{
    d->locks->select(name);
    d->locks->scrollToSelected();
}

void LockscopeWidget::setFilterText(const QString &text)
{
    d->filter->setText(text);
}

void LockscopeWidget::showView(const QString &id)
{
    d->frame->showView(id);
}

QString LockscopeWidget::currentView() const
{
    return d->frame->currentId();
}

QList<QAction *> LockscopeWidget::viewActions() const
{
    return d->frame->actions();
}

QByteArray LockscopeWidget::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kStateMagic << kStateVersion << d->frame->currentId() << d->locks->saveState() << d->ranking->saveState() << d->nodesView->saveState()
           << d->alerts->saveState() << (d->audit != nullptr ? d->audit->saveState() : QByteArray());
    return state;
}

bool LockscopeWidget::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 magic = 0;
    quint16 version = 0;
    stream >> magic >> version;
    if (magic != kStateMagic || version != kStateVersion)
        return false;
    QString view;
    QByteArray lockState;
    QByteArray rankingState;
    QByteArray nodesState;
    QByteArray alertsState;
    QByteArray auditState;
    stream >> view >> lockState >> rankingState >> nodesState >> alertsState >> auditState;
    if (stream.status() != QDataStream::Ok)
        return false;
    d->locks->restoreState(lockState);
    d->ranking->restoreState(rankingState);
    d->nodesView->restoreState(nodesState);
    d->alerts->restoreState(alertsState);
    if (d->audit != nullptr)
        d->audit->restoreState(auditState);
    d->showNamespaces->setChecked(!d->locks->namespaces()->isHidden());
    d->frame->showView(view);
    return true;
}

QAction *LockscopeWidget::sortNowAction() const
{
    return d->sortNow;
}

QAction *LockscopeWidget::exportAction() const
{
    return d->exportTable;
}

QAction *LockscopeWidget::recordAction() const
{
    return d->record;
}

QAction *LockscopeWidget::shortcutsAction() const
{
    return d->shortcuts;
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

#include "lockscopewidget.h"

#include "acting/lockactions.h"
#include "contention/rankingview.h"
#include "filter/filterbar.h"
#include "filter/lockfilteredit.h"
#include "filter/subsetchips.h"
#include "journals/alertsview.h"
#include "journals/auditview.h"
#include "kit/accelerator.h"
#include "kit/elidedlabel.h"
#include "kit/filedialog.h"
#include "kit/icons.h"
#include "kit/roles.h"
#include "kit/servertext.h"
#include "kit/visibilitywatch.h"
#include "kit/windowaction.h"
#include "locks/historystripfeed.h"
#include "locks/knownowners.h"
#include "locks/lockdelegates.h"
#include "locks/lockpastfeed.h"
#include "locks/locktablemodel.h"
#include "locks/locktableview.h"
#include "locks/lockview.h"
#include "locks/namespacepane.h"
#include "nodes/nodestrip.h"
#include "nodes/nodesview.h"
#include "overview/overviewview.h"
#include "owners/ownersview.h"
#include "recording/recordinglabel.h"
#include "recording/recordingplayer.h"
#include "recording/replaybar.h"
#include "recording/sessionrecorder.h"
#include "sampling/sampleaction.h"
#include "tables/exportdialog.h"
#include "tables/headermenus.h"
#include "timeline/historyfeed.h"
#include "timeline/timelinecanvas.h"
#include "timeline/timelineview.h"
#include "window/banner.h"
#include "window/header.h"
#include "window/rail.h"
#include "window/readingcontrol.h"
#include "window/shortcutsheet.h"
#include "window/statusbar.h"
#include "window/statusline.h"
#include "window/viewframe.h"
#include "window/viewhistory.h"

#include <lockscope/core/base/answer.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QDataStream>
#include <QDateTime>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMap>
#include <QMenu>
#include <QMetaMethod>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kCountdownMillis = 250;
constexpr std::chrono::seconds kLinger{5}; ///< how long the row of a lock that ended stays
constexpr int kCompactWidth = 1000; ///< below it the rail shows only icons
constexpr qsizetype kShownPatterns = 30; ///< characters; the tooltip shows more
constexpr qsizetype kWholePatterns = 2000;
constexpr quint32 kStateMagic = 0x4c534c31; ///< "LSL1"
constexpr quint16 kStateVersion = 3;

} // namespace

struct LockscopeWidget::Private
{
    LockscopeWidget *q = nullptr;
    QPointer<Session> session; ///< null for a recording
    RecordingPlayer *player = nullptr;
    const Clock *clock = nullptr;
    Deployment deployment;
    LockTableModel *model = nullptr;
    Header *header = nullptr;
    Banner *banner = nullptr;
    ViewFrame *frame = nullptr;
    FilterBar *filter = nullptr;
    ReadingControl *reading = nullptr;
    ReplayBar *replay = nullptr; ///< only for a recording
    ViewHistory *shownBefore = nullptr;
    QToolButton *more = nullptr; ///< the actions on locks, for hosts without a menu
    ElidedLabel *count = nullptr;
    QToolButton *possible = nullptr; ///< shows or hides keys that may be locks
    LockView *locks = nullptr;
    HistoryFeed *history = nullptr;
    TimelineView *timeline = nullptr;
    OverviewView *overview = nullptr;
    RankingView *ranking = nullptr;
    OwnersView *owners = nullptr;
    NodesView *nodesView = nullptr;
    AlertsView *alerts = nullptr;
    AuditView *audit = nullptr;
    SessionRecorder *recorder = nullptr;
    StatusLine *message = nullptr;
    HistoryStripFeed *strips = nullptr;
    QByteArrayList stripNames; ///< of the rows on the screen
    QToolButton *showHidden = nullptr; ///< after a message about a lock that the filter hides
    QByteArray hidden; ///< the hidden lock
    QString hiddenWords; ///< the message about it, while it is true
    StatusBar *status = nullptr;
    VisibilityWatch *visibilityWatch = nullptr;
    bool watchesWhileHidden = false;
    QTimer countdown;
    bool showsAgain = false; ///< showAgain() is running

    QAction *unlock = nullptr;
    LockActions *lockActions = nullptr;
    SampleAction *sample = nullptr;
    QAction *showNamespaces = nullptr;
    QAction *focusFilter = nullptr;
    QAction *sortBy = nullptr;
    QAction *columns = nullptr;
    QAction *exportTable = nullptr;
    QAction *record = nullptr;
    QAction *shortcuts = nullptr;

    void makeActions();
    void makeLayout();
    void makeViews();
    void connectViews();
    [[nodiscard]] QAction *addMenu(const QString &text, const char *name, const QKeySequence &shortcut,
                                   void (Private::*fill)(QMenu *));
    void fillSortMenu(QMenu *menu) { Lockscope::fillSortMenu(menu, frame->current()->sortHeader); }
    void fillColumns(QMenu *menu) { frame->current()->fillColumns(menu); }
    void onBoardChanged(const BoardDiffPtr &diff);
    void onView(const QString &id);
    void updateLooking();
    void updateActions();
    void updateCount();
    void showPossible(bool shown);
    void showReadUntil(const std::optional<Moment> &until);
    void showRecordedMoment();
    void focusView();
    void goToLock(const QByteArray &name);
    void tellHidden(const QByteArray &name, const QString &words);
    void clearHiddenMessage(); ///< if the lock is visible or gone
    void showHiddenLock();
    void showAllLocks();
    void setRecording(bool on);
    void showUnlocked(bool unlocked);
    void updateStrips();
    void openNodeMenu(int node);
    void updateBanner();
    void updateStatus();
    [[nodiscard]] QString idleWords() const;
    void tell(const QString &text, const QString &whole = {}); ///< `whole`: with full names, for the tooltip
    void openExport();
    void openShortcuts();
    [[nodiscard]] ShownState shown() const;
    void noteShown();
    void showAgain(const ShownState &state);
    [[nodiscard]] const QByteArray &selected() const { return locks->selected(); }
    [[nodiscard]] std::vector<LockStatePtr> shownLocks(int most) const;
    [[nodiscard]] SampleAction::SampleContext sampleContext() const;
};

LockscopeWidget::LockscopeWidget(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    d->session = session;
    d->clock = &session->clock();
    d->deployment = session->deployment();
    begin();
    d->recorder = new SessionRecorder(session, this);
    d->status->add(new RecordingLabel(d->recorder, this));
    connect(d->recorder, &SessionRecorder::messageChanged, this, [this](const QString &text) { d->tell(text); });
    connect(d->recorder, &SessionRecorder::runningChanged, this, [this](bool running) {
        d->record->setChecked(running);
        d->record->setText(running ? tr("Stop recor&ding") : tr("Recor&d…"));
        d->updateLooking();
    });
    // Alerts that are already active: show them without notifying the host.
    whenDone(session->activeAlerts(), this, [this](const Result<std::vector<Alert>> &standing) {
        for (const auto &alert : standing ? *standing : std::vector<Alert>()) {
            if (!alert.isMuted)
                (void)d->alerts->addAlert(alert);
        }
    });
    connect(d->alerts, &AlertsView::standingWanted, this, [this] {
        if (!d->session)
            return;
        whenDone(d->session->activeAlerts(), this, [this](const Result<std::vector<Alert>> &standing) {
            if (standing)
                d->alerts->updateActive(*standing);
        });
    });
    d->alerts->setRules(session->alertRules());
    connect(d->alerts, &AlertsView::rulesWanted, session, &Session::setAlertRules);
    connect(d->alerts, &AlertsView::rulesWanted, this, &LockscopeWidget::alertRulesChanged);
    connect(d->alerts, &AlertsView::muteWanted, session, &Session::muteAlerts);
    connect(d->alerts, &AlertsView::unmuteWanted, session, &Session::unmuteAlerts);
    connect(session, &Session::alertReported, this, [this](const Alert &alert) {
        if (const auto text = d->alerts->addAlert(alert))
            Q_EMIT alertShown(alert, *text);
    });
    connect(session, &Session::boardChanged, this, [this](const BoardDiffPtr &diff) { d->onBoardChanged(diff); });
    connect(session, &Session::actionsUnlockedChanged, this, [this](bool unlocked) {
        d->showUnlocked(unlocked);
        d->tell(unlocked
                    ? tr("Changes allowed. The window is read-only again %1 after the last act.").arg(d->idleWords())
                    : d->session->ownLocks().isEmpty()
                    ? tr("Read-only again.")
                    : tr("Read-only again. You can still renew and release the locks that this window holds."));
        d->updateActions();
    });
    connect(session, &Session::actingRefusalChanged, this, [this](const QString &refusal) {
        if (const QString why = refusal.isEmpty() ? d->session->actingLack() : refusal; !why.isEmpty())
            d->tell(QStringLiteral("⚠ ") + why);
        d->updateActions();
    });
    connect(session, &Session::ownLocksChanged, this, [this] {
        d->model->setOwnLocks(d->session->ownLocks());
        d->owners->setOwnLocks(d->session->ownLocks());
        d->updateActions();
    });
    connect(session, &Session::ownLockLost, this, [this](const QByteArray &name, const QString &reason) {
        const QString words = tr("✖ Your lock \"%1\" is lost: %2");
        d->tell(words.arg(Wording::name(name, 60), reason), words.arg(Wording::name(name, 4000), reason));
    });
    d->showUnlocked(session->actionsUnlocked());
    d->model->setOwnLocks(session->ownLocks());
    d->owners->setOwnLocks(session->ownLocks());
    session->republish();
}

LockscopeWidget::LockscopeWidget(RecordingPlayer *player, QWidget *parent)
    : QWidget(parent)
    , d(std::make_unique<Private>())
{
    d->player = player;
    d->clock = &player->clock();
    d->deployment.name = player->header().deployment;
    for (const auto &address : player->header().addresses) {
        const auto endpoint = Endpoint::fromUri(address);
        Endpoint node = endpoint ? *endpoint : Endpoint{.host = address};
        node.user = QStringLiteral("USER"); // suggested fixes contain it, recordings do not
        d->deployment.nodes.append(node);
    }
    begin();
    d->history->show(player->history());
    d->locks->detail()->setRecorded();
    d->timeline->setPast(player->past());
    d->owners->setPast(player->past());
    d->alerts->setPast(player->alerts(), player->alertsKnownSince()); // without notifying the host
    connect(player, &RecordingPlayer::momentChanged, d->alerts, &AlertsView::momentChanged);
    d->tell(player->caveat().isEmpty() ? tr("This is a recording. You cannot change its locks.")
                                       : tr("⚠ Recording: %1.").arg(player->caveat()));
    d->model->setInStep(true);
    d->showRecordedMoment();
    connect(player, &RecordingPlayer::boardChanged, this,
            [this](const BoardDiffPtr &diff) { d->onBoardChanged(diff); });
    connect(player, &RecordingPlayer::momentChanged, this, [this] { d->showRecordedMoment(); });
    player->republish();
}

void LockscopeWidget::begin()
{
    d->q = this;
    d->model = new LockTableModel(*d->clock, this);
    d->makeActions();
    d->makeLayout();
    connect(&d->countdown, &QTimer::timeout, this, [this] {
        d->reading->look(); // others may have stopped reading, and no diff reports it
        d->locks->tick();
        d->updateStrips();
    });
    d->visibilityWatch = new VisibilityWatch(this);
    connect(d->visibilityWatch, &VisibilityWatch::visibilityChanged, this, [this] { d->updateLooking(); });
    d->updateLooking();
    d->updateActions();
    d->updateCount();
    d->reading->look();
    d->shownBefore->begin(d->shown());
}

void LockscopeWidget::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->frame->rail()->setCompact(width() < kCompactWidth);
    layout()->activate(); // now, so that nothing moves after it is shown
}

LockscopeWidget::~LockscopeWidget()
{
    if (!d->session)
        return;
    // The children live a little longer than the data they use, and need not hear that this onlooker leaves.
    disconnect(d->session, nullptr, d->reading, nullptr);
    d->session->forgetViewer(this);
}

void LockscopeWidget::Private::updateLooking()
{
    const bool isVisible = visibilityWatch->isVisible();
    if (isVisible && !countdown.isActive()) {
        countdown.start(kCountdownMillis);
        locks->tick();
    } else if (!isVisible) {
        countdown.stop();
    }
    if (session)
        session->setViewer(q, isVisible || watchesWhileHidden || (recorder != nullptr && recorder->isRunning()));
    reading->look();
}

void LockscopeWidget::Private::makeActions()
{
    unlock = makeWindowAction(q, {}, "unlockAction", QKeySequence(Qt::CTRL | Qt::Key_U));
    unlock->setCheckable(true);
    showUnlocked(false);
    unlock->setToolTip(LockscopeWidget::tr("Allows taking and releasing locks. Read-only again %1 after the last act "
                                           "(Ctrl+U)")
                           .arg(idleWords()));
    connect(unlock, &QAction::triggered, q, [this](bool checked) {
        if (checked)
            session->unlockActions();
        else
            session->lockActions();
    });
    lockActions = new LockActions(
        session, [this](int most) { return shownLocks(most); }, q);
    connect(lockActions, &LockActions::messageShown, q,
            [this](const QString &text, const QString &whole) { tell(text, whole); });
    connect(lockActions, &LockActions::acquired, q, [this](const QByteArray &name) { locks->selectAndShow(name); });
    sample = new SampleAction(
        session, [this] { return sampleContext(); }, q);
    reading = new ReadingControl(session, model, q);
    shownBefore = new ViewHistory(q);
    showNamespaces = makeWindowAction(q, LockscopeWidget::tr("Na&mespaces"), "namespacesAction",
                                      QKeySequence(Qt::CTRL | Qt::Key_T));
    showNamespaces->setCheckable(true);
    connect(showNamespaces, &QAction::toggled, q, [this](bool checked) {
        locks->namespaces()->setVisible(checked);
        if (!checked)
            locks->namespaces()->choose({}); // a hidden tree must not filter
    });
    focusFilter = makeWindowAction(q, LockscopeWidget::tr("Fi&lter"), "filterAction", QKeySequence(QKeySequence::Find));
    focusFilter->setShortcuts({QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)});
    connect(focusFilter, &QAction::triggered, q, [this] {
        if (frame->current() == nullptr || !frame->current()->isFiltered)
            frame->showView(QStringLiteral("locks"));
        filter->begin();
    });
    sortBy = addMenu(LockscopeWidget::tr("Sort &by"), "sortByAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B),
                     &Private::fillSortMenu);
    columns = addMenu(LockscopeWidget::tr("&Columns"), "columnsAction", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                      &Private::fillColumns);
    exportTable
        = makeWindowAction(q, LockscopeWidget::tr("&Export…"), "exportAction", QKeySequence(Qt::CTRL | Qt::Key_E));
    connect(exportTable, &QAction::triggered, q, [this] { openExport(); });
    record = makeWindowAction(q, LockscopeWidget::tr("Recor&d…"), "recordAction",
                              QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R));
    record->setCheckable(true);
    record->setToolTip(LockscopeWidget::tr("Record all events to a file, to replay without Redis"));
    connect(record, &QAction::triggered, q, [this](bool checked) { setRecording(checked); });
    shortcuts
        = makeWindowAction(q, LockscopeWidget::tr("&Keyboard shortcuts"), "shortcutsAction", QKeySequence(Qt::Key_F1));
    shortcuts->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)});
    connect(shortcuts, &QAction::triggered, q, [this] { openShortcuts(); });
}

QAction *LockscopeWidget::Private::addMenu(const QString &text, const char *name, const QKeySequence &shortcut,
                                           void (Private::*fill)(QMenu *))
{
    auto *action = makeWindowAction(q, text, name, shortcut);
    auto *menu = new QMenu(q);
    menu->setObjectName(action->objectName() + QStringLiteral("Menu"));
    action->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, q, [this, menu, fill] {
        menu->clear();
        (this->*fill)(menu);
    });
    // By its shortcut it opens at the column titles.
    connect(action, &QAction::triggered, q, [this, menu] {
        const QWidget *view = frame->current()->widget;
        menu->popup(view->mapToGlobal(QPoint(0, 0)));
    });
    return action;
}

void LockscopeWidget::Private::makeViews()
{
    locks = new LockView(model, *clock, static_cast<int>(deployment.nodes.size()), q);
    locks->table()->addActions(q->lockActions());
    if (session) {
        locks->detail()->setActions({.forceRelease = lockActions->forceRelease(),
                                     .setTtl = lockActions->setTtl(),
                                     .release = lockActions->release(),
                                     .renew = lockActions->renew()});
    }
    history = new HistoryFeed(session, q);
    timeline = new TimelineView(*clock, q);
    if (session)
        timeline->setBoard([this] { return owners->locks(); });
    history->addViewer(timeline);
    history->addViewer(locks->table());
    strips = new HistoryStripFeed(q);
    connect(history, &HistoryFeed::changed, strips, [this](const HistorySnapshotPtr &snapshot) {
        if (!model->isPaused())
            strips->setHistory(snapshot);
    });
    connect(strips, &HistoryStripFeed::changed, q, [this] { locks->table()->updateHistory(); });
    locks->detail()->setStrips(strips);
    locks->table()->cells()->setHistoryPainter([this](QPainter *painter, const QRect &place, const QByteArray &name,
                                                      const QPalette &palette) {
        if (const auto strip = strips->strip(name))
            paintHistoryStrip(painter, place, *strip, StripWindow::until(model->shownInstant()), Roles::of(palette));
    });
    auto *past = new LockPastFeed(
        [this] { return session ? session->history() : readyFuture<HistorySnapshotPtr>(history->latest()); },
        locks->table(), model);
    connect(past, &LockPastFeed::made, locks->detail(), &LockDetailPane::setPast);
    connect(locks, &LockView::selectedChanged, past, [this, past] { past->setWanted(!locks->selected().isEmpty()); });
    overview = new OverviewView(*clock, history, q);
    ranking = new RankingView(history, q);
    ranking->setClock(*clock);
    owners = new OwnersView(*clock, q);
    nodesView = new NodesView(*clock, deployment, q);
    alerts = new AlertsView(*clock, q);
    alerts->setLookup([this](const QByteArray &name) { return owners->lock(name); });
    if (session)
        audit = new AuditView(session->journalPath(), q);

    const auto now = [this] { return std::optional(clock->wallNow()); };
    const auto ofReading
        = [this] { return std::optional(model->readUntil() ? model->readUntil()->wallNow : clock->wallNow()); };
    // For a recording these show all of it, whatever moment is shown.
    const auto ofHistory = [this, ofReading] { return player != nullptr ? std::nullopt : ofReading(); };
    const auto ofTimeline = [this, ofHistory] {
        auto at = ofHistory();
        if (const auto told = timeline->shownUntil(); at && told)
            at = std::min(*at, clock->wallNow() - std::chrono::floor<Millis>(clock->now() - *told));
        return at;
    };
    const auto key = [](Qt::Key digit) { return QKeySequence(Qt::CTRL | digit); };
    frame->add(offerAll(overview,
                        {.id = QStringLiteral("overview"),
                         .title = LockscopeWidget::tr("Overview"),
                         .icon = QStringLiteral("overview"),
                         .shortcut = key(Qt::Key_1),
                         .isFiltered = false,
                         .moment = ofReading}));
    frame->add(offerAll(locks,
                        {.id = QStringLiteral("locks"),
                         .title = LockscopeWidget::tr("Locks"),
                         .icon = QStringLiteral("locks"),
                         .shortcut = key(Qt::Key_2),
                         .showsSelection = true,
                         .moment = [this] { return std::optional(model->shownWallTime()); }}));
    frame->add(offerAll(timeline,
                        {.id = QStringLiteral("timeline"),
                         .title = LockscopeWidget::tr("Timeline"),
                         .icon = QStringLiteral("timeline"),
                         .shortcut = key(Qt::Key_3),
                         .showsSelection = true,
                         .moment = ofTimeline}));
    frame->add(offerAll(ranking,
                        {.id = QStringLiteral("contention"),
                         .title = LockscopeWidget::tr("Contention"),
                         .icon = QStringLiteral("contention"),
                         .shortcut = key(Qt::Key_4),
                         .moment = ofHistory,
                         .sortHeader = ranking->tree()->header()}));
    frame->add(offerAll(owners,
                        {.id = QStringLiteral("owners"),
                         .title = LockscopeWidget::tr("Owners"),
                         .icon = QStringLiteral("owners"),
                         .shortcut = key(Qt::Key_5),
                         .moment = ofReading}));
    frame->add(offerAll(nodesView,
                        {.id = QStringLiteral("nodes"),
                         .title = LockscopeWidget::tr("Nodes"),
                         .icon = QStringLiteral("nodes"),
                         .shortcut = key(Qt::Key_6),
                         .isFiltered = false,
                         .moment = now}));
    frame->add(offerAll(alerts,
                        {.id = QStringLiteral("alerts"),
                         .title = LockscopeWidget::tr("Alerts"),
                         .icon = QStringLiteral("alerts"),
                         .shortcut = key(Qt::Key_7),
                         .isFiltered = false,
                         .moment = now}));
    if (audit != nullptr)
        frame->add(offerAll(audit,
                            {.id = QStringLiteral("audit"),
                             .title = LockscopeWidget::tr("Audit"),
                             .icon = QStringLiteral("audit"),
                             .shortcut = key(Qt::Key_8),
                             .isFiltered = false,
                             .moment = now}));
    if (session)
        model->setLinger(kLinger);
    q->addActions(frame->actions());
    q->addAction(timeline->tableAction());
    timeline->tableAction()->setEnabled(false); // until the timeline is shown
}

void LockscopeWidget::Private::connectViews()
{
    connect(frame, &ViewFrame::currentChanged, q, [this](const QString &id) { onView(id); });
    connect(header->nodeStrip(), &NodeStrip::chosen, q, [this](int node) { openNodeMenu(node); });
    connect(filter, &FilterBar::filterChanged, q, [this](const LockFilter &said) {
        model->setFilter(said);
        timeline->setFilter(said);
        ranking->setFilter(said);
        owners->setFilter(said);
        noteShown();
    });
    connect(filter->chips(), &SubsetChips::chosenChanged, model, &LockTableModel::setSubset);
    filter->edit()->setOwners([this](const QString &begin) { return knownOwners(*model, begin); });
    connect(filter->edit(), &QLineEdit::editingFinished, shownBefore, &ViewHistory::settle);
    connect(filter, &FilterBar::left, q, [this] { focusView(); });
    connect(shownBefore, &ViewHistory::wanted, q, [this](const ShownState &state) { showAgain(state); });
    connect(reading, &ReadingControl::messageShown, q, [this](const QString &text) { tell(text); });
    connect(reading, &ReadingControl::noticeChanged, q, [this](const QString &notice) {
        banner->setNotice(notice);
        updateBanner();
    });
    connect(reading, &ReadingControl::readingChanged, q, [this](bool isReading) {
        timeline->setReadingPaused(!isReading);
        showReadUntil(reading->readUntil());
        updateStatus();
        updateActions();
    });
    connect(reading, &ReadingControl::focusReleased, q, [this] { focusView(); });
    connect(reading, &ReadingControl::tablePaused, q, [this] {
        locks->momentChanged();
        updateCount();
        updateStatus();
    });
    connect(locks, &LockView::selectedChanged, q, [this] {
        timeline->selectLock(locks->selected());
        updateActions();
    });
    connect(locks->detail(), &LockDetailPane::lockGone, q, [this](const QByteArray &name) {
        if (!session || !session->isReading())
            return;
        whenDone(session->survey(name), locks->detail(), [this](const Result<KeySurvey> &survey) {
            if (survey)
                locks->detail()->showRemainingKeys(*survey);
        });
    });
    connect(locks, &LockView::databaseRequested, q, &LockscopeWidget::databaseRequested);
    connect(locks, &LockView::awaitedHidden, q, [this](const QByteArray &name) {
        tellHidden(name, LockscopeWidget::tr("✔ You hold \"%1\"; the filter hides it."));
    });
    connect(locks->sortHeader(), &QHeaderView::sortIndicatorChanged, q, [this] { noteShown(); });
    connect(timeline, &TimelineView::lockSelected, q, [this](const QByteArray &name) { locks->select(name); });
    connect(history, &HistoryFeed::changed, timeline, &TimelineView::setHistory);
    if (player != nullptr)
        connect(player, &RecordingPlayer::momentChanged, timeline,
                [this] { timeline->setNow(clock->now(), clock->wallNow()); });
    // A replay has its own pause button.
    connect(locks->table(), &LockTableView::pausePressed, q,
            [this] { player != nullptr ? replay->playAction()->trigger() : reading->pause()->toggle(); });
    connect(locks->table(), &LockTableView::handChanged, q, [this] { updateBanner(); });
    connect(locks->table(), &LockTableView::misclicked, q,
            [this] { tell(LockscopeWidget::tr("The row changed under your click, so nothing was selected.")); });
    connect(locks->table(), &LockTableView::tooManySelected, q, [this] {
        tell(LockscopeWidget::tr("You can select at most %n rows.", nullptr, LockTableView::kMostSelected));
    });
    connect(locks->namespaces(), &NamespacePane::chosenChanged, q, [this] {
        updateCount();
        noteShown();
    });
    connect(model, &LockTableModel::answered, q, [this] { clearHiddenMessage(); });
    connect(model, &LockTableModel::updated, q, [this] {
        clearHiddenMessage();
        updateCount();
        updateActions();
    });
    connect(overview, &OverviewView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(banner, &Banner::detailsWanted, q, [this] {
        frame->showView(QStringLiteral("nodes"));
        focusView();
    });
    connect(overview, &OverviewView::nodesWanted, q, [this] { frame->showView(QStringLiteral("nodes")); });
    connect(overview, &OverviewView::holdTimesWanted, q, [this] { frame->showView(QStringLiteral("contention")); });
    connect(overview, &OverviewView::timeActivated, q, [this](Instant moment) {
        frame->showView(QStringLiteral("timeline"));
        timeline->canvas()->showMoment(moment);
    });
    connect(locks, &LockView::allWanted, q, [this] { showAllLocks(); });
    connect(overview, &OverviewView::concernWanted, q, [this](LockConcern concern) {
        filter->chips()->choose(concern == LockConcern::Degraded ? LockSubset::All : LockSubset::Attention);
        frame->showView(QStringLiteral("locks"));
    });
    connect(overview, &OverviewView::told, q, [this](const QString &text) { tell(text); });
    connect(ranking, &RankingView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(owners, &OwnersView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(alerts, &AlertsView::lockActivated, q, [this](const QByteArray &name) { goToLock(name); });
    connect(alerts, &AlertsView::nodesWanted, q, [this] { frame->showView(QStringLiteral("nodes")); });
    connect(alerts, &AlertsView::countChanged, q,
            [this](int active, Severity severity) { frame->setCount(QStringLiteral("alerts"), active, severity); });
}

void LockscopeWidget::Private::makeLayout()
{
    header = new Header(*clock, player == nullptr ? unlock : nullptr, q);
    header->setDeployment(deployment.name, deployment.environment);
    for (const bool unlocked : {true, false})
        showUnlocked(unlocked); // the switch reserves room for both texts
    banner = new Banner(q);
    banner->hide();
    frame = new ViewFrame(q);
    makeViews();
    filter = new FilterBar(q, q);
    frame->setTools(filter);

    count = new ElidedLabel(q);
    count->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    count->setObjectName(QStringLiteral("lockCount"));
    if (!deployment.patterns.isEmpty())
        count->setToolTip(plainToolTip(LockscopeWidget::tr("Lockscope reads only keys that match: %1")
                                           .arg(Wording::patterns(deployment.patterns, kWholePatterns))));
    for (auto *widget : std::initializer_list<QWidget *>{reading->chip(), count})
        filter->addAtEnd(widget);
    if (session != nullptr) {
        possible = new QToolButton(q);
        possible->setObjectName(QStringLiteral("possibleChip"));
        possible->setAccessibleName(LockscopeWidget::tr("Show or hide keys that may be locks"));
        possible->setToolButtonStyle(Qt::ToolButtonTextOnly);
        possible->setFocusPolicy(Qt::TabFocus);
        possible->setAutoRaise(true);
        possible->hide();
        connect(possible, &QToolButton::clicked, q, [this] { showPossible(!deployment.possible); });
        connect(locks, &LockView::possibleWanted, q, [this] { showPossible(true); });
        filter->addAtEnd(possible);
        more = new QToolButton(q);
        more->setObjectName(QStringLiteral("moreActions"));
        more->setIcon(symbolIcon(QStringLiteral("more"), more));
        more->setToolTip(LockscopeWidget::tr("Actions on locks"));
        more->setAccessibleName(more->toolTip());
        more->setPopupMode(QToolButton::InstantPopup);
        more->setFocusPolicy(Qt::TabFocus);
        more->setAutoRaise(true);
        more->addActions(q->lockActions());
        more->addAction(reading->pause());
        filter->addAtEnd(more);
    }
    connectViews();

    message = new StatusLine(q);
    showHidden = new QToolButton(q);
    showHidden->setObjectName(QStringLiteral("showHidden"));
    showHidden->setText(LockscopeWidget::tr("Show it"));
    showHidden->setToolTip(LockscopeWidget::tr("Clear filter and namespace, and go to it"));
    showHidden->setMaximumHeight(message->sizeHint().height()); // it must not move anything above
    showHidden->hide();
    connect(showHidden, &QToolButton::clicked, q, [this] { showHiddenLock(); });
    connect(message, &StatusLine::cleared, showHidden, &QWidget::hide);

    status = new StatusBar(*clock, q);
    status->add(message, 1);
    status->add(showHidden);
    updateStatus();

    auto *layout = new QHBoxLayout(q);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(frame->rail());
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(banner);
    if (player != nullptr)
        column->addWidget(replay = new ReplayBar(player, q));
    column->addWidget(frame, 1);
    column->addWidget(status);
    layout->addLayout(column, 1);
}

void LockscopeWidget::Private::onBoardChanged(const BoardDiffPtr &diff)
{
    const auto &nodes = diff->nodes;
    banner->setNodes(nodes, clock->wallNow());
    updateBanner();
    header->setNodes(nodes);
    status->setNodes(nodes, diff->at);
    nodesView->setNodes(nodes);
    alerts->setNodes(nodes);
    QStringList labels;
    for (const auto &node : nodes)
        labels += visibleText(node.label, 60);
    filter->edit()->setNodeLabels(labels);
    model->setNodeLabels(labels);
    model->setTooFewReadable(!Capability::of(nodes).canLock());
    overview->apply(diff);
    timeline->apply(diff);
    owners->apply(diff);
    model->apply(diff); // the rest is updated when the rows are
    locks->setCircumstances(
        {.nodes = nodes,
         .complete = diff->complete,
         .offersPossible = session != nullptr && !deployment.possible,
         .patterns = deployment.patterns,
         .canOpenDatabases
         = session != nullptr && q->isSignalConnected(QMetaMethod::fromSignal(&LockscopeWidget::databaseRequested))});
    reading->look(); // others may have stopped reading
    updateCount();
}

void LockscopeWidget::Private::onView(const QString &id)
{
    // Close a menu of the previous view.
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    for (const QObject *owner = menu; owner != nullptr; owner = owner->parent()) {
        if (owner == q) {
            menu->close();
            break;
        }
    }
    filter->edit()->words()->popup()->hide(); // the filter's suggestions as well
    reading->setTableShown(id == QLatin1String("locks"));
    updateCount();
    updateActions();
    noteShown();
    Q_EMIT q->viewChanged(id);
}

ShownState LockscopeWidget::Private::shown() const
{
    return {.view = frame->currentId(),
            .filter = filter->edit()->text(),
            .space = locks->namespaces()->chosen(),
            .sortColumn = locks->sortHeader()->sortIndicatorSection(),
            .sortOrder = locks->sortHeader()->sortIndicatorOrder()};
}

void LockscopeWidget::Private::noteShown()
{
    if (!showsAgain)
        shownBefore->note(shown());
}

void LockscopeWidget::Private::showAgain(const ShownState &state)
{
    showsAgain = true;
    frame->showView(state.view);
    filter->edit()->setText(state.filter);
    locks->namespaces()->choose(state.space);
    locks->sortHeader()->setSortIndicator(state.sortColumn, state.sortOrder);
    showsAgain = false;
}

void LockscopeWidget::Private::updateStrips()
{
    if (QByteArrayList names = locks->table()->namesInSight(); names != stripNames) {
        stripNames = names;
        strips->setNames(locks->table(), names);
    }
}

void LockscopeWidget::Private::openNodeMenu(int node)
{
    const auto &nodes = nodesView->nodes();
    if (node >= static_cast<int>(nodes.size()))
        return;
    auto *menu = new QMenu(q);
    menu->setObjectName(QStringLiteral("nodeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(symbolIcon(QStringLiteral("nodes")), LockscopeWidget::tr("Show &nodes")),
            &QAction::triggered, q, [this] { frame->showView(QStringLiteral("nodes")); });
    auto *copy = menu->addAction(symbolIcon(QStringLiteral("copy")), LockscopeWidget::tr("&Copy address"));
    copy->setEnabled(!nodes[static_cast<size_t>(node)].address.isEmpty());
    connect(copy, &QAction::triggered, q,
            [address = nodes[static_cast<size_t>(node)].address] { QGuiApplication::clipboard()->setText(address); });
    Q_EMIT q->nodeMenuRequested(node, menu);
    menu->popup(header->nodeStrip()->placeBelow(node)); // also where a key opens it
}

void LockscopeWidget::Private::updateBanner()
{
    // It moves the rows below it, so it waits until no hand is on them; the header shows the state at once.
    const bool isNeeded = banner->severity() >= Severity::Warning || banner->hasNotice();
    if (isNeeded != !banner->isHidden() && !locks->table()->isHandOnIt())
        banner->setVisible(isNeeded);
}

void LockscopeWidget::Private::updateStatus()
{
    status->setState(player != nullptr           ? StatusBar::State::Recording
                         : !reading->isReading() ? StatusBar::State::NotReading
                         : model->isPaused()     ? StatusBar::State::Paused
                                                 : StatusBar::State::Live);
}

void LockscopeWidget::Private::focusView()
{
    if (const auto *view = frame->current())
        view->widget->setFocus(Qt::OtherFocusReason);
}

void LockscopeWidget::Private::goToLock(const QByteArray &name)
{
    frame->showView(QStringLiteral("locks"));
    locks->select(name);
    locks->scrollToSelected();
    if (model->lock(name) != nullptr && model->rowOf(name) < 0)
        tellHidden(name, LockscopeWidget::tr("The filter hides \"%1\". The details show it."));
}

void LockscopeWidget::Private::tellHidden(const QByteArray &name, const QString &words)
{
    tell(words.arg(Wording::name(name, 60)), words.arg(Wording::name(name, 4000)));
    hidden = name;
    hiddenWords = message->text();
    showHidden->show();
}

void LockscopeWidget::Private::clearHiddenMessage()
{
    if (hiddenWords.isEmpty() || (model->rowOf(hidden) < 0 && model->lock(hidden) != nullptr))
        return;
    if (message->text() == hiddenWords) {
        message->clear();
        showHidden->hide();
    }
    hiddenWords.clear();
}

void LockscopeWidget::Private::showHiddenLock()
{
    frame->showView(QStringLiteral("locks"));
    showHidden->hide();
    const bool isHiding = filter->isFiltering() || !locks->namespaces()->chosen().isEmpty()
        || filter->chips()->chosen() != LockSubset::All;
    if (!isHiding)
        return locks->selectAndShow(QByteArray(hidden));
    connect(
        model, &LockTableModel::answered, locks, [this, name = hidden] { locks->selectAndShow(name); },
        Qt::SingleShotConnection);
    showAllLocks();
}

void LockscopeWidget::Private::showAllLocks()
{
    locks->namespaces()->choose({});
    filter->chips()->choose(LockSubset::All);
    filter->edit()->clear();
}

void LockscopeWidget::Private::showUnlocked(bool unlocked)
{
    unlock->setChecked(unlocked);
    unlock->setText(unlocked ? LockscopeWidget::tr("Changes allo&wed") : LockscopeWidget::tr("Read-onl&y"));
    unlock->setIconText(withoutAccelerator(unlock->text()));
    unlock->setIcon(symbolIcon(unlocked ? QStringLiteral("unlocked") : QStringLiteral("locks")));
}

QString LockscopeWidget::Private::idleWords() const
{
    const Millis limit = session ? session->idleLimit() : SessionOptions().idleLimit;
    const auto minutes = std::chrono::floor<std::chrono::minutes>(limit);
    return minutes == limit && minutes.count() > 0
        ? LockscopeWidget::tr("%n minutes", nullptr, static_cast<int>(minutes.count()))
        : Wording::duration(limit);
}

void LockscopeWidget::Private::setRecording(bool on)
{
    if (!on) {
        recorder->stop();
        return;
    }
    record->setChecked(false); // until a file is open
    auto *dialog = makeFileDialog(q, LockscopeWidget::tr("Record into a new file"),
                                  [](const QString &path) { return whyNotWritable(path, false); });
    dialog->setObjectName(QStringLiteral("recordDialog"));
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // the recorder rejects existing files itself
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(SessionRecorder::kSuffix);
    dialog->selectFile(SessionRecorder::fileName(deployment.name, QDateTime::currentDateTime()));
    connect(dialog, &QFileDialog::fileSelected, q, [this](const QString &path) { recorder->start(path); });
    dialog->open();
}

void LockscopeWidget::Private::showReadUntil(const std::optional<Moment> &until)
{
    model->setReadUntil(until);
    locks->momentChanged();
    overview->setReadUntil(until);
    owners->setReadUntil(until);
    alerts->setReadUntil(until ? std::optional(until->wallNow) : std::nullopt);
    header->setReadUntil(until ? std::optional(until->wallNow) : std::nullopt);
    nodesView->setReadUntil(until ? std::optional(until->wallNow) : std::nullopt);
    updateCount();
}

void LockscopeWidget::Private::showRecordedMoment()
{
    const auto unread = player->unreadSince();
    std::optional<Moment> until;
    if (unread)
        until = Moment{.now = Replay::instantAt(*unread), .wallNow = player->header().startedAt + floorMillis(*unread)};
    banner->setMoment(clock->wallNow());
    updateBanner();
    banner->setNotice(until ? LockscopeWidget::tr("‖ At %1: Lockscope was not reading; this is the state of %2.")
                                  .arg(Wording::timeOfDay(clock->wallNow()), Wording::timeOfDay(until->wallNow))
                            : QString());
    const auto &shown = model->readUntil();
    if (until.has_value() != shown.has_value() || (until && until->now != shown->now))
        showReadUntil(until);
}

void LockscopeWidget::Private::showPossible(bool shown)
{
    deployment.possible = shown;
    session->setPossible(shown);
    updateCount();
}

void LockscopeWidget::Private::updateCount()
{
    for (const auto subset : {LockSubset::All, LockSubset::Attention, LockSubset::Contended, LockSubset::Mine})
        filter->chips()->setCount(subset, model->countOf(subset));
    const int total = model->totalCount();
    if (!locks->total()) {
        const QString unknown = LockscopeWidget::tr("Locks: unknown");
        count->setText(reading->isReading() ? unknown : unknown + LockscopeWidget::tr(" · not reading"));
        return;
    }
    // The namespaces filter only the table of locks; other views show all locks.
    const QByteArray chosen = locks->namespaces()->chosen();
    const bool isOfTable = frame->currentId() == QLatin1String("locks");
    const QByteArray space = isOfTable ? chosen : QByteArray();
    const int shown = isOfTable || chosen.isEmpty() ? model->matchingCount() : total;
    QString text = total == 1 ? LockscopeWidget::tr("1 lock") : LockscopeWidget::tr("%n locks", nullptr, total);
    if (shown != total)
        text = LockscopeWidget::tr("%1 of %2").arg(QString::number(shown), text);
    if (!locks->isWhole())
        text += LockscopeWidget::tr(" so far");
    if (areLocksLeftOut(nodesView->nodes()))
        text += LockscopeWidget::tr(" shown, more exist");
    const qsizetype unshown = possibleKeys(nodesView->nodes()).value_or(0);
    if (unshown > 0)
        text += QStringLiteral(" · ") + Wording::mayBeLocks(unshown);
    if (possible != nullptr) {
        possible->setText(deployment.possible ? LockscopeWidget::tr("Hide possible") : LockscopeWidget::tr("Show"));
        possible->setVisible(unshown > 0 || deployment.possible);
    }
    if (!deployment.patterns.isEmpty())
        text += LockscopeWidget::tr(" · only %1").arg(Wording::patterns(deployment.patterns, kShownPatterns));
    if (!space.isEmpty())
        text += LockscopeWidget::tr(" in %1").arg(Wording::name(space, 40));
    if (model->isPaused())
        text += LockscopeWidget::tr(" · table paused at %1").arg(Wording::timeOfDay(model->shownWallTime()));
    if (model->readUntil())
        text += LockscopeWidget::tr(" · not reading");
    count->setText(text);
}

std::vector<LockStatePtr> LockscopeWidget::Private::shownLocks(int most) const
{
    std::vector<LockStatePtr> shown;
    for (int row = 0; row < model->rowCount() && static_cast<int>(shown.size()) < most; ++row) {
        if (auto lock = model->isStaleRow(row) ? nullptr : model->lockAt(row))
            shown.push_back(std::move(lock));
    }
    return shown;
}

SampleAction::SampleContext LockscopeWidget::Private::sampleContext() const
{
    SampleAction::SampleContext context{
        .nodes = nodesView->nodes(), .selected = {}, .knowsLocks = model->totalCount() > 0};
    if (!frame->current()->showsSelection)
        return context; // an invisible selection does not count
    if (frame->currentId() == QLatin1String("locks") && locks->areSeveralChosen()) {
        for (const auto &lock : locks->selectedLocks())
            context.selected.append(lock->name);
    } else if (model->lock(selected()) != nullptr) {
        context.selected.append(selected());
    }
    return context;
}

void LockscopeWidget::Private::updateActions()
{
    const auto &view = *frame->current();
    sample->update(reading->isReading());
    sortBy->setEnabled(view.sortHeader != nullptr);
    sortBy->setToolTip(view.sortHeader != nullptr ? LockscopeWidget::tr("Sort order of the rows")
                                                  : LockscopeWidget::tr("This view has a fixed order"));
    columns->setEnabled(static_cast<bool>(view.fillColumns));
    columns->setToolTip(view.fillColumns ? LockscopeWidget::tr("Columns to show")
                                         : LockscopeWidget::tr("This view shows all its columns"));
    exportTable->setEnabled(static_cast<bool>(view.exported));
    exportTable->setToolTip(view.exported ? LockscopeWidget::tr("Write the rows of this view to a CSV or JSON file")
                                          : LockscopeWidget::tr("This view has no export"));
    if (!session) {
        for (auto *action : {unlock, reading->refresh(), reading->reading(), record}) {
            action->setEnabled(false);
            action->setToolTip(LockscopeWidget::tr("This is a recording: you cannot change its locks"));
        }
        reading->pause()->setEnabled(false);
        reading->pause()->setVisible(false); // the replay bar has its own
        lockActions->disableForOtherView(LockscopeWidget::tr("This is a recording: you cannot change its locks"));
    } else if (!view.showsSelection) {
        lockActions->disableForOtherView(LockscopeWidget::tr("Go to the locks first (Ctrl+2)."));
    } else {
        const bool inTable = frame->currentId() == QLatin1String("locks");
        const QByteArray one = inTable && locks->areSeveralChosen() ? QByteArray() : selected();
        lockActions->setSelection(one, model->lock(one), inTable ? std::optional(model->matchingCount()) : std::nullopt,
                                  inTable ? locks->selectedLocks() : std::vector<LockStatePtr>());
    }
}

void LockscopeWidget::Private::tell(const QString &text, const QString &whole)
{
    showHidden->hide(); // it belonged to the previous message
    const bool isTrouble = text.startsWith(u'⚠') || text.startsWith(u'✖');
    message->show(text, whole, isTrouble ? StatusLine::Kind::Kept : StatusLine::Kind::Passing);
    Q_EMIT q->messageShown(text);
}

void LockscopeWidget::Private::openExport()
{
    if (!frame->current()->exported)
        return;
    ExportContent content = frame->current()->exported();
    content.name = frame->currentId();
    if (const auto moment = frame->current()->moment())
        content.at = Wording::timeOfDay(*moment);
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

const std::vector<NodeStatus> &LockscopeWidget::nodes() const
{
    return d->nodesView->nodes();
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
    d->filter->edit()->setText(text);
}

QString LockscopeWidget::filterText() const
{
    return d->filter->edit()->text();
}

void LockscopeWidget::setWatchWhileHidden(bool watch)
{
    d->watchesWhileHidden = watch;
    d->updateLooking();
}

bool LockscopeWidget::watchesWhileHidden() const
{
    return d->watchesWhileHidden;
}

void LockscopeWidget::tell(const QString &sentence)
{
    d->tell(sentence);
}

void LockscopeWidget::addRailAction(QAction *action, const QString &icon)
{
    d->frame->rail()->add(action, icon, true);
}

QStringList LockscopeWidget::wouldEnd() const
{
    constexpr qsizetype kNamed = 5;
    QStringList sentences;
    if (const auto own = d->session ? d->session->ownLocks() : QList<OwnLock>(); !own.isEmpty()) {
        QStringList names;
        for (const auto &lock : own.mid(0, kNamed))
            names += QLatin1Char('"') + Wording::name(lock.name, 60) + QLatin1Char('"');
        if (own.size() > kNamed)
            names += tr("…");
        sentences += tr("This releases %n of your locks, and others can take them: %1. On silent nodes they stay until "
                        "their TTL ends.",
                        nullptr, static_cast<int>(own.size()))
                         .arg(names.join(QStringLiteral(", ")));
    }
    if (d->recorder != nullptr && d->recorder->isRunning())
        sentences += tr("The recording ends. It is saved in %1").arg(visibleText(d->recorder->path(), 300));
    return sentences;
}

void LockscopeWidget::showView(const QString &id)
{
    d->frame->showView(id == QLatin1String("ranking") ? QStringLiteral("contention") : id);
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
    stream << kStateMagic << kStateVersion << d->frame->currentId() << d->frame->layouts();
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
    QMap<QString, QByteArray> layouts;
    stream >> view >> layouts;
    if (stream.status() != QDataStream::Ok)
        return false;
    d->frame->restoreLayouts(layouts);
    d->showNamespaces->setChecked(!d->locks->namespaces()->isHidden());
    d->frame->showView(view);
    d->shownBefore->begin(d->shown());
    return true;
}

QAction *LockscopeWidget::sortByAction() const
{
    return d->sortBy;
}

QAction *LockscopeWidget::columnsAction() const
{
    return d->columns;
}

QAction *LockscopeWidget::undoViewAction() const
{
    return d->shownBefore->undo();
}

QAction *LockscopeWidget::redoViewAction() const
{
    return d->shownBefore->redo();
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
    return d->lockActions->all() + QList<QAction *>{d->sample->action()};
}

QAction *LockscopeWidget::sampleAction() const
{
    return d->sample->action();
}

QAction *LockscopeWidget::refreshAction() const
{
    return d->reading->refresh();
}

QAction *LockscopeWidget::pauseAction() const
{
    return d->reading->pause();
}

QAction *LockscopeWidget::readingAction() const
{
    return d->reading->reading();
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

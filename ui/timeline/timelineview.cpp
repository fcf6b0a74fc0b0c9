#include "timelineview.h"

#include "../kit/flowlayout.h"
#include "../kit/interactionwatch.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "timelinecanvas.h"
#include "timelinetable.h"
#include "timelineworker.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr int kTimelineTickMillis = 250;
constexpr Millis kOutdated{1500}; ///< history comes every second
constexpr int kPanelLines = 7; ///< five parts, two of which may take two lines

} // namespace

TimelineView::TimelineView(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_worker(new TimelineWorker(Micros(clock.wallNow().time_since_epoch()) - clock.now().time_since_epoch()))
    , m_canvas(new TimelineCanvas(clock, this))
    , m_tableView(new TimelineTable(this))
    , m_stack(new QStackedWidget(this))
    , m_cover(new QLabel(this))
{
    qRegisterMetaType<TimelinePicturePtr>();
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(m_worker, &TimelineWorker::updated, this, &TimelineView::take);
    m_thread.setObjectName(QStringLiteral("timeline"));
    m_thread.start();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 0, kPageMargin, 2 * kGrid);
    layout->setSpacing(4);
    buildTools();
    m_tableView->setObjectName(QStringLiteral("timelineTable"));
    m_canvas->setObjectName(QStringLiteral("timeline"));
    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_tableView);
    layout->addWidget(m_stack, 1);
    m_cover->setObjectName(QStringLiteral("timelineCover"));
    m_cover->setTextFormat(Qt::PlainText);
    m_cover->setText(tr("Loading the history…"));
    m_cover->setAlignment(Qt::AlignCenter);
    m_cover->setBackgroundRole(QPalette::Base);
    m_cover->setAutoFillBackground(true);
    m_cover->hide();
    for (QWidget *shown : std::initializer_list<QWidget *>{m_canvas, m_tableView})
        shown->installEventFilter(this);
    buildPanel();
    setFocusProxy(m_canvas);

    connect(m_canvas, &TimelineCanvas::followingChanged, this, &TimelineView::showFollowing);
    connect(m_canvas, &TimelineCanvas::selectionChanged, this, [this] {
        forgetJump();
        showStory();
        Q_EMIT lockSelected(m_canvas->selectedLock());
    });
    connect(m_canvas, &TimelineCanvas::expandedChanged, this, [this] {
        m_query.expanded = m_canvas->expanded();
        ask();
    });
    connect(m_canvas, &TimelineCanvas::spanChanged, this, &TimelineView::showFollowing);
    connect(m_canvas, &TimelineCanvas::jumpedInVain, this, &TimelineView::showNoContention);
    connect(m_tableView, &TimelineTable::holdChosen, this, [this](const TimelineHold &hold) {
        m_canvas->selectSpot({.kind = TimelineSpot::Kind::Hold, .lock = hold.lock, .at = hold.bar.from});
    });
    for (InteractionWatch *interaction : {m_canvas->interaction(), m_tableView->interaction()}) {
        connect(interaction, &InteractionWatch::ended, this, [this] {
            if (m_heldBackPicture && !isHandOnIt())
                adopt(std::exchange(m_heldBackPicture, nullptr));
        });
    }
    connect(m_canvas->interaction(), &InteractionWatch::started, this, &TimelineView::updateHold);
    connect(m_canvas->interaction(), &InteractionWatch::ended, this, &TimelineView::updateHold);
    connect(m_canvas, &TimelineCanvas::followingChanged, this, &TimelineView::updateHold);
    connect(&m_tick, &QTimer::timeout, this, &TimelineView::tick);
    m_tick.start(kTimelineTickMillis);
    m_canvas->setEmptyWords(tr("Loading the history…"));
    showFollowing();
    showStory();
}

TimelineView::~TimelineView()
{
    m_thread.quit();
    m_thread.wait(); // at most for one pass over the history
}

void TimelineView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_table->setEnabled(true);
    if (const auto &picture = m_canvas->picture(); picture && isOutdated(*picture))
        setCovered(true);
    if (m_board) {
        const auto all = std::make_shared<BoardDiff>();
        all->changed = std::exchange(m_board, nullptr)();
        QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->setSparse(false); });
        apply(all);
    }
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->setShown(true); });
}

void TimelineView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_table->setEnabled(false); // its shortcut works in all of the window
    m_whenUncovered.clear();
    setCovered(false);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->setShown(false); });
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_cover->setGeometry(m_stack->geometry());
}

bool TimelineView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isCovered())
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab)
        return false;
    m_whenUncovered.emplace_back([watched, again = std::shared_ptr<QEvent>(event->clone())] {
        QCoreApplication::sendEvent(watched, again.get());
    });
    return true;
}

bool TimelineView::isOutdated(const TimelinePicture &picture) const
{
    return !m_replayNow && m_clock.now() - picture.index.watch.takenAt > kOutdated;
}

bool TimelineView::isCovered() const
{
    return !m_cover->isHidden();
}

void TimelineView::setCovered(bool covered)
{
    if (covered == isCovered())
        return;
    m_coveredAt = m_clock.now();
    m_cover->setGeometry(m_stack->geometry());
    m_cover->raise();
    m_cover->setVisible(covered);
    showStory();
    if (!covered) {
        for (const auto &wanted : std::exchange(m_whenUncovered, {}))
            wanted();
    }
}

void TimelineView::buildTools()
{
    auto *tools = new QWidget(this);
    auto *flow = new FlowLayout(tools);
    flow->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](QAction *action, const char *name, Qt::ToolButtonStyle style = Qt::ToolButtonTextOnly) {
        auto *button = new QToolButton(tools);
        button->setObjectName(QLatin1String(name));
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->toolTip());
        flow->addWidget(button);
    };
    const auto action = [this](const QString &text, const QString &tip) {
        auto *made = new QAction(text, this);
        made->setToolTip(tip);
        return made;
    };
    m_follow = action(followText(true), tr("Follow the present (Space, End)"));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    connect(m_follow, &QAction::triggered, this, [this](bool on) { m_canvas->follow(on); });
    m_previous = action(tr("⟨ Contention"),
                        tr("To the previous contention: hand-over with waiters, overlap, expiry in use, wait ([)"));
    connect(m_previous, &QAction::triggered, this, [this] { jump(false); });
    m_next = action(tr("Contention ⟩"),
                    tr("To the next contention: hand-over with waiters, overlap, expiry in use, wait (])"));
    connect(m_next, &QAction::triggered, this, [this] { jump(true); });
    auto *copy = action(tr("&Copy (Ctrl+C)"), tr("Copy the selected hold as a row"));
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut); // the table has its own action
    m_canvas->addAction(copy);
    connect(copy, &QAction::triggered, this, &TimelineView::copyHold);
    // The canvas handles these keys itself; the table uses the actions' shortcuts.
    m_previous->setShortcut(Qt::Key_BracketLeft);
    m_next->setShortcut(Qt::Key_BracketRight);
    for (QAction *made : {m_previous, m_next}) {
        made->setShortcutContext(Qt::WidgetShortcut);
        m_tableView->addAction(made);
    }
    m_zoomOut = action(tr("−"), tr("More time (−)"));
    connect(m_zoomOut, &QAction::triggered, this, [this] { m_canvas->zoom(0.5); });
    m_zoomIn = action(tr("+"), tr("Less time (+)"));
    connect(m_zoomIn, &QAction::triggered, this, [this] { m_canvas->zoom(2); });
    m_table = action(tr("As table"), tr("Show the timeline as a table (Ctrl+Shift+T)"));
    m_table->setCheckable(true);
    m_table->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_T);
    m_table->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_table);
    connect(m_table, &QAction::toggled, this, &TimelineView::showAsTable);

    const auto toolHeight = [tools] {
        const auto *button = tools->findChild<QToolButton *>();
        return button == nullptr ? 0 : button->sizeHint().height();
    };
    add(m_follow, "timelineFollow");
    // As wide as its longest text, so that the buttons after it never move away from the pointer.
    auto *follow = tools->findChild<QToolButton *>(QStringLiteral("timelineFollow"));
    for (const QString &text : {tr("❚❚ Paused"), tr("● Live"), tr("● Follows the replay")}) {
        m_follow->setText(text);
        follow->setMinimumWidth(std::max(follow->minimumWidth(), follow->sizeHint().width()));
    }
    m_follow->setText(followText(true));
    add(m_previous, "timelinePrevious");
    add(m_next, "timelineNext");
    add(m_zoomOut, "timelineZoomOut");
    m_span = new QLabel(tools);
    m_span->setObjectName(QStringLiteral("timelineSpan"));
    m_span->setTextFormat(Qt::PlainText);
    m_span->setAlignment(Qt::AlignCenter);
    m_span->setMinimumHeight(toolHeight());
    m_span->setMinimumWidth(
        fontMetrics().horizontalAdvance(tr("%1 in view").arg(Wording::duration(std::chrono::seconds(3599)))));
    flow->addWidget(m_span);
    add(m_zoomIn, "timelineZoomIn");
    m_orderBox = new QComboBox(tools);
    m_orderBox->setObjectName(QStringLiteral("timelineOrder"));
    m_orderBox->setAccessibleName(tr("Order of the locks"));
    m_orderBox->addItem(tr("Trouble first"), static_cast<int>(TimelineOrder::Trouble));
    m_orderBox->addItem(tr("Most contended first"), static_cast<int>(TimelineOrder::Contention));
    m_orderBox->addItem(tr("By name"), static_cast<int>(TimelineOrder::Name));
    connect(m_orderBox, &QComboBox::activated, this,
            [this] { setOrder(static_cast<TimelineOrder>(m_orderBox->currentData().toInt())); });
    flow->addWidget(m_orderBox);
    add(m_table, "timelineAsTable");
    layout()->addWidget(tools);
}

void TimelineView::buildPanel()
{
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("timelinePanel"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::StyledPanel);
    scroll->setAccessibleName(tr("Owner and waiters"));
    auto *panel = new QWidget(scroll);
    auto *grid = new QGridLayout(panel);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    // A fixed height, so that the rows above never move.
    const int around = 2 * scroll->frameWidth() + grid->contentsMargins().top() + grid->contentsMargins().bottom()
        + 4 * grid->verticalSpacing();
    scroll->setFixedHeight(fontMetrics().lineSpacing() * kPanelLines + around);
    m_title = new QLabel(panel);
    m_title->setObjectName(QStringLiteral("timelineTitle"));
    prepareForServerText(m_title);
    grid->addWidget(m_title, 0, 0, 1, 2);
    m_status = new QLabel(panel);
    m_status->setObjectName(QStringLiteral("timelineStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(m_status, 0, 2, Qt::AlignRight | Qt::AlignTop);
    const QStringList names{tr("Held by"), tr("Next owner"), tr("Waiters"), tr("Evidence")};
    const QStringList objects{QStringLiteral("timelineCulprit"), QStringLiteral("timelineVictim"),
                              QStringLiteral("timelineWaiting"), QStringLiteral("timelineKnown")};
    for (int i = 0; i < names.size(); ++i) {
        auto *name = new QLabel(names.at(i), panel);
        name->setForegroundRole(QPalette::PlaceholderText);
        name->setAlignment(Qt::AlignTop);
        auto *text = new QLabel(panel);
        text->setObjectName(objects.at(i));
        text->setAccessibleName(names.at(i));
        prepareForServerText(text);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(name, i + 1, 0);
        grid->addWidget(text, i + 1, 1, 1, 2);
        m_storyNames.append(name);
        m_story.append(text);
    }
    grid->setRowStretch(static_cast<int>(names.size()) + 1, 1);
    scroll->setWidget(panel);
    layout()->addWidget(scroll);
}

void TimelineView::setHistory(const HistorySnapshotPtr &history)
{
    if (!history)
        return;
    ++m_histories;
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, history] { worker->setHistory(history); });
}

void TimelineView::setBoard(std::function<std::vector<LockStatePtr>()> board)
{
    m_board = std::move(board);
    QMetaObject::invokeMethod(m_worker, [worker = m_worker] { worker->setSparse(true); });
}

void TimelineView::apply(const BoardDiffPtr &diff)
{
    if (!diff->nodes.empty()) {
        QStringList labels;
        for (const NodeStatus &node : diff->nodes)
            labels += node.label;
        setNodes(labels);
    }
    if (diff->changed.empty() && diff->removed.empty())
        return;
    ++m_diffs;
    const Instant now = m_replayNow.value_or(m_clock.now());
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, diff, now] { worker->apply(diff, now); });
}

void TimelineView::setPast(const TimelinePastPtr &past)
{
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, past] { worker->setPast(past); });
    m_isReplay = true;
    showFollowing();
}

void TimelineView::setNow(Instant now, WallTime wall)
{
    m_replayNow = now;
    m_canvas->setNow(now, wall);
}

void TimelineView::followClock()
{
    m_replayNow.reset();
    m_canvas->setNow({}, {});
}

void TimelineView::setReadingPaused(bool paused)
{
    // Callers repeat this; the pause began with the first call.
    if (std::exchange(m_isReadingPaused, paused) != paused)
        m_canvas->setReadingPaused(paused ? std::optional(m_replayNow.value_or(m_clock.now())) : std::nullopt);
}

void TimelineView::setFilter(const LockFilter &filter)
{
    if (m_query.filter == filter)
        return;
    m_query.filter = filter;
    m_isRowSought = true;
    forgetJump();
    ask(Rows::Order);
}

void TimelineView::setOrder(TimelineOrder order)
{
    m_orderBox->setCurrentIndex(m_orderBox->findData(static_cast<int>(order)));
    if (std::exchange(m_query.order, order) != order)
        ask(Rows::Order);
}

void TimelineView::setNodes(const QStringList &labels)
{
    if (m_query.nodeLabels == labels)
        return;
    m_query.nodeLabels = labels;
    m_canvas->setNodes(labels);
    ask();
}

QByteArray TimelineView::selectedLock() const
{
    return m_canvas->selectedLock();
}

void TimelineView::selectLock(const QByteArray &name)
{
    // Scroll only to another lock. The same one may have left or reappeared in the view where it was chosen.
    const bool isAnother = name != m_canvas->selectedLock();
    m_canvas->selectLock(name);
    if (m_table->isChecked())
        selectTableRow(isAnother);
    showStory();
}

void TimelineView::copyHold() const
{
    const auto &picture = m_canvas->picture();
    if (!picture || isCovered() || m_canvas->selectedLock().isNull())
        return;
    TimelineTableModel model;
    model.setSetting(m_canvas->setting());
    model.setHolds(picture->holds ? picture->holds : timelineHolds(*picture));
    const auto &spot = m_canvas->selectedSpot();
    const int row = model.rowOf(m_canvas->selectedLock(), spot ? spot->at : m_canvas->setting().moment.now);
    QStringList cells;
    for (int column = 0; row >= 0 && column < model.columnCount(); ++column)
        cells += model.index(row, column).data().toString();
    if (!cells.isEmpty())
        QGuiApplication::clipboard()->setText(cells.join(u'\t'));
}

TimelineTableModel *TimelineView::tableModel() const
{
    return m_tableView->holds();
}

ExportContent TimelineView::exported() const
{
    TimelineTableModel model;
    TimelineSetting setting = m_canvas->setting();
    setting.moment.now = shownUntil().value_or(setting.moment.now);
    model.setSetting(setting);
    const auto &picture = m_canvas->picture();
    if (picture)
        model.setHolds(picture->holds ? picture->holds : timelineHolds(*picture));
    ExportContent content = exportOf(model);
    for (int row = 0; row < model.rowCount(); ++row) {
        QJsonObject object = content.json.at(row).toObject();
        const auto put = [&](int column, const QString &text) {
            content.rows[row][column] = text;
            object.insert(content.headers.at(column), text);
        };
        // With the date, in a form that other programs read.
        put(TimelineTableModel::FromColumn, model.exportedTime(row, TimelineTableModel::FromColumn));
        put(TimelineTableModel::ToColumn, model.exportedTime(row, TimelineTableModel::ToColumn));
        content.json.replace(row, object);
    }
    if (model.left() > 0)
        content.remark
            = tr("Without %Ln earlier holds. Use the filter to see them.", nullptr, static_cast<int>(model.left()));
    return content;
}

std::optional<Instant> TimelineView::shownUntil() const
{
    const auto &picture = m_canvas->picture();
    return picture ? std::optional(m_replayNow.value_or(picture->index.watch.takenAt)) : std::nullopt;
}

bool TimelineView::isSettled() const
{
    const auto &picture = m_canvas->picture();
    return !m_heldBackPicture && !isCovered() && (m_asked == 0 || (picture && picture->query == m_asked))
        && ((m_histories == 0 && m_diffs == 0)
            || (picture && picture->histories == m_histories && picture->diffs == m_diffs));
}

void TimelineView::ask(Rows rows)
{
    if (m_heldBackPicture)
        returnPicture(std::exchange(m_heldBackPicture, nullptr));
    ++m_asked;
    const Instant now = m_replayNow.value_or(m_clock.now());
    TimelineQuery query = m_query;
    if (m_query.holdsRows && rows == Rows::Stay)
        query.rowsOf = m_canvas->picture();
    QMetaObject::invokeMethod(m_worker, [worker = m_worker, query = std::move(query), number = m_asked, now] {
        worker->ask(query, number, now);
    });
}

void TimelineView::updateHold()
{
    const bool holds = !m_canvas->isFollowing() || m_canvas->interaction()->isActive();
    if (std::exchange(m_query.holdsRows, holds) != holds)
        ask();
}

bool TimelineView::rowsWait() const
{
    const auto &picture = m_canvas->picture();
    return m_heldBackPicture || (!m_table->isChecked() && picture && picture->rowsWait);
}

bool TimelineView::isHandOnIt() const
{
    return m_table->isChecked() ? m_tableView->interaction()->isActive() : m_canvas->interaction()->isActive();
}

bool TimelineView::hasRowsOf(const TimelinePicture &picture) const
{
    return m_table->isChecked() ? !picture.holds || tableModel()->hasRowsOf(*picture.holds)
                                : m_canvas->hasRowsOf(picture);
}

void TimelineView::take(const TimelinePicturePtr &picture)
{
    // Show an answer to a query at once. Otherwise rows wait until the user leaves them.
    const bool isAnswer = !m_canvas->picture() || picture->query != m_canvas->picture()->query;
    const bool isHeld = !m_table->isChecked() && picture->isHeld;
    if (isAnswer || isHeld || isCovered() || !isHandOnIt() || hasRowsOf(*picture))
        adopt(picture);
    else if (picture->query != m_asked)
        returnPicture(picture); // the answer is on its way
    else
        keepForLater(picture);
}

void TimelineView::keepForLater(const TimelinePicturePtr &picture)
{
    returnPicture(
        std::exchange(m_heldBackPicture, picture)); // the worker must continue, so that row contents stay current
    if (m_table->isChecked() && picture->holds)
        tableModel()->updateRows(picture->holds);
    showStory();
}

void TimelineView::sortNow()
{
    for (InteractionWatch *interaction : {m_canvas->interaction(), m_tableView->interaction()})
        interaction->release(); // this shows the waiting picture
    if (m_query.holdsRows)
        ask(Rows::Order);
}

void TimelineView::returnPicture(TimelinePicturePtr done)
{
    QMetaObject::invokeMethod(
        m_worker, [worker = m_worker, done = std::move(done)]() mutable { worker->pictureTaken(std::move(done)); });
}

void TimelineView::adopt(const TimelinePicturePtr &picture)
{
    const bool isAnswer = !m_canvas->picture() || picture->query != m_canvas->picture()->query;
    auto before = m_canvas->setPicture(picture);
    tableModel()->setSetting(m_canvas->setting());
    if (picture->holds)
        m_tableView->setHolds(picture->holds);
    // Without a selected moment, select the lock's latest hold.
    if (m_table->isChecked()
        && (isAnswer || !m_canvas->selectedSpot() || !m_tableView->selectionModel()->hasSelection()))
        selectTableRow(picture->query == m_asked && std::exchange(m_isRowSought, false));
    showEmptyWords();
    showStory();
    returnPicture(std::move(before)); // freeing it may take long
    if (picture->index.watch.takenAt >= m_coveredAt)
        setCovered(false);
    Q_EMIT updated();
}

void TimelineView::showEmptyWords()
{
    const auto &picture = m_canvas->picture();
    if (!picture)
        return;
    if (!picture->rows.empty()) {
        m_tableView->setEmptyWords(tr("Lockscope saw no owner of these locks."));
        return;
    }
    const QString since = TimelineWording::time(picture->index.watch.knownSince, m_canvas->setting().wallAhead);
    const QString words = picture->total > 0
        ? tr("The filter hides all %n locks, ended ones included.", nullptr, picture->total)
        : tr("No locks since %1.\n\nA lock appears here when a client takes it. Open a recording to see the past.")
              .arg(since);
    m_canvas->setEmptyWords(words);
    m_tableView->setEmptyWords(words);
}

void TimelineView::showStory()
{
    TimelineStory story;
    const auto picture = isCovered() ? TimelinePicturePtr()
        : m_heldBackPicture          ? m_heldBackPicture
                                     : m_canvas->picture();
    auto spot = m_canvas->selectedSpot();
    // Without a selected spot, explain the selected table row.
    if (const TimelineHold *marked = spot || !m_table->isChecked() ? nullptr : m_tableView->selectedHold())
        spot = TimelineSpot{.kind = TimelineSpot::Kind::Hold, .lock = marked->lock, .at = marked->bar.from};
    if (picture && spot)
        spot = timelineFindAgain(*picture, *spot);
    if (picture && spot) {
        story = TimelineWording::story(*picture, *spot, m_canvas->setting());
    } else if (picture && !m_canvas->selectedLock().isNull()) {
        const int slot = picture->slotOf(m_canvas->selectedLock());
        if (slot >= 0 && !picture->index.tracks[static_cast<size_t>(slot)]->bars.empty()) {
            // The last hold that had begun by then: a recording also contains later ones.
            const TimelineTrack &track = *picture->index.tracks[static_cast<size_t>(slot)];
            const auto &bars = track.bars;
            const Instant now = m_canvas->setting().moment.now;
            auto later = std::partition_point(bars.begin(), bars.end(),
                                              [now](const TimelineBar &bar) { return bar.from <= now; });
            if (const QByteArray owner = m_canvas->selectedOwner(); !owner.isNull()) {
                const auto isIts = [&](const TimelineBar &bar) { return track.holderOf(bar).label() == owner; };
                const auto its = std::find_if(std::make_reverse_iterator(later), bars.rend(), isIts);
                later = its == bars.rend() ? later : its.base();
            }
            TimelineSpot last{.kind = TimelineSpot::Kind::Nothing, .lock = m_canvas->selectedLock(), .at = now};
            if (later != bars.begin())
                last = {.kind = TimelineSpot::Kind::Hold,
                        .lock = m_canvas->selectedLock(),
                        .at = (later - 1)->from,
                        .first = static_cast<size_t>(later - bars.begin()) - 1};
            story = TimelineWording::story(*picture, last, m_canvas->setting());
        }
    }
    QFont font = m_title->font();
    font.setBold(!story.title.isEmpty());
    if (font != m_title->font())
        m_title->setFont(font);
    if (story.title.isEmpty() && !isCovered())
        story.title = tr("Click a hold to see its owner, the next owner and the waiters. Press ] and [ for the next "
                         "and previous contention.");
    const auto set = [](QLabel *label, const QString &text) {
        if (label->text() != text)
            label->setText(text);
    };
    set(m_title, story.title);
    const QStringList parts{story.culprit, story.victim, story.waiting, story.known};
    for (int i = 0; i < parts.size(); ++i) {
        set(m_story.at(i), parts.at(i));
        m_story.at(i)->setVisible(!parts.at(i).isEmpty());
        m_storyNames.at(i)->setVisible(!parts.at(i).isEmpty());
    }
}

void TimelineView::jump(bool forward)
{
    if (isCovered()) {
        m_whenUncovered.emplace_back([this, forward] { jump(forward); });
        return;
    }
    forgetJump();
    if (m_canvas->jump(forward) && m_table->isChecked())
        selectTableRow(true);
}

QString TimelineView::followText(bool following) const
{
    return !following ? tr("❚❚ Paused") : m_isReplay ? tr("● Follows the replay") : tr("● Live");
}

void TimelineView::showFollowing()
{
    const bool following = m_canvas->isFollowing();
    m_follow->setChecked(following);
    m_follow->setText(followText(following));
    m_span->setText(tr("%1 in view").arg(Wording::duration(m_canvas->scale().span())));
    forgetJump();
}

void TimelineView::showNoContention(bool forward, bool thisLock, Instant from)
{
    const bool passesOver = std::ranges::any_of(m_canvas->picture()->index.tracks, [](const TimelineTrackPtr &track) {
        return track && track->waitersKnownSince;
    });
    // In the past tense, with its starting point: the message stays while new events come.
    const QString words = thisLock
        ? (forward ? tr("No known contention of this lock after %1.")
                   : tr("No known contention of this lock before %1."))
        : (forward ? tr("No known contention after %1.") : tr("No known contention before %1."));
    m_noContentionMessage = words.arg(TimelineWording::time(from, m_canvas->setting().wallAhead));
    if (passesOver)
        m_noContentionMessage += QLatin1Char(' ') + tr("Lockscope skips hand-overs without known waiters.");
    showHint();
}

void TimelineView::forgetJump()
{
    m_noContentionMessage.clear();
    showHint();
}

void TimelineView::showHint()
{
    const size_t left = m_table->isChecked() ? tableModel()->left() : 0;
    m_status->setText(!m_noContentionMessage.isEmpty() ? m_noContentionMessage
                          : left > 0 ? tr("%Ln earlier holds are not listed. Use the filter to see them.", nullptr,
                                          static_cast<int>(left))
                          : m_isReplay || m_table->isChecked() || m_canvas->isFollowing()
                          ? QString()
                          : tr("New events appear on the right. Press End to go there."));
}

void TimelineView::showAsTable(bool on)
{
    m_query.table = on;
    m_isRowSought = on;
    forgetJump();
    ask();
    m_stack->setCurrentIndex(on ? 1 : 0);
    setFocusProxy(on ? static_cast<QWidget *>(m_tableView) : m_canvas);
    if (on) {
        m_tableView->setFocus();
        selectTableRow(true);
    } else {
        m_canvas->setFocus();
    }
    for (QAction *action : {m_follow, m_zoomIn, m_zoomOut})
        action->setEnabled(!on);
}

void TimelineView::selectTableRow(bool intoSight)
{
    using Kind = TimelineSpot::Kind;
    const auto &spot = m_canvas->selectedSpot();
    const bool isOfAHold = !spot || spot->kind == Kind::Hold || spot->kind == Kind::Block || spot->kind == Kind::Mark
        || spot->kind == Kind::Renewal;
    if (!isOfAHold) // no table row belongs to this time
        return m_tableView->clearSelection();
    m_tableView->selectHold(m_canvas->selectedLock(), spot ? spot->at : m_canvas->setting().moment.now, intoSight);
}

void TimelineView::tick()
{
    if (!isVisible())
        return;
    if (m_query.filter.dependsOnTime()) {
        const Instant now = m_replayNow.value_or(m_clock.now());
        QMetaObject::invokeMethod(m_worker, [worker = m_worker, now] { worker->letTimePass(now); });
    }
    // Open holds grow with the clock.
    tableModel()->setSetting(m_canvas->setting());
    if (m_table->isChecked()) {
        m_tableView->tick();
        showHint();
    }
    showStory();
}

} // namespace Lockscope

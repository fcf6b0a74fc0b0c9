#include "rankingview.h"

#include "../kit/interactionwatch.h"
#include "../kit/mutedlabel.h"
#include "../kit/type.h"
#include "../tables/headerstate.h"
#include "../tables/rowcopy.h"
#include "../tables/rowdelegate.h"
#include "../tables/tableheader.h"
#include "../tables/tooltipupdater.h"
#include "../timeline/historyfeed.h"
#include "lockholdtimes.h"
#include "rankingmodel.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace std::chrono_literals;

namespace Lockscope {

namespace {

/// Ranking takes at most one part in kShare of the time.
constexpr int kLeastPlots = 120; ///< so that the window fits a small screen
constexpr qint64 kShare = 10;
constexpr qint64 kMostPauseMillis = 60'000;

/// No event happened between the two snapshots.
bool isSamePast(const HistorySnapshot &a, const HistorySnapshot &b)
{
    return a.forgotten == b.forgotten && a.open.size() == b.open.size() && a.size() == b.size()
        && a.watchedSince == b.watchedSince && a.completeSince == b.completeSince
        && (a.chunks.empty() || b.chunks.empty() || a.chunks.size() < 2 || a.chunks.front() == b.chunks.front());
}

/// Also the part before the names looks like the rest of the row.
class RankingTree : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Roles &roles = Roles::of(palette());
        QStyleOptionViewItem row(option);
        row.palette.setColor(QPalette::Highlight, roles.accentTint);
        row.palette.setColor(QPalette::HighlightedText, roles.text);
        if (selectionModel()->isRowSelected(index.row(), index.parent()))
            painter->fillRect(option.rect, roles.accentTint);
        QTreeView::drawRow(painter, row, index);
        painter->setPen(roles.line);
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
};

} // namespace

struct RankingView::RankingRun
{
    HistorySnapshotPtr snapshot;
    RankingQuery query;
    Chosen chosen;
    Micros wallAhead{0};
    ContentionPicture picture;
    HoldTimeBins holdTimes;
    bool isAsked = false;
    std::atomic<bool> isCancelled = false;
    Ranking ranking;
    qint64 millis = 0;
};

RankingView::RankingView(HistoryFeed *feed, QWidget *parent)
    : QWidget(parent)
    , m_feed(feed)
    , m_model(new RankingModel(this))
    , m_tree(new RankingTree(this))
    , m_summary(new QLabel(this))
    , m_empty(new QLabel(m_tree->viewport()))
    , m_plots(new ContentionPlots(this))
{
    m_pool.setMaxThreadCount(1);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("rankingSummary"));
    m_summary->setText(tr("No history yet."));
    m_summary->setMinimumWidth(1);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("rankingEmpty"));
    auto *over = new QVBoxLayout(m_tree->viewport());
    over->addWidget(m_empty);

    m_tree->setObjectName(QStringLiteral("rankingTree"));
    m_tree->setAccessibleName(tr("Ranking of namespaces, locks and owners"));
    m_tree->setHeader(new TableHeader(m_tree));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new RowDelegate(RankingModel::SeverityRole, m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setSortingEnabled(false); // rank() has sorted it already
    m_tree->setExpandsOnDoubleClick(false);
    auto *header = m_tree->header();
    header->setSectionsClickable(true);
    header->setSortIndicatorShown(true);
    header->setSortIndicator(static_cast<int>(RankColumn::Waited), Qt::DescendingOrder);
    m_query.column = RankColumn::Waited;
    header->setStretchLastSection(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionsMovable(true);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    // Measure a whole duration: its width depends on language and font.
    const int aDuration
        = fontMetrics().horizontalAdvance(QStringLiteral("≥ %1 ?").arg(Wording::duration(59min + 59s))) + em;
    const int aMean = fontMetrics().horizontalAdvance(
                          RankingModel::tr("avg %1 locks").arg(QStringLiteral("≥ ") + QLocale().toString(88'888)))
        + 2 * em;
    for (int column = 1; column < m_model->columnCount(); ++column) { // fitNames() sizes the name column
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const int least = column == static_cast<int>(RankColumn::Longest) ? 13 : 6; // longer for a hold that continues
        const int value = column == static_cast<int>(RankColumn::Waited) ? aDuration
            : column == static_cast<int>(RankColumn::Held)               ? std::max(aDuration, aMean)
                                                                         : 0;
        header->resizeSection(column,
                              std::max({least * em, value, header->fontMetrics().horizontalAdvance(title) + 3 * em}));
    }
    header->setMinimumSectionSize(4 * em);
    m_tree->viewport()->installEventFilter(this);
    connect(header, &QHeaderView::sectionResized, this, [this](int column) {
        if (column > 0)
            fitNames();
    });
    setFocusProxy(m_tree);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 0, kPageMargin, 2 * kGrid);
    layout->setSpacing(2 * kGrid);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setHandleWidth(3 * kGrid);
    splitter->setChildrenCollapsible(false);
    m_plots->setMinimumHeight(kLeastPlots);
    splitter->addWidget(m_plots);
    splitter->addWidget(m_tree);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_summary);

    new RowCopy(m_tree);
    new ToolTipUpdater(m_tree);
    m_interaction = new InteractionWatch(m_tree);
    auto *copy = new QAction(tr("Copy &name"), this);
    auto *show = new QAction(tr("&Show the lock"), this);
    m_tree->addActions({show, copy});
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto lockAt = [](QModelIndex index) {
        // Owners are children of their lock.
        while (index.isValid()
               && index.data(RankingModel::KindRole).toInt() == static_cast<int>(RankedEntry::Kind::Owner))
            index = index.parent();
        return index.isValid()
                && index.siblingAtColumn(0).data(RankingModel::KindRole).toInt()
                    == static_cast<int>(RankedEntry::Kind::Lock)
            ? index.data(RankingModel::NameRole).toByteArray()
            : QByteArray();
    };
    const auto activate = [this, lockAt](const QModelIndex &index) {
        if (const QByteArray lock = lockAt(index); !lock.isEmpty())
            Q_EMIT lockActivated(lock);
        else
            m_tree->setExpanded(index.siblingAtColumn(0), !m_tree->isExpanded(index.siblingAtColumn(0)));
    };
    connect(m_tree, &QTreeView::activated, this, activate);
    connect(show, &QAction::triggered, this, [this, activate] { activate(m_tree->currentIndex()); });
    connect(copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setText(
            visibleText(m_tree->currentIndex().data(RankingModel::NameRole).toByteArray(), 1000));
    });
    connect(header, &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder direction) {
        m_query.column = static_cast<RankColumn>(column);
        m_query.direction = direction;
        ask(true);
    });
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex &index) {
        m_query.open.insert(index.data(RankingModel::NameRole).toByteArray());
        ask(true);
    });
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex &index) {
        m_query.open.remove(index.data(RankingModel::NameRole).toByteArray());
    });
    connect(m_interaction, &InteractionWatch::ended, this, [this] {
        if (m_rowsMissed)
            ask(true);
    });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid())
                    m_chosenInMap.clear();
                askHoldTimes();
            });
    connect(m_plots, &ContentionPlots::lockChosen, this, &RankingView::chooseLock);
    connect(feed, &HistoryFeed::changed, this, [this] { ask(false); });
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { ask(false); });
    restyle();
    feed->addViewer(this);
}

RankingView::~RankingView()
{
    if (m_pass)
        m_pass->isCancelled = true;
    ++m_holdTimesAsked; // what is under way is not wanted any more
    m_pool.waitForDone(); // at most for one chunk of the history
}

void RankingView::setClock(const Clock &clock)
{
    m_clock = &clock;
    ask(true);
}

RankingView::Chosen RankingView::chosen() const
{
    if (!m_chosenInMap.isEmpty())
        return {.name = m_chosenInMap};
    for (QModelIndex index = m_tree->currentIndex().siblingAtColumn(0); index.isValid(); index = index.parent()) {
        const auto kind = static_cast<RankedEntry::Kind>(index.data(RankingModel::KindRole).toInt());
        if (kind == RankedEntry::Kind::Lock || kind == RankedEntry::Kind::Namespace)
            return {.name = index.data(RankingModel::NameRole).toByteArray(),
                    .isNamespace = kind == RankedEntry::Kind::Namespace};
    }
    return {};
}

void RankingView::chooseLock(const QByteArray &name)
{
    const QModelIndex index = m_model->find(RankedEntry::Kind::Lock, name);
    if (index.isValid()) {
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
        return;
    }
    m_chosenInMap = name;
    askHoldTimes();
}

void RankingView::askHoldTimes()
{
    const HistorySnapshotPtr snapshot = m_ranked;
    if (!snapshot || !isVisible())
        return;
    const int number = ++m_holdTimesAsked;
    m_pool.start([this, snapshot, what = chosen(), number] {
        if (m_holdTimesAsked != number)
            return;
        const HoldTimeBins bins
            = holdTimesOf(*snapshot, what.name, what.isNamespace || what.name.isEmpty(), Micros::max());
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, bins, what, number] {
            if (m_holdTimesAsked == number && chosen() == what)
                m_plots->setHoldTimes(what.name, bins);
        });
    });
}

void RankingView::fillPlots(RankingRun &pass)
{
    constexpr size_t kEventsAtOnce = 100'000;
    constexpr Micros kClockStep = std::chrono::seconds(1);
    if (std::chrono::abs(pass.wallAhead - m_wallAhead) > kClockStep) {
        m_wallAhead = pass.wallAhead;
        m_activity = Activity(pass.wallAhead);
    }
    while (!m_activity.read(*pass.snapshot, kEventsAtOnce)) {
        if (pass.isCancelled)
            return; // the next pass reads on
    }
    pass.picture.minutes = m_activity.minutes();
    pass.picture.wallAhead = m_wallAhead;
    for (WaitingRow &row : m_activity.mostWaited(Activity::kMostWaited)) {
        LockState named; // history knows nothing else of it
        named.name = row.lock;
        if (pass.query.filter.isEmpty() || pass.query.filter.error() || pass.query.filter.matches(named))
            pass.picture.waiting.push_back(std::move(row));
        if (pass.picture.waiting.size() >= ContentionPlots::kMostRows)
            break;
    }
    pass.holdTimes
        = holdTimesOf(*pass.snapshot, pass.chosen.name, pass.chosen.isNamespace || pass.chosen.name.isEmpty(),
                      Micros::max(), &pass.isCancelled);
}

void RankingView::restyle()
{
    setMuted(m_summary, Type::small(font()));
    setMuted(m_empty, font());
}

void RankingView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

void RankingView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int kLeastHeight = 360; ///< below it the ranking needs all the room
    m_plots->setVisible(height() >= kLeastHeight);
}

void RankingView::setFilter(const LockFilter &filter)
{
    if (m_query.filter == filter)
        return;
    m_query.filter = filter;
    ask(true);
}

void RankingView::sortNow()
{
    m_interaction->release();
}

void RankingView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    ask(false);
}

bool RankingView::isRanked(const HistorySnapshotPtr &snapshot) const
{
    if (m_ranked == snapshot)
        return true;
    // Holds that continue grow with time.
    const bool grows = m_ranked && m_ranked->knownTo() != snapshot->knownTo()
        && !(snapshot->open.empty() && m_ranked->open.empty() && snapshot->waits.empty());
    return m_ranked && isSamePast(*m_ranked, *snapshot)
        && m_ranked->unreadSince.has_value() == snapshot->unreadSince.has_value() && !grows;
}

void RankingView::ask(bool byOperator)
{
    m_requestedByOperator = m_requestedByOperator || byOperator;
    const HistorySnapshotPtr snapshot = m_feed->latest();
    if (!snapshot || !isVisible())
        return;
    if (m_pass) {
        m_rerunNeeded = true;
        if (byOperator)
            m_pass->isCancelled = true;
    } else if (m_requestedByOperator) {
        m_pause.stop();
        start();
    } else if (isRanked(snapshot)) {
        m_shownSummary.window += snapshot->knownTo() - m_ranked->knownTo();
        m_ranked = snapshot;
        m_model->setWindow(m_shownSummary.window);
        showSummary();
    } else if (!m_pause.isActive()) {
        start();
    }
}

void RankingView::start()
{
    m_pass = std::make_shared<RankingRun>();
    m_pass->snapshot = m_feed->latest();
    m_pass->query = m_query;
    m_pass->chosen = chosen();
    m_pass->wallAhead = Micros(m_clock->wallNow().time_since_epoch()) - m_clock->now().time_since_epoch();
    m_pass->picture.isNow = !m_feed->isRecorded() && !m_pass->snapshot->unreadSince;
    m_pass->isAsked = std::exchange(m_requestedByOperator, false);
    m_pool.start([this, pass = m_pass] {
        QElapsedTimer timer;
        timer.start();
        pass->ranking = rank(*pass->snapshot, pass->query, &pass->isCancelled);
        if (!pass->isCancelled)
            fillPlots(*pass);
        pass->millis = timer.elapsed();
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, pass] { take(*pass); });
    });
}

void RankingView::take(const RankingRun &pass)
{
    m_pass.reset();
    const bool isAgain = std::exchange(m_rerunNeeded, false);
    if (pass.isCancelled) {
        m_requestedByOperator = true; // the requested pass replaces the cancelled one
        ask(false);
        return;
    }
    const Ranking &ranking = pass.ranking;
    m_ranked = pass.snapshot;
    m_shownSummary
        = {.window = ranking.window, .atLeast = ranking.atLeast, .locks = ranking.locks, .allLocks = ranking.allLocks};
    if (const qint64 pause = pass.millis * (kShare - 1); pause > 0)
        m_pause.start(static_cast<int>(std::min<qint64>(pause, kMostPauseMillis)));
    m_rowsMissed = m_interaction->isActive() && !pass.isAsked && !m_first && !m_model->hasRowsOf(ranking);
    m_model->apply(ranking, !m_rowsMissed);
    if (m_first && !ranking.top.empty()) {
        m_first = false;
        m_tree->expandToDepth(0);
    }
    showSummary();
    m_plots->setPicture(pass.picture);
    if (pass.chosen == chosen()) {
        ++m_holdTimesAsked; // an answer that is under way is older
        m_plots->setHoldTimes(pass.chosen.name, pass.holdTimes);
    }
    m_empty->setVisible(ranking.top.empty());
    m_empty->setText(ranking.allLocks == 0 ? tr("No lock has been held so far.")
                                           : tr("No lock matches the filter. This view filters by name only."));
    Q_EMIT updated();
    if (isAgain)
        ask(false);
}

void RankingView::showSummary()
{
    const Ranking &ranking = m_shownSummary;
    const QString locks = ranking.locks == ranking.allLocks
        ? tr("Locks: %1").arg(ranking.allLocks)
        : tr("Locks: %1 of %2").arg(ranking.locks).arg(ranking.allLocks);
    // A recording's history is complete, whatever moment is shown.
    m_summary->setText(
        (m_feed->isRecorded() ? tr("%1, over the last %2 of the whole recording") : tr("%1, over the last %2"))
            .arg(locks, Wording::duration(ranking.window))
        + (m_ranked && m_ranked->unreadSince ? tr(" · up to the last reading") : QString())
        + (ranking.atLeast ? tr(" · Some events were missed. Counts are lower bounds (≥).") : QString()));
}

QByteArray RankingView::saveState() const
{
    return saveHeader(*m_tree->header());
}

void RankingView::restoreState(const QByteArray &state)
{
    restoreHeader(*m_tree->header(), state);
    fitNames();
}

bool RankingView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        fitNames();
    return QWidget::eventFilter(watched, event);
}

void RankingView::fitNames()
{
    constexpr int kLeast = 24; // letters, enough to distinguish similar names; the rest scrolls
    auto *header = m_tree->header();
    int others = 0;
    for (int column = 1; column < header->count(); ++column)
        others += header->sectionSize(column);
    header->resizeSection(
        0, std::max(kLeast * fontMetrics().horizontalAdvance(QLatin1Char('m')), m_tree->viewport()->width() - others));
}

ExportContent RankingView::exported() const
{
    ExportContent content;
    for (int column = 0; column < m_model->columnCount(); ++column)
        content.headers += m_model->headerData(column, Qt::Horizontal).toString();
    // Expanded rows only, in screen order.
    for (QModelIndex index = m_model->index(0, 0); index.isValid(); index = m_tree->indexBelow(index)) {
        QStringList row;
        QJsonObject object;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            row += index.siblingAtColumn(column).data().toString();
            object.insert(content.headers.at(column), row.last());
        }
        row[0] = visibleText(index.data(RankingModel::NameRole).toByteArray(), kWholeText);
        object.insert(content.headers.at(0), row.first());
        content.rows += row;
        content.json.append(object);
    }
    return content;
}

} // namespace Lockscope

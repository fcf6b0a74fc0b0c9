#include "rankingview.h"

#include "../kit/interactionwatch.h"
#include "../tables/headerstate.h"
#include "../tables/rowcopy.h"
#include "../tables/rowdelegate.h"
#include "../tables/tableheader.h"
#include "../tables/tooltipupdater.h"
#include "../timeline/historyfeed.h"
#include "../words/wording.h"
#include "rankingmodel.h"

#include <lockscope/core/base/text.h>

#include <QAction>
#include <QClipboard>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QTreeView>
#include <QVBoxLayout>

using namespace std::chrono_literals;

namespace Lockscope {

namespace {

/// Ranking takes at most one part in kShare of the time.
constexpr qint64 kShare = 10;
constexpr qint64 kMostPauseMillis = 60'000;

/// No event happened between the two snapshots.
bool isSamePast(const HistorySnapshot &a, const HistorySnapshot &b)
{
    return a.forgotten == b.forgotten && a.open.size() == b.open.size() && a.size() == b.size()
        && a.watchedSince == b.watchedSince && a.completeSince == b.completeSince
        && (a.chunks.empty() || b.chunks.empty() || a.chunks.size() < 2 || a.chunks.front() == b.chunks.front());
}

} // namespace

struct RankingView::RankingRun
{
    HistorySnapshotPtr snapshot;
    RankingQuery query;
    bool isAsked = false;
    std::atomic<bool> isCancelled = false;
    Ranking ranking;
    qint64 millis = 0;
};

RankingView::RankingView(HistoryFeed *feed, QWidget *parent)
    : QWidget(parent)
    , m_feed(feed)
    , m_model(new RankingModel(this))
    , m_tree(new QTreeView(this))
    , m_summary(new QLabel(this))
    , m_empty(new QLabel(m_tree->viewport()))
{
    m_pool.setMaxThreadCount(1);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("rankingSummary"));
    m_summary->setText(tr("Nothing is remembered yet."));
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
    header->setSortIndicator(static_cast<int>(RankColumn::Held), Qt::DescendingOrder);
    header->setStretchLastSection(false);
    header->setSectionsMovable(true);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    // Measure a whole duration: its width depends on language and font.
    const int aDuration
        = fontMetrics().horizontalAdvance(QStringLiteral("≥ %1 ?").arg(Wording::duration(59min + 59s))) + em;
    const int aMean = fontMetrics().horizontalAdvance(
                          RankingModel::tr("avg %1 locks").arg(QStringLiteral("≥ ") + QLocale().toString(10'000)))
        + em;
    for (int column = 1; column < m_model->columnCount(); ++column) { // fitNames() sizes the name column
        const QString title = m_model->headerData(column, Qt::Horizontal).toString();
        const int least = column == static_cast<int>(RankColumn::Longest) ? 13 : 6; // longer for a hold that continues
        const int value = column == static_cast<int>(RankColumn::Held) ? std::max(aDuration, aMean) : 0;
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
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree, 1);
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
    connect(feed, &HistoryFeed::changed, this, [this] { ask(false); });
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] { ask(false); });
    feed->addViewer(this);
}

RankingView::~RankingView()
{
    if (m_pass)
        m_pass->isCancelled = true;
    m_pool.waitForDone(); // at most for one chunk of the history
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
    const bool grows
        = m_ranked && m_ranked->knownTo() != snapshot->knownTo() && !(snapshot->open.empty() && m_ranked->open.empty());
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
    m_pass->isAsked = std::exchange(m_requestedByOperator, false);
    m_pool.start([this, pass = m_pass] {
        QElapsedTimer timer;
        timer.start();
        pass->ranking = rank(*pass->snapshot, pass->query, &pass->isCancelled);
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
    m_empty->setVisible(ranking.top.empty());
    m_empty->setText(
        ranking.allLocks == 0
            ? tr("No lock was held since the watching began.")
            : tr("Nothing matches the filter. Of the past only names are known here, no TTLs, states or waiters."));
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
        (m_feed->isRecorded() ? tr("%1, over the last %2 of the recording, whatever moment is shown")
                              : tr("%1, over the last %2"))
            .arg(locks, Wording::duration(ranking.window))
        + (m_ranked && m_ranked->unreadSince ? tr(" · as of when reading stopped") : QString())
        + (ranking.atLeast ? tr(" · not everything was told all the time: counts are lower bounds (≥)") : QString()));
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

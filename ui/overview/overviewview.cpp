#include "overviewview.h"

#include "../kit/roles.h"
#include "../kit/type.h"
#include "../timeline/historyfeed.h"
#include "holdtimesplot.h"
#include "newscard.h"
#include "noticelist.h"
#include "overviewtile.h"
#include "overviewwording.h"
#include "plotcard.h"
#include "takesplot.h"
#include "waitingplot.h"

#include <lockscope/core/words/wording.h>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

constexpr int kOverviewPaceMillis = 1000;
/// As many events are read in one go; they take a few milliseconds.
constexpr size_t kEventsPerTurn = 16'384;
/// A clock that was stepped by less than this does not make the history be read again.
constexpr Micros kClockStep = std::chrono::seconds(30);
constexpr int kCardGap = 3 * kGrid;
constexpr int kWideFrom = 900;
constexpr int kMediumFrom = 620;
constexpr int kMostPlotCardHeight = 280; ///< higher ones would show no more
constexpr int kMostListCardHeight = 430;
constexpr size_t kMostWaitingRows = 12;
constexpr size_t kLeastWaitingRows = 6;
constexpr qsizetype kNamedPerConcern = 2; ///< of more locks with the same trouble, the rest is one sentence
constexpr qsizetype kTableName = 200;

constexpr std::array kAttentionConcerns{LockConcern::Overlap, LockConcern::Split,     LockConcern::NoExpiry,
                                        LockConcern::Unknown, LockConcern::RenewLate, LockConcern::Leftover};

QString waitedText(Micros length)
{
    return length > Micros(0) ? Wording::duration(length) : QStringLiteral("–");
}

} // namespace

OverviewView::OverviewView(const Clock &clock, HistoryFeed *feed, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_feed(feed)
    , m_wallAhead(wallAhead())
    , m_activity(m_wallAhead)
    , m_tick(this)
    , m_more(this)
    , m_scroll(new QScrollArea(this))
    , m_page(new QWidget)
    , m_grid(new QGridLayout)
    , m_locksTile(new OverviewTile(tr("Locks"), m_page))
    , m_waitingTile(new OverviewTile(tr("Waiting now"), m_page))
    , m_takesTile(new OverviewTile(tr("Takes per minute"), m_page))
    , m_troubleTile(new OverviewTile(tr("Lost or overlapping, 1 h"), m_page))
    , m_takes(new TakesPlot)
    , m_holdTimes(new HoldTimesPlot)
    , m_waiting(new WaitingPlot)
{
    buildCards();
    m_scroll->setWidget(m_page);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the cards take it
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (QWidget *plain : std::initializer_list<QWidget *>{m_scroll->viewport(), m_page})
        plain->setAutoFillBackground(false);
    auto *page = new QVBoxLayout(m_page);
    page->setContentsMargins(kPageMargin, kPageMargin, kPageMargin, kPageMargin);
    page->addLayout(m_grid, 1);
    page->addStretch(0);
    m_grid->setSpacing(kCardGap);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    setFocusProxy(m_takesCard);
    arrange();

    m_tick.setInterval(kOverviewPaceMillis);
    connect(&m_tick, &QTimer::timeout, this, &OverviewView::refresh);
    m_more.setSingleShot(true);
    connect(&m_more, &QTimer::timeout, this, &OverviewView::readOn);
    if (m_feed != nullptr) {
        connect(m_feed, &HistoryFeed::changed, this, &OverviewView::setHistory);
        m_feed->addViewer(this);
        m_history = m_feed->latest();
    }
    refresh();
}

OverviewView::~OverviewView() = default;

NoticeList *OverviewView::attention() const
{
    return m_newsCard->attention();
}

NoticeList *OverviewView::recent() const
{
    return m_newsCard->recent();
}

void OverviewView::buildCards()
{
    m_takesCard = new PlotCard(
        m_takes, tr("Takes and waiters, last 30 minutes"), QStringLiteral("takes"),
        {tr("From"), tr("Takes"), tr("Per minute"), tr("Waiters, at most"), tr("Remark")},
        [this] { return takesRows(); }, m_page);
    m_holdTimesCard = new PlotCard(
        m_holdTimes, tr("Hold times, last 30 minutes"), QStringLiteral("hold-times"),
        {tr("Held for"), tr("Holds"), tr("Share")}, [this] { return holdTimesRows(); }, m_page);
    m_contentionCard = new PlotCard(
        m_waiting, tr("Contention: waiting time per lock and minute"), QStringLiteral("contention"),
        {tr("Lock"), tr("Minute"), tr("Time with waiters")}, [this] { return contentionRows(); }, m_page);
    m_takesCard->setObjectName(QStringLiteral("takesCard"));
    m_holdTimesCard->setObjectName(QStringLiteral("holdTimesCard"));
    m_contentionCard->setObjectName(QStringLiteral("contentionCard"));
    m_newsCard = new NewsCard(m_page); // the last one, as its lists are in the order of tabs
    const int line = fontMetrics().height();
    for (PlotCard *card : {m_takesCard, m_holdTimesCard})
        card->setMaximumHeight(std::max(kMostPlotCardHeight, 18 * line));
    for (QWidget *card : std::initializer_list<QWidget *>{m_contentionCard, m_newsCard})
        card->setMaximumHeight(std::max(kMostListCardHeight, 28 * line));
    for (PlotCard *card : {m_takesCard, m_holdTimesCard, m_contentionCard})
        connect(card, &PlotCard::told, this, &OverviewView::told);
    const auto activateSpan = [this](int column) {
        const auto &spans = m_takes->spans();
        if (column >= 0 && column < static_cast<int>(spans.size()))
            Q_EMIT timeActivated(spans[static_cast<size_t>(column)].from + Activity::kSpan / 2);
    };
    connect(m_takes, &Plot::activated, this, [activateSpan](const PlotSpot &spot) { activateSpan(spot.column); });
    connect(m_takesCard, &PlotCard::rowActivated, this, activateSpan);
    connect(m_holdTimes, &Plot::activated, this, &OverviewView::holdTimesWanted);
    connect(m_holdTimesCard, &PlotCard::rowActivated, this, &OverviewView::holdTimesWanted);
    const auto activateWaiting = [this](size_t row) {
        if (row < m_waiting->waitingRows().size())
            Q_EMIT lockActivated(m_waiting->waitingRows()[row].lock);
    };
    connect(m_waiting, &Plot::activated, this,
            [activateWaiting](const PlotSpot &spot) { activateWaiting(static_cast<size_t>(spot.row)); });
    connect(m_contentionCard, &PlotCard::rowActivated, this, [this, activateWaiting](int row) {
        activateWaiting(static_cast<size_t>(row) / std::max<size_t>(m_waiting->minutes().size(), 1));
    });
    for (NoticeList *list : {attention(), recent()})
        connect(list, &NoticeList::noticeActivated, this, &OverviewView::activate);
}

void OverviewView::arrange()
{
    const Arrangement wanted = width() >= kWideFrom ? Arrangement::Wide
        : width() >= kMediumFrom                    ? Arrangement::Medium
                                                    : Arrangement::Narrow;
    if (std::exchange(m_arrangement, wanted) == wanted)
        return;
    while (m_grid->count() > 0)
        delete m_grid->takeAt(0); // the widgets stay
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    for (int column = 0; column < 4; ++column)
        m_grid->setColumnStretch(column, 1);
    const bool isNarrow = wanted == Arrangement::Narrow;
    int place = 0;
    for (OverviewTile *tile : {m_locksTile, m_waitingTile, m_takesTile, m_troubleTile}) {
        m_grid->addWidget(tile, isNarrow ? place / 2 : 0, isNarrow ? 2 * (place % 2) : place, 1, isNarrow ? 2 : 1);
        ++place;
    }
    const int contentionSpan = wanted == Arrangement::Wide ? 3 : 2;
    if (isNarrow) {
        int row = 2;
        for (QWidget *card :
             std::initializer_list<QWidget *>{m_takesCard, m_holdTimesCard, m_contentionCard, m_newsCard}) {
            m_grid->addWidget(card, row, 0, 1, 4);
            m_grid->setRowStretch(row++, 1);
        }
        return;
    }
    m_grid->addWidget(m_takesCard, 1, 0, 1, 2);
    m_grid->addWidget(m_holdTimesCard, 1, 2, 1, 2);
    m_grid->addWidget(m_contentionCard, 2, 0, 1, contentionSpan);
    m_grid->addWidget(m_newsCard, 2, contentionSpan, 1, 4 - contentionSpan);
    m_grid->setRowStretch(1, 2);
    m_grid->setRowStretch(2, 3);
}

Moment OverviewView::shown() const
{
    return m_readUntil ? *m_readUntil : Moment{.now = m_clock.now(), .wallNow = m_clock.wallNow()};
}

Micros OverviewView::wallAhead() const
{
    const auto [now, wallNow] = shown();
    return Micros(wallNow.time_since_epoch()) - now.time_since_epoch();
}

void OverviewView::apply(const BoardDiffPtr &diff)
{
    m_tally.apply(*diff);
    if (!diff->nodes.empty())
        m_nodes = diff->nodes;
    markDirty();
}

void OverviewView::setNodes(const std::vector<NodeStatus> &nodes)
{
    m_nodes = nodes;
    markDirty();
}

void OverviewView::setReadUntil(const std::optional<Moment> &moment)
{
    m_readUntil = moment;
    markDirty();
}

void OverviewView::setHistory(const HistorySnapshotPtr &history)
{
    if (!history || !isVisible())
        return; // the feed keeps the latest one
    m_history = history;
    if (!m_more.isActive())
        readOn();
}

void OverviewView::readOn()
{
    if (!m_history || !isVisible())
        return;
    const Micros ahead = wallAhead();
    if (std::chrono::abs(ahead - m_wallAhead) > kClockStep) {
        m_wallAhead = ahead;
        m_activity = Activity(ahead);
    }
    if (!m_activity.read(*m_history, kEventsPerTurn)) {
        m_more.start(0);
        return;
    }
    m_history.reset();
    if (!std::exchange(m_isShown, true))
        refresh();
    else
        markDirty();
}

void OverviewView::markDirty()
{
    m_isDirty = true; // the tick shows it
}

void OverviewView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_tick.start();
    if (m_feed != nullptr && m_feed->latest())
        setHistory(m_feed->latest());
    refresh();
}

void OverviewView::hideEvent(QHideEvent *event)
{
    m_tick.stop();
    m_more.stop();
    QWidget::hideEvent(event);
}

void OverviewView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void OverviewView::refresh()
{
    m_isDirty = false;
    showTiles();
    showPlots();
    showAttention();
    showRecent();
    Q_EMIT updated();
}

void OverviewView::showTiles()
{
    const Instant now = shown().now;
    const bool isBlind
        = m_tally.locks() == 0 && !m_nodes.empty() && !m_readUntil && Capability::of(m_nodes).readable == 0;
    m_locksTile->setFigure(
        isBlind ? tr("–") : OverviewWording::number(m_tally.locks(), !m_tally.isWhole() || areLocksLeftOut(m_nodes)));
    std::vector<BadgeLook> badges;
    for (const LockConcern concern : kAttentionConcerns) {
        if (const qsizetype count = m_tally.count(concern); count > 0)
            badges.push_back({.text = OverviewWording::badge(concern, count), .severity = severityOf(concern)});
    }
    m_locksTile->setBadges(badges);
    const qsizetype degraded = m_tally.count(LockConcern::Degraded);
    m_locksTile->setFigureNote(isBlind                        ? tr("no node can be read")
                                   : !m_tally.isWhole()       ? tr("still reading")
                                   : areLocksLeftOut(m_nodes) ? tr("more exist")
                                   : degraded > 0             ? OverviewWording::badge(LockConcern::Degraded, degraded)
                                   : m_tally.locks() > 0      ? tr("all in order")
                                                              : QString());

    const bool isAllKnown = m_tally.knownWaiters() == m_tally.locks();
    const auto waitSince = m_activity.longestWaitSince();
    m_waitingTile->setToolTip(tr("Most libraries do not store waiters in Redis."));
    if (isBlind) {
        m_waitingTile->setFigure(tr("–"));
        m_waitingTile->setFigureNote({});
    } else if (m_tally.locks() > 0 && m_tally.knownWaiters() == 0) {
        m_waitingTile->setFigure(tr("–"));
        m_waitingTile->setFigureNote(tr("no lock reports its waiters"));
    } else {
        m_waitingTile->setFigure(OverviewWording::number(m_tally.waiters(), !isAllKnown));
        const QString locks = tr("on %n locks", nullptr, static_cast<int>(m_tally.waitedFor()));
        m_waitingTile->setFigureNote(
            m_tally.waitedFor() > 0 && waitSince ? tr("%1, longest %2").arg(locks, Wording::duration(now - *waitSince))
                : m_tally.waitedFor() > 0        ? locks
                : isAllKnown
                ? tr("no waiters")
                : tr("known for %1 of %2 locks")
                      .arg(OverviewWording::number(m_tally.knownWaiters()), OverviewWording::number(m_tally.locks())));
    }

    const TakeRate rate = m_activity.takeRate();
    m_takesTile->setFigure(rate.now && !isBlind ? OverviewWording::number(*rate.now, rate.isAtLeast) : tr("–"));
    m_takesTile->setFigureNote(
        rate.usualFrom && rate.usualTo
            ? tr("usual %1 to %2").arg(OverviewWording::number(*rate.usualFrom), OverviewWording::number(*rate.usualTo))
            : tr("usual not known yet"));
    m_takesTile->setToolTip(rate.isAtLeast ? tr("Some takes were missed. Counts are lower bounds (≥).") : QString());

    const HoldTrouble trouble = m_activity.trouble();
    const qint64 count = trouble.lost + trouble.overlaps;
    const bool isTroubleKnown = m_activity.readUntil() && (!isBlind || count > 0);
    m_troubleTile->setFigure(isTroubleKnown ? OverviewWording::number(count, trouble.isAtLeast) : tr("–"),
                             count > 0 ? Severity::Alarm : Severity::Fine);
    const bool isYoung = now - trouble.since < Activity::kTroubleWindow - std::chrono::minutes(1);
    m_troubleTile->setFigureNote(
        trouble.latest ? tr("last %1 %2")
                             .arg(OverviewWording::clockTime(trouble.latest->at, m_wallAhead),
                                  Wording::name(trouble.latest->lock, kTableName))
            : !isTroubleKnown ? QString()
            : isYoung ? tr("none seen since %1").arg(OverviewWording::clockTime(trouble.since, m_wallAhead, false))
                      : tr("last: none seen"));
    m_troubleTile->setToolTip(
        tr("Lost: %1. Overlapping: %2.")
            .arg(OverviewWording::number(trouble.lost), OverviewWording::number(trouble.overlaps)));
}

void OverviewView::showPlots()
{
    const bool isNow = !m_readUntil;
    const bool isRead = m_activity.readUntil().has_value();
    const QString waitingForHistory = tr("Reading…");

    m_takes->setSpans(m_activity.spans(), m_wallAhead, isNow);
    m_takes->setEmptyText(isRead ? QString() : waitingForHistory);
    const auto &spans = m_takes->spans();
    const bool isAtLeast = std::any_of(spans.begin(), spans.end(),
                                       [](const ActivitySpan &span) { return span.knowledge == Knowledge::AtLeast; });
    std::vector<PlotLegend::Entry> legend;
    if (isRead)
        legend.push_back({.colour = &Roles::accent,
                          .text = tr("takes/min, max %1").arg(OverviewWording::rate(m_takes->mostTakes())),
                          .shortText = tr("takes")});
    if (isRead && (m_takes->mostWaiters() > 0 || m_tally.knownWaiters() > 0))
        legend.push_back({.colour = &Roles::warn,
                          .text = tr("waiters, max %1").arg(OverviewWording::number(m_takes->mostWaiters())),
                          .shortText = tr("waiters")});
    m_takesCard->setLegend(legend);
    m_takesCard->setToolTip(isAtLeast ? tr("Some takes were missed. Counts are lower bounds (≥).") : QString());
    m_takesCard->refresh();

    const HoldTimeBins bins = m_activity.holdTimes();
    m_holdTimes->setBins(bins);
    m_holdTimes->setEmptyText(!isRead                ? waitingForHistory
                                  : bins.count > 0   ? QString()
                                  : bins.partial > 0 ? tr("Lockscope saw no complete hold.")
                                                     : tr("No hold was seen to end in the last 30 minutes."));
    m_holdTimesCard->setNote(bins.p50 && bins.p99
                                 ? tr("p50 %1 · p99 %2").arg(Wording::duration(*bins.p50), Wording::duration(*bins.p99))
                                 : QString());
    m_holdTimesCard->setToolTip(
        bins.partial > 0
            ? tr("Left out, because only a bound is known: %1 holds.").arg(OverviewWording::number(bins.partial))
            : QString());
    m_holdTimesCard->refresh();

    const auto minutes = m_activity.minutes();
    m_waiting->setRows(waitingRows(minutes), minutes, m_wallAhead, isNow);
    m_waiting->setEmptyText(!isRead                                ? waitingForHistory
                                : m_waiting->waitingRows().empty() ? tr("No waiters were seen in the last 30 minutes.")
                                                                   : QString());
    m_contentionCard->setNote(
        m_waiting->longest() > Micros(0) ? tr("darkest %1").arg(Wording::duration(m_waiting->longest())) : QString());
    m_contentionCard->refresh();
}

std::vector<WaitingRow> OverviewView::waitingRows(const std::vector<WaitingMinute> &minutes)
{
    const size_t room
        = std::clamp(static_cast<size_t>(m_waiting->rowsIn(m_waiting->height())), kLeastWaitingRows, kMostWaitingRows);
    std::vector<WaitingRow> rows = m_activity.mostWaited(room);
    const Instant minute = minutes.empty() ? Instant() : minutes.back().from;
    if (std::exchange(m_waitingOrderOf, minute) != minute)
        m_waitingOrder.clear();
    const auto placeOf = [this](const WaitingRow &row) {
        const qsizetype place = m_waitingOrder.indexOf(row.lock);
        return place < 0 ? m_waitingOrder.size() : place;
    };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const WaitingRow &a, const WaitingRow &b) { return placeOf(a) < placeOf(b); });
    m_waitingOrder.clear();
    for (const WaitingRow &row : rows)
        m_waitingOrder += row.lock;
    return rows;
}

void OverviewView::showAttention()
{
    const Moment moment = shown();
    std::vector<OverviewNotice> notices;
    for (const LockConcern concern : kAttentionConcerns) {
        const qsizetype count = m_tally.count(concern);
        // One more name takes no more room than the sentence about it.
        const QByteArrayList names = m_tally.some(concern, count == kNamedPerConcern + 1 ? count : kNamedPerConcern);
        for (const QByteArray &name : names)
            notices.push_back({.key = "lock" + name,
                               .sign = OverviewWording::sign(concern),
                               .severity = severityOf(concern),
                               .text = OverviewWording::sentence(concern, name),
                               .lock = name});
        if (const qsizetype left = count - names.size(); left > 0)
            notices.push_back({.key = "more" + QByteArray::number(static_cast<int>(concern)),
                               .sign = OverviewWording::sign(concern),
                               .severity = severityOf(concern),
                               .text = OverviewWording::more(concern, left),
                               .concern = concern});
    }
    for (const NodeStatus &node : m_nodes) {
        if (auto notice = OverviewWording::notice(node, moment.wallNow))
            notices.push_back(std::move(*notice));
    }
    std::stable_sort(notices.begin(), notices.end(),
                     [](const OverviewNotice &a, const OverviewNotice &b) { return a.severity > b.severity; });
    if (notices.empty()) {
        const bool isKnown = m_tally.isWhole();
        notices.push_back({.key = "nothing",
                           .sign = isKnown ? QStringLiteral("✔") : QStringLiteral("…"),
                           .severity = Severity::Fine,
                           .text = isKnown ? tr("Nothing needs attention") : tr("Still reading the nodes")});
    }
    attention()->setNotices(notices);
}

void OverviewView::showRecent()
{
    std::vector<OverviewNotice> notices;
    QHash<QByteArray, int> times;
    for (const HistoryEvent &event : m_activity.recent()) {
        const QByteArray key = QByteArray::number(static_cast<qint64>(event.at.time_since_epoch().count())) + ' '
            + QByteArray::number(static_cast<int>(event.kind)) + ' ' + QByteArray::number(event.node) + ' '
            + event.lock;
        const int again = times[key]++;
        notices.push_back({.key = key + ' ' + QByteArray::number(again),
                           .sign = QString(),
                           .text = tr("%1 %2", "time, what happened")
                                       .arg(OverviewWording::clockTime(event.at, m_wallAhead),
                                            OverviewWording::event(event, m_nodes)),
                           .lock = event.lock,
                           .isAboutNode = event.node >= 0});
    }
    if (notices.empty() && m_activity.readUntil())
        notices.push_back({.key = "nothing", .text = tr("No events yet")});
    recent()->setNotices(notices);
}

void OverviewView::activate(const OverviewNotice &notice)
{
    if (notice.concern)
        Q_EMIT concernWanted(*notice.concern);
    else if (!notice.lock.isEmpty())
        Q_EMIT lockActivated(notice.lock);
    else if (notice.isAboutNode)
        Q_EMIT nodesWanted();
}

QList<QStringList> OverviewView::takesRows() const
{
    QList<QStringList> rows;
    for (const ActivitySpan &span : m_takes->spans()) {
        const bool isAtLeast = span.knowledge == Knowledge::AtLeast;
        const QString from = OverviewWording::clockTime(span.from, m_wallAhead);
        if (span.knowledge == Knowledge::None) {
            rows.append({from, QString(), QString(), QString(), tr("not watched")});
            continue;
        }
        const auto perMinute = span.takesPerMinute();
        rows.append(
            {from, OverviewWording::number(span.takes, isAtLeast),
             perMinute ? OverviewWording::rate(*perMinute) : QString(), OverviewWording::number(span.waiters),
             span.known < Activity::kSpan ? tr("watched for %1").arg(Wording::wholeSeconds(span.known)) : QString()});
    }
    return rows;
}

QList<QStringList> OverviewView::holdTimesRows() const
{
    QList<QStringList> rows;
    const HoldTimeBins &bins = m_holdTimes->bins();
    for (int column = 0; column < m_holdTimes->shownBins(); ++column) {
        const int bin = m_holdTimes->firstBin() + column;
        const qint64 count = bins.counts.at(static_cast<size_t>(bin));
        const double share = bins.count > 0 ? 100.0 * static_cast<double>(count) / static_cast<double>(bins.count) : 0;
        rows.append({HoldTimesPlot::range(bin), OverviewWording::number(count, bins.knowledge == Knowledge::AtLeast),
                     tr("%1 %").arg(QLocale().toString(share, 'f', 1))});
    }
    return rows;
}

QList<QStringList> OverviewView::contentionRows() const
{
    QList<QStringList> rows;
    const auto &minutes = m_waiting->minutes();
    for (const WaitingRow &row : m_waiting->waitingRows()) {
        for (size_t minute = 0; minute < minutes.size(); ++minute)
            rows.append({Wording::name(row.lock, kTableName),
                         OverviewWording::clockTime(minutes[minute].from, m_wallAhead, false),
                         minutes[minute].known == Micros(0) ? tr("not watched") : waitedText(row.minutes[minute])});
    }
    return rows;
}

ExportContent OverviewView::exported() const
{
    for (const PlotCard *card : {m_takesCard, m_holdTimesCard, m_contentionCard}) {
        if (card->isAncestorOf(focusWidget()))
            return card->exported();
    }
    return m_takesCard->exported();
}

} // namespace Lockscope

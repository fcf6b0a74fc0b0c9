#include "ownersview.h"

#include "../kit/icons.h"
#include "../kit/mutedlabel.h"
#include "../kit/type.h"
#include "../locks/locktablemodel.h"
#include "../tables/steadytable.h"
#include "waitgraphcanvas.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/wording.h>

#include <QButtonGroup>
#include <QComboBox>
#include <QDataStream>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIODevice>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

constexpr int kOwnersPaceMillis = 1000;
/// The view takes at most one part in kOwnersShareOfTime of the time.
constexpr qint64 kOwnersShareOfTime = 10;
constexpr qint64 kLongestPauseMillis = 60'000;
constexpr int kMostChars = 200;

QString waitingOf(const WaiterCount &waiters)
{
    const QString number = QLocale().toString(waiters.count);
    const QString count = waiters.exact ? number : OwnersView::tr("about %1").arg(number);
    switch (waiters.unit) {
    case WaiterSource::Unit::Waiters: return count;
    case WaiterSource::Unit::Clients: return OwnersView::tr("%1 (connections)").arg(count);
    case WaiterSource::Unit::Processes: return OwnersView::tr("%1 (processes)").arg(count);
    case WaiterSource::Unit::Jobs: return OwnersView::tr("%1 (jobs)").arg(count);
    }
    return count;
}

/// Most libraries do not report waiters, and unknown is not zero.
QString waitedForOf(const HolderEntry &holder)
{
    const bool isTold = holder.locksWithKnownWaiters == holder.locks;
    if (holder.waitedFor == 0)
        return isTold ? OwnersView::tr("–") : OwnersView::tr("n/a");
    const QString count = QLocale().toString(holder.waitedFor);
    return isTold ? count : OwnersView::tr("≥ %1").arg(count);
}

QStringList tipsOf(const HolderEntry &holder)
{
    QStringList tips;
    if (holder.own > 0)
        tips += OwnersView::tr("★ This window holds %1 of them").arg(QLocale().toString(holder.own));
    if (!holder.lock.isEmpty())
        tips += OwnersView::tr("All owners write this value, so it identifies none.");
    if (holder.locksWithKnownWaiters < holder.locks)
        tips += OwnersView::tr("Locks whose waiters are unknown: %1")
                    .arg(QLocale().toString(holder.locks - holder.locksWithKnownWaiters));
    return tips;
}

} // namespace

OwnersView::OwnersView(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_holders(new SteadyTable(
          {tr("Owner"), tr("Host"), tr("Locks held"), tr("With waiters"), tr("Longest hold"), tr("Longest-held lock")},
          this))
    , m_waits(new SteadyTable({tr("Lock"), tr("Held by"), tr("Host"), tr("Waiters"), tr("Waiting for"), tr("Held for")},
                              this))
    , m_summary(new QLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_graphArea(new QScrollArea(m_pages))
    , m_graph(new WaitGraphCanvas)
    , m_legend(new QLabel(this))
    , m_tableButton(addModeButton(QStringLiteral("ownersTableButton"), tr("Table"), QStringLiteral("table")))
    , m_graphButton(addModeButton(QStringLiteral("ownersGraphButton"), tr("Graph"), QStringLiteral("tree")))
    , m_timer(this)
{
    m_pool.setMaxThreadCount(1);
    m_holders->setObjectName(QStringLiteral("ownersTable"));
    m_holders->setAccessibleName(tr("Owners"));
    m_waits->setObjectName(QStringLiteral("waitsTable"));
    m_waits->setAccessibleName(tr("Locks with waiters"));
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const auto widths = [em](QTableView *table, std::initializer_list<int> ems) {
        int column = 0;
        for (const int width : ems)
            table->setColumnWidth(column++, width * em);
    };
    widths(m_holders, {22, 11, 8, 11, 9, 13});
    widths(m_waits, {22, 11, 8, 15, 9, 9}); // waiters with their unit
    for (SteadyTable *table : {m_holders, m_waits}) {
        connect(table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
            if (const QByteArray lock = index.siblingAtColumn(0).data(KeyedTableModel::DataRole).toByteArray();
                !lock.isEmpty())
                Q_EMIT lockActivated(lock);
        });
    }
    // Owners have long names, and are what the operator looks for.
    m_waits->horizontalHeader()->setStretchLastSection(false);
    m_waits->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto *tools = new QHBoxLayout;
    m_groupBox = addBox(QStringLiteral("ownersGroup"), tr("Grouping"));
    m_groupBox->addItem(tr("By owner"), static_cast<int>(HolderGroup::Owner));
    m_groupBox->addItem(tr("By host"), static_cast<int>(HolderGroup::Host));
    connect(m_groupBox, &QComboBox::activated, this,
            [this] { setGroup(static_cast<HolderGroup>(m_groupBox->currentData().toInt())); });
    m_orderBox = addBox(QStringLiteral("ownersOrder"), tr("Order of owners"));
    m_orderBox->addItem(tr("Most locks first"), static_cast<int>(HolderOrder::Locks));
    m_orderBox->addItem(tr("Held longest first"), static_cast<int>(HolderOrder::Longest));
    m_orderBox->addItem(tr("Most waiters first"), static_cast<int>(HolderOrder::WaitedFor));
    connect(m_orderBox, &QComboBox::activated, this,
            [this] { setOrder(static_cast<HolderOrder>(m_orderBox->currentData().toInt())); });
    m_summary->setObjectName(QStringLiteral("ownersSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setMinimumWidth(1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_groupBox, m_orderBox})
        tools->addWidget(widget);
    tools->addWidget(m_summary, 1);
    auto *modes = new QButtonGroup(this);
    modes->addButton(m_tableButton, static_cast<int>(Mode::Table));
    modes->addButton(m_graphButton, static_cast<int>(Mode::Graph));
    connect(modes, &QButtonGroup::idClicked, this, [this](int mode) { setMode(static_cast<Mode>(mode)); });
    tools->addWidget(m_tableButton);
    tools->addWidget(m_graphButton);
    auto *splitter = new QSplitter(Qt::Vertical, m_pages);
    splitter->addWidget(m_holders);
    splitter->addWidget(m_waits);
    splitter->setChildrenCollapsible(false);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 0, kPageMargin, 2 * kGrid);
    layout->addLayout(tools);
    layout->addWidget(m_pages, 1);
    m_graphArea->setWidget(m_graph);
    m_graphArea->setWidgetResizable(true);
    m_graphArea->setFocusProxy(m_graph);
    m_graphArea->viewport()->setBackgroundRole(QPalette::Base);
    m_legend->setObjectName(QStringLiteral("waitGraphLegend"));
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setWordWrap(true);
    auto *graphPage = new QWidget(m_pages);
    auto *graphLayout = new QVBoxLayout(graphPage);
    graphLayout->setContentsMargins(0, 0, 0, 0);
    graphLayout->addWidget(m_graphArea, 1);
    graphLayout->addWidget(m_legend);
    m_pages->addWidget(splitter);
    m_pages->addWidget(graphPage);
    connect(m_graph, &WaitGraphCanvas::lockActivated, this, &OwnersView::lockActivated);
    connect(m_graph, &WaitGraphCanvas::placeWanted, this, [this](const QRect &place) {
        m_graphArea->ensureVisible(place.center().x(), place.center().y(), place.width() / 2 + 2 * kGrid,
                                   place.height() / 2 + 2 * kGrid);
    });
    setMode(Mode::Table);
    restyle();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OwnersView::ask);
}

OwnersView::~OwnersView()
{
    m_pool.waitForDone(); // at most for one pass over the board
}

QComboBox *OwnersView::addBox(const QString &name, const QString &words)
{
    auto *box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(words);
    return box;
}

QToolButton *OwnersView::addModeButton(const QString &name, const QString &words, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(words);
    button->setIcon(symbolIcon(icon, button));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void OwnersView::setMode(Mode mode)
{
    const bool isGraph = mode == Mode::Graph;
    m_pages->setCurrentIndex(isGraph ? 1 : 0);
    (isGraph ? m_graphButton : m_tableButton)->setChecked(true);
    m_groupBox->setVisible(!isGraph);
    m_orderBox->setVisible(!isGraph);
    setFocusProxy(isGraph ? static_cast<QWidget *>(m_graph) : m_holders);
}

OwnersView::Mode OwnersView::mode() const
{
    return m_pages->currentIndex() == 1 ? Mode::Graph : Mode::Table;
}

void OwnersView::restyle()
{
    setMuted(m_legend, Type::small(font()));
    setMuted(m_summary, Type::small(font()));
}

void OwnersView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

QByteArray OwnersView::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << static_cast<qint32>(mode());
    return state;
}

void OwnersView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_4);
    qint32 mode = 0;
    stream >> mode;
    if (stream.status() == QDataStream::Ok)
        setMode(mode == static_cast<qint32>(Mode::Graph) ? Mode::Graph : Mode::Table);
}

void OwnersView::setSample(const ContentionReport &report, Instant at)
{
    m_sampled = waitersOf(report);
    m_sampledAt = at;
    ask();
}

std::vector<KnownWaiter> OwnersView::knownWaiters() const
{
    const Instant now = shown().now;
    const bool isFresh = m_sampledAt <= now && now - m_sampledAt < kSampleFresh;
    return isFresh ? m_sampled : std::vector<KnownWaiter>();
}

LockStatePtr OwnersView::lock(const QByteArray &name) const
{
    const PlacedLock *known = m_board.find(name);
    return known != nullptr ? known->lock : nullptr;
}

std::vector<LockStatePtr> OwnersView::locks() const
{
    std::vector<LockStatePtr> locks;
    locks.reserve(static_cast<size_t>(m_board.size()));
    m_board.forEach([&locks](const PlacedLock &known) { locks.push_back(known.lock); });
    return locks;
}

void OwnersView::apply(const BoardDiffPtr &diff)
{
    for (const auto &name : diff->removed) {
        if (PlacedLock *known = m_board.find(name))
            m_board.remove(*known);
        m_waitedSince.remove(name);
    }
    if (!diff->nodes.empty())
        m_nodes = diff->nodes;
    m_isWhole = diff->complete;
    const Instant now = shown().now;
    for (const auto &state : diff->changed) {
        m_board[state->name].lock = state;
        const auto waiters = state->waiting();
        if (!waiters || waiters->count == 0)
            m_waitedSince.remove(state->name);
        else if (!m_waitedSince.contains(state->name))
            m_waitedSince.insert(state->name, now);
    }
    if (isVisible() && !m_isBusy && !m_timer.isActive())
        m_timer.start(kOwnersPaceMillis);
}

void OwnersView::setFilter(const LockFilter &filter)
{
    if (m_filter == filter)
        return;
    m_filter = filter;
    askForOther();
}

void OwnersView::setOwnLocks(const QList<OwnLock> &locks)
{
    QSet<QByteArray> tokens;
    for (const OwnLock &lock : locks)
        tokens.insert(lock.token);
    if (std::exchange(m_ownTokens, tokens) != tokens)
        ask(); // a mark moves no row
}

Moment OwnersView::shown() const
{
    return m_readUntil ? *m_readUntil : Moment{.now = m_clock.now(), .wallNow = m_clock.wallNow()};
}

void OwnersView::setReadUntil(const std::optional<Moment> &moment)
{
    if (std::exchange(m_readUntil, moment) && !moment) {
        // Nobody saw whether the present waiters waited before.
        for (Instant &since : m_waitedSince)
            since = shown().now;
    }
    ask();
}

void OwnersView::setGroup(HolderGroup group)
{
    m_group = group;
    m_groupBox->setCurrentIndex(m_groupBox->findData(static_cast<int>(group)));
    askForOther();
}

void OwnersView::setOrder(HolderOrder order)
{
    m_order = order;
    m_orderBox->setCurrentIndex(m_orderBox->findData(static_cast<int>(order)));
    askForOther();
}

void OwnersView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    askForOther();
}

void OwnersView::askForOther()
{
    m_isAsked = true;
    ask();
}

void OwnersView::ask()
{
    m_timer.stop();
    if (!isVisible())
        return;
    if (std::exchange(m_isBusy, true)) {
        m_again = true;
        return;
    }
    std::vector<LockStatePtr> locks = this->locks();
    const auto [now, wallNow] = shown();
    const LockFilterContext context{.now = now,
                                    .wallAhead = Micros(wallNow.time_since_epoch()) - now.time_since_epoch()};
    m_pool.start([this, locks = std::move(locks), context, group = m_group, order = m_order, filter = m_filter,
                  own = m_ownTokens, waiters = knownWaiters()] {
        QElapsedTimer timer;
        timer.start();
        auto picture = std::make_shared<OwnersPicture>();
        picture->summary = summarizeHolders(locks, group, order, filter, context, own);
        picture->graph = WaitGraph::of(locks, waiters, filter, context);
        picture->millis = timer.elapsed();
        // Safe: the destructor waits for the pool.
        QMetaObject::invokeMethod(this, [this, picture] { take(*picture); });
    });
}

void OwnersView::takeGraph(const WaitGraph &graph)
{
    const auto number = [](int count) { return QLocale().toString(count); };
    m_graph->setEmptyText(emptyWords());
    m_graph->setGraph(graph);
    m_graphButton->setText(graph.cycles == 0 ? tr("Graph")
                                             : tr("Graph (%n possible deadlocks)", nullptr, graph.cycles));
    QStringList words;
    if (graph.cycles > 0)
        words += tr("%n possible deadlocks, marked red.", nullptr, graph.cycles);
    if (graph.locksLeft > 0)
        words += tr("%n more locks: use the filter.", nullptr, graph.locksLeft);
    if (graph.ownersLeft > 0)
        words += tr("%n more owners of shared locks.", nullptr, graph.ownersLeft);
    if (graph.unknownWaiters > 0)
        words += tr("Waiters unknown: %1 locks. Most libraries do not store them.").arg(number(graph.unknownWaiters));
    if (!knownWaiters().empty())
        words += tr("Named waiters are from the sample %1 ago.").arg(Wording::wholeSeconds(shown().now - m_sampledAt));
    words += tr("Dashed: waits for. Solid: held by.");
    m_legend->setText(words.join(QLatin1Char(' ')));
}

void OwnersView::take(const OwnersPicture &picture)
{
    const HolderSummary &summary = picture.summary;
    m_isBusy = false;
    if (std::exchange(m_again, false)) {
        ask();
        return;
    }
    const auto why = std::exchange(m_isAsked, false) ? SteadyTable::Rows::Asked : SteadyTable::Rows::News;
    const Instant now = shown().now;
    const auto hostOf
        = [](const QString &host) { return host.isEmpty() ? tr("unknown") : visibleText(host, kMostChars); };
    // Use words, because colour alone explains nothing.
    const auto nameOf = [](const LockState &lock) {
        const QString name = Wording::name(lock.name, kMostChars);
        return lock.overlap && lock.assessment.isHeld() ? tr("‼ Overlap: %1").arg(name) : name;
    };
    QList<KeyedRow> rows;
    for (const HolderEntry &holder : summary.holders) {
        const bool isHost = m_group == HolderGroup::Host;
        const QString who = isHost   ? tr("%n owners", nullptr, holder.owners)
            : holder.owner.isEmpty() ? tr("unknown")
            : holder.lock.isEmpty()  ? visibleText(holder.owner, kMostChars)
                                     : tr("unknown (%1)").arg(visibleText(holder.owner, kMostChars));
        const bool isOwn = holder.own > 0;
        // For a shared lock only its longest hold is known, which is an upper bound here.
        const QString held = Wording::heldFor(*holder.longest, std::max(now, holder.longest->assessedAt));
        const bool isOneOfMany = holder.longest->holderCount().value_or(1) > 1;
        rows.append({.key = (isHost                      ? "h" + holder.host.toUtf8()
                                 : holder.lock.isEmpty() ? "o" + holder.owner
                                                         : "s" + holder.lock + '\0' + holder.owner),
                     .texts = {!isOwn       ? who
                                   : isHost ? tr("★ %1, including this window").arg(who)
                                            : tr("★ this window: %1").arg(who),
                               hostOf(holder.host), QLocale().toString(holder.locks), waitedForOf(holder),
                               !isOneOfMany                         ? held
                                   : held.startsWith(QChar(0x2265)) ? tr("n/a")
                                                                    : tr("≤ %1").arg(held),
                               nameOf(*holder.longest)},
                     .severity = severityOf(*holder.longest),
                     .tip = tipsOf(holder).join(QLatin1Char('\n')),
                     .data = holder.longest->name,
                     .whole = {isHost || holder.owner.isEmpty() ? QString() : visibleText(holder.owner, kWholeText),
                               holder.host.isEmpty() ? QString() : visibleText(holder.host, kWholeText),
                               {},
                               {},
                               {},
                               Wording::name(holder.longest->name, kWholeText)}});
    }
    m_holders->setEmptyText(emptyWords());
    // An unlisted owner may still hold locks, unless all are known and listed.
    const bool isAll = summary.unknown == 0 && summary.holdersLeft == 0 && m_filter == LockFilter();
    m_holders->rowsModel()->setGoneWords(
        [words = isAll ? tr("– Holds nothing now") : tr("– Not listed")](KeyedRow &row) {
            row.texts = {row.texts.value(0), row.texts.value(1), tr("–"), tr("–"), tr("–"), words};
        });
    m_holders->setRows(rows, why);
    rows.clear();
    const LockTexts texts{.now = now, .ownTokens = m_ownTokens};
    for (const LockStatePtr &lock : summary.waitedFor) {
        const bool isOwn = lock->assessment.isHeld() && m_ownTokens.contains(lock->assessment.owner);
        rows.append(
            {.key = lock->name,
             .texts = {nameOf(*lock), lock->assessment.isHeld() ? texts.of(*lock, LockColumn::Owner) : tr("unknown"),
                       hostOf(lock->ownerInfo().host), waitingOf(lock->waiters().value_or(WaiterCount())),
                       Wording::duration(now - waitedSince(lock->name, now)),
                       Wording::heldFor(*lock, std::max(now, lock->assessedAt))},
             .severity = severityOf(*lock),
             .tip = isOwn ? tr("★ This window holds it") : QString(),
             .data = lock->name,
             .whole
             = {Wording::name(lock->name, kWholeText),
                lock->assessment.isHeld() ? LockTexts().whole(*lock, LockColumn::Owner) : QString(),
                lock->ownerInfo().host.isEmpty() ? QString() : visibleText(lock->ownerInfo().host, kWholeText)}});
    }
    m_waits->rowsModel()->setGoneWords([](KeyedRow &row) {
        row.texts = {row.texts.value(0), tr("–"), tr("–"), tr("– Not listed"), tr("–"), tr("–")};
    });
    m_waits->setEmptyText(isNothingRead(Wording::silentNodes(m_nodes))
                              ? tr("Waiters are unknown: no node can be read.")
                              : tr("No known waiters. Most libraries do not store waiters in Redis."));
    m_waits->setRows(rows, why);
    takeGraph(picture.graph);
    QStringList words{(m_isWhole ? tr("Held: %1") : tr("Held: %1 so far")).arg(QLocale().toString(summary.held))};
    if (summary.unknown > 0)
        words += tr("owner unknown: %1").arg(QLocale().toString(summary.unknown));
    if (summary.holdersLeft > 0)
        words += tr("%1 more owners: use the filter").arg(QLocale().toString(qulonglong(summary.holdersLeft)));
    if (summary.waitedForLeft > 0)
        words += tr("%1 more locks with waiters").arg(QLocale().toString(qulonglong(summary.waitedForLeft)));
    m_summary->setText(words.join(QStringLiteral(" · ")));
    m_timer.start(static_cast<int>(
        std::clamp<qint64>(picture.millis * (kOwnersShareOfTime - 1), kOwnersPaceMillis, kLongestPauseMillis)));
    Q_EMIT updated();
}

bool OwnersView::isNothingRead(const QStringList &silent) const
{
    return m_nodes.empty() || silent.size() == static_cast<qsizetype>(m_nodes.size());
}

QString OwnersView::emptyWords() const
{
    if (m_board.size() > 0 && m_filter != LockFilter())
        return tr("No known owner holds a lock that matches the filter.");
    // A lock of one node is known only to that node.
    const QStringList silent = Wording::silentNodes(m_nodes);
    if (isNothingRead(silent))
        return tr("Owners are unknown: no node can be read.");
    if (m_board.size() > 0 && silent.isEmpty())
        return tr("No known owners.");
    if (m_board.size() > 0) // silent nodes may have locks
        return tr("No known owners. Not reached: %1.").arg(silent.join(QStringLiteral(", ")));
    return silent.isEmpty()
        ? tr("No lock is held.")
        : tr("No owner on the nodes that answer. Not reached: %1.").arg(silent.join(QStringLiteral(", ")));
}

void OwnersView::sortNow()
{
    m_holders->sortNow();
    m_waits->sortNow();
}

bool OwnersView::rowsWait() const
{
    return m_holders->rowsWait() || m_waits->rowsWait();
}

ExportContent OwnersView::exported() const
{
    const SteadyTable *table = m_waits->hasFocus() ? m_waits : m_holders;
    ExportContent content = exportOf(*table->rowsModel());
    // A gone row keeps its name, which must be full in a file.
    const auto &rows = table->rowsModel()->rows();
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const QString whole = rows.at(row).isGone ? rows.at(row).whole.value(0) : QString();
        if (whole.isEmpty())
            continue;
        content.rows[row][0] = whole;
        QJsonObject object = content.json.at(row).toObject();
        object.insert(content.headers.first(), whole);
        content.json.replace(row, object);
    }
    return content;
}

Instant OwnersView::waitedSince(const QByteArray &lock, Instant now) const
{
    const auto past
        = m_past ? m_past->locks().constFind(lock) : QHash<QByteArray, TimelinePast::Lock>::const_iterator();
    if (!m_past || past == m_past->locks().constEnd())
        return m_waitedSince.value(lock, now);
    const auto &waits = past->waits;
    const auto later = std::partition_point(waits.begin(), waits.end(),
                                            [now](const TimelineSpan &span) { return span.from <= now; });
    return later != waits.begin() && (later - 1)->to >= now ? (later - 1)->from : m_waitedSince.value(lock, now);
}

} // namespace Lockscope

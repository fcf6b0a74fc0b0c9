#include "nodesview.h"

#include "../kit/mutedlabel.h"
#include "../kit/type.h"
#include "../tables/headerstate.h"
#include "../tables/rowdelegate.h"
#include "../tables/steadytable.h"
#include "sparkline.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/nodehealth.h>
#include <lockscope/core/session/healthjson.h>
#include <lockscope/core/words/findinggroups.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QAction>
#include <QClipboard>
#include <QDataStream>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIODevice>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

enum FindingColumn { FindingSeverity, FindingProblem };
enum Column { Label, State, Since, RoundTrip, Role, Version, Uptime, Feed, Commands, Bytes, Clocks, Address };

constexpr Millis kIntroduction{3000}; ///< time for a node that is back to identify itself

QString wordOf(Severity severity)
{
    switch (severity) {
    case Severity::Fine:
    case Severity::Notice: return NodesView::tr("· notice");
    case Severity::Warning: return NodesView::tr("⚠ warning");
    case Severity::Alarm: return NodesView::tr("✖ danger");
    }
    return {};
}

QString feedOf(const NodeStatus &node)
{
    if (node.reach != NodeStatus::Reach::Up)
        return NodesView::tr("n/a");
    switch (node.feed) {
    case FeedKind::Tracking: return NodesView::tr("tracking");
    case FeedKind::KeyspaceEvents: return NodesView::tr("keyspace events");
    case FeedKind::None: return NodesView::tr("timer only");
    }
    return {};
}

/// The state as a badge; latency and command rate with their last two minutes.
class NodeDelegate : public RowDelegate
{
public:
    NodeDelegate(const NodesView &view, const Clock &clock, SteadyTable *table)
        : RowDelegate(KeyedTableModel::SeverityRole, table)
        , m_view(view)
        , m_clock(clock)
        , m_table(table)
    {
        setBadgeColumn(State);
    }

protected:
    void paintCell(QPainter *painter, const Cell &cell, const QStyleOptionViewItem &item,
                   const QModelIndex &index) const override
    {
        const bool isLatency = index.column() == RoundTrip;
        if (!isLatency && index.column() != Commands) {
            RowDelegate::paintCell(painter, cell, item, index);
            return;
        }
        const int text = item.fontMetrics.horizontalAdvance(QStringLiteral("000.0 ms"));
        const QRect number(cell.place.left(), cell.place.top(), std::min(text, cell.place.width()),
                           cell.place.height());
        paintText(painter, number, item.text, cell.text, item.font, Qt::AlignLeft | Qt::AlignVCenter, Qt::ElideRight);
        const QRect line = cell.place.adjusted(text + 2 * kGrid, 2 * kGrid, 0, -2 * kGrid);
        if (line.width() < kLeastSparkline)
            return;
        const auto &samples = m_view.samples(index.data(KeyedTableModel::KeyRole).toByteArray().toInt()).samples();
        Sparkline sparkline;
        for (const NodeSample &sample : samples)
            sparkline.points.push_back({.at = sample.at,
                                        .value = !isLatency ? sample.commandsPerSecond
                                            : !sample.latency
                                            ? std::nullopt
                                            : std::optional(static_cast<double>(sample.latency->count()))});
        sparkline.to = m_clock.now();
        sparkline.from = sparkline.to - SampleTrack::kSpan;
        sparkline.leastTop = isLatency ? static_cast<double>(Micros(std::chrono::milliseconds(1)).count()) : 1;
        paintSparkline(painter, line, sparkline, Roles::of(m_table->palette()));
    }

private:
    static constexpr int kLeastSparkline = 24;

    const NodesView &m_view;
    const Clock &m_clock;
    SteadyTable *m_table;
};

} // namespace

NodesView::NodesView(const Clock &clock, Deployment deployment, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_deployment(std::move(deployment))
    , m_table(
          new SteadyTable({tr("Node"), tr("State"), tr("Since"), tr("Latency"), tr("Role"), tr("Version"), tr("Uptime"),
                           tr("Updates via"), tr("Our commands/s"), tr("Our traffic/s"), tr("Clock"), tr("Address")},
                          this))
    , m_findings(new SteadyTable({tr("Severity"), tr("Problem"), tr("Impact"), tr("Fix")}, this))
    , m_caption(new QLabel(tr("Problems"), this))
    , m_hint(new QLabel(tr("Lockscope never runs a fix. Copy it and run it yourself."), this))
    , m_copyFix(new QPushButton(tr("&Copy fix"), this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_timer(this)
{
    m_table->setObjectName(QStringLiteral("nodesTable"));
    m_table->setAccessibleName(tr("Nodes"));
    m_table->setEmptyText(tr("No node is known yet."));
    m_table->setItemDelegate(new NodeDelegate(*this, m_clock, m_table));
    m_findings->setObjectName(QStringLiteral("findingsTable"));
    m_findings->setAccessibleName(tr("Problems that endanger locks"));
    m_findings->setBadgeColumn(FindingSeverity);
    m_findings->setTwoLines(FindingProblem);
    m_findings->rowsModel()->setGoneWords([](KeyedRow &row) {
        row.texts = {tr("✔ Resolved"), row.texts.value(FindingProblem), tr("–"), tr("–")};
    });
    m_findings->setEmptyText(tr("No problem found that endangers locks."));
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const auto widths = [em](QTableView *view, std::initializer_list<int> ems) {
        int column = 0;
        for (const int width : ems)
            view->setColumnWidth(column++, width * em);
    };
    widths(m_table, {8, 12, 10, 12, 7, 9, 8, 11, 12, 9, 8, 12});
    int longest = 0;
    for (const Endpoint &node : m_deployment.nodes)
        longest = std::max(longest, fontMetrics().horizontalAdvance(node.label()));
    m_table->setColumnWidth(Label, std::clamp(longest + 2 * em, 8 * em, 16 * em));
    m_table->horizontalHeader()->moveSection(Commands, RoundTrip + 1); // the two curves side by side
    widths(m_findings, {10, 25, 31, 20});

    for (QLabel *label : {m_caption, m_hint})
        label->setTextFormat(Qt::PlainText);
    m_hint->setObjectName(QStringLiteral("fixHint"));
    m_hint->setMinimumWidth(1);
    m_copyFix->setObjectName(QStringLiteral("copyFixButton"));
    auto *lower = new QWidget(this);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(2, 2 * kGrid, 0, kGrid);
    head->addWidget(m_caption);
    head->addSpacing(2 * kGrid);
    head->addWidget(m_hint, 1);
    head->addWidget(m_copyFix);
    auto *lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(0, 0, 0, 0);
    lowerLayout->setSpacing(0);
    lowerLayout->addLayout(head);
    lowerLayout->addWidget(m_findings, 1);
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(lower);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    setFocusProxy(m_table);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kPageMargin, 3 * kGrid, kPageMargin, 2 * kGrid);
    layout->addWidget(m_splitter);

    // In this table the fix is what an operator copies.
    if (auto *rows = m_findings->findChild<QAction *>(QStringLiteral("copyRowsAction")))
        rows->setText(tr("Copy &row"));
    auto *copyFix = new QAction(tr("Copy &fix (Ctrl+C)"), m_findings);
    copyFix->setObjectName(QStringLiteral("copyRemedyAction"));
    m_findings->insertAction(m_findings->actions().value(0), copyFix);
    m_findings->installEventFilter(this);
    connect(copyFix, &QAction::triggered, this, &NodesView::copyFix);
    connect(m_copyFix, &QPushButton::clicked, this, &NodesView::copyFix);
    const auto updateCopy = [this, copyFix] {
        const auto *row = m_findings->current();
        const bool hasFix = row != nullptr && !row->data.toStringList().isEmpty();
        copyFix->setEnabled(hasFix);
        m_copyFix->setEnabled(hasFix);
        m_copyFix->setToolTip(hasFix ? QString() : tr("Select a problem that has a fix."));
    };
    connect(m_findings->selectionModel(), &QItemSelectionModel::currentRowChanged, this, updateCopy);
    connect(m_findings->rowsModel(), &QAbstractItemModel::dataChanged, this, updateCopy);
    updateCopy();
    restyle();
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &NodesView::refresh);
    m_timer.start();
}

void NodesView::restyle()
{
    setMuted(m_caption, Type::caption(font()));
    setMuted(m_hint, Type::small(font()));
}

void NodesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        restyle();
}

bool NodesView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_findings && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy) && m_copyFix->isEnabled()) {
        copyFix();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void NodesView::copyFix()
{
    if (const auto *row = m_findings->current(); row != nullptr && !row->data.toStringList().isEmpty())
        QGuiApplication::clipboard()->setText(row->data.toStringList().join(QLatin1Char('\n')));
}

const SampleTrack &NodesView::samples(int index) const
{
    static const SampleTrack kNone;
    const auto found = m_tracks.constFind(index);
    return found == m_tracks.constEnd() ? kNone : *found;
}

void NodesView::setNodes(const std::vector<NodeStatus> &nodes)
{
    const bool isNews = !equalExceptMeasurements(nodes, m_nodes);
    m_nodes = nodes; // measurements wait for the next tick: nobody reads ten updates a second
    for (const NodeStatus &node : nodes)
        m_tracks[node.index].add(node, m_clock.now());
    if (isNews || m_table->rowsModel()->rowCount() != static_cast<int>(nodes.size()))
        refresh();
}

void NodesView::setReadUntil(const std::optional<WallTime> &moment)
{
    m_readUntil = moment;
    refresh();
}

void NodesView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QMetaObject::invokeMethod(this, &NodesView::refresh, Qt::QueuedConnection); // visible only after this event
}

void NodesView::refresh()
{
    if (!isVisible())
        return;
    const WallTime now = m_readUntil.value_or(m_clock.wallNow());
    refreshNodes(now);
    refreshFindings(now);
}

void NodesView::refreshNodes(WallTime now)
{
    const auto seconds = [now](WallTime since) { return Wording::wholeSeconds(now - since); };
    QList<KeyedRow> rows;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        const NodeStatus &node = m_nodes[i];
        KeyedRow row{.key = QByteArray::number(node.index)};
        QString state;
        switch (node.reach) {
        case NodeStatus::Reach::Up:
            state = saysNothing(node) ? tr("⚠ silent") : node.error ? tr("⚠ not readable") : tr("● up");
            row.severity = node.error ? Severity::Warning : Severity::Fine;
            break;
        case NodeStatus::Reach::Down:
            state = refusesToBeRead(node) ? tr("⚠ not readable") : node.everUp ? tr("✕ down") : tr("✕ not reached");
            row.severity = Severity::Alarm;
            break;
        case NodeStatus::Reach::Connecting:
            state = tr("… connecting");
            row.severity = Severity::Notice;
            break;
        }
        const bool isQuarantined = node.quarantinedUntil && *node.quarantinedUntil > now;
        if (isQuarantined && node.reach == NodeStatus::Reach::Up && !node.error) {
            state = tr("◔ quarantine");
            row.severity = Severity::Warning;
        }
        if (node.retired) {
            row.severity = Severity::Notice;
            state = tr("– removed");
        }
        const bool isUp = node.reach == NodeStatus::Reach::Up;
        const QString unknown = tr("n/a");
        QString clock = unknown;
        if (const auto offset = isUp ? clockOffset(m_nodes, i) : std::nullopt) { // unknown while down
            clock = (*offset < Micros(0) ? tr("−%1") : tr("+%1")).arg(Wording::duration(std::chrono::abs(*offset)));
            if (clockIsOff(m_nodes, i) == true)
                clock.prepend(tr("⚠ "));
        }
        // A node that is down may come back with another role or version.
        const auto told = [&](const QString &what) { return isUp ? what : what + QStringLiteral(" ?"); };
        row.texts = {visibleText(node.label, 60), state,
                     // A closed connection is noticed even while reading is stopped.
                     node.since > now ? Wording::timeOfDay(node.since) : tr("%1 ago").arg(seconds(node.since)),
                     node.roundTrip ? Wording::duration(*node.roundTrip) : unknown,
                     node.facts ? told(visibleText(node.facts->role, 20)) : unknown,
                     node.facts ? told(visibleText(node.facts->version, 30)) : unknown,
                     node.startedAt && isUp ? seconds(*node.startedAt) : unknown, feedOf(node),
                     node.cost ? QLocale().toString(qRound64(node.cost->commandsPerSecond)) : unknown,
                     node.cost ? QLocale().formattedDataSize(qRound64(node.cost->bytesPerSecond)) : unknown, clock,
                     node.address.isEmpty() ? unknown : visibleText(node.address, 120)};
        QStringList details{row.texts.at(Label) + QStringLiteral("  ") + state,
                            tr("Since %1").arg(Wording::dateAndTime(node.since))};
        if (node.error)
            details += visibleText(adviceForWindow(node.error->message), 400);
        if (node.facts && !isUp)
            details += tr("? Role and version are from its last report.");
        if (!node.feedWhy.isEmpty())
            details += visibleText(node.feedWhy, 300);
        if (isQuarantined)
            details += tr("◔ Restarted. Locks taken before may be missing until %1.")
                           .arg(Wording::timeWithDateIfOtherDay(now, *node.quarantinedUntil));
        else if (isUp && node.mayLackLocksUntil && *node.mayLackLocksUntil > now)
            details += tr("◔ Started recently. Locks taken before may be missing until %1.")
                           .arg(Wording::timeWithDateIfOtherDay(now, *node.mayLackLocksUntil));
        if (const auto latencies = samples(node.index).latencies())
            details += tr("Latency of the last 2 minutes: %1 to %2")
                           .arg(Wording::duration(latencies->first), Wording::duration(latencies->second));
        if (node.failedOverAt)
            details += tr("⇄ Failed over at %1").arg(Wording::timeOfDay(*node.failedOverAt));
        row.details = details.join(QLatin1Char('\n'));
        rows += row;
    }
    m_table->setRows(rows);
    m_table->viewport()->update(); // the sparklines move with time
}

void NodesView::refreshFindings(WallTime now)
{
    auto findings = healthFindings(m_nodes, m_deployment, {.now = now});
    for (auto &finding : findings) {
        finding.impact = adviceForWindow(finding.impact);
        for (QString &line : finding.fix)
            line = adviceForWindow(line);
    }
    // A node that has just come back has not identified itself yet.
    const auto isComing = [&](const HealthFinding &finding) {
        const auto index = static_cast<size_t>(finding.node);
        return finding.id == QLatin1String("unidentified") && finding.node >= 0 && index < m_nodes.size()
            && now - m_nodes[index].since < kIntroduction;
    };
    findings.removeIf(isComing);
    QList<KeyedRow> rows;
    for (const FindingGroup &group : FindingGroups::of(findings, m_nodes)) {
        const bool areAll = m_nodes.size() > 1 && group.nodes.size() == static_cast<qsizetype>(m_nodes.size());
        rows += KeyedRow{
            .key = group.key,
            .texts = {wordOf(group.severity), group.problem, group.impact, group.fix.join(QStringLiteral("  ·  "))},
            .severity = group.severity,
            .details = (group.problems + QStringList{group.impact} + group.fix).join(QLatin1Char('\n')),
            .data = group.fix,
            .below = areAll || group.nodes.isEmpty() ? tr("All nodes") : group.nodes.join(QStringLiteral(", "))};
    }
    m_findings->setRows(rows);
}

void NodesView::sortNow()
{
    m_table->sortNow();
    m_findings->sortNow();
}

bool NodesView::rowsWait() const
{
    return m_table->rowsWait() || m_findings->rowsWait();
}

QByteArray NodesView::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_splitter->saveState() << saveHeader(*m_table->horizontalHeader())
           << saveHeader(*m_findings->horizontalHeader());
    return state;
}

void NodesView::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray splitter;
    QByteArray table;
    QByteArray findings;
    stream >> splitter >> table >> findings;
    if (stream.status() != QDataStream::Ok)
        return;
    m_splitter->restoreState(splitter);
    restoreHeader(*m_table->horizontalHeader(), table);
    restoreHeader(*m_findings->horizontalHeader(), findings);
}

ExportContent NodesView::exported() const
{
    ExportContent content = exportOf(*m_table->rowsModel());
    content.json = {};
    for (const auto &node : m_nodes)
        content.json.append(healthToJson(node));
    return content;
}

} // namespace Lockscope

#include "nodesview.h"

#include "../kit/inwindow.h"
#include "../tables/headerstate.h"
#include "../tables/steadytable.h"
#include "../words/wording.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/diagnosis/nodehealth.h>
#include <lockscope/core/session/healthjson.h>

#include <QAction>
#include <QClipboard>
#include <QDataStream>
#include <QGuiApplication>
#include <QHeaderView>
#include <QIODevice>
#include <QJsonObject>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>

namespace Lockscope {

namespace {

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

} // namespace

NodesView::NodesView(const Clock &clock, Deployment deployment, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_deployment(std::move(deployment))
    , m_table(new SteadyTable({tr("Node"), tr("State"), tr("Since"), tr("Round trip"), tr("Role"), tr("Version"),
                               tr("Up for"), tr("Changes told by"), tr("Our commands/s"), tr("Our traffic/s"),
                               tr("Clock"), tr("Address")},
                              this))
    , m_findings(new SteadyTable({tr("Gravity"), tr("Node"), tr("What is found"), tr("What it does to locks"),
                                  tr("What would mend it (never run from here)")},
                                 this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
    , m_timer(this)
{
    m_table->setObjectName(QStringLiteral("nodesTable"));
    m_table->setAccessibleName(tr("Nodes"));
    m_table->setEmptyText(tr("No node is known yet."));
    m_findings->setObjectName(QStringLiteral("findingsTable"));
    m_findings->setAccessibleName(tr("What endangers locks"));
    m_findings->rowsModel()->setGoneWords([](KeyedRow &row) {
        row.texts = {tr("✔ over"), row.texts.value(1), row.texts.value(2), tr("–"), tr("–")};
    });
    m_findings->setEmptyText(tr("Nothing is found that endangers locks."));
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const auto widths = [em](QTableView *view, std::initializer_list<int> ems) {
        int column = 0;
        for (const int width : ems)
            view->setColumnWidth(column++, width * em);
    };
    widths(m_table, {14, 9, 8, 7, 6, 8, 7, 10, 10, 8, 7, 10});
    widths(m_findings, {8, 12, 24, 31, 20});
    m_splitter->addWidget(m_table);
    m_splitter->addWidget(m_findings);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    setFocusProxy(m_table);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_splitter);

    auto *copyLine = new QAction(tr("Copy the &line that would mend it"), m_findings);
    copyLine->setObjectName(QStringLiteral("copyRemedyAction"));
    m_findings->addAction(copyLine);
    connect(copyLine, &QAction::triggered, this, [this] {
        if (const auto *row = m_findings->current())
            QGuiApplication::clipboard()->setText(row->data.toStringList().join(QLatin1Char('\n')));
    });
    connect(m_findings->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this, copyLine] {
        const auto *row = m_findings->current();
        copyLine->setEnabled(row != nullptr && !row->data.toStringList().isEmpty());
    });
    copyLine->setEnabled(false);
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &NodesView::refresh);
    m_timer.start();
}

void NodesView::setNodes(const std::vector<NodeStatus> &nodes)
{
    const bool isNews = !equalExceptMeasurements(nodes, m_nodes);
    m_nodes = nodes; // measurements wait for the next tick: nobody reads ten updates a second
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
        if (node.retired)
            state = tr("– no part any more");
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
                            tr("since %1").arg(Wording::dateAndTime(node.since))};
        if (node.error)
            details += visibleText(adviceForWindow(node.error->message), 400);
        if (node.facts && !isUp)
            details += tr("? Role and version are as it told them last");
        if (!node.feedWhy.isEmpty())
            details += visibleText(node.feedWhy, 300);
        if (isQuarantined)
            details += tr("◔ it restarted and may have forgotten locks that are relied on, until %1")
                           .arg(Wording::timeWithDateIfOtherDay(now, *node.quarantinedUntil));
        else if (isUp && node.mayLackLocksUntil && *node.mayLackLocksUntil > now)
            details += tr("◔ it runs for less time than locks last here: until %1 at least it may lack locks that were "
                          "taken before and are relied on")
                           .arg(Wording::timeWithDateIfOtherDay(now, *node.mayLackLocksUntil));
        if (node.failedOverAt)
            details += tr("⇄ failed over at %1").arg(Wording::timeOfDay(*node.failedOverAt));
        row.details = details.join(QLatin1Char('\n'));
        rows += row;
    }
    m_table->setRows(rows);

    QList<KeyedRow> found;
    auto findings = healthFindings(m_nodes, m_deployment, {.now = now});
    for (auto &finding : findings) {
        finding.impact = adviceForWindow(finding.impact);
        for (QString &line : finding.fix)
            line = adviceForWindow(line);
    }
    QHash<QByteArray, int> numbers;
    // A node that has just come back has not identified itself yet.
    const auto isComing = [&](const HealthFinding &finding) {
        const auto index = static_cast<size_t>(finding.node);
        return finding.id == QLatin1String("unidentified") && finding.node >= 0 && index < m_nodes.size()
            && now - m_nodes[index].since < kIntroduction;
    };
    findings.removeIf(isComing);
    for (const auto &finding : std::as_const(findings)) {
        QByteArray key = finding.id.toUtf8() + '/' + QByteArray::number(finding.node);
        if (const int number = numbers[key]++; number > 0)
            key += '/' + QByteArray::number(number);
        const QString node = finding.node >= 0 && static_cast<size_t>(finding.node) < m_nodes.size()
            ? visibleText(m_nodes[static_cast<size_t>(finding.node)].label, 60)
            : tr("all together");
        found
            += KeyedRow{.key = key,
                        .texts = {wordOf(finding.severity), node, finding.problem, finding.impact,
                                  finding.fix.join(QStringLiteral("  ·  "))},
                        .severity = finding.severity,
                        .details = (QStringList{finding.problem, finding.impact} + finding.fix).join(QLatin1Char('\n')),
                        .data = finding.fix};
    }
    m_findings->setRows(found);
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

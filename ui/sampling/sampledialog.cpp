#include "sampledialog.h"

#include "../kit/fittingarea.h"
#include "../kit/livetip.h"
#include "../kit/screenfit.h"
#include "../kit/secondsbox.h"
#include "../kit/servertext.h"
#include "../tables/exportdialog.h"
#include "../tables/rowcopy.h"
#include "../tables/tooltipupdater.h"
#include "contendersmodel.h"
#include "contentionmodel.h"
#include "samplenodesmodel.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/session/contentionjson.h>
#include <lockscope/core/words/contentionwording.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QCheckBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kTickMillis = 100;
constexpr int kMostNodesInSight = 5;

} // namespace

SampleDialog::SampleDialog(Session *session, const std::vector<NodeStatus> &nodes, const QByteArrayList &selected,
                           bool knowsLocks, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_nodes(nodes)
    , m_selected(selected)
    , m_knowsLocks(knowsLocks)
    , m_isProduction(session->deployment().environment == Environment::Production)
    , m_nodesModel(new SampleNodesModel(nodes, this))
    , m_locksModel(new ContentionModel(this))
    , m_clientsModel(new ContendersModel(this))
    , m_all(new QRadioButton(tr("&All known locks"), this))
    , m_any(new QRadioButton(tr("An&y key"), this))
    , m_ofSelected(new QRadioButton(this))
    , m_seconds(new SecondsBox(this))
    , m_confirm(new QCheckBox(tr("This is &production: slow its nodes down with MONITOR"), this))
    , m_nodesTable(makeTable(m_nodesModel, "sampleNodes", tr("Nodes to listen to"), {16, 9, 9}))
    , m_locksTable(makeSortedTable(m_locksModel, ContentionModel::SortRole, ContentionModel::AttemptsColumn,
                                   "sampleLocks", tr("Contention by lock"), {16, 9, 8, 6, 6, 9, 16}))
    , m_clientsTable(makeSortedTable(m_clientsModel, ContendersModel::SortRole, ContendersModel::AttemptsColumn,
                                     "sampleClients", tr("Connections that tried to take the lock"), {18, 8, 8, 9, 12}))
    , m_clientsTitle(serverTextLabel("sampleClientsTitle", this))
    , m_message(serverTextLabel("sampleMessage", this))
    , m_progress(new QProgressBar(this))
    , m_startButton(new QPushButton(tr("&Listen"), this))
    , m_stopButton(new QPushButton(tr("&Stop"), this))
    , m_exportButton(new QPushButton(tr("&Export…"), this))
    , m_closeButton(new QPushButton(tr("Close"), this))
    , m_ticks(this)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Sample contention"));
    keepToolTipUpdated(m_startButton);
    m_progress->setObjectName(QStringLiteral("sampleProgress"));
    m_startButton->setObjectName(QStringLiteral("sampleStart"));
    m_stopButton->setObjectName(QStringLiteral("sampleStop"));
    m_exportButton->setObjectName(QStringLiteral("sampleExport"));
    m_closeButton->setObjectName(QStringLiteral("sampleClose"));
    m_startButton->setDefault(true);
    m_exportButton->setEnabled(false);
    m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing()); // changing its text moves nothing
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    // Show both buttons always, so that the tables stay in place during a run.
    auto *run = new QHBoxLayout;
    run->addWidget(m_startButton);
    run->addWidget(m_stopButton);
    run->addWidget(m_progress, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_exportButton);
    buttons->addWidget(m_closeButton);
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeChoice());
    layout->addLayout(run);
    layout->addWidget(m_message);
    layout->addWidget(makeResults(), 1);
    auto *all = new QVBoxLayout(this);
    all->addWidget(new FittingArea(content, this), 1);
    all->addLayout(buttons);
    resize(fittingScreen(this, {1000, 660}));

    m_ticks.setInterval(kTickMillis);
    connect(&m_ticks, &QTimer::timeout, this, [this] { m_progress->setValue(static_cast<int>(m_elapsed.elapsed())); });
    connect(m_nodesModel, &SampleNodesModel::chosenChanged, this, &SampleDialog::refresh);
    connect(m_confirm, &QCheckBox::toggled, this, &SampleDialog::refresh);
    connect(m_startButton, &QPushButton::clicked, this, &SampleDialog::begin);
    connect(m_stopButton, &QPushButton::clicked, this, &SampleDialog::stop);
    connect(m_exportButton, &QPushButton::clicked, this, &SampleDialog::openExport);
    connect(m_closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_locksTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SampleDialog::showClients);
    setRunning(false);
    showClients();
    m_startButton->setFocus();
}

SampleDialog::~SampleDialog()
{
    m_sample.cancel(); // no effect on a finished sample
}

QTableView *SampleDialog::makeTable(QAbstractItemModel *model, const char *name, const QString &title,
                                    std::initializer_list<int> ems)
{
    auto *table = new QTableView(this);
    table->setModel(model);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(title);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    table->setWordWrap(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    int column = 0;
    for (const int width : ems)
        table->setColumnWidth(column++, width * em);
    new RowCopy(table);
    new ToolTipUpdater(table);
    return table;
}

QTableView *SampleDialog::makeSortedTable(QAbstractItemModel *model, int sortRole, int sortColumn, const char *name,
                                          const QString &title, std::initializer_list<int> ems)
{
    auto *sorted = new QSortFilterProxyModel(model);
    sorted->setSourceModel(model);
    sorted->setSortRole(sortRole);
    auto *table = makeTable(sorted, name, title, ems);
    table->setSortingEnabled(true);
    table->sortByColumn(sortColumn, Qt::DescendingOrder);
    return table;
}

QWidget *SampleDialog::makeChoice()
{
    auto *what
        = new QLabel(tr("MONITOR slows a busy node down: the node sends Lockscope a copy of each command. Lockscope "
                        "changes nothing, keeps no values, and stops at %1 commands or %2 MiB per node.")
                         .arg(QLocale().toString(ContentionSample::kMostLines))
                         .arg(ContentionSample::kMostBytes / (1024 * 1024)),
                     this);
    what->setWordWrap(true);
    what->setTextFormat(Qt::PlainText);
    m_all->setObjectName(QStringLiteral("sampleAll"));
    m_ofSelected->setObjectName(QStringLiteral("sampleSelected"));
    m_ofSelected->setText(
        m_selected.size() == 1
            ? tr("The selec&ted: %1")
                  .arg(Wording::name(m_selected.first(), 60).replace(QLatin1Char('&'), QStringLiteral("&&")))
            : tr("The selec&ted: %n locks", nullptr, static_cast<int>(m_selected.size())));
    m_ofSelected->setVisible(!m_selected.isEmpty());
    m_any->setObjectName(QStringLiteral("sampleAny"));
    m_any->setToolTip(tr("Includes unknown locks: SET with NX, SETNX, and scripts that take locks."));
    (!m_selected.isEmpty() ? m_ofSelected : m_knowsLocks ? m_all : m_any)->setChecked(true);
    m_seconds->setObjectName(QStringLiteral("sampleSeconds"));
    m_seconds->setDecimals(0);
    m_seconds->setRange(1, static_cast<double>(ContentionRequest::kLongest.count()) / 1000);
    m_seconds->setValue(3);
    m_confirm->setObjectName(QStringLiteral("sampleConfirm"));
    m_confirm->setVisible(m_isProduction);
    auto *locks = new QHBoxLayout;
    locks->addWidget(m_ofSelected);
    locks->addWidget(m_all);
    locks->addWidget(m_any);
    locks->addStretch();

    // Show a few nodes; the rest scrolls.
    const int rows = std::min(m_nodesModel->rowCount(), kMostNodesInSight);
    m_nodesTable->setFixedHeight(m_nodesTable->horizontalHeader()->sizeHint().height()
                                 + rows * m_nodesTable->verticalHeader()->defaultSectionSize()
                                 + 2 * m_nodesTable->frameWidth());
    m_nodesTable->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *panel = new QWidget(this);
    auto *form = new QFormLayout(panel);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(what);
    form->addRow(tr("Locks:"), locks);
    form->addRow(tr("Listen &for:"), m_seconds);
    form->addRow(tr("&Nodes:"), m_nodesTable);
    form->addRow(m_confirm);
    return panel;
}

QWidget *SampleDialog::makeResults()
{
    auto *below = new QWidget(this);
    auto *layout = new QVBoxLayout(below);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_clientsTitle);
    layout->addWidget(m_clientsTable, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_locksTable);
    splitter->addWidget(below);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

QString SampleDialog::startObstacle() const
{
    if (m_nodesModel->chosen().isEmpty())
        return tr("Choose a node to listen to.");
    if (m_isProduction && !m_confirm->isChecked())
        return tr("This is production: confirm that Lockscope may slow its nodes down.");
    return {};
}

void SampleDialog::refresh()
{
    if (m_isRunning)
        return;
    const QString why = startObstacle();
    m_startButton->setEnabled(why.isEmpty());
    m_startButton->setToolTip(why);
    if (!why.isEmpty())
        m_message->setText(why);
    else if (m_run == 0)
        m_message->setText(tr("Not listening yet."));
}

void SampleDialog::setRunning(bool running)
{
    m_isRunning = running;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_any, m_ofSelected, m_seconds, m_confirm, m_startButton})
        widget->setEnabled(!running);
    m_all->setEnabled(!running && m_knowsLocks);
    m_nodesModel->setOpen(!running);
    m_stopButton->setEnabled(running);
    if (running)
        m_ticks.start();
    else
        m_ticks.stop();
    refresh();
}

void SampleDialog::begin()
{
    if (m_isRunning || !startObstacle().isEmpty())
        return;
    m_samplesSelected = m_ofSelected->isChecked();
    const ContentionRequest request{.locks = m_samplesSelected ? m_selected : QByteArrayList(),
                                    .nodes = m_nodesModel->chosen(),
                                    .duration = Millis(static_cast<Millis::rep>(m_seconds->value() * 1000)),
                                    .confirmed = m_confirm->isChecked(),
                                    .anyKey = m_any->isChecked()};
    m_progress->setRange(0, static_cast<int>(request.duration.count()));
    m_progress->setValue(0);
    m_elapsed.start();
    setRunning(true);
    m_stopButton->setFocus();
    m_message->setText(tr("Listening to %n nodes…", nullptr, static_cast<int>(request.nodes.size())));
    m_sample = m_session->sampleContention(request);
    whenDone(m_sample, this, [this, run = ++m_run](const Result<ContentionReport> &result) {
        if (run == m_run)
            finish(result);
    });
}

void SampleDialog::stop()
{
    if (!m_isRunning)
        return;
    ++m_run;
    m_sample.cancel();
    m_progress->setValue(0);
    setRunning(false);
    m_message->setText(tr("Stopped, without a result."));
    m_startButton->setFocus();
}

void SampleDialog::finish(const Result<ContentionReport> &result)
{
    const bool hadFocus = m_stopButton->hasFocus();
    m_progress->setValue(result ? m_progress->maximum() : 0);
    setRunning(false);
    if (!result) {
        m_message->setText(tr("✖ %1").arg(visibleText(adviceForWindow(result.error().message), 400)));
        m_startButton->setFocus();
        return;
    }
    std::vector<LockContention> told;
    // Without selected locks, show those with contention.
    std::copy_if(result->locks.begin(), result->locks.end(), std::back_inserter(told),
                 [this](const LockContention &lock) { return m_samplesSelected || lock.clientCount > 0; });
    const auto listened = std::count_if(result->nodes.begin(), result->nodes.end(),
                                        [](const SampledNode &node) { return node.duration > Millis(0); });
    const auto impaired = std::count_if(result->nodes.begin(), result->nodes.end(),
                                        [](const SampledNode &node) { return !node.isWhole(); });
    const int locks = static_cast<int>(std::count_if(result->locks.begin(), result->locks.end(),
                                                     [](const LockContention &lock) { return lock.isKnownLock; }));
    const bool anybody
        = std::any_of(told.begin(), told.end(), [](const LockContention &lock) { return lock.clientCount > 0; });
    QString text = anybody
        ? tr("✔ Clients tried to take, or waited for, %1 of %n locks.", nullptr, locks)
              .arg(std::count_if(told.begin(), told.end(),
                                 [](const LockContention &lock) { return lock.isKnownLock && lock.clientCount > 0; }))
        : impaired > 0 ? tr("Lockscope heard no attempt to take one of %1 locks.").arg(locks)
                       : tr("No client tried to take one of %1 locks.").arg(locks);
    if (result->anyKeys)
        text = anybody || result->anyKeys->heard > 0 ? tr("✔ %1").arg(ContentionWording::anyKeys(*result->anyKeys))
            : impaired > 0                           ? tr("Lockscope heard no attempt to take a lock.")
                                                     : tr("No client tried to take a lock.");
    text += QLatin1Char(' ') + tr("Nodes heard: %1 of %2.").arg(listened).arg(result->nodes.size());
    text += QLatin1Char(' ') + tr("Listened until %1.").arg(Wording::timeOfDay(m_session->clock().wallNow()));
    if (impaired > 0)
        text += QLatin1Char(' ') + tr("⚠ Some commands were missed: see the nodes above.");
    m_message->setText(text);
    m_nodesModel->setSampled(result->nodes);
    m_locksModel->setLocks(std::move(told), m_nodes);
    m_exportButton->setEnabled(m_locksModel->rowCount() > 0);
    if (m_locksModel->rowCount() > 0)
        m_locksTable->selectRow(0);
    showClients();
    if (hadFocus)
        (m_locksModel->rowCount() > 0 ? static_cast<QWidget *>(m_locksTable) : m_startButton)->setFocus();
}

void SampleDialog::showClients()
{
    const auto *sorted = static_cast<const QSortFilterProxyModel *>(m_locksTable->model());
    const QModelIndex row = sorted->mapToSource(m_locksTable->currentIndex());
    if (!row.isValid()) {
        m_clientsTitle->setText(tr("Connections that tried to take the lock chosen above"));
        m_clientsModel->setClients({});
        return;
    }
    const LockContention &lock = m_locksModel->locks()[static_cast<size_t>(row.row())];
    const auto left = lock.clientCount - static_cast<qint64>(lock.clients.size());
    QString title = tr("Connections that tried to take %1: %2 (a client may have several)")
                        .arg(Wording::name(lock.name, 80))
                        .arg(lock.clientCount);
    if (left > 0)
        title += tr(" (without the %1 least active)").arg(left);
    m_clientsTitle->setText(title);
    m_clientsModel->setClients(lock.clients);
}

void SampleDialog::openExport()
{
    const auto *sorted = static_cast<const QSortFilterProxyModel *>(m_locksTable->model());
    ExportContent content = exportOf(*sorted);
    content.name = QStringLiteral("contention");
    content.json = {};
    for (int row = 0; row < sorted->rowCount(); ++row) {
        const auto &lock = m_locksModel->locks()[static_cast<size_t>(sorted->mapToSource(sorted->index(row, 0)).row())];
        content.json.append(contentionToJson(lock, m_nodes));
    }
    ExportDialog::open(content, this, [this](const QString &told) { m_message->setText(told); });
}

} // namespace Lockscope

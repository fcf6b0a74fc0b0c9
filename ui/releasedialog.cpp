#include "releasedialog.h"

#include "servertext.h"
#include "texttablemodel.h"
#include "wording.h"

#include <lockscope/core/base/text.h>

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kOutcomeColumn = 3;
constexpr int kDelaySeconds = 3; ///< on deployments whose environment is not stated
constexpr Millis kAftermath{30000}; ///< one renewal period of the slowest common watchdog

QLabel *plainLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    prepareForServerText(label);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ReleaseDialog::ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_name(name)
    , m_summary(plainLabel("releaseSummary", this))
    , m_evidence(plainLabel("releaseEvidence", this))
    , m_reality(plainLabel("releaseReality", this))
    , m_nodes(new TextTableModel({tr("Node"), tr("TTL there"), tr("What happens"), tr("Outcome")}, this))
    , m_table(new QTableView(this))
    , m_script(new QPlainTextEdit(this))
    , m_scriptButton(new QPushButton(tr("Show the &script"), this))
    , m_typedName(new QLineEdit(this))
    , m_typedLabel(new QLabel(tr("Type the lock's &name:"), this))
    , m_reason(new QLineEdit(this))
    , m_message(plainLabel("releaseMessage", this))
    , m_unlockButton(new QPushButton(tr("&Unlock actions"), this))
    , m_releaseButton(new QPushButton(this))
    , m_againButton(new QPushButton(tr("&Plan again"), this))
    , m_closeButton(new QPushButton(tr("Cancel"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Release somebody else's lock"));

    m_table->setModel(m_nodes);
    m_table->setObjectName(QStringLiteral("releaseNodes"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(kOutcomeColumn, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_table->setMinimumHeight(170);

    m_script->setReadOnly(true);
    m_script->hide();
    m_script->setMaximumHeight(160);
    m_typedLabel->setBuddy(m_typedName);
    m_typedName->setObjectName(QStringLiteral("releaseTypedName"));
    m_reason->setObjectName(QStringLiteral("releaseReason"));
    m_releaseButton->setObjectName(QStringLiteral("releaseButton"));
    m_releaseButton->setAutoDefault(false);
    m_releaseButton->setEnabled(false);
    m_unlockButton->setObjectName(QStringLiteral("releaseUnlock"));
    for (auto *button : {m_scriptButton, m_unlockButton, m_againButton})
        button->setAutoDefault(false);
    m_againButton->setObjectName(QStringLiteral("releaseAgain"));
    m_againButton->hide();
    m_closeButton->setObjectName(QStringLiteral("releaseClose"));
    m_closeButton->setDefault(true);

    auto *form = new QFormLayout;
    form->addRow(m_typedLabel, m_typedName);
    form->addRow(m_session->deployment().environment == Environment::Production ? tr("&Reason (required):") : tr("&Reason (for the journal):"), m_reason);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_scriptButton);
    buttons->addStretch();
    buttons->addWidget(m_unlockButton);
    buttons->addWidget(m_againButton);
    buttons->addWidget(m_releaseButton);
    buttons->addWidget(m_closeButton);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_evidence);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_script);
    layout->addWidget(m_reality);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addLayout(buttons);
    resize(860, 520);

    const bool production = m_session->deployment().environment == Environment::Production;
    m_typedName->setVisible(production);
    m_typedLabel->setVisible(production);

    connect(m_scriptButton, &QPushButton::clicked, this, [this] {
        m_script->setVisible(!m_script->isVisible());
        m_scriptButton->setText(m_script->isVisible() ? tr("Hide the &script") : tr("Show the &script"));
    });
    connect(m_unlockButton, &QPushButton::clicked, m_session, &Session::unlockActions);
    connect(m_releaseButton, &QPushButton::clicked, this, &ReleaseDialog::execute);
    connect(m_againButton, &QPushButton::clicked, this, &ReleaseDialog::makePlan);
    connect(m_closeButton, &QPushButton::clicked, this, &ReleaseDialog::reject);
    connect(m_typedName, &QLineEdit::textChanged, this, &ReleaseDialog::updateButton);
    connect(m_reason, &QLineEdit::textChanged, this, &ReleaseDialog::updateButton);
    connect(m_session, &Session::boardChanged, this, &ReleaseDialog::onBoardChanged);
    connect(m_session, &Session::actionsUnlockedChanged, this, &ReleaseDialog::updateButton);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        if (--m_delayLeft <= 0)
            m_delay.stop();
        updateButton();
    });
    m_aftermath.setSingleShot(true);
    makePlan();
}

void ReleaseDialog::makePlan()
{
    m_stage = Stage::Planning;
    m_havePlan = false;
    m_againButton->hide();
    m_reality->clear();
    m_message->clear();
    m_nodes->setRows({});
    m_table->setColumnHidden(kOutcomeColumn, true); // until there is one, its room is for what would happen
    m_summary->setText(tr("Reading \"%1\" on all nodes…").arg(visibleText(m_name, 200)));
    m_evidence->clear();
    updateButton();
    whenDone(m_session->planRelease(m_name), this, [this](const Result<ReleasePlan> &result) { showPlan(result); });
}

void ReleaseDialog::showPlan(const Result<ReleasePlan> &result)
{
    m_againButton->show();
    if (!result) {
        m_summary->setText(tr("There is no plan: %1").arg(result.error().message));
        m_stage = Stage::Planned;
        updateButton();
        return;
    }
    m_plan = *result;
    m_havePlan = true;
    m_plannedAt = m_session->clock().now();
    m_stage = Stage::Planned;
    const QString when = QDateTime::fromMSecsSinceEpoch(m_plan.frozenAt.time_since_epoch().count()).time().toString(QStringLiteral("HH:mm:ss"));
    m_summary->setText(
        tr("\"%1\", held by %2. Plan of %3: release it on %4 of %5 nodes, each only if this owner still holds it there at that moment.")
            .arg(visibleText(m_name, 200), visibleText(m_plan.owner, 120), when, QString::number(m_plan.nodesToActOn()), QString::number(m_plan.nodes.size())));
    QStringList evidence{Wording::reaction(m_plan.reaction)};
    const auto longest
        = std::max_element(m_plan.nodes.begin(), m_plan.nodes.end(), [](const PlannedNode &a, const PlannedNode &b) { return a.ttl.left < b.ttl.left; });
    const bool never = std::any_of(m_plan.nodes.begin(), m_plan.nodes.end(), [](const PlannedNode &node) { return node.ttl.kind == KeyTtl::Kind::Never; });
    if (never)
        evidence += tr("It has no expiry: waiting will not free it. Its owner, if it is still there, believes that it holds it.");
    else if (longest != m_plan.nodes.end() && longest->ttl.kind == KeyTtl::Kind::Finite)
        evidence += tr("Unless it is renewed, its TTL frees it in %1 anyway; for that long its owner may believe that it holds it.")
                        .arg(Wording::duration(longest->ttl.left));
    m_evidence->setText(evidence.join(QLatin1Char(' ')));
    QList<QStringList> rows;
    m_ownersBefore.clear();
    for (const auto &node : m_plan.nodes) {
        const bool nothing = node.effect == PlannedNode::Effect::NothingThere;
        rows.append({visibleText(node.label, 60), nothing ? tr("–") : Wording::ttl(node.ttl), Wording::effect(node, m_plan.act), QString()});
        if (!node.seenOwner.isEmpty())
            m_ownersBefore.insert(node.seenOwner);
    }
    m_nodes->setRows(rows);
    fitColumns();
    m_script->setPlainText(QString::fromUtf8(m_plan.script()));
    if (m_session->deployment().environment == Environment::Unspecified) {
        m_delayLeft = kDelaySeconds;
        m_delay.start(1000);
    }
    updateButton();
}

void ReleaseDialog::fitColumns()
{
    // Once per filling: the header's own way of fitting to contents does not see rows that come in one step.
    for (const int column : {0, 1})
        m_table->resizeColumnToContents(column);
}

void ReleaseDialog::updateButton()
{
    const QString victim = visibleText(m_name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString verb = tr("Release %1").arg(victim);
    QString why;
    if (m_stage != Stage::Planned || !m_havePlan)
        why = m_stage == Stage::Planning ? tr("The plan is being made.") : QString();
    else if (!m_session->actionsUnlocked())
        why = tr("Read-only: unlock actions to carry the plan out.");
    else if (m_delayLeft > 0)
        why = tr("Look at the plan once more: %n s.", nullptr, m_delayLeft);
    else if (m_session->deployment().environment == Environment::Production && bytesFromText(m_typedName->text()) != m_name)
        why = tr("This is production: type the lock's name, %1.").arg(visibleText(m_name, 200));
    else if (m_session->deployment().environment == Environment::Production && m_reason->text().trimmed().isEmpty())
        why = tr("This is production: give a reason for the journal.");
    const bool ready = m_stage == Stage::Planned && m_havePlan && why.isEmpty();
    m_unlockButton->setVisible(m_stage != Stage::Done && !m_session->actionsUnlocked());
    m_releaseButton->setEnabled(ready);
    m_releaseButton->setText(verb);
    m_releaseButton->setVisible(m_stage != Stage::Done);
    m_scriptButton->setEnabled(m_havePlan);
    m_closeButton->setText(m_stage == Stage::Done ? tr("Close") : tr("Cancel"));
    if (m_stage == Stage::Planned)
        m_message->setText(why);
}

void ReleaseDialog::execute()
{
    m_stage = Stage::Executing;
    m_startedAt = m_session->clock().now();
    m_seenMeanwhile.reset();
    m_reality->clear();
    updateButton();
    m_againButton->hide();
    m_message->setText(tr("Releasing…"));
    const ReleaseConfirmation confirmation{.typedName = m_typedName->isVisible() ? bytesFromText(m_typedName->text()) : m_name, .reason = m_reason->text()};
    whenDone(m_session->executeRelease(m_plan, confirmation), this, [this](const Result<ReleaseReport> &result) { showReport(result); });
}

void ReleaseDialog::showReport(const Result<ReleaseReport> &result)
{
    m_againButton->show();
    if (!result) {
        m_stage = Stage::Planned;
        updateButton();
        m_message->setText(tr("✖ Nothing was released: %1").arg(result.error().message));
        return;
    }
    m_stage = Stage::Done;
    updateButton();
    const ReleaseReport &report = *result;
    QList<QStringList> rows = m_nodes->rows();
    for (size_t i = 0; i < report.nodes.size() && i < static_cast<size_t>(rows.size()); ++i)
        rows[static_cast<qsizetype>(i)][kOutcomeColumn] = Wording::outcome(report.nodes[i]);
    m_nodes->setRows(rows);
    fitColumns();
    m_table->setColumnHidden(kOutcomeColumn, false);
    for (const auto &node : report.nodes) {
        if (!node.foundOwner.isEmpty())
            m_ownersBefore.insert(node.foundOwner); // it was there first, so the release was refused
    }

    using Outcome = ReleasedNode::Outcome;
    const int released = report.count(Outcome::Released);
    const int refused = report.count(Outcome::Refused);
    const int open = report.count(Outcome::Unknown) + report.count(Outcome::Unreachable) + report.count(Outcome::Failed);
    const auto unseen = static_cast<int>(
        std::count_if(m_plan.nodes.begin(), m_plan.nodes.end(), [](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Unreachable; }));
    QString text;
    if (released == 0 && refused > 0)
        text = tr("✖ Refused: the owner has changed since the plan. Nothing was released.");
    else if (refused > 0)
        text = tr("⚠ Released on %1 of %2 nodes; on %3 the owner had changed, they were left alone.").arg(released).arg(m_plan.nodesToActOn()).arg(refused);
    else if (open > 0)
        text = tr("⚠ Released on %1 of %2 nodes; on %3 it is not known or failed: it may be held there until its TTL ends.")
                   .arg(released)
                   .arg(m_plan.nodesToActOn())
                   .arg(open);
    else if (released == 0)
        text = tr("○ It was gone already on every node.");
    else
        text = mayStillBeHeld(m_plan, report) ? tr("⚠ Released where it could be reached. Nodes cleared: %n.", nullptr, released)
                                              : tr("✔ Released. Nodes cleared: %n.", nullptr, released);
    if (unseen > 0)
        text += tr(" Nodes that could not be reached and may still carry it: %n.", nullptr, unseen);
    if (mayStillBeHeld(m_plan, report))
        text += tr(" So many nodes are silent that it may still be held until its TTL ends.");
    if (report.journalError)
        text += tr(" ⚠ The outcome is not in the journal: %1").arg(report.journalError->message);
    m_message->setText(text);
    m_executedAt = m_session->clock().now();
    m_aftermath.start(kAftermath);
    if (const auto seen = std::exchange(m_seenMeanwhile, std::nullopt))
        noteReality(*seen);
    Q_EMIT executed(report);
}

void ReleaseDialog::onBoardChanged(const BoardDiffPtr &diff)
{
    const auto changed = std::find_if(diff->changed.begin(), diff->changed.end(), [this](const LockStatePtr &lock) { return lock->name == m_name; });
    if (changed != diff->changed.end())
        noteReality(*changed);
    else if (std::find(diff->removed.begin(), diff->removed.end(), m_name) != diff->removed.end())
        noteReality({});
    else if (m_stage == Stage::Done && m_sawFree && m_reality->text().startsWith(tr("Aftermath: free")))
        noteReality({});
}

void ReleaseDialog::noteOwners(const LockState &lock)
{
    for (const auto &reading : lock.readings) {
        const bool before = m_stage == Stage::Planned || reading.readAt < m_startedAt;
        if (before && reading.answer == NodeReading::Answer::Present && reading.lock)
            m_ownersBefore.insert(reading.lock->owner);
    }
}

QString ReleaseDialog::changeSincePlan(const LockState &lock) const
{
    QByteArray newcomer;
    bool stillThere = false;
    for (const auto &node : m_plan.nodes) {
        const auto index = static_cast<size_t>(node.node);
        if (node.effect != PlannedNode::Effect::Release || index >= lock.readings.size())
            continue;
        const NodeReading &reading = lock.readings[index];
        if (reading.answer != NodeReading::Answer::Present || !reading.lock)
            continue;
        if (reading.lock->owner == node.expectedOwner)
            stillThere = true;
        else if (reading.readAt > m_plannedAt)
            newcomer = reading.lock->owner;
    }
    if (newcomer.isEmpty())
        return {};
    const QString who = visibleText(newcomer, 100);
    return stillThere ? tr("⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse. Plan again.").arg(who)
                      : tr("⚠ Since this plan the owner has changed to %1: this plan will refuse. Plan again.").arg(who);
}

void ReleaseDialog::noteReality(const LockStatePtr &lock)
{
    if (!m_havePlan)
        return;
    if (m_stage == Stage::Executing) {
        // One slow node holds the report up: what becomes of the lock may be on the board before.
        m_seenMeanwhile = lock;
        if (lock)
            noteOwners(*lock);
    } else if (m_stage == Stage::Planned) {
        if (lock)
            noteOwners(*lock);
        const auto isNews = [&] {
            return std::any_of(lock->readings.begin(), lock->readings.end(), [&](const NodeReading &reading) { return reading.readAt > m_plannedAt; });
        };
        if (!lock)
            m_reality->setText(tr("⚠ Since this plan the lock has gone. Plan again to see."));
        else if (!isNews())
            return; // read before the plan, published after it
        else
            m_reality->setText(changeSincePlan(*lock));
    } else if (m_stage == Stage::Done && m_aftermath.isActive()) {
        const QString after = Wording::duration(m_session->clock().now() - m_executedAt);
        if (!lock) {
            m_sawFree = true;
            m_reality->setText(tr("Aftermath: free, %1 after the release.").arg(after));
        } else if (!lock->assessment.owner.isEmpty() && lock->assessment.owner != m_plan.owner) {
            const QString owner = visibleText(lock->assessment.owner, 100);
            if (m_ownersBefore.contains(lock->assessment.owner) && !m_sawFree)
                m_reality->setText(tr("Aftermath: held by %1, which had it before the release.").arg(owner));
            else
                m_reality->setText(tr("Aftermath: taken by %1, %2 after the release.").arg(owner, after));
        } else if (m_sawFree && lock->assessment.owner == m_plan.owner) {
            m_reality->setText(tr("Aftermath: ⚠ it came back: its owner has set it again, %1 after the release.").arg(after));
        }
    }
}

void ReleaseDialog::reject()
{
    if (m_stage == Stage::Planned && m_havePlan)
        m_session->releaseCancelled(m_plan);
    QDialog::reject();
}

} // namespace Lockscope

#include "releasedialog.h"

#include "../servertext.h"
#include "../tables/texttablemodel.h"
#include "../wording.h"
#include "actchooser.h"

#include <lockscope/core/base/text.h>

#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kOutcomeColumn = 3;
constexpr int kDelaySeconds = 3; ///< on deployments whose environment is not stated
constexpr Millis kLook{1000}; ///< between two looks at the clock in the aftermath

QLabel *plainLabel(const char *name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    prepareForServerText(label);
    label->setObjectName(QLatin1String(name));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ReleaseDialog::ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent, ActKind kind)
    : QDialog(parent)
    , m_session(session)
    , m_name(name)
    , m_summary(plainLabel("releaseSummary", this))
    , m_evidence(plainLabel("releaseEvidence", this))
    , m_acts(new ActChooser(this))
    , m_reality(plainLabel("releaseReality", this))
    , m_watched(new QProgressBar(this))
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
    , m_putBackButton(new QPushButton(tr("Put &back…"), this))
    , m_closeButton(new QPushButton(tr("Cancel"), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Act on somebody else's lock"));

    m_table->setModel(m_nodes);
    m_table->setObjectName(QStringLiteral("releaseNodes"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(kOutcomeColumn, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setWordWrap(false);
    m_table->setMinimumHeight(150);

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
    for (auto *button : {m_scriptButton, m_unlockButton, m_againButton, m_putBackButton})
        button->setAutoDefault(false);
    m_putBackButton->setObjectName(QStringLiteral("releasePutBack"));
    m_putBackButton->hide();
    m_acts->choose(kind);
    m_acts->setEnabled(false); // until there is a plan
    m_watched->setObjectName(QStringLiteral("releaseWatched"));
    m_watched->setAccessibleName(tr("How long the lock is still watched here"));
    m_watched->setTextVisible(false);
    m_watched->setMaximumHeight(6);
    m_watched->hide();
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
    buttons->addWidget(m_putBackButton);
    buttons->addWidget(m_releaseButton);
    buttons->addWidget(m_closeButton);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_evidence);
    layout->addWidget(m_acts);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_script);
    layout->addWidget(m_reality);
    layout->addWidget(m_watched);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addLayout(buttons);
    resize(900, 620);

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
    connect(m_putBackButton, &QPushButton::clicked, this, &ReleaseDialog::makePutBackPlan);
    connect(m_acts, &ActChooser::actChanged, this, &ReleaseDialog::changeAct);
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
    connect(&m_look, &QTimer::timeout, this, [this] {
        if (m_heard)
            noteReality(m_known);
        updatePutBack();
    });
    makePlan();
}

void ReleaseDialog::setEvidence(const LockStatePtr &lock)
{
    m_known = lock;
    m_evidence->setText(evidence());
}

void ReleaseDialog::makePlan()
{
    m_stage = Stage::Planning;
    m_havePlan = false;
    m_report.reset();
    m_look.stop();
    m_watched->hide();
    m_aftermath = {};
    m_againButton->hide();
    m_putBackButton->hide();
    m_reality->clear();
    m_message->clear();
    m_nodes->setRows({});
    m_table->setColumnHidden(kOutcomeColumn, true); // until there is one, its room is for what would happen
    m_summary->setText(tr("Reading \"%1\" on all nodes…").arg(visibleText(m_name, 200)));
    m_evidence->clear();
    updateButton();
    whenDone(m_session->planRelease(m_name), this, [this](const Result<ReleasePlan> &result) { showPlan(result); });
}

void ReleaseDialog::makePutBackPlan()
{
    if (!m_report)
        return;
    m_putBackButton->setEnabled(false);
    whenDone(m_session->planPutBack(m_plan, *m_report), this, [this](const Result<ReleasePlan> &result) {
        if (!result) {
            m_message->setText(tr("✖ It is not put back: %1").arg(result.error().message));
            updatePutBack();
            return;
        }
        m_look.stop();
        m_watched->hide();
        m_reality->clear();
        m_putBackButton->hide();
        m_report.reset();
        m_aftermath = {};
        m_typedName->clear(); // another act is confirmed anew
        m_table->setColumnHidden(kOutcomeColumn, true);
        showPlan(result);
    });
}

void ReleaseDialog::showPlan(const Result<ReleasePlan> &result)
{
    m_againButton->show();
    m_acts->setEnabled(result.hasValue());
    if (!result) {
        m_summary->setText(tr("There is no plan: %1").arg(result.error().message));
        m_stage = Stage::Planned;
        updateButton();
        return;
    }
    m_base = *result;
    m_havePlan = true;
    m_plannedAt = m_session->clock().now();
    m_stage = Stage::Planned;
    for (const auto &node : m_base.nodes) {
        if (!node.seenOwner.isEmpty())
            m_aftermath.heldBefore(node.seenOwner);
    }
    const bool putBack = m_base.act.kind == ActKind::PutBack;
    m_acts->setVisible(!putBack);
    if (!putBack)
        m_acts->setPlan(m_base);
    changeAct(putBack ? m_base.act : m_acts->act());
}

void ReleaseDialog::changeAct(const Act &act)
{
    if (!m_havePlan || m_stage != Stage::Planned)
        return;
    const bool otherKind = act.kind != m_plan.act.kind || m_plan.frozenAt != m_base.frozenAt;
    const auto plan = act.kind == ActKind::PutBack ? Result<ReleasePlan>(m_base) : withAct(m_base, act);
    m_notThisAct = plan ? QString() : plan.error().message;
    if (plan)
        m_plan = *plan;
    showAct();
    if (otherKind && m_session->deployment().environment == Environment::Unspecified) {
        m_delayLeft = kDelaySeconds;
        m_delay.start(1000);
    }
    updateButton();
}

QString ReleaseDialog::sentence() const
{
    const QString when = QDateTime::fromMSecsSinceEpoch(m_base.frozenAt.time_since_epoch().count()).time().toString(QStringLiteral("HH:mm:ss"));
    const QString name = visibleText(m_name, 200);
    const QString owner = visibleText(m_plan.owner, 120);
    const QString nodes = QString::number(m_plan.nodes.size());
    const QString count = QString::number(m_plan.nodesToActOn());
    if (!m_notThisAct.isEmpty())
        return tr("\"%1\", held by %2, as read at %3. This act is not for it.").arg(name, visibleText(m_base.owner, 120), when);
    if (m_plan.act.kind == ActKind::PutBack)
        return tr("\"%1\", released and free. Plan of %2: set it for %3 again on %4 of %5 nodes, each only if it is still free there.")
            .arg(name, when, owner, count, nodes);
    return tr("\"%1\", held by %2. Plan of %3: %4 on %5 of %6 nodes, each only if this owner still holds it there at that moment.")
        .arg(name, owner, when, Wording::act(m_plan.act), count, nodes);
}

QString ReleaseDialog::evidence() const
{
    if (!m_havePlan)
        return {};
    QStringList lines;
    if (m_plan.act.kind == ActKind::PutBack)
        return tr("Whoever was woken by the release may come at any moment; then nothing is put back.");
    lines += m_plan.act.kind == ActKind::Release || m_plan.act.kind == ActKind::ReleaseAndHoldOff
        ? Wording::reaction(m_base.reaction)
        : tr("Its owner keeps it until it ends. Choose a time longer than its renewal interval, or an owner that lives loses it.");
    const auto longest
        = std::max_element(m_base.nodes.begin(), m_base.nodes.end(), [](const PlannedNode &a, const PlannedNode &b) { return a.ttl.left < b.ttl.left; });
    const bool never = std::any_of(m_base.nodes.begin(), m_base.nodes.end(), [](const PlannedNode &node) { return node.ttl.kind == KeyTtl::Kind::Never; });
    if (never)
        lines += tr("It has no expiry: waiting will not free it. Its owner, if it is still there, believes that it holds it.");
    else if (longest != m_base.nodes.end() && longest->ttl.kind == KeyTtl::Kind::Finite)
        lines += tr("Unless it is renewed, its TTL frees it in %1 anyway; for that long its owner may believe that it holds it.")
                     .arg(Wording::duration(longest->ttl.left));
    if (m_known && m_known->assessment.owner == m_base.owner) {
        lines += m_known->habit.renewalsSeen > 0 ? tr("Renewals seen from this owner: %n.", nullptr, m_known->habit.renewalsSeen)
                                                 : tr("No renewal by this owner was seen.");
        if (m_known->waiters() && m_known->waiters()->count > 0)
            lines += tr("Waiting for it: %1%2.").arg(m_known->waiters()->exact ? QString() : tr("about ")).arg(m_known->waiters()->count);
        if (m_known->fencingToken())
            lines += tr("Its last fencing token is %1: whoever checks it refuses the old owner after the next.").arg(*m_known->fencingToken());
    }
    return lines.join(QLatin1Char(' '));
}

void ReleaseDialog::showAct()
{
    m_summary->setText(sentence());
    m_evidence->setText(evidence());
    QList<QStringList> rows;
    const auto &nodes = m_notThisAct.isEmpty() ? m_plan.nodes : m_base.nodes;
    for (const auto &node : nodes) {
        const bool nothing = node.effect == PlannedNode::Effect::NothingThere || node.effect == PlannedNode::Effect::NotReleased;
        const QString effect = m_notThisAct.isEmpty() || !node.meant ? Wording::effect(node, m_plan.act) : tr("nothing");
        rows.append({visibleText(node.label, 60), nothing ? tr("–") : Wording::ttl(node.ttl), effect, QString()});
    }
    m_nodes->setRows(rows);
    fitColumns();
    m_script->setPlainText(m_notThisAct.isEmpty() ? QString::fromUtf8(m_plan.script()) : QString());
}

void ReleaseDialog::fitColumns()
{
    // Once per filling: the header's own way of fitting to contents does not see rows that come in one step.
    for (const int column : {0, 1})
        m_table->resizeColumnToContents(column);
}

QString ReleaseDialog::verb() const
{
    const QString victim = visibleText(m_name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString time = Wording::duration(m_acts->act().time);
    if (m_havePlan && m_base.act.kind == ActKind::PutBack)
        return tr("Put %1 back").arg(victim);
    switch (m_acts->act().kind) {
    case ActKind::ReleaseAndHoldOff: return tr("Release %1, hold off for %2").arg(victim, time);
    case ActKind::ShortenTtl: return tr("Shorten %1 to %2").arg(victim, time);
    case ActKind::SetTtl: return tr("Give %1 a TTL of %2").arg(victim, time);
    default: return tr("Release %1").arg(victim);
    }
}

QString ReleaseDialog::whyNotNow() const
{
    const bool production = m_session->deployment().environment == Environment::Production;
    if (m_stage != Stage::Planned || !m_havePlan)
        return m_stage == Stage::Planning ? tr("The plan is being made.") : QString();
    if (!m_notThisAct.isEmpty())
        return m_notThisAct;
    if (!m_session->actionsUnlocked())
        return tr("Read-only: unlock actions to carry the plan out.");
    if (m_delayLeft > 0)
        return tr("Look at the plan once more: %n s.", nullptr, m_delayLeft);
    if (production && bytesFromText(m_typedName->text()) != m_name)
        return tr("This is production: type the lock's name, %1.").arg(visibleText(m_name, 200));
    if (production && m_reason->text().trimmed().isEmpty())
        return tr("This is production: give a reason for the journal.");
    return {};
}

void ReleaseDialog::updateButton()
{
    const QString why = whyNotNow();
    const bool ready = m_stage == Stage::Planned && m_havePlan && why.isEmpty();
    m_unlockButton->setVisible(m_stage != Stage::Done && !m_session->actionsUnlocked());
    m_releaseButton->setEnabled(ready);
    m_releaseButton->setToolTip(why);
    m_releaseButton->setText(verb());
    m_releaseButton->setVisible(m_stage != Stage::Done);
    m_acts->setEnabled(m_stage == Stage::Planned && m_havePlan);
    m_typedName->setEnabled(m_stage == Stage::Planned);
    m_reason->setEnabled(m_stage == Stage::Planned);
    m_scriptButton->setEnabled(m_havePlan);
    m_closeButton->setText(m_stage == Stage::Done ? tr("Close") : tr("Cancel"));
    if (m_stage == Stage::Planned)
        m_message->setText(why);
}

void ReleaseDialog::execute()
{
    m_stage = Stage::Executing;
    m_startedAt = m_session->clock().now();
    m_heard = false; // what the board said before is not what becomes of it
    m_seenMeanwhile.reset();
    m_reality->clear();
    updateButton();
    m_againButton->hide();
    m_message->setText(tr("Asking the nodes…"));
    const ReleaseConfirmation confirmation{.typedName = m_typedName->isVisible() ? bytesFromText(m_typedName->text()) : m_name, .reason = m_reason->text()};
    whenDone(m_session->executeRelease(m_plan, confirmation), this, [this](const Result<ReleaseReport> &result) { showReport(result); });
}

void ReleaseDialog::showReport(const Result<ReleaseReport> &result)
{
    m_againButton->show();
    if (!result) {
        m_stage = Stage::Planned;
        updateButton();
        m_message->setText(tr("✖ Nothing was done: %1").arg(result.error().message));
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
    m_report = report;
    m_message->setText(tell(report));
    m_aftermath.begin(m_plan, report, m_session->clock().now());
    m_look.start(kLook);
    m_watched->setMaximum(static_cast<int>(Aftermath::period(report.act).count()));
    m_watched->setValue(0);
    m_watched->show();
    updatePutBack();
    if (const auto seen = std::exchange(m_seenMeanwhile, std::nullopt)) {
        m_heard = true;
        noteReality(*seen);
    }
    m_closeButton->setFocus(); // the button that was pressed has gone
    Q_EMIT executed(report);
}

QString ReleaseDialog::tellPutBack(const ReleaseReport &report) const
{
    using Outcome = ReleasedNode::Outcome;
    const int done = report.done();
    if (!isHalfPutBack(m_plan, report))
        return done > 0 && report.isComplete() ? tr("✔ Put back. Nodes: %n.", nullptr, done)
                                               : tr("⚠ Put back on %1 of %2 nodes.").arg(done).arg(m_plan.nodesToActOn());
    const int left = done + report.count(Outcome::Unknown);
    return (report.count(Outcome::Refused) > 0 ? tr("✖ Not put back: somebody else has come meanwhile.")
                                               : tr("✖ Not put back: it could not be on enough nodes."))
        + (left == 0 ? tr(" Nothing of it was left behind.") : tr(" Nodes on which it may have been left behind: %n.", nullptr, left));
}

QString ReleaseDialog::tell(const ReleaseReport &report) const
{
    using Outcome = ReleasedNode::Outcome;
    const int done = report.done();
    const int refused = report.count(Outcome::Refused);
    const int planned = m_plan.nodesToActOn();
    const int open = report.count(Outcome::Unknown) + report.count(Outcome::Unreachable) + report.count(Outcome::Failed);
    const auto unseen = static_cast<int>(
        std::count_if(m_plan.nodes.begin(), m_plan.nodes.end(), [](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Unreachable; }));
    const bool releases = report.act.kind == ActKind::Release || report.act.kind == ActKind::ReleaseAndHoldOff;
    const bool open2 = mayStillBeHeld(m_plan, report);
    QString text;
    if (report.act.kind == ActKind::PutBack)
        text = tellPutBack(report);
    else if (done == 0 && refused > 0)
        text = releases ? tr("✖ Refused: the owner has changed since the plan. Nothing was released.")
                        : tr("✖ Refused: it has changed since the plan. Nothing was done.");
    else if (refused > 0)
        text = releases ? tr("⚠ Released on %1 of %2 nodes; on %3 the owner had changed, they were left alone.").arg(done).arg(planned).arg(refused)
                        : tr("⚠ Done on %1 of %2 nodes; on %3 it had changed, they were left alone.").arg(done).arg(planned).arg(refused);
    else if (open > 0)
        text = releases
            ? tr("⚠ Released on %1 of %2 nodes; on %3 it is not known or failed: it may be held there until its TTL ends.").arg(done).arg(planned).arg(open)
            : tr("⚠ Done on %1 of %2 nodes; on %3 it is not known or failed: there it may have its old TTL.").arg(done).arg(planned).arg(open);
    else if (done == 0)
        text = report.count(Outcome::NotNeeded) > 0 ? tr("○ There was nothing to do any more.") : tr("○ It was gone already on every node.");
    else if (releases)
        text = open2 ? tr("⚠ Released where it could be reached. Nodes cleared: %n.", nullptr, done) : tr("✔ Released. Nodes cleared: %n.", nullptr, done);
    else if (report.act.kind == ActKind::ShortenTtl)
        text = (open2 ? tr("⚠ Its TTL is shortened to %1 where that could be done. Nodes: %2.") : tr("✔ Its TTL is shortened to %1. Nodes: %2."))
                   .arg(Wording::duration(report.act.time))
                   .arg(done);
    else
        text = tr("✔ It has a TTL of %1 now. Nodes: %2.").arg(Wording::duration(report.act.time)).arg(done);
    if (unseen > 0)
        text += tr(" Nodes that could not be reached and may still carry it: %n.", nullptr, unseen);
    const bool silence = m_plan.voted || open == 0; // else it is told already: one node's own is not held by many
    const int endless = report.act.kind == ActKind::ShortenTtl ? nodesWithoutTtl(m_plan, report) : 0;
    if (endless > 0)
        text += tr(" Nodes on which it has no TTL and does not end: %n.", nullptr, endless);
    if (open2 && endless > 0)
        text += tr(" So it may be held for ever; it can be given a TTL.");
    else if (open2 && releases && silence)
        text += tr(" So many nodes are silent that it may still be held until its TTL ends.");
    else if (open2 && !releases && report.act.kind != ActKind::PutBack && silence)
        text += tr(" So many nodes are silent that it may be held for longer.");
    if (report.journalError)
        text += tr(" ⚠ The outcome is not in the journal: %1").arg(report.journalError->message);
    return text;
}

void ReleaseDialog::updatePutBack()
{
    const bool release = m_report && m_report->act.kind == ActKind::Release && m_report->count(ReleasedNode::Outcome::Released) > 0;
    m_putBackButton->setVisible(m_stage == Stage::Done && release);
    if (!release)
        return;
    const auto can = canPutBack(m_plan, *m_report, m_session->clock().now());
    const auto seen = m_aftermath.finding().kind;
    QString why = can ? QString() : can.error().message;
    if (seen == Aftermath::Kind::Taken || seen == Aftermath::Kind::CameBack)
        why = tr("It is not free any more");
    else if (!m_session->actionsUnlocked())
        why = tr("Read-only: unlock actions first");
    m_putBackButton->setEnabled(why.isEmpty());
    m_putBackButton->setToolTip(why.isEmpty() ? tr("If the lock is still free, set it again for its former owner, with what is left of its TTL")
                                              : tr("It cannot be put back: %1").arg(why));
    m_putBackButton->setStatusTip(m_putBackButton->toolTip());
}

void ReleaseDialog::onBoardChanged(const BoardDiffPtr &diff)
{
    const auto changed = std::find_if(diff->changed.begin(), diff->changed.end(), [this](const LockStatePtr &lock) { return lock->name == m_name; });
    if (changed != diff->changed.end())
        m_known = *changed;
    else if (std::find(diff->removed.begin(), diff->removed.end(), m_name) != diff->removed.end())
        m_known = {};
    else
        return;
    m_heard = true;
    noteReality(m_known);
}

void ReleaseDialog::noteOwners(const LockState &lock)
{
    for (const auto &reading : lock.readings) {
        const bool before = m_stage == Stage::Planned || reading.readAt < m_startedAt;
        if (before && reading.answer == NodeReading::Answer::Present && reading.lock)
            m_aftermath.heldBefore(reading.lock->owner);
    }
}

QString ReleaseDialog::changeSincePlan(const LockState &lock) const
{
    QByteArray newcomer;
    bool stillThere = false;
    for (const auto &node : m_plan.nodes) {
        const auto index = static_cast<size_t>(node.node);
        if (!node.meant || index >= lock.readings.size())
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
        if (lock && m_base.act.kind != ActKind::PutBack)
            noteOwners(*lock);
        const auto isNews = [&] {
            return std::any_of(lock->readings.begin(), lock->readings.end(), [&](const NodeReading &reading) { return reading.readAt > m_plannedAt; });
        };
        if (m_base.act.kind == ActKind::PutBack)
            m_reality->setText(!lock || !isNews()
                                   ? QString()
                                   : tr("⚠ Since this plan %1 has taken it: nothing will be put back.").arg(visibleText(lock->assessment.owner, 100)));
        else if (!lock)
            m_reality->setText(tr("⚠ Since this plan the lock has gone. Plan again to see."));
        else if (!isNews())
            return; // read before the plan, published after it
        else
            m_reality->setText(changeSincePlan(*lock));
    } else if (m_stage == Stage::Done && m_aftermath.hasBegun()) {
        const Instant now = m_session->clock().now();
        m_aftermath.note(lock, now);
        m_reality->setText(Wording::aftermath(m_aftermath, now));
        m_watched->setValue(static_cast<int>(std::chrono::duration_cast<Millis>(now - m_aftermath.begun()).count()));
        if (m_aftermath.isOver(now)) {
            m_look.stop();
            m_watched->hide();
        }
        updatePutBack();
    }
}

void ReleaseDialog::reject()
{
    if (m_stage == Stage::Planned && m_havePlan)
        m_session->releaseCancelled(m_notThisAct.isEmpty() ? m_plan : m_base);
    QDialog::reject();
}

} // namespace Lockscope

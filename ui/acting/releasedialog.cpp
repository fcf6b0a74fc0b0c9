#include "releasedialog.h"

#include "../kit/fullnameview.h"
#include "../kit/inwindow.h"
#include "../kit/livetip.h"
#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../tables/rowcopy.h"
#include "../tables/texttablemodel.h"
#include "../tables/tooltipupdater.h"
#include "../words/wording.h"
#include "actchooser.h"
#include "confirmpanel.h"
#include "releasewording.h"
#include "unlockkey.h"

#include <lockscope/core/base/text.h>

#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace Lockscope {

namespace {

constexpr int kOutcomeColumn = 3;
constexpr int kDelaySeconds = 3; ///< if the environment is unspecified
constexpr qsizetype kSentenceChars = 80; ///< of the name, which m_wholeName shows in full
constexpr Millis kLook{1000}; ///< between updates of the aftermath
constexpr Millis kFollow{2000}; ///< between surveys of nodes that did not answer the action
constexpr size_t kMostSeen = 1000; ///< a contended lock may change often while a node is slow
constexpr Millis kProbe{1000}; ///< between surveys in the aftermath

/// The new plan needs a new confirmation: it affects another owner, or does something else.
bool isConfirmedAnew(const ReleasePlan &before, const ReleasePlan &after)
{
    QSet<QByteArray> owners;
    for (const auto &node : before.nodes) {
        if (node.isTarget)
            owners.insert(node.expectedOwner);
    }
    return (before.act.kind == LockActionKind::PutBack) != (after.act.kind == LockActionKind::PutBack)
        || std::any_of(after.nodes.begin(), after.nodes.end(), [&owners](const PlannedNode &node) {
               return node.isTarget && !owners.contains(node.expectedOwner);
           });
}

/// On some node the lock is, or may be, different from the plan. Otherwise there is nothing to watch.
bool mayHaveChanged(const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    return std::any_of(report.nodes.begin(), report.nodes.end(), [](const ReleasedNode &node) {
        const bool asItWas = node.outcome == Outcome::NotTried || node.outcome == Outcome::NotNeeded
            || node.outcome == Outcome::Unreachable || node.denied;
        return !asItWas;
    });
}

} // namespace

ReleaseDialog::ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent, LockActionKind kind)
    : QDialog(parent)
    , m_session(session)
    , m_name(name)
    , m_summary(serverTextLabel("releaseSummary", this))
    , m_evidence(serverTextLabel("releaseEvidence", this))
    , m_acts(new ActChooser(this))
    , m_changesLabel(serverTextLabel("releaseReality", this))
    , m_watched(new QProgressBar(this))
    , m_nodes(new TextTableModel({tr("Node"), tr("TTL then"), tr("What happens"), tr("Outcome")}, this))
    , m_table(new QTableView(this))
    , m_script(new QPlainTextEdit(this))
    , m_confirm(new ConfirmPanel(session, {tr("Type the lock's &name:"), "releaseTypedName", "releaseReason"},
                                 kDelaySeconds, this))
    , m_message(serverTextLabel("releaseMessage", this))
    , m_scriptButton(new QPushButton(tr("Show the &script"), this))
    , m_unlockButton(new QPushButton(tr("&Unlock actions"), this))
    , m_releaseButton(new QPushButton(this))
    , m_againButton(new QPushButton(tr("&Plan again"), this))
    , m_putBackButton(new QPushButton(tr("Put &back…"), this))
    , m_closeButton(new QPushButton(tr("Cancel"), this))
    , m_wholeName(new FullNameView(visibleText(name, ConfirmPanel::kTypedChars), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Act on somebody else's lock"));
    keepToolTipUpdated(m_releaseButton);
    keepToolTipUpdated(m_putBackButton);

    m_table->setModel(m_nodes);
    new RowCopy(m_table);
    new ToolTipUpdater(m_table);
    m_table->setObjectName(QStringLiteral("releaseNodes"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(kOutcomeColumn, QHeaderView::Stretch);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table,
            &QTableView::resizeRowsToContents); // wrap
    m_table->setMinimumHeight(130);

    // These texts appear, grow and disappear. They must not move the fields and buttons between them.
    reserveLines(m_changesLabel, tr("Asking the nodes…"), 2);
    reserveLines(m_message, tr("Asking the nodes…"), 3);
    for (QLabel *label : {m_changesLabel, m_message})
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_wholeName->setObjectName(QStringLiteral("releaseWholeName"));
    m_wholeName->setAccessibleName(tr("The lock's whole name"));

    m_script->setReadOnly(true);
    m_script->hide();
    m_script->setMaximumHeight(160);
    m_releaseButton->setObjectName(QStringLiteral("releaseButton"));
    m_releaseButton->setEnabled(false);
    m_releaseButton->setFocusPolicy(Qt::TabFocus); // an early click must not take the focus from a field
    m_unlockButton->setObjectName(QStringLiteral("releaseUnlock"));
    // Enter in a field must not press a button, neither the action nor one that discards what was typed.
    for (auto *button :
         {m_scriptButton, m_unlockButton, m_releaseButton, m_againButton, m_putBackButton, m_closeButton})
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

    auto *buttons = new QHBoxLayout;
    // Keep later actions apart: the second click of a double click must not hit them.
    buttons->addWidget(m_scriptButton);
    buttons->addWidget(m_againButton);
    buttons->addWidget(m_putBackButton);
    buttons->addStretch();
    buttons->addWidget(m_unlockButton);
    buttons->addWidget(m_releaseButton);
    buttons->addWidget(m_closeButton);
    const std::array order{m_scriptButton, m_againButton,   m_putBackButton,
                           m_unlockButton, m_releaseButton, m_closeButton};
    for (size_t i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_wholeName);
    layout->addWidget(m_summary);
    layout->addWidget(m_evidence);
    layout->addWidget(m_acts);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_script);
    layout->addWidget(m_changesLabel);
    layout->addWidget(m_watched);
    layout->addWidget(m_confirm);
    layout->addWidget(m_message);
    layout->addLayout(buttons);
    resize(fittingScreen(this, {900, 620}));

    connect(m_scriptButton, &QPushButton::clicked, this, [this] {
        m_script->setVisible(!m_script->isVisible());
        m_scriptButton->setText(m_script->isVisible() ? tr("Hide the &script") : tr("Show the &script"));
    });
    connect(m_unlockButton, &QPushButton::clicked, m_session, &Session::unlockActions);
    connect(m_releaseButton, &QPushButton::clicked, this, &ReleaseDialog::execute);
    connect(m_againButton, &QPushButton::clicked, this, [this] {
        m_againButton->setFocus(); // its mnemonic would leave the focus on Cancel
        if (m_stage == Stage::Planning || m_isPlanningPutBack)
            return; // stays enabled while planning, or the focus would move to another button
        if (m_stage == Stage::Planned && m_base.act.kind == LockActionKind::PutBack && m_released)
            makePutBackPlan();
        else
            makePlan();
    });
    connect(m_putBackButton, &QPushButton::clicked, this, &ReleaseDialog::makePutBackPlan);
    connect(m_acts, &ActChooser::actChanged, this, &ReleaseDialog::changeAct);
    connect(m_closeButton, &QPushButton::clicked, this, &ReleaseDialog::reject);
    connect(m_confirm, &ConfirmPanel::changed, this, &ReleaseDialog::updateButton);
    connect(m_session, &Session::boardChanged, this, &ReleaseDialog::onBoardChanged);
    connect(&m_aftermathTimer, &QTimer::timeout, this, [this] {
        if (m_boardReported)
            onLockChanged(m_known);
        else
            showAftermath();
        updatePutBack();
    });
    connect(&m_countdownTimer, &QTimer::timeout, this, [this] {
        const bool putsBack = m_havePlan && m_base.act.kind == LockActionKind::PutBack;
        if (putsBack && m_stage == Stage::Executing)
            showEvidence(); // the remaining TTL shrinks while nodes are slow
        if (m_stage != Stage::Planned)
            return;
        updatePutBack();
        if (!m_havePlan)
            return;
        showEvidence();
        if (putsBack) {
            showNodes();
            updateButton();
        }
    });
    m_countdownTimer.start(250);
    new UnlockKey(m_session, this);
    connect(&m_rereadTimer, &QTimer::timeout, this, &ReleaseDialog::followUnknown);
    connect(&m_surveyTimer, &QTimer::timeout, this, &ReleaseDialog::askAfterwards);
    makePlan();
}

/// Reserves height, because a sentence about renewals changes its length and must not move the choices below it.
void ReleaseDialog::keepRoom(QLabel *label)
{
    const QString longer = label->text() + QStringLiteral(" 00000000000000000000");
    const int room = label->fontMetrics()
                         .boundingRect(QRect(0, 0, label->width(), QWIDGETSIZE_MAX), Qt::TextWordWrap, longer)
                         .height();
    label->setMinimumHeight(std::max(
        {label->minimumHeight(), 2 * label->fontMetrics().lineSpacing(), label->heightForWidth(label->width()), room}));
}

void ReleaseDialog::setEvidence(const LockStatePtr &lock)
{
    m_known = lock;
    showEvidence();
}

void ReleaseDialog::showEvidence()
{
    // After the action, omit when the lock would end: the aftermath shows what happens.
    const bool isToCome = m_stage == Stage::Planned && !(m_boardReported && !m_known);
    const auto plannedAt = isToCome ? std::optional(m_plannedAt) : std::nullopt;
    const bool isPutBack = m_stage == Stage::Done && m_base.act.kind == LockActionKind::PutBack;
    const QString evidence = m_havePlan && !isPutBack
        ? ReleaseWording::evidence(m_base, m_plan.act, m_known, plannedAt, m_session->clock().now())
        : QString();
    if (evidence == m_evidence->text())
        return; // called several times a second
    m_evidence->setText(evidence);
    keepRoom(m_evidence);
}

void ReleaseDialog::makePlan()
{
    m_stage = Stage::Planning;
    m_havePlan = false;
    m_report.reset();
    m_aftermathTimer.stop();
    m_rereadTimer.stop();
    m_surveyTimer.stop();
    m_watched->hide();
    m_aftermath = {};
    updatePutBack();
    m_changesLabel->clear();
    m_notPutBack.clear();
    m_message->clear();
    m_nodes->setRows({});
    m_table->setColumnHidden(kOutcomeColumn, true); // leave the space to the effects
    m_summary->setText(tr("Reading \"%1\" on all nodes…").arg(Wording::name(m_name, kSentenceChars)));
    m_evidence->clear();
    updateButton();
    whenDone(m_session->planRelease(m_name), this, [this](const Result<ReleasePlan> &result) { showPlan(result); });
}

void ReleaseDialog::makePutBackPlan()
{
    if (!m_released)
        return;
    m_isPlanningPutBack = true;
    updatePutBack();
    whenDone(m_session->planPutBack(m_released->plan, m_released->report), this,
             [this, owner = m_released->plan.owner](const Result<ReleasePlan> &result) {
                 m_isPlanningPutBack = false;
                 if (m_stage != Stage::Planned && m_stage != Stage::Done)
                     return; // the operator chose something else meanwhile
                 if (!result && m_base.act.kind == LockActionKind::PutBack) { // the shown plan is out of date
                     m_session->releaseRefused(m_name, owner, m_confirm->reason(), result.error(),
                                               {.kind = LockActionKind::PutBack});
                     m_havePlan = false;
                     m_nodes->setRows({});
                     m_evidence->clear();
                     m_script->clear();
                     showPlan(result);
                     return;
                 }
                 if (!result) {
                     m_notPutBack = tr("✖ At %1 it was not put back: %2")
                                        .arg(Wording::timeOfDay(m_session->clock().wallNow()),
                                             adviceForWindow(result.error().message));
                     showMessage();
                     m_session->releaseRefused(m_name, owner, m_confirm->reason(), result.error(),
                                               {.kind = LockActionKind::PutBack});
                     updatePutBack();
                     return;
                 }
                 m_aftermathTimer.stop();
                 m_rereadTimer.stop();
                 m_surveyTimer.stop();
                 m_watched->hide();
                 m_changesLabel->clear();
                 m_report.reset();
                 m_aftermath = {};
                 m_notPutBack.clear();
                 m_table->setColumnHidden(kOutcomeColumn, true);
                 showPlan(result);
             });
}

void ReleaseDialog::showPlan(const Result<ReleasePlan> &result)
{
    m_againButton->show();
    m_acts->setEnabled(result.hasValue());
    m_plannedAt = m_session->clock().now();
    m_wasSilent.clear();
    m_nodesNow = {};
    m_notPlanned = result ? std::nullopt : std::optional(result.error());
    if (!result) {
        m_changesLabel->clear();
        m_summary->setText(
            tr("There is no plan, as read at %1: %2")
                .arg(Wording::timeOfDay(m_session->clock().wallNow()), adviceForWindow(result.error().message)));
        m_stage = Stage::Planned;
        updateButton();
        updatePutBack();
        return;
    }
    m_isForOther = isConfirmedAnew(m_base, *result) && m_confirm->forgetTyped()
        && result->act.kind != LockActionKind::PutBack && m_base.act.kind != LockActionKind::PutBack;
    const bool toPutBack = result->act.kind == LockActionKind::PutBack && m_base.act.kind != LockActionKind::PutBack;
    if (m_base.act.kind == LockActionKind::PutBack && result->act.kind != LockActionKind::PutBack)
        m_confirm->forgetReason(); // the journal needs the reason for this action
    m_base = *result;
    m_havePlan = true;
    m_stage = Stage::Planned;
    noteNodes(); // some nodes may be down by now
    const bool putBack = m_base.act.kind == LockActionKind::PutBack;
    m_acts->setVisible(!putBack);
    if (!putBack)
        m_acts->setPlan(m_base, m_known ? m_known->habit.longestPause() : std::nullopt);
    changeAct(putBack ? m_base.act : m_acts->act());
    if (toPutBack)
        m_confirm->proposeReason(); // the reason of the release; typing replaces it
    updatePutBack();
}

void ReleaseDialog::changeAct(const LockAction &act)
{
    if (!m_havePlan || m_stage != Stage::Planned)
        return;
    const bool otherKind = act.kind != m_plan.act.kind || m_plan.frozenAt != m_base.frozenAt;
    const auto plan = act.kind == LockActionKind::PutBack ? Result<ReleasePlan>(m_base) : withAct(m_base, act);
    const auto refusal = plan ? plan->refusal() : std::nullopt;
    m_notThisAct = !plan ? ReleaseWording::refusal(m_base, act, plan.error())
        : refusal        ? adviceForWindow(refusal->message)
                         : QString();
    m_plan = plan ? *plan : m_base;
    m_plan.act = act; // the chosen action, even if it has nothing to do
    showAct();
    if (otherKind)
        m_confirm->restartWait();
    updateButton();
}

void ReleaseDialog::showAct()
{
    m_summary->setText(m_notThisAct.isEmpty() ? ReleaseWording::plan(m_plan) : ReleaseWording::notAllowed(m_base));
    showEvidence();
    keepRoom(m_summary);
    showNodes();
    m_script->setPlainText(m_notThisAct.isEmpty() ? QString::fromUtf8(m_plan.script()) : QString());
}

void ReleaseDialog::showNodes()
{
    const Instant now = m_session->clock().now();
    QList<QStringList> rows;
    for (const auto &node : m_plan.nodes) {
        const bool nothing = node.effect == PlannedNode::Effect::NothingThere || node.ttl.kind == KeyTtl::Kind::Gone;
        const QString effect
            = m_notThisAct.isEmpty() || !node.isTarget ? ReleaseWording::effect(node, m_plan, now) : tr("nothing");
        // For putting back, `node.ttl` is the TTL before the release. The effect says what is left of it.
        const bool isThere = !nothing && node.effect != PlannedNode::Effect::PutBack;
        const QString ttl = node.effect == PlannedNode::Effect::Unreachable ? tr("unknown")
            : isThere                                                       ? Wording::ttl(node.ttl)
                                                                            : tr("–");
        rows.append({visibleText(node.label, 60), ttl, effect, QString()});
    }
    if (rows == m_nodes->rows())
        return;
    m_nodes->setRows(rows);
    fitColumns();
}

void ReleaseDialog::fitColumns()
{
    // Fit after each filling: the header's ResizeToContents does not see rows that are set in one step.
    for (const int column : {0, 1})
        m_table->resizeColumnToContents(column);
    m_table->resizeRowsToContents();
}

QString ReleaseDialog::whyNotNow() const
{
    if (m_stage != Stage::Planned || !m_havePlan)
        return m_stage == Stage::Planning ? tr("The plan is being made.") : QString();
    if (!m_notThisAct.isEmpty())
        return m_notThisAct;
    if (const auto left = leftToPutBack(m_plan, m_session->clock().now());
        m_plan.act.kind == LockActionKind::PutBack && left && *left <= Micros(0))
        return tr("Nothing is left to put back: its TTL has ended meanwhile.");
    return m_confirm->whyNot(
        {.typed = m_name,
         .unlocked = tr("Read-only: unlock actions to carry the plan out."),
         .look = tr("Look at the plan once more: %n s.", nullptr, m_confirm->secondsToLook()),
         .typing = m_isForOther // short for any name, so that the fields above do not move
             ? tr("This plan is for another owner than the one before: type the lock's name anew.")
             : tr("This is production: type the lock's name, %1.").arg(Wording::name(m_name, kSentenceChars))});
}

void ReleaseDialog::updateButton()
{
    const QString why = whyNotNow();
    const bool ready = m_stage == Stage::Planned && m_havePlan && why.isEmpty();
    // During the wait the button stays enabled for Tab, but does nothing. Otherwise Space would press its neighbour.
    const bool looking = m_stage == Stage::Planned && m_havePlan && m_notThisAct.isEmpty() && m_confirm->isWaiting();
    if (!m_releaseButton->toolTip().isEmpty())
        m_releaseButton->setDown(false); // a press from before must not become a click
    m_unlockButton->setVisible(m_stage != Stage::Done && !m_session->actionsUnlocked());
    m_releaseButton->setEnabled(ready || looking);
    m_confirm->styleButton(m_releaseButton);
    m_releaseButton->setToolTip(plainToolTip(why));
    const bool putsBack = m_stage != Stage::Planning && m_base.act.kind == LockActionKind::PutBack;
    m_releaseButton->setText(ReleaseWording::verb(m_name, putsBack ? m_base.act : m_acts->act()));
    m_releaseButton->setVisible(m_stage != Stage::Done);
    m_acts->setEnabled(m_stage == Stage::Planned && m_havePlan);
    m_confirm->setOpen(m_stage == Stage::Planned);
    m_scriptButton->setEnabled(m_havePlan);
    m_closeButton->setText(m_stage == Stage::Done ? tr("Close") : tr("Cancel"));
    m_closeButton->setEnabled(m_stage != Stage::Executing);
    m_closeButton->setAutoDefault(m_stage == Stage::Done); // Enter can no longer lose anything
    if (m_stage != Stage::Done)
        m_closeButton->setDefault(false); // Qt keeps the last focused button as the default
    if (m_stage == Stage::Planned)
        showMessage();
}

void ReleaseDialog::execute()
{
    if (m_stage != Stage::Planned || !m_havePlan || !whyNotNow().isEmpty())
        return;
    m_stage = Stage::Executing;
    m_startedAt = m_session->clock().now();
    m_boardReported = false; // earlier states do not show the effect
    m_seenMeanwhile.clear();
    m_changesLabel->clear();
    updateButton();
    updatePutBack();
    m_againButton->hide();
    m_message->setText(tr("Asking the nodes…"));
    const ReleaseConfirmation confirmation{.typedName = m_confirm->isProduction() ? m_confirm->typed(m_name) : m_name,
                                           .reason = m_confirm->reason()};
    whenDone(m_session->executeRelease(m_plan, confirmation), this,
             [this](const Result<ReleaseReport> &result) { showReport(result); });
}

void ReleaseDialog::showReport(const Result<ReleaseReport> &result)
{
    m_againButton->show();
    if (!result) {
        m_stage = Stage::Planned;
        updateButton();
        m_message->setText(
            tr("✖ At %1 nothing was done: %2")
                .arg(Wording::timeOfDay(m_session->clock().wallNow()), adviceForWindow(result.error().message)));
        return;
    }
    m_stage = Stage::Done;
    updateButton();
    showEvidence();
    const ReleaseReport &report = *result;
    QList<QStringList> rows = m_nodes->rows();
    for (size_t i = 0; i < report.nodes.size() && i < static_cast<size_t>(rows.size()); ++i)
        rows[static_cast<qsizetype>(i)][kOutcomeColumn] = adviceForWindow(Wording::outcome(report.nodes[i]));
    m_nodes->setRows(rows);
    fitColumns();
    m_table->setColumnHidden(kOutcomeColumn, false);
    m_report = report;
    m_released.reset();
    if (report.act.kind == LockActionKind::Release && report.count(ReleasedNode::Outcome::Released) > 0)
        m_released = Released{.plan = m_plan, .report = report};
    m_found.clear();
    m_notPutBack.clear();
    m_outcomeText = tellReport();
    showMessage();
    if (mayHaveChanged(report)) {
        m_aftermath.begin(m_plan, report, m_session->clock().now());
        m_aftermathTimer.start(kLook);
        m_surveyTimer.start(kProbe);
        m_watched->setMaximum(static_cast<int>(Aftermath::period(report.act).count()));
        m_watched->show();
        showAftermath();
    }
    if (isAnyOpen([](const ReleasedNode &) { return true; }))
        m_rereadTimer.start(kFollow);
    updatePutBack();
    if (const auto seen = std::exchange(m_seenMeanwhile, {}); !seen.empty()) {
        for (const Seen &each : seen)
            m_aftermath.note(each.lock, each.at);
        m_boardReported = true;
        onLockChanged(seen.back().lock);
    }
    m_closeButton->setFocus(); // the pressed button is hidden
    Q_EMIT executed(report, m_outcomeText);
}

QString ReleaseDialog::tellReport() const
{
    return ReleaseWording::report(m_plan, *m_report, m_found);
}

void ReleaseDialog::showMessage()
{
    QStringList lines{m_stage == Stage::Done ? m_outcomeText : whyNotNow(), m_notPutBack};
    lines.removeAll(QString());
    m_message->setText(lines.join(QLatin1Char('\n')));
}

bool ReleaseDialog::isAnyOpen(const std::function<bool(const ReleasedNode &)> &which) const
{
    for (size_t i = 0; i < m_report->nodes.size(); ++i) {
        if (which(m_report->nodes[i]) && openOwner(m_plan, *m_report, i))
            return true;
    }
    return false;
}

void ReleaseDialog::followUnknown()
{
    const auto isBack = [this](const ReleasedNode &node) {
        return std::any_of(m_statuses.begin(), m_statuses.end(), [&node](const NodeStatus &status) {
            return status.index == node.node && status.reach == NodeStatus::Reach::Up && !status.error;
        });
    };
    if (m_isAsking || !m_report || !isAnyOpen(isBack))
        return;
    m_isAsking = true;
    whenDone(m_session->survey(m_name), this, [this](const Result<KeySurvey> &survey) {
        m_isAsking = false;
        if (survey && m_rereadTimer.isActive())
            takeSurvey(*survey);
    });
}

/// Surveys the key, because the board shows only locks. Another kind of key would also block the next owner.
void ReleaseDialog::askAfterwards()
{
    if (m_isProbing || !m_aftermath.needsSurvey(m_session->clock().now()))
        return;
    m_isProbing = true;
    const Instant begun = m_aftermath.begun();
    whenDone(m_session->survey(m_name), this, [this, begun](const Result<KeySurvey> &survey) {
        m_isProbing = false;
        if (!survey || !m_surveyTimer.isActive() || m_aftermath.begun() != begun)
            return;
        takeSurvey(*survey);
    });
}

/// Each survey updates outcomes and aftermath, so that both show the nodes at the same moment.
void ReleaseDialog::takeSurvey(const KeySurvey &survey)
{
    if (m_rereadTimer.isActive())
        showFound(survey);
    if (!m_surveyTimer.isActive())
        return;
    m_aftermath.noteSurvey(survey, m_session->clock().now());
    showAftermath();
    updatePutBack();
}

/// Shows later readings of nodes that did not answer, in their rows. Reading goes on while a node still has the lock,
/// because it may run the script late.
void ReleaseDialog::showFound(const KeySurvey &survey)
{
    QList<QStringList> rows = m_nodes->rows();
    bool isOpen = false;
    for (size_t i = 0; i < m_report->nodes.size() && i < static_cast<size_t>(rows.size()); ++i) {
        const ReleasedNode &node = m_report->nodes[i];
        const auto owner = openOwner(m_plan, *m_report, i);
        if (!owner)
            continue;
        const auto key = std::find_if(survey.nodes.begin(), survey.nodes.end(),
                                      [&node](const SurveyedKey &each) { return each.node == node.node; });
        if (key != survey.nodes.end() && key->raw) {
            rows[static_cast<qsizetype>(i)][kOutcomeColumn]
                = ReleaseWording::found(node.outcome, *key, *owner, m_plan, m_session->clock().wallNow());
            isOpen = noteFound(*key) || isOpen;
        } else {
            isOpen = true;
        }
    }
    if (rows != m_nodes->rows()) {
        m_nodes->setRows(rows);
        fitColumns();
        const QString before = std::exchange(m_outcomeText, tellReport());
        showMessage();
        if (m_outcomeText != before)
            Q_EMIT outcomeUpdated(m_outcomeText);
    }
    if (!isOpen)
        m_rereadTimer.stop();
}

/// Returns whether to read this node again: it may still release late, and the aftermath reports new owners.
bool ReleaseDialog::noteFound(const SurveyedKey &key)
{
    LateReading fresh = lateReading(key, m_plan);
    fresh.at = m_session->clock().wallNow();
    const auto before = std::find_if(m_found.begin(), m_found.end(),
                                     [&key](const LateReading &found) { return found.node == key.node; });
    if (before == m_found.end()) {
        m_found.append(fresh);
    } else if (before->as != fresh.as || !isLimited(*before, m_plan.act)) {
        if (before->as == fresh.as)
            fresh.at = before->at; // or the message would change each time
        *before = fresh;
    }
    return fresh.as == LateReading::As::Owners || (fresh.as != LateReading::As::Gone && m_surveyTimer.isActive());
}

QString ReleaseDialog::whyNotPutBack() const
{
    if (m_stage == Stage::Planning || m_isPlanningPutBack)
        return tr("The plan is being made.");
    const Instant now = m_session->clock().now();
    if (m_aftermath.blocksPutBack() && !m_aftermath.isOver(now))
        return ReleaseWording::inTheWay(m_aftermath);
    const bool isThere = m_boardReported && m_known
        && (m_known->assessment.isHeld() || m_known->assessment.owner != m_released->plan.owner);
    const bool boardTells = m_stage == Stage::Done ? m_aftermath.isOver(now) : m_notPlanned.has_value();
    if (boardTells && isThere)
        return ReleaseWording::inTheWay(*m_known, m_statuses); // the board still reports it
    if (const QString there = m_stage == Stage::Planned && m_havePlan ? ReleaseWording::inTheWay(m_base) : QString();
        !there.isEmpty())
        return there;
    if (!m_session->actionsUnlocked())
        return tr("Read-only: unlock actions first");
    const auto can = canPutBack(m_released->plan, m_released->report, now);
    return can ? QString() : adviceForWindow(can.error().message);
}

void ReleaseDialog::updatePutBack()
{
    const bool isPlanned = m_stage == Stage::Planned && m_havePlan && m_base.act.kind == LockActionKind::PutBack;
    m_putBackButton->setVisible(m_released && !isPlanned && m_stage != Stage::Executing);
    if (!m_released)
        return;
    const QString why = whyNotPutBack();
    m_putBackButton->setEnabled(why.isEmpty());
    m_putBackButton->setToolTip(
        why.isEmpty() ? tr("If the lock is still free, set it again for its former owner, with what is left of its TTL")
                      : tr("It cannot be put back: %1").arg(why));
    m_putBackButton->setStatusTip(m_putBackButton->toolTip());
}

void ReleaseDialog::onBoardChanged(const BoardDiffPtr &diff)
{
    m_statuses = diff->nodes;
    const bool areOthers = noteNodes();
    const auto changed = std::find_if(diff->changed.begin(), diff->changed.end(),
                                      [this](const LockStatePtr &lock) { return lock->name == m_name; });
    if (changed != diff->changed.end())
        m_known = *changed;
    else if (std::find(diff->removed.begin(), diff->removed.end(), m_name) != diff->removed.end())
        m_known = {};
    else if (areOthers && (m_known || m_base.act.kind == LockActionKind::PutBack))
        return onLockChanged(m_known);
    else
        return;
    m_boardReported = true;
    onLockChanged(m_known);
}

/// Notes which nodes of the plan are down now, and which unread nodes are back. Returns whether that has changed.
bool ReleaseDialog::noteNodes()
{
    ReleaseWording::NodesNow now;
    for (const PlannedNode &node :
         m_stage == Stage::Planned && m_havePlan ? m_base.nodes : std::vector<PlannedNode>()) {
        const auto status = std::find_if(m_statuses.begin(), m_statuses.end(),
                                         [&node](const NodeStatus &each) { return each.index == node.node; });
        if (status == m_statuses.end())
            continue;
        const bool isSilent = status->reach != NodeStatus::Reach::Up || status->error;
        if (node.acts())
            now.silent += isSilent ? 1 : 0;
        if (node.effect != PlannedNode::Effect::Unreachable)
            continue;
        if (isSilent)
            m_wasSilent.insert(node.node);
        else if (m_wasSilent.contains(node.node))
            now.answering += node.label;
    }
    return std::exchange(m_nodesNow, now) != now;
}

/// Passes holders from before the action to the aftermath: they are no newcomers. An attempt on few nodes is no hold.
void ReleaseDialog::noteOwner(const LockState &lock)
{
    const auto &holders = lock.assessment.holders;
    const bool isBefore = m_stage == Stage::Planned || std::all_of(holders.begin(), holders.end(), [&](int node) {
                              return lock.readings[static_cast<size_t>(node)].readAt < m_startedAt;
                          });
    if (lock.assessment.isHeld() && isBefore)
        m_aftermath.heldBefore(lock.assessment.owner);
}

void ReleaseDialog::onLockChanged(const LockStatePtr &lock)
{
    if (m_stage == Stage::Planned && m_notPlanned) {
        const QString news = ReleaseWording::sinceRefusal(*m_notPlanned, m_plannedAt, lock);
        m_changesLabel->setText(news.isEmpty() ? news : news + tr(" Plan again to see."));
    }
    if (!m_havePlan)
        return;
    if (m_stage == Stage::Executing) {
        // A slow node delays the report, so the board may show the effect before it. Keep that with its time.
        if (m_seenMeanwhile.size() >= kMostSeen)
            m_seenMeanwhile.pop_back();
        m_seenMeanwhile.push_back({.lock = lock, .at = m_session->clock().now()});
        if (lock)
            noteOwner(*lock);
    } else if (m_stage == Stage::Planned) {
        if (lock && m_base.act.kind != LockActionKind::PutBack)
            noteOwner(*lock);
        const auto isNews = [&](const NodeReading &reading) {
            return reading.readAt > m_plannedAt || reading.answer == NodeReading::Answer::Unknown; // unreachable
        };
        // A state that was read before the plan may arrive after it.
        const bool isOld = lock && std::none_of(lock->readings.begin(), lock->readings.end(), isNews);
        if (!isOld || m_nodesNow != ReleaseWording::NodesNow())
            m_changesLabel->setText(ReleaseWording::change(m_plan, m_plannedAt, lock, m_nodesNow));
    } else if (m_stage == Stage::Done && m_aftermath.hasBegun()) {
        m_aftermath.note(lock, m_session->clock().now());
        showAftermath();
        updatePutBack();
    }
}

void ReleaseDialog::showAftermath()
{
    const Instant now = m_session->clock().now();
    m_changesLabel->setText(Wording::aftermath(m_aftermath, now));
    m_watched->setValue(static_cast<int>(std::chrono::duration_cast<Millis>(now - m_aftermath.begun()).count()));
    if (m_aftermath.isOver(now)) {
        m_aftermathTimer.stop();
        m_surveyTimer.stop();
        m_watched->hide();
    }
}

void ReleaseDialog::restore(const TypedAct &typed)
{
    typed.putInto(m_acts, m_confirm);
}

void ReleaseDialog::reject()
{
    if (m_stage == Stage::Executing)
        return;
    if (m_stage == Stage::Planned && m_havePlan)
        m_session->releaseCancelled(m_plan, m_confirm->typedReason());
    if (m_stage != Stage::Done && m_base.act.kind != LockActionKind::PutBack)
        Q_EMIT cancelled(TypedAct::of(*m_acts, *m_confirm));
    if (m_stage == Stage::Done && m_rereadTimer.isActive()) // the closed dialog no longer updates the message outside
        Q_EMIT outcomeUpdated(m_outcomeText + tr(" What is known of it later stands in Audit."));
    QDialog::reject();
}

} // namespace Lockscope

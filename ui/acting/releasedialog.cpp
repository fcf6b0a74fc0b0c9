#include "releasedialog.h"

#include "../kit/fittingarea.h"
#include "../kit/fullnameview.h"
#include "../kit/livetip.h"
#include "../kit/screenfit.h"
#include "../kit/servertext.h"
#include "../kit/type.h"
#include "actchooser.h"
#include "actresult.h"
#include "releaseplanpage.h"
#include "releaseresultpage.h"

#include <lockscope/core/base/text.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kDelaySeconds = 3; ///< if the environment is unspecified
constexpr qsizetype kSentenceChars = 80; ///< of the name, which m_wholeName shows in full
constexpr int kWidth = 720;
constexpr int kWidthForLongNames = 900;
constexpr LockAction kBlock{.kind = LockActionKind::ReleaseAndHoldOff, .time = Millis(30'000)};

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

QString titleFor(LockActionKind kind, const QString &name)
{
    switch (kind) {
    case LockActionKind::ShortenTtl: return ReleaseDialog::tr("Shorten TTL of %1").arg(name);
    case LockActionKind::SetTtl: return ReleaseDialog::tr("Set a TTL for %1").arg(name);
    case LockActionKind::PutBack: return ReleaseDialog::tr("Restore %1").arg(name);
    default: return ReleaseDialog::tr("Force-release %1").arg(name);
    }
}

} // namespace

ReleaseDialog::ReleaseDialog(Session *session, const QByteArray &name, QWidget *parent, LockActionKind kind)
    : ActDialog(session, {"releaseTitle", "releaseMessage", "releaseUnlock", "releaseButton", "releaseClose"},
                {tr("Type the lock's &name:"), "releaseTypedName", "releaseReason"}, kDelaySeconds, parent)
    , m_name(name)
    , m_wholeName(new FullNameView(visibleText(name, ConfirmPanel::kTypedChars), this))
    , m_planPage(new ReleasePlanPage(m_confirm, this))
    , m_resultPage(new ReleaseResultPage(this))
    , m_againButton(new QPushButton(tr("Refresh &plan"), this))
    , m_putBackButton(new QPushButton(tr("&Undo release…"), this))
{
    setWindowTitle(tr("Force-release lock"));
    keepToolTipUpdated(m_putBackButton);
    m_wholeName->setObjectName(QStringLiteral("releaseWholeName"));
    m_wholeName->setAccessibleName(tr("The lock's whole name"));
    m_wholeName->setVisible(m_wholeName->toPlainText().size() > kSentenceChars);
    m_resultPage->hide();
    m_putBackButton->setObjectName(QStringLiteral("releasePutBack"));
    m_putBackButton->hide();
    m_againButton->setObjectName(QStringLiteral("releaseAgain"));
    m_againButton->hide();
    ActChooser *acts = m_planPage->acts();
    acts->choose(kind);
    page()->addWidget(m_wholeName);
    page()->addWidget(m_planPage, 1);
    page()->addWidget(m_resultPage, 1);
    arrange({m_againButton, m_putBackButton});
    resize(fittingScreen(this, {m_wholeName->isHidden() ? kWidth : kWidthForLongNames, 640}));

    connect(m_actButton, &QPushButton::clicked, this, &ReleaseDialog::execute);
    connect(m_againButton, &QPushButton::clicked, this, [this] {
        m_againButton->setFocus(); // its mnemonic would leave the focus on Cancel
        if (m_stage == Stage::Planning || m_isPlanningPutBack)
            return; // stays enabled while planning, or the focus would move to another button
        if (m_stage == Stage::Planned && putsBack() && m_released)
            makePutBackPlan();
        else
            makePlan();
    });
    connect(m_putBackButton, &QPushButton::clicked, this, &ReleaseDialog::makePutBackPlan);
    connect(acts, &ActChooser::actChanged, this, &ReleaseDialog::changeAct);
    connect(m_confirm, &ConfirmPanel::changed, this, &ReleaseDialog::updateButton);
    connect(m_resultPage, &ReleaseResultPage::blockRequested, this, &ReleaseDialog::blockNewOwners);
    connect(m_resultPage, &ReleaseResultPage::stopRequested, this, [this] {
        m_closeButton->setFocus(); // the pressed button is hidden
        m_result->stop();
    });
    connect(m_session, &Session::boardChanged, this, &ReleaseDialog::onBoardChanged);
    connect(&m_countdownTimer, &QTimer::timeout, this, [this] {
        if (m_stage == Stage::Planned || m_stage == Stage::Executing)
            showEvidence(); // the remaining TTL shrinks while nodes are slow
        if (m_stage != Stage::Planned)
            return;
        updatePutBack();
        if (!m_havePlan)
            return;
        showSummary();
        if (putsBack()) {
            showNodes();
            updateButton();
        }
    });
    m_countdownTimer.start(250);
    makePlan();
}

void ReleaseDialog::setEvidence(const LockStatePtr &lock)
{
    m_known = lock;
    showEvidence();
}

void ReleaseDialog::showSummary()
{
    const Instant now = m_session->clock().now();
    m_planPage->setSummary(m_notThisAct.isEmpty() ? ReleaseWording::plan(m_plan, m_known, now)
                                                  : ReleaseWording::notAllowed(m_base, m_known, now));
}

void ReleaseDialog::showEvidence()
{
    const bool isToCome = m_stage == Stage::Planned && !(m_boardReported && !m_known);
    const auto plannedAt = isToCome ? std::optional(m_plannedAt) : std::nullopt;
    m_planPage->setEvidence(
        m_havePlan ? ReleaseWording::evidence(m_base, m_plan.act, m_known, plannedAt, m_session->clock().now())
                   : QString());
}

void ReleaseDialog::makePlan()
{
    m_stage = Stage::Planning;
    m_havePlan = false;
    m_result = nullptr;
    updatePutBack();
    m_notPutBack.clear();
    m_message->clear();
    m_planPage->setChanges({});
    m_planPage->clearNodes();
    m_planPage->setSummary(tr("Reading the lock on all nodes…"));
    m_planPage->setEvidence({});
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
                 if (!result)
                     m_session->releaseRefused(m_name, owner, m_confirm->reason(), result.error(),
                                               {.kind = LockActionKind::PutBack});
                 if (!result && putsBack()) { // the shown plan is out of date
                     m_havePlan = false;
                     m_planPage->clearNodes();
                     m_planPage->setEvidence({});
                     m_planPage->setScript({});
                     showPlan(result);
                     return;
                 }
                 if (!result) {
                     m_notPutBack = tr("✖ Not restored at %1: %2")
                                        .arg(Wording::timeOfDay(m_session->clock().wallNow()),
                                             adviceForWindow(result.error().message));
                     showMessage();
                     updatePutBack();
                     return;
                 }
                 m_planPage->setChanges({});
                 m_result = nullptr;
                 m_notPutBack.clear();
                 showPlan(result);
             });
}

void ReleaseDialog::blockNewOwners()
{
    m_isBlocking = true;
    m_planPage->acts()->choose(kBlock.kind);
    m_planPage->acts()->restoreTimes({kBlock});
    makePlan();
}

void ReleaseDialog::showPlan(const Result<ReleasePlan> &result)
{
    const bool isBlocking = std::exchange(m_isBlocking, false);
    m_againButton->show();
    m_plannedAt = m_session->clock().now();
    m_wasSilent.clear();
    m_nodesNow = {};
    m_notPlanned = result ? std::nullopt : std::optional(result.error());
    m_stage = Stage::Planned;
    if (!result) {
        m_planPage->setChanges({});
        m_planPage->setSummary(
            tr("There is no plan. At %1: %2")
                .arg(Wording::timeOfDay(m_session->clock().wallNow()), adviceForWindow(result.error().message)));
        updateButton();
        updatePutBack();
        return;
    }
    const bool isFirst = m_base.name.isEmpty();
    const bool wasPutBack = putsBack();
    const bool toPutBack = result->act.kind == LockActionKind::PutBack;
    const bool isAnew = isConfirmedAnew(m_base, *result);
    m_isForOther = isAnew && m_confirm->forgetTyped() && !toPutBack && !wasPutBack;
    if (wasPutBack && !toPutBack)
        m_confirm->forgetReason(); // the journal needs the reason for this action
    m_base = *result;
    m_havePlan = true;
    noteNodes(); // some nodes may be down by now
    ActChooser *acts = m_planPage->acts();
    acts->setVisible(!toPutBack);
    if (!toPutBack)
        acts->setPlan(m_base, m_known ? m_known->habit.longestPause() : std::nullopt);
    changeAct(toPutBack ? m_base.act : acts->act());
    if ((toPutBack && !wasPutBack) || isBlocking)
        m_confirm->proposeReason(); // of the release; typing replaces it
    else if (isFirst)
        m_confirm->focusFirst(); // the fields were disabled before
    updatePutBack();
    fitHeight(false);
    if (isBlocking && !isAnew && m_session->deployment().environment == Environment::Development)
        execute();
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
    showSummary();
    showEvidence();
    showNodes();
    m_planPage->setScript(m_notThisAct.isEmpty() ? QString::fromUtf8(m_plan.script()) : QString());
    if (otherKind)
        m_confirm->restartWait();
    updateButton();
}

void ReleaseDialog::showNodes()
{
    m_planPage->setNodes(m_plan, m_notThisAct.isEmpty(), m_session->clock().now());
}

QString ReleaseDialog::whyNotNow() const
{
    if (m_stage != Stage::Planned || !m_havePlan)
        return m_stage == Stage::Planning ? tr("Making the plan…") : QString();
    if (!m_notThisAct.isEmpty())
        return m_notThisAct;
    if (const auto left = leftToPutBack(m_plan, m_session->clock().now());
        m_plan.act.kind == LockActionKind::PutBack && left && *left <= Micros(0))
        return tr("Nothing is left to restore: its TTL has run out.");
    return m_confirm->whyNot(
        {.typed = m_name,
         .unlocked = tr("Read-only: allow changes to carry the plan out."),
         .look = tr("Check the plan once more: %n s.", nullptr, m_confirm->secondsToLook()),
         .typing = m_isForOther // short for any name, so that the fields above do not move
             ? tr("This plan is for another owner than the one before: type the lock's name anew.")
             : tr("This is production: type the lock's name, %1.").arg(Wording::name(m_name, kSentenceChars))});
}

void ReleaseDialog::updateButton()
{
    const QString why = whyNotNow();
    const bool isPlanned = m_stage == Stage::Planned && m_havePlan;
    const bool isDone = m_stage == Stage::Done;
    // During the wait the button stays enabled for Tab, but does nothing. Otherwise Space would press its neighbour.
    const bool looking = isPlanned && m_notThisAct.isEmpty() && m_confirm->isWaiting();
    const LockAction act = m_stage != Stage::Planning && putsBack() ? m_base.act : m_planPage->acts()->act();
    m_title->setText(titleFor(act.kind, Wording::name(m_name, kSentenceChars)));
    m_planPage->setVisible(!isDone);
    m_resultPage->setVisible(isDone);
    m_unlockButton->setVisible(!isDone && !m_session->actionsUnlocked());
    updateActButton(ReleaseWording::verb(m_name, act), why, (isPlanned && why.isEmpty()) || looking);
    m_actButton->setVisible(!isDone);
    m_planPage->acts()->setEnabled(isPlanned);
    m_confirm->setOpen(m_stage == Stage::Planned);
    m_planPage->scriptButton()->setEnabled(m_havePlan);
    m_againButton->setText(isDone ? tr("Make a new &plan") : tr("Refresh &plan"));
    updateCloseButton(isDone, m_stage != Stage::Executing);
    restyle();
    if (m_stage == Stage::Planned)
        showMessage();
}

void ReleaseDialog::execute()
{
    if (m_stage != Stage::Planned || !m_havePlan || !whyNotNow().isEmpty())
        return;
    m_stage = Stage::Executing;
    m_boardReported = false; // earlier states do not show the effect
    m_planPage->setChanges({});
    updateButton();
    updatePutBack();
    m_againButton->hide();
    m_message->setText(tr("Asking the nodes…"));
    m_result = new ActResult(m_session, m_plan, this);
    connect(m_result, &ActResult::finished, this, &ReleaseDialog::takeReport);
    connect(m_result, &ActResult::changed, this, [this, result = m_result.data()] {
        if (result == m_result && m_stage == Stage::Done)
            showResult();
    });
    m_result->run(
        {.typedName = m_confirm->isProduction() ? m_confirm->typed(m_name) : m_name, .reason = m_confirm->reason()});
}

void ReleaseDialog::takeReport(const Result<ReleaseReport> &result)
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
    m_released.reset();
    if (result->act.kind == LockActionKind::Release && result->count(ReleasedNode::Outcome::Released) > 0)
        m_released = Released{.plan = m_plan, .report = *result};
    m_notPutBack.clear();
    updateButton();
    showMessage();
    showResult();
    fitHeight(true);
    m_scroll->verticalScrollBar()->setValue(0);
    m_closeButton->setFocus(); // the pressed button is hidden
    Q_EMIT executed(m_result);
}

void ReleaseDialog::showResult()
{
    m_resultPage->show(*m_result, blockText());
    updatePutBack();
}

/// Blocking helps where an owner that is alive takes the lock again.
QString ReleaseDialog::blockText() const
{
    using Kind = Aftermath::Kind;
    const Kind kind = m_result->aftermath().finding().kind;
    if (!m_result->aftermath().hasBegun() || (kind != Kind::CameBack && kind != Kind::StillHeld)
        || m_plan.act.kind == LockActionKind::PutBack || !withAct(m_base, kBlock))
        return {};
    const QString time = Wording::wholeSeconds(kBlock.time);
    return m_session->deployment().environment == Environment::Development
        ? tr("Release and &block new owners for %1").arg(time)
        : tr("Release and &block new owners for %1…").arg(time);
}

void ReleaseDialog::showMessage()
{
    const bool isDone = m_stage == Stage::Done;
    QStringList lines{!isDone                                ? whyNotNow()
                          : m_result->report()->journalError ? QString()
                                                             : recorded(m_result->reason()),
                      m_notPutBack};
    lines.removeAll(QString());
    m_message->setText(lines.join(QLatin1Char('\n')));
}

QString ReleaseDialog::whyNotPutBack() const
{
    if (m_stage == Stage::Planning || m_isPlanningPutBack)
        return tr("Making the plan…");
    const Instant now = m_session->clock().now();
    const bool isWatching = m_stage == Stage::Done && m_result && m_result->isWatching();
    if (isWatching && m_result->aftermath().blocksPutBack())
        return ReleaseWording::inTheWay(m_result->aftermath());
    const bool isThere = m_boardReported && m_known
        && (m_known->assessment.isHeld() || m_known->assessment.owner != m_released->plan.owner);
    const bool boardTells = m_stage == Stage::Done ? !isWatching : m_notPlanned.has_value();
    if (boardTells && isThere)
        return ReleaseWording::inTheWay(*m_known, m_statuses); // the board still reports it
    if (const QString there = m_stage == Stage::Planned && m_havePlan ? ReleaseWording::inTheWay(m_base) : QString();
        !there.isEmpty())
        return there;
    if (!m_session->actionsUnlocked())
        return tr("Read-only: allow changes first");
    const auto can = canPutBack(m_released->plan, m_released->report, now);
    return can ? QString() : adviceForWindow(can.error().message);
}

void ReleaseDialog::updatePutBack()
{
    const bool isPlanned = m_stage == Stage::Planned && m_havePlan && putsBack();
    m_putBackButton->setVisible(m_released && !isPlanned && m_stage != Stage::Executing);
    if (!m_released)
        return;
    const QString why = whyNotPutBack();
    m_putBackButton->setEnabled(why.isEmpty());
    m_putBackButton->setToolTip(why.isEmpty() ? tr("Restores the lock for its former owner, with the rest of its TTL.")
                                              : tr("Cannot be undone: %1").arg(why));
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
    else if (areOthers && (m_known || putsBack()))
        return onLockChanged();
    else
        return;
    m_boardReported = true;
    onLockChanged();
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

void ReleaseDialog::onLockChanged()
{
    if (m_stage == Stage::Done && m_result)
        updatePutBack();
    if (m_stage != Stage::Planned)
        return;
    if (m_notPlanned) {
        const QString news = ReleaseWording::sinceRefusal(*m_notPlanned, m_plannedAt, m_known);
        m_planPage->setChanges(news.isEmpty() ? news : news + tr(" Refresh the plan."));
    }
    if (!m_havePlan)
        return;
    const auto isNews = [&](const NodeReading &reading) {
        return reading.readAt > m_plannedAt || reading.answer == NodeReading::Answer::Unknown; // unreachable
    };
    // A state that was read before the plan may arrive after it.
    const bool isOld = m_known && std::none_of(m_known->readings.begin(), m_known->readings.end(), isNews);
    if (!isOld || m_nodesNow != ReleaseWording::NodesNow())
        m_planPage->setChanges(ReleaseWording::change(m_plan, m_plannedAt, m_known, m_nodesNow));
}

/// Shows as much as the screen allows. `shrinks`: also when that is less than before, which moves the buttons.
void ReleaseDialog::fitHeight(bool shrinks)
{
    QWidget *content = m_scroll->widget();
    content->layout()->invalidate();
    content->layout()->activate();
    const int spare = shrinks ? 6 * fontMetrics().lineSpacing() : 0; // for sentences that come later
    const int wanted
        = std::max(content->heightForWidth(m_scroll->viewport()->width()), content->minimumSizeHint().height()) + spare;
    const int missing = wanted - m_scroll->viewport()->height();
    m_scroll->updateGeometry();
    layout()->activate(); // lets go of the room that the other page needed
    if (missing > 0 || shrinks)
        resize(fittingScreen(this, {width(), height() + missing}));
    if (!std::exchange(m_isFitting, true))
        QMetaObject::invokeMethod( // rows wrap anew in the new width
            this,
            [this, shrinks] {
                fitHeight(shrinks);
                m_isFitting = false;
            },
            Qt::QueuedConnection);
}

void ReleaseDialog::restore(const TypedAct &typed)
{
    typed.putInto(m_planPage->acts(), m_confirm);
}

void ReleaseDialog::reject()
{
    if (m_stage == Stage::Executing)
        return;
    if (m_stage == Stage::Planned && m_havePlan)
        m_session->releaseCancelled(m_plan, m_confirm->typedReason());
    if (m_stage != Stage::Done && !putsBack())
        Q_EMIT cancelled(TypedAct::of(*m_planPage->acts(), *m_confirm));
    QDialog::reject();
}

void ReleaseDialog::restyle()
{
    ActDialog::restyle();
    m_wholeName->setFont(Type::small(font()));
}

} // namespace Lockscope

#include "releasecontroller.h"

#include "actionscript.h"
#include "aftermathwatch_p.h"

#include "../base/answer.h"
#include "../base/text.h"
#include "../watch/blockedclients.h"
#include "../watch/deploymentwatch.h"
#include "openoutcomes_p.h"
#include "redirect.h"
#include "releasejudge_p.h"
#include "scriptanswer_p.h"

#include <QCryptographicHash>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

/// How long execute() waits for the acting connections to come up or fail for the first time.
constexpr Millis kSettleLimit{3000};

/// Sends ASKING, which covers only the next command. Returns the script as text: EVALSHA could fail with NOSCRIPT, and
/// the repetition would have no ASKING before it.
Command behindAsking(Link &link, const ScriptCall &call)
{
    link.send({"ASKING"}, [](const Result<Value> &) {});
    return Command::script(call.body, QCryptographicHash::hash(call.body, QCryptographicHash::Sha1).toHex(), call.keys,
                           call.arguments, ScriptForm::Text);
}

/// The beginning of the journal's event words. A release with a hold-off counts as a release.
QString eventWord(const LockAction &act)
{
    return act.kind == LockActionKind::ReleaseAndHoldOff ? u"release"_s : QString(toString(act.kind));
}

/// The blocking commands of the plan's dialect. For a generic string: all commands that wait for a list element.
QByteArrayList blockingCommands(const ReleasePlan &plan)
{
    const DialectCatalog &catalog = DialectCatalog::standard();
    const Dialect *dialect = catalog.find(plan.dialect);
    if (dialect == nullptr)
        return {};
    if (catalog.isGeneric({.dialect = plan.dialect}))
        return {"blpop", "brpop", "blmove", "brpoplpush", "blmpop"};
    QByteArrayList commands;
    for (const auto &source : dialect->waiters(plan.name)) {
        if (source.query == WaiterSource::Query::BlockedClients)
            commands.append(source.key);
    }
    return commands;
}

/// The node answered, even if with an error.
bool hasAnswered(const Result<Value> &reply)
{
    return reply || !reply.error().serverReply.isEmpty();
}

QJsonObject withRound(QJsonObject entry, const std::optional<ReleaseRound> &round)
{
    if (round)
        entry.insert(u"round"_s, QJsonObject{{u"id"_s, round->id}, {u"locks"_s, round->locks}});
    return entry;
}

/// Outside production the reason may be missing.
QJsonObject withReason(QJsonObject entry, const QString &reason)
{
    if (!reason.trimmed().isEmpty())
        entry.insert(u"reason"_s, reason);
    return entry;
}

} // namespace

struct ReleaseController::Execution
{
    Answer<ReleaseReport> answer;
    ReleasePlan plan;
    std::shared_ptr<AftermathWatch::Act> aftermath;
    std::optional<ReleaseRound> round;
    QString reason; ///< repeated in the outcome, so that a reader need not search for the intent
    ReleaseReport report;
    size_t open = 1;
    bool sent = false;
    bool withdrawing = false;
};

ReleaseController::ReleaseController(DeploymentWatch *watch, AuditJournal journal, TransportFactory factory,
                                     const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_journal(std::move(journal))
    , m_factory(std::move(factory))
    , m_clock(clock)
    , m_open(std::make_unique<OpenOutcomes>(
          watch, clock,
          [this](const OpenOutcomes::Open &open, const QJsonObject &found) {
              return record("known", open.plan, withRound({{u"nodes"_s, QJsonArray{found}}}, open.round)).hasValue();
          }))
    , m_aftermath(std::make_unique<AftermathWatch>(
          watch, clock,
          [this](const ReleasePlan &plan, const std::optional<ReleaseRound> &round, const QJsonObject &entry) {
              return record("aftermath", plan, withRound(entry, round)).hasValue();
          }))
{
    connect(m_aftermath.get(), &AftermathWatch::changed, this, &ReleaseController::aftermathChanged);
    connect(watch, &DeploymentWatch::nodesChanged, this, [this] {
        if (m_unlocked)
            connectNodes();
    });
}

ReleaseController::~ReleaseController()
{
    lock();
    m_aftermath.reset(); // writes to the journal
}

void ReleaseController::unlock()
{
    if (std::exchange(m_unlocked, true))
        return;
    connectNodes();
}

void ReleaseController::lock()
{
    m_unlocked = false;
    // Destroying a link answers its pending commands. The last answer looks at the other links and must find none.
    const auto gone = std::exchange(m_links, {});
}

void ReleaseController::connectNodes()
{
    m_links.resize(static_cast<size_t>(m_watch->nodeCount()));
    for (size_t node = 0; node < m_links.size(); ++node) {
        const auto endpoint = m_watch->endpoint(static_cast<int>(node));
        auto &link = m_links[node];
        if (!endpoint) {
            link.reset();
        } else if (link) {
            link->setEndpoint(*endpoint,
                              {.kind = ErrorKind::Unreachable,
                               .message = QStringLiteral("%1 takes the node's place").arg(endpoint->display())});
        } else {
            link = std::make_unique<Link>(*endpoint, Purpose::Act, m_factory, m_clock);
            link->start();
        }
    }
}

QFuture<Result<ReleasePlan>> ReleaseController::plan(const QByteArray &name, const QByteArray &owner,
                                                     const LockAction &act)
{
    auto answer = std::make_shared<Answer<ReleasePlan>>();
    auto future = answer->future();
    const auto judge = [self = QPointer(this), answer, owner, act](const KeySurvey &survey) {
        if (!self)
            return;
        const auto plan = planRelease(survey, owner, act, *self->m_watch, self->m_clock.wallNow());
        if (plan)
            self->completePlan(*plan, answer);
        else
            answer->give(plan);
    };
    surveyKey(m_watch, m_clock, name, judge, SurveyedValue::Whole);
    return future;
}

void ReleaseController::completePlan(const ReleasePlan &plan, const std::shared_ptr<Answer<ReleasePlan>> &answer)
{
    struct Completing
    {
        ReleasePlan plan;
        int open = 1;
    };
    const auto completing = std::make_shared<Completing>(Completing{.plan = plan});
    const auto close = [completing, answer] {
        if (--completing->open == 0)
            answer->give(withAct(completing->plan, completing->plan.act));
    };
    const QByteArrayList commands = blockingCommands(plan);
    const auto statuses = m_watch->nodeStatuses();
    for (size_t i = 0; i < plan.nodes.size(); ++i) {
        const PlannedNode &node = plan.nodes[i];
        if (!node.isTarget)
            continue;
        Link &link = m_watch->link(node.node);
        completing->plan.nodes[i].scriptRefusal = statuses.at(static_cast<size_t>(node.node)).scriptRefusal;
        if (commands.isEmpty())
            continue;
        ++completing->open;
        countBlockedClients(link,
                            [completing, close, commands, label = node.label](const Result<BlockedCounts> &counts) {
                                auto &blocked = completing->plan.blocked;
                                if (!counts)
                                    blocked.push_back({.label = label, .command = {}, .count = std::nullopt});
                                for (const auto &command : commands) {
                                    if (const qint64 count = counts ? counts->value(command) : 0; count > 0)
                                        blocked.push_back({.label = label, .command = command, .count = count});
                                }
                                close();
                            });
    }
    close();
}

QFuture<Result<ReleasePlan>> ReleaseController::planPutBack(const ReleasePlan &done, const ReleaseReport &report)
{
    if (const auto can = canPutBack(done, report, m_clock.now()); !can)
        return readyFuture<ReleasePlan>(can.error());
    auto answer = std::make_shared<Answer<ReleasePlan>>();
    auto future = answer->future();
    surveyKey(m_watch, m_clock, done.name, [self = QPointer(this), answer, done, report](const KeySurvey &survey) {
        if (self)
            answer->give(Lockscope::planPutBack(done, report, survey, self->m_clock.wallNow()));
    });
    return future;
}

QFuture<Result<KeySurvey>> ReleaseController::survey(const QByteArray &name)
{
    auto answer = std::make_shared<Answer<KeySurvey>>();
    auto future = answer->future();
    surveyKey(m_watch, m_clock, name, [answer](const KeySurvey &survey) { answer->give(survey); });
    return future;
}

Result<void> ReleaseController::record(const char *event, const ReleasePlan &plan, const QJsonObject &more)
{
    const QJsonObject planJson = toJson(plan);
    QJsonObject entry{{u"event"_s, eventWord(plan.act) + QLatin1Char('-') + QLatin1String(event)},
                      {u"deployment"_s, plan.deployment},
                      {u"environment"_s, toString(plan.environment)},
                      {u"name"_s, jsonText(plan.name)},
                      {u"dialect"_s, plan.dialect},
                      {u"owner"_s, jsonText(plan.ownerToShow())}};
    for (const auto *word : {"act", "newTtlMs", "holdOffMs"})
        entry.insert(QLatin1String(word), planJson.value(QLatin1String(word)));
    for (auto it = more.begin(); it != more.end(); ++it)
        entry.insert(it.key(), it.value());
    return m_journal.append(entry);
}

Result<void> ReleaseController::cancelled(const ReleasePlan &plan, const QString &reason)
{
    return record("cancelled", plan, withReason({}, reason));
}

Result<void> ReleaseController::cancelled(const std::vector<ReleasePlan> &plans, const QString &reason)
{
    if (plans.empty())
        return {};
    if (plans.size() == 1)
        return cancelled(plans.front(), reason);
    QJsonArray names;
    for (const auto &plan : plans) {
        if (names.size() < kMostNamed)
            names.append(jsonText(plan.name));
    }
    const QJsonObject more{{u"name"_s, QJsonValue()},
                           {u"dialect"_s, QJsonValue()},
                           {u"owner"_s, QJsonValue()},
                           {u"locks"_s, static_cast<qint64>(plans.size())},
                           {u"names"_s, names}};
    return record("cancelled", plans.front(), withReason(more, reason));
}

Result<void> ReleaseController::skipped(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                                        SkipCause cause)
{
    const QJsonObject why{{u"because"_s, cause == SkipCause::Surprise ? u"surprise"_s : u"stopped"_s}};
    return record("skipped", plan, withRound(withReason(why, confirmation.reason), confirmation.round));
}

Result<void> ReleaseController::refused(const QByteArray &name, const QByteArray &owner, const QString &reason,
                                        const Error &error, const LockAction &act)
{
    const auto &deployment = m_watch->deployment();
    const ReleasePlan unplanned{
        .name = name, .act = act, .deployment = deployment.name, .environment = deployment.environment, .owner = owner};
    return record("refused", unplanned, {{u"reason"_s, reason}, {u"error"_s, error.message}});
}

QFuture<Result<ReleaseReport>> ReleaseController::execute(const ReleasePlan &plan,
                                                          const ReleaseConfirmation &confirmation)
{
    const auto checked = m_unlocked
        ? checkConfirmation(plan, confirmation, m_watch->dialects())
        : Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Read-only: allow changes first")};
    if (!checked) {
        // Record the refusal as well. If that fails, the caller still needs the refusal, not the journal's error.
        (void)record(
            "refused", plan,
            withRound({{u"reason"_s, confirmation.reason}, {u"error"_s, checked.error().message}}, confirmation.round));
        return readyFuture<ReleaseReport>(checked.error());
    }
    if (const auto written = record(
            "intent", plan,
            withRound({{u"reason"_s, confirmation.reason}, {u"nodes"_s, toJson(plan).value(QLatin1String("nodes"))}},
                      confirmation.round));
        !written) {
        Error error = written.error();
        error.message += QStringLiteral(", so nothing was sent");
        return readyFuture<ReleaseReport>(error);
    }

    auto execution = std::make_shared<Execution>();
    execution->plan = plan;
    execution->round = confirmation.round;
    execution->reason = confirmation.reason;
    execution->report.name = plan.name;
    execution->report.act = plan.act;
    execution->aftermath = m_aftermath->prepare(plan);
    auto future = execution->answer.future();

    const auto settled = [this] {
        return std::all_of(m_links.begin(), m_links.end(), [](const auto &link) { return !link || link->isSettled(); });
    };
    if (settled()) {
        send(execution);
    } else {
        // After unlock() the connections may still be opening.
        auto *waiting = new QObject(this);
        const auto go = [this, execution, waiting] {
            waiting->deleteLater();
            send(execution);
        };
        for (const auto &link : m_links) {
            if (!link)
                continue;
            const auto check = [settled, go] {
                if (settled())
                    go();
            };
            connect(link.get(), &Link::up, waiting, check);
            connect(link.get(), &Link::down, waiting, check);
        }
        QTimer::singleShot(kSettleLimit, waiting, go);
    }
    return future;
}

void ReleaseController::send(const std::shared_ptr<Execution> &execution)
{
    if (std::exchange(execution->sent, true))
        return;
    const Dialect *dialect = m_watch->dialects().find(execution->plan.dialect);
    if (execution->plan.act.kind == LockActionKind::ReleaseAndHoldOff && dialect != nullptr)
        execution->report.holdOffOwner = dialect->holdOffOwner();
    execution->report.sentAt = m_clock.now();
    execution->report.nodes.resize(execution->plan.nodes.size());
    for (size_t i = 0; i < execution->plan.nodes.size(); ++i) {
        const PlannedNode &planned = execution->plan.nodes[i];
        auto &result = execution->report.nodes[i];
        result = {.node = planned.node,
                  .label = planned.label,
                  .expectedOwner = planned.isTarget ? planned.expectedOwner : QByteArray()};
        if (planned.acts())
            sendTo(execution, i, planned.node, m_watch->isLent(execution->plan.name), kMostRedirects);
        else
            result.error = planned.error;
    }
    if (--execution->open == 0)
        conclude(execution);
}

void ReleaseController::sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking,
                               int redirectsLeft)
{
    const LockAction act = execution->plan.act;
    const PlannedNode &planned = execution->plan.nodes[index];
    auto &result = execution->report.nodes[index];
    const Dialect *dialect = m_watch->dialects().find(execution->plan.dialect);
    const auto at = static_cast<size_t>(node);
    if (m_unlocked && at < m_links.size() && !m_links[at]) {
        result = outcomeOf(
            act, planned,
            Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("The node's address is unknown now")});
        return;
    }
    if (dialect == nullptr || m_links.size() <= at) {
        result = outcomeOf(act, planned,
                           Error{.kind = ErrorKind::NotAllowed,
                                 .message = QStringLiteral("Read-only again, so Lockscope sent nothing")});
        return;
    }
    ReleasedState taken{.ttl = planned.ttl, .holdCount = planned.holdCount};
    if (act.kind == LockActionKind::PutBack && taken.ttl.kind == KeyTtl::Kind::Finite) {
        taken.ttl.left -= std::chrono::duration_cast<Millis>(m_clock.now() - execution->plan.takenAt);
        if (taken.ttl.left <= Millis(0)) {
            result = outcomeOf(
                act, planned,
                Error{.kind = ErrorKind::Lost, .message = QStringLiteral("It would have expired there by now")});
            result.outcome = ReleasedNode::Outcome::Expired;
            return;
        }
    }
    const auto call
        = callFor(act, *dialect, execution->plan.name, planned.comparedOwner(), execution->report.holdOffOwner, taken);
    if (!call) {
        result = outcomeOf(act, planned, call.error());
        return;
    }
    ++execution->open;
    const auto handler = [self = QPointer(this), execution, index, node, redirectsLeft, act,
                          script = call->body](const Result<Value> &reply) {
        auto &outcome = execution->report.nodes[index];
        outcome = outcomeOf(act, execution->plan.nodes[index], reply);
        outcome.denied = outcome.outcome == ReleasedNode::Outcome::Failed && isDenied(*outcome.error, script);
        if (self && hasAnswered(reply))
            outcome.answeredAt = self->m_clock.now();
        if (self && !reply && redirectsLeft > 0)
            self->sendOn(execution, index, node, reply.error().serverReply, redirectsLeft - 1);
        if (--execution->open == 0 && self)
            self->conclude(execution);
    };
    m_links[at]->send(asking ? behindAsking(*m_links[at], *call) : Command(call->command()), handler);
}

void ReleaseController::sendOn(const std::shared_ptr<Execution> &execution, size_t index, int from,
                               const QByteArray &serverReply, int redirectsLeft)
{
    ++execution->open;
    const auto close = [this, execution] {
        if (--execution->open == 0)
            conclude(execution);
    };
    followRedirect(m_watch, from, execution->plan.name, serverReply,
                   [self = QPointer(this), execution, index, redirectsLeft,
                    close](const std::optional<DeploymentWatch::Redirection> &elsewhere) {
                       if (!self)
                           return;
                       const auto at = elsewhere ? static_cast<size_t>(elsewhere->node) : 0;
                       const auto send = [self = self.data(), execution, index, redirectsLeft, close, elsewhere] {
                           if (elsewhere)
                               self->sendTo(execution, index, elsewhere->node, elsewhere->asking, redirectsLeft);
                           close();
                       };
                       if (elsewhere && at < self->m_links.size() && self->m_links[at])
                           whenSettled(*self->m_links[at], self, send);
                       else
                           send();
                   });
}

bool ReleaseController::withdraw(const std::shared_ptr<Execution> &execution)
{
    using Outcome = ReleasedNode::Outcome;
    const Dialect *dialect = m_watch->dialects().find(execution->plan.dialect);
    if (!isHalfPutBack(execution->plan, execution->report) || dialect == nullptr
        || std::exchange(execution->withdrawing, true))
        return false;
    ++execution->open;
    for (size_t i = 0; i < execution->report.nodes.size(); ++i) {
        ReleasedNode &done = execution->report.nodes[i];
        const auto node = static_cast<size_t>(done.node);
        // An unknown put-back is withdrawn as well: the script compares the owner first.
        if (done.outcome != Outcome::PutBack && done.outcome != Outcome::Unknown)
            continue;
        const auto call = dialect->forceRelease(execution->plan.name, execution->plan.nodes[i].comparedOwner());
        if (!call || node >= m_links.size() || !m_links[node]) {
            takeWithdrawal(
                done,
                call ? Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("No connection may act any more")}
                     : call.error());
            continue;
        }
        ++execution->open;
        m_links[node]->send(call->command(), [self = QPointer(this), execution, i](const Result<Value> &reply) {
            takeWithdrawal(execution->report.nodes[i], reply);
            if (self && hasAnswered(reply))
                execution->report.nodes[i].answeredAt = self->m_clock.now();
            if (--execution->open == 0 && self)
                self->conclude(execution);
        });
    }
    return --execution->open > 0;
}

void ReleaseController::conclude(const std::shared_ptr<Execution> &execution)
{
    if (withdraw(execution))
        return;
    execution->report.doneAt = m_clock.now();
    const QJsonObject report = toJson(execution->report);
    const QJsonObject outcome{{u"complete"_s, execution->report.isComplete()},
                              {u"denied"_s, execution->report.isDenied()},
                              {u"mayStillBeHeld"_s, mayStillBeHeld(execution->plan, execution->report)},
                              {u"nodes"_s, report.value(QLatin1String("nodes"))}};
    if (const auto written
        = record("outcome", execution->plan, withRound(withReason(outcome, execution->reason), execution->round));
        !written)
        execution->report.journalError = written.error();
    m_aftermath->begin(execution->aftermath, execution->round, execution->report);
    m_open->follow(execution->plan, execution->round, execution->report);
    m_watch->refreshLock(execution->plan.name);
    execution->answer.give(execution->report);
}

} // namespace Lockscope

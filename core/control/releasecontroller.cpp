#include "releasecontroller.h"

#include "../base/text.h"
#include "../watch/atomicread.h"

#include <QCryptographicHash>
#include <QPromise>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

/// While a slot is being moved a node may send us on, and the other one back.
constexpr int kMostRedirects = 2;
/// How long execute() waits for the acting connections to come up or fail for the first time.
constexpr Millis kSettleLimit{3000};

template <typename T>
QFuture<Result<T>> answered(Result<T> result)
{
    QPromise<Result<T>> promise;
    promise.start();
    promise.addResult(std::move(result));
    promise.finish();
    return promise.future();
}

ReleasedNode outcomeOf(const PlannedNode &planned, const Result<Value> &reply)
{
    using Outcome = ReleasedNode::Outcome;
    ReleasedNode node{.node = planned.node, .label = planned.label, .expectedOwner = planned.expectedOwner};
    if (!reply) {
        node.error = reply.error();
        node.outcome = reply.error().kind == ErrorKind::OutcomeUnknown ? Outcome::Unknown
            : reply.error().serverWords.isEmpty()                      ? Outcome::Unreachable
                                                                       : Outcome::Failed;
        return node;
    }
    const auto &elements = reply->elements;
    const qint64 code = !elements.empty() && elements[0].isInteger() ? elements[0].integer : -99;
    switch (code) {
    case 1:
        node.outcome = Outcome::Released;
        if (elements.size() > 1 && elements[1].isInteger()) {
            if (elements[1].integer >= 0)
                node.woken = elements[1].integer;
            else
                node.error = Error{
                    .kind = ErrorKind::Permission,
                    .message = QStringLiteral("Released, but its waiters could not be woken: the user may not publish on the lock's channel. They go on when "
                                              "the TTL they last read is over")};
        }
        break;
    case 0: node.outcome = Outcome::Absent; break;
    case -1:
    case -2:
        node.outcome = Outcome::Refused;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        node.error = Error{.kind = ErrorKind::NotOwner,
                           .message = code == -1
                               ? QStringLiteral("The owner has changed since the plan; nothing was released here")
                               : QStringLiteral("The key has become a %1 since the plan; nothing was released here").arg(visibleText(node.foundOwner, 40))};
        break;
    default:
        node.outcome = Outcome::Failed;
        node.error = Error{.kind = ErrorKind::Protocol, .message = QStringLiteral("The release script was answered in an unexpected form")};
    }
    return node;
}

} // namespace

struct ReleaseController::Planning
{
    QPromise<Result<ReleasePlan>> promise;
    QByteArray name;
    QByteArray owner;
    std::vector<int> nodes; ///< that are asked
    std::vector<Result<RawKey>> found; ///< by each of them
    size_t open = 0;
};

struct ReleaseController::Execution
{
    QPromise<Result<ReleaseReport>> promise;
    ReleasePlan plan;
    ReleaseReport report;
    HoldOff holdOff;
    size_t open = 1;
    bool sent = false;
};

ReleaseController::ReleaseController(DeploymentWatch *watch, AuditJournal journal, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_journal(std::move(journal))
    , m_factory(std::move(factory))
    , m_clock(clock)
{
    connect(watch, &DeploymentWatch::nodesChanged, this, [this] {
        if (m_unlocked)
            connectNodes();
    });
}

ReleaseController::~ReleaseController() = default;

void ReleaseController::unlock()
{
    if (std::exchange(m_unlocked, true))
        return;
    connectNodes();
}

void ReleaseController::lock()
{
    m_unlocked = false;
    m_links.clear();
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
            link->setEndpoint(*endpoint, {.kind = ErrorKind::Unreachable, .message = QStringLiteral("%1 takes the node's place").arg(endpoint->display())});
        } else {
            link = std::make_unique<Link>(*endpoint, Purpose::Act, m_factory, m_clock);
            link->start();
        }
    }
}

QFuture<Result<ReleasePlan>> ReleaseController::plan(const QByteArray &name, const QByteArray &owner)
{
    auto planning = std::make_shared<Planning>();
    planning->nodes = m_watch->nodesOf(name);
    const size_t count = planning->nodes.size();
    if (count == 0)
        return answered<ReleasePlan>(
            Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("No node of the cluster serves the slot of \"%1\"").arg(visibleText(name))});
    planning->promise.start();
    planning->name = name;
    planning->owner = owner;
    planning->open = count;
    planning->found.resize(count, Error{.kind = ErrorKind::Unreachable, .message = {}});

    // A lock that is not on the board yet may be of any form; TYPE in the same transaction tells.
    const LockStatePtr known = m_watch->lock(name);
    const Dialect *dialect = known ? m_watch->dialects().find(known->dialect()) : nullptr;
    const KeyType expected = dialect != nullptr ? dialect->types().front() : KeyType::String;
    auto future = planning->promise.future();
    for (size_t i = 0; i < count; ++i)
        read(planning, i, expected, m_watch->isLent(name), kMostRedirects);
    return future;
}

void ReleaseController::read(const std::shared_ptr<Planning> &planning, size_t index, KeyType expected, bool asking, int furtherTries)
{
    Link &link = m_watch->link(planning->nodes[index]);
    const auto handler = [self = QPointer(this), planning, index, expected, asking, furtherTries](const Result<RawKey> &raw) {
        if (self && furtherTries > 0) {
            const int node = planning->nodes[index];
            if (raw && raw->type != expected && raw->type != KeyType::None && self->m_watch->link(node).isUp()) {
                self->read(planning, index, raw->type, asking, 0);
                return;
            }
            const auto elsewhere = raw ? std::nullopt : self->m_watch->redirection(node, planning->name, raw.error().serverWords);
            if (elsewhere) {
                planning->nodes[index] = elsewhere->node;
                self->read(planning, index, expected, elsewhere->asking, furtherTries - 1);
                return;
            }
        }
        planning->found[index] = raw;
        if (--planning->open > 0)
            return;
        planning->promise.addResult(self ? self->judge(*planning)
                                         : Result<ReleasePlan>(Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("The plan was given up")}));
        planning->promise.finish();
    };
    readAtomically(link, planning->name, expected, handler, asking);
}

Result<ReleasePlan> ReleaseController::judge(const Planning &planning) const
{
    ReleasePlan plan = freeze(planning);
    if (plan.nodesToRelease() > 0) {
        const auto call = m_watch->dialects().find(plan.dialect)->forceRelease(plan.name, plan.owner);
        return call ? Result<ReleasePlan>(plan) : call.error();
    }
    const QString shown = visibleText(planning.name);
    if (std::none_of(planning.found.begin(), planning.found.end(), [](const auto &read) { return read.hasValue(); }))
        return Error{.kind = ErrorKind::Unreachable,
                     .message
                     = QStringLiteral("No node could be read, so nothing is known about \"%1\". %2").arg(shown, planning.found.front().error().message)};
    const bool anyOwner = std::any_of(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) { return !node.seenOwner.isEmpty(); });
    if (anyOwner && !planning.owner.isEmpty())
        return Error{.kind = ErrorKind::NotOwner,
                     .message = QStringLiteral("\"%1\" is not held by %2 on any node that answers").arg(shown, visibleText(planning.owner))};
    return Error{.kind = ErrorKind::NotFound, .message = QStringLiteral("No node that answers has a lock named \"%1\" that can be released").arg(shown)};
}

ReleasePlan ReleaseController::freeze(const Planning &planning) const
{
    const QByteArray &name = planning.name;
    const QByteArray &owner = planning.owner;
    const auto &found = planning.found;
    const auto &deployment = m_watch->deployment();
    std::vector<std::optional<Recognition>> locks;
    const LockStatePtr known = m_watch->lock(name);
    for (const auto &raw : found) {
        // The operator names this key as a lock: a form shared with other keys is believed, and what the board knows of it.
        locks.push_back(raw ? m_watch->dialects().recognise(*raw, m_clock.wallNow(), true, known ? known->dialect() : QString()) : std::nullopt);
    }
    // An owner that is named is meant to the letter; otherwise what the nodes agree by decides, as on the board.
    std::vector<const Recognition *> carried;
    std::vector<size_t> carriers;
    for (size_t i = 0; i < locks.size(); ++i) {
        if (locks[i] && !locks[i]->ownerCut && (owner.isEmpty() || locks[i]->owner == owner)) {
            carried.push_back(&*locks[i]);
            carriers.push_back(i);
        }
    }
    const auto keys = agreements(carried);
    std::map<QByteArray, int> votes;
    std::map<size_t, QByteArray> keyOf;
    for (size_t i = 0; i < carriers.size(); ++i) {
        keyOf[carriers[i]] = keys.at(static_cast<qsizetype>(i));
        ++votes[keys.at(static_cast<qsizetype>(i))];
    }
    const auto best = std::max_element(votes.begin(), votes.end(), [](const auto &a, const auto &b) { return a.second < b.second; });
    const int mostVotes = best == votes.end() ? 0 : best->second;
    const int quorum = quorumOf(static_cast<int>(found.size()));
    // With a best supported owner only that one goes; in a tie nobody holds the lock, and every leftover is in the way.
    const bool tie = owner.isEmpty() && std::count_if(votes.begin(), votes.end(), [&](const auto &vote) { return vote.second == mostVotes; }) > 1;

    ReleasePlan plan{.name = name,
                     .deployment = deployment.name,
                     .environment = deployment.environment,
                     .quorum = quorum,
                     .voted = mostVotes > 1 || tie,
                     .frozenAt = m_clock.wallNow()};
    for (size_t i = 0; i < found.size(); ++i) {
        PlannedNode node{.node = planning.nodes[i], .label = m_watch->link(planning.nodes[i]).endpoint().label()};
        if (!found[i]) {
            node.error = found[i].error();
        } else if (locks[i]) {
            node.ttl = found[i]->ttl;
            node.seenOwner = locks[i]->owner;
            const auto key = keyOf.find(i);
            const bool meant = key != keyOf.end() && (tie || key->second == best->first);
            node.effect = meant ? PlannedNode::Effect::Release : locks[i]->ownerCut ? PlannedNode::Effect::NotComparable : PlannedNode::Effect::OtherOwner;
            if (meant) {
                node.expectedOwner = locks[i]->owner;
                if (plan.dialect.isEmpty()) {
                    const Dialect *dialect = m_watch->dialects().find(locks[i]->dialect);
                    plan.dialect = dialect->id();
                    plan.dialectTitle = dialect->title();
                    plan.reaction = dialect->holderReaction();
                    plan.owner = locks[i]->owner;
                }
                // A node whose key has another form is not this dialect's to delete.
                if (locks[i]->dialect != plan.dialect) {
                    node.effect = PlannedNode::Effect::OtherOwner;
                    node.expectedOwner.clear();
                }
            }
        } else {
            node.effect = found[i]->type == KeyType::None ? PlannedNode::Effect::NothingThere : PlannedNode::Effect::NotComparable;
        }
        plan.nodes.push_back(std::move(node));
    }
    return plan;
}

Result<void> ReleaseController::checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation) const
{
    const auto bad = [](ErrorKind kind, const QString &message) { return Error{.kind = kind, .message = message}; };
    if (!isUnlocked())
        return bad(ErrorKind::NotAllowed, QStringLiteral("Actions are locked (read-only); unlock them first"));
    if (plan.nodesToRelease() == 0)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The plan releases nothing"));
    if (plan.holdOff < Millis(0) || plan.holdOff > kLongestTtl)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The hold-off must be from 0 ms to 30 days, not %1 ms").arg(plan.holdOff.count()));
    if (const Dialect *dialect = m_watch->dialects().find(plan.dialect)) {
        const auto call = dialect->forceRelease(plan.name, plan.owner, {.duration = plan.holdOff});
        if (!call)
            return call.error();
    }
    if (plan.environment == Environment::Production && confirmation.typedName != plan.name)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("On production the lock's name must be typed to confirm"));
    if (plan.environment == Environment::Production && confirmation.reason.trimmed().isEmpty())
        return bad(ErrorKind::InvalidArgument, QStringLiteral("On production a reason must be given"));
    return {};
}

Result<void> ReleaseController::record(const char *event, const ReleasePlan &plan, const QJsonObject &more)
{
    QJsonObject entry{{u"event"_s, QLatin1String(event)}, {u"deployment"_s, plan.deployment}, {u"environment"_s, toString(plan.environment)},
                      {u"name"_s, jsonText(plan.name)},   {u"dialect"_s, plan.dialect},       {u"owner"_s, jsonText(plan.owner)}};
    for (auto it = more.begin(); it != more.end(); ++it)
        entry.insert(it.key(), it.value());
    return m_journal.append(entry);
}

Result<void> ReleaseController::cancelled(const ReleasePlan &plan)
{
    return record("release-cancelled", plan, {});
}

Result<void> ReleaseController::refused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error)
{
    const auto &deployment = m_watch->deployment();
    const ReleasePlan unplanned{.name = name, .deployment = deployment.name, .environment = deployment.environment, .owner = owner};
    return record("release-refused", unplanned, {{u"reason"_s, reason}, {u"error"_s, error.message}});
}

QFuture<Result<ReleaseReport>> ReleaseController::execute(const ReleasePlan &plan, const ReleaseConfirmation &confirmation)
{
    if (const auto checked = checkConfirmation(plan, confirmation); !checked) {
        // A refusal is an event, too; if even that cannot be written, the refusal itself is what matters here.
        (void)record("release-refused", plan, {{u"reason"_s, confirmation.reason}, {u"error"_s, checked.error().message}});
        return answered<ReleaseReport>(checked.error());
    }
    if (const auto written = record("release-intent", plan,
                                    {{u"reason"_s, confirmation.reason},
                                     {u"holdOffMs"_s, static_cast<qint64>(plan.holdOff.count())},
                                     {u"nodes"_s, toJson(plan).value(QLatin1String("nodes"))}});
        !written)
        return answered<ReleaseReport>(written.error());

    auto execution = std::make_shared<Execution>();
    execution->promise.start();
    execution->plan = plan;
    execution->report.name = plan.name;
    auto future = execution->promise.future();

    const auto settled = [this] { return std::all_of(m_links.begin(), m_links.end(), [](const auto &link) { return !link || link->isSettled(); }); };
    if (settled()) {
        send(execution);
    } else {
        // Unlocked a moment ago: the connections are still being made.
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
    execution->holdOff = {.duration = execution->plan.holdOff, .owner = dialect != nullptr ? dialect->holdOffOwner() : QByteArray()};
    execution->report.nodes.resize(execution->plan.nodes.size());
    for (size_t i = 0; i < execution->plan.nodes.size(); ++i) {
        const PlannedNode &planned = execution->plan.nodes[i];
        auto &result = execution->report.nodes[i];
        result = {.node = planned.node, .label = planned.label};
        if (planned.effect != PlannedNode::Effect::Release) {
            result.error = planned.error;
            continue;
        }
        sendTo(execution, i, planned.node, m_watch->isLent(execution->plan.name), kMostRedirects);
    }
    if (--execution->open == 0)
        conclude(execution);
}

void ReleaseController::sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking, int redirectsLeft)
{
    const PlannedNode &planned = execution->plan.nodes[index];
    auto &result = execution->report.nodes[index];
    const Dialect *dialect = m_watch->dialects().find(execution->plan.dialect);
    const auto at = static_cast<size_t>(node);
    if (m_unlocked && at < m_links.size() && !m_links[at]) {
        result = outcomeOf(planned, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("It is not known where this node is now")});
        return;
    }
    if (dialect == nullptr || m_links.size() <= at) {
        result = outcomeOf(planned, Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Actions were locked again before anything was sent")});
        return;
    }
    const auto call = dialect->forceRelease(execution->plan.name, planned.expectedOwner, execution->holdOff);
    if (!call) {
        result = outcomeOf(planned, call.error());
        return;
    }
    Command command(call->command());
    if (asking) {
        // In full: called by its hash it might have to be sent again, and then behind no ASKING.
        command = Command::script(call->body, QCryptographicHash::hash(call->body, QCryptographicHash::Sha1).toHex(), call->keys, call->arguments,
                                  ScriptForm::Text);
        m_links[at]->send({"ASKING"}, [](const Result<Value> &) {});
    }
    ++execution->open;
    m_links[at]->send(command, [self = QPointer(this), execution, index, node, redirectsLeft](const Result<Value> &reply) {
        const auto elsewhere
            = self && !reply && redirectsLeft > 0 ? self->m_watch->redirection(node, execution->plan.name, reply.error().serverWords) : std::nullopt;
        execution->report.nodes[index] = outcomeOf(execution->plan.nodes[index], reply);
        if (elsewhere)
            self->sendTo(execution, index, elsewhere->node, elsewhere->asking, redirectsLeft - 1);
        if (--execution->open == 0 && self)
            self->conclude(execution);
    });
}

void ReleaseController::conclude(const std::shared_ptr<Execution> &execution)
{
    const QJsonObject report = toJson(execution->report);
    if (const auto written = record("release-outcome", execution->plan,
                                    {{u"complete"_s, execution->report.isComplete()},
                                     {u"mayStillBeHeld"_s, mayStillBeHeld(execution->plan, execution->report)},
                                     {u"nodes"_s, report.value(QLatin1String("nodes"))}});
        !written)
        execution->report.journalError = written.error();
    m_watch->refreshLock(execution->plan.name);
    execution->promise.addResult(Result<ReleaseReport>(execution->report));
    execution->promise.finish();
}

} // namespace Lockscope

#include "releasecontroller.h"

#include "../base/answer.h"
#include "../base/text.h"
#include "../dialects/counts.h"
#include "../dialects/scripts.h"
#include "../watch/deploymentwatch.h"
#include "redirect.h"

#include <QCryptographicHash>
#include <QJsonArray>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

/// How long execute() waits for the acting connections to come up or fail for the first time.
constexpr Millis kSettleLimit{3000};
constexpr Millis kAskOpen{2000}; ///< between two questions for what was not answered
constexpr size_t kMostOpen = 1000; ///< nodes of plans that are followed up
constexpr int kLooksWhileThere = 2; ///< where it stands still

/// What was found of it later, as it stands in the journal.
QJsonObject foundLater(const SurveyedKey &key, const QString &label, const QByteArray &owner)
{
    QJsonObject found{{u"node"_s, label}};
    if (key.raw->type == KeyType::None) {
        found.insert(u"found"_s, u"gone"_s);
        return found;
    }
    const bool isItsOwner = key.lock && key.lock->owner == owner;
    found.insert(u"found"_s, isItsOwner ? u"there"_s : key.lock ? u"other-owner"_s : u"no-lock"_s);
    if (key.lock && !isItsOwner)
        found.insert(u"foundOwner"_s, jsonText(key.lock->owner));
    if (isItsOwner && key.raw->ttl.kind == KeyTtl::Kind::Finite)
        found.insert(u"ttlMs"_s, static_cast<qint64>(key.raw->ttl.left.count()));
    return found;
}

/// Sends what goes before it; it itself is in full: called by its hash it might have to be sent again, and then behind no
/// ASKING.
Command behindAsking(Link &link, const ScriptCall &call)
{
    link.send({"ASKING"}, [](const Result<Value> &) {});
    return Command::script(call.body, QCryptographicHash::hash(call.body, QCryptographicHash::Sha1).toHex(), call.keys, call.arguments, ScriptForm::Text);
}

/// The event words of the journal begin so; a release that holds newcomers off is a release.
QString eventWord(const Act &act)
{
    return act.kind == ActKind::ReleaseAndHoldOff ? u"release"_s : QString(toString(act.kind));
}

QJsonObject withRound(QJsonObject entry, const std::optional<ReleaseRound> &round)
{
    if (round)
        entry.insert(u"round"_s, QJsonObject{{u"id"_s, round->id}, {u"locks"_s, round->locks}});
    return entry;
}

ReleasedNode::Outcome doneBy(ActKind kind)
{
    using Outcome = ReleasedNode::Outcome;
    switch (kind) {
    case ActKind::ShortenTtl: return Outcome::Shortened;
    case ActKind::SetTtl: return Outcome::TtlSet;
    case ActKind::PutBack: return Outcome::PutBack;
    default: return Outcome::Released;
    }
}

/// What a script answers behind its first number: who was woken, the TTL and the hold count that were there.
void takeFigures(ReleasedNode &node, const std::vector<Value> &elements)
{
    const auto number
        = [&elements](size_t at) { return elements.size() > at && elements[at].isInteger() ? std::optional(elements[at].integer) : std::nullopt; };
    const auto woken = number(1);
    if (woken && *woken >= 0)
        node.woken = woken;
    else if (woken == -1)
        node.error = Error{.kind = ErrorKind::Permission,
                           .message = QStringLiteral("Its waiters could not be woken: the user may not publish on the lock's channel. They go on when the TTL "
                                                     "they last read is over")};
    if (const auto ttl = number(2); ttl && *ttl >= -1)
        node.ttlBefore = KeyTtl::fromPttl(*ttl);
    if (const auto holds = number(3); holds && *holds > 0)
        node.holdCount = holds;
}

/// The server refused for want of a right, and nothing was done: the whole script was refused, or within it the first step that
/// changes anything.
bool isDenied(const Error &error, const QByteArray &script)
{
    // 7.0: "ERR The user executing the script can't run this command … script: <sha>, …", 7.2: "NOPERM ACL failure in script: …"
    const bool before = error.serverWords.startsWith("NOPERM ") && !error.serverWords.contains("script");
    return error.kind == ErrorKind::Permission && (before || isAllOrNothing(script));
}

ReleasedNode outcomeOf(const Act &act, const PlannedNode &planned, const Result<Value> &reply)
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
        node.outcome = doneBy(act.kind);
        takeFigures(node, elements);
        break;
    case 2:
        node.outcome = Outcome::NotNeeded;
        if (elements.size() > 1 && elements[1].isInteger())
            node.ttlBefore = KeyTtl::fromPttl(elements[1].integer);
        break;
    case -3:
        node.outcome = Outcome::Refused;
        node.ttlBefore = {.kind = KeyTtl::Kind::Never};
        node.error = Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("It has lost its TTL since the plan; nothing was done here")};
        break;
    case 0: node.outcome = Outcome::Absent; break;
    case -1:
    case -2:
        node.outcome = Outcome::Refused;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        node.error = Error{.kind = ErrorKind::NotOwner,
                           .message = code == -1
                               ? act.kind == ActKind::PutBack ? QStringLiteral("Somebody else has taken it meanwhile; nothing was done here")
                                                              : QStringLiteral("The owner has changed since the plan; nothing was done here")
                               : QStringLiteral("The key has become a %1 since the plan; nothing was done here").arg(visibleText(node.foundOwner, 40))};
        if (code == -2)
            node.foundOwner.clear(); // it is the type
        break;
    default:
        node.outcome = Outcome::Failed;
        node.error = Error{.kind = ErrorKind::Protocol, .message = QStringLiteral("The script was answered in an unexpected form")};
    }
    return node;
}

/// What became of taking away again what was, or may have been, put back.
void takeWithdrawal(ReleasedNode &node, const Result<Value> &reply)
{
    using Outcome = ReleasedNode::Outcome;
    const bool wasPutBack = node.outcome == Outcome::PutBack;
    if (!reply) {
        const bool open = wasPutBack && reply.error().kind == ErrorKind::OutcomeUnknown;
        node.error = reply.error();
        node.error->message = (open ? QStringLiteral("It was put back; whether it was taken away again is not known: %1")
                                    : QStringLiteral("It could not be taken away again: %1"))
                                  .arg(reply.error().message);
        if (open)
            node.outcome = Outcome::Unknown;
        return;
    }
    const auto &elements = reply->elements;
    const qint64 code = !elements.empty() && elements[0].isInteger() ? elements[0].integer : -99;
    if (code == 1 || (code == 0 && wasPutBack)) {
        node.outcome = Outcome::Withdrawn;
        node.error.reset();
    } else if (code == -1 && wasPutBack) {
        node.outcome = Outcome::Refused;
        node.foundOwner = elements.size() > 1 ? elements[1].text : QByteArray();
        node.error = Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("It was put back, and somebody else has it since")};
    } else {
        // What was sent over a connection that was lost may still be carried out.
        node.error = Error{.kind = ErrorKind::OutcomeUnknown, .message = QStringLiteral("It was not there to be taken away again")};
        node.outcome = Outcome::Unknown;
    }
}

} // namespace

struct ReleaseController::Execution
{
    Answer<ReleaseReport> answer;
    ReleasePlan plan;
    std::optional<ReleaseRound> round;
    ReleaseReport report;
    size_t open = 1;
    bool sent = false;
    bool withdrawing = false;
};

ReleaseController::ReleaseController(DeploymentWatch *watch, AuditJournal journal, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_watch(watch)
    , m_journal(std::move(journal))
    , m_factory(std::move(factory))
    , m_clock(clock)
{
    connect(&m_askOpen, &QTimer::timeout, this, &ReleaseController::askOpen);
    connect(watch, &DeploymentWatch::nodesChanged, this, [this] {
        if (m_unlocked)
            connectNodes();
    });
}

ReleaseController::~ReleaseController()
{
    lock();
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
    // A link that is destroyed answers what is under way, and the last answer looks for the others: it finds none.
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
            link->setEndpoint(*endpoint, {.kind = ErrorKind::Unreachable, .message = QStringLiteral("%1 takes the node's place").arg(endpoint->display())});
        } else {
            link = std::make_unique<Link>(*endpoint, Purpose::Act, m_factory, m_clock);
            link->start();
        }
    }
}

QFuture<Result<ReleasePlan>> ReleaseController::plan(const QByteArray &name, const QByteArray &owner, const Act &act)
{
    auto answer = std::make_shared<Answer<ReleasePlan>>();
    auto future = answer->future();
    surveyKey(m_watch, m_clock, name, [self = QPointer(this), answer, owner, act](const KeySurvey &survey) {
        if (self)
            answer->give(self->judge(survey, owner, act));
    });
    return future;
}

QFuture<Result<ReleasePlan>> ReleaseController::planPutBack(const ReleasePlan &done, const ReleaseReport &report)
{
    if (const auto can = canPutBack(done, report, m_clock.now()); !can)
        return readyFuture<ReleasePlan>(can.error());
    auto answer = std::make_shared<Answer<ReleasePlan>>();
    auto future = answer->future();
    surveyKey(m_watch, m_clock, done.name, [self = QPointer(this), answer, done, report](const KeySurvey &survey) {
        if (self)
            answer->give(self->judgePutBack(done, report, survey));
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

/// See ReleasePlan::sameToken.
static QByteArrayList locksOfTheSameToken(const DeploymentWatch &watch, const ReleasePlan &plan)
{
    constexpr qsizetype kShortestToken = 16; // what is shorter may be anybody's word
    const Dialect *dialect = watch.dialects().find(plan.dialect);
    if (dialect == nullptr || dialect->types().front() != KeyType::String || (dialect->caveats() & (Caveat::SharedOwner | Caveat::NoOwner))
        || plan.owner.size() < kShortestToken)
        return {};
    QByteArrayList names;
    const auto locks = watch.locks();
    for (const auto &lock : locks) {
        if (lock->name != plan.name && lock->assessment.owner == plan.owner && lock->dialect() == plan.dialect)
            names.append(lock->name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

Result<ReleasePlan> ReleaseController::judge(const KeySurvey &survey, const QByteArray &owner, const Act &act) const
{
    const QString shown = visibleText(survey.name);
    if (survey.nodes.empty())
        return Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("No node of the cluster serves the slot of \"%1\"").arg(shown)};
    ReleasePlan plan = freeze(survey, owner);
    if (std::any_of(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) { return node.meant; }))
        return withAct(std::move(plan), act);
    if (std::none_of(survey.nodes.begin(), survey.nodes.end(), [](const SurveyedKey &key) { return key.raw.hasValue(); }))
        return Error{.kind = ErrorKind::Unreachable,
                     .message
                     = QStringLiteral("No node could be read, so nothing is known about \"%1\". %2").arg(shown, survey.nodes.front().raw.error().message)};
    const bool anyOwner = std::any_of(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) { return !node.seenOwner.isEmpty(); });
    if (anyOwner && !owner.isEmpty())
        return Error{.kind = ErrorKind::NotOwner,
                     .message = QStringLiteral("\"%1\" is not held by %2 on any node that answers").arg(shown, visibleText(owner))};
    for (const auto &key : survey.nodes) {
        if (!key.raw || key.raw->type == KeyType::None)
            continue;
        if (key.lock && key.lock->ownerCut)
            return Error{.kind = ErrorKind::NotAllowed,
                         .message
                         = QStringLiteral("\"%1\" cannot be released from here: its value on %2 is %3 bytes long, and which owner that is cannot be compared")
                               .arg(shown, visibleText(key.label, 80), QString::number(key.raw->length))};
        if (!key.lock && isCount(KeyView(*key.raw, m_clock.wallNow(), KeyView::Trust::Named)))
            return Error{.kind = ErrorKind::NotFound,
                         .message
                         = QStringLiteral("\"%1\" is the number %2 on %3, which never ends: a count, of a semaphore's free permits for example, and no "
                                          "lock unless its dialect is named for it")
                               .arg(shown, visibleText(key.raw->value), visibleText(key.label, 80))};
        if (!key.lock)
            return Error{
                .kind = ErrorKind::NotFound,
                .message
                = QStringLiteral("\"%1\" is %2 on %3, and no lock of a form that is known").arg(shown, nounOf(key.raw->type), visibleText(key.label, 80))};
    }
    return Error{.kind = ErrorKind::NotFound, .message = QStringLiteral("No node that answers has a lock named \"%1\" that can be released").arg(shown)};
}

Result<ReleasePlan> ReleaseController::judgePutBack(const ReleasePlan &done, const ReleaseReport &report, const KeySurvey &survey) const
{
    using Effect = PlannedNode::Effect;
    ReleasePlan plan = done;
    plan.act = {.kind = ActKind::PutBack};
    plan.frozenAt = m_clock.wallNow();
    plan.takenAt = report.sentAt;
    int unread = 0;
    for (size_t i = 0; i < plan.nodes.size() && i < report.nodes.size(); ++i) {
        PlannedNode &node = plan.nodes[i];
        const bool released = report.nodes[i].outcome == ReleasedNode::Outcome::Released;
        const auto now = std::find_if(survey.nodes.begin(), survey.nodes.end(), [&node](const SurveyedKey &key) { return key.node == node.node; });
        node.error.reset();
        node.meant = released;
        if (now == survey.nodes.end() || !now->raw) {
            ++unread;
            node.effect = Effect::Unreachable;
            if (now != survey.nodes.end())
                node.error = now->raw.error();
            continue;
        }
        const QByteArray holder = now->lock ? now->lock->owner : QByteArray();
        // A leftover of another that stood beside it before the release is no newcomer.
        if (now->raw->type != KeyType::None && (released || done.nodes[i].effect != Effect::OtherOwner || holder != done.nodes[i].seenOwner))
            return Error{
                .kind = ErrorKind::Conflict,
                .message = holder.isEmpty()
                    ? QStringLiteral("\"%1\" is not free any more: on %2 it is %3 now").arg(visibleText(plan.name), node.label, nounOf(now->raw->type))
                    : QStringLiteral("\"%1\" is not free any more: %2 holds it on %3").arg(visibleText(plan.name), visibleText(holder, 120), node.label)};
        node.effect = released ? Effect::PutBack : Effect::NotReleased;
        node.ttl = report.nodes[i].ttlBefore;
        node.holdCount = report.nodes[i].holdCount;
    }
    if (plan.nodesToActOn() == 0 || (plan.voted && unread >= plan.quorum))
        return Error{.kind = ErrorKind::Unreachable,
                     .message
                     = QStringLiteral("So many nodes cannot be read that somebody may hold \"%1\" by now; it is not put back").arg(visibleText(plan.name))};
    if (plan.voted && plan.nodesMeant() >= plan.quorum && plan.nodesToActOn() < plan.quorum)
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("So many nodes cannot be read that \"%1\" would hold nothing; it is not put back").arg(visibleText(plan.name))};
    return plan;
}

ReleasePlan ReleaseController::freeze(const KeySurvey &survey, const QByteArray &owner) const
{
    const auto &found = survey.nodes;
    const auto &deployment = m_watch->deployment();
    // An owner that is named is meant to the letter; otherwise what the nodes agree by decides, as on the board.
    std::vector<const Recognition *> carried;
    std::vector<size_t> carriers;
    for (size_t i = 0; i < found.size(); ++i) {
        const auto &lock = found[i].lock;
        if (lock && !lock->ownerCut && (owner.isEmpty() || lock->owner == owner)) {
            carried.push_back(&*lock);
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

    ReleasePlan plan{.name = survey.name,
                     .deployment = deployment.name,
                     .environment = deployment.environment,
                     .quorum = quorum,
                     .voted = mostVotes > 1 || tie,
                     .frozenAt = m_clock.wallNow()};
    for (size_t i = 0; i < found.size(); ++i) {
        PlannedNode node{.node = found[i].node, .label = found[i].label};
        const auto &raw = found[i].raw;
        const auto &lock = found[i].lock;
        if (!raw) {
            node.error = raw.error();
        } else if (lock) {
            node.ttl = raw->ttl;
            node.seenOwner = lock->owner;
            const auto key = keyOf.find(i);
            node.meant = key != keyOf.end() && (tie || key->second == best->first);
            if (node.meant && plan.dialect.isEmpty()) {
                const Dialect *dialect = m_watch->dialects().find(lock->dialect);
                plan.dialect = dialect->id();
                plan.dialectTitle = dialect->title();
                plan.reaction = dialect->holderReaction();
                plan.owner = lock->owner;
            }
            // A node whose key has another form is not this dialect's to change.
            node.meant = node.meant && lock->dialect == plan.dialect;
            if (node.meant)
                node.expectedOwner = lock->owner;
            node.effect = node.meant ? PlannedNode::Effect::Release : lock->ownerCut ? PlannedNode::Effect::NotComparable : PlannedNode::Effect::OtherOwner;
        } else {
            node.effect = raw->type == KeyType::None ? PlannedNode::Effect::NothingThere : PlannedNode::Effect::NotComparable;
        }
        plan.nodes.push_back(std::move(node));
    }
    plan.sameToken = locksOfTheSameToken(*m_watch, plan);
    return plan;
}

Result<void> ReleaseController::checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation) const
{
    const auto bad = [](ErrorKind kind, const QString &message) { return Error{.kind = kind, .message = message}; };
    if (!isUnlocked())
        return bad(ErrorKind::NotAllowed, QStringLiteral("Actions are locked (read-only); unlock them first"));
    if (plan.nodesToActOn() == 0)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The plan acts on nothing"));
    const Dialect *dialect = m_watch->dialects().find(plan.dialect);
    if (dialect == nullptr)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The plan's dialect is not known"));
    const TakenAway anything{.ttl = KeyTtl::fromPttl(1), .holdCount = 1};
    if (const auto call = callFor(plan.act, *dialect, plan.name, plan.owner, dialect->holdOffOwner(), anything); !call)
        return call.error();
    if (plan.environment != Environment::Production)
        return {};
    if (confirmation.round ? confirmation.round->typedLocks != confirmation.round->locks || confirmation.round->locks < 1 : confirmation.typedName != plan.name)
        return bad(ErrorKind::InvalidArgument,
                   confirmation.round ? QStringLiteral("On production the number of locks must be typed to confirm")
                                      : QStringLiteral("On production the lock's name must be typed to confirm"));
    if (confirmation.reason.trimmed().isEmpty())
        return bad(ErrorKind::InvalidArgument, QStringLiteral("On production a reason must be given"));
    return {};
}

Result<void> ReleaseController::record(const char *event, const ReleasePlan &plan, const QJsonObject &more)
{
    const QJsonObject told = toJson(plan);
    QJsonObject entry{{u"event"_s, eventWord(plan.act) + QLatin1Char('-') + QLatin1String(event)},
                      {u"deployment"_s, plan.deployment},
                      {u"environment"_s, toString(plan.environment)},
                      {u"name"_s, jsonText(plan.name)},
                      {u"dialect"_s, plan.dialect},
                      {u"owner"_s, jsonText(plan.owner)}};
    for (const auto *word : {"act", "newTtlMs", "holdOffMs"})
        entry.insert(QLatin1String(word), told.value(QLatin1String(word)));
    for (auto it = more.begin(); it != more.end(); ++it)
        entry.insert(it.key(), it.value());
    return m_journal.append(entry);
}

Result<void> ReleaseController::cancelled(const ReleasePlan &plan)
{
    return record("cancelled", plan, {});
}

Result<void> ReleaseController::refused(const QByteArray &name, const QByteArray &owner, const QString &reason, const Error &error, const Act &act)
{
    const auto &deployment = m_watch->deployment();
    const ReleasePlan unplanned{.name = name, .act = act, .deployment = deployment.name, .environment = deployment.environment, .owner = owner};
    return record("refused", unplanned, {{u"reason"_s, reason}, {u"error"_s, error.message}});
}

QFuture<Result<ReleaseReport>> ReleaseController::execute(const ReleasePlan &plan, const ReleaseConfirmation &confirmation)
{
    if (const auto checked = checkConfirmation(plan, confirmation); !checked) {
        // A refusal is an event, too; if even that cannot be written, the refusal itself is what matters here.
        (void)record("refused", plan, withRound({{u"reason"_s, confirmation.reason}, {u"error"_s, checked.error().message}}, confirmation.round));
        return readyFuture<ReleaseReport>(checked.error());
    }
    if (const auto written
        = record("intent", plan, withRound({{u"reason"_s, confirmation.reason}, {u"nodes"_s, toJson(plan).value(QLatin1String("nodes"))}}, confirmation.round));
        !written)
        return readyFuture<ReleaseReport>(written.error());

    auto execution = std::make_shared<Execution>();
    execution->plan = plan;
    execution->round = confirmation.round;
    execution->report.name = plan.name;
    execution->report.act = plan.act;
    auto future = execution->answer.future();

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
    if (execution->plan.act.kind == ActKind::ReleaseAndHoldOff && dialect != nullptr)
        execution->report.holdOffOwner = dialect->holdOffOwner();
    execution->report.sentAt = m_clock.now();
    execution->report.nodes.resize(execution->plan.nodes.size());
    for (size_t i = 0; i < execution->plan.nodes.size(); ++i) {
        const PlannedNode &planned = execution->plan.nodes[i];
        auto &result = execution->report.nodes[i];
        result = {.node = planned.node, .label = planned.label};
        if (planned.acts())
            sendTo(execution, i, planned.node, m_watch->isLent(execution->plan.name), kMostRedirects);
        else
            result.error = planned.error;
    }
    if (--execution->open == 0)
        conclude(execution);
}

void ReleaseController::sendTo(const std::shared_ptr<Execution> &execution, size_t index, int node, bool asking, int redirectsLeft)
{
    const Act act = execution->plan.act;
    const PlannedNode &planned = execution->plan.nodes[index];
    auto &result = execution->report.nodes[index];
    const Dialect *dialect = m_watch->dialects().find(execution->plan.dialect);
    const auto at = static_cast<size_t>(node);
    if (m_unlocked && at < m_links.size() && !m_links[at]) {
        result = outcomeOf(act, planned, Error{.kind = ErrorKind::Unreachable, .message = QStringLiteral("It is not known where this node is now")});
        return;
    }
    if (dialect == nullptr || m_links.size() <= at) {
        result = outcomeOf(act, planned, Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Actions were locked again before anything was sent")});
        return;
    }
    TakenAway taken{.ttl = planned.ttl, .holdCount = planned.holdCount};
    if (act.kind == ActKind::PutBack && taken.ttl.kind == KeyTtl::Kind::Finite) {
        taken.ttl.left -= std::chrono::duration_cast<Millis>(m_clock.now() - execution->plan.takenAt);
        if (taken.ttl.left <= Millis(0)) {
            result = outcomeOf(act, planned, Error{.kind = ErrorKind::Lost, .message = QStringLiteral("It would have ended there by itself meanwhile")});
            return;
        }
    }
    const auto call = callFor(act, *dialect, execution->plan.name, planned.expectedOwner, execution->report.holdOffOwner, taken);
    if (!call) {
        result = outcomeOf(act, planned, call.error());
        return;
    }
    ++execution->open;
    const auto handler = [self = QPointer(this), execution, index, node, redirectsLeft, act, script = call->body](const Result<Value> &reply) {
        auto &outcome = execution->report.nodes[index];
        outcome = outcomeOf(act, execution->plan.nodes[index], reply);
        outcome.denied = outcome.outcome == ReleasedNode::Outcome::Failed && isDenied(*outcome.error, script);
        if (self && !reply && redirectsLeft > 0)
            self->sendOn(execution, index, node, reply.error().serverWords, redirectsLeft - 1);
        if (--execution->open == 0 && self)
            self->conclude(execution);
    };
    m_links[at]->send(asking ? behindAsking(*m_links[at], *call) : Command(call->command()), handler);
}

void ReleaseController::sendOn(const std::shared_ptr<Execution> &execution, size_t index, int from, const QByteArray &serverWords, int redirectsLeft)
{
    ++execution->open;
    const auto close = [this, execution] {
        if (--execution->open == 0)
            conclude(execution);
    };
    followRedirect(m_watch, from, execution->plan.name, serverWords,
                   [self = QPointer(this), execution, index, redirectsLeft, close](const std::optional<DeploymentWatch::Redirection> &elsewhere) {
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
    if (!isHalfPutBack(execution->plan, execution->report) || dialect == nullptr || std::exchange(execution->withdrawing, true))
        return false;
    ++execution->open;
    for (size_t i = 0; i < execution->report.nodes.size(); ++i) {
        ReleasedNode &done = execution->report.nodes[i];
        const auto node = static_cast<size_t>(done.node);
        // Where it is not known whether it was put back, it is behind the same comparison that it is taken away.
        if (done.outcome != Outcome::PutBack && done.outcome != Outcome::Unknown)
            continue;
        const auto call = dialect->forceRelease(execution->plan.name, done.expectedOwner);
        if (!call || node >= m_links.size() || !m_links[node]) {
            takeWithdrawal(
                done, call ? Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("There is no connection that may act any more")} : call.error());
            continue;
        }
        ++execution->open;
        m_links[node]->send(call->command(), [self = QPointer(this), execution, i](const Result<Value> &reply) {
            takeWithdrawal(execution->report.nodes[i], reply);
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
    const QJsonObject report = toJson(execution->report);
    if (const auto written = record("outcome", execution->plan,
                                    withRound({{u"complete"_s, execution->report.isComplete()},
                                               {u"denied"_s, execution->report.isDenied()},
                                               {u"mayStillBeHeld"_s, mayStillBeHeld(execution->plan, execution->report)},
                                               {u"nodes"_s, report.value(QLatin1String("nodes"))}},
                                              execution->round));
        !written)
        execution->report.journalError = written.error();
    followUp(*execution);
    m_watch->refreshLock(execution->plan.name);
    execution->answer.give(execution->report);
}

void ReleaseController::followUp(const Execution &execution)
{
    for (const ReleasedNode &node : execution.report.nodes) {
        if (node.outcome != ReleasedNode::Outcome::Unknown || m_open.size() >= kMostOpen)
            continue;
        m_open.push_back({.plan = execution.plan, .round = execution.round, .node = node.node, .label = node.label, .owner = node.expectedOwner});
    }
    if (!m_open.empty() && !m_askOpen.isActive())
        m_askOpen.start(kAskOpen);
}

void ReleaseController::askOpen()
{
    const auto isBack = [this](const Open &open) { return m_watch->link(open.node).isUp(); };
    const auto first = std::find_if(m_open.begin(), m_open.end(), isBack);
    if (m_isAskingOpen || first == m_open.end())
        return;
    m_isAskingOpen = true;
    const QByteArray name = first->plan.name;
    std::rotate(first, first + 1, m_open.end()); // the next one comes first then
    surveyKey(m_watch, m_clock, name, [self = QPointer(this)](const KeySurvey &survey) {
        if (self)
            self->takeOpen(survey);
    });
}

void ReleaseController::takeOpen(const KeySurvey &survey)
{
    m_isAskingOpen = false;
    std::erase_if(m_open, [&](Open &open) {
        const auto key = std::find_if(survey.nodes.begin(), survey.nodes.end(), [&open](const SurveyedKey &each) { return each.node == open.node; });
        if (open.plan.name != survey.name || key == survey.nodes.end() || !key->raw)
            return false;
        const bool isThere = key->lock && key->lock->owner == open.owner;
        if (isThere && ++open.timesThere < kLooksWhileThere)
            return false;
        // What cannot be written now is asked and written later.
        return record("known", open.plan, withRound({{u"nodes"_s, QJsonArray{foundLater(*key, open.label, open.owner)}}}, open.round)).hasValue();
    });
    if (m_open.empty())
        m_askOpen.stop();
}

} // namespace Lockscope

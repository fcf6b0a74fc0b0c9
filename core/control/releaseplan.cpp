#include "releaseplan.h"

#include "actionscript.h"

#include "../base/durationtext.h"
#include "../base/jsonvalues_p.h"
#include "../dialects/words.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

PlannedNode::Effect effectOf(const LockAction &act, const KeyTtl &ttl)
{
    using Effect = PlannedNode::Effect;
    switch (act.kind) {
    case LockActionKind::Release: return Effect::Release;
    case LockActionKind::ReleaseAndHoldOff: return Effect::HoldOff;
    case LockActionKind::ShortenTtl:
        if (ttl.kind == KeyTtl::Kind::Never)
            return Effect::NoTtl;
        return ttl.kind == KeyTtl::Kind::Finite && ttl.left <= act.time ? Effect::EndsSooner : Effect::ShortenTtl;
    case LockActionKind::SetTtl: return ttl.kind == KeyTtl::Kind::Finite ? Effect::HasTtl : Effect::SetTtl;
    case LockActionKind::PutBack: return Effect::PutBack;
    }
    return Effect::Release;
}

Error nothingToDo(const QString &why)
{
    return {.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Nothing to do: %1").arg(why)};
}

void setEffects(ReleasePlan &plan, const LockAction &act)
{
    plan.act = act;
    for (auto &node : plan.nodes) {
        if (node.isTarget)
            node.effect = node.scriptRefusal ? PlannedNode::Effect::NoScripts : effectOf(act, node.ttl);
    }
}

/// The dialect allows or refuses the act for any owner alike.
Result<ScriptCall> mayAct(const ReleasePlan &plan, const LockAction &act)
{
    const Dialect *dialect = DialectCatalog::standard().find(plan.dialect);
    if (dialect == nullptr || act.kind == LockActionKind::PutBack)
        return Error{.kind = ErrorKind::InvalidArgument, .message = QStringLiteral("This plan has no other acts")};
    return callFor(act, *dialect, plan.name, plan.owner, dialect->holdOffOwner());
}

} // namespace

int ReleasePlan::nodesToActOn() const
{
    return static_cast<int>(
        std::count_if(nodes.begin(), nodes.end(), [](const PlannedNode &node) { return node.acts(); }));
}

int ReleasePlan::targetNodes() const
{
    return static_cast<int>(
        std::count_if(nodes.begin(), nodes.end(), [](const PlannedNode &node) { return node.isTarget; }));
}

bool ReleasePlan::hasSharedOwnerValue() const
{
    const Dialect *found = DialectCatalog::standard().find(dialect);
    return found != nullptr && found->caveatsFor(owner).testFlag(Caveat::NoOwner);
}

Caveats ReleasePlan::caveats() const
{
    const Dialect *found = DialectCatalog::standard().find(dialect);
    Caveats caveats = found == nullptr ? Caveats() : isTie ? found->caveats() : found->caveatsFor(owner);
    if (!isTie && owners().size() > 1)
        caveats |= Caveat::IdsDiffer;
    return caveats;
}

std::vector<BlockedClients> ReleasePlan::leftBlocked() const
{
    const Dialect *found = DialectCatalog::standard().find(dialect);
    const auto sources = found != nullptr ? found->waiters(name) : std::vector<WaiterSource>();
    // A release wakes the clients of dialects with blocking commands. A hold-off or a TTL wakes none of them.
    const bool wakes = act.kind == LockActionKind::Release
        && std::any_of(sources.begin(), sources.end(),
                       [](const WaiterSource &source) { return source.query == WaiterSource::Query::BlockedClients; });
    return wakes || act.kind == LockActionKind::PutBack ? std::vector<BlockedClients>() : blocked;
}

std::optional<Error> ReleasePlan::refusal() const
{
    const PlannedNode *refusing = nullptr;
    for (const auto &node : nodes) {
        if (node.isTarget && !node.scriptRefusal)
            return std::nullopt;
        if (node.isTarget && refusing == nullptr)
            refusing = &node;
    }
    if (refusing == nullptr)
        return std::nullopt;
    return Error{.kind = refusing->scriptRefusal->kind,
                 .message = QStringLiteral("Lockscope cannot carry out the plan: every act is a Lua script, and %1")
                                .arg(refusing->scriptRefusal->message),
                 .serverReply = refusing->scriptRefusal->serverReply};
}

QByteArray ReleasePlan::script() const
{
    const Dialect *found = DialectCatalog::standard().find(dialect);
    const auto call = found != nullptr
        ? callFor(act, *found, name, owner, {}, {.ttl = KeyTtl::fromPttl(1), .holdCount = 1})
        : Result<ScriptCall>(ScriptCall());
    return call ? call->body : QByteArray();
}

Result<ReleasePlan> withAct(ReleasePlan plan, const LockAction &act)
{
    using Effect = PlannedNode::Effect;
    if (const auto call = mayAct(plan, act); !call)
        return call.error();
    if (const auto why = plan.refusal() ? std::nullopt : whyNothingToDo(plan, act)) {
        switch (*why) {
        case Effect::EndsSooner:
            return nothingToDo(QStringLiteral("its TTL is nowhere longer than %1")
                                   .arg(act.time % Millis(1000) == Millis(0) // which rounds up
                                            ? durationText(act.time)
                                            : QStringLiteral("%1 ms").arg(act.time.count())));
        case Effect::NoTtl: return nothingToDo(QStringLiteral("it has no TTL to shorten; set a TTL instead"));
        case Effect::HasTtl: return nothingToDo(QStringLiteral("it has a TTL already; shorten it instead"));
        default: return nothingToDo(QStringLiteral("no owner of the plan has it"));
        }
    }
    setEffects(plan, act);
    return plan;
}

std::optional<PlannedNode::Effect> whyNothingToDo(ReleasePlan plan, const LockAction &act)
{
    using Effect = PlannedNode::Effect;
    if (!mayAct(plan, act))
        return std::nullopt;
    setEffects(plan, act);
    if (plan.nodesToActOn() > 0)
        return std::nullopt;
    for (const Effect why : {Effect::EndsSooner, Effect::NoTtl, Effect::HasTtl}) {
        if (std::any_of(plan.nodes.begin(), plan.nodes.end(),
                        [why](const PlannedNode &node) { return node.effect == why; }))
            return why;
    }
    return Effect::NothingThere;
}

int ReleaseReport::count(ReleasedNode::Outcome outcome) const
{
    return static_cast<int>(std::count_if(nodes.begin(), nodes.end(),
                                          [outcome](const ReleasedNode &node) { return node.outcome == outcome; }));
}

int ReleaseReport::done() const
{
    using Outcome = ReleasedNode::Outcome;
    return count(Outcome::Released) + count(Outcome::OthersStay) + count(Outcome::Shortened) + count(Outcome::TtlSet)
        + count(Outcome::PutBack);
}

bool ReleaseReport::isComplete() const
{
    using Outcome = ReleasedNode::Outcome;
    return std::all_of(nodes.begin(), nodes.end(), [this](const ReleasedNode &node) {
        switch (node.outcome) {
        case Outcome::Released:
        case Outcome::Shortened:
        case Outcome::TtlSet:
        case Outcome::PutBack:
        case Outcome::NotNeeded: return true;
        case Outcome::NotTried: return act.kind != LockActionKind::PutBack || node.expectedOwner.isEmpty();
        case Outcome::Absent: return act.kind != LockActionKind::PutBack;
        case Outcome::OthersStay: return act.kind == LockActionKind::Release;
        default: return false;
        }
    });
}

bool ReleaseReport::isDenied() const
{
    using Outcome = ReleasedNode::Outcome;
    const auto isDenied = [](const ReleasedNode &node) { return node.denied; };
    return std::any_of(nodes.begin(), nodes.end(), isDenied)
        && std::all_of(nodes.begin(), nodes.end(), [&](const ReleasedNode &node) {
               return isDenied(node) || node.outcome == Outcome::NotTried || node.outcome == Outcome::Absent
                   || node.outcome == Outcome::NotNeeded;
           });
}

bool mayStillBeHeld(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    const auto unseen
        = static_cast<int>(std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
              return node.effect == PlannedNode::Effect::Unreachable;
          }));
    int asItWas = report.count(Outcome::Unknown) + report.count(Outcome::Unreachable) + report.count(Outcome::Failed)
        + report.count(Outcome::OthersStay);
    asItWas += static_cast<int>(std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
        return node.effect == PlannedNode::Effect::NoScripts;
    }));
    if (report.act.kind == LockActionKind::ShortenTtl)
        asItWas += nodesWithoutTtl(plan, report);
    return unseen + asItWas >= plan.quorum || (!plan.voted && asItWas > 0);
}

std::optional<QByteArray> openOwner(const ReleasePlan &plan, const ReleaseReport &report, size_t node)
{
    using Outcome = ReleasedNode::Outcome;
    const ReleasedNode &answered = report.nodes[node];
    if (answered.outcome == Outcome::Unknown
        || (answered.outcome == Outcome::Unreachable && !answered.expectedOwner.isEmpty()))
        return answered.expectedOwner;
    // The plan could not read this node. If an owner's values differ by node, its value here is unknown.
    const bool isUnread = answered.outcome == Outcome::NotTried && node < plan.nodes.size()
        && plan.nodes[node].effect == PlannedNode::Effect::Unreachable;
    const auto isAnothers
        = [&plan](const PlannedNode &each) { return each.isTarget && each.expectedOwner != plan.owner; };
    return isUnread && std::none_of(plan.nodes.begin(), plan.nodes.end(), isAnothers) ? std::optional(plan.owner)
                                                                                      : std::nullopt;
}

int nodesWithoutTtl(const ReleasePlan &plan, const ReleaseReport &report)
{
    const auto planned = std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
        return node.effect == PlannedNode::Effect::NoTtl;
    });
    const auto found = std::count_if(report.nodes.begin(), report.nodes.end(), [](const ReleasedNode &node) {
        return node.outcome == ReleasedNode::Outcome::Refused && node.ttlBefore.kind == KeyTtl::Kind::Never;
    });
    return static_cast<int>(planned + found);
}

bool isHalfPutBack(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    if (report.act.kind != LockActionKind::PutBack)
        return false;
    if (report.count(Outcome::Refused) > 0)
        return true;
    return plan.voted && plan.targetNodes() >= plan.quorum
        && report.count(Outcome::PutBack) + report.count(Outcome::Unknown) < plan.quorum;
}

std::optional<Micros> leftToPutBack(const ReleasePlan &plan, Instant now)
{
    Micros most{0};
    for (const auto &node : plan.nodes) {
        if (node.effect != PlannedNode::Effect::PutBack)
            continue;
        if (node.ttl.kind == KeyTtl::Kind::Never)
            return std::nullopt;
        most = std::max(most, Micros(node.ttl.left) - (now - plan.takenAt));
    }
    return most;
}

Result<void> canPutBack(const ReleasePlan &plan, const ReleaseReport &report, Instant now)
{
    using Outcome = ReleasedNode::Outcome;
    const auto refuse = [](const QString &why) { return Error{.kind = ErrorKind::NotAllowed, .message = why}; };
    if (report.act.kind != LockActionKind::Release)
        return refuse(report.act.kind == LockActionKind::ReleaseAndHoldOff
                          ? QStringLiteral("New owners are blocked in its place; the block expires")
                          : QStringLiteral("Only a release can be undone"));
    if (report.count(Outcome::Released) == 0)
        return refuse(QStringLiteral("Nothing was released"));
    if (report.count(Outcome::Unknown) > 0)
        return refuse(QStringLiteral("On some nodes the release, or the earlier TTL, is unknown"));
    const Dialect *dialect = DialectCatalog::standard().find(plan.dialect);
    for (const auto &node : report.nodes) {
        if (node.outcome != Outcome::Released)
            continue;
        if (node.ttlBefore.kind == KeyTtl::Kind::Unknown || node.ttlBefore.kind == KeyTtl::Kind::Gone)
            return refuse(QStringLiteral("Its earlier TTL on %1 is unknown").arg(node.label));
        if (node.ttlBefore.kind == KeyTtl::Kind::Finite && node.ttlBefore.left <= now - report.sentAt)
            return refuse(QStringLiteral("It would have expired by now"));
        const auto call = dialect == nullptr
            ? Result<ScriptCall>(
                Error{.kind = ErrorKind::NotAllowed, .message = QStringLiteral("Its dialect is unknown")})
            : dialect->putBack(plan.name, node.expectedOwner, {.ttl = node.ttlBefore, .holdCount = node.holdCount});
        if (!call)
            return call.error();
    }
    return {};
}

QLatin1String toString(PlannedNode::Effect effect)
{
    switch (effect) {
    case PlannedNode::Effect::Release: return QLatin1String("release");
    case PlannedNode::Effect::HoldOff: return QLatin1String("release-and-hold-off");
    case PlannedNode::Effect::ShortenTtl: return QLatin1String("shorten-ttl");
    case PlannedNode::Effect::SetTtl: return QLatin1String("set-ttl");
    case PlannedNode::Effect::PutBack: return QLatin1String("put-back");
    case PlannedNode::Effect::EndsSooner: return QLatin1String("ends-sooner");
    case PlannedNode::Effect::NoTtl: return QLatin1String("no-ttl");
    case PlannedNode::Effect::HasTtl: return QLatin1String("has-ttl");
    case PlannedNode::Effect::NotReleased: return QLatin1String("not-released");
    case PlannedNode::Effect::NothingThere: return QLatin1String("nothing-there");
    case PlannedNode::Effect::OtherOwner: return QLatin1String("other-owner");
    case PlannedNode::Effect::NotComparable: return QLatin1String("not-comparable");
    case PlannedNode::Effect::TooLong: return QLatin1String("too-long");
    case PlannedNode::Effect::NoScripts: return QLatin1String("no-scripts");
    case PlannedNode::Effect::Unreachable: return QLatin1String("unreachable");
    }
    return QLatin1String("unreachable");
}

QLatin1String toString(ReleasedNode::Outcome outcome)
{
    switch (outcome) {
    case ReleasedNode::Outcome::Released: return QLatin1String("released");
    case ReleasedNode::Outcome::OthersStay: return QLatin1String("others-stay");
    case ReleasedNode::Outcome::Shortened: return QLatin1String("shortened");
    case ReleasedNode::Outcome::TtlSet: return QLatin1String("ttl-set");
    case ReleasedNode::Outcome::PutBack: return QLatin1String("put-back");
    case ReleasedNode::Outcome::NotNeeded: return QLatin1String("not-needed");
    case ReleasedNode::Outcome::Withdrawn: return QLatin1String("withdrawn");
    case ReleasedNode::Outcome::Refused: return QLatin1String("refused");
    case ReleasedNode::Outcome::Absent: return QLatin1String("absent");
    case ReleasedNode::Outcome::Expired: return QLatin1String("expired");
    case ReleasedNode::Outcome::Unreachable: return QLatin1String("unreachable");
    case ReleasedNode::Outcome::Unknown: return QLatin1String("unknown");
    case ReleasedNode::Outcome::Failed: return QLatin1String("failed");
    case ReleasedNode::Outcome::NotTried: return QLatin1String("not-tried");
    }
    return QLatin1String("unknown");
}

QLatin1String toString(Environment environment)
{
    switch (environment) {
    case Environment::Development: return QLatin1String("development");
    case Environment::Unspecified: return QLatin1String("unspecified");
    case Environment::Production: return QLatin1String("production");
    }
    return QLatin1String("unspecified");
}

namespace {

QJsonValue messageOrNull(const std::optional<Error> &error)
{
    return error ? QJsonValue(error->message) : kNull;
}

bool setsTtl(const LockAction &act)
{
    return act.kind == LockActionKind::ShortenTtl || act.kind == LockActionKind::SetTtl;
}

QJsonValue ttlOrNull(const KeyTtl &ttl)
{
    switch (ttl.kind) {
    case KeyTtl::Kind::Finite: return static_cast<qint64>(ttl.left.count());
    case KeyTtl::Kind::Never: return -1;
    default: return kNull;
    }
}

} // namespace

QByteArrayList ReleasePlan::owners() const
{
    QByteArrayList found;
    for (const PlannedNode &node : nodes) {
        if (node.isTarget && !found.contains(node.expectedOwner))
            found += node.expectedOwner;
    }
    return found;
}

QSet<QByteArray> ReleasePlan::named() const
{
    QSet<QByteArray> found{owner};
    for (const PlannedNode &node : nodes) {
        if (!node.isTarget)
            continue;
        found.insert(node.expectedOwner);
        if (!node.shared)
            continue;
        for (const QByteArray &token : node.expectedOwner.split(' ')) // Recognition::owner joins holders with spaces
            found.insert(token);
    }
    return found;
}

/// The same words as in `show --json`.
static QStringList caveatsOf(const ReleasePlan &plan)
{
    QStringList caveats = words(plan.caveats());
    if (!plan.voted && plan.nodes.size() > 1)
        caveats.append(QStringLiteral("one-node"));
    if (std::any_of(plan.nodes.begin(), plan.nodes.end(),
                    [](const PlannedNode &node) { return node.isTarget && !node.wholeValue.isEmpty(); }))
        caveats.append(QStringLiteral("owner-cut"));
    return caveats;
}

QJsonObject toJson(const ReleasePlan &plan)
{
    QJsonArray nodes;
    for (const auto &node : plan.nodes) {
        nodes.append(QJsonObject{{u"node"_s, node.label},
                                 {u"effect"_s, toString(node.effect)},
                                 {u"owner"_s, orNull(node.isTarget ? node.expectedOwner : node.seenOwner)},
                                 {u"ttlMs"_s, ttlOrNull(node.ttl)},
                                 {u"error"_s, messageOrNull(node.error ? node.error : node.scriptRefusal)}});
    }
    QJsonArray sameToken;
    for (const auto &name : plan.sameToken)
        sameToken.append(jsonText(name));
    QJsonArray blocked;
    for (const auto &clients : plan.leftBlocked())
        blocked.append(QJsonObject{{u"node"_s, clients.label},
                                   {u"command"_s, orNull(clients.command)},
                                   {u"clients"_s, orNull(clients.count)}});
    return {{u"name"_s, jsonText(plan.name)},
            {u"dialect"_s, plan.dialect},
            {u"owner"_s, orNull(plan.isTie ? QByteArray() : plan.owner)},
            {u"holderReaction"_s, toString(plan.reaction)},
            {u"act"_s, toString(plan.act.kind)},
            {u"newTtlMs"_s, setsTtl(plan.act) ? QJsonValue(static_cast<qint64>(plan.act.time.count())) : kNull},
            {u"holdOffMs"_s,
             plan.act.kind == LockActionKind::ReleaseAndHoldOff ? static_cast<qint64>(plan.act.time.count()) : 0},
            {u"sameToken"_s, sameToken},
            {u"caveats"_s, QJsonArray::fromStringList(caveatsOf(plan))},
            {u"blockedClients"_s, blocked},
            {u"refusal"_s, messageOrNull(plan.refusal())},
            {u"nodes"_s, nodes}};
}

QJsonObject toJson(const ReleaseReport &report)
{
    QJsonArray nodes;
    for (const auto &node : report.nodes) {
        nodes.append(QJsonObject{{u"node"_s, node.label},
                                 {u"outcome"_s, toString(node.outcome)},
                                 {u"expectedOwner"_s, orNull(node.expectedOwner)},
                                 {u"foundOwner"_s, orNull(node.foundOwner)},
                                 {u"ttlBeforeMs"_s, ttlOrNull(node.ttlBefore)},
                                 {u"woken"_s, orNull(node.woken)},
                                 {u"denied"_s, node.denied},
                                 {u"error"_s, messageOrNull(node.error)}});
    }
    return {{u"name"_s, jsonText(report.name)},
            {u"act"_s, toString(report.act.kind)},
            {u"complete"_s, report.isComplete()},
            {u"denied"_s, report.isDenied()},
            {u"nodes"_s, nodes}};
}

} // namespace Lockscope

#include "releasejudge_p.h"

#include "actionscript.h"

#include "../base/text.h"
#include "../dialects/counts.h"
#include "../watch/deploymentwatch.h"

#include <QSet>

#include <algorithm>
#include <map>

namespace Lockscope {

namespace {

/// See ReleasePlan::sameToken.
QByteArrayList locksOfTheSameToken(const DeploymentWatch &watch, const ReleasePlan &plan)
{
    constexpr qsizetype kShortestToken = 16; // shorter values may be equal by chance
    const Dialect *dialect = watch.dialects().find(plan.dialect);
    QSet<QByteArray> tokens = plan.named();
    tokens.removeIf([](const QByteArray &token) { return token.size() < kShortestToken; });
    if (dialect == nullptr || dialect->types().front() != KeyType::String
        || (dialect->caveats() & (Caveat::SharedOwner | Caveat::NoOwner)) || tokens.isEmpty())
        return {};
    const auto stands = [&tokens](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Present && reading.lock && tokens.contains(reading.lock->owner);
    };
    QByteArrayList names;
    const auto locks = watch.locks();
    for (const auto &lock : locks) {
        if (lock->name == plan.name || lock->dialect() != plan.dialect)
            continue;
        // Compare single readings only if the nodes disagree: a board can have very many locks.
        const bool isUnanimous = lock->assessment.votes == std::ssize(lock->readings);
        if (tokens.contains(lock->assessment.owner)
            || (!isUnanimous && std::any_of(lock->readings.begin(), lock->readings.end(), stands)))
            names.append(lock->name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// The owner is known completely.
bool isComparable(const SurveyedKey &key)
{
    return key.lock && (!key.lock->ownerCut || !key.wholeValue.isEmpty());
}

/// The plan for what the survey found: for this owner, or for the best supported one.
ReleasePlan freeze(const KeySurvey &survey, const QByteArray &owner, const DeploymentWatch &watch, WallTime now)
{
    const auto &found = survey.nodes;
    const auto &deployment = watch.deployment();
    // A named owner must match exactly. Without a name, agreements() decides which nodes agree, as on the board.
    std::vector<const Recognition *> carried;
    std::vector<size_t> carriers;
    for (size_t i = 0; i < found.size(); ++i) {
        const auto &lock = found[i].lock;
        if (lock && isComparable(found[i])
            && (owner.isEmpty() || lock->owner == owner || found[i].wholeValue == owner)) {
            carried.push_back(&*lock);
            carriers.push_back(i);
        }
    }
    const auto keys = agreements(carried);
    std::map<QByteArray, int> votes;
    std::map<size_t, QByteArray> keyOf;
    for (size_t i = 0; i < carriers.size(); ++i) {
        // Different values may have the same shortened form.
        const QByteArray key = keys.at(static_cast<qsizetype>(i)) + found[carriers[i]].wholeValue;
        keyOf[carriers[i]] = key;
        ++votes[key];
    }
    const auto best = std::max_element(votes.begin(), votes.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    const int mostVotes = best == votes.end() ? 0 : best->second;
    const int quorum = quorumOf(static_cast<int>(found.size()));
    // A best supported owner is released alone. In a tie nobody holds the lock, and every leftover blocks it.
    const bool tie = owner.isEmpty()
        && std::count_if(votes.begin(), votes.end(), [&](const auto &vote) { return vote.second == mostVotes; }) > 1;

    const LockStatePtr known = watch.lock(survey.name);
    ReleasePlan plan{.name = survey.name,
                     .deployment = deployment.name,
                     .environment = deployment.environment,
                     .quorum = quorum,
                     .voted = mostVotes > 1 || tie || (known && known->everVoted),
                     .frozenAt = now};
    plan.isTie = tie;
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
            node.isTarget = key != keyOf.end() && (tie || key->second == best->first);
            if (node.isTarget && plan.dialect.isEmpty()) {
                const Dialect *dialect = watch.dialects().find(lock->dialect);
                plan.dialect = dialect->id();
                plan.dialectTitle = dialect->title();
                plan.reaction = dialect->holderReaction();
                plan.owner = lock->owner;
            }
            // A key of another form does not belong to this dialect, so the plan leaves it alone.
            node.isTarget = node.isTarget && lock->dialect == plan.dialect;
            if (node.isTarget) {
                node.expectedOwner = lock->owner;
                node.wholeValue = found[i].wholeValue;
                node.shared = lock->details->holders.has_value();
            }
            node.effect = node.isTarget        ? PlannedNode::Effect::Release
                : isComparable(found[i])       ? PlannedNode::Effect::OtherOwner
                : raw->type == KeyType::String ? PlannedNode::Effect::TooLong
                                               : PlannedNode::Effect::NotComparable;
        } else {
            node.effect
                = raw->type == KeyType::None ? PlannedNode::Effect::NothingThere : PlannedNode::Effect::NotComparable;
        }
        plan.nodes.push_back(std::move(node));
    }
    plan.sameToken = locksOfTheSameToken(watch, plan);
    return plan;
}

} // namespace

Result<ReleasePlan> planRelease(const KeySurvey &survey, const QByteArray &owner, const LockAction &act,
                                const DeploymentWatch &watch, WallTime now)
{
    const QString shown = visibleText(survey.name);
    if (survey.nodes.empty())
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("No node of the cluster serves the slot of \"%1\"").arg(shown)};
    ReleasePlan plan = freeze(survey, owner, watch, now);
    if (std::any_of(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) { return node.isTarget; }))
        return withAct(std::move(plan), act);
    if (std::none_of(survey.nodes.begin(), survey.nodes.end(),
                     [](const SurveyedKey &key) { return key.raw.hasValue(); }))
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("No node could be read, so \"%1\" is unknown. %2")
                                    .arg(shown, survey.nodes.front().raw.error().message)};
    const bool anyOwner = std::any_of(plan.nodes.begin(), plan.nodes.end(),
                                      [](const PlannedNode &node) { return !node.seenOwner.isEmpty(); })
        || std::any_of(survey.nodes.begin(), survey.nodes.end(),
                       [](const SurveyedKey &key) { return key.lock && key.raw && key.raw->length == 0; });
    if (anyOwner && !owner.isEmpty())
        return Error{
            .kind = ErrorKind::NotOwner,
            .message
            = QStringLiteral("%2 does not hold \"%1\" on any node that answers").arg(shown, visibleText(owner))};
    for (const auto &key : survey.nodes) {
        if (!key.raw || key.raw->type == KeyType::None)
            continue;
        if (key.lock && key.raw->type == KeyType::String)
            return Error{
                .kind = ErrorKind::NotAllowed,
                .message
                = QStringLiteral("Lockscope cannot release \"%1\": its value on %2 has %3 bytes, more than 1 MiB")
                      .arg(shown, visibleText(key.label, 80), QString::number(key.raw->length))};
        if (key.lock)
            return Error{
                .kind = ErrorKind::NotAllowed,
                .message
                = QStringLiteral(
                      "Lockscope cannot release \"%1\": on %2 it has too many holders, or holder names with spaces")
                      .arg(shown, visibleText(key.label, 80))};
        if (const Dialect *dialect = key.lock ? nullptr : watch.dialects().freeAs(*key.raw, now))
            return Error{.kind = ErrorKind::NotFound,
                         .message = QStringLiteral("Nobody holds \"%1\" (%2)").arg(shown, dialect->title())};
        if (!key.lock && isCount(KeyView(*key.raw, now, KeyView::Trust::Named)))
            return Error{
                .kind = ErrorKind::NotFound,
                .message
                = QStringLiteral(
                      "\"%1\" is the number %2 on %3: a count, of a semaphore's free permits for example. If it "
                      "is a lock, name its dialect: --pin GLOB=DIALECT")
                      .arg(shown, visibleText(key.raw->value), visibleText(key.label, 80))};
        if (!key.lock)
            return Error{.kind = ErrorKind::NotFound,
                         .message = QStringLiteral("\"%1\" is %2 on %3, of a form that Lockscope does not understand. "
                                                   "If it is a lock, name its dialect: --pin GLOB=DIALECT")
                                        .arg(shown, nounOf(key.raw->type), visibleText(key.label, 80))};
    }
    return Error{.kind = ErrorKind::NotFound,
                 .message
                 = QStringLiteral("No node that answers has a lock named \"%1\" that can be released").arg(shown)};
}

Result<ReleasePlan> planPutBack(const ReleasePlan &done, const ReleaseReport &report, const KeySurvey &survey,
                                WallTime now)
{
    using Effect = PlannedNode::Effect;
    ReleasePlan plan = done;
    plan.act = {.kind = LockActionKind::PutBack};
    plan.frozenAt = now;
    plan.takenAt = report.sentAt;
    int unread = 0;
    for (size_t i = 0; i < plan.nodes.size() && i < report.nodes.size(); ++i) {
        PlannedNode &node = plan.nodes[i];
        const bool released = report.nodes[i].outcome == ReleasedNode::Outcome::Released;
        const auto there = std::find_if(survey.nodes.begin(), survey.nodes.end(),
                                        [&node](const SurveyedKey &key) { return key.node == node.node; });
        node.error.reset();
        node.isTarget = released;
        node.seenOwner.clear();
        if (!released) {
            node.expectedOwner.clear();
            node.wholeValue.clear();
        }
        if (there == survey.nodes.end() || !there->raw) {
            ++unread;
            node.effect = Effect::Unreachable;
            if (there != survey.nodes.end())
                node.error = there->raw.error();
            continue;
        }
        const QByteArray holder = there->lock ? there->lock->owner : QByteArray();
        // A leftover of another owner that was there before the release is no newcomer.
        const bool wasBeside
            = !released && done.nodes[i].effect == Effect::OtherOwner && holder == done.nodes[i].seenOwner;
        const bool isLeft = !released && there->lock
            && holder == done.owner; // the owner's key on a node that the release did not reach
        if (there->raw->type != KeyType::None && !wasBeside && !isLeft)
            return Error{.kind = ErrorKind::Conflict,
                         .message = holder.isEmpty()
                             ? QStringLiteral("\"%1\" is no longer free: on %2 it is %3")
                                   .arg(visibleText(plan.name), node.label, nounOf(there->raw->type))
                             : QStringLiteral("\"%1\" is no longer free: on %3, %2 has it")
                                   .arg(visibleText(plan.name), visibleText(holder, 120), node.label)};
        node.effect = released ? Effect::PutBack : Effect::NotReleased;
        node.seenOwner = holder;
        node.ttl = released                     ? report.nodes[i].ttlBefore
            : there->raw->type == KeyType::None ? KeyTtl{KeyTtl::Kind::Gone, Millis(0)}
                                                : there->raw->ttl;
        node.holdCount = report.nodes[i].holdCount;
    }
    if (plan.nodesToActOn() == 0 || (plan.voted && unread >= plan.quorum))
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("Not restored: too few nodes can be read to know that \"%1\" is free")
                                    .arg(visibleText(plan.name))};
    if (plan.voted && plan.targetNodes() >= plan.quorum && plan.nodesToActOn() < plan.quorum)
        return Error{.kind = ErrorKind::Unreachable,
                     .message = QStringLiteral("Not restored: too few nodes can be read for a quorum of \"%1\"")
                                    .arg(visibleText(plan.name))};
    return plan;
}

Result<void> checkConfirmation(const ReleasePlan &plan, const ReleaseConfirmation &confirmation,
                               const DialectCatalog &dialects)
{
    const auto bad = [](ErrorKind kind, const QString &message) { return Error{.kind = kind, .message = message}; };
    if (const auto refusal = plan.refusal())
        return *refusal;
    if (plan.nodesToActOn() == 0)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The plan acts on nothing"));
    const Dialect *dialect = dialects.find(plan.dialect);
    if (dialect == nullptr)
        return bad(ErrorKind::InvalidArgument, QStringLiteral("The plan's dialect is unknown"));
    const ReleasedState anything{.ttl = KeyTtl::fromPttl(1), .holdCount = 1};
    if (const auto call = callFor(plan.act, *dialect, plan.name, plan.owner, dialect->holdOffOwner(), anything); !call)
        return call.error();
    if (plan.environment != Environment::Production)
        return {};
    if (confirmation.round
            ? confirmation.round->typedLocks != confirmation.round->locks || confirmation.round->locks < 1
            : confirmation.typedName != plan.name)
        return bad(ErrorKind::InvalidArgument,
                   confirmation.round ? QStringLiteral("On production, type the number of locks to confirm")
                                      : QStringLiteral("On production, type the lock's name to confirm"));
    if (confirmation.reason.trimmed().isEmpty())
        return bad(ErrorKind::InvalidArgument, QStringLiteral("On production, give a reason"));
    return {};
}

} // namespace Lockscope

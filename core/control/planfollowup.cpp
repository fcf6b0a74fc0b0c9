#include "planfollowup.h"

#include "../dialects/token.h"

#include <QMap>

#include <algorithm>

namespace Lockscope {

namespace {

/// Adds the holders of `lock` that the plan does not name for this node.
void addBesides(QByteArrayList &found, const PlannedNode &node, const Recognition &lock)
{
    if (lock.owner == node.expectedOwner)
        return;
    const QByteArrayList named = node.expectedOwner.split(' ');
    for (const QByteArray &one : lock.tokens()) {
        if (!named.contains(one) && !found.contains(one))
            found += one;
    }
}

} // namespace

PlanHold planHoldOf(const ReleasePlan &plan)
{
    const int targets = plan.targetNodes();
    if (targets >= plan.quorum)
        return PlanHold::Held;
    const auto silent
        = static_cast<int>(std::count_if(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
              return node.effect == PlannedNode::Effect::Unreachable;
          }));
    if (targets + silent >= plan.quorum)
        return PlanHold::NotKnown;
    return plan.voted ? PlanHold::TooFew : PlanHold::Held;
}

bool mayNeverEnd(const ReleasePlan &plan, const ReleaseReport &report)
{
    const bool unread = std::any_of(plan.nodes.begin(), plan.nodes.end(), [](const PlannedNode &node) {
        return node.effect == PlannedNode::Effect::Unreachable;
    });
    for (size_t i = 0; i < plan.nodes.size(); ++i) {
        const PlannedNode &node = plan.nodes[i];
        if (node.isTarget && node.ttl.kind == KeyTtl::Kind::Never
            && (unread || (i < report.nodes.size() && report.nodes[i].isOpen())))
            return true;
    }
    return false;
}

ReleasedNode::Outcome outcomeNow(const LateReading &found, const LockAction &act)
{
    using As = LateReading::As;
    using Outcome = ReleasedNode::Outcome;
    if (found.as != As::Owners)
        return Outcome::Absent;
    const bool ends = found.ttl.kind == KeyTtl::Kind::Finite;
    switch (act.kind) {
    case LockActionKind::PutBack: return Outcome::PutBack;
    case LockActionKind::ShortenTtl: return ends && found.ttl.left <= act.time ? Outcome::NotNeeded : Outcome::Failed;
    case LockActionKind::SetTtl: return ends ? Outcome::NotNeeded : Outcome::Failed;
    default: return Outcome::Failed;
    }
}

bool mayOneHoldIt(const ReleasePlan &tie)
{
    qsizetype most = 0;
    const auto count = [&tie](const auto &isIt) { return std::count_if(tie.nodes.begin(), tie.nodes.end(), isIt); };
    for (const QByteArray &owner : tie.owners())
        most = std::max(most, static_cast<qsizetype>(count([&owner](const PlannedNode &node) {
                            return node.isTarget && node.expectedOwner == owner;
                        })));
    const auto silent = count([](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Unreachable; });
    return most + silent >= tie.quorum;
}

bool mayBeHeld(const ReleasePlan &plan)
{
    return plan.isTie ? mayOneHoldIt(plan) : planHoldOf(plan) != PlanHold::TooFew;
}

PlanChanges changesSince(const ReleasePlan &plan, Instant plannedAt, const LockState &lock)
{
    using Answer = NodeReading::Answer;
    PlanChanges found;
    QMap<QByteArray, int> others; // on nodes where the plan's owner was
    bool isLeft = false;
    const bool isPutBack
        = plan.act.kind == LockActionKind::PutBack; // the key should be absent, so its former owner is no newcomer
    for (const PlannedNode &node : plan.nodes) {
        const auto index = static_cast<size_t>(node.node);
        if (index >= lock.readings.size())
            continue;
        const NodeReading &reading = lock.readings[index];
        const bool isNews = reading.readAt > plannedAt;
        const Recognition *there = reading.answer == Answer::Present && reading.lock ? &*reading.lock : nullptr;
        found.silent += node.acts() && reading.answer == Answer::Unknown ? 1 : 0;
        if (there != nullptr && isNews && node.effect == PlannedNode::Effect::Unreachable) {
            if (there->isHeldBy(plan.owner))
                ++found.back;
            else
                found.othersBack.append({.label = node.label, .owner = there->owner});
        }
        if (isPutBack) {
            if (there != nullptr && isNews && node.acts())
                found.inTheWay.append({.label = node.label, .owner = there->owner});
            continue;
        }
        found.gone += node.acts() && reading.answer == Answer::Absent && isNews ? 1 : 0;
        if (!node.isTarget || there == nullptr)
            continue;
        const bool isItsOwn = there->isHeldBy(node.expectedOwner);
        isLeft = isLeft || isItsOwn;
        if (!isNews)
            continue;
        if (!isItsOwn) {
            ++others[there->owner];
            continue;
        }
        if (node.acts())
            addBesides(found.otherHolders, node, *there);
        found.gotTtl += node.ttl.kind == KeyTtl::Kind::Never && reading.ttl.kind == KeyTtl::Kind::Finite ? 1 : 0;
        found.lostTtl += node.ttl.kind == KeyTtl::Kind::Finite && reading.ttl.kind == KeyTtl::Kind::Never ? 1 : 0;
    }
    if (const auto most = std::max_element(others.begin(), others.end()); most != others.end())
        found.newcomer = {.owner = most.key(), .isEverywhere = !isLeft && *most >= (plan.voted ? plan.quorum : 1)};
    return found;
}

bool isOfPlan(const Recognition &lock, const ReleasePlan &plan)
{
    const QSet<QByteArray> named = plan.named();
    const QByteArrayList tokens = lock.tokens();
    return std::any_of(tokens.begin(), tokens.end(),
                       [&named](const QByteArray &token) { return named.contains(token); });
}

LateReading lateReading(const SurveyedKey &key, const ReleasePlan &plan)
{
    if (key.raw->type == KeyType::None)
        return {.node = key.node, .as = LateReading::As::Gone};
    if (key.lock && isOfPlan(*key.lock, plan))
        return {.node = key.node, .as = LateReading::As::Owners, .ttl = key.raw->ttl};
    if (key.lock && isHoldOff(key.lock->owner))
        return {.node = key.node, .as = LateReading::As::HoldOff};
    return {.node = key.node, .as = LateReading::As::Others};
}

bool isLimited(const LateReading &found, const LockAction &act)
{
    return found.as == LateReading::As::Owners && outcomeNow(found, act) == ReleasedNode::Outcome::NotNeeded;
}

} // namespace Lockscope

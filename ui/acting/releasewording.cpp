#include "releasewording.h"

#include <lockscope/core/base/localtime.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/token.h>
#include <lockscope/core/words/inwindow.h>
#include <lockscope/core/words/wording.h>

#include <QMap>

#include <algorithm>

namespace Lockscope {

QString ReleaseWording::released(const ReleasePlan &toPutBack)
{
    using Effect = PlannedNode::Effect;
    QStringList left;
    QStringList silent;
    for (const PlannedNode &node : toPutBack.nodes) {
        if (node.effect == Effect::NotReleased && node.ttl.kind != KeyTtl::Kind::Gone)
            left += visibleText(node.label, 60);
        else if (node.effect == Effect::Unreachable)
            silent += visibleText(node.label, 60);
    }
    if (left.isEmpty() && silent.isEmpty())
        return tr("Released and free.");
    return tr("Released.")
        + (left.isEmpty() ? QString() : tr(" A key is left on %1.").arg(left.join(QStringLiteral(", "))))
        + (silent.isEmpty() ? QString() : tr(" Could not be read: %1.").arg(silent.join(QStringLiteral(", "))));
}

QString ReleaseWording::standing(const ReleasePlan &plan, const LockStatePtr &known, Instant now)
{
    const bool isKnown = known && known->isHeldBy(plan.owner) && known->holderCount().value_or(1) <= 1;
    const QString owner = plan.isTie             ? visibleText(plan.ownerToShow(), 120)
        : isKnown && !plan.hasSharedOwnerValue() ? Wording::owner(*known) // the table shows the value
                                                 : Wording::ownerValue(plan.owner, 120);
    if (plan.act.kind == LockActionKind::PutBack)
        return released(plan);
    if (plan.isTie && !mayOneHoldIt(plan))
        return tr("Split: nobody holds it.");
    const PlanHold hold = plan.isTie ? PlanHold::NotKnown : planHoldOf(plan);
    if (hold == PlanHold::NotKnown)
        return tr("%1 has it. Whether it is held is unknown: too few nodes answer.").arg(owner);
    if (hold == PlanHold::TooFew)
        return tr("%1 has it on too few nodes to hold it.").arg(owner);
    if (isHoldOff(plan.owner))
        return tr("New owners are blocked: nobody holds it.");
    if (plan.hasSharedOwnerValue())
        return tr("Held by someone (%1).").arg(owner);
    return known && known->isHeldBy(plan.owner) ? tr("Held by %1 for %2.").arg(owner, Wording::heldFor(*known, now))
                                                : tr("Held by %1.").arg(owner);
}

QString ReleaseWording::plan(const ReleasePlan &plan, const LockStatePtr &known, Instant now)
{
    const bool putsBack = plan.act.kind == LockActionKind::PutBack;
    const QString words = putsBack   ? tr("Plan of %1: restore it for %2 on %3 of %4 nodes, where it is still free.")
        : plan.isTie                 ? tr("Plan of %1: %2 on %3 of %4 nodes, where the named owner still has it.")
        : isHoldOff(plan.owner)      ? tr("Plan of %1: %2 on %3 of %4 nodes, where new owners are still blocked.")
        : plan.hasSharedOwnerValue() ? tr("Plan of %1: %2 on %3 of %4 nodes, where this value is still set. ⚠ It names "
                                          "nobody: the current holder loses it.")
                                     : tr("Plan of %1: %2 on %3 of %4 nodes, where this owner still has it.");
    const QString what = !putsBack ? Wording::act(plan.act)
        : plan.isTie               ? tr("its former owners")
                                   : Wording::ownerValue(plan.owner, 120);
    return standing(plan, known, now) + QLatin1Char(' ')
        + words.arg(timeOfDay(plan.frozenAt), what, QString::number(plan.nodesToActOn()),
                    QString::number(plan.nodes.size()));
}

QString ReleaseWording::notAllowed(const ReleasePlan &base, const LockStatePtr &known, Instant now)
{
    return standing(base, known, now) + QLatin1Char(' ')
        + tr("Read at %1. This act does not apply.").arg(timeOfDay(base.frozenAt));
}

QString ReleaseWording::refusal(const ReleasePlan &base, const LockAction &act, const Error &error)
{
    const auto why = whyNothingToDo(base, act);
    if (!why)
        return adviceForWindow(error.message);
    switch (*why) {
    case PlannedNode::Effect::EndsSooner:
        return tr("Nothing to do: its TTL is nowhere longer than %1").arg(Wording::duration(act.time));
    case PlannedNode::Effect::NoTtl: return tr("Nothing to do: it has no TTL to shorten. Set a TTL instead");
    case PlannedNode::Effect::HasTtl: return tr("Nothing to do: it has a TTL already. Shorten it instead");
    default: return tr("Nothing to do: no node has it for this owner");
    }
}

/// One sentence on when the lock ends without the action, by the last reading. Empty: it has ended, or unknown.
QString ReleaseWording::endByItself(const ReleasePlan &base, const LockStatePtr &known, Instant plannedAt, Instant now)
{
    bool never = false;
    Micros left{0};
    if (known && known->assessedAt >= plannedAt && base.isTie) {
        for (const PlannedNode &node : base.nodes) {
            const auto index = static_cast<size_t>(node.node);
            const NodeReading reading
                = node.isTarget && index < known->readings.size() ? known->readings[index] : NodeReading();
            if (reading.answer == NodeReading::Answer::Absent || !reading.lock
                || !reading.lock->isHeldBy(node.expectedOwner))
                continue;
            never = never || reading.neverEnds();
            left = std::max(left, reading.left(now).value_or(Micros(0)));
        }
    } else if (known && known->assessedAt >= plannedAt) {
        if (!known->isHeldBy(base.owner))
            return {};
        const Assessment assessment = known->assessedNow(now);
        never = assessment.neverExpires;
        left = assessment.ttl.value_or(Micros(0));
    } else {
        // A held lock ends with its quorum, a lock without a quorum on its last node.
        std::vector<Micros> ends;
        for (const PlannedNode &node : base.nodes) {
            if (node.isTarget && node.ttl.kind == KeyTtl::Kind::Never)
                ends.push_back(Micros::max());
            else if (node.isTarget && node.ttl.kind == KeyTtl::Kind::Finite)
                ends.push_back(Micros(node.ttl.left) - (now - plannedAt));
        }
        std::sort(ends.begin(), ends.end(), std::greater<>());
        const auto needed = static_cast<size_t>(std::max(1, base.quorum));
        const size_t counts = base.voted && !base.isTie && ends.size() >= needed ? needed - 1 : 0;
        never = !ends.empty() && ends[counts] == Micros::max();
        left = ends.empty() || never ? Micros(0) : std::max(Micros(0), ends[counts]);
    }
    if (isHoldOff(base.owner))
        return never           ? tr("It never expires.")
            : left > Micros(0) ? tr("It expires in %1.").arg(Wording::duration(left))
                               : QString();
    // Nobody holds it, so nobody can rely on it: its keys only block newcomers.
    if (!mayBeHeld(base))
        return never           ? tr("It never expires: waiting does not free it.")
            : left > Micros(0) ? tr("Its TTL frees it in %1 unless it is renewed.").arg(Wording::duration(left))
                               : QString();
    if (never && known && known->valueExpiry() && known->isHeldBy(base.owner))
        return tr("Its value says when it ends. Until then its owner, if alive, relies on it.");
    if (never)
        return tr("It never expires: waiting does not free it. Its owner, if alive, still relies on it.");
    return left > Micros(0)
        ? tr("Its TTL frees it in %1 unless its owner renews it. Until then its owner may rely on it.")
              .arg(Wording::duration(left))
        : QString();
}

QString ReleaseWording::evidence(const ReleasePlan &base, const LockAction &act, const LockStatePtr &known,
                                 const std::optional<Instant> &plannedAt, Instant now)
{
    if (act.kind == LockActionKind::PutBack) {
        const auto left = leftToPutBack(base, now);
        if (left && *left <= Micros(0))
            return tr("Its TTL has run out.");
        return (left ? tr("Left of its TTL: %1.").arg(Wording::duration(*left))
                     : tr("It had no TTL: once restored, it never expires."))
            + QLatin1Char(' ') + tr("A waiter may take it at any moment. Then nothing is restored.");
    }
    QStringList lines;
    const bool isRelease = act.kind == LockActionKind::Release || act.kind == LockActionKind::ReleaseAndHoldOff;
    const bool heldOff = isHoldOff(base.owner);
    if (heldOff)
        lines += tr("New owners stay blocked until this expires or is released.");
    else if (const QString reaction = Wording::reaction(base); isRelease && !reaction.isEmpty())
        lines += reaction;
    else if (!isRelease && plannedAt)
        lines += mayBeHeld(base) ? tr("Choose a time longer than its renewal interval, or a live owner loses it.")
                                 : tr("Until then its keys block new owners.");
    if (const QString others = isRelease ? Wording::sameToken(base) : QString(); !others.isEmpty())
        lines += others;
    QString warnings;
    ReleasePlan plan = base;
    plan.act = act;
    const QStringList told = Wording::blockedClients(plan) + Wording::caveats(base.caveats());
    for (const auto &sentence : told)
        warnings += QStringLiteral("\n⚠ ") + sentence;
    if (!plannedAt)
        return lines.join(QLatin1Char(' ')) + warnings;
    if (const QString end = endByItself(base, known, *plannedAt, now); !end.isEmpty())
        lines += end;
    if (known && known->isHeldBy(base.owner)) {
        const int renewals = known->habit.renewalsSeen;
        if (isShared(known->mode())) // each holder's renewal extends the key
            lines += renewals > 0 ? tr("Extensions of its TTL seen: %1. By which holder is unknown.").arg(renewals)
                                  : tr("No extension of its TTL was seen.");
        else if (!heldOff)
            lines += renewals > 0 ? tr("Renewals seen from this owner: %n.", nullptr, renewals)
                                  : tr("No renewal seen from this owner.");
        if (const auto waiters = known->waiters(); waiters && waiters->count > 0)
            lines += (waiters->exact           ? tr("Waiters: %1.")
                          : waiters->isBound() ? tr("Waiters: at most %1.")
                                               : tr("Waiters: about %1."))
                         .arg(waiters->count);
        if (known->fencingToken())
            lines += tr("Its last fencing token is %1. Services that check it reject the old owner after the next.")
                         .arg(*known->fencingToken());
    }
    return lines.join(QLatin1Char(' ')) + warnings;
}

QString ReleaseWording::verb(const QByteArray &name, const LockAction &act)
{
    const QString victim = Wording::name(name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString time = Wording::duration(act.time);
    switch (act.kind) {
    case LockActionKind::PutBack: return tr("Restore %1").arg(victim);
    case LockActionKind::ReleaseAndHoldOff: return tr("Release %1 and block new owners for %2").arg(victim, time);
    case LockActionKind::ShortenTtl: return tr("Shorten TTL of %1 to %2").arg(victim, time);
    case LockActionKind::SetTtl: return tr("Set a TTL of %2 for %1").arg(victim, time);
    default: return tr("Force-release %1").arg(victim);
    }
}

QString ReleaseWording::change(const ReleasePlan &plan, Instant plannedAt, const LockStatePtr &lock,
                               const NodesNow &now)
{
    const bool isPutBack = plan.act.kind == LockActionKind::PutBack;
    const PlanChanges found
        = lock ? changesSince(plan, plannedAt, *lock) : PlanChanges{.silent = isPutBack ? now.silent : 0};
    QStringList lines;
    if (!lock && !isPutBack)
        lines += tr("⚠ Since this plan the lock is gone.");
    if (!found.inTheWay.isEmpty()) {
        const QByteArray owner = found.inTheWay.first().owner;
        QStringList where;
        for (const auto &[label, who] : found.inTheWay) {
            if (who == owner)
                where += label;
        }
        lines += tr("⚠ Since this plan %1 has it on %2: nothing will be restored.")
                     .arg(Wording::cutInTheMiddle(owner, 100), visibleText(where.join(QStringLiteral(", ")), 200));
    }
    if (const QString who = Wording::ownerValue(found.newcomer.owner, 100); !found.newcomer.owner.isEmpty())
        lines += found.newcomer.isEverywhere
            ? tr("⚠ Since this plan the owner has changed to %1: this plan will refuse.").arg(who)
            : tr("⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse.").arg(who);
    const bool isItsValue = !isPutBack && lock && plan.hasSharedOwnerValue() && lock->assessment.isHeld()
        && found.newcomer.owner.isEmpty();
    if (isItsValue && lock->hold.since > plannedAt)
        lines += tr("⚠ Since this plan it was free and was taken again. Its value does not say by whom.");
    if (found.silent > 0)
        lines += tr("⚠ Since this plan %1 of its nodes stopped answering: the act may fail there.").arg(found.silent);
    if (found.back > 0)
        lines += tr("⚠ Nodes that have it and are back, but not in this plan: %1.").arg(found.back);
    if (!found.otherHolders.isEmpty())
        lines += (plan.act.kind == LockActionKind::ReleaseAndHoldOff
                      ? tr("⚠ Since this plan other holders share it: %1. They stay, and new owners are not blocked.")
                      : tr("⚠ Since this plan other holders share it: %1. They stay."))
                     .arg(visibleText(found.otherHolders.join(", "), 100));
    if (found.gone > 0)
        lines += tr("⚠ Since this plan it is gone from %1 of its nodes: nothing happens there.").arg(found.gone);
    if (found.gotTtl > 0)
        lines += tr("⚠ Since this plan it has a TTL on %1 of its nodes.").arg(found.gotTtl);
    if (found.lostTtl > 0)
        lines += tr("⚠ Since this plan it has lost its TTL on %1 of its nodes.").arg(found.lostTtl);
    for (const auto &[label, owner] : found.othersBack)
        lines += tr("⚠ On %1, which is not in this plan, %2 has it.")
                     .arg(visibleText(label, 60), Wording::cutInTheMiddle(owner, 100));
    if (!now.answering.isEmpty() && lines.isEmpty())
        lines
            += tr("⚠ Back, but not in this plan: %1.").arg(visibleText(now.answering.join(QStringLiteral(", ")), 200));
    return lines.isEmpty() ? QString() : lines.join(QLatin1Char(' ')) + tr(" Refresh the plan.");
}

QString ReleaseWording::sinceRefusal(const Error &why, Instant refusedAt, const LockStatePtr &lock)
{
    const bool wasThere = why.kind == ErrorKind::Conflict;
    const bool wasNotSeen = why.kind == ErrorKind::Unreachable || why.kind == ErrorKind::Route;
    if (!lock)
        return wasThere || wasNotSeen ? tr("⚠ Since then the lock is gone.") : QString();
    if (!wasNotSeen && why.kind != ErrorKind::NotFound)
        return {};
    const auto news
        = std::find_if(lock->readings.begin(), lock->readings.end(), [refusedAt](const NodeReading &reading) {
              return reading.answer == NodeReading::Answer::Present && reading.lock && reading.readAt > refusedAt;
          });
    return news == lock->readings.end()
        ? QString()
        : tr("⚠ Since then %1 has it.").arg(Wording::cutInTheMiddle(news->lock->owner, 100));
}

QString ReleaseWording::effect(const PlannedNode &node, const ReleasePlan &plan, Instant now)
{
    const bool hasEnded = node.effect == PlannedNode::Effect::PutBack && node.ttl.kind == KeyTtl::Kind::Finite
        && plan.takenAt + node.ttl.left <= now;
    return hasEnded ? tr("nothing: its TTL has run out") : adviceForWindow(Wording::effect(node, plan));
}

QString ReleaseWording::ownRelease(const OpenRelease &release, const Clock &clock, qsizetype nameChars)
{
    const QString name = Wording::name(release.name, nameChars);
    const Instant now = clock.now();
    const QString nodes = QString::number(release.nodes);
    const QString end = Wording::timeOfDay(clock.wallNow() + std::chrono::ceil<Millis>(release.endsBy - now));
    if (release.wasLost())
        return tr("✖ %1 was lost before its release: %2 of %3 nodes no longer had it.")
                   .arg(name)
                   .arg(release.lost)
                   .arg(nodes)
            + (release.isOpen() && now < release.endsBy
                   ? tr(" On silent nodes its TTL ends at %1 at the latest.").arg(end)
                   : QString());
    if (!release.isOpen())
        return tr("✔ %1 is released on all nodes.").arg(name);
    const QString answered = QString::number(release.answered);
    if (now >= release.endsBy)
        return tr("○ %1 is gone from %2 of %3 nodes; on the others its TTL has ended.").arg(name, answered, nodes);
    if (release.answered == 0)
        return tr("? Whether %1 is released is unknown: no node answered. It may be held until %2 at the latest. "
                  "Lockscope asks silent nodes again.")
            .arg(name, end);
    return (release.mayBeHeld()
                ? tr("? %1 is gone from %2 of %3 nodes. On the others it may be held until %4 at the latest. Lockscope "
                     "asks silent nodes again.")
                : tr("✔ %1 is released, and gone from %2 of %3 nodes. On the others its TTL ends at %4 at the latest."))
        .arg(name, answered, nodes, end);
}

QString ReleaseWording::inTheWay(const Aftermath &aftermath)
{
    const Aftermath::Finding &found = aftermath.finding();
    if (found.where.isEmpty())
        return tr("It is no longer free");
    return blockedBy(found.owner, found.where);
}

QString ReleaseWording::inTheWay(const ReleasePlan &since)
{
    using Effect = PlannedNode::Effect;
    QByteArray owner;
    QStringList where;
    for (const auto &node : since.nodes) {
        if (node.effect == Effect::NothingThere || node.effect == Effect::Unreachable)
            continue;
        const QByteArray &there = node.isTarget ? node.expectedOwner : node.seenOwner;
        if (!where.isEmpty() && there != owner)
            continue;
        owner = there;
        where += node.label;
    }
    return where.isEmpty() ? QString() : blockedBy(owner, where);
}

QString ReleaseWording::inTheWay(const LockState &lock, const std::vector<NodeStatus> &nodes)
{
    QStringList where;
    for (const int node : lock.assessment.holders) {
        if (static_cast<size_t>(node) < nodes.size())
            where += nodes[static_cast<size_t>(node)].label;
    }
    return where.isEmpty() ? tr("It is no longer free") : blockedBy(lock.assessment.owner, where);
}

QString ReleaseWording::blockedBy(const QByteArray &owner, const QStringList &where)
{
    const QString nodes = visibleText(where.join(QStringLiteral(", ")), 200);
    return owner.isEmpty() ? tr("It is no longer free: another key is on %1").arg(nodes)
                           : tr("It is no longer free: on %1, %2 has it").arg(nodes, visibleText(owner, 60));
}

} // namespace Lockscope

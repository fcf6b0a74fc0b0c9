#include "releasewording.h"

#include "../kit/inwindow.h"
#include "../words/wording.h"

#include <lockscope/core/base/localtime.h>
#include <lockscope/core/base/text.h>
#include <lockscope/core/dialects/token.h>

#include <QMap>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr qsizetype kPlanNameChars = 80; ///< the dialog shows the full name above

/// Nodes that the action left alone, because the lock has a longer TTL there.
QStringList keptLonger(const ReleasePlan &plan, const ReleaseReport &report)
{
    QStringList labels;
    for (size_t i = 0; report.act.kind == LockActionKind::SetTtl && i < report.nodes.size() && i < plan.nodes.size();
         ++i) {
        const ReleasedNode &node = report.nodes[i];
        const bool planned
            = plan.nodes[i].effect == PlannedNode::Effect::HasTtl && node.outcome == ReleasedNode::Outcome::NotTried;
        const KeyTtl ttl = planned                             ? plan.nodes[i].ttl
            : node.outcome == ReleasedNode::Outcome::NotNeeded ? node.ttlBefore
                                                               : KeyTtl();
        if (ttl.kind == KeyTtl::Kind::Finite && ttl.left > report.act.time)
            labels += visibleText(node.label, 60);
    }
    return labels;
}

} // namespace

QString ReleaseWording::whoStays(const ReleaseReport &report)
{
    QByteArrayList told;
    for (const ReleasedNode &node : report.nodes) {
        if (node.outcome == ReleasedNode::Outcome::OthersStay && !node.foundOwner.isEmpty()
            && !told.contains(node.foundOwner))
            told += node.foundOwner;
    }
    const QString who = visibleText(told.join(", "), 200);
    return (told.isEmpty() ? tr(" Others who share it have it still.")
                           : tr(" Others who share it have it still: %1.").arg(who))
        + (report.act.kind == LockActionKind::ReleaseAndHoldOff ? tr(" No hold-off was set where they stand.")
                                                                : QString());
}

QString ReleaseWording::released(const ReleasePlan &toPutBack)
{
    using Effect = PlannedNode::Effect;
    QStringList standing;
    QStringList silent;
    for (const PlannedNode &node : toPutBack.nodes) {
        if (node.effect == Effect::NotReleased && node.ttl.kind != KeyTtl::Kind::Gone)
            standing += visibleText(node.label, 60);
        else if (node.effect == Effect::Unreachable)
            silent += visibleText(node.label, 60);
    }
    const QString name = Wording::name(toPutBack.name, kPlanNameChars);
    if (standing.isEmpty() && silent.isEmpty())
        return tr("\"%1\", released and free.").arg(name);
    return tr("\"%1\", released.").arg(name)
        + (standing.isEmpty() ? QString() : tr(" A key stands still on %1.").arg(standing.join(QStringLiteral(", "))))
        + (silent.isEmpty()
               ? QString()
               : tr(" What stands on %1 could not be read for it.").arg(silent.join(QStringLiteral(", "))));
}

QString ReleaseWording::plan(const ReleasePlan &plan)
{
    const QString name = Wording::name(plan.name, kPlanNameChars);
    const QString owner = plan.isTie ? visibleText(plan.ownerToShow(), 120) : Wording::ownerValue(plan.owner, 120);
    const QString nodes = QString::number(plan.nodes.size());
    const QString count = QString::number(plan.nodesToActOn());
    if (plan.act.kind == LockActionKind::PutBack)
        return released(plan) + QLatin1Char(' ')
            + (plan.isTie
                   ? tr("Plan of %1: set it again on %2 of %3 nodes for who had it there, each only if it is still "
                        "free there.")
                         .arg(timeOfDay(plan.frozenAt), count, nodes)
                   : tr("Plan of %1: set it for %2 again on %3 of %4 nodes, each only if it is still free there.")
                         .arg(timeOfDay(plan.frozenAt), owner, count, nodes));
    if (plan.isTie && !mayOneHoldIt(plan))
        return tr("\"%1\", split: nobody holds it. Plan of %2: %3 on %4 of %5 nodes, each only if the owner that is "
                  "named there still has it at that moment.")
            .arg(name, timeOfDay(plan.frozenAt), Wording::act(plan.act), count, nodes);
    const PlanHold hold = plan.isTie ? PlanHold::NotKnown : planHoldOf(plan);
    if (hold == PlanHold::Held && isHoldOff(plan.owner))
        return tr("\"%1\", held off: nobody holds it. Plan of %2: %3 on %4 of %5 nodes, each only if the hold-off "
                  "still stands there at that moment.")
            .arg(name, timeOfDay(plan.frozenAt), Wording::act(plan.act), count, nodes);
    if (hold != PlanHold::Held)
        return (hold == PlanHold::NotKnown ? tr("\"%1\", carried there for %2; whether it is held is not known, too "
                                                "few nodes answer. Plan of %3: %4 on %5 of %6 nodes, each only if "
                                                "this owner still has it there at that moment.")
                                           : tr("\"%1\", carried for %2 by too few nodes to be held. Plan of %3: %4 on "
                                                "%5 of %6 nodes, each only if this owner still has it there at "
                                                "that moment."))
            .arg(name, owner, timeOfDay(plan.frozenAt), Wording::act(plan.act), count, nodes);
    // If all owners write the same value, only the value can be compared.
    return (plan.hasSharedOwnerValue() ? tr("\"%1\", held by somebody (%2). Plan of %3: %4 on %5 of %6 nodes, each "
                                            "only if this value still stands there at that moment. "
                                            "⚠ It names nobody: whoever has the lock by then loses it.")
                                       : tr("\"%1\", held by %2. Plan of %3: %4 on %5 of %6 nodes, each only if this "
                                            "owner still holds it there at that moment."))
        .arg(name, owner, timeOfDay(plan.frozenAt), Wording::act(plan.act), count, nodes);
}

QString ReleaseWording::notAllowed(const ReleasePlan &base)
{
    if (base.isTie && mayOneHoldIt(base))
        return tr("\"%1\", carried there for %2, as read at %3. This act is not for it.")
            .arg(Wording::name(base.name, kPlanNameChars), visibleText(base.ownerToShow(), 120),
                 timeOfDay(base.frozenAt));
    if (base.isTie)
        return tr("\"%1\", split: nobody holds it, as read at %2. This act is not for it.")
            .arg(Wording::name(base.name, kPlanNameChars), timeOfDay(base.frozenAt));
    return (planHoldOf(base) == PlanHold::Held
                ? tr("\"%1\", held by %2, as read at %3. This act is not for it.")
                : tr("\"%1\", carried there for %2, as read at %3. This act is not for it."))
        .arg(Wording::name(base.name, kPlanNameChars), Wording::ownerValue(base.owner, 120), timeOfDay(base.frozenAt));
}

QString ReleaseWording::refusal(const ReleasePlan &base, const LockAction &act, const Error &error)
{
    const auto why = whyNothingToDo(base, act);
    if (!why)
        return adviceForWindow(error.message);
    switch (*why) {
    case PlannedNode::Effect::EndsSooner:
        return tr("Nothing to do, by this plan: nowhere does its TTL run longer than %1")
            .arg(Wording::duration(act.time));
    case PlannedNode::Effect::NoTtl:
        return tr("Nothing to do, by this plan: it has no TTL that could be shortened; it can be given one");
    case PlannedNode::Effect::HasTtl:
        return tr("Nothing to do, by this plan: it has a TTL already; that can be shortened");
    default: return tr("Nothing to do, by this plan: nobody holds it that the plan means");
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
        return never           ? tr("It does not end by itself.")
            : left > Micros(0) ? tr("It ends by itself in %1.").arg(Wording::duration(left))
                               : QString();
    // Nobody holds it, so nobody can rely on it: its keys only block newcomers.
    if (!mayBeHeld(base))
        return never           ? tr("It has no expiry: waiting will not free it.")
            : left > Micros(0) ? tr("Unless it is renewed, its TTL frees it in %1 anyway.").arg(Wording::duration(left))
                               : QString();
    if (never && known && known->valueExpiry() && known->isHeldBy(base.owner))
        return tr("Its value says when it ends: then anybody may take it. Until then its owner, if it is still there, "
                  "believes that it holds it.");
    if (never)
        return tr(
            "It has no expiry: waiting will not free it. Its owner, if it is still there, believes that it holds it.");
    return left > Micros(0) ? tr("Unless it is renewed, its TTL frees it in %1 anyway; for that long its owner may "
                                 "believe that it holds it.")
                                  .arg(Wording::duration(left))
                            : QString();
}

QString ReleaseWording::evidence(const ReleasePlan &base, const LockAction &act, const LockStatePtr &known,
                                 const std::optional<Instant> &plannedAt, Instant now)
{
    if (act.kind == LockActionKind::PutBack) {
        const auto left = leftToPutBack(base, now);
        if (left && *left <= Micros(0))
            return tr("Nothing is left of its TTL.");
        return (left ? tr("What is left of its TTL, which runs on: %1.").arg(Wording::duration(*left))
                     : tr("It had no TTL: put back, it would never end by itself."))
            + QLatin1Char(' ')
            + tr("Whoever was woken by the release may come at any moment; then nothing is put back.");
    }
    QStringList lines;
    const bool isRelease = act.kind == LockActionKind::Release || act.kind == LockActionKind::ReleaseAndHoldOff;
    const bool heldOff = isHoldOff(base.owner);
    if (heldOff)
        lines += tr("A hold-off keeps newcomers out until it ends or is released.");
    else if (const QString reaction = Wording::reaction(base); isRelease && !reaction.isEmpty())
        lines += reaction;
    else if (!isRelease && plannedAt)
        lines += mayBeHeld(base)
            ? tr("Its owner keeps it until it ends. Choose a time longer than its renewal interval, or an "
                 "owner that lives loses it.")
            : tr("Until then its keys keep newcomers out.");
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
            lines += renewals > 0
                ? tr("Times that its TTL was seen to be prolonged: %1; by which of those who share it is not known.")
                      .arg(renewals)
                : tr("That its TTL was prolonged was not seen.");
        else if (!heldOff)
            lines += renewals > 0 ? tr("Renewals seen from this owner: %n.", nullptr, renewals)
                                  : tr("No renewal by this owner was seen.");
        if (const auto waiters = known->waiters(); waiters && waiters->count > 0)
            lines += (waiters->exact           ? tr("Waiting for it: %1.")
                          : waiters->isBound() ? tr("Waiting for it: at most %1.")
                                               : tr("Waiting for it: about %1."))
                         .arg(waiters->count);
        if (known->fencingToken())
            lines += tr("Its last fencing token is %1: whoever checks it refuses the old owner after the next.")
                         .arg(*known->fencingToken());
    }
    return lines.join(QLatin1Char(' ')) + warnings;
}

QString ReleaseWording::verb(const QByteArray &name, const LockAction &act)
{
    const QString victim = Wording::name(name, 40).replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString time = Wording::duration(act.time);
    switch (act.kind) {
    case LockActionKind::PutBack: return tr("Put %1 back").arg(victim);
    case LockActionKind::ReleaseAndHoldOff: return tr("Release %1, hold off for %2").arg(victim, time);
    case LockActionKind::ShortenTtl: return tr("Shorten %1 to %2").arg(victim, time);
    case LockActionKind::SetTtl: return tr("Give %1 a TTL of %2").arg(victim, time);
    default: return tr("Release %1").arg(victim);
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
        lines += tr("⚠ Since this plan the lock has gone.");
    if (!found.inTheWay.isEmpty()) {
        const QByteArray owner = found.inTheWay.first().owner;
        QStringList where;
        for (const auto &[label, who] : found.inTheWay) {
            if (who == owner)
                where += label;
        }
        lines += tr("⚠ Since this plan it stands for %1 on %2: nothing will be put back.")
                     .arg(Wording::cutInTheMiddle(owner, 100), visibleText(where.join(QStringLiteral(", ")), 200));
    }
    if (const QString who = Wording::ownerValue(found.newcomer.owner, 100); !found.newcomer.owner.isEmpty())
        lines += found.newcomer.isEverywhere
            ? tr("⚠ Since this plan the owner has changed to %1: this plan will refuse.").arg(who)
            : tr("⚠ Since this plan the owner has changed to %1 on some nodes: there the plan will refuse.").arg(who);
    const bool isItsValue = !isPutBack && lock && plan.hasSharedOwnerValue() && lock->assessment.isHeld()
        && found.newcomer.owner.isEmpty();
    if (isItsValue && lock->hold.since > plannedAt)
        lines += tr("⚠ Since this plan it was free, and is taken again: whether by the same its value does not tell.");
    if (found.silent > 0)
        lines += tr("⚠ Since this plan %1 of its nodes cannot be read any more: there it may come to nothing.")
                     .arg(found.silent);
    if (found.back > 0)
        lines += tr("⚠ Nodes that could not be read for this plan are back, and have it: %1. They are left out.")
                     .arg(found.back);
    if (!found.otherHolders.isEmpty())
        lines += (plan.act.kind == LockActionKind::ReleaseAndHoldOff
                      ? tr("⚠ Since this plan others have come beside, who share it: %1. They stay, and no hold-off is "
                           "set then.")
                      : tr("⚠ Since this plan others have come beside, who share it: %1. They stay."))
                     .arg(visibleText(found.otherHolders.join(", "), 100));
    if (found.gone > 0)
        lines += tr("⚠ Since this plan it has gone from %1 of its nodes: there nothing will be done.").arg(found.gone);
    if (found.gotTtl > 0)
        lines += tr("⚠ Since this plan it has got a TTL on %1 of its nodes.").arg(found.gotTtl);
    if (found.lostTtl > 0)
        lines += tr("⚠ Since this plan it has lost its TTL on %1 of its nodes.").arg(found.lostTtl);
    for (const auto &[label, owner] : found.othersBack)
        lines += tr("⚠ On %1, which could not be read for this plan, it stands for %2.")
                     .arg(visibleText(label, 60), Wording::cutInTheMiddle(owner, 100));
    if (!now.answering.isEmpty() && lines.isEmpty())
        lines += tr("⚠ Nodes that could not be read for this plan are back, and left out: %1.")
                     .arg(visibleText(now.answering.join(QStringLiteral(", ")), 200));
    return lines.isEmpty() ? QString() : lines.join(QLatin1Char(' ')) + tr(" Plan again to see.");
}

QString ReleaseWording::sinceRefusal(const Error &why, Instant refusedAt, const LockStatePtr &lock)
{
    const bool wasThere = why.kind == ErrorKind::Conflict;
    const bool wasNotSeen = why.kind == ErrorKind::Unreachable;
    if (!lock)
        return wasThere || wasNotSeen ? tr("⚠ Since then the lock has gone.") : QString();
    if (!wasNotSeen && why.kind != ErrorKind::NotFound)
        return {};
    const auto news
        = std::find_if(lock->readings.begin(), lock->readings.end(), [refusedAt](const NodeReading &reading) {
              return reading.answer == NodeReading::Answer::Present && reading.lock && reading.readAt > refusedAt;
          });
    return news == lock->readings.end()
        ? QString()
        : tr("⚠ Since then it stands for %1.").arg(Wording::cutInTheMiddle(news->lock->owner, 100));
}

QString ReleaseWording::putBack(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    const int done = report.done();
    if (!isHalfPutBack(plan, report))
        return done > 0 && report.isComplete() ? tr("✔ Put back. Nodes: %n.", nullptr, done)
                                               : tr("⚠ Put back on %1 of %2 nodes.").arg(done).arg(plan.targetNodes());
    if (report.count(Outcome::Expired) > 0 && report.count(Outcome::Expired) == plan.nodesToActOn())
        return tr("○ Nothing was left to put back: its TTL has ended meanwhile.");
    const int left = done + report.count(Outcome::Unknown);
    const auto isRefused = [](const ReleasedNode &node) { return node.outcome == Outcome::Refused; };
    const bool isItsOwners
        = std::all_of(report.nodes.begin(), report.nodes.end(), [isRefused](const ReleasedNode &node) {
              return !isRefused(node) || (!node.foundOwner.isEmpty() && node.foundOwner == node.expectedOwner);
          });
    // The report contains only the beginning of a long owner.
    const bool mayBeItsOwners
        = std::all_of(report.nodes.begin(), report.nodes.end(), [isRefused](const ReleasedNode &node) {
              return !isRefused(node) || (!node.foundOwner.isEmpty() && node.expectedOwner.startsWith(node.foundOwner));
          });
    return (report.count(Outcome::Refused) == 0 ? tr("✖ Not put back: it could not be on enough nodes.")
                : isItsOwners                   ? tr("✖ Not put back: its owner has taken it again meanwhile.")
                : mayBeItsOwners                ? tr("✖ Not put back: it has been taken meanwhile.")
                                                : tr("✖ Not put back: somebody else has come meanwhile."))
        + (left == 0 ? tr(" Nothing of it was left behind.")
                     : tr(" Nodes on which it may have been left behind: %n.", nullptr, left));
}

QString ReleaseWording::unknownNodes(const ReleaseReport &report)
{
    QStringList labels;
    for (const auto &node : report.nodes) {
        if (node.outcome == ReleasedNode::Outcome::Unknown)
            labels += visibleText(node.label, 60);
    }
    return labels.join(QStringLiteral(", "));
}

QString ReleaseWording::found(ReleasedNode::Outcome then, const SurveyedKey &key, const QByteArray &owner,
                              const ReleasePlan &plan, WallTime at)
{
    const QString before = then == ReleasedNode::Outcome::Unreachable ? tr("not reached then, nothing sent")
        : then == ReleasedNode::Outcome::NotTried ? tr("could not be read for the plan, nothing sent")
                                                  : tr("not answered then");
    const QString time = Wording::timeOfDay(at);
    if (key.raw && key.raw->type == KeyType::None)
        return tr("○ %1; as read at %2 the key is not there").arg(before, time);
    if (key.lock && key.lock->isHeldBy(owner))
        return tr("⚠ %1; as read at %2 it is there for its owner, TTL %3")
            .arg(before, time, Wording::ttl(key.raw->ttl));
    const QString there = key.lock ? visibleText(key.lock->owner, 60) : QString();
    if (key.lock && isOfPlan(*key.lock, plan))
        return tr("⚠ %1; as read at %2 it is there for %3").arg(before, time, there);
    return key.lock ? tr("○ %1; as read at %2 it is there for %3").arg(before, time, there)
                    : tr("○ %1; as read at %2 a key is there that is no lock").arg(before, time);
}

QString ReleaseWording::effect(const PlannedNode &node, const ReleasePlan &plan, Instant now)
{
    const bool hasEnded = node.effect == PlannedNode::Effect::PutBack && node.ttl.kind == KeyTtl::Kind::Finite
        && plan.takenAt + node.ttl.left <= now;
    return hasEnded ? tr("nothing: its TTL has ended meanwhile") : adviceForWindow(Wording::effect(node, plan));
}

QString ReleaseWording::ownRelease(const OpenRelease &release, const Clock &clock, qsizetype nameChars)
{
    const QString name = Wording::name(release.name, nameChars);
    const Instant now = clock.now();
    const QString nodes = QString::number(release.nodes);
    const QString end = Wording::timeOfDay(clock.wallNow() + std::chrono::ceil<Millis>(release.endsBy - now));
    if (release.wasLost())
        return tr("✖ %1 was lost before it was released: %2 of %3 nodes had it for this window no more.")
                   .arg(name)
                   .arg(release.lost)
                   .arg(nodes)
            + (release.isOpen() && now < release.endsBy
                   ? tr(" Where no answer came, its TTL ends at %1 at the latest.").arg(end)
                   : QString());
    if (!release.isOpen())
        return tr("✔ %1 is released: every node has answered by now.").arg(name);
    const QString answered = QString::number(release.answered);
    if (now >= release.endsBy)
        return tr("○ %1 is gone from %2 of %3 nodes; where that is not known, its TTL has ended.")
            .arg(name, answered, nodes);
    if (release.answered == 0)
        return tr("? Whether %1 is given back is not known, no node has answered: it may be held until its TTL ends, "
                  "at %2 at the latest. Nodes that come back "
                  "are "
                  "asked again.")
            .arg(name, end);
    return (release.mayBeHeld() ? tr("? %1 is gone from %2 of %3 nodes. On the others that is not known: it may be "
                                     "held until its TTL ends there, at %4 at the "
                                     "latest. Nodes that come back are asked again.")
                                : tr("✔ %1 is released, gone from %2 of %3 nodes. On the others that is not known: "
                                     "there its TTL ends at %4 at the latest."))
        .arg(name, answered, nodes, end);
}

QString ReleaseWording::inTheWay(const Aftermath &aftermath)
{
    const Aftermath::Finding &found = aftermath.finding();
    if (found.where.isEmpty())
        return tr("It is not free any more");
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
    return where.isEmpty() ? tr("It is not free any more") : blockedBy(lock.assessment.owner, where);
}

QString ReleaseWording::blockedBy(const QByteArray &owner, const QStringList &where)
{
    const QString nodes = visibleText(where.join(QStringLiteral(", ")), 200);
    return owner.isEmpty() ? tr("It is not free any more: another key stands on %1").arg(nodes)
                           : tr("It is not free any more: on %1 it stands for %2").arg(nodes, visibleText(owner, 60));
}

QString ReleaseWording::report(const ReleasePlan &asPlanned, const ReleaseReport &answered,
                               const QList<LateReading> &later)
{
    using Outcome = ReleasedNode::Outcome;
    ReleasePlan plan = asPlanned;
    ReleaseReport report = answered;
    struct FoundOn
    {
        QStringList nodes;
        WallTime at;
    };
    QHash<LateReading::As, FoundOn> foundOn;
    bool hasSuchTtl = false;
    int stillThere = 0; // on nodes that could not be read for the plan
    for (size_t i = 0; i < report.nodes.size(); ++i) {
        ReleasedNode &node = report.nodes[i];
        const auto found = std::find_if(later.begin(), later.end(),
                                        [&node](const LateReading &each) { return each.node == node.node; });
        if (!openOwner(asPlanned, answered, i) || found == later.end())
            continue;
        FoundOn &same = foundOn[found->as];
        same.nodes += visibleText(node.label, 60);
        same.at = std::max(same.at, found->at);
        if (node.outcome != Outcome::NotTried) {
            node.outcome = outcomeNow(*found, report.act);
            hasSuchTtl = hasSuchTtl || node.outcome == Outcome::NotNeeded;
        } else if (found->as == LateReading::As::Owners && outcomeNow(*found, report.act) == Outcome::Failed) {
            ++stillThere;
        } else {
            plan.nodes[i].effect = PlannedNode::Effect::NothingThere;
        }
    }
    const int done = report.done();
    const int refused = report.count(Outcome::Refused);
    const int othersStay = report.count(Outcome::OthersStay);
    const int planned = plan.nodesToActOn();
    const auto isDenied = [](const ReleasedNode &node) { return node.denied; };
    const auto denied = static_cast<int>(std::count_if(report.nodes.begin(), report.nodes.end(), isDenied));
    const auto open = static_cast<int>(std::ranges::count_if(report.nodes, &ReleasedNode::isOpen)) - denied;
    const bool endlessly = mayNeverEnd(plan, report);
    const auto unseen = static_cast<int>(std::count_if(
                            plan.nodes.begin(), plan.nodes.end(),
                            [](const PlannedNode &node) { return node.effect == PlannedNode::Effect::Unreachable; }))
        - stillThere;
    const bool releases
        = report.act.kind == LockActionKind::Release || report.act.kind == LockActionKind::ReleaseAndHoldOff;
    const bool mayBeHeld = mayStillBeHeld(plan, report);
    // Known once a quorum of nodes was read. Each node counts once, whether it did not answer or was not asked.
    const bool isHeldStill
        = !later.isEmpty() && report.count(Outcome::Failed) + stillThere >= (plan.voted ? plan.quorum : 1);
    QString text;
    if (report.act.kind == LockActionKind::PutBack)
        text = putBack(plan, report);
    else if (done == 0 && refused > 0)
        text = releases ? tr("✖ Refused: the owner has changed since the plan. Nothing was released.")
                        : tr("✖ Refused: it has changed since the plan. Nothing was done.");
    else if (refused > 0)
        text = releases
            ? tr("⚠ Released on %1 of %2 nodes. Left alone, for the owner had changed: %3.")
                  .arg(done)
                  .arg(planned)
                  .arg(refused)
            : tr("⚠ Done on %1 of %2 nodes. Left alone, for it had changed: %3.").arg(done).arg(planned).arg(refused);
    else if (open > 0)
        text = (releases && endlessly ? tr("⚠ Released on %1 of %2 nodes; on %3 it is not known or failed: it may be "
                                           "held there, and has no TTL that would end it.")
                    : releases ? tr("⚠ Released on %1 of %2 nodes; on %3 it is not known or failed: it may be held "
                                    "there until its TTL ends.")
                    : endlessly
                    ? tr("⚠ Done on %1 of %2 nodes; on %3 it is not known or failed: there it may still have no TTL.")
                    : tr("⚠ Done on %1 of %2 nodes; on %3 it is not known or failed: there it may have its old TTL."))
                   .arg(done)
                   .arg(planned)
                   .arg(open);
    else if (denied > 0)
        text = done == 0 ? tr("✖ Refused: this user has not the right to do it. Nothing was done.")
            : releases   ? tr("⚠ Released on %1 of %2 nodes.").arg(done).arg(planned)
                         : tr("⚠ Done on %1 of %2 nodes.").arg(done).arg(planned);
    else if (done == 0 && !foundOn.isEmpty())
        text = hasSuchTtl ? tr("○ Its TTL is as it was to be; whether by this act is not known.")
                          : tr("○ It is there for its owner no more; whether by this act is not known.");
    else if (done == 0)
        text = report.count(Outcome::NotNeeded) > 0 ? tr("○ There was nothing to do any more.")
                                                    : tr("○ It was gone already on every node.");
    else if (othersStay > 0 && othersStay == done)
        text = tr("⚠ Put out: those that the plan names.");
    else if (releases)
        text = mayBeHeld || stillThere > 0
            ? tr("⚠ Released where it could be reached. Nodes cleared: %n.", nullptr, done)
            : tr("✔ Released. Nodes cleared: %n.", nullptr, done);
    else if (report.act.kind == LockActionKind::ShortenTtl)
        text = (mayBeHeld || stillThere > 0 ? tr("⚠ Its TTL was shortened to %1 where that could be done. Nodes: %2.")
                                            : tr("✔ Its TTL was shortened to %1. Nodes: %2."))
                   .arg(Wording::duration(report.act.time))
                   .arg(done);
    else
        text = (mayBeHeld || stillThere > 0 ? tr("⚠ It was given a TTL of %1 where it could be reached. Nodes: %2.")
                                            : tr("✔ It was given a TTL of %1. Nodes: %2."))
                   .arg(Wording::duration(report.act.time))
                   .arg(done);
    if (refused > 0 && report.act.kind != LockActionKind::PutBack) {
        if (const int silent = open - report.count(Outcome::Unknown); silent > 0)
            text += tr(" Nodes on which nothing was done, for they were not reached or it failed: %1.").arg(silent);
        if (const int absent = answered.count(Outcome::Absent); absent > 0) // later readings are reported below
            text += tr(" Nodes from which it was gone already: %1.").arg(absent);
    }
    if (othersStay > 0)
        text += whoStays(report);
    if (const QString unknown = unknownNodes(report); !unknown.isEmpty())
        text += tr(" Unknown on %1: sent and not answered, it may have happened; look there when it is back.")
                    .arg(unknown);
    const auto tellFound = [&](LateReading::As as, const QString &sentence) {
        if (const auto found = foundOn.constFind(as); found != foundOn.cend())
            text += sentence.arg(Wording::timeOfDay(found->at), found->nodes.join(QStringLiteral(", ")));
    };
    tellFound(LateReading::As::Gone, tr(" Not answered or not reached then; as read at %1, it is not there: %2."));
    tellFound(LateReading::As::HoldOff,
              tr(" Not answered or not reached then; as read at %1, the hold-off stands there: %2."));
    tellFound(LateReading::As::Others,
              tr(" Not answered or not reached then; as read at %1, what is there is not its owner's: %2."));
    tellFound(LateReading::As::Owners,
              tr(" Not answered or not reached then; as read at %1, it is there for its owner: %2."));
    if (unseen > 0 && report.act.kind != LockActionKind::PutBack)
        text += tr(" Nodes that could not be reached and may still carry it: %n.", nullptr, unseen);
    if (denied > 0 && report.act.kind != LockActionKind::PutBack) {
        if (done > 0 || refused > 0 || open > 0)
            text += tr(" Nodes on which this user has not the right to do it, and nothing was done: %1.").arg(denied);
        text += QLatin1Char(' ')
            + adviceForWindow(std::find_if(report.nodes.begin(), report.nodes.end(), isDenied)->error->message);
    }
    if (mayBeHeld && denied > 0 && done > 0)
        text += tr(" So it may still be held as it was.");
    // Whether to report silent nodes here. In the other cases the text has already reported them.
    const bool silence = denied == 0 && othersStay == 0 && (plan.voted || open == 0);
    const int endless = report.act.kind == LockActionKind::ShortenTtl ? nodesWithoutTtl(plan, report) : 0;
    if (const QStringList nodes = keptLonger(plan, report); done > 0 && !nodes.isEmpty())
        text += tr(" It had a TTL already on %1, and keeps it: there it ends later.")
                    .arg(nodes.join(QStringLiteral(", ")));
    if (endless > 0)
        text += tr(" Nodes on which it has no TTL and does not end: %n.", nullptr, endless);
    if (mayBeHeld && endless > 0)
        text += tr(" So it may be held for ever; it can be given a TTL.");
    else if (isHeldStill && releases)
        text += tr(" So it is still held.");
    else if (isHeldStill && report.act.kind != LockActionKind::PutBack)
        text += tr(" There its TTL is another, and these nodes are enough to hold it.");
    else if (mayBeHeld && releases && silence)
        text += endlessly ? tr(" So many nodes are silent that it may be held for ever: it has no TTL.")
                          : tr(" So many nodes are silent that it may still be held until its TTL ends.");
    else if (mayBeHeld && !releases && report.act.kind != LockActionKind::PutBack && silence)
        text += tr(" So many nodes are silent that it may be held for longer.");
    if (report.journalError)
        text += tr(" ⚠ The outcome is not in the journal: %1").arg(report.journalError->message);
    return text;
}

} // namespace Lockscope

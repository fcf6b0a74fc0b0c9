#include "resultwording.h"

#include "../base/text.h"
#include "wording.h"

#include <QHash>

#include <algorithm>
#include <functional>

namespace Lockscope {

namespace {

constexpr qsizetype kOwnerChars = 100;
constexpr qsizetype kNodesChars = 200;

struct Sentences
{
    QString lead; ///< what was done
    QString rest; ///< exceptions, each with a leading space
    QStringList unclear = {}; ///< labels of nodes that `rest` says are not known
    Severity severity = Severity::Fine;
};

QString joined(const QStringList &labels)
{
    return visibleText(labels.join(QStringLiteral(", ")), kNodesChars);
}

WallTime wallTime(Instant at, const Clock &clock)
{
    return clock.wallNow() - std::chrono::duration_cast<Millis>(clock.now() - at);
}

/// "9.4 s", but "12 s": a running count needs no tenths.
QString soLong(Micros time)
{
    return time < std::chrono::seconds(10) ? Wording::duration(time) : Wording::wholeSeconds(time);
}

bool isRelease(const LockAction &act)
{
    return act.kind == LockActionKind::Release || act.kind == LockActionKind::ReleaseAndHoldOff;
}

QStringList labelsOf(const ReleaseReport &report, const std::function<bool(const ReleasedNode &)> &isMeant)
{
    QStringList labels;
    for (const ReleasedNode &node : report.nodes) {
        if (isMeant(node))
            labels += visibleText(node.label, 60);
    }
    return labels;
}

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

QString whoStays(const ReleaseReport &report)
{
    QByteArrayList owners;
    for (const ReleasedNode &node : report.nodes) {
        if (node.outcome == ReleasedNode::Outcome::OthersStay && !node.foundOwner.isEmpty()
            && !owners.contains(node.foundOwner))
            owners += node.foundOwner;
    }
    const QString who = visibleText(owners.join(", "), 200);
    return (owners.isEmpty() ? ResultWording::tr(" Other holders share it and stay.")
                             : ResultWording::tr(" Other holders share it and stay: %1.").arg(who))
        + (report.act.kind == LockActionKind::ReleaseAndHoldOff
               ? ResultWording::tr(" New owners are not blocked where they stay.")
               : QString());
}

Sentences putBack(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    const int done = report.done();
    if (!isHalfPutBack(plan, report)) {
        const bool isWhole = done > 0 && report.isComplete();
        return {.lead = ResultWording::tr("Restored on %1 of %2 nodes.").arg(done).arg(plan.targetNodes()),
                .rest = {},
                .severity = isWhole ? Severity::Fine : Severity::Warning};
    }
    if (report.count(Outcome::Expired) > 0 && report.count(Outcome::Expired) == plan.nodesToActOn())
        return {.lead = ResultWording::tr("Nothing was restored: the TTL has run out."),
                .rest = {},
                .severity = Severity::Notice};
    const int left = done + report.count(Outcome::Unknown);
    const auto isRefused = [](const ReleasedNode &node) { return node.outcome == Outcome::Refused; };
    const bool isItsOwners = std::ranges::all_of(report.nodes, [isRefused](const ReleasedNode &node) {
        return !isRefused(node) || (!node.foundOwner.isEmpty() && node.foundOwner == node.expectedOwner);
    });
    // The report contains only the beginning of a long owner.
    const bool mayBeItsOwners = std::ranges::all_of(report.nodes, [isRefused](const ReleasedNode &node) {
        return !isRefused(node) || (!node.foundOwner.isEmpty() && node.expectedOwner.startsWith(node.foundOwner));
    });
    return {.lead = report.count(Outcome::Refused) == 0 ? ResultWording::tr("Not restored: too few nodes took it.")
                : isItsOwners                           ? ResultWording::tr("Not restored: its owner took it again.")
                : mayBeItsOwners                        ? ResultWording::tr("Not restored: it was taken meanwhile.")
                                 : ResultWording::tr("Not restored: someone else took it meanwhile."),
            .rest = left == 0 ? ResultWording::tr(" Nothing was left behind.")
                              : ResultWording::tr(" The key may be left on %n nodes.", nullptr, left),
            .severity = Severity::Warning};
}

/// Who held the lock between the action and now, when it is free again.
QString heldBetween(const Aftermath &aftermath)
{
    const Aftermath::Finding &found = aftermath.finding();
    if (found.between.isEmpty())
        return {};
    if (aftermath.hasSharedOwnerValue())
        return ResultWording::tr(" Someone held it in between.");
    const QString last = visibleText(found.between, kOwnerChars);
    return found.firstOwner.isEmpty() || found.firstOwner == found.between
        ? ResultWording::tr(" %1 held it in between.").arg(last)
        : ResultWording::tr(" %1 and then %2 held it in between.")
              .arg(visibleText(found.firstOwner, kOwnerChars), last);
}

/// What was read later where the outcome was unknown, by result.
struct LateNodes
{
    struct Same
    {
        QStringList nodes;
        WallTime at;
    };
    QHash<LateReading::As, Same> by;
    bool hasSuchTtl = false;
    int stillThere = 0; ///< on nodes that could not be read for the plan
};

/// Puts later readings into plan and report, in place of what was unknown.
LateNodes takeIn(const QList<LateReading> &later, ReleasePlan *plan, ReleaseReport *report)
{
    using Outcome = ReleasedNode::Outcome;
    const ReleasePlan asPlanned = *plan;
    const ReleaseReport answered = *report;
    LateNodes late;
    for (size_t i = 0; i < report->nodes.size(); ++i) {
        ReleasedNode &node = report->nodes[i];
        const auto found
            = std::ranges::find_if(later, [&node](const LateReading &each) { return each.node == node.node; });
        if (!openOwner(asPlanned, answered, i) || found == later.end())
            continue;
        LateNodes::Same &same = late.by[found->as];
        same.nodes += visibleText(node.label, 60);
        same.at = std::max(same.at, found->at);
        if (node.outcome != Outcome::NotTried) {
            node.outcome = outcomeNow(*found, report->act);
            late.hasSuchTtl = late.hasSuchTtl || node.outcome == Outcome::NotNeeded;
        } else if (found->as == LateReading::As::Owners && outcomeNow(*found, report->act) == Outcome::Failed) {
            ++late.stillThere;
        } else {
            plan->nodes[i].effect = PlannedNode::Effect::NothingThere;
        }
    }
    return late;
}

Sentences done(const ReleasePlan &asPlanned, const ReleaseReport &answered, const QList<LateReading> &later)
{
    using Outcome = ReleasedNode::Outcome;
    ReleasePlan plan = asPlanned;
    ReleaseReport report = answered;
    const LateNodes late = takeIn(later, &plan, &report);
    const int done = report.done();
    const int refused = report.count(Outcome::Refused);
    const int othersStay = report.count(Outcome::OthersStay);
    const auto with = [&report](Outcome outcome) {
        return labelsOf(report,
                        [outcome](const ReleasedNode &node) { return node.outcome == outcome && !node.denied; });
    };
    const QStringList denied = labelsOf(report, [](const ReleasedNode &node) { return node.denied; });
    const auto open = static_cast<int>(std::ranges::count_if(report.nodes, &ReleasedNode::isOpen) - denied.size());
    const bool endlessly = mayNeverEnd(plan, report);
    QStringList unread;
    for (const PlannedNode &node : plan.nodes) {
        const auto isKnownNow = [&node](const LateReading &each) { return each.node == node.node; };
        if (node.effect == PlannedNode::Effect::Unreachable && std::ranges::none_of(later, isKnownNow))
            unread += visibleText(node.label, 60);
    }
    const bool releases = isRelease(report.act);
    const bool putsBack = report.act.kind == LockActionKind::PutBack;
    const bool mayBeHeld = mayStillBeHeld(plan, report);
    // Known once a quorum of nodes was read. Each node counts once, whether it did not answer or was not asked.
    const bool isHeldStill
        = !later.isEmpty() && report.count(Outcome::Failed) + late.stillThere >= (plan.voted ? plan.quorum : 1);
    const auto ofNodes = [&](const QString &words) { return words.arg(done).arg(plan.nodes.size()); };

    Sentences result;
    if (putsBack)
        result = putBack(plan, report);
    else if (done == 0 && refused > 0)
        result = {.lead = releases ? ResultWording::tr("Nothing was released: the owner has changed since the plan.")
                                   : ResultWording::tr("Nothing was done: the lock has changed since the plan."),
                  .rest = {},
                  .severity = Severity::Alarm};
    else if (done == 0 && !denied.isEmpty() && open == 0)
        result = {.lead = ResultWording::tr("Nothing was done: this user lacks the right."),
                  .rest = {},
                  .severity = Severity::Alarm};
    else if (done == 0 && open == 0 && !late.by.isEmpty())
        result = {.lead = late.hasSuchTtl ? ResultWording::tr("The TTL is as requested.")
                                          : ResultWording::tr("The owner no longer has the lock."),
                  .rest = ResultWording::tr(" Whether this act did it is unknown."),
                  .severity = Severity::Notice};
    else if (done == 0 && open == 0)
        result = {.lead = report.count(Outcome::NotNeeded) > 0
                      ? ResultWording::tr("There was nothing left to do.")
                      : ResultWording::tr("The lock was already gone on every node."),
                  .rest = {},
                  .severity = Severity::Notice};
    else if (othersStay > 0 && othersStay == done)
        result.lead = ofNodes(ResultWording::tr("The named holders were removed on %1 of %2 nodes."));
    else if (releases)
        result.lead = ofNodes(ResultWording::tr("Released on %1 of %2 nodes."));
    else
        result.lead = ofNodes(report.act.kind == LockActionKind::ShortenTtl
                                  ? ResultWording::tr("TTL shortened to %3 on %1 of %2 nodes.")
                                  : ResultWording::tr("TTL set to %3 on %1 of %2 nodes."))
                          .arg(Wording::duration(report.act.time));
    const bool inPart
        = refused > 0 || open > 0 || !denied.isEmpty() || othersStay > 0 || late.stillThere > 0 || mayBeHeld;
    if (inPart && !putsBack)
        result.severity = std::max(result.severity, Severity::Warning);

    const auto add = [&result](const QString &words, const QStringList &labels) {
        if (!labels.isEmpty())
            result.rest += words.arg(joined(labels));
    };
    if (refused > 0 && done > 0 && !putsBack)
        add(releases ? ResultWording::tr(" Left alone on %1: the owner has changed.")
                     : ResultWording::tr(" Left alone on %1: the lock has changed."),
            with(Outcome::Refused));
    if (refused > 0 && !putsBack)
        add(ResultWording::tr(" Already gone from %1."),
            labelsOf(answered, [](const ReleasedNode &node) { return node.outcome == Outcome::Absent; }));
    if (othersStay > 0)
        result.rest += whoStays(report);
    result.unclear = with(Outcome::Unknown) + with(Outcome::Unreachable) + unread;
    add(ResultWording::tr(" Unknown on %1: no answer, the command may have run."), with(Outcome::Unknown));
    add(ResultWording::tr(" Nothing was sent to %1: not reached."), with(Outcome::Unreachable));
    if (!putsBack && later.isEmpty())
        add(ResultWording::tr(" Failed on %1."), with(Outcome::Failed));
    const auto addLate = [&](LateReading::As as, const QString &words) {
        if (const auto same = late.by.constFind(as); same != late.by.cend())
            result.rest += words.arg(Wording::timeOfDay(same->at), joined(same->nodes));
    };
    addLate(LateReading::As::Gone, ResultWording::tr(" Read again at %1: the key is gone from %2."));
    addLate(LateReading::As::HoldOff, ResultWording::tr(" Read again at %1: new owners are blocked on %2."));
    addLate(LateReading::As::Others, ResultWording::tr(" Read again at %1: someone else's key is on %2."));
    addLate(LateReading::As::Owners, ResultWording::tr(" Read again at %1: its owner has it on %2."));
    if (!putsBack)
        add(unread.size() == 1 ? ResultWording::tr(" Node %1 did not answer and may still hold it.")
                               : ResultWording::tr(" Nodes %1 did not answer and may still hold it."),
            unread);
    if (!denied.isEmpty() && !putsBack) {
        if (done > 0 || refused > 0 || open > 0)
            add(ResultWording::tr(" This user lacks the right on %1: nothing was done there."), denied);
        const auto first = std::ranges::find_if(report.nodes, &ReleasedNode::denied);
        result.rest += QLatin1Char(' ') + first->error->message;
    }
    if (const QStringList nodes = keptLonger(plan, report); done > 0)
        add(ResultWording::tr(" It keeps its longer TTL on %1."), nodes);
    const int endless = report.act.kind == LockActionKind::ShortenTtl ? nodesWithoutTtl(plan, report) : 0;
    if (endless > 0)
        result.rest += ResultWording::tr(" It has no TTL on %n nodes and does not expire there.", nullptr, endless);
    const bool isOpenEnded = endless > 0 || (releases && endlessly);
    if (isHeldStill && !putsBack)
        result.rest += releases ? ResultWording::tr(" It is still held.")
                                : ResultWording::tr(" There its TTL differs, and these nodes keep it held.");
    else if (mayBeHeld && isOpenEnded && !putsBack)
        result.rest += ResultWording::tr(" It may be held forever: it has no TTL.");
    else if (mayBeHeld && releases && done > 0 && othersStay == 0)
        result.rest += ResultWording::tr(" It may still be held until its TTL ends.");
    else if (mayBeHeld && !releases && !putsBack && done > 0)
        result.rest += ResultWording::tr(" It may be held for longer.");
    else if (open > 0 && !putsBack)
        result.rest += endlessly ? ResultWording::tr(" Where it is left, it does not expire.")
                                 : ResultWording::tr(" Where it is left, it ends with its TTL.");
    if (report.journalError)
        result.rest += ResultWording::tr(" ⚠ The outcome is not in the journal: %1").arg(report.journalError->message);
    return result;
}

/// The result goes on as it was meant: say first what was done.
bool isAsMeant(Aftermath::Kind kind)
{
    using Kind = Aftermath::Kind;
    return kind == Kind::Nothing || kind == Kind::Free || kind == Kind::HeldOff || kind == Kind::RunsOut
        || kind == Kind::Restored;
}

/// What became of the lock; empty while nothing is known.
QString nowSentence(const Aftermath &aftermath, const Clock &clock, Instant now)
{
    using Kind = Aftermath::Kind;
    const Aftermath::Finding &found = aftermath.finding();
    const QString owner = visibleText(found.owner, kOwnerChars);
    const QString after = Wording::duration(found.at - aftermath.sentAt());
    const QString since = Wording::timeOfDay(wallTime(found.at, clock));
    const bool over = aftermath.isOver(now);
    const QString where = joined(found.where);
    switch (found.kind) {
    case Kind::Nothing: return over ? ResultWording::tr("Whether it is free is unknown.") : QString();
    case Kind::Free: {
        const QString length = soLong(aftermath.watchedUntil(now) - aftermath.sentAt());
        return !found.between.isEmpty() ? ResultWording::tr("Free again since %1.").arg(since) + heldBetween(aftermath)
            : over                      ? ResultWording::tr("Stayed free for %1.").arg(length)
                                        : ResultWording::tr("Still free after %1.").arg(length);
    }
    case Kind::Obstructed:
        return found.owner.isEmpty()
            ? ResultWording::tr("Not free: a key with its name, but no lock, is on %1.").arg(where)
            : ResultWording::tr("Not free: %1 has it on %2.").arg(owner, where);
    case Kind::HeldOff: return ResultWording::tr("New owners are blocked.");
    case Kind::RunsOut: return ResultWording::tr("Nobody has renewed it so far.");
    case Kind::Renewed:
        if (found.isForEver)
            return found.votes < found.nodes
                ? ResultWording::tr("It has no TTL again on %1, after %2.").arg(where, after)
                : ResultWording::tr("It has no TTL again, after %1.").arg(after);
        if (found.votes < found.nodes)
            return ResultWording::tr("Renewed on %1 of %2 nodes after %3. Its owner may be alive.")
                .arg(found.votes)
                .arg(found.nodes)
                .arg(after);
        return aftermath.hasSharedOwnerValue() ? ResultWording::tr("Renewed or taken again after %1.").arg(after)
                                               : ResultWording::tr("Renewed after %1. Its owner is alive.").arg(after);
    case Kind::HeldLonger:
        return ResultWording::tr("Still held for longer: %1 of %2 nodes (%3) keep it.")
            .arg(found.votes)
            .arg(found.nodes)
            .arg(where);
    case Kind::Ended: return ResultWording::tr("Expired after %1. Its owner did not renew it.").arg(after);
    case Kind::Taken:
        return ResultWording::tr("Now held by %1, since %2.").arg(owner, since)
            + (found.firstAt && found.firstOwner != found.owner
                   ? ResultWording::tr(" Before that, %1 had it.").arg(visibleText(found.firstOwner, kOwnerChars))
                   : QString());
    case Kind::HeldBefore: return ResultWording::tr("Held by %1, as before the act.").arg(owner);
    case Kind::CameBack:
        return aftermath.hasSharedOwnerValue()
            ? ResultWording::tr("The lock was taken again after %1. Its value does not say by whom.").arg(after)
            : ResultWording::tr("The lock came back after %1.").arg(after);
    case Kind::StillHeld:
        return ResultWording::tr("Still held by %1 on %2 of %3 nodes.").arg(owner).arg(found.votes).arg(found.nodes);
    case Kind::Restored: return ResultWording::tr("Its former owner holds it again.");
    case Kind::Leftover:
        return ResultWording::tr("Not free: a leftover of %1 on %2 of %3 nodes (%4). No quorum holds it.")
            .arg(owner)
            .arg(found.votes)
            .arg(found.nodes)
            .arg(where);
    case Kind::Split: return ResultWording::tr("Not free: several owners, and none has a quorum.");
    case Kind::Undecided:
        return found.owner.isEmpty()
            ? ResultWording::tr("Whether it is free is unknown: no answer from %1.").arg(joined(found.silent))
            : ResultWording::tr("Whether it is held is unknown: %1 has it on %2 of %3 nodes (%4).")
                  .arg(owner)
                  .arg(found.votes)
                  .arg(found.nodes)
                  .arg(where);
    }
    return {};
}

} // namespace

ResultWording::Result ResultWording::result(const ReleasePlan &plan, const ReleaseReport &report,
                                            const QList<LateReading> &later, const Aftermath &aftermath,
                                            const Clock &clock, const std::optional<Instant> &stopped, bool isCounting)
{
    using Kind = Aftermath::Kind;
    const Sentences act = done(plan, report, later);
    if (!aftermath.hasBegun())
        return {.headline = act.lead, .detail = act.rest.trimmed(), .severity = act.severity};
    const Aftermath::Finding &found = aftermath.finding();
    const Instant until = aftermath.watchedUntil(stopped.value_or(clock.now()));
    const bool isFree = found.kind == Kind::Nothing || (found.kind == Kind::Free && found.between.isEmpty());
    const bool isToCome = isFree && !isCounting && !stopped && !aftermath.isOver(until);
    const QString now = isToCome ? tr("Watching for %1.").arg(soLong(Aftermath::period(report.act)))
                                 : nowSentence(aftermath, clock, until);
    QString rest = act.rest;
    QStringList silent = found.owner.isEmpty() && found.kind == Kind::Undecided ? QStringList() : found.silent;
    silent.removeIf([&act](const QString &label) { return act.unclear.contains(visibleText(label, 60)); });
    if (!silent.isEmpty())
        rest += tr(" Unknown on %1: no answer.").arg(joined(silent));
    if (stopped || (aftermath.isOver(until) && found.kind != Kind::Free && found.kind != Kind::Nothing))
        rest += tr(" Not watched since %1.").arg(Wording::timeOfDay(wallTime(until, clock)));
    const Severity severity = std::max(act.severity, aftermath.severity());
    if (isAsMeant(found.kind))
        return {.headline = now.isEmpty() ? act.lead : act.lead + QLatin1Char(' ') + now,
                .detail = rest.trimmed(),
                .severity = severity};
    if (found.kind == Kind::HeldBefore && report.done() == 0)
        return {.headline = act.lead, .detail = now + rest, .severity = severity};
    QString then = act.lead;
    if (report.done() > 0 && (then.endsWith(u'.') || then.endsWith(u'。')))
        then = tr("%1 at %2.").arg(then.chopped(1), Wording::timeOfDay(wallTime(aftermath.sentAt(), clock)));
    if (found.kind == Kind::CameBack && !aftermath.hasSharedOwnerValue())
        then += tr(" The same owner value is back.");
    return {.headline = now, .detail = then + rest, .severity = severity};
}

QString ResultWording::inShort(Aftermath::Kind kind, const QString &owner, Micros after, Micros watched)
{
    using Kind = Aftermath::Kind;
    const QString time = Wording::duration(after);
    switch (kind) {
    case Kind::Free: return tr("still free after %1").arg(soLong(watched));
    case Kind::Obstructed: return owner.isEmpty() ? tr("not free: no lock, but a key") : tr("not free: %1").arg(owner);
    case Kind::HeldOff: return tr("new owners blocked");
    case Kind::RunsOut: return tr("not renewed after %1").arg(soLong(watched));
    case Kind::Renewed: return tr("renewed after %1").arg(time);
    case Kind::HeldLonger: return tr("still held for longer");
    case Kind::Ended: return tr("expired after %1").arg(time);
    case Kind::Taken: return tr("taken by %1 after %2").arg(owner, time);
    case Kind::HeldBefore: return tr("still held by %1").arg(owner);
    case Kind::CameBack: return tr("came back after %1").arg(time);
    case Kind::StillHeld: return tr("still held by %1").arg(owner);
    case Kind::Restored: return tr("held again by its former owner");
    case Kind::Leftover: return tr("leftover of %1").arg(owner);
    case Kind::Split: return tr("split");
    case Kind::Nothing:
    case Kind::Undecided: return tr("unknown");
    }
    return {};
}

QString ResultWording::nodeNow(const Aftermath::NodeNow &node, const Clock &clock)
{
    using Shows = Aftermath::NodeNow::Shows;
    switch (node.shows) {
    case Shows::Unknown: return tr("unknown");
    case Shows::Free: return tr("free");
    case Shows::HoldOff: return tr("blocked for new owners");
    case Shows::NoLock: return tr("a key that is no lock");
    case Shows::Owner:
    case Shows::Other:
        return tr("%1 since %2").arg(visibleText(node.owner, 60), Wording::timeOfDay(wallTime(node.since, clock)));
    }
    return {};
}

QString ResultWording::found(ReleasedNode::Outcome then, const SurveyedKey &key, const QByteArray &owner,
                             const ReleasePlan &plan, WallTime at)
{
    const QString before = then == ReleasedNode::Outcome::Unreachable ? tr("not reached, nothing sent")
        : then == ReleasedNode::Outcome::NotTried                     ? tr("not read for the plan, nothing sent")
                                                                      : tr("no answer");
    const QString time = Wording::timeOfDay(at);
    if (key.raw && key.raw->type == KeyType::None)
        return tr("○ %1; at %2 the key is gone").arg(before, time);
    if (key.lock && key.lock->isHeldBy(owner))
        return tr("⚠ %1; at %2 its owner has it, TTL %3").arg(before, time, Wording::ttl(key.raw->ttl));
    const QString there = key.lock ? visibleText(key.lock->owner, 60) : QString();
    if (key.lock && isOfPlan(*key.lock, plan))
        return tr("⚠ %1; at %2 %3 has it").arg(before, time, there);
    return key.lock ? tr("○ %1; at %2 %3 has it").arg(before, time, there)
                    : tr("○ %1; at %2 a key that is no lock").arg(before, time);
}

} // namespace Lockscope

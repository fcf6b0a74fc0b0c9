#include "aftermath.h"

#include "../base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Lockscope {

namespace {

constexpr Millis kRenewalPeriod{30'000}; ///< the renewal period of the slowest common watchdog
constexpr Millis kLongest = std::chrono::minutes(10);
constexpr Millis kAWhile{5000}; ///< after a TTL or hold-off has ended, to see what follows
/// A TTL must exceed the given one by this much to count as renewed, because readings take time.
constexpr Millis kNoise{500};

/// The longest time after which the lock expires on this node, once the act is done. Unset: unknown.
std::optional<Millis> ttlLeft(const LockAction &act, const PlannedNode &planned, const ReleasedNode &node)
{
    using Outcome = ReleasedNode::Outcome;
    if (node.outcome == Outcome::Shortened || node.outcome == Outcome::TtlSet)
        return act.time;
    const bool had = planned.effect == PlannedNode::Effect::EndsSooner || planned.effect == PlannedNode::Effect::HasTtl;
    const KeyTtl ttl = node.outcome == Outcome::NotNeeded ? node.ttlBefore
        : node.outcome == Outcome::NotTried && had        ? planned.ttl
                                                          : KeyTtl();
    return ttl.kind == KeyTtl::Kind::Finite ? std::optional(ttl.left) : std::nullopt;
}

/// The holders of a shared lock, or the owner.
QByteArrayList holdersOf(const LockState &lock)
{
    const QByteArrayList holders = lock.holders();
    return holders.isEmpty() ? QByteArrayList{lock.assessment.owner} : holders;
}

/// Inserts the owner, and each holder if it lists several.
void insertEach(QSet<QByteArray> &owners, const QByteArray &owner)
{
    owners.insert(owner);
    for (const QByteArray &token : owner.split(' ')) // Recognition::owner joins holders with spaces
        owners.insert(token);
}

/// The lock had expired or been released on every node before the act arrived, and no node is left out.
bool wasGoneBefore(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    if (report.act.kind == LockActionKind::PutBack || report.count(Outcome::Absent) == 0)
        return false;
    for (size_t i = 0; i < report.nodes.size(); ++i) {
        const bool hadNothing = i < plan.nodes.size() && plan.nodes[i].effect == PlannedNode::Effect::NothingThere;
        if (report.nodes[i].outcome != Outcome::Absent && !(report.nodes[i].outcome == Outcome::NotTried && hadNothing))
            return false;
    }
    return true;
}

} // namespace

bool Aftermath::isWorthWatching(const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    return std::any_of(report.nodes.begin(), report.nodes.end(), [](const ReleasedNode &node) {
        const bool asItWas = node.outcome == Outcome::NotTried || node.outcome == Outcome::NotNeeded
            || node.outcome == Outcome::Unreachable || node.denied;
        return !asItWas;
    });
}

Millis Aftermath::period(const LockAction &act)
{
    return std::clamp(act.time + kAWhile, kRenewalPeriod, kLongest);
}

void Aftermath::heldBefore(const QByteArray &owner)
{
    insertEach(m_before, owner);
}

/// An owner on fewer nodes than the quorum may be an acquire in flight, so it does not count as an earlier holder.
void Aftermath::noteFound(const ReleaseReport &report)
{
    QHash<QByteArray, int> nodes;
    for (const ReleasedNode &node : report.nodes) {
        QSet<QByteArray> found;
        if (!node.foundOwner.isEmpty())
            insertEach(found, node.foundOwner);
        for (const QByteArray &owner : std::as_const(found)) {
            if (++nodes[owner] >= m_quorum || node.outcome == ReleasedNode::Outcome::OthersStay)
                m_before.insert(owner); // it held the lock before the act
        }
    }
}

void Aftermath::begin(const ReleasePlan &plan, const ReleaseReport &report, Instant now)
{
    m_name = plan.name;
    m_act = report.act;
    m_owners = plan.named();
    m_hasSharedOwnerValue = plan.hasSharedOwnerValue();
    m_holdOffOwner = report.holdOffOwner;
    m_begun = now;
    m_sentAt = report.sentAt == Instant() ? now : std::min(report.sentAt, now);
    m_doneAt = report.doneAt == Instant() ? now : std::min(report.doneAt, now);
    m_wasGone = wasGoneBefore(plan, report);
    m_sawFree = m_wasGone;
    m_sawHeld = false;
    m_isOwnerRemoved = report.count(ReleasedNode::Outcome::OthersStay) > 0;
    m_renewed.clear();
    m_between.clear();
    m_cameBetween = false;
    m_firstTaken.reset();
    m_firstBack.reset();
    m_wasAsked = false;
    m_finding = {};
    m_beforeSilence = {};
    if (m_wasGone)
        take({.kind = Kind::Free}, now);
    m_nodes.clear();
    m_silent.clear();
    m_labels.clear();
    m_answeredAt.clear();
    m_nodesWithoutLock.clear();
    m_quorum = plan.voted ? plan.quorum : 1;
    m_needed = plan.voted ? plan.quorum : std::max(1, static_cast<int>(plan.nodes.size()));
    for (const auto &node : plan.nodes) {
        const auto index = static_cast<size_t>(node.node);
        m_labels.resize(std::max(m_labels.size(), index + 1));
        m_labels[index] = node.label;
    }
    m_due.reset();
    for (size_t i = 0; i < report.nodes.size(); ++i) {
        const ReleasedNode &node = report.nodes[i];
        if (const auto ttl = ttlLeft(m_act, i < plan.nodes.size() ? plan.nodes[i] : PlannedNode(), node))
            m_due = std::max(m_due.value_or(Instant::min()), report.sentAt + *ttl);
        if (openOwner(plan, report, i))
            m_silent += node.label;
        const auto index = static_cast<size_t>(node.node);
        m_answeredAt.resize(std::max(m_answeredAt.size(), index + 1));
        m_answeredAt[index] = node.answeredAt;
        if (node.outcome == ReleasedNode::Outcome::Shortened || node.outcome == ReleasedNode::Outcome::TtlSet)
            m_nodes.push_back(node.node);
        if (node.outcome == ReleasedNode::Outcome::Released || node.outcome == ReleasedNode::Outcome::Absent)
            m_nodesWithoutLock.push_back(node.node);
    }
    noteFound(report);
    beginNodes(plan, report);
}

void Aftermath::beginNodes(const ReleasePlan &plan, const ReleaseReport &report)
{
    using Outcome = ReleasedNode::Outcome;
    using Shows = NodeNow::Shows;
    m_nodesNow.clear();
    for (size_t i = 0; i < plan.nodes.size(); ++i) {
        NodeNow now{.node = plan.nodes[i].node};
        const ReleasedNode node = i < report.nodes.size() ? report.nodes[i] : ReleasedNode();
        const Instant at = node.answeredAt.value_or(m_doneAt);
        if (node.outcome == Outcome::Released)
            setNode(now, m_holdOffOwner.isEmpty() ? Shows::Free : Shows::HoldOff, {}, at);
        else if (node.outcome == Outcome::Absent || node.outcome == Outcome::Withdrawn)
            setNode(now, Shows::Free, {}, at);
        else if (node.outcome == Outcome::Refused && !node.foundOwner.isEmpty())
            setNode(now, Shows::Other, node.foundOwner, at);
        m_nodesNow.push_back(now);
    }
}

void Aftermath::setNode(NodeNow &node, NodeNow::Shows shows, const QByteArray &owner, Instant since)
{
    if (node.shows != shows || node.owner != owner)
        node = {.node = node.node, .shows = shows, .owner = owner, .since = since};
}

Aftermath::NodeNow::Shows Aftermath::showsOf(const Recognition &lock) const
{
    using Shows = NodeNow::Shows;
    return !m_holdOffOwner.isEmpty() && lock.owner == m_holdOffOwner ? Shows::HoldOff
        : isItsOwner(lock.tokens())                                  ? Shows::Owner
                                                                     : Shows::Other;
}

void Aftermath::noteNodes(const LockStatePtr &lock, Instant now)
{
    using Answer = NodeReading::Answer;
    using Shows = NodeNow::Shows;
    for (NodeNow &node : m_nodesNow) {
        const auto index = static_cast<size_t>(node.node);
        if (!lock) {
            // noteSurvey() may have found a key that is no lock, which the board does not show either.
            if (m_silent.contains(labelOf(node.node)))
                setNode(node, Shows::Unknown, {}, now);
            else if (node.shows != Shows::NoLock)
                setNode(node, Shows::Free, {}, now);
            continue;
        }
        if (index >= lock->readings.size())
            continue;
        const NodeReading &reading = lock->readings[index];
        if (reading.answer == Answer::Unknown)
            setNode(node, Shows::Unknown, {}, now);
        else if (!isReadAfter(*lock, node.node))
            continue;
        else if (reading.answer == Answer::Absent)
            setNode(node, Shows::Free, {}, reading.readAt);
        else if (reading.lock)
            setNode(node, showsOf(*reading.lock), reading.lock->owner, reading.readAt);
    }
}

void Aftermath::note(const LockStatePtr &lock, Instant now)
{
    if (!m_begun || isOver(now))
        return;
    m_sawHeld = m_sawHeld || (lock && lock->assessment.isHeld() && isItsOwner(holdersOf(*lock)) && isHeldAfter(*lock));
    if (lock)
        noteRenewal(*lock);
    noteNodes(lock, now);
    Finding found = judge(lock, now);
    m_sawFree = m_sawFree || !lock;
    if (found.kind == Kind::CameBack
        || (found.kind == Kind::Taken && !m_cameBetween)) // the owner's return matters more than a newcomer
        m_between = found.owner;
    m_cameBetween = m_cameBetween || found.kind == Kind::CameBack;
    if (found.kind == Kind::Nothing)
        return;
    const bool isGone = found.kind == Kind::Free || found.kind == Kind::Ended;
    if (isGone && (m_finding.kind == found.kind || m_finding.kind == Kind::Obstructed || isUnread()))
        return; // noteSurvey() found more than the board shows
    m_wasAsked = false;
    take(std::move(found), now);
}

void Aftermath::take(Finding found, Instant now)
{
    // An owner seen before and after a silence counts as holding throughout. Free time does not: someone may have come.
    const bool isHeld = found.kind == Kind::Taken || found.kind == Kind::CameBack;
    const Finding &before = isHeld && m_finding.kind == Kind::Undecided ? m_beforeSilence : m_finding;
    const bool isTheSame
        = found.kind == before.kind && found.owner == before.owner && found.isForEver == before.isForEver;
    found.at = isTheSame ? before.at : now; // the votes may differ
    if (found.kind == Kind::Undecided && m_finding.kind != Kind::Undecided)
        m_beforeSilence = m_finding;
    auto *first = found.kind == Kind::Taken ? &m_firstTaken : found.kind == Kind::CameBack ? &m_firstBack : nullptr;
    if (first != nullptr && !*first)
        *first = First{.at = found.at, .owner = found.owner};
    if (found.kind == Kind::Free && !found.between.isEmpty())
        first = m_cameBetween ? &m_firstBack : &m_firstTaken;
    if (first != nullptr && *first && found.at > (*first)->at) {
        found.firstAt = (*first)->at;
        found.firstOwner = (*first)->owner;
    }
    m_finding = std::move(found);
}

bool Aftermath::needsSurvey(Instant now) const
{
    return m_begun && !isOver(now)
        && (m_finding.kind == Kind::Free || m_finding.kind == Kind::Obstructed || m_finding.kind == Kind::Ended
            || isUnshown() || isUnread());
}

void Aftermath::noteSurvey(const KeySurvey &survey, Instant now)
{
    m_silent.clear();
    for (const auto &key : survey.nodes) {
        if (!key.raw)
            m_silent += key.label;
        for (NodeNow &node : m_nodesNow) {
            if (node.node != key.node || isOver(now))
                continue;
            if (!key.raw)
                setNode(node, NodeNow::Shows::Unknown, {}, now);
            else if (key.raw->type == KeyType::None)
                setNode(node, NodeNow::Shows::Free, {}, now);
            else if (key.lock)
                setNode(node, showsOf(*key.lock), key.lock->owner, now);
            else
                setNode(node, NodeNow::Shows::NoLock, {}, now);
        }
    }
    if (!needsSurvey(now))
        return; // the board shows more by now
    Finding found{.kind = m_finding.kind == Kind::Ended ? Kind::Ended : Kind::Free,
                  .nodes = static_cast<int>(survey.nodes.size()),
                  .silent = m_silent,
                  .between = m_between};
    for (const auto &key : survey.nodes) {
        if (key.raw && key.raw->type != KeyType::None) {
            if (found.owner.isEmpty() && key.lock)
                found.owner = key.lock->owner;
            found.where += key.label;
        }
    }
    found.votes = static_cast<int>(found.where.size());
    if (isUnshown() && found.votes > 0)
        return; // the board will show it
    if (found.votes > 0)
        found.kind = Kind::Obstructed;
    else if (found.kind == Kind::Free && static_cast<int>(found.silent.size()) >= m_needed)
        found.kind = Kind::Undecided;
    m_wasAsked = true;
    take(std::move(found), now);
}

QString Aftermath::labelOf(int node) const
{
    const auto index = static_cast<size_t>(node);
    return index < m_labels.size() ? m_labels[index] : QString();
}

Aftermath::Finding Aftermath::judge(const LockStatePtr &lock, Instant now) const
{
    const bool limits = m_act.kind == LockActionKind::ShortenTtl || m_act.kind == LockActionKind::SetTtl;
    if (!lock)
        return judgeGone(now);
    const QByteArray &holder = lock->assessment.owner;
    const bool isIts = isItsOwner(holdersOf(*lock));
    if (lock->assessment.verdict == Verdict::Split)
        return {.kind = Kind::Split};
    if (holder.isEmpty())
        return lock->assessment.verdict == Verdict::Unknown ? judgeUnread(*lock) : Finding();
    if (m_wasGone && isIts && !isSeenAfterAct(*lock))
        return {}; // a reading from before the lock was gone
    // A lock that never had a quorum still counts as running out if the act limited its TTL.
    if (!lock->assessment.isHeld() && (!isIts || !limits || m_sawHeld))
        return judgePart(*lock);
    if (!m_holdOffOwner.isEmpty() && holder == m_holdOffOwner)
        return {.kind = Kind::HeldOff};
    if (!isIts)
        return judgeOthers(*lock);
    if (m_act.kind == LockActionKind::PutBack)
        return {.kind = Kind::Restored};
    const Finding back{.kind = Kind::CameBack, .owner = itsOwners(holdersOf(*lock)).join(", ")};
    if (m_sawFree || m_finding.kind == Kind::HeldOff || m_finding.kind == Kind::CameBack)
        return back;
    if (!limits && !isHeldAfter(*lock))
        return {}; // a reading from before the act
    if (m_isOwnerRemoved || (!limits && isReacquired(*lock)))
        return back;
    if (!limits)
        return {.kind = Kind::StillHeld,
                .owner = holder,
                .votes = lock->assessment.votes,
                .nodes = static_cast<int>(lock->assessment.nodes.size())};
    if (m_renewed.empty())
        return judgeUnlimited(*lock).value_or(Finding{.kind = Kind::RunsOut});
    Finding found{.kind = Kind::Renewed,
                  .votes = static_cast<int>(m_renewed.size()),
                  .nodes = static_cast<int>(m_nodes.size()),
                  .isForEver = true};
    for (const int node : m_renewed) {
        found.where += labelOf(node);
        const auto index = static_cast<size_t>(node); // the lock may have fewer readings than the plan has nodes
        found.isForEver
            = found.isForEver && index < lock->readings.size() && lock->readings[index].ttl.kind == KeyTtl::Kind::Never;
    }
    return found;
}

/// Of a shared lock, names the holders that came since the act, if there are any.
Aftermath::Finding Aftermath::judgeOthers(const LockState &lock) const
{
    const QByteArrayList holders = holdersOf(lock);
    QByteArrayList since = holders;
    if (!m_sawFree)
        since.removeIf([this](const QByteArray &holder) { return m_before.contains(holder); });
    return {.kind = since.isEmpty() ? Kind::HeldBefore : Kind::Taken,
            .owner = (since.isEmpty() ? holders : since).join(", ")};
}

/// Judges as the board does: too few votes are no hold, whoever the owner is.
Aftermath::Finding Aftermath::judgePart(const LockState &lock) const
{
    const Assessment &seen = lock.assessment;
    if (isItsOwner(holdersOf(lock)) && !m_sawFree && !isSeenAfterAct(lock))
        return {}; // a reading from before the act
    Finding found{.kind = seen.verdict == Verdict::Leftover ? Kind::Leftover : Kind::Undecided,
                  .owner = seen.owner,
                  .votes = seen.votes,
                  .nodes = static_cast<int>(seen.nodes.size())};
    for (const int node : seen.holders)
        found.where += labelOf(node);
    return found;
}

/// No answering node has the lock, and too many nodes do not answer.
Aftermath::Finding Aftermath::judgeUnread(const LockState &lock) const
{
    Finding found{.kind = Kind::Undecided, .nodes = static_cast<int>(lock.readings.size())};
    for (size_t node = 0; node < lock.readings.size(); ++node) {
        if (lock.readings[node].answer == NodeReading::Answer::Unknown)
            found.silent += labelOf(static_cast<int>(node));
    }
    return found;
}

Severity Aftermath::severityOf(Kind kind)
{
    switch (kind) {
    case Kind::Free:
    case Kind::HeldOff:
    case Kind::Ended:
    case Kind::Restored: return Severity::Fine;
    case Kind::Nothing:
    case Kind::RunsOut:
    case Kind::Taken: return Severity::Notice;
    case Kind::Obstructed:
    case Kind::HeldBefore:
    case Kind::Leftover:
    case Kind::Split:
    case Kind::Undecided: return Severity::Warning;
    case Kind::Renewed:
    case Kind::HeldLonger:
    case Kind::CameBack:
    case Kind::StillHeld: return Severity::Alarm;
    }
    return Severity::Notice;
}

bool Aftermath::blocksPutBack() const
{
    switch (m_finding.kind) {
    case Kind::Taken:
    case Kind::CameBack:
    case Kind::HeldBefore:
    case Kind::HeldOff:
    case Kind::Obstructed:
    case Kind::Split: return true;
    case Kind::Leftover:
    case Kind::Undecided: return !m_finding.owner.isEmpty() && !m_owners.contains(m_finding.owner);
    default: return false;
    }
}

Aftermath::Finding Aftermath::judgeGone(Instant now) const
{
    const bool isLeft = m_finding.kind == Kind::Leftover && m_owners.contains(m_finding.owner) && m_renewed.empty();
    const bool ranOut = m_finding.kind == Kind::Nothing || m_finding.kind == Kind::RunsOut || isLeft;
    if (m_finding.kind == Kind::Ended || (ranOut && !m_sawFree && m_due && now >= *m_due - kNoise))
        return {.kind = Kind::Ended};
    return {.kind = Kind::Free, .silent = m_silent, .between = m_between}; // its owner or someone else released it
}

/// A node stays renewed once it was seen so, although the renewed TTL runs down as well.
void Aftermath::noteRenewal(const LockState &lock)
{
    for (const int node : m_nodes) {
        if (lastsLonger(lock, node) && std::find(m_renewed.begin(), m_renewed.end(), node) == m_renewed.end())
            m_renewed.push_back(node);
    }
}

bool Aftermath::lastsLonger(const LockState &lock, int node) const
{
    const auto index = static_cast<size_t>(node);
    if (index >= lock.readings.size())
        return false; // the lock may have fewer readings than the plan has nodes
    const NodeReading &reading = lock.readings[index];
    if (reading.answer != NodeReading::Answer::Present || !reading.lock || !isItsOwner(reading.lock->tokens())
        || !isReadAfter(lock, node))
        return false;
    return reading.ttl.kind == KeyTtl::Kind::Never
        || (reading.ttl.kind == KeyTtl::Kind::Finite
            && reading.readAt + reading.ttl.left > doneOn(node) + m_act.time + kNoise);
}

std::optional<Aftermath::Finding> Aftermath::judgeUnlimited(const LockState &lock) const
{
    Finding found{.kind = Kind::HeldLonger, .nodes = static_cast<int>(lock.assessment.nodes.size())};
    for (const int node : lock.assessment.holders) {
        if (lastsLonger(lock, node) && std::find(m_nodes.begin(), m_nodes.end(), node) == m_nodes.end())
            found.where += labelOf(node);
    }
    found.votes = static_cast<int>(found.where.size());
    return found.votes >= m_quorum ? std::optional(found) : std::nullopt;
}

QByteArrayList Aftermath::itsOwners(QByteArrayList holders) const
{
    holders.removeIf([this](const QByteArray &holder) { return !m_owners.contains(holder); });
    return holders;
}

Instant Aftermath::doneOn(int node) const
{
    const auto index = static_cast<size_t>(node);
    return index < m_answeredAt.size() ? std::min(m_answeredAt[index].value_or(m_doneAt), m_doneAt) : m_doneAt;
}

bool Aftermath::isReadAfter(const LockState &lock, int node) const
{
    const NodeReading &reading = lock.readings[static_cast<size_t>(node)];
    return reading.readAt - reading.took >= doneOn(node);
}

/// All nodes that make up the hold were read since the act.
bool Aftermath::isHeldAfter(const LockState &lock) const
{
    const auto &holders = lock.assessment.holders;
    return !holders.empty()
        && std::all_of(holders.begin(), holders.end(), [&](int node) { return isReadAfter(lock, node); });
}

/// At least one node has shown the owner since the act.
bool Aftermath::isSeenAfterAct(const LockState &lock) const
{
    for (int node = 0; node < static_cast<int>(lock.readings.size()); ++node) {
        const NodeReading &reading = lock.readings[static_cast<size_t>(node)];
        if (reading.answer == NodeReading::Answer::Present && reading.lock && isItsOwner(reading.lock->tokens())
            && isReadAfter(lock, node))
            return true;
    }
    return false;
}

bool Aftermath::isReacquired(const LockState &lock) const
{
    const auto &holders = lock.assessment.holders;
    return std::count_if(holders.begin(), holders.end(),
                         [this](int node) {
                             return std::find(m_nodesWithoutLock.begin(), m_nodesWithoutLock.end(), node)
                                 == m_nodesWithoutLock.end();
                         })
        < m_quorum;
}

QLatin1String toString(Aftermath::Kind kind)
{
    switch (kind) {
    case Aftermath::Kind::Nothing: return QLatin1String("nothing");
    case Aftermath::Kind::Free: return QLatin1String("free");
    case Aftermath::Kind::Obstructed: return QLatin1String("obstructed");
    case Aftermath::Kind::HeldOff: return QLatin1String("held-off");
    case Aftermath::Kind::RunsOut: return QLatin1String("runs-out");
    case Aftermath::Kind::Renewed: return QLatin1String("renewed");
    case Aftermath::Kind::HeldLonger: return QLatin1String("held-longer");
    case Aftermath::Kind::Ended: return QLatin1String("ended");
    case Aftermath::Kind::Taken: return QLatin1String("taken");
    case Aftermath::Kind::HeldBefore: return QLatin1String("held-before");
    case Aftermath::Kind::CameBack: return QLatin1String("came-back");
    case Aftermath::Kind::StillHeld: return QLatin1String("still-held");
    case Aftermath::Kind::Restored: return QLatin1String("restored");
    case Aftermath::Kind::Leftover: return QLatin1String("leftover");
    case Aftermath::Kind::Split: return QLatin1String("split");
    case Aftermath::Kind::Undecided: return QLatin1String("undecided");
    }
    return QLatin1String("nothing");
}

QJsonObject toJson(const Aftermath &aftermath, Instant now)
{
    const Aftermath::Finding &found = aftermath.finding();
    const auto millis
        = [](Micros time) { return QJsonValue(static_cast<qint64>(std::chrono::duration_cast<Millis>(time).count())); };
    const bool isKnown = found.kind != Aftermath::Kind::Nothing;
    return {{u"finding"_s, toString(found.kind)},
            {u"afterMs"_s, isKnown ? millis(found.at - aftermath.sentAt()) : QJsonValue(QJsonValue::Null)},
            {u"foundOwner"_s, found.owner.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonText(found.owner))},
            {u"watchedMs"_s, millis(aftermath.watchedUntil(now) - aftermath.sentAt())},
            {u"watching"_s, !aftermath.isOver(now)}};
}

std::optional<Aftermath::Kind> aftermathKind(QStringView word)
{
    for (int kind = 0; kind <= static_cast<int>(Aftermath::Kind::Undecided); ++kind) {
        if (word == toString(static_cast<Aftermath::Kind>(kind)))
            return static_cast<Aftermath::Kind>(kind);
    }
    return {};
}

} // namespace Lockscope

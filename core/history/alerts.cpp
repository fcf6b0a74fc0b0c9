#include "alerts.h"

#include "../board/nodepredicates.h"
#include "../redis/glob.h"

#include <algorithm>

namespace Lockscope {

using namespace std::chrono_literals;

namespace {

constexpr Micros kHandOverTakes = 3s; ///< a condition that returns within this time was not over

/// Blocked clients may wait for other locks: their number is an upper bound.
std::optional<bool> manyWait(const LockState &state, qint64 enough)
{
    const auto waiters = state.waiters();
    if (!waiters)
        return std::nullopt;
    if (waiters->count <= enough)
        return false;
    return waiters->isBound() ? std::nullopt : std::optional(true);
}

} // namespace

QLatin1String toString(Alert::Phase phase)
{
    switch (phase) {
    case Alert::Phase::Raised: return QLatin1String("raised");
    case Alert::Phase::Still: return QLatin1String("still");
    case Alert::Phase::Cleared: return QLatin1String("cleared");
    }
    return QLatin1String("raised");
}

bool isMuted(const std::vector<AlertMute> &mutes, AlertKind kind, const QByteArray &lock, int node,
             const std::vector<NodeStatus> &nodes, Instant now)
{
    if (mutes.empty())
        return false;
    QByteArray name = lock;
    for (const auto &status : nodes) {
        if (status.index == node)
            name = status.label.toUtf8();
    }
    return std::any_of(mutes.begin(), mutes.end(), [&](const AlertMute &mute) {
        return (!mute.kind || *mute.kind == kind) && (!mute.until || *mute.until > now)
            && globMatches(mute.pattern, name);
    });
}

Alerts::Alerts(AlertRules rules, UsualHold usualHold) : m_rules(std::move(rules)), m_usualHold(std::move(usualHold)) { }

const AlertRule &Alerts::rule(AlertKind kind) const
{
    static const AlertRule kOff{.enabled = false};
    const auto found = m_rules.find(kind);
    return found == m_rules.end() ? kOff : found->second;
}

void Alerts::setRules(const AlertRules &rules)
{
    m_rules = rules;
    for (auto &[subject, condition] : m_conditions) {
        const AlertRule &wanted = rule(subject.kind);
        condition.value = valueOf(subject, condition, m_now);
        const bool measures = traitsOf(subject.kind).measure == AlertTraits::Measure::Time;
        const auto longHold = subject.kind == AlertKind::HeldLong ? longHoldOf(subject.lock) : wanted.threshold;
        const bool isTooLittle = (measures && (!longHold || std::abs(condition.value) <= longHold->count()))
            || (subject.kind == AlertKind::ManyWait && condition.value <= wanted.count);
        condition.isDropped = condition.raised && condition.now && (!wanted.enabled || isTooLittle);
        condition.now = condition.now && !isTooLittle;
    }
    m_held.forEach([this](Held &hold) { m_dueHolds.plan(hold.place, hold.due, m_now); });
    touchAll();
}

void Alerts::setTellsChanges(bool tells)
{
    m_tellsChanges = tells;
    touchAll();
}

void Alerts::setLocksUnread(bool unread)
{
    if (std::exchange(m_locksUnread, unread) != unread)
        touchAll();
}

void Alerts::mute(const AlertMute &mute)
{
    if (std::find(m_mutes.begin(), m_mutes.end(), mute) == m_mutes.end())
        m_mutes.push_back(mute);
}

void Alerts::unmute(const AlertMute &mute)
{
    std::erase(m_mutes, mute);
    touchAll();
}

std::vector<Alert> Alerts::apply(const BoardDiff &diff, const std::vector<HistoryEvent> &events, Instant now,
                                 std::optional<Micros> wallAhead)
{
    m_nodes = diff.nodes;
    judgeNodes(diff.nodes, now, wallAhead);
    for (const auto &name : diff.removed) {
        keepLength(name, now);
        forgetHold(name);
        for (const auto kind : {AlertKind::NeverExpires, AlertKind::RenewLate, AlertKind::HeldLong})
            set({.kind = kind, .lock = name}, false, now);
        lapse({.kind = AlertKind::ManyWait, .lock = name}, now);
    }
    for (const auto &state : diff.changed) {
        keepLength(state->name, now);
        judgeLock(*state, now);
        if (state->assessment.isHeld()) {
            Held &hold = m_held[state->name];
            hold.lock = state;
            judgeHold(hold, now);
        } else {
            forgetHold(state->name); // an unknown hold neither raises nor clears HeldLong
        }
    }
    for (const auto &event : events)
        happened(event, now);
    return tick(now);
}

std::vector<Alert> Alerts::note(const OwnAction &ownAction, Instant now)
{
    const Subject subject{.kind = AlertKind::OwnLost, .lock = ownAction.lock};
    if (ownAction.kind == OwnAction::Kind::OwnLost) {
        count(subject, now);
        return tick(now);
    }
    const auto found = ownAction.kind == OwnAction::Kind::OwnTaken ? m_conditions.find(subject) : m_conditions.end();
    if (found == m_conditions.end())
        return {};
    found->second.times.clear();
    touch(found->first, found->second);
    auto reported = tick(now);
    m_conditions.erase(subject); // the next loss is reported at once
    return reported;
}

void Alerts::resume(const std::vector<HistoryEvent> &past)
{
    for (const auto &event : past)
        happened(event, event.at);
}

std::vector<Alert> Alerts::tick(Instant now)
{
    m_now = now;
    if (std::erase_if(m_mutes, [now](const AlertMute &mute) { return mute.until && *mute.until <= now; }) > 0)
        touchAll();
    if (!m_locksUnread)
        judgeHolds(now);
    const auto dueOf = [this](const Subject &subject) {
        const auto found = m_conditions.find(subject);
        return found != m_conditions.end() ? &found->second.due : nullptr;
    };
    while (const auto subject = m_due.take(now, dueOf))
        touch(*subject, m_conditions.at(*subject));
    m_due.tidy(m_conditions.size(), dueOf);

    auto touched = std::exchange(m_touched, {});
    std::sort(touched.begin(), touched.end());
    std::vector<Alert> reported;
    for (const Subject &subject : touched) {
        const auto found = m_conditions.find(subject);
        if (found == m_conditions.end())
            continue;
        ++m_examined;
        Condition &condition = found->second;
        condition.isTouched = false;
        judgeTimes(subject, condition, now);
        if (m_locksUnread && !subject.lock.isEmpty() && subject.kind != AlertKind::OwnLost)
            continue; // setLocksUnread() comes back to it
        if (auto alert = tell(subject, condition, now))
            reported.push_back(std::move(*alert));
        // Ended conditions are remembered during the cool-down.
        if (!condition.now && condition.times.empty()
            && (!condition.reportedAt || now - *condition.reportedAt >= rule(subject.kind).coolDown))
            m_conditions.erase(found);
        else
            plan(subject, condition, now);
    }
    return reported;
}

void Alerts::touch(const Subject &subject, Condition &condition)
{
    if (!std::exchange(condition.isTouched, true))
        m_touched.push_back(subject);
}

void Alerts::touchAll()
{
    for (auto &[subject, condition] : m_conditions)
        touch(subject, condition);
}

void Alerts::plan(const Subject &subject, Condition &condition, Instant now)
{
    const AlertRule &wanted = rule(subject.kind);
    const auto lookAt = [&](Instant when) {
        if (when > now)
            m_due.plan(subject, condition.due, when);
    };
    constexpr Micros kLeast{1};
    if (condition.lapsedAt)
        lookAt(*condition.lapsedAt + kHandOverTakes);
    if (!condition.times.empty())
        lookAt(condition.times.front() + wanted.window + kLeast);
    if (condition.reportedAt)
        lookAt(*condition.reportedAt + std::max(wanted.coolDown, kLeast));
    if (condition.now) {
        lookAt(condition.since + wanted.forAtLeast);
        lookAt(condition.before.until);
    }
}

void Alerts::judgeLock(const LockState &state, Instant now)
{
    const Verdict verdict = state.assessment.verdict;
    const bool known = verdict != Verdict::Unknown;
    const auto holds = [known](bool is) { return known ? std::optional(is) : std::nullopt; };
    const bool isExact = state.hold.exact || m_held.find(state.name) != nullptr; // it was seen with an expiry before
    set({.kind = AlertKind::NeverExpires, .lock = state.name}, holds(verdict == Verdict::NoExpiry), now, 0, 0, isExact);
    set({.kind = AlertKind::RenewLate, .lock = state.name}, holds(verdict == Verdict::RenewLate), now);
    set({.kind = AlertKind::ManyWait, .lock = state.name}, manyWait(state, rule(AlertKind::ManyWait).count), now,
        state.waiters() ? state.waiters()->count : 0, rule(AlertKind::ManyWait).count);
    const auto overlap = m_conditions.find({.kind = AlertKind::Overlap, .lock = state.name});
    if (overlap != m_conditions.end() && overlap->second.before.until > now) {
        overlap->second.before.follow(state, now);
        touch(overlap->first, overlap->second);
    }
    // Another owner may hold the lock now.
    if (known && (!state.assessment.isHeld() || now - state.hold.since <= rule(AlertKind::HeldLong).threshold))
        set({.kind = AlertKind::HeldLong, .lock = state.name}, false, now);
}

void Alerts::judgeNodes(const std::vector<NodeStatus> &nodes, Instant now, std::optional<Micros> wallAhead)
{
    const Capability capability = Capability::of(nodes);
    // While nodes are connecting, a result that they could change is unknown.
    const auto known = [](bool is, bool couldChange, const Capability &by) {
        return couldChange && by.connecting > 0 ? std::nullopt : std::optional(is);
    };
    const bool none = !capability.canLock();
    const auto isUp = [](const NodeStatus &node) { return node.reach == NodeStatus::Reach::Up && !node.error; };
    const auto downSince = [&](const NodeStatus &node) {
        return wallAhead ? std::min(now, Instant(Micros(node.since.time_since_epoch()) - *wallAhead)) : now;
    };
    // The quorum is lost since the decisive node went down.
    std::vector<Instant> down;
    for (const NodeStatus &node : nodes) {
        if (!node.retired && !isUp(node))
            down.push_back(downSince(node));
    }
    std::sort(down.begin(), down.end());
    const auto tooMany = static_cast<size_t>(std::max(0, capability.nodes - capability.quorum));
    set({.kind = AlertKind::QuorumLost}, known(none, none, capability), tooMany < down.size() ? down[tooMany] : now,
        capability.readable, capability.quorum);
    // Nodes in quarantine are readable but do not vote, as in the banner. The end of a quarantine causes a new diff.
    const Capability voting = Capability::of(nodes, WallTime::min());
    // A lost quorum does not clear an active NoMargin alert. It does not raise one either: QuorumLost reports it.
    const auto reported = m_conditions.find({.kind = AlertKind::NoMargin});
    const bool isReported = reported != m_conditions.end() && reported->second.raised;
    const bool wasBeyond
        = reported != m_conditions.end() && reported->second.now && reported->second.value < reported->second.threshold;
    const bool lacks = capability.nodes > 1 && !capability.partial && voting.margin() + voting.refusing <= 0
        && (!none || isReported);
    auto *const noMargin = set({.kind = AlertKind::NoMargin}, known(lacks, true, voting), now,
                               voting.margin() + voting.quorum, voting.quorum);
    if (noMargin != nullptr && voting.margin() < 0 && !wasBeyond)
        noMargin->lastFrom = now;
    for (size_t i = 0; i < nodes.size(); ++i) {
        const NodeStatus &node = nodes[i];
        const Micros tolerance = rule(AlertKind::ClockOff).threshold;
        set({.kind = AlertKind::ClockOff, .node = node.index}, clockIsOff(nodes, i, tolerance), now,
            clockOffset(nodes, i).value_or(Micros(0)).count(), tolerance.count());
        const bool isKnown = node.retired || isUp(node) || !isReachUnknown(node);
        set({.kind = AlertKind::NodeDown, .node = node.index},
            isKnown ? std::optional(!node.retired && !isUp(node)) : std::nullopt, downSince(node));
        // The end of a quarantine may end these.
        for (const auto kind : {AlertKind::NodeRestarted, AlertKind::NodeFailover}) {
            const auto found = m_conditions.find({.kind = kind, .node = node.index});
            if (found != m_conditions.end())
                touch(found->first, found->second);
        }
        const QString policy = node.facts ? node.facts->evictionPolicy : QString();
        set({.kind = AlertKind::NodeEvicts, .node = node.index},
            policy.isEmpty() ? std::nullopt : std::optional(policy != QLatin1String("noeviction")), now);
    }
}

void Alerts::judgeHolds(Instant now)
{
    const auto dueOf = [this](quint32 place) {
        Held *const hold = m_held.at(place);
        return hold != nullptr ? &hold->due : nullptr;
    };
    while (const auto place = m_dueHolds.take(now, dueOf))
        judgeHold(*m_held.at(*place), now);
    m_dueHolds.tidy(static_cast<size_t>(m_held.size()), dueOf);
}

void Alerts::forgetHold(const QByteArray &lock)
{
    if (Held *const hold = m_held.find(lock))
        m_held.remove(*hold);
}

void Alerts::judgeHold(Held &hold, Instant now)
{
    ++m_examined;
    const AlertRule &held = rule(AlertKind::HeldLong);
    if (!held.enabled)
        return;
    const auto lookAfter = [&](Micros limit) { // unless the TTL ends before
        if (hold.until() - hold.since() > limit)
            m_dueHolds.plan(hold.place, hold.due, hold.since() + limit + Micros(1));
    };
    const Micros length = hold.length(now);
    if (length <= held.threshold) {
        lookAfter(held.threshold);
        return;
    }
    const Subject subject{.kind = AlertKind::HeldLong, .lock = hold.itsName()};
    const auto longHold = longHoldOf(subject.lock);
    if (!longHold) {
        set(subject, false, now);
        return;
    }
    // The condition began when the hold reached this length, even if that is noticed later: a recording begins in the
    // middle of holds.
    if (auto *condition = set(subject, length > *longHold, std::min(now, hold.since() + *longHold), length.count(),
                              longHold->count(), hold.lock->hold.exact))
        condition->isOneHold = !hold.lock->hold.unseen;
    else
        lookAfter(*longHold);
}

void Alerts::keepLength(const QByteArray &lock, Instant now)
{
    const auto found = m_conditions.find({.kind = AlertKind::HeldLong, .lock = lock});
    if (found != m_conditions.end())
        found->second.value = valueOf(found->first, found->second, now);
}

qint64 Alerts::valueOf(const Subject &subject, const Condition &condition, Instant now) const
{
    if (subject.kind != AlertKind::HeldLong || !condition.now)
        return condition.value;
    const Held *const hold = m_held.find(subject.lock);
    return hold != nullptr ? hold->length(now).count() : condition.value;
}

std::optional<Micros> Alerts::longHoldOf(const QByteArray &lock) const
{
    const AlertRule &held = rule(AlertKind::HeldLong);
    if (held.factor <= 0)
        return held.threshold;
    const auto usual = m_usualHold ? m_usualHold(lock) : std::nullopt;
    if (!usual)
        return std::nullopt;
    return std::max(held.threshold, Micros(static_cast<qint64>(static_cast<double>(usual->count()) * held.factor)));
}

void Alerts::judgeTimes(const Subject &subject, Condition &condition, Instant now)
{
    if (condition.lapsedAt && now - *condition.lapsedAt >= kHandOverTakes) {
        condition.lapsedAt.reset();
        condition.now = false;
    }
    const bool isOfForgetting = traitsOf(subject.kind).isOfForgetting;
    const bool counts = subject.kind == AlertKind::Overlap || subject.kind == AlertKind::OwnLost
        || subject.kind == AlertKind::SplitOften || isOfForgetting;
    if (!counts)
        return;
    const AlertRule &wanted = rule(subject.kind);
    // While a node is in quarantine, owners may still rely on locks that it lost.
    const bool lasts = isOfForgetting && isQuarantined(subject.node);
    while (!lasts && !condition.times.empty() && now - condition.times.front() > wanted.window)
        condition.times.pop_front();
    const auto times = static_cast<qint64>(condition.times.size());
    const bool holds = times > wanted.count;
    condition.most = holds && condition.now ? std::max(condition.most, times) : holds ? times : condition.most;
    if (!holds && condition.now)
        condition.value = condition.most; // an ended alert shows the peak
    // The condition begins with the event that exceeds the count.
    if (holds && !condition.now)
        condition.since = condition.times[static_cast<size_t>(std::max(wanted.count, 0))];
    condition.now = holds;
    if (holds) {
        if (isOfForgetting)
            condition.since = condition.times.back(); // the latest event may have lost the latest locks
        condition.value = times;
        condition.threshold = wanted.count;
    }
}

bool Alerts::isQuarantined(int node) const
{
    return std::any_of(m_nodes.begin(), m_nodes.end(), [node](const NodeStatus &status) {
        return status.index == node && status.quarantinedUntil.has_value();
    });
}

void Alerts::happened(const HistoryEvent &event, Instant at)
{
    Subject subject{.kind = AlertKind::Overlap, .lock = event.lock};
    switch (event.kind) {
    case HistoryKind::Overlap: {
        if (isOverlapOver(event))
            return over(event);
        Condition &condition = m_conditions[subject];
        condition.owner = event.owner;
        condition.lastFrom = event.at;
        condition.before = Reliance::reportedBy(event);
        break;
    }
    case HistoryKind::Ended: return ended(event);
    case HistoryKind::Split: subject.kind = AlertKind::SplitOften; break;
    case HistoryKind::NodeRestarted: subject = {.kind = AlertKind::NodeRestarted, .node = event.node}; break;
    case HistoryKind::NodeFailover: subject = {.kind = AlertKind::NodeFailover, .node = event.node}; break;
    default: return;
    }
    count(subject, at);
}

void Alerts::ended(const HistoryEvent &event)
{
    const auto found = m_conditions.find({.kind = AlertKind::Overlap, .lock = event.lock});
    if (found != m_conditions.end() && found->second.owner == event.owner && event.at < found->second.before.until) {
        found->second.before.until = std::max(event.at, found->second.lastFrom);
        touch(found->first, found->second);
    }
}

void Alerts::over(const HistoryEvent &overlap)
{
    const auto found = m_conditions.find({.kind = AlertKind::Overlap, .lock = overlap.lock});
    if (found != m_conditions.end() && found->second.lastFrom == overlap.at) {
        found->second.before.until = std::min(found->second.before.until, overlap.at + overlap.length);
        touch(found->first, found->second);
    }
}

void Alerts::count(const Subject &subject, Instant at)
{
    Condition &condition = m_conditions[subject];
    condition.times.push_back(at);
    if (condition.times.size() > kMostTimes)
        condition.times.pop_front();
    touch(subject, condition);
}

Alerts::Condition *Alerts::set(const Subject &subject, std::optional<bool> holds, Instant now, qint64 value,
                               qint64 threshold, bool exact)
{
    if (!holds)
        return nullptr;
    auto found = m_conditions.find(subject);
    if (!*holds) {
        if (found != m_conditions.end()) {
            found->second.now = false;
            touch(found->first, found->second);
        }
        return nullptr;
    }
    if (found == m_conditions.end())
        found = m_conditions.emplace(subject, Condition()).first;
    Condition &condition = found->second;
    if (!condition.now) {
        condition.since = now;
        condition.isSinceExact = exact;
    }
    condition.now = true;
    condition.lapsedAt.reset();
    condition.value = value;
    condition.threshold = threshold;
    touch(found->first, condition);
    return &condition;
}

void Alerts::lapse(const Subject &subject, Instant now)
{
    const auto found = m_conditions.find(subject);
    if (found != m_conditions.end() && found->second.now) {
        found->second.lapsedAt = found->second.lapsedAt.value_or(now);
        touch(found->first, found->second);
    }
}

std::optional<Alert> Alerts::tell(const Subject &subject, Condition &condition, Instant now)
{
    const AlertRule &wanted = rule(subject.kind);
    if (condition.raised && (!condition.now || !wanted.enabled)) {
        Alert cleared = make(subject, condition, Alert::Phase::Cleared, now);
        condition.raised = false;
        condition.isDropped = false;
        return cleared;
    }
    if (!condition.now || condition.lapsedAt || !wanted.enabled || now - condition.since < wanted.forAtLeast)
        return std::nullopt;
    // If a condition of the deployment or a node returns, that is always news: an active problem must not look
    // resolved. The same holds for NeverExpires: after forAtLeast, it does not flap.
    const bool isStuck = subject.kind == AlertKind::NeverExpires && wanted.forAtLeast > Micros(0);
    const bool again = !condition.raised && (subject.lock.isEmpty() || isStuck) && condition.times.empty();
    const bool cooled = !condition.reportedAt || now - *condition.reportedAt >= wanted.coolDown;
    // A past overlap is reported once. If two owners rely on the lock again, that is news.
    const bool past = subject.kind == AlertKind::Overlap && condition.before.until <= now;
    const bool turned = condition.raised && past != condition.reportedPast;
    const bool isNews = again || turned || (cooled && !(condition.raised && past)) || isAnother(subject, condition)
        || isWorse(subject, condition, now);
    const bool isOther = !condition.raised
        || (m_tellsChanges && subject.kind != AlertKind::HeldLong && condition.value != condition.reportedValue);
    if ((!isNews && !isOther) || isMuted(subject, now))
        return std::nullopt;
    const bool wasQuiet = condition.raised && condition.quiet;
    condition.quiet = !isNews && (!condition.raised || condition.quiet);
    const bool isNew
        = !std::exchange(condition.raised, true) || (turned && !past && cooled) || (wasQuiet && !condition.quiet);
    Alert alert = make(subject, condition, isNew ? Alert::Phase::Raised : Alert::Phase::Still, now);
    if ((!past || isNew) && !condition.quiet)
        condition.reportedAt = now;
    condition.reportedPast = past;
    condition.reportedValue = condition.value;
    condition.reportedSince = condition.since;
    condition.reportedBeyond = alert.isBeyond();
    return alert;
}

bool Alerts::isAnother(const Subject &subject, const Condition &condition)
{
    return traitsOf(subject.kind).isOfForgetting && condition.raised && condition.since > condition.reportedSince;
}

bool Alerts::isWorse(const Subject &subject, const Condition &condition, Instant now) const
{
    return condition.raised && !condition.reportedBeyond
        && make(subject, condition, Alert::Phase::Still, now).isBeyond();
}

std::vector<Alert> Alerts::standing(Instant now) const
{
    std::vector<Alert> alerts;
    for (const auto &[subject, condition] : m_conditions) {
        if (!condition.raised)
            continue;
        alerts.push_back(make(subject, condition, Alert::Phase::Still, now));
        alerts.back().isMuted = isMuted(subject, now);
    }
    std::sort(alerts.begin(), alerts.end(), [](const Alert &a, const Alert &b) {
        return std::tie(a.kind, a.node, a.lock) < std::tie(b.kind, b.node, b.lock);
    });
    return alerts;
}

Alert Alerts::make(const Subject &subject, const Condition &condition, Alert::Phase phase, Instant now) const
{
    return {.kind = subject.kind,
            .phase = phase,
            .lock = subject.lock,
            .node = subject.node,
            .since = condition.since,
            .at = now,
            .value = valueOf(subject, condition, now),
            .threshold = condition.threshold,
            .isSinceExact = condition.isSinceExact,
            .isOneHold = condition.isOneHold,
            .lastFrom = condition.lastFrom,
            .lastUntil = condition.before.until,
            .isDropped = phase == Alert::Phase::Cleared && condition.isDropped,
            .quiet = condition.quiet};
}

bool Alerts::isMuted(const Subject &subject, Instant now) const
{
    return Lockscope::isMuted(m_mutes, subject.kind, subject.lock, subject.node, m_nodes, now);
}

} // namespace Lockscope

#include "history.h"

#include "../board/keptlock_p.h"
#include "../dialects/token.h"
#include "../quorum/quorum.h"

#include <QByteArrayList>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <limits>

namespace Lockscope {

namespace {

using NodeAnswer = NodeReading::Answer;

/// An acquisition that follows the previous hold after more than this time is not a hand-over.
constexpr Micros kHandOverWithin = std::chrono::minutes(1);
/// Most values name their end in whole seconds, so it is uncertain by this much.
constexpr Micros kWholeSecond = std::chrono::seconds(1);
/// The board shows the effect of an own action (OwnAction) within this time, or not at all.
constexpr Micros kForcedWithin = std::chrono::minutes(1);
/// A node that answers has run a force-release this long after it began: later readings show the result.
constexpr Micros kReleaseTakesEffect = std::chrono::seconds(1);
/// A gap in watching is longer than this many intervals, and longer than kLeastGap, without a diff or tick.
constexpr int kGapIntervals = 3;
constexpr Micros kLeastGap = Millis(2000);
/// A key expired if it was last seen with at most 1/kUnseenPart of its lease left, and is gone after its TTL. With more
/// left, the owner may have released it unseen.
constexpr int kUnseenPart = 10;
constexpr Millis kReportDelay{250}; ///< from a change until the node's report of it was read
constexpr Millis kSilenceUnnoticed{1000}; ///< plus two intervals, see SilenceDetector
/// After this many gaps between renewals, an owner's usual gap is known.
constexpr int kGapsForHabit = 2;
constexpr qsizetype kMostSingles = 10'000;
constexpr Micros kPruneEvery = std::chrono::seconds(10);

/// When a reading's TTL ends. The server computed PTTL at some moment between question and answer, and clocks drift.
struct DueTime
{
    Instant earliest;
    Instant latest;
};

DueTime dueTime(const NodeReading &reading)
{
    const Micros drift = expiryUncertainty(reading.ttl.left);
    return {.earliest = reading.readAt - reading.took + reading.ttl.left - drift,
            .latest = reading.readAt + reading.ttl.left + drift};
}

/// The latest moment that at least `quorum` of these reach.
Instant lastsUntil(std::vector<Instant> moments, int quorum)
{
    std::sort(moments.begin(), moments.end(), std::greater<>());
    return moments.empty() ? Instant::min()
                           : moments[std::min(moments.size(), static_cast<size_t>(std::max(quorum, 1))) - 1];
}

/// The node's key still belongs to the same hold.
bool isSamePart(bool shared, const NodeReading &before, const NodeReading &after)
{
    return after.answer == NodeAnswer::Present && after.lock && before.lock
        && (after.lock->owner == before.lock->owner || (shared && isShared(after.lock->mode)));
}

bool isShared(const LockState &state)
{
    const auto &holders = state.assessment.holders;
    return !holders.empty() && std::all_of(holders.begin(), holders.end(), [&](int node) {
        const auto &lock = state.readings[static_cast<size_t>(node)].lock;
        return lock && isShared(lock->mode);
    });
}

/// The owner of a hold holds the lock in `state`, in this hold or in a later one.
bool isSameOwner(const QByteArray &owner, const QByteArray &agreement, bool shared, const LockState &state)
{
    const Assessment &now = state.assessment;
    return agreement == now.agreed() || owner == now.owner || (shared && isShared(state));
}

bool isReadable(const NodeStatus &node)
{
    return node.reach == NodeStatus::Reach::Up && !node.error;
}

} // namespace

QByteArray sharedOwnerLabel()
{
    return QByteArrayLiteral("(shared)");
}

QByteArray ownerInHistory(const LockState &state)
{
    return isShared(state) ? sharedOwnerLabel() : state.assessment.owner;
}

qsizetype HistorySnapshot::size() const
{
    qsizetype count = 0;
    for (const auto &chunk : chunks)
        count += chunk->size();
    return count;
}

std::vector<HistoryEvent> HistorySnapshot::events(Instant from, Instant to, const QByteArray &lock) const
{
    std::vector<HistoryEvent> found;
    for (const auto &chunk : chunks) {
        if (chunk->latest() < from || chunk->earliest() > to)
            continue;
        for (size_t i = 0; i < chunk->packed().size(); ++i) {
            const auto &packed = chunk->packed()[i];
            if (packed.at >= from && packed.at <= to && (lock.isEmpty() || chunk->names()[packed.lock] == lock))
                found.push_back(chunk->event(i));
        }
    }
    return found;
}

std::vector<HistoryEvent> HistorySnapshot::latest(const QByteArray &lock, qsizetype most) const
{
    std::vector<HistoryEvent> found;
    for (auto chunk = chunks.rbegin(); chunk != chunks.rend(); ++chunk) {
        for (size_t i = (*chunk)->packed().size(); i-- > 0;) {
            if (static_cast<qsizetype>(found.size()) >= most)
                break;
            if ((*chunk)->names()[(*chunk)->packed()[i].lock] == lock)
                found.push_back((*chunk)->event(i));
        }
    }
    std::reverse(found.begin(), found.end());
    return found;
}

void History::Hold::show(LockStatePtr state)
{
    if (rare->owner.isEmpty() && state->assessment.owner != seen->assessment.owner)
        rare.edit().owner = seen->assessment.owner;
    seen = std::move(state);
}

bool History::PastHold::isOf(const LockState &state) const
{
    return isSameOwner(owner, agreement, shared, state);
}

History::Past &History::Track::editPast(const QByteArray &name)
{
    if (!past)
        past = std::make_unique<Past>(Past{.name = name});
    return *past;
}

QByteArray History::PastHold::reportedOwner() const
{
    return shared ? sharedOwnerLabel() : owner;
}

History::History(HistoryLimits limits, WatchPace pace) : m_log(limits), m_pace(pace) { }

std::vector<HistoryEvent> History::apply(const BoardDiff &diff, Instant now, std::optional<Micros> wallAhead)
{
    m_added.clear();
    m_wallAhead = wallAhead;
    ++m_diffs;
    noteGap(now);
    if (!m_first)
        m_first = now;
    m_complete = m_complete || diff.complete;
    noteNodes(diff.nodes, now);
    if (!m_pace.feedDelay || !m_complete || std::any_of(m_nodes.begin(), m_nodes.end(), [](const NodeTrack &node) {
            return !node.readable && !node.retired;
        }))
        m_completeSince.reset();
    else if (!m_completeSince && !m_gapSince)
        m_completeSince = now;

    for (const auto &name : diff.removed)
        forget(name, now);
    for (const auto &state : diff.changed)
        observe(state, now);
    endLostOnes(now);

    m_last = now;
    if (now - m_prunedAt >= kPruneEvery)
        prune(now);
    m_log.forgetBefore(now - m_log.limits().age);
    return std::exchange(m_added, {});
}

std::vector<HistoryEvent> History::tick(Instant now)
{
    m_added.clear();
    noteGap(now);
    if (m_last)
        m_last = now;
    return std::exchange(m_added, {});
}

Micros History::shortestGap() const
{
    return std::max(kLeastGap, kGapIntervals * m_pace.interval);
}

void History::noteGap(Instant now)
{
    const bool silent = m_last && now - *m_last > shortestGap();
    if (silent && !m_gapSince)
        m_gapSince = m_last;
    if (silent || m_pausedSince)
        m_gapUntil = now + shortestGap();
    if (silent && !m_pausedSince) {
        const Micros length = now - *m_gapSince;
        add({.kind = HistoryKind::Gap,
             .at = now,
             .slack = std::min(length, HistoryEvent::kUnbounded),
             .length = length});
    }
    if (m_gapSince && now > m_gapUntil)
        m_gapSince.reset();
    m_gap = m_gapSince ? std::max(now - *m_gapSince, Micros(1)) : Micros(0);
    if (m_gapSince)
        m_completeSince.reset();
}

void History::setPaused(bool paused, Instant now)
{
    if (paused == m_pausedSince.has_value())
        return;
    if (!m_first) {
        // Before the first diff, nothing can be missed.
        m_pausedSince = paused ? std::optional(now) : std::nullopt;
        return;
    }
    if (paused) {
        m_pausedSince = now;
        m_completeBeforePause = m_completeSince;
        m_gapSince = m_gapSince.value_or(now);
    } else {
        m_pausedSince.reset();
        // Report the gap now, because the next diff may contain no readings.
        m_gapUntil = now + shortestGap();
        const Micros length = now - m_gapSince.value_or(now);
        m_log.append({.kind = HistoryKind::Gap,
                      .at = now,
                      .slack = std::min(length, HistoryEvent::kUnbounded),
                      .length = length});
        m_last = now;
    }
}

std::optional<Micros> History::usualHold(const QByteArray &lock) const
{
    const Track *track = m_tracks.find(lock);
    return track == nullptr || !track->past || track->past->holds.count() < kFewHolds
        ? std::nullopt
        : track->past->holds.percentile(0.99);
}

void History::setPace(const WatchPace &pace)
{
    if (!pace.feedDelay || !m_pace.feedDelay)
        m_completeSince.reset(); // the next diff sets it again
    m_pace = pace;
}

void History::note(const OwnAction &ownAction, Instant now)
{
    switch (ownAction.kind) {
    case OwnAction::Kind::ReleaseBegins: m_forced.insert(ownAction.lock, {.owner = ownAction.owner, .at = now}); break;
    case OwnAction::Kind::ReleaseFailed: m_forced.remove(ownAction.lock); break;
    case OwnAction::Kind::OwnTaken: m_own.insert(ownAction.lock, {.token = ownAction.owner}); break;
    case OwnAction::Kind::OwnReleased:
    case OwnAction::Kind::OwnLost:
        if (const auto own = m_own.find(ownAction.lock); own != m_own.end()) {
            own->isReleased = ownAction.kind == OwnAction::Kind::OwnReleased;
            own->endedAt = now;
        }
        break;
    }
}

/// Frees a snapshot of many holds on a thread of the global pool: it takes 50 ms for 100,000, and the last user is
/// often a view.
static void freeSnapshot(const HistorySnapshot *snapshot)
{
    constexpr size_t kMany = 1000;
    QThreadPool *pool = snapshot->open.size() < kMany ? nullptr : QThreadPool::globalInstance();
    if (pool != nullptr)
        pool->start([snapshot] { delete snapshot; });
    else
        delete snapshot;
}

HistorySnapshotPtr History::snapshot(Instant now) const
{
    const std::shared_ptr<HistorySnapshot> snapshot(new HistorySnapshot, freeSnapshot);
    snapshot->takenAt = now;
    snapshot->watchedSince = m_first.value_or(now);
    snapshot->unreadSince = m_pausedSince;
    snapshot->completeSince = m_pausedSince ? m_completeBeforePause : m_completeSince;
    snapshot->chunks = m_log.chunks();
    snapshot->bytes = m_log.bytes();
    snapshot->forgotten = m_log.forgotten();
    snapshot->open.reserve(static_cast<size_t>(m_tracks.size()));
    m_tracks.forEach([&](const Track &track) {
        if (const Hold &hold = track.hold) {
            snapshot->open.push_back(static_cast<const OpenHold &>(hold));
            snapshot->open.back().isOneHold = !hold.seen->hold.unseen;
            if (!hold.inSight)
                snapshot->open.back().rare.edit().knownUntil = knownUntil(hold, now);
        }
        if (track.waiting() > 0)
            snapshot->waits.push_back(
                {.lock = track.itsName(), .since = track.past->waitingSince, .most = track.past->waiting});
    });
    return snapshot;
}

void History::noteNodes(const std::vector<NodeStatus> &nodes, Instant now)
{
    m_nodes.resize(nodes.size());
    for (size_t i = 0; i < nodes.size(); ++i) {
        const NodeStatus &status = nodes[i];
        NodeTrack &track = m_nodes[i];
        const auto event = [&](HistoryKind kind) {
            add({.kind = kind,
                 .node = static_cast<int>(i),
                 .at = now,
                 .slack = m_last ? std::min(now - *m_last, HistoryEvent::kUnbounded) : Micros(0)});
        };
        const bool readable = isReadable(status);
        // A changed `since` shows that the node went down and up between two diffs.
        const bool wasAway = track.known && (!readable || !track.readable || track.since != status.since);
        if (wasAway) {
            track.blindIn = m_diffs;
            track.maybeReplaced = true;
        }
        const QByteArray runId = status.facts ? status.facts->runId : QByteArray();
        // The address is empty until the sentinels or the cluster have named the server.
        const bool failedOver = track.known && !track.address.isEmpty() && track.address != status.address;
        if (failedOver)
            track.runId.clear(); // another server has another run ID, without a restart
        const bool replaced = failedOver
            || (track.everUp
                && (track.restartedAt != status.restartedAt
                    || (!runId.isEmpty() && !track.runId.isEmpty() && runId != track.runId)));
        if (replaced) {
            event(failedOver ? HistoryKind::NodeFailover : HistoryKind::NodeRestarted);
            track.replacedIn = m_diffs;
            track.moved = failedOver;
        }
        if (readable && !runId.isEmpty() && (track.runId == runId || replaced))
            track.maybeReplaced = false; // the process is the same, or was reported as another
        if (readable != track.readable && (track.known || readable))
            event(readable ? HistoryKind::NodeUp : HistoryKind::NodeDown);
        else if (!track.known && status.reach == NodeStatus::Reach::Down)
            event(HistoryKind::NodeDown);
        if (!readable || status.feed != FeedKind::Tracking || !status.feedWhy.isEmpty()) {
            if (track.feedUntil == Instant::max()) // silence is noticed some time after it began
                track.feedUntil = now - 2 * m_pace.interval - kSilenceUnnoticed;
        } else if (!track.feedFrom || wasAway || track.feedUntil != Instant::max()) {
            track.feedFrom = now;
            track.feedUntil = Instant::max();
        }
        if (track.feedUntil == Instant::max())
            track.trackedPrefixes = status.trackedPrefixes;
        track.known = true;
        track.everUp = status.everUp;
        track.retired = status.retired;
        track.readable = readable;
        track.address = status.address;
        track.since = status.since;
        track.restartedAt = status.restartedAt;
        if (!runId.isEmpty())
            track.runId = runId;
        if (status.facts)
            track.keepsAll = status.facts->appendOnly.value_or(false) && !status.facts->appendFails.value_or(false);
    }
}

void History::observe(const LockStatePtr &state, Instant now)
{
    Track &track = m_tracks[state->name];
    if (!track.hold)
        static_cast<void>(track.editPast(state->name));
    track.onBoard = true;
    followReliance(track, *state, now);
    const Assessment &assessment = state->assessment;
    const auto waiters = state->waiting();
    noteWaits(track, state->name,
              waiters ? static_cast<int>(std::clamp<qint64>(waiters->count, 0, std::numeric_limits<int>::max())) : 0,
              now);
    if (assessment.verdict == Verdict::Unknown) {
        if (track.hold && track.hold.inSight) {
            track.hold.inSight = false;
            track.hold.extras.edit().fading.knownUntil = knownUntil(track.hold, now);
            const Instant blind = state->blindSince == Instant::max()
                ? track.hold.fading().knownUntil
                : std::max(track.hold.fading().knownUntil, state->blindSince);
            add({.kind = HistoryKind::SightLost,
                 .exact = track.hold.exact,
                 .at = now,
                 .slack = std::clamp(now - blind, Micros(0), HistoryEvent::kUnbounded),
                 .lock = state->name,
                 .owner = track.hold.owner(),
                 .process = track.hold.process()});
        }
        if (track.hold)
            noteParts(track.hold, *state);
        return;
    }
    const bool split = assessment.verdict == Verdict::Split;
    if (split && !track.split)
        add({.kind = HistoryKind::Split, .at = now, .slack = resolution(), .lock = state->name, .owner = {}});
    track.split = split;
    if (!assessment.isHeld()) {
        if (track.hold)
            end(track, state.get(), false, now);
        return;
    }
    if (track.hold && track.hold.id() == state->hold.id) {
        Hold &hold = track.hold;
        if (!std::exchange(hold.inSight, true))
            add({.kind = HistoryKind::SightRegained,
                 .exact = hold.exact,
                 .at = now,
                 .slack = resolution(),
                 .lock = state->name,
                 .owner = hold.owner(),
                 .process = hold.process()});
        noteSurvivedRelease(*state);
        noteRenewal(hold, *state);
        noteLostHolders(hold, *state, now);
        if (!hold.fading().missingOn.empty())
            hold.extras.edit().fading.missingOn.clear();
        hold.show(state);
        hold.seenIn = m_diffs;
        return;
    }
    const bool isAgain
        = track.hold && isSameOwner(track.hold.firstOwner(), track.hold.agreement(), track.hold.shared, *state);
    if (track.hold)
        end(track, state.get(), !isAgain, now);
    begin(track, state, isAgain);
}

/// A hold that its nodes still show after a force-release has survived it. Its later end has another cause.
void History::noteSurvivedRelease(const LockState &state)
{
    const auto forced = m_forced.isEmpty() ? m_forced.end() : m_forced.find(state.name);
    if (forced == m_forced.end())
        return;
    const auto &holders = state.assessment.holders;
    const bool isBehind = std::all_of(holders.begin(), holders.end(), [&](int node) {
        const NodeReading &reading = state.readings[static_cast<size_t>(node)];
        return reading.readAt - reading.took > forced->at + kReleaseTakesEffect;
    });
    if (isBehind)
        m_forced.erase(forced);
}

void History::forget(const QByteArray &name, Instant now)
{
    Track *track = m_tracks.find(name);
    if (track == nullptr)
        return;
    if (track->hold)
        end(*track, nullptr, false, now);
    noteWaits(*track, name, 0, now);
    track->onBoard = false;
    track->split = false;
    if (track->pastHold() == nullptr)
        m_tracks.remove(*track);
}

void History::begin(Track &track, const LockStatePtr &state, bool anew)
{
    const Assessment &assessment = state->assessment;
    const bool seenComing = state->hold.exact && m_gap == Micros(0);
    Hold hold;
    hold.seen = state;
    hold.seenIn = m_diffs;
    hold.since = state->hold.since;
    hold.exact = seenComing;
    hold.shared = isShared(*state);
    if (hold.shared) {
        hold.extras.edit().sharers = assessment.owner;
        hold.rare.edit().owner = sharedOwnerLabel();
    } else if (const QByteArray process = state->ownerInfo().identity().toUtf8(); !process.isEmpty()) {
        hold.rare.edit().process = process;
    }
    Micros slack = HistoryEvent::kUnbounded;
    if (seenComing)
        slack = std::clamp(state->hold.slack, m_pace.feedDelay.value_or(Micros(0)), HistoryEvent::kUnbounded);
    else if (state->hold.exact)
        slack = std::min(m_gap, HistoryEvent::kUnbounded);
    PastHold *const past = track.pastHold();
    // The board may have seen the new acquisition itself.
    const bool seenAgain = state->hold.exact && past != nullptr && state->hold.since >= past->at;
    if (anew && !seenAgain) {
        hold.exact = false;
        slack = HistoryEvent::kUnbounded;
        for (const int node : assessment.holders)
            hold.since = std::max(hold.since, std::as_const(state->readings)[static_cast<size_t>(node)].readAt);
        hold.since = std::max(hold.since, past->at);
    }
    // The hold began after the previous owner was last seen to hold the lock.
    if (past != nullptr && (anew || !past->isOf(*state))) {
        const Instant since = past->at - past->slack;
        slack = std::clamp(hold.since - since, Micros(0), slack);
    }
    // A walk through many keys may find a new name long after its acquisition.
    hold.exact = hold.exact && (past != nullptr || slack <= shortestGap());
    hold.slack = std::chrono::duration_cast<OpenHold::Slack>(slack);
    if (hold.exact)
        hold.extras.edit().rhythm.renewedAt = hold.since;
    add({.kind = HistoryKind::Began,
         .exact = hold.exact,
         .at = hold.since,
         .slack = hold.slack,
         .lock = state->name,
         .owner = hold.owner(),
         .process = hold.process()});

    const bool isHeldOff = isHoldOff(hold.firstOwner());
    if (past != nullptr && !past->isOf(*state) && !isHoldOff(past->owner)) {
        if (past->cause == OverlapCause::OtherNodes)
            past->reliesUntil = state->keyEnds(past->owner); // it may have been released or renewed meanwhile
        const Micros between = std::max(Micros(0), hold.since - past->at);
        if (between <= kHandOverWithin && !isHeldOff) // a hold-off has no owner who takes over or hands over
            add({.kind = HistoryKind::HandOver,
                 .exact = hold.exact,
                 .at = hold.since,
                 .slack = std::max<Micros>(past->slack, hold.slack), // not the sum: both cannot apply at once
                 .lock = state->name,
                 .owner = past->reportedOwner(),
                 .process = *past->process,
                 .other = hold.owner(),
                 .length = between});
        if (past->reliesUntil && hold.since < *past->reliesUntil && wasLost(*past))
            track.past->reliance = std::make_unique<FormerReliance>(FormerReliance{
                .of = {.owner = past->reportedOwner(), .until = *past->reliesUntil, .cause = past->cause},
                .agreement = past->agreement,
                .leftOn = past->leftOn});
    }
    if (!isHeldOff)
        noteReliance(track, hold, *state);
    track.past->hold.reset();
    if (!track.past->reliance && track.past->waiting == 0 && track.past->holds.count() == 0)
        track.past.reset();
    track.hold = std::move(hold);
}

void History::noteReliance(Track &track, const Hold &hold, const LockState &state)
{
    FormerReliance *const former = track.reliance();
    if (former == nullptr)
        return;
    Reliance &other = former->of;
    other.follow(state, state.assessedAt);
    if (other.owner == hold.firstOwner() || former->agreement == hold.agreement() || hold.since >= other.until
        || hasReleasedLeftover(*former, state))
        return track.past->reliance.reset(); // the former owner holds it again, or no longer relies on it
    add({.kind = HistoryKind::Overlap,
         .cause = other.cause,
         .at = hold.since,
         .slack = hold.slack,
         .lock = state.name,
         .owner = hold.owner(),
         .process = hold.process(),
         .other = other.owner,
         .length = other.until == Instant::max() ? Micros::max() : other.until - hold.since});
}

bool History::hasReleasedLeftover(FormerReliance &reliance, const LockState &state) const
{
    auto &leftOn = reliance.leftOn;
    std::erase_if(leftOn, [this](int node) {
        return static_cast<size_t>(node) < m_nodes.size() && m_nodes[static_cast<size_t>(node)].replacedIn == m_diffs;
    });
    bool isBack = false;
    for (int node = 0; node < std::ssize(state.readings); ++node) {
        const NodeReading &reading = state.readings[static_cast<size_t>(node)];
        const auto known = std::find(leftOn.begin(), leftOn.end(), node);
        if (reading.answer == NodeAnswer::Present && reading.lock && reading.lock->owner == reliance.of.owner) {
            if (known == leftOn.end())
                leftOn.push_back(node);
        } else if (known != leftOn.end()) {
            // After a restart (`forgot`), an absent key is a loss, not a release.
            isBack = isBack || reading.answer == NodeAnswer::Present
                || (reading.answer == NodeAnswer::Absent && !reading.forgot);
            leftOn.erase(known);
        }
    }
    return isBack && reliance.of.cause != OverlapCause::OtherNodes; // there Reliance::follow() reads its key
}

void History::followReliance(Track &track, const LockState &state, Instant now)
{
    if (track.reliance() == nullptr || !hasReleasedLeftover(*track.reliance(), state))
        return;
    const Reliance other = std::exchange(track.past->reliance, nullptr)->of;
    if (now >= other.until || !track.hold || isHoldOff(track.hold.firstOwner()))
        return;
    add({.kind = HistoryKind::Overlap,
         .end = HoldEnd::Released,
         .cause = other.cause,
         .at = track.hold.since,
         .slack = track.hold.slack,
         .lock = state.name,
         .owner = track.hold.owner(),
         .process = track.hold.process(),
         .other = other.owner,
         .length = std::max(Micros(0), now - track.hold.since)});
}

History::Fate History::fateAfterReplacement(const Hold &hold, const NodeTrack &node, const NodeReading &before,
                                            const NodeReading &after)
{
    if (before.answer != NodeAnswer::Present)
        return Fate::Lost; // this node did not show the hold before
    switch (keptAs(before, after,
                   {.moved = node.moved,
                    .keepsAll = node.keepsAll,
                    .renewed = hold.seen->habit.renewalsSeen > 0,
                    .stood = before.readAt - hold.since})) {
    case Kept::Yes: return Fate::StillThere;
    case Kept::No: return Fate::Lost;
    case Kept::Unclear: break;
    }
    return Fate::Unclear;
}

void History::noteParts(Hold &hold, const LockState &state) const
{
    std::shared_ptr<LockState> seen;
    for (const int node : hold.seen->assessment.holders) {
        const NodeReading &before = hold.seen->readings[static_cast<size_t>(node)];
        const NodeReading &reading = state.readings[static_cast<size_t>(node)];
        if (reading.answer == NodeAnswer::Unknown || goneSince(hold, node))
            continue;
        if (!isSamePart(hold.shared, before, reading)) {
            hold.extras.edit().fading.missingOn.push_back(
                {.node = node, .at = reading.readAt, .free = reading.answer == NodeAnswer::Absent});
        } else if (reading.readAt > before.readAt && !isReplaced(hold, node)) {
            // The owner may have renewed it, so the latest reading counts. After a restart it may be a new key.
            if (!seen)
                seen = std::make_shared<LockState>(*hold.seen);
            seen->readings[static_cast<size_t>(node)] = reading;
        }
    }
    if (seen)
        hold.seen = std::move(seen);
}

void History::noteLostHolders(Hold &hold, const LockState &later, Instant now) const
{
    const auto &before = hold.seen->assessment.holders;
    const auto &after = later.assessment.holders;
    const auto isLeft = [&after](int node) { return after.contains(node); };
    if (std::all_of(before.begin(), before.end(), isLeft))
        return; // all nodes still have it, and later readings prove more
    std::vector<Instant> moments;
    for (const int node : before)
        moments.push_back(lastKnownPresent(hold, static_cast<size_t>(node), Fate::Unreadable,
                                           isLeft(node) ? now : goneBy(hold, node, later)));
    hold.extras.edit().fading.wasHeldAt
        = std::max(hold.fading().wasHeldAt, lastsUntil(std::move(moments), hold.seen->assessment.quorum));
}

bool History::isReplaced(const Hold &hold, int node) const
{
    const auto index = static_cast<size_t>(node);
    return index < m_nodes.size() && m_nodes[index].replacedIn > hold.seenIn;
}

bool History::isMaybeReplaced(const Hold &hold, int node) const
{
    const auto index = static_cast<size_t>(node);
    return index < m_nodes.size() && m_nodes[index].blindIn > hold.seenIn && m_nodes[index].maybeReplaced;
}

bool History::wasLost(const PastHold &past) const
{
    const auto &nodes = past.lostIfReplaced;
    return std::all_of(nodes.begin(), nodes.end(), [&](int node) {
        const auto index = static_cast<size_t>(node);
        return index < m_nodes.size() && m_nodes[index].replacedIn > past.endedIn;
    });
}

std::optional<Instant> History::goneSince(const Hold &hold, int node)
{
    for (const Gone &gone : hold.fading().missingOn) {
        if (gone.node == node)
            return gone.at;
    }
    return std::nullopt;
}

Instant History::goneBy(const Hold &hold, int node, const LockState &later)
{
    const auto index = static_cast<size_t>(node);
    const Instant read = later.readings[index].readAt; // may be the second, confirming reading
    return later.seenFirst ? std::min(read, std::max(*later.seenFirst, hold.seen->readings[index].readAt)) : read;
}

bool History::isListenedFor(const Hold &hold, size_t node, const NodeTrack &track)
{
    const Instant readAt = hold.seen->readings[node].readAt;
    return std::any_of(track.trackedPrefixes.begin(), track.trackedPrefixes.end(), [&](const TrackedPrefix &one) {
        return one.since <= readAt && hold.seen->name.startsWith(one.prefix);
    });
}

Instant History::lastKnownPresent(const Hold &hold, size_t node, Fate fate, Instant by) const
{
    const NodeReading &reading = hold.seen->readings[node];
    Instant reported = reportedUntil(hold, node, by);
    // The value's end limits the hold. The key stays readable after it, also while another node counts it as ended.
    if (const auto due = fate != Fate::Deleted ? dueByValue(reading) : std::nullopt)
        return std::min(std::max(reading.readAt, reported), std::max(*due, hold.since));
    if (fate != Fate::Deleted && reading.ttl.kind == KeyTtl::Kind::Finite)
        reported = std::min(reported, dueTime(reading).earliest); // a feed may report an expiry late
    return std::max(reading.readAt, reported);
}

Instant History::knownUntil(const Hold &hold, Instant now) const
{
    std::vector<Instant> moments;
    for (const int node : hold.seen->assessment.holders) {
        const auto gone = goneSince(hold, node);
        moments.push_back(lastKnownPresent(hold, static_cast<size_t>(node), gone ? Fate::Deleted : Fate::Unreadable,
                                           gone.value_or(now)));
    }
    const Instant known
        = std::max({hold.since, hold.fading().wasHeldAt, hold.inSight ? hold.since : hold.fading().knownUntil});
    return std::clamp(lastsUntil(std::move(moments), hold.seen->assessment.quorum), known, std::max(known, now));
}

Instant History::reportedUntil(const Hold &hold, size_t node, Instant by) const
{
    if (node >= m_nodes.size() || m_gap != Micros(0))
        return Instant::min();
    const NodeTrack &track = m_nodes[node];
    if (m_pace.feedDelay && track.blindIn <= hold.seenIn)
        return by - *m_pace.feedDelay;
    const bool isReported
        = track.feedFrom && *track.feedFrom <= hold.seen->readings[node].readAt && isListenedFor(hold, node, track);
    return isReported ? std::min(by - kReportDelay, track.feedUntil) : Instant::min();
}

bool History::mayHaveEndedUnseen(const Hold &hold, int node, const LockState &later)
{
    const NodeReading &before = hold.seen->readings[static_cast<size_t>(node)];
    const bool renews = hold.seen->habit.renewalsSeen > 0; // then the owner has probably renewed it
    return !hold.inSight && !renews && before.ttl.kind == KeyTtl::Kind::Finite
        && later.readings[static_cast<size_t>(node)].readAt >= dueTime(before).latest;
}

/// When a lock without a TTL ends by its value, on the local monotonic clock. The key may exist for longer.
std::optional<Instant> History::dueByValue(const NodeReading &reading) const
{
    const bool isByValue
        = m_wallAhead && reading.ttl.kind == KeyTtl::Kind::Never && reading.lock && reading.lock->details->valueExpiry;
    return isByValue ? std::optional(Instant(reading.lock->details->valueExpiry->time_since_epoch() - *m_wallAhead))
                     : std::nullopt;
}

History::Fate History::fateOf(const Hold &hold, int node, const LockState *later, Instant now) const
{
    const auto index = static_cast<size_t>(node);
    const NodeReading &before = hold.seen->readings[index];
    static const NodeTrack kUnknown;
    const NodeTrack &track = index < m_nodes.size() ? m_nodes[index] : kUnknown;
    Instant goneBy = now;
    Instant isGone = now; // the latest reading without the key; `goneBy` is the first one
    if (const auto gone = goneSince(hold, node)) {
        goneBy = isGone = *gone;
    } else if (later != nullptr && index < later->readings.size()) {
        const NodeReading &after = later->readings[index];
        if (after.answer == NodeAnswer::Unknown)
            return Fate::Unreadable;
        if (isSamePart(hold.shared, before, after))
            return track.replacedIn > hold.seenIn        ? fateAfterReplacement(hold, track, before, after)
                : mayHaveEndedUnseen(hold, node, *later) ? Fate::Unclear
                                                         : Fate::StillThere;
        goneBy = History::goneBy(hold, node, *later);
        isGone = after.readAt;
    } else if (track.known && !track.readable) {
        return Fate::Unreadable;
    }
    if (track.replacedIn > hold.seenIn)
        return Fate::Lost;
    if (isMaybeReplaced(hold, node))
        return Fate::Unclear;
    // With a successor (`later` set), a client whose clock is ahead may have overwritten it instead.
    if (const auto due = later == nullptr ? dueByValue(before) : std::nullopt; due && goneBy >= *due) {
        const Instant there = std::max(before.readAt - before.took, reportedUntil(hold, index, goneBy));
        return *due - there <= std::max(Micros(kLeastGap), 2 * m_pace.interval) ? Fate::Expired : Fate::Unclear;
    }
    if (before.ttl.kind == KeyTtl::Kind::Never)
        return Fate::Deleted;
    if (before.ttl.kind != KeyTtl::Kind::Finite)
        return Fate::Unclear;
    const DueTime due = dueTime(before);
    if (goneBy < due.earliest)
        return Fate::Deleted;
    if (isGone < due.latest)
        return Fate::Unclear;
    const Instant there = std::max(before.readAt - before.took, reportedUntil(hold, index, goneBy));
    const Micros lease = std::max(Micros(before.ttl.left), Micros(hold.seen->habit.fullTtl));
    return due.latest - there <= lease / kUnseenPart ? Fate::Expired : Fate::Unclear;
}

void History::end(Track &track, const LockState *later, bool successor, Instant now)
{
    const Hold hold = std::exchange(track.hold, {});
    Past &past = track.editPast(hold.lock());
    const LockState &seen = *hold.seen;
    const Assessment &held = seen.assessment;

    std::array<int, 6> fates{};
    bool isReplacedByOthers = later != nullptr && !hold.shared; // another key is on each node that lost it early
    const auto goneAt
        = [&](int node) { return goneSince(hold, node).value_or(later != nullptr ? goneBy(hold, node, *later) : now); };
    std::vector<Instant> moments;
    std::vector<Instant> earliestDues;
    std::vector<Instant> latestDues;
    std::vector<Instant> gone;
    std::vector<int> leftOn;
    std::vector<int> maybeReplaced;
    for (const int node : held.holders) {
        const auto index = static_cast<size_t>(node);
        const NodeReading &reading = seen.readings[index];
        const Fate fate = fateOf(hold, node, later, now);
        ++fates[static_cast<size_t>(fate)];
        if (fate == Fate::Deleted)
            isReplacedByOthers = isReplacedByOthers && index < later->readings.size()
                && later->readings[index].answer == NodeAnswer::Present;
        moments.push_back(lastKnownPresent(hold, index, fate, fate == Fate::Unreadable ? now : goneAt(node)));
        if (fate == Fate::StillThere && reading.lock && reading.lock->owner == hold.owner())
            leftOn.push_back(node);
        if (reading.ttl.kind == KeyTtl::Kind::Finite) {
            earliestDues.push_back(dueTime(reading).earliest);
            latestDues.push_back(dueTime(reading).latest);
        } else if (const auto due = dueByValue(reading)) {
            earliestDues.push_back(*due);
            latestDues.push_back(*due);
        }
        if (fate != Fate::StillThere && fate != Fate::Unreadable)
            gone.push_back(goneAt(node));
        if (fate == Fate::Unclear && isMaybeReplaced(hold, node))
            maybeReplaced.push_back(node);
    }
    const auto count = [&](Fate fate) { return fates[static_cast<size_t>(fate)]; };
    const int needed = held.local ? 1 : held.quorum;

    const bool wasFree = std::any_of(hold.fading().missingOn.begin(), hold.fading().missingOn.end(),
                                     [](const Gone &part) { return part.free; });
    HoldEnd why = HoldEnd::Unknown;
    const Forced taken = m_forced.isEmpty() ? Forced() : m_forced.take(seen.name);
    const bool forced = !taken.owner.isEmpty() && now - taken.at <= kForcedWithin
        && (taken.owner == hold.firstOwner() || taken.owner == hold.agreement());
    const Own *own = ownOf(hold);
    if (forced && count(Fate::Deleted) + count(Fate::Unclear) + count(Fate::Expired) > 0)
        why = HoldEnd::ForceReleased;
    else if (count(Fate::Deleted) > 0 && own != nullptr)
        why = own->isReleased ? HoldEnd::OwnReleased : HoldEnd::OwnLost;
    else if (count(Fate::Deleted) > 0)
        why = (successor || isReplacedByOthers) && !wasFree ? HoldEnd::TakenOver : HoldEnd::Released;
    else if (count(Fate::Expired) > 0 && (hold.inSight || held.votes - count(Fate::Expired) < needed))
        // Out of sight, the hold may continue on other nodes, so expired ones must break the quorum.
        why = HoldEnd::Expired;
    else if (count(Fate::Lost) > 0 && count(Fate::Unclear) == 0
             && count(Fate::StillThere) + count(Fate::Unreadable) < needed)
        why = HoldEnd::Lost;

    if (why == HoldEnd::Unknown && own != nullptr && own->endedAt && !own->isReleased)
        why = HoldEnd::OwnLost; // this process knows of the loss; a release was only sent

    // The hold ends when a node's loss breaks the quorum. It lasted at least while a quorum was seen to have it.
    Instant by = now;
    const auto breaking = static_cast<size_t>(std::max(0, held.votes - held.quorum));
    if (breaking < gone.size()) {
        std::sort(gone.begin(), gone.end());
        by = gone[breaking];
    }
    Instant after = std::min(std::max({lastsUntil(moments, held.quorum), hold.fading().wasHeldAt,
                                       hold.inSight ? Instant::min() : hold.fading().knownUntil}),
                             by);
    if (why == HoldEnd::OwnLost && own->endedAt) // from then on it is no own hold, whatever later readings show
        by = std::clamp(*own->endedAt, after, by);
    if (why == HoldEnd::ForceReleased) // a force-release deletes only this owner's key, so the hold lasted until then
        after = std::clamp(taken.at, after, by);
    const bool isHeldOff = isHoldOff(hold.firstOwner());
    if (why == HoldEnd::Unknown && isHeldOff)
        why = HoldEnd::HoldOffOver; // it expired, or someone removed it
    if (why == HoldEnd::Expired) {
        why = isHeldOff ? HoldEnd::HoldOffOver : why;
        const Instant latest = std::clamp(lastsUntil(latestDues, held.quorum), after, by);
        after = std::clamp(lastsUntil(earliestDues, held.quorum), after, latest);
        by = latest;
    }
    const bool knownEnd = why != HoldEnd::Unknown;
    HistoryEvent event{.kind = HistoryKind::Ended,
                       .end = why,
                       .exact = hold.exact && knownEnd,
                       .isOneHold = !seen.hold.unseen,
                       .at = by,
                       .slack = by - after,
                       .lock = seen.name,
                       .owner = hold.owner(),
                       .process = hold.process(),
                       .length = std::max(Micros(0), (knownEnd ? by : after) - hold.since)};
    if (event.exact && event.isOneHold && !isHeldOff && (hold.inSight || event.slack <= resolution())) {
        past.holds.add(event.length);
    }
    past.hold = std::make_unique<PastHold>(PastHold{.owner = hold.firstOwner(),
                                                    .agreement = hold.agreement(),
                                                    .process = hold.process(),
                                                    .at = by,
                                                    .slack = event.slack,
                                                    .shared = hold.shared});
    if (isLeftOnOtherNode(hold, later, now)) {
        past.hold->cause = OverlapCause::OtherNodes;
        past.hold->reliesUntil = later->keyEnds(hold.firstOwner());
    } else if (why == HoldEnd::TakenOver) {
        past.hold->reliesUntil = validUntilByValue(hold, *later, by);
        past.hold->cause = OverlapCause::ClockAhead;
    } else if (why == HoldEnd::Lost || (why == HoldEnd::Unknown && !maybeReplaced.empty())) {
        const bool moved = std::any_of(held.holders.begin(), held.holders.end(), [&](int node) {
            return isReplaced(hold, node) && m_nodes[static_cast<size_t>(node)].moved;
        });
        past.hold->cause = moved ? OverlapCause::FailedOver : OverlapCause::Restarted;
        if (held.neverExpires)
            past.hold->reliesUntil = Instant::max();
        else if (held.validity)
            past.hold->reliesUntil = seen.assessedAt + *held.validity;
        past.hold->leftOn = std::move(leftOn);
        past.hold->lostIfReplaced = why == HoldEnd::Lost ? std::vector<int>() : std::move(maybeReplaced);
        past.hold->endedIn = m_diffs;
    }
    add(std::move(event));
}

/// Ends own holds that are out of sight and known to be lost, although too few nodes show the holder.
void History::endLostOnes(Instant now)
{
    for (auto own = m_own.cbegin(); own != m_own.cend(); ++own) {
        if (!own->endedAt || own->isReleased)
            continue;
        Track *track = m_tracks.find(own.key());
        if (track != nullptr && track->hold && !track->hold.inSight && ownOf(track->hold) != nullptr)
            end(*track, nullptr, false, now);
    }
}

const History::Own *History::ownOf(const Hold &hold) const
{
    const auto own = m_own.constFind(hold.seen->name);
    return own != m_own.cend() && !own->token.isEmpty() && own->token == hold.firstOwner() ? &*own : nullptr;
}

bool History::isLeftOnOtherNode(const Hold &hold, const LockState *later, Instant now) const
{
    const LockState &seen = *hold.seen;
    if (later == nullptr || hold.shared || !seen.isOnOneOfMany() || later->assessment.local
        || seen.assessment.holders.size() != 1)
        return false;
    return fateOf(hold, seen.assessment.holders.front(), later, now) == Fate::StillThere;
}

std::optional<Instant> History::validUntilByValue(const Hold &hold, const LockState &later, Instant by) const
{
    const auto before = hold.seen->valueExpiry();
    const auto after = later.valueExpiry();
    const bool renewed = !hold.process().isEmpty() && hold.process() == later.ownerInfo().identity().toUtf8();
    if (!m_wallAhead || !before || !after || !hold.exact || hold.shared || renewed)
        return std::nullopt;
    const Instant end{before->time_since_epoch() - *m_wallAhead};
    const Micros lease = end - (hold.since - hold.slack);
    if (lease <= Micros(0) || end - by <= kWholeSecond)
        return std::nullopt; // the lease had ended, or its owner's clock is behind
    // After a release, the successor writes an end less than a lease later than the old one. A successor that believes
    // the old lease has ended writes an end at least a whole lease later.
    return *after - *before >= lease ? std::optional(end) : std::nullopt;
}

void History::noteWaits(Track &track, const QByteArray &lock, int waiting, Instant now)
{
    if (waiting > 0 ? waiting <= track.waiting() : track.waiting() == 0)
        return; // a smaller number is not reported while anybody waits
    Past &past = track.editPast(lock);
    if (past.waiting == 0)
        past.waitingSince = now;
    past.waiting = waiting;
    add({.kind = HistoryKind::Waiting,
         .at = now,
         .slack = resolution(),
         .lock = lock,
         .owner = {},
         .waiting = waiting});
}

void History::noteRenewal(Hold &hold, const LockState &state)
{
    // Uses the first node that had and has the key. Renewals reach the others slightly earlier or later.
    const auto &holders = hold.seen->assessment.holders;
    const auto node = std::find_if(holders.begin(), holders.end(),
                                   [&](int candidate) { return state.assessment.holders.contains(candidate); });
    if (node == holders.end())
        return;
    const NodeReading &before = hold.seen->readings[static_cast<size_t>(*node)];
    const NodeReading &fresh = state.readings[static_cast<size_t>(*node)];
    const auto left = before.left(fresh.readAt);
    if (fresh.readAt <= before.readAt || fresh.ttl.kind != KeyTtl::Kind::Finite || !left
        || Micros(fresh.ttl.left) <= *left + kTtlJitter + fresh.took)
        return; // a delayed reply carries an older TTL, so allow for `took`
    const Micros slack
        = fresh.readAt - std::max(before.readAt, reportedUntil(hold, static_cast<size_t>(*node), fresh.readAt));
    HistoryEvent event{.kind = HistoryKind::Renewed,
                       .exact = hold.exact,
                       .at = fresh.readAt,
                       .slack = std::min(slack, HistoryEvent::kUnbounded),
                       .lock = state.name,
                       .owner = hold.owner(),
                       .process = hold.process(),
                       .length = *left};
    // During a gap, or out of sight, renewals may have been missed: such times do not count for the habit.
    const bool watched = m_gap == Micros(0) && slack <= std::max(2 * m_pace.interval, Micros(kLeastGap));
    Rhythm &rhythm = hold.extras.edit().rhythm;
    if (rhythm.renewedAt && watched) {
        const Micros gap = fresh.readAt - *rhythm.renewedAt;
        if (rhythm.gaps >= kGapsForHabit)
            event.late = gap - rhythm.gapSum / rhythm.gaps;
        ++rhythm.gaps;
        rhythm.gapSum += gap;
    }
    rhythm.renewedAt = fresh.readAt;
    add(std::move(event));
}

void History::add(HistoryEvent event)
{
    m_log.append(event);
    m_added.push_back(std::move(event));
}

void History::prune(Instant now)
{
    m_prunedAt = now;
    m_forced.removeIf([now](QHash<QByteArray, Forced>::iterator forced) { return now - forced->at > kForcedWithin; });
    m_own.removeIf(
        [now](QHash<QByteArray, Own>::iterator own) { return own->endedAt && now - *own->endedAt > kForcedWithin; });
    m_tracks.forEach([&](Track &track) {
        const PastHold *const past = track.pastHold();
        const bool isReliedOn = (past != nullptr && past->reliesUntil && *past->reliesUntil > now)
            || (track.reliance() != nullptr && track.reliance()->of.until > now);
        const bool recent = past != nullptr
            && (now - past->at <= kHandOverWithin || (isReliedOn && now - past->at <= m_log.limits().age));
        // Names that return are kept longer than names used once, because those can be very many.
        const bool comesBack = past != nullptr && now - past->at <= m_log.limits().age
            && (track.past->holds.count() > 1 || m_tracks.size() < kMostSingles);
        if (!track.hold && !track.onBoard && !recent && !comesBack)
            m_tracks.remove(track);
    });
}

} // namespace Lockscope

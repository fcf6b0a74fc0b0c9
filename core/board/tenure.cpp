#include "tenure_p.h"

#include "keptlock_p.h"
#include "lockstate.h"

#include <QVarLengthArray>

#include <algorithm>

namespace Lockscope {

namespace {

/// A shorter gap is no less certain than the time between two ordinary readings.
constexpr Millis kGapMatters{2000};

using NodeAnswer = NodeReading::Answer;

bool isSameOwner(const NodeReading &before, const NodeReading &fresh)
{
    return before.lock && before.lock->owner == fresh.lock->owner;
}

/// A delayed reply carries an older TTL, so the time that it took is allowed for.
bool isProlonged(const NodeReading &before, const NodeReading &fresh)
{
    const auto left = before.left(fresh.readAt);
    return left && Micros(fresh.ttl.left) > *left + kTtlJitter + fresh.took;
}

int neededFor(const Assessment &assessment)
{
    return assessment.local ? 1 : assessment.quorum;
}

bool isSharedBy(const Assessment &assessment, const Readings &readings)
{
    const auto &holders = assessment.holders;
    return !holders.empty() && std::all_of(holders.begin(), holders.end(), [&](int node) {
        const auto &lock = readings[static_cast<size_t>(node)].lock;
        return lock && isShared(lock->mode);
    });
}

} // namespace

Millis shortenedSinceRenewal(const NodeReading &before, const NodeReading &fresh)
{
    const auto left = before.left(fresh.readAt);
    if (!left || fresh.ttl.kind != KeyTtl::Kind::Finite || !isSameOwner(before, fresh) || isProlonged(before, fresh))
        return Millis(0);
    const bool isShorter = Micros(fresh.ttl.left) + kTtlJitter + before.took < *left;
    return before.cut() + (isShorter ? std::chrono::floor<Millis>(*left - fresh.ttl.left) : Millis(0));
}

void Tenure::present(int node, const Readings &readings, const NodeReading &fresh, const KeyNews &news,
                     const LockState *published, bool moved)
{
    const auto index = static_cast<size_t>(node);
    const NodeReading &before = readings[index];
    noteRenewal(node, readings, fresh);
    const bool isAnother = before.answer != NodeAnswer::Present || !isSameOwner(before, fresh);
    if (!isAnother) {
        const bool isAcrossGap = m_isGapOpen && before.readAt <= m_hold.unseen->to && fresh.readAt > m_hold.unseen->to;
        if (isAcrossGap && keptAs(before, fresh, {}) == Kept::Yes)
            ++m_keptParts;
        return;
    }
    // The later of: when the feed reported the key, and when a reading showed something else. A walk through the names
    // says nothing about the owner of a key.
    std::optional<Instant> cameAfter
        = news.reported || before.answer == NodeAnswer::Present ? news.reported : news.notNamed;
    if (before.answer != NodeAnswer::Unknown)
        cameAfter = std::max(cameAfter.value_or(Instant::min()), before.readAt - before.took);
    m_cameAfter = std::min({m_cameAfter, cameAfter.value_or(fresh.readAt), fresh.readAt});
    const bool isFound = before.answer == NodeAnswer::Unknown && published != nullptr;
    const bool isReturned
        = before.answer == NodeAnswer::Absent && published != nullptr && !published->assessment.isHeld();
    if (isFound || isReturned || !m_past->parts.empty())
        m_past.edit().parts.resize(readings.size());
    const Origin origin = originOn(index);
    if (isFound && isDoubtful(before, fresh.readAt)) {
        m_past.edit().parts[index].origin = Origin::Doubtful;
    } else if (isFound && isKept(before, fresh, moved)) {
        if (origin != Origin::Returned)
            m_past.edit().parts[index].origin = Origin::Kept;
    } else if (!m_past->parts.empty() && (!isFound || origin != Origin::Doubtful)) {
        m_past.edit().parts[index] = {.origin = isFound ? Origin::Found
                                          : isReturned  ? Origin::Returned
                                                        : Origin::Watched,
                                      .since = fresh.readAt};
    }
}

void Tenure::resumed(const Readings &readings, const LockState *published, Instant stopped, Instant now)
{
    if (published == nullptr)
        return;
    if (!published->assessment.owner.isEmpty() && m_hold.since < stopped) {
        // Two pauses without a reading between them are one gap.
        m_hold.unseen = UnseenTime{.from = m_isGapOpen ? m_hold.unseen->from : stopped, .to = now};
        m_isGapOpen = true;
        m_keptParts = 0;
    }
    for (size_t node = 0; node < readings.size(); ++node) {
        if (readings[node].answer != NodeAnswer::Present || !isDoubtful(readings[node], now))
            continue;
        m_past.edit().parts.resize(readings.size());
        m_past.edit().parts[node].origin = Origin::Doubtful;
    }
}

bool Tenure::nodeReplaced(int node, const Readings &readings, const LockState *published)
{
    const auto index = static_cast<size_t>(node);
    const bool isUnread = readings[index].answer == NodeAnswer::Unknown;
    const Origin origin = originOn(index);
    if (published == nullptr || (!isUnread && (origin == Origin::Watched || origin == Origin::Kept)))
        return false;
    m_past.edit().parts.resize(readings.size());
    m_past.edit().parts[index].origin = Origin::Doubtful;
    return true;
}

void Tenure::addNode()
{
    if (!m_past->parts.empty())
        m_past.edit().parts.emplace_back();
}

/// Whether a lease that ended unseen was renewed, or ended and was acquired again, is unknown. An owner that renews has
/// probably gone on.
bool Tenure::isDoubtful(const NodeReading &before, Instant now) const
{
    return before.lock && before.left(now) == Micros(0) && m_habit.renewalsSeen == 0;
}

bool Tenure::isKept(const NodeReading &before, const NodeReading &fresh, bool moved) const
{
    if (!isSameOwner(before, fresh))
        return false;
    const bool isSameHold = m_hold.since != Instant() && m_agreement == before.lock->agreed();
    return keptAs(before, fresh,
                  {.moved = moved,
                   .renewed = m_habit.renewalsSeen > 0,
                   .stood = isSameHold ? before.readAt - m_hold.since : Micros(0)})
        == Kept::Yes;
}

void Tenure::noteRenewal(int node, const Readings &readings, const NodeReading &fresh)
{
    // Only renewals on the first node of this owner are counted: they reach the other nodes a moment sooner or later.
    const auto first = std::find_if(readings.begin(), readings.end(), [&fresh](const NodeReading &reading) {
        return reading.answer == NodeAnswer::Present && reading.lock && reading.lock->owner == fresh.lock->owner;
    });
    const auto &before = readings[static_cast<size_t>(node)];
    const bool isSame = before.answer == NodeAnswer::Present && isSameOwner(before, fresh);
    if (fresh.ttl.kind != KeyTtl::Kind::Finite)
        return;
    const bool isTracked = m_agreement == fresh.lock->owner || m_agreement == fresh.lock->agreed();
    if (!isTracked && !(isSame && m_agreement.isEmpty()))
        return; // another owner: judged() starts its habit
    if (isTracked && before.answer == NodeAnswer::Present && before.lock && !isSame && !isShared(fresh.lock->mode))
        m_habit = {}; // another client with the same agreement has a hold of its own
    m_habit.fullTtl = std::max(m_habit.fullTtl, fresh.ttl.left);
    if (!isSame || first - readings.begin() != node)
        return;
    if (!isProlonged(before, fresh) || m_habit.fullTtl <= Millis(0))
        return;
    const Micros uncut = *before.left(fresh.readAt) + before.cut();
    ++m_habit.renewalsSeen;
    m_habit.leastFraction = std::min(
        m_habit.leastFraction,
        static_cast<float>(static_cast<double>(uncut.count()) / static_cast<double>(Micros(m_habit.fullTtl).count())));
}

bool Tenure::needsAnotherReading(const Readings &readings) const
{
    if (!m_isGapOpen || m_past->parts.empty())
        return false;
    bool isInDoubt = false;
    for (size_t node = 0; node < m_past->parts.size() && node < readings.size(); ++node) {
        if (m_past->parts[node].origin != Origin::Doubtful || readings[node].answer != NodeAnswer::Present)
            continue;
        if (readings[node].readAt >= m_hold.unseen->to)
            return false;
        isInDoubt = true;
    }
    return isInDoubt;
}

/// The same owner, but too few nodes kept the lock: it was lost and acquired again.
bool Tenure::hasBegunAnew(const Assessment &assessment, const LockState *published) const
{
    if (!assessment.isHeld() || published == nullptr)
        return false;
    const Verdict before = published->assessment.verdict;
    if (before == Verdict::Leftover || before == Verdict::Split)
        return true;
    const auto kept = std::count_if(assessment.holders.begin(), assessment.holders.end(), [this](int node) {
        const Origin origin = originOn(static_cast<size_t>(node));
        return origin != Origin::Doubtful && origin != Origin::Returned;
    });
    return kept < neededFor(assessment);
}

/// Unreadable nodes may still have the previous owner's key, whatever the others show.
bool Tenure::mayGoOnUnseen(const Assessment &assessment, const Readings &readings) const
{
    if (assessment.verdict != Verdict::Unknown || assessment.local || m_hold.since == Instant())
        return false;
    const auto mayHaveIt = std::count_if(readings.begin(), readings.end(), [this](const NodeReading &reading) {
        return reading.answer != NodeAnswer::Absent && reading.lock
            && (reading.lock->owner == m_agreement || reading.lock->agreed() == m_agreement);
    });
    return mayHaveIt >= assessment.quorum;
}

bool Tenure::judged(const Judgement &judgement, quint64 nextId)
{
    const bool isAnother = trackOwner(judgement, nextId);
    if (!isAnother || m_hold.unseen) // some holders of a shared lock go on
        trackUnseen(judgement);
    const auto isUnknown = [](const Assessment &assessment) { return assessment.verdict == Verdict::Unknown; };
    if (isUnknown(judgement.assessment)
        && (judgement.published == nullptr || !isUnknown(judgement.published->assessment)))
        m_past.edit().blindSince = judgement.blindSince;
    if (judgement.own != nullptr && judgement.own->owner == judgement.assessment.owner)
        noteHeldHere(*judgement.own);
    return isAnother;
}

bool Tenure::trackOwner(const Judgement &judgement, quint64 nextId)
{
    const Assessment &assessment = judgement.assessment;
    if (assessment.owner.isEmpty() && assessment.owners == 0)
        return false; // no owner is known: the previous one remains the last known
    // The owner itself knows that it goes on, although a renewal had to set the key again on some nodes.
    const bool isKnownToGoOn = judgement.own != nullptr && judgement.own->owner == assessment.owner
        && judgement.own->since > m_past->notHeldAt;
    const bool anew = !isKnownToGoOn && hasBegunAnew(assessment, judgement.published);
    const bool isSame = assessment.agreed() == m_agreement && m_hold.since != Instant();
    const bool goesOn = mayGoOnUnseen(assessment, judgement.readings) || (isSame && !anew);
    // While the holder is unknown, the origin of new keys stays open.
    const bool isDecided = assessment.verdict != Verdict::Unknown || !goesOn;
    bool seenTaken = false;
    bool maybeEarlier = false;
    Millis fullTtl{0};
    Instant seen = judgement.now;
    Instant last;
    QVarLengthArray<Instant, 8> read;
    for (const int node : assessment.holders.empty() ? assessment.nodes : assessment.holders) {
        const auto index = static_cast<size_t>(node);
        const NodeReading &reading = judgement.readings[index];
        if (reading.answer != NodeAnswer::Present || !reading.lock)
            continue;
        const Part part = m_past->parts.empty() ? Part() : m_past->parts[index];
        seen = std::min(seen, reading.readAt);
        read.push_back(reading.readAt);
        last = std::max(last, part.origin == Origin::Returned ? part.since : reading.readAt);
        seenTaken = seenTaken || part.origin == Origin::Watched || part.origin == Origin::Returned;
        if (reading.ttl.kind == KeyTtl::Kind::Finite)
            fullTtl = std::max(fullTtl, reading.ttl.left);
        maybeEarlier = maybeEarlier || part.origin == Origin::Doubtful;
        // From now on it is a part of this hold.
        if (isDecided && part.origin == Origin::Doubtful)
            m_past.edit().parts[index].origin = Origin::Found;
        else if (isDecided && part.origin == Origin::Returned)
            m_past.edit().parts[index].origin = Origin::Watched;
    }
    // What remains of a split on one node was there before. It has been held since the other owners left.
    if (assessment.local && judgement.published != nullptr
        && judgement.published->assessment.verdict == Verdict::Split) {
        const NodeReading &before = judgement.published->readings[static_cast<size_t>(assessment.nodes.front())];
        maybeEarlier = maybeEarlier || (before.lock && before.lock->owner == assessment.owner);
        for (const auto &reading : judgement.readings)
            last = std::max(last, reading.readAt);
    }
    const Instant news = isDecided ? std::exchange(m_cameAfter, Instant::max()) : m_cameAfter;
    const Instant cameAfter = news == Instant::max() ? seen : news;
    // On fewer nodes it was an attempt, or is the rest of one. It has been held since enough nodes had it.
    const bool hasEnough = assessment.isHeld() && !assessment.local && assessment.quorum <= read.size();
    if (hasEnough) {
        std::sort(read.begin(), read.end());
        seen = read[assessment.quorum - 1];
    }
    if (goesOn) {
        // A silent node may have had it before.
        if (hasEnough && std::exchange(m_isAttempt, false) && m_hold.exact && seen > m_hold.since) {
            m_hold.slack += seen - m_hold.since;
            m_hold.since = seen;
        }
        return false;
    }
    m_agreement = assessment.agreed();
    m_isAttempt = assessment.verdict == Verdict::Unknown;
    const bool isExact = seenTaken && !maybeEarlier && (judgement.published != nullptr || judgement.bornWatched);
    m_hold.since = anew ? last : seen;
    m_hold.exact = isExact;
    m_hold.slack = isExact ? std::max(Micros(0), m_hold.since - cameAfter) : Micros(0);
    const bool wasShared = std::exchange(m_isShared, isSharedBy(assessment, judgement.readings));
    const bool isWatched
        = m_hold.exact || (judgement.published != nullptr && m_hold.since <= judgement.published->assessedAt);
    if (anew || !wasShared || !m_isShared || !isWatched)
        m_hold.id = nextId;
    const auto habit = std::exchange(m_habit, {.fullTtl = fullTtl});
    if (trackSharers(judgement, anew)) {
        m_habit = habit; // the TTL belongs to all holders, of whom some go on
        return true;
    }
    m_hold.unseen.reset();
    m_isGapOpen = false;
    return true;
}

/// Updates the holders of a shared lock. Returns true if an earlier holder goes on.
bool Tenure::trackSharers(const Judgement &judgement, bool anew)
{
    const Assessment &assessment = judgement.assessment;
    std::vector<Sharer> before;
    if (!m_past->sharers.empty())
        before = std::exchange(m_past.edit().sharers, {});
    const int node
        = assessment.nodes.empty() ? -1 : (assessment.holders.empty() ? assessment.nodes : assessment.holders).front();
    static const Shared<Recognition> kNone;
    const auto &recognised = node < 0 ? kNone : judgement.readings[static_cast<size_t>(node)].lock;
    const Recognition &lock = recognised.orEmpty();
    if (!isShared(lock.mode) || lock.ownerCut || lock.owner.isEmpty())
        return false;
    // Where nodes name different readers, the verdict lists those that hold the lock. For other modes it lists none.
    const bool isSame = lock.owner == assessment.owner;
    if (!isSame && lock.mode != LockMode::Read)
        return false;
    auto &sharers = m_past.edit().sharers;
    bool goesOn = false;
    for (const QByteArray &token : isSame ? lock.tokens() : assessment.owner.split(' ')) {
        const auto isIt = [&token](const Sharer &sharer) { return sharer.token == token; };
        const auto known = anew ? before.end() : std::find_if(before.begin(), before.end(), isIt);
        const bool isKnown = known != before.end();
        goesOn = goesOn || isKnown;
        sharers.push_back(
            isKnown ? *known
                    : Sharer{.token = token, .since = m_hold.since, .exact = m_hold.exact, .slack = m_hold.slack});
    }
    const auto &oldest = *std::min_element(sharers.begin(), sharers.end(),
                                           [](const Sharer &a, const Sharer &b) { return a.since < b.since; });
    m_hold.since = oldest.since;
    m_hold.exact = oldest.exact;
    m_hold.slack = oldest.slack;
    // A holder that came after the gap is not in doubt.
    return goesOn && !(m_hold.unseen && m_hold.since >= m_hold.unseen->to);
}

/// After a gap: decides whether enough nodes prove that the hold continued.
void Tenure::trackUnseen(const Judgement &judgement)
{
    const Assessment &assessment = judgement.assessment;
    if (!assessment.isHeld() || judgement.published == nullptr)
        return;
    if (m_isGapOpen) {
        const auto isRead
            = [&](int node) { return judgement.readings[static_cast<size_t>(node)].readAt > m_hold.unseen->to; };
        if (m_keptParts >= neededFor(assessment))
            m_hold.unseen.reset();
        m_isGapOpen = m_hold.unseen && !std::all_of(assessment.holders.begin(), assessment.holders.end(), isRead);
        return;
    }
    if (judgement.published->assessment.verdict != Verdict::Unknown)
        return;
    const auto kept = std::count_if(assessment.holders.begin(), assessment.holders.end(), [this](int node) {
        const Origin origin = originOn(static_cast<size_t>(node));
        return origin == Origin::Watched || origin == Origin::Kept;
    });
    const Instant from
        = std::max(m_past->blindSince, m_hold.since); // an owner that came meanwhile was not there before
    if (kept < neededFor(assessment) && judgement.now - from > kGapMatters)
        m_hold.unseen = UnseenTime{.from = from, .to = judgement.now};
}

void Tenure::noteHeldHere(const OwnHold &own)
{
    const bool wasLost = own.since <= m_past->notHeldAt; // and a renewal has set it again
    if (!wasLost && (!m_hold.exact || m_hold.slack > Micros(0))) {
        m_hold.since = own.since;
        m_hold.exact = true;
        m_hold.slack = Micros(0);
    }
    m_hold.unseen.reset();
    m_isGapOpen = false;
}

LockHold Tenure::hold() const
{
    LockHold hold = m_hold;
    if (m_isGapOpen)
        hold.unseen.reset();
    return hold;
}

} // namespace Lockscope

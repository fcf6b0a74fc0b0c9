#include "lockstate.h"

#include "../dialects/dialect.h"
#include "nodepredicates.h"
#include "quarantine.h"
#include "slothomes.h"

#include <algorithm>

namespace Lockscope {

std::optional<qsizetype> possibleKeys(const std::vector<NodeStatus> &nodes)
{
    qsizetype keys = 0;
    for (const auto &node : nodes) {
        if (node.retired || node.reach != NodeStatus::Reach::Up || node.error)
            continue;
        if (!node.possibleKeys)
            return std::nullopt;
        keys += *node.possibleKeys;
    }
    return keys;
}

bool areLocksLeftOut(const std::vector<NodeStatus> &nodes)
{
    return std::any_of(nodes.begin(), nodes.end(), [](const NodeStatus &node) { return node.leftOut > 0; });
}

void LockState::describe()
{
    seen.reset();
    int best = 0; // present keys come before past ones, then the owner's before others'
    for (const auto &reading : readings) {
        if (!reading.lock)
            continue;
        const bool isPresent = reading.answer == NodeReading::Answer::Present;
        const int worth = 1 + (isPresent ? 2 : 0) + (reading.lock->owner == assessment.owner ? 1 : 0);
        if (worth > best) {
            best = worth;
            seen = reading.lock;
        }
    }
}

std::optional<Assessment> LockState::judge(int home, VerdictInput input)
{
    if (home == SlotHomes::kNobody)
        return Assessment{
            .local = true, .unknownNodes = 1, .nodes = {0}}; // readings[0] has the past, see Board::rehome()
    if (home >= 0)
        input.localNode = home;
    auto assessment = assess(input);
    const auto isReadable = [](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Present && reading.lock
            && !DialectCatalog::isNotUnderstood(*reading.lock) && !reading.lock->signs.testFlag(Sign::Count);
    };
    const auto isLeft = [](const NodeReading &reading) {
        return reading.answer == NodeReading::Answer::Present && reading.lock && reading.lock->isLeftover;
    };
    if (assessment && assessment->isHeld() && std::any_of(input.readings.begin(), input.readings.end(), isLeft)) {
        assessment->verdict = Verdict::Leftover;
        assessment->margin = -1;
    }
    // The holder of a mere count, or of a key that no dialect can read, is unknown, even if many nodes have it.
    if (assessment && assessment->isHeld() && std::none_of(input.readings.begin(), input.readings.end(), isReadable)) {
        assessment->verdict = Verdict::Unknown;
        assessment->holders.clear();
        assessment->votes = 0;
        assessment->owners = 0;
        assessment->margin = -1;
    }
    return assessment;
}

Signs LockState::signs() const
{
    // A string's behaviour shows what its form does not. A renewed string is a lease; one that returns with ever new
    // owners is contended for (resources/docs/dialects.md §4, rules 34 and 35).
    constexpr int kOften = 2;
    Signs signs = recognition().signs;
    if (recognition().keyType != KeyType::String)
        return signs;
    const bool isGeneric = DialectCatalog::standard().isGeneric(recognition());
    signs.setFlag(Sign::Renewed, isGeneric && habit.renewalsSeen >= kOften);
    if (comebacks > 0)
        signs |= Sign::ComesBack;
    // Earlier evidence stays valid when nodes are lost.
    signs.setFlag(Sign::SeveralNodes,
                  everVoted || (!assessment.local && assessment.votes >= 2 && recognition().owner == assessment.owner));
    return signs;
}

std::optional<WaiterCount> LockState::waiters() const
{
    std::optional<WaiterCount> most;
    for (const auto &reading : readings) {
        if (reading.answer == NodeReading::Answer::Present && reading.lock->details->waiters
            && (!most || most->count < reading.lock->details->waiters->count))
            most = reading.lock->details->waiters;
    }
    return most;
}

std::optional<WaiterCount> LockState::waiting() const
{
    const auto known = waiters();
    return known && (known->isBound() || known->isZeroButIncomplete()) ? std::nullopt : known;
}

Assessment LockState::assessedNow(Instant now) const
{
    // The published verdict stays: it may have been confirmed over several readings.
    Assessment later = assessment;
    const auto recount
        = assess({.readings = readings,
                  .now = now,
                  .habit = habit,
                  .everVoted = everVoted,
                  .localNode = assessment.local && !assessment.nodes.empty() ? std::optional(assessment.nodes.front())
                                                                             : std::nullopt});
    if (recount) {
        later.ttl = recount->ttl;
        later.validity = recount->validity;
    }
    return later;
}

std::optional<Instant> LockState::keyEnds(const QByteArray &owner) const
{
    std::optional<Instant> last;
    for (const auto &reading : readings) {
        const auto left = reading.left(reading.readAt);
        const bool isThere
            = reading.answer == NodeReading::Answer::Present && reading.lock && reading.lock->owner == owner;
        if (isThere && (left || reading.neverEnds()))
            last = std::max(last.value_or(Instant::min()), left ? reading.readAt + *left : Instant::max());
    }
    return last;
}

NodeSet LockState::nodesToShow() const
{
    const bool ofOneNode = assessment.local && !assessment.nodes.empty();
    const NodeReading *own = ofOneNode && assessment.nodes.front() < std::ssize(readings)
        ? &readings[static_cast<size_t>(assessment.nodes.front())]
        : nullptr;
    if (own == nullptr || !own->lock || own->lock->scope == Scope::Local)
        return assessment.nodes;
    NodeSet nodes;
    for (int node = 0; node < std::ssize(readings); ++node) {
        const NodeReading &reading = readings[static_cast<size_t>(node)];
        const bool elsewhere = reading.answer == NodeReading::Answer::Unknown && reading.error()
            && reading.error()->kind == ErrorKind::Cluster;
        if (!elsewhere || node == assessment.nodes.front())
            nodes.insert(node);
    }
    return nodes;
}

std::optional<HoldCounts> LockState::holdCounts() const
{
    std::optional<HoldCounts> counts;
    const auto add = [&counts](qint64 count) {
        counts = counts ? HoldCounts{std::min(counts->least, count), std::max(counts->most, count)}
                        : HoldCounts{count, count};
    };
    if (const auto count = ownersRecognition().details->holdCount)
        add(*count);
    for (const int node : assessment.holders) {
        const auto index = static_cast<size_t>(node);
        if (index < readings.size() && readings[index].answer == NodeReading::Answer::Present && readings[index].lock
            && readings[index].lock->details->holdCount)
            add(*readings[index].lock->details->holdCount);
    }
    return counts;
}

QByteArrayList LockState::holders() const
{
    if (assessment.owner.isEmpty() || ownerCut())
        return {};
    const auto tokens = assessment.owner.split(' '); // as Recognition::owner joins them
    // The verdict may combine readers of several nodes; then no single node has this list.
    const bool isPutTogether
        = mode() == LockMode::Read && recognition().details->holders && recognition().owner != assessment.owner;
    if (!holderCount())
        return isPutTogether ? tokens : QByteArrayList{assessment.owner};
    return tokens.size() == *holderCount() ? tokens : QByteArrayList();
}

bool LockState::isHeldBy(const QByteArray &expected) const
{
    return assessment.owner == expected || (isShared(mode()) && areAmong(expected, holders()));
}

Caveats LockState::caveats() const
{
    const Dialect *known = DialectCatalog::standard().find(dialect());
    const bool isOfOne = !assessment.holders.empty(); // otherwise there is no owner's value
    Caveats caveats = known == nullptr ? Caveats() : isOfOne ? known->caveatsFor(assessment.owner) : known->caveats();
    // The agreement differs from the owner only if the nodes have different ids of one owner, see agreements().
    if (assessment.agreed() != assessment.owner)
        caveats |= Caveat::IdsDiffer;
    return caveats;
}

Capability Capability::of(const std::vector<NodeStatus> &nodes, std::optional<WallTime> now)
{
    Capability capability;
    for (const auto &node : nodes) {
        if (node.retired)
            continue;
        ++capability.nodes;
        capability.partial = capability.partial || node.partial;
        const bool isUp = node.reach == NodeStatus::Reach::Up && !node.error;
        const bool isDoubtful = now && isUp && node.restartUnknown; // not known yet whether it votes
        const bool isReadable = isUp && !isDoubtful;
        const WriteRefusal refusal = isReadable && now ? writeRefusalOf(node) : WriteRefusal::None;
        if (!isDoubtful && now && quarantineEnd(node, *now))
            ++capability.quarantined;
        else if (refusal == WriteRefusal::Full)
            ++capability.full;
        else if (refusal != WriteRefusal::None)
            ++capability.unwritable;
        else if (isReadable && now && mayRefuseWrites(node))
            ++capability.perhapsUnwritable;
        if (!isUp && refusesToBeRead(node))
            ++capability.refusing;
        if (isReadable && now && node.mayLackLocksUntil && *node.mayLackLocksUntil > *now) {
            ++capability.possiblyLackingLocks;
            capability.mayLackLocksUntil
                = std::max(capability.mayLackLocksUntil.value_or(*node.mayLackLocksUntil), *node.mayLackLocksUntil);
        }
        if (isReadable)
            ++capability.readable;
        else if (isDoubtful || isReachUnknown(node))
            ++capability.connecting;
    }
    capability.quorum = capability.partial ? std::max(capability.nodes, 1) : quorumOf(capability.nodes);
    return capability;
}

QLatin1String toString(OverlapCause cause)
{
    switch (cause) {
    case OverlapCause::None: return QLatin1String("none");
    case OverlapCause::Restarted: return QLatin1String("restarted");
    case OverlapCause::FailedOver: return QLatin1String("failed-over");
    case OverlapCause::ClockAhead: return QLatin1String("clock-ahead");
    case OverlapCause::OtherNodes: return QLatin1String("other-nodes");
    }
    return QLatin1String("none");
}

} // namespace Lockscope

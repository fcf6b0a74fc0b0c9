#include "verdict.h"

#include <QVarLengthArray>

#include <algorithm>

namespace Lockscope {

namespace {

constexpr int kRenewalsBeforeLate = 2; ///< fewer do not make a habit

using NodeAnswer = NodeReading::Answer;

/// `uncut`: the remaining TTL if nobody had shortened it.
bool isLate(const RenewalHabit &habit, const std::optional<Micros> &uncut)
{
    if (habit.renewalsSeen < kRenewalsBeforeLate || !uncut || habit.fullTtl <= Millis(0))
        return false;
    const double fraction = static_cast<double>(uncut->count()) / static_cast<double>(Micros(habit.fullTtl).count());
    return fraction < static_cast<double>(habit.leastFraction) * kLateFraction;
}

/// Returns what certainly remains. The node read the TTL up to `took` before the reply arrived.
Micros sureLeft(const NodeReading &reading, Micros left)
{
    return std::max(Micros(0), left - reading.took - driftAllowance(reading.ttl.left));
}

/// The lock is shared, and all its readers are known.
bool areKnownReaders(const Recognition *lock)
{
    return lock->mode == LockMode::Read && lock->details->holders && !lock->ownerCut && !lock->owner.isEmpty();
}

std::optional<Assessment> assessLocal(const VerdictInput &input, int node)
{
    const NodeReading &reading = input.readings[static_cast<size_t>(node)];
    if (reading.answer == NodeAnswer::Absent)
        return std::nullopt;
    Assessment result{.local = true, .quorum = 1, .nodes = {node}};
    if (reading.answer == NodeAnswer::Unknown) {
        result.unknownNodes = 1;
        return result;
    }
    result.owner = reading.lock ? reading.lock->owner : QByteArray();
    result.holders = {node};
    result.owners = 1;
    result.votes = 1;
    result.margin = 0;
    result.neverExpires = reading.neverEnds();
    std::optional<Micros> uncut;
    if (const auto left = reading.left(input.now)) {
        result.ttl = *left;
        result.validity = sureLeft(reading, *left);
        uncut = *left + reading.cut();
    }
    result.verdict = result.neverExpires ? Verdict::NoExpiry
        : isLate(input.habit, uncut)     ? Verdict::RenewLate
                                         : Verdict::Held;
    return result;
}

} // namespace

QLatin1String toString(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Held: return QLatin1String("held");
    case Verdict::HeldDegraded: return QLatin1String("held-degraded");
    case Verdict::Leftover: return QLatin1String("residue");
    case Verdict::Split: return QLatin1String("split");
    case Verdict::Unknown: return QLatin1String("unknown");
    case Verdict::NoExpiry: return QLatin1String("no-expiry");
    case Verdict::RenewLate: return QLatin1String("renew-late");
    }
    return QLatin1String("unknown");
}

std::optional<Assessment> assess(const VerdictInput &input)
{
    const auto readings = input.readings;
    const auto total = static_cast<int>(readings.size());
    if (input.localNode)
        return assessLocal(input, *input.localNode);

    qint16 unknown = 0;
    int forgotten = 0;
    int present = 0;
    int lastPresent = -1;
    Scope scope = Scope::Local;
    QVarLengthArray<const Recognition *, 8> locks;
    std::vector<int> carriers;
    carriers.reserve(readings.size());
    bool oneOwner = true;
    for (int i = 0; i < total; ++i) {
        const auto &reading = readings[static_cast<size_t>(i)];
        if (reading.answer == NodeAnswer::Unknown) {
            ++unknown;
        } else if (reading.answer == NodeAnswer::Absent) {
            forgotten += reading.forgot ? 1 : 0;
        } else if (reading.answer == NodeAnswer::Present && reading.lock) {
            ++present;
            lastPresent = i;
            locks.push_back(&*reading.lock);
            carriers.push_back(i);
            oneOwner = oneOwner && (locks.first() == locks.last() || locks.first()->owner == locks.last()->owner);
            if (reading.lock->scope != Scope::Local)
                scope = scope == Scope::Quorum ? scope : reading.lock->scope;
        }
    }
    const auto quorum = static_cast<qint16>(quorumOf(total));
    if (present == 0) {
        // Some node had the lock before, so it may still be held on the unreadable nodes.
        if (unknown == 0)
            return std::nullopt;
        Assessment result{.quorum = quorum, .unknownNodes = unknown, .nodes = NodeSet::all(total)};
        // Gone: too few nodes are unreadable for a quorum, and none of those had it as its own lock. Nodes that forgot
        // it count with them, because its owner may rely on it. Earlier readings do not exclude a node, because the
        // lock may be newer.
        const bool wasOnASilentNode = std::any_of(readings.begin(), readings.end(), [](const NodeReading &reading) {
            return reading.answer == NodeAnswer::Unknown && reading.lock;
        });
        if (unknown + forgotten < quorum && (input.everVoted || !wasOnASilentNode))
            return std::nullopt;
        return result;
    }

    // Sorted by owner, so that a tie does not depend on the order of reading.
    std::vector<std::pair<QByteArray, std::vector<int>>> byOwner;
    if (oneOwner) // the usual case
        byOwner.emplace_back(locks.first()->owner, std::move(carriers));
    // Readers are counted separately: each holds the lock where enough nodes list it, whatever other readers do.
    const bool areReaders = !oneOwner && std::all_of(locks.begin(), locks.end(), areKnownReaders);
    const auto keys = oneOwner || areReaders ? QByteArrayList() : agreements({locks.begin(), locks.end()});
    const auto count = [&byOwner](const QByteArray &key, int node) {
        auto place = std::lower_bound(byOwner.begin(), byOwner.end(), key,
                                      [](const auto &entry, const QByteArray &owner) { return entry.first < owner; });
        if (place == byOwner.end() || place->first != key)
            place = byOwner.insert(place, {key, {}});
        place->second.push_back(node);
    };
    for (size_t i = 0; !oneOwner && i < carriers.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        for (const QByteArray &key : areReaders ? locks[at]->tokens() : QByteArrayList{keys.at(at)})
            count(key, carriers[i]);
    }
    // Breaks a tie in favour of the owner that nodes had before they became unreadable.
    const auto weight = [&](const auto &owner) {
        const QByteArray &named
            = areReaders ? owner.first : readings[static_cast<size_t>(owner.second.front())].lock->owner;
        const auto hadIt = [&](const NodeReading &reading) {
            return reading.answer == NodeAnswer::Unknown && reading.lock && reading.left(input.now) != Micros(0)
                && reading.lock->isHeldBy(named);
        };
        return std::pair(owner.second.size(),
                         byOwner.size() < 2 || unknown == 0 ? 0
                                                            : std::count_if(readings.begin(), readings.end(), hadIt));
    };
    const auto best = std::max_element(byOwner.begin(), byOwner.end(),
                                       [&](const auto &a, const auto &b) { return weight(a) < weight(b); });
    const auto votes = static_cast<qint16>(best->second.size());

    // A Scope::Either lock on one node is that node's own, unless unreadable nodes could make it a voted one. A
    // Scope::Local lock always is, unless it is left over from a hold with a quorum.
    const bool couldBeVoted = input.everVoted || votes >= 2 || byOwner.size() > 1 || votes + unknown >= quorum;
    const bool isOwn = scope == Scope::Local ? !input.everVoted : scope == Scope::Either && !couldBeVoted;
    if (total == 1 || (present == 1 && isOwn))
        return assessLocal(input, lastPresent);

    Assessment result{.votes = votes,
                      .quorum = quorum,
                      .unknownNodes = unknown,
                      .owners = static_cast<qint16>(byOwner.size()),
                      .holders = best->second,
                      .owner = readings[static_cast<size_t>(best->second.front())].lock->owner};
    if (result.owner != best->first)
        result.agreement = best->first;
    if (areReaders) {
        QByteArrayList holding;
        for (const auto &[reader, nodes] : byOwner) {
            if (static_cast<int>(nodes.size()) >= quorum)
                holding += reader;
        }
        result.owner = holding.isEmpty() ? best->first : holding.join(' ');
        result.agreement.reset();
    }
    result.nodes = NodeSet::all(total);

    if (votes >= quorum) {
        result.margin = static_cast<qint16>(votes - quorum);
        // The Q-th largest remaining TTL: the owner has its quorum as long as Q nodes keep the key.
        QVarLengthArray<Micros, 8> left;
        QVarLengthArray<Micros, 8> sure;
        QVarLengthArray<Micros, 8> uncut;
        std::optional<Micros> uncutTtl;
        int never = 0;
        for (const int node : best->second) {
            const auto &reading = readings[static_cast<size_t>(node)];
            if (reading.neverEnds())
                ++never;
            else if (const auto remaining = reading.left(input.now)) {
                left.push_back(*remaining);
                sure.push_back(sureLeft(reading, *remaining));
                uncut.push_back(*remaining + reading.cut());
            }
        }
        result.neverExpires = never >= quorum; // fewer such keys do not hold the lock, but block their nodes
        if (!result.neverExpires) {
            for (auto *each : {&left, &sure, &uncut})
                std::sort(each->begin(), each->end(), std::greater<>());
            const qsizetype needed = quorum - never - 1;
            if (needed < left.size()) {
                result.ttl = left[needed];
                result.validity = sure[needed];
                uncutTtl = uncut[needed];
            }
        }
        if (result.neverExpires)
            result.verdict = Verdict::NoExpiry;
        else if (isLate(input.habit, uncutTtl))
            result.verdict = Verdict::RenewLate;
        else
            result.verdict = votes == total ? Verdict::Held : Verdict::HeldDegraded;
        return result;
    }

    // While a node is unreadable, nodes that forgot the lock count, too: its owner may have had the quorum and rely on
    // it. Once all have answered, the lock has no quorum and anybody can acquire it, so the rest is a leftover. History
    // reports an acquire while the earlier owner still relies on the lock.
    const bool canReachQuorum = votes + unknown + (unknown > 0 ? forgotten : 0) >= quorum;
    if (canReachQuorum) {
        result.verdict = Verdict::Unknown;
    } else if (byOwner.size() > 1) {
        result.verdict = Verdict::Split;
        result.owner.clear();
        result.agreement.reset();
        result.holders.clear();
    } else {
        result.verdict = Verdict::Leftover;
    }
    // Nobody holds the lock. The longest remaining TTL (of any owner in a split) shows how long nodes stay blocked.
    for (const auto &[agreement, nodes] : byOwner) {
        if (result.verdict != Verdict::Split && agreement != best->first)
            continue;
        for (const int node : nodes) {
            const auto &reading = readings[static_cast<size_t>(node)];
            if (const auto remaining = reading.left(input.now); remaining && (!result.ttl || *remaining > *result.ttl))
                result.ttl = remaining;
            result.neverExpires = result.neverExpires || reading.neverEnds();
        }
    }
    if (result.neverExpires && result.verdict != Verdict::Unknown)
        result.ttl.reset(); // some nodes stay blocked after that TTL
    return result;
}

} // namespace Lockscope

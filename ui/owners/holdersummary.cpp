#include "holdersummary.h"

#include <algorithm>
#include <tuple>

namespace Lockscope {

namespace {

LockHolder holderOf(const LockState &lock)
{
    const OwnerInfo &info = lock.ownerInfo();
    if (lock.caveats().testFlag(Caveat::NoOwner))
        return {.owner = lock.assessment.owner, .host = info.host, .token = lock.assessment.owner, .lock = lock.name};
    const QByteArray process = info.identity().toUtf8();
    return {.owner = process.isEmpty() ? lock.assessment.owner : process,
            .host = info.host,
            .token = lock.assessment.owner};
}

bool isHeldLonger(const LockStatePtr &a, const LockStatePtr &b)
{
    return std::tie(a->hold.since, a->name) < std::tie(b->hold.since, b->name);
}

qint64 waitersOf(const LockState &lock)
{
    const auto waiters = lock.waiting();
    return waiters ? waiters->count : 0;
}

template <typename T, typename Before>
size_t leaveFirst(std::vector<T> &list, Before before)
{
    const auto kept = std::min(list.size(), HolderSummary::kMost);
    std::partial_sort(list.begin(), list.begin() + static_cast<qsizetype>(kept), list.end(), before);
    const size_t left = list.size() - kept;
    list.resize(kept);
    return left;
}

} // namespace

std::vector<LockHolder> holdersOf(const LockState &lock)
{
    const QByteArrayList tokens = lock.holders();
    if (tokens.size() < 2)
        return {holderOf(lock)};
    // Of other readers or permit holders only the token is known, or its client if the first token has one.
    const QByteArray client = lock.ownerInfo().client.toUtf8();
    const qsizetype length = !client.isEmpty() && lock.assessment.owner.startsWith(client + ':') ? client.size() : 0;
    std::vector<LockHolder> holders;
    for (const QByteArray &token : tokens) {
        const QByteArray owner
            = length > 0 && token.size() > length && token.at(length) == ':' ? token.left(length) : token;
        if (std::none_of(holders.begin(), holders.end(),
                         [&owner](const LockHolder &each) { return each.owner == owner; }))
            holders.push_back({.owner = owner, .host = {}, .token = token});
    }
    return holders;
}

HolderSummary summarizeHolders(const std::vector<LockStatePtr> &locks, HolderGroup group, HolderOrder order,
                               const LockFilter &filter, const LockFilterContext &context,
                               const QSet<QByteArray> &ownTokens)
{
    HolderSummary summary;
    QHash<std::pair<QByteArray, QByteArray>, HolderEntry> owners;
    for (const LockStatePtr &lock : locks) {
        if (!filter.matches(*lock, context))
            continue;
        summary.unknown += lock->assessment.verdict == Verdict::Unknown ? 1 : 0;
        const bool isWaitedFor = waitersOf(*lock) > 0;
        if (isWaitedFor)
            summary.waitedFor.push_back(lock);
        if (!lock->assessment.isHeld())
            continue;
        ++summary.held;
        for (const LockHolder &holder : holdersOf(*lock)) {
            HolderEntry &owner = owners[{holder.owner, holder.lock}];
            owner.owner = holder.owner;
            owner.lock = holder.lock;
            if (owner.host.isEmpty())
                owner.host = holder.host;
            owner.owners = 1;
            ++owner.locks;
            owner.waitedFor += isWaitedFor ? 1 : 0;
            owner.locksWithKnownWaiters += lock->waiting() ? 1 : 0;
            owner.own += ownTokens.contains(holder.token) ? 1 : 0;
            if (!owner.longest || isHeldLonger(lock, owner.longest))
                owner.longest = lock;
        }
    }
    if (group == HolderGroup::Owner) {
        summary.holders.assign(owners.begin(), owners.end());
    } else {
        QHash<QString, HolderEntry> hosts;
        for (const HolderEntry &owner : std::as_const(owners)) {
            HolderEntry &host = hosts[owner.host];
            host.host = owner.host;
            ++host.owners;
            host.locks += owner.locks;
            host.waitedFor += owner.waitedFor;
            host.locksWithKnownWaiters += owner.locksWithKnownWaiters;
            host.own += owner.own;
            if (!host.longest || isHeldLonger(owner.longest, host.longest))
                host.longest = owner.longest;
        }
        summary.holders.assign(hosts.begin(), hosts.end());
    }
    summary.holdersLeft = leaveFirst(summary.holders, [order](const HolderEntry &a, const HolderEntry &b) {
        const auto key = [order](const HolderEntry &holder) {
            const auto since = static_cast<qint64>(holder.longest->hold.since.time_since_epoch().count());
            const auto fewer = static_cast<qint64>(-holder.locks);
            switch (order) {
            case HolderOrder::Longest: return std::tuple(since, fewer);
            case HolderOrder::WaitedFor: return std::tuple(static_cast<qint64>(-holder.waitedFor), fewer);
            case HolderOrder::Locks: break;
            }
            return std::tuple(fewer, qint64(0)); // no time: each hand-over would move rows
        };
        const auto keyA = key(a);
        const auto keyB = key(b);
        return keyA != keyB ? keyA < keyB : std::tie(a.owner, a.host, a.lock) < std::tie(b.owner, b.host, b.lock);
    });
    summary.waitedForLeft = leaveFirst(summary.waitedFor, [](const LockStatePtr &a, const LockStatePtr &b) {
        const qint64 waitA = waitersOf(*a);
        const qint64 waitB = waitersOf(*b);
        return waitA != waitB ? waitA > waitB : a->name < b->name;
    });
    return summary;
}

} // namespace Lockscope

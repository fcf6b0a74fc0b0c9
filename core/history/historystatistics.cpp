#include "historystatistics.h"

#include "../base/namespaces.h"
#include "../dialects/token.h"

#include <algorithm>
#include <unordered_set>

namespace Lockscope {

namespace {

Micros within(Instant begin, Instant end, Instant from, Instant to)
{
    return std::max(Micros(0), std::min(end, to) - std::max(begin, from));
}

/// How closely an ended hold was seen.
struct Sight
{
    bool isVague = false; ///< too few nodes were readable when it ended, or most of its length is not sure
    bool isRough = false; ///< its beginning or end was, or may have been, seen late
    bool isEndLate = false; ///< its end was seen late
    std::optional<Micros> begunWithin; ///< how long before it was seen it began, at most; unset: unknown
};

void count(HoldFigures &figures, const HistoryChunk::Packed &event, std::optional<Micros> late, const Sight &sight,
           Instant from, Instant to)
{
    switch (event.kind) {
    case HistoryKind::Began: figures.acquisitions += event.exact ? 1 : 0; break;
    case HistoryKind::Ended:
        figures.expired += event.end == HoldEnd::Expired ? 1 : 0;
        figures.lost += event.end == HoldEnd::Lost || event.end == HoldEnd::OwnLost ? 1 : 0;
        figures.forced += event.end == HoldEnd::ForceReleased ? 1 : 0;
        figures.unknownEnds += event.end == HoldEnd::Unknown ? 1 : 0;
        {
            // An unseen end, or a lower bound, counts up to the last moment at which the hold was seen.
            const Instant sure = event.at - Micros(event.slack);
            const bool isUnknown = event.end == HoldEnd::Unknown;
            const Instant begin = (isUnknown ? sure : event.at) - event.length;
            const bool isWhole = event.exact && event.isOneHold && !sight.isVague;
            const Instant end = isWhole && !sight.isEndLate ? event.at : std::max(begin, sure);
            figures.heldAtLeast = figures.heldAtLeast || !event.exact || sight.isVague || sight.isEndLate;
            if (isWhole) {
                figures.holds.add(event.length);
                figures.areHoldsRough = figures.areHoldsRough || sight.isRough;
            } else {
                ++figures.partialHolds;
                figures.isHeldDoubtful = figures.isHeldDoubtful || !event.isOneHold;
            }
            if (isWhole && !sight.isRough)
                figures.addLongest(event.length, event.length, false);
            else
                figures.addLongest(end - begin,
                                   sight.begunWithin ? event.at - begin + *sight.begunWithin : Micros::max(),
                                   !event.isOneHold);
            figures.held += within(begin, end, from, to);
        }
        break;
    case HistoryKind::Renewed:
        ++figures.renewals;
        figures.leastMargin = std::min(figures.leastMargin.value_or(event.length), event.length);
        if (late)
            figures.mostLate = std::max(figures.mostLate.value_or(*late), *late);
        break;
    case HistoryKind::HandOver: ++figures.handOvers; break;
    case HistoryKind::Overlap: figures.overlaps += isOverlapOver(event.kind, event.end) ? 0 : 1; break;
    case HistoryKind::Split: ++figures.splits; break;
    default: break;
    }
}

void mergeLeast(std::optional<Micros> &mine, const std::optional<Micros> &theirs)
{
    if (theirs)
        mine = std::min(mine.value_or(*theirs), *theirs);
}

void mergeMost(std::optional<Micros> &mine, const std::optional<Micros> &theirs)
{
    if (theirs)
        mine = std::max(mine.value_or(*theirs), *theirs);
}

} // namespace

bool isMeasured(Micros length, Micros slack)
{
    return slack <= LockHold::kSeenAtOnce || isMostlySure(length, slack);
}

void HoldFigures::add(const HoldFigures &others)
{
    acquisitions += others.acquisitions;
    renewals += others.renewals;
    handOvers += others.handOvers;
    expired += others.expired;
    lost += others.lost;
    forced += others.forced;
    unknownEnds += others.unknownEnds;
    overlaps += others.overlaps;
    splits += others.splits;
    holds.add(others.holds);
    areHoldsRough = areHoldsRough || others.areHoldsRough;
    partialHolds += others.partialHolds;
    addLongest(others.longestSure, others.longestPossible, others.isSureDoubtful);
    addOpen(others.longestOpen, others.longestOpenAtLeast, others.isOpenDoubtful);
    held += others.held;
    heldAtLeast = heldAtLeast || others.heldAtLeast;
    isHeldDoubtful = isHeldDoubtful || others.isHeldDoubtful;
    mergeLeast(leastMargin, others.leastMargin);
    mergeMost(mostLate, others.mostLate);
}

void HoldFigures::addLongest(Micros sure, Micros possible, bool isDoubtful)
{
    longestPossible = std::max(longestPossible, possible);
    if (sure < longestSure)
        return;
    isSureDoubtful = isDoubtful || (sure == longestSure && isSureDoubtful);
    longestSure = sure;
}

void HoldFigures::addOpen(Micros length, bool atLeast, bool isDoubtful)
{
    if (length < longestOpen)
        return;
    longestOpenAtLeast = atLeast || (length == longestOpen && longestOpenAtLeast);
    isOpenDoubtful = isDoubtful || (length == longestOpen && isOpenDoubtful);
    longestOpen = length;
}

double HistoryStatistics::perMinute(qint64 count) const
{
    const auto micros = static_cast<double>(window().count());
    return micros > 0 ? static_cast<double>(count) * 60e6 / micros : 0;
}

double HistoryStatistics::heldShare(const HoldFigures &figures) const
{
    const auto micros = static_cast<double>(window().count());
    return micros > 0 ? static_cast<double>(figures.held.count()) / micros : 0;
}

HistoryStatistics HistoryStatistics::of(const HistorySnapshot &snapshot, Micros window,
                                        const std::atomic<bool> *isCancelled)
{
    HistoryStatistics result;
    result.to = snapshot.knownTo();
    result.from = std::max(snapshot.watchedSince, result.to - window);
    if (snapshot.forgotten > 0 && !snapshot.chunks.empty())
        result.from = std::max(result.from, snapshot.chunks.front()->earliest());
    result.from = std::min(result.from, result.to);
    const Instant last = snapshot.takenAt; // includes single readings while reading is paused
    result.atLeast = !snapshot.completeSince || *snapshot.completeSince > result.from;

    // foundLock, foundOwner: the latest hold that was found held. A hand-over event right after it shows an
    // acquisition.
    std::unordered_set<const HoldFigures *> outOfSight; ///< locks whose hold is unobservable
    std::unordered_map<const HoldFigures *, Micros> begunUnseen; ///< locks whose hold may have begun this much earlier
    const HoldFigures *foundLock = nullptr;
    HoldFigures *foundOwner = nullptr;
    for (const auto &chunk : snapshot.chunks) {
        if (isCancelled != nullptr && *isCancelled)
            return result;
        if (chunk->latest() < result.from || chunk->earliest() > last)
            continue;
        // A chunk has few names, which recur, so each is looked up once.
        const auto &names = chunk->names();
        std::vector<HoldFigures *> locks(names.size(), nullptr);
        std::vector<HoldFigures *> owners(names.size(), nullptr);
        const auto figuresOf = [&](std::vector<HoldFigures *> &known, HistoryStatistics::Figures &in,
                                   HistoryChunk::NameId name) -> HoldFigures & {
            if (known[name] == nullptr)
                known[name] = &in[names[name]];
            return *known[name];
        };
        for (const auto &event : chunk->packed()) {
            if (event.lock == 0 || event.kind == HistoryKind::Waiting || event.at < result.from || event.at > last)
                continue;
            if (isHoldOff(names[event.owner]))
                continue; // a hold-off is nobody's hold
            const auto late = HistoryChunk::lateOf(event);
            HoldFigures &lock = figuresOf(locks, result.locks, event.lock);
            if (event.kind == HistoryKind::SightLost)
                outOfSight.insert(&lock);
            else if (event.kind == HistoryKind::SightRegained)
                outOfSight.erase(&lock);
            // A hold that went out of sight before the window has no SightLost event here; see isVague.
            const bool isSeenLate = Micros(event.slack) > LockHold::kSeenAtOnce;
            Sight sight;
            if (event.kind == HistoryKind::Ended) {
                const auto begun = begunUnseen.find(&lock);
                const bool isBegunLate = begun != begunUnseen.end();
                // A hold that began before the window, or before a recording: how closely that was seen is unknown.
                sight.isEndLate = isSeenLate;
                sight.isRough = isBegunLate || isSeenLate || event.at - event.length < result.from;
                if (event.exact)
                    sight.begunWithin = isBegunLate ? begun->second : LockHold::kSeenAtOnce;
                if (isBegunLate)
                    begunUnseen.erase(begun);
                sight.isVague = outOfSight.erase(&lock) > 0 || event.at - Micros(event.slack) < result.from
                    || !isMeasured(event.length, Micros(event.slack));
            } else if (event.kind == HistoryKind::Began && isSeenLate) {
                begunUnseen.insert_or_assign(&lock, Micros(event.slack));
            }
            HoldFigures *owner = event.owner == 0
                ? nullptr
                : &figuresOf(owners, result.owners, event.process != 0 ? event.process : event.owner);
            count(lock, event, late, sight, result.from, last);
            if (owner != nullptr)
                count(*owner, event, late, sight, result.from, last);
            if (event.kind == HistoryKind::HandOver && !event.exact) {
                ++lock.acquisitions;
                if (foundLock == &lock && foundOwner != nullptr)
                    ++foundOwner->acquisitions;
            }
            const bool isFound = event.kind == HistoryKind::Began && !event.exact;
            foundLock = isFound ? &lock : nullptr;
            foundOwner = isFound ? owner : nullptr;
        }
    }
    for (const auto &hold : snapshot.open) {
        if (isHoldOff(hold.owner()))
            continue;
        const auto add = [&](HoldFigures &figures) {
            figures.held += within(hold.since, hold.inSight ? result.to : hold.knownUntil(), result.from, result.to);
            figures.heldAtLeast = figures.heldAtLeast || !hold.exact || !hold.inSight;
            figures.isHeldDoubtful = figures.isHeldDoubtful || !hold.isOneHold;
            if (hold.inSight) {
                figures.addOpen(result.to - hold.since, !hold.exact || hold.slack > LockHold::kSeenAtOnce,
                                !hold.isOneHold);
            } else {
                figures.addLongest(std::max(Micros(0), Micros(hold.knownUntil() - hold.since)),
                                   hold.exact ? result.to - hold.since + hold.slack : Micros::max(), !hold.isOneHold);
            }
        };
        add(result.locks[hold.lock()]);
        add(result.owners[hold.process().isEmpty() ? hold.owner() : hold.process()]);
    }
    // Several owners at once, or single readings after reading stopped, must not make more than the whole window.
    for (auto &[lock, figures] : result.locks)
        figures.held = std::min(figures.held, result.window());
    for (const auto &[lock, figures] : result.locks) {
        result.all.add(figures);
        for (const auto &space : namespacesOf(lock, HistoryStatistics::kLevels))
            result.namespaces[space].add(figures);
    }
    return result;
}

} // namespace Lockscope

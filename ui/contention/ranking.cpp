#include "ranking.h"

#include "waitedtimes.h"

#include <lockscope/core/base/namespaces.h>
#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace Lockscope {

namespace {

RankFigures figuresOf(const HoldFigures &figures, const std::optional<WaitedTime> &waited = std::nullopt)
{
    RankFigures result{.waited = waited ? std::optional(waited->total) : std::nullopt,
                       .waitedAtLeast = waited && waited->isAtLeast,
                       .held = figures.held,
                       .heldAtLeast = figures.heldAtLeast,
                       .isHeldDoubtful = figures.isHeldDoubtful,
                       .acquisitions = figures.acquisitions,
                       .handOvers = figures.handOvers,
                       .median = figures.percentile(0.5),
                       .p99 = figures.percentile(0.99),
                       .isMedianExact = figures.isExact(0.5),
                       .isP99Exact = figures.isExact(0.99),
                       .expired = figures.expired,
                       .lost = figures.lost,
                       .overlaps = figures.overlaps,
                       .hasUnknownEnds = figures.unknownEnds > 0};
    const bool hasEnded = figures.holds.count() + figures.partialHolds > 0;
    if (figures.longestOpen > figures.longestSure) {
        result.longest = figures.longestOpen;
        // A hold whose end was not seen may have lasted longer.
        result.longestAtLeast = figures.longestOpenAtLeast || figures.longestPossible > figures.longestOpen;
        result.isLongestDoubtful = figures.isOpenDoubtful;
        result.longestGoesOn = true;
    } else if (hasEnded || figures.longestPossible > Micros(0)) {
        result.longestAtMost = figures.longestSure < Wording::kLeastShownLowerBound
            && figures.longestPossible > figures.longestSure && figures.longestPossible < Micros::max();
        result.longest = result.longestAtMost ? figures.longestPossible : figures.longestSure;
        result.longestAtLeast = !result.longestAtMost && figures.longestPossible > figures.longestSure;
        result.isLongestDoubtful = figures.isSureDoubtful;
    }
    return result;
}

/// Applies the filter to the name only, because history keeps no TTLs, states or waiters.
bool passes(const LockFilter &filter, const QByteArray &name)
{
    if (filter.isEmpty() || filter.error())
        return true;
    LockState lock;
    lock.name = name;
    return filter.matches(lock);
}

class Ranker
{
public:
    Ranker(const HistorySnapshot &snapshot, const RankingQuery &query, const std::atomic<bool> *isCancelled)
        : m_snapshot(snapshot)
        , m_query(query)
        , m_isCancelled(isCancelled)
    {
    }

    Ranking run()
    {
        const auto statistics = HistoryStatistics::of(m_snapshot, m_query.window, m_isCancelled);
        Ranking ranking{.window = statistics.window(),
                        .atLeast = statistics.atLeast,
                        .allLocks = static_cast<int>(statistics.locks.size())};
        m_waited = waitedTimes(m_snapshot, statistics.window(), m_isCancelled);
        for (const auto &[name, figures] : statistics.locks) {
            if (!passes(m_query.filter, name))
                continue;
            ++ranking.locks;
            put(name, figures);
            if (m_query.open.contains(name))
                m_owners.emplace(name, LockPart{});
        }
        rankOwners();
        ranking.top = entriesOf(QByteArray());
        return ranking;
    }

private:
    struct Space
    {
        HoldFigures figures;
        std::optional<WaitedTime> waited; ///< the sum over its locks
        std::vector<QByteArray> spaces;
        std::vector<std::pair<QByteArray, const HoldFigures *>> locks;
    };

    /// The history of one expanded lock.
    struct LockPart
    {
        HistoryLog log{{.age = Micros::max(),
                        .events = std::numeric_limits<qsizetype>::max(),
                        .bytes = std::numeric_limits<qsizetype>::max()}};
        std::vector<OpenHold> open;
        std::vector<RankedEntry> entries; ///< the lock's owners
    };

    void put(const QByteArray &name, const HoldFigures &figures)
    {
        QByteArray outer;
        int level = 0;
        for (auto end = nextNamespaceEnd(name, 0); end && level < kRankLevels;
             end = nextNamespaceEnd(name, *end), ++level) {
            const QByteArray space = name.first(*end);
            if (space == name)
                break; // the full name is no namespace
            const auto [found, isNew] = m_spaces.try_emplace(space);
            found->second.figures.add(figures);
            if (const auto waited = m_waited.constFind(name); waited != m_waited.cend()) {
                WaitedTime sum = found->second.waited.value_or(WaitedTime());
                sum.total += waited->total;
                sum.isAtLeast = sum.isAtLeast || waited->isAtLeast;
                found->second.waited = sum;
            }
            if (isNew)
                m_spaces[outer].spaces.push_back(space);
            outer = space;
        }
        m_spaces[outer].locks.emplace_back(name, &figures);
    }

    [[nodiscard]] std::vector<RankedEntry> entriesOf(const QByteArray &space)
    {
        const auto found = m_spaces.find(space);
        if (found == m_spaces.end())
            return {};
        std::vector<RankedEntry> entries;
        entries.reserve(found->second.spaces.size() + found->second.locks.size());
        for (const auto &inner : found->second.spaces)
            entries.push_back({.kind = RankedEntry::Kind::Namespace,
                               .name = inner,
                               .figures = figuresOf(m_spaces.at(inner).figures, m_spaces.at(inner).waited)});
        for (const auto &[name, figures] : found->second.locks)
            entries.push_back(
                {.kind = RankedEntry::Kind::Lock, .name = name, .figures = figuresOf(*figures, waitedOf(name))});
        order(entries);
        for (auto &entry : entries) {
            if (entry.kind == RankedEntry::Kind::Namespace && m_query.open.contains(entry.name))
                entry.children = entriesOf(entry.name);
            else if (entry.kind == RankedEntry::Kind::Lock && m_query.open.contains(entry.name))
                entry.children = std::move(m_owners.at(entry.name).entries);
        }
        return entries;
    }

    /// Ranks the owners of all expanded locks in one pass, each lock as if the history contained no other.
    void rankOwners()
    {
        if (m_owners.empty())
            return;
        for (const auto &chunk : m_snapshot.chunks) {
            if (isCancelled())
                return;
            std::vector<LockPart *> parts(chunk->names().size(), nullptr); // a chunk often names few locks
            bool isAny = false;
            for (size_t name = 0; name < parts.size(); ++name) {
                const auto found = m_owners.find(chunk->names()[name]);
                parts[name] = found == m_owners.end() ? nullptr : &found->second;
                isAny = isAny || parts[name] != nullptr;
            }
            for (size_t i = 0; isAny && i < chunk->packed().size(); ++i) {
                if (LockPart *part = parts[chunk->packed()[i].lock])
                    part->log.append(chunk->event(i));
            }
        }
        for (const OpenHold &hold : m_snapshot.open) {
            if (const auto found = m_owners.find(hold.lock()); found != m_owners.end())
                found->second.open.push_back(hold);
        }
        HistorySnapshot part = m_snapshot;
        for (auto &[lock, of] : m_owners) {
            part.chunks = of.log.chunks();
            part.open = std::move(of.open);
            const auto statistics = HistoryStatistics::of(part, m_query.window, m_isCancelled);
            for (const auto &[owner, figures] : statistics.owners) {
                of.entries.push_back({.kind = RankedEntry::Kind::Owner, .name = owner, .figures = figuresOf(figures)});
                Micros &held
                    = of.entries.back().figures.held; // of one lock, even if the process has several holds of it
                held = std::min(held, statistics.window());
            }
            order(of.entries);
        }
    }

    [[nodiscard]] std::optional<WaitedTime> waitedOf(const QByteArray &lock) const
    {
        const auto found = m_waited.constFind(lock);
        return found == m_waited.cend() ? std::nullopt : std::optional(*found);
    }

    [[nodiscard]] bool isCancelled() const { return m_isCancelled != nullptr && *m_isCancelled; }

    [[nodiscard]] qint64 keyOf(const RankFigures &figures) const
    {
        const auto orNone = [](const std::optional<Micros> &duration) {
            return duration ? static_cast<qint64>(duration->count()) : -1;
        };
        switch (m_query.column) {
        case RankColumn::Waited: return orNone(figures.waited);
        case RankColumn::Held: return figures.held.count();
        case RankColumn::Acquisitions: return figures.acquisitions;
        case RankColumn::HandOvers: return figures.handOvers;
        case RankColumn::Median: return orNone(figures.median);
        case RankColumn::P99: return orNone(figures.p99);
        case RankColumn::Longest: return orNone(figures.longest);
        case RankColumn::Expired: return figures.expired;
        case RankColumn::Lost: return figures.lost;
        case RankColumn::Overlaps: return figures.overlaps;
        case RankColumn::Name:
        case RankColumn::Count: return 0;
        }
        return 0;
    }

    /// Sorts, keeps the first kMostRanked and counts the rest.
    void order(std::vector<RankedEntry> &entries) const
    {
        const bool ascending = m_query.direction == Qt::AscendingOrder;
        const auto before = [&](const RankedEntry &a, const RankedEntry &b) {
            const auto keyA = keyOf(a.figures);
            const auto keyB = keyOf(b.figures);
            if (keyA != keyB)
                return ascending ? keyA < keyB : keyA > keyB;
            // Most libraries report no waiters.
            if (m_query.column == RankColumn::Waited && a.figures.held != b.figures.held)
                return ascending ? a.figures.held < b.figures.held : a.figures.held > b.figures.held;
            return m_query.column == RankColumn::Name && !ascending ? b.name < a.name : a.name < b.name;
        };
        const auto kept = entries.begin() + static_cast<std::ptrdiff_t>(std::min(entries.size(), kMostRanked));
        std::partial_sort(entries.begin(), kept, entries.end(), before);
        const auto more = entries.end() - kept;
        entries.erase(kept, entries.end());
        if (more > 0)
            entries.push_back({.kind = RankedEntry::Kind::More, .name = QByteArray::number(static_cast<qint64>(more))});
    }

    const HistorySnapshot &m_snapshot;
    const RankingQuery &m_query;
    const std::atomic<bool> *m_isCancelled;
    QHash<QByteArray, WaitedTime> m_waited;
    std::unordered_map<QByteArray, Space> m_spaces;
    std::unordered_map<QByteArray, LockPart> m_owners; ///< by lock name
};

} // namespace

Ranking rank(const HistorySnapshot &snapshot, const RankingQuery &query, const std::atomic<bool> *isCancelled)
{
    return Ranker(snapshot, query, isCancelled).run();
}

} // namespace Lockscope

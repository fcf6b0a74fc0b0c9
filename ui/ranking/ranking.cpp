#include "ranking.h"

#include <algorithm>
#include <unordered_map>

namespace Lockscope {

namespace {

RankFigures figuresOf(const HoldFigures &figures)
{
    RankFigures result{.held = figures.held,
                       .heldAtLeast = figures.heldAtLeast,
                       .acquisitions = figures.acquisitions,
                       .handOvers = figures.handOvers,
                       .median = figures.holds.percentile(0.5),
                       .p99 = figures.holds.percentile(0.99),
                       .expired = figures.expired,
                       .lost = figures.lost,
                       .overlaps = figures.overlaps};
    const auto longest = std::max(figures.holds.longest(), figures.longestPartial);
    if (figures.holds.count() + figures.partialHolds > 0)
        result.longest = longest;
    result.longestAtLeast = figures.longestPartial > figures.holds.longest();
    return result;
}

/// What the filter can know of a lock that history tells of.
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
    Ranker(const HistorySnapshot &snapshot, const RankingQuery &query) : m_snapshot(snapshot), m_query(query) { }

    Ranking run()
    {
        const auto statistics = HistoryStatistics::of(m_snapshot, m_query.window);
        Ranking ranking{.window = statistics.window(), .atLeast = statistics.atLeast, .allLocks = static_cast<int>(statistics.locks.size())};
        for (const auto &[name, figures] : statistics.locks) {
            if (!passes(m_query.filter, name))
                continue;
            ++ranking.locks;
            put(name, figures);
        }
        ranking.top = entriesOf(QByteArray());
        return ranking;
    }

private:
    struct Space
    {
        HoldFigures figures;
        std::vector<QByteArray> spaces;
        std::vector<std::pair<QByteArray, const HoldFigures *>> locks;
    };

    void put(const QByteArray &name, const HoldFigures &figures)
    {
        QByteArray outer;
        int level = 0;
        for (auto colon = name.indexOf(':'); colon >= 0 && level < kRankLevels; colon = name.indexOf(':', colon + 1), ++level) {
            const QByteArray space = name.left(colon + 1);
            if (space == name)
                break; // a lock's own name is no namespace of it
            const auto [found, isNew] = m_spaces.try_emplace(space);
            found->second.figures.add(figures);
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
            entries.push_back({.kind = RankedEntry::Kind::Namespace, .name = inner, .figures = figuresOf(m_spaces.at(inner).figures)});
        for (const auto &[name, figures] : found->second.locks)
            entries.push_back({.kind = RankedEntry::Kind::Lock, .name = name, .figures = figuresOf(*figures)});
        order(entries);
        for (auto &entry : entries) {
            if (entry.kind == RankedEntry::Kind::Namespace && m_query.open.contains(entry.name))
                entry.children = entriesOf(entry.name);
            else if (entry.kind == RankedEntry::Kind::Lock && m_query.open.contains(entry.name))
                entry.children = ownersOf(entry.name);
        }
        return entries;
    }

    [[nodiscard]] std::vector<RankedEntry> ownersOf(const QByteArray &lock) const
    {
        // The same figures, of a history in which there is only this lock.
        HistoryLog log({.age = Micros::max(), .events = std::numeric_limits<qsizetype>::max(), .bytes = std::numeric_limits<qsizetype>::max()});
        const auto events = m_snapshot.events(Instant::min(), Instant::max(), lock);
        for (const auto &event : events)
            log.append(event);
        HistorySnapshot part = m_snapshot;
        part.chunks = log.chunks();
        part.open.clear();
        std::copy_if(m_snapshot.open.begin(), m_snapshot.open.end(), std::back_inserter(part.open),
                     [&lock](const OpenHold &hold) { return hold.lock == lock; });
        const auto statistics = HistoryStatistics::of(part, m_query.window);
        std::vector<RankedEntry> entries;
        for (const auto &[owner, figures] : statistics.owners)
            entries.push_back({.kind = RankedEntry::Kind::Owner, .name = owner, .figures = figuresOf(figures)});
        order(entries);
        return entries;
    }

    [[nodiscard]] qint64 keyOf(const RankFigures &figures) const
    {
        const auto orNone = [](const std::optional<Micros> &duration) { return duration ? static_cast<qint64>(duration->count()) : -1; };
        switch (m_query.column) {
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

    /// Sorts, and leaves the first ones.
    void order(std::vector<RankedEntry> &entries) const
    {
        const bool ascending = m_query.direction == Qt::AscendingOrder;
        const auto before = [&](const RankedEntry &a, const RankedEntry &b) {
            const auto keyA = keyOf(a.figures);
            const auto keyB = keyOf(b.figures);
            if (keyA != keyB)
                return ascending ? keyA < keyB : keyA > keyB;
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
    std::unordered_map<QByteArray, Space> m_spaces;
};

} // namespace

Ranking rank(const HistorySnapshot &snapshot, const RankingQuery &query)
{
    return Ranker(snapshot, query).run();
}

} // namespace Lockscope

#include "timelinerows.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <tuple>

namespace Lockscope {

namespace {

struct SortKey
{
    int place = 0; ///< the place of a held row; all others come after these
    qint64 first = 0;
    qint64 second = 0;
    qint64 third = 0;
    quint32 rank = 0;
    int slot = 0;

    friend bool operator<(const SortKey &a, const SortKey &b)
    {
        return a.place != b.place ? a.place < b.place : comesBefore(a, b);
    }
    static bool comesBefore(const SortKey &a, const SortKey &b)
    {
        return std::tie(a.first, a.second, a.third, a.rank) < std::tie(b.first, b.second, b.third, b.rank);
    }
};

SortKey keyOf(const TimelineTrack &track, const TimelineNow &now, TimelineOrder order, quint32 rank, int slot)
{
    SortKey key{.rank = rank, .slot = slot};
    if (order == TimelineOrder::Name)
        return key;
    const auto alarms = track.marks.empty()
        ? 0
        : static_cast<qint64>(track.marks.back().alarms - track.marks.front().alarms)
            + (track.marks.front().kind == HistoryKind::HandOver ? 0 : 1);
    const auto handOvers = static_cast<qint64>(track.marks.size()) - alarms;
    key.first = order == TimelineOrder::Trouble ? -static_cast<qint64>(now.severity) : -now.waiters.value_or(0);
    key.second = order == TimelineOrder::Trouble ? -alarms : -handOvers;
    key.third = order == TimelineOrder::Trouble ? -handOvers : -alarms;
    return key;
}

TimelineHold holdOf(const TimelineTrack &track, const TimelineBar &bar)
{
    TimelineHold hold{.lock = track.name, .holder = track.holderOf(bar), .bar = bar, .seenUntil = track.seenUntil(bar)};
    for (auto wait = std::partition_point(track.waits.begin(), track.waits.end(),
                                          [&](const TimelineSpan &span) { return span.to <= bar.from; });
         wait != track.waits.end() && wait->from < bar.to; ++wait)
        hold.waited = std::max(hold.waited, wait->value);
    hold.overlapped = track.isOverlapped(bar);
    return hold;
}

} // namespace

std::shared_ptr<const TimelineHolds> timelineHolds(const TimelinePicture &picture)
{
    struct Place
    {
        Instant from;
        int slot = 0;
        quint32 bar = 0;
    };
    std::vector<Place> places;
    for (const TimelineRow &row : picture.rows) {
        if (!row.isLock())
            continue;
        const auto &bars = picture.track(row).bars;
        // More bars of one lock cannot be among the latest kMost of all.
        for (size_t i = bars.size() - std::min(bars.size(), TimelineHolds::kMost); i < bars.size(); ++i)
            places.push_back({.from = bars[i].from, .slot = row.slot, .bar = static_cast<quint32>(i)});
    }
    size_t all = 0;
    for (const TimelineRow &row : picture.rows)
        all += row.isLock() ? picture.track(row).bars.size() : 0;
    const auto nameOf = [&](const Place &place) -> const QByteArray & {
        return picture.index.tracks[static_cast<size_t>(place.slot)]->name;
    };
    const auto ownerOf = [&](const Place &place) -> const QByteArray & {
        const TimelineTrack &track = *picture.index.tracks[static_cast<size_t>(place.slot)];
        return track.holderOf(track.bars[place.bar]).owner;
    };
    const auto later = [&](const Place &a, const Place &b) {
        if (a.from != b.from)
            return a.from > b.from;
        return a.slot != b.slot ? nameOf(a) < nameOf(b) : ownerOf(a) < ownerOf(b);
    };
    const size_t count = std::min(places.size(), TimelineHolds::kMost);
    std::partial_sort(places.begin(), places.begin() + static_cast<qsizetype>(count), places.end(), later);
    auto table = std::make_shared<TimelineHolds>();
    table->left = all - count;
    table->holds.reserve(count);
    for (size_t i = 0; i < count; ++i) {
        const TimelineTrack &track = *picture.index.tracks[static_cast<size_t>(places[i].slot)];
        table->holds.push_back(holdOf(track, track.bars[places[i].bar]));
    }
    return table;
}

const TimelineOwner *TimelinePicture::owner(const TimelineRow &row) const
{
    const auto found = owners.find(row.slot);
    return row.owner < 0 || found == owners.end() ? nullptr : &found->second->owners.at(static_cast<size_t>(row.owner));
}

int TimelinePicture::slotOf(const QByteArray &name) const
{
    const size_t hash = qHash(name);
    for (auto at = std::find(hashes.begin(), hashes.end(), hash); at != hashes.end();
         at = std::find(at + 1, hashes.end(), hash)) {
        const auto &candidate = index.tracks[static_cast<size_t>(at - hashes.begin())];
        if (candidate && candidate->name == name)
            return static_cast<int>(at - hashes.begin());
    }
    return -1;
}

int TimelinePicture::rowOf(int slot, int owner) const
{
    const auto found = std::find(rows.begin(), rows.end(), TimelineRow{slot, owner});
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

int TimelinePicture::rowOfOwner(int slot, const QByteArray &label) const
{
    const auto found = owners.find(slot);
    if (found == owners.end())
        return -1;
    const auto &list = found->second->owners;
    const auto owner
        = std::find_if(list.begin(), list.end(), [&label](const TimelineOwner &each) { return each.label == label; });
    return owner == list.end() ? -1 : rowOf(slot, static_cast<int>(owner - list.begin()));
}

void TimelineRowMaker::setQuery(const TimelineQuery &query)
{
    m_asked = m_asked || !(query.filter == m_query.filter) || query.nodeLabels != m_query.nodeLabels;
    m_query = query;
    m_held.clear();
    if (query.holdsRows && query.rowsOf)
        hold(*query.rowsOf, query.rowsOf->hashes);
    m_query.rowsOf.reset();
}

void TimelineRowMaker::hold(const TimelinePicture &picture, const std::vector<size_t> &hashes)
{
    m_held.clear();
    for (const TimelineRow &row : picture.rows) {
        const auto slot = static_cast<size_t>(row.slot);
        if (row.isLock())
            m_held.push_back({.slot = row.slot, .hash = hashes[slot]});
        else if (!m_held.empty())
            m_held.back().owners = m_held.back().owners.value_or(0) + (row.owner >= 0 ? 1 : 0);
    }
}

bool TimelineRowMaker::fits(const TimelineIndexer &indexer, int slot, const LockFilterContext &context) const
{
    const auto &state = indexer.state(slot);
    if (state && m_query.filter.matches(*state, context))
        return true;
    const TimelineTrack &track = *indexer.track(slot);
    LockState past;
    past.name = track.name;
    if (track.holders.empty())
        return !state && m_query.filter.matches(past, context);
    const size_t most = std::min(track.holders.size(), kHoldersAsked);
    for (size_t back = 1; back <= most; ++back) {
        past.assessment.owner = track.holders[track.holders.size() - back].owner;
        past.seen = Recognition{
            .owner = past.assessment.owner,
            .ownerInfo = OwnerInfo{.program = QString::fromUtf8(track.holders[track.holders.size() - back].process)}};
        if (m_query.filter.matches(past, context))
            return true;
    }
    return false;
}

void TimelineRowMaker::rank(const TimelineIndexer &indexer)
{
    std::vector<int> order;
    m_hashes.assign(static_cast<size_t>(indexer.slotCount()), 0);
    for (int slot = 0; slot < indexer.slotCount(); ++slot) {
        if (const TimelineTrack *track = indexer.track(slot)) {
            order.push_back(slot);
            m_hashes[static_cast<size_t>(slot)] = qHash(track->name);
        }
    }
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return indexer.track(a)->name < indexer.track(b)->name; });
    m_ranks.assign(static_cast<size_t>(indexer.slotCount()), 0);
    for (size_t i = 0; i < order.size(); ++i)
        m_ranks[static_cast<size_t>(order[i])] = static_cast<quint32>(i);
}

void TimelineRowMaker::addOwners(TimelinePicture &picture, int slot)
{
    const TimelineTrackPtr &track = picture.index.tracks[static_cast<size_t>(slot)];
    auto &made = m_owners[slot];
    const auto held = m_heldOwners.find(slot);
    const bool isKnown = made.first && made.first->name == track->name; // the slot may be reused for another lock
    if (made.first != track) {
        auto owners = std::make_shared<TimelineOwners>();
        QHash<QByteArray, size_t> known;
        // While rows are held, no owner leaves: the rows below would move up.
        for (size_t i = 0; isKnown && held != m_heldOwners.end() && i < made.second->owners.size(); ++i) {
            known.insert(made.second->owners[i].label, i);
            owners->owners.push_back({.label = made.second->owners[i].label});
        }
        // Go backwards, so that the latest owners are shown.
        for (size_t i = track->bars.size(); i-- > 0;) {
            const TimelineHolder &holder = track->holderOf(track->bars[i]);
            const QByteArray &label = holder.label();
            auto found = known.constFind(label);
            if (found == known.constEnd()) {
                found = known.insert(label, owners->owners.size());
                if (owners->owners.size() < TimelineOwners::kMost)
                    owners->owners.push_back({.label = label});
                else
                    *known.find(label) = TimelineOwners::kMost;
            }
            if (*found < owners->owners.size())
                owners->owners[*found].bars.push_back(static_cast<quint32>(i));
        }
        for (TimelineOwner &owner : owners->owners)
            std::reverse(owner.bars.begin(), owner.bars.end());
        owners->left = static_cast<size_t>(known.size()) - owners->owners.size();
        // Existing rows keep their order, even when an owner's first hold is forgotten; new owners come last.
        QHash<QByteArray, size_t> places;
        for (size_t i = 0; isKnown && i < made.second->owners.size(); ++i)
            places.insert(made.second->owners[i].label, i);
        std::sort(
            owners->owners.begin(), owners->owners.end(), [&places](const TimelineOwner &a, const TimelineOwner &b) {
                const auto placeOf = [&places](const TimelineOwner &owner) {
                    return std::pair(places.value(owner.label, SIZE_MAX), owner.bars.empty() ? 0U : owner.bars.front());
                };
                return placeOf(a) < placeOf(b);
            });
        made = {track, std::move(owners)};
    }
    picture.owners[slot] = made.second;
    // While rows are held, new owners stay hidden: they would push the rows below away.
    const size_t shown
        = held == m_heldOwners.end() ? made.second->owners.size() : std::min(held->second, made.second->owners.size());
    picture.rowsWait = picture.rowsWait || shown < made.second->owners.size();
    for (size_t owner = 0; owner < shown; ++owner)
        picture.rows.push_back({.slot = slot, .owner = static_cast<int>(owner)});
    if (made.second->left > 0)
        picture.rows.push_back({.slot = slot, .owner = TimelineRow::kMore});
}

std::shared_ptr<TimelinePicture> TimelineRowMaker::make(TimelineIndexer &indexer, const LockFilterContext &context)
{
    const auto touched = indexer.takeTouched();
    if (indexer.takeNamesChanged())
        rank(indexer);
    auto picture = std::make_shared<TimelinePicture>();
    picture->index = indexer.index();
    picture->hashes = m_hashes;

    m_fits.resize(static_cast<size_t>(indexer.slotCount()), 0);
    const auto look = [&](int slot) {
        m_fits[static_cast<size_t>(slot)] = indexer.track(slot) != nullptr && fits(indexer, slot, context) ? 1 : 0;
    };
    if (m_query.filter.isEmpty()) {
        std::fill(m_fits.begin(), m_fits.end(), quint8(1));
    } else if (std::exchange(m_asked, false) || m_query.filter.dependsOnTime()) {
        for (int slot = 0; slot < indexer.slotCount(); ++slot)
            look(slot);
    } else {
        for (const int slot : touched)
            look(slot);
    }

    constexpr int kNowhere = std::numeric_limits<int>::max();
    std::vector<int> places(m_held.empty() ? 0 : static_cast<size_t>(indexer.slotCount()), kNowhere);
    m_heldOwners.clear();
    for (size_t place = 0; place < m_held.size(); ++place) {
        const HeldRow &row = m_held[place];
        if (row.slot >= indexer.slotCount() || indexer.track(row.slot) == nullptr
            || m_hashes[static_cast<size_t>(row.slot)] != row.hash)
            continue;
        places[static_cast<size_t>(row.slot)] = static_cast<int>(place);
        if (row.owners)
            m_heldOwners[row.slot] = *row.owners;
    }
    picture->isHeld = m_query.holdsRows;
    std::vector<SortKey> keys;
    for (int slot = 0; slot < indexer.slotCount(); ++slot) {
        const TimelineTrack *track = indexer.track(slot);
        if (track == nullptr)
            continue;
        ++picture->total;
        const int place = places.empty() ? kNowhere : places[static_cast<size_t>(slot)];
        const bool fits = m_fits[static_cast<size_t>(slot)] != 0;
        if (!fits && place == kNowhere)
            continue;
        keys.push_back(keyOf(*track, indexer.now(slot), m_query.order, m_ranks[static_cast<size_t>(slot)], slot));
        keys.back().place = place;
        picture->rowsWait = picture->rowsWait || !fits;
    }
    std::sort(keys.begin(), keys.end());
    picture->rowsWait = picture->rowsWait || !std::is_sorted(keys.begin(), keys.end(), SortKey::comesBefore);
    picture->locks = static_cast<int>(keys.size());
    picture->rows.reserve(keys.size());
    decltype(m_owners) stillOpen;
    for (const SortKey &key : keys) {
        const TimelineTrack &track = *indexer.track(key.slot);
        picture->rows.push_back({.slot = key.slot});
        if (!m_query.expanded.isEmpty() && m_query.expanded.contains(track.name)) {
            addOwners(*picture, key.slot);
            stillOpen[key.slot] = m_owners[key.slot];
        }
        if (track.marks.empty() && track.waits.empty())
            continue;
        TimelinePicture::Contention contention{.slot = key.slot, .first = Instant::max(), .last = Instant::min()};
        if (!track.marks.empty()) {
            contention.first = track.marks.front().at;
            contention.last = track.marks.back().at;
        }
        if (!track.waits.empty()) {
            contention.first = std::min(contention.first, track.waits.front().from);
            contention.last = std::max(contention.last, track.waits.back().from);
        }
        picture->contention.push_back(contention);
    }
    m_owners = std::move(stillOpen);
    if (m_query.holdsRows)
        hold(*picture, m_hashes);
    if (m_query.table)
        picture->holds = timelineHolds(*picture);
    return picture;
}

} // namespace Lockscope

#include "historystrips.h"

#include <lockscope/core/history/reliance.h>

#include <algorithm>
#include <numeric>

namespace Lockscope {

namespace {

using StripPart = HistoryStrip::Part;

/// An owner with a new token for each hold would never be found, so search only this many.
constexpr size_t kStripOwnersBack = 8;

quint32 hashOf(const QByteArray &name)
{
    return static_cast<quint32>(qHash(name));
}

bool isOfAll(const HistoryChunk::Packed &event)
{
    return event.lock == 0 && (event.kind == HistoryKind::Gap || event.node >= 0);
}

StripPart *openPart(std::vector<StripPart> &parts, HistoryStrip::Kind kind)
{
    const auto last
        = std::find_if(parts.rbegin(), parts.rend(), [kind](const auto &part) { return part.kind == kind; });
    return last != parts.rend() && last->goesOn() ? &*last : nullptr;
}

void closePart(std::vector<StripPart> &parts, HistoryStrip::Kind kind, Instant at)
{
    if (auto *part = openPart(parts, kind))
        part->to = std::max(part->from, at);
}

void noteWaiting(std::vector<StripPart> &waits, int waiting, Instant at)
{
    if (waiting == 0)
        return closePart(waits, HistoryStrip::Kind::Waiting, at);
    const bool continues = !waits.empty() && (waits.back().goesOn() || at - waits.back().to < HistoryStrips::kFinest);
    if (continues)
        waits.back().to = HistoryStrip::kGoesOn;
    else
        waits.push_back({.from = at, .count = 0, .kind = HistoryStrip::Kind::Waiting});
    waits.back().count = std::max(waits.back().count, waiting);
}

void noteUnwatched(std::vector<StripPart> &unwatched, Instant from, Instant to)
{
    if (!unwatched.empty() && unwatched.back().to >= from) {
        unwatched.back().from = std::min(unwatched.back().from, from);
        unwatched.back().to = std::max(unwatched.back().to, to);
    } else {
        unwatched.push_back({.from = from, .to = to, .kind = HistoryStrip::Kind::Unwatched});
    }
}

/// Flapping must not fill a strip with marks.
void addMark(std::vector<HistoryStrip::Mark> &marks, const HistoryStrip::Mark &mark)
{
    const auto place
        = std::upper_bound(marks.begin(), marks.end(), mark, [](const auto &a, const auto &b) { return a.at < b.at; });
    const auto isSame = [&mark](const HistoryStrip::Mark &other) {
        return other.kind == mark.kind && other.node == mark.node && mark.at - other.at < HistoryStrips::kFinest;
    };
    if (place == marks.begin() || !isSame(*std::prev(place)))
        marks.insert(place, mark);
}

} // namespace

HistoryChunkDirectory::HistoryChunkDirectory(std::shared_ptr<const HistoryChunk> chunk) : m_chunk(std::move(chunk))
{
    const auto &names = m_chunk->names();
    const auto &events = m_chunk->packed();
    m_first.assign(names.size() + 1, 0);
    for (const auto &event : events)
        ++m_first[event.lock + 1];
    std::partial_sum(m_first.begin(), m_first.end(), m_first.begin());
    m_events.resize(events.size());
    auto next = m_first;
    for (size_t i = 0; i < events.size(); ++i)
        m_events[next[events[i].lock]++] = static_cast<quint32>(i);
    for (size_t id = 0; id < names.size(); ++id) {
        if (m_first[id] != m_first[id + 1]) // owners are names as well
            m_byHash.emplace_back(hashOf(names[id]), static_cast<HistoryChunk::NameId>(id));
    }
    std::ranges::sort(m_byHash);
}

std::span<const quint32> HistoryChunkDirectory::eventsOf(const QByteArray &lock) const
{
    const quint32 hash = hashOf(lock);
    for (auto it = std::ranges::lower_bound(m_byHash, std::pair(hash, HistoryChunk::NameId(0)));
         it != m_byHash.end() && it->first == hash; ++it) {
        const size_t id = it->second;
        if (m_chunk->names()[id] == lock)
            return std::span(m_events).subspan(m_first[id], m_first[id + 1] - m_first[id]);
    }
    return {};
}

/// A strip in the making.
class HistoryStrips::Draft
{
public:
    HistoryStrip strip;
    HistoryStripPtr published; ///< null: it differs from `strip`
    bool isFilled = false; ///< with the events from before its name was wanted

    void begin(const QByteArray &owner, Instant at, bool beginSeen)
    {
        auto &parts = strip.parts;
        closePart(parts, HistoryStrip::Kind::Held, at);
        closePart(parts, HistoryStrip::Kind::Unknown, at);
        const quint32 id = ownerId(owner);
        if (!parts.empty() && parts.back().kind == HistoryStrip::Kind::Held
            && at - parts.back().from < HistoryStrips::kFinest && at >= parts.back().from) {
            StripPart &last = parts.back();
            ++last.count;
            last.to = HistoryStrip::kGoesOn;
            last.owner = id; // the newest: only this one can last long enough to be seen
            last.slot = m_slots[id];
            return;
        }
        parts.push_back({.from = at, .owner = id, .slot = m_slots[id], .beginSeen = beginSeen});
    }

    void end(const QByteArray &owner, const HistoryChunk::Packed &event)
    {
        auto &parts = strip.parts;
        closePart(parts, HistoryStrip::Kind::Unknown, event.at);
        const Micros slack(event.slack);
        const bool isSure = event.end != HoldEnd::Unknown && isMostlySure(event.length, slack);
        const Instant lastSeen = isSure ? event.at : event.at - slack;
        StripPart *part = openPart(parts, HistoryStrip::Kind::Held);
        if (part == nullptr || strip.owners[part->owner] != owner) {
            // The log has dropped the beginning; the length gives it.
            closePart(parts, HistoryStrip::Kind::Held, event.at);
            begin(owner, (event.end == HoldEnd::Unknown ? lastSeen : event.at) - event.length, event.exact);
            part = openPart(parts, HistoryStrip::Kind::Held);
        }
        part->to = std::max(part->from, lastSeen);
        const StripPart &last = parts.back();
        const bool isTold = last.kind == HistoryStrip::Kind::Unknown && last.to == event.at;
        if (event.at - part->to >= HistoryStrips::kFinest && !isTold)
            parts.push_back({.from = part->to, .to = event.at, .kind = HistoryStrip::Kind::Unknown});
    }

    void loseSight(Instant at)
    {
        if (openPart(strip.parts, HistoryStrip::Kind::Unknown) != nullptr)
            return;
        const StripPart *held = openPart(strip.parts, HistoryStrip::Kind::Held);
        strip.parts.push_back(
            {.from = held != nullptr ? std::max(at, held->from) : at, .kind = HistoryStrip::Kind::Unknown});
    }

    void takeOpen(const OpenHold &hold, Instant knownSince)
    {
        const StripPart *part = openPart(strip.parts, HistoryStrip::Kind::Held);
        const QByteArray &owner = hold.process().isEmpty() ? hold.owner() : hold.process();
        if (part == nullptr || strip.owners[part->owner] != owner)
            begin(owner, hold.since, hold.exact);
        if (!hold.inSight)
            loseSight(std::max({hold.since, hold.knownUntil(), knownSince}));
    }

    void forgetBefore(Instant moment)
    {
        const auto isOld = [moment](const StripPart &part) { return part.to < moment; };
        std::erase_if(strip.parts, isOld);
        std::erase_if(strip.waits, isOld);
        std::erase_if(strip.unwatched, isOld);
        std::erase_if(strip.marks, [moment](const HistoryStrip::Mark &mark) { return mark.at < moment; });
        strip.knownSince = moment;
        dropUnusedOwners();
    }

private:
    [[nodiscard]] quint32 ownerId(const QByteArray &owner)
    {
        auto &owners = strip.owners;
        for (size_t back = 1; back <= std::min(owners.size(), kStripOwnersBack); ++back) {
            if (owners[owners.size() - back] == owner)
                return static_cast<quint32>(owners.size() - back);
        }
        owners.push_back(owner);
        m_slots.push_back(static_cast<quint8>(m_nextSlot));
        m_nextSlot = (m_nextSlot + 1) % HistoryStrip::kSlots;
        return static_cast<quint32>(owners.size() - 1);
    }

    void dropUnusedOwners()
    {
        quint32 first = static_cast<quint32>(strip.owners.size());
        for (const StripPart &part : strip.parts)
            first = std::min(first, part.owner);
        if (first < kStripOwnersBack)
            return;
        first -= static_cast<quint32>(kStripOwnersBack); // so that a colour stays
        strip.owners.erase(strip.owners.begin(), strip.owners.begin() + first);
        m_slots.erase(m_slots.begin(), m_slots.begin() + first);
        for (StripPart &part : strip.parts) {
            if (part.owner != HistoryStrip::kNobody)
                part.owner -= first;
        }
    }

    std::vector<quint8> m_slots; ///< by index of the owner
    int m_nextSlot = 0;
};

HistoryStrips::HistoryStrips() = default;
HistoryStrips::~HistoryStrips() = default;

bool HistoryStrips::continues(const HistorySnapshot &history) const
{
    if (!m_history)
        return false;
    const HistorySnapshot &before = *m_history;
    if (history.watchedSince != before.watchedSince || history.takenAt < before.takenAt
        || history.forgotten < before.forgotten || history.forgotten + static_cast<quint64>(history.size()) < m_seen)
        return false;
    if (before.chunks.empty() || history.chunks.empty())
        return true;
    // Snapshots share sealed chunks. Only the last chunk may be a copy.
    const auto &first = history.chunks.front();
    if (std::any_of(before.chunks.begin(), before.chunks.end(), [&](const auto &chunk) { return chunk == first; }))
        return true;
    if (history.forgotten > before.forgotten)
        return true;
    return before.chunks.size() == 1
        && (before.chunks.front()->size() == 0 || first->event(0) == before.chunks.front()->event(0));
}

void HistoryStrips::setNames(const QByteArrayList &names)
{
    QHash<QByteArray, std::shared_ptr<Draft>> drafts;
    for (const QByteArray &name : names) {
        auto draft = m_drafts.value(name);
        drafts.insert(name, draft ? std::move(draft) : std::make_shared<Draft>());
    }
    m_drafts = std::move(drafts);
    fillNewDrafts();
}

void HistoryStrips::setHistory(const HistorySnapshotPtr &history)
{
    if (!history || history == m_history)
        return;
    if (!continues(*history)) {
        for (auto &draft : m_drafts)
            draft = std::make_shared<Draft>();
        m_directories.clear();
        m_common = {};
        m_knownSince = {};
        m_seen = 0;
    }
    // A Gap event reports a pause that is over.
    if (m_history && m_history->unreadSince != history->unreadSince)
        setPause({});
    takeNew(*history);
    m_history = history;
    setPause(history->unreadSince);
    Instant known = history->watchedSince;
    if (history->forgotten > 0 && !history->chunks.empty())
        known = std::max({known, m_knownSince, history->chunks.front()->earliest()});
    if (known != std::exchange(m_knownSince, known))
        forgetBefore(known);
    fillNewDrafts();
}

void HistoryStrips::takeNew(const HistorySnapshot &history)
{
    // Directories of chunks that the log has dropped go first.
    const auto keptFrom = history.chunks.empty()
        ? m_directories.end()
        : std::find_if(m_directories.begin(), m_directories.end(),
                       [&](const auto &directory) { return directory.chunk() == history.chunks.front(); });
    m_directories.erase(m_directories.begin(), keptFrom);
    quint64 number = history.forgotten;
    for (size_t i = 0; i < history.chunks.size(); ++i) {
        const auto &chunk = history.chunks[i];
        if (i + 1 < history.chunks.size() && i >= m_directories.size())
            m_directories.emplace_back(chunk);
        const auto size = static_cast<quint64>(chunk->size());
        if (number + size <= m_seen) {
            number += size;
            continue;
        }
        std::vector<Draft *> draftOf(chunk->names().size()); // by NameId: a chunk names few locks, each of them often
        std::vector<bool> isLookedUp(chunk->names().size());
        for (size_t event = m_seen > number ? m_seen - number : 0; event < size; ++event) {
            ++m_eventsSeen;
            const auto &packed = chunk->packed()[event];
            if (isOfAll(packed)) {
                takeForAll(*chunk, event);
                continue;
            }
            if (!isLookedUp[packed.lock]) {
                isLookedUp[packed.lock] = true;
                const auto found = m_drafts.constFind(chunk->names()[packed.lock]);
                draftOf[packed.lock] = found != m_drafts.constEnd() && (*found)->isFilled ? found->get() : nullptr;
            }
            if (draftOf[packed.lock] != nullptr)
                take(*chunk, event, *draftOf[packed.lock]);
        }
        number += size;
    }
    m_seen = number;
}

void HistoryStrips::fillNewDrafts()
{
    if (!m_history)
        return; // fills them when it comes
    bool isAny = false;
    for (auto draft = m_drafts.begin(); draft != m_drafts.end(); ++draft) {
        if ((*draft)->isFilled)
            continue;
        isAny = true;
        for (const auto &directory : m_directories) {
            for (const quint32 event : directory.eventsOf(draft.key())) {
                ++m_eventsSeen;
                take(*directory.chunk(), event, **draft);
            }
        }
        // The last chunk changes with each snapshot and is small, so it has no directory.
        if (m_directories.size() < m_history->chunks.size()) {
            const HistoryChunk &last = *m_history->chunks.back();
            const auto name = std::find(last.names().begin(), last.names().end(), draft.key());
            const auto id = static_cast<HistoryChunk::NameId>(name - last.names().begin());
            for (size_t event = 0; name != last.names().end() && event < last.packed().size(); ++event) {
                if (last.packed()[event].lock == id)
                    take(last, event, **draft);
            }
        }
        HistoryStrip &strip = (*draft)->strip;
        strip.unwatched = m_common.unwatched;
        for (const auto &mark : m_common.marks)
            addMark(strip.marks, mark);
        (*draft)->forgetBefore(m_knownSince);
    }
    if (!isAny)
        return;
    const auto unfilled = [this](const QByteArray &name) -> Draft * {
        const auto found = m_drafts.constFind(name);
        return found == m_drafts.constEnd() || (*found)->isFilled ? nullptr : found->get();
    };
    for (const OpenHold &hold : m_history->open) {
        if (Draft *draft = unfilled(hold.lock()))
            draft->takeOpen(hold, m_knownSince);
    }
    for (const OpenWait &wait : m_history->waits) {
        Draft *draft = unfilled(wait.lock);
        if (draft != nullptr && openPart(draft->strip.waits, HistoryStrip::Kind::Waiting) == nullptr)
            noteWaiting(draft->strip.waits, wait.most, wait.since);
    }
    for (auto &draft : m_drafts)
        draft->isFilled = true;
}

void HistoryStrips::take(const HistoryChunk &chunk, size_t index, Draft &draft)
{
    const HistoryChunk::Packed &event = chunk.packed()[index];
    const auto &names = chunk.names();
    const QByteArray &owner = event.process != 0 ? names[event.process] : names[event.owner];
    switch (event.kind) {
    case HistoryKind::Began: draft.begin(owner, event.at, event.exact); break;
    case HistoryKind::Ended: draft.end(owner, event); break;
    case HistoryKind::SightLost: draft.loseSight(event.at - Micros(event.slack)); break;
    case HistoryKind::SightRegained: closePart(draft.strip.parts, HistoryStrip::Kind::Unknown, event.at); break;
    case HistoryKind::Waiting: noteWaiting(draft.strip.waits, event.lateMs, event.at); break;
    case HistoryKind::Overlap:
        if (isOverlapOver(event.kind, event.end))
            return;
        addMark(draft.strip.marks, {.at = event.at, .kind = event.kind});
        break;
    default: return; // a strip does not show the others
    }
    draft.published.reset();
}

template <typename Change>
void HistoryStrips::changeAll(Change change)
{
    change(m_common);
    for (auto &draft : m_drafts) {
        if (!draft->isFilled)
            continue; // it copies m_common
        change(draft->strip);
        draft->published.reset();
    }
}

void HistoryStrips::takeForAll(const HistoryChunk &chunk, size_t index)
{
    const HistoryChunk::Packed &event = chunk.packed()[index];
    switch (event.kind) {
    case HistoryKind::Gap:
        if (event.length >= Millis(1))
            changeAll([&event](HistoryStrip &strip) {
                noteUnwatched(strip.unwatched, event.at - std::min(event.length, event.at.time_since_epoch()),
                              event.at);
            });
        break;
    case HistoryKind::NodeDown:
    case HistoryKind::NodeRestarted:
    case HistoryKind::NodeFailover:
        changeAll([&event](HistoryStrip &strip) {
            addMark(strip.marks, {.at = event.at, .kind = event.kind, .node = event.node});
        });
        break;
    default: break;
    }
}

void HistoryStrips::setPause(std::optional<Instant> since)
{
    const auto &known = m_common.unwatched;
    const bool isOpen = !known.empty() && known.back().goesOn();
    if (isOpen == since.has_value() && (!since || known.back().from == *since))
        return;
    changeAll([since](HistoryStrip &strip) {
        if (!strip.unwatched.empty() && strip.unwatched.back().goesOn())
            strip.unwatched.pop_back();
        if (since)
            strip.unwatched.push_back({.from = *since, .kind = HistoryStrip::Kind::Unwatched});
    });
}

void HistoryStrips::forgetBefore(Instant moment)
{
    std::erase_if(m_common.marks, [moment](const HistoryStrip::Mark &mark) { return mark.at < moment; });
    std::erase_if(m_common.unwatched, [moment](const StripPart &part) { return part.to < moment; });
    for (auto &draft : m_drafts) {
        if (draft->isFilled) {
            draft->forgetBefore(moment);
            draft->published.reset();
        }
    }
}

HistoryStripPtr HistoryStrips::strip(const QByteArray &name) const
{
    const auto found = m_drafts.constFind(name);
    if (found == m_drafts.constEnd() || !(*found)->isFilled)
        return nullptr;
    Draft &draft = **found;
    if (!draft.published)
        draft.published = std::make_shared<const HistoryStrip>(draft.strip);
    return draft.published;
}

QHash<QByteArray, HistoryStripPtr> HistoryStrips::all() const
{
    QHash<QByteArray, HistoryStripPtr> strips;
    for (auto draft = m_drafts.begin(); draft != m_drafts.end(); ++draft) {
        if (auto made = strip(draft.key()))
            strips.insert(draft.key(), std::move(made));
    }
    return strips;
}

} // namespace Lockscope

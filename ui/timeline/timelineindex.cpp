#include "timelineindex.h"

#include <lockscope/core/words/wording.h>

#include <algorithm>
#include <limits>

namespace Lockscope {

namespace {

/// How far back to search for an existing holder. An owner that uses a new token each time would never be found.
constexpr size_t kHoldersBack = 8;
constexpr size_t kMostHidden = 8;
/// Forget only a good part of a long track at once, because the rest is copied.
constexpr size_t kShort = 64;
constexpr size_t kWorthIt = 8;
/// How often old spans are forgotten.
constexpr Micros kForgetEvery = std::chrono::minutes(1);

quint32 capped(Micros duration)
{
    return static_cast<quint32>(std::clamp<qint64>(duration.count(), 0, std::numeric_limits<quint32>::max()));
}

/// Unset for shared locks, whose holders change during one hold, and where nodes name one owner by different values.
std::optional<size_t> holderIn(const LockState &lock)
{
    const Assessment &seen = lock.assessment;
    const bool isOne = !isShared(lock.mode()) && seen.agreed() == seen.owner;
    return seen.isHeld() && isOne ? std::optional(qHash(seen.owner)) : std::nullopt;
}

quint32 holderId(TimelineTrack &track, const QByteArray &owner, const QByteArray &process)
{
    const size_t count = track.holders.size();
    for (size_t back = 1; back <= std::min(count, kHoldersBack); ++back) {
        TimelineHolder &holder = track.holders[count - back];
        if (holder.owner != owner)
            continue;
        if (holder.process.isEmpty())
            holder.process = process;
        return static_cast<quint32>(count - back);
    }
    track.holders.push_back({.owner = owner, .process = process});
    return static_cast<quint32>(count);
}

/// Recomputes the running values from index `first` on.
void sumUp(std::vector<TimelineBar> &bars, size_t first)
{
    for (size_t i = first; i < bars.size(); ++i) {
        const quint32 before = i == 0 ? 0 : bars[i - 1].troubles;
        bars[i].troubles = before + (!bars[i].goesOn() && TimelineBar::isTrouble(bars[i].end) ? 1 : 0);
        bars[i].reach = i == 0 ? bars[i].to : std::max(bars[i - 1].reach, bars[i].to);
    }
}

void sumUp(std::vector<TimelineMark> &marks, size_t first)
{
    for (size_t i = first; i < marks.size(); ++i)
        marks[i].alarms = (i == 0 ? 0 : marks[i - 1].alarms) + (marks[i].kind == HistoryKind::HandOver ? 0 : 1);
}

void sumUp(std::vector<TimelineRenewal> &renewals, size_t first)
{
    for (size_t i = first; i < renewals.size(); ++i)
        renewals[i].lates = (i == 0 ? 0 : renewals[i - 1].lates) + (renewals[i].isLate() ? 1 : 0);
}

Instant beginOf(const TimelineBar &bar)
{
    return bar.from;
}
template <typename T>
Instant beginOf(const T &thing)
{
    return thing.at;
}

/// Inserts by time; nearly always at the end.
template <typename T>
void insert(std::vector<T> &list, const T &thing)
{
    const auto place = list.empty() || beginOf(list.back()) <= beginOf(thing)
        ? list.end()
        : std::upper_bound(list.begin(), list.end(), thing,
                           [](const T &a, const T &b) { return beginOf(a) < beginOf(b); });
    const auto index = static_cast<size_t>(place - list.begin());
    list.insert(place, thing);
    sumUp(list, index);
}

/// Copies with room to grow: an exact copy would be reallocated at the next element.
template <typename T>
void copyWithRoom(std::vector<T> &to, const std::vector<T> &from)
{
    to.reserve(from.size() + from.size() / 16 + (from.size() > kShort ? 16 : 0));
    to.assign(from.begin(), from.end());
}

bool isBlank(const TimelineTrack &track)
{
    return track.bars.empty() && track.marks.empty() && track.renewals.empty() && track.waits.empty()
        && track.unseen.empty() && track.blocked.empty();
}

} // namespace

std::optional<Instant> TimelineTrack::seenUntil(const TimelineBar &bar) const
{
    return bar.goesOn() && isOpen(unseen) ? std::optional(std::max(bar.from, unseen.back().from)) : std::nullopt;
}

bool TimelineTrack::areWaitsKnown(const QByteArray &owner, Instant by) const
{
    const bool isTold = (waitersKnownSince && *waitersKnownSince <= by) || (!waits.empty() && waits.front().from <= by);
    return isTold
        && std::find(ownersHidingWaiters.begin(), ownersHidingWaiters.end(), owner) == ownersHidingWaiters.end();
}

bool TimelineTrack::isOverlapped(const TimelineBar &bar) const
{
    for (auto mark = std::partition_point(marks.begin(), marks.end(),
                                          [&](const TimelineMark &candidate) { return candidate.at < bar.from; });
         mark != marks.end() && mark->at <= bar.to; ++mark) {
        if (mark->kind == HistoryKind::Overlap)
            return true;
    }
    return false;
}

bool TimelineTrack::isFollowed(const TimelineBar &bar, OverlapCause cause) const
{
    const auto next = static_cast<size_t>(&bar - bars.data()) + 1;
    const Instant last = next < bars.size() ? bars[next].from : Instant::max();
    const auto first = std::partition_point(marks.begin(), marks.end(),
                                            [&](const TimelineMark &candidate) { return candidate.at < bar.from; });
    return std::any_of(first, marks.end(), [&](const TimelineMark &candidate) {
        return candidate.kind == HistoryKind::Overlap && candidate.cause == cause && candidate.at <= last
            && candidate.other != TimelineMark::kNobody && holders[candidate.other].owner == holderOf(bar).owner;
    });
}

Instant TimelineTrack::overlapEnd(const TimelineMark &overlap) const
{
    const Instant first = overlap.length == Micros::max() ? TimelineBar::kGoesOn : overlap.at + overlap.length;
    auto bar = std::partition_point(bars.begin(), bars.end(),
                                    [&](const TimelineBar &candidate) { return candidate.from < overlap.at; });
    for (; bar != bars.end() && bar->from == overlap.at && overlap.holder != TimelineMark::kNobody; ++bar) {
        if (holderOf(*bar).owner == holders[overlap.holder].owner)
            return std::min(first, bar->to);
    }
    return first;
}

size_t TimelineTrack::firstBarAfter(Instant moment) const
{
    const auto found = std::partition_point(bars.begin(), bars.end(),
                                            [moment](const TimelineBar &bar) { return bar.reach <= moment; });
    return static_cast<size_t>(found - bars.begin());
}

/// A HistoryEvent without copies of its names.
struct TimelineIndexer::EventView
{
    HistoryKind kind;
    HoldEnd end;
    bool exact;
    Instant at;
    Micros slack;
    Micros length;
    std::optional<Micros> late;
    const QByteArray &owner;
    const QByteArray &process;
    const QByteArray &other;
    OverlapCause cause = OverlapCause::None;
    qint32 waiting = 0;
    bool isOneHold = true;
};

bool TimelineIndexer::continues(const HistorySnapshot &history) const
{
    const quint64 total = history.forgotten + static_cast<quint64>(history.size());
    if (!m_hasHistory || history.watchedSince != m_watchedSince || history.takenAt < m_watch.takenAt || total < m_seen
        || history.forgotten < m_forgotten)
        return false;
    // Snapshots share sealed chunks, so common ones are identical objects. Only a snapshot's last chunk may be a copy.
    if (m_chunks.empty() || history.chunks.empty())
        return true;
    for (size_t i = 0; i + 1 < m_chunks.size(); ++i) {
        if (m_chunks[i] == history.chunks.front())
            return true;
    }
    const HistoryChunk &last = *m_chunks.back();
    if (history.forgotten == m_forgotten && m_chunks.size() == 1) {
        const HistoryChunk &first = *history.chunks.front();
        return last.size() == 0 || first.size() < last.size() || first.event(0) == last.event(0);
    }
    return history.forgotten > m_forgotten;
}

void TimelineIndexer::setHistory(const HistorySnapshot &history)
{
    const bool anew = !continues(history);
    // Keep what diffs reported before the first history: no history contains it.
    std::vector<TimelineTrack> told;
    if (anew && !m_hasHistory) {
        for (const auto &track : m_tracks) {
            if (track && !(track->blocked.empty() && track->unseen.empty()))
                told.push_back({.name = track->name, .unseen = track->unseen, .blocked = track->blocked});
        }
    }
    if (anew)
        clear();
    m_hasHistory = true;
    quint64 number = history.forgotten;
    for (const auto &chunk : history.chunks) {
        const auto size = static_cast<quint64>(chunk->size());
        if (number + size > m_seen)
            take(*chunk, static_cast<size_t>(m_seen > number ? m_seen - number : 0));
        number += size;
    }
    m_seen = number;
    for (const OpenHold &hold : history.open)
        takeOpen(hold);
    for (const int slot : std::exchange(m_ended, {}))
        showUnknown(slot);
    for (const OpenWait &wait : history.waits)
        takeOpen(wait);
    for (auto &before : told) {
        TimelineTrack &track = edit(slotFor(before.name));
        track.unseen = unitedSpans(track.unseen, before.unseen);
        track.blocked = std::move(before.blocked);
    }
    Instant known = history.watchedSince;
    if (history.forgotten > 0) {
        known = std::max(known, m_watch.knownSince);
        if (!history.chunks.empty())
            known = std::max(known, history.chunks.front()->earliest());
        else if (!m_chunks.empty())
            known = std::max(known, m_chunks.back()->latest());
    }
    const bool moved = known != m_watch.knownSince;
    m_watch.knownSince = known;
    m_watch.forgotten = history.forgotten > 0;
    m_watch.takenAt = history.takenAt;
    m_watchedSince = history.watchedSince;
    m_forgotten = history.forgotten;
    m_chunks = history.chunks;
    if (moved && m_watch.forgotten)
        forgetBefore(known);
    if (anew)
        addPast();
    if (anew)
        shrinkToFit();
}

void TimelineIndexer::setPast(const TimelinePastPtr &past)
{
    m_past = past;
    addPast();
}

void TimelineIndexer::addPast()
{
    if (!m_past)
        return;
    // Close bars at the end of the recording, whatever moment is shown.
    for (size_t slot = 0; slot < m_tracks.size(); ++slot) {
        if (!m_tracks[slot] || m_tracks[slot]->bars.empty() || !m_tracks[slot]->bars.back().goesOn())
            continue;
        auto &bars = edit(static_cast<int>(slot)).bars;
        bars.back().to = std::max(bars.back().from, m_watch.takenAt);
        sumUp(bars, bars.size() - 1);
    }
    for (auto lock = m_past->locks().begin(); lock != m_past->locks().end(); ++lock) {
        TimelineTrack &track = edit(slotFor(lock.key()));
        track.waits = lock->waits;
        track.unseen = unitedSpans(track.unseen, lock->unseen);
        track.blocked = lock->blocked;
    }
}

void TimelineIndexer::shrinkToFit()
{
    // Lists that grew by doubling take nearly twice the memory they need, and most will not grow again.
    for (size_t slot = 0; slot < m_tracks.size(); ++slot) {
        const auto &track = m_tracks[slot];
        if (!track || m_madeIn[slot] != m_pictures)
            continue;
        track->holders.shrink_to_fit();
        track->bars.shrink_to_fit();
        track->marks.shrink_to_fit();
        track->renewals.shrink_to_fit();
    }
}

void TimelineIndexer::clear()
{
    m_watch = {};
    m_seen = 0;
    m_chunks.clear();
    for (int slot = 0; slot < slotCount(); ++slot) {
        if (!m_tracks[static_cast<size_t>(slot)])
            continue;
        if (!m_states[static_cast<size_t>(slot)]) {
            release(slot);
            continue;
        }
        TimelineTrack &track = edit(slot);
        TimelineTrack fresh;
        fresh.name = track.name;
        track = std::move(fresh);
    }
}

int TimelineIndexer::slotOf(const QByteArray &name) const
{
    return m_slotOf.value(name, -1);
}

int TimelineIndexer::slotFor(const QByteArray &name)
{
    const auto found = m_slotOf.constFind(name);
    if (found != m_slotOf.constEnd())
        return *found;
    int slot = slotCount();
    if (m_free.empty()) {
        m_tracks.emplace_back();
        m_madeIn.push_back(0);
        m_now.emplace_back();
        m_states.emplace_back();
        m_isTouched.push_back(0);
    } else {
        slot = m_free.back();
        m_free.pop_back();
    }
    const auto index = static_cast<size_t>(slot);
    m_tracks[index] = std::make_shared<TimelineTrack>();
    m_tracks[index]->name = name;
    m_madeIn[index] = m_pictures;
    m_now[index] = {};
    m_slotOf.insert(name, slot);
    touch(slot);
    m_namesChanged = true;
    return slot;
}

void TimelineIndexer::touch(int slot)
{
    if (std::exchange(m_isTouched[static_cast<size_t>(slot)], quint8(1)) == 0)
        m_touched.push_back(slot);
}

std::vector<int> TimelineIndexer::takeTouched()
{
    for (const int slot : m_touched)
        m_isTouched[static_cast<size_t>(slot)] = 0;
    return std::exchange(m_touched, {});
}

TimelineTrack &TimelineIndexer::edit(int slot)
{
    const auto index = static_cast<size_t>(slot);
    auto &track = m_tracks[index];
    if (m_madeIn[index] != m_pictures) {
        // A published picture shares the track.
        auto copy = std::make_shared<TimelineTrack>();
        copy->name = track->name;
        copy->waitersKnownSince = track->waitersKnownSince;
        copy->ownersHidingWaiters = track->ownersHidingWaiters;
        copyWithRoom(copy->holders, track->holders);
        copyWithRoom(copy->bars, track->bars);
        copyWithRoom(copy->marks, track->marks);
        copyWithRoom(copy->renewals, track->renewals);
        copy->unseen = track->unseen;
        copy->waits = track->waits;
        copy->blocked = track->blocked;
        track = std::move(copy);
        m_madeIn[index] = m_pictures;
        touch(slot);
    }
    return *track;
}

TimelineIndex TimelineIndexer::index() const
{
    ++m_pictures;
    TimelineIndex index;
    index.tracks.assign(m_tracks.begin(), m_tracks.end());
    index.now = m_now;
    index.watch = m_watch;
    return index;
}

void TimelineIndexer::take(const HistoryChunk &chunk, size_t first)
{
    // A chunk names few locks, each of them often: look up each name once.
    std::vector<int> slotOfName(chunk.names().size(), -1);
    for (size_t i = first; i < chunk.packed().size(); ++i) {
        const HistoryChunk::Packed &packed = chunk.packed()[i];
        const auto &names = chunk.names();
        if (packed.lock == 0 && (packed.kind == HistoryKind::Gap || packed.node >= 0)) {
            takeNode(chunk.event(i));
            continue;
        }
        if (packed.kind == HistoryKind::Waiting && m_past)
            continue; // m_past has the waits
        int &slot = slotOfName[packed.lock];
        if (slot < 0)
            slot = slotFor(names[packed.lock]);
        if (packed.kind == HistoryKind::Ended)
            m_ended.push_back(slot);
        take({.kind = packed.kind,
              .end = packed.end,
              .exact = packed.exact,
              .at = packed.at,
              .slack = Micros(packed.slack),
              .length = packed.length,
              .late = HistoryChunk::lateOf(packed),
              .owner = names[packed.owner],
              .process = names[packed.process],
              .other = names[packed.other],
              .cause = packed.cause,
              .waiting = packed.kind == HistoryKind::Waiting ? packed.lateMs : 0,
              .isOneHold = packed.isOneHold},
             edit(slot));
    }
}

void TimelineIndexer::take(const EventView &event, TimelineTrack &track)
{
    auto &bars = track.bars;
    switch (event.kind) {
    case HistoryKind::Began: {
        if (!bars.empty() && bars.back().goesOn()) {
            bars.back().to = std::max(bars.back().from, event.at);
            sumUp(bars, bars.size() - 1);
        }
        closeSpan(track.unseen, event.at);
        TimelineBar bar{.from = event.at, .fromSlack = capped(event.slack), .beginSeen = event.exact};
        bar.holder = holderId(track, event.owner, event.process);
        insert(bars, bar);
        break;
    }
    case HistoryKind::Ended: {
        closeSpan(track.unseen, event.at);
        if (bars.empty() || !bars.back().goesOn() || track.holderOf(bars.back()).owner != event.owner) {
            // The event Began is forgotten; the length gives the start.
            const Instant end = event.end == HoldEnd::Unknown ? event.at - event.slack : event.at;
            TimelineBar bar{.from = end - event.length,
                            .to = event.at,
                            .toSlack = capped(event.slack),
                            .end = event.end,
                            .beginSeen = event.exact,
                            .isOneHold = event.isOneHold};
            bar.fromSlack = event.exact ? 0 : capped(HistoryEvent::kUnbounded);
            bar.holder = holderId(track, event.owner, event.process);
            insert(bars, bar);
        } else {
            TimelineBar &bar = bars.back();
            bar.to = std::max(bar.from, event.at);
            bar.toSlack = capped(std::min(event.slack, bar.to - bar.from));
            bar.end = event.end;
            bar.isOneHold = event.isOneHold;
            sumUp(bars, bars.size() - 1);
        }
        if (TimelineBar::isTrouble(event.end)) {
            TimelineMark mark{.at = event.at,
                              .length = event.length,
                              .slack = capped(event.slack),
                              .kind = event.kind,
                              .end = event.end,
                              .exact = event.exact};
            mark.holder = holderId(track, event.owner, event.process);
            mark.other = TimelineMark::kNobody;
            insert(track.marks, mark);
        }
        break;
    }
    case HistoryKind::Renewed: {
        const auto millis = [](Micros duration) {
            return static_cast<qint32>(std::clamp<qint64>(floorMillis(duration).count(), TimelineRenewal::kNotLate + 1,
                                                          std::numeric_limits<qint32>::max()));
        };
        insert(track.renewals,
               {.at = event.at,
                .leftMs = millis(event.length),
                .lateMs = event.late ? millis(*event.late) : TimelineRenewal::kNotLate,
                .holder = holderId(track, event.owner, event.process)});
        break;
    }
    case HistoryKind::HandOver:
    case HistoryKind::Overlap:
    case HistoryKind::Split: {
        if (isOverlapOver(event.kind, event.end)) {
            const auto told
                = std::find_if(track.marks.rbegin(), track.marks.rend(), [&event](const TimelineMark &mark) {
                      return mark.kind == HistoryKind::Overlap && mark.at == event.at;
                  });
            if (told != track.marks.rend()) {
                told->length = event.length;
                told->end = event.end;
            }
            break;
        }
        TimelineMark mark{.at = event.at,
                          .length = event.length,
                          .slack = capped(event.slack),
                          .kind = event.kind,
                          .cause = event.cause,
                          .exact = event.exact};
        const bool handOver = event.kind == HistoryKind::HandOver;
        const quint32 owner
            = event.owner.isEmpty() && !handOver ? TimelineMark::kNobody : holderId(track, event.owner, event.process);
        const quint32 other
            = event.kind == HistoryKind::Split ? TimelineMark::kNobody : holderId(track, event.other, {});
        mark.holder = handOver ? other : owner;
        mark.other = handOver ? owner : other;
        insert(track.marks, mark);
        break;
    }
    case HistoryKind::Waiting: noteWaits(track.waits, event.waiting, event.at); break;
    case HistoryKind::SightLost:
        openSpan(track.unseen, std::max(event.at - event.slack, bars.empty() ? Instant::min() : bars.back().from));
        break;
    case HistoryKind::SightRegained: closeSpan(track.unseen, event.at); break;
    default: break;
    }
}

void TimelineIndexer::takeNode(const HistoryEvent &event)
{
    switch (event.kind) {
    case HistoryKind::Gap: {
        if (event.length < Millis(1))
            break; // reading stopped and resumed at once
        const Instant from = event.at - std::min(event.length, Micros(event.at.time_since_epoch()));
        if (!m_watch.gaps.empty() && m_watch.gaps.back().to >= from) {
            m_watch.gaps.back().to = std::max(m_watch.gaps.back().to, event.at);
            m_watch.gaps.back().from = std::min(m_watch.gaps.back().from, from);
        } else {
            m_watch.gaps.push_back({.from = from, .to = event.at});
        }
        break;
    }
    case HistoryKind::NodeDown:
    case HistoryKind::NodeUp: {
        const auto last = std::find_if(m_watch.down.rbegin(), m_watch.down.rend(),
                                       [&](const TimelineSpan &span) { return span.value == event.node; });
        const bool isDown = last != m_watch.down.rend() && last->to == Instant::max();
        if (event.kind == HistoryKind::NodeDown && !isDown)
            m_watch.down.push_back({.from = event.at, .value = event.node});
        else if (event.kind == HistoryKind::NodeUp && isDown)
            last->to = event.at;
        // The node was never reached before, or its NodeDown is forgotten.
        else if (event.kind == HistoryKind::NodeUp && last == m_watch.down.rend())
            m_watch.down.insert(m_watch.down.begin(), {.from = Instant::min(), .to = event.at, .value = event.node});
        break;
    }
    case HistoryKind::NodeRestarted:
    case HistoryKind::NodeFailover:
        m_watch.nodeMarks.push_back({.at = event.at, .node = event.node, .kind = event.kind});
        break;
    default: break;
    }
}

void TimelineIndexer::takeOpen(const OpenHold &hold)
{
    const int slot = slotFor(hold.lock());
    const TimelineTrack &known = *m_tracks[static_cast<size_t>(slot)];
    const bool isThere
        = !known.bars.empty() && (known.bars.back().goesOn() || (m_past && known.bars.back().to == m_watch.takenAt));
    if (!isThere || known.holderOf(known.bars.back()).owner != hold.owner()) {
        // The history's ring has dropped the event Began, but the hold continues.
        TimelineTrack &track = edit(slot);
        TimelineBar bar{.from = hold.since,
                        .fromSlack = hold.exact ? 0 : capped(HistoryEvent::kUnbounded),
                        .beginSeen = hold.exact};
        bar.holder = holderId(track, hold.owner(), hold.process());
        insert(track.bars, bar);
    }
    const TimelineTrack &track = *m_tracks[static_cast<size_t>(slot)];
    if (const TimelineBar &last = track.bars.back();
        last.isOneHold != hold.isOneHold && track.holderOf(last).owner == hold.owner())
        edit(slot).bars.back().isOneHold = hold.isOneHold;
    if (!hold.inSight && !isOpen(m_tracks[static_cast<size_t>(slot)]->unseen))
        openSpan(edit(slot).unseen, std::max({hold.since, hold.knownUntil(), m_watch.knownSince}));
}

/// The history lags behind the diffs, by all the time that no view was shown. If it reports an end now, a time with an
/// unknown verdict after that end belongs in the track.
void TimelineIndexer::showUnknown(int slot)
{
    const auto told = m_unknown.find(slot);
    if (told == m_unknown.end() || m_past)
        return;
    const TimelineTrack &known = *m_tracks[static_cast<size_t>(slot)];
    TimelineSpans others;
    for (size_t bar = known.firstBarAfter(told->front().from); bar < known.bars.size(); ++bar)
        others.push_back({.from = known.bars[bar].from, .to = known.bars[bar].to});
    TimelineSpans missing = spansOutside(spansOutside(*told, others), known.unseen);
    // Board and history differ slightly in their times.
    std::erase_if(missing, [](const TimelineSpan &span) {
        return span.to != Instant::max() && span.to - span.from < Wording::kLeastShownLowerBound;
    });
    if (!missing.empty()) {
        TimelineSpans &unseen = edit(slot).unseen;
        unseen.insert(unseen.end(), missing.begin(), missing.end());
        std::ranges::stable_sort(unseen, {}, &TimelineSpan::from);
    }
    std::erase_if(*told, [](const TimelineSpan &span) { return span.to != Instant::max(); });
    if (told->empty())
        m_unknown.erase(told);
}

void TimelineIndexer::noteUnknown(int slot, const LockState *state, Instant now)
{
    const TimelineTrack &track = *m_tracks[static_cast<size_t>(slot)];
    // For open holds the history reports unknown times itself.
    const bool isHeld = !track.bars.empty() && track.bars.back().goesOn();
    if (state != nullptr && state->assessment.verdict == Verdict::Unknown) {
        TimelineSpans &told = m_unknown[slot];
        openSpan(told, std::min(now, state->blindSince));
        if (!isHeld && !isOpen(track.unseen))
            openSpan(edit(slot).unseen, told.back().from);
        return;
    }
    if (const auto told = m_unknown.find(slot); told != m_unknown.end()) {
        closeSpan(*told, now);
        if (!isHeld) // the track has the span already
            m_unknown.erase(told);
    }
    if (isOpen(track.unseen) && (state != nullptr || !isHeld))
        closeSpan(edit(slot).unseen, now);
}

void TimelineIndexer::takeOpen(const OpenWait &wait)
{
    if (m_past)
        return;
    const int slot = slotFor(wait.lock);
    if (!isOpen(m_tracks[static_cast<size_t>(slot)]->waits)) // the ring has dropped its start
        noteWaits(edit(slot).waits, wait.most, wait.since);
}

void TimelineIndexer::apply(const BoardDiff &diff, Instant now)
{
    for (const auto &name : diff.removed) {
        const int slot = slotOf(name);
        if (slot < 0)
            continue;
        const auto index = static_cast<size_t>(slot);
        m_states[index].reset();
        m_now[index] = {};
        touch(slot);
        if (!m_past) {
            noteUnknown(slot, nullptr, now);
            if (isOpen(m_tracks[index]->blocked))
                closeSpan(edit(slot).blocked, now);
        }
        if (isBlank(*m_tracks[index]))
            release(slot);
    }
    for (const auto &state : diff.changed) {
        if (m_isSparse && state->assessment.isHeld() && slotOf(state->name) < 0)
            continue;
        const int slot = slotFor(state->name);
        const auto index = static_cast<size_t>(slot);
        m_states[index] = state;
        touch(slot);
        const Assessment &assessment = state->assessment;
        const bool unknown = assessment.verdict == Verdict::Unknown;
        TimelineNow &fresh = m_now[index];
        fresh = {.isOverlapped = state->overlap.has_value(),
                 .onBoard = true,
                 .severity = static_cast<qint8>(severityOf(*state)),
                 .verdict = assessment.verdict};
        if (!unknown) { // otherwise it may be another client's attempt
            fresh.holder = holderIn(*state);
            fresh.isOnOneOfMany = state->isOnOneOfMany();
        }
        if (assessment.isHeld()) { // otherwise the TTL may belong to any owner
            fresh.neverExpires = assessment.neverExpires;
            if (assessment.validity)
                fresh.validUntil = state->assessedAt + *assessment.validity;
            else if (assessment.ttl)
                fresh.validUntil = state->assessedAt + *assessment.ttl;
            if (assessment.ttl)
                fresh.endsAt = state->assessedAt + *assessment.ttl;
            fresh.valueEnds = state->valueExpiry();
        }
        const auto waiters = state->waiting();
        if (waiters) {
            fresh.waiters = waiters->count;
            fresh.areWaitersExact = waiters->exact;
        }
        if (waiters && !m_tracks[index]->waitersKnownSince)
            edit(slot).waitersKnownSince = now;
        // For most locks the waiters are never known; then store nothing.
        const QByteArray owner = ownerInHistory(*state);
        const bool isHidden = !m_tracks[index]->areWaitsKnown(owner, now);
        if (m_tracks[index]->waitersKnownSince && assessment.isHeld() && waiters.has_value() == isHidden) {
            auto &owners = edit(slot).ownersHidingWaiters;
            if (isHidden)
                std::erase(owners, owner);
            else if (owners.push_back(owner); owners.size() > kMostHidden)
                owners.erase(owners.begin());
        }

        if (m_past)
            continue;
        const auto &blocked = m_tracks[index]->blocked;
        if (isOpen(blocked) || assessment.verdict == Verdict::Split || assessment.verdict == Verdict::Leftover)
            noteBlocked(edit(slot).blocked, assessment.verdict, now);
        noteUnknown(slot, state.get(), now);
    }
    if (!m_past && now - m_spansForgottenAt >= kForgetEvery)
        forgetOldSpans(now);
}

void TimelineIndexer::forgetOldSpans(Instant now)
{
    m_spansForgottenAt = now;
    // The view passes a history only while it is shown, so limit the age here, too.
    const Instant moment = now - std::max(HistoryLimits().age, m_watch.takenAt - m_watch.knownSince);
    const auto isOld = [moment](const TimelineSpans &spans) { return !spans.empty() && spans.front().to < moment; };
    m_unknown.removeIf([moment](std::pair<const int &, TimelineSpans &> told) {
        forgetSpans(told.second, moment);
        return told.second.empty();
    });
    for (int slot = 0; slot < slotCount(); ++slot) {
        const auto &track = m_tracks[static_cast<size_t>(slot)];
        if (!track || !(isOld(track->waits) || isOld(track->unseen) || isOld(track->blocked)))
            continue;
        TimelineTrack &changed = edit(slot);
        forgetSpans(changed.waits, moment);
        forgetSpans(changed.unseen, moment);
        forgetSpans(changed.blocked, moment);
        if (isBlank(changed) && !m_states[static_cast<size_t>(slot)])
            release(slot);
    }
}

void TimelineIndexer::forgetBefore(Instant moment)
{
    forgetSpans(m_watch.gaps, moment);
    forgetSpans(m_watch.down, moment);
    std::erase_if(m_watch.nodeMarks, [moment](const TimelineWatch::NodeMark &mark) { return mark.at < moment; });
    for (int slot = 0; slot < slotCount(); ++slot) {
        const auto &track = m_tracks[static_cast<size_t>(slot)];
        if (!track)
            continue;
        const auto bars = track->firstBarAfter(moment - Micros(1));
        const auto renewals = static_cast<size_t>(
            std::partition_point(track->renewals.begin(), track->renewals.end(),
                                 [moment](const TimelineRenewal &renewal) { return renewal.at < moment; })
            - track->renewals.begin());
        const size_t gone = bars + renewals;
        const size_t all = track->bars.size() + track->renewals.size();
        const bool empty = gone == all && !m_states[static_cast<size_t>(slot)];
        if (empty)
            release(slot);
        else if (gone > 0 && (all < kShort || gone * kWorthIt >= all))
            forgetBefore(edit(slot), moment);
    }
}

void TimelineIndexer::forgetBefore(TimelineTrack &track, Instant moment)
{
    track.bars.erase(track.bars.begin(),
                     track.bars.begin() + static_cast<qsizetype>(track.firstBarAfter(moment - Micros(1))));
    std::erase_if(track.renewals, [moment](const TimelineRenewal &renewal) { return renewal.at < moment; });
    std::erase_if(track.marks, [moment](const TimelineMark &mark) { return mark.at < moment; });
    forgetSpans(track.unseen, moment);
    forgetSpans(track.waits, moment);
    forgetSpans(track.blocked, moment);
    std::vector<quint32> fresh(track.holders.size(), TimelineMark::kNobody);
    std::vector<TimelineHolder> holders;
    const auto keep = [&](quint32 &holder) {
        if (holder == TimelineMark::kNobody)
            return;
        if (fresh[holder] == TimelineMark::kNobody) {
            fresh[holder] = static_cast<quint32>(holders.size());
            holders.push_back(track.holders[holder]);
        }
        holder = fresh[holder];
    };
    for (auto &bar : track.bars)
        keep(bar.holder);
    for (auto &renewal : track.renewals)
        keep(renewal.holder);
    for (auto &mark : track.marks) {
        keep(mark.holder);
        keep(mark.other);
    }
    track.holders = std::move(holders);
}

void TimelineIndexer::release(int slot)
{
    const auto index = static_cast<size_t>(slot);
    m_slotOf.remove(m_tracks[index]->name);
    m_tracks[index].reset();
    m_now[index] = {};
    m_unknown.remove(slot);
    m_states[index].reset();
    m_free.push_back(slot);
    touch(slot);
    m_namesChanged = true;
}

} // namespace Lockscope

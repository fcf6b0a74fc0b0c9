#include "activity.h"

#include "../dialects/token.h"
#include "historystatistics.h"
#include "reliance.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace Lockscope {

namespace {

constexpr Micros kActivitySecond = std::chrono::seconds(1);
constexpr qint64 kActivityMinute = 60; // seconds
constexpr size_t kRarePlaces = Activity::kRecent / 2;

template <typename T>
size_t ringIndex(T number, T size)
{
    return static_cast<size_t>((number % size + size) % size);
}

Knowledge worse(Knowledge a, Knowledge b)
{
    return std::min(a, b);
}

/// The nearest-rank percentile of sorted values.
qint64 rankedShare(const std::vector<qint64> &sorted, double share)
{
    return sorted[static_cast<size_t>(std::lround(share * static_cast<double>(sorted.size() - 1)))];
}

} // namespace

std::optional<double> ActivitySpan::takesPerMinute() const
{
    if (knowledge == Knowledge::None || known < Activity::kLeastRated)
        return std::nullopt;
    return static_cast<double>(takes) * 60e6 / static_cast<double>(known.count());
}

double HoldTimeBins::position(Micros length)
{
    if (length <= Millis(1))
        return std::clamp(static_cast<double>(length.count()) / 1000.0, 0.0, 1.0);
    const double decades = std::log10(static_cast<double>(length.count()) / 1000.0);
    return std::min(1 + decades * kPerDecade, static_cast<double>(kBins));
}

int HoldTimeBins::binOf(Micros length)
{
    return std::clamp(static_cast<int>(position(length)), 0, kBins - 1);
}

Micros HoldTimeBins::edge(int bin)
{
    if (bin >= kBins - 1)
        return Micros::max();
    return Micros(std::llround(1000.0 * std::pow(10.0, static_cast<double>(bin) / kPerDecade)));
}

bool Activity::read(const HistorySnapshot &snapshot, size_t most)
{
    if (m_seconds.empty() || !continues(snapshot))
        begin(snapshot);
    advance(snapshot);
    quint64 first = snapshot.forgotten; // the number of the chunk's first event
    for (const auto &chunk : snapshot.chunks) {
        const quint64 end = first + static_cast<quint64>(chunk->size());
        if (m_next < end) {
            if (most == 0)
                return false;
            const quint64 stop = end - m_next > most ? m_next + most : end;
            most -= stop - m_next;
            for (; m_next < stop; ++m_next)
                take(*chunk, static_cast<size_t>(m_next - first));
            m_last = chunk->event(static_cast<size_t>(m_next - first - 1));
            if (m_next < end)
                return false;
        }
        first = end;
    }
    finish(snapshot);
    return true;
}

void Activity::clear()
{
    *this = Activity(m_wallAhead);
}

bool Activity::continues(const HistorySnapshot &snapshot) const
{
    if (snapshot.watchedSince != m_watchedSince || snapshot.takenAt < m_takenAt)
        return false;
    quint64 first = snapshot.forgotten;
    if (m_next > first + static_cast<quint64>(snapshot.size()))
        return false;
    if (!m_last || m_next <= first)
        return true;
    for (const auto &chunk : snapshot.chunks) {
        const quint64 end = first + static_cast<quint64>(chunk->size());
        if (m_next <= end)
            return chunk->event(static_cast<size_t>(m_next - first - 1)) == *m_last;
        first = end;
    }
    return false;
}

void Activity::begin(const HistorySnapshot &snapshot)
{
    clear();
    m_seconds.resize(static_cast<size_t>(kSeconds));
    m_minutes.resize(static_cast<size_t>(kMinutes));
    m_newest = secondOf(snapshot.takenAt);
    m_newestMinute = minuteOf(snapshot.takenAt);
    m_watchedSince = snapshot.watchedSince;
    m_since = snapshot.watchedSince;
    if (snapshot.forgotten > 0 && !snapshot.chunks.empty())
        m_since = std::max(m_since, snapshot.chunks.front()->earliest());
    m_next = snapshot.forgotten;
    m_marked = std::max(secondOf(m_since), m_newest - kSeconds) - 1;
    m_waitersFilled = m_marked;
    m_areNodesKnown = snapshot.forgotten == 0;
    m_mustAdoptWaits = snapshot.forgotten > 0;
}

void Activity::advance(const HistorySnapshot &snapshot)
{
    m_takenAt = snapshot.takenAt;
    const Second newest = secondOf(snapshot.takenAt);
    for (Second second = std::max(m_newest + 1, newest - kSeconds + 1); second <= newest; ++second)
        m_seconds[ringIndex(second, kSeconds)] = {};
    m_newest = newest;
    const Minute newestMinute = minuteOf(snapshot.takenAt);
    for (Minute minute = std::max(m_newestMinute + 1, newestMinute - kMinutes + 1); minute <= newestMinute; ++minute)
        m_minutes[ringIndex(minute, kMinutes)] = {};
    m_newestMinute = newestMinute;

    const Second last = secondOf(snapshot.knownTo());
    const auto mark = [&](Second second) {
        return snapshot.completeSince && startOf(second) >= *snapshot.completeSince ? Knowledge::All
                                                                                    : Knowledge::AtLeast;
    };
    const auto worsen = [this](Second second, Knowledge knowledge) {
        if (PerMinute *minute = minuteAt(startOf(second)))
            minute->worst = worse(minute->worst.value_or(knowledge), knowledge);
    };
    if (isKept(m_marked) && m_marked <= last && m_until) {
        at(m_marked).knowledge = worse(at(m_marked).knowledge, mark(m_marked)); // its end was not watched before
        worsen(m_marked, at(m_marked).knowledge);
    }
    for (Second second = std::max(m_marked + 1, m_newest - kSeconds + 1); second <= last; ++second) {
        at(second).knowledge = mark(second);
        worsen(second, mark(second));
    }
    m_marked = std::max(m_marked, last);

    if (m_next < snapshot.forgotten) {
        // Events were dropped before they were read here.
        markUnknown(m_until.value_or(m_since),
                    snapshot.chunks.empty() ? snapshot.takenAt : snapshot.chunks.front()->earliest());
        m_next = snapshot.forgotten;
        m_areNodesKnown = false;
        m_blindSince.reset();
        m_mustAdoptWaits = true;
    }
}

void Activity::take(const HistoryChunk &chunk, size_t index)
{
    const HistoryChunk::Packed &event = chunk.packed()[index];
    const bool isHold = event.kind == HistoryKind::Began || event.kind == HistoryKind::Ended;
    if (isHold && isHoldOff(chunk.names()[event.owner]))
        return; // a hold-off is nobody's hold
    switch (event.kind) {
    case HistoryKind::Began:
        if (event.exact)
            countTake(event.at);
        noteReturn(chunk, index);
        break;
    case HistoryKind::HandOver:
        if (!event.exact)
            countTake(event.at); // the hold was found held, and followed another one
        if (!m_usual.empty() && m_usual.back().kind == HistoryKind::Ended
            && m_usual.back().lock == chunk.names()[event.lock])
            m_usual.pop_back(); // the hand-over says it as well
        if (m_rare.empty() || m_rare.back().kind != HistoryKind::Began
            || m_rare.back().lock != chunk.names()[event.lock]) // its return says it as well
            noteHandOver(chunk, index);
        break;
    case HistoryKind::Ended: takeEnd(chunk, index); break;
    case HistoryKind::Overlap:
        if (!isOverlapOver(event.kind, event.end))
            takeTrouble(chunk, index);
        break;
    case HistoryKind::Waiting: takeWaiting(chunk.names()[event.lock], HistoryChunk::waitersOf(event), event.at); break;
    case HistoryKind::NodeDown:
    case HistoryKind::NodeUp:
    case HistoryKind::NodeRestarted:
    case HistoryKind::NodeFailover: takeNode(chunk, index); break;
    case HistoryKind::Gap: markUnknown(event.at - event.length, event.at); break;
    case HistoryKind::Renewed:
    case HistoryKind::SightLost:
    case HistoryKind::SightRegained:
    case HistoryKind::Split: break;
    }
}

void Activity::noteHandOver(const HistoryChunk &chunk, size_t index)
{
    HistoryEvent handOver = chunk.event(index);
    // The new hold's begin stands before it, and knows the process.
    if (index > 0) {
        const HistoryChunk::Packed &begin = chunk.packed()[index - 1];
        if (begin.kind == HistoryKind::Began && begin.lock == chunk.packed()[index].lock && begin.process != 0)
            handOver.other = chunk.names()[begin.process];
    }
    note(handOver, false);
}

void Activity::noteReturn(const HistoryChunk &chunk, size_t index)
{
    const QByteArray &lock = chunk.names()[chunk.packed()[index].lock];
    const auto last = std::find_if(m_rare.rbegin(), m_rare.rend(),
                                   [&lock](const HistoryEvent &event) { return event.lock == lock; });
    if (last != m_rare.rend() && last->end == HoldEnd::ForceReleased)
        note(chunk.event(index), true);
}

void Activity::countTake(Instant moment)
{
    if (const Second second = secondOf(moment); isKept(second))
        ++at(second).takes;
}

void Activity::takeEnd(const HistoryChunk &chunk, size_t index)
{
    const HistoryChunk::Packed &event = chunk.packed()[index];
    if (event.end == HoldEnd::HoldOffOver)
        return;
    if (PerMinute *minute = minuteAt(event.at)) {
        if (event.exact && event.isOneHold && isMeasured(event.length, Micros(event.slack))) {
            minute->times.add(event.length);
            ++minute->bins.at(static_cast<size_t>(HoldTimeBins::binOf(event.length)));
        } else {
            ++minute->partial;
        }
    }
    switch (event.end) {
    case HoldEnd::Lost:
    case HoldEnd::OwnLost: takeTrouble(chunk, index); break;
    case HoldEnd::Expired:
    case HoldEnd::ForceReleased: note(chunk.event(index), true); break;
    case HoldEnd::Released:
    case HoldEnd::OwnReleased: note(chunk.event(index), false); break;
    case HoldEnd::Unknown:
    case HoldEnd::TakenOver:
    case HoldEnd::HoldOffOver: break;
    }
}

void Activity::takeTrouble(const HistoryChunk &chunk, size_t index)
{
    HistoryEvent event = chunk.event(index);
    if (PerMinute *minute = minuteAt(event.at))
        ++(event.kind == HistoryKind::Overlap ? minute->overlaps : minute->lost);
    if (!m_latestTrouble || m_latestTrouble->at <= event.at)
        m_latestTrouble = event;
    note(std::move(event), true);
}

void Activity::takeNode(const HistoryChunk &chunk, size_t index)
{
    const HistoryChunk::Packed &event = chunk.packed()[index];
    const auto node = m_nodes.find(event.node);
    const bool wasKnown = node != m_nodes.end();
    const bool isChange = event.kind == HistoryKind::NodeDown || event.kind == HistoryKind::NodeUp;
    if (isChange)
        m_nodes[event.node] = event.kind == HistoryKind::NodeUp;
    if (event.kind != HistoryKind::NodeUp || wasKnown)
        note(chunk.event(index), true); // the first answer of a node is no news
    if (!isChange || !m_areNodesKnown)
        return;
    const bool isBlind = std::none_of(m_nodes.begin(), m_nodes.end(), [](const auto &one) { return one.second; });
    if (isBlind && !m_blindSince) {
        m_blindSince = event.at;
    } else if (!isBlind && m_blindSince) {
        markUnknown(*m_blindSince, event.at);
        m_blindSince.reset();
    }
}

void Activity::takeWaiting(const QByteArray &lock, int count, Instant moment)
{
    fillWaiters(moment);
    const auto known = m_waits.find(lock);
    if (known != m_waits.end()) {
        m_waiters += count - known->second.most;
        if (count == 0) {
            m_waitsBySince.erase({known->second.since, lock});
            addWaited(lock, known->second.since, moment);
            m_waits.erase(known);
        } else {
            known->second.most = count;
        }
    } else if (count > 0) {
        m_waits.emplace(lock, Wait{.since = moment, .most = count});
        m_waitsBySince.emplace(moment, lock);
        m_waiters += count;
    }
    if (const Second second = secondOf(moment); isKept(second))
        at(second).waiters = std::max(at(second).waiters, static_cast<quint32>(m_waiters));
}

void Activity::note(HistoryEvent event, bool isRare)
{
    auto &notes = isRare ? m_rare : m_usual;
    notes.push_back(std::move(event));
    if (notes.size() > kRecent)
        notes.pop_front();
}

void Activity::finish(const HistorySnapshot &snapshot)
{
    if (m_mustAdoptWaits)
        adoptWaits(snapshot);
    fillWaiters(snapshot.takenAt);
    if (m_blindSince)
        markUnknown(*m_blindSince, snapshot.takenAt);
    m_until = snapshot.takenAt;
}

void Activity::adoptWaits(const HistorySnapshot &snapshot)
{
    m_mustAdoptWaits = false;
    fillWaiters(snapshot.takenAt);
    // What the known events lack of each wait, as changes of the sum from second to second.
    std::vector<qint64> changes(static_cast<size_t>(kSeconds) + 1, 0);
    const Second oldest = m_newest - kSeconds + 1;
    const auto indexOf = [&](Instant moment) {
        return static_cast<size_t>(std::clamp<Second>(secondOf(moment) - oldest, 0, kSeconds));
    };
    std::unordered_map<QByteArray, Wait> waits;
    m_waitsBySince.clear();
    m_waiters = 0;
    for (const OpenWait &wait : snapshot.waits) {
        const auto known = m_waits.find(wait.lock);
        changes[indexOf(wait.since)] += wait.most;
        changes[known == m_waits.end() ? indexOf(snapshot.takenAt) : indexOf(known->second.since)] -= wait.most;
        waits.insert_or_assign(wait.lock, Wait{.since = wait.since, .most = wait.most});
        m_waitsBySince.emplace(wait.since, wait.lock);
        m_waiters += wait.most;
    }
    m_waits = std::move(waits);
    qint64 lacking = 0;
    for (Second second = oldest; second <= m_newest; ++second) {
        lacking += changes[static_cast<size_t>(second - oldest)];
        at(second).waiters += static_cast<quint32>(std::max<qint64>(lacking, 0));
    }
    at(m_newest).waiters = static_cast<quint32>(m_waiters);
}

Activity::Second Activity::secondOf(Instant moment) const
{
    return std::chrono::floor<std::chrono::seconds>(moment.time_since_epoch() + m_wallAhead).count();
}

Activity::Minute Activity::minuteOf(Instant moment) const
{
    return std::chrono::floor<std::chrono::minutes>(moment.time_since_epoch() + m_wallAhead).count();
}

Instant Activity::startOf(Second second) const
{
    return Instant(std::chrono::seconds(second) - m_wallAhead);
}

Activity::PerSecond &Activity::at(Second second)
{
    return m_seconds[ringIndex(second, kSeconds)];
}

const Activity::PerSecond &Activity::at(Second second) const
{
    return m_seconds[ringIndex(second, kSeconds)];
}

Activity::PerMinute *Activity::minuteAt(Instant moment)
{
    const Minute minute = minuteOf(moment);
    const bool isKept = minute <= m_newestMinute && minute > m_newestMinute - kMinutes;
    return isKept ? &m_minutes[ringIndex(minute, kMinutes)] : nullptr;
}

const Activity::PerMinute &Activity::minuteAt(Minute minute) const
{
    return m_minutes[ringIndex(minute, kMinutes)];
}

void Activity::markUnknown(Instant from, Instant to)
{
    const Second last = std::min(secondOf(to), m_newest);
    for (Second second = std::max(secondOf(from), m_newest - kSeconds + 1); second <= last; ++second) {
        at(second).knowledge = Knowledge::None;
        if (PerMinute *minute = minuteAt(startOf(second)))
            minute->worst = Knowledge::None;
    }
}

void Activity::fillWaiters(Instant until)
{
    const Second last = std::min(secondOf(until), m_newest);
    for (Second second = std::max(m_waitersFilled + 1, m_newest - kSeconds + 1); second <= last; ++second)
        at(second).waiters = static_cast<quint32>(std::clamp<qint64>(m_waiters, 0, std::numeric_limits<qint32>::max()));
    m_waitersFilled = std::max(m_waitersFilled, last);
}

qint64 Activity::unknownSeconds(Second from, Second to) const
{
    qint64 count = 0;
    for (Second second = std::max(from, m_newest - kSeconds + 1); second < std::min(to, m_newest + 1); ++second)
        count += at(second).knowledge == Knowledge::None ? 1 : 0;
    return count;
}

std::vector<std::pair<Activity::Minute, Micros>> Activity::watchedMinutes(Instant from, Instant to) const
{
    std::vector<std::pair<Minute, Micros>> parts;
    from = std::max(from, startOf(firstMinute() * kActivityMinute));
    for (Minute minute = minuteOf(from); from < to; ++minute) {
        const Instant end = std::min(to, startOf((minute + 1) * kActivityMinute));
        const Micros unknown = unknownSeconds(secondOf(from), secondOf(end)) * kActivitySecond;
        parts.emplace_back(minute, std::max(Micros(0), Micros(end - from - unknown)));
        from = end;
    }
    return parts;
}

void Activity::addWaited(const QByteArray &lock, Instant from, Instant to)
{
    const auto parts = watchedMinutes(from, to);
    if (parts.empty())
        return;
    const auto [found, isNew] = m_waited.try_emplace(lock);
    Waited &waited = found->second;
    if (isNew)
        waited.isAtLeast = m_forgotWaitedAt && *m_forgotWaitedAt > m_takenAt - kWindow;
    for (const auto &[minute, length] : parts) {
        if (!waited.minutes.empty() && waited.minutes.back().first >= minute)
            waited.minutes.back().second += length;
        else
            waited.minutes.emplace_back(minute, length);
    }
    while (waited.minutes.front().first < firstMinute())
        waited.minutes.pop_front();
    if (m_waited.size() >= 2 * kMostWaited)
        forgetWaited();
}

/// Keeps the half with the longest waiting times.
void Activity::forgetWaited()
{
    const Minute first = firstMinute();
    std::vector<std::pair<Micros, QByteArray>> totals;
    for (auto one = m_waited.begin(); one != m_waited.end();) {
        auto &minutes = one->second.minutes;
        while (!minutes.empty() && minutes.front().first < first)
            minutes.pop_front();
        if (minutes.empty()) {
            one = m_waited.erase(one);
            continue;
        }
        Micros total{0};
        for (const auto &minute : minutes)
            total += minute.second;
        totals.emplace_back(total, one->first);
        ++one;
    }
    if (totals.size() <= kMostWaited)
        return;
    m_forgotWaitedAt = m_takenAt;
    const auto middle = totals.begin() + static_cast<std::ptrdiff_t>(kMostWaited);
    std::nth_element(totals.begin(), middle, totals.end(), std::greater<>());
    for (auto one = middle; one != totals.end(); ++one)
        m_waited.erase(one->second);
}

Activity::Minute Activity::firstMinute() const
{
    return m_newestMinute - std::chrono::duration_cast<std::chrono::minutes>(kWindow).count() + 1;
}

Instant Activity::knownSince() const
{
    return std::max(m_since, m_takenAt - kWindow);
}

ActivitySpan Activity::span(Second from, Second to) const
{
    ActivitySpan span{.from = startOf(from)};
    for (Second second = from; second < to; ++second) {
        const PerSecond &one = at(second);
        if (one.knowledge == Knowledge::None)
            continue;
        span.knowledge = span.knowledge == Knowledge::None ? one.knowledge : worse(span.knowledge, one.knowledge);
        span.known += kActivitySecond;
        span.takes += one.takes;
        span.waiters = std::max<qint64>(span.waiters, one.waiters);
    }
    return span;
}

std::vector<ActivitySpan> Activity::spans() const
{
    std::vector<ActivitySpan> spans;
    if (!m_until)
        return spans;
    constexpr Second kLength = std::chrono::duration_cast<std::chrono::seconds>(kSpan).count();
    constexpr Second kCount = kWindow / kSpan;
    const Second latest = m_newest - 1; // the newest second has not ended
    const Second last = latest - static_cast<Second>(ringIndex(latest, kLength));
    for (Second from = last - (kCount - 1) * kLength; from <= last; from += kLength)
        spans.push_back(span(from, std::min(from + kLength, m_newest)));
    return spans;
}

TakeRate Activity::takeRate() const
{
    TakeRate rate;
    if (!m_until)
        return rate;
    const auto minuteBefore = [this](Second end) { return span(end - kActivityMinute, end); };
    const ActivitySpan last = minuteBefore(m_newest);
    if (last.knowledge != Knowledge::None) {
        rate.now = last.takes;
        rate.isAtLeast = last.knowledge != Knowledge::All || last.known < std::chrono::minutes(1);
    }
    std::vector<qint64> usual;
    constexpr qint64 kBefore = std::chrono::duration_cast<std::chrono::minutes>(kWindow).count();
    for (qint64 minutes = 1; minutes < kBefore; ++minutes) {
        const ActivitySpan one = minuteBefore(m_newest - minutes * kActivityMinute);
        if (one.known == std::chrono::minutes(1))
            usual.push_back(one.takes);
    }
    if (std::ssize(usual) >= kUsualMinutes) {
        std::sort(usual.begin(), usual.end());
        rate.usualFrom = rankedShare(usual, 0.1);
        rate.usualTo = rankedShare(usual, 0.9);
    }
    return rate;
}

HoldTimeBins Activity::holdTimes() const
{
    HoldTimeBins bins;
    if (!m_until)
        return bins;
    HoldTimes times;
    for (Minute minute = firstMinute(); minute <= m_newestMinute; ++minute) {
        const PerMinute &one = minuteAt(minute);
        times.add(one.times);
        for (size_t bin = 0; bin < one.bins.size(); ++bin)
            bins.counts.at(bin) += one.bins.at(bin);
        bins.partial += one.partial;
        const bool isReached = one.worst || minute == minuteOf(m_since);
        if (isReached || bins.knowledge != Knowledge::None)
            bins.knowledge = one.worst == Knowledge::All && bins.knowledge != Knowledge::AtLeast ? Knowledge::All
                                                                                                 : Knowledge::AtLeast;
    }
    bins.count = times.count();
    if (bins.partial <= bins.count) {
        bins.p50 = times.percentile(0.5);
        bins.p99 = times.percentile(0.99);
    }
    return bins;
}

std::vector<WaitingMinute> Activity::minutes() const
{
    std::vector<WaitingMinute> minutes;
    if (!m_until)
        return minutes;
    for (Minute minute = firstMinute(); minute <= m_newestMinute; ++minute) {
        const Second from = minute * kActivityMinute;
        const Second to = std::min(from + kActivityMinute, m_newest + 1);
        minutes.push_back({.from = startOf(from), .known = (to - from - unknownSeconds(from, to)) * kActivitySecond});
    }
    return minutes;
}

std::vector<WaitingRow> Activity::mostWaited(size_t most) const
{
    if (!m_until)
        return {};
    const Minute first = firstMinute();
    std::vector<WaitingRow> rows;
    const auto sum = [first](const Waited &waited) {
        Micros total{0};
        for (const auto &[minute, length] : waited.minutes)
            total += minute >= first ? length : Micros(0);
        return total;
    };
    const auto goingOn = [this](const Wait &wait) {
        Micros total{0};
        for (const auto &part : watchedMinutes(wait.since, m_takenAt))
            total += part.second;
        return total;
    };
    for (const auto &[lock, waited] : m_waited) {
        const auto wait = m_waits.find(lock);
        const bool isNow = wait != m_waits.end();
        const Micros total = sum(waited) + (isNow ? goingOn(wait->second) : Micros(0));
        if (total > Micros(0))
            rows.push_back({.lock = lock, .total = total, .isWaitingNow = isNow, .isAtLeast = waited.isAtLeast});
    }
    // Of the locks that had no waiters before, those come first whose waiters came first.
    size_t added = 0;
    for (const auto &[since, lock] : m_waitsBySince) {
        if (added == most)
            break;
        if (m_waited.find(lock) != m_waited.end())
            continue;
        ++added;
        rows.push_back({.lock = lock, .total = goingOn(m_waits.at(lock)), .isWaitingNow = true});
    }
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), most));
    std::partial_sort(rows.begin(), end, rows.end(), [](const WaitingRow &a, const WaitingRow &b) {
        return a.total != b.total ? a.total > b.total : a.lock < b.lock;
    });
    rows.erase(end, rows.end());
    for (WaitingRow &row : rows) {
        row.minutes.resize(static_cast<size_t>(m_newestMinute - first + 1));
        const auto add = [&](Minute minute, Micros length) {
            if (minute >= first && minute <= m_newestMinute)
                row.minutes[static_cast<size_t>(minute - first)] += length;
        };
        if (const auto waited = m_waited.find(row.lock); waited != m_waited.end()) {
            for (const auto &[minute, length] : waited->second.minutes)
                add(minute, length);
        }
        if (const auto wait = m_waits.find(row.lock); wait != m_waits.end()) {
            for (const auto &[minute, length] : watchedMinutes(wait->second.since, m_takenAt))
                add(minute, length);
        }
    }
    return rows;
}

std::optional<Instant> Activity::longestWaitSince() const
{
    return m_waitsBySince.empty() ? std::nullopt : std::optional(m_waitsBySince.begin()->first);
}

HoldTrouble Activity::trouble() const
{
    HoldTrouble trouble{.since = std::max(m_since, m_takenAt - kTroubleWindow), .latest = m_latestTrouble};
    if (!m_until)
        return trouble;
    trouble.isAtLeast = m_since > m_takenAt - kTroubleWindow;
    for (Minute minute = m_newestMinute - kMinutes + 1; minute <= m_newestMinute; ++minute) {
        const PerMinute &one = minuteAt(minute);
        trouble.lost += one.lost;
        trouble.overlaps += one.overlaps;
        trouble.isAtLeast = trouble.isAtLeast || one.worst.value_or(Knowledge::None) != Knowledge::All;
    }
    return trouble;
}

std::vector<HistoryEvent> Activity::recent() const
{
    const size_t rare = std::min(m_rare.size(), kRecent);
    const size_t keptRare = std::min(rare, kRarePlaces);
    std::vector<HistoryEvent> events(m_rare.end() - static_cast<std::ptrdiff_t>(keptRare), m_rare.end());
    std::vector<HistoryEvent> others(m_usual.begin(), m_usual.end());
    others.insert(others.end(), m_rare.begin(), m_rare.end() - static_cast<std::ptrdiff_t>(keptRare));
    const auto isNewer = [](const HistoryEvent &a, const HistoryEvent &b) { return a.at > b.at; };
    std::stable_sort(others.begin(), others.end(), isNewer);
    others.resize(std::min(others.size(), kRecent - events.size()));
    events.insert(events.end(), others.begin(), others.end());
    std::stable_sort(events.begin(), events.end(), isNewer);
    return events;
}

} // namespace Lockscope

#include "timelinespans.h"

#include <algorithm>
#include <limits>

namespace Lockscope {

void openSpan(TimelineSpans &spans, Instant at)
{
    // The history lags behind the board, so an earlier span may already cover this time.
    if (!isOpen(spans))
        spans.push_back({.from = spans.empty() ? at : std::max(at, spans.back().to)});
}

void closeSpan(TimelineSpans &spans, Instant at)
{
    if (isOpen(spans))
        spans.back().to = std::max(spans.back().from, at);
}

void forgetSpans(TimelineSpans &spans, Instant before)
{
    std::erase_if(spans, [before](const TimelineSpan &span) { return span.to < before; });
}

TimelineSpans unitedSpans(const TimelineSpans &a, const TimelineSpans &b)
{
    TimelineSpans all(a.size() + b.size());
    std::merge(a.begin(), a.end(), b.begin(), b.end(), all.begin(),
               [](const TimelineSpan &x, const TimelineSpan &y) { return x.from < y.from; });
    TimelineSpans united;
    for (const TimelineSpan &span : all) {
        if (united.empty() || united.back().to < span.from) {
            united.push_back(span);
            continue;
        }
        united.back().to = std::max(united.back().to, span.to);
        united.back().value = std::max(united.back().value, span.value);
    }
    return united;
}

TimelineSpans spansOutside(const TimelineSpans &spans, const TimelineSpans &others)
{
    TimelineSpans outside;
    for (TimelineSpan rest : spans) {
        for (const TimelineSpan &other : others) {
            if (other.to <= rest.from)
                continue;
            if (other.from >= rest.to)
                break;
            if (rest.from < other.from)
                outside.push_back({.from = rest.from, .to = other.from, .value = rest.value});
            rest.from = other.to;
        }
        if (rest.from < rest.to)
            outside.push_back(rest);
    }
    return outside;
}

int waitingFor(const LockState &lock)
{
    const auto waiters = lock.waiting();
    return waiters ? static_cast<int>(std::clamp<qint64>(waiters->count, 0, std::numeric_limits<int>::max())) : 0;
}

void noteWaits(TimelineSpans &waits, int waiting, Instant now)
{
    if (waiting == 0) {
        closeSpan(waits, now);
        return;
    }
    openSpan(waits, now);
    waits.back().value = std::max(waits.back().value, waiting);
}

void noteBlocked(TimelineSpans &blocked, Verdict verdict, Instant now)
{
    const int value = static_cast<int>(verdict);
    const bool isBlocked = verdict == Verdict::Split || verdict == Verdict::Leftover;
    if (isOpen(blocked) && (!isBlocked || blocked.back().value != value))
        closeSpan(blocked, now);
    if (isBlocked && !isOpen(blocked))
        blocked.push_back({.from = now, .value = value});
}

void TimelinePast::apply(const BoardDiff &diff, Instant now)
{
    for (const auto &name : diff.removed) {
        if (const auto found = m_locks.find(name); found != m_locks.end()) {
            closeSpan(found->waits, now);
            closeSpan(found->unseen, now);
            closeSpan(found->blocked, now);
        }
    }
    for (const auto &state : diff.changed) {
        const int waiting = waitingFor(*state);
        const Verdict verdict = state->assessment.verdict;
        const bool isUnknown = verdict == Verdict::Unknown;
        auto found = m_locks.find(state->name);
        if (found == m_locks.end()) {
            if (waiting == 0 && !isUnknown && verdict != Verdict::Split && verdict != Verdict::Leftover)
                continue;
            found = m_locks.insert(state->name, {});
        }
        noteWaits(found->waits, waiting, now);
        isUnknown ? openSpan(found->unseen, now) : closeSpan(found->unseen, now);
        noteBlocked(found->blocked, verdict, now);
    }
}

void TimelinePast::end(Instant now)
{
    for (Lock &lock : m_locks) {
        closeSpan(lock.waits, now);
        closeSpan(lock.unseen, now);
        closeSpan(lock.blocked, now);
    }
}

} // namespace Lockscope

#include "waitedtimes.h"

#include <algorithm>

namespace Lockscope {

QHash<QByteArray, WaitedTime> waitedTimes(const HistorySnapshot &snapshot, Micros window,
                                          const std::atomic<bool> *isCancelled)
{
    const Instant to = snapshot.knownTo();
    const Instant from = window >= to.time_since_epoch() ? Instant() : to - window;
    QHash<QByteArray, WaitedTime> waited;
    const auto add = [&](const QByteArray &lock, Instant since, Instant until, bool wasCut) {
        const Instant begin = std::max(since, from);
        const Instant end = std::min(until, to);
        if (end <= begin)
            return;
        WaitedTime &time = waited[lock];
        time.total += end - begin;
        time.isAtLeast = time.isAtLeast || wasCut;
    };
    QHash<QByteArray, Instant> since; // of waits that continue at the event that is read
    for (const auto &chunk : snapshot.chunks) {
        if (isCancelled != nullptr && *isCancelled)
            return {};
        for (const auto &event : chunk->packed()) {
            if (event.kind != HistoryKind::Waiting || event.at > to)
                continue;
            const QByteArray &lock = chunk->names()[event.lock];
            if (HistoryChunk::waitersOf(event) > 0) {
                if (!since.contains(lock))
                    since.insert(lock, event.at);
                continue;
            }
            // The beginning may be among the events that were dropped.
            const auto begun = since.constFind(lock);
            if (begun != since.cend())
                add(lock, *begun, event.at, false);
            since.remove(lock);
        }
    }
    for (const OpenWait &wait : snapshot.waits)
        add(wait.lock, wait.since, to, wait.since <= snapshot.watchedSince);
    return waited;
}

} // namespace Lockscope

#include "lockholdtimes.h"

#include <lockscope/core/history/historystatistics.h>

namespace Lockscope {

HoldTimeBins holdTimesOf(const HistorySnapshot &snapshot, const QByteArray &lock, bool isNamespace, Micros window,
                         const std::atomic<bool> *isCancelled)
{
    HoldTimeBins bins;
    const Instant to = snapshot.knownTo();
    const Instant from = window >= to.time_since_epoch() ? Instant() : to - window;
    HoldTimes times;
    for (const auto &chunk : snapshot.chunks) {
        if (isCancelled != nullptr && *isCancelled)
            return bins;
        if (chunk->latest() < from || chunk->earliest() > to)
            continue;
        std::vector<bool> isMeant; // by name: comparing names once is cheaper
        bool isAny = false;
        isMeant.reserve(chunk->names().size());
        for (const QByteArray &name : chunk->names()) {
            isMeant.push_back(isNamespace ? name.startsWith(lock) : name == lock);
            isAny = isAny || isMeant.back();
        }
        for (size_t i = 0; isAny && i < chunk->packed().size(); ++i) {
            const auto &event = chunk->packed()[i];
            if (event.kind != HistoryKind::Ended || event.end == HoldEnd::HoldOffOver || !isMeant[event.lock]
                || event.at < from || event.at > to)
                continue;
            if (event.exact && event.isOneHold && isMeasured(event.length, Micros(event.slack))) {
                times.add(event.length);
                ++bins.counts.at(static_cast<size_t>(HoldTimeBins::binOf(event.length)));
            } else {
                ++bins.partial;
            }
        }
    }
    bins.count = times.count();
    if (bins.partial <= bins.count) {
        bins.p50 = times.percentile(0.5);
        bins.p99 = times.percentile(0.99);
    }
    const bool isExact = snapshot.completeSince && *snapshot.completeSince <= from && !snapshot.unreadSince;
    bins.knowledge = isExact ? Knowledge::All : Knowledge::AtLeast;
    return bins;
}

} // namespace Lockscope

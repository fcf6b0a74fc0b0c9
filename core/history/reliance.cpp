#include "reliance.h"

#include <algorithm>

namespace Lockscope {

Reliance Reliance::reportedBy(const HistoryEvent &overlap)
{
    return {.owner = overlap.other,
            .until = overlap.length == Micros::max() ? Instant::max() : overlap.at + overlap.length,
            .cause = overlap.cause};
}

void Reliance::follow(const LockState &state, Instant now)
{
    constexpr Micros kReadingJitter = Millis(100); // two readings of one end may differ by this much
    if (cause != OverlapCause::OtherNodes)
        return;
    if (const auto end = state.keyEnds(owner)) {
        const bool isSame
            = *end != Instant::max() && until != Instant::max() && std::chrono::abs(*end - until) <= kReadingJitter;
        if (!isSame)
            until = *end;
    } else if (std::none_of(state.readings.begin(), state.readings.end(), [](const NodeReading &reading) {
                   return reading.answer == NodeReading::Answer::Unknown;
               })) {
        until = std::min(until, now);
    }
}

} // namespace Lockscope

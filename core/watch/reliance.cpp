#include "reliance.h"

#include <algorithm>

namespace Lockscope {

using Answer = NodeReading::Answer;

void Reliance::follow(const LockState &state, Instant now)
{
    if (cause == OverlapCause::OtherNodes)
        return followKey(state, now);
    for (int node = 0; node < std::ssize(state.readings); ++node) {
        const NodeReading &reading = state.readings[static_cast<size_t>(node)];
        const auto known = std::find(leftOn.begin(), leftOn.end(), node);
        if (reading.answer == Answer::Present && reading.lock && reading.lock->owner == owner) {
            if (known == leftOn.end())
                leftOn.push_back(node);
        } else if (known != leftOn.end()) {
            // Where the node has been away meanwhile, it may have restarted without the key.
            const bool isGone = reading.answer == Answer::Present || (reading.answer == Answer::Absent && !reading.forgot);
            isGivenBack = isGivenBack || isGone;
            leftOn.erase(known);
        }
    }
    if (isGivenBack)
        until = std::min(until, now);
}

void Reliance::followKey(const LockState &state, Instant now)
{
    constexpr Micros kSame = Millis(100); // the same end, read twice
    if (const auto end = state.keyEnds(owner)) {
        const bool isSame = *end != Instant::max() && until != Instant::max() && std::chrono::abs(*end - until) <= kSame;
        until = isSame ? until : *end;
    } else if (std::none_of(state.readings.begin(), state.readings.end(), [](const NodeReading &reading) { return reading.answer == Answer::Unknown; })) {
        until = std::min(until, now);
    }
}

} // namespace Lockscope

#include "sampletrack.h"

#include <algorithm>

namespace Lockscope {

void SampleTrack::add(const NodeSample &sample)
{
    while (!m_samples.empty() && m_samples.back().at > sample.at)
        m_samples.pop_back();
    while (!m_samples.empty() && m_samples.front().at < sample.at - kSpan)
        m_samples.pop_front();
    // A node that went down or came back begins a new sample.
    if (!m_samples.empty() && sample.at - m_samples.back().at < kPace
        && m_samples.back().latency.has_value() == sample.latency.has_value()
        && m_samples.size() <= static_cast<size_t>(kSpan / kPace)) {
        NodeSample &last = m_samples.back();
        last.latency = std::max(last.latency, sample.latency); // unset is less than any value
        last.commandsPerSecond = std::max(last.commandsPerSecond, sample.commandsPerSecond);
        return;
    }
    m_samples.push_back(sample);
    while (m_samples.size() > static_cast<size_t>(kSpan / kPace) + 1)
        m_samples.pop_front();
}

std::optional<std::pair<Micros, Micros>> SampleTrack::latencies() const
{
    std::optional<std::pair<Micros, Micros>> bounds;
    for (const NodeSample &sample : m_samples) {
        if (!sample.latency)
            continue;
        bounds = bounds ? std::pair(std::min(bounds->first, *sample.latency), std::max(bounds->second, *sample.latency))
                        : std::pair(*sample.latency, *sample.latency);
    }
    return bounds;
}

} // namespace Lockscope

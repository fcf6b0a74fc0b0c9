#pragma once

#include "../kit/export.h"

#include <lockscope/core/redis/nodestatus.h>

#include <deque>
#include <optional>

namespace Lockscope {

/// What was measured at a node at one moment. Unset: the node did not answer, or nothing is known yet.
struct NodeSample
{
    Instant at;
    std::optional<Micros> latency;
    std::optional<double> commandsPerSecond;
};

/// A node's measurements of the last two minutes, one per second at most. Of one second it keeps the largest values,
/// because a short delay is what an operator looks for.
class LOCKSCOPE_WIDGETS_EXPORT SampleTrack
{
public:
    static constexpr Micros kSpan = std::chrono::minutes(2);
    static constexpr Micros kPace = std::chrono::seconds(1);

    /// An earlier moment than the latest one, as after a jump in a recording, drops the samples after it.
    void add(const NodeSample &sample);
    void add(const NodeStatus &node, Instant at)
    {
        add({.at = at,
             .latency = node.roundTrip,
             .commandsPerSecond = node.cost ? std::optional(node.cost->commandsPerSecond) : std::nullopt});
    }

    /// Oldest first, at most kSpan / kPace + 1.
    [[nodiscard]] const std::deque<NodeSample> &samples() const { return m_samples; }
    /// The least and the largest latency; unset: none was measured.
    [[nodiscard]] std::optional<std::pair<Micros, Micros>> latencies() const;

private:
    std::deque<NodeSample> m_samples;
};

} // namespace Lockscope

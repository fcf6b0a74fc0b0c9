#pragma once

namespace Lockscope {

/// How much of a node's time reading may take.
struct ReadPace
{
    double busyShare = 0.02; ///< of the time of a node that serves others, or of which that is not known
    double idleShare = 0.5; ///< of the time of one that does not
    int keysPerSecond = 200'000; ///< at most

    /// For one look that somebody waits for: a node that serves nobody else is read without pauses.
    [[nodiscard]] static ReadPace oneLook() { return {.idleShare = 1, .keysPerSecond = 0}; }
    /// Whatever the node does: for measuring, and for nodes of one's own.
    [[nodiscard]] static ReadPace unlimited() { return {.busyShare = 1, .idleShare = 1, .keysPerSecond = 0}; }

    friend bool operator==(const ReadPace &, const ReadPace &) = default;
};

} // namespace Lockscope

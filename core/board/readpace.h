#pragma once

namespace Lockscope {

/// The share of a node's time that reading may take.
struct ReadPace
{
    double busyShare = 0.02; ///< for a node that serves other clients, or may do so
    double idleShare = 0.5; ///< for a node without other clients
    int keysPerSecond = 200'000; ///< upper limit; 0: none

    /// For a single reading that a user waits for: an idle node is read without pauses.
    [[nodiscard]] static ReadPace oneLook() { return {.idleShare = 1, .keysPerSecond = 0}; }
    /// No pauses at all: for measurements, and for private nodes.
    [[nodiscard]] static ReadPace unlimited() { return {.busyShare = 1, .idleShare = 1, .keysPerSecond = 0}; }

    friend bool operator==(const ReadPace &, const ReadPace &) = default;
};

} // namespace Lockscope

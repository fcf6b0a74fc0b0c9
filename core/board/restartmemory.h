#pragma once

#include "lockstate.h"

namespace Lockscope {

/// Remembers node restarts and the TTLs of the locks that were known when each restart was noticed. A restarted node
/// may lack those locks until the longest of their TTLs has passed; later locks are not affected, because the node was
/// read since. Pure.
class LOCKSCOPE_CORE_EXPORT RestartMemory
{
public:
    void addNode() { m_starts.emplace_back(); }
    /// Another process or server took the node's place at `since`. Repeated calls with the same `since` change nothing.
    void replaced(size_t node, WallTime since, Instant now);
    /// All locks are known for the first time, and the start of this node's process was not seen. Further calls change
    /// nothing.
    void known(size_t node, Instant now);
    void noteTtls(const LockState &state);

    /// The longest TTL seen on any node, at least the default of LockClientOptions.
    [[nodiscard]] Millis longestTtl() const { return m_longestTtl; }
    /// The longest TTL among the locks that the node may lack after the restart at `since` (none: its start was not
    /// seen). Before the restart is noticed: of all locks.
    [[nodiscard]] Millis longestTtl(size_t node, std::optional<WallTime> since) const;

private:
    struct Start
    {
        std::optional<WallTime> since; ///< as in the node's status; unset: its start was not seen
        std::optional<Instant> noticedAt;
        Millis longestTtl{0};
    };

    std::vector<Start> m_starts; ///< the latest start of each node
    Millis m_longestTtl{30000};
};

} // namespace Lockscope

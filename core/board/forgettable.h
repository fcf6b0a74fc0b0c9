#pragma once

#include "lockstate.h"

namespace Lockscope {

/// For how long a node may lack locks because its process started: as long as the longest TTL of those that stood when the start was
/// noticed. What is taken afterwards, while the node is read, it cannot have forgotten. Pure.
class LOCKSCOPE_CORE_EXPORT Forgettable
{
public:
    void addNode() { m_starts.emplace_back(); }
    /// Since then another process, or another server, is the node. Told again of the same one it changes nothing.
    void replaced(size_t node, WallTime since, Instant now);
    /// All locks were known for the first time while this node, whose start nobody here saw, was read. Further calls change nothing.
    void known(size_t node, Instant now);
    void noteTtls(const LockState &state);

    /// That was seen on any node, at least what LockClientOptions takes for the longest.
    [[nodiscard]] Millis longestTtl() const { return m_longestTtl; }
    /// Of what a node may have forgotten that was replaced then; nothing: whose start nobody saw. As long as its start is not noticed, of all.
    [[nodiscard]] Millis longestTtl(size_t node, std::optional<WallTime> since) const;

private:
    struct Start
    {
        std::optional<WallTime> since; ///< as the node's status has it; nothing: before it was looked at
        std::optional<Instant> noticedAt;
        Millis longestTtl{0};
    };

    std::vector<Start> m_starts; ///< by node, the last of each
    Millis m_longestTtl{30000};
};

} // namespace Lockscope

#pragma once

#include "quorum.h"

#include <optional>
#include <vector>

namespace Lockscope {

/// One node's reply to Lockscope's compare-and-delete.
enum class ReleaseVote {
    Released,
    Absent, ///< already gone
    Foreign, ///< has another owner; not deleted
    Failed, ///< error or no reply; try again
};

/// Releases a lock on N nodes. Pure. Asks each node until it answers or the key must have expired (rule S11).
class LOCKSCOPE_CORE_EXPORT ReleaseMachine
{
public:
    /// `giveUpAt`: when the last TTL set on any node has certainly expired.
    ReleaseMachine(int nodes, Millis retryPause, Instant giveUpAt);

    /// Skips a node where nothing was set. It counts as Absent.
    void leaveOut(int node) { m_nodes.at(static_cast<size_t>(node)).vote = ReleaseVote::Absent; }

    /// Returns the nodes to ask now. Call onVote() once for each.
    [[nodiscard]] std::vector<int> nodesToAsk(Instant now);
    void onVote(int node, ReleaseVote vote, Instant now);

    /// Returns when to call nodesToAsk() again; nothing while replies are awaited or when finished.
    [[nodiscard]] std::optional<Instant> nextAskAt() const;
    /// Every node has answered, or its key has expired.
    [[nodiscard]] bool isFinished(Instant now) const;
    /// Every node has answered or failed at least once, so the caller can be notified.
    [[nodiscard]] bool isFirstRoundOver() const;

    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] int count(ReleaseVote vote) const;
    /// Counts the nodes that lost the lock before its release: their first reply was Absent or Foreign.
    [[nodiscard]] int lost() const;
    [[nodiscard]] const std::optional<ReleaseVote> &vote(int node) const
    {
        return m_nodes.at(static_cast<size_t>(node)).vote;
    }

private:
    struct NodeState
    {
        std::optional<ReleaseVote> vote;
        Instant askAgainAt = {};
        bool asked = false;
        bool lost = false;
    };

    Millis m_retryPause;
    Instant m_giveUpAt;
    std::vector<NodeState> m_nodes;
};

} // namespace Lockscope

#pragma once

#include "quorum.h"

#include <optional>
#include <vector>

namespace Lockscope {

/// One node's answer to a compare-and-delete of ours.
enum class ReleaseVote {
    Released,
    Absent, ///< already gone
    Foreign, ///< carries another owner; left alone
    Failed, ///< error or no answer: to be asked again
};

/// Release over N nodes, pure. Every node is asked until it answers or until the key must have expired there anyway
/// (rule S11).
class LOCKSCOPE_CORE_EXPORT ReleaseMachine
{
public:
    /// `giveUpAt`: when the TTL last set on any node has passed for sure.
    ReleaseMachine(int nodes, Millis retryPause, Instant giveUpAt);

    /// Not to be asked: nothing of ours was ever set there. It counts as Absent.
    void leaveOut(int node) { m_nodes.at(static_cast<size_t>(node)).vote = ReleaseVote::Absent; }

    /// Nodes to ask now. Each is to be followed by one onVote().
    [[nodiscard]] std::vector<int> nodesToAsk(Instant now);
    void onVote(int node, ReleaseVote vote, Instant now);

    /// When to call nodesToAsk() again; nothing while answers are awaited or when finished.
    [[nodiscard]] std::optional<Instant> nextAskAt() const;
    /// Every node has answered, or time has done the rest.
    [[nodiscard]] bool isFinished(Instant now) const;
    /// Every node has answered at least once, if only with a failure: the caller can be told.
    [[nodiscard]] bool isFirstRoundOver() const;

    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    [[nodiscard]] int count(ReleaseVote vote) const;
    /// Nodes that had it for us no more when they were asked first: it was lost there, and is not given back.
    [[nodiscard]] int lost() const;
    [[nodiscard]] const std::optional<ReleaseVote> &vote(int node) const { return m_nodes.at(static_cast<size_t>(node)).vote; }

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

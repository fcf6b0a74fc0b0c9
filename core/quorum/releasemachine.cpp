#include "releasemachine.h"

namespace Lockscope {

ReleaseMachine::ReleaseMachine(int nodes, Millis retryPause, Instant giveUpAt)
    : m_retryPause(retryPause)
    , m_giveUpAt(giveUpAt)
    , m_nodes(static_cast<size_t>(nodes))
{
}

std::vector<int> ReleaseMachine::nodesToAsk(Instant now)
{
    std::vector<int> nodes;
    for (size_t i = 0; i < m_nodes.size(); ++i) {
        auto &node = m_nodes[i];
        const bool open = !node.vote || node.vote == ReleaseVote::Failed;
        const bool firstTime = !node.vote;
        if (open && !node.asked && (firstTime || (now >= node.askAgainAt && now < m_giveUpAt))) {
            node.asked = true;
            if (nodes.empty())
                nodes.reserve(m_nodes.size());
            nodes.push_back(static_cast<int>(i));
        }
    }
    return nodes;
}

void ReleaseMachine::onVote(int node, ReleaseVote vote, Instant now)
{
    auto &state = m_nodes.at(static_cast<size_t>(node));
    state.asked = false;
    // Only a first reply proves a loss. A release that seemed to fail may have deleted the key itself.
    state.lost = state.lost || (!state.vote && (vote == ReleaseVote::Absent || vote == ReleaseVote::Foreign));
    state.vote = vote;
    state.askAgainAt = now + m_retryPause;
}

std::optional<Instant> ReleaseMachine::nextAskAt() const
{
    std::optional<Instant> next;
    for (const auto &node : m_nodes) {
        if (!node.asked && node.vote == ReleaseVote::Failed && node.askAgainAt < m_giveUpAt
            && (!next || node.askAgainAt < *next))
            next = node.askAgainAt;
    }
    return next;
}

bool ReleaseMachine::isFinished(Instant now) const
{
    return std::all_of(m_nodes.begin(), m_nodes.end(), [&](const NodeState &node) {
        return !node.asked && node.vote
            && (node.vote != ReleaseVote::Failed || now >= m_giveUpAt || node.askAgainAt >= m_giveUpAt);
    });
}

bool ReleaseMachine::isFirstRoundOver() const
{
    return std::all_of(m_nodes.begin(), m_nodes.end(), [](const NodeState &node) { return node.vote.has_value(); });
}

int ReleaseMachine::lost() const
{
    return static_cast<int>(
        std::count_if(m_nodes.begin(), m_nodes.end(), [](const NodeState &node) { return node.lost; }));
}

int ReleaseMachine::count(ReleaseVote vote) const
{
    return static_cast<int>(
        std::count_if(m_nodes.begin(), m_nodes.end(), [&](const NodeState &node) { return node.vote == vote; }));
}

} // namespace Lockscope

#include "extendmachine.h"

namespace Lockscope {

ExtendMachine::ExtendMachine(int nodes, Millis ttl, Millis nodeTimeout, Instant validUntil)
    : m_nodes(nodes)
    , m_ttl(ttl)
    , m_nodeTimeout(nodeTimeout)
    , m_oldValidUntil(validUntil)
    , m_votes(static_cast<size_t>(nodes))
{
}

void ExtendMachine::start(Instant now)
{
    m_started = now;
    if (now >= m_oldValidUntil)
        m_outcome = Outcome::Lost;
}

int ExtendMachine::count(ExtendVote vote) const
{
    return static_cast<int>(std::count(m_votes.begin(), m_votes.end(), std::optional(vote)));
}

void ExtendMachine::onVote(int node, ExtendVote vote, Instant now)
{
    auto &slot = m_votes.at(static_cast<size_t>(node));
    if (slot)
        return;
    slot = vote; // even after the outcome: late votes show which nodes to heal, or that the lock is lost
    if (!isDone() || m_outcome == Outcome::NotRenewed)
        evaluate(now);
}

void ExtendMachine::onTime(Instant now)
{
    if (isDone() || now < deadline())
        return;
    m_timedOut = true; // silent nodes now count as failed, but may still report that the key is absent
    evaluate(now);
}

void ExtendMachine::evaluate(Instant now)
{
    const int quorum = quorumOf(m_nodes);
    const int renewed = count(ExtendVote::Renewed);
    const int refused = count(ExtendVote::Absent) + count(ExtendVote::Foreign);
    const auto pending = m_timedOut ? 0 : static_cast<int>(std::count(m_votes.begin(), m_votes.end(), std::nullopt));
    if (now >= m_oldValidUntil || m_nodes - refused < quorum)
        m_outcome = Outcome::Lost;
    else if (isDone())
        return; // a late quorum does not count
    else if (renewed >= quorum)
        m_outcome = now < validityEnd(m_started, m_ttl) ? Outcome::Renewed : Outcome::NotRenewed;
    // Otherwise waits, because the awaited votes may show that the lock is lost.
    else if (renewed + pending < quorum && m_nodes - refused - pending >= quorum)
        m_outcome = Outcome::NotRenewed;
}

std::vector<int> ExtendMachine::nodesToHeal() const
{
    std::vector<int> nodes;
    for (int node = 0; node < m_nodes; ++node) {
        if (m_votes[static_cast<size_t>(node)] == ExtendVote::Absent)
            nodes.push_back(node);
    }
    return nodes;
}

} // namespace Lockscope

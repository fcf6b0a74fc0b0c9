#pragma once

#include "quorum.h"

#include <optional>
#include <vector>

namespace Lockscope {

/// One node's reply to Lockscope's compare-and-PEXPIRE.
enum class ExtendVote {
    Renewed,
    Absent, ///< the key is gone
    Foreign, ///< the key has another owner
    Failed, ///< an error, no connection or no reply; not a vote
};

/// One round of renewal over N nodes. Pure. Renewed: a quorum still had the token and confirmed it before the old
/// validity ended (rule S8). Lost: too many nodes refused for a quorum. The round awaits votes that could show this,
/// even if the renewal has failed because other nodes are unreachable.
class LOCKSCOPE_CORE_EXPORT ExtendMachine
{
public:
    enum class Outcome {
        Pending,
        Renewed,
        NotRenewed, ///< too few votes; the old validity still applies, and a late vote may change this to Lost
        Lost, ///< too many nodes refused for a quorum, or the validity has ended
    };

    /// `validUntil`: the current end of validity.
    ExtendMachine(int nodes, Millis ttl, Millis nodeTimeout, Instant validUntil);

    /// Starts the round. Send to all nodes now, and call onTime() at deadline().
    void start(Instant now);
    void onVote(int node, ExtendVote vote, Instant now);
    void onTime(Instant now);

    [[nodiscard]] Instant started() const { return m_started; }
    [[nodiscard]] Instant deadline() const { return m_started + m_nodeTimeout; }
    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] bool isDone() const { return m_outcome != Outcome::Pending; }
    /// The end of validity. After Renewed it counts from the start of this round.
    [[nodiscard]] Instant validUntil() const
    {
        return m_outcome == Outcome::Renewed ? validityEnd(m_started, m_ttl) : m_oldValidUntil;
    }
    /// Returns the nodes that lack the key, to set it again with SET NX (L6). They count from the next round on.
    [[nodiscard]] std::vector<int> nodesToHeal() const;

private:
    void evaluate(Instant now);
    [[nodiscard]] int count(ExtendVote vote) const;

    int m_nodes;
    Millis m_ttl;
    Millis m_nodeTimeout;
    Instant m_oldValidUntil;
    Instant m_started;
    std::vector<std::optional<ExtendVote>> m_votes;
    Outcome m_outcome = Outcome::Pending;
    bool m_timedOut = false;
};

} // namespace Lockscope

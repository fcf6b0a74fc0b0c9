#pragma once

#include "quorum.h"

#include <optional>
#include <vector>

namespace Lockscope {

/// One node's answer to a compare-and-PEXPIRE of ours.
enum class ExtendVote {
    Renewed,
    Absent, ///< the key is gone there
    Foreign, ///< the key carries another owner
    Failed, ///< error, no connection or no answer: not a vote
};

/// One round of renewal over N nodes, pure. Renewed only when a quorum of nodes that still held our token confirmed
/// before the old validity ended (rule S8); a quorum that can no longer be reached because nodes refused means lost: answers that may
/// tell that are awaited, also when a renewal has failed for nodes that cannot be reached.
class LOCKSCOPE_CORE_EXPORT ExtendMachine
{
public:
    enum class Outcome {
        Pending,
        Renewed,
        NotRenewed, ///< too few answers; the old validity runs on and another round may be tried. A late answer may make it Lost
        Lost, ///< refused by so many nodes that no quorum holds our token any more, or the validity has ended
    };

    /// `validUntil` is the present end of validity.
    ExtendMachine(int nodes, Millis ttl, Millis nodeTimeout, Instant validUntil);

    /// All nodes are to be asked now; call onTime() at deadline().
    void start(Instant now);
    void onVote(int node, ExtendVote vote, Instant now);
    void onTime(Instant now);

    [[nodiscard]] Instant started() const { return m_started; }
    [[nodiscard]] Instant deadline() const { return m_started + m_nodeTimeout; }
    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] bool isDone() const { return m_outcome != Outcome::Pending; }
    /// After Renewed: the new end of validity, counted from this round's start.
    [[nodiscard]] Instant validUntil() const { return m_outcome == Outcome::Renewed ? validityEnd(m_started, m_ttl) : m_oldValidUntil; }
    /// Nodes that lack the key and should get it again with SET NX (L6). They count from the next round on.
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

#pragma once

#include "quorum.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

/// Decides whether a node may vote on *new* locks of one client. Pure: takes in what the node reports about itself. On
/// a node without a vote, existing locks are still renewed and released.
///
/// - Rule S14: only a standalone primary votes; not a replica, a member of a Cluster, or a server that does not
///   identify itself.
/// - Rule S15, the client's side of "delayed restarts" in the Redis documentation: a restarted node may be empty, so
///   its vote could create a second owner. It has no vote until all leases that it may have lost have ended. The same
///   holds for a promoted replica, which may lack writes that its primary had acknowledged. Restarts before the
///   client's first contact go unnoticed, and the rule protects only if all clients follow it.
/// - Rule S16: Redis counts TTLs by its wall clock. If a node's TIME moves unlike the local monotonic clock, leases may
///   have ended early. The node has no vote for the longest TTL.
class LOCKSCOPE_CORE_EXPORT VoteEligibility
{
public:
    enum class Role { Primary, Replica, ClusterMember };
    enum class Reason { NotIdentified, Replica, ClusterMember, Restarted, ClockStepped };

    struct Refusal
    {
        Reason reason;
        std::optional<Instant> until = {}; ///< for Restarted and ClockStepped: when the vote returns
        Micros step{0}; ///< for ClockStepped: minimum size of the step; negative: backwards
    };

    /// `keepsData`: the node keeps all acknowledged writes over a restart (`appendonly yes`, `appendfsync always`), so
    /// a restart does not cost its vote.
    explicit VoteEligibility(bool keepsData = false) : m_keepsData(keepsData) { }

    /// Call this for a new connection: the server behind it is not identified yet.
    void noteConnected() { m_role.reset(); }
    /// Another server took the node's place. It may lack locks, even if the node keeps its data over a restart.
    void noteReplaced()
    {
        m_role.reset();
        m_wasReplica = !m_runId.isEmpty();
        m_offset.reset();
    }
    /// `longestTtl`: the longest TTL of any lock on this node.
    void noteIdentity(const QByteArray &runId, Role role, Millis longestTtl, Instant now);
    /// An outside source knows that the node may have lost locks: it has no vote until then. A later end is kept.
    void withholdUntil(Instant until);
    /// `serverTime`: the reply to a TIME command that was sent and answered at these moments.
    void noteTime(Instant sent, Instant received, Micros serverTime, Millis longestTtl);

    /// Returns why the node has no vote on new locks at `now`; nothing if it has one.
    [[nodiscard]] std::optional<Refusal> refusal(Instant now) const;
    [[nodiscard]] const QByteArray &runId() const { return m_runId; }

private:
    /// The range of the server's clock minus the local one, when the server read its clock at or after `since`.
    struct Offset
    {
        Micros least;
        Micros most;
        Instant since;
    };

    void suspend(Reason reason, Millis longestTtl, Instant now, Micros step = {});

    bool m_keepsData;
    QByteArray m_runId;
    std::optional<Role> m_role; ///< of the current connection; unset until identified
    bool m_wasReplica = false;
    std::optional<Offset> m_offset;
    std::optional<Refusal> m_suspension;
};

} // namespace Lockscope

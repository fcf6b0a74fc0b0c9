#pragma once

#include "quorum.h"

#include <QByteArray>

#include <algorithm>
#include <optional>

namespace Lockscope {

/// Decides whether a node may vote on *new* locks of one client. Pure: takes in what the node reports about itself. On
/// a node without a vote, existing locks are still renewed and released.
///
/// - Rule S14: only a standalone primary votes; not a replica, a member of a Cluster, or a server that does not
///   identify itself.
/// - Rule S15, the client's side of "delayed restarts" in the Redis documentation: a process that runs for less than
///   the longest TTL may lack locks that its predecessor granted, so its vote could create a second owner. At the
///   first contact its uptime shows its age; a later restart shows by its run_id. The same holds for a promoted
///   replica, which may lack writes that its primary had acknowledged; a promotion before the first contact goes
///   unnoticed.
/// - Rule S16: Redis counts TTLs by its wall clock. If a node's TIME moves unlike the local monotonic clock, leases may
///   have ended early. The node has no vote for the longest TTL.
class LOCKSCOPE_CORE_EXPORT VoteEligibility
{
public:
    enum class Role { Primary, Replica, ClusterMember };
    enum class Reason {
        NotIdentified,
        Replica,
        ClusterMember,
        Young, ///< its process is younger than the longest TTL
        AgeUnknown, ///< it does not report its uptime, so it counts as just started
        Restarted, ///< seen by this client
        Promoted, ///< seen by this client
        Withheld, ///< see withholdUntil()
        ClockStepped,
    };
    /// What the first contact with a node says about locks that it may lack.
    enum class Trust {
        OldProcesses, ///< a process younger than the longest TTL may lack locks
        AllAtFirst, ///< the node lacks nothing at the first contact; a later restart costs its vote
        Data, ///< the node keeps all acknowledged writes over a restart (`appendonly yes`, `appendfsync always`)
    };

    struct Refusal
    {
        Reason reason;
        std::optional<Instant> since = {}; ///< for Young: when the process started, at the latest
        std::optional<Instant> until = {}; ///< when the vote returns; unset for the first three reasons
        Micros step{0}; ///< for ClockStepped: minimum size of the step; negative: backwards
    };

    explicit VoteEligibility(Trust trust = Trust::OldProcesses) : m_trust(trust) { }

    /// Call this for a new connection: the server behind it is not identified yet.
    void noteConnected() { m_role.reset(); }
    /// Another server took the node's place. It may lack locks, even if the node keeps its data over a restart.
    void noteReplaced()
    {
        m_role.reset();
        m_wasReplica = !m_runId.isEmpty();
        m_offset.reset();
    }
    /// `uptime`: as INFO reports it. A process that does not report it counts as having just started.
    void noteIdentity(const QByteArray &runId, Role role, std::optional<std::chrono::seconds> uptime, Instant now);
    /// An outside source knows that the node may have lost locks: it has no vote until then. A later end is kept.
    void withholdUntil(Instant until) { m_withheldUntil = std::max(m_withheldUntil, until); }
    /// `serverTime`: the reply to a TIME command that was sent and answered at these moments.
    void noteTime(Instant sent, Instant received, Micros serverTime);

    /// Returns why the node has no vote on new locks at `now`; nothing if it has one. `longestTtl`: the longest TTL of
    /// any lock on this node.
    [[nodiscard]] std::optional<Refusal> refusal(Instant now, Millis longestTtl) const;
    [[nodiscard]] const QByteArray &runId() const { return m_runId; }

private:
    /// The range of the server's clock minus the local one, when the server read its clock at or after `since`.
    struct Offset
    {
        Micros least;
        Micros most;
        Instant since;
    };
    /// Something after which the node may lack locks.
    struct Loss
    {
        Reason reason;
        Instant at;
        Micros step{0};
    };

    void note(const Loss &loss);

    Trust m_trust;
    QByteArray m_runId;
    std::optional<Role> m_role; ///< of the current connection; unset until identified
    bool m_wasReplica = false;
    std::optional<Offset> m_offset;
    std::optional<Loss> m_loss; ///< the latest
    Instant m_withheldUntil = Instant::min();
};

} // namespace Lockscope

#pragma once

#include "quorum.h"

#include <QByteArray>

#include <optional>

namespace Lockscope {

/// Whether one node may vote on *new* locks, as one client knows it. Pure: what the node said about itself goes in. A node
/// without a vote is still renewed on and released on: what it carries, it carries.
///
/// - Rule S14: only a primary that stands alone votes. A replica, a member of a Cluster, or a server that does not say who
///   it is, does not.
/// - Rule S15, "delayed restarts" of the Redis documentation, on the client's side: a node that restarted may have come
///   back empty, so that its votes could make a second owner. It has no vote until every lease it may have forgotten has
///   ended. The same for a replica that became a primary: it may lack what its own primary had acknowledged. A restart
///   before the client's first contact cannot be seen, and the rule protects only when all clients follow it.
/// - Rule S16: Redis counts TTLs by the wall clock. A node whose TIME moved unlike our monotonic clock may have ended
///   leases early; it has no vote for as long.
class LOCKSCOPE_CORE_EXPORT NodeStanding
{
public:
    enum class Role { Primary, Replica, ClusterMember };
    enum class Reason { NotIdentified, Replica, ClusterMember, Restarted, ClockStepped };

    struct Refusal
    {
        Reason reason;
        std::optional<Instant> until = {}; ///< for Restarted and ClockStepped: when the vote returns
        Micros step{0}; ///< for ClockStepped: by how much, at least; negative: backwards
    };

    /// `keepsData`: the node has every acknowledged write after a restart (`appendonly yes`, `appendfsync always`), so
    /// that a restart costs it no vote.
    explicit NodeStanding(bool keepsData = false) : m_keepsData(keepsData) { }

    /// A new connection: who answers there is not known yet.
    void noteConnected() { m_role.reset(); }
    /// Another server takes its place, and may lack what it had, whoever keeps data over a restart.
    void noteReplaced()
    {
        m_role.reset();
        m_wasReplica = !m_runId.isEmpty();
        m_offset.reset();
    }
    /// `longestTtl`: the longest that any lock on this node may live.
    void noteIdentity(const QByteArray &runId, Role role, Millis longestTtl, Instant now);
    /// Somebody else knows that it may have forgotten locks: it has no vote until then, as after a restart that was seen. A later end stays.
    void withholdUntil(Instant until);
    /// The answer `serverTime` to a TIME that was sent and answered at these moments.
    void noteTime(Instant sent, Instant received, Micros serverTime, Millis longestTtl);

    /// Why the node has no vote on new locks at `now`; nothing when it has one.
    [[nodiscard]] std::optional<Refusal> refusal(Instant now) const;
    [[nodiscard]] const QByteArray &runId() const { return m_runId; }

private:
    /// The server's clock less ours lay between these when the server looked at it, not before `since`.
    struct Offset
    {
        Micros least;
        Micros most;
        Instant since;
    };

    void suspend(Reason reason, Millis longestTtl, Instant now, Micros step = {});

    bool m_keepsData;
    QByteArray m_runId;
    std::optional<Role> m_role; ///< since the latest connection
    bool m_wasReplica = false;
    std::optional<Offset> m_offset;
    std::optional<Refusal> m_suspension;
};

} // namespace Lockscope

#include "nodestanding.h"

namespace Lockscope {

namespace {

/// Beyond what the clocks' rates allow: timer granularity, and a server that reads its clock once per turn.
constexpr Micros kOffsetSlack = Millis(2);

} // namespace

void NodeStanding::suspend(Reason reason, Millis longestTtl, Instant now, Micros step)
{
    const Instant until = now + longestTtl + driftAllowance(longestTtl);
    if (!m_suspension || m_suspension->until < until)
        m_suspension = {.reason = reason, .until = until, .step = step};
}

void NodeStanding::withholdUntil(Instant until)
{
    if (!m_suspension || m_suspension->until < until)
        m_suspension = {.reason = Reason::Restarted, .until = until};
}

void NodeStanding::noteIdentity(const QByteArray &runId, Role role, Millis longestTtl, Instant now)
{
    const bool restarted = !m_runId.isEmpty() && runId != m_runId;
    const bool promoted = role == Role::Primary && m_wasReplica;
    if ((restarted && !m_keepsData) || promoted)
        suspend(Reason::Restarted, longestTtl, now);
    // Perhaps another machine, but keys that were kept end by its clock now: its step is a step.
    if (restarted && !m_keepsData)
        m_offset.reset();
    m_runId = runId;
    m_role = role;
    m_wasReplica = role == Role::Replica;
}

void NodeStanding::noteTime(Instant sent, Instant received, Micros serverTime, Millis longestTtl)
{
    const Offset now{.least = serverTime - received.time_since_epoch(), .most = serverTime - sent.time_since_epoch(), .since = sent};
    if (m_offset) {
        // Clocks may run apart by 1 % (assumption A1); an offset beyond that was a step. The server may have looked at its
        // clock as early as the first question left, and as late as the second answer came.
        const Micros allowed = (received - m_offset->since) / 100 + kOffsetSlack;
        const Micros forward = now.least - (m_offset->most + allowed);
        const Micros backward = (m_offset->least - allowed) - now.most;
        if (forward > Micros(0))
            suspend(Reason::ClockStepped, longestTtl, received, forward);
        else if (backward > Micros(0))
            suspend(Reason::ClockStepped, longestTtl, received, -backward);
    }
    m_offset = now;
}

std::optional<NodeStanding::Refusal> NodeStanding::refusal(Instant now) const
{
    if (!m_role)
        return Refusal{.reason = Reason::NotIdentified};
    if (*m_role == Role::Replica)
        return Refusal{.reason = Reason::Replica};
    if (*m_role == Role::ClusterMember)
        return Refusal{.reason = Reason::ClusterMember};
    if (m_suspension && now < m_suspension->until)
        return m_suspension;
    return std::nullopt;
}

} // namespace Lockscope

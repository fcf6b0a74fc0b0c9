#include "voteeligibility.h"

namespace Lockscope {

namespace {

/// Tolerance besides drift, for timer granularity and servers that read their clock once per turn.
constexpr Micros kOffsetSlack = Millis(2);

} // namespace

void VoteEligibility::suspend(Reason reason, Millis longestTtl, Instant now, Micros step)
{
    const Instant until = now + longestTtl + driftAllowance(longestTtl);
    if (!m_suspension || m_suspension->until < until)
        m_suspension = {.reason = reason, .until = until, .step = step};
}

void VoteEligibility::withholdUntil(Instant until)
{
    if (!m_suspension || m_suspension->until < until)
        m_suspension = {.reason = Reason::Restarted, .until = until};
}

void VoteEligibility::noteIdentity(const QByteArray &runId, Role role, Millis longestTtl, Instant now)
{
    const bool restarted = !m_runId.isEmpty() && runId != m_runId;
    const bool promoted = role == Role::Primary && m_wasReplica;
    if ((restarted && !m_keepsData) || promoted)
        suspend(Reason::Restarted, longestTtl, now);
    // It may be another machine's clock. With keepsData, old keys expire by it, so a difference counts as a step.
    if (restarted && !m_keepsData)
        m_offset.reset();
    m_runId = runId;
    m_role = role;
    m_wasReplica = role == Role::Replica;
}

void VoteEligibility::noteTime(Instant sent, Instant received, Micros serverTime, Millis longestTtl)
{
    const Offset now{
        .least = serverTime - received.time_since_epoch(), .most = serverTime - sent.time_since_epoch(), .since = sent};
    if (m_offset) {
        // Clocks may drift by 1 % (assumption A1); a larger change of the offset is a step. At most the time from the
        // first question to the second reply has passed between the two readings.
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

std::optional<VoteEligibility::Refusal> VoteEligibility::refusal(Instant now) const
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

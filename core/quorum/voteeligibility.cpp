#include "voteeligibility.h"

namespace Lockscope {

namespace {

/// Tolerance besides drift, for timer granularity and servers that read their clock once per turn.
constexpr Micros kOffsetSlack = Millis(2);

/// The least age of a process, by the local clock. Servers subtract two moments that they rounded down to seconds, and
/// their clock may run 1 % faster (assumption A1).
constexpr Micros leastAge(std::chrono::seconds uptime)
{
    return Micros(std::max(uptime - std::chrono::seconds(1), std::chrono::seconds(0))) * 100 / 101;
}

} // namespace

void VoteEligibility::note(const Loss &loss)
{
    if (!m_loss || m_loss->at < loss.at)
        m_loss = loss;
}

void VoteEligibility::noteIdentity(const QByteArray &runId, Role role, std::optional<std::chrono::seconds> uptime,
                                   Instant now)
{
    const bool isFirst = m_runId.isEmpty() && !runId.isEmpty();
    const bool restarted = !m_runId.isEmpty() && runId != m_runId;
    if (role == Role::Primary && m_wasReplica)
        note({.reason = Reason::Promoted, .at = now});
    else if (restarted && m_trust != Trust::Data) // not by its uptime, which a step of the clock may have changed
        note({.reason = Reason::Restarted, .at = now});
    else if (isFirst && m_trust == Trust::OldProcesses)
        note(uptime ? Loss{.reason = Reason::Young, .at = now - leastAge(*uptime)}
                    : Loss{.reason = Reason::AgeUnknown, .at = now});
    // It may be another machine's clock. Where data is kept, old keys expire by it, so a difference counts as a step.
    if (restarted && m_trust != Trust::Data)
        m_offset.reset();
    m_runId = runId;
    m_role = role;
    m_wasReplica = role == Role::Replica;
}

void VoteEligibility::noteTime(Instant sent, Instant received, Micros serverTime)
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
            note({.reason = Reason::ClockStepped, .at = received, .step = forward});
        else if (backward > Micros(0))
            note({.reason = Reason::ClockStepped, .at = received, .step = -backward});
    }
    m_offset = now;
}

std::optional<VoteEligibility::Refusal> VoteEligibility::refusal(Instant now, Millis longestTtl) const
{
    if (!m_role)
        return Refusal{.reason = Reason::NotIdentified};
    if (*m_role == Role::Replica)
        return Refusal{.reason = Reason::Replica};
    if (*m_role == Role::ClusterMember)
        return Refusal{.reason = Reason::ClusterMember};
    const Instant until = m_loss ? m_loss->at + longestTtl + driftAllowance(longestTtl) : Instant::min();
    if (std::max(until, m_withheldUntil) <= now)
        return std::nullopt;
    if (until < m_withheldUntil)
        return Refusal{.reason = Reason::Withheld, .until = m_withheldUntil};
    return Refusal{.reason = m_loss->reason,
                   .since = m_loss->reason == Reason::Young ? std::optional(m_loss->at) : std::nullopt,
                   .until = until,
                   .step = m_loss->step};
}

} // namespace Lockscope

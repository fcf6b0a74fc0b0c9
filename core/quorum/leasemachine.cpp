#include "leasemachine.h"

#include <algorithm>
#include <utility>

namespace Lockscope {

namespace {

/// Longest pause before a renewal without quorum is retried.
constexpr Millis kRenewalRetry{200};

} // namespace

LeaseMachine::LeaseMachine(const LeaseOptions &options)
    : m_options(options)
    , m_grantedAt(options.acquiredAt)
    , m_validUntil(options.validUntil)
    , m_keysGoneAt(options.acquiredAt + options.ttl + driftAllowance(options.ttl))
{
}

void LeaseMachine::start(Instant now)
{
    m_validUntil = std::min(m_validUntil, longestValidity());
    schedule(now);
}

/// The last keys expire with the longest hold by the nodes' clocks, so the validity ends earlier by the drift.
Instant LeaseMachine::longestValidity() const
{
    if (m_options.longestHold == Millis(0))
        return Instant::max();
    return m_options.acquiredAt + m_options.longestHold
        - driftAllowance(std::min(m_options.ttl, m_options.longestHold));
}

/// Counts from the start of the latest grant, as the validity does: slow nodes shorten both.
void LeaseMachine::schedule(Instant now)
{
    if (m_options.autoRenew)
        m_renewAt = std::max(now, m_grantedAt + m_options.ttl / 3);
}

void LeaseMachine::setAutoRenew(bool renews, Instant now)
{
    m_options.autoRenew = renews;
    if (!renews)
        m_renewAt.reset();
    else if (!isRenewing() && !m_renewAt)
        schedule(now);
}

std::vector<LeaseMachine::Step> LeaseMachine::takeSteps()
{
    return std::exchange(m_steps, {});
}

std::optional<Instant> LeaseMachine::wakeAt() const
{
    if (m_state != State::Held)
        return std::nullopt;
    Instant next = m_validUntil;
    if (isRenewing())
        next = std::min(next, m_round->deadline());
    else if (m_renewAt)
        next = std::min(next, *m_renewAt);
    return next;
}

Millis LeaseMachine::ttlAt(Instant now) const
{
    if (m_options.longestHold == Millis(0))
        return m_options.ttl;
    return std::min(m_options.ttl, floorMillis(m_options.acquiredAt + m_options.longestHold - now));
}

bool LeaseMachine::renewNow(Instant now)
{
    onTime(now);
    if (m_state != State::Held || (!isRenewing() && ttlAt(now) < kShortestTtl))
        return false;
    if (!isRenewing())
        beginRound(now);
    return m_state == State::Held;
}

void LeaseMachine::beginRound(Instant now)
{
    m_renewAt.reset();
    // The longest hold shortens the last TTLs. A TTL that would delete the key is never sent (rule S8).
    const Millis ttl = ttlAt(now);
    if (ttl < kShortestTtl)
        return;
    m_healed.clear();
    m_round.emplace(m_options.nodes, ttl, m_options.nodeTimeout, m_validUntil);
    m_round->start(now);
    ++m_roundId;
    if (!m_round->isDone()) {
        m_keysGoneAt = std::max(m_keysGoneAt, now + ttl + driftAllowance(ttl));
        for (int node = 0; node < m_options.nodes; ++node)
            m_steps.push_back({.kind = Step::Kind::SendRenew, .node = node, .round = m_roundId, .ttl = ttl});
    }
    settleRound(now);
}

void LeaseMachine::onVote(quint64 round, int node, ExtendVote vote, Instant now)
{
    if (m_state != State::Held || round != m_roundId || !m_round || endIfOver(now))
        return;
    const bool wasSettled = m_round->isDone();
    m_round->onVote(node, vote, now);
    if (!wasSettled || m_round->outcome() == ExtendMachine::Outcome::Lost)
        settleRound(now);
    else
        heal(now);
}

void LeaseMachine::heal(Instant now)
{
    // Heals even after a round without quorum: the healed nodes may be just what is missing.
    const Millis ttl = ttlAt(now);
    if (ttl < kShortestTtl)
        return;
    const auto nodes = m_round->nodesToHeal();
    for (const int node : nodes) {
        if (std::find(m_healed.begin(), m_healed.end(), node) != m_healed.end())
            continue;
        m_healed.push_back(node);
        m_keysGoneAt = std::max(m_keysGoneAt, now + ttl + driftAllowance(ttl));
        m_steps.push_back({.kind = Step::Kind::SendHeal, .node = node, .round = m_roundId, .ttl = ttl});
    }
}

void LeaseMachine::settleRound(Instant now)
{
    if (!m_round || !m_round->isDone())
        return;
    switch (m_round->outcome()) {
    case ExtendMachine::Outcome::Renewed: {
        m_validUntil = std::min(m_round->validUntil(), longestValidity());
        heal(now);
        m_grantedAt = m_round->started();
        schedule(now);
        m_steps.push_back({.kind = Step::Kind::Renewed, .round = m_roundId});
        break;
    }
    case ExtendMachine::Outcome::NotRenewed:
        if (m_options.autoRenew)
            m_renewAt = now + std::min(kRenewalRetry, m_options.ttl / 10);
        heal(now);
        m_steps.push_back({.kind = Step::Kind::NotRenewed, .round = m_roundId});
        break;
    case ExtendMachine::Outcome::Lost: lose(LossReason::Refused); break;
    case ExtendMachine::Outcome::Pending: break;
    }
}

void LeaseMachine::onTime(Instant now)
{
    if (m_state != State::Held || endIfOver(now))
        return;
    if (isRenewing()) {
        m_round->onTime(now);
        settleRound(now);
    } else if (m_renewAt && now >= *m_renewAt) {
        beginRound(now);
    }
}

bool LeaseMachine::endIfOver(Instant now)
{
    if (now < m_validUntil)
        return false;
    // TTLs are whole milliseconds, hence the tolerance of 1 ms.
    const bool longest = m_options.longestHold > Millis(0) && m_validUntil + Millis(1) >= longestValidity();
    lose(longest ? LossReason::LongestHold : LossReason::Expired);
    return true;
}

void LeaseMachine::lose(LossReason reason)
{
    m_state = State::Lost;
    m_lossReason = reason;
    m_steps.push_back({.kind = Step::Kind::Lost});
}

void LeaseMachine::release()
{
    if (m_state == State::Held)
        m_state = State::Released;
    m_steps.clear();
}

} // namespace Lockscope

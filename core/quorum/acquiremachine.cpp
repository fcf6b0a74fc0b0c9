#include "acquiremachine.h"

#include <utility>

namespace Lockscope {

namespace {

/// Close to the largest int. A pause of 24 days is random enough.
constexpr Millis kLongestRandom{2'000'000'000};

} // namespace

AcquireMachine::AcquireMachine(const AcquireOptions &options, std::function<int(int)> random)
    : m_options(options)
    , m_random(std::move(random))
{
}

void AcquireMachine::start(Instant now)
{
    if (isDone())
        return;
    m_deadline = now + m_options.wait;
    beginAttempt(now);
}

std::vector<AcquireMachine::Step> AcquireMachine::takeSteps()
{
    return std::exchange(m_steps, {});
}

void AcquireMachine::beginAttempt(Instant now)
{
    ++m_attempt;
    m_attemptStart = now;
    m_retryAt.reset();
    m_woken = false;
    m_votes.assign(static_cast<size_t>(m_options.nodes), std::nullopt);
    m_steps.reserve(static_cast<size_t>(m_options.nodes) + 1);
    for (int node = 0; node < m_options.nodes; ++node)
        m_steps.push_back({.kind = Step::Kind::SendAcquire, .node = node, .attempt = m_attempt});
    m_steps.push_back({.kind = Step::Kind::WakeAt, .attempt = m_attempt, .at = now + m_options.nodeTimeout});
}

int AcquireMachine::count(AcquireVote vote) const
{
    return static_cast<int>(std::count(m_votes.begin(), m_votes.end(), std::optional(vote)));
}

void AcquireMachine::onVote(int attempt, int node, AcquireVote vote, Instant now)
{
    if (isDone() || attempt != m_attempt || m_retryAt || m_votes.at(static_cast<size_t>(node)))
        return;
    m_votes[static_cast<size_t>(node)] = vote;
    evaluate(now);
}

void AcquireMachine::evaluate(Instant now)
{
    const int quorum = quorumOf(m_options.nodes);
    const int granted = count(AcquireVote::Granted);
    const auto pending = static_cast<int>(std::count(m_votes.begin(), m_votes.end(), std::nullopt));
    if (granted >= quorum) {
        // Rule S3: checked at the time of the grant, not of the request.
        if (now < validUntil() && validUntil() - now >= m_options.minValidity)
            finish(Outcome::Granted);
        else
            failAttempt(now, Outcome::TooSlow);
    } else if (granted + pending < quorum) {
        if (m_options.nodes - count(AcquireVote::Misconfigured) < quorum)
            failAttempt(now, Outcome::Misconfigured);
        else
            failAttempt(now, count(AcquireVote::Held) > 0 ? Outcome::Conflict : Outcome::NoQuorum);
    }
}

void AcquireMachine::onTime(Instant now)
{
    if (isDone())
        return;
    if (m_retryAt) {
        if (now >= *m_retryAt)
            beginAttempt(now);
        return;
    }
    if (now - m_attemptStart < m_options.nodeTimeout)
        return;
    for (auto &vote : m_votes) {
        if (!vote)
            vote = AcquireVote::Ambiguous;
    }
    evaluate(now);
}

void AcquireMachine::releaseAttempt()
{
    for (int node = 0; node < m_options.nodes; ++node) {
        const auto &vote = m_votes[static_cast<size_t>(node)];
        if (vote != AcquireVote::Held && vote != AcquireVote::Failed)
            m_steps.push_back({.kind = Step::Kind::SendRelease, .node = node, .attempt = m_attempt});
    }
}

void AcquireMachine::failAttempt(Instant now, Outcome reason)
{
    releaseAttempt();
    const Instant next = m_woken ? now + randomUpTo(m_options.wakeSpread)
                                 : now + m_options.retryMin + randomUpTo(m_options.retryMax - m_options.retryMin);
    if (reason == Outcome::Misconfigured || now >= m_deadline) {
        finish(reason);
        return;
    }
    pauseUntil(std::min(next, m_deadline)); // the last attempt begins when the wait ends
}

Millis AcquireMachine::randomUpTo(Millis most)
{
    return Millis(most > Millis(0) ? m_random(static_cast<int>(std::min(most, kLongestRandom).count())) : 0);
}

void AcquireMachine::pauseUntil(Instant next)
{
    m_retryAt = next;
    m_steps.push_back({.kind = Step::Kind::WakeAt, .attempt = m_attempt, .at = next});
}

void AcquireMachine::wake(Instant now)
{
    if (isDone())
        return;
    if (!m_retryAt) {
        m_woken = true; // the release may have followed the SET of the current attempt
        return;
    }
    const Instant next = now + randomUpTo(m_options.wakeSpread);
    if (next < *m_retryAt)
        pauseUntil(next);
}

void AcquireMachine::setPause(Millis least, Millis most)
{
    m_options.retryMin = least;
    m_options.retryMax = most;
}

void AcquireMachine::cancel()
{
    if (isDone())
        return;
    if (!m_retryAt && m_attempt > 0)
        releaseAttempt();
    finish(Outcome::Cancelled);
}

void AcquireMachine::finish(Outcome outcome)
{
    m_outcome = outcome;
    m_steps.push_back({.kind = Step::Kind::Done, .attempt = m_attempt});
}

} // namespace Lockscope

#pragma once

#include "quorum.h"

#include <functional>
#include <optional>
#include <vector>

namespace Lockscope {

/// One node's answer to a `SET NX PX` of ours.
enum class AcquireVote {
    Granted,
    Held, ///< nil: somebody else has the key
    Failed, ///< the node certainly did not set it: nothing was sent, or it refused
    Ambiguous, ///< it may have been set: no answer, or an answer that counts for nothing
    Misconfigured, ///< as Failed, and pointless to try again before somebody changes rights, credentials or the node list
};

struct AcquireOptions
{
    int nodes = 1;
    Millis ttl{30000};
    Millis wait{0}; ///< keep trying for this long; 0 means one attempt
    Millis retryMin{50}; ///< random pause between attempts
    Millis retryMax{250};
    Millis nodeTimeout{1000};
    Millis minValidity{1}; ///< refuse a grant with less left
    Millis wakeSpread{0}; ///< random pause after wake(), so that woken clients do not split the votes
};

/// Redlock's acquire over N nodes as a pure state machine: answers and time go in, steps come out. It reads no clock and
/// sends nothing; the same code runs over sockets and in simulations.
///
/// An attempt is decided as soon as its outcome is certain. A failed attempt releases every node that may have set it (rule
/// S11): all but those that said that they did not, so also the silent ones. Then it pauses for a random time (L4) and starts over with a fresh start time (S3)
/// until `wait` is over.
class LOCKSCOPE_CORE_EXPORT AcquireMachine
{
public:
    struct Step
    {
        enum class Kind {
            SendAcquire, ///< to `node`, with the token of `attempt`: a new one for each attempt
            SendRelease, ///< to `node`, the token of `attempt`, behind its SET on the same connection
            WakeAt, ///< call onTime() at `at`
            Done, ///< read outcome()
        };
        Kind kind;
        int node = -1;
        int attempt = 0;
        Instant at = {};
    };

    enum class Outcome {
        Pending,
        Granted,
        Conflict,
        NoQuorum,
        TooSlow, ///< a quorum granted, too late for the TTL
        Misconfigured, ///< NoQuorum, and further attempts are pointless
        Cancelled,
    };

    /// `random(n)` answers a number from 0 to n.
    AcquireMachine(const AcquireOptions &options, std::function<int(int)> random);

    void start(Instant now);
    /// Answers to earlier attempts are ignored: their release is already on its way.
    void onVote(int attempt, int node, AcquireVote vote, Instant now);
    void onTime(Instant now);
    /// The lock may have become free: a pause ends early, also the next one, if an attempt is under way. A later try stays
    /// certain, so a lost message costs time only.
    void wake(Instant now);
    /// Other bounds of the pause from the next one on: longer ones where wake() can be relied on.
    void setPause(Millis least, Millis most);
    /// Releases what was sent and ends, unless already ended. A start() after it does nothing.
    void cancel();

    /// Steps to carry out, in order, since the last call.
    [[nodiscard]] std::vector<Step> takeSteps();

    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] bool isDone() const { return m_outcome != Outcome::Pending; }
    /// Between two attempts.
    [[nodiscard]] bool isPausing() const { return !isDone() && m_retryAt.has_value(); }
    [[nodiscard]] int attempt() const { return m_attempt; }
    /// For a granted lock: when its attempt began and until when it is certainly valid.
    [[nodiscard]] Instant startedAt() const { return m_attemptStart; }
    [[nodiscard]] Instant validUntil() const { return validityEnd(m_attemptStart, m_options.ttl); }
    /// Per node, the vote in the latest attempt; nothing while it is awaited.
    [[nodiscard]] const std::vector<std::optional<AcquireVote>> &votes() const { return m_votes; }

private:
    void beginAttempt(Instant now);
    void evaluate(Instant now);
    void releaseAttempt();
    void failAttempt(Instant now, Outcome reason);
    void pauseUntil(Instant next);
    [[nodiscard]] Millis randomUpTo(Millis most);
    void finish(Outcome outcome);
    [[nodiscard]] int count(AcquireVote vote) const;

    AcquireOptions m_options;
    std::function<int(int)> m_random;
    std::vector<Step> m_steps;
    std::vector<std::optional<AcquireVote>> m_votes;
    Instant m_deadline;
    Instant m_attemptStart;
    std::optional<Instant> m_retryAt;
    int m_attempt = 0;
    bool m_woken = false; ///< during this attempt
    Outcome m_outcome = Outcome::Pending;
};

} // namespace Lockscope

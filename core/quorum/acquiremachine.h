#pragma once

#include "quorum.h"

#include <functional>
#include <optional>
#include <vector>

namespace Lockscope {

/// One node's reply to Lockscope's `SET NX PX`.
enum class AcquireVote {
    Granted,
    Held, ///< nil: another owner has the key
    Failed, ///< certainly not set: the command was not sent, or the node rejected it
    Ambiguous, ///< possibly set: no reply, or an unclear one
    Misconfigured, ///< not set; retrying is pointless until somebody changes rights, credentials or the nodes
};

/// How AcquireMachine acquires: times, and the number of configured nodes.
struct AcquireOptions
{
    int nodes = 1;
    Millis ttl{30000};
    Millis wait{0}; ///< retry for this long; 0: one attempt
    Millis retryMin{50}; ///< shortest random pause between attempts
    Millis retryMax{250};
    Millis nodeTimeout{1000};
    Millis minValidity{1}; ///< minimum remaining validity of a grant
    Millis wakeSpread{0}; ///< longest random pause after wake(), so that woken clients do not split the votes
};

/// Acquires a Redlock over N nodes. A pure state machine: takes votes and times, returns steps. It reads no clock and
/// sends nothing, so the same code runs over sockets and in simulations.
///
/// An attempt ends as soon as its outcome is certain. A failed attempt releases all nodes that may have set the key,
/// also silent ones (rule S11). Until `wait` ends, more attempts follow after random pauses (L4), with new start times
/// (S3).
class LOCKSCOPE_CORE_EXPORT AcquireMachine
{
public:
    struct Step
    {
        enum class Kind {
            SendAcquire, ///< to `node`, with the token of `attempt`; each attempt has a new one
            SendRelease, ///< to `node`, with the token of `attempt`, after its SET on the same connection
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
        TooSlow, ///< a quorum granted the lock, but too late for the TTL
        Misconfigured, ///< no quorum, and retrying is pointless
        Cancelled,
    };

    /// `random(n)` returns a number from 0 to n.
    AcquireMachine(const AcquireOptions &options, std::function<int(int)> random);

    void start(Instant now);
    /// Ignores votes of earlier attempts, because their release is already on its way.
    void onVote(int attempt, int node, AcquireVote vote, Instant now);
    void onTime(Instant now);
    /// The lock may be free: ends the pause early, or shortens the next pause if an attempt is running. Retries do not
    /// depend on this, so a lost message only costs time.
    void wake(Instant now);
    /// Sets the bounds of later pauses. Use longer ones if wake() is reliable.
    void setPause(Millis least, Millis most);
    /// Releases what was sent and ends; does nothing when done. A later start() does nothing.
    void cancel();

    /// Returns the new steps since the last call. Carry them out in order.
    [[nodiscard]] std::vector<Step> takeSteps();

    [[nodiscard]] Outcome outcome() const { return m_outcome; }
    [[nodiscard]] bool isDone() const { return m_outcome != Outcome::Pending; }
    /// The machine waits between two attempts.
    [[nodiscard]] bool isPausing() const { return !isDone() && m_retryAt.has_value(); }
    [[nodiscard]] int attempt() const { return m_attempt; }
    /// Valid after Granted: the start of the attempt, and the end of its certain validity.
    [[nodiscard]] Instant startedAt() const { return m_attemptStart; }
    [[nodiscard]] Instant validUntil() const { return validityEnd(m_attemptStart, m_options.ttl); }
    /// The votes of the latest attempt by node; unset while awaited.
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
    bool m_woken = false; ///< by wake() during this attempt
    Outcome m_outcome = Outcome::Pending;
};

} // namespace Lockscope

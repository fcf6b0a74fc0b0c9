#pragma once

#include "extendmachine.h"

namespace Lockscope {

/// How LeaseMachine keeps a lease, and how it was granted.
struct LeaseOptions
{
    int nodes = 1;
    Millis ttl{30000};
    Millis nodeTimeout{1000};
    bool autoRenew = true; ///< renew automatically at TTL/3
    Millis longestHold{0}; ///< the lease ends this long after it began, despite renewals; 0: no limit
    Instant acquiredAt = {}; ///< start of the successful attempt
    Instant validUntil = {}; ///< end of validity as granted
};

/// A held lease over N nodes from grant to end: when to renew, which nodes to heal, when it is lost. A pure state
/// machine that takes votes and times, and returns steps. It reads no clock and sends nothing.
///
/// A lost lease stays lost (rule S9). It is lost when its validity ends, or when so many nodes refuse a renewal that no
/// quorum has its token. After release() no renewal is sent (S12).
class LOCKSCOPE_CORE_EXPORT LeaseMachine
{
public:
    struct Step
    {
        enum class Kind {
            SendRenew, ///< to `node`: compare-and-PEXPIRE with `ttl`; pass the reply to onVote(round, …)
            SendHeal, ///< to `node`, which lacks the key: acquire it again with `ttl`; ignore the reply (L6)
            Renewed, ///< by `round`: validUntil() has changed
            NotRenewed, ///< too few votes in `round`; the old validity still applies
            Lost, ///< read lossReason()
        };
        Kind kind;
        int node = -1;
        quint64 round = 0;
        Millis ttl{0};
    };

    enum class State { Held, Lost, Released };
    enum class LossReason { None, Expired, Refused, LongestHold };

    explicit LeaseMachine(const LeaseOptions &options);

    /// Call this once, at the grant.
    void start(Instant now);
    /// Renews now, unless a round is running. Returns false if the lease has ended or its longest hold leaves no time.
    bool renewNow(Instant now);
    /// Pass votes even after the round has ended: they may show that a node lacks the key.
    void onVote(quint64 round, int node, ExtendVote vote, Instant now);
    void onTime(Instant now);
    /// Enables or disables automatic renewal. A running round continues.
    void setAutoRenew(bool renews, Instant now);
    void release();

    [[nodiscard]] std::vector<Step> takeSteps();
    /// Returns when to call onTime() next; nothing after the end.
    [[nodiscard]] std::optional<Instant> wakeAt() const;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] LossReason lossReason() const { return m_lossReason; }
    [[nodiscard]] Instant validUntil() const { return m_validUntil; }
    [[nodiscard]] bool renewsByItself() const { return m_options.autoRenew; }
    [[nodiscard]] bool isRenewing() const { return m_round && !m_round->isDone(); }
    /// The number of the latest round, counted from 1; 0 before the first.
    [[nodiscard]] quint64 round() const { return m_roundId; }
    /// The time when every TTL that was sent has certainly expired on all nodes.
    [[nodiscard]] Instant keysGoneAt() const { return m_keysGoneAt; }

private:
    void beginRound(Instant now);
    void settleRound(Instant now);
    void schedule(Instant now);
    void heal(Instant now);
    /// Returns true if the validity has ended; the lease is lost then.
    bool endIfOver(Instant now);
    void lose(LossReason reason);
    [[nodiscard]] Millis ttlAt(Instant now) const;
    [[nodiscard]] Instant longestValidity() const;

    LeaseOptions m_options;
    State m_state = State::Held;
    LossReason m_lossReason = LossReason::None;
    Instant m_grantedAt; ///< start of the latest successful attempt or round
    Instant m_validUntil;
    Instant m_keysGoneAt;
    std::optional<Instant> m_renewAt;
    std::optional<ExtendMachine> m_round;
    std::vector<int> m_healed; ///< nodes healed in this round
    quint64 m_roundId = 0;
    std::vector<Step> m_steps;
};

} // namespace Lockscope

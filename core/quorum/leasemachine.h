#pragma once

#include "extendmachine.h"

namespace Lockscope {

struct LeaseOptions
{
    int nodes = 1;
    Millis ttl{30000};
    Millis nodeTimeout{1000};
    bool autoRenew = true; ///< renew by itself at TTL/3
    Millis longestHold{0}; ///< the lease ends for good this long after it began; 0: no limit
    Instant acquiredAt = {}; ///< start of the granted attempt
    Instant validUntil = {}; ///< as granted
};

/// A held lease over N nodes from its grant to its end, pure: when to renew, whom to heal, when it is lost. Steps come
/// out, answers and time go in; nothing here reads a clock or sends.
///
/// It is lost once, for good (rule S9): at the end of validity, or when nodes refused a renewal so that no quorum carries
/// its token any more. After release() no renewal is asked for (S12).
class LOCKSCOPE_CORE_EXPORT LeaseMachine
{
public:
    struct Step
    {
        enum class Kind {
            SendRenew, ///< to `node`: compare-and-PEXPIRE with `ttl`; answer by onVote(round, …)
            SendHeal, ///< to `node`, which lacks the key: take it again with `ttl`; no answer is awaited (L6)
            Renewed, ///< by `round`: validUntil() has moved
            NotRenewed, ///< in `round` too few confirmed; the old validity runs on
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

    /// Once, at the grant.
    void start(Instant now);
    /// Renews now, unless a round is under way. False when the lease has ended or its longest hold leaves no time.
    bool renewNow(Instant now);
    /// Also for nodes that answer after the round was settled: they may tell that they lack the key.
    void onVote(quint64 round, int node, ExtendVote vote, Instant now);
    void onTime(Instant now);
    /// From now on: whether it renews by itself. A round that is under way is not called back.
    void setAutoRenew(bool renews, Instant now);
    void release();

    [[nodiscard]] std::vector<Step> takeSteps();
    /// When to call onTime() next; nothing when it has ended.
    [[nodiscard]] std::optional<Instant> wakeAt() const;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] LossReason lossReason() const { return m_lossReason; }
    [[nodiscard]] Instant validUntil() const { return m_validUntil; }
    [[nodiscard]] bool renewsByItself() const { return m_options.autoRenew; }
    [[nodiscard]] bool isRenewing() const { return m_round && !m_round->isDone(); }
    /// The latest round, counted from 1; 0 before the first.
    [[nodiscard]] quint64 round() const { return m_roundId; }
    /// By when every TTL that was asked for has passed on every node.
    [[nodiscard]] Instant keysGoneAt() const { return m_keysGoneAt; }

private:
    void beginRound(Instant now);
    void settleRound(Instant now);
    void schedule(Instant now);
    void heal(Instant now);
    /// True when its validity is over by now; then it is lost.
    bool endIfOver(Instant now);
    void lose(LossReason reason);
    [[nodiscard]] Millis ttlAt(Instant now) const;
    [[nodiscard]] Instant longestValidity() const;

    LeaseOptions m_options;
    State m_state = State::Held;
    LossReason m_lossReason = LossReason::None;
    Instant m_grantedAt; ///< start of what was granted last
    Instant m_validUntil;
    Instant m_keysGoneAt;
    std::optional<Instant> m_renewAt;
    std::optional<ExtendMachine> m_round;
    std::vector<int> m_healed; ///< in this round
    quint64 m_roundId = 0;
    std::vector<Step> m_steps;
};

} // namespace Lockscope

#pragma once

#include "acquiring.h"

#include <lockscope/core/quorum/leasemachine.h>

namespace LockscopeTest::Simulation {

/// Drives one LeaseMachine: what the library's Lease does, from the grant to the release or the loss.
class Holding
{
public:
    using LostHandler = std::function<void(Holding &)>;

    Holding(World &world, SimClient &client, const LockPlan &plan, const Acquiring &granted, LostHandler onLost);

    void start();
    void renewNow();
    void release();

    [[nodiscard]] bool isHeld() const { return m_state == State::Held; }
    [[nodiscard]] const LockPlan &plan() const { return m_plan; }
    [[nodiscard]] int lock() const { return m_plan.lock; }
    [[nodiscard]] Token token() const { return m_token; }
    [[nodiscard]] const SimClient &client() const { return m_client; }
    [[nodiscard]] const std::vector<int> &nodes() const { return m_nodes; }
    /// What the holder goes by.
    [[nodiscard]] Instant validUntil() const { return m_validUntil; }

private:
    using Vote = Lockscope::ExtendVote;
    enum class State { Held, Lost, Released };

    void carryOut();
    void sendRenew(const Lockscope::LeaseMachine::Step &step);
    void onRenewAnswer(quint64 round, int index, Millis ttl, SimLink::Outcome outcome, const Answer &answer);
    void onVote(quint64 round, int index, Vote vote);
    void sendHeal(const Lockscope::LeaseMachine::Step &step);
    void onLost();
    void startRelease();
    void armTimer();

    World &m_world;
    SimClient &m_client;
    const LockPlan m_plan;
    LostHandler m_onLost;
    const std::vector<int> m_nodes;
    const Token m_token;
    Lockscope::LeaseMachine m_machine;
    Instant m_validUntil;
    State m_state = State::Held;
    std::optional<Instant> m_armedFor;
    quint64 m_lastRound = 0;
};

} // namespace LockscopeTest::Simulation

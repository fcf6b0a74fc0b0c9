#pragma once

#include "keyspace.h"
#include "lockplan.h"
#include "simlink.h"

#include <lockscope/core/quorum/acquiremachine.h>

namespace LockscopeTest::Simulation {

/// Drives one AcquireMachine: what the library's AcquireJob does.
class Acquiring
{
public:
    using Handler = std::function<void(Acquiring &)>;

    Acquiring(World &world, SimClient &client, const LockPlan &plan, Handler onEnd);

    void start();
    /// The caller does not want it any more.
    void withdraw();
    void wake();

    [[nodiscard]] bool isDone() const { return m_machine.isDone(); }
    [[nodiscard]] bool isGranted() const { return m_machine.outcome() == Lockscope::AcquireMachine::Outcome::Granted; }
    [[nodiscard]] const Lockscope::AcquireMachine &machine() const { return m_machine; }
    [[nodiscard]] const LockPlan &plan() const { return m_plan; }
    [[nodiscard]] Token token() const { return m_token; }
    /// Which node of the world the machine's nodes are: all, unless the driver is broken.
    [[nodiscard]] const std::vector<int> &nodes() const { return m_nodes; }
    [[nodiscard]] Instant begun() const { return m_begun; }
    [[nodiscard]] Micros clientPausedBefore() const { return m_clientPausedBefore; }

private:
    using Vote = Lockscope::AcquireVote;

    void carryOut();
    /// False when the node has no vote at present.
    bool sendTo(int index, int attempt);
    void onVote(int attempt, int index, Vote vote);
    void releaseAttempt(const std::vector<int> &indexes);
    void finish();

    World &m_world;
    SimClient &m_client;
    const LockPlan m_plan;
    Handler m_onEnd;
    std::vector<int> m_nodes;
    Lockscope::AcquireMachine m_machine;
    Instant m_begun;
    Micros m_clientPausedBefore;
    Token m_token = kNobody;
    int m_tokenOfAttempt = 0;
    bool m_listens; ///< for releases, and asks less often by itself
};

} // namespace LockscopeTest::Simulation

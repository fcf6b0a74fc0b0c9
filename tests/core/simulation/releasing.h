#pragma once

#include "keyspace.h"
#include "simlink.h"

#include <lockscope/core/quorum/releasemachine.h>

namespace LockscopeTest::Simulation {

/// Drives one ReleaseMachine: what the library's ReleaseJob does.
class Releasing
{
public:
    Releasing(World &world, SimClient &client, int lock, Token token, Instant giveUpAt, std::vector<int> nodes);

    void step();
    [[nodiscard]] bool isDone() const { return m_done; }

private:
    void ask(int index);

    World &m_world;
    SimClient &m_client;
    int m_lock;
    Token m_token;
    const std::vector<int> m_nodes;
    Lockscope::ReleaseMachine m_machine;
    std::optional<Instant> m_armedFor;
    bool m_done = false;
};

} // namespace LockscopeTest::Simulation

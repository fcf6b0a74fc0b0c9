#pragma once

#include "simclient.h"

namespace LockscopeTest::Simulation {

/// What an application does with locks, drawn at random: it takes one, works, gives it back or loses it, thinks, and
/// takes the next.
class Worker
{
public:
    Worker(World &world, SimClient &client) : m_world(world), m_client(client) { }

    void start(Micros delay);
    /// After the present lock no other is taken.
    void stop() { m_stopped = true; }

private:
    void begin();
    void onAcquireEnded(Acquiring &acquiring);
    void renewLater();
    void onRenewalDue();
    void rest();
    [[nodiscard]] LockPlan drawPlan();
    void after(Micros delay, void (Worker::*next)());

    World &m_world;
    SimClient &m_client;
    Holding *m_holding = nullptr;
    int m_turn = 0; ///< what was planned in an earlier one is void
    bool m_stopped = false;
};

} // namespace LockscopeTest::Simulation

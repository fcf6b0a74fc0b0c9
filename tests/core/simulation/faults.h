#pragma once

#include "random.h"

#include <vector>

namespace LockscopeTest::Simulation {

class SimClient;
class World;

/// Brings the faults that the settings allow, at random moments, and ends them.
class FaultInjector
{
public:
    explicit FaultInjector(World &world);

    /// Plans a history's faults.
    void start();
    /// When all nodes run again.
    [[nodiscard]] Micros allUpAt() const { return std::max(m_lastStart, Micros(0)); }
    /// No more faults, but for a minority of nodes that goes away for good.
    void stop();
    /// Unless the faults end before.
    void startClientIn(Micros delay, int slot);
    /// These are there to the end.
    [[nodiscard]] const std::vector<int> &healthyNodes() const { return m_healthy; }

private:
    using Fault = void (FaultInjector::*)();

    void strike();
    void holdMessages();
    void slowMessages();
    void endConnection();
    void freezeNode();
    void restartNode();
    void restartAllInTurn();
    void pauseClient();
    void killClient();
    void stepClock();
    void deleteKey();

    void restart(int node, Micros downFor);
    void killNode(int node, bool loseData, Micros downFor);
    [[nodiscard]] Micros duration();
    [[nodiscard]] int anyNode();
    [[nodiscard]] SimClient &anyClient();
    [[nodiscard]] bool allClients(bool (*condition)(const SimClient &client, int node), int node) const;

    World &m_world;
    std::vector<Fault> m_faults; ///< the kinds that this history has
    std::vector<int> m_healthy;
    Micros m_lastStart{0};
};

} // namespace LockscopeTest::Simulation

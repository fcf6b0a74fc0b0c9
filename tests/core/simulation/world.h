#pragma once

#include "agenda.h"
#include "checker.h"
#include "faults.h"
#include "history.h"
#include "random.h"
#include "route.h"
#include "settings.h"
#include "simclient.h"
#include "simnode.h"
#include "wire.h"
#include "worker.h"

#include <deque>

namespace LockscopeTest::Simulation {

/// What a seed decides first: how many of everything, and how slow things may be.
struct Plan
{
    Plan(Random &random);

    int nodes;
    int clients;
    int locks;
    Millis longestTtl;
    Micros faultsFrom;
    Micros faultsUntil;
    Millis connectTimeout;
    Millis overdueLimit; ///< a connection that owes an answer for so long is reset
    Millis reconnectPause;
    Millis releaseTimeout;
    Millis releaseRetry;

    /// No key lives longer by any clock within the allowance.
    [[nodiscard]] Micros longestLife() const { return longestTtl + Lockscope::driftAllowance(longestTtl); }
};

/// One history: clients, nodes and the network between them, from the first connection to a quiet end.
class World
{
public:
    World(const Settings &theSettings, quint64 seed, History *history = nullptr);

    void run();

    // what its parts see of each other
    const Settings &settings;
    Random random;
    const Plan plan;
    Agenda agenda;
    Checker checker;
    std::vector<SimNode> nodes;
    std::vector<Route> routes;
    std::deque<Wire> wires; ///< all that ever were, so that what is under way finds them
    std::vector<std::unique_ptr<SimClient>> clients; ///< likewise

    [[nodiscard]] Route &route(int slot, int node) { return routes.at(static_cast<size_t>(slot * plan.nodes + node)); }
    [[nodiscard]] const SimClock &clock(int slot) const { return m_clocks.at(static_cast<size_t>(slot)); }
    Wire &newWire(SimLink &link, int node) { return wires.emplace_back(*this, link, node); }
    SimClient &startClient(int slot);
    /// The client's process ends, and a new one takes its place.
    void replaceClient(SimClient &client);
    void onExecuted(int node, const Command &command, const Answer &answer);

    /// Writes a line of the history; `text` is only made when somebody reads it.
    template <typename Text>
    void note(const std::string &actor, Text text)
    {
        if (m_history != nullptr)
            m_history->add(agenda.now(), actor, text());
    }

    /// It had more events than any history should have, and was not run to its end.
    [[nodiscard]] bool isCutShort() const { return m_cutShort; }

private:
    void build();
    bool runUntil(Micros until);
    bool runUntilIdle();
    [[nodiscard]] bool isIdle() const;
    void reportUnended();
    void proveThatItWorks();
    [[nodiscard]] SimClient &anyOther(const SimClient *client);
    [[nodiscard]] LockPlan patientPlan();
    /// Null when it is not granted, which is a violation; `meanwhile` is done once it waits.
    Holding *takeForSure(SimClient &client, const LockPlan &lock, const std::function<void()> &meanwhile);
    bool proveThatItHeals(Holding &holding);
    void checkNoKeysLeft();

    History *m_history;
    std::vector<SimClock> m_clocks; ///< of the clients' machines
    std::vector<int> m_clientsStarted; ///< per slot
    std::vector<std::unique_ptr<Worker>> m_workers;
    FaultInjector m_faults;
    bool m_cutShort = false;
};

} // namespace LockscopeTest::Simulation

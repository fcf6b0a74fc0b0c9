#pragma once

#include "command.h"

#include <optional>
#include <vector>

namespace LockscopeTest::Simulation {

class SimLink;
class World;

/// One TCP connection between a client and a node: in order in each direction, and one day at an end. What was under
/// way then is lost, or not, as TCP has it.
class Wire
{
public:
    Wire(World &world, SimLink &client, int node);

    void send(const Command &command);

    /// The client resets the connection: what the node's kernel did not get is dropped; of what it got, the process may
    /// still read.
    void abort();
    /// The client's process is gone; its kernel delivers what had been written.
    void leaveToKernel() { m_clientListens = false; }
    /// Something between the two ended it, or the node's process did. `told`: the client hears of it; otherwise its
    /// messages get no answer.
    void end(bool told);
    void onNodeDied(bool told);

    [[nodiscard]] int node() const { return m_node; }
    [[nodiscard]] const SimLink &client() const { return m_client; }
    [[nodiscard]] bool isOpenAtNode() const { return m_nodeListens; }

private:
    struct Request
    {
        Command command;
        Micros arrives;
    };

    void serve();
    void run(const Command &command);
    void deliver();
    void queueAnswer(const std::optional<Answer> &answer);
    void dropUnread();

    World &m_world;
    SimLink &m_client;
    int m_node;
    std::vector<Request> m_requests;
    std::vector<std::optional<Answer>> m_answers; ///< nothing stands for the end of the connection
    Micros m_lastArrivalAtNode{0};
    Micros m_lastArrivalAtClient{0};
    bool m_clientListens = true;
    bool m_nodeListens = true;
    bool m_endTold = false;
};

} // namespace LockscopeTest::Simulation

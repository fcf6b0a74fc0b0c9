#pragma once

#include "command.h"

#include <lockscope/core/quorum/quorum.h>

#include <functional>
#include <vector>

namespace LockscopeTest::Simulation {

using Lockscope::Instant;

class SimClient;
class Wire;
class World;

/// A client's side of its connection to one node, as core/redis has it: a pipeline with deadlines in which an overdue
/// command keeps its place, an abortive end when nothing is answered for long, a new connection after a pause.
class SimLink
{
public:
    enum class Outcome {
        Answered,
        NotSent,
        Unknown, ///< sent, and no answer in time: it may have happened, or happen still
    };
    using Handler = std::function<void(Outcome, const Answer &)>;

    enum class Use { Everything, Releases };

    SimLink(World &world, SimClient &client, int node, Use use)
        : m_world(world)
        , m_client(client)
        , m_node(node)
        , m_use(use)
    {
    }

    void connect();
    /// The handler is called once, never from within send().
    void send(const Command &command, Millis timeout, Handler handler);
    [[nodiscard]] bool isUp() const { return m_state == State::Up; }
    [[nodiscard]] Micros upSince() const { return m_upSince; }
    [[nodiscard]] SimClient &client() const { return m_client; }
    /// The process died.
    void leaveToKernel();

    // from the wire
    void onAnswer(const Answer &answer);
    void onClosed();

private:
    enum class State { Down, Connecting, Up };

    struct Pending
    {
        Instant deadline;
        Handler handler; ///< empty once overdue
    };

    void enqueue(const Command &command, Millis timeout, Handler handler);
    void onUp();
    void armDeadline();
    void onDeadline();
    void giveUpConnection();

    World &m_world;
    SimClient &m_client;
    int m_node;
    Use m_use;
    Wire *m_wire = nullptr;
    std::vector<Pending> m_pending;
    State m_state = State::Down;
    Micros m_upSince{0};
    int m_connection = 0; ///< counts them
    std::optional<Instant> m_armedFor;
};

} // namespace LockscopeTest::Simulation

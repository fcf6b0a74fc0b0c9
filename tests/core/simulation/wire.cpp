#include "wire.h"

#include "world.h"

namespace LockscopeTest::Simulation {

namespace {

/// Until a client that runs again has come to one of the things that wait for it.
constexpr Micros kCatchingUp{100};

} // namespace

Wire::Wire(World &world, SimLink &client, int node) : m_world(world), m_client(client), m_node(node) { }

void Wire::send(const Command &command)
{
    if (!m_clientListens)
        return;
    auto &route = m_world.route(m_client.client().slot(), m_node);
    const Micros now = m_world.agenda.now();
    if (!m_nodeListens) {
        // A machine that is up refuses what belongs to no connection; a dead one says nothing.
        if (m_world.nodes[static_cast<size_t>(m_node)].isUp() && !m_endTold) {
            m_endTold = true;
            m_lastArrivalAtClient
                = std::max(m_lastArrivalAtClient, route.arrival(Route::Direction::ToNode, now, m_world.random));
            queueAnswer(std::nullopt);
        }
        return;
    }
    // What is sent in one turn of the event loop leaves in one write.
    if (m_requests.empty() || m_requests.back().command.sentAt != now)
        m_lastArrivalAtNode
            = std::max(m_lastArrivalAtNode, route.arrival(Route::Direction::ToNode, now, m_world.random));
    m_requests.push_back({command, m_lastArrivalAtNode});
    m_requests.back().command.sentAt = now;
    m_world.agenda.at(m_lastArrivalAtNode, [this] { serve(); });
}

void Wire::serve()
{
    if (m_requests.empty() || m_requests.front().arrives > m_world.agenda.now())
        return;
    const auto &node = m_world.nodes[static_cast<size_t>(m_node)];
    if (node.isFrozen(m_world.agenda.now())) {
        // In the order of arrival: what an ended connection left is read before a new one has its handshake.
        m_world.agenda.at(node.frozenUntil(), [this] { serve(); });
        return;
    }
    const Command command = m_requests.front().command;
    m_requests.erase(m_requests.begin());
    run(command);
}

void Wire::run(const Command &command)
{
    auto &node = m_world.nodes[static_cast<size_t>(m_node)];
    if (!node.isUp()) {
        end(m_world.random.chance(700)); // refused, or nobody there
        return;
    }
    const Micros now = m_world.agenda.now();
    const Answer answer = node.execute(command, now);
    m_world.note(node.name(),
                 [&] { return m_client.client().name() + ": " + toText(command) + " -> " + toText(command, answer); });
    m_world.onExecuted(m_node, command, answer);
    if (m_clientListens && m_nodeListens)
        queueAnswer(answer);
}

void Wire::queueAnswer(const std::optional<Answer> &answer)
{
    auto &route = m_world.route(m_client.client().slot(), m_node);
    m_lastArrivalAtClient = std::max(m_lastArrivalAtClient,
                                     route.arrival(Route::Direction::ToClient, m_world.agenda.now(), m_world.random));
    m_answers.push_back(answer);
    m_world.agenda.at(m_lastArrivalAtClient, [this] { deliver(); });
}

void Wire::deliver()
{
    if (!m_clientListens || m_answers.empty())
        return;
    const auto &client = m_client.client();
    if (client.isPaused()) {
        m_world.agenda.at(client.pausedUntil() + m_world.random.upTo(kCatchingUp), [this] { deliver(); });
        return;
    }
    const auto answer = m_answers.front();
    m_answers.erase(m_answers.begin());
    if (answer) {
        m_client.onAnswer(*answer);
    } else {
        m_clientListens = false;
        m_client.onClosed();
    }
}

void Wire::abort()
{
    m_clientListens = false;
    m_answers.clear();
    if (!m_world.settings.defects.closesGracefully)
        dropUnread();
}

void Wire::dropUnread()
{
    const Micros now = m_world.agenda.now();
    const auto firstUnderWay = std::find_if(m_requests.begin(), m_requests.end(),
                                            [now](const Request &request) { return request.arrives > now; });
    m_requests.erase(m_world.random.chance(500) ? firstUnderWay : m_requests.begin(), m_requests.end());
}

void Wire::end(bool told)
{
    if (!m_nodeListens)
        return;
    m_nodeListens = false;
    m_world.route(m_client.client().slot(), m_node).noteTrouble(m_world.agenda.now());
    dropUnread();
    if (!m_clientListens)
        return;
    // Of the answers under way the last ones may be lost.
    m_answers.resize(static_cast<size_t>(m_world.random.below(static_cast<int>(m_answers.size()) + 1)));
    if (told) {
        m_endTold = true;
        queueAnswer(std::nullopt);
    }
}

void Wire::onNodeDied(bool told)
{
    end(told);
    m_requests.clear();
}

} // namespace LockscopeTest::Simulation

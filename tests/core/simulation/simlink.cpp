#include "simlink.h"

#include "world.h"

#include <utility>

namespace LockscopeTest::Simulation {

void SimLink::connect()
{
    m_state = State::Connecting;
    m_wire = &m_world.newWire(*this, m_node);
    const int connection = ++m_connection;
    m_world.note(m_client.name(), [&] { return "connects to " + m_world.nodes[static_cast<size_t>(m_node)].name(); });
    enqueue({.kind = Command::Kind::Hello}, m_world.plan.connectTimeout,
            [this, connection](Outcome outcome, const Answer &) {
                if (connection != m_connection || m_state != State::Connecting)
                    return;
                if (outcome == Outcome::Answered)
                    onUp();
                else
                    giveUpConnection();
            });
}

void SimLink::onUp()
{
    m_state = State::Up;
    m_upSince = m_world.agenda.now();
    if (m_use == Use::Everything)
        m_client.onUp(m_node);
}

void SimLink::send(const Command &command, Millis timeout, Handler handler)
{
    if (m_state != State::Up) {
        m_client.soon([handler = std::move(handler)] { handler(Outcome::NotSent, {}); });
        return;
    }
    m_world.note(m_client.name(),
                 [&] { return "-> " + m_world.nodes[static_cast<size_t>(m_node)].name() + " " + toText(command); });
    enqueue(command, timeout, std::move(handler));
}

void SimLink::enqueue(const Command &command, Millis timeout, Handler handler)
{
    m_pending.push_back({m_client.now() + timeout, std::move(handler)});
    m_wire->send(command);
    armDeadline();
}

void SimLink::onAnswer(const Answer &answer)
{
    if (m_pending.empty())
        return;
    const Handler handler = std::move(m_pending.front().handler);
    m_pending.erase(m_pending.begin());
    if (handler)
        handler(Outcome::Answered, answer);
}

void SimLink::armDeadline()
{
    if (m_pending.empty())
        return;
    Instant next = m_pending.front().deadline + m_world.plan.overdueLimit;
    for (const auto &entry : m_pending) {
        if (entry.handler)
            next = std::min(next, entry.deadline);
    }
    if (m_armedFor && *m_armedFor <= next)
        return; // that one looks again
    m_armedFor = next;
    m_client.at(next, [this, next] {
        if (m_armedFor != next)
            return;
        m_armedFor.reset();
        onDeadline();
    });
}

void SimLink::onDeadline()
{
    const Instant now = m_client.now();
    const int connection = m_connection;
    std::vector<Handler> overdue;
    for (auto &entry : m_pending) {
        if (entry.handler && entry.deadline <= now)
            overdue.push_back(std::exchange(entry.handler, {}));
    }
    for (const auto &handler : overdue)
        handler(Outcome::Unknown, {});
    if (connection == m_connection && m_state != State::Down && !m_pending.empty()
        && now - m_pending.front().deadline >= m_world.plan.overdueLimit)
        giveUpConnection();
    else
        armDeadline();
}

void SimLink::giveUpConnection()
{
    m_world.note(m_client.name(),
                 [&] { return "resets its connection to " + m_world.nodes[static_cast<size_t>(m_node)].name(); });
    m_wire->abort();
    onClosed();
}

void SimLink::onClosed()
{
    m_world.note(m_client.name(),
                 [&] { return "has no connection to " + m_world.nodes[static_cast<size_t>(m_node)].name(); });
    m_state = State::Down;
    if (m_use == Use::Everything)
        m_client.onDown(m_node);
    ++m_connection;
    for (const auto &entry : std::exchange(m_pending, {})) {
        if (entry.handler)
            entry.handler(Outcome::Unknown, {});
    }
    const Micros pause = m_world.random.between(m_world.plan.reconnectPause / 2, m_world.plan.reconnectPause);
    m_client.at(m_client.now() + pause, [this] {
        if (m_state == State::Down)
            connect();
    });
}

void SimLink::leaveToKernel()
{
    m_state = State::Down;
    m_pending.clear();
    if (m_wire != nullptr)
        m_wire->leaveToKernel();
}

} // namespace LockscopeTest::Simulation

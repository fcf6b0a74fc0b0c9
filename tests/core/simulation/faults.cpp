#include "faults.h"

#include "world.h"

namespace LockscopeTest::Simulation {

namespace {

constexpr int kMostFaults = 12;
constexpr Micros kBriefly = Millis(2);
constexpr Micros kForGood = std::chrono::hours(1);

} // namespace

FaultInjector::FaultInjector(World &world) : m_world(world)
{
    const Faults &faults = world.settings.faults;
    const auto some = [&](bool allowed, Fault fault) {
        if (allowed && m_world.random.chance(600))
            m_faults.push_back(fault);
    };
    some(faults.slowMessages, &FaultInjector::slowMessages);
    some(faults.heldMessages, &FaultInjector::holdMessages);
    some(faults.endedConnections, &FaultInjector::endConnection);
    some(faults.freezes, &FaultInjector::freezeNode);
    some(faults.restarts || faults.dataLosses || faults.keepersLoseData, &FaultInjector::restartNode);
    some(faults.rollingRestarts, &FaultInjector::restartAllInTurn);
    some(faults.clientPauses, &FaultInjector::pauseClient);
    some(faults.clientCrashes, &FaultInjector::killClient);
    some(faults.clockSteps, &FaultInjector::stepClock);
    some(faults.outsiders, &FaultInjector::deleteKey);
}

void FaultInjector::start()
{
    if (m_faults.empty())
        return;
    for (int left = m_world.random.between(1, kMostFaults); left > 0; --left)
        m_world.agenda.at(m_world.random.between(m_world.plan.faultsFrom, m_world.plan.faultsUntil),
                          [this] { strike(); });
}

void FaultInjector::strike()
{
    (this->*m_faults[static_cast<size_t>(m_world.random.below(static_cast<int>(m_faults.size())))])();
}

Micros FaultInjector::duration()
{
    const Micros longestTtl = m_world.plan.longestTtl;
    auto &random = m_world.random;
    const Micros wanted = random.chance(333) ? random.upTo(longestTtl / 10)
        : random.chance(500)                 ? random.upTo(longestTtl / 2)
                                             : random.between(longestTtl / 2, 2 * longestTtl);
    return std::min(wanted, m_world.plan.faultsUntil - m_world.agenda.now());
}

int FaultInjector::anyNode()
{
    return m_world.random.below(m_world.plan.nodes);
}

SimClient &FaultInjector::anyClient()
{
    return *m_world.clients[static_cast<size_t>(m_world.random.below(static_cast<int>(m_world.clients.size())))];
}

void FaultInjector::holdMessages()
{
    const int node = anyNode();
    const Micros until = m_world.agenda.now() + duration();
    const int direction = m_world.random.below(3);
    const bool allClients = m_world.random.chance(400);
    const int only = m_world.random.below(m_world.plan.clients);
    m_world.note("network", [&] {
        return std::string(direction == 0       ? "nothing to "
                               : direction == 1 ? "nothing from "
                                                : "nothing to and from ")
            + m_world.nodes[static_cast<size_t>(node)].name()
            + (allClients ? "" : " for client " + std::to_string(only)) + " until " + std::to_string(until.count());
    });
    for (int slot = 0; slot < m_world.plan.clients; ++slot) {
        if (!allClients && slot != only)
            continue;
        if (direction != 1)
            m_world.route(slot, node).hold(Route::Direction::ToNode, until);
        if (direction != 0)
            m_world.route(slot, node).hold(Route::Direction::ToClient, until);
    }
}

void FaultInjector::slowMessages()
{
    const int node = anyNode();
    const Micros until = m_world.agenda.now() + duration();
    const Micros by = m_world.random.between(Millis(1), Micros(m_world.plan.longestTtl) / 3);
    m_world.note("network", [&] {
        return m_world.nodes[static_cast<size_t>(node)].name() + " is slow, up to " + std::to_string(by.count())
            + ", until " + std::to_string(until.count());
    });
    for (int slot = 0; slot < m_world.plan.clients; ++slot)
        m_world.route(slot, node).slowDown(until, by);
}

void FaultInjector::endConnection()
{
    const int node = anyNode();
    const int slot = m_world.random.below(m_world.plan.clients);
    const bool told = m_world.random.chance(800);
    m_world.note("network", [&] {
        return "connection of client " + std::to_string(slot) + " to " + m_world.nodes[static_cast<size_t>(node)].name()
            + " ends" + (told ? "" : " silently");
    });
    for (auto &wire : m_world.wires) {
        if (wire.node() == node && wire.client().client().slot() == slot)
            wire.end(told);
    }
}

void FaultInjector::freezeNode()
{
    const int node = anyNode();
    const Micros until = m_world.agenda.now() + duration();
    m_world.note(m_world.nodes[static_cast<size_t>(node)].name(),
                 [&] { return "is frozen until " + std::to_string(until.count()); });
    m_world.nodes[static_cast<size_t>(node)].freeze(until);
}

void FaultInjector::restartNode()
{
    restart(anyNode(), duration());
}

void FaultInjector::restartAllInTurn()
{
    const Micros apart = m_world.random.chance(500) ? Millis(0) : m_world.random.upTo(m_world.plan.longestTtl / 5);
    for (int node = 0; node < m_world.plan.nodes; ++node)
        m_world.agenda.in(node * (apart + kBriefly), [this, node] {
            if (m_world.agenda.now() < m_world.plan.faultsUntil)
                restart(node, kBriefly);
        });
}

void FaultInjector::restart(int index, Micros downFor)
{
    const auto &node = m_world.nodes[static_cast<size_t>(index)];
    if (!node.isUp())
        return;
    const Faults &faults = m_world.settings.faults;
    const bool mayLose = node.claimsToKeepData() ? faults.keepersLoseData : faults.dataLosses;
    killNode(index, mayLose && m_world.random.chance(700), downFor);
}

void FaultInjector::killNode(int index, bool loseData, Micros downFor)
{
    auto &node = m_world.nodes[static_cast<size_t>(index)];
    const Micros now = m_world.agenda.now();
    m_world.note(node.name(), [&] {
        return std::string("dies, ") + (loseData ? "loses" : "keeps") + " its data, is down until "
            + std::to_string((now + downFor).count());
    });
    node.die(loseData, now);
    const bool told = m_world.random.chance(700);
    for (auto &wire : m_world.wires) {
        if (wire.node() == index)
            wire.onNodeDied(told);
    }
    m_lastStart = std::max(m_lastStart, now + downFor);
    m_world.agenda.in(downFor, [this, &node] {
        node.start(m_world.agenda.now());
        m_world.note(node.name(), [&] { return "starts, run id " + std::to_string(node.starts()); });
    });
}

void FaultInjector::pauseClient()
{
    auto &client = anyClient();
    if (client.isAlive())
        client.pause(m_world.agenda.now() + duration());
}

void FaultInjector::killClient()
{
    auto &client = anyClient();
    if (!client.isAlive())
        return;
    client.die();
    startClientIn(duration(), client.slot());
}

void FaultInjector::startClientIn(Micros delay, int slot)
{
    m_world.agenda.in(delay, [this, slot] {
        if (m_world.agenda.now() >= m_world.plan.faultsUntil)
            return;
        // That a clock stepped a moment ago is unknown to a newcomer.
        const bool unknowable = std::any_of(m_world.nodes.begin(), m_world.nodes.end(), [&](const SimNode &node) {
            return node.lastStep() && *node.lastStep() >= m_world.agenda.now() - m_world.plan.longestLife();
        });
        if (unknowable)
            startClientIn(duration(), slot);
        else
            m_world.startClient(slot);
    });
}

void FaultInjector::stepClock()
{
    const int index = anyNode();
    const bool unseen = m_world.settings.defects.noTimeProbes;
    if (!unseen
        && !allClients([](const SimClient &client, int which) { return client.probedSince(which).has_value(); }, index))
        return;
    const Micros by = 2 * m_world.plan.longestLife() + m_world.random.upTo(std::chrono::minutes(1));
    m_world.note(m_world.nodes[static_cast<size_t>(index)].name(),
                 [&] { return "its clock jumps ahead by " + std::to_string(by.count()); });
    m_world.nodes[static_cast<size_t>(index)].stepClock(by, m_world.agenda.now());
}

void FaultInjector::deleteKey()
{
    const int lock = m_world.random.below(m_world.plan.locks);
    m_world.note("outsider", [&] { return "deletes lock" + std::to_string(lock) + " everywhere"; });
    for (auto &node : m_world.nodes)
        node.deleteKey(lock, m_world.agenda.now());
}

bool FaultInjector::allClients(bool (*condition)(const SimClient &client, int node), int node) const
{
    return std::all_of(m_world.clients.begin(), m_world.clients.end(),
                       [&](const auto &client) { return !client->isAlive() || condition(*client, node); });
}

void FaultInjector::stop()
{
    const Micros now = m_world.agenda.now();
    auto &random = m_world.random;
    std::vector<int> order;
    for (int node = 0; node < m_world.plan.nodes; ++node)
        order.insert(order.begin() + random.below(node + 1), node);
    const int minority = m_world.plan.nodes - Lockscope::quorumOf(m_world.plan.nodes);
    const int away = m_world.settings.faults.heldMessages && random.chance(500) ? random.between(0, minority) : 0;
    for (size_t i = 0; i < order.size(); ++i) {
        const int index = order[i];
        auto &node = m_world.nodes[static_cast<size_t>(index)];
        if (static_cast<int>(i) >= away) {
            m_healthy.push_back(index);
            continue;
        }
        switch (random.below(3)) {
        case 0: node.freeze(now + kForGood); break;
        case 1: killNode(index, false, kForGood); break;
        default:
            for (int slot = 0; slot < m_world.plan.clients; ++slot) {
                m_world.route(slot, index).hold(Route::Direction::ToNode, now + kForGood);
                m_world.route(slot, index).hold(Route::Direction::ToClient, now + kForGood);
            }
        }
        m_world.note(node.name(), [] { return std::string("is away for good"); });
    }
}

} // namespace LockscopeTest::Simulation

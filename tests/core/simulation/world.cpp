#include "world.h"

#include <array>

namespace LockscopeTest::Simulation {

using namespace Lockscope;

namespace {

/// A process may be so much older than its uptime, in whole seconds, shows for certain.
constexpr Millis kUptimeError{2100};
constexpr int kMostActions = 30'000;
constexpr std::array kLongestTtls{100, 160, 250, 400, 700, 1200, 2000, 3200, 5000};
constexpr std::array kNodes{1, 1, 3, 3, 3, 3, 5, 5, 2, 4};

template <typename List>
auto pick(Random &random, const List &list)
{
    return list[static_cast<size_t>(random.below(static_cast<int>(list.size())))];
}

} // namespace

Plan::Plan(Random &random)
    : nodes(pick(random, kNodes))
    , clients(random.between(2, 4))
    , locks(random.chance(800) ? 1 : 2)
    , longestTtl(pick(random, kLongestTtls))
    , faultsFrom(Millis(10))
    , faultsUntil(faultsFrom + longestTtl * random.between(2, 6))
    , connectTimeout(random.chance(300) ? Millis(3000) : std::max(longestTtl / 2, Millis(50)))
    , overdueLimit(random.chance(300) ? Millis(5000) : std::max(longestTtl / random.between(1, 4), Millis(50)))
    , reconnectPause(random.millisBetween(Millis(2), longestTtl / 4))
    , releaseTimeout(random.chance(300) ? Millis(1000) : std::max(longestTtl / 5, Millis(20)))
    , releaseRetry(random.chance(300) ? Millis(500) : std::max(longestTtl / 10, Millis(10)))
{
}

World::World(const Settings &theSettings, quint64 seed, History *history)
    : settings(theSettings)
    , random(seed)
    , plan(random)
    , checker(*this)
    , m_history(history)
    , m_faults(*this)
{
    build();
}

void World::build()
{
    const Faults &faults = settings.faults;
    const auto drift = [&](int direction) {
        return faults.oppositeDrift ? direction * faults.clockDriftPpm
                                    : random.between(-faults.clockDriftPpm, faults.clockDriftPpm);
    };
    for (int node = 0; node < plan.nodes; ++node) {
        const Micros wallTime = std::chrono::hours(24 * 365 * 50) + random.upTo(std::chrono::hours(1));
        const SimClock clock(wallTime, drift(1));
        nodes.emplace_back(node, plan.locks, clock, random.chance(500));
        note(nodes.back().name(), [&] {
            return "clock " + std::to_string(nodes.back().fastPpm()) + " ppm fast"
                + (nodes.back().claimsToKeepData() ? ", keeps its data" : "");
        });
    }
    for (int slot = 0; slot < plan.clients; ++slot) {
        const Micros sinceBoot = std::chrono::hours(1) + random.upTo(std::chrono::hours(1));
        m_clocks.emplace_back(sinceBoot, drift(-1));
        note("client " + std::to_string(slot),
             [&] { return "clock " + std::to_string(m_clocks.back().fastPpm()) + " ppm fast"; });
        for (int node = 0; node < plan.nodes; ++node)
            routes.emplace_back(Micros(100), random.between(Micros(200), Micros(1500)));
    }
    m_clientsStarted.assign(static_cast<size_t>(plan.clients), 0);
    note("world", [&] {
        return std::to_string(plan.nodes) + " nodes, " + std::to_string(plan.clients) + " clients, "
            + std::to_string(plan.locks) + " locks, longest ttl " + std::to_string(plan.longestTtl.count())
            + " ms, overdue limit " + std::to_string(plan.overdueLimit.count()) + " ms";
    });
}

SimClient &World::startClient(int slot)
{
    const int life = m_clientsStarted[static_cast<size_t>(slot)]++;
    clients.push_back(std::make_unique<SimClient>(
        *this, slot, "c" + std::to_string(slot) + (life > 0 ? "." + std::to_string(life) : "")));
    SimClient &client = *clients.back();
    client.connect();
    for (int threads = random.chance(200) ? 2 : 1; threads > 0; --threads) {
        m_workers.push_back(std::make_unique<Worker>(*this, client));
        m_workers.back()->start(Millis(5) + random.upTo(plan.longestTtl / 4));
    }
    return client;
}

void World::replaceClient(SimClient &client)
{
    if (!client.isAlive())
        return;
    client.die();
    m_faults.startClientIn(random.upTo(Millis(5)), client.slot());
}

void World::onExecuted(int node, const Command &command, const Answer &answer)
{
    checker.onExecuted(node, command, answer);
    // Whoever waits may hear of a release, late or never; now and then somebody hears of none.
    if ((command.kind == Command::Kind::Release && answer.value == 1 && checker.wasGranted(command.token))
        || random.chance(5)) {
        for (auto &client : clients) {
            if (random.chance(500))
                client->at(client->now() + random.upTo(Millis(2)),
                           [&client = *client, lock = command.lock] { client.wakeWaiting(lock); });
        }
    }
}

bool World::runUntil(Micros until)
{
    while (agenda.runNext(until)) {
        if (agenda.actionsRun() > kMostActions) {
            m_cutShort = true;
            return false;
        }
    }
    return true;
}

bool World::isIdle() const
{
    return std::all_of(clients.begin(), clients.end(), [](const auto &client) { return client->isIdle(); });
}

bool World::runUntilIdle()
{
    // The longest that a lock is waited for, held and released.
    const Micros limit = agenda.now() + 8 * plan.longestLife() + plan.releaseTimeout + plan.releaseRetry + Millis(100);
    while (!isIdle() && agenda.now() < limit) {
        if (!runUntil(agenda.now() + plan.longestTtl / 8))
            return false;
    }
    return true;
}

void World::run()
{
    for (int slot = 0; slot < plan.clients; ++slot)
        startClient(slot);
    m_faults.start();
    if (!runUntil(plan.faultsUntil) || !runUntil(m_faults.allUpAt()))
        return;
    m_faults.stop();
    for (auto &worker : m_workers)
        worker->stop();
    for (auto &client : clients) {
        if (client->isAlive() && random.chance(700))
            client->releaseAll();
    }
    if (!runUntilIdle())
        return;
    reportUnended();
    proveThatItWorks();
}

void World::reportUnended()
{
    for (const auto &client : clients) {
        if (!client->isIdle())
            checker.report(Violation::Kind::NeverEnded,
                           client->name() + " is still at it though nothing is in its way");
    }
}

void World::checkNoKeysLeft()
{
    for (const int index : m_faults.healthyNodes()) {
        for (int lock = 0; lock < plan.locks; ++lock) {
            const Token token = nodes[static_cast<size_t>(index)].ownerOf(lock, agenda.now());
            if (token != kNobody)
                checker.report(Violation::Kind::StuckKey,
                               nodes[static_cast<size_t>(index)].name() + " has t" + std::to_string(token)
                                   + " after everybody has gone");
        }
    }
}

SimClient &World::anyOther(const SimClient *client)
{
    std::vector<SimClient *> alive;
    for (auto &candidate : clients) {
        if (candidate->isAlive() && candidate.get() != client)
            alive.push_back(candidate.get());
    }
    if (!alive.empty())
        return *alive[static_cast<size_t>(random.below(static_cast<int>(alive.size())))];
    SimClient &started = startClient(client != nullptr ? (client->slot() + 1) % plan.clients : 0);
    for (auto &worker : m_workers)
        worker->stop();
    return started;
}

/// With time enough to find out that a connection had ended silently, that the node behind it had restarted, and to
/// wait until that is no matter any more.
LockPlan World::patientPlan()
{
    LockPlan lock{.lock = random.below(plan.locks), .ttl = plan.longestTtl};
    lock.wait = 2 * (plan.overdueLimit + plan.connectTimeout + plan.reconnectPause) + 4 * plan.longestTtl + kUptimeError
        + Millis(100);
    lock.retryMin = plan.longestTtl / 4;
    lock.retryMax = plan.longestTtl / 2;
    lock.nodeTimeout = std::max(defaultNodeTimeout(lock.ttl), Millis(8));
    lock.commandTimeout = lock.nodeTimeout;
    return lock;
}

void World::proveThatItWorks()
{
    // Quarantines end, and what was left expires.
    if (!runUntil(agenda.now() + plan.connectTimeout + plan.reconnectPause + 2 * plan.longestLife() + Millis(20)))
        return;
    checkNoKeysLeft();
    const LockPlan lock = patientPlan();
    SimClient &first = anyOther(nullptr);
    Holding *held = takeForSure(first, lock, {});
    if (held == nullptr || !proveThatItHeals(*held))
        return;
    if (random.chance(500)) {
        held->release();
        (void)runUntil(agenda.now() + Millis(50));
        return;
    }
    // Another one waits for it, and gets it: after the release, or when its holder has died and the TTL is over.
    const bool dies = random.chance(500);
    Holding *const next = takeForSure(anyOther(&first), lock, [&] {
        if (dies)
            first.die();
        else
            held->release();
    });
    if (next != nullptr)
        next->release();
    (void)runUntil(agenda.now() + Millis(50));
}

Holding *World::takeForSure(SimClient &client, const LockPlan &lock, const std::function<void()> &meanwhile)
{
    Holding *holding = nullptr;
    const auto &acquiring = client.acquire(lock, [&](Acquiring &ended) {
        if (ended.isGranted())
            holding = &client.hold(lock, ended, {});
    });
    const Micros limit = agenda.now() + 2 * lock.wait;
    for (bool told = false; !acquiring.isDone() && agenda.now() < limit; told = true) {
        if (!told && meanwhile)
            meanwhile();
        if (!runUntil(agenda.now() + std::max(Millis(5), plan.longestTtl / 20)))
            return nullptr;
    }
    if (holding == nullptr)
        checker.report(Violation::Kind::NotGranted,
                       client.name() + " does not get lock" + std::to_string(lock.lock)
                           + " though a quorum is healthy and nobody holds it");
    return holding;
}

bool World::proveThatItHeals(Holding &holding)
{
    if (!runUntil(agenda.now() + Millis(10)))
        return false;
    std::vector<int> carriers;
    for (const int node : m_faults.healthyNodes()) {
        if (nodes[static_cast<size_t>(node)].ownerOf(holding.lock(), agenda.now()) == holding.token())
            carriers.push_back(node);
    }
    if (static_cast<int>(carriers.size()) <= quorumOf(plan.nodes))
        return true;
    const int bare = carriers[static_cast<size_t>(random.below(static_cast<int>(carriers.size())))];
    note(nodes[static_cast<size_t>(bare)].name(), [] { return std::string("loses the key"); });
    nodes[static_cast<size_t>(bare)].deleteKey(holding.lock(), agenda.now());
    if (!runUntil(agenda.now() + plan.longestTtl))
        return false;
    for (const int node : carriers) {
        if (nodes[static_cast<size_t>(node)].ownerOf(holding.lock(), agenda.now()) != holding.token())
            checker.report(Violation::Kind::NotHealed,
                           nodes[static_cast<size_t>(node)].name() + " lacks the key after renewals");
    }
    return true;
}

} // namespace LockscopeTest::Simulation

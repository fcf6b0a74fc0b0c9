#include "simclient.h"

#include "world.h"

namespace LockscopeTest::Simulation {

using namespace Lockscope;

namespace {

/// A timer fires this much late at most, while the process runs.
constexpr Micros kTimerLateness{1000};
constexpr Micros kTurn{30};

} // namespace

SimClient::SimClient(World &world, int slot, std::string name) : m_world(world), m_slot(slot), m_name(std::move(name))
{
    const auto nodes = static_cast<size_t>(world.plan.nodes);
    for (size_t node = 0; node < nodes; ++node) {
        m_links.emplace_back(world, *this, static_cast<int>(node), SimLink::Use::Everything);
        m_eligibilities.emplace_back(world.nodes[node].claimsToKeepData()     ? VoteEligibility::Trust::Data
                                         : world.settings.defects.trustsYoung ? VoteEligibility::Trust::AllAtFirst
                                                                              : VoteEligibility::Trust::OldProcesses);
    }
    for (size_t node = 0; world.settings.defects.releasesApart && node < nodes; ++node)
        m_links.emplace_back(world, *this, static_cast<int>(node), SimLink::Use::Releases);
    m_contacts.resize(nodes);
}

Micros SimClient::nowTrue() const
{
    return m_world.agenda.now();
}

Instant SimClient::now() const
{
    return whenRead(nowTrue());
}

Instant SimClient::whenRead(Micros trueTime) const
{
    return Instant(m_world.clock(m_slot).read(trueTime));
}

Micros SimClient::whenShows(Instant reading) const
{
    return m_world.clock(m_slot).whenShows(reading.time_since_epoch());
}

void SimClient::at(Instant when, std::function<void()> action)
{
    m_world.agenda.at(std::max(whenShows(when), nowTrue()) + m_world.random.upTo(kTimerLateness),
                      [this, action = std::move(action)] { runTimer(action); });
}

void SimClient::soon(std::function<void()> action)
{
    m_world.agenda.in(m_world.random.upTo(kTurn), [this, action = std::move(action)] { runTimer(action); });
}

void SimClient::runTimer(const std::function<void()> &action)
{
    if (isPaused())
        m_world.agenda.at(m_pausedUntil + m_world.random.upTo(kTimerLateness), [this, action] { runTimer(action); });
    else if (m_alive)
        action();
}

bool SimClient::mayVote(int node) const
{
    const Millis longestTtl
        = m_world.settings.defects.neverTrustsAgain ? Millis(std::chrono::hours(24)) : m_world.plan.longestTtl;
    return !eligibility(node).refusal(now(), longestTtl);
}

SimLink &SimClient::linkForReleases(int node)
{
    return link(m_world.settings.defects.releasesApart ? m_world.plan.nodes + node : node);
}

void SimClient::connect()
{
    for (auto &link : m_links)
        link.connect();
}

void SimClient::onUp(int node)
{
    auto &eligibility = m_eligibilities[static_cast<size_t>(node)];
    eligibility.noteConnected();
    link(node).send({.kind = Command::Kind::Identify}, m_world.plan.overdueLimit,
                    [this, node](SimLink::Outcome outcome, const Answer &answer) {
                        if (outcome != SimLink::Outcome::Answered) {
                            if (link(node).isUp())
                                onUp(node);
                            return;
                        }
                        auto &known = m_eligibilities[static_cast<size_t>(node)];
                        auto &contact = m_contacts[static_cast<size_t>(node)];
                        const QByteArray runId = QByteArray::number(answer.value);
                        if (!known.runId().isEmpty() && known.runId() != runId
                            && !m_world.nodes[static_cast<size_t>(node)].claimsToKeepData())
                            contact.probed.reset();
                        known.noteIdentity(runId, VoteEligibility::Role::Primary, answer.uptime, now());
                        m_world.note(m_name, [&] {
                            return "knows " + m_world.nodes[static_cast<size_t>(node)].name()
                                + (mayVote(node) ? "" : ", which has no vote");
                        });
                    });
    probeTime(node, m_world.plan.overdueLimit);
}

void SimClient::onDown(int node)
{
    m_contacts[static_cast<size_t>(node)].lastProbe.reset();
}

void SimClient::send(int node, const Command &command, Millis timeout, SimLink::Handler handler)
{
    if (link(node).isUp())
        m_world.checker.onSent(*this, node, command);
    link(node).send(command, timeout, std::move(handler));
}

void SimClient::probeTime(int node, Millis timeout)
{
    const Defects &defects = m_world.settings.defects;
    auto &contact = m_contacts[static_cast<size_t>(node)];
    if (defects.noTimeProbes || (contact.lastProbe && now() - *contact.lastProbe < Millis(m_world.settings.probeAgeMs)))
        return;
    contact.lastProbe = now();
    link(node).send({.kind = Command::Kind::Time}, timeout,
                    [this, node, sent = now()](SimLink::Outcome outcome, const Answer &answer) {
                        if (outcome != SimLink::Outcome::Answered)
                            return;
                        const bool hadVote = mayVote(node);
                        m_eligibilities[static_cast<size_t>(node)].noteTime(sent, now(), answer.serverTime);
                        auto &probed = m_contacts[static_cast<size_t>(node)].probed;
                        probed = probed.value_or(nowTrue());
                        if (hadVote && !mayVote(node))
                            m_world.note(m_name, [&] {
                                return "sees that the clock of " + m_world.nodes[static_cast<size_t>(node)].name()
                                    + " stepped";
                            });
                    });
}

Acquiring &SimClient::acquire(const LockPlan &plan, Acquiring::Handler onEnd)
{
    m_world.note(m_name, [&] {
        return "wants lock" + std::to_string(plan.lock) + ": ttl " + std::to_string(plan.ttl.count()) + ", wait "
            + std::to_string(plan.wait.count()) + ", node timeout " + std::to_string(plan.nodeTimeout.count())
            + (plan.autoRenew ? ", renews" : "")
            + (plan.longestHold > Millis(0) ? ", longest hold " + std::to_string(plan.longestHold.count()) : "");
    });
    m_acquiring.push_back(std::make_unique<Acquiring>(m_world, *this, plan, std::move(onEnd)));
    Acquiring &acquiring = *m_acquiring.back();
    acquiring.start();
    return acquiring;
}

Holding &SimClient::hold(const LockPlan &plan, const Acquiring &granted, Holding::LostHandler onLost)
{
    m_holding.push_back(std::make_unique<Holding>(m_world, *this, plan, granted, std::move(onLost)));
    Holding &holding = *m_holding.back();
    holding.start();
    return holding;
}

void SimClient::release(int lock, Token token, Instant giveUpAt, const std::vector<int> &nodes)
{
    m_world.checker.onReleaseStarted(token, giveUpAt);
    m_releasing.push_back(std::make_unique<Releasing>(m_world, *this, lock, token, giveUpAt, nodes));
    m_releasing.back()->step();
}

void SimClient::wakeWaiting(int lock)
{
    for (size_t i = 0; i < m_acquiring.size(); ++i) {
        if (m_acquiring[i]->plan().lock == lock && !m_acquiring[i]->isDone())
            m_acquiring[i]->wake();
    }
}

void SimClient::releaseAll()
{
    for (size_t i = 0; i < m_acquiring.size(); ++i)
        m_acquiring[i]->withdraw();
    for (size_t i = 0; i < m_holding.size(); ++i)
        m_holding[i]->release();
}

void SimClient::pause(Micros until)
{
    m_world.note(m_name, [&] { return "is paused until " + std::to_string(until.count()); });
    const Micros from = std::max(nowTrue(), m_pausedUntil);
    m_pausedInAll += std::max(Micros(0), until - from);
    m_pausedUntil = std::max(m_pausedUntil, until);
}

void SimClient::die()
{
    m_world.note(m_name, [] { return std::string("dies"); });
    m_alive = false;
    for (auto &link : m_links)
        link.leaveToKernel();
    m_world.checker.onClientDied(*this);
}

bool SimClient::isIdle() const
{
    const auto allOf = [](const auto &list, auto isOver) { return std::all_of(list.begin(), list.end(), isOver); };
    return !m_alive
        || (allOf(m_acquiring, [](const auto &job) { return job->isDone(); })
            && allOf(m_holding, [](const auto &job) { return !job->isHeld(); })
            && allOf(m_releasing, [](const auto &job) { return job->isDone(); }));
}

} // namespace LockscopeTest::Simulation

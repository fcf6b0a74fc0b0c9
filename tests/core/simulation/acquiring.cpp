#include "acquiring.h"

#include "world.h"

#include <utility>

namespace LockscopeTest::Simulation {

using namespace Lockscope;

namespace {

std::vector<int> nodesFor(const World &world, SimClient &client)
{
    std::vector<int> nodes;
    for (int node = 0; node < world.plan.nodes; ++node) {
        if (!world.settings.defects.reachableQuorum || client.link(node).isUp())
            nodes.push_back(node);
    }
    return nodes;
}

AcquireOptions machineOptions(const LockPlan &plan, size_t nodes)
{
    return {.nodes = static_cast<int>(nodes),
            .ttl = plan.ttl,
            .wait = plan.wait,
            .retryMin = plan.retryMin,
            .retryMax = plan.retryMax,
            .nodeTimeout = plan.nodeTimeout,
            .minValidity = plan.minValidity,
            .wakeSpread = plan.wakeSpread};
}

} // namespace

Acquiring::Acquiring(World &world, SimClient &client, const LockPlan &plan, Handler onEnd)
    : m_world(world)
    , m_client(client)
    , m_plan(plan)
    , m_onEnd(std::move(onEnd))
    , m_nodes(nodesFor(world, client))
    , m_machine(machineOptions(plan, m_nodes.size()), [this](int most) { return m_world.random.between(0, most); })
    , m_begun(client.now())
    , m_clientPausedBefore(client.pausedInAll())
    , m_listens(world.random.chance(600))
{
}

void Acquiring::start()
{
    m_machine.start(m_client.now());
    carryOut();
}

void Acquiring::withdraw()
{
    if (!isDone())
        m_world.note(m_client.name(), [this] { return "withdraws from lock" + std::to_string(m_plan.lock); });
    m_machine.cancel();
    carryOut();
}

void Acquiring::wake()
{
    m_machine.wake(m_client.now());
    carryOut();
}

void Acquiring::carryOut()
{
    using Kind = AcquireMachine::Step::Kind;
    for (auto steps = m_machine.takeSteps(); !steps.empty(); steps = m_machine.takeSteps()) {
        std::vector<int> withoutVote;
        std::vector<int> toRelease;
        for (const auto &step : steps) {
            if (step.kind != Kind::SendRelease)
                releaseAttempt(std::exchange(toRelease, {}));
            switch (step.kind) {
            case Kind::SendAcquire:
                if (!sendTo(step.node, step.attempt))
                    withoutVote.push_back(step.node);
                break;
            case Kind::SendRelease: toRelease.push_back(step.node); break;
            case Kind::WakeAt:
                if (m_listens && m_machine.isPausing())
                    m_machine.setPause(m_plan.ttl / 4, m_plan.ttl);
                if (m_world.settings.defects.losesTimers && m_world.random.chance(100))
                    break;
                m_client.at(step.at, [this] {
                    m_machine.onTime(m_client.now());
                    carryOut();
                });
                break;
            case Kind::Done: finish(); return;
            }
        }
        for (const int index : withoutVote)
            m_machine.onVote(m_machine.attempt(), index, Vote::Failed, m_client.now());
    }
}

bool Acquiring::sendTo(int index, int attempt)
{
    const Defects &defects = m_world.settings.defects;
    if (m_tokenOfAttempt != attempt) {
        m_tokenOfAttempt = attempt;
        if (m_token == kNobody || !defects.oneToken)
            m_token = m_world.checker.newToken(m_client, m_plan.lock);
    }
    const int node = m_nodes[static_cast<size_t>(index)];
    if (!m_client.mayVote(node))
        return false;
    m_client.probeTime(node, m_plan.commandTimeout);
    const Command command{.kind = defects.takesForEver ? Command::Kind::TakeForEver : Command::Kind::Take,
                          .lock = m_plan.lock,
                          .token = m_token,
                          .ttl = m_plan.ttl};
    m_client.send(node, command, m_plan.commandTimeout,
                  [this, attempt, index](SimLink::Outcome outcome, const Answer &answer) {
                      Vote vote = Vote::Ambiguous;
                      if (outcome == SimLink::Outcome::Answered)
                          vote = answer.value == 1 ? Vote::Granted : Vote::Held;
                      else if (outcome == SimLink::Outcome::NotSent)
                          vote = Vote::Failed;
                      onVote(attempt, index, vote);
                      if (m_world.random.chance(20)) // said twice, the second time late
                          m_client.at(m_client.now() + m_world.random.upTo(m_plan.retryMax),
                                      [this, attempt, index, vote] { onVote(attempt, index, vote); });
                  });
    return true;
}

void Acquiring::onVote(int attempt, int index, Vote vote)
{
    if (isDone())
        return;
    const int node = m_nodes[static_cast<size_t>(index)];
    if (vote == Vote::Granted && !m_client.mayVote(node))
        vote = Vote::Ambiguous; // it lost its standing meanwhile: no vote, but it is set
    if (vote == Vote::Granted && attempt == m_machine.attempt())
        m_world.checker.onVoteCounted(m_client, node, m_token);
    m_machine.onVote(attempt, index, vote, m_client.now());
    carryOut();
}

void Acquiring::releaseAttempt(const std::vector<int> &indexes)
{
    const bool hasFailed = m_machine.isDone() ? !isGranted() : m_machine.isPausing();
    if (!hasFailed || m_token == kNobody)
        return;
    m_world.checker.onTokenEnded(m_token);
    const Defects &defects = m_world.settings.defects;
    if (indexes.empty() || defects.keepsFailedAttempts)
        return;
    std::vector<int> nodes;
    for (const int index : indexes) {
        if (!defects.releasesAnsweredOnly || m_machine.votes().at(static_cast<size_t>(index)) == Vote::Granted)
            nodes.push_back(m_nodes[static_cast<size_t>(index)]);
    }
    const Instant now = m_client.now();
    m_client.release(m_plan.lock, m_token, defects.givesUpEarly ? now : now + m_plan.ttl + driftAllowance(m_plan.ttl),
                     nodes);
}

void Acquiring::finish()
{
    m_world.checker.onAcquireEnded(m_client, *this);
    if (m_onEnd)
        m_onEnd(*this);
}

} // namespace LockscopeTest::Simulation

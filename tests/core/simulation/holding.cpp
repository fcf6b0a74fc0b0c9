#include "holding.h"

#include "world.h"

namespace LockscopeTest::Simulation {

using namespace Lockscope;

namespace {

Instant grantedValidity(const World &world, const SimClient &client, const Acquiring &granted)
{
    return world.settings.defects.validityFromEnd ? validityEnd(client.now(), granted.plan().ttl)
                                                  : granted.machine().validUntil();
}

LeaseOptions machineOptions(const World &world, const LockPlan &plan, const Acquiring &granted, Instant validUntil)
{
    return {.nodes = static_cast<int>(granted.nodes().size()),
            .ttl = plan.ttl,
            .nodeTimeout = plan.nodeTimeout,
            .autoRenew = plan.autoRenew,
            .longestHold = plan.longestHold,
            .acquiredAt = granted.machine().startedAt(),
            .validUntil = world.settings.defects.renewsExpired ? validUntil + 10 * plan.ttl : validUntil};
}

} // namespace

Holding::Holding(World &world, SimClient &client, const LockPlan &plan, const Acquiring &granted, LostHandler onLost)
    : m_world(world)
    , m_client(client)
    , m_plan(plan)
    , m_onLost(std::move(onLost))
    , m_nodes(granted.nodes())
    , m_token(granted.token())
    , m_machine(machineOptions(world, plan, granted, grantedValidity(world, client, granted)))
    , m_validUntil(grantedValidity(world, client, granted))
{
}

void Holding::start()
{
    m_machine.start(m_client.now());
    if (!m_world.settings.defects.renewsExpired)
        m_validUntil = m_machine.validUntil();
    m_world.checker.onGranted(*this);
    carryOut();
}

void Holding::renewNow()
{
    (void)m_machine.renewNow(m_client.now());
    carryOut();
}

void Holding::carryOut()
{
    using Kind = LeaseMachine::Step::Kind;
    const auto steps = m_machine.takeSteps();
    for (const auto &step : steps) {
        switch (step.kind) {
        case Kind::SendRenew: sendRenew(step); break;
        case Kind::SendHeal: sendHeal(step); break;
        case Kind::Renewed:
            m_validUntil = m_machine.validUntil();
            if (m_state == State::Held)
                m_world.checker.onRenewed(*this, m_lastRound);
            break;
        case Kind::NotRenewed:
            if (m_state == State::Held)
                m_world.checker.onNotRenewed(*this);
            break;
        case Kind::Lost: onLost(); return;
        }
    }
    armTimer();
}

void Holding::armTimer()
{
    auto next = m_machine.wakeAt();
    if (next && m_world.settings.defects.losesTimers && m_world.random.chance(100))
        next = std::max(*next, m_validUntil) + m_world.random.upTo(Millis(100));
    if (!next || (m_armedFor && *m_armedFor <= *next))
        return;
    m_armedFor = next;
    m_client.at(*next, [this, at = *next] {
        if (m_armedFor == at)
            m_armedFor.reset();
        m_machine.onTime(m_client.now());
        carryOut();
    });
}

void Holding::sendRenew(const LeaseMachine::Step &step)
{
    const int node = m_nodes[static_cast<size_t>(step.node)];
    m_lastRound = step.round;
    const Command command{.kind = m_world.settings.defects.recreatesOnRenewal ? Command::Kind::ExtendOrTake
                                                                              : Command::Kind::Extend,
                          .lock = m_plan.lock,
                          .token = m_token,
                          .ttl = step.ttl,
                          .round = step.round};
    m_client.send(node, command, m_plan.commandTimeout, [this, step](SimLink::Outcome outcome, const Answer &answer) {
        onRenewAnswer(step.round, step.node, step.ttl, outcome, answer);
    });
}

void Holding::onRenewAnswer(quint64 round, int index, Millis ttl, SimLink::Outcome outcome, const Answer &answer)
{
    const Defects &defects = m_world.settings.defects;
    Vote vote = Vote::Failed;
    if (outcome == SimLink::Outcome::Answered)
        vote = answer.value == 1 ? Vote::Renewed : answer.value == 0 ? Vote::Absent : Vote::Foreign;
    if (defects.countsNotOwned && vote != Vote::Failed)
        vote = Vote::Renewed;
    if (defects.countsHealedAtOnce && vote == Vote::Absent && m_state == State::Held) {
        const int node = m_nodes[static_cast<size_t>(index)];
        m_client.link(node).send(
            {.kind = Command::Kind::Take, .lock = m_plan.lock, .token = m_token, .ttl = ttl}, m_plan.nodeTimeout,
            [this, round, index](SimLink::Outcome healed, const Answer &healAnswer) {
                onVote(round, index,
                       healed == SimLink::Outcome::Answered && healAnswer.value == 1 ? Vote::Renewed : Vote::Failed);
            });
        return;
    }
    onVote(round, index, vote);
    if (m_world.random.chance(20)) // said twice, the second time late
        m_client.at(m_client.now() + m_world.random.upTo(m_plan.ttl / 2),
                    [this, round, index, vote] { onVote(round, index, vote); });
}

void Holding::onVote(quint64 round, int index, Vote vote)
{
    // Only of the round under way: what comes later is asked again in the next.
    const bool isRefusal = (vote == Vote::Absent || vote == Vote::Foreign) && m_machine.isRenewing();
    if (isRefusal)
        m_world.checker.onRefused(m_token, round, index);
    m_machine.onVote(round, index, vote, m_client.now());
    carryOut();
    if (isRefusal)
        m_world.checker.onRefusalHeard(*this);
}

void Holding::sendHeal(const LeaseMachine::Step &step)
{
    if (m_world.settings.defects.neverHeals)
        return;
    const int node = m_nodes[static_cast<size_t>(step.node)];
    const Command command{.kind = Command::Kind::Take, .lock = m_plan.lock, .token = m_token, .ttl = step.ttl};
    m_client.send(node, command, m_plan.nodeTimeout, [](SimLink::Outcome, const Answer &) {});
}

void Holding::onLost()
{
    if (m_state != State::Held)
        return;
    m_world.note(m_client.name(), [this] { return "has lost lock" + std::to_string(m_plan.lock); });
    if (m_world.settings.defects.worksAfterLoss) {
        m_world.checker.onTokenEnded(m_token); // the library has told; this holder does not listen
        startRelease();
        return;
    }
    m_state = State::Lost;
    m_world.checker.onLost(*this);
    startRelease();
    if (m_onLost)
        m_onLost(*this);
}

void Holding::release()
{
    if (m_state != State::Held)
        return;
    m_state = State::Released;
    m_world.note(m_client.name(), [this] { return "releases lock" + std::to_string(m_plan.lock); });
    if (!m_world.settings.defects.renewsAfterRelease)
        m_machine.release();
    m_world.checker.onReleased(*this);
    startRelease();
}

void Holding::startRelease()
{
    m_client.release(m_plan.lock, m_token,
                     m_world.settings.defects.givesUpEarly ? m_client.now() : m_machine.keysGoneAt(), m_nodes);
}

} // namespace LockscopeTest::Simulation

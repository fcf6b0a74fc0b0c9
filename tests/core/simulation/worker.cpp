#include "worker.h"

#include "world.h"

namespace LockscopeTest::Simulation {

using namespace Lockscope;

void Worker::after(Micros delay, void (Worker::*next)())
{
    m_client.at(m_client.now() + delay, [this, next, turn = m_turn] {
        if (turn == m_turn)
            (this->*next)();
    });
}

void Worker::start(Micros delay)
{
    after(delay, &Worker::begin);
}

LockPlan Worker::drawPlan()
{
    auto &random = m_world.random;
    const Millis longest = m_world.plan.longestTtl;
    LockPlan plan{.lock = random.below(m_world.plan.locks)};
    plan.ttl = random.chance(500) ? longest : random.millisBetween(std::max(longest / 4, 2 * kShortestTtl), longest);
    plan.wait = random.chance(300) ? Millis(0) : random.millisBetween(Millis(1), 3 * longest);
    plan.retryMin = plan.ttl / 20;
    plan.retryMax = plan.ttl / random.between(3, 8);
    plan.nodeTimeout = random.chance(600) ? defaultNodeTimeout(plan.ttl)
                                          : random.millisBetween(Millis(5), std::max(Millis(6), plan.ttl / 3));
    plan.commandTimeout = plan.nodeTimeout * (random.chance(700) ? 1 : 4);
    plan.minValidity = random.chance(800) ? Millis(1) : plan.ttl / 2;
    plan.wakeSpread = random.chance(500) ? Millis(0) : Millis(10);
    plan.autoRenew = random.chance(600);
    if (random.chance(250))
        plan.longestHold = random.millisBetween(plan.ttl / 2, 3 * plan.ttl);
    return plan;
}

void Worker::begin()
{
    if (m_stopped)
        return;
    auto &random = m_world.random;
    auto &acquiring = m_client.acquire(drawPlan(), [this](Acquiring &ended) { onAcquireEnded(ended); });
    if (random.chance(150)) {
        const Micros when = random.chance(500) ? random.upTo(Millis(5)) : random.upTo(m_world.plan.longestTtl);
        m_client.at(m_client.now() + when, [&acquiring] { acquiring.withdraw(); });
    }
}

void Worker::onAcquireEnded(Acquiring &acquiring)
{
    ++m_turn;
    if (!acquiring.isGranted()) {
        rest();
        return;
    }
    m_holding = &m_client.hold(acquiring.plan(), acquiring, [this](Holding &) { rest(); });
    if (!m_holding->isHeld())
        return;
    auto &random = m_world.random;
    const Micros work = random.chance(300) ? random.upTo(Millis(10)) : random.upTo(5 * m_world.plan.longestTtl / 2);
    m_client.at(m_client.now() + work, [this, turn = m_turn, holding = m_holding] {
        if (!holding->isHeld())
            return;
        holding->release();
        if (turn == m_turn)
            rest();
    });
    if (random.chance(300))
        renewLater();
}

void Worker::renewLater()
{
    after(m_world.random.upTo(m_world.plan.longestTtl), &Worker::onRenewalDue);
}

void Worker::onRenewalDue()
{
    if (!m_holding->isHeld())
        return;
    m_holding->renewNow();
    renewLater();
}

void Worker::rest()
{
    ++m_turn;
    if (m_holding != nullptr && m_world.settings.faults.oneShots)
        m_world.replaceClient(m_client);
    else
        after(m_world.random.upTo(m_world.plan.longestTtl / 4), &Worker::begin);
}

} // namespace LockscopeTest::Simulation

#include "releasing.h"

#include "world.h"

namespace LockscopeTest::Simulation {

using namespace Lockscope;

Releasing::Releasing(World &world, SimClient &client, int lock, Token token, Instant giveUpAt, std::vector<int> nodes)
    : m_world(world)
    , m_client(client)
    , m_lock(lock)
    , m_token(token)
    , m_nodes(std::move(nodes))
    , m_machine(static_cast<int>(m_nodes.size()), world.plan.releaseRetry, giveUpAt)
{
}

void Releasing::step()
{
    if (m_done)
        return;
    const Instant now = m_client.now();
    for (const int index : m_machine.nodesToAsk(now))
        ask(index);
    if (m_machine.isFinished(now)) {
        m_done = true;
        for (size_t index = 0; index < m_nodes.size(); ++index) {
            if (m_machine.vote(static_cast<int>(index)) == ReleaseVote::Failed)
                m_world.checker.onReleaseGivenUp(m_token, m_nodes[index]);
        }
        m_world.checker.onReleaseDone(m_token);
        return;
    }
    const auto next = m_machine.nextAskAt();
    if (!next || (m_armedFor && *m_armedFor <= *next))
        return;
    m_armedFor = next;
    m_client.at(*next, [this] {
        m_armedFor.reset();
        step();
    });
}

void Releasing::ask(int index)
{
    const int node = m_nodes[static_cast<size_t>(index)];
    const Command command{.kind
                          = m_world.settings.defects.deletesOnRelease ? Command::Kind::Delete : Command::Kind::Release,
                          .lock = m_lock,
                          .token = m_token};
    m_client.linkForReleases(node).send(command, m_world.plan.releaseTimeout,
                                        [this, index](SimLink::Outcome outcome, const Answer &answer) {
                                            ReleaseVote vote = ReleaseVote::Failed;
                                            if (outcome == SimLink::Outcome::Answered)
                                                vote = answer.value == 1 ? ReleaseVote::Released
                                                    : answer.value == 0  ? ReleaseVote::Absent
                                                                         : ReleaseVote::Foreign;
                                            m_machine.onVote(index, vote, m_client.now());
                                            step();
                                        });
}

} // namespace LockscopeTest::Simulation

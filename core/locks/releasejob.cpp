#include "lockclient_p.h"

namespace Lockscope {

namespace {

constexpr Millis kAskAgain{500};

ReleaseVote voteOf(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ReleaseVote::Foreign : ReleaseVote::Failed;
    const Value &word = reply->isArray() && !reply->elements.empty() ? reply->elements.front() : *reply;
    if (!word.isInteger())
        return ReleaseVote::Failed;
    return word.integer == 1 ? ReleaseVote::Released : word.integer == 0 ? ReleaseVote::Absent : ReleaseVote::Foreign;
}

} // namespace

ReleaseJob::ReleaseJob(LockClient *client, Order order, FirstRoundHandler onFirstRound)
    : QObject(client)
    , m_client(client)
    , m_order(std::move(order))
    , m_machine(client->nodeCount(), kAskAgain, m_order.giveUpAt)
    , m_onFirstRound(std::move(onFirstRound))
{
    const auto &onlyOn = m_order.onlyOn;
    for (int node = 0; onlyOn && node < client->nodeCount(); ++node) {
        if (std::find(onlyOn->begin(), onlyOn->end(), node) == onlyOn->end())
            m_machine.leaveOut(node);
    }
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &ReleaseJob::step);
}

void ReleaseJob::step()
{
    const Instant now = m_client->d->clock->now();
    const auto nodes = m_machine.nodesToAsk(now);
    for (const int node : nodes)
        ask(node);
    if (!m_firstRoundTold && m_machine.isFirstRoundOver()) {
        m_firstRoundTold = true;
        const QPointer<ReleaseJob> self(this); // a handler may destroy the client
        if (m_order.wake == Wake::Yes)
            m_client->d->wakeLine(m_order.name);
        if (m_onFirstRound)
            std::exchange(m_onFirstRound, {})(m_machine);
        if (!self)
            return;
        Q_EMIT firstRoundOver();
        if (!self)
            return;
    }
    if (m_machine.isFinished(now)) {
        deleteLater();
        return;
    }
    if (const auto next = m_machine.nextAskAt())
        m_retry.start(std::max(Millis(1), std::chrono::ceil<Millis>(*next - now)));
}

void ReleaseJob::ask(int node)
{
    m_client->d->node(node).send(
        m_order.command,
        [self = QPointer(this), node](const Result<Value> &reply) {
            if (!self)
                return;
            self->m_machine.onVote(node, voteOf(reply), self->m_client->d->clock->now());
            self->step();
        },
        m_order.nodeTimeout);
}

} // namespace Lockscope

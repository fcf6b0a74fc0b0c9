#include "lockclient_p.h"

#include "../base/text.h"

namespace Lockscope {

namespace {

constexpr Millis kReleaseAgain{500};

ReleaseVote releaseVote(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ReleaseVote::Foreign : ReleaseVote::Failed;
    const Value &word = reply->isArray() && !reply->elements.empty() ? reply->elements.front() : *reply;
    if (!word.isInteger())
        return ReleaseVote::Failed;
    return word.integer == 1 ? ReleaseVote::Released : word.integer == 0 ? ReleaseVote::Absent : ReleaseVote::Foreign;
}

} // namespace

ReleaseJob::ReleaseJob(LockClient::Private &client, Order order, DoneHandler handler)
    : Job(client)
    , m_name(std::move(order.name))
    , m_token(std::move(order.token))
    , m_command(toCommand(order.command))
    , m_wake(order.wake)
    , m_nodeTimeout(order.nodeTimeout)
    , m_giveUpAt(order.giveUpAt)
    , m_machine(client.count(), kReleaseAgain, order.giveUpAt)
    , m_handler(std::move(handler))
{
    const auto &onlyOn = order.onlyOn;
    for (int node = 0; onlyOn && node < client.count(); ++node) {
        if (std::find(onlyOn->begin(), onlyOn->end(), node) == onlyOn->end())
            m_machine.leaveOut(node);
    }
}

void ReleaseJob::start()
{
    const Hold hold(*this);
    step(client().clock.now());
}

void ReleaseJob::onAnswer(int node, quint64, const Result<Value> &reply)
{
    const Instant now = client().clock.now();
    m_machine.onVote(node, releaseVote(reply), now);
    step(now);
}

void ReleaseJob::onWake(Instant now)
{
    step(now);
}

void ReleaseJob::step(Instant now)
{
    const auto nodes = m_machine.nodesToAsk(now);
    for (const int node : nodes)
        ask(node, m_command, m_nodeTimeout);
    if (m_machine.isFinished(now))
        end();
    else if (const auto next = m_machine.nextAskAt())
        wakeAt(*next);
    if (!m_machine.isFirstRoundOver())
        return;
    if (m_firstRoundReported)
        return reportOpenRelease();
    m_firstRoundReported = true;
    // Last, because a handler may destroy the client.
    const auto listeners = std::exchange(m_listeners, {});
    const auto handler = std::exchange(m_handler, {});
    if (m_wake == Wake::Yes)
        client().wakeLine(m_name);
    if (hasClient())
        reportOpenRelease();
    if (handler)
        handler(outcome());
    for (const auto &listener : listeners)
        listener();
}

void ReleaseJob::reportOpenRelease()
{
    const bool wasOpen = m_reportedAnswered.has_value();
    if (m_token.isEmpty() || (!wasOpen && answered() == m_machine.nodeCount()) || m_reportedAnswered == answered())
        return;
    m_reportedAnswered = answered();
    Q_EMIT client().q->releaseOpen({.name = m_name,
                                    .token = m_token,
                                    .nodes = m_machine.nodeCount(),
                                    .answered = answered(),
                                    .lost = m_machine.lost(),
                                    .endsBy = m_giveUpAt});
}

void ReleaseJob::onAbandoned()
{
    const auto listeners = std::exchange(m_listeners, {});
    if (const auto handler = std::exchange(m_handler, {}))
        handler(Error{.kind = ErrorKind::OutcomeUnknown,
                      .message = QStringLiteral("The client has gone before every node confirmed the release of "
                                                "\"%1\"; it may be held until its TTL ends")
                                     .arg(visibleText(m_name))});
    for (const auto &listener : listeners)
        listener();
}

Result<void> ReleaseJob::outcome() const
{
    const int nodes = m_machine.nodeCount();
    if (nodes - answered() >= quorumOf(nodes))
        return Error{.kind = ErrorKind::OutcomeUnknown,
                     .message
                     = QStringLiteral("Only %1 of %2 nodes confirmed the release of \"%3\"; it may be held until "
                                      "its TTL ends, and is released as nodes return")
                           .arg(QString::number(answered()), QString::number(nodes), visibleText(m_name))};
    if (m_machine.count(ReleaseVote::Released) == 0)
        return Error{.kind = ErrorKind::NotOwner,
                     .message = QStringLiteral("No node held \"%1\" for us any more").arg(visibleText(m_name))};
    if (nodes - m_machine.lost() < quorumOf(nodes))
        return Error{.kind = ErrorKind::NotOwner,
                     .message
                     = QStringLiteral("\"%1\" was lost before it was released: %2 of %3 nodes had it for us no more")
                           .arg(visibleText(m_name), QString::number(m_machine.lost()), QString::number(nodes))};
    return {};
}

} // namespace Lockscope

#include "lockclient_p.h"

#include "../dialects/scripts.h"

namespace Lockscope {

namespace {

constexpr Millis kAskAgain{500};
constexpr Millis kReleaseTimeout{1000};

ReleaseVote voteOf(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ReleaseVote::Foreign : ReleaseVote::Failed;
    if (!reply->isInteger())
        return ReleaseVote::Failed;
    return reply->integer == 1 ? ReleaseVote::Released : reply->integer == 0 ? ReleaseVote::Absent : ReleaseVote::Foreign;
}

} // namespace

ReleaseJob::ReleaseJob(LockClient *client, const QByteArray &name, const QByteArray &token, Instant giveUpAt, FirstRoundHandler onFirstRound)
    : QObject(client)
    , m_client(client)
    , m_name(name)
    , m_token(token)
    , m_machine(client->nodeCount(), kAskAgain, giveUpAt)
    , m_onFirstRound(std::move(onFirstRound))
{
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
        if (m_onFirstRound)
            std::exchange(m_onFirstRound, {})(m_machine);
        Q_EMIT firstRoundOver();
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
    m_client->d->links[static_cast<size_t>(node)]->send(
        {"EVAL", scriptBody(Script::ReleaseString), "1", m_name, m_token},
        [self = QPointer(this), node](const Result<Value> &reply) {
            if (!self)
                return;
            self->m_machine.onVote(node, voteOf(reply), self->m_client->d->clock->now());
            self->step();
        },
        kReleaseTimeout);
}

} // namespace Lockscope

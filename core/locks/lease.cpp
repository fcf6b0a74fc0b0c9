#include "lockclient_p.h"

#include "../base/text.h"
#include "../dialects/scripts.h"

namespace Lockscope {

namespace {

/// A scheduled renewal that cannot reach a quorum is tried again this soon, while validity lasts.
constexpr Millis kRenewalRetry{200};

ExtendVote voteOf(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ExtendVote::Foreign : ExtendVote::Failed;
    if (!reply->isInteger())
        return ExtendVote::Failed;
    return reply->integer == 1 ? ExtendVote::Renewed : reply->integer == 0 ? ExtendVote::Absent : ExtendVote::Foreign;
}

} // namespace

Lease::Lease(LockClient *client, std::shared_ptr<HeldLock::State> state, const LockOptions &options, Instant acquiredAt)
    : QObject(client)
    , m_client(client)
    , m_state(std::move(state))
    , m_options(options)
    , m_acquiredAt(acquiredAt)
    , m_lastTtlSetAt(acquiredAt)
{
    for (auto *timer : {&m_renewTimer, &m_expiryTimer, &m_roundTimer}) {
        timer->setSingleShot(true);
        timer->setTimerType(Qt::PreciseTimer);
    }
    connect(&m_renewTimer, &QTimer::timeout, this, &Lease::beginRound);
    connect(&m_roundTimer, &QTimer::timeout, this, [this] {
        if (m_round) {
            m_round->onTime(m_client->d->clock->now());
            settleRound();
        }
    });
    connect(&m_expiryTimer, &QTimer::timeout, this, [this] {
        if (m_client->d->clock->now() >= validUntil())
            lose(QStringLiteral("it could not be renewed before its validity ended"));
        else
            setValidUntil(validUntil()); // the timer came early: arm it again
    });
    m_state->lease = this;
    m_state->events = &m_signals;
    m_client->d->leases.append(this);
    setValidUntil(validUntil());
    if (m_options.autoRenew)
        scheduleRenewal(m_options.ttl / 3);
}

Lease::~Lease()
{
    m_state->ended = true;
    m_client->d->leases.removeOne(this);
    answerRenewals(Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("The lock was released")});
}

Instant Lease::validUntil() const
{
    return Instant(Micros(m_state->validUntil.load()));
}

Instant Lease::keysGoneAt() const
{
    return m_lastTtlSetAt + m_options.ttl + driftAllowance(m_options.ttl);
}

void Lease::setValidUntil(Instant until)
{
    m_state->validUntil = until.time_since_epoch().count();
    m_expiryTimer.start(std::max(Millis(0), std::chrono::ceil<Millis>(until - m_client->d->clock->now())));
}

void Lease::scheduleRenewal(Millis delay)
{
    const Instant now = m_client->d->clock->now();
    if (m_options.longestHold > Millis(0) && now + delay >= m_acquiredAt + m_options.longestHold)
        return; // the lock runs out by itself; the expiry timer tells
    m_renewTimer.start(delay);
}

void Lease::renew(std::shared_ptr<QPromise<Result<void>>> promise)
{
    m_waitingForRenewal.push_back(std::move(promise));
    if (m_state->ended)
        answerRenewals(Error{.kind = ErrorKind::Lost, .message = QStringLiteral("The lock is lost")});
    else if (m_roundSettled)
        beginRound();
}

void Lease::beginRound()
{
    if (m_state->ended || !m_roundSettled)
        return;
    const auto &d = *m_client->d;
    m_round.emplace(d.nodes(), m_options.ttl, m_options.nodeTimeout, validUntil());
    const Instant now = d.clock->now();
    m_round->start(now);
    m_roundSettled = false;
    if (!m_round->isDone()) {
        m_lastTtlSetAt = now;
        const quint64 id = ++m_roundId;
        const QByteArrayList command{"EVAL", scriptBody(Script::ExtendString), "1", m_state->name, m_state->token, QByteArray::number(m_options.ttl.count())};
        for (int node = 0; node < d.nodes(); ++node) {
            d.links[static_cast<size_t>(node)]->send(
                command,
                [self = QPointer(this), id, node](const Result<Value> &reply) {
                    if (self)
                        self->onExtendVote(id, node, voteOf(reply));
                },
                m_options.nodeTimeout);
        }
        m_roundTimer.start(m_options.nodeTimeout + Millis(1));
    }
    settleRound();
}

void Lease::onExtendVote(quint64 round, int node, ExtendVote vote)
{
    if (round != m_roundId || !m_round)
        return;
    const bool wasDone = m_round->isDone();
    m_round->onVote(node, vote, m_client->d->clock->now());
    if (!wasDone)
        settleRound();
    else if (vote == ExtendVote::Absent && m_round->outcome() == ExtendMachine::Outcome::Renewed && !m_state->ended)
        heal();
}

void Lease::settleRound()
{
    if (m_roundSettled || !m_round || !m_round->isDone() || m_state->ended)
        return;
    m_roundSettled = true;
    m_roundTimer.stop();
    switch (m_round->outcome()) {
    case ExtendMachine::Outcome::Renewed:
        setValidUntil(m_round->validUntil());
        heal();
        if (m_options.autoRenew)
            scheduleRenewal(m_options.ttl / 3);
        answerRenewals({});
        Q_EMIT m_signals.renewed();
        break;
    case ExtendMachine::Outcome::NotRenewed:
        if (m_options.autoRenew)
            scheduleRenewal(std::min(kRenewalRetry, m_options.ttl / 10));
        answerRenewals(Error{
            .kind = ErrorKind::NoQuorum, .message = QStringLiteral("Too few nodes confirmed the renewal; the lock keeps its old validity"), .retrySafe = true});
        break;
    case ExtendMachine::Outcome::Lost: lose(QStringLiteral("so many nodes no longer carry its token that there is no quorum for it")); break;
    case ExtendMachine::Outcome::Pending: break;
    }
}

void Lease::heal()
{
    const auto nodes = m_round->nodesToHeal();
    for (const int node : nodes) {
        m_client->d->links[static_cast<size_t>(node)]->send(
            {"SET", m_state->name, m_state->token, "NX", "PX", QByteArray::number(m_options.ttl.count())}, [](const Result<Value> &) {}, m_options.nodeTimeout);
    }
}

void Lease::lose(const QString &reason)
{
    if (m_state->ended.exchange(true))
        return;
    m_renewTimer.stop();
    m_expiryTimer.stop();
    m_roundTimer.stop();
    answerRenewals(Error{.kind = ErrorKind::Lost, .message = QStringLiteral("The lock \"%1\" is lost: %2").arg(visibleText(m_state->name), reason)});
    // What is left of it on a minority only blocks others.
    (new ReleaseJob(m_client, m_state->name, m_state->token, keysGoneAt()))->start();
    Q_EMIT m_signals.lost(reason);
    deleteLater();
}

void Lease::answerRenewals(const Result<void> &result)
{
    for (const auto &promise : std::exchange(m_waitingForRenewal, {})) {
        promise->addResult(result);
        promise->finish();
    }
}

void Lease::release(std::shared_ptr<QPromise<Result<void>>> promise)
{
    if (m_state->ended.exchange(true)) {
        promise->addResult(Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("This lock is not held any more")});
        promise->finish();
        return;
    }
    // No renewal is sent after this; one in flight travels ahead of the release on the same connections (S12).
    m_renewTimer.stop();
    m_expiryTimer.stop();
    m_roundTimer.stop();
    const int nodes = m_client->d->nodes();
    auto *job = new ReleaseJob(m_client, m_state->name, m_state->token, keysGoneAt(), [promise, nodes, name = m_state->name](const ReleaseMachine &machine) {
        const int released = machine.count(ReleaseVote::Released);
        const int failed = machine.count(ReleaseVote::Failed);
        const int quorum = quorumOf(nodes);
        Result<void> result;
        if (failed >= quorum) {
            result = Error{
                .kind = ErrorKind::OutcomeUnknown,
                .message
                = QStringLiteral("Only %1 of %2 nodes confirmed the release of \"%3\"; it may be held until its TTL ends, and is released as nodes return")
                      .arg(QString::number(nodes - failed), QString::number(nodes), visibleText(name))};
        } else if (released == 0) {
            result = Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("No node held \"%1\" for us any more").arg(visibleText(name))};
        }
        promise->addResult(result);
        promise->finish();
    });
    job->start();
    deleteLater();
}

} // namespace Lockscope

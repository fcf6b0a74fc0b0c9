#include "lockclient_p.h"

#include "../base/text.h"

namespace Lockscope {

namespace {

ExtendVote voteOf(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ExtendVote::Foreign : ExtendVote::Failed;
    if (!reply->isInteger())
        return ExtendVote::Failed;
    return reply->integer == 1 ? ExtendVote::Renewed : reply->integer == 0 ? ExtendVote::Absent : ExtendVote::Foreign;
}

QString reasonText(LeaseMachine::LossReason reason)
{
    switch (reason) {
    case LeaseMachine::LossReason::Expired: return QStringLiteral("it could not be renewed before its validity ended");
    case LeaseMachine::LossReason::Refused: return QStringLiteral("so many nodes no longer carry its token that there is no quorum for it");
    case LeaseMachine::LossReason::LongestHold: return QStringLiteral("its longest hold is over");
    case LeaseMachine::LossReason::None: break;
    }
    return {};
}

LeaseOptions machineOptions(const LockOptions &options, int nodes, Instant acquiredAt)
{
    return {.nodes = nodes,
            .ttl = options.ttl,
            .nodeTimeout = options.nodeTimeout,
            .autoRenew = options.autoRenew,
            .longestHold = options.longestHold,
            .acquiredAt = acquiredAt,
            .validUntil = validityEnd(acquiredAt, options.ttl)};
}

Error notHeld()
{
    return {.kind = ErrorKind::NotOwner, .message = QStringLiteral("This lock is not held any more")};
}

} // namespace

Lease::Lease(LockClient *client, std::shared_ptr<HeldLock::State> state, const LockOptions &options, const LockRecipe &recipe, Instant acquiredAt)
    : QObject(client)
    , m_client(client)
    , m_state(std::move(state))
    , m_options(options)
    , m_recipe(recipe)
    , m_machine(machineOptions(options, client->nodeCount(), acquiredAt))
{
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer);
    connect(&m_wake, &QTimer::timeout, this, [this] {
        m_machine.onTime(m_client->d->clock->now());
        carryOut();
    });
    m_state->lease = this; // nobody else has the state yet
    m_state->events = &m_signals;
    m_client->d->leases.append(this);
    m_machine.start(m_client->d->clock->now());
    carryOut();
}

Lease::~Lease()
{
    {
        const std::lock_guard guard(m_state->mutex);
        m_state->lease = nullptr;
    }
    (void)m_state->end(HeldLock::State::Phase::Lost);
    m_client->d->leases.removeOne(this);
    answerAll(notHeld());
}

Claim Lease::claim(Millis ttl) const
{
    return {.name = m_state->name, .owner = m_state->token, .ttl = ttl + m_options.lockDelay, .holds = m_state->holds + m_reentering};
}

void Lease::carryOut()
{
    const auto steps = m_machine.takeSteps();
    m_state->validUntil = m_machine.validUntil().time_since_epoch().count();
    if (const auto wakeAt = m_machine.wakeAt())
        m_wake.start(std::max(Millis(0), std::chrono::ceil<Millis>(*wakeAt - m_client->d->clock->now())));
    else
        m_wake.stop();
    const QPointer<Lease> self(this); // a handler of our signals may destroy the client
    for (const auto &step : steps) {
        switch (step.kind) {
        case LeaseMachine::Step::Kind::SendRenew: sendRenew(step); break;
        case LeaseMachine::Step::Kind::SendHeal: sendHeal(step); break;
        case LeaseMachine::Step::Kind::Renewed:
            onRoundSettled({});
            if (self)
                Q_EMIT m_signals.renewed();
            break;
        case LeaseMachine::Step::Kind::NotRenewed:
            onRoundSettled(Error{.kind = ErrorKind::NoQuorum,
                                 .message = QStringLiteral("Too few nodes confirmed the renewal; the lock keeps its old validity"),
                                 .retrySafe = true});
            break;
        case LeaseMachine::Step::Kind::Lost: lose(); return;
        }
        if (!self)
            return;
    }
}

void Lease::sendRenew(const LeaseMachine::Step &step)
{
    m_client->d->node(step.node).send(
        m_recipe.renew(claim(step.ttl)),
        [self = QPointer(this), round = step.round, node = step.node](const Result<Value> &reply) {
            if (!self)
                return;
            self->m_machine.onVote(round, node, voteOf(reply), self->m_client->d->clock->now());
            self->carryOut();
        },
        m_options.nodeTimeout);
}

void Lease::sendHeal(const LeaseMachine::Step &step)
{
    Claim healing = claim(step.ttl);
    healing.healing = true;
    m_client->d->node(step.node).send(
        m_recipe.take(healing), [](const Result<Value> &) {}, m_options.nodeTimeout);
}

void Lease::renew(const DoneAnswer &answer)
{
    renewWith(answer, false);
}

void Lease::renewWith(const DoneAnswer &answer, bool afresh)
{
    const bool underWay = m_machine.isRenewing();
    if (m_state->phase != HeldLock::State::Phase::Held || !m_machine.renewNow(m_client->d->clock->now())) {
        answer->give(Error{.kind = ErrorKind::Lost, .message = QStringLiteral("The lock is lost, or its longest hold leaves no time")});
    } else {
        m_waiting.push_back({.round = underWay && afresh ? m_machine.round() + 1 : m_machine.round(), .answer = answer});
    }
    carryOut();
}

void Lease::onRoundSettled(const Result<void> &result)
{
    std::vector<Waiting> later;
    const QPointer<Lease> self(this);
    for (auto &waiting : std::exchange(m_waiting, {})) {
        if (waiting.round <= m_machine.round())
            waiting.answer->give(result);
        else
            later.push_back(std::move(waiting));
    }
    if (!self || later.empty())
        return;
    m_waiting = std::move(later);
    if (m_machine.renewNow(m_client->d->clock->now()))
        QMetaObject::invokeMethod(this, &Lease::carryOut, Qt::QueuedConnection);
}

void Lease::reenter(const DoneAnswer &answer)
{
    if (!m_recipe.isReentrant()) {
        answer->give(Error{.kind = ErrorKind::InvalidArgument,
                           .message = QStringLiteral("Locks of the dialect \"%1\" have no hold count; acquire it once").arg(m_state->dialect)});
        return;
    }
    // A renewal that carries the new count; what a node misses is set right by the next one. The caller has the hold when
    // it is confirmed, so that a release() meanwhile does not take it for one to give back.
    ++m_reentering;
    auto counted = std::make_shared<Answer<void>>();
    whenDone(counted->future(), this, [this, answer](const Result<void> &result) {
        --m_reentering;
        if (result)
            ++m_state->holds;
        answer->give(result);
    });
    renewWith(counted, true);
}

void Lease::giveBack(const DoneAnswer &answer)
{
    renewWith(answer, true);
}

void Lease::lose()
{
    const QString reason = reasonText(m_machine.lossReason());
    const bool told = m_state->end(HeldLock::State::Phase::Lost);
    answerAll(Error{.kind = ErrorKind::Lost, .message = QStringLiteral("The lock \"%1\" is lost: %2").arg(visibleText(m_state->name), reason)});
    // What is left of it on a minority only blocks others; with a lock-delay, that is what is wanted.
    if (m_options.lockDelay == Millis(0))
        (new ReleaseJob(m_client, releaseOrder()))->start();
    deleteLater();
    if (told)
        Q_EMIT m_signals.lost(reason);
}

void Lease::answerAll(const Result<void> &result)
{
    for (const auto &waiting : std::exchange(m_waiting, {}))
        waiting.answer->give(result);
}

ReleaseJob::Order Lease::releaseOrder() const
{
    return {.name = m_state->name,
            .command = m_recipe.release(m_state->name, m_state->token, Wake::Yes),
            .wake = Wake::Yes,
            .nodeTimeout = m_options.nodeTimeout,
            .giveUpAt = keysGoneAt()};
}

void Lease::letGo()
{
    if (m_state->end(HeldLock::State::Phase::Released))
        release(std::make_shared<Answer<void>>());
}

void Lease::release(const DoneAnswer &answer)
{
    // No renewal is sent after this; one in flight travels ahead of the release on the same connections (S12).
    m_machine.release();
    m_wake.stop();
    const int nodes = m_client->nodeCount();
    auto *job = new ReleaseJob(m_client, releaseOrder(), [answer, nodes, name = m_state->name](const ReleaseMachine &machine) {
        const int released = machine.count(ReleaseVote::Released);
        const int failed = machine.count(ReleaseVote::Failed);
        Result<void> result;
        if (failed >= quorumOf(nodes))
            result = Error{.kind = ErrorKind::OutcomeUnknown,
                           .message = QStringLiteral("Only %1 of %2 nodes confirmed the release of \"%3\"; it may be held until "
                                                     "its TTL ends, and is released as nodes return")
                                          .arg(QString::number(nodes - failed), QString::number(nodes), visibleText(name))};
        else if (released == 0)
            result = Error{.kind = ErrorKind::NotOwner, .message = QStringLiteral("No node held \"%1\" for us any more").arg(visibleText(name))};
        answer->give(result);
    });
    job->start();
    const QPointer<Lease> self(this); // who hears an answer may destroy the client
    answerAll(notHeld());
    if (self)
        deleteLater();
}

} // namespace Lockscope

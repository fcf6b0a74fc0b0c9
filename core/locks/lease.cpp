#include "lockclient_p.h"

#include "../base/text.h"

namespace Lockscope {

namespace {

ExtendVote extendVote(const Result<Value> &reply)
{
    if (!reply)
        return reply.error().kind == ErrorKind::WrongType ? ExtendVote::Foreign : ExtendVote::Failed;
    if (!reply->isInteger())
        return ExtendVote::Failed;
    return reply->integer == 1 ? ExtendVote::Renewed : reply->integer == 0 ? ExtendVote::Absent : ExtendVote::Foreign;
}

QString reasonText(LeaseMachine::LossReason reason, int nodes, bool renews)
{
    switch (reason) {
    case LeaseMachine::LossReason::Expired:
        return renews ? QStringLiteral("it could not be renewed before its validity ended")
                      : QStringLiteral("its validity has ended, and it was not to be renewed by itself");
    case LeaseMachine::LossReason::Refused:
        return nodes == 1
            ? QStringLiteral("its key is gone or has another owner")
            : QStringLiteral("its key is gone or has another owner on so many nodes that no quorum is left");
    case LeaseMachine::LossReason::LongestHold: return QStringLiteral("its longest hold is over");
    case LeaseMachine::LossReason::None: break;
    }
    return {};
}

Error notRenewed(const QString &refusal)
{
    const QString what = QStringLiteral("Too few nodes confirmed the renewal; the lock keeps its old validity");
    return {.kind = ErrorKind::NoQuorum,
            .message = refusal.isEmpty() ? what : what + QStringLiteral(". ") + refusal,
            .retrySafe = true};
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

} // namespace

Lease::Lease(LockClient::Private &client, std::shared_ptr<HeldLock::State> state, const LockOptions &options,
             const LockRecipe &recipe, Instant acquiredAt)
    : Job(client)
    , m_state(std::move(state))
    , m_options(options)
    , m_recipe(recipe)
    , m_nodes(client.count())
    , m_machine(machineOptions(options, m_nodes, acquiredAt))
{
    m_state->lease = this; // not shared with another thread yet
    m_machine.start(client.clock.now());
    m_state->validUntil = m_machine.validUntil().time_since_epoch().count();
    wakeAt(*m_machine.wakeAt());
}

Lease::~Lease() = default;

void Lease::onAbandoned()
{
    detachHandle();
    (void)m_state->end(HeldLock::State::Phase::Lost);
    answerAll(m_state->ended());
}

void Lease::detachHandle()
{
    const std::lock_guard guard(m_state->mutex);
    m_state->lease = nullptr;
}

LeaseSignals *Lease::events()
{
    if (!m_signals)
        m_signals = std::make_unique<LeaseSignals>();
    return m_signals.get();
}

Claim Lease::claim(Millis ttl) const
{
    return {.name = m_state->name,
            .owner = m_state->token,
            .ttl = ttl + m_options.lockDelay,
            .holds = m_state->holds + m_reentering};
}

void Lease::onWake(Instant now)
{
    m_machine.onTime(now);
    carryOut();
}

void Lease::onAnswer(int node, quint64 round, const Result<Value> &reply)
{
    if (round == 0)
        return; // the reply to a heal
    if (!reply && !reply.error().serverReply.isEmpty())
        m_refusal = reply.error().message;
    m_machine.onVote(round, node, extendVote(reply), client().clock.now());
    carryOut();
}

void Lease::carryOut()
{
    const auto steps = m_machine.takeSteps();
    m_state->validUntil = m_machine.validUntil().time_since_epoch().count();
    if (const auto next = m_machine.wakeAt())
        wakeAt(*next);
    else
        cancelWake();
    for (const auto &step : steps) {
        switch (step.kind) {
        case LeaseMachine::Step::Kind::SendRenew: sendRenew(step); break;
        case LeaseMachine::Step::Kind::SendHeal: sendHeal(step); break;
        case LeaseMachine::Step::Kind::Renewed:
            m_refusal.clear();
            onRoundSettled(step.round, {});
            if (hasClient() && m_signals)
                Q_EMIT m_signals->renewed();
            break;
        case LeaseMachine::Step::Kind::NotRenewed:
            onRoundSettled(step.round, notRenewed(std::exchange(m_refusal, {})));
            break;
        case LeaseMachine::Step::Kind::Lost: lose(); return;
        }
        if (hasEnded())
            return; // a receiver released the lock or destroyed the client
    }
}

void Lease::sendRenew(const LeaseMachine::Step &step)
{
    ask(step.node, toCommand(m_recipe.renew(claim(step.ttl))), m_options.nodeTimeout, step.round);
}

void Lease::sendHeal(const LeaseMachine::Step &step)
{
    Claim healing = claim(step.ttl);
    healing.alreadyHeldByQuorum = true;
    ask(step.node, toCommand(m_recipe.take(healing)), m_options.nodeTimeout);
}

void Lease::renew(const DoneHandler &handler)
{
    const Hold hold(*this);
    renewWith(handler, false);
}

void Lease::startAutoRenew(const DoneHandler &handler)
{
    const Hold hold(*this);
    m_machine.setAutoRenew(true, client().clock.now());
    carryOut();
    handler({});
}

void Lease::stopAutoRenew(const DoneHandler &handler)
{
    const Hold hold(*this);
    m_machine.setAutoRenew(false, client().clock.now());
    carryOut();
    handler({});
}

void Lease::giveBack(const DoneHandler &handler)
{
    const Hold hold(*this);
    renewWith(handler, true);
}

void Lease::renewWith(const DoneHandler &handler, bool afresh)
{
    const auto state = m_state;
    const quint64 before = m_machine.round();
    const bool held = m_state->phase == HeldLock::State::Phase::Held;
    const bool renewing = held && m_machine.renewNow(client().clock.now());
    if (renewing)
        m_waiting.push_back(
            {.round = afresh && m_machine.round() == before ? before + 1 : m_machine.round(), .handler = handler});
    carryOut();
    // Last, because the handler may destroy the client.
    if (!renewing)
        handler(held ? Error{.kind = ErrorKind::Lost,
                             .message = QStringLiteral("The lock is lost, or its longest hold leaves no time")}
                     : state->ended());
}

void Lease::onRoundSettled(quint64 settled, const Result<void> &result)
{
    const auto all = std::exchange(m_waiting, {});
    for (const auto &waiting : all) {
        if (waiting.round > settled && !hasEnded())
            m_waiting.push_back(waiting);
        else
            // The handler may release or renew the lock, or destroy the client.
            waiting.handler(waiting.round > settled ? Result<void>(m_state->ended()) : result);
    }
    // The next round begins in a later turn.
    if (!hasEnded() && !m_waiting.empty() && m_machine.renewNow(client().clock.now()))
        wakeAt(client().clock.now());
}

void Lease::reenter(const DoneHandler &handler)
{
    const Hold hold(*this);
    if (!m_recipe.isReentrant()) {
        handler(Error{
            .kind = ErrorKind::InvalidArgument,
            .message
            = QStringLiteral("Locks of the dialect \"%1\" have no hold count; acquire it once").arg(m_state->dialect)});
        return;
    }
    // A renewal carries the new count, and the next one corrects nodes that missed it. The hold counts only when
    // confirmed, so that a concurrent release() does not give it back.
    ++m_reentering;
    renewWith(
        [this, handler](const Result<void> &result) {
            --m_reentering;
            if (result)
                ++m_state->holds;
            handler(result);
        },
        true);
}

void Lease::lose()
{
    const QString reason = reasonText(m_machine.lossReason(), m_nodes, m_machine.renewsByItself());
    const bool wasHeld = m_state->end(HeldLock::State::Phase::Lost);
    detachHandle();
    // Keys left on a minority only block others. With a lock-delay that is intended.
    if (m_options.lockDelay == Millis(0))
        startRelease({}, false);
    end();
    answerAll(Error{.kind = ErrorKind::Lost,
                    .message = QStringLiteral("The lock \"%1\" is lost: %2").arg(visibleText(m_state->name), reason)});
    if (wasHeld && m_signals)
        Q_EMIT m_signals->lost(reason);
}

void Lease::answerAll(const Result<void> &result)
{
    const auto all = std::exchange(m_waiting, {});
    for (const auto &waiting : all)
        waiting.handler(result);
}

void Lease::startRelease(const DoneHandler &handler, bool reports)
{
    (new ReleaseJob(client(),
                    {.name = m_state->name,
                     .command = m_recipe.release(m_state->name, m_state->token, Wake::Yes),
                     .wake = Wake::Yes,
                     .nodeTimeout = m_options.nodeTimeout,
                     .giveUpAt = keysGoneAt(),
                     .token = reports ? m_state->token : QByteArray()},
                    handler))
        ->start();
}

void Lease::letGo()
{
    if (m_state->end(HeldLock::State::Phase::Released))
        release({});
}

void Lease::release(const DoneHandler &handler)
{
    const Hold hold(*this);
    // Sends no renewal from here on. One in flight precedes the release on the same connections (S12).
    m_machine.release();
    detachHandle();
    startRelease(handler, true);
    end();
    answerAll(m_state->ended());
}

} // namespace Lockscope

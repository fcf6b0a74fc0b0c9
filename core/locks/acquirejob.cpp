#include "lockclient_p.h"

#include "../base/text.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace Lockscope {

namespace {

/// How long an acquire waits for the first word of nodes that are still connecting.
constexpr Millis kSettleLimit{1000};
/// Where the nodes tell us of releases, asking is only for what no message tells: an owner that ended without one.
constexpr Millis kListeningPauseMin{250};
constexpr Millis kListeningPauseMax{1000};
/// Clients woken together come back apart by up to this, so that each does not get one part of the nodes.
constexpr Millis kWakeSpread{10};

AcquireOptions machineOptions(const LockOptions &options, int nodes, Millis wait)
{
    return {.nodes = nodes,
            .ttl = options.ttl,
            .wait = wait,
            .retryMin = options.retryMin,
            .retryMax = std::max(options.retryMin, options.retryMax),
            .nodeTimeout = options.nodeTimeout,
            .wakeSpread = nodes == 1 ? Millis(0) : kWakeSpread};
}

struct TakeReply
{
    AcquireVote vote = AcquireVote::Ambiguous;
    quint64 fencingToken = 0;
};

TakeReply readTake(const Result<Value> &reply)
{
    if (!reply) {
        switch (reply.error().kind) {
        case ErrorKind::OutcomeUnknown:
        case ErrorKind::Server: return {.vote = AcquireVote::Ambiguous}; // what a script did before its error stays done
        case ErrorKind::WrongType: return {.vote = AcquireVote::Held}; // another kind of lock is there
        default: return {.vote = reply.error().isConfiguration() ? AcquireVote::Misconfigured : AcquireVote::Failed};
        }
    }
    if (reply->isNil())
        return {.vote = AcquireVote::Held};
    if (reply->type == Value::Type::Status)
        return {.vote = AcquireVote::Granted};
    if (reply->isArray() && !reply->elements.empty() && reply->elements[0].isInteger()) {
        if (reply->elements[0].integer == 0)
            return {.vote = AcquireVote::Held};
        if (reply->elements[0].integer == 1 && reply->elements.size() == 2 && reply->elements[1].isInteger())
            return {.vote = AcquireVote::Granted, .fencingToken = static_cast<quint64>(reply->elements[1].integer)};
    }
    return {.vote = AcquireVote::Ambiguous};
}

} // namespace

AcquireJob::AcquireJob(LockClient *client, const QByteArray &name, const LockOptions &options, const LockRecipe &recipe, LockAnswer answer)
    : QObject(client)
    , m_client(client)
    , m_name(name)
    , m_options(options)
    , m_recipe(recipe)
    , m_answer(std::move(answer))
    , m_deadline(client->d->clock->now() + options.wait)
    , m_place(client->d->clientId + ':' + QByteArray::number(++client->d->lastAttempt))
    , m_errors(static_cast<size_t>(client->nodeCount()))
{
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer);
    connect(&m_cancelWatcher, &QFutureWatcherBase::canceled, this, &AcquireJob::withdraw);
    m_cancelWatcher.setFuture(m_answer->future());
}

AcquireJob::~AcquireJob()
{
    leaveLine();
}

void AcquireJob::start()
{
    // A single attempt does not stand in line: it asks once, and does not wait for those who do.
    if (m_options.wait > Millis(0)) {
        auto &line = m_client->d->lines[m_name];
        m_inLine = true;
        line.append(this);
        if (line.size() > 1) {
            connect(&m_wake, &QTimer::timeout, this, &AcquireJob::begin);
            m_wake.start(m_options.wait);
            return;
        }
    }
    await();
}

void AcquireJob::onTurn()
{
    if (m_done || m_machine)
        return;
    m_wake.disconnect(this);
    await();
}

/// Begins when every node has said its first word.
void AcquireJob::await()
{
    if (m_client->d->allSettled()) {
        begin();
        return;
    }
    for (const auto &node : m_client->d->nodes) {
        connect(node.get(), &LockNode::settled, this, [this] {
            if (m_client->d->allSettled())
                begin();
        });
    }
    connect(&m_wake, &QTimer::timeout, this, &AcquireJob::begin);
    m_wake.start(kSettleLimit);
}

void AcquireJob::begin()
{
    if (m_machine || m_done)
        return;
    m_wake.stop();
    m_wake.disconnect(this);
    for (const auto &node : m_client->d->nodes)
        disconnect(node.get(), &LockNode::settled, this, nullptr);
    if (m_client->d->twins) {
        finishWith(*m_client->d->twins);
        return;
    }
    const auto &line = m_client->d->lines.value(m_name);
    if (m_inLine && line.first() != this) {
        finishWith(Error{.kind = ErrorKind::Conflict,
                         .message = QStringLiteral("The wait for \"%1\" is over: %2 other callers of this program stood in line before this one")
                                        .arg(visibleText(m_name), QString::number(line.indexOf(this))),
                         .retrySafe = true});
        return;
    }
    const Instant now = m_client->d->clock->now();
    const Millis left = std::max(Millis(0), floorMillis(m_deadline - now));
    m_machine.emplace(machineOptions(m_options, m_client->nodeCount(), m_options.wait > Millis(0) ? left : Millis(0)),
                      [](int most) { return static_cast<int>(QRandomGenerator::global()->bounded(most + 1)); });
    connect(&m_wake, &QTimer::timeout, this, [this] {
        choosePause();
        m_machine->onTime(m_client->d->clock->now());
        carryOut();
    });
    m_machine->start(now);
    carryOut();
}

void AcquireJob::withdraw()
{
    if (m_done)
        return;
    if (!m_machine) {
        finishWith(Error{.kind = ErrorKind::Cancelled, .message = QStringLiteral("Taking \"%1\" was cancelled").arg(visibleText(m_name))});
        return;
    }
    m_machine->cancel();
    carryOut();
}

void AcquireJob::wake()
{
    if (!m_machine)
        return;
    m_machine->wake(m_client->d->clock->now());
    carryOut();
}

void AcquireJob::carryOut()
{
    if (m_done)
        return;
    const auto steps = m_machine->takeSteps();
    std::vector<int> toRelease;
    for (const auto &step : steps) {
        if (!toRelease.empty() && step.kind != AcquireMachine::Step::Kind::SendRelease)
            releaseAttempt(std::exchange(toRelease, {}));
        switch (step.kind) {
        case AcquireMachine::Step::Kind::SendAcquire: sendTake(step.node, step.attempt); break;
        case AcquireMachine::Step::Kind::SendRelease: toRelease.push_back(step.node); break;
        case AcquireMachine::Step::Kind::WakeAt:
            m_wake.start(std::max(Millis(0), std::chrono::ceil<Millis>(step.at - m_client->d->clock->now())));
            if (m_machine->isPausing())
                listen(); // from here on a message may end the pause
            break;
        case AcquireMachine::Step::Kind::Done: finish(); return;
        }
    }
}

void AcquireJob::sendTake(int index, int attempt)
{
    auto &d = *m_client->d;
    if (index == 0)
        m_token = m_recipe.makeOwner(d.clientId, ++d.lastAttempt, m_options.program.isEmpty() ? QCoreApplication::applicationName() : m_options.program);
    LockNode &node = d.node(index);
    const auto vote = [self = QPointer(this), index, attempt](const Result<Value> &reply) {
        if (!self || self->m_done)
            return; // the machine has decided; the release of a refused attempt travels behind its SET
        auto &self_ = *self;
        TakeReply taken = readTake(reply);
        auto &error = self_.m_errors[static_cast<size_t>(index)];
        error = reply ? std::nullopt : std::optional(reply.error());
        if (taken.vote == AcquireVote::Granted) {
            // What the probe ahead of it told counts as well.
            if (const auto refusal = self_.m_client->d->node(index).refusal()) {
                error = refusal;
                taken.vote = AcquireVote::Ambiguous; // no vote, but it is set
            } else if (attempt == self_.m_machine->attempt() && self_.m_options.fencingToken) {
                self_.m_fencingToken = taken.fencingToken;
            }
        }
        self_.choosePause();
        self_.m_machine->onVote(attempt, index, taken.vote, self_.m_client->d->clock->now());
        self_.carryOut();
    };
    if (const auto refusal = node.refusal()) {
        // Answered in a later turn, as a node would.
        QMetaObject::invokeMethod(
            this, [vote, refusal] { vote(*refusal); }, Qt::QueuedConnection);
        return;
    }
    node.probeClock();
    node.send(m_recipe.take({.name = m_name,
                             .owner = m_token,
                             .ttl = m_options.ttl + m_options.lockDelay,
                             .place = m_options.wait > Millis(0) ? m_place : QByteArray(),
                             .fencingToken = m_options.fencingToken}),
              vote, m_options.nodeTimeout);
}

void AcquireJob::releaseAttempt(const std::vector<int> &nodes)
{
    const Millis life = m_options.ttl + m_options.lockDelay;
    const Wake wake = m_client->nodeCount() == 1 && m_machine->isDone() ? Wake::Yes : Wake::No;
    (new ReleaseJob(m_client,
                    {.name = m_name,
                     .command = m_recipe.release(m_name, m_token, wake),
                     .wake = wake,
                     .nodeTimeout = m_options.nodeTimeout,
                     .giveUpAt = m_client->d->clock->now() + life + driftAllowance(life),
                     .onlyOn = nodes}))
        ->start();
}

void AcquireJob::listen()
{
    if (!m_channels.isEmpty())
        return;
    m_channels = m_recipe.wakeChannels(m_name, m_place);
    for (const auto &node : m_client->d->nodes) {
        connect(node.get(), &LockNode::woken, this, &AcquireJob::onWoken);
        for (const auto &channel : m_channels)
            node->listen(channel);
    }
}

void AcquireJob::onWoken(const QByteArray &channel)
{
    if (!m_done && m_channels.contains(channel))
        wake();
}

/// Seldom while enough nodes would tell us, often when they would not (any more).
void AcquireJob::choosePause()
{
    if (m_channels.isEmpty() || !m_recipe.everyOwnerTells())
        return;
    const auto listening = std::count_if(m_client->d->nodes.begin(), m_client->d->nodes.end(), [this](const auto &node) {
        return std::all_of(m_channels.begin(), m_channels.end(), [&](const QByteArray &channel) { return node->isListening(channel); });
    });
    if (listening >= quorumOf(m_client->nodeCount()))
        m_machine->setPause(std::max(m_options.retryMin, kListeningPauseMin), std::max(m_options.retryMax, kListeningPauseMax));
    else
        m_machine->setPause(m_options.retryMin, m_options.retryMax);
}

Error AcquireJob::failure() const
{
    const QString name = visibleText(m_name);
    int granted = 0;
    int held = 0;
    for (const auto &vote : m_machine->votes()) {
        granted += vote == AcquireVote::Granted ? 1 : 0;
        held += vote == AcquireVote::Held ? 1 : 0;
    }
    const int nodes = m_client->nodeCount();
    QStringList reasons;
    for (const auto &error : m_errors) {
        if (error && !reasons.contains(error->message))
            reasons += error->message;
    }
    const QString why = reasons.isEmpty() ? QString() : QStringLiteral(" ") + reasons.join(QStringLiteral(". "));
    const auto noQuorum = [&](bool retrySafe) {
        return Error{.kind = ErrorKind::NoQuorum,
                     .message = QStringLiteral("\"%1\" cannot be taken: %2 of %3 nodes granted it, %4 are needed.%5")
                                    .arg(name, QString::number(granted), QString::number(nodes), QString::number(quorumOf(nodes)), why),
                     .retrySafe = retrySafe};
    };
    switch (m_machine->outcome()) {
    case AcquireMachine::Outcome::Conflict:
        return {.kind = ErrorKind::Conflict,
                .message = nodes == 1
                    ? QStringLiteral("Somebody else holds \"%1\"").arg(name)
                    : QStringLiteral("Somebody else holds \"%1\": %2 of %3 nodes granted it, %4 are needed; %5 have another owner.%6")
                          .arg(name, QString::number(granted), QString::number(nodes), QString::number(quorumOf(nodes)), QString::number(held), why),
                .retrySafe = true};
    case AcquireMachine::Outcome::TooSlow:
        return {.kind = ErrorKind::Timeout,
                .message = QStringLiteral("The nodes took so long that nothing was left of the TTL of %1 ms; choose a longer TTL").arg(m_options.ttl.count()),
                .retrySafe = true};
    case AcquireMachine::Outcome::Cancelled: return {.kind = ErrorKind::Cancelled, .message = QStringLiteral("Taking \"%1\" was cancelled").arg(name)};
    case AcquireMachine::Outcome::Misconfigured: return noQuorum(false);
    default: return noQuorum(true);
    }
}

/// Nobody would come when its turn came there.
void AcquireJob::leaveQueues()
{
    if (m_options.wait == Millis(0) || m_machine->attempt() == 0)
        return;
    const auto leave = m_recipe.leaveQueue(m_name, m_place);
    if (!leave)
        return;
    const bool granted = m_machine->outcome() == AcquireMachine::Outcome::Granted;
    for (int node = 0; node < m_client->nodeCount(); ++node) {
        if (!granted || m_machine->votes()[static_cast<size_t>(node)] != AcquireVote::Granted)
            m_client->d->node(node).send(
                *leave, [](const Result<Value> &) {}, m_options.nodeTimeout);
    }
}

void AcquireJob::finish()
{
    leaveQueues();
    if (m_machine->outcome() != AcquireMachine::Outcome::Granted) {
        finishWith(failure());
        return;
    }
    auto state = std::make_shared<HeldLock::State>();
    state->name = m_name;
    state->token = m_token;
    state->dialect = m_options.dialect;
    state->ttl = m_options.ttl;
    state->fencingToken = m_fencingToken;
    state->clock = m_client->d->clock;
    state->validUntil = m_machine->validUntil().time_since_epoch().count();
    new Lease(m_client, state, m_options, m_recipe, m_machine->startedAt());
    finishWith(std::make_shared<HeldLock>(std::move(state)));
}

void AcquireJob::finishWith(const Result<HeldLockPtr> &result)
{
    m_done = true;
    m_wake.stop();
    disconnect(&m_cancelWatcher, nullptr, this, nullptr);
    if (!m_channels.isEmpty()) {
        for (const auto &node : m_client->d->nodes) {
            disconnect(node.get(), &LockNode::woken, this, nullptr);
            for (const auto &channel : m_channels)
                node->unlisten(channel);
        }
    }
    leaveLine();
    deleteLater();
    m_answer->give(result); // last: whoever hears it may destroy the client
}

void AcquireJob::leaveLine()
{
    if (!std::exchange(m_inLine, false))
        return;
    auto &lines = m_client->d->lines;
    const auto line = lines.find(m_name);
    const bool wasFirst = line->first() == this;
    line->removeOne(this);
    if (line->isEmpty())
        lines.erase(line);
    else if (wasFirst)
        QMetaObject::invokeMethod(line->first(), &AcquireJob::onTurn, Qt::QueuedConnection);
}

} // namespace Lockscope

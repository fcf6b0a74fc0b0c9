#include "lockclient_p.h"

#include "../base/text.h"

#include <QCoreApplication>
#include <QRandomGenerator>

namespace Lockscope {

namespace {

/// How long an acquire waits for nodes that are still connecting.
constexpr Millis kFirstWordLimit{1000};
/// Bounds of the pause while nodes report releases. Retries then only catch owners that ended without a release.
constexpr Millis kListeningPauseMin{250};
constexpr Millis kListeningPauseMax{1000};
/// Woken clients retry at random times within this span, so that they do not split the votes.
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
        case ErrorKind::Server: return {.vote = AcquireVote::Ambiguous}; // a script may have acted before its error
        case ErrorKind::WrongType: return {.vote = AcquireVote::Held}; // the key holds something of another type
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

AcquireJob::AcquireJob(LockClient::Private &client, const QByteArray &name, const LockOptions &options,
                       const LockRecipe &recipe, LockHandler handler, QObject *context)
    : Job(client)
    , m_name(name)
    , m_options(options)
    , m_recipe(recipe)
    , m_handler(std::move(handler))
    , m_context(context)
    , m_hasContext(context != nullptr)
    , m_deadline(client.clock.now() + options.wait)
{
}

void AcquireJob::start()
{
    const Hold hold(*this);
    // A single attempt does not queue behind callers that wait.
    if (isWaiting()) {
        m_queueEntry = client().clientId + ':' + QByteArray::number(++client().lastAttempt);
        auto &line = client().lines[m_name];
        m_inLine = true;
        line.append(this);
        if (line.size() > 1) {
            m_phase = Phase::InLine;
            watchContext();
            wakeAt(m_deadline);
            return;
        }
    }
    await();
}

void AcquireJob::cancelWith(const QFuture<Result<HeldLockPtr>> &future)
{
    if (hasEnded())
        return;
    m_futureWatcher.reset(new QFutureWatcher<Result<HeldLockPtr>>);
    QObject::connect(m_futureWatcher.get(), &QFutureWatcherBase::canceled, m_futureWatcher.get(),
                     [this] { withdraw(); });
    m_futureWatcher->setFuture(future);
}

/// Withdraws the attempt if the caller is destroyed during a wait. A running attempt checks that at its end instead.
void AcquireJob::watchContext()
{
    if (m_context != nullptr && !m_contextWatch)
        m_contextWatch = QObject::connect(m_context, &QObject::destroyed, client().q, [this] { withdraw(); });
}

bool AcquireJob::isFirst() const
{
    return client().lines.constFind(m_name)->first() == this;
}

/// Begins when all nodes are settled, see LockNode::isSettled().
void AcquireJob::await()
{
    const bool settled = client().allSettled();
    if (settled && !client().duplicateNodes) {
        begin();
        return;
    }
    m_phase = Phase::Settling;
    watchContext();
    client().settling.push_back(this);
    wakeAt(client().clock.now()
           + (settled ? Millis(0) : kFirstWordLimit)); // begin() reports duplicateNodes in a later turn
}

void AcquireJob::begin()
{
    const Hold hold(*this);
    std::erase(client().settling, this);
    cancelWake();
    m_phase = Phase::Running;
    if (client().duplicateNodes) {
        finishWith(*client().duplicateNodes);
        return;
    }
    if (m_inLine && !isFirst()) {
        const auto before = client().lines.constFind(m_name)->indexOf(this);
        finishWith(
            Error{.kind = ErrorKind::Conflict,
                  .message
                  = QStringLiteral(
                        "The wait for \"%1\" is over: %2 other callers of this program stood in line before this one")
                        .arg(visibleText(m_name), QString::number(before)),
                  .retrySafe = true});
        return;
    }
    const Instant now = client().clock.now();
    const Millis left = isWaiting() ? std::max(Millis(0), floorMillis(m_deadline - now)) : Millis(0);
    m_machine.emplace(machineOptions(m_options, client().count(), left),
                      [](int most) { return static_cast<int>(QRandomGenerator::global()->bounded(most + 1)); });
    m_machine->start(now);
    carryOut();
}

Error AcquireJob::cancelled() const
{
    return {.kind = ErrorKind::Cancelled,
            .message = QStringLiteral("Taking \"%1\" was cancelled").arg(visibleText(m_name))};
}

void AcquireJob::withdraw()
{
    const Hold hold(*this);
    if (hasEnded() || client().closing)
        return; // the client's destructor answers instead
    if (!m_machine) {
        finishWith(cancelled());
        return;
    }
    m_machine->cancel();
    carryOut();
}

void AcquireJob::onAbandoned()
{
    m_futureWatcher.reset();
    QObject::disconnect(m_contextWatch);
    if (hasCaller())
        std::exchange(m_handler, {})(Error{.kind = ErrorKind::Cancelled,
                                           .message = QStringLiteral("The client that was to take the lock has gone")});
}

void AcquireJob::wake()
{
    const Hold hold(*this);
    if (hasEnded())
        return;
    if (m_phase == Phase::InLine) {
        wakeAt(client().clock.now()); // first in line now; continues in a later turn
    } else if (m_machine) {
        m_machine->wake(client().clock.now());
        carryOut();
    }
}

void AcquireJob::onWake(Instant now)
{
    if (client().closing)
        return;
    switch (m_phase) {
    case Phase::InLine:
        if (isFirst())
            await();
        else
            begin();
        break;
    case Phase::Settling: begin(); break;
    case Phase::Running:
        choosePause();
        m_machine->onTime(now);
        carryOut();
        break;
    }
}

void AcquireJob::carryOut()
{
    if (hasEnded())
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
            wakeAt(step.at);
            if (m_machine->isPausing()) {
                if (!hasCaller()) {
                    withdraw();
                    return;
                }
                watchContext();
                listen(); // from here on a message can end the pause
            }
            break;
        case AcquireMachine::Step::Kind::Done: finish(); return;
        }
    }
}

void AcquireJob::sendTake(int index, int attempt)
{
    if (index == 0) {
        m_token
            = m_recipe.makeOwner(client().clientId, ++client().lastAttempt,
                                 m_options.program.isEmpty() ? QCoreApplication::applicationName() : m_options.program);
        m_take = toCommand(m_recipe.take({.name = m_name,
                                          .owner = m_token,
                                          .ttl = m_options.ttl + m_options.lockDelay,
                                          .queueEntry = m_queueEntry,
                                          .fencingToken = m_options.fencingToken}));
    }
    LockNode &node = client().node(index);
    const Instant now = m_machine->startedAt();
    if (const auto refusal = node.refusal(now)) {
        refuse(index, *refusal, static_cast<quint64>(attempt));
        return;
    }
    node.probeClock(now);
    ask(index, *m_take, m_options.nodeTimeout, static_cast<quint64>(attempt));
}

std::optional<Error> &AcquireJob::errorOf(int node)
{
    if (m_errors.empty())
        m_errors.resize(static_cast<size_t>(client().count()));
    return m_errors[static_cast<size_t>(node)];
}

void AcquireJob::onAnswer(int node, quint64 tag, const Result<Value> &reply)
{
    const int attempt = static_cast<int>(tag);
    const Instant now = client().clock.now();
    TakeReply taken = readTake(reply);
    if (!reply)
        errorOf(node) = reply.error();
    else if (!m_errors.empty())
        errorOf(node).reset();
    if (taken.vote == AcquireVote::Granted) {
        // The reply to the preceding TIME may have suspended the node's vote.
        if (const auto refusal = client().node(node).refusal(now)) {
            errorOf(node) = refusal;
            taken.vote = AcquireVote::Ambiguous; // the key is set, but the node has no vote
        } else if (attempt == m_machine->attempt() && m_options.fencingToken) {
            m_fencingToken = taken.fencingToken;
        }
    }
    choosePause();
    m_machine->onVote(attempt, node, taken.vote, now);
    carryOut();
}

void AcquireJob::releaseAttempt(const std::vector<int> &nodes)
{
    const Millis life = m_options.ttl + m_options.lockDelay;
    const Wake wake = client().count() == 1 && m_machine->isDone() ? Wake::Yes : Wake::No;
    (new ReleaseJob(client(),
                    {.name = m_name,
                     .command = m_recipe.release(m_name, m_token, wake),
                     .wake = wake,
                     .nodeTimeout = m_options.nodeTimeout,
                     .giveUpAt = client().clock.now() + life + driftAllowance(life),
                     .onlyOn = nodes}))
        ->start();
}

void AcquireJob::listen()
{
    if (!m_channels.isEmpty())
        return;
    m_channels = m_recipe.wakeChannels(m_name, m_queueEntry);
    for (const auto &channel : m_channels) {
        client().listeners[channel].append(this);
        for (const auto &node : client().nodes)
            node->listen(channel);
    }
}

void AcquireJob::stopListening()
{
    for (const auto &channel : m_channels) {
        const auto all = client().listeners.find(channel);
        all->removeOne(this);
        if (all->isEmpty())
            client().listeners.erase(all);
        for (const auto &node : client().nodes)
            node->unlisten(channel);
    }
    m_channels.clear();
}

/// Sets long pauses while a quorum of nodes reports releases, and short ones otherwise.
void AcquireJob::choosePause()
{
    if (m_channels.isEmpty() || !m_recipe.everyOwnerPublishes())
        return;
    const auto &nodes = client().nodes;
    const auto listening = std::count_if(nodes.begin(), nodes.end(), [this](const auto &node) {
        return std::all_of(m_channels.begin(), m_channels.end(),
                           [&](const QByteArray &channel) { return node->isListening(channel); });
    });
    if (listening >= quorumOf(client().count()))
        m_machine->setPause(std::max(m_options.retryMin, kListeningPauseMin),
                            std::max(m_options.retryMax, kListeningPauseMax));
    else
        m_machine->setPause(m_options.retryMin, m_options.retryMax);
}

Error AcquireJob::failure() const
{
    const QString name = visibleText(m_name);
    int granted = 0;
    int held = 0;
    int unanswered = 0;
    for (const auto &vote : m_machine->votes()) {
        unanswered += vote ? 0 : 1;
        granted += vote == AcquireVote::Granted ? 1 : 0;
        held += vote == AcquireVote::Held ? 1 : 0;
    }
    const int nodes = client().count();
    QStringList reasons;
    for (const auto &error : m_errors) {
        if (error && !reasons.contains(error->message))
            reasons += error->message;
    }
    const QString why = reasons.isEmpty() ? QString() : QStringLiteral(" ") + reasons.join(QStringLiteral(". "));
    const QString notHeard
        = unanswered > 0 ? QStringLiteral("; the other %1 could not change that").arg(unanswered) : QString();
    const auto noQuorum = [&](bool retrySafe) {
        return Error{.kind = ErrorKind::NoQuorum,
                     .message = QStringLiteral("\"%1\" cannot be taken: %2 of %3 nodes granted it, %4 are needed%5.%6")
                                    .arg(name, QString::number(granted), QString::number(nodes),
                                         QString::number(quorumOf(nodes)), notHeard, why),
                     .retrySafe = retrySafe};
    };
    switch (m_machine->outcome()) {
    case AcquireMachine::Outcome::Conflict:
        return {.kind = ErrorKind::Conflict,
                .message = nodes == 1
                    ? QStringLiteral("Somebody else holds \"%1\"").arg(name)
                    : QStringLiteral("Somebody else holds \"%1\": %2 of %3 nodes granted it, %4 are needed; nodes with "
                                     "another owner: %5%6.%7")
                          .arg(name, QString::number(granted), QString::number(nodes), QString::number(quorumOf(nodes)),
                               QString::number(held), notHeard, why),
                .retrySafe = true};
    case AcquireMachine::Outcome::TooSlow:
        return {.kind = ErrorKind::Timeout,
                .message = QStringLiteral(
                               "The nodes took so long that nothing was left of the TTL of %1 ms; choose a longer TTL")
                               .arg(m_options.ttl.count()),
                .retrySafe = true};
    case AcquireMachine::Outcome::Cancelled: return cancelled();
    case AcquireMachine::Outcome::Misconfigured: return noQuorum(false);
    default: return noQuorum(true);
    }
}

/// Leaves fair queues on the nodes, because this client would ignore its turn there.
void AcquireJob::leaveQueues()
{
    if (!isWaiting() || m_machine->attempt() == 0)
        return;
    const auto leave = m_recipe.leaveQueue(m_name, m_queueEntry);
    if (!leave)
        return;
    const Command command = toCommand(*leave);
    const bool granted = m_machine->outcome() == AcquireMachine::Outcome::Granted;
    for (int node = 0; node < client().count(); ++node) {
        if (!granted || m_machine->votes()[static_cast<size_t>(node)] != AcquireVote::Granted)
            client().node(node).send(
                command, [](const Result<Value> &) {}, m_options.nodeTimeout);
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
    state->clock = &client().clock;
    state->client = client().q;
    new Lease(client(), state, m_options, m_recipe, m_machine->startedAt());
    finishWith(HeldLock(std::move(state)));
}

void AcquireJob::finishWith(Result<HeldLock> result)
{
    end();
    m_futureWatcher.reset();
    QObject::disconnect(m_contextWatch);
    std::erase(client().settling, this);
    if (!client().closing) {
        stopListening();
        leaveLine();
    }
    if (!hasCaller())
        return; // the caller is gone: destroying `result` releases the lock
    const LockHandler handler = std::exchange(m_handler, {});
    handler(std::move(result)); // last, because the handler may destroy the client
}

void AcquireJob::leaveLine()
{
    if (!std::exchange(m_inLine, false))
        return;
    auto &lines = client().lines;
    const auto line = lines.find(m_name);
    const bool wasFirst = line->first() == this;
    line->removeOne(this);
    if (line->isEmpty())
        lines.erase(line);
    else if (wasFirst)
        line->first()->wake();
}

} // namespace Lockscope

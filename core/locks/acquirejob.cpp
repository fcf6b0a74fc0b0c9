#include "lockclient_p.h"

#include "../base/text.h"
#include "../dialects/token.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QRandomGenerator>

namespace Lockscope {

namespace {

/// How long an acquire waits for the first word of nodes that are still connecting.
constexpr Millis kSettleLimit{1000};

AcquireOptions machineOptions(const LockOptions &options, int nodes)
{
    return {.nodes = nodes,
            .ttl = options.ttl,
            .wait = options.wait,
            .retryMin = options.retryMin,
            .retryMax = std::max(options.retryMin, options.retryMax),
            .nodeTimeout = options.nodeTimeout};
}

AcquireVote voteOf(const Result<Value> &reply)
{
    if (reply)
        return reply->isNil() ? AcquireVote::Held : reply->type == Value::Type::Status ? AcquireVote::Granted : AcquireVote::Ambiguous;
    return reply.error().kind == ErrorKind::OutcomeUnknown ? AcquireVote::Ambiguous : AcquireVote::Failed;
}

} // namespace

AcquireJob::AcquireJob(LockClient *client, const QByteArray &name, const LockOptions &options, std::shared_ptr<QPromise<Result<HeldLockPtr>>> promise)
    : QObject(client)
    , m_client(client)
    , m_name(name)
    , m_options(options)
    , m_promise(std::move(promise))
    , m_machine(machineOptions(options, client->nodeCount()), [](int most) { return static_cast<int>(QRandomGenerator::global()->bounded(most + 1)); })
    , m_errors(static_cast<size_t>(client->nodeCount()))
{
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer);
    m_settle.setSingleShot(true);
    connect(&m_wake, &QTimer::timeout, this, [this] {
        m_machine.onTime(m_client->d->clock->now());
        carryOut();
    });
    connect(&m_settle, &QTimer::timeout, this, &AcquireJob::begin);
    connect(&m_cancelWatcher, &QFutureWatcherBase::canceled, this, &AcquireJob::withdraw);
    m_cancelWatcher.setFuture(m_promise->future());
}

void AcquireJob::start()
{
    const auto &links = m_client->d->links;
    if (m_client->d->allSettled()) {
        begin();
        return;
    }
    const auto check = [this] {
        if (m_client->d->allSettled())
            begin();
    };
    for (const auto &link : links) {
        connect(link.get(), &Link::up, this, check);
        connect(link.get(), &Link::down, this, check);
    }
    m_settle.start(kSettleLimit);
}

void AcquireJob::withdraw()
{
    m_machine.cancel();
    carryOut();
}

void AcquireJob::begin()
{
    if (m_begun || m_machine.isDone())
        return;
    m_begun = true;
    m_settle.stop();
    m_machine.start(m_client->d->clock->now());
    carryOut();
}

void AcquireJob::carryOut()
{
    const auto steps = m_machine.takeSteps();
    for (const auto &step : steps) {
        switch (step.kind) {
        case AcquireMachine::Step::Kind::SendAcquire: sendAcquire(step.node, step.attempt); break;
        case AcquireMachine::Step::Kind::SendRelease:
            // One job releases an attempt on all nodes; the machine names every node.
            if (m_releasedAttempt != step.attempt) {
                m_releasedAttempt = step.attempt;
                const Instant giveUpAt = m_client->d->clock->now() + m_options.ttl + driftAllowance(m_options.ttl);
                (new ReleaseJob(m_client, m_name, m_token, giveUpAt))->start();
            }
            break;
        case AcquireMachine::Step::Kind::WakeAt: m_wake.start(std::max(Millis(1), std::chrono::ceil<Millis>(step.at - m_client->d->clock->now()))); break;
        case AcquireMachine::Step::Kind::Done: finish(); return;
        }
    }
}

void AcquireJob::sendAcquire(int node, int attempt)
{
    if (node == 0)
        m_token = makeToken(m_options.program.isEmpty() ? QCoreApplication::applicationName() : m_options.program);
    m_client->d->links[static_cast<size_t>(node)]->send(
        {"SET", m_name, m_token, "NX", "PX", QByteArray::number(m_options.ttl.count())},
        [self = QPointer(this), node, attempt](const Result<Value> &reply) {
            if (!self)
                return; // the machine has decided; the release of a refused attempt travels behind its SET
            auto &error = self->m_errors[static_cast<size_t>(node)];
            error = reply ? std::nullopt : std::optional(reply.error());
            self->m_machine.onVote(attempt, node, voteOf(reply), self->m_client->d->clock->now());
            self->carryOut();
        },
        m_options.nodeTimeout);
}

Error AcquireJob::failure() const
{
    const QString name = visibleText(m_name);
    int granted = 0;
    int held = 0;
    for (const auto &vote : m_machine.votes()) {
        granted += vote == AcquireVote::Granted ? 1 : 0;
        held += vote == AcquireVote::Held ? 1 : 0;
    }
    const int nodes = m_client->nodeCount();
    QStringList reasons;
    for (const auto &error : m_errors) {
        if (error && !reasons.contains(error->message))
            reasons += error->message;
    }
    const QString why = reasons.isEmpty() ? QString() : QStringLiteral(" ") + reasons.join(QStringLiteral(" "));
    switch (m_machine.outcome()) {
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
    default:
        return {.kind = ErrorKind::NoQuorum,
                .message = QStringLiteral("\"%1\" cannot be taken: %2 of %3 nodes granted it, %4 are needed.%5")
                               .arg(name, QString::number(granted), QString::number(nodes), QString::number(quorumOf(nodes)), why),
                .retrySafe = true};
    }
}

void AcquireJob::finish()
{
    m_wake.stop();
    disconnect(&m_cancelWatcher, nullptr, this, nullptr);
    if (m_machine.outcome() == AcquireMachine::Outcome::Granted) {
        auto state = std::make_shared<HeldLock::State>();
        state->name = m_name;
        state->token = m_token;
        state->ttl = m_options.ttl;
        state->clock = m_client->d->clock;
        state->validUntil = m_machine.validUntil().time_since_epoch().count();
        new Lease(m_client, state, m_options, m_machine.startedAt());
        m_promise->addResult(Result<HeldLockPtr>(std::make_shared<HeldLock>(std::move(state))));
    } else {
        m_promise->addResult(Result<HeldLockPtr>(failure()));
    }
    m_promise->finish();
    deleteLater();
}

} // namespace Lockscope

#include "locknode_p.h"

#include "../base/durationtext.h"
#include "../base/localtime.h"
#include "../base/text.h"
#include "../redis/node.h"

#include <utility>

namespace Lockscope {

namespace {

/// A clock reading this recent is still valid, so that frequent attempts do not ask again.
constexpr Millis kProbeInterval{10};
/// Interval for requests on an idle connection. They reveal a lost peer and a stepped clock.
constexpr Millis kKeepAlive{10'000};
/// Time until a node without a vote is identified again, because a replica may have been promoted.
constexpr Millis kAskAgain{500};

} // namespace

Command toCommand(const LockCommand &command)
{
    if (!command.script)
        return command.words;
    return Command::script(scriptBody(*command.script), scriptHash(*command.script), command.keys, command.arguments,
                           command.inFull ? ScriptForm::Text : ScriptForm::TextOrHash);
}

LockNode::LockNode(const Endpoint &endpoint, TransportFactory factory, const Clock &clock,
                   const LockClientOptions &options, std::function<Millis()> longestLife)
    : m_factory(std::move(factory))
    , m_clock(clock)
    , m_options(options)
    , m_longestLife(std::move(longestLife))
    , m_link(endpoint, Purpose::Lock, m_factory, clock)
    , m_eligibility(options.nodesKeepData         ? VoteEligibility::Trust::Data
                        : options.trustYoungNodes ? VoteEligibility::Trust::AllAtFirst
                                                  : VoteEligibility::Trust::OldProcesses)
{
    m_keepAlive.setInterval(kKeepAlive);
    connect(&m_keepAlive, &QTimer::timeout, this, [this] { probeClock(m_clock.now()); });
    connect(&m_link, &Link::up, this, [this] {
        m_eligibility.noteConnected();
        m_identifying = false;
        m_probedAt.reset();
        m_keepAlive.start();
        identify();
        probeClock(m_clock.now());
    });
    connect(&m_link, &Link::down, this, [this] {
        m_keepAlive.stop();
        Q_EMIT settled();
    });
}

LockNode::~LockNode()
{
    // Pending handlers must run while all members exist. Nobody else is notified.
    disconnect(this, nullptr, nullptr, nullptr);
    m_listenLink.reset();
    m_link.stop();
    m_refusals.answerAll();
}

void LockNode::start()
{
    m_link.start();
}

void LockNode::moveTo(const Endpoint &endpoint)
{
    const Error why{.kind = ErrorKind::Unreachable,
                    .message
                    = QStringLiteral("%1 takes the place of %2").arg(endpoint.display(), m_link.endpoint().display()),
                    .retrySafe = true};
    if (endpoint == m_link.endpoint())
        return;
    m_eligibility.noteReplaced();
    const QPointer<LockNode> self(this);
    m_link.setEndpoint(endpoint, why);
    if (self && m_listenLink)
        m_listenLink->setEndpoint(endpoint, why);
}

bool LockNode::isSettled() const
{
    return m_link.isUp() ? !m_identifying : m_link.isSettled();
}

void LockNode::identify()
{
    m_identifying = true;
    m_identityAskedAt = m_clock.now();
    // Without scripts a lock could not be renewed or released, so it is not acquired there.
    m_link.send({"EVAL", "return 1", "0"}, [self = QPointer(this)](const Result<Value> &reply) {
        if (self)
            self->m_scriptRefusal = !reply && reply.error().isRefusal() ? std::optional(reply.error()) : std::nullopt;
    });
    m_link.send({"INFO"}, [self = QPointer(this)](const Result<Value> &reply) {
        if (self)
            self->onIdentity(reply);
    });
}

void LockNode::onIdentity(const Result<Value> &reply)
{
    const QPointer<LockNode> self(this);
    m_identifying = false;
    m_identityError.reset();
    const ServerFacts facts = reply && reply->isText() ? parseServerInfo(reply->text) : ServerFacts{};
    if (!facts.runId.isEmpty() && !facts.role.isEmpty()) {
        const auto role = facts.clusterMember       ? VoteEligibility::Role::ClusterMember
            : facts.role == QLatin1String("master") ? VoteEligibility::Role::Primary
                                                    : VoteEligibility::Role::Replica;
        m_eligibility.noteIdentity(facts.runId, role, parseServerUse(reply->text).uptime, m_clock.now());
        noteSuspension();
        if (!self)
            return;
    } else if (reply || reply.error().isRefusal()) {
        if (m_options.trustUnidentifiedNodes)
            m_eligibility.noteIdentity({}, VoteEligibility::Role::Primary, std::nullopt, m_clock.now());
        else
            m_identityError = reply
                ? Error{.kind = ErrorKind::Permission,
                        .message
                        = QStringLiteral(
                              "%1 does not tell its run_id and role in INFO, so it cannot be trusted with a vote")
                              .arg(label())}
                : reply.error().kind == ErrorKind::Unsupported
                ? Error{.kind = ErrorKind::Unsupported,
                        .message = QStringLiteral("%1 does not support INFO, so it cannot be told from a replica or "
                                                  "from a node that restarted empty")
                                       .arg(label()),
                        .serverReply = reply.error().serverReply}
                : Error{.kind = ErrorKind::Permission,
                        .message = QStringLiteral("%1 does not let this user run INFO, so it cannot be told from a "
                                                  "replica or from a node that restarted "
                                                  "empty; grant the right with ACL SETUSER … +info")
                                       .arg(label()),
                        .serverReply = reply.error().serverReply};
    } else {
        m_identityError = reply.error();
    }
    Q_EMIT identified();
    Q_EMIT settled();
}

void LockNode::noteSuspension()
{
    const auto refusal = voteRefusal(m_clock.now());
    const bool suspendedNow = refusal && refusal->until.has_value();
    const bool wasSuspended = std::exchange(m_wasSuspended, suspendedNow);
    if (suspendedNow && !wasSuspended)
        Q_EMIT suspended(describe(*refusal, m_clock.now())); // last, because a receiver may destroy the client
}

void LockNode::probeClock(Instant sent)
{
    if (!m_link.isUp() || (m_probedAt && sent - *m_probedAt < kProbeInterval))
        return;
    m_probedAt = sent;
    m_link.send({"TIME"}, [self = QPointer(this), sent](const Result<Value> &reply) {
        if (!self || !reply || !reply->isArray() || reply->elements.size() != 2)
            return; // without the right to run TIME rule S16 is off; only identity is mandatory
        bool secondsOk = false;
        bool microsOk = false;
        const auto seconds = reply->elements[0].text.toLongLong(&secondsOk);
        const auto micros = reply->elements[1].text.toLongLong(&microsOk);
        if (!secondsOk || !microsOk || seconds < 0 || seconds > 100'000'000'000)
            return;
        self->m_eligibility.noteTime(sent, self->m_clock.now(), std::chrono::seconds(seconds) + Micros(micros));
        self->noteSuspension();
    });
}

std::optional<Error> LockNode::refusal(Instant now)
{
    if (!m_link.isUp())
        return std::nullopt;
    if (m_scriptRefusal)
        return withoutScripts(*m_scriptRefusal);
    const auto refusal = voteRefusal(now);
    if (!refusal)
        return std::nullopt;
    if (!refusal->until && !m_identifying && now - m_identityAskedAt > kAskAgain)
        identify();
    return describe(*refusal, now);
}

Error LockNode::withoutScripts(const Error &refused) const
{
    const QString why
        = QStringLiteral(
              "%1 carries out no scripts, and by scripts locks are renewed and released: none is taken there (%2)")
              .arg(label(), visibleText(refused.serverReply, 200));
    const bool isRight = refused.kind == ErrorKind::Permission;
    return {.kind = refused.kind,
            .message = isRight ? QStringLiteral("%1; grant the right with ACL SETUSER … +eval +evalsha").arg(why) : why,
            .serverReply = refused.serverReply};
}

Error LockNode::describe(const VoteEligibility::Refusal &refusal, Instant now) const
{
    const auto suspended = [&](const QString &what) {
        const auto left = *refusal.until - now;
        const WallTime wallNow = m_clock.wallNow();
        return Error{
            .kind = ErrorKind::Suspended,
            .message
            = QStringLiteral("%1; it votes from %2 (in %3)")
                  .arg(what, timeWithDateIfOtherDay(wallNow, wallNow + std::chrono::ceil<std::chrono::seconds>(left)),
                       durationText(left)),
            .retrySafe = true};
    };
    switch (refusal.reason) {
    case VoteEligibility::Reason::Replica:
        return {.kind = ErrorKind::ReadOnly,
                .message = QStringLiteral("%1 is a replica: it has no vote").arg(label()),
                .retrySafe = true};
    case VoteEligibility::Reason::ClusterMember:
        return {
            .kind = ErrorKind::Cluster,
            .message
            = QStringLiteral("%1 belongs to a Redis Cluster: it is no independent node and has no vote").arg(label())};
    case VoteEligibility::Reason::Young:
        return suspended(QStringLiteral("%1 started %2 ago and may lack earlier locks")
                             .arg(label(), durationText(now - *refusal.since)));
    case VoteEligibility::Reason::AgeUnknown:
        return suspended(
            QStringLiteral("%1 does not report its uptime, so it may lack locks from before a restart").arg(label()));
    case VoteEligibility::Reason::Restarted:
        return suspended(QStringLiteral("%1 restarted and may lack earlier locks").arg(label()));
    case VoteEligibility::Reason::Promoted:
        return suspended(QStringLiteral("%1 was promoted and may lack earlier locks").arg(label()));
    case VoteEligibility::Reason::Withheld:
        return suspended(QStringLiteral("%1 restarted or was promoted and may lack earlier locks").arg(label()));
    case VoteEligibility::Reason::ClockStepped:
        return suspended(
            QStringLiteral("The clock of %1 was stepped by %2 s, which moves the end of its locks")
                .arg(label(), QString::number(std::chrono::duration<double>(refusal.step).count(), 'f', 3)));
    case VoteEligibility::Reason::NotIdentified: break;
    }
    return m_identityError.value_or(Error{.kind = ErrorKind::Unreachable,
                                          .message = QStringLiteral("%1 has not said yet who it is").arg(label()),
                                          .retrySafe = true});
}

void LockNode::onReadOnly()
{
    const auto refusal = voteRefusal(m_clock.now());
    const bool known = refusal && refusal->reason == VoteEligibility::Reason::Replica;
    if (!known && !m_identifying && m_link.isUp())
        identify();
}

void LockNode::listen(const QByteArray &channel)
{
    if (m_listeners[channel]++ > 0)
        return;
    if (!m_listenLink) {
        m_listenLink = std::make_unique<Link>(m_link.endpoint(), Purpose::Listen, m_factory, m_clock);
        connect(m_listenLink.get(), &Link::up, this, [this] {
            const auto channels = m_listeners.keys();
            for (const auto &wanted : channels)
                subscribe(wanted);
        });
        connect(m_listenLink.get(), &Link::down, this, [this] { m_subscribed.clear(); });
        connect(m_listenLink.get(), &Link::message, this, [this](const QByteArray &from) { Q_EMIT woken(from); });
        m_listenLink->start();
    } else if (m_listenLink->isUp()) {
        subscribe(channel);
    }
}

void LockNode::subscribe(const QByteArray &channel)
{
    m_listenLink->send({"SUBSCRIBE", channel}, [self = QPointer(this), channel](const Result<Value> &reply) {
        if (!self || !reply || !self->m_listeners.contains(channel))
            return; // rejected, for example by the ACL; waiting callers then rely on retries
        self->m_subscribed.insert(channel);
        Q_EMIT self->woken(channel);
    });
}

void LockNode::unlisten(const QByteArray &channel)
{
    const auto found = m_listeners.find(channel);
    if (found == m_listeners.end() || --*found > 0)
        return;
    m_listeners.erase(found);
    m_subscribed.remove(channel);
    if (m_listenLink && m_listenLink->isUp())
        m_listenLink->send({"UNSUBSCRIBE", channel}, [](const Result<Value> &) {});
}

} // namespace Lockscope

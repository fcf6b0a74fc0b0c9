#include "node.h"

#include "scriptsupport.h"

#include <QPointer>

#include <algorithm>
#include <map>
#include <utility>

namespace Lockscope {

namespace {

/// Smaller changes of the offset are not reported, because clocks are adjusted all the time.
constexpr Micros kClockNews = Millis(50);

} // namespace

bool equalExceptMeasurements(const NodeStatus &a, const NodeStatus &b)
{
    NodeStatus same = a;
    same.roundTrip = b.roundTrip;
    same.clock = b.clock;
    same.use = b.use;
    same.cost = b.cost;
    same.walk = b.walk;
    return same == b && writeRefusalOf(a) == writeRefusalOf(b);
}

bool equalExceptMeasurements(const std::vector<NodeStatus> &a, const std::vector<NodeStatus> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const NodeStatus &one, const NodeStatus &other) {
        return equalExceptMeasurements(one, other);
    });
}

bool isFull(const NodeStatus &node)
{
    const bool evicts = node.facts && !node.facts->evictionPolicy.isEmpty()
        && node.facts->evictionPolicy != QLatin1String("noeviction");
    return node.facts && !evicts && node.facts->maxMemory.value_or(0) > 0 && node.use
        && node.use->usedMemory.value_or(0) >= *node.facts->maxMemory;
}

std::optional<int> databaseOf(const std::vector<NodeStatus> &nodes)
{
    const bool differ = std::any_of(nodes.begin(), nodes.end(), [&nodes](const NodeStatus &node) {
        return node.database != nodes.front().database;
    });
    return nodes.empty() || differ ? std::nullopt : nodes.front().database;
}

std::optional<std::vector<DatabaseKeys>> otherDatabases(const std::vector<NodeStatus> &nodes)
{
    std::map<int, qint64> most;
    bool isKnown = false;
    for (const auto &node : nodes) {
        const bool tells = !node.retired && node.reach == NodeStatus::Reach::Up && node.use && node.use->keyspace;
        if (!tells || node.partial || (node.facts && node.facts->clusterMember))
            continue;
        isKnown = true;
        for (const auto &[database, keys] : *node.use->keyspace)
            most[database] = std::max(most[database], keys);
    }
    if (!isKnown)
        return std::nullopt;
    std::vector<DatabaseKeys> others;
    for (const auto &[database, keys] : most) {
        if (std::none_of(nodes.begin(), nodes.end(),
                         [database = database](const NodeStatus &node) { return node.database == database; }))
            others.push_back({.database = database, .keys = keys});
    }
    return others;
}

WriteRefusal writeRefusalOf(const NodeStatus &node)
{
    if (!node.facts)
        return WriteRefusal::None;
    // A count above zero may still be too low, but INFO does not show min-replicas-to-write.
    if (node.facts->goodReplicas == 0)
        return WriteRefusal::LacksReplicas;
    if (node.facts->appendOnly == true && node.facts->appendFails == true)
        return WriteRefusal::LogFails;
    return isFull(node) ? WriteRefusal::Full : WriteRefusal::None;
}

bool mayRefuseWrites(const NodeStatus &node)
{
    const bool saves = !node.settings || !node.settings->savePoints || !node.settings->savePoints->isEmpty();
    return node.facts && node.facts->snapshotFails == true && saves;
}

Node::Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_link(endpoint, Purpose::Watch, std::move(factory), clock, this)
{
    m_status.index = index;
    m_status.label = endpoint.label();
    m_status.address = endpoint.display();
    m_status.database = endpoint.database;
    m_status.since = clock.wallNow();
    connect(&m_link, &Link::up, this, &Node::onUp);
    connect(&m_link, &Link::down, this, &Node::onDown);
}

Node::~Node()
{
    // Link::stop() calls pending handlers, so this comes while all members exist. Nobody else is notified.
    disconnect(this, nullptr, nullptr, nullptr);
    m_link.stop();
}

void Node::start()
{
    m_started = true;
    if (m_isServerKnown && !m_status.retired)
        m_link.start();
}

void Node::setServerUnknown()
{
    m_isServerKnown = false;
    m_status.address.clear();
}

void Node::moveTo(const Endpoint &endpoint)
{
    if (m_isServerKnown && !m_status.retired && endpoint == m_link.endpoint())
        return;
    const QString from = m_status.address;
    const QString to = endpoint.display();
    m_link.setEndpoint(endpoint,
                       {.kind = ErrorKind::Unreachable,
                        .message = QStringLiteral("%1 takes the place of %2 and has not been read yet")
                                       .arg(to, from.isEmpty() ? m_status.label : from),
                        .retrySafe = true});
    m_status.label = endpoint.label();
    m_status.address = to;
    m_status.database = endpoint.database;
    // The new server is neither the process that answered before nor a restart of it.
    m_lastRunId.clear();
    forgetServer();
    m_status.error.reset();
    m_status.retired = false;
    m_status.reach = NodeStatus::Reach::Connecting;
    m_status.since = m_clock.wallNow();
    if (m_isServerKnown && from != to) {
        m_status.failedOverAt = m_clock.wallNow();
        m_status.formerAddress = from;
    }
    m_isServerKnown = true;
    if (m_started)
        m_link.start();
    Q_EMIT statusChanged();
}

void Node::forgetServer()
{
    m_status.facts.reset();
    m_status.factsRefusal.reset();
    m_status.scriptRefusal.reset();
    m_status.use.reset();
    m_status.clock.reset();
    m_status.clockSteppedAt.reset();
    m_status.startedAt.reset();
    m_status.restartedAt.reset();
    m_status.roundTrip.reset();
    m_status.cost.reset();
    m_infoAskedAt.reset();
    m_identified = false;
    m_status.restartUnknown = false;
    ++m_server;
}

void Node::noteServerUnknown(const Error &why)
{
    if (!m_isServerKnown)
        onDown(why);
}

void Node::noteSilentSentinels(const QStringList &labels)
{
    if (m_status.silentSentinels == labels)
        return;
    m_status.silentSentinels = labels;
    Q_EMIT statusChanged();
}

void Node::retire(const Error &why)
{
    if (m_status.retired)
        return;
    m_link.stop();
    m_status.retired = true;
    forgetServer();
    onDown(why);
}

void Node::stop()
{
    m_started = false;
    m_link.stop();
    m_status.reach = NodeStatus::Reach::Connecting;
    m_status.since = m_clock.wallNow();
    m_status.roundTrip.reset();
    m_status.cost.reset();
}

void Node::noteRoundTrip(Micros duration)
{
    // No signal: the round trip changes with every read and is published with the next change.
    m_status.roundTrip = duration;
}

void Node::refresh()
{
    if (m_infoAskedAt && (!m_isInfoRefused || m_clock.now() - *m_infoAskedAt >= kRefusedInterval))
        identify();
}

void Node::noteTime(WallTime sent, const Value &reply)
{
    const auto serverTime = parseServerTime(reply);
    const WallTime received = m_clock.wallNow();
    if (!serverTime || received < sent)
        return; // the local wall clock was stepped meanwhile
    const ClockOffset now = ClockOffset::between(sent, received, *serverTime);
    auto &known = m_status.clock;
    // The local wall clock may have jumped instead of the node's. The monotonic clock shows that.
    const Micros ahead = Micros(received.time_since_epoch()) - m_clock.now().time_since_epoch();
    const bool weJumped = m_wallAhead && std::chrono::abs(ahead - *m_wallAhead) > kClockNews;
    m_wallAhead = ahead;
    if (weJumped)
        known.reset();
    const Micros jump = !known    ? Micros(0)
        : now.least > known->most ? now.least - known->most
        : now.most < known->least ? now.most - known->least
                                  : Micros(0);
    if (std::chrono::abs(jump) > kClockNews) {
        m_status.clockSteppedAt = received;
        m_status.clockStep = now.middle() - known->middle();
    }
    const bool isFirst = !known.has_value();
    // While both clocks run at the same rate, each measurement narrows the range.
    const ClockOffset both{.least = known ? std::max(known->least, now.least) : now.least,
                           .most = known ? std::min(known->most, now.most) : now.most};
    known = both.least <= both.most ? both : now;
    if (isFirst || std::chrono::abs(known->middle() - m_reportedClock) > kClockNews) {
        m_reportedClock = known->middle();
        Q_EMIT statusChanged();
    }
}

void Node::noteTraffic()
{
    constexpr Micros kLeast = Millis(200); // a shorter interval is too inaccurate
    const Instant now = m_clock.now();
    const Traffic traffic = m_link.traffic();
    const Micros since = now - m_countedAt;
    if (m_countedAt != Instant() && since < kLeast)
        return;
    if (m_countedAt != Instant() && traffic.answered >= m_traffic.answered) {
        const double seconds = std::chrono::duration<double>(since).count();
        m_status.cost
            = {.commandsPerSecond = static_cast<double>(traffic.answered - m_traffic.answered) / seconds,
               .bytesPerSecond
               = static_cast<double>(traffic.sent + traffic.received - m_traffic.sent - m_traffic.received) / seconds};
    }
    m_traffic = traffic;
    m_countedAt = now;
}

void Node::noteFeed(FeedKind kind, const QString &why, std::vector<TrackedPrefix> trackedPrefixes)
{
    m_status.feed = kind;
    m_status.feedWhy = why;
    m_status.trackedPrefixes = std::move(trackedPrefixes);
    Q_EMIT statusChanged();
}

void Node::onUp()
{
    m_status.reach = NodeStatus::Reach::Up;
    m_status.everUp = true;
    m_status.restartUnknown = m_wasIdentified;
    m_status.since = m_clock.wallNow();
    m_status.error.reset();
    m_status.facts.reset();
    m_status.factsRefusal.reset();
    m_status.scriptRefusal.reset();
    m_countedAt = {};
    m_identified = false;
    m_status.use.reset();
    m_status.clock.reset();
    m_identifying = false;
    m_isInfoRefused = false;
    ++m_server;
    identify();
    checkScriptSupport(m_link, [self = QPointer(this), server = m_server](const std::optional<Error> &refusal) {
        if (!self || self->m_server != server || !refusal)
            return;
        self->m_status.scriptRefusal = refusal;
        Q_EMIT self->statusChanged();
    });
    Q_EMIT statusChanged();
}

void Node::sendNoTouch()
{
    // Keeps Lockscope's reads from delaying the eviction of keys. Not on cluster members: with NO-TOUCH, Redis 8.0
    // crashes on a key of a migrating slot (getNodeByQuery() looks it up without an executing command).
    const ServerFacts &facts = *m_status.facts;
    if (!facts.clusterMember && facts.compatibleRedisVersion && *facts.compatibleRedisVersion >= ServerVersion{7, 2, 0})
        m_link.send({"CLIENT", "NO-TOUCH", "ON"}, [](const Result<Value> &) {});
}

void Node::identify()
{
    if (m_identifying || !m_link.isUp())
        return;
    m_identifying = true;
    m_infoAskedAt = m_clock.now();
    m_link.send({"INFO"}, [self = QPointer(this), server = m_server](const Result<Value> &reply) {
        if (self && self->m_server == server)
            self->onInfo(reply);
    });
}

void Node::onInfo(const Result<Value> &reply)
{
    m_identifying = false;
    m_status.restartUnknown = false;
    const bool wasIdentified = std::exchange(m_identified, true);
    const bool mayBeAnother = !wasIdentified && std::exchange(m_wasIdentified, true);
    if (!reply || !reply->isText()) {
        if (mayBeAnother)
            Q_EMIT replaced();
        // Without the right to run INFO the facts stay unknown. Watching works without them.
        if (reply || !reply.error().serverReply.isEmpty()) {
            m_status.facts.reset();
            m_status.factsRefusal = reply ? std::nullopt : std::optional(reply.error());
            m_status.use.reset();
            m_isInfoRefused = true; // repeated seldom from now on: each rejection is an entry in the server's ACL LOG
        }
        Q_EMIT statusChanged();
        return;
    }
    const bool wasRefused = std::exchange(m_isInfoRefused, false);
    const NodeStatus before = m_status;
    m_status.factsRefusal.reset();
    m_status.facts = parseServerInfo(reply->text);
    m_status.use = parseServerUse(reply->text);
    if (!wasIdentified || wasRefused)
        sendNoTouch();
    const QByteArray &runId = m_status.facts->runId;
    const bool isAnother = !m_lastRunId.isEmpty() && !runId.isEmpty() && runId != m_lastRunId;
    // The uptime counts whole seconds. The first value of each process is kept, so that its start does not jitter.
    if (!m_status.startedAt || isAnother || runId.isEmpty())
        m_status.startedAt
            = m_status.use->uptime ? std::optional(m_clock.wallNow() - *m_status.use->uptime) : std::nullopt;
    if (isAnother)
        m_status.restartedAt = m_clock.wallNow();
    if (isAnother || (mayBeAnother && runId.isEmpty()))
        Q_EMIT replaced();
    if (!runId.isEmpty())
        m_lastRunId = runId;
    if (!wasIdentified || !equalExceptMeasurements(before, m_status))
        Q_EMIT statusChanged();
}

void Node::onDown(const Error &reason)
{
    if (m_status.reach != NodeStatus::Reach::Down) {
        m_status.reach = NodeStatus::Reach::Down;
        m_status.since = m_clock.wallNow();
    } else if (m_status.error == reason) {
        return;
    }
    m_status.roundTrip.reset();
    m_status.cost.reset();
    m_status.restartUnknown = false;
    m_status.error = reason;
    Q_EMIT statusChanged();
}

} // namespace Lockscope

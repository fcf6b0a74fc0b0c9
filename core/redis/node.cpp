#include "node.h"

namespace Lockscope {

ServerFacts parseServerInfo(const QByteArray &info)
{
    ServerFacts facts;
    QString primaryHost;
    QString primaryPort;
    qsizetype pos = 0;
    while (pos < info.size()) {
        qsizetype end = info.indexOf('\n', pos);
        if (end < 0)
            end = info.size();
        const QByteArray line = info.mid(pos, end - pos).trimmed();
        pos = end + 1;
        const qsizetype colon = line.indexOf(':');
        if (colon < 0 || line.startsWith('#'))
            continue;
        const QByteArray key = line.left(colon);
        const QByteArray value = line.mid(colon + 1).left(200);
        if (key == "run_id")
            facts.runId = value;
        else if (key == "redis_version" && facts.version.isEmpty())
            facts.version = QStringLiteral("Redis ") + QString::fromLatin1(value);
        else if (key == "valkey_version")
            facts.version = QStringLiteral("Valkey ") + QString::fromLatin1(value);
        else if (key == "role")
            facts.role = QString::fromLatin1(value);
        else if (key == "master_host")
            primaryHost = QString::fromLatin1(value);
        else if (key == "master_port")
            primaryPort = QString::fromLatin1(value);
        else if (key == "maxmemory_policy")
            facts.evictionPolicy = QString::fromLatin1(value);
        else if (key == "cluster_enabled")
            facts.clusterMember = value == "1";
    }
    if (!primaryHost.isEmpty())
        facts.primary = primaryHost + u':' + primaryPort;
    return facts;
}

Node::Node(int index, const Endpoint &endpoint, TransportFactory factory, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_link(endpoint, Purpose::Watch, std::move(factory), clock, this)
{
    m_status.index = index;
    m_status.label = endpoint.label();
    m_status.address = endpoint.display();
    m_status.since = clock.wallNow();
    connect(&m_link, &Link::up, this, &Node::onUp);
    connect(&m_link, &Link::down, this, &Node::onDown);
}

void Node::start()
{
    m_started = true;
    if (m_placed && !m_status.retired)
        m_link.start();
}

void Node::setUnplaced()
{
    m_placed = false;
    m_status.address.clear();
}

void Node::moveTo(const Endpoint &endpoint)
{
    if (m_placed && !m_status.retired && endpoint == m_link.endpoint())
        return;
    const QString from = m_status.address;
    const QString to = endpoint.display();
    m_link.setEndpoint(endpoint,
                       {.kind = ErrorKind::Unreachable,
                        .message = QStringLiteral("%1 takes the place of %2 and has not been read yet").arg(to, from.isEmpty() ? m_status.label : from),
                        .retrySafe = true});
    m_status.label = endpoint.label();
    m_status.address = to;
    // Whoever it is, it is not the process that answered before; nor has that one restarted.
    m_lastRunId.clear();
    m_status.facts.reset();
    m_status.error.reset();
    m_status.retired = false;
    m_status.reach = NodeStatus::Reach::Connecting;
    m_status.since = m_clock.wallNow();
    m_status.roundTrip.reset();
    m_identified = false;
    if (m_placed && from != to) {
        m_status.failedOverAt = m_clock.wallNow();
        m_status.formerAddress = from;
    }
    m_placed = true;
    if (m_started)
        m_link.start();
    Q_EMIT statusChanged();
}

void Node::noteUnplaced(const Error &why)
{
    if (!m_placed)
        onDown(why);
}

void Node::retire(const Error &why)
{
    if (m_status.retired)
        return;
    m_link.stop();
    m_status.retired = true;
    m_status.facts.reset();
    m_identified = false;
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
    // No signal: the round trip changes with every read and is picked up with the next batch of changes.
    m_status.roundTrip = duration;
}

void Node::noteTraffic()
{
    constexpr Micros kLeast = Millis(200); // sooner it says little
    const Instant now = m_clock.now();
    const Traffic traffic = m_link.traffic();
    const Micros since = now - m_countedAt;
    if (m_countedAt != Instant() && since < kLeast)
        return;
    if (m_countedAt != Instant() && traffic.answered >= m_traffic.answered) {
        const double seconds = std::chrono::duration<double>(since).count();
        m_status.cost = {.commandsPerSecond = static_cast<double>(traffic.answered - m_traffic.answered) / seconds,
                         .bytesPerSecond = static_cast<double>(traffic.sent + traffic.received - m_traffic.sent - m_traffic.received) / seconds};
    }
    m_traffic = traffic;
    m_countedAt = now;
}

void Node::noteFeed(FeedKind kind, const QString &why)
{
    m_status.feed = kind;
    m_status.feedWhy = why;
    Q_EMIT statusChanged();
}

void Node::onUp()
{
    m_status.reach = NodeStatus::Reach::Up;
    m_status.everUp = true;
    m_status.since = m_clock.wallNow();
    m_status.error.reset();
    m_status.facts.reset();
    m_countedAt = {};
    m_identified = false;
    m_identifying = false;
    ++m_server;
    identify();
    Q_EMIT statusChanged();
}

void Node::identify()
{
    if (m_identifying || !m_link.isUp())
        return;
    m_identifying = true;
    m_link.send({"INFO"}, [self = QPointer(this), server = m_server](const Result<Value> &reply) {
        if (self && self->m_server == server)
            self->onIdentity(reply);
    });
}

void Node::onIdentity(const Result<Value> &reply)
{
    m_identifying = false;
    const bool first = !std::exchange(m_identified, true);
    if (!reply || !reply->isText()) {
        if (first)
            Q_EMIT statusChanged();
        return; // no right to run INFO: the facts stay unknown, watching works without them
    }
    const ServerFacts facts = parseServerInfo(reply->text);
    const QByteArray &runId = facts.runId;
    if (!m_lastRunId.isEmpty() && !runId.isEmpty() && runId != m_lastRunId)
        m_status.restartedAt = m_clock.wallNow();
    if (!runId.isEmpty())
        m_lastRunId = runId;
    if (first || m_status.facts != facts) {
        m_status.facts = facts;
        Q_EMIT statusChanged();
    }
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
    m_status.error = reason;
    Q_EMIT statusChanged();
}

} // namespace Lockscope

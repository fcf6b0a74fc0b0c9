#include "node.h"

namespace Lockscope {

ServerFacts parseServerInfo(const QByteArray &info)
{
    ServerFacts facts;
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
        else if (key == "maxmemory_policy")
            facts.evictionPolicy = QString::fromLatin1(value);
        else if (key == "cluster_enabled")
            facts.clusterMember = value == "1";
    }
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
    m_link.start();
}

void Node::stop()
{
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
    m_link.send({"INFO"}, [this](const Result<Value> &reply) {
        m_identified = true;
        if (!reply || !reply->isText()) {
            Q_EMIT statusChanged();
            return; // no right to run INFO: the facts stay unknown, watching works without them
        }
        m_status.facts = parseServerInfo(reply->text);
        const QByteArray &runId = m_status.facts->runId;
        if (!m_lastRunId.isEmpty() && !runId.isEmpty() && runId != m_lastRunId)
            m_status.restartedAt = m_clock.wallNow();
        if (!runId.isEmpty())
            m_lastRunId = runId;
        Q_EMIT statusChanged();
    });
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
    m_status.error = reason;
    Q_EMIT statusChanged();
}

} // namespace Lockscope
